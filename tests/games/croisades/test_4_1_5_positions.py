"""Clause 4.1.5 in position files: who has chosen what, and what cannot be; and what others may imagine of it."""

import msgspec
import pytest

from gonfalon.games.croisades import GAME
from gonfalon.games.croisades.actions import Muster
from gonfalon.games.croisades.frames import Mustering
from gonfalon.games.croisades.pieces import Side
from gonfalon.games.croisades.position import Position
from gonfalon.games.croisades.scenarios import VANGUARDS
from gonfalon.games.croisades.state import (
    State,
)
from gonfalon.kernel.dice import SeededDice
from gonfalon.kernel.reading import BadInput
from tests.games.croisades.march import taken
from tests.games.croisades.stamp import CRUSADER, SARACEN
from tests.games.croisades.test_4_1_5_vanguards import SARACEN_FIRST, begun, muster


def there_and_back(state: State) -> State:
    """A state by way of its position file."""
    return GAME.state_of(msgspec.json.decode(msgspec.json.encode(GAME.position(state)), type=Position))


def test_a_position_tells_who_has_chosen_what() -> None:
    state = begun(*SARACEN_FIRST, budget=200).state
    position = GAME.position(state)
    assert (position.ask, position.seat, position.agenda, position.first) == ("muster", CRUSADER, (), SARACEN)
    assert there_and_back(state) == state
    chosen = taken(state, muster(CRUSADER, longbowman=1, shortbowman=1, king_on_foot=1)).state
    assert (GAME.position(chosen).seat, there_and_back(chosen)) == (SARACEN, chosen)
    both = taken(chosen, muster(SARACEN, saladin_on_foot=1)).state
    assert there_and_back(both) == both
    assert [(each.figure, each.afoot) for each in GAME.position(both).figures] == [
        ("richard", True),
        ("dai", False),
        ("jones-shortbow", False),
        ("saladin", True),
    ]


MUSTERING = {"scenario": VANGUARDS, "turn": 1, "side": "crusader", "first": "crusader", "figures": [], "ask": "muster"}
MUSTERING["seat"] = "crusader"
WAITING_MEN = [{"figure": "dai", "off": "waiting"}, {"figure": "saladin", "off": "waiting", "afoot": True}]
PLAYING = MUSTERING | {"ask": "move", "figures": WAITING_MEN}
CHOSEN = {"frame": "mustering", "id": 1, "seat": "crusader", "answered": True, "numbers": [["lady", 1]]}
OPEN = {"frame": "mustering", "id": 2, "seat": "saracen"}


@pytest.mark.parametrize("position", [MUSTERING, PLAYING, MUSTERING | {"seat": "saracen", "agenda": [OPEN, CHOSEN]}])
def test_the_bases_of_what_is_wrong_are_right(position: dict[str, object]) -> None:
    GAME.state_of(msgspec.convert(position, Position))


@pytest.mark.parametrize(
    ("position", "field"),
    [
        (MUSTERING | {"first": None}, "first"),
        (MUSTERING | {"turn": 2}, "figures"),
        (MUSTERING | {"first": "saracen"}, "figures"),
        (MUSTERING | {"figures": WAITING_MEN}, "figures"),
        (MUSTERING | {"seat": "saracen", "agenda": [CHOSEN]}, "agenda"),
        (MUSTERING | {"seat": "saracen", "agenda": [OPEN | {"id": 1}, CHOSEN]}, "agenda"),
        (MUSTERING | {"seat": "saracen", "agenda": [OPEN, CHOSEN | {"numbers": []}]}, "agenda[1].numbers"),
        (MUSTERING | {"seat": "saracen", "agenda": [OPEN, CHOSEN | {"numbers": [["king", 3]]}]}, "agenda[1].numbers"),
        (MUSTERING | {"seat": "saracen", "agenda": [OPEN, CHOSEN | {"numbers": [["elf", 1]]}]}, "agenda[1].numbers"),
        (MUSTERING | {"agenda": [OPEN, CHOSEN | {"answered": False}]}, "agenda[1].numbers"),
        (MUSTERING | {"agenda": [OPEN, CHOSEN]}, "ask"),
        (PLAYING | {"figures": [*WAITING_MEN, {"figure": "dai-shortbow", "off": "waiting"}]}, "figures"),
        (PLAYING | {"figures": [*WAITING_MEN, {"figure": "bertin", "off": "waiting", "afoot": True}]}, "figures"),
        (PLAYING | {"options": {"budget": 60}, "figures": [*WAITING_MEN, *(
            {"figure": name, "off": "waiting", "afoot": True} for name in ("richard", "gerard", "robert")
        )]}, "figures"),
    ],
)  # fmt: skip
def test_what_cannot_be_of_a_muster_is_refused_by_its_field(position: dict[str, object], field: str) -> None:
    with pytest.raises(BadInput) as refusal:
        GAME.state_of(msgspec.convert(position, Position))
    assert refusal.value.field == field


def test_lots_and_musters_belong_to_their_scenario() -> None:
    base = {"scenario": "sultans-guard", "turn": 1, "side": "crusader", "figures": WAITING_MEN, "ask": "muster"}
    with pytest.raises(BadInput, match="nobody chooses forces"):
        GAME.state_of(msgspec.convert(base | {"seat": "crusader", "figures": []}, Position))
    with pytest.raises(BadInput, match="lots are drawn"):
        GAME.state_of(msgspec.convert(base | {"seat": "crusader", "ask": "move", "first": "crusader"}, Position))


def test_a_frame_of_a_muster_keeps_its_side() -> None:
    frames = [frame for frame in there_and_back(begun().state).agenda if isinstance(frame, Mustering)]
    assert [frame.seat for frame in frames] == [SARACEN, CRUSADER]
    assert all(isinstance(frame.seat, Side) for frame in frames)


def test_imagined_forces_keep_to_the_box_and_the_budget() -> None:
    state = taken(begun().state, muster(SARACEN, assassin=4)).state
    seen = set()
    for seed in range(40):
        imagined = GAME.imagine(GAME.view(state, CRUSADER), SeededDice(seed))
        (frame,) = [each for each in imagined.agenda if isinstance(each, Mustering) and each.seat is SARACEN]
        action = Muster(seat=SARACEN, numbers=frame.numbers)
        assert GAME.check(state, action) is None
        seen.add(frame.numbers)
    assert len(seen) > 30
    assert GAME.imagine(GAME.view(state, SARACEN), SeededDice(0)) == state
