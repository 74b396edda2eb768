"""The position file: every state of play comes back from it, and what cannot be is refused by its field."""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from gonfalon.games.croisades import GAME
from gonfalon.games.croisades.decisions import DECISIONS
from gonfalon.games.croisades.frames import (
    Displacing,
    Moving,
)
from gonfalon.games.croisades.position import Position, position_of, state_of
from gonfalon.games.croisades.state import Mover, State, field_of, hexes_of, replace
from gonfalon.kernel.dice import SeededDice
from gonfalon.kernel.events import unheard
from gonfalon.kernel.game import begin, take
from tests.games.croisades.stamp import CRUSADER, at, ground, stamp
from tests.games.croisades.written import base, changed, field_refused

MOST_GAMES = 600
"""So many random games are played at most until everything was asked that can be."""


def played(*seeds: int) -> Iterator[State]:
    """The states of random games at their asks, and at their ends."""
    for number in seeds:
        random, dice = Random(number), SeededDice(str(number))
        scenario = GAME.scenarios[number % len(GAME.scenarios)].id
        state = begin(GAME, scenario, GAME.options(), dice, unheard)
        while due := GAME.due(state):
            yield state
            ask = next(ask for ask in due if not ask.answered)
            state = take(GAME, state, GAME.menu(state, ask.seat).sample(random), dice, unheard)
        yield state


def test_every_state_of_a_game_comes_back_from_its_position() -> None:
    asks, agendas = set[str](), dict[tuple[str, ...], int]()
    for state in played(*range(MOST_GAMES)):
        if asks == DECISIONS.asks and len(agendas) >= 20:
            break
        key = tuple(type(frame).__name__ for frame in state.agenda)
        agendas[key] = agendas.get(key, 0) + 1
        asks |= {each.ask for each in GAME.due(state)}
        if agendas[key] <= 8:
            position = GAME.position(state)
            read = msgspec.json.decode(msgspec.json.encode(position), type=Position)
            assert read == position
            assert GAME.state_of(read) == state
            assert GAME.position(GAME.state_of(read)) == position
    assert asks == DECISIONS.asks


def test_A3e_no_two_that_live_share_a_hex_unless_one_passes_or_makes_room() -> None:
    for state in played(*range(12)):
        field, held = field_of(state), 0
        passing = {frame.figure for frame in state.agenda if isinstance(frame, Displacing)}
        if state.mover is not None:
            passing.add(state.mover.figure)
        for figure in state.figures:
            hexes = hexes_of(field, figure) if figure.health != "dead" else 0
            assert figure.id in passing or not held & hexes
            held |= 0 if figure.id in passing else hexes


def test_the_base_of_all_that_is_wrong_is_itself_right() -> None:
    assert state_of(msgspec.convert(base(), Position)).agenda == (Moving(CRUSADER),)


@pytest.mark.parametrize(
    ("field", "changes"),
    [
        ("scenario", {"scenario": "hattin"}),
        ("seat", {"seat": None}),
        ("asked", {"asked": -1}),
        ("turn", {"turn": 7}),
        ("turn", {"turn": 0}),
        ("agenda", {"ask": "defend", "seat": "saracen"}),
        ("ask", {"ask": None, "seat": None}),
        ("ask", {"ask": "shoot", "seat": "crusader"}),
        ("agenda[0].seat", {"seat": "saracen"}),
        ("figures[1].figure", {"figures__1__figure": "roland"}),
        ("figures[2].figure", {"figures__2__figure": "bertin"}),
        ("figures[1].at", {"figures__1__at": "Z1"}),
        ("figures[0].facing", {"figures__0__facing": "x"}),
        ("figures[0].facing", {"figures__0__facing": ""}),
        ("figures[1].facing", {"figures__1__facing": "n"}),
        ("figures[0].facing", {"figures__0__facing": "n"}),
        ("figures[1].horse", {"figures__1__horse": "gerard-horse", "figures__1__facing": "s"}),
        ("figures[3].horse", {"figures__3__horse": "gerard-horse"}),
        ("figures[0].health", {"figures__0__health": "dead"}),
        ("figures[0].health", {"figures__0__health": "stunned", "figures__0__fell": 1}),
        ("figures[1].mark", {"figures__1__mark": "offensive"}),
        ("figures[1].shot", {"figures__1__shot": True}),
        ("figures[1].shot", {"figures__1__replied": True}),
        ("figures[1].spent", {"figures__1__spent": 100}),
        ("figures[1].fell", {"figures__1__fell": 1}),
        ("figures[1].fell", {"figures__1__health": "stunned"}),
        ("figures[1].fell", {"figures__1__health": "stunned", "figures__1__fell": 2}),
        ("figures[2].at", {"figures__2__at": "C3"}),
        ("figures[2].at", {"figures__2__at": "M2"}),
        ("figures[1].at", {"figures__1__at": ""}),
        ("shot_at[0]", {"shot_at": ["roland"]}),
    ],
)
def test_what_cannot_be_is_refused_by_its_field(field: str, changes: dict[str, Any]) -> None:
    assert field_refused(changed(base(), **changes)) == field


