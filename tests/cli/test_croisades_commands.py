"""The commands over Croisades: positions, exact odds of shots and combats, counts, menus with routes and lookups."""

from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from tests.cli.asking import Answer, ask, is_one_complaint, written

POSITION: dict[str, Any] = {
    "scenario": "first-blood",
    "turn": 2,
    "side": "crusader",
    "ask": "name",
    "seat": "crusader",
    "figures": [
        {"figure": "gerard", "at": "H9", "facing": "se", "horse": "gerard-horse"},
        {"figure": "bertin", "at": "D5"},
        {"figure": "hashmi", "at": "J10"},
        {"figure": "ali", "at": "X2"},
    ],
}
NAMED = {"seat": "crusader", "do": "attack", "figures": ["gerard"], "targets": ["hashmi"]}
END = {"seat": "crusader", "do": "end"}
FIRE: dict[str, Any] = POSITION | {
    "ask": "shoot",
    "figures": [
        {"figure": "anselmo", "at": "H9", "mark": "offensive"},
        {"figure": "hashmi", "at": "J10"},
        {"figure": "ali", "at": "X2"},
    ],
}
SHOT = {"seat": "crusader", "do": "shoot", "figure": "anselmo", "target": "hashmi"}
RIDE: dict[str, Any] = POSITION | {
    "ask": "charge",
    "figures": [
        {"figure": "gerard", "at": "B6", "facing": "se", "horse": "gerard-horse"},
        {"figure": "hashmi", "at": "J10"},
    ],
}


def given(folder: Path, command: str, *more: str, actions: Any = (NAMED, END), position: Any = POSITION) -> Answer:
    """A command about a position and actions."""
    where, what = written(folder, "position.json", position), written(folder, "actions.json", list(actions))
    return ask(command, "croisades", "--from", where, "--do", what, *more)


def test_try_stops_before_an_advance_and_goes_on_from_there(tmp_path: Path) -> None:
    first = given(tmp_path, "try", "--dice", "4", "--json").json
    assert [roll["face"] for roll in first["actions"][1]["rolls"]] == [4]
    assert first["due"][0] | {"id": 0} == {"id": 0, "seat": "crusader", "ask": "advance", "clause": "1.75a"}
    advance = {"seat": "crusader", "do": "advance", "figure": "gerard", "path": ["J10", "J9"]}
    second = given(tmp_path, "try", "--json", actions=[advance], position=first["position"]).json
    assert second["actions"][0]["refused"] is None
    (gerard,) = [each for each in second["position"]["figures"] if each["figure"] == "gerard"]
    assert (gerard["at"], gerard["facing"]) == ("I9", "ne")


def test_try_counts_casualty_points_of_both_sides(tmp_path: Path) -> None:
    tally = given(tmp_path, "try", "--dice", "1", "--json").json["tally"]
    assert (tally["crusader"]["points"], tally["saracen"]["lost"], tally["saracen"]["points"]) == (11, 11, 0)


def test_try_explains_a_refusal_by_its_clause(tmp_path: Path) -> None:
    weak = {"seat": "crusader", "do": "attack", "figures": ["bertin"], "targets": ["hashmi"]}
    refused = given(tmp_path, "try", "--json", actions=[weak]).json["actions"][0]["refused"]
    assert (refused["clause"], refused["why"][:29]) == ("1.7a", "Bertin does not stand next to")


def test_odds_of_a_combat_are_exact_and_itemised(tmp_path: Path) -> None:
    found = given(tmp_path, "odds", "--json").json
    assert found["exact"] is True
    assert sum(Fraction(each["chance"]) for each in found["outcomes"]) == 1
    sums = {(line["what"], line["from"]): line["amount"] for line in found["lines"] if line["amount"]}
    assert sums == {("attack", "gerard"): 28, ("defence", "hashmi"): 5}
    assert "Hashmi is killed on J10: 11 points. [C6e]" in found["outcomes"][-2]["what"] + found["outcomes"][-1]["what"]


