"""Chapter S10: what endangers leaders, where survivors go, and their rides."""

from gonfalon.games.acre.actions import Join, Ride
from gonfalon.games.acre.events import Joined, Rode, Slain, Survived
from gonfalon.games.acre.frames import Fall, Joining
from gonfalon.games.acre.map import BOARD, INDEX
from gonfalon.games.acre.pieces import BY_ID, LEADER_BY_ID, Leader, Side, Unit
from gonfalon.games.acre.rules.causes import watcher
from gonfalon.games.acre.rules.reaching import HORSE, PACES, unhindered
from gonfalon.games.acre.state import (
    ALONE,
    BIT,
    CASUALTY,
    State,
    hexes_of,
    instead,
    on_map,
    popped,
    pushed,
    replace,
    units_at,
    units_in,
    with_leader_at,
    zoc_of,
)
from gonfalon.geometry.hexset import Hexes
from gonfalon.geometry.reach import reach, route
from gonfalon.kernel.dice import Dice
from gonfalon.kernel.events import Tell
from gonfalon.kernel.rulebook import Refusal, cites, refuse

SLAIN_BY_ARROWS = 6
SLAIN_IN_MELEE = 12
SLAIN_WITH_HIS_UNIT = 10


@cites("S10.3", "16.2", "R40")
def slay(state: State, leader: Leader, tell: Tell) -> State:
    """Take a leader out of the game for good."""
    tell(Slain(clause="S10.3", leader=leader.id, points=leader.points))
    return with_leader_at(state, leader, CASUALTY)


@cites("S10.3", "S6.2")
def risk_arrows(state: State, leader: Leader, dice: Dice, tell: Tell) -> State:
    """Roll for a leader whose unit was hit by arrows."""
    if dice.roll(6, clause="S10.3", why="leader-arrows", who=leader.id) >= SLAIN_BY_ARROWS:
        return slay(state, leader, tell)
    tell(Survived(clause="S10.3", leader=leader.id))
    return state


@cites("S10.3", "R41")
def risk_melee(state: State, leader: Leader, dice: Dice, tell: Tell) -> State:
    """Roll for a leader in a melee."""
    if _two_dice(dice, "leader-melee", leader) >= SLAIN_IN_MELEE:
        return slay(state, leader, tell)
    tell(Survived(clause="S10.3", leader=leader.id))
    return state


@cites("S10.3", "S10.4", "R41")
def fall(state: State, work: Fall, dice: Dice, tell: Tell) -> State:
    """See to the next leader who lost his unit: he may die with it, or joins the nearest."""
    leader, rest = LEADER_BY_ID[work.leaders[0]], work.leaders[1:]
    state = instead(state, Fall(rest, work.at, work.is_eliminated)) if rest else popped(state)
    if work.is_eliminated and _two_dice(dice, "leader-unit-lost", leader) >= SLAIN_WITH_HIS_UNIT:
        return slay(state, leader, tell)
    units = nearest(state, leader.side, INDEX[work.at])
    if len(units) > 1:
        return pushed(state, Joining(leader.side, leader.id, tuple(unit.id for unit in units)))
    if not units:
        tell(Joined(clause="S10.4", leader=leader.id))
        return with_leader_at(state, leader, ALONE)
    return joined(state, leader, units[0], tell)


def _two_dice(dice: Dice, why: str, leader: Leader) -> int:
    first = dice.roll(6, clause="S10.3", why=why, who=leader.id)
    return first + dice.roll(6, clause="S10.3", why=why, who=leader.id)


@cites("S10.4")
def nearest(state: State, side: Side, at: int) -> list[Unit]:
    """The units of a side on the map that are nearest to a hex."""
    units = on_map(state, side)
    least = min((BOARD.distance(at, state.at[unit.index]) for unit in units), default=0)
    return [unit for unit in units if BOARD.distance(at, state.at[unit.index]) == least]


@cites("S10.1", "S10.4", "R39")
def joined(state: State, leader: Leader, unit: Unit, tell: Tell) -> State:
    """Put a leader with a unit."""
    tell(Joined(clause="S10.4", leader=leader.id, unit=unit.id))
    return with_leader_at(state, leader, unit.index)


@cites("S10.4")
def why_not_join(state: State, frame: Joining, action: Join) -> Refusal | None:
    """Why a leader may not join a unit: it must be one of the nearest."""
    if action.unit in frame.units:
        return None
    return refuse("S10.4", "not-nearest", leader=frame.leader, unit=action.unit, nearest=frame.units[0])


def join(state: State, frame: Joining, action: Join, tell: Tell) -> State:
    """Let the leader join the unit that its owner chose."""
    return joined(popped(state), LEADER_BY_ID[frame.leader], BY_ID[action.unit], tell)


