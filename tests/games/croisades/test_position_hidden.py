"""Positions in which somebody hides: what is written of him, what a seat is shown, and what cannot be."""

from typing import Any

import msgspec
import pytest

from gonfalon.games.croisades import GAME
from gonfalon.games.croisades.scenarios import EMISSARY, PATROL
from gonfalon.games.croisades.state import field_of
from gonfalon.geometry.hexset import read
from gonfalon.kernel.reading import BadInput
from tests.games.croisades.stamp import CRUSADER
from tests.games.croisades.written import changed, field_refused


def bare() -> dict[str, Any]:
    """A lawful position as plain data: 0 Alys, 1 Raymond, and hidden 2 Tossaun and 3 Hasan."""
    return {
        "scenario": EMISSARY,
        "turn": 2,
        "side": "crusader",
        "ask": "move",
        "seat": "crusader",
        "figures": [
            {"figure": "alys", "at": "C9"},
            {"figure": "raymond", "at": "C7", "facing": "se", "horse": "raymond-horse"},
            {"figure": "tossaun", "at": "L7", "off": "hidden"},
            {"figure": "hasan", "at": "J6", "off": "hidden"},
        ],
        "searched": ["H10"],
    }


def read_back(given: Any) -> Any:
    """A position as a file would have it, read and written again."""
    position = msgspec.convert(given, GAME.position_type)
    return msgspec.json.decode(msgspec.json.encode(GAME.position(GAME.state_of(position))))


def test_4_0c_who_hides_is_written_with_his_hex_and_the_ground_that_was_searched() -> None:
    again = read_back(bare())
    assert again["figures"][2] == {"figure": "tossaun", "at": "L7", "off": "hidden"}
    assert again["searched"] == ["H10"]
    riding = changed(
        bare(),
        scenario=PATROL,
        figures__2={"figure": "jellal", "at": "J8", "off": "hidden", "facing": "n", "horse": "jellal-horse"},
    )
    riding["figures"].pop()
    assert read_back(riding)["figures"][2] == riding["figures"][2]


def test_4_0c_what_those_who_stand_there_search_need_not_be_written() -> None:
    near = changed(bare(), figures__0__at="M12")
    state = GAME.state_of(msgspec.convert(near, GAME.position_type))
    assert {"M11", "M12", "M13"} <= set(field_of(state).board.printed(read(state.searched)))


@pytest.mark.parametrize(
    ("field", "changes"),
    [
        ("figures[2].at", {"figures__2__at": ""}),
        ("figures[2].at", {"figures__2__at": "L8"}),
        ("figures[2].at", {"figures__2__at": "G8"}),
        ("figures[3].at", {"figures__3__at": "O7"}),
        ("figures[2].at", {"searched": ["L7"]}),
        ("figures[2].at", {"figures__0__at": "L8"}),
        ("figures[2].facing", {"figures__2__facing": "n"}),
        ("figures[2].health", {"figures__2__health": "wounded"}),
        ("figures[2]", {"figures__2__moved": True}),
        ("figures[0].off", {"figures__0": {"figure": "alys", "at": "J6", "off": "hidden"}}),
        ("figures", {"figures__2": {"figure": "tossaun", "at": "J6", "off": "hidden"}}),
        ("searched", {"searched": ["A1"]}),
        ("groves[0]", {"groves": ["J6"]}),
        ("figures[2].off", {"scenario": "first-blood", "searched": []}),
    ],
)
def test_4_0c_what_cannot_be_is_refused_under_its_field(field: str, changes: dict[str, Any]) -> None:
    assert field_refused(changed(bare(), **changes)) == field


def test_4_1_2_groves_are_those_of_the_patrol_and_each_once() -> None:
    patrol = {
        **bare(),
        "scenario": PATROL,
        "figures": [
            {"figure": "walter", "at": "C7", "facing": "se", "horse": "walter-horse"},
            {"figure": "idris", "at": "Y16"},
        ],
    }
    patrol["searched"] = []
    assert read_back({**patrol, "groves": ["R3", "J6"]})["groves"] == ["R3", "J6"]
    assert field_refused({**patrol, "groves": ["R3", "R3"]}) == "groves[1]"
    assert field_refused({**patrol, "groves": ["A1"]}) == "groves[0]"


def test_4_0c_a_view_without_places_is_no_position_of_its_own() -> None:
    view = GAME.view(GAME.state_of(msgspec.convert(bare(), GAME.position_type)), CRUSADER)
    with pytest.raises(BadInput) as refusal:
        GAME.state_of(view.position)
    assert refusal.value.field == "figures[2].at"
