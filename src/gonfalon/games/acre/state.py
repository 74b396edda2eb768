"""The state: the whole truth of a game as one frozen value, and what is remembered with it; no rule is written here.

What everything asks for (where the armies stand, their ZOC, the score) is remembered with a state, and carried over to
the next one as long as nothing changes it.
"""

from operator import attrgetter
from typing import TYPE_CHECKING, Any

from msgspec import Struct, structs

from gonfalon.games.acre.frames import Frame
from gonfalon.games.acre.map import BOARD, FORTRESS, LAND, SIEGE
from gonfalon.games.acre.options import (
    DotUnits,
    GarrisonWaiting,
    KwfFollower,
    MustAttack,
    Options,
    SetUp,
    SiegeLineExtra,
    SortieStage,
    ZocOf,
)
from gonfalon.games.acre.pieces import ARMY, ROSTER, SIDES, SPAN, STAFF, Leader, Side, Unit, Units
from gonfalon.geometry.hexset import Hexes, members
from gonfalon.kernel.agenda import push
from gonfalon.kernel.rulebook import cites

KNOWN = "known"
"""Under which name a state remembers."""

if TYPE_CHECKING:
    from dataclasses import replace
    from dataclasses import replace as amended
else:
    from msgspec.structs import replace as amended

    def replace(state: "State", **changes: Any) -> "State":
        """The state with fields changed; what is known of it is shared while it holds."""
        after = structs.replace(state, **changes)
        known = state.__dict__.get(KNOWN)
        if known is not None and "at" not in changes and "disorganized" not in changes:
            if SCORED.isdisjoint(changes):
                after.__dict__[KNOWN] = known
            else:
                after.__dict__[KNOWN] = {key: known[key] for key in WHERE if key in known}
        return after


ELIMINATED, SCATTERED, WITHDRAWN, INSIDE, WAITING, ABSENT, GONE, RETURNED = range(-1, -9, -1)
"""The places of a unit that is not on the map; GONE has left play without VP, RETURNED waits for a hex."""
CASUALTY, ALONE = ELIMINATED, SCATTERED
"""Of a leader: lost for good, or in play without a unit. WITHDRAWN, WAITING and ABSENT are as for units."""


class State(Struct, frozen=True, dict=True):
    """A game at one moment.

    `at` is the hex of each unit in the order of the roster, or where else it is; `leading` is the index of each
    leader's unit, or where else he is. Pairs hold the Crusader's part first. Stage 0 is the set-up. The marks of a
    player turn (`moved` to `charging`) are forgotten at its end: `moved`, `fired` and `attacked` are units of the side
    whose turn it is, `rode` its leaders, `shot` and `struck` enemy units that were fired at and attacked, `charging`
    units with the hex they rode at.
    """

    scenario: str
    options: Options
    stage: int
    turn: int
    asked: int
    agenda: tuple[Frame, ...]
    at: tuple[int, ...]
    leading: tuple[int, ...]
    disorganized: tuple[Units, Units] = (0, 0)
    camps: tuple[int, ...] = ()
    trebuchets: tuple[int, ...] = ()
    bonus: int = 0
    sortied: bool = False
    moved: Units = 0
    rode: int = 0
    fired: Units = 0
    attacked: Units = 0
    shot: Units = 0
    struck: Units = 0
    charging: tuple[tuple[int, int], ...] = ()


BIT = (*(1 << at for at in range(BOARD.size)), *[0] * 8)
"""The bit of each hex; the places off the map have none."""


def known_of(state: State) -> dict[Any, Any]:
    """What is remembered of a state and holds for every state that differs only in its agenda and the turn's marks."""
    memory = state.__dict__
    known: dict[Any, Any] | None = memory.get(KNOWN)
    if known is None:
        known = memory[KNOWN] = {}
    return known


def hexes_of(state: State, side: Side) -> Hexes:
    """The hexes where a side's units stand."""
    try:
        found: Hexes = state.__dict__[KNOWN][side]
    except KeyError:
        found = 0
        for at in state.at[SPAN[side]]:
            found |= BIT[at]
        known_of(state)[side] = found
    return found


@cites("S5.1", "R6", "R7", "R8")
def zoc_of(state: State, side: Side) -> Hexes:
    """The hexes in the ZOC of a side; hexes that its units hold may be among them."""
    try:
        found: Hexes = state.__dict__[KNOWN][ZOC_KEY[side]]
    except KeyError:
        found = BOARD.spread(controlling(state, side)) & REACH_OF_ZOC[side]
        known_of(state)[ZOC_KEY[side]] = found
    return found


