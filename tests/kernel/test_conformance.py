"""What every game must hold, on random games of the proof game."""

import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gonfalon.kernel.allotments import Levy, Outlay
from gonfalon.kernel.dice import SeededDice
from gonfalon.kernel.events import Whisper, heard, opened
from gonfalon.kernel.game import take
from gonfalon.kernel.holes import Amounts, Assign, Free, One, OneBit, Order, Route, Some
from gonfalon.kernel.reading import BadInput
from gonfalon.kernel.rulebook import cited_by
from tests.proof.actions import Beacon
from tests.proof.frozen import replace
from tests.proof.game import GAME
from tests.proof.play import AMBER, STEPPING, random_game
from tests.proof.position import Position
from tests.proof.rulebook import RULEBOOK
from tests.proof.rules import cards, fate, keeping, loading, stepping, stopping, victory, watching
from tests.proof.state import SEATS

ROOT = Path(__file__).parents[2]
CHAPTERS = (loading, cards, stepping, stopping, fate, watching, keeping, victory)
KNOWN = {clause.id for clause in RULEBOOK.clauses} | {ruling.id for ruling in GAME.rulings}
seeds = st.integers(0, 10_000)


@settings(max_examples=25)
@given(seeds)
def test_what_is_offered_is_lawful_and_what_is_lawful_is_offered(seed: int) -> None:
    random = Random(seed)
    thinkable = [*(action for sitting in random_game(seed + 1) for action in last_action(sitting))]
    for sitting in random_game(seed):
        state = sitting.state
        for seat in SEATS:
            menu = GAME.menu(state, seat)
            assert menu.exact
            assert all(GAME.check(state, action) is None for action in menu.actions())
            for action in random.sample(thinkable, 10):
                mine = replace(action, seat=seat)
                assert (GAME.check(state, mine) is None) == (mine in menu)


def last_action(sitting: Any) -> list[Any]:
    """The action that was just taken, if any."""
    return [step.action for step in sitting.steps[-1:]]


@settings(max_examples=25)
@given(seeds)
def test_who_is_asked_has_something_to_do_and_a_lawful_default(seed: int) -> None:
    for sitting in random_game(seed):
        state, due = sitting.state, sitting.due()
        assert bool(due) == (GAME.outcome(state) is None)
        assert len({ask.id for ask in due}) == len({ask.seat for ask in due}) == len(due)
        for seat in SEATS:
            assert bool(GAME.menu(state, seat)) == (seat in {ask.seat for ask in due})
        assert all(GAME.check(state, ask.default) is None for ask in due)


@settings(max_examples=25)
@given(seeds)
def test_an_ask_keeps_its_number_while_another_seat_answers_and_no_number_comes_back(seed: int) -> None:
    before: dict[int, str] = {}
    used: set[int] = set()
    for sitting in random_game(seed):
        now = {ask.id: ask.seat for ask in sitting.due()}
        if sitting.steps:
            last = sitting.steps[-1]
            assert last.ask.id in before
            if not last.ask.together:
                assert last.ask.id not in now
            assert not (now.keys() - before.keys()) & (used - waiting(sitting.state))
        used |= now.keys()
        before = now


def waiting(state: Any) -> set[int]:
    """The numbers of asks that wait under an interrupt."""
    return {frame.id for frame in state.agenda if hasattr(frame, "id")}


@settings(max_examples=25)
@given(seeds)
def test_everything_survives_json(seed: int) -> None:
    for sitting in random_game(seed):
        state = sitting.state
        assert through_json(state, GAME.state_type) == state
        assert GAME.state_of(through_json(GAME.position(state), GAME.position_type)) == state
        for seat in (*SEATS, None):
            assert through_json(GAME.view(state, seat), GAME.view_type) == GAME.view(state, seat)
        for step in sitting.steps[-1:]:
            assert through_json(step.action, GAME.action_type) == step.action
            for event in map(opened, step.told):
                assert through_json(event, GAME.event_type) == event


