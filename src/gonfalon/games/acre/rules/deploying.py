"""Section 14: the set-up of both armies, the coverage of their lines, and the historical preset."""

from collections.abc import Iterable

from gonfalon.games.acre.actions import CONFIRMS, Arrange, Attach, Confirm, Dismantle, Emplace, Lift, Place
from gonfalon.games.acre.events import Arranged, Attached, Deployed, Emplaced, Lifted, Placed
from gonfalon.games.acre.frames import BeginDeployment, BeginTurn, Deploying, Frame
from gonfalon.games.acre.map import BESIDE_NAMES, BOARD, CAMP_NAMES, INDEX, LINE_NAMES, SIEGE, SIEGE_NAMES
from gonfalon.games.acre.pieces import (
    ARMY,
    BY_ID,
    INFANTRY,
    LEADER_BY_ID,
    LEADERS,
    ROSTER,
    SPAN,
    STAFF,
    TREBUCHETS,
    Side,
    Unit,
)
from gonfalon.games.acre.scenarios import BATTLE, HISTORICAL, HISTORICAL_LEADERS, SETTINGS, SIEGE_TREBUCHETS, Setting
from gonfalon.games.acre.state import (
    ABSENT,
    BIT,
    ELIMINATED,
    INSIDE,
    WAITING,
    Options,
    SetUp,
    SiegeLineExtra,
    State,
    hexes_of,
    in_place,
    leaders_with,
    popped,
    replace,
    units_at,
    with_leader_at,
    with_unit_at,
    zoc_of,
)
from gonfalon.geometry.hexset import Hexes, members
from gonfalon.kernel.events import Tell
from gonfalon.kernel.rulebook import Refusal, cites, refuse

NAMES = BOARD.names
LINE = {side: BOARD.hexes(*LINE_NAMES[side]) for side in Side}
CAMP = {side: BOARD.hexes(*CAMP_NAMES[side]) for side in Side}
BESIDE: Hexes = BOARD.hexes(*BESIDE_NAMES)
CLAUSE = {Side.CRUSADER: "14.2c", Side.MUSLIM: "14.3c"}
CAMP_CLAUSE = {Side.CRUSADER: "14.2b", Side.MUSLIM: "14.3b"}
LEADER_CLAUSE = {Side.CRUSADER: "14.2d", Side.MUSLIM: "14.3d"}
SIEGE_INFANTRY = 7


@cites("14.1a", "14.1b", "14.3a", "R5")
def set_up(scenario: str, options: Options) -> State:
    """The state in which a scenario begins: the Crusader to set up first, or the armies in place."""
    setting = SETTINGS[scenario]
    if scenario == BATTLE and options.setup is SetUp.FREE:
        agenda: tuple[Frame, ...] = (
            BeginTurn(Side.CRUSADER),
            BeginDeployment(Side.MUSLIM),
            BeginDeployment(Side.CRUSADER),
        )
        return _opening(scenario, options, setting, {}, {}, stage=0, agenda=agenda, trebuchets=())
    placed, leaders = setting.placed, setting.leaders
    if scenario == BATTLE:
        placed = {**historical(options, Side.CRUSADER), **historical(options, Side.MUSLIM)}
        leaders = {**HISTORICAL_LEADERS[Side.CRUSADER], **HISTORICAL_LEADERS[Side.MUSLIM]}
    agenda = (BeginTurn(setting.first),)
    return _opening(
        scenario, options, setting, placed, leaders, stage=setting.stage, agenda=agenda, trebuchets=setting.trebuchets
    )


