"""`games`, `rules`, `where` and `schema`: the shape of their JSON and what people read."""

from typing import Any

import msgspec
import pytest

from gonfalon.games.arsouf import GAME
from gonfalon.kernel.rulebook import Status
from tests.cli.asking import ask


def test_games_lists_scenarios_and_options() -> None:
    answer = ask("games", "--json")
    (game,) = [each for each in answer.json["games"] if each["name"] == "arsouf"]
    assert game["title"] == "Arsouf"
    assert [scenario["id"] for scenario in game["scenarios"]] == [scenario.id for scenario in GAME.scenarios]
    assert game["scenarios"][0]["seats"] == ["crusader", "muslim"]
    assert {"name": "turn_limit", "default": "50", "values": "20 to 80"} in game["options"]
    assert {"name": "recovery", "default": "own_turn", "values": "own_turn or both_ends"} in game["options"]
    assert {"name": "road_entry", "default": "false", "values": "true or false"} in game["options"]


def test_every_listed_option_is_accepted_with_its_default() -> None:
    for game in ask("games", "--json").json["games"]:
        written = [part for option in game["options"] for part in ("--option", f"{option['name']}={option['default']}")]
        scenario = game["scenarios"][-1]["id"]
        assert ask("simulate", game["name"], "--scenario", scenario, "--games", "1", *written).code == 0


def test_games_in_words_names_each_scenario() -> None:
    answer = ask("games")
    assert answer.code == 0
    assert all(f"--scenario {scenario.id}: {scenario.title}" in answer.out for scenario in GAME.scenarios)


def test_rules_print_every_clause_and_ruling() -> None:
    found = ask("rules", "arsouf", "--json").json
    assert [clause["id"] for clause in found["clauses"]] == [clause.id for clause in GAME.rulebook.clauses]
    assert [ruling["id"] for ruling in found["rulings"]] == [ruling.id for ruling in GAME.rulings]


@pytest.mark.parametrize(("language", "title"), [("en", "The defender's total"), ("es", "El total del defensor")])
def test_rules_speak_the_language(language: str, title: str) -> None:
    answer = ask("rules", "arsouf", "--language", language)
    assert title in next(line for line in answer.out.splitlines() if line.startswith("  6.5 "))
    found = ask("rules", "arsouf", "--language", language, "--json").json
    assert title in [clause["title"] for clause in found["clauses"]]
    assert all(clause["status"] in set(Status) for clause in found["clauses"])


def test_the_status_of_a_clause_is_a_word_of_the_language() -> None:
    assert "(enforced)" in ask("rules", "arsouf").out
    spanish = ask("rules", "arsouf", "--language", "es")
    assert "(se aplica)" in spanish.out
    assert not [status for status in Status if f"({status})" in spanish.out]
    rulings = ask("rules", "arsouf", "--language", "es", "--json").json["rulings"]
    assert all(ruling["question"] in spanish.out for ruling in rulings)
    assert not [ruling["id"] for ruling in rulings if ruling["question"] in ask("rules", "arsouf").out]


@pytest.mark.parametrize(
    ("language", "rebuilt"), [("en", "enforced, reconstructed"), ("es", "se aplica, reconstruida")]
)
def test_a_clause_that_is_not_printed_says_where_it_comes_from(language: str, rebuilt: str) -> None:
    lines = {line.split()[0]: line for line in ask("rules", "acre", "--language", language).out.splitlines()}
    assert f"({rebuilt})" in lines["S7.1"]
    assert "," not in lines["16.1a"].partition("(")[2].partition(")")[0]


def test_coverage_has_the_documented_shape() -> None:
    found = ask("rules", "arsouf", "--coverage", "--json").json
    assert set(found) == {"clauses", "missing"}
    shape = {"id", "title", "status", "functions", "tests", "rulings", "seen", "reason"}
    assert all(set(clause) == shape for clause in found["clauses"])
    assert {clause["id"] for clause in found["clauses"]} == {clause.id for clause in GAME.rulebook.clauses}


def test_coverage_in_words_ends_with_what_is_missing() -> None:
    answer = ask("rules", "arsouf", "--coverage")
    assert answer.code == 0
    assert answer.out.splitlines()[-1].startswith("missing: ")


def test_coverage_in_words_gives_the_reason_of_a_clause_that_play_cannot_show() -> None:
    (line,) = [line for line in ask("rules", "arsouf", "--coverage").out.splitlines() if line.startswith("4.4 ")]
    assert " no " in line
    assert line.endswith(f"The stream ({GAME.rulebook.clause('4.4').reason})")


def test_where_names_functions_tests_and_rulings_with_their_lines() -> None:
    found = ask("where", "arsouf", "6.5", "--json").json
    assert any(each["name"].endswith("defence_lines") and each["line"] > 1 for each in found["functions"])
    assert found["tests"]
    assert "R10" in [ruling["id"] for ruling in found["rulings"]]
    words = ask("where", "arsouf", "6.5").out
    assert "defence_lines" in words
    assert "R10" in words


@pytest.mark.parametrize(("typed", "clause"), [("R13", "R13"), ("r13", "R13"), ("M5.5", "m5.5"), ("k4", "K4")])
def test_where_knows_rulings_too_however_they_are_typed(typed: str, clause: str) -> None:
    assert ask("where", "arsouf", typed, "--json").json["clause"] == clause


@pytest.mark.parametrize(
    ("what", "kind"), [("position", GAME.position_type), ("action", GAME.action_type), ("view", GAME.view_type)]
)
def test_schema_is_that_of_the_types(what: str, kind: Any) -> None:
    assert ask("schema", "arsouf", what).json == msgspec.json.decode(msgspec.json.encode(msgspec.json.schema(kind)))


def test_the_schema_of_actions_is_a_union_by_verb() -> None:
    schema = ask("schema", "arsouf", "action").json
    assert set(schema["discriminator"]["mapping"]) == {
        "place",
        "lift",
        "arrange",
        "confirm",
        "move",
        "attack",
        "end",
    }
