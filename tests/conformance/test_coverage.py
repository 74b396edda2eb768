"""Every clause of every registered game is enforced, tested and seen in play, or says why not."""

import pytest

from gonfalon.kernel.rulebook import Status
from gonfalon.lab.citations import clause_tests, functions, known_ids
from gonfalon.lab.coverage import NEEDS_PROOF, coverage, seen_in_play
from gonfalon.registry import game_named, names


@pytest.mark.parametrize("name", names())
def test_no_clause_is_missing_but_those_that_are_not_in_play_yet(name: str) -> None:
    game = game_named(name)
    coming = tuple(clause.id for clause in game.rulebook.clauses if clause.status is Status.COMING)
    assert coverage(game).missing == coming


@pytest.mark.parametrize("name", names())
def test_a_clause_that_is_not_in_play_yet_says_what_it_waits_for(name: str) -> None:
    coming = [clause for clause in game_named(name).rulebook.clauses if clause.status is Status.COMING]
    assert [clause.id for clause in coming if not clause.reason] == []


@pytest.mark.parametrize("name", names())
def test_every_enforced_clause_is_seen_in_play_or_says_why_it_cannot_be_and_never_both(name: str) -> None:
    enforced = [each for each in coverage(game_named(name)).clauses if each.status in NEEDS_PROOF]
    assert [each.id for each in enforced if each.seen == bool(each.reason)] == []


@pytest.mark.parametrize("name", names())
def test_every_ruling_is_named_by_a_test(name: str) -> None:
    game = game_named(name)
    named = {clause for test in clause_tests(game) for clause in test.clauses}
    assert {ruling.id for ruling in game.rulings} - named == set()


@pytest.mark.parametrize("name", names())
def test_code_and_play_cite_nothing_that_is_not_listed(name: str) -> None:
    game = game_named(name)
    cited = {clause for function in functions(game) for clause in function.clauses} | set(seen_in_play(game))
    assert cited <= set(known_ids(game))


@pytest.mark.parametrize("name", names())
def test_rulings_go_with_clauses_and_options_that_exist(name: str) -> None:
    game = game_named(name)
    for ruling in game.rulings:
        assert set(ruling.clauses) <= {clause.id for clause in game.rulebook.clauses}, ruling.id
        assert ruling.option is None or ruling.option in game.options.__struct_fields__, ruling.id
