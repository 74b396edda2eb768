"""From a position to its state; whatever cannot be is refused under its field."""

from gonfalon.games.croisades.frames import Frame
from gonfalon.games.croisades.map import FIELDS, Field
from gonfalon.games.croisades.pieces import BY_ID, CART, DRAFT, HORSE_IDS, PLACES, SIDES
from gonfalon.games.croisades.position.cart import refuse_cart
from gonfalon.games.croisades.position.contradictions import refuse_contradictions
from gonfalon.games.croisades.position.forces import refuse_forces
from gonfalon.games.croisades.position.hiding import refuse_hiding
from gonfalon.games.croisades.position.written import Carted, Placed, Position, Underway, implied_agenda
from gonfalon.games.croisades.rules.finding import looked_round
from gonfalon.games.croisades.scenarios import SETTINGS
from gonfalon.games.croisades.state import (
    AWAY,
    GONE,
    HIDDEN,
    ON_FOOT,
    WAITING,
    Cart,
    Choice,
    Figure,
    Health,
    Lair,
    Mover,
    Options,
    State,
    load_of,
)
from gonfalon.geometry.hexset import hexset, kept
from gonfalon.kernel.events import unheard
from gonfalon.kernel.reading import BadInput


def state_of(position: Position, *, is_seen: bool = False) -> State:
    """The state of a position; BadInput names the field that cannot be.

    With `is_seen` it is what a seat sees, so that somebody's hiding place may be unknown.
    """
    refuse_numbers(position)
    field = FIELDS[SETTINGS[position.scenario].field]
    state = State(
        position.scenario,
        position.options,
        position.turn,
        position.side,
        position.asked,
        agenda_of(position),
        figures_of(field, position),
        None if position.mover is None else mover_of(field, position.mover),
        position.charges,
        position.combats,
        position.shot_at,
        position.acts,
        position.shied,
        lairs_of(field, position),
        kept(hexset(place("searched", field, name) for name in position.searched)),
        position.groves,
        None if position.cart is None else cart_of(field, position.cart),
        position.hauls,
        position.first,
    )
    refuse_cart(position, state)
    refuse_hiding(position, state, is_seen=is_seen)
    # What those who stand there now search needs no word.
    state = looked_round(state, unheard) or state
    refuse_forces(state, is_seen=is_seen)
    refuse_contradictions(position, state)
    return state


def refuse_numbers(position: Position) -> None:
    """Refuse scenarios, turns and numbers that there are not."""
    setting = SETTINGS.get(position.scenario)
    if setting is None:
        raise BadInput("scenario", f"{position.scenario} is no scenario of this game")
    if (position.ask is None) != (position.seat is None):
        raise BadInput("seat", "an ask and its seat go together")
    if not 0 <= position.asked < 2**53:
        raise BadInput("asked", "must be a number of asks")
    if not 1 <= position.turn <= setting.turns:
        raise BadInput("turn", f"{position.turn} is not between 1 and {setting.turns}")


def agenda_of(position: Position) -> tuple[Frame, ...]:
    """The agenda of a position: as written, or what its ask stands for."""
    if position.agenda or position.ask is None:
        return position.agenda
    implied = implied_agenda(position.ask, position.seat)
    if not implied:
        raise BadInput("agenda", f"must be written out for the ask {position.ask}")
    return implied


def figures_of(field: Field, position: Position) -> tuple[Figure, ...]:
    """The figures in the order of the roster, each named once, and the horses under their riders."""
    figures: dict[str, Figure] = {}
    for number, each in enumerate(position.figures):
        where = f"figures[{number}]"
        if each.figure not in PLACES or each.figure == CART:
            raise BadInput(f"{where}.figure", f"{each.figure} is no figure of this game")
        if each.figure in figures:
            raise BadInput(f"{where}.figure", f"{each.figure} stands in the position twice")
        figures[each.figure] = figure_of(where, field, position.options, each)
        if each.horse:
            if each.horse in figures:
                raise BadInput(f"{where}.horse", f"{each.horse} stands in the position twice")
            figures[each.horse] = Figure(each.horse, AWAY)
    return tuple(sorted(figures.values(), key=lambda figure: PLACES[figure.id]))


