"""Coverage knows what stands behind a clause and what is missing."""

from pathlib import Path

import msgspec
import pytest

from gonfalon.games.arsouf import GAME
from gonfalon.kernel.reading import BadInput
from gonfalon.kernel.rulebook import Clause, Status
from gonfalon.lab.citations import checkout, clause_tests, clauses_in_name, functions, known_ids
from gonfalon.lab.coverage import Covered, coverage, is_missing, where
from tests.proof.game import GAME as PROOF

IDS = ("4.1", "4.2", "6.1", "6.10", "6.5", "m5.5", "R1", "R13")


@pytest.mark.parametrize(
    ("name", "clauses"),
    [
        ("test_6_5_half_of_each_friend", ("6.5",)),
        ("test_6_1_attacks_come_last", ("6.1",)),
        ("test_6_10_killed", ("6.10",)),
        ("test_m5_5_a_charge_is_logged", ("m5.5",)),
        ("test_R13_richard_does_not_charge", ("R13",)),
        ("test_R1_two_spaces", ("R1",)),
        ("test_4_1_and_4_2_each_army_in_its_area", ("4.1", "4.2")),
        ("test_4_1_4_2_each_army_in_its_area", ("4.1", "4.2")),
        ("test_6_5", ("6.5",)),
        ("test_6_50_of_them", ()),
        ("test_the_6_5_sum", ()),
    ],
)
def test_a_test_is_named_for_the_clauses_it_begins_with(name: str, clauses: tuple[str, ...]) -> None:
    assert clauses_in_name(name, IDS) == clauses


def test_functions_are_found_by_their_mark_with_file_and_line() -> None:
    found = {each.name: each for each in functions(GAME)}
    supports = found["rules.attacking.defence_lines"]
    assert "6.5" in supports.clauses
    root = checkout(GAME)
    assert root is not None
    lines = (root / supports.file).read_text(encoding="utf-8").splitlines()
    assert "6.5" in lines[supports.line - 1]
    assert "def defence_lines" in lines[supports.line]


def test_every_citation_names_something_that_is_listed() -> None:
    for game in (GAME, PROOF):
        unknown = {each.name: set(each.clauses) - set(known_ids(game)) for each in functions(game)}
        assert not {name: ids for name, ids in unknown.items() if ids}


def test_where_gives_functions_tests_and_rulings() -> None:
    found = where(GAME, "6.5")
    assert {"rules.attacking.defence_lines"} <= {each.name for each in found.functions}
    assert "R10" in {ruling.id for ruling in found.rulings}
    assert found.title == GAME.rulebook.clause("6.5").title
    for test in found.tests:
        file, _, name = test.name.partition("::")
        assert file == test.file
        assert "_6_5" in name


def test_where_knows_rulings_and_the_tables_own() -> None:
    ruling = where(GAME, "R13")
    assert [each.id for each in ruling.rulings] == ["R13"]
    assert "rules.charging.charge_at" in {each.name for each in ruling.functions}
    assert where(GAME, "K1").title == "Not your ask"


def test_where_refuses_a_clause_that_is_not_there() -> None:
    with pytest.raises(BadInput, match=r"clause: 99\.9 is no clause"):
        where(GAME, "99.9")


def test_the_json_has_the_promised_fields() -> None:
    written = msgspec.json.decode(msgspec.json.encode(coverage(GAME)))
    assert list(written) == ["clauses", "missing"]
    assert [each["id"] for each in written["clauses"]] == [clause.id for clause in GAME.rulebook.clauses]
    for each in written["clauses"]:
        assert list(each) == ["id", "title", "status", "functions", "tests", "rulings", "seen", "reason"]


def test_tests_are_read_from_the_checkout() -> None:
    folders = {Path("tests") / room / "arsouf" for room in ("games", "browser")}
    assert {Path(each.file).parent for each in clause_tests(GAME)} == folders
    assert any("6.5" in each.clauses for each in clause_tests(GAME))


WHOLE = Covered("1.1", "", Status.ENFORCED, ("function",), ("test",), (), True)


@pytest.mark.parametrize(
    ("status", "reason", "change", "missing"),
    [
        (Status.ENFORCED, "", {}, False),
        (Status.ENFORCED, "", {"functions": ()}, True),
        (Status.ENFORCED, "", {"tests": ()}, True),
        (Status.ENFORCED, "", {"seen": False}, True),
        (Status.ENFORCED, "cannot be seen", {"seen": False}, False),
        (Status.ENFORCED, "cannot be seen", {"functions": ()}, True),
        (Status.OPTIONAL, "", {"tests": ()}, True),
        (Status.SCREEN, "", {"functions": (), "tests": (), "seen": False}, True),
        (Status.ADVICE, "", {}, True),
        (Status.ADVICE, "the bots follow it", {"functions": (), "tests": (), "seen": False}, False),
        (Status.PHYSICAL, "", {}, True),
        (Status.COMING, "comes with the scenarios", {}, True),
    ],
)
def test_what_is_missing(status: Status, reason: str, change: dict[str, object], missing: bool) -> None:
    entry = msgspec.structs.replace(WHOLE, **change)
    assert is_missing(Clause("1.1", "", "", status, reason), entry, is_checked_out=True) is missing


def test_without_the_sources_only_functions_can_be_missing() -> None:
    untested = msgspec.structs.replace(WHOLE, tests=(), seen=False)
    assert not is_missing(Clause("1.1", "", ""), untested, is_checked_out=False)
    assert is_missing(Clause("1.1", "", ""), msgspec.structs.replace(untested, functions=()), is_checked_out=False)
