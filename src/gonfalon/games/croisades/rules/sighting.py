"""Chapters 1.3 and 1.4 as a player asks about them: the line from hex to hex, and who could shoot at whom."""

from gonfalon.games.croisades.charts import ENDS, Cover
from gonfalon.games.croisades.charts import band as band_of
from gonfalon.games.croisades.frames import Defending, Shooting, Watching
from gonfalon.games.croisades.map import Field
from gonfalon.games.croisades.pieces import BY_ID, Weapon
from gonfalon.games.croisades.rules.aiming import aim, halves, weapon_of, why_hampered, why_no_aim, why_unarmed
from gonfalon.games.croisades.rules.barring import Sight, line_of_fire
from gonfalon.games.croisades.rules.defending import why_no_right
from gonfalon.games.croisades.rules.foretelling import FACES_OF_SHOT, foreseen
from gonfalon.games.croisades.rules.shooting import shot_lines, why_not_offensive
from gonfalon.games.croisades.rules.sight import LIP, OPEN, STEEP, TREES, Span, hex_cover, is_over_lip, passage, span
from gonfalon.games.croisades.state import (
    Figure,
    Options,
    State,
    field_of,
    front_of,
    hexes_of,
    holder_at,
    is_horse,
    is_living,
    lay_of,
    side_of,
)
from gonfalon.geometry.hexset import lowest, members
from gonfalon.geometry.sight import between
from gonfalon.kernel.accounts import Remark, remark
from gonfalon.kernel.events import Reckoned
from gonfalon.kernel.rulebook import Refusal, cites
from gonfalon.kernel.sightlines import Bands, Sightline


@cites("1.41", "1.33a", "1.34a")
def lines_of(state: State, shooter: Figure) -> tuple[Sightline, ...]:
    """The lines of a figure to all its enemies; none without a weapon for it."""
    if not is_armed(shooter):
        return ()
    enemy = side_of(shooter).enemy
    foes = (each for each in state.figures if side_of(each) is enemy and is_living(each) and each.at >= 0)
    return tuple(line_to(state, shooter, each) for each in foes)


def lines_at(state: State, target: Figure) -> tuple[Sightline, ...]:
    """The lines of all enemies with a weapon for it to a figure."""
    if not is_living(target) or target.at < 0:
        return ()
    enemy = side_of(target).enemy
    return tuple(line_to(state, each, target) for each in state.figures if side_of(each) is enemy and is_armed(each))


def is_armed(figure: Figure) -> bool:
    """Whether somebody living on the map has a weapon to shoot with."""
    return figure.at >= 0 and is_living(figure) and not is_horse(figure) and BY_ID[figure.id].weapon is not None


@cites("1.41", "1.36", "C5a", "R17")
def line_to(state: State, shooter: Figure, target: Figure) -> Sightline:
    """The line of a shooter to the half of a target that serves him better, or to the first that he cannot hit."""
    field, best = field_of(state), aim(state, shooter, target)
    start, at = front_of(field, shooter), halves(field, target)[0] if best is None else best.at
    hexes = field.board.distance(start, at)
    bands = bands_of(state.options, weapon_of(shooter), bool(shooter.horse), hexes)
    sight = line_of_fire(state, shooter, target, at, max(bands.band, 0))
    refusal = why_not_now(state, shooter, target)
    at_mounted = bool(target.horse) or is_horse(target)
    shot = foreseen(state, shooter, target)
    added = () if best is None else shot_lines(state.options, shooter, target, at_mounted, hexes)
    covers = () if sight.clause else covering(state, start, at, sight, target)
    return Sightline(
        start=field.names[start],
        to=field.names[at],
        distance=hexes,
        steps=steps_of(field, start, at),
        cover=sight.cover.heading,
        covers=covers,
        barred=field.names[sight.at] if sight.clause else "",
        remarks=cover_remarks(state, start, at, covers),
        bands=(bands,),
        who=shooter.id,
        whom=target.id,
        refusal=refusal,
        sums=(Reckoned(clause="1.36", what="shot", who=shooter.id, lines=added),) if added else (),
        chance=None if shot is None or refusal is not None else (shot.harming, FACES_OF_SHOT),
    )


@cites("1.3b", "1.32a", "1.33a", "1.34a")
def why_not_now(state: State, shooter: Figure, target: Figure) -> Refusal | None:
    """Why a shooter cannot shoot at a target: what he did counts while it is his side that shoots."""
    refusal, side = why_unarmed(shooter), side_of(shooter)
    match state.agenda[-1] if state.agenda else None:
        case Shooting(seat=seat) if seat is side:
            refusal = refusal or why_not_offensive(state.options, shooter)
        case Defending(seat=seat) | Watching(seat=seat) if seat is side:
            refusal = refusal or why_no_right(state, shooter)
    return refusal or why_hampered(state, shooter) or why_no_aim(state, shooter, target)


