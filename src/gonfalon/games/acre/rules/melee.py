"""Section S7.2: the course of a melee, step by step, and S7.9, the advance."""

from typing import NamedTuple

from gonfalon.games.acre.actions import Advance
from gonfalon.games.acre.charts import OPEN_TO, RESULT_AT
from gonfalon.games.acre.events import Advanced, Fought, Withstood
from gonfalon.games.acre.frames import Advancing, Losing, Melee, Reacting, Retreating, Step
from gonfalon.games.acre.map import BOARD, FORTRESS, INDEX
from gonfalon.games.acre.pieces import BY_ID, LEADER_BY_ID, LEADERS, Unit
from gonfalon.games.acre.rules.attacking import standing
from gonfalon.games.acre.rules.charging import check_charge
from gonfalon.games.acre.rules.entering import enter
from gonfalon.games.acre.rules.evading import can_evade, marks_of_defence, still_in
from gonfalon.games.acre.rules.exchange import printed
from gonfalon.games.acre.rules.feigning import why_not_feign
from gonfalon.games.acre.rules.harm import disorganize, eliminate
from gonfalon.games.acre.rules.leaders import risk_melee
from gonfalon.games.acre.rules.reckoning import column_lines, reckoning
from gonfalon.games.acre.state import BIT, State, amended, hexes_of, instead, popped, pushed
from gonfalon.kernel.dice import Dice
from gonfalon.kernel.events import Reckoned, Tell
from gonfalon.kernel.rulebook import Refusal, cites, refuse

YIELDED = ("Dr", "De", "Ex")


class Parties(NamedTuple):
    """Who is still in a melee."""

    attackers: list[Unit]
    defenders: list[Unit]

    @classmethod
    def of(cls, state: State, melee: Melee) -> "Parties":
        """Those who stand where they stood when it was declared."""
        return cls(still_in(state, melee.attackers), still_in(state, melee.defenders))


@cites("S7.2")
def fight(state: State, melee: Melee, dice: Dice, tell: Tell) -> State:
    """Take a melee on, as far as it goes without another roll."""
    match melee.step:
        case Step.REACTIONS:
            return react(state, melee, dice, tell)
        case Step.ODDS:
            return roll(state, melee, Parties.of(state, melee), dice, tell)
        case Step.LEADERS:
            return endanger(state, melee, dice, tell)
        case Step.RESULT:
            return apply_result(state, melee, Parties.of(state, melee), tell)
        case Step.ADVANCE:
            return advance_or_ask(state, melee, tell)
        case Step.CHARGE:
            state = popped(state)
            return check_charge(state, BY_ID[melee.charger], dice, tell) if melee.charger else state


@cites("S7.2", "S3.2", "R19", "R37")
def react(state: State, melee: Melee, dice: Dice, tell: Tell) -> State:
    """Ask the next defender that can do something; after the last one see who is left."""
    attackers, defenders = parties = Parties.of(state, melee)
    if not attackers:
        return conclude(state, amended(melee, waiting=()))
    for place, name in enumerate(melee.waiting):
        unit = BY_ID[name]
        if (unit.archery or unit.is_light) and unit in defenders:
            reacting = Reacting(unit.side, name)
            if has_reaction(state, reacting):
                return instead(state, reacting, amended(melee, waiting=melee.waiting[place + 1 :]))
    if len(defenders) == len(melee.defenders):
        return roll(state, amended(melee, step=Step.ODDS, waiting=()), parties, dice, tell)
    left = {at for _, at in melee.defenders} - {BOARD.names[state.at[unit.index]] for unit in defenders}
    melee = amended(melee, step=Step.ODDS, waiting=(), evaded=tuple(sorted(left - set(melee.dragged))))
    return roll(state, melee, parties, dice, tell) if defenders else advance_or_ask(state, melee, tell)


@cites("S7.2", "S3.2")
def has_reaction(state: State, frame: Reacting) -> bool:
    """Whether a defender can do anything but stand."""
    return bool(marks_of_defence(state, frame) or can_evade(state, frame) or why_not_feign(state, frame) is None)


@cites("S7.2", "S2.3")
def roll(state: State, melee: Melee, parties: Parties, dice: Dice, tell: Tell) -> State:
    """Reckon the column from all that stands now, and roll the result; leaders in the melee roll next."""
    attackers, defenders = parties
    charger = melee.charger if BY_ID.get(melee.charger) in attackers else ""
    sums = reckoning(state, attackers, defenders, charger)
    tell(Reckoned(clause="S7.1", what="attack", who=attackers[0].id, lines=sums.attack))
    tell(Reckoned(clause="S7.1", what="defence", who=defenders[0].id, lines=sums.defence))
    tell(Reckoned(clause="S2.3", what="shift", who=attackers[0].id, lines=column_lines(sums)))
    result = RESULT_AT[dice.roll(6, clause="S2.3", why="melee"), sums.column]
    tell(Fought(clause="S2.3", column=sums.column, result=result))
    leaders = (*led(state, attackers), *led(state, defenders))
    if leaders:
        return instead(state, amended(melee, step=Step.LEADERS, result=result, leaders=leaders))
    return apply_result(state, amended(melee, result=result), parties, tell)


def led(state: State, units: list[Unit]) -> list[str]:
    """The leaders with any of the units, in the order of their table."""
    indexes = [unit.index for unit in units if unit.index in state.leading]
    return [leader.id for leader in LEADERS if state.leading[leader.index] in indexes] if indexes else []