@cites("S10.4")
def rejoined(state: State, unit: Unit, tell: Tell) -> State:
    """Let leaders who wait off the map join the first unit that returns."""
    for leader in LEADER_BY_ID.values():
        if leader.side is unit.side and state.leading[leader.index] == ALONE:
            state = joined(state, leader, unit, tell)
    return state


@cites("S10.2")
def why_not_ride(state: State, action: Ride, closed: Hexes) -> Refusal | None:
    """Why a leader may not ride to a unit."""
    leader, unit = LEADER_BY_ID[action.leader], BY_ID[action.unit]
    if leader.side is not action.seat or unit.side is not action.seat:
        return refuse("S10.2", "not-yours", name=action.leader if leader.side is not action.seat else action.unit)
    if state.leading[leader.index] < 0 or state.at[state.leading[leader.index]] < 0:
        return refuse("S10.1", "leader-not-on-map", leader=leader.id)
    if state.rode >> leader.index & 1:
        return refuse("S10.2", "rode-already", leader=leader.id)
    if state.at[unit.index] < 0:
        return refuse("S10.2", "unit-not-on-map", unit=unit.id)
    if state.leading[leader.index] == unit.index:
        return refuse("S10.2", "with-it-already", leader=leader.id, unit=unit.id)
    if not ride_reach(state, leader, closed) & BIT[state.at[unit.index]]:
        return why_out_of_ride(state, leader, unit, closed)
    return None


@cites("S10.2", "15.5e")
def why_out_of_ride(state: State, leader: Leader, unit: Unit, closed: Hexes) -> Refusal:
    """Why a leader cannot ride to a unit: too far even on an empty map, or barred on the way."""
    here, to = state.at[state.leading[leader.index]], state.at[unit.index]
    ground, far = PACES[HORSE[leader.side]], leader.movement
    way = route(ground, here, to, far)
    if way is None:
        return refuse("S10.2", "ride-too-far", leader=leader.id, unit=unit.id, points=far)
    way = route(ground, here, to, far, blocked=closed)
    if way is None:
        return refuse("15.5e", "ride-over-the-edge", leader=leader.id, unit=unit.id)
    over = next(at for at in way[1:] if barred_to_riders(state, leader.side) & BIT[at])
    by = next(iter(units_at(state, over, leader.side.enemy)), None) or watcher(state, leader.side.enemy, over)
    assert by is not None
    return refuse("S10.2", "ride-barred", leader=leader.id, unit=unit.id, over=BOARD.names[over], by=by.id)


@cites("S10.2", "S5.2", "15.4a")
def ride_reach(state: State, leader: Leader, closed: Hexes) -> Hexes:
    """The hexes that a leader can ride to: at horse cost, past no enemy, through enemy ZOC only where friends stand."""
    here = state.at[state.leading[leader.index]]
    barred = barred_to_riders(state, leader.side) | closed
    hexes, ground = unhindered(here, HORSE[leader.side], leader.movement)
    return reach(ground, here, leader.movement, blocked=barred) if hexes & barred else hexes


@cites("S10.2", "S5.2")
def barred_to_riders(state: State, side: Side) -> Hexes:
    """The hexes that bar a side's riding leaders: those of enemies, and their ZOC where no friend stands."""
    return hexes_of(state, side.enemy) | zoc_of(state, side.enemy) & ~hexes_of(state, side)


@cites("S10.2")
def ride_way(state: State, leader: Leader, unit: Unit, closed: Hexes) -> tuple[int, ...]:
    """One cheapest way of a leader to a unit that he may ride to, both ends included."""
    here, to = state.at[state.leading[leader.index]], state.at[unit.index]
    barred = barred_to_riders(state, leader.side) | closed
    return route(PACES[HORSE[leader.side]], here, to, leader.movement, blocked=barred) or ()


def hosts(state: State, leader: Leader, closed: Hexes) -> list[Unit]:
    """The units that a leader may ride to."""
    own = state.leading[leader.index]
    if own < 0 or state.at[own] < 0 or state.rode >> leader.index & 1:
        return []
    hexes = ride_reach(state, leader, closed)
    return [unit for unit in units_in(state, hexes, leader.side) if unit.index != own]


@cites("S10.2")
def ride(state: State, action: Ride, tell: Tell) -> State:
    """Let a leader ride to another unit."""
    leader, unit = LEADER_BY_ID[action.leader], BY_ID[action.unit]
    tell(Rode(clause="S10.2", leader=leader.id, unit=unit.id))
    index = leader.index
    leading = (*state.leading[:index], unit.index, *state.leading[index + 1 :])
    return replace(state, leading=leading, rode=state.rode | 1 << index)
