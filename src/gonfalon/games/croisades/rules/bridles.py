"""Clauses 1.58e to 1.58g, rulings R56, R57 and R108: who leads which horses, and what parts them."""

from collections.abc import Sequence

from gonfalon.games.croisades.burdens import LetGo
from gonfalon.games.croisades.rules.setting_down import handed_down
from gonfalon.games.croisades.state import (
    AWAY,
    ON_FOOT,
    Figure,
    Held,
    State,
    amended,
    field_of,
    figure_of,
    front_of,
    is_up,
    lay_of,
    with_figure,
    with_figures,
)
from gonfalon.kernel.events import Tell
from gonfalon.kernel.rulebook import cites

LEADERS = "leaders"
"""Under which name a state remembers who leads horses."""


def leads(state: State, id: str) -> bool:
    """Whether a figure leads a horse that stands beside it; remembered with the state."""
    if not lay_of(state).loose:
        return False
    known: frozenset[str] | None = state.__dict__.get(LEADERS)
    if known is None:
        known = state.__dict__[LEADERS] = frozenset(each.led for each in state.figures if each.led and each.at >= 0)
    return id in known


def led_by(state: State, id: str) -> list[Figure]:
    """The horses that a figure leads, in hand or beside it."""
    return [each for each in state.figures if each.led == id]


def held_horse(state: State, horse: Figure) -> Held:
    """A horse as it is taken up from where it stands."""
    field = field_of(state)
    return Held(horse.id, field.names[horse.at], field.names[front_of(field, horse)])


@cites("R34", "R56")
def in_hand(state: State, horses: Sequence[Figure]) -> State:
    """The state with these horses off the map; if their leader moves they go with him."""
    held = tuple(held_horse(state, each) for each in horses)
    away = [amended(each, at=AWAY, facing=ON_FOOT) for each in horses]
    mover = state.mover
    if mover is None or mover.figure != horses[0].led:
        return with_figures(state, *away)
    return with_figures(state, *away, mover=amended(mover, held=(*mover.held, *held)))


@cites("R34", "R56")
def setting_out(state: State, id: str) -> State:
    """The state in which the horses that a mover leads are in hand."""
    return in_hand(state, led_by(state, id)) if leads(state, id) else state


@cites("R56", "R108")
def following(state: State, id: str) -> State:
    """The state in which the horses of one who was driven back, moved aside or advanced are set down beside him."""
    figure = figure_of(state, id)
    if not leads(state, id) or not is_up(figure):
        return state
    horses = led_by(state, id)
    held = tuple(held_horse(state, each) for each in horses)
    return handed_down(in_hand(state, horses), figure, held)


@cites("1.58f", "R57", "R97", "R108")
def let_go(state: State, id: str, clause: str, tell: Tell) -> State:
    """The state in which a figure has let go of the horses beside it."""
    if not leads(state, id):
        return state
    for horse in led_by(state, id):
        if horse.at >= 0:
            state = released(state, horse, clause, tell)
    return state


@cites("1.58a", "R57", "R108")
def released(state: State, horse: Figure, clause: str, tell: Tell) -> State:
    """The state in which nobody leads a horse."""
    field = field_of(state)
    if not horse.led:
        return state
    tell(LetGo(clause=clause, figure=horse.led, horse=horse.id, at=field.names[front_of(field, horse)]))
    return with_figure(state, amended(horse, led=""))
