"""Who holds which hexes: found from all figures, and derived from step to step where one of them only walks."""

from collections.abc import Collection, Iterable

from msgspec import Struct
from msgspec.structs import replace

from gonfalon.games.croisades.figures import (
    DEAD,
    HEALTHY,
    STUNNED,
    WOUNDED,
    Figure,
    has_left,
    hexes_of,
    is_up,
    side_of,
    weight_of,
)
from gonfalon.games.croisades.map import Field
from gonfalon.games.croisades.pieces import BY_ID
from gonfalon.geometry.hexset import Hexes, hexset, members

LITTER, CHOKE = 3, 6
"""From which weight of bodies on a hex costs a point more, and from which it is closed (R35)."""


class Lay(Struct, frozen=True, gc=False):
    """Who holds which hexes: everybody living, by side those on their feet, the stunned, mounted men and lone horses.

    `shared` are hexes in which two live, one of whom only passes; `bodies` those where dead lie, `littered` those of
    them that cost a point more, `choked` those that are closed. `loose` are the lone horses one by one, each with the
    number of its side; `carted` are the hexes of the cart, where nobody stays; `alive` says of each
    side whether it has anybody left on the map or waiting to enter it, `is_headless` that one of those is dead whose
    death decides the scenario.
    """

    living: Hexes
    shared: Hexes
    up: tuple[Hexes, Hexes]
    stunned: Hexes
    riders: Hexes
    horses: Hexes
    bodies: Hexes
    littered: Hexes
    choked: Hexes
    loose: tuple[tuple[int, Hexes], ...]
    alive: tuple[bool, bool]
    is_headless: bool
    carted: Hexes = 0


def lay_out(field: Field, figures: Iterable[Figure], commanders: Collection[str] = (), carted: Hexes = 0) -> Lay:
    """Who holds which hexes, and whether one of the commanders is dead; a cart keeps its hexes like the living."""
    shared = stunned = riders = horses = 0
    living = carted
    up, alive, is_headless = [0, 0], [False, False], False
    loose: tuple[tuple[int, Hexes], ...] = ()
    bodies: dict[int, int] = {}
    for figure in figures:
        character = BY_ID.get(figure.id)
        if character is not None and figure.health is not DEAD and not has_left(figure):
            alive[character.side.number] = True
        hexes = hexes_of(field, figure)
        if figure.health is DEAD:
            is_headless = is_headless or figure.id in commanders
            for at in members(hexes):
                bodies[at] = bodies.get(at, 0) + weight_of(figure)
            continue
        shared |= living & hexes
        living |= hexes
        if character is None:
            horses |= hexes
            loose += ((side_of(figure).number, hexes),) if hexes else ()
        elif figure.health is STUNNED:
            stunned |= hexes
        else:
            up[character.side.number] |= hexes
            if figure.horse:
                riders |= hexes
    littered = hexset(at for at, weight in bodies.items() if LITTER <= weight < CHOKE)
    choked = hexset(at for at, weight in bodies.items() if weight >= CHOKE)
    return Lay(
        living,
        shared,
        (up[0], up[1]),
        stunned,
        riders,
        horses,
        hexset(bodies),
        littered,
        choked,
        loose,
        (alive[0], alive[1]),
        is_headless,
        carted,
    )


def is_as_before(before: Figure, after: Figure) -> bool:
    """Whether a figure is where and how it was, whatever its marks."""
    return (
        before.at == after.at
        and before.facing == after.facing
        and before.health is after.health
        and before.horse == after.horse
    )


def lay_after(field: Field, lay: Lay, before: Figure, after: Figure) -> Lay | None:
    """Who holds which hexes after one figure has changed: derived for whoever goes on or bleeds, None for all others.

    Walks are long, and nearly nothing changes on them.
    """
    if before.horse != after.horse or before.health is not after.health:
        is_wound = before.health is HEALTHY and after.health is WOUNDED and before.horse == after.horse
        return lay if is_wound and before.at == after.at and before.facing == after.facing else None
    if before.at == after.at and before.facing == after.facing:
        return lay
    if after.at < 0 or not is_up(before):
        return None
    left, taken = hexes_of(field, before), hexes_of(field, after)
    if left & lay.shared:
        return None
    others, (first, second) = lay.living ^ left, lay.up
    return replace(
        lay,
        living=others | taken,
        shared=lay.shared | others & taken,
        up=(first, second ^ left | taken) if side_of(after).number else (first ^ left | taken, second),
        riders=lay.riders ^ left | taken if after.horse else lay.riders,
    )
