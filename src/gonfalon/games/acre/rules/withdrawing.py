"""Sections 15.5 and S12.1: the strategic withdrawal, step by step."""

from typing import TypeAlias

from gonfalon.games.acre.actions import Arrange, Attach, Lend, Place
from gonfalon.games.acre.charts import OPEN_TO
from gonfalon.games.acre.events import Arranged, Attached, Lent, Organized, RalliedSpecially, Returned, Withdrew
from gonfalon.games.acre.frames import (
    BeginTurn,
    Lending,
    Moving,
    Redeploying,
    Returning,
    SpecialRally,
    Stage,
    Withdrawal,
)
from gonfalon.games.acre.map import BOARD, COLUMNS, INDEX, ROWS, TORON_CAMP, down
from gonfalon.games.acre.pieces import ARMY, BY_ID, LEADER_BY_ID, ROSTER, STAFF, Leader, Side, Unit
from gonfalon.games.acre.rules.causes import why_held, why_never
from gonfalon.games.acre.rules.entering import free
from gonfalon.games.acre.rules.leaders import rejoined
from gonfalon.games.acre.rules.morale import check, is_demoralized, losses, numbers, tell_steadied
from gonfalon.games.acre.rules.points import withdrawal_bonus
from gonfalon.games.acre.rules.victory import unmarked
from gonfalon.games.acre.scenarios import SETTINGS
from gonfalon.games.acre.state import (
    ALONE,
    BIT,
    ELIMINATED,
    GONE,
    RETURNED,
    SCATTERED,
    WITHDRAWN,
    State,
    hexes_of,
    in_place,
    instead,
    is_disorganized,
    leaders_in_play,
    on_map,
    popped,
    replace,
    with_leader_at,
    with_unit_at,
)
from gonfalon.geometry.hexset import Hexes, lowest, members
from gonfalon.kernel.dice import Dice
from gonfalon.kernel.events import Tell
from gonfalon.kernel.rulebook import Refusal, cites, refuse

Loans: TypeAlias = tuple[tuple[str, str], ...]
"""Leaders, each with the unit whose die he helps."""

RETURN_DISTANCE = 3
NAMES = BOARD.names


@cites("15.5a", "R47")
def may_withdraw(state: State) -> bool:
    """Whether the Muslim army may withdraw: in the first stage, while it is demoralized."""
    return SETTINGS[state.scenario].is_whole and state.stage == 1 and is_demoralized(state, Side.MUSLIM)


@cites("15.5a", "R47")
def why_not_withdraw(state: State, side: Side) -> Refusal:
    """Why a withdrawal is not asked for now: whose it is, in which stage, after which losses, and when in a turn."""
    if side is not Side.MUSLIM:
        return refuse("15.5a", "only-muslims-withdraw")
    if not SETTINGS[state.scenario].is_whole:
        return refuse("15.5a", "no-withdrawal-here")
    if not state.stage:
        return refuse("15.5a", "battle-not-begun")
    if state.stage != 1:
        return refuse("15.5a", "withdrawn-before")
    if not is_demoralized(state, side):
        needed = numbers(state, side).demoralized
        return refuse("15.5a", "withdraw-too-early", losses=losses(state, side), needed=needed)
    return refuse("R47", "withdraw-at-the-start")


@cites("15.5b", "15.5c", "S12.1", "16.2", "R46", "R53")
def withdraw(state: State, tell: Tell) -> State:
    """Record the bonus, take the Muslims off the map, set everybody in order and begin the special rally."""
    bonus = withdrawal_bonus(state.turn)
    tell(Withdrew(clause="15.5a", turn=state.turn, points=bonus))
    for unit in ROSTER:
        if is_disorganized(state, unit):
            tell(Organized(clause="15.5c", unit=unit.id))
    at, leading = list(state.at), list(state.leading)
    for unit in on_map(state, Side.MUSLIM):
        at[unit.index] = GONE if unit.is_garrison else WITHDRAWN
    for leader in leaders_in_play(state, Side.MUSLIM):
        leading[leader.index] = WITHDRAWN
    stages = [Withdrawal(stage) for stage in reversed(Stage)]
    state = replace(state, at=tuple(at), leading=tuple(leading), disorganized=(0, 0), bonus=bonus)
    return unmarked(replace(state, agenda=tuple(stages)))


def next_step(state: State, work: Withdrawal, tell: Tell) -> State:
    """Begin the next step of the withdrawal."""
    match work.stage:
        case Stage.RALLY_CRUSADERS:
            return instead(state, Lending(Side.CRUSADER))
        case Stage.RALLY_MUSLIMS:
            return instead(state, Lending(Side.MUSLIM))
        case Stage.PURSUIT:
            return pursuit(state, tell)
        case Stage.RETURN:
            return instead(unmarked(state), Redeploying(Side.MUSLIM))


