"""Stamps on which some hide: written as others are, with their hex, and known to their own side alone."""

from typing import Any

from gonfalon.games.croisades import GAME
from gonfalon.games.croisades.actions import CroisadesAction, Show
from gonfalon.games.croisades.arrivals import Found
from gonfalon.games.croisades.frames import Frame, Moving
from gonfalon.games.croisades.pieces import BY_ID, Side
from gonfalon.games.croisades.scenarios import SETTINGS, Post, Setting
from gonfalon.games.croisades.state import HIDDEN, ON_FOOT, Figure, Lair, State, amended, figure_of, with_figures
from gonfalon.kernel.dice import ScriptedDice
from gonfalon.kernel.events import unheard
from gonfalon.kernel.game import settle
from tests.games.croisades.stamp import CRUSADER, OLIVE_GROVE, SARACEN, Told, stamp


def veiled(
    *placed: str,
    hidden: tuple[str, ...] = (),
    side: Side = CRUSADER,
    agenda: tuple[Frame, ...] = (),
    field: str = OLIVE_GROVE,
    **rest: Any,
) -> State:
    """A state on the Olive Grove in which a side moves, unless something else is owed, and some Saracens hide."""
    scenario = f"stamp veil {field}"
    SETTINGS.setdefault(scenario, Setting(field, 6, CRUSADER, posts=(Post(SARACEN, is_hidden=True),)))
    open_state = stamp(*placed, *hidden, field=field, side=side, agenda=agenda or (Moving(side),), **rest)
    names = [text.split()[0] for text in hidden]
    out = [figure_of(open_state, name) for name in names]
    state = with_figures(
        open_state,
        *(amended(each, at=HIDDEN, facing=ON_FOOT) for each in out),
        scenario=scenario,
        hidden=tuple(Lair(each.id, each.at, each.facing) for each in out),
    )
    return settle(GAME, state, ScriptedDice(()), unheard)


def show(figure: str) -> Show:
    """The owner's coming out of a figure."""
    return Show(seat=BY_ID[figure].side, figure=figure)


def found(told: Told) -> list[tuple[str, str]]:
    """Who was found, and where."""
    return [(each.figure, each.at) for each in told.events(Found)]


def is_out(state: State, figure: str) -> bool:
    """Whether a figure stands in the open."""
    return figure_of(state, figure).at >= 0


def asks(state: State) -> list[tuple[Side, str]]:
    """Who is asked what."""
    return [(Side(ask.seat), ask.ask) for ask in GAME.due(state)]


def offers(state: State, seat: Side) -> list[CroisadesAction]:
    """Every action that is offered to a seat."""
    return list(GAME.menu(state, seat).actions())


def shown_to(state: State, seat: Side | None, figure: str) -> tuple[str, str]:
    """The hex of a figure and where else it is, as a seat sees it."""
    (each,) = (each for each in GAME.view(state, seat).position.figures if each.figure == figure)
    return each.at, each.off


def hidden(state: State) -> set[str]:
    """Those who hide."""
    return {lair.figure for lair in state.hidden}


def bare(figure: Figure) -> Figure:
    """A figure without the marks of its turn."""
    return Figure(figure.id, figure.at, figure.facing, figure.health, figure.horse)