@cites("1.41", "1.42a", "1.43a", "1.43b", "1.43c", "1.43d")
def line_between(state: State, start: int, to: int) -> Sightline:
    """The line from hex to hex, on which whoever stands between bars a crossbow; a man on foot is at its end."""
    field = field_of(state)
    line, hexes = span_of(state, start, to), field.board.distance(start, to)
    lay = lay_of(state)
    ends = 0
    for holder in (holder_at(state, start), holder_at(state, to)):
        ends |= hexes_of(field, holder) if holder is not None else 0
    standing = (lay.up[0] | lay.up[1] | lay.horses) & line.crossed & ~field.water & ~ends
    cover, barred = (line.cover, line.at) if line.clause else passage(line, standing, lay.carted & line.crossed)
    sight = Sight(cover, line.clause, at=barred)
    covers = () if line.clause else covering(state, start, to, sight)
    return Sightline(
        start=field.names[start],
        to=field.names[to],
        distance=hexes,
        steps=steps_of(field, start, to),
        cover=cover.heading,
        covers=covers,
        barred=field.names[barred] if barred >= 0 else "",
        remarks=(*bar_remarks(state, line, barred), *cover_remarks(state, start, to, covers)),
        bands=tuple(bands_of(state.options, weapon, mounted, hexes) for weapon, mounted in weapons_in(state)),
    )


def span_of(state: State, start: int, to: int) -> Span:
    """What the ground does to a line, as it is read in this game."""
    return span(field_of(state).id, start, to, state.options.hexside_line, state.options.steep_slope)


def steps_of(field: Field, start: int, to: int) -> tuple[tuple[str, ...], ...]:
    """The hexes that a line crosses on its way, by name."""
    return tuple(tuple(field.names[at] for at in members(step)) for step in between(field.board, start, to))


@cites("C5a", "D5")
def bands_of(options: Options, weapon: Weapon, is_mounted: bool, hexes: int) -> Bands:
    """How far a weapon carries, and in which band of it a line lies."""
    ends = ENDS[options.later_ranges, weapon, is_mounted]
    band = band_of(options.later_ranges, weapon, is_mounted, hexes)
    return Bands(f"mounted-{weapon}" if is_mounted else weapon, ends, -1 if band is None else band)


def weapons_in(state: State) -> list[tuple[Weapon, bool]]:
    """What is shot with in this game, by those on foot and in the saddle, the shortest range first."""
    found = {(weapon_of(each), bool(each.horse)) for each in state.figures if is_armed(each)}
    return sorted(found, key=lambda each: ENDS[state.options.later_ranges, *each])


@cites("1.43a", "1.44", "1.59f", "R19", "R20")
def covering(state: State, start: int, at: int, sight: Sight, target: Figure | None = None) -> tuple[str, ...]:
    """The hexes that cover the end of an open line, those of its way first."""
    if sight.cover is Cover.NONE:
        return ()
    field, carted = field_of(state), state.lay.carted
    line, over = span_of(state, start, at), is_over_lip(field, start, at)
    found = [lowest(step & carted or step) for step in line.steps if not step & ~(line.scrub | carted)]
    ends = members(hexes_of(field, target)) if target is not None else [at]
    found += [each for each in ends if hex_cover(field, start, each, over)]
    # Where somebody stands on the free one of two hexes, the line goes by the other.
    found = found or [each for step in line.steps for each in members(step & line.scrub)]
    return tuple(field.names[each] for each in found)


@cites("1.43a", "1.43b", "1.43c", "1.43d")
def cover_remarks(state: State, start: int, to: int, covers: tuple[str, ...]) -> tuple[Remark, ...]:
    """What each covering hex is, and by which clause it covers."""
    field = field_of(state)
    found = []
    for name in covers:
        at = field.index[name]
        if state.lay.carted >> at & 1:
            found.append(remark("1.59f", "cart-covers", at=name))
            continue
        cover = max(Cover.LIGHT, hex_cover(field, start, at, is_over_lip(field, start, to)))
        terrain = field.terrain(at)
        found.append(remark(GROUND[terrain], "covers", at=name, terrain=terrain, cover=cover.heading))
    return tuple(found)


GROUND = {"scrub": "1.43a", "tree": "1.43b", "slope": "1.43c", "water": "1.43d", "flat": "1.43a"}
"""The clause of chapter 1.43 about each ground."""


@cites("1.42a", "1.42b", "1.43b", "1.43c")
def bar_remarks(state: State, line: Span, barred: int) -> tuple[Remark, ...]:
    """What bars a line from hex to hex."""
    if barred < 0:
        return ()
    at = field_of(state).names[barred]
    if line.clause == TREES:
        return (remark(TREES, "tree-bars", at=at),)
    if line.clause == LIP:
        return (remark(LIP, "lip-bars", at=at),)
    if line.clause != OPEN:
        return (remark(STEEP, "steep-bars", at=at),)
    holder = holder_at(state, barred)
    assert holder is not None
    return (remark("1.42a", "somebody-bars", at=at, by=holder.id), remark("1.42b", "bows-over"))
