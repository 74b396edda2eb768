"""Why the bots of Acre act, in data: the key of a sentence, its arguments and the clauses that were trusted."""

from gonfalon.bots.bot import Reason
from gonfalon.bots.value.acre.outlook import Outlook, Terms
from gonfalon.bots.value.acre.tables import COLUMNS, FACES, GARRISONED, NEXT_TO, hit_chance
from gonfalon.games.acre.actions import Attack, Shoot
from gonfalon.games.acre.charts import RESULTS
from gonfalon.games.acre.map import BOARD, FORTRESS, INDEX
from gonfalon.games.acre.pieces import BY_ID, ROSTER, Leader, Side
from gonfalon.games.acre.rules.reckoning import reckoning
from gonfalon.games.acre.rules.shooting import fire_lines
from gonfalon.games.acre.state import State, units_at
from gonfalon.kernel.modifiers import Line, sum_of


def why_move(outlook: Outlook, unit: int, to: int, after: Terms, before: Terms, *, surrounds: bool = False) -> Reason:
    """The part of the value that a move improves most, as a sentence; an attack may surround its target."""
    field, args = outlook.field, {"unit": ROSTER[unit].id, "at": BOARD.names[to]}
    strike, safety, way, guard = (a - b for a, b in zip(after, before, strict=True))
    if field.prizes[field.me] >> to & 1:
        return Reason("capture", dict(args), ("15.2", "16.2") if to in field.state.camps else ("15.3", "16.2"))
    if guard > max(0.0, strike, safety, way):
        return Reason("bar-way", dict(args), ("16.1b", "S12.4"))
    if max(strike, safety, way) <= 0:
        return Reason("make-way", dict(args), ("S4.2",))
    if strike >= max(safety, way):
        return why_strike(outlook, unit, to, surrounds=surrounds)
    if safety >= way:
        return Reason("shelter", dict(args), ("S5.1", "S7.8"))
    if field.broken[unit] and not field.foe_zoc >> to & 1:
        return Reason("reorder", dict(args), ("S11.1",))
    return Reason("close-in", dict(args), ("S4.1",))


def why_strike(outlook: Outlook, unit: int, to: int, *, surrounds: bool) -> Reason:
    """A move that brings a unit where it can charge, attack or shoot."""
    args: dict[str, str | int] = {"unit": ROSTER[unit].id, "at": BOARD.names[to]}
    if outlook.assault.charges.get((unit, to), 0) & outlook.assault.targets:
        return Reason("ride-at", args, ("S9.3", "S2.3"))
    if surrounds:
        return Reason("envelop", args, ("S2.3", "S7.8"))
    if outlook.field.archery(unit) and not NEXT_TO[to] & outlook.assault.targets:
        return Reason("take-aim", args, ("S6.1", "S2.4"))
    return Reason("press", args, ("S7.1", "S2.3"))


def moves_done(side: Side) -> Reason:
    """The others stay."""
    return Reason("moves-done", {"seat": side}, ("S4.1",))


def why_ride(leader: Leader, unit: int) -> Reason:
    """A leader goes where he is worth most."""
    return Reason("take-command", {"leader": leader.id, "unit": ROSTER[unit].id}, ("S10.1", "S10.2"))


def why_shot(state: State, action: Shoot) -> Reason:
    """The odds of a shot, from the very lines that the rule adds up."""
    lines = fire_lines(state, [BY_ID[unit] for unit in action.units], BY_ID[action.target])
    hits = round(hit_chance(sum_of(lines)) * FACES)
    args: dict[str, str | int] = {"unit": action.units[0], "others": len(action.units) - 1, "target": action.target}
    return Reason("shot", {**args, "hits": hits, "faces": FACES}, ("S6.2", *clauses_of(lines)))


def why_assault(state: State, action: Attack, *, is_owed: bool) -> Reason:
    """The odds of an attack, from the very lines that the rule adds up."""
    attackers = [BY_ID[unit] for unit in action.units]
    defenders = [unit for at in action.hexes for unit in units_at(state, INDEX[at], action.seat.enemy)]
    sums = reckoning(state, attackers, defenders, action.charger)
    chances = COLUMNS[RESULTS.columns.index(sums.column)]
    args: dict[str, str | int] = {
        "unit": action.units[0],
        "others": len(action.units) - 1,
        "target": defenders[0].id,
        "column": sums.column,
        "good": round((chances.dd + chances.dr + chances.de + chances.ex) * FACES),
        "bad": round((chances.ae + chances.ar + chances.ad + chances.ex) * FACES),
        "faces": FACES,
    }
    trusted = clauses_of((*sums.attack, *sums.defence, *sums.shifts))
    if any(GARRISONED[unit.index] and FORTRESS >> state.at[unit.index] & 1 for unit in attackers):
        trusted = (*trusted, "15.4b")
    key = "owed" if is_owed else "ride-down" if action.charger else "assault"
    if len(action.hexes) > 1:
        key, trusted = "owed" if is_owed else "sweep", (*trusted, "S7.1", "R21")
        args["further"] = len(defenders) - 1
    return Reason(key, args, ("S2.3", *(each for each in trusted if each != "S2.3")))


def clauses_of(lines: tuple[Line, ...]) -> tuple[str, ...]:
    """The clauses of a sum, each once."""
    return tuple(dict.fromkeys(line.clause for line in lines))