@cites("S7.2", "S10.3")
def endanger(state: State, melee: Melee, dice: Dice, tell: Tell) -> State:
    """Roll for the next leader in the melee."""
    if not melee.leaders:
        return apply_result(state, melee, Parties.of(state, melee), tell)
    left = melee.leaders[1:]
    state = instead(state, amended(melee, step=Step.LEADERS if left else Step.RESULT, leaders=left))
    return risk_melee(state, LEADER_BY_ID[melee.leaders[0]], dice, tell)


@cites("S2.3", "S7.2", "R22")
def apply_result(state: State, melee: Melee, parties: Parties, tell: Tell) -> State:
    """Apply the result to all that are still in the melee, and go on to the advance."""
    attackers, defenders = parties
    melee = amended(melee, step=Step.ADVANCE)
    state = instead(state, melee)
    match melee.result:
        case "Ae":
            state = eliminate(state, attackers, "S2.3", tell)
        case "Ad":
            state = disorganize(state, attackers, "S2.3", tell)
        case "Dd":
            state = disorganize(state, defenders, "S2.3", tell)
        case "De":
            state = eliminate(state, defenders, "S2.3", tell)
        case "Ar":
            obeying = [unit for unit in attackers if not ignores(state, unit, tell)]
            state = pushed(state, retreat_of(state, obeying)) if obeying else state
        case "Dr":
            state = pushed(state, retreat_of(state, defenders))
        case _:
            state = exchange(state, melee, attackers, defenders, tell)
    return advance_or_ask(state, melee, tell) if state.agenda[-1] is melee else state


@cites("15.4b", "R42")
def ignores(state: State, unit: Unit, tell: Tell) -> bool:
    """Whether a unit need not obey Ar: a garrison unit on the walls."""
    on_walls = unit.is_garrison and bool(FORTRESS & BIT[state.at[unit.index]])
    if on_walls:
        tell(Withstood(clause="15.4b", unit=unit.id))
    return on_walls


def retreat_of(state: State, units: list[Unit]) -> Retreating:
    """The retreat that units owe after a melee."""
    return Retreating(units[0].side, standing(state, units))


@cites("S7.7", "R23")
def exchange(state: State, melee: Melee, attackers: list[Unit], defenders: list[Unit], tell: Tell) -> State:
    """Eliminate the defenders, and let the attacker name his losses."""
    strength = printed(tuple(unit.id for unit in defenders))
    charger = melee.charger if BY_ID.get(melee.charger) in attackers else ""
    state = pushed(state, Losing(melee.side, tuple(unit.id for unit in attackers), strength, charger))
    return eliminate(state, defenders, "S7.7", tell)


@cites("S7.9", "S8.5", "R25")
def vacated(state: State, melee: Melee) -> list[str]:
    """The target hexes that an attacker may enter: evaded or yielded, and empty."""
    taken = hexes_of(state, melee.side) | hexes_of(state, melee.side.enemy)
    hexes = sorted({at for _, at in melee.defenders} - set(melee.dragged))
    return [at for at in hexes if not taken & BIT[INDEX[at]] and (at in melee.evaded or melee.result in YIELDED)]


@cites("S7.9", "S3.2", "R26")
def advance_or_ask(state: State, melee: Melee, tell: Tell) -> State:
    """Advance the charging unit, or ask whether another attacker advances."""
    if not melee.evaded and melee.result not in YIELDED:
        return conclude(state, melee)
    units, hexes = still_in(state, melee.attackers), vacated(state, melee)
    able = tuple(unit.id for unit in units if any(may_enter(unit, at) for at in hexes))
    if not able:
        return conclude(state, melee)
    state = instead(state, amended(melee, step=Step.CHARGE))
    if melee.charger in able:
        return advance(state, BY_ID[melee.charger], hexes[0], tell)
    return pushed(state, Advancing(melee.side, able, tuple(hexes)))


@cites("S7.2", "S9.4")
def conclude(state: State, melee: Melee) -> State:
    """End a melee; if a unit charged in it, its check is still owed."""
    return instead(state, amended(melee, step=Step.CHARGE)) if melee.charger else popped(state)


@cites("S7.9", "S2.1")
def may_enter(unit: Unit, at: str) -> bool:
    """Whether the terrain of a hex allows a unit to enter."""
    return bool(OPEN_TO[unit.index] & BIT[INDEX[at]])


def advances(frame: Advancing) -> list[Advance]:
    """Every advance that is open."""
    return [
        Advance(seat=frame.seat, unit=unit, to=at)
        for unit in frame.units
        for at in frame.hexes
        if may_enter(BY_ID[unit], at)
    ]


@cites("S7.9")
def why_not_advance(state: State, frame: Advancing, action: Advance) -> Refusal | None:
    """Why a unit may not advance into a hex."""
    if action.unit not in frame.units:
        return refuse("S7.9", "not-in-the-melee", unit=action.unit)
    if action.to not in frame.hexes:
        return refuse("S7.9", "not-yielded", at=action.to, to=frame.hexes[0])
    if not may_enter(BY_ID[action.unit], action.to):
        return refuse("S2.1", "marsh", unit=action.unit, at=action.to)
    return None


@cites("S7.9", "R26")
def advance(state: State, unit: Unit, to: str, tell: Tell) -> State:
    """Advance a unit one hex, heedless of ZOC."""
    tell(Advanced(clause="S7.9", unit=unit.id, to=to))
    return enter(state, unit, INDEX[to], tell)