@cites("14.5", "15.5e", "S12.1", "R49")
def pursuit(state: State, tell: Tell) -> State:
    """Look at both armies by the numbers of the second stage; then the Crusader moves, and they are looked at again."""
    before, state = state, replace(state, stage=2)
    tell_steadied(before, state, "14.5", tell)
    looked = check(state)
    return instead(state, looked, Moving(Side.CRUSADER, bounded=True), looked)


@cites("15.5d", "S11.2", "R12", "R46")
def lost(state: State, side: Side) -> list[Unit]:
    """The units that roll in the special rally: eliminated ones, and plunderers unless the option forbids."""
    places = (ELIMINATED, SCATTERED) if state.options.plunder_rally else (ELIMINATED,)
    return [unit for unit in ARMY[side] if state.at[unit.index] in places and not unit.is_garrison]


@cites("15.5d", "R50")
def loans(state: State, frame: Lending) -> list[Lend]:
    """Every leader who may still be given to a die, with every unit that may still get one, the strongest first."""
    given = {leader for leader, _ in frame.loans}
    helped = {unit for _, unit in frame.loans}
    leaders = [leader for leader in leaders_in_play(state, frame.seat) if leader.id not in given]
    units = [unit for unit in lost(state, frame.seat) if unit.id not in helped]
    return [
        Lend(seat=frame.seat, leader=leader.id, unit=unit.id)
        for leader in sorted(leaders, key=_by_value)
        for unit in sorted(units, key=by_strength)
    ]


def _by_value(leader: Leader) -> tuple[int, int]:
    return -leader.value, leader.index


def by_strength(unit: Unit) -> tuple[int, int]:
    """The strongest first, then by index."""
    return -unit.strength, unit.index


@cites("15.5d", "S12.1")
def why_not_lend(state: State, frame: Lending, action: Lend) -> Refusal | None:
    """Why a leader may not help the die of a unit: one die each, for a unit that rolls."""
    leader, unit = LEADER_BY_ID[action.leader], BY_ID[action.unit]
    if leader not in leaders_in_play(state, action.seat):
        return refuse("15.5d", "leader-not-in-play", leader=leader.id)
    if unit not in lost(state, action.seat):
        return refuse("15.5d", "does-not-roll", unit=unit.id)
    if any(leader.id == given for given, _ in frame.loans):
        return refuse("15.5d", "lent-already", leader=leader.id)
    if any(unit.id == helped for _, helped in frame.loans):
        return refuse("R50", "one-leader-a-die", unit=unit.id)
    return None


def lend(state: State, frame: Lending, action: Lend, tell: Tell) -> State:
    """Give a leader to the die of a unit."""
    tell(Lent(clause="15.5d", leader=action.leader, unit=action.unit))
    return instead(state, Lending(frame.seat, (*frame.loans, (action.leader, action.unit))))


@cites("15.5d")
def begin_rally(state: State, frame: Lending) -> State:
    """Let the units of a side roll, now that the leaders are given."""
    return instead(state, SpecialRally(frame.seat, tuple(unit.id for unit in lost(state, frame.seat)), frame.loans))


@cites("15.5d", "S12.1", "14.4", "14.5", "R50")
def rally_lost(state: State, work: SpecialRally, dice: Dice, tell: Tell) -> State:
    """Roll for the next eliminated or scattered unit; after the last one the Crusader places those that return."""
    if not work.units:
        has_returned = bool(in_place(state, work.side, RETURNED))
        return instead(state, Returning(work.side)) if has_returned else popped(state)
    unit = BY_ID[work.units[0]]
    needed = special_number(state, unit, helper_of(unit, work.loans))
    face = dice.roll(6, clause="15.5d", why="special-rally", who=unit.id)
    tell(RalliedSpecially(clause="15.5d", unit=unit.id, face=face, needed=needed, success=face <= needed))
    state = instead(state, SpecialRally(work.side, work.units[1:], work.loans))
    if face > needed:
        return state
    back = replace(state, at=with_unit_at(state, unit, WITHDRAWN if work.side is Side.MUSLIM else RETURNED))
    tell_steadied(state, back, "S11.3", tell)
    return back


def helper_of(unit: Unit, loans: Loans) -> Leader | None:
    """The leader who was given to the die of a unit."""
    return next((LEADER_BY_ID[leader] for leader, helped in loans if helped == unit.id), None)


@cites("15.5d", "14.4", "14.5", "R50")
def special_number(state: State, unit: Unit, helper: Leader | None) -> int:
    """The highest die on which the special rally brings a unit back."""
    return numbers(state, unit.side).rally + (helper.value if helper else 0)


@cites("S12.1")
def return_hexes(state: State, unit: Unit) -> Hexes:
    """Where a returned Crusader unit may stand: within three hexes of 0514, or failing that on the nearest free hex."""
    open_hexes, distance = free(state, unit), RETURN_DISTANCE
    while not open_hexes & BOARD.within(TORON_CAMP, distance):
        distance += 1
    return open_hexes & BOARD.within(TORON_CAMP, distance)


