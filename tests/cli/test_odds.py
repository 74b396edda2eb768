"""`odds`: chances as fractions, sums line by line."""

import re
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from gonfalon.cli.odds import line_in, share
from gonfalon.kernel.modifiers import Line
from gonfalon.kernel.odds import Chance, Odds
from tests.cli.asking import ATTACK, END, FAR, POSITION, SECOND, Answer, ask, is_one_complaint, written


def odds(folder: Path, actions: list[Any], *more: str) -> Answer:
    position, wanted = written(folder, "position.json", POSITION), written(folder, "do.json", actions)
    return ask("odds", "arsouf", "--from", position, "--do", wanted, *more)


def test_odds_have_the_documented_shape(tmp_path: Path) -> None:
    """Templars 4 + Richard 2 + charge 1 against Mamluks 3: four ahead, so of 36 falls 33 win, 2 part, 1 loses."""
    found = odds(tmp_path, [ATTACK], "--json").json
    assert set(found) == {"outcomes", "exact", "lines"}
    assert found["exact"] is True
    assert all(set(outcome) == {"what", "chance", "events", "lines"} for outcome in found["outcomes"])
    assert all(outcome["lines"] == [] for outcome in found["outcomes"])
    ends = [(outcome["events"][-1], Fraction(outcome["chance"])) for outcome in found["outcomes"]]
    assert ends == [
        ({"event": "wounded", "clause": "6.7", "piece": "mamelukes-1"}, Fraction(33, 36)),
        ({"event": "withstood", "clause": "6.8", "piece": "templars", "target": "mamelukes-1"}, Fraction(2, 36)),
        ({"event": "wounded", "clause": "6.7", "piece": "templars"}, Fraction(1, 36)),
    ]
    assert found["outcomes"][0]["what"] == "Mamluks 1 are wounded. [6.7]"


def test_the_lines_are_the_itemised_sums_in_halves(tmp_path: Path) -> None:
    lines = odds(tmp_path, [ATTACK], "--json").json["lines"]
    sums = [(line["who"], line["what"], line["clause"], line["why"], line["from"], line["amount"]) for line in lines]
    assert [line for line in sums if line[-1]] == [
        ("templars", "attack", "1.1", "value", "templars", 8),
        ("templars", "attack", "6.6", "leader", "richard", 4),
        ("templars", "attack", "7.1", "charge", "", 2),
        ("mamelukes-1", "defence", "1.4", "value", "mamelukes-1", 6),
    ]


def test_a_line_may_multiply_or_shift() -> None:
    found = line_in(Line("9.1", "gap", "hill", times=1, over=2, shift=-1))
    assert found == {"clause": "9.1", "why": "gap", "from": "hill", "amount": 0, "times": "1/2", "shift": -1}


ANNOUNCED = {
    "ask": "attack",
    "seat": "crusader",
    "turn": 3,
    "options": {"announce_first": True},
    "pieces": [
        {"piece": "templars", "at": "08.04"},
        {"piece": "knights-1", "at": "08.06"},
        {"piece": "baggage-1", "at": "04.06"},
        {"piece": "baggage-2", "at": "04.07"},
        {"piece": "mamelukes-2", "at": "08.05"},
        {"piece": "mamelukes-1", "at": "08.07"},
    ],
}
"""Mamluks 2 support Mamluks 1 against the knights, unless the Templars wound them first."""
BOTH_ATTACK = [
    {"seat": "crusader", "do": "attack", "piece": "templars", "target": "mamelukes-2"},
    {"seat": "crusader", "do": "attack", "piece": "knights-1", "target": "mamelukes-1"},
]


def test_a_sum_that_differs_stands_under_its_outcome(tmp_path: Path) -> None:
    position, wanted = written(tmp_path, "position.json", ANNOUNCED), written(tmp_path, "do.json", BOTH_ATTACK)
    found = ask("odds", "arsouf", "--from", position, "--do", wanted, "--json").json
    support = {
        outcome["what"].partition(" [")[0]: line["amount"]
        for outcome in found["outcomes"]
        for line in outcome["lines"]
        if line["from"] == "mamelukes-2"
    }
    assert support == {
        "Mamluks 2 are wounded.": 0,
        "The Templars are wounded.": 3,
        "The Templars and Mamluks 2 part even.": 3,
    }
    assert {line["who"] for line in found["lines"]} == {"templars", "mamelukes-2", "knights-1"}


def test_an_outcome_names_results_and_neither_sums_totals_nor_turns(tmp_path: Path) -> None:
    position, wanted = written(tmp_path, "position.json", ANNOUNCED), written(tmp_path, "do.json", BOTH_ATTACK)
    arguments = ("odds", "arsouf", "--from", position, "--do", wanted)
    for outcome in ask(*arguments, "--json").json["outcomes"]:
        assert re.fullmatch(r"((\w+ )+(are wounded|part even)\. \[6\.[78]\] ?){2}", outcome["what"])
    lines = ask(*arguments).out.splitlines()
    first = next(place for place, line in enumerate(lines) if "%)" in line)
    assert lines[first + 1] == "      Mamluks 1, defence [6.5]"
    assert lines[first + 4] == "        +0 Mamluks 2 beside the attacker, but wounded [6.13]"


def test_odds_in_words_show_sums_and_chances(tmp_path: Path) -> None:
    lines = odds(tmp_path, [ATTACK]).out.splitlines()
    assert lines[0] == "Crusaders: attack templars mamluks-1"
    assert any(line.startswith("    +2 Richard") and line.endswith("[6.6]") for line in lines)
    assert "  11/12 (91.7%)  Mamluks 1 are wounded. [6.7]" in lines


def test_what_cannot_fail_has_the_chance_one(tmp_path: Path) -> None:
    (only,) = odds(tmp_path, [END], "--json").json["outcomes"]
    assert only["chance"] == "1/1"
    assert "Crusaders end their attacks. [6.3]" in only["what"]


def test_only_the_last_action_may_roll(tmp_path: Path) -> None:
    answer = odds(tmp_path, [ATTACK, SECOND])
    assert is_one_complaint(answer)
    assert "[0]" in answer.err


def test_earlier_actions_are_taken_first(tmp_path: Path) -> None:
    moving = {**POSITION, "ask": "move"}
    charge = {"seat": "crusader", "do": "move", "piece": "infantry-2", "to": "10.05"}
    position = written(tmp_path, "moving.json", moving)
    actions = written(tmp_path, "do.json", [charge, END, ATTACK])
    found = ask("odds", "arsouf", "--from", position, "--do", actions, "--json").json
    assert Fraction(found["outcomes"][0]["chance"]) == Fraction(33, 36)


@pytest.mark.parametrize("actions", [[FAR], [FAR, ATTACK]])
def test_a_refused_action_answers_no_with_its_clause(tmp_path: Path, actions: list[Any]) -> None:
    answer = odds(tmp_path, actions, "--json")
    assert answer.code == 1
    assert answer.out == ""
    assert len(answer.err.splitlines()) == 1
    assert "[6.2]" in answer.err


def test_no_action_is_bad_input(tmp_path: Path) -> None:
    assert is_one_complaint(odds(tmp_path, []))


def test_a_chance_that_had_to_be_guessed_is_told_as_a_range() -> None:
    guessed, sure = Fraction(1, 2), Fraction(1, 6)
    chances = (
        Chance("caught", guessed, (), (Fraction(1, 3), Fraction(2, 3))),
        Chance("swept", sure, (), (sure, sure)),
    )
    found = Odds(chances, exact=False, sums=(), imagined=2)
    assert [share(each, found) for each in found.chances] == ["~50% (33% - 67%)", "~17%"]