def lairs_of(field: Field, position: Position) -> tuple[Lair, ...]:
    """Where those hide of whom it is written."""
    found = []
    for number, each in enumerate(position.figures):
        if each.off == "hidden" and each.at:
            where = f"figures[{number}]"
            facing = direction(f"{where}.facing", field, each.facing)
            found.append(Lair(each.figure, place(f"{where}.at", field, each.at), facing))
    return tuple(sorted(found, key=lambda lair: PLACES[lair.figure]))


def figure_of(where: str, field: Field, options: Options, placed: Placed) -> Figure:
    """A figure as it is written, its hex and facing looked up."""
    at = place(f"{where}.at", field, placed.at) if placed.at else OFF[placed.off]
    facing = direction(f"{where}.facing", field, placed.facing)
    refuse_off(where, placed)
    refuse_faces(where, field, placed, at, facing)
    refuse_marks(where, options, placed)
    return Figure(
        placed.figure,
        HIDDEN if placed.off == "hidden" else at,
        ON_FOOT if placed.off == "hidden" else facing,
        placed.health,
        placed.horse,
        placed.mark,
        placed.shot,
        placed.replied,
        placed.spent,
        placed.is_far,
        placed.moved,
        placed.is_done,
        placed.fought,
        placed.struck,
        placed.fell,
        placed.owner,
        placed.used,
        placed.led,
        placed.afoot,
    )


OFF = {"": AWAY, "waiting": WAITING, "left": GONE, "hidden": HIDDEN}
"""The hex of whoever has none, by where he is instead."""


def refuse_off(where: str, placed: Placed) -> None:
    """Refuse somebody off the map who is on it too, lies somewhere, or bears the marks of a turn."""
    if not placed.off:
        return
    is_hidden = placed.off == "hidden"
    if (placed.at and not is_hidden) or placed.figure not in (*BY_ID, DRAFT):
        raise BadInput(f"{where}.off", "is said only of characters, and of those who have no hex or hide in one")
    lawful = (Health.HEALTHY, Health.WOUNDED) if placed.off == "left" else (Health.HEALTHY,)
    if placed.health not in lawful:
        raise BadInput(
            f"{where}.health", "who waits or hides is unhurt, and who has left has done so on his feet or his horse"
        )
    used = 0 if is_hidden else placed.used
    owner = placed.owner if placed.off == "left" else None
    bare = Placed(
        placed.figure,
        off=placed.off,
        health=placed.health,
        horse=placed.horse,
        used=used,
        owner=owner,
        afoot=placed.afoot,
    )
    if is_hidden:
        bare = Placed(placed.figure, at=placed.at, off="hidden", facing=placed.facing, horse=placed.horse)
    if placed != bare:
        raise BadInput(where, "who is off the map faces nowhere, and neither he nor one who hides bears a mark")


def place(where: str, field: Field, name: str) -> int:
    """A hex by its name."""
    at = field.index.get(name)
    if at is None:
        raise BadInput(where, f"{name} is no hex of the map")
    return at


def direction(where: str, field: Field, letters: str) -> int:
    """A facing by its letters."""
    if not letters:
        return ON_FOOT
    if letters not in field.board.directions:
        raise BadInput(where, f"{letters} is none of {', '.join(field.board.directions)}")
    return field.board.directions.index(letters)


def refuse_faces(where: str, field: Field, placed: Placed, at: int, facing: int) -> None:
    """Refuse faces of a counter that there are not: who rides, who faces anywhere, how a horse can be."""
    character = BY_ID.get(placed.figure)
    is_seen = not placed.off or (placed.off == "hidden" and placed.at != "")
    has_front = is_seen and (bool(placed.horse) or (character is None and (at >= 0 or not placed.led)))
    if has_front != (facing >= 0):
        raise BadInput(f"{where}.facing", "riders and horses face somewhere, and men on foot nowhere")
    if facing >= 0 and at >= 0 and field.board.step(at, facing) is None:
        raise BadInput(f"{where}.facing", "the front half would lie beyond the map")
    if character is None:
        if at < 0 and placed.health is not Health.DEAD and not placed.led and not placed.off:
            raise BadInput(f"{where}.at", "a horse alone stands or lies on a hex")
        refuse_owner(where, placed)
        if placed.health not in (Health.HEALTHY, Health.DEAD) or placed.horse:
            raise BadInput(f"{where}.health", "a horse is healthy or dead")
        return
    if placed.led:
        raise BadInput(f"{where}.led", "only horses are led")
    if placed.owner:
        raise BadInput(f"{where}.owner", "only horses change their owner")
    if placed.horse and character.mounted is None:
        raise BadInput(f"{where}.horse", f"{placed.figure} does not ride")
    if placed.horse and placed.horse not in HORSE_IDS:
        raise BadInput(f"{where}.horse", f"{placed.horse} is no horse")
    is_off = at < 0 and not placed.off
    if placed.horse and (placed.health not in (Health.HEALTHY, Health.WOUNDED) or is_off):
        raise BadInput(f"{where}.health", "whoever is stunned or dead is no longer in the saddle")


