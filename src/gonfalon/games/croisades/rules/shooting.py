"""Chapters 1.3 and 1.36 with the card C5: the shots of phase 1, the sum of a shot, its die, and what it does."""

from collections.abc import Iterator

from gonfalon.games.croisades.actions import Shoot
from gonfalon.games.croisades.charts import NO_EFFECT, OFFSETS, range_clause, shot_result
from gonfalon.games.croisades.charts import band as band_of
from gonfalon.games.croisades.events import Shot, Spent
from gonfalon.games.croisades.frames import Loose, Retreating
from gonfalon.games.croisades.pieces import CROSSBOW, Side
from gonfalon.games.croisades.rules.aiming import (
    MISSILE_MEN,
    aimed,
    can_aim,
    unmarked_men,
    used_after,
    weapon_of,
    why_hampered,
    why_no_aim,
    why_no_target,
    why_not_his,
    why_unarmed,
)
from gonfalon.games.croisades.rules.harm import kill, kill_horse, stun, wound
from gonfalon.games.croisades.rules.lurking import brought_out
from gonfalon.games.croisades.rules.passing import after_harm, halved, slowed
from gonfalon.games.croisades.rules.straying import stray
from gonfalon.games.croisades.state import (
    OFFENSIVE,
    STUNNED,
    WOUNDED,
    Figure,
    Options,
    State,
    amended,
    character_of,
    field_of,
    figure_of,
    front_of,
    instead,
    is_horse,
    is_living,
    popped,
    pushed,
    side_of,
    wears_armour,
    with_figure,
)
from gonfalon.kernel.dice import Dice
from gonfalon.kernel.events import Reckoned, Tell
from gonfalon.kernel.modifiers import Line, sum_of
from gonfalon.kernel.rulebook import Refusal, cites, refuse

RANGES = ("short-range", "medium-range", "long-range")
LOST_ON_FOOT, LOST_MOUNTED = 2, 4
"""The hexes of a forced retreat, and the points that a mover loses."""


@cites("1.3a", "1.21a", "R111")
def why_not_shoot(state: State, action: Shoot) -> Refusal | None:
    """Why a figure may not shoot at another in its own turn."""
    refusal = why_not_his(state, action.seat, action.figure, "1.21a") or why_no_target(
        state, action.seat, action.target
    )
    if refusal is not None:
        return refusal
    shooter = figure_of(state, action.figure)
    return (
        why_unarmed(shooter)
        or why_not_offensive(state.options, shooter)
        or why_hampered(state, shooter)
        or why_no_aim(state, shooter, figure_of(state, action.target))
    )


@cites("1.3b", "1.31d", "1.34a", "D1.34")
def why_not_offensive(options: Options, shooter: Figure) -> Refusal | None:
    """Why an armed figure has no shot in phase 1: it has made it, or is a crossbowman marked otherwise."""
    if shooter.shot:
        return refuse("1.3b", "has-shot", figure=shooter.id)
    is_marked = shooter.mark is OFFENSIVE or options.no_fire_markers
    if character_of(shooter).weapon is CROSSBOW and not is_marked:
        return refuse("1.34a", "not-marked-offensive", figure=shooter.id, mark=shooter.mark)
    return None


@cites("1.3b", "1.21a", "1.32a")
def shooters(state: State, side: Side) -> list[Figure]:
    """Who of a side has a shot to make in its own turn, from where he stands, whether or not there is a target."""
    men, others = MISSILE_MEN[side], unmarked_men(state, side)
    return [
        each
        for each in state.figures
        if each.id in men
        and (each.mark is OFFENSIVE or each.id in others)
        and not each.shot
        and why_unarmed(each) is None
        and why_not_offensive(state.options, each) is None
        and why_hampered(state, each) is None
    ]