def through_json(value: Any, type: Any) -> Any:
    """A value after writing and reading."""
    return msgspec.json.decode(msgspec.json.encode(value), type=type)


@settings(max_examples=10)
@given(seeds)
def test_rules_are_pure_and_the_log_cites_known_clauses(seed: int) -> None:
    for sitting in random_game(seed):
        for step in sitting.steps[-1:]:
            assert all(opened(event).clause in KNOWN for event in step.told)
            assert not any(isinstance(event, Whisper) for seat in (*SEATS, None) for event in heard(step.told, seat))
        state, written = sitting.state, msgspec.json.encode(sitting.state)
        for ask in sitting.due():
            results = [take(GAME, state, ask.default, SeededDice(seed), lambda event: None) for _ in range(2)]
            assert results[0] == results[1]
            assert hash(results[0]) == hash(results[1])
        assert msgspec.json.encode(state) == written


def test_every_kind_of_hole_is_offered_in_play() -> None:
    offered = {
        type(hole)
        for seed in range(10)
        for sitting in random_game(seed)
        for seat in SEATS
        for offer in GAME.menu(sitting.state, seat).offers()
        for hole in offer.holes.values()
    }
    assert offered == {One, OneBit, Some, Order, Assign, Amounts, Outlay, Levy, Route, Free}


def test_5_5_a_free_hole_takes_what_it_does_not_list() -> None:
    state = next(sitting.state for sitting in random_game(1) if [ask.ask for ask in sitting.due()] == ["watch"])
    menu = GAME.menu(state, "owl")
    assert Beacon(seat="owl", height=37) in menu
    assert Beacon(seat="owl", height=37) not in list(menu.actions())
    assert Beacon(seat="owl", height=101) not in menu


def test_every_ending_is_seen_in_play() -> None:
    winners = set()
    for seed in range(60):
        *_, sitting = random_game(seed)
        outcome = sitting.outcome()
        assert outcome is not None
        winners.add(outcome.winner)
    assert winners == {"smugglers", "watch", None}


def test_every_clause_is_cited_by_a_function() -> None:
    cited = {clause for chapter in CHAPTERS for rule in vars(chapter).values() for clause in cited_by(rule)}
    assert cited == KNOWN


@pytest.mark.parametrize(
    ("position", "field"),
    [
        (Position(markers=(AMBER, AMBER), agenda=STEPPING), "markers"),
        (Position(markers=(replace(AMBER, at="moon"),), agenda=STEPPING), "markers[0].at"),
        (Position(markers=(replace(AMBER, owner="owl"),), agenda=STEPPING), "markers[0].owner"),
        (Position(markers=(replace(AMBER, coins=3),), agenda=STEPPING), "markers[0].coins"),
        (Position(markers=(AMBER,), agenda=STEPPING, rider="moon"), "rider"),
        (Position(markers=(AMBER,), agenda=STEPPING, whistles=2, spent=1), "whistles"),
    ],
)
def test_an_impossible_position_names_the_field(position: Position, field: str) -> None:
    with pytest.raises(BadInput) as impossible:
        GAME.state_of(position)
    assert impossible.value.field == field


@pytest.mark.slow
@pytest.mark.parametrize(("view", "accepted"), [("View", True), ("State", False)])
def test_the_type_checker_accepts_the_proof_game_and_no_state_for_a_view(
    view: str, accepted: bool, tmp_path: Path
) -> None:
    assignment = tmp_path / "assignment.py"
    assignment.write_text(
        "from gonfalon.kernel.game import Game\n"
        "from tests.proof.actions import ProofAction\n"
        "from tests.proof.game import ProofGame\n"
        "from tests.proof.state import State\n"
        "from tests.proof.view import View\n"
        f"game: Game[State, ProofAction, {view}] = ProofGame()\n"
    )
    command = [sys.executable, "-m", "mypy", "--config-file", "pyproject.toml", str(assignment)]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (run.returncode == 0) is accepted, run.stdout
    assert accepted or "Incompatible types in assignment" in run.stdout
