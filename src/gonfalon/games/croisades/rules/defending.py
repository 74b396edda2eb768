"""Clause 1.33: fire while the other side moves; who has the right to it, and at whom it may be aimed."""

from collections.abc import Iterator

from gonfalon.games.croisades.actions import Volley
from gonfalon.games.croisades.frames import Defending, Loose, Watching
from gonfalon.games.croisades.pieces import CROSSBOW, JAVELIN, LONGBOW, SHORTBOW, SLING, Side
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
from gonfalon.games.croisades.rules.busy import act_of
from gonfalon.games.croisades.rules.finding import found
from gonfalon.games.croisades.rules.lurking import brought_out, lurkers
from gonfalon.games.croisades.state import (
    DEFENSIVE,
    WOUNDED,
    Figure,
    Options,
    Ridden,
    State,
    amended,
    figure_of,
    instead,
    is_horse,
    is_living,
    pushed,
    side_of,
    with_figures,
)
from gonfalon.kernel.events import Tell
from gonfalon.kernel.rulebook import Refusal, cites, refuse

READY = "ready"
"""Under which name a state remembers who may shoot at whom while the other side moves."""

GAP_WOUNDED, GAP_ON_FOOT, GAP_MOUNTED, GAP_CHARGING = 1, 2, 3, 4


@cites("1.33b", "1.33c", "4.0c", "D1.33", "R118")
def why_not_volley(state: State, frame: Defending | Watching, action: Volley) -> Refusal | None:
    """Why some figures may not shoot at one of the side that moves."""
    if not action.figures:
        return refuse("1.33c", "nobody-named")
    if len(set(action.figures)) < len(action.figures):
        return refuse("K4", "each-once")
    if len(action.figures) > 1 and state.options.no_refire_gap:
        return refuse("D1.33", "one-at-a-time")
    refusal = why_no_target(state, action.seat, action.target)
    if refusal is None:
        target = figure_of(state, action.target)
        is_stay = isinstance(frame, Watching)
        refusal = why_not_stayer(state, target) if is_stay else why_not_mover(state, frame, target)
    for named in action.figures:
        refusal = refusal or why_not_defend(brought_out(state, named), action.seat, named, target)
    return refusal


@cites("1.33d", "1.33e", "1.33f", "1.56k", "R12", "R87")
def why_not_mover(state: State, frame: Defending | Watching, target: Figure) -> Refusal | None:
    """Why nobody may shoot now at a figure in its move: it has none, is met, was left, or has not gone far enough."""
    mover = state.mover
    if mover is None or mover.figure != target.id or (isinstance(frame, Defending) and frame.mover != target.id):
        return refuse("1.33e", "does-not-move-now", figure=target.id)
    if state.charges and any(charge.rider == target.id and charge.counter for charge in state.charges):
        return refuse("1.56k", "charger-is-met", figure=target.id)
    if target.id in state.shot_at[:-1]:
        return refuse("1.33f", "no-return-to", figure=target.id)
    if mover.since >= 0 and mover.since < (gap := way_to_go(state, target)):
        return refuse("1.33d", "not-far-enough", figure=target.id, hexes=mover.since, gap=gap)
    return None


@cites("1.33d", "D1.33", "R12", "R82")
def way_to_go(state: State, target: Figure) -> int:
    """How many hexes a mover must enter before he can be shot at anew; none where it is so agreed."""
    if state.options.no_refire_gap:
        return 0
    if target.horse or is_horse(target):
        is_charging = any(each.rider == target.id and each.ridden is Ridden.ANNOUNCED for each in state.charges)
        return GAP_CHARGING if is_charging else GAP_MOUNTED
    return GAP_WOUNDED if target.health is WOUNDED else GAP_ON_FOOT


@cites("1.33e", "1.33f", "D1.33", "R10")
def why_not_stayer(state: State, target: Figure) -> Refusal | None:
    """Why a figure is none of those who stayed and were not yet shot at."""
    if target.moved or (state.charges and any(charge.rider == target.id for charge in state.charges)):
        return refuse("1.33e", "did-not-stay", figure=target.id)
    # Where shooters are named one at a time, the next may follow at the target of the last.
    over = state.shot_at[:-1] if state.options.no_refire_gap else state.shot_at
    return refuse("1.33f", "no-return-to", figure=target.id) if target.id in over else None


@cites("1.33a", "1.33c")
def why_not_defend(state: State, seat: Side, id: str, target: Figure) -> Refusal | None:
    """Why one figure may not shoot defensively at a target."""
    refusal = why_not_his(state, seat, id, "1.33b")
    if refusal is not None:
        return refusal
    shooter = figure_of(state, id)
    return (
        why_unarmed(shooter)
        or why_no_right(state, shooter)
        or why_hampered(state, shooter)
        or why_no_aim(state, shooter, target)
    )


