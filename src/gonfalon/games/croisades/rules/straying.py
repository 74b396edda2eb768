"""Clause D1.36: a shot that misses may strike somebody beside its target, where that is agreed."""

from gonfalon.games.croisades.frames import Aimed, Loose, Retreating
from gonfalon.games.croisades.later import Strayed
from gonfalon.games.croisades.rules.aiming import aims
from gonfalon.games.croisades.rules.giving_way import way_back_opened
from gonfalon.games.croisades.rules.harm import charge_lost, wound
from gonfalon.games.croisades.rules.riding import unmet
from gonfalon.games.croisades.state import (
    Figure,
    Ridden,
    State,
    field_of,
    figure_of,
    front_of,
    hexes_of,
    holder_at,
    is_horse,
    pushed,
    side_of,
    wears_armour,
)
from gonfalon.kernel.dice import Dice
from gonfalon.kernel.events import Tell
from gonfalon.kernel.rulebook import cites

LAST_WAY = 6
"""Beyond this face of the ten-sided die a shot that misses is lost."""
DRIVEN = 2
"""How many hexes a stray shot drives back somebody in armour."""


@cites("D1.36", "R84")
def stray(state: State, work: Loose, shot: Aimed, dice: Dice, tell: Tell) -> State:
    """Roll where a shot that missed comes down; the hexes round the target are numbered clockwise from the north."""
    field, shooter, target = field_of(state), figure_of(state, shot.figure), figure_of(state, work.target)
    die = dice.roll(10, clause="D1.36", why="stray", who=shooter.id)
    at = field.board.step(front_of(field, target), die - 1) if die <= LAST_WAY else None
    if at is None:
        tell(Strayed(clause="D1.36", figure=shooter.id, die=die))
        return state
    victim = struck_in(state, shooter, target, at)
    tell(
        Strayed(
            clause="D1.36",
            figure=shooter.id,
            die=die,
            at=field.names[at],
            victim=victim.id if victim is not None else "",
        )
    )
    return state if victim is None else struck(state, victim, tell)


@cites("D1.36", "R84", "R130")
def struck_in(state: State, shooter: Figure, target: Figure, at: int) -> Figure | None:
    """Whom a stray shot strikes in a hex: a character of either side to whom the shooter has a line there."""
    holder = holder_at(state, at)
    if holder is None or is_horse(holder) or holder.id in (shooter.id, target.id):
        return None
    assert hexes_of(field_of(state), holder) >> at & 1
    return holder if any(each.at == at for each in aims(state, shooter, holder)) else None


@cites("D1.36", "R84", "R117", "R131")
def struck(state: State, victim: Figure, tell: Tell) -> State:
    """What a stray shot does: it wounds the unarmoured, and drives others back, who then ride no charge."""
    if not wears_armour(state.options, victim):
        return wound(state, victim.id, "D1.36", tell)
    if state.mover is not None and state.mover.seen:
        # R131: everybody must know which place is kept open for the mover.
        state = way_back_opened(state, figure_of(state, state.mover.figure), tell)
    state = charge_lost(state, victim.id, tell)
    for number, charge in enumerate(state.charges):
        if charge.counter == victim.id and charge.ridden is Ridden.ANNOUNCED:
            state = unmet(state, number)
    return pushed(state, Retreating(side_of(victim), (victim.id,), DRIVEN))
