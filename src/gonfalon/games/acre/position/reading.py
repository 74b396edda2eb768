"""From a position to its state; whatever cannot be is refused under its field."""

from collections.abc import Iterable

from gonfalon.games.acre.charts import OPEN_TO
from gonfalon.games.acre.frames import Frame
from gonfalon.games.acre.map import INDEX, SIEGE
from gonfalon.games.acre.pieces import BY_ID, INFANTRY, LEADER_BY_ID, LEADERS, ROSTER, Side, Unit
from gonfalon.games.acre.position.contradictions import refuse_contradictions
from gonfalon.games.acre.position.written import LEADER_PLACES, UNIT_PLACES, Position, implied_agenda
from gonfalon.games.acre.scenarios import SETTINGS
from gonfalon.games.acre.state import ABSENT, BIT, State, phasing, replace
from gonfalon.kernel.reading import BadInput


def state_of(position: Position) -> State:
    """The state of a position; BadInput names the field that cannot be."""
    refuse_numbers(position)
    at, leading = places_of(position), leading_of(position)
    setting = SETTINGS[position.scenario]
    state = State(
        position.scenario,
        position.options,
        position.stage,
        position.turn,
        position.asked,
        agenda=position.agenda,
        at=at,
        leading=leading,
        disorganized=(
            bits(position, "disorganized", Side.CRUSADER),
            bits(position, "disorganized", Side.MUSLIM),
        ),
        camps=counters("camps", position.camps, setting.camps, setting.camps),
        trebuchets=counters("trebuchets", position.trebuchets, setting.trebuchets, siege_names(setting.trebuchets)),
        bonus=position.bonus,
        sortied=position.sortied,
    )
    state = marked(position, replace(state, agenda=agenda_of(position, state)))
    refuse_contradictions(position, state)
    return state


def refuse_numbers(position: Position) -> None:
    """Refuse scenarios, stages, turns and numbers that there are not."""
    setting = SETTINGS.get(position.scenario)
    if setting is None:
        raise BadInput("scenario", f"{position.scenario} is no scenario of this game")
    if (position.ask is None) != (position.seat is None):
        raise BadInput("seat", "an ask and its seat go together")
    if not 0 <= position.asked < 2**53:
        raise BadInput("asked", "must be a number of asks")
    if not 1 <= position.turn <= setting.turns:
        raise BadInput("turn", f"{position.turn} is not between 1 and {setting.turns}")
    if not 0 <= position.stage <= 1 + setting.is_whole or position.stage < setting.stage - 1:
        raise BadInput("stage", f"{position.stage} is no stage of this scenario")
    if position.bonus not in range(0, 55, 5) or (position.bonus and position.stage == 0):
        raise BadInput("bonus", "is five for each turn of the first stage that was left")


def agenda_of(position: Position, state: State) -> tuple[Frame, ...]:
    """The agenda of a position: as written, or what its ask stands for."""
    if position.agenda or position.ask is None:
        return position.agenda
    implied = implied_agenda(position.ask, position.seat, state)
    if not implied:
        raise BadInput("agenda", f"must be written out for the ask {position.ask}")
    return implied


def places_of(position: Position) -> tuple[int, ...]:
    """Where each unit of the roster is; each is named at most once and stands where it can."""
    places: dict[str, int] = {}
    for number, each in enumerate(position.units):
        field = f"units[{number}]"
        unit = known(f"{field}.unit", each.unit, places)
        at = INDEX.get(each.at)
        if at is None:
            raise BadInput(f"{field}.at", f"{each.at} is no hex of the map")
        if not OPEN_TO[unit.index] & BIT[at]:
            raise BadInput(f"{field}.at", f"{each.at} is closed to {unit.id}")
        refuse_stacking(f"{field}.at", unit, at, places)
        places[unit.id] = at
    for name, place in UNIT_PLACES.items():
        for number, unit_id in enumerate(getattr(position, name)):
            unit = known(f"{name}[{number}]", unit_id, places)
            refuse_place(f"{name}[{number}]", name, unit)
            places[unit.id] = place
    return tuple(places.get(unit.id, ABSENT) for unit in ROSTER)


def known(field: str, id: str, named: dict[str, int]) -> Unit:
    """The unit of that id, if it is not named already."""
    unit = BY_ID.get(id)
    if unit is None:
        raise BadInput(field, f"{id} is no unit of this game")
    if id in named:
        raise BadInput(field, f"{id} stands in the position twice")
    return unit