def controlling(state: State, side: Side) -> Hexes:
    """The hexes of the units that exert a ZOC."""
    hexes, broken, at, loose = hexes_of(state, side), state.disorganized[side.number], state.at, 0
    if state.options.zoc is ZocOf.ALL:
        return hexes
    for index in LIGHT_UNITS[side]:
        loose |= BIT[at[index]]
    for number in members(broken):
        loose |= BIT[at[SPAN[side].start + number]]
    if loose & SIEGE:
        # Of a pair before the walls the other unit may still be formed.
        for unit in units_in(state, loose & SIEGE, side):
            if not unit.is_light and not broken & unit.bit:
                loose &= ~BIT[at[unit.index]]
    return hexes & ~loose


def is_disorganized(state: State, unit: Unit) -> bool:
    """Whether a unit shows its disorganized side."""
    return bool(state.disorganized[unit.side.number] & unit.bit)


def units_at(state: State, at: int, side: Side) -> list[Unit]:
    """The units of a side in a hex, by index; only a siege hex can hold two."""
    places, first, found = state.at, SPAN[side].start, list[Unit]()
    while at in places[first : SPAN[side].stop]:
        first = places.index(at, first) + 1
        found.append(ROSTER[first - 1])
        if not SIEGE & BIT[at]:
            break
    return found


def units_in(state: State, hexes: Hexes, side: Side) -> list[Unit]:
    """The units of a side in some hexes, by index."""
    if hexes.bit_count() > FEW or hexes & SIEGE:
        return [unit for unit in ARMY[side] if hexes & BIT[state.at[unit.index]]]
    places, first, found = state.at[SPAN[side]], SPAN[side].start, list[Unit]()
    for at in members(hexes):
        if at in places:
            found.append(ROSTER[first + places.index(at)])
    return sorted(found, key=INDEX_OF) if len(found) > 1 else found


def on_map(state: State, side: Side) -> list[Unit]:
    """The units of a side that stand on the map."""
    return [unit for unit in ARMY[side] if state.at[unit.index] >= 0]


def in_place(state: State, side: Side, place: int) -> list[Unit]:
    """The units of a side in one place off the map, or in one hex."""
    return [unit for unit in ARMY[side] if state.at[unit.index] == place]


def leaders_with(state: State, unit: Unit) -> list[Leader]:
    """The leaders with a unit, in the order of their table."""
    index = unit.index
    return [leader for leader in STAFF[unit.side] if state.leading[leader.index] == index]


def leaders_in_play(state: State, side: Side) -> list[Leader]:
    """The leaders of a side who are no casualties, whether on the map or off it."""
    return [leader for leader in STAFF[side] if state.leading[leader.index] not in (CASUALTY, ABSENT)]


def best_leader(state: State, *units: Unit) -> Leader | None:
    """The leader of the highest value with any of the units."""
    best, leading = None, state.leading
    for unit in units:
        if unit.index in leading:
            for leader in leaders_with(state, unit):
                if best is None or leader.value > best.value:
                    best = leader
    return best


def leader_value(state: State, *units: Unit) -> int:
    """The highest value of a leader with any of the units; 0 without one."""
    leader = best_leader(state, *units)
    return leader.value if leader else 0


def with_unit_at(state: State, unit: Unit, at: int) -> tuple[int, ...]:
    """Where every unit is when one of them is elsewhere."""
    index = unit.index
    return (*state.at[:index], at, *state.at[index + 1 :])


def with_leader_at(state: State, leader: Leader, place: int) -> State:
    """The state with a leader with the unit of an index, or elsewhere and then without his mark."""
    index = leader.index
    rode = state.rode & ~(1 << index) if place < 0 else state.rode
    return replace(state, leading=(*state.leading[:index], place, *state.leading[index + 1 :]), rode=rode)


def stood_at(state: State, unit: Unit, at: int, **changes: Any) -> State:
    """The state with a unit of the map on another hex; what is known of the enemy and of the score still holds."""
    index, side, places = unit.index, unit.side, list(state.at)
    start, places[index] = places[index], at
    after = structs.replace(state, at=tuple(places), **changes)
    known = after.__dict__[KNOWN] = known_of(state).copy()
    known.pop(ZOC_KEY[side], None)
    # In a pair before the walls the other unit still holds the hex.
    if SIEGE & BIT[start] and start in places:
        known.pop(side, None)
    elif side in known:
        known[side] = known[side] ^ BIT[start] | BIT[at]
    return after


