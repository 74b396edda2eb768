"""The contents page of Arsouf: clauses, rulings, scenarios and options, in both languages."""

import msgspec
import pytest

from gonfalon.games.arsouf import GAME
from gonfalon.kernel.game import Scenario
from gonfalon.kernel.rulebook import TABLE_CLAUSES, Clause, Ruling, Status
from gonfalon.words import Words

ENGLISH = Words("en", "arsouf", strict=True)
SPANISH = Words("es", "arsouf", strict=True)
CLAUSES = GAME.rulebook.clauses
OPTIONS = [field.name for field in msgspec.structs.fields(GAME.options)]


def test_the_tips_are_advice_the_manual_is_for_the_screen_and_the_rest_is_enforced() -> None:
    for clause in CLAUSES:
        if clause.id.startswith("8."):
            assert clause.status is Status.ADVICE
        elif clause.id.startswith("m") and clause.id not in ("m5.5", "m8.1"):
            assert clause.status is Status.SCREEN
        else:
            assert clause.status is Status.ENFORCED


def test_advice_says_why_nothing_enforces_it() -> None:
    assert all(clause.reason for clause in CLAUSES if clause.status is Status.ADVICE)


def test_clauses_stand_in_the_order_of_the_book() -> None:
    def place(number: str) -> tuple[bool, list[int]]:
        return number.startswith("m"), [int(part) for part in number.lstrip("m").split(".")]

    numbers = [clause.id for clause in CLAUSES]
    assert numbers == sorted(numbers, key=place)


def test_there_are_twenty_five_rulings_and_each_bears_on_known_clauses() -> None:
    assert [ruling.id for ruling in GAME.rulings] == [f"R{number}" for number in range(1, 26)]
    known = {clause.id for clause in CLAUSES}
    assert all(ruling.clauses and set(ruling.clauses) <= known for ruling in GAME.rulings)


def test_every_option_has_its_ruling_and_every_ruling_option_exists() -> None:
    assert sorted(ruling.option for ruling in GAME.rulings if ruling.option) == sorted(OPTIONS)


@pytest.mark.parametrize("clause", [*CLAUSES, *TABLE_CLAUSES], ids=lambda clause: str(clause.id))
def test_a_clause_is_told_in_both_languages(clause: Clause) -> None:
    (title, gist), (titulo, esencia) = ENGLISH.clause(clause), SPANISH.clause(clause)
    assert all((title, gist.endswith("."), titulo, esencia.endswith(".")))
    assert gist != esencia


@pytest.mark.parametrize("ruling", GAME.rulings, ids=lambda ruling: str(ruling.id))
def test_a_ruling_is_told_in_both_languages(ruling: Ruling) -> None:
    question, answer, reason = ENGLISH.ruling(ruling)
    pregunta, respuesta, razon = SPANISH.ruling(ruling)
    assert question.endswith("?")
    assert pregunta.startswith("¿")
    assert pregunta.endswith("?")
    assert all(text.endswith(".") for text in (answer, reason, respuesta, razon))


@pytest.mark.parametrize("scenario", GAME.scenarios, ids=lambda scenario: str(scenario.id))
def test_the_english_words_of_a_scenario_are_those_of_the_game(scenario: Scenario) -> None:
    title, summary, notes = ENGLISH.scenario(scenario)
    assert scenario == msgspec.structs.replace(scenario, title=title, summary=summary, notes=notes)
    assert SPANISH.scenario(scenario)[0] not in ("", title)


@pytest.mark.parametrize("option", OPTIONS)
@pytest.mark.parametrize("words", [ENGLISH, SPANISH], ids=["en", "es"])
def test_an_option_has_a_name_and_an_explanation(words: Words, option: str) -> None:
    assert words.name(option) != words.option(option)
    assert words.option(option).endswith(".")
