"""What a shot, a step or a charge means before any die falls: chances, risks, and what others may do first."""

from fractions import Fraction
from typing import NamedTuple

from gonfalon.games.croisades.actions import Turn, Volley
from gonfalon.games.croisades.charts import NO_EFFECT, combat_result, odds_column, shot_result
from gonfalon.games.croisades.frames import Defending
from gonfalon.games.croisades.pieces import BY_ID
from gonfalon.games.croisades.rules.aiming import aim
from gonfalon.games.croisades.rules.charging import as_ridden, riders
from gonfalon.games.croisades.rules.combat import Clash, charged, reckoning
from gonfalon.games.croisades.rules.countering import counter_routes, meeting
from gonfalon.games.croisades.rules.defending import (
    holders_of_right,
    shooters_at,
    way_to_go,
    why_no_right,
    why_not_mover,
)
from gonfalon.games.croisades.rules.ground import BODIES_COST, able_to_attack, cost_clause, entry_cost, may_end
from gonfalon.games.croisades.rules.infiltrating import danger
from gonfalon.games.croisades.rules.lurking import brought_out
from gonfalon.games.croisades.rules.moving import begun, crossed_hex, enter, mover_of, stepped, turn
from gonfalon.games.croisades.rules.shooting import shot_lines
from gonfalon.games.croisades.state import (
    Charged,
    Figure,
    State,
    amended,
    field_of,
    figure_of,
    is_hidden,
    is_horse,
    is_living,
    lay_of,
    replace,
    side_of,
    values_of,
)
from gonfalon.kernel.accounts import Remark, Reply, remark
from gonfalon.kernel.events import unheard
from gonfalon.kernel.modifiers import Line, sum_of
from gonfalon.kernel.rulebook import cites

FACES_OF_SHOT = 10
DRIVEN_BACK, UNHORSED = "A", "B"


class Shot(NamedTuple):
    """A shot that could be made: how many of ten faces harm its target, and how many at least drive it back."""

    harming: int
    telling: int


@cites("1.36", "4.0c", "C5a", "C5b", "C5c", "R82")
def foreseen(state: State, shooter: Figure, target: Figure) -> Shot | None:
    """What the ten faces of a shot would do, also one from hiding; None when it cannot be made."""
    if is_hidden(shooter):
        state = brought_out(state, shooter.id)
        shooter = figure_of(state, shooter.id)
    best = aim(state, shooter, target)
    if best is None:
        return None
    at_mounted = bool(target.horse) or is_horse(target)
    added = sum_of(shot_lines(state.options, shooter, target, at_mounted, best.range))
    letters = [shot_result(face + added, best.cover, at_mounted) for face in range(1, FACES_OF_SHOT + 1)]
    idle = (NO_EFFECT, UNHORSED) if is_horse(target) else (NO_EFFECT,)
    telling = [letter for letter in letters if letter not in idle]
    return Shot(sum(letter != DRIVEN_BACK for letter in telling), len(telling))


@cites("1.33c", "R13")
def chance_to_harm(state: State, shooters: list[Figure], target: Figure) -> Fraction:
    """How likely a volley wounds, unhorses or kills: until a shot does, the others are what they were."""
    spared = Fraction(1)
    for shooter in shooters:
        shot = foreseen(state, shooter, target)
        spared *= 1 - Fraction(shot.harming if shot else 0, FACES_OF_SHOT)
    return 1 - spared


@cites("1.54a", "1.54b", "R39")
def crossing(state: State, figure: Figure, to: int) -> tuple[int, int, int] | None:
    """The hex for which a step calls for dice, and how many of how many cases harm; None when it calls for none."""
    crossed = crossed_hex(state, figure, to)
    watchers = [] if crossed < 0 else able_to_attack(state, crossed, side_of(figure).enemy)
    if not watchers:
        return None
    return crossed, *danger(state.options, figure, watchers)


@cites("1.1a", "1.51.4", "1.55a", "1.59e")
def step_lines(state: State, figure: Figure, to: int) -> tuple[Line, ...]:
    """What a step costs: the ground, the bodies on it, and the turn of a rider."""
    stand = stepped(state, figure, to)
    assert stand is not None
    is_mounted = figure.facing >= 0
    lines = ground_lines(state, figure.id, to, is_mounted)
    return (*lines, Line("1.55a", "turning", figure.id, add=stand[2])) if figure.horse else lines


