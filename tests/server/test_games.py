"""What the server says of the games that are installed."""

from typing import Any

import pytest

from gonfalon.games.arsouf import GAME
from gonfalon.kernel.rulebook import TABLE_CLAUSES
from tests.server.serving import Visitor


def test_the_lobby_lists_games_scenarios_seats_options_and_levels(visitor: Visitor) -> None:
    lobby = visitor.get("/api/games").json()
    game = arsouf_in(lobby)
    assert lobby["languages"] == ["en", "es"]
    assert (game["title"], {scenario["secrets"] for scenario in game["scenarios"]}) == ("Arsouf", {False})
    assert [each["id"] for each in game["scenarios"]] == [scenario.id for scenario in GAME.scenarios]
    assert game["scenarios"][0]["seats"] == ["crusader", "muslim"]
    assert {"recruit", "captain"} <= {level["name"] for level in game["levels"]}


def test_a_chart_is_shown_as_it_is_printed(visitor: Visitor) -> None:
    by_name = {game["name"]: game["charts"] for game in visitor.get("/api/games").json()["games"]}
    assert by_name["arsouf"] == []
    results, terrain, archery = by_name["acre"]
    assert (terrain["name"], archery["name"]) == ("terrain", "archery")
    assert (results["name"], results["columns"][0], results["columns"][-1]) == ("results", "1:3", "6:1")
    assert [row for row, _ in results["rows"]] == [1, 2, 3, 4, 5, 6]
    assert results["rows"][5][1] == ["Ad", "Dd", "Dr", "Dr", "Ex", "Ex", "De", "De", "De"]


def test_options_tell_kind_default_range_and_ruling(visitor: Visitor) -> None:
    game = arsouf_in(visitor.get("/api/games").json())
    options = {option["name"]: option for option in game["options"]}
    assert set(options) == set(GAME.options.__struct_fields__)
    limit, recovery, entry = options["turn_limit"], options["recovery"], options["road_entry"]
    assert (limit["kind"], limit["default"], limit["least"], limit["most"]) == ("number", 50, 20, 80)
    assert (recovery["kind"], recovery["values"]) == ("selection", ["own_turn", "both_ends"])
    assert (entry["kind"], entry["default"]) == ("switch", False)
    rulings = {ruling.option: ruling.id for ruling in GAME.rulings if ruling.option}
    assert {name: option["ruling"] for name, option in options.items() if option["ruling"]} == rulings


@pytest.mark.parametrize(("language", "title"), [("en", "Turn limit"), ("es", "Límite de turnos")])
def test_the_lobby_speaks_the_language_asked_for(visitor: Visitor, language: str, title: str) -> None:
    by_query = visitor.get("/api/games", params={"language": language}).json()
    by_header = visitor.get("/api/games", headers={"accept-language": f"{language}-MX,de;q=0.5"}).json()
    assert by_query == by_header
    (option,) = [each for each in arsouf_in(by_query)["options"] if each["name"] == "turn_limit"]
    assert option["title"] == title


def arsouf_in(lobby: Any) -> Any:
    """What the lobby tells of Arsouf."""
    (game,) = [each for each in lobby["games"] if each["name"] == "arsouf"]
    return game


def test_the_sheet_holds_the_map_by_printed_names(visitor: Visitor) -> None:
    sheet = visitor.get("/api/games/arsouf/sheet").json()
    assert (sheet["flat"], sheet["shifted"], len(sheet["spaces"])) == (False, "even", 328)
    assert sheet["spaces"]["02.15"] == [2, 15]
    assert sheet["terrain"]["town"] == ["01.00", "01.01"]
    assert ["02.17", "02.18"] in sheet["sides"]["ford"]
    assert sheet["areas"]["camp"]["side"] == "crusader"


def test_the_rules_list_every_clause_ruling_and_table_clause(visitor: Visitor) -> None:
    rules = visitor.get("/api/games/arsouf/rules").json()
    assert [each["id"] for each in rules["clauses"]] == [clause.id for clause in GAME.rulebook.clauses]
    assert [each["id"] for each in rules["rulings"]] == [ruling.id for ruling in GAME.rulings]
    assert [each["id"] for each in rules["table"]] == [clause.id for clause in TABLE_CLAUSES]
    bearing = {each["id"]: each["rulings"] for each in rules["clauses"]}
    assert all(
        ruling.id in bearing[clause] for ruling in GAME.rulings for clause in ruling.clauses if clause in bearing
    )


def test_the_rules_are_translated(visitor: Visitor) -> None:
    english, spanish = (visitor.get(f"/api/games/arsouf/rules?language={each}").json() for each in ("en", "es"))
    assert all(one["gist"] != other["gist"] for one, other in zip(english["clauses"], spanish["clauses"], strict=True))


def test_words_are_the_files_that_the_program_itself_reads(visitor: Visitor) -> None:
    shared, own = visitor.get("/api/words/es"), visitor.get("/api/words/es/arsouf")
    assert shared.headers["content-type"].startswith("text/plain")
    assert "refusal-game-over =" in shared.text
    assert "name-saladin =" in own.text


@pytest.mark.parametrize(
    ("path", "what"),
    [
        ("/api/games/chess/sheet", "game"),
        ("/api/games/chess/rules", "game"),
        ("/api/games/arsouf/rules?language=tlh", "language"),
        ("/api/words/tlh", "language"),
        ("/api/words/en/chess", "game"),
        ("/api/words/..%2f..%2fen/arsouf", "address"),
        ("/api/nothing", "address"),
    ],
)
def test_what_is_not_installed_is_missing(visitor: Visitor, path: str, what: str) -> None:
    answer = visitor.get(path)
    assert (answer.status_code, answer.json()) == (404, {"problem": "missing", "what": what})


def test_a_clause_says_whether_it_is_printed_or_was_rebuilt(visitor: Visitor) -> None:
    rules = visitor.get("/api/games/acre/rules").json()
    source = {each["id"]: each["source"] for each in rules["clauses"]}
    assert {each for clause, each in source.items() if clause.startswith("S")} == {"reconstructed"}
    assert {each for clause, each in source.items() if not clause.startswith("S")} == {"printed", "derived"}
    assert [clause for clause, each in source.items() if each == "derived"] == ["14.1b"]
    assert {each["source"] for each in rules["table"]} == {"ruled"}