def _opening(
    scenario: str,
    options: Options,
    setting: Setting,
    placed: dict[str, str],
    leaders: dict[str, str],
    *,
    stage: int,
    agenda: tuple[Frame, ...],
    trebuchets: tuple[str, ...],
) -> State:
    elsewhere = WAITING if not placed else ABSENT
    places = {
        **{unit: INDEX[name] for unit, name in placed.items()},
        **dict.fromkeys(setting.eliminated, ELIMINATED),
        **dict.fromkeys(setting.inside, INSIDE),
    }
    return State(
        scenario,
        options,
        stage,
        turn=1,
        asked=0,
        agenda=agenda,
        at=tuple(places.get(unit.id, elsewhere) for unit in ROSTER),
        leading=tuple(BY_ID[leaders[each.id]].index if each.id in leaders else elsewhere for each in LEADERS),
        camps=tuple(sorted(INDEX[name] for name in setting.camps)),
        trebuchets=tuple(sorted(INDEX[name] for name in trebuchets)),
        bonus=setting.bonus,
    )


@cites("R1", "R5")
def historical(options: Options, side: Side) -> dict[str, str]:
    """Where history had each unit of a side."""
    placed = dict(HISTORICAL[side])
    if side is Side.CRUSADER and options.siege_line_extra is SiegeLineExtra.BESIDE:
        placed["xb6"] = "0213"
    return placed


@cites("14.2a", "14.2b", "14.2c", "14.3b", "14.3c", "R1", "R2", "R3")
def area(state: State, unit: Unit) -> Hexes:
    """The hexes where a unit may be set up."""
    hexes = LINE[unit.side] | CAMP[unit.side]
    if unit.side is Side.CRUSADER and unit.arm in INFANTRY:
        hexes |= SIEGE
        if state.options.siege_line_extra is SiegeLineExtra.BESIDE:
            hexes |= BESIDE
    return hexes


@cites("14.2c", "14.3c", "R4")
def why_not_place(state: State, action: Place) -> Refusal | None:
    """Why a unit may not be put on a hex."""
    refusal = why_not_own(state, action.seat, action.unit)
    if refusal is not None:
        return refusal
    unit = BY_ID[action.unit]
    if not area(state, unit) & BIT[INDEX[action.at]]:
        if SIEGE & BIT[INDEX[action.at]] and unit.side is Side.CRUSADER:
            return refuse("R2", "not-infantry", unit=unit.id)
        return refuse(CLAUSE[unit.side], "outside-area", unit=unit.id, at=action.at)
    if state.at[unit.index] == INDEX[action.at]:
        return refuse("R4", "placed-there", unit=unit.id, at=action.at)
    return None


@cites("14.3a")
def why_not_own(state: State, side: Side, id: str) -> Refusal | None:
    """Why a unit is not the side's to set up."""
    unit = BY_ID[id]
    if unit.side is not side:
        return refuse("14.1a", "not-yours", name=id)
    if state.at[unit.index] == INSIDE:
        return refuse("14.3a", "garrison-inside", unit=id)
    return None


def place(state: State, action: Place, tell: Tell) -> State:
    """Put a unit on a hex; where there is no room the first unit there goes back into the hand."""
    unit, at = BY_ID[action.unit], INDEX[action.at]
    there = units_at(state, at, unit.side)
    lifted = there[0] if len(there) >= room(state, unit, at) else None
    if lifted is not None:
        state = _lifted(state, lifted)
    tell(Placed(clause=clause_of(unit.side, at), unit=unit.id, at=action.at, lifted=lifted.id if lifted else ""))
    return replace(state, at=with_unit_at(state, unit, at))


def clause_of(side: Side, at: int) -> str:
    """The clause that puts a unit on a hex: of the line facing Acre, of the camps, or of the side's line."""
    if BIT[at] & (SIEGE | BESIDE):
        return "14.2a"
    return CAMP_CLAUSE[side] if BIT[at] & CAMP[side] else CLAUSE[side]


@cites("R1", "R4")
def room(state: State, unit: Unit, at: int) -> int:
    """How many units a hex of the set-up holds: one, but one siege hex holds two."""
    may_pair = SIEGE & BIT[at] and state.options.siege_line_extra is SiegeLineExtra.STACK
    others = (each for each in members(SIEGE & ~BIT[at]))
    is_paired = any(len([each for each in units_at(state, other, unit.side) if each != unit]) > 1 for other in others)
    return 2 if may_pair and not is_paired else 1


