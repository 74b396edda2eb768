"""Positions with somebody off the map: what is written of them, and what cannot be."""

from typing import Any

import msgspec
import pytest

from gonfalon.games.croisades import GAME
from gonfalon.games.croisades.map import NORTH
from gonfalon.games.croisades.options import Options
from gonfalon.games.croisades.scenarios import SULTANS_GUARD, Entry
from gonfalon.games.croisades.state import replace
from gonfalon.kernel.dice import ScriptedDice
from gonfalon.kernel.events import unheard
from gonfalon.kernel.game import begin
from tests.games.croisades.border import bordered
from tests.games.croisades.stamp import CRUSADER
from tests.games.croisades.written import changed, field_refused


def off(**rest: Any) -> Any:
    """A lawful position as plain data: 0 gerard waits, 1 bertin has left, 2 crispin and 3 ahmed are on the map."""
    given: dict[str, Any] = {
        "waiting": "gerard+",
        "left": "bertin",
        "entry": Entry(CRUSADER, 1, NORTH),
        "exits": (NORTH,),
    }
    state = bordered("crispin K8", "ahmed Y16", **(given | rest))
    return as_lists(GAME.position(replace(state, agenda=state.agenda[-1:])))


def as_lists(position: Any) -> Any:
    """A position as a file would have it."""
    return msgspec.json.decode(msgspec.json.encode(position))


def setting_up() -> Any:
    """The start of The Sultan's Guard as plain data."""
    return as_lists(GAME.position(begin(GAME, SULTANS_GUARD, Options(), ScriptedDice(()), unheard)))


def test_4_0a_and_4_0b_who_is_off_the_map_says_so_and_keeps_his_horse() -> None:
    written = off()["figures"]
    assert written[0] == {"figure": "gerard", "off": "waiting", "horse": "gerard-horse"}
    assert written[1] == {"figure": "bertin", "off": "left"}


@pytest.mark.parametrize(
    ("field", "changes"),
    [
        ("figures[0].off", {"figures__0__at": "K1"}),
        ("figures[0].health", {"figures__0__health": "wounded"}),
        ("figures[0]", {"figures__0__facing": "n"}),
        ("figures[1].health", {"figures__1__health": "stunned", "figures__1__fell": 1}),
        ("figures[1].health", {"figures__1__health": "dead"}),
        ("figures[1]", {"figures__1__moved": True}),
        ("figures", {"figures__3": {"figure": "ahmed", "off": "waiting"}}),
        ("figures", {"figures__3": {"figure": "ahmed", "off": "left"}}),
        ("figures", {"acts": [{"deed": "clear", "figures": ["gerard"], "turn": 1}]}),
        ("figures", {"combats": [{"attackers": ["bertin"], "defenders": ["ahmed"]}]}),
        (
            "figures",
            {
                "agenda": [
                    {"frame": "moving", "seat": "crusader"},
                    {"frame": "falling", "seat": "crusader", "figure": "gerard", "horse": "gerard-horse"},
                ],
                "ask": "fall",
            },
        ),
        ("figures[2].at", {"figures__2": {"figure": "crispin"}}),
        ("figures[3].off", {"figures__3": {"figure": "ahmed", "at": "Y16", "off": "waiting"}}),
    ],
)
def test_4_0a_and_4_0b_what_cannot_be_off_the_map_is_refused(field: str, changes: dict[str, Any]) -> None:
    assert field_refused(changed(off(), **changes)) == field


def test_4_0a_nobody_waits_or_has_left_where_the_scenario_has_neither() -> None:
    assert field_refused(changed(off(), scenario="first-blood")) == "figures"


def test_4_1_6_a_set_up_is_refused_elsewhere_later_or_for_the_other_side() -> None:
    data = setting_up()
    saladin = next(place for place, each in enumerate(data["figures"]) if each["figure"] == "saladin")
    placed = {"figure": "saladin", "at": "G10", "facing": "n", "horse": "saladin-horse"}
    lawful = changed(setting_up(), **{f"figures__{saladin}": placed})
    assert GAME.state_of(msgspec.convert(lawful, GAME.position_type)).turn == 1
    for changes in ({"turn": 2}, {"side": "saracen"}):
        assert field_refused(changed(setting_up(), **changes)) == "agenda[0]"
    assert field_refused(changed(setting_up(), seat="crusader")) == "figures"
    far = changed(setting_up(), **{f"figures__{saladin}": placed | {"at": "G4"}})
    assert field_refused(far) == "figures"


def test_4_1_6_nobody_waits_of_a_side_that_has_set_up() -> None:
    assert field_refused(changed(setting_up(), ask="move", seat="crusader")) == "figures"
