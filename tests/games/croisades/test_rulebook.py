"""The contents page: every clause in its order, what each of those not in play yet waits for, and the rulings."""

from pathlib import Path

from gonfalon.games.croisades.options import Options
from gonfalon.games.croisades.rulebook import RULEBOOK
from gonfalon.games.croisades.rulings import RULINGS
from gonfalon.kernel.rulebook import Source, Status

LISTED = [line for line in (Path(__file__).parent / "clauses.txt").read_text().split("\n") if line and line[0] != "#"]
COMING = {clause.id for clause in RULEBOOK.clauses if clause.status is Status.COMING}


def test_the_clauses_stand_in_the_order_of_the_list() -> None:
    assert [clause.id for clause in RULEBOOK.clauses] == LISTED


def test_what_is_not_in_play_yet_says_what_it_waits_for() -> None:
    reasons = {clause.reason for clause in RULEBOOK.clauses if clause.id in COMING}
    assert len(reasons) == 2
    assert all(reason.startswith("It comes with the ") for reason in reasons)


def test_advice_and_cardboard_say_why_nothing_enforces_them() -> None:
    idle = [clause for clause in RULEBOOK.clauses if clause.status in (Status.ADVICE, Status.PHYSICAL)]
    assert {clause.id for clause in idle} == {"A1", "A3d", "1.2c", "2.69.6", "4.0.1", "B1", "D1.21"}
    assert all(clause.reason for clause in idle)


def test_what_was_rebuilt_says_so() -> None:
    rebuilt = {clause.id for clause in RULEBOOK.clauses if clause.source is Source.RECONSTRUCTED}
    assert rebuilt >= {f"4.0{letter}" for letter in "abcde"} | {"4.0.2"} | {f"4.1.{number}" for number in range(1, 9)}
    assert not any(each.startswith(("A", "1.", "C", "B", "D")) for each in rebuilt)


def test_titles_gists_and_reasons_are_whole_and_no_two_titles_are_alike() -> None:
    titles = [clause.title for clause in RULEBOOK.clauses]
    assert len(set(titles)) == len(titles)
    assert all(clause.gist.endswith(".") for clause in RULEBOOK.clauses)
    assert all(clause.reason.endswith(".") for clause in RULEBOOK.clauses if clause.reason)


def test_rulings_stand_in_order_and_bear_only_on_what_is_in_play() -> None:
    numbers = [int(ruling.id.removeprefix("R")) for ruling in RULINGS]
    assert numbers == sorted(set(numbers))
    assert [ruling.id for ruling in RULINGS if not ruling.clauses] == []
    assert {clause for ruling in RULINGS for clause in ruling.clauses} <= set(LISTED) - COMING


def test_the_clauses_of_a_ruling_are_named_once_and_an_option_of_it_exists() -> None:
    assert [ruling.id for ruling in RULINGS if len(set(ruling.clauses)) < len(ruling.clauses)] == []
    options = {ruling.option for ruling in RULINGS if ruling.option}
    assert options <= set(Options.__struct_fields__)
    assert {"defensive_only", "combat_declaration", "errare", "later_infiltration"} <= options
