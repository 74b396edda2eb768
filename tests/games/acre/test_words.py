"""Everything that Acre can say is said in both languages: names, asks, events, refusals, lines, ends and contents."""

import ast
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from gonfalon.games import acre
from gonfalon.games.acre import GAME
from gonfalon.games.acre.decisions import DECISIONS
from gonfalon.games.acre.pieces import LEADERS, ROSTER, Arm, Side
from gonfalon.kernel.events import Reckoned, Rolled
from gonfalon.words.catalogue import catalogue
from gonfalon.words.speech import Words

LANGUAGES = ("en", "es")
SOURCES = sorted(Path(str(acre.__file__)).parent.rglob("*.py"))


def written(name: str, place: int) -> set[str]:
    """The words that stand at one place of every call of that name in the game."""
    return {
        str(node.args[place].value)  # type: ignore[attr-defined]
        for path in SOURCES
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name
    }


def needed() -> set[str]:
    """The ids of all sentences that the game can need."""
    events = [kind for kind in get_args(GAME.event_type) if kind not in (Rolled, Reckoned)]
    names = {
        *Side,
        *Arm,
        *(unit.id for unit in ROSTER),
        *(unit.label for unit in ROSTER),
        *(each.id for each in LEADERS),
    }
    asks = DECISIONS.asks
    return {
        *(f"event-{kind.__struct_config__.tag}" for kind in events),
        *(f"refusal-{key}" for key in written("refuse", 1)),
        *(f"line-{why}" for why in written("Line", 1)),
        *(f"outcome-{how}" for how in written("Outcome", 1)),
        *(f"ask-{ask}" for ask in asks),
        *(f"name-{name}" for name in names | asks),
        *(f"scenario-{scenario.id}" for scenario in GAME.scenarios),
        *(f"option-{field.name}" for field in msgspec.structs.fields(GAME.options)),
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_S3_2_everything_that_can_be_said_has_its_sentence(language: str) -> None:
    known = catalogue(language, "acre")
    assert not sorted(key for key in needed() if key not in known)


def test_S3_2_the_contents_are_told_in_spanish() -> None:
    words = Words("es", "acre", strict=True)
    for clause in GAME.rulebook.clauses:
        title, gist = words.clause(clause)
        assert title
        assert gist.endswith(".")
        assert gist != clause.gist
    for ruling in GAME.rulings:
        question, answer, reason = words.ruling(ruling)
        assert question.startswith("¿")
        assert answer.endswith(".")
        assert reason.endswith(".")


@pytest.mark.parametrize("language", LANGUAGES)
def test_S3_2_every_unit_has_a_name(language: str) -> None:
    words = Words(language, "acre", strict=True)
    assert all(words.name(unit.id) != unit.id for unit in ROSTER)


@pytest.mark.parametrize("scenario", GAME.scenarios, ids=lambda scenario: str(scenario.id))
def test_S2_2_the_english_words_of_a_scenario_are_those_of_the_game(scenario: object) -> None:
    title, summary, notes = Words("en", "acre", strict=True).scenario(scenario)  # type: ignore[arg-type]
    assert scenario == msgspec.structs.replace(scenario, title=title, summary=summary, notes=notes)  # type: ignore[type-var]
