"""Chapters 1.3 and 1.4: who can shoot where he stands, and how he aims at a target."""

from collections.abc import Iterator

from msgspec import Struct

from gonfalon.games.croisades.charts import BAND_AT, ENDS, Cover, range_clause
from gonfalon.games.croisades.charts import band as band_of
from gonfalon.games.croisades.frames import Aimed
from gonfalon.games.croisades.map import Field
from gonfalon.games.croisades.pieces import BY_ID, CROSSBOW, Side, Weapon
from gonfalon.games.croisades.rules.absent import why_off
from gonfalon.games.croisades.rules.barring import Sight, line_of_fire
from gonfalon.games.croisades.rules.ground import able_to_attack
from gonfalon.games.croisades.rules.sight import span
from gonfalon.games.croisades.state import (
    ARROWS,
    DEAD,
    MOST_MISSILES,
    STUNNED,
    Figure,
    State,
    character_of,
    field_of,
    figure_of,
    front_of,
    has_figure,
    hexes_of,
    holder_at,
    is_horse,
    missiles_left,
    side_of,
)
from gonfalon.geometry.hexset import members
from gonfalon.kernel.rulebook import Refusal, cites, refuse


class Aim(Struct, frozen=True, gc=False):
    """A shot that may be made: into which hex, how far, whether that is short, medium or long range, and the cover."""

    at: int
    range: int
    band: int
    cover: Cover


def why_not_his(state: State, seat: Side, id: str, clause: str) -> Refusal | None:
    """Why a figure is not one that a seat commands."""
    if not has_figure(state, id):
        return refuse("K3", "not-in-this-game", figure=id)
    return None if side_of(figure_of(state, id)) is seat else refuse(clause, "not-yours", figure=id)


@cites("1.41")
def why_no_target(state: State, seat: Side, id: str) -> Refusal | None:
    """Why nobody of a side can shoot at a figure: it is none of the enemy's, dead, or a horse under its rider."""
    if not has_figure(state, id):
        return refuse("K3", "not-in-this-game", figure=id)
    target = figure_of(state, id)
    if side_of(target) is seat:
        return refuse("1.41", "not-an-enemy", figure=id)
    if target.health is DEAD:
        return refuse("C5g", "is-dead", figure=id)
    return None if target.at >= 0 else why_off(target) or refuse("1.41", "is-away", figure=id)


@cites("1.3a", "1.35a", "1.35d", "A3b", "R97")
def why_unarmed(shooter: Figure) -> Refusal | None:
    """Why a figure cannot shoot at all: dead, away, stunned, without a weapon for it, or with none left."""
    if shooter.health is DEAD:
        return refuse("C5g", "is-dead", figure=shooter.id)
    if shooter.at < 0:
        return why_off(shooter) or refuse("1.41", "is-away", figure=shooter.id)
    if shooter.health is STUNNED:
        return refuse("A3b", "is-stunned", figure=shooter.id)
    if is_horse(shooter) or character_of(shooter).weapon is None:
        return refuse("1.3a", "no-missiles", figure=shooter.id)
    if shooter.used and shooter.used >= MOST_MISSILES[weapon_of(shooter)]:
        return refuse("1.35d" if weapon_of(shooter) in ARROWS else "1.35a", "none-left", figure=shooter.id)
    return None


@cites("1.35a", "1.35d", "1.35e")
def used_after(state: State, shooter: Figure) -> int:
    """How many counted missiles are gone once a figure has shot."""
    return shooter.used if missiles_left(state.options, shooter) is None else shooter.used + 1


@cites("1.32a", "1.43d", "R32", "R88")
def why_hampered(state: State, shooter: Figure) -> Refusal | None:
    """Why a figure cannot shoot where it stands: an enemy is able to attack it, or it is in water."""
    field, enemy = field_of(state), side_of(shooter).enemy
    up = state.lay.up[enemy.number]
    for at in members(hexes_of(field, shooter)):
        able = able_to_attack(state, at, enemy) if field.board.neighbours[at] & up else ()
        if able:
            return refuse("1.32a", "in-contact", figure=shooter.id, by=able[0].id)
    at = front_of(field, shooter)
    return refuse("1.43d", "in-water", figure=shooter.id, at=field.names[at]) if field.water >> at & 1 else None