@cites("S12.1", "S4.2")
def why_not_return(state: State, action: Place) -> Refusal | None:
    """Why a returned unit may not be put on a hex."""
    unit = BY_ID[action.unit]
    if state.at[unit.index] != RETURNED:
        return refuse("S12.1", "not-returning", unit=unit.id)
    at = INDEX[action.at]
    if return_hexes(state, unit) & BIT[at]:
        return None
    distance = BOARD.distance(TORON_CAMP, at)
    refusal = why_never(unit, at) or why_held(state, unit, at)
    return refusal or refuse("S12.1", "far-from-camp", at=action.at, hexes=distance, camp=NAMES[TORON_CAMP])


def bring_back(state: State, action: Place, tell: Tell) -> State:
    """Put a unit back on the map, organized."""
    unit = BY_ID[action.unit]
    tell(Returned(clause="S12.1", unit=unit.id, at=action.at))
    state = rejoined(replace(state, at=with_unit_at(state, unit, INDEX[action.at])), unit, tell)
    return state if in_place(state, unit.side, RETURNED) else popped(state)


@cites("15.5f", "S12.1", "R52")
def landing_hexes(state: State, unit: Unit) -> Hexes:
    """Where a withdrawn unit may deploy: the easternmost column that still has a hex without a unit."""
    taken = hexes_of(state, Side.CRUSADER) | hexes_of(state, Side.MUSLIM)
    open_hexes = OPEN_TO[unit.index] & ~taken
    return next((column & open_hexes for column in EASTWARD if column & open_hexes), 0)


EASTWARD = tuple(BOARD.hexes(*down(column, 1, ROWS)) for column in range(COLUMNS, 0, -1))


@cites("15.5f", "S4.2", "R52")
def why_not_land(state: State, action: Place) -> Refusal | None:
    """Why a withdrawn unit may not deploy on a hex."""
    unit = BY_ID[action.unit]
    if state.at[unit.index] != WITHDRAWN:
        return refuse("15.5f", "not-returning", unit=unit.id)
    at, hexes = INDEX[action.at], landing_hexes(state, unit)
    if hexes & BIT[at]:
        return None
    column = int(NAMES[lowest(hexes)][:2])
    return (
        why_never(unit, at) or why_held(state, unit, at) or refuse("R52", "column-first", at=action.at, column=column)
    )


@cites("15.5f")
def land(state: State, action: Place, tell: Tell) -> State:
    """Deploy a withdrawn unit."""
    unit = BY_ID[action.unit]
    tell(Returned(clause="15.5f", unit=unit.id, at=action.at))
    return replace(state, at=with_unit_at(state, unit, INDEX[action.at]))


@cites("15.5f", "S12.1")
def why_not_lead(state: State, action: Attach) -> Refusal | None:
    """Why a leader who withdrew may not deploy with a unit."""
    leader, unit = LEADER_BY_ID[action.leader], BY_ID[action.unit]
    if leader.side is not action.seat or state.leading[leader.index] != WITHDRAWN:
        return refuse("15.5f", "leader-not-returning", leader=leader.id)
    if unit.side is not action.seat or state.at[unit.index] < 0:
        return refuse("15.5f", "not-placed", unit=unit.id)
    return None


def lead(state: State, action: Attach, tell: Tell) -> State:
    """Deploy a leader with a unit."""
    tell(Attached(clause="15.5f", leader=action.leader, unit=action.unit))
    return with_leader_at(state, LEADER_BY_ID[action.leader], BY_ID[action.unit].index)


def first_landing(state: State) -> Place | Attach | None:
    """The next unit on its first lawful hex, then each leader with the unit on the lowest; None when all are there."""
    for unit in in_place(state, Side.MUSLIM, WITHDRAWN):
        return Place(seat=unit.side, unit=unit.id, at=NAMES[next(members(landing_hexes(state, unit)))])
    units = on_map(state, Side.MUSLIM)
    for leader in STAFF[Side.MUSLIM]:
        if state.leading[leader.index] == WITHDRAWN and units:
            first = min(units, key=lambda unit: (state.at[unit.index], unit.index))
            return Attach(seat=leader.side, leader=leader.id, unit=first.id)
    return None


def land_all(state: State, action: Arrange, tell: Tell) -> State:
    """Deploy whatever is left where it first may stand."""
    tell(Arranged(clause="15.5f", side=action.seat, how=action.how))
    while (landing := first_landing(state)) is not None:
        state = land(state, landing, tell) if isinstance(landing, Place) else lead(state, landing, tell)
    return state


@cites("15.5f", "14.1a", "S12.1", "R53")
def begin_second_stage(state: State) -> State:
    """Begin turn 1 of the second stage with the Muslims, once their army is deployed."""
    for leader in STAFF[Side.MUSLIM]:
        if state.leading[leader.index] == WITHDRAWN:
            state = with_leader_at(state, leader, ALONE)
    return replace(state, turn=1, agenda=(BeginTurn(Side.MUSLIM),))
