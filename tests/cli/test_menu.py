"""`menu`: the lawful answers of a position; `position`: positions to ask about; each goes back into the others."""

import json
from pathlib import Path
from typing import Any

import pytest

from gonfalon.cli.sentences import Sentences
from gonfalon.kernel.dice import SeededDice
from gonfalon.kernel.events import unheard
from gonfalon.kernel.game import begin
from gonfalon.kernel.reading import read
from gonfalon.registry import game_named, games
from tests.cli.asking import POSITION, ask, is_one_complaint, written

SCENARIOS = [(game.name, scenario.id) for game in games() for scenario in game.scenarios]
RECORDS = Path(__file__).parents[2] / "records"


@pytest.mark.parametrize(("name", "scenario"), SCENARIOS)
def test_the_opening_of_every_scenario_goes_back_into_menu_and_try(tmp_path: Path, name: str, scenario: str) -> None:
    printed = ask("position", name, "--scenario", scenario).out
    game = game_named(name)
    opened = begin(game, scenario, game.options(), SeededDice(0), unheard)
    position = read(printed.encode(), game.position_type)
    assert position == game.position(opened)
    assert game.due(game.state_of(position)) == game.due(opened)
    menus = ask("menu", name, "--from", "-", "--json", typed=printed).json
    assert menus == ask("menu", name, "--scenario", scenario, "--json").json
    path = written(tmp_path, "position.json", json.loads(printed))
    assert [menu["seat"] for menu in menus["menus"]] == [decision.seat for decision in game.due(opened)]
    for menu in menus["menus"]:
        assert menu["count"] == game.menu(opened, menu["seat"]).count()
        offers = menu["offers"]
        some = [action for each in (*offers[:4], *offers[-4:]) for action in (each["actions"][0], each["actions"][-1])]
        for action in (*some, menu["default"]):
            # Nothing is refused; of dice nothing is known here.
            do = written(tmp_path, "do.json", [action])
            tried = ask("try", name, "--from", path, "--do", do, "--strict", "--json")
            assert tried.code == 0 or "too few dice" in tried.err, (action, tried.err)


def test_a_menu_has_the_documented_shape(tmp_path: Path) -> None:
    position = written(tmp_path, "position.json", POSITION)
    found = ask("menu", "arsouf", "--from", position, "--json").json
    assert set(found) == {"menus", "outcome"}
    (menu,) = found["menus"]
    assert set(menu) == {"id", "seat", "ask", "clause", "exact", "count", "default", "offers"}
    assert (menu["seat"], menu["ask"], menu["clause"], menu["exact"]) == ("crusader", "attack", "6.1", True)
    assert all(set(offer) == {"offer", "count", "actions", "words"} for offer in menu["offers"])
    assert sum(offer["count"] for offer in menu["offers"]) == menu["count"]
    assert {"do": "attack", "seat": "crusader", "piece": "templars", "target": "mamelukes-1"} in [
        action for offer in menu["offers"] for action in offer["actions"]
    ]
    assert "attack templars mamluks-1" in [words for offer in menu["offers"] for words in offer["words"]]


def test_of_each_offer_only_so_many_answers_are_listed_and_the_others_counted() -> None:
    menu = ask("menu", "acre", "--scenario", "templars-wing", "--most", "2", "--json").json["menus"][0]
    assert max(len(offer["actions"]) for offer in menu["offers"]) == 2
    assert max(offer["count"] for offer in menu["offers"]) > 2
    lines = ask("menu", "acre", "--scenario", "templars-wing", "--most", "2").out.splitlines()
    told = [int(line.split()[1]) for line in lines if line.startswith("  and ")]
    listed = sum(line.startswith("  ") for line in lines) - len(told)
    assert lines[1] == f"{menu['count']} answers:"
    assert listed + sum(told) == menu["count"]


def test_a_menu_speaks_spanish() -> None:
    lines = ask("menu", "arsouf", "--scenario", "gate", "--language", "es").out.splitlines()
    assert lines[0].startswith("pendiente: ")
    assert lines[1].endswith(" respuestas:")
    assert "  mover ricardo 02.04" in lines
    assert lines[-1] == "por defecto: fin"


def test_a_seat_that_is_not_asked_has_no_menu() -> None:
    answer = ask("menu", "acre", "--seat", "muslim")
    assert (answer.code, answer.out) == (0, "Muslims: nothing is asked now.\n")
    assert ask("menu", "acre", "--seat", "muslim", "--json").json["menus"] == []
    assert ask("menu", "acre", "--seat", "crusader", "--json").json["menus"]