@cites("1.3b", "1.32b", "1.33a", "1.34a", "R4", "R5", "R9", "R53", "R87", "R101")
def why_no_right(state: State, shooter: Figure) -> Refusal | None:
    """Why an armed figure has lost its defensive shot, or has made it."""
    if shooter.replied:
        return refuse("1.3b", "has-replied", figure=shooter.id)
    if shooter.fought:
        return refuse("1.32b", "has-attacked", figure=shooter.id)
    if shooter.struck:
        return refuse("1.33a", "was-attacked", figure=shooter.id)
    if state.charges and any(charge.counter == shooter.id for charge in state.charges):
        return refuse("R53", "counter-charges", figure=shooter.id)
    if act_of(state, shooter) is not None:
        return refuse("R101", "was-busy", figure=shooter.id)
    return why_too_far(state.options, shooter)


@cites("1.31a", "1.31b", "1.31c", "1.31d", "1.31e", "1.34a", "D1.31", "R5", "R6")
def why_too_far(options: Options, shooter: Figure) -> Refusal | None:
    """Why a weapon cannot be ready again: the way of its bearer, his shot in the own turn, or his mark."""
    weapon = weapon_of(shooter)
    if options.defensive_only == "both" and not shooter.shot:
        return why_too_far_for_both(options, shooter)
    if weapon is CROSSBOW:
        return why_not_wound_up(options, shooter)
    if weapon in (JAVELIN, SHORTBOW) and shooter.shot and shooter.is_far and not options.later_fire_limits:
        return refuse("1.31b", "both-shots-and-far", figure=shooter.id, points=shooter.spent)
    if weapon in (SLING, LONGBOW) and shooter.shot and shooter.spent:
        return refuse("1.31c", "both-shots-and-moved", figure=shooter.id, points=shooter.spent)
    if weapon in (SLING, LONGBOW) and shooter.is_far and not options.later_fire_limits:
        return refuse("1.31c", "one-shot-and-far", figure=shooter.id, points=shooter.spent)
    return None


@cites("1.31d", "1.34a", "D1.34", "R7")
def why_not_wound_up(options: Options, shooter: Figure) -> Refusal | None:
    """Why a crossbow is not ready: it is not marked for it, or, without marks, it was shot or its man moved."""
    if not options.no_fire_markers:
        if shooter.mark is DEFENSIVE:
            return None
        return refuse("1.34a", "not-marked-defensive", figure=shooter.id, mark=shooter.mark)
    if shooter.shot:
        return refuse("D1.34", "crossbow-has-shot", figure=shooter.id)
    return refuse("D1.34", "crossbow-has-moved", figure=shooter.id) if shooter.spent else None


@cites("1.31b", "1.31c", "1.34a", "D1.31", "R5")
def why_too_far_for_both(options: Options, shooter: Figure) -> Refusal | None:
    """The same where whoever shoots in defence is bound as if he had shot in his own turn too."""
    weapon = weapon_of(shooter)
    if weapon is CROSSBOW:
        return why_not_wound_up(options, shooter)
    if weapon in (JAVELIN, SHORTBOW) and shooter.is_far and not options.later_fire_limits:
        return refuse("1.31b", "defends-and-far", figure=shooter.id, points=shooter.spent)
    if weapon in (SLING, LONGBOW) and shooter.spent:
        return refuse("1.31c", "defends-and-moved", figure=shooter.id, points=shooter.spent)
    return None


@cites("1.33a", "1.33b", "1.33d", "R88", "R95", "R102")
def ready(state: State, frame: Defending) -> list[str]:
    """Who may shoot at a mover where he is now; remembered with the state."""
    known: list[str] | None = state.__dict__.get(READY)
    if known is None:
        known = state.__dict__[READY] = _ready(state, frame)
    return known


def _ready(state: State, frame: Defending) -> list[str]:
    target = figure_of(state, frame.mover)
    if not is_living(target) or why_not_mover(state, frame, target) is not None:
        return []
    return shooters_at(state, holders_of_right(state, frame.seat), target) + from_hiding(state, frame.seat, target)


@cites("1.33b", "R102")
def under_fire(state: State, mover: Figure) -> State:
    """The state in which the other side may shoot at a figure that has entered a hex or turned about, if it can."""
    frame = Defending(side_of(mover).enemy, mover.id)
    able = _ready(state, frame)
    if not able and not might_be_shot_at(state, frame):
        return state
    state = pushed(state, frame)
    state.__dict__[READY] = able
    return state


