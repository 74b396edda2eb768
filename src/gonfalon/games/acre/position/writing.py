"""From a state to its position."""

from gonfalon.games.acre.decisions import DECISIONS
from gonfalon.games.acre.map import BOARD, INDEX
from gonfalon.games.acre.pieces import LEADERS, ROSTER, Unit
from gonfalon.games.acre.position.written import LEADER_PLACES, UNIT_PLACES, Led, Placed, Position, implied_agenda
from gonfalon.games.acre.scenarios import SETTINGS
from gonfalon.games.acre.state import State, is_disorganized, phasing
from gonfalon.kernel.agenda import Sole

NAMES = BOARD.names


def position_of(state: State) -> Position:
    """The position of a state at an ask or at its end."""
    frame = state.agenda[-1] if state.agenda else None
    ask = seat = None
    if isinstance(frame, Sole):
        ask, seat = DECISIONS.decisions[type(frame)].ask, frame.seat
    setting = SETTINGS[state.scenario]
    return Position(
        ask=ask,
        seat=seat,
        scenario=state.scenario,
        options=state.options,
        stage=state.stage,
        turn=state.turn,
        units=tuple(placed(state, unit) for unit in ROSTER if state.at[unit.index] >= 0),
        leaders=tuple(
            Led(each.id, ROSTER[state.leading[each.index]].id, bool(state.rode >> each.index & 1))
            for each in LEADERS
            if state.leading[each.index] >= 0
        ),
        **{field: units_in(state, place) for field, place in UNIT_PLACES.items()},
        **{field: leaders_in(state, place) for field, place in LEADER_PLACES.items()},
        camps=shown(state.camps, setting.camps),
        trebuchets=shown(state.trebuchets, setting.trebuchets),
        bonus=state.bonus,
        sortied=state.sortied,
        agenda=() if state.agenda == implied_agenda(ask, seat, state) else state.agenda,
        asked=state.asked,
    )


def placed(state: State, unit: Unit) -> Placed:
    """A unit on the map as it is written."""
    is_phasing = bool(state.agenda) and phasing(state) is unit.side
    own = unit.bit if is_phasing else 0
    other = 0 if is_phasing else unit.bit
    charged = dict(state.charging).get(unit.index)
    return Placed(
        unit.id,
        NAMES[state.at[unit.index]],
        disorganized=is_disorganized(state, unit),
        moved=bool(state.moved & own),
        charging="" if charged is None else NAMES[charged],
        fired=bool(state.fired & own),
        attacked=bool(state.attacked & own),
        shot=bool(state.shot & other),
        struck=bool(state.struck & other),
    )


def units_in(state: State, place: int) -> tuple[str, ...]:
    """The ids of the units in a place off the map."""
    return tuple(unit.id for unit in ROSTER if state.at[unit.index] == place)


def leaders_in(state: State, place: int) -> tuple[str, ...]:
    """The ids of the leaders in a place off the map."""
    return tuple(leader.id for leader in LEADERS if state.leading[leader.index] == place)


def shown(standing: tuple[int, ...], all_of_them: tuple[str, ...]) -> tuple[str, ...] | None:
    """The counters that stand; None when all do."""
    return (
        None if standing == tuple(sorted(INDEX[name] for name in all_of_them)) else tuple(NAMES[at] for at in standing)
    )
