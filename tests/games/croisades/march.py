"""Moves on postage stamps: steps in the movement phase, and whole turns as the game plays them."""

from collections.abc import Iterable
from typing import Any

from gonfalon.games.croisades import GAME
from gonfalon.games.croisades.actions import CroisadesAction, End, Halt, Step, Turn
from gonfalon.games.croisades.events import Crossed, Stepped
from gonfalon.games.croisades.frames import BeginTurn, Moving, Rise
from gonfalon.games.croisades.pieces import BY_ID, Side
from gonfalon.games.croisades.state import State
from gonfalon.kernel.dice import ScriptedDice
from gonfalon.kernel.events import Event, unheard
from gonfalon.kernel.game import settle, take
from tests.games.croisades.fray import settled
from tests.games.croisades.stamp import CRUSADER, Told, stamp


def moving(*placed: str, side: Side = CRUSADER, **rest: Any) -> State:
    """A state in which a side moves."""
    return stamp(*placed, side=side, agenda=(Rise(side), Moving(side)), **rest)


def step(figure: str, to: str) -> Step:
    """The owner's step."""
    return Step(seat=BY_ID[figure].side, figure=figure, to=to)


def about(figure: str) -> Turn:
    """The owner's half-turn."""
    return Turn(seat=BY_ID[figure].side, figure=figure)


def halt(seat: Side = CRUSADER) -> Halt:
    """The end of a move."""
    return Halt(seat=seat)


def end(seat: Side = CRUSADER) -> End:
    """The end of a phase."""
    return End(seat=seat)


def walked(state: State, figure: str, path: str, dice: Iterable[int] = ()) -> Told:
    """A walk over hexes at which nobody shoots; `about` among them is a half-turn."""
    return settled(state, *(about(figure) if to == "about" else step(figure, to) for to in path.split()), dice=dice)


def left(state: State) -> int:
    """The points that the mover has left."""
    assert state.mover is not None
    return state.mover.left


def costs(told: Told) -> list[int]:
    """What the steps that were told have cost."""
    return [each.cost for each in told.events(Stepped)]


def crossings(told: Told) -> list[tuple[str, int]]:
    """The hexes for which a die of infiltration fell, each with the face as it counts."""
    return [(each.at, each.face) for each in told.events(Crossed)]


def opened(*placed: str, side: Side = CRUSADER, **rest: Any) -> State:
    """A state in which a player turn has just begun, at its first ask."""
    return settle(GAME, stamp(*placed, side=side, agenda=(BeginTurn(side),), **rest), ScriptedDice(()), unheard)


def taken(state: State, *actions: CroisadesAction, dice: Iterable[int] = ()) -> Told:
    """Take lawful actions as the game does, through phases and turns, under dice that must all be used."""
    told: list[Event] = []
    scripted = ScriptedDice(dice)
    for action in actions:
        refusal = GAME.check(state, action)
        assert refusal is None, (action, refusal)
        state = take(GAME, state, action, scripted, told.append)
    scripted.finish()
    return Told(state, told)


def passed_over(state: State, *until: tuple[str, str]) -> Told:
    """What comes of defaults alone, up to one of these asks, each as its seat and its name."""
    told: list[Event] = []
    while (due := GAME.due(state)) and (due[0].seat, due[0].ask) not in until:
        state = take(GAME, state, due[0].default, ScriptedDice(()), told.append)
    return Told(state, told)
