"""The pages about Croisades say what the program reads, does and knows."""

import re
from collections import Counter
from pathlib import Path

import msgspec
import pytest

from gonfalon.games.croisades import GAME
from gonfalon.games.croisades.actions import CroisadesAction
from gonfalon.games.croisades.charts import combat_result
from gonfalon.games.croisades.decisions import DECISIONS
from gonfalon.games.croisades.events import Checked, Fought, Stunned
from gonfalon.games.croisades.pieces import BY_ID, ROSTER, Values
from gonfalon.games.croisades.position.written import MUSTER, SIMPLE, Placed, Position, Underway
from gonfalon.games.croisades.scenarios import SETTINGS
from gonfalon.games.croisades.state import Charged, Combat
from gonfalon.kernel.dice import ScriptedDice
from gonfalon.kernel.events import Event
from gonfalon.kernel.game import take
from gonfalon.kernel.rulebook import Source, Status

DOCS = Path(__file__).parent.parent.parent / "docs"
PAGE = (DOCS / "positions-croisades.md").read_text(encoding="utf-8")
GAME_PAGE = (DOCS / "games" / "croisades.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("text", re.findall(r"```json position\n(.*?)```", PAGE + GAME_PAGE, re.DOTALL))
def test_an_example_of_a_position_is_read_and_written_again(text: str) -> None:
    again = GAME.position(GAME.state_of(msgspec.json.decode(text, type=Position)))
    figures = msgspec.json.decode(text)["figures"]
    assert {placed.figure for placed in again.figures} == {each["figure"] for each in figures}
    assert GAME.position(GAME.state_of(again)) == again


def told_of(page: str, face: int) -> list[Event]:
    """What the actions of a page's example tell when its only die falls so."""
    position, actions = (re.findall(rf"```json {kind}\n(.*?)```", page, re.DOTALL) for kind in ("position", "actions"))
    state = GAME.state_of(msgspec.json.decode(position[0], type=Position))
    falling, told = ScriptedDice((face,)), list[Event]()
    for action in msgspec.json.decode(actions[0], type=list[CroisadesAction]):
        assert GAME.check(state, action) is None
        state = take(GAME, state, action, falling, told.append)
    falling.finish()
    return told


def test_the_charge_of_the_game_page_is_fought_at_its_odds_with_its_result() -> None:
    told = told_of(GAME_PAGE, 7)
    assert [(each.column, each.result) for each in told if isinstance(each, Fought)] == [(8, "D")]
    assert [each.figure for each in told if isinstance(each, Stunned)] == ["yasaffa"]
    letters = Counter(combat_result(8, face, False) for face in range(1, 11))
    assert letters == {"F": 3, "E": 3, "D": 2, "C": 2}
    assert "a 1 to 3 kills, 4 to 6 wound, 7 and 8 stun, and 9 and 10 drive back" in GAME_PAGE.replace("\n", " ")


def test_the_volley_of_the_positions_page_takes_two_points_off_the_move() -> None:
    assert [each.left for each in told_of(PAGE, 5) if isinstance(each, Checked)] == [4]


@pytest.mark.parametrize("struct", [Position, Placed, Underway, Charged, Combat])
def test_every_field_of_a_position_is_explained(struct: type[msgspec.Struct]) -> None:
    fields = [field.encode_name for field in msgspec.structs.fields(struct)]
    assert not [name for name in fields if f"`{name}`" not in PAGE]


def test_every_action_is_explained_with_its_fields_and_every_ask_is_named() -> None:
    rows = re.findall(r"^\| `([\w-]+)` \| ?(.*?) ?\| ([a-z, -]+) \| ", PAGE.partition("## Actions")[2], re.MULTILINE)
    assert {verb: fields for verb, fields, _ in rows[1:]} == {
        kind.__struct_config__.tag: ", ".join(f"`{name}`" for name in kind.__struct_fields__ if name != "seat")
        for kind in CroisadesAction.__args__
    }
    assert {ask for _, _, asks in rows[1:] for ask in asks.split(", ")} == DECISIONS.asks


def test_the_asks_that_need_no_agenda_and_those_that_do_are_listed() -> None:
    (plain, under_way) = re.findall(
        r"\*([a-z, \n]+)\*(?: and\s\*(\w+)\*)? (?:need no|come up)|\(\*([a-z, \n-]+)\*\) come up", PAGE
    )
    assert {*re.findall(r"\w+", plain[0]), plain[1]} == {*SIMPLE, MUSTER}
    assert set(re.findall(r"[\w-]+", under_way[2])) == DECISIONS.asks - {*SIMPLE, MUSTER}


def test_every_scenario_stands_in_the_page_under_its_title() -> None:
    rows = re.findall(r"^\| `([\w-]+)` \| ([^|`]+) \|", GAME_PAGE.partition("## Scenarios")[2], re.MULTILINE)
    assert rows[: len(GAME.scenarios)] == [(scenario.id, scenario.title) for scenario in GAME.scenarios]


def test_the_figures_of_first_blood_have_the_values_of_the_page() -> None:
    table = GAME_PAGE.partition("## The figures")[2].partition("## How")[0]
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in table.splitlines() if line[:2] == "| "]
    listed = {
        name.lower(): half[2:7:4] + half[3:5]
        for row in rows[2:]
        for half in (row[:7], row[7:])
        for name in half[0].split(", ")
    }
    expected = {}
    for figure, _, facing in SETTINGS["first-blood"].placed:
        man, armour = BY_ID[figure], " a" if BY_ID[figure].is_armoured else ""
        wounded = man.mounted_wounded if facing and man.mounted_wounded else man.foot_wounded
        mounted = f"{face(man.mounted)}{armour}" if man.mounted else ""
        expected[figure] = [mounted, str(man.points), f"{face(man.foot)}{armour}", face(wounded)]
    assert listed == expected


def face(values: Values) -> str:
    """A face as it is written."""
    return f"{values.attack}/{values.defence}-{values.moves}"


def test_the_page_counts_the_sources_of_the_names() -> None:
    found = Counter(man.name_source for man in ROSTER)
    numbers = [int(number) for number in re.findall(r"^\| (?:the other )?(\d+) names", GAME_PAGE, re.MULTILINE)]
    assert numbers == [found[Source.PRINTED], found[Source.FOUND], found[Source.RECONSTRUCTED]]


def test_what_is_coming_names_clauses_that_wait_and_no_other() -> None:
    waiting = {clause.id for clause in GAME.rulebook.clauses if clause.status is Status.COMING}
    table = GAME_PAGE.partition("## What is coming")[2].partition("## Where")[0]
    named = set(re.findall(r"`([\d.]+[a-z]?)`", table))
    assert named
    assert not [each for each in named if not any(clause.startswith(each) for clause in waiting)]


def test_the_rulings_of_the_page_are_rulings() -> None:
    known = {ruling.id for ruling in GAME.rulings}
    assert set(re.findall(r"\b(R\d+)\b", GAME_PAGE + PAGE)) <= known


def test_every_option_stands_in_the_page_with_its_default_and_its_ruling() -> None:
    table = GAME_PAGE.partition("## Options")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| `(\w+)` \| `(\w+)` \| .* \| (.*?) \|$", table, re.MULTILINE)
    rulings = {ruling.option: ruling.id for ruling in GAME.rulings if ruling.option}
    assert [(name, default) for name, default, _ in rows] == [
        (field.name, str(field.default).lower()) for field in msgspec.structs.fields(GAME.options)
    ]
    # What no ruling answers names its clause.
    assert all(rulings.get(name, "`") in where for name, _, where in rows)
