"""Clauses 1.7 to 1.74: who reaches whom, and the odds of a combat line by line."""

from typing import NamedTuple

from gonfalon.games.croisades.charts import LAST_COLUMN, WORST_SHIFT, ground_shift, odds_column
from gonfalon.games.croisades.rules.ground import could_enter, ground_of
from gonfalon.games.croisades.state import (
    STUNNED,
    WOUNDED,
    Charged,
    Combat,
    Figure,
    Options,
    State,
    defence_of,
    field_of,
    figure_of,
    hexes_of,
    is_armoured,
    is_barded,
    is_horse,
    is_living,
    is_up,
    values_of,
    wears_armour,
)
from gonfalon.geometry.hexset import members
from gonfalon.kernel.events import Reckoned
from gonfalon.kernel.modifiers import Line, shifts
from gonfalon.kernel.rulebook import Refusal, cites, refuse


class Clash(NamedTuple):
    """Who fights whom, and what a charge adds to the strength of either side."""

    attackers: tuple[Figure, ...]
    defenders: tuple[Figure, ...]
    attack_bonus: tuple[Line, ...] = ()
    defence_bonus: tuple[Line, ...] = ()
    is_reversed: bool = False
    by_ratio: bool = False
    """Whether the roles are exchanged by their numbers too: the attackers strike with their defence."""


class Reckoning(NamedTuple):
    """The whole sum of a combat: strengths, shifts and what is added to the die; a column below 1 is none."""

    attack: tuple[Line, ...]
    defence: tuple[Line, ...]
    shifts: tuple[Line, ...]
    die: tuple[Line, ...]
    odds: int
    column: int

    @property
    def is_possible(self) -> bool:
        """Whether strengths and shifts leave a combat to be fought."""
        return self.odds > 0 and self.column > 0


def is_mounted(figure: Figure) -> bool:
    """Whether a figure is fought on the chart of the mounted: a rider, or a horse alone."""
    return bool(figure.horse) or is_horse(figure)


@cites("1.7a", "1.76", "R78", "R79")
def reaches(state: State, attacker: Figure, target: Figure) -> bool:
    """Whether a hex of the target lies beside an attacker that he could enter."""
    field = field_of(state)
    near = field.board.border(hexes_of(field, attacker)) & hexes_of(field, target)
    return any(could_enter(state, attacker, at) for at in members(near))


@cites("R64", "R94", "1.74a", "1.74b", "1.74d", "R69", "R70")
def clash_of(state: State, combat: Combat) -> Clash | None:
    """A named combat as it can be fought now, with those who are still in it; None when it has become impossible."""
    attackers = [each for each in (figure_of(state, who) for who in combat.attackers) if is_up(each)]
    defenders = [each for each in (figure_of(state, who) for who in combat.defenders) if is_living(each)]
    if len(combat.attackers) > 1:
        attackers = [each for each in attackers if defenders and reaches(state, each, defenders[0])]
    else:
        defenders = [each for each in defenders if attackers and reaches(state, attackers[0], each)]
    if len(attackers) > 1 and defenders:
        attackers = [each for each in attackers if why_not_joined(state, each, defenders[0]) is None]
    if not attackers or not defenders or len({is_mounted(each) for each in defenders}) > 1:
        return None
    clash = Clash(tuple(attackers), tuple(defenders))
    return clash if combat.charge < 0 else charged(state.options, clash, state.charges[combat.charge])


@cites("1.72c", "R65")
def why_not_joined(state: State, attacker: Figure, target: Figure) -> Refusal | None:
    """Why a figure may attack a target only by itself: it is on foot before a rider, where that is agreed."""
    if attacker.horse or not target.horse or state.options.joint_on_mounted == "sum":
        return None
    return refuse("1.72c", "riders-join-only", figure=attacker.id, target=target.id)


@cites("1.74a", "1.74b", "1.74d", "R70")
def charged(options: Options, clash: Clash, charge: Charged) -> Clash:
    """A combat with the bonus of charge and counter-charge, the roles exchanged if the defence is the stronger."""
    (rider,), (foe,) = clash.attackers, clash.defenders
    attack = (Line("1.74a", "charge", rider.id, times=3, over=2),) if rider.horse else ()
    is_met = charge.counter == foe.id and bool(foe.horse)
    defence = (Line("1.74b", "counter-charge", foe.id, times=3, over=2),) if is_met else ()
    if is_met and strength(defence_lines(options, (foe,)) + defence) > strength(attack_lines((rider,)) + attack):
        if options.reversed_charge == "ratio":
            return Clash((foe,), (rider,), defence, attack, is_reversed=True, by_ratio=True)
        return Clash((foe,), (rider,), exchanged(foe), exchanged(rider), is_reversed=True)
    return Clash((rider,), (foe,), attack, defence)


@cites("R70")
def exchanged(rider: Figure) -> tuple[Line, ...]:
    """What charge or counter-charge adds when the roles are exchanged."""
    return (Line("R70", "exchanged", rider.id, times=3, over=2),)


def strength(lines: tuple[Line, ...]) -> int:
    """The lines of a strength added up, then multiplied, and rounded down."""
    added, times, over = 0, 1, 1
    for line in lines:
        added += line.add
        times *= line.times
        over *= line.over
    return added * times // over


@cites("1.7b", "1.72b")
def attack_lines(attackers: tuple[Figure, ...]) -> tuple[Line, ...]:
    """What each attacker adds."""
    return tuple(
        Line("1.7b", "attack-wounded" if each.health is WOUNDED else "attack", each.id, add=values_of(each).attack)
        for each in attackers
    )


