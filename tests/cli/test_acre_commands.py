"""The commands over Acre: positions with an agenda, exact odds of a melee, counts, records and lookups."""

from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from tests.cli.asking import Answer, ask, is_one_complaint, written

POSITION: dict[str, Any] = {
    "ask": "attack",
    "seat": "crusader",
    "units": [
        {"unit": "ma1", "at": "1207"},
        {"unit": "sp9", "at": "2020"},
        {"unit": "in1", "at": "1206"},
    ],
}
ATTACK = {"seat": "crusader", "do": "attack", "units": ["ma1"], "hexes": ["1206"]}


def given(folder: Path, command: str, *more: str, actions: Any = (ATTACK,), position: Any = POSITION) -> Answer:
    """A command about a position and actions."""
    where, what = written(folder, "position.json", position), written(folder, "actions.json", list(actions))
    return ask(command, "acre", "--from", where, "--do", what, *more)


def test_try_stops_in_the_midst_of_a_melee_and_goes_on_from_there(tmp_path: Path) -> None:
    first = given(tmp_path, "try", "--dice", "6", "--json").json
    assert [roll["face"] for roll in first["actions"][0]["rolls"]] == [6]
    assert first["due"][0] | {"id": 0} == {"id": 0, "seat": "muslim", "ask": "retreat", "clause": "S7.8"}
    retreat = {"seat": "muslim", "do": "retreat", "unit": "in1", "path": ["1205"]}
    second = given(tmp_path, "try", "--json", actions=[retreat], position=first["position"]).json
    assert second["actions"][0]["refused"] is None
    assert second["due"][0]["ask"] == "advance"


def test_try_explains_a_refusal_by_its_clause(tmp_path: Path) -> None:
    refused = given(tmp_path, "try", "--json", actions=[{"seat": "crusader", "do": "end"}]).json["actions"][0][
        "refused"
    ]
    assert refused["clause"] == "S7.3"
    assert refused["why"]


def test_odds_of_a_melee_are_exact_and_itemised(tmp_path: Path) -> None:
    found = given(tmp_path, "odds", "--json").json
    assert found["exact"] is True
    assert sum(Fraction(each["chance"]) for each in found["outcomes"]) == 1
    sums = {(line["what"], line["from"]): line["amount"] for line in found["lines"] if line["amount"]}
    assert sums["attack", "ma1"] == 5
    assert sums["defence", "in1"] == 3


@pytest.mark.parametrize("language", ["en", "es"])
def test_odds_in_words_name_what_each_face_brings(tmp_path: Path, language: str) -> None:
    out = given(tmp_path, "odds", "--language", language).out
    assert out.count("(16.7%)") + out.count("(33.3%)") >= 2
    assert "[S7.1]" in out


def test_perft_counts_the_six_falls_of_an_attack_that_is_owed(tmp_path: Path) -> None:
    answer = ask("perft", "acre", "--from", written(tmp_path, "position.json", POSITION), "--depth", "1", "--json")
    assert answer.json == {"lines": [6], "states": [4], "ended": [0]}


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"units": [{"unit": "ma1", "at": "0101"}]}, "units[0].at"),
        ({"units": [{"unit": "ma9", "at": "1207"}]}, "units[0].unit"),
        ({"stage": 3}, "stage"),
        ({"scenario": "hattin"}, "scenario"),
        ({"ask": "retreat"}, "ask"),
        ({"weather": "fair"}, "weather"),
    ],
)
def test_a_position_that_cannot_be_is_one_complaint(tmp_path: Path, change: dict[str, Any], field: str) -> None:
    answer = given(tmp_path, "try", position=POSITION | change)
    assert is_one_complaint(answer)
    assert field in answer.err


def test_simulate_and_fuzz_run_and_coverage_misses_nothing() -> None:
    simulated = ask("simulate", "acre", "--scenario", "templars-wing", "--games", "3", "--json").json
    assert sum(simulated["wins"].values()) + simulated["draws"] == 3
    assert ask("fuzz", "acre", "--seconds", "1", "--seed", "5", "--json").json["findings"] == []
    assert ask("rules", "acre", "--coverage", "--json").json["missing"] == []


def test_where_finds_a_clause_of_the_book_and_a_rebuilt_one() -> None:
    assert ask("where", "acre", "15.1f", "--json").json["tests"]
    assert any(
        each["name"].endswith("why_not_evade") for each in ask("where", "acre", "S8.3", "--json").json["functions"]
    )


def test_a_golden_record_is_replayed_in_words() -> None:
    record = Path(__file__).parent.parent.parent / "records" / "acre" / "templars-wing-draw-S11.4.json"
    answer = ask("replay", record)
    assert answer.code == 0
    assert "[S11.4]" in answer.out