@pytest.mark.parametrize(
    ("language", "weapon", "miss"),
    [("en", "+2 crossbow [C5c]", "Nothing happens."), ("es", "+2 ballesta [C5c]", "No pasa nada.")],
)
def test_odds_of_a_shot_name_weapon_range_and_each_result(
    tmp_path: Path, language: str, weapon: str, miss: str
) -> None:
    out = given(tmp_path, "odds", "--language", language, actions=[SHOT], position=FIRE).out
    assert weapon in out
    assert f"3/10 (30.0%)  {miss}" in out
    assert out.count("[C5e]") == 2


def test_menu_counts_routes_and_spells_them_as_they_are_typed(tmp_path: Path) -> None:
    answer = ask("menu", "croisades", "--from", written(tmp_path, "p.json", RIDE), "--most", "1")
    lines = answer.out.splitlines()
    assert lines[0].startswith("due: Crusaders: announce a charge")
    assert lines[2] == "  charge gerard hashmi D7,E7,F8,G8,H9,I9"
    assert lines[-2:] == ["  end", "default: end"]


def test_menu_of_the_opening_pairs_each_crossbowman_with_his_mark() -> None:
    assert "  mark anselmo=offensive,baldo=none" in ask("menu", "croisades").out.splitlines()
    assert "  marcar anselmo=ofensiva,baldo=ninguna" in ask("menu", "croisades", "--language", "es").out.splitlines()


def test_pieces_are_listed_with_their_faces_in_both_languages() -> None:
    assert "gerard    Gerard    crusader  Templar" in ask("pieces", "croisades").out
    spanish = ask("pieces", "croisades", "--language", "es").out.splitlines()
    heads = [line.split()[0] for line in spanish if line.startswith(("id ", "ali "))]
    # Riders, men on foot, horses, the draft horse, and the cart.
    assert heads == ["id", "id", "ali", "id", "id", "id"]
    (ali,) = [line for line in spanish if line.startswith("ali ")]
    assert " ".join(ali.split()) == "ali Ali saracen Arquero sarraceno 5/4-8 2/2-4 1 no arco corto 11"
    assert "gerard-horse    Caballo de Gerard    crusader  1" in "\n".join(spanish)


def test_perft_counts_the_ten_falls_of_a_combat(tmp_path: Path) -> None:
    fighting = POSITION | {"combats": [{"attackers": ["gerard"], "defenders": ["hashmi"]}]}
    answer = ask("perft", "croisades", "--from", written(tmp_path, "p.json", fighting), "--depth", "1", "--json")
    assert answer.json["lines"] == [11]


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"figures": [{"figure": "bertin", "at": "Z1"}]}, "figures[0].at"),
        ({"figures": [{"figure": "nobody", "at": "A1"}]}, "figures[0].figure"),
        ({"figures": [{"figure": "bertin", "at": "A1", "facing": "n"}]}, "figures[0].facing"),
        ({"turn": 0}, "turn"),
        ({"scenario": "hattin"}, "scenario"),
        ({"ask": "retreat"}, "ask"),
        ({"weather": "fair"}, "weather"),
    ],
)
def test_a_position_that_cannot_be_is_one_complaint(tmp_path: Path, change: dict[str, Any], field: str) -> None:
    answer = given(tmp_path, "try", position=POSITION | change)
    assert is_one_complaint(answer)
    assert field in answer.err


def test_simulate_and_fuzz_run() -> None:
    simulated = ask("simulate", "croisades", "--games", "3", "--json").json
    assert sum(simulated["wins"].values()) + simulated["draws"] == 3
    assert ask("fuzz", "croisades", "--seconds", "1", "--seed", "5", "--json").json["findings"] == []


def test_simulate_takes_orders() -> None:
    orders = ("--order", "saracen.volley=sight", "--order", "crusader.counter=never")
    assert ask("simulate", "croisades", "--games", "2", *orders, "--json").code == 0


def test_where_rules_and_schema_know_the_game() -> None:
    assert any(
        each["name"].endswith("why_not_volley")
        for each in ask("where", "croisades", "1.33b", "--json").json["functions"]
    )
    assert "1.54a  Infiltration (enforced)" in ask("rules", "croisades").out
    assert "1.54a  Infiltración (se aplica)" in ask("rules", "croisades", "--language", "es").out
    assert "Volley" in ask("schema", "croisades", "action").json["$defs"]
