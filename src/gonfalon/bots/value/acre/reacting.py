"""What a defending unit does before a melee: stand, fire, retreat, or feign flight to draw the attacker out."""

from gonfalon.bots.bot import Choice, Reason
from gonfalon.bots.value.acre.answers import nearness, placed, support
from gonfalon.bots.value.acre.clash import clash
from gonfalon.bots.value.acre.field import Field
from gonfalon.bots.value.acre.lineup import Lineup
from gonfalon.bots.value.acre.outlook import Outlook
from gonfalon.bots.value.acre.reasons import clauses_of
from gonfalon.bots.value.acre.tables import (
    ENVELOPED,
    EXPOSED,
    HALVED,
    HOPELESS,
    NEXT_TO,
    column_of,
    hit_chance,
    ways_round,
)
from gonfalon.bots.value.acre.weights import Weights
from gonfalon.games.acre.actions import STANDS, AcreAction, Evade, Feign, Fire
from gonfalon.games.acre.frames import Melee, Reacting
from gonfalon.games.acre.map import INDEX
from gonfalon.games.acre.pieces import BY_ID, Arm, Unit
from gonfalon.games.acre.rules.evading import evasions, marks_of_defence, melee_of, still_in
from gonfalon.games.acre.rules.feigning import why_not_feign
from gonfalon.games.acre.rules.reckoning import CHARGE_COLUMNS, reckoning
from gonfalon.games.acre.state import State
from gonfalon.geometry.hexset import hexset

DRAWN = 2.0
"""How many times stronger friends near must be than the pursuer to draw him out."""
FIRST = ("S6.5", "S2.4")
GROUND = 0.3
"""What it costs to give way."""


def react(state: State, frame: Reacting, weights: Weights) -> Choice[AcreAction]:
    """The reaction that promises the least loss."""
    outlook = Outlook(Field(state, frame.seat), weights, {})
    melee = melee_of(state)
    attackers, defenders = still_in(state, melee.attackers), still_in(state, melee.defenders)
    standing = loss(outlook, attackers, defenders, melee)
    sums = reckoning(state, attackers, defenders, melee.charger)
    trusted = ("S2.3", *(each for each in clauses_of((*sums.attack, *sums.defence, *sums.shifts)) if each != "S2.3"))
    args: dict[str, str | int] = {"unit": frame.unit, "column": sums.column}
    best = Choice[AcreAction](STANDS[frame.seat], Reason("stand-fast", args, trusted))
    least, unit = standing, BY_ID[frame.unit]
    for target in marks_of_defence(state, frame):
        cost = fired_loss(outlook, attackers, defenders, melee, unit, BY_ID[target])
        if cost < least:
            fire, reason = Fire(seat=frame.seat, target=target), Reason("fire-first", {**args, "target": target}, FIRST)
            best, least = Choice(fire, reason), cost
    if unit.arm is Arm.HA and isinstance(best.action, Fire):
        return best
    return going(state, frame, outlook, attackers, least) or best


def loss(
    outlook: Outlook, attackers: list[Unit], defenders: list[Unit], melee: Melee, broken: Unit | None = None
) -> float:
    """What a melee should cost the defender, if arrows have broken one of the attackers first or not."""
    field = outlook.field
    attack = 0
    for unit in attackers:
        strength = field.strength(unit.index)
        if unit is broken and not field.broken[unit.index]:
            strength = HALVED[unit.index] + field.led[unit.index]
        attack += strength
    defence = sum(field.strength(unit.index) for unit in defenders)
    hexes = {field.at[unit.index] for unit in defenders}
    there = next(iter(hexes))
    shift = field.shift(melee.side) - bool(hexset(hexes) & field.cover[field.me]) + CHARGE_COLUMNS * bool(melee.charger)
    shift += len(hexes) == 1 and ENVELOPED[ways_round(there, hexset(field.at[unit.index] for unit in attackers))]
    column = max(column_of(attack, defence, shift), HOPELESS + 1)
    is_trapped = not NEXT_TO[there] & Lineup(field, field.at).free & ~field.foe_zoc
    ground = outlook.weights.prize if field.prizes[field.foe] & hexset(hexes) else 0.0
    force, against = [unit.index for unit in attackers], [unit.index for unit in defenders]
    charger = BY_ID[melee.charger].index if melee.charger else None
    return clash(outlook.stakes, column, force, against, trapped=is_trapped, ground=ground, charger=charger).gain


def fired_loss(
    outlook: Outlook, attackers: list[Unit], defenders: list[Unit], melee: Melee, unit: Unit, target: Unit
) -> float:
    """What a melee should cost after the defender has fired at an attacker."""
    field, stakes = outlook.field, outlook.stakes
    hit = hit_chance(field.archery(unit.index) + EXPOSED[target.index])
    firm = loss(outlook, attackers, defenders, melee)
    if field.broken[target.index]:
        left = [each for each in attackers if each is not target]
        return (1 - hit) * firm + hit * (loss(outlook, left, defenders, melee) if left else 0.0)
    return (1 - hit) * firm + hit * (loss(outlook, attackers, defenders, melee, target) - stakes.order[target.index])


def going(
    state: State, frame: Reacting, outlook: Outlook, attackers: list[Unit], least: float
) -> Choice[AcreAction] | None:
    """A retreat before combat or a feigned flight when it is better than to await the melee; None when it is not."""
    field, unit = outlook.field, BY_ID[frame.unit].index
    ground = outlook.weights.prize if field.prizes[field.foe] >> field.at[unit] & 1 else GROUND
    if least <= ground:
        return None
    paths = evasions(state, frame)
    may_feign = why_not_feign(state, frame) is None
    if may_feign and (not paths or draws(field, unit, attackers)):
        return Choice(Feign(seat=frame.seat), Reason("feign", {"unit": frame.unit}, ("15.1a", "15.1d", "15.1f")))
    if not paths:
        return None
    ends = {path[-1]: path for path in reversed(paths)}
    values = {
        at: outlook.value(placed(outlook, (unit, INDEX[at])), fighting=False) - nearness(field, INDEX[at]) / 10
        for at in ends
    }
    best = max(ends, key=lambda at: values[at])
    return Choice(Evade(seat=frame.seat, path=ends[best]), Reason("evade", {"unit": frame.unit, "at": best}, ("S8.3",)))


def draws(field: Field, unit: int, attackers: list[Unit]) -> bool:
    """Whether friends near are strong enough to fall upon whoever follows."""
    strongest = max(field.strength(each.index) for each in attackers)
    return support(field, field.at[unit]) - field.strength(unit) >= DRAWN * strongest
