"""What one attack is worth by the exact chances of its column."""

from collections.abc import Sequence
from typing import NamedTuple

from gonfalon.bots.value.acre.tables import COLUMNS, PRINTED
from gonfalon.bots.value.acre.worth import Stakes

RETREATED = 1.15
"""A unit that must also retreat loses a little more than its order."""


class Clash(NamedTuple):
    """What an attack should gain, losses taken off, and how likely either side is out of order after it."""

    gain: float
    beaten: float
    harmed: float


def clash(
    stakes: Stakes,
    column: int,
    force: Sequence[int],
    against: Sequence[int],
    *,
    trapped: bool = False,
    is_soft: bool = False,
    ground: float = 0.0,
    charger: int | None = None,
    stubborn: Sequence[int] = (),
) -> Clash:
    """Weigh an attack; `trapped` defenders have nowhere to retreat, `ground` is what their hex is worth to take.

    The `stubborn` need not obey Ar; when the target `is_soft` arrows have broken it before.
    """
    ae, ar, ad, dd, dr, de, ex = COLUMNS[column]
    death, hurt, risk = stakes.death, stakes.hurt, stakes.risk
    killed = disordered = 0.0
    for unit in against:
        killed += death[unit]
        disordered += death[unit] if is_soft else hurt[unit]
    retreated = killed if trapped else min(killed, disordered * RETREATED)
    lost = harmed = fled = endangered = 0.0
    for unit in force:
        lost += death[unit]
        harmed += hurt[unit]
        endangered += risk[unit]
        if unit not in stubborn:
            fled += min(death[unit], hurt[unit] * RETREATED)
    gain = dd * disordered + dr * (retreated + ground) + (de + ex) * (killed + ground)
    gain -= ae * lost + ar * fled + ad * harmed + endangered
    if ex:
        gain -= ex * exchanged(stakes, force, sum(PRINTED[unit] for unit in against), charger)
    return Clash(gain, dd * 0.5 + dr + de + ex, ar + ad)


def exchanged(stakes: Stakes, force: Sequence[int], strength: int, charger: int | None) -> float:
    """About what an exchange costs the attacker: the charging unit first, then the cheapest that suffice."""
    cost = 0.0
    if charger is not None:
        cost, strength = stakes.death[charger], strength - PRINTED[charger]
    others = sorted((unit for unit in force if unit != charger), key=lambda unit: PRINTED[unit])
    alone = next((unit for unit in others if PRINTED[unit] >= strength), None)
    if strength > 0 and alone is not None:
        return cost + stakes.death[alone]
    while strength > 0 and others:
        unit = others.pop()
        cost, strength = cost + stakes.death[unit], strength - PRINTED[unit]
    return cost