def test_horses_alone_are_healthy_or_dead_stand_somewhere_and_bear_no_marks() -> None:
    men = ("gerard-horse M1 s", "bertin C3", "crispin A8", "yasaffa R9")
    names = [each["figure"] for each in base(*men)["figures"]]
    where = names.index("gerard-horse")
    for field, changes in (
        (".at", {"at": ""}),
        (".health", {"health": "wounded"}),
        (".facing", {"facing": ""}),
        ("", {"fought": True}),
    ):
        data = changed(base(*men), **{f"figures__{where}__{key}": value for key, value in changes.items()})
        assert field_refused(data) == f"figures[{where}]{field}"
    twice = base("bertin C3", "yasaffa R9", "gerard A3 n")
    rider, horse = twice["figures"][0], {"figure": "gerard-horse", "at": "K8", "facing": "n"}
    assert rider["figure"] == "gerard"
    assert field_refused(twice | {"figures": [horse, *twice["figures"]]}) == "figures[1].horse"
    assert field_refused(twice | {"figures": [*twice["figures"], horse]}) == "figures[3].figure"


def test_the_ground_of_a_figure_is_open_to_it_and_both_sides_take_part() -> None:
    field = ground(trees="M2", water="C3")
    assert field_refused(base("gerard M1 s", "bertin A8", "yasaffa R9", field=field)) == "figures[0].at"
    assert field_refused(base("frederick C3", "bertin A8", "yasaffa R9", field=field)) == "figures[0].at"
    assert field_refused(base("bertin A8", "crispin C4")) == "figures"


def walking(**changes: Any) -> Any:
    """A lawful position with a walk under way."""
    men = ("bertin C3 moved", "hal C4", "crispin A8", "jehangir M13", "gerard M1 s moved", "mohammad I14 ne")
    return changed(base(*men, mover="bertin", left=5), **changes)


@pytest.mark.parametrize(
    ("field", "changes"),
    [
        ("mover.figure", {"mover__figure": "roland"}),
        ("mover.figure", {"mover__figure": "gerard"}),
        ("mover.figure", {"mover__figure": "jehangir"}),
        ("mover.figure", {"mover__figure": "crispin"}),
        ("mover.left", {"mover__left": -1}),
        ("mover.since", {"mover__since": 100}),
        ("mover.back", {"mover__back": "Z9"}),
        ("mover.back", {"mover__back": "C4"}),
        ("mover.back_facing", {"mover__back_facing": "x"}),
        ("mover.back_facing", {"mover__figure": "gerard", "mover__back": "A1", "mover__back_facing": "n"}),
        ("mover", {"ask": "name"}),
    ],
)
def test_a_move_under_way_is_one_that_can_be(field: str, changes: dict[str, Any]) -> None:
    state_of(msgspec.convert(walking(), Position))
    assert field_refused(walking(**changes)) == field


def test_a_mover_where_he_may_not_end_has_the_points_to_get_away() -> None:
    men = ("bertin C3 moved", "hal C3", "crispin A8", "jehangir M13")
    state = stamp(*men, agenda=(Moving(CRUSADER),), field=ground(scrub="C2 C4 B3 B4 D3 D4"))
    for left, field in ((1, "mover.left"), (2, "")):
        walk = replace(state, mover=Mover("bertin", left, at(state, "E9"), front=True))
        data = msgspec.to_builtins(position_of(walk))
        if field:
            assert field_refused(data) == field
        else:
            assert state_of(msgspec.convert(data, Position)) == walk
