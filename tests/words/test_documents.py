"""The examples and figures in the documents are what the program reads, does and reckons."""

import re
from fractions import Fraction
from pathlib import Path

import msgspec
import pytest

from gonfalon.games.arsouf import GAME
from gonfalon.games.arsouf.actions import ArsoufAction
from gonfalon.games.arsouf.events import Charged, Fought, Killed, Wounded
from gonfalon.games.arsouf.pieces import KINDS
from gonfalon.games.arsouf.position import Named, Placed, Position
from gonfalon.games.arsouf.state import State
from gonfalon.kernel.dice import ScriptedDice
from gonfalon.kernel.events import Event, unheard
from gonfalon.kernel.game import take
from gonfalon.kernel.modifiers import sum_of
from gonfalon.kernel.odds import odds
from gonfalon.words import Words

DOCS = Path(__file__).parent.parent.parent / "docs"
POSITIONS = (DOCS / "positions.md").read_text(encoding="utf-8")
PAGE = (DOCS / "games" / "arsouf.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("text", [*re.findall(r"```json position\n(.*?)```", POSITIONS + PAGE, re.DOTALL)])
def test_an_example_of_a_position_is_read_and_written_again(text: str) -> None:
    position = msgspec.json.decode(text, type=Position)
    assert GAME.position(GAME.state_of(position)).pieces == tuple(sorted(position.pieces, key=order))
    again = GAME.position(GAME.state_of(position))
    assert GAME.position(GAME.state_of(again)) == again


def test_the_actions_of_the_example_are_lawful_and_need_two_dice() -> None:
    state, actions = example(POSITIONS)
    dice, told = ScriptedDice((6, 1)), list[Event]()
    for action in actions:
        assert GAME.check(state, action) is None
        state = take(GAME, state, action, dice, told.append)
    dice.finish()
    assert [type(event) for event in told if isinstance(event, Charged | Killed)] == [Charged, Killed]


def test_the_worked_attack_has_the_sums_and_chances_of_the_page() -> None:
    state, (move, end, attack) = example(PAGE)
    for action in (move, end):
        state = take(GAME, state, action, ScriptedDice(()), unheard)
    found = odds(GAME, state, attack)
    assert [sum_of(event.lines) for event in found.sums] == [2 * 7, 2 * 5 + 1]
    assert [[line.add for line in event.lines] for event in found.sums] == [[8, 4, 2], [6, 1, 4, 0]]
    losers = {
        event.piece: chance.chance for chance in found.chances for event in chance.told if isinstance(event, Wounded)
    }
    assert losers == {"mamelukes-1": Fraction(13, 18), "templars": Fraction(5, 18)}
    assert "wounded with a chance of 13/18 and the Templars with 5/18" in PAGE.replace("\n", " ")


def test_the_unlucky_throw_of_the_page_is_ten_against_ten_and_a_half() -> None:
    state, actions = example(PAGE)
    told: list[Event] = []
    for action in actions:
        state = take(GAME, state, action, ScriptedDice((3, 5)), told.append)
    (fought,) = [event for event in told if isinstance(event, Fought)]
    assert (fought.attack, fought.defence) == (20, 21)


@pytest.mark.parametrize("struct", [Position, Placed, Named])
def test_every_field_of_a_position_is_explained(struct: type[msgspec.Struct]) -> None:
    assert not [field.name for field in msgspec.structs.fields(struct) if f"`{field.name}`" not in POSITIONS]


def test_every_action_is_explained_with_its_fields() -> None:
    rows = dict(
        re.findall(r"^\| `(\w+)` \| ?(.*?) ?\| (?:dep|mov|att)", POSITIONS.partition("## Actions")[2], re.MULTILINE)
    )
    kinds = ArsoufAction.__args__
    assert rows == {
        kind.__struct_config__.tag: ", ".join(f"`{name}`" for name in kind.__struct_fields__ if name != "seat")
        for kind in kinds
    }


def test_every_option_stands_in_the_page_with_its_default_and_ruling() -> None:
    rows = re.findall(r"^\| `(\w+)` \| `(.*?)` \| (R\d+):", PAGE, re.MULTILINE)
    rulings = {ruling.option: ruling.id for ruling in GAME.rulings}
    assert rows == [
        (field.name, msgspec.json.encode(field.default).decode(), rulings[field.name])
        for field in msgspec.structs.fields(GAME.options)
    ]


def test_every_scenario_stands_in_the_page_under_its_title() -> None:
    rows = re.findall(r"^\| `(\w+)` \| ([^|`]+) \|", PAGE.partition("## Scenarios")[2], re.MULTILINE)
    assert rows == [(scenario.id, scenario.title) for scenario in GAME.scenarios]


def test_the_armies_of_the_page_are_those_of_the_game() -> None:
    cells = re.findall(r"([A-Z][a-z ]+) \| (\d) \| (\d) \| (\d)", PAGE.partition("## How")[0])
    shown = {(name, int(count), int(value), int(moves)) for name, count, value, moves in cells}
    spaces = {kind.id: 2 if kind.is_foot else kind.spaces for kind in KINDS}
    words = Words("en", "arsouf")
    assert shown == {(words.name(kind.id), kind.count, kind.fighting_value, spaces[kind.id]) for kind in KINDS}


def example(page: str) -> tuple[State, list[ArsoufAction]]:
    """The first position of a page and its actions."""
    positions, actions = (re.findall(rf"```json {kind}\n(.*?)```", page, re.DOTALL) for kind in ("position", "actions"))
    state: State = GAME.state_of(msgspec.json.decode(positions[0], type=Position))
    return state, msgspec.json.decode(actions[0], type=list[ArsoufAction])


def order(placed: Placed) -> int:
    """The place of a piece in the game's list of pieces."""
    return [kind.id for kind in KINDS].index(placed.piece.rstrip("-0123456789"))
