"""What a shot, a step or a charge means before any die falls: chances, risks, and what others may do first."""

from fractions import Fraction
from typing import NamedTuple

from gonfalon.games.croisades.charts import NO_EFFECT, odds_column, shot_result
from gonfalon.games.croisades.frames import Defending
from gonfalon.games.croisades.pieces import BY_ID, Weapon
from gonfalon.games.croisades.rules.aiming import aim
from gonfalon.games.croisades.rules.charging import riders
from gonfalon.games.croisades.rules.countering import counter_routes
from gonfalon.games.croisades.rules.defending import holders_of_right, shooters_at, why_not_mover
from gonfalon.games.croisades.rules.ground import able_to_attack, entry_cost, may_end
from gonfalon.games.croisades.rules.infiltrating import die_modifier, threshold
from gonfalon.games.croisades.rules.moving import begun, crossed_hex, enter, mover_of, stepped
from gonfalon.games.croisades.rules.shooting import shot_lines
from gonfalon.games.croisades.state import (
    Charged,
    Figure,
    State,
    field_of,
    figure_of,
    is_horse,
    replace,
    side_of,
    values_of,
)
from gonfalon.kernel.accounts import Remark, Reply, remark
from gonfalon.kernel.events import unheard
from gonfalon.kernel.modifiers import Line, sum_of
from gonfalon.kernel.rulebook import cites

FACES_OF_SHOT, FACES_OF_STEP = 10, 6
DRIVEN_BACK = "A"


class Shot(NamedTuple):
    """A shot that could be made: how many of ten faces harm its target, and how many at least drive it back."""

    harming: int
    telling: int


@cites("1.36", "C5a", "C5b", "C5c")
def foreseen(state: State, shooter: Figure, target: Figure) -> Shot | None:
    """What the ten faces of a shot would do; None when it cannot be made."""
    best = aim(state, shooter, target)
    if best is None:
        return None
    at_mounted = bool(target.horse) or is_horse(target)
    added = sum_of(shot_lines(shooter, target, at_mounted, best.range))
    letters = [shot_result(face + added, best.cover, at_mounted) for face in range(1, FACES_OF_SHOT + 1)]
    telling = [letter for letter in letters if letter != NO_EFFECT]
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
def crossing(state: State, figure: Figure, to: int) -> tuple[int, int] | None:
    """The hex for which a step calls for a die, and how many of six faces wound; None when it calls for none."""
    crossed = crossed_hex(state, figure, to)
    watchers = [] if crossed < 0 else able_to_attack(state, crossed, side_of(figure).enemy)
    if not watchers:
        return None
    least = threshold(figure) - die_modifier(figure, watchers)
    return crossed, max(0, min(FACES_OF_STEP, FACES_OF_STEP + 1 - least))


@cites("1.1a", "1.51.4", "1.55a")
def step_lines(state: State, figure: Figure, to: int) -> tuple[Line, ...]:
    """What a step costs: the ground, and the turn of a rider."""
    stand, field = stepped(state, figure, to), field_of(state)
    assert stand is not None
    ground = Line(f"1.1{LETTERS[field.terrain(to)]}", field.terrain(to), figure.id, add=entry_cost(state, to))
    return (ground, Line("1.55a", "turning", figure.id, add=stand[2])) if figure.horse else (ground,)


LETTERS = {"flat": "a", "scrub": "b", "tree": "c", "slope": "d", "water": "e"}
"""The letter of the clause about each ground."""


@cites("1.54a", "1.31e", "R100")
def step_remarks(state: State, figure: Figure, to: int) -> tuple[Remark, ...]:
    """What follows from a step: a die for the hex that is left, a shot that is lost, a place where nobody stays."""
    found, field = [], field_of(state)
    risk = crossing(state, figure, to)
    if risk is not None:
        found.append(remark("1.54a", "crossing", figure=figure.id, at=field.names[risk[0]], faces=risk[1]))
    after = entered(state, figure, to)
    there = figure_of(after, figure.id)
    if not may_end(after, there):
        found.append(remark("R100", "only-passes", figure=figure.id, at=field.names[to]))
    if there.is_far and not figure.is_far and is_slowed_shooter(figure):
        found.append(remark("1.31e", "loses-reply", figure=figure.id))
    return tuple(found)


def is_slowed_shooter(figure: Figure) -> bool:
    """Whether a long way costs a figure its defensive shot."""
    weapon = BY_ID[figure.id].weapon
    if weapon in (Weapon.SLING, Weapon.LONGBOW):
        return True
    return weapon in (Weapon.JAVELIN, Weapon.SHORTBOW) and figure.shot


def entered(state: State, figure: Figure, to: int) -> State:
    """The state after a step, as if no die fell before it."""
    state = begun(state, figure)
    return enter(state, figure_of(state, figure.id), to, unheard)


@cites("1.33b", "1.33d", "R102")
def replies_to_step(state: State, figure: Figure, to: int) -> tuple[Reply, ...]:
    """Who could shoot at a figure in the hex that it enters, and how likely each harms it."""
    enemy = side_of(figure).enemy
    after = entered(state, figure, to)
    target = figure_of(after, figure.id)
    able = holders_of_right(after, enemy)
    if not able or why_not_mover(after, Defending(enemy, figure.id), target) is not None:
        return ()
    found = []
    for shooter in shooters_at(after, able, target):
        shot = foreseen(after, figure_of(after, shooter), target)
        assert shot is not None
        found.append(Reply(shooter, "volley", chance=(shot.harming, FACES_OF_SHOT)))
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


@cites("1.56a", "1.74a")
def charge_remarks(state: State, charge: Charged) -> tuple[Remark, ...]:
    """What a charge would strike with."""
    rider, target = figure_of(state, charge.rider), figure_of(state, charge.target)
    column = charge_column(rider, target, is_counter=False)
    return (
        remark("1.56c", "charge-length", hexes=len(charge.route)),
        remark("1.74a", "charge-column", figure=rider.id, target=target.id, column=column),
    )


def points_left(state: State, figure: Figure) -> int:
    """The points that a figure has for this phase, or still has."""
    return mover_of(state, figure).left
