"""The recruit's moves: each unit in turn goes where it stands best by itself, each leader where he helps most."""

from gonfalon.bots.bot import Choice, Effort
from gonfalon.bots.value.acre.company import Company
from gonfalon.bots.value.acre.field import Field
from gonfalon.bots.value.acre.lookout import Lookout
from gonfalon.bots.value.acre.outlook import Outlook
from gonfalon.bots.value.acre.reasons import moves_done, why_move, why_ride
from gonfalon.bots.value.acre.routes import Routes
from gonfalon.bots.value.acre.stands import Stand, in_order
from gonfalon.bots.value.acre.weights import Weights
from gonfalon.games.acre.actions import ENDS, AcreAction, Ride
from gonfalon.games.acre.map import SIEGE
from gonfalon.games.acre.pieces import ROSTER, Side
from gonfalon.games.acre.state import State
from gonfalon.geometry.hexset import members

FEWEST_ENDS = 6
BETTER = 0.05


def quick_moves(state: State, me: Side, effort: Effort, weights: Weights) -> tuple[Choice[AcreAction], ...]:
    """Leaders ride, then every unit makes its own best move, the strongest first, then the phase ends."""
    routes, field = Routes(state, me), Field(state, me)
    lookout = Lookout(Outlook(field, weights, routes.charges))
    stand = greedy_stand(lookout, routes, effort)
    moves = in_order(field, stand)
    assert moves is not None, "a greedy stand is moved to as it is found"
    at_first = Lookout(lookout.outlook)
    chosen: list[Choice[AcreAction]] = [
        Choice(Ride(seat=me, leader=leader.id, unit=ROSTER[unit].id), why_ride(leader, unit))
        for leader, unit in Company(lookout.outlook, stand).rides(routes)
    ]
    for unit, to in moves:
        here = field.at[unit]
        reason = why_move(lookout.outlook, unit, to, at_first.terms(unit, to), at_first.terms(unit, here))
        chosen.append(Choice(routes.move(unit, to, charged_from(lookout, unit, to)), reason))
    return (*chosen, Choice(ENDS[me], moves_done(me)))


def greedy_stand(lookout: Lookout, routes: Routes, effort: Effort) -> Stand:
    """Where everybody would go by himself, in an order in which he can."""
    field = lookout.field
    movers = sorted(routes.ends, key=lambda unit: (-field.strength(unit), unit))
    width = max(FEWEST_ENDS, effort.nodes // max(1, len(movers)))
    for unit in movers:
        if stays(field, unit):
            continue
        here = field.at[unit]
        best, best_to = lookout.value(unit, here) + BETTER, here
        for to in lookout.ends(unit, routes.ends[unit] & ~lookout.lineup.hexes)[:width]:
            if not effort.spend():
                break
            value = lookout.value(unit, to)
            if value > best:
                best, best_to = value, to
        if best_to != here:
            lookout.moved(unit, best_to)
    return lookout.at


def stays(field: Field, unit: int) -> bool:
    """Whether a unit keeps its post before the walls."""
    return field.me is Side.CRUSADER and bool(SIEGE >> field.at[unit] & 1)


def charged_from(lookout: Lookout, unit: int, to: int) -> int | None:
    """The hex that a unit should ride straight at, if it can charge from its end."""
    assault = lookout.outlook.assault
    hexes = assault.charges.get((unit, to), 0)
    options = [target for target in members(hexes) if target in lookout.field.defenders]
    if not options:
        return None
    fights = {target: assault.weigh((target,), (unit,), unit, lookout.lineup, {}) for target in options}
    return max(options, key=lambda target: fight.gain if (fight := fights[target]) is not None else -1e9)