@cites("1.1a", "1.51.4", "1.59e")
def ground_lines(state: State, who: str, to: int, is_mounted: bool) -> tuple[Line, ...]:
    """What a hex costs whoever enters it: its ground, or the cart on it, and the bodies."""
    terrain, lay = field_of(state).terrain(to), lay_of(state)
    bodies = BODIES_COST if lay.littered >> to & 1 else 0
    cost = entry_cost(state, to, is_mounted) - bodies
    is_cart = bool(lay.carted >> to & 1)
    ground = (
        Line("1.59e", "across-cart", who, add=cost)
        if is_cart
        else Line(cost_clause(state.options, terrain, is_mounted), terrain, who, add=cost)
    )
    return (ground, Line("1.51.4", "bodies", who, add=bodies)) if bodies else (ground,)


@cites("1.54a", "1.31b", "1.31c", "R100")
def step_remarks(state: State, figure: Figure, to: int) -> tuple[Remark, ...]:
    """What follows from a step: a die for the hex that is left, a shot that is lost, a place where nobody stays."""
    found, field = [points_left(state, figure, sum_of(step_lines(state, figure, to)))], field_of(state)
    risk = crossing(state, figure, to)
    if risk is not None:
        found.append(crossing_remark(state, figure, *risk))
    after = entered(state, figure, to)
    there = figure_of(after, figure.id)
    if not may_end(after, there):
        found.append(remark("R100", "only-passes", figure=figure.id, at=field.names[to]))
    lost = why_no_right(after, there) if BY_ID[figure.id].weapon and why_no_right(state, figure) is None else None
    if lost is not None:
        found.append(remark(lost.clause, "loses-reply", figure=figure.id))
    return tuple(found)


@cites("1.54a", "D1.54")
def crossing_remark(state: State, figure: Figure, crossed: int, harming: int, cases: int) -> Remark:
    """How likely a hex that is left past the enemy harms whoever leaves it."""
    at = field_of(state).names[crossed]
    if not state.options.later_infiltration:
        return remark("1.54a", "crossing", figure=figure.id, at=at, faces=harming)
    return remark(
        "D1.54", "crossing-challenged", figure=figure.id, at=at, percent=(200 * harming + cases) // (2 * cases)
    )


@cites("1.5a")
def points_left(state: State, figure: Figure, cost: int) -> Remark:
    """What a figure has left after it has paid for a step."""
    return remark("1.5a", "points-left", figure=figure.id, left=mover_of(state, figure).left - cost)


def entered(state: State, figure: Figure, to: int) -> State:
    """The state after a step, as if no die fell before it."""
    state = begun(state, figure)
    return enter(state, figure_of(state, figure.id), to, unheard)


@cites("1.33b", "1.33d", "R102")
def replies_to_step(state: State, figure: Figure, to: int) -> tuple[Reply, ...]:
    """Who could shoot at a figure in the hex that it enters, and how likely each harms it."""
    return volleys(entered(state, figure, to), figure.id)


@cites("1.33b", "R11")
def replies_to_turn(state: State, action: Turn) -> tuple[Reply, ...]:
    """Who could shoot at a rider who turns about, and how likely each harms him."""
    return volleys(turn(state, action, unheard), action.figure)


def volleys(state: State, mover: str) -> tuple[Reply, ...]:
    """Who could shoot at a mover where he is now, and how likely each harms him."""
    target = figure_of(state, mover)
    enemy = side_of(target).enemy
    able = holders_of_right(state, enemy)
    if not able or why_not_mover(state, Defending(enemy, mover), target) is not None:
        return ()
    found = []
    for shooter in shooters_at(state, able, target):
        shot = foreseen(state, figure_of(state, shooter), target)
        assert shot is not None
        found.append(Reply(shooter, "volley", chance=(shot.harming, FACES_OF_SHOT)))
    return tuple(found)


@cites("1.33d", "1.33f", "R12", "R87")
def volley_remarks(state: State, action: Volley) -> tuple[Remark, ...]:
    """What follows from a volley at a mover: how far he must go before the next, and whom it leaves for good."""
    gap = way_to_go(state, figure_of(state, action.target))
    found = [remark("1.33d", "next-volley", figure=action.target, hexes=gap)] if gap else []
    left = state.shot_at[-1] if state.shot_at else action.target
    if left != action.target and is_living(figure_of(state, left)):
        found.append(remark("1.33f", "leaves-target", figure=left))
    return tuple(found)