def taken_off(state: State, unit: Unit, place: int) -> State:
    """The state with a unit off the map, without its marks; its leaders still name it."""
    side, keep, before = unit.side, ~unit.bit, known_of(state)
    crusaders, muslims = state.disorganized
    marks = (
        {"moved": state.moved & keep, "fired": state.fired & keep, "attacked": state.attacked & keep}
        if phasing(state) is side
        else {"shot": state.shot & keep, "struck": state.struck & keep}
    )
    after = structs.replace(
        state,
        at=with_unit_at(state, unit, place),
        disorganized=(crusaders & keep, muslims) if side is Side.CRUSADER else (crusaders, muslims & keep),
        charging=tuple(each for each in state.charging if each[0] != unit.index),
        **marks,
    )
    enemy = side.enemy
    after.__dict__[KNOWN] = {key: before[key] for key in (enemy, ZOC_KEY[enemy]) if key in before}
    return after


def disorganized_by(state: State, *units: Unit) -> State:
    """The state with units on their disorganized side."""
    crusaders, muslims = state.disorganized
    for unit in units:
        if unit.side is Side.CRUSADER:
            crusaders |= unit.bit
        else:
            muslims |= unit.bit
    return _ordered(state, (crusaders, muslims))


def organized_by(state: State, unit: Unit) -> State:
    """The state with a unit on its organized side."""
    crusaders, muslims = state.disorganized
    if unit.side is Side.CRUSADER:
        return _ordered(state, (crusaders & ~unit.bit, muslims))
    return _ordered(state, (crusaders, muslims & ~unit.bit))


def _ordered(state: State, disorganized: tuple[Units, Units]) -> State:
    """The state with these units disorganized; who stands where, and the score, still hold."""
    after = structs.replace(state, disorganized=disorganized)
    known = after.__dict__[KNOWN] = known_of(state).copy()
    for side in SIDES:
        if disorganized[side.number] != state.disorganized[side.number]:
            known.pop(ZOC_KEY[side], None)
    return after


def phasing(state: State) -> Side:
    """The side whose turn it is, as the lowest frame of the agenda says; in a withdrawal the Crusader moves."""
    frame: Any = state.agenda[0]
    side: Side = getattr(frame, "side", getattr(frame, "seat", Side.CRUSADER))
    return side


def pushed(state: State, *frames: Frame) -> State:
    """The state with frames on its agenda, the first of them on top."""
    return _owing(state, push(state.agenda, *frames))


def popped(state: State) -> State:
    """The state without its uppermost frame."""
    return _owing(state, state.agenda[:-1])


def instead(state: State, *frames: Frame) -> State:
    """The state with other frames in place of the uppermost one, the first of them on top."""
    return _owing(state, push(state.agenda[:-1], *frames))


def _owing(state: State, agenda: tuple[Frame, ...]) -> State:
    after = structs.replace(state, agenda=agenda)
    after.__dict__[KNOWN] = known_of(state)
    return after


def asked_anew(state: State) -> State:
    """The state in which the same ask is put again under the next number."""
    after = structs.replace(state, asked=state.asked + 1)
    after.__dict__[KNOWN] = known_of(state)
    return after


FEW = 6
"""Up to how many hexes it is quicker to look for their units than to go through the army."""
INDEX_OF = attrgetter("index")
ZOC_KEY = {side: f"{side} zoc" for side in Side}
SCORE_KEY = {side: f"{side} score" for side in Side}
SHAKEN_KEY = {side: f"{side} shaken" for side in Side}
SCORED = frozenset(("leading", "camps", "trebuchets", "bonus", "stage"))
"""The fields, besides where the units are, that the score depends on."""
WHERE = (*Side, *ZOC_KEY.values())
REACH_OF_ZOC: dict[Side, Hexes] = {Side.CRUSADER: LAND & ~FORTRESS, Side.MUSLIM: LAND}
LIGHT_UNITS = {side: tuple(unit.index for unit in ARMY[side] if unit.is_light) for side in Side}

__all__ = [
    "ABSENT",
    "ALONE",
    "BIT",
    "CASUALTY",
    "ELIMINATED",
    "GONE",
    "INDEX_OF",
    "INSIDE",
    "KNOWN",
    "RETURNED",
    "SCATTERED",
    "SCORE_KEY",
    "SHAKEN_KEY",
    "WAITING",
    "WITHDRAWN",
    "DotUnits",
    "GarrisonWaiting",
    "KwfFollower",
    "MustAttack",
    "Options",
    "SetUp",
    "SiegeLineExtra",
    "SortieStage",
    "State",
    "ZocOf",
    "amended",
    "asked_anew",
    "best_leader",
    "disorganized_by",
    "hexes_of",
    "in_place",
    "instead",
    "is_disorganized",
    "known_of",
    "leader_value",
    "leaders_in_play",
    "leaders_with",
    "on_map",
    "organized_by",
    "phasing",
    "popped",
    "pushed",
    "replace",
    "stood_at",
    "taken_off",
    "units_at",
    "units_in",
    "with_leader_at",
    "with_unit_at",
    "zoc_of",
]