def _lifted(state: State, unit: Unit) -> State:
    for leader in leaders_with(state, unit):
        state = with_leader_at(state, leader, WAITING)
    return replace(state, at=with_unit_at(state, unit, WAITING))


@cites("R4")
def why_not_lift(state: State, action: Lift) -> Refusal | None:
    """Why a unit cannot be taken back into the hand."""
    refusal = why_not_own(state, action.seat, action.unit)
    if refusal is None and state.at[BY_ID[action.unit].index] < 0:
        return refuse("R4", "not-placed", unit=action.unit)
    return refusal


def lift(state: State, action: Lift, tell: Tell) -> State:
    """Take a unit and the leaders with it back into the hand."""
    tell(Lifted(clause="R4", unit=action.unit))
    return _lifted(state, BY_ID[action.unit])


@cites("14.2d", "14.3d", "S10.1")
def why_not_attach(state: State, action: Attach) -> Refusal | None:
    """Why a leader may not be put with a unit: it must be his side's and on the map."""
    leader, unit = LEADER_BY_ID[action.leader], BY_ID[action.unit]
    clause = LEADER_CLAUSE[action.seat]
    if leader.side is not action.seat or unit.side is not action.seat:
        return refuse(clause, "not-yours", name=leader.id if leader.side is not action.seat else unit.id)
    if state.at[unit.index] < 0:
        return refuse(clause, "not-placed", unit=unit.id)
    if state.leading[leader.index] == unit.index:
        return refuse(clause, "with-it-already", leader=leader.id, unit=unit.id)
    return None


def attach(state: State, action: Attach, tell: Tell) -> State:
    """Put a leader with a unit."""
    tell(Attached(clause=LEADER_CLAUSE[action.seat], leader=action.leader, unit=action.unit))
    return with_leader_at(state, LEADER_BY_ID[action.leader], BY_ID[action.unit].index)


@cites("14.2a", "R2")
def why_not_emplace(state: State, action: Emplace) -> Refusal | None:
    """Why a trebuchet may not be put on a hex: four stand on different siege hexes."""
    if action.seat is not Side.CRUSADER:
        return refuse("14.2a", "no-trebuchets")
    if not SIEGE & BIT[INDEX[action.at]]:
        return refuse("R2", "not-before-the-walls", at=action.at)
    if INDEX[action.at] in state.trebuchets:
        return refuse("R2", "one-trebuchet-a-hex", at=action.at)
    if len(state.trebuchets) == TREBUCHETS:
        return refuse("14.2a", "four-trebuchets")
    return None


def emplace(state: State, action: Emplace, tell: Tell) -> State:
    """Put a trebuchet on a hex."""
    tell(Emplaced(clause="14.2a", at=action.at))
    return replace(state, trebuchets=tuple(sorted((*state.trebuchets, INDEX[action.at]))))


@cites("R2")
def why_not_dismantle(state: State, action: Dismantle) -> Refusal | None:
    """Why there is no trebuchet to take back."""
    if action.seat is not Side.CRUSADER:
        return refuse("14.2a", "no-trebuchets")
    return None if INDEX[action.at] in state.trebuchets else refuse("R2", "no-trebuchet-there", at=action.at)


def dismantle(state: State, action: Dismantle, tell: Tell) -> State:
    """Take a trebuchet back into the hand."""
    tell(Emplaced(clause="R2", at=action.at, taken_back=True))
    return replace(state, trebuchets=tuple(at for at in state.trebuchets if at != INDEX[action.at]))


@cites("R5")
def why_not_arrange(state: State, action: Arrange) -> Refusal | None:
    """Why the program has nothing to arrange: only the historical set-up, and only if it is not there already."""
    if action.how != "historical":
        return refuse("R5", "only-history")
    return refuse("R5", "arranged-already") if arranged(state, action.seat) == state else None


