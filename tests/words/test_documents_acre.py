"""The page about Acre's positions and actions says what the program reads and does."""

import re
from pathlib import Path

import msgspec
import pytest

from gonfalon.games.acre import GAME
from gonfalon.games.acre.actions import AcreAction
from gonfalon.games.acre.decisions import DECISIONS
from gonfalon.games.acre.events import Fought
from gonfalon.games.acre.position.written import Led, Placed, Position
from gonfalon.kernel.dice import ScriptedDice
from gonfalon.kernel.events import Event
from gonfalon.kernel.game import take

DOCS = Path(__file__).parent.parent.parent / "docs"
PAGE = (DOCS / "positions-acre.md").read_text(encoding="utf-8")
GAME_PAGE = (DOCS / "games" / "acre.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("text", re.findall(r"```json position\n(.*?)```", PAGE + GAME_PAGE, re.DOTALL))
def test_an_example_of_a_position_is_read_and_written_again(text: str) -> None:
    again = GAME.position(GAME.state_of(msgspec.json.decode(text, type=Position)))
    assert {placed.unit for placed in again.units} == {unit["unit"] for unit in msgspec.json.decode(text)["units"]}
    assert GAME.position(GAME.state_of(again)) == again


@pytest.mark.parametrize("page", [PAGE, GAME_PAGE], ids=["positions", "game"])
def test_the_actions_of_an_example_are_lawful_and_need_one_die(page: str) -> None:
    position, actions = (re.findall(rf"```json {kind}\n(.*?)```", page, re.DOTALL) for kind in ("position", "actions"))
    state = GAME.state_of(msgspec.json.decode(position[0], type=Position))
    falling, told = ScriptedDice((3,)), list[Event]()
    for action in msgspec.json.decode(actions[0], type=list[AcreAction]):
        assert GAME.check(state, action) is None
        state = take(GAME, state, action, falling, told.append)
    falling.finish()
    assert [event for event in told if isinstance(event, Fought)]


@pytest.mark.parametrize("struct", [Position, Placed, Led])
def test_every_field_of_a_position_is_explained(struct: type[msgspec.Struct]) -> None:
    fields = [field.encode_name for field in msgspec.structs.fields(struct)]
    assert not [name for name in fields if f"`{name}`" not in PAGE]


def test_every_action_is_explained_with_its_fields_and_every_ask_is_named() -> None:
    rows = re.findall(r"^\| `(\w+)` \| ?(.*?) ?\| ([a-z, ]+) \| ", PAGE.partition("## Actions")[2], re.MULTILINE)
    assert {verb: fields for verb, fields, _ in rows[1:]} == {
        kind.__struct_config__.tag: ", ".join(f"`{name}`" for name in kind.__struct_fields__ if name != "seat")
        for kind in AcreAction.__args__
    }
    assert {ask for _, _, asks in rows[1:] for ask in asks.split(", ")} == DECISIONS.asks


def test_every_option_stands_in_the_page_with_its_default_and_ruling() -> None:
    rows = re.findall(r"^\| `(\w+)` \| `(.*?)` \| (R\d+):", GAME_PAGE, re.MULTILINE)
    rulings = {ruling.option: ruling.id for ruling in GAME.rulings}
    assert rows == [
        (field.name, msgspec.json.encode(field.default).decode(), rulings[field.name])
        for field in msgspec.structs.fields(GAME.options)
    ]


def test_every_scenario_stands_in_the_page_under_its_title() -> None:
    rows = re.findall(r"^\| `([\w-]+)` \| ([^|`]+) \|", GAME_PAGE.partition("## Scenarios")[2], re.MULTILINE)
    assert rows[: len(GAME.scenarios)] == [(scenario.id, scenario.title) for scenario in GAME.scenarios]
