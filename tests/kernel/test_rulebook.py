"""Clauses, citations, refusals and complaints about what comes from outside."""

import pytest

from gonfalon.kernel.rulebook import TABLE_CLAUSES, Refusal, Rulebook, cited_by, cites, refuse
from tests.proof.rulebook import RULEBOOK


def test_the_tables_own_clauses_are_k1_to_k4() -> None:
    assert [clause.id for clause in TABLE_CLAUSES] == ["K1", "K2", "K3", "K4"]


@pytest.mark.parametrize("id", ["K1", "K2", "K3", "K4", "3.4"])
def test_every_rulebook_lists_the_tables_own_clauses(id: str) -> None:
    assert RULEBOOK.clause(id).id == id


def test_an_unknown_clause_is_an_error() -> None:
    with pytest.raises(KeyError):
        Rulebook("empty", ()).clause("1.1")


def test_cites_marks_and_never_wraps() -> None:
    def rule(number: int) -> int:
        """A rule."""
        return number + 1

    marked = cites("1.1", "R2")(rule)
    assert marked is rule
    assert cited_by(rule) == ("1.1", "R2")
    assert rule(1) == 2


def test_what_is_not_marked_cites_nothing() -> None:
    assert cited_by(len) == ()
    assert cited_by(3) == ()


def test_a_refusal_names_its_arguments() -> None:
    assert refuse("3.1", "too-far", piece="king", spaces=3) == Refusal("3.1", "too-far", {"piece": "king", "spaces": 3})