def arrange(state: State, action: Arrange, tell: Tell) -> State:
    """Set the whole army up as history had it."""
    tell(Arranged(clause="R5", side=action.seat, how=action.how))
    return arranged(state, action.seat)


def arranged(state: State, side: Side) -> State:
    """The state with a side as history had it."""
    at, leading = list(state.at), list(state.leading)
    for unit, name in historical(state.options, side).items():
        at[BY_ID[unit].index] = INDEX[name]
    for leader, unit in HISTORICAL_LEADERS[side].items():
        leading[LEADER_BY_ID[leader].index] = BY_ID[unit].index
    state = replace(state, at=tuple(at), leading=tuple(leading))
    if side is Side.MUSLIM:
        return state
    return replace(state, trebuchets=tuple(INDEX[name] for name in SIEGE_TREBUCHETS))


@cites("14.2a", "14.2b", "14.2c", "14.3b", "14.3c", "R3", "R4")
def why_not_confirm(state: State, action: Confirm) -> Refusal | None:
    """Why the set-up is not finished: siege line, camps, line and leaders, in the book's order."""
    side = action.seat
    refusal = why_not_siege(state) if side is Side.CRUSADER else None
    if refusal is not None:
        return refusal
    for name in CAMP_NAMES[side]:
        if not units_at(state, INDEX[name], side):
            return refuse(CAMP_CLAUSE[side], "camp-unguarded", at=name)
    if waiting := in_place(state, side, WAITING):
        return refuse(CLAUSE[side], "units-in-hand", count=len(waiting))
    if bare := uncovered(state, side):
        return refuse(CLAUSE[side], "uncovered", at=NAMES[next(members(bare))], count=bare.bit_count())
    for leader in STAFF[side]:
        if state.leading[leader.index] == WAITING:
            return refuse(LEADER_CLAUSE[side], "leader-in-hand", leader=leader.id)
    return None


@cites("14.2a", "R1", "R2")
def why_not_siege(state: State) -> Refusal | None:
    """Why the line that faces Acre is not yet as it must be."""
    manned, beside = manning(state, SIEGE_NAMES), sum(manning(state, BESIDE_NAMES))
    if not all(manned):
        return refuse("14.2a", "siege-hex-empty", at=SIEGE_NAMES[manned.index(0)])
    if sum(manned) + beside != SIEGE_INFANTRY:
        return refuse("14.2a", "siege-line", count=sum(manned) + beside)
    if len(state.trebuchets) < TREBUCHETS:
        return refuse("14.2a", "trebuchets-in-hand", count=TREBUCHETS - len(state.trebuchets))
    return None


def manning(state: State, names: Iterable[str]) -> list[int]:
    """How many Crusader units stand on each of some hexes."""
    return [len(units_at(state, INDEX[name], Side.CRUSADER)) for name in names]


@cites("14.2c", "14.3c", "R4")
def uncovered(state: State, side: Side) -> Hexes:
    """The hexes of a side's line that hold no unit of it and lie in no ZOC of it."""
    return LINE[side] & ~hexes_of(state, side) & ~zoc_of(state, side)


def is_ready(state: State, side: Side) -> bool:
    """Whether a side may confirm its set-up."""
    return WAITING not in state.at[SPAN[side]] and why_not_confirm(state, CONFIRMS[side]) is None


def confirm(state: State, action: Confirm, tell: Tell) -> State:
    """Finish a side's set-up."""
    tell(Deployed(clause="14.1a", side=action.seat))
    return popped(state)


def ask_to_deploy(state: State, work: BeginDeployment) -> State:
    """Ask a side to set up."""
    return replace(state, agenda=(*state.agenda[:-1], Deploying(work.side)))


def army_in_hand(state: State, side: Side) -> list[Unit]:
    """The units that a side may place or lift at set-up."""
    return [unit for unit in ARMY[side] if state.at[unit.index] != INSIDE]