def test_a_game_that_is_over_asks_nothing_and_says_how_it_ended(tmp_path: Path) -> None:
    over = written(tmp_path, "over.json", {"ask": None, "turn": 31, "killed": ["richard"]})
    answer = ask("menu", "arsouf", "--from", over)
    assert answer.code == 0
    assert answer.out.count("\n") == 1
    found = ask("menu", "arsouf", "--from", over, "--json").json
    assert (found["menus"], found["outcome"]["winner"]) == ([], "muslim")


def test_options_and_seed_are_those_of_the_opening() -> None:
    found = ask("position", "arsouf", "--option", "turn_limit=35", "--seed", "3").json
    assert found["options"]["turn_limit"] == 35


def record_of(game: str) -> Path:
    return next(path for path in sorted(RECORDS.rglob("*.json")) if game in path.as_posix())


@pytest.mark.parametrize("game", ["arsouf", "acre"])
def test_every_moment_of_a_record_can_be_asked_about(game: str) -> None:
    path = record_of(game)
    entries = len(ask("replay", path, "--json").json["entries"])
    last = ask("position", game, "--record", path).json
    assert last == ask("replay", path, "--json").json["position"]
    middle = ask("position", game, "--record", path, "--entries", str(entries // 2))
    assert middle.json != last
    assert ask("menu", game, "--from", "-", "--json", typed=middle.out).json["menus"]
    assert ask("position", game, "--record", path, "--entries", "0").json != middle.json


def test_a_record_that_does_not_come_out_as_written_has_no_positions(tmp_path: Path) -> None:
    record = json.loads(record_of("arsouf").read_text(encoding="utf-8"))
    record["entries"][0]["digest"] = "0" * len(record["entries"][0]["digest"])
    answer = ask("position", "arsouf", "--record", written(tmp_path, "record.json", record))
    assert (answer.code, answer.out) == (1, "")
    assert len(answer.err.splitlines()) == 1


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (("position", "arsouf", "--entries", "3"), "--entries"),
        (("position", "arsouf", "--scenario", "moon"), "--scenario"),
        (("position", "arsouf", "--record", "RECORD", "--seed", "0"), "--seed"),
        (("position", "arsouf", "--record", "RECORD", "--scenario", "gate"), "--scenario"),
        (("position", "arsouf", "--record", "RECORD", "--entries", "99999"), "--entries"),
        (("position", "acre", "--record", "RECORD"), "header.game"),
        (("position", "arsouf", "--record", "none.json"), "none.json"),
        (("menu", "arsouf", "--seat", "pope"), "--seat"),
        (("menu", "arsouf", "--from", "none.json"), "none.json"),
        (("menu", "arsouf", "--from", "-", "--option", "turn_limit=35"), "--option"),
        (("menu", "arsouf", "--most", "0"), "--most"),
        (("menu", "chess"), "chess"),
        (("pieces", "chess"), "chess"),
    ],
)
def test_what_does_not_go_together_is_bad_input(arguments: tuple[str, ...], named: str) -> None:
    given = [str(record_of("arsouf")) if each == "RECORD" else each for each in arguments]
    answer = ask(*given)
    assert is_one_complaint(answer)
    assert named in answer.err


@pytest.mark.parametrize("name", [game.name for game in games()])
def test_every_piece_is_listed_with_its_id_name_side_and_values(name: str) -> None:
    game = game_named(name)
    found: list[dict[str, Any]] = ask("pieces", name, "--json").json["pieces"]
    assert {(piece["kind"], piece["id"]) for piece in found} == {
        (kind, known) for kind in {piece["kind"] for piece in found} for known in game.names[kind]
    }
    assert {piece["side"] for piece in found} == {seat for each in game.scenarios for seat in game.seats(each.id)}
    # A man of whom there are two counters has two ids; what is printed on them differs.
    assert len({(piece["name"], str(piece["values"])) for piece in found}) == len(found)
    lines = ask("pieces", name).out.splitlines()
    for piece in found:
        (line,) = [line for line in lines if line.split("  ")[0] == piece["id"]]
        cells = [cell.strip() for cell in line.split("  ") if cell.strip()]
        printed = map(Sentences("en", game).printed, piece["values"].values())
        assert cells == [piece["id"], piece["name"], piece["side"], *printed]