def refuse_owner(where: str, placed: Placed) -> None:
    """Refuse an owner of a horse that it has anyway."""
    first = SIDES[placed.figure]
    if placed.owner is first:
        raise BadInput(f"{where}.owner", f"is {first.enemy} or left out")


def refuse_marks(where: str, options: Options, placed: Placed) -> None:
    """Refuse marks that nobody of that kind bears."""
    character = BY_ID.get(placed.figure)
    if character is None and placed != bare(placed):
        raise BadInput(where, "a horse bears no mark but that it was attacked, or moved with its leader")
    weapon = character.weapon if character is not None else None
    if placed.mark is not Choice.NONE and weapon != "crossbow":
        raise BadInput(f"{where}.mark", "only crossbowmen are marked")
    may_counter = character is not None and character.mounted is not None
    if weapon is None and (placed.shot or (placed.replied and not may_counter)):
        raise BadInput(f"{where}.shot", f"{placed.figure} has nothing to shoot with")
    most = load_of(options, weapon) or 0
    if not 0 <= placed.used <= most:
        raise BadInput(f"{where}.used", f"is between 0 and {most}")
    if not 0 <= placed.spent <= MOST_POINTS:
        raise BadInput(f"{where}.spent", f"is between 0 and {MOST_POINTS}")
    if (placed.health is Health.STUNNED) != (placed.fell > 0):
        raise BadInput(f"{where}.fell", "the stunned say in which player turn they fell, and nobody else does")


def bare(placed: Placed) -> Placed:
    """A horse with nothing but what a horse may bear."""
    return Placed(
        placed.figure,
        at=placed.at,
        off=placed.off,
        facing=placed.facing,
        health=placed.health,
        moved=placed.moved,
        is_done=placed.is_done and placed.figure == DRAFT,
        struck=placed.struck,
        owner=placed.owner,
        led=placed.led,
    )


MOST_POINTS = 99


def cart_of(field: Field, cart: Carted) -> Cart:
    """The cart, its hex and facing looked up."""
    if bool(cart.at) == bool(cart.off) or bool(cart.at) != bool(cart.facing):
        raise BadInput("cart.at", "a cart stands on a hex and looks somewhere, or it is off the map")
    at = place("cart.at", field, cart.at) if cart.at else OFF[cart.off]
    facing = direction("cart.facing", field, cart.facing)
    if facing >= 0 and field.board.step(at, facing) is None:
        raise BadInput("cart.facing", "the front half would lie beyond the map")
    return Cart(at, facing, cart.is_harnessed, cart.barrels, cart.is_beset)


def mover_of(field: Field, mover: Underway) -> Mover:
    """The move under way, its hex and facing looked up."""
    if not 0 <= mover.left <= MOST_POINTS:
        raise BadInput("mover.left", f"is between 0 and {MOST_POINTS}")
    if mover.since is not None and not 0 <= mover.since <= MOST_POINTS:
        raise BadInput("mover.since", f"is between 0 and {MOST_POINTS}")
    return Mover(
        mover.figure,
        mover.left,
        place("mover.back", field, mover.back),
        direction("mover.back_facing", field, mover.back_facing),
        -1 if mover.since is None else mover.since,
        mover.front,
        mover.rear,
        mover.held,
        tuple(
            (
                place(f"mover.seen[{number}].at", field, each.at),
                direction(f"mover.seen[{number}].facing", field, each.facing),
            )
            for number, each in enumerate(mover.seen)
        ),
    )