def refuse_stacking(field: str, unit: Unit, at: int, places: dict[str, int]) -> None:
    """Refuse two units in a hex, but for one pair of infantry before the walls."""
    others = [BY_ID[other] for other, place in places.items() if place == at]
    if not others:
        return
    pair = [unit, *others]
    paired = any(list(places.values()).count(place) > 1 for place in places.values())
    if len(others) > 1 or paired or not SIEGE & BIT[at] or any(_is_other(each) for each in pair):
        raise BadInput(field, f"the hex already holds {others[0].id}")


def _is_other(unit: Unit) -> bool:
    return unit.side is Side.MUSLIM or unit.arm not in INFANTRY


def refuse_place(field: str, place: str, unit: Unit) -> None:
    """Refuse a unit in a place off the map where it cannot be."""
    is_muslim = unit.side is Side.MUSLIM
    wrong = (
        (place == "inside" and not unit.is_garrison)
        or (place == "gone" and not unit.is_garrison)
        or (place == "withdrawn" and (not is_muslim or unit.is_garrison))
        or (place == "returned" and is_muslim)
    )
    if wrong:
        raise BadInput(field, f"{unit.id} cannot be {place}")


def leading_of(position: Position) -> tuple[int, ...]:
    """The unit of each leader, or where else he is."""
    places: dict[str, int] = {}
    for number, each in enumerate(position.leaders):
        field = f"leaders[{number}]"
        refuse_leader(f"{field}.leader", each.leader, places)
        unit = BY_ID.get(each.unit)
        if unit is None or unit.side is not LEADER_BY_ID[each.leader].side:
            raise BadInput(f"{field}.with", f"{each.unit} is no unit of his side")
        if each.unit not in {placed.unit for placed in position.units} and not position.agenda:
            raise BadInput(f"{field}.with", f"{each.unit} is not on the map")
        places[each.leader] = unit.index
    for name, place in LEADER_PLACES.items():
        for number, leader in enumerate(getattr(position, name)):
            refuse_leader(f"{name}[{number}]", leader, places)
            places[leader] = place
    return tuple(places.get(each.id, ABSENT) for each in LEADERS)


def refuse_leader(field: str, id: str, named: dict[str, int]) -> None:
    """Refuse a leader who does not exist or is named twice."""
    if id not in LEADER_BY_ID:
        raise BadInput(field, f"{id} is no leader of this game")
    if id in named:
        raise BadInput(field, f"{id} stands in the position twice")


def siege_names(trebuchets: tuple[str, ...]) -> tuple[str, ...]:
    """Where trebuchets can stand, if the scenario has any."""
    return tuple(name for name, at in INDEX.items() if SIEGE & BIT[at]) if trebuchets else ()


def counters(
    field: str, standing: tuple[str, ...] | None, all_of_them: tuple[str, ...], possible: tuple[str, ...]
) -> tuple[int, ...]:
    """The hexes of the counters that stand."""
    names = all_of_them if standing is None else standing
    for number, name in enumerate(names):
        if name not in possible or name in names[:number]:
            raise BadInput(f"{field}[{number}]", f"{name} is no hex for one of them")
    if len(names) > len(all_of_them):
        raise BadInput(field, f"there are only {len(all_of_them)}")
    return tuple(sorted(INDEX[name] for name in names))


def marked(position: Position, state: State) -> State:
    """The state with the marks of the player turn."""
    if not state.agenda:
        return state
    side = phasing(state)
    return replace(
        state,
        moved=bits(position, "moved", side),
        fired=bits(position, "fired", side),
        attacked=bits(position, "attacked", side),
        shot=bits(position, "shot", side.enemy),
        struck=bits(position, "struck", side.enemy),
        rode=sum(1 << LEADER_BY_ID[each.leader].index for each in position.leaders if each.rode),
        charging=tuple(sorted(charges(position))),
    )


def bits(position: Position, mark: str, side: Side) -> int:
    """The set of a side's units that bear a mark."""
    marked_units = (BY_ID[each.unit] for each in position.units if getattr(each, mark))
    return sum(unit.bit for unit in marked_units if unit.side is side)


def charges(position: Position) -> Iterable[tuple[int, int]]:
    """The units that rode straight at a hex, with it."""
    for number, each in enumerate(position.units):
        if each.charging:
            if each.charging not in INDEX:
                raise BadInput(f"units[{number}].charging", f"{each.charging} is no hex of the map")
            yield BY_ID[each.unit].index, INDEX[each.charging]