@cites("4.0c", "R102")
def might_be_shot_at(state: State, frame: Defending) -> bool:
    """Whether, as far as everybody knows, somebody in hiding could shoot at a mover where he is now."""
    if not has_lurking_shooters(state, frame.seat):
        return False
    target = figure_of(state, frame.mover)
    return is_living(target) and why_not_mover(state, frame, target) is None


@cites("4.0c", "R102")
def has_lurking_shooters(state: State, side: Side) -> bool:
    """Whether anybody hides who has something to shoot with."""
    hiding = lurkers(state, side)
    return bool(hiding) and any(each.id in MISSILE_MEN[side] for each in hiding)


@cites("4.0c", "R118")
def from_hiding(state: State, side: Side, target: Figure) -> list[str]:
    """Those who hide and could shoot at a target from there, each as if he alone came out."""
    if not state.hidden:
        return []
    able = [each.id for each in lurkers(state, side) if each.id in MISSILE_MEN[side]]
    return [each for each in able if why_not_defend(brought_out(state, each), side, each, target) is None]


@cites("1.33e", "R10")
def stayers(state: State, frame: Watching) -> list[tuple[str, list[str]]]:
    """The figures that stayed and may still be shot at, each with those who may."""
    able = unhampered(state, frame.seat)
    return [(each.id, named) for each in stayed(state, frame.seat) if (named := all_at(state, frame, able, each))]


def all_at(state: State, frame: Watching, able: list[Figure], target: Figure) -> list[str]:
    """Those of some figures, and of those who hide, that may shoot at a target."""
    return shooters_at(state, able, target) + from_hiding(state, frame.seat, target)


@cites("1.33e", "4.0c", "R10", "R102")
def has_stayer(state: State, frame: Watching) -> bool:
    """Whether, as far as everybody knows, anybody who stayed may still be shot at."""
    if has_lurking_shooters(state, frame.seat) and any(stayed(state, frame.seat)):
        return True
    able = unhampered(state, frame.seat)
    for target in stayed(state, frame.seat) if able else ():
        for shooter in able:
            if can_aim(state, shooter, target):
                return True
    return False


@cites("1.33e", "1.33f", "R10")
def stayed(state: State, seat: Side) -> Iterator[Figure]:
    """The enemies of a side who did not move and were not yet shot at."""
    for each in state.figures:
        if is_living(each) and side_of(each) is not seat and why_not_stayer(state, each) is None:
            yield each


@cites("1.33a")
def holders_of_right(state: State, side: Side) -> list[Figure]:
    """The figures of a side that still have a defensive shot, wherever they stand."""
    men, others = MISSILE_MEN[side], unmarked_men(state, side)
    # To write a refusal takes longer than to see that there will be one.
    return [
        each
        for each in state.figures
        if each.id in men
        and (each.mark is DEFENSIVE or each.id in others)
        and not (each.replied or each.fought or each.struck)
        and why_unarmed(each) is None
        and why_no_right(state, each) is None
    ]


@cites("1.32a", "1.33a")
def unhampered(state: State, side: Side) -> list[Figure]:
    """The figures of a side that still have a defensive shot, and nobody upon them."""
    return [each for each in holders_of_right(state, side) if why_hampered(state, each) is None]


def shooters_at(state: State, able: list[Figure], target: Figure) -> list[str]:
    """Those of some figures that have a line and the range to a target, and nobody upon them."""
    return [each.id for each in able if can_aim(state, each, target) and why_hampered(state, each) is None]


@cites("1.33c", "1.34b", "4.0c", "D1.33", "R13", "R87", "R118", "R132")
def volley(state: State, frame: Defending | Watching, action: Volley, tell: Tell) -> State:
    """Name the shooters: all of them count as having fired, and their aim is what it is now; who hid is found."""
    target = figure_of(state, action.target)
    shots = tuple(aimed(out := brought_out(state, each), figure_of(out, each), target) for each in action.figures)
    state = found(state, action.figures, tell) if state.hidden else state
    shooters = [figure_of(state, named) for named in action.figures]
    is_next = not state.shot_at or state.shot_at[-1] != target.id
    mover = state.mover
    state = with_figures(
        state,
        *(amended(each, replied=True, used=used_after(state, each)) for each in shooters),
        shot_at=(*state.shot_at, target.id) if is_next else state.shot_at,
        mover=mover if mover is None or mover.figure != target.id else amended(mover, since=0),
    )
    work = Loose(shots, target.id, target.horse, is_defensive=True)
    is_last = isinstance(frame, Defending) and not state.options.no_refire_gap
    return instead(state, work) if is_last else pushed(state, work)