@cites("1.56e", "1.56l")
def replies_to_charge(state: State, charge: Charged) -> tuple[Reply, ...]:
    """Who could meet a charge once it is announced."""
    announced = replace(state, charges=(*state.charges, charge))
    enemy = side_of(figure_of(state, charge.rider)).enemy
    found = []
    for rider in riders(announced, enemy):
        routes = counter_routes(announced, rider)
        if routes is not None and routes.is_open:
            found.append(Reply(rider.id, "counter"))
    return tuple(found)


@cites("1.74a", "1.74b", "1.7b")
def charge_column(rider: Figure, defender: Figure, *, is_counter: bool) -> int:
    """The column of a charge on flat ground; below 1 there would be no attack."""
    attack, defence = values_of(rider).attack * 3 // 2, values_of(defender).defence
    return odds_column(attack, defence * 3 // 2 if is_counter else defence)


@cites("1.74a", "1.74b", "1.74d", "1.71a", "R99")
def column_once_ridden(state: State, charge: Charged) -> int:
    """The column of a charge where its riders will stand; 0 when it could not attack, or would be attacked itself."""
    there, clash = once_ridden(state, charge)
    return 0 if clash.is_reversed else max(0, reckoning(there, clash).column)


def once_ridden(state: State, charge: Charged) -> tuple[State, Clash]:
    """The combat of a charge where its riders will stand, and the state there."""
    there = as_ridden(replace(state, charges=(*state.charges, charge)))
    rider, foe = figure_of(there, charge.rider), figure_of(there, charge.counter or charge.target)
    return there, charged(state.options, Clash((rider,), (foe,)), charge)


class Strike(NamedTuple):
    """Of ten faces of a charge: how many strike the defender down, drive him back, do nothing, or go ill."""

    down: int
    back: int
    idle: int
    ill: int


@cites("1.74a", "1.74b", "1.73a", "C6b", "C6c")
def odds_once_ridden(state: State, charge: Charged) -> Strike | None:
    """What the faces of a charge do where its riders will stand; None when it could not attack."""
    there, clash = once_ridden(state, charge)
    odds = reckoning(there, clash)
    if clash.is_reversed or odds.column < 1:
        return None
    added, at_mounted = sum_of(odds.die), bool(clash.defenders[0].horse)
    letters = [combat_result(odds.column, face + added, at_mounted) for face in range(1, FACES_OF_SHOT + 1)]
    ill, back = sum(each in ILL for each in letters), sum(each == BACK for each in letters)
    idle = sum(each == NO_EFFECT for each in letters)
    return Strike(len(letters) - ill - back - idle, back, idle, ill)


ILL, BACK = ("A", "B"), "C"
"""The results of combat that befall the attackers, and the one that drives the defender back."""


@cites("1.56a", "1.74a")
def charge_remarks(state: State, charge: Charged) -> tuple[Remark, ...]:
    """What a charge would strike with."""
    column, odds = column_once_ridden(state, charge), odds_once_ridden(state, charge)
    found = [
        remark("1.56c", "charge-length", hexes=len(charge.route)),
        remark("1.74a", "charge-column", figure=charge.rider, target=charge.target, column=column),
    ]
    if odds is not None:
        down, back, idle, ill = odds
        found.append(remark("1.74a", "charge-odds", target=charge.target, down=down, back=back, idle=idle, ill=ill))
    return tuple(found)


@cites("1.74b", "1.74d")
def meeting_remarks(state: State, charge: Charged, counter: str) -> tuple[Remark, ...]:
    """What a charge would strike with if a rider met it on its last hexes."""
    met = amended(charge, counter=counter, way=meeting(charge))
    column, odds = column_once_ridden(state, met), odds_once_ridden(state, met)
    found = [remark("1.74b", "meeting-column", figure=counter, rider=charge.rider, column=column)]
    if odds is not None:
        down, back, idle, ill = odds
        found.append(remark("1.74b", "meeting-odds", figure=counter, down=down, back=back, idle=idle, ill=ill))
    return tuple(found)