@cites("4.0c", "1.32a")
def lurking_shooters(state: State, side: Side) -> list[Figure]:
    """Who of a side hides and has a shot to make from there, each where he hides."""
    found = []
    for lair in state.hidden:
        if lair.figure in unmarked_men(state, side):
            out = brought_out(state, lair.figure)
            figure = figure_of(out, lair.figure)
            if why_unarmed(figure) is None and why_hampered(out, figure) is None:
                found.append(figure)
    return found


@cites("1.41")
def targets(state: State, shooter: Figure) -> Iterator[str]:
    """At whom a figure with a shot to make may shoot."""
    for each in living_enemies(state, shooter):
        if can_aim(state, shooter, each):
            yield each.id


def living_enemies(state: State, shooter: Figure) -> list[Figure]:
    """The enemies of a shooter who live, their horses among them."""
    enemy = side_of(shooter).enemy
    return [each for each in state.figures if is_living(each) and side_of(each) is enemy]


@cites("1.3b", "1.21a")
def shots(state: State, side: Side) -> list[tuple[Figure, list[str]]]:
    """Who of a side may still shoot in its own turn, and at whom."""
    return [(each, found) for each in shooters(state, side) if (found := list(targets(state, each)))]


@cites("1.3b", "1.21a")
def has_shot(state: State, side: Side) -> bool:
    """Whether anybody of a side may still shoot in its own turn."""
    return any(next(targets(state, each), "") for each in shooters(state, side))


@cites("1.3b", "1.34b", "1.36")
def shoot(state: State, action: Shoot, tell: Tell) -> State:
    """Let a figure shoot; it has then shot in this turn."""
    shooter, target = figure_of(state, action.figure), figure_of(state, action.target)
    shot = aimed(state, shooter, target)
    state = with_figure(state, amended(shooter, shot=True, used=used_after(state, shooter)))
    return pushed(state, Loose((shot,), target.id, target.horse))


@cites("1.36", "1.33c", "C5b", "C5c", "R13", "R30")
def loose(state: State, work: Loose, dice: Dice, tell: Tell) -> State:
    """Roll the next shot of a volley, on the chart that fitted when it was named; at the dead none is rolled."""
    shot, rest = work.shots[0], work.shots[1:]
    state = instead(state, amended(work, shots=rest)) if rest else popped(state)
    target = figure_of(state, work.target)
    if not is_living(target):
        tell(Spent(clause="1.33c", figure=shot.figure, target=work.target))
        return state
    field, shooter = field_of(state), figure_of(state, shot.figure)
    start, at_mounted = front_of(field, shooter), bool(work.horse) or is_horse(target)
    hexes = field.board.distance(start, field.index[shot.at])
    lines = shot_lines(state.options, shooter, target, at_mounted, hexes)
    tell(Reckoned(clause="1.36", what="shot", who=shooter.id, lines=lines))
    row = dice.roll(10, clause="1.36", why="shot", who=shooter.id) + sum_of(lines)
    result = shot_result(row, shot.cover, at_mounted)
    tell(
        Shot(
            clause="C5b" if at_mounted else "C5c",
            figure=shooter.id,
            target=target.id,
            start=field.names[start],
            at=shot.at,
            range=hexes,
            cover=shot.cover.heading,
            row=row,
            result=result,
            is_defensive=work.is_defensive,
            is_riderless=is_horse(target),
        )
    )
    if result == NO_EFFECT:
        return stray(state, work, shot, dice, tell) if state.options.errare else state
    state = suffer(state, work, result, tell)
    return after_harm(state, tell) if is_mover(state, work.target) else state


@cites("1.36", "C5a", "C5b", "C5c", "D5", "R29", "R30")
def shot_lines(options: Options, shooter: Figure, target: Figure, at_mounted: bool, hexes: int) -> tuple[Line, ...]:
    """What is added to the die of a shot: the weapon, the range, the shooter's wound and the target's armour."""
    weapon, is_mounted = weapon_of(shooter), bool(shooter.horse)
    band = band_of(options.later_ranges, weapon, is_mounted, hexes)
    assert band is not None
    wound = int(shooter.health is WOUNDED)
    clause = range_clause(options.later_ranges, weapon, is_mounted)
    return (
        Line("C5b" if at_mounted else "C5c", "weapon", weapon, add=OFFSETS[weapon]),
        Line(clause, RANGES[band], shooter.id, add=band),
        Line("C5a", "wounded-shooter" if wound else "healthy-shooter", shooter.id, add=wound),
        armour_line(options, target, at_mounted),
    )