@cites("C5a", "D5", "1.41")
def why_no_aim(state: State, shooter: Figure, target: Figure) -> Refusal | None:
    """Why a shooter cannot aim at a target: its range, then the line; of a rider the front half is spoken of."""
    if can_aim(state, shooter, target):
        return None
    field = field_of(state)
    ranges, weapon, is_mounted = state.options.later_ranges, weapon_of(shooter), bool(shooter.horse)
    for at in halves(field, target):
        band = band_of(ranges, weapon, is_mounted, field.board.distance(front_of(field, shooter), at))
        if band is not None:
            sight = line_of_fire(state, shooter, target, at, band)
            return why_cut(state, shooter, target, sight)
    hexes = field.board.distance(front_of(field, shooter), front_of(field, target))
    most, clause = ENDS[ranges, weapon, is_mounted][-1], range_clause(ranges, weapon, is_mounted)
    return refuse(clause, "out-of-range", figure=shooter.id, target=target.id, hexes=hexes, most=most)


def why_cut(state: State, shooter: Figure, target: Figure, sight: Sight) -> Refusal:
    """The refusal of a line that is cut, with the hex and, where somebody bars it, his name."""
    at = field_of(state).names[sight.at]
    holder = holder_at(state, sight.at) if sight.clause.startswith("1.42") else None
    if holder is None:
        return refuse(sight.clause, sight.key, figure=shooter.id, target=target.id, at=at)
    return refuse(sight.clause, sight.key, figure=shooter.id, target=target.id, at=at, by=holder.id)


@cites("R17", "R95")
def aim(state: State, shooter: Figure, target: Figure) -> Aim | None:
    """How a shooter aims at a target, of a rider at the half that serves him better; None when he cannot."""
    return min(aims(state, shooter, target), key=lambda each: each.band + each.cover, default=None)


def can_aim(state: State, shooter: Figure, target: Figure) -> bool:
    """Whether a shooter can aim at a target at all."""
    return next(aims(state, shooter, target), None) is not None


@cites("1.41", "1.44", "C5a")
def aims(state: State, shooter: Figure, target: Figure) -> Iterator[Aim]:
    """The shots that a shooter could make at a target, at the front half of a rider first."""
    field = field_of(state)
    options, start = state.options, front_of(field, shooter)
    bands = BAND_AT[options.later_ranges, weapon_of(shooter), bool(shooter.horse)]
    for at in halves(field, target):
        line = span(field.id, start, at, options.hexside_line, options.steep_slope)
        if not line.clause and line.range < len(bands):
            band = bands[line.range]
            sight = line_of_fire(state, shooter, target, at, band)
            if not sight.clause:
                yield Aim(at, line.range, band, sight.cover)


def halves(field: Field, figure: Figure) -> tuple[int, ...]:
    """The hexes of a figure, the front one first."""
    return (figure.at,) if figure.facing < 0 else (front_of(field, figure), figure.at)


def weapon_of(shooter: Figure) -> Weapon:
    """What a shooter shoots with."""
    weapon = character_of(shooter).weapon
    assert weapon is not None
    return weapon


@cites("R13", "R17")
def aimed(state: State, shooter: Figure, target: Figure) -> Aimed:
    """A lawful shot as it is named."""
    best = aim(state, shooter, target)
    assert best is not None
    return Aimed(shooter.id, field_of(state).names[best.at], best.cover)


MISSILE_MEN = {
    side: frozenset(each.id for each in BY_ID.values() if each.side is side and each.weapon) for side in Side
}
SHOOTING_UNMARKED = {
    side: frozenset(who for who in men if BY_ID[who].weapon is not CROSSBOW) for side, men in MISSILE_MEN.items()
}
"""Those of them who need no mark to shoot (1.34a)."""


@cites("1.34a", "D1.34", "R7")
def unmarked_men(state: State, side: Side) -> frozenset[str]:
    """Those of a side with something to shoot who need no mark for it; everybody, where nobody is marked."""
    return MISSILE_MEN[side] if state.options.no_fire_markers else SHOOTING_UNMARKED[side]