@cites("1.7b", "1.72a", "1.8e", "A3b")
def defence_lines(options: Options, defenders: tuple[Figure, ...]) -> tuple[Line, ...]:
    """What each defender adds."""
    return tuple(Line(*manner_of_defence(options, each), each.id, add=defence_of(options, each)) for each in defenders)


@cites("1.7b", "1.8e", "A3b", "D1.8")
def manner_of_defence(options: Options, figure: Figure) -> tuple[str, str]:
    """The clause and the key of what a figure defends with."""
    if is_barded(options, figure):
        return "D1.8", "defence-caparisoned"
    if is_horse(figure):
        return "1.8e", "defence-horse"
    if figure.health is STUNNED:
        return "A3b", "defence-stunned"
    return "1.7b", "defence-wounded" if figure.health is WOUNDED else "defence"


@cites("1.7b", "1.7c", "R66")
def reckoning(state: State, clash: Clash) -> Reckoning:
    """The odds of a combat, the column that the shifts lead to, and what is added to the die."""
    attack, defence = attack_lines(clash.attackers), defence_lines(state.options, clash.defenders)
    if clash.by_ratio:
        attack, defence = defence_lines(state.options, clash.attackers), attack_lines(clash.defenders)
    attack, defence = attack + clash.attack_bonus, defence + clash.defence_bonus
    moved = shift_lines(state, clash)
    odds = odds_column(strength(attack), strength(defence))
    column = min(odds + shifts(moved), LAST_COLUMN) if odds else 0
    return Reckoning(attack, defence, moved, die_lines(state.options, clash), odds, column)


@cites("1.7b", "1.7c", "R66")
def is_possible(state: State, attackers: tuple[Figure, ...], defenders: tuple[Figure, ...]) -> bool:
    """Whether a combat without a charge can be fought: its sums are made only where the ground may decide."""
    attack = sum([values_of(each).attack for each in attackers])
    odds = odds_column(attack, sum([defence_of(state.options, each) for each in defenders]))
    return odds > WORST_SHIFT or (odds > 0 and reckoning(state, Clash(attackers, defenders)).is_possible)


@cites("1.71a", "1.71b", "1.72b", "1.72c", "1.72f", "C6a", "R65", "R67")
def shift_lines(state: State, clash: Clash) -> tuple[Line, ...]:
    """What shifts the column: the worst ground of either side, and a joint attack."""
    lines = []
    ours, theirs = (
        min(figures, key=lambda each: ground_of(state, each)) for figures in (clash.attackers, clash.defenders)
    )
    ground = ground_shift(ground_of(state, ours), ground_of(state, theirs))
    if ground:
        why, who = ("ground-attacker", ours) if ground < 0 else ("ground-defender", theirs)
        lines.append(Line(ground_clause(state, clash), why, who.id, shift=ground))
    if is_joint(clash):
        lines.append(Line("1.72c" if is_mounted(clash.defenders[0]) else "1.72b", "together", shift=1))
    return tuple(lines)


@cites("1.71a", "1.71b", "1.72f")
def ground_clause(state: State, clash: Clash) -> str:
    """Why the ground counts as it does: attackers on mixed ground, a rider on it, or nothing of the kind."""
    if len({ground_of(state, each) for each in clash.attackers}) > 1:
        return "1.72f"
    flat = field_of(state).flat
    hexes = [hexes_of(field_of(state), each) for each in (*clash.attackers, *clash.defenders)]
    return "1.71b" if any(each & flat and each & ~flat for each in hexes) else "1.71a"


@cites("1.72b", "1.72c", "R65")
def is_joint(clash: Clash) -> bool:
    """Whether a joint attack gains its column: against the mounted only if two of the attackers ride."""
    counted = clash.attackers
    if is_mounted(clash.defenders[0]):
        counted = tuple(each for each in counted if each.horse)
    return len(counted) > 1


@cites("1.73a", "1.73b", "D1.8")
def die_lines(options: Options, clash: Clash) -> tuple[Line, ...]:
    """What is added to the die: one when all who defend wear armour, and nothing when only some do."""
    bare = [each for each in clash.defenders if not wears_armour(options, each)]
    if not bare:
        first = clash.defenders[0]
        return (Line("1.73a" if is_armoured(first) else "D1.8", "armour", first.id, add=1),)
    return (Line("1.73b", "armour-mixed", bare[0].id),) if len(bare) < len(clash.defenders) else ()


def column_lines(sums: Reckoning, clash: Clash) -> tuple[Line, ...]:
    """The way across the chart: the column of the odds, each shift, and the column that is read."""
    chart = "C6b" if is_mounted(clash.defenders[0]) else "C6c"
    return Line("1.7b", "odds", f"{sums.odds}:1"), *sums.shifts, Line(chart, "column", f"{sums.column}:1")


def reckoned(sums: Reckoning, clash: Clash) -> tuple[Reckoned, ...]:
    """The sums of a combat as they are told: both strengths, the way across the chart, and what the die is given."""
    first, target = clash.attackers[0].id, clash.defenders[0]
    chart = "C6b" if is_mounted(target) else "C6c"
    shift = Reckoned(clause="C6a" if sums.shifts else chart, what="shift", who=first, lines=column_lines(sums, clash))
    die = (Reckoned(clause=sums.die[0].clause, what="die", who=target.id, lines=sums.die),) if sums.die else ()
    return (
        Reckoned(clause="1.7b", what="attack", who=first, lines=sums.attack),
        Reckoned(clause="1.7b", what="defence", who=target.id, lines=sums.defence),
        shift,
        *die,
    )