@cites("1.36", "C5a", "D1.8", "R29")
def armour_line(options: Options, target: Figure, at_mounted: bool) -> Line:
    """What armour adds to the die of a shot: one, of men on foot only where that is not agreed otherwise."""
    clause = "C5a" if at_mounted else "1.36"
    if not wears_armour(options, target):
        return Line(clause, "unarmoured-target", target.id)
    if is_horse(target):
        return Line("D1.8", "armoured-target", target.id, add=1)
    if at_mounted or options.armour_helps_on_foot:
        return Line(clause, "armoured-target", target.id, add=1)
    return Line(clause, "armour-no-help", target.id)


@cites("C5d", "C5e", "1.8c")
def suffer(state: State, work: Loose, result: str, tell: Tell) -> State:
    """Do to the target of a shot what the chart says."""
    if is_horse(figure_of(state, work.target)):
        return suffer_alone(state, work, result, tell)
    if result == "A":
        return give_ground(state, work, tell)
    return suffer_mounted(state, work, result, tell) if work.horse else suffer_on_foot(state, work, result, tell)


@cites("1.8c", "R82")
def suffer_alone(state: State, work: Loose, result: str, tell: Tell) -> State:
    """What a shot does to a horse without a rider: it is driven back, unharmed, or dead."""
    if result == "A":
        return give_ground(state, work, tell)
    return state if result == "B" else kill_horse(state, work.target, "1.8c", tell)


@cites("C5d", "C5e", "C5f", "C5g", "R15", "R31")
def give_ground(state: State, work: Loose, tell: Tell) -> State:
    """The lightest hit: offensively a retreat, which is death to the stunned; defensively a mover loses points."""
    target = figure_of(state, work.target)
    hexes = LOST_MOUNTED if work.horse or is_horse(target) else LOST_ON_FOOT
    if work.is_defensive:
        return slowed(state, hexes, tell) if is_mover(state, target.id) else state
    if target.health is STUNNED:
        return kill(state, target.id, "C5g", tell)
    return pushed(state, Retreating(side_of(target), (target.id,), hexes))


@cites("C5e", "R16", "R31")
def suffer_on_foot(state: State, work: Loose, result: str, tell: Tell) -> State:
    """What a shot does to a man on foot: a wound, which halves what a mover has left, or death."""
    if result == "C":
        return kill(state, work.target, "C5e", tell)
    state = wound(state, work.target, "C5e", tell)
    return halved(state, tell) if work.is_defensive and is_mover(state, work.target) else state


@cites("C5d", "R13", "R81", "R104")
def suffer_mounted(state: State, work: Loose, result: str, tell: Tell) -> State:
    """What a shot does to a rider and his horse, or to what earlier shots of the volley have left of them."""
    hit, is_riding = work.target, bool(figure_of(state, work.target).horse)
    is_horse_hit = result in "DF"
    if is_horse_hit and not is_riding and is_living(figure_of(state, work.horse)):
        state = kill_horse(state, work.horse, "C5d", tell)
    shared = is_horse_hit and is_riding
    match result:
        case "B":
            return stun(state, hit, "C5d", tell)
        case "C":
            state = wound(state, hit, "C5d", tell)
            return give_ground(state, work, tell) if work.is_defensive else state
        case "D":
            return wound(state, hit, "C5d", tell, unhorsed=is_riding, horse_killed=shared)
        case _:
            return kill(state, hit, "C5d", tell, horse_killed=shared)


def is_mover(state: State, id: str) -> bool:
    """Whether a figure's move is under way."""
    return state.mover is not None and state.mover.figure == id
