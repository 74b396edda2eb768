"""Position files: they express every state, read back to the same, and say which field cannot be."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from gonfalon.games.arsouf import GAME
from gonfalon.games.arsouf.actions import Arrange, ArsoufAction, Confirm, Lift, Place
from gonfalon.games.arsouf.pieces import Side
from gonfalon.games.arsouf.position import Placed, Position
from gonfalon.games.arsouf.state import Options, State
from gonfalon.kernel.dice import ScriptedDice
from gonfalon.kernel.events import unheard
from gonfalon.kernel.game import begin, take
from gonfalon.kernel.reading import BadInput
from tests.games.arsouf.stamp import CRUSADER, MUSLIM, attack, end, move, placed, play, posted, stamp

CLASH = {"templars": "08.08", "hospitallers": "05.10", "richard": "08.12", "mamelukes-1": "08.11 wounded"}


def opening() -> State:
    return begin(GAME, "printed", Options(), ScriptedDice(()), unheard)


def through(state: State, *actions: ArsoufAction, dice: tuple[int, ...] = ()) -> list[State]:
    """Every state on the way, the first included."""
    scripted, states = ScriptedDice(dice), [state]
    for action in actions:
        assert GAME.check(states[-1], action) is None, action
        states.append(take(GAME, states[-1], action, scripted, unheard))
    return states


PATHS: dict[str, Callable[[], list[State]]] = {
    "deployment": lambda: through(
        opening(),
        Place(seat=CRUSADER, piece="templars", at="00.18"),
        Place(seat=CRUSADER, piece="richard", at="00.18"),
        Lift(seat=CRUSADER, piece="richard"),
        Arrange(seat=CRUSADER, how="rest"),
        Confirm(seat=CRUSADER),
        Place(seat=MUSLIM, piece="saladin", at="13.00"),
        Arrange(seat=MUSLIM, how="rest"),
        Confirm(seat=MUSLIM),
        end(CRUSADER),
        end(MUSLIM),
    ),
    "a turn of charges": lambda: through(
        stamp({**CLASH, "mamelukes-2": "02.02"}),
        move("hospitallers", "07.11"),
        move("templars", "08.10"),
        end(CRUSADER),
        attack("templars", "mamelukes-1"),
        end(CRUSADER),
        dice=(1, 4),
    ),
    "a target killed before the charge": lambda: through(
        stamp(CLASH),
        move("templars", "08.10"),
        move("hospitallers", "07.11"),
        end(CRUSADER),
        attack("richard", "mamelukes-1"),
        dice=(6, 1),
    ),
    "announced attacks": lambda: through(
        stamp({**CLASH, "mamelukes-2": "07.13"}, announce_first=True),
        move("templars", "08.10"),
        end(CRUSADER),
        attack("richard", "mamelukes-2"),
        end(CRUSADER),
        dice=(3, 3),
    ),
    "an arrival": lambda: through(
        stamp({"baggage-1": "02.00", "templars": "02.01 wounded"}),
        move("baggage-1", "01.00"),
        move("templars", "01.01"),
        end(CRUSADER),
    ),
    "a knight arrives before a Muslim": lambda: through(
        stamp({"templars": "01.03", "mamelukes-1": "01.00"}, muslims_enter_arsouf=True),
        move("templars", "01.01"),
        end(CRUSADER),
    ),
    "the win": lambda: through(
        stamp({"baggage-1": "02.00", "infantry-1": "08.08"}, arrived=("baggage-2", "templars", "richard")),
        move("infantry-1", "08.09"),
        move("baggage-1", "01.00"),
    ),
    "the win of charging knights": lambda: through(
        stamp({**CLASH, "baggage-1": "02.00"}, arrived=("baggage-2", "knights-1", "knights-2")),
        move("templars", "08.10"),
        move("baggage-1", "01.00"),
    ),
    "the Crusaders stopped": lambda: through(
        stamp(
            {"baggage-1": "08.08 wounded", "baggage-2": "02.08", "mamelukes-1": "08.10"},
            seat=MUSLIM,
            arrived=("templars", "richard"),
            bystanders={},
        ),
        move("mamelukes-1", "08.09"),
        end(MUSLIM),
        attack("mamelukes-1", "baggage-1"),
        dice=(6, 1),
    ),
    "too late": lambda: through(
        stamp({"mamelukes-1": "08.08"}, seat=MUSLIM, turn=50), move("mamelukes-1", "08.09"), end(MUSLIM)
    ),
    "teaching positions": lambda: [
        begin(GAME, scenario, Options(), ScriptedDice(()), unheard) for scenario in ("gate", "charge", "ford")
    ],
}


@pytest.mark.parametrize("path", PATHS)
def test_R20_a_position_expresses_every_state(path: str) -> None:
    for state in PATHS[path]():
        assert GAME.state_of(GAME.position(state)) == state


@pytest.mark.parametrize("path", PATHS)
def test_R20_a_position_survives_its_file(path: str) -> None:
    for state in PATHS[path]():
        position = GAME.position(state)
        text = msgspec.json.encode(position)
        assert GAME.position(GAME.state_of(msgspec.json.decode(text, type=Position))) == position


@pytest.mark.parametrize("path", PATHS)
def test_3_3_both_sides_imagine_the_state_from_their_view(path: str) -> None:
    for state in PATHS[path]():
        for seat in ("crusader", "muslim", None):
            view = GAME.view(state, seat)
            assert GAME.imagine(view, ScriptedDice(())) == state
            assert GAME.view(GAME.imagine(view, ScriptedDice(())), seat) == view


def test_R20_a_written_position_leaves_out_what_goes_without_saying() -> None:
    written = Position(ask="move", seat=CRUSADER, pieces=(placed("templars", "08.08", "wounded"),))
    assert msgspec.json.decode(msgspec.json.encode(written)) == {
        "ask": "move",
        "seat": "crusader",
        "pieces": [{"piece": "templars", "at": "08.08", "wounded": True}],
    }


GOOD: dict[str, Any] = msgspec.to_builtins(posted({"templars": "08.08", "mamelukes-1": "08.09"}))
PIECES = GOOD["pieces"]
ATTACK = {"ask": "attack"}
ANNOUNCING = {"ask": "attack", "options": {"announce_first": True}}
NAMED = [{"piece": "templars", "target": "mamelukes-1"}]


def instead(**first: Any) -> list[dict[str, Any]]:
    """The good pieces with something else about the first."""
    return [{**PIECES[0], **first}, *PIECES[1:]]


def also(piece: str, at: str, **rest: Any) -> list[dict[str, Any]]:
    """The good pieces and one more, first."""
    return [{"piece": piece, "at": at, **rest}, *PIECES]


def test_R20_the_good_position_is_good() -> None:
    assert GAME.position(GAME.state_of(msgspec.convert(GOOD, Position))).turn == 1


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"scenario": "agincourt"}, "scenario"),
        ({"seat": None}, "seat"),
        ({"ask": None}, "seat"),
        ({"ask": None, "seat": None}, "ask"),
        ({"asked": -1}, "asked"),
        ({"asked": 2**53}, "asked"),
        ({"turn": 0}, "turn"),
        ({"turn": 51}, "turn"),
        ({"turn": 21, "options": {"turn_limit": 20}}, "turn"),
        ({"pieces": instead(piece="godfrey")}, "pieces[0]"),
        ({"pieces": instead(at="00.00")}, "pieces[0].at"),
        ({"pieces": instead(at="15.00")}, "pieces[0].at"),
        ({"pieces": instead(at="05.17")}, "pieces[0].at"),
        ({"pieces": instead(at="01.00")}, "pieces[0].at"),
        ({"pieces": also("saladin", "01.01")}, "pieces[0].at"),
        ({"pieces": instead(at="13.12"), "options": {"banner_spaces": False}}, "pieces[0].at"),
        ({"pieces": also("saladin", "08.08")}, "pieces[1].at"),
        ({"pieces": also("templars", "08.07")}, "pieces"),
        ({"killed": ["templars"]}, "killed"),
        ({"killed": ["godfrey"]}, "killed"),
        ({"arrived": ["saladin"]}, "arrived"),
        ({"killed": ["richard"], "arrived": ["richard"]}, "arrived"),
        ({"waiting": ["richard"]}, "waiting"),
        ({"killed": ["baggage-3"], "pieces": PIECES[:2] + PIECES[3:]}, "ask"),
        ({"arrived": ["baggage-1", "baggage-2", "richard", "infantry-1"]}, "ask"),
        ({"pieces": also("saladin", "08.07", moved=True)}, "pieces[0]"),
        ({"pieces": instead(attacked=True)}, "pieces[0].attacked"),
        ({"pieces": also("saladin", "08.07", attacked=True), **ATTACK}, "pieces[0]"),
        ({"pieces": instead(charging="08.09")}, "pieces[0].charging"),
        ({"pieces": instead(charging="08.10", moved=True)}, "pieces[0].charging"),
        ({"pieces": instead(charging="Arsouf", moved=True)}, "pieces[0].charging"),
        ({"pieces": also("richard", "08.07", moved=True, charging="08.06")}, "pieces[0].charging"),
        ({"announced": NAMED, **ATTACK, "pieces": instead(attacked=True)}, "announced[0]"),
        ({"announced": NAMED, **ANNOUNCING}, "announced[0]"),
        ({"announced": NAMED, **ANNOUNCING, "ask": "move"}, "announced[0]"),
        ({"announced": [{"piece": "saladin", "target": "templars"}], **ANNOUNCING}, "announced[0].piece"),
        ({"announced": [{"piece": "templars", "target": "templars"}], **ANNOUNCING}, "announced[0].target"),
        ({"announced": NAMED, **ANNOUNCING, "pieces": instead(attacked=True, at="08.06")}, "announced[0]"),
        ({"announced": NAMED * 2, **ANNOUNCING, "pieces": instead(attacked=True)}, "announced[1]"),
        ({"announced": NAMED, **ANNOUNCING, "pieces": instead(attacked=True, wounded=True)}, "announced[0]"),
        ({"ask": "deploy"}, "pieces[0]"),
        ({"ask": "deploy", "pieces": [], "waiting": ["richard"], "killed": ["templars"]}, "ask"),
    ],
)
def test_R20_a_position_that_cannot_be_names_its_field(change: dict[str, Any], field: str) -> None:
    position = msgspec.convert({**GOOD, **change}, Position)
    with pytest.raises(BadInput) as error:
        GAME.state_of(position)
    assert error.value.field.startswith(field), str(error.value)


EVERYBODY = [each.piece for each in GAME.view(opening(), None).pieces]


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"pieces": [{"piece": "templars", "at": "03.17"}]}, "pieces[0]"),
        ({"pieces": [{"piece": "templars", "at": "03.18", "wounded": True}]}, "pieces[0]"),
        ({"pieces": [{"piece": "saladin", "at": "13.00"}]}, "pieces[0]"),
        ({"pieces": [{"piece": "saladin", "at": "13.00"}], "seat": "muslim"}, "waiting"),
        ({"turn": 2}, "ask"),
    ],
)
def test_R20_a_deployment_that_cannot_be_names_its_field(change: dict[str, Any], field: str) -> None:
    standing = {each["piece"] for each in change.get("pieces", [])}
    waiting = [piece for piece in EVERYBODY if piece not in standing]
    position = msgspec.convert({"ask": "deploy", "seat": "crusader", "waiting": waiting, **change}, Position)
    with pytest.raises(BadInput) as error:
        GAME.state_of(position)
    assert error.value.field == field


@pytest.mark.parametrize(
    "change",
    [
        {"moat": True},
        {"ask": "flee"},
        {"seat": "english"},
        {"turn": "first"},
        {"options": {"moat": True}},
        {"options": {"turn_limit": 81}},
        {"options": {"recovery": "never"}},
        {"pieces": instead(asleep=True)},
        {"pieces": [{"piece": "templars"}]},
        {"announced": [{"piece": "templars"}]},
    ],
)
def test_R20_a_position_with_an_unknown_or_missing_field_is_malformed(change: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({**GOOD, **change}, Position)


def test_5_1_what_is_written_is_what_is_played() -> None:
    moved = stamp({"templars": "08.10 moved", "mamelukes-1": "08.11"})
    assert GAME.check(moved, move("templars", "08.09")) is not None
    charge = posted({"mamelukes-1": "08.11"}, ask="attack")
    templars = {"piece": "templars", "at": "08.10", "moved": True, "charging": "08.11"}
    written = {**msgspec.to_builtins(charge), "pieces": [templars, *msgspec.to_builtins(charge)["pieces"]]}
    state = GAME.state_of(msgspec.convert(written, Position))
    charged = play(state, attack("templars", "mamelukes-1"), dice=(1, 3)).state
    assert GAME.view(charged, None).pieces[-1].condition == "fit"


@pytest.mark.parametrize(
    ("knight", "charging", "others", "why"),
    [
        ("01.18", "01.17", {"mamelukes-1": "01.17"}, "R13"),
        ("08.21", "08.20", {"mamelukes-1": "08.20"}, "7.2"),
        ("04.15", "04.14", {"mamelukes-1": "04.14"}, "7.2"),
        ("08.08", "08.09", {"richard": "08.09"}, "friend"),
        ("08.08", "08.09", {}, "nobody"),
        ("08.08", "08.11", {"mamelukes-1": "08.11"}, "adjoin"),
    ],
)
def test_R13_a_charge_that_could_not_have_been_is_refused(
    knight: str, charging: str, others: dict[str, str], why: str
) -> None:
    placed = [Placed("templars", knight, moved=True, charging=charging)]
    placed += [Placed(piece, at) for piece, at in others.items()]
    placed += [Placed(f"baggage-{number}", f"10.0{number}") for number in range(1, 5)]
    with pytest.raises(BadInput, match=r"pieces\[0\]\.charging") as refusal:
        GAME.state_of(Position(ask="move", seat=Side.CRUSADER, pieces=tuple(placed)))
    assert why in str(refusal.value)


def test_R6_under_announce_first_every_attack_is_announced() -> None:
    placed = (
        Placed("templars", "08.08", attacked=True),
        Placed("knights-1", "08.10"),
        Placed("mamelukes-1", "08.09"),
        *(Placed(f"baggage-{number}", f"10.0{number}") for number in range(1, 5)),
    )
    position = Position(ask="attack", seat=Side.CRUSADER, pieces=placed, options=Options(announce_first=True))
    with pytest.raises(BadInput, match="announced"):
        GAME.state_of(position)
