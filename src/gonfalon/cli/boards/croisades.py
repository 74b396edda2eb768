"""The board of Croisades as text: columns of hexes, odd ones half a hex lower, so that a row takes two lines."""

from collections.abc import Callable, Iterator, Mapping, Sequence

from rich.text import Text

from gonfalon.games.croisades.cart import EMPTY, FULL, STAVED, Barrel
from gonfalon.games.croisades.events import PhaseEnded, TurnBegan
from gonfalon.games.croisades.frames import Advancing, Bearing, Defending, Displacing, Falling, Retreating, SettingDown
from gonfalon.games.croisades.map import FIELDS, LETTERS, Field, Terrain
from gonfalon.games.croisades.pieces import BY_ID, CART, Side
from gonfalon.games.croisades.position.written import Carted, Placed
from gonfalon.games.croisades.state import Choice, Health, Ridden
from gonfalon.games.croisades.view import View
from gonfalon.geometry.hexset import members

WIDE = 108
"""From this width on a column takes four letters, below it three."""

MARGIN, CELL = 3, 5
GROUND = {
    Terrain.FLAT: (".", "dim"),
    Terrain.SCRUB: (":", "green"),
    Terrain.TREE: ("%", "green"),
    Terrain.SLOPE: ("/", "yellow"),
    Terrain.WATER: ("~", "blue"),
}
UPPER, UPPER_STYLE = "^", "yellow"
HEALTH = {Health.HEALTHY: " ", Health.WOUNDED: "!", Health.STUNNED: "z"}
DEAD, DEAD_HORSE, REACH = "x", "X", "*"
BARRELS = {EMPTY: "o", FULL: "@", STAVED: "-"}
PLANK = "="
ARROWS = {"n": "↑", "ne": "↗", "se": "↘", "s": "↓", "sw": "↙", "nw": "↖"}
ARMY_STYLE = {Side.CRUSADER: "bold red", Side.SARACEN: "bold blue"}
HORSE_STYLE, CART_STYLE = "bold magenta", "bold yellow"
GONE = {"waiting": "waiting", "left": "gone"}
ASIDES = (TurnBegan, PhaseEnded)
"""What odds leave out: that a phase is over, and whose turn it is then."""


def draw(view: View, say: Callable[..., str], marks: frozenset[str], width: int) -> Text:
    """The whole table as one seat sees it, with some hexes marked."""
    pitch = 4 if width >= WIDE else 3
    field, cells = FIELDS[view.field], _cells(view, marks)
    lines = [_line(pitch, first, "", lambda column: (f"  {LETTERS[column]}", "dim")) for first in (1, 0)]
    for row in _rows(field):
        # Of two joined maps each says its name over its first row.
        part, _, name = row[0].rpartition(":")
        number = name.lstrip(LETTERS)
        for first in (1, 0):
            label = (part if number == "1" else "") if first else number
            lines.append(_line(pitch, first, label, lambda column, row=row: cells[row[column]]))  # type: ignore[misc]
    for line in lines:
        line.rstrip()
    return Text("\n").join((*lines, *map(Text, standing(view, say))))


def _rows(field: Field) -> list[list[str]]:
    """The names of the hexes row by row, from north to south."""
    rows: dict[int, list[str]] = {}
    places = sorted((*field.board.row_column(at), at) for at in members(field.board.spaces))
    for row, _, at in places:
        rows.setdefault(row, []).append(field.names[at])
    return list(rows.values())


def _line(pitch: int, first: int, label: str, cell: Callable[[int], tuple[str, str]]) -> Text:
    """Every other column from the first on, after the number of the row."""
    line = Text(f"{label:{MARGIN}}", "dim").append(" " * pitch * first)
    for column in range(first, len(LETTERS), 2):
        part, style = cell(column)
        line.append(f"{part:{2 * pitch}}", style)
    return line


def _cells(view: View, marks: frozenset[str]) -> dict[str, tuple[str, str]]:
    """What each hex shows: its figure between its health and its facing or ground, or what lies there."""
    field = FIELDS[view.field]
    cells = {name: _ground(field, name) for name in field.index}
    for name, sign in _bodies(view, field).items():
        cells[name] = f"  {sign}", "bold"
    cells |= {name: (f"  {REACH}", "bold cyan") for name in marks if name in cells}
    for name, part in _cart(view, field):
        cells[name] = part, f"{CART_STYLE}{' reverse' if name in marks else ''}"
    letters = labels(view)
    for placed in view.position.figures:
        if placed.at and placed.health is not Health.DEAD:
            style = _style(placed)
            for name, part in _halves(field, placed, letters[placed.figure]):
                cells[name] = part, f"{style}{' reverse' if name in marks else ''}"
    return cells


def _ground(field: Field, name: str) -> tuple[str, str]:
    at = field.index[name]
    sign, style = (UPPER, UPPER_STYLE) if field.upper >> at & 1 else GROUND[field.terrain(at)]
    return f"  {sign}", style


def _bodies(view: View, field: Field) -> dict[str, str]:
    """What the dead in each hex look like: how many men, or a horse."""
    men: dict[str, int] = {}
    horses = set[str]()
    for placed in view.position.figures:
        if placed.at and placed.health is Health.DEAD:
            for name in hexes_of(field, placed):
                men[name] = men.get(name, 0) + (placed.figure in BY_ID)
                horses |= {name} if placed.figure not in BY_ID else set()
    signs = {name: f"{DEAD}{count if count > 1 else ''}" for name, count in men.items() if count}
    return {name: f"{signs.get(name, '')}{DEAD_HORSE if name in horses else ''}" for name in men}


def _halves(field: Field, placed: Placed, letters: str) -> Iterator[tuple[str, str]]:
    """Each hex of a figure with what it shows: in front an arrow the way it faces, behind its letters in brackets."""
    health = HEALTH[placed.health]
    if not placed.facing:
        sign = _ground(field, placed.at)[0].strip()
        yield placed.at, f"{health}{letters}{'' if sign == GROUND[Terrain.FLAT][0] else sign}"
        return
    rear, front = hexes_of(field, placed)
    yield rear, f"({letters})"
    yield front, f"{health}{letters}{ARROWS[placed.facing]}"


def _cart(view: View, field: Field) -> Iterator[tuple[str, str]]:
    """Both hexes of the cart, each with two of its barrels between square brackets, and in front an arrow."""
    cart = view.position.cart
    if cart is None or not cart.at:
        return
    load = "".join(BARRELS[barrel] for barrel in cart.barrels).ljust(4, PLANK)
    rear, front = hexes_of(field, cart)
    yield rear, f"[{load[:2]}]"
    yield front, f"[{load[2:]}]{ARROWS[cart.facing]}"


def hexes_of(field: Field, placed: Placed | Carted) -> tuple[str, ...]:
    """The hex of a man on foot; of a horse, with or without its rider, and of a cart the rear one and the front one."""
    if not placed.facing:
        return (placed.at,)
    front = field.board.step(field.index[placed.at], tuple(ARROWS).index(placed.facing))
    assert front is not None
    return placed.at, field.names[front]


def _style(placed: Placed) -> str:
    return ARMY_STYLE[BY_ID[placed.figure].side] if placed.figure in BY_ID else HORSE_STYLE


def labels(view: View) -> dict[str, str]:
    """Three letters for each figure, no two alike: capitals for Crusaders, so that no colour is needed.

    A horse that can be met alone has an H before two small letters of its first rider.
    """
    taken, found = set[str](), dict[str, str]()
    for placed in view.position.figures:
        is_horse = placed.figure not in BY_ID
        letters = next(each for each in _shortened(placed.figure, is_horse=is_horse) if each not in taken)
        taken.add(letters)
        if is_horse:
            found[placed.figure] = letters.capitalize()
        else:
            found[placed.figure] = letters.upper() if BY_ID[placed.figure].side is Side.CRUSADER else letters
    return found


def _shortened(id: str, *, is_horse: bool) -> Iterator[str]:
    """Three letters that may stand for a figure, the likeliest first."""
    word = id.removesuffix("-horse").replace("-", "")
    word = f"h{word}" if is_horse else f"{word}{'x' * (CELL - 2 - len(word))}"
    yield word[:3]
    for last in (*word[3:], *"123456789"):
        yield word[:2] + last


def names(view: View) -> Mapping[str, str]:
    """What each figure may be called: its letters on the board, or its id; the cart has no letters."""
    letters = labels(view)
    things = {CART: CART} if view.position.cart is not None else {}
    return {called.lower(): who for who, called in letters.items()} | {who: who for who in letters} | things


def key(view: View, say: Callable[..., str]) -> Text:
    """What the letters and the signs stand for."""
    letters = labels(view)
    lines = [say("croisades-names")]
    for side in Side:
        men = [
            f"{letters[shown.figure]} {say(f'name-{shown.figure}')} ({say(f'name-{shown.kind}')})"
            for shown in view.figures
            if shown.side is side
        ]
        lines.append(f"{say(f'name-{side}')}: {', '.join(men)}")
    signs = [f"{sign} {say(f'name-{terrain}')}" for terrain, (sign, _) in GROUND.items()]
    others: tuple[tuple[str, str], ...] = (
        (UPPER, "upper"),
        (HEALTH[Health.WOUNDED], "wounded"),
        (HEALTH[Health.STUNNED], "stunned"),
        (DEAD, "dead"),
        (DEAD_HORSE, "dead-horse"),
        ("".join(ARROWS.values()), "front"),
        ("( )", "rear"),
        (REACH, "reach"),
    )
    if view.position.cart is not None:
        others += (("[ ]", "cart"),)
        others += tuple((BARRELS[each], f"barrel-{each}") for each in BARRELS if view.position.cart.barrels)
    lines.append("   ".join(signs + [f"{sign} {say(f'croisades-{what}')}" for sign, what in others]))
    return Text("\n".join(lines))


def standing(view: View, say: Callable[..., str]) -> Iterator[str]:
    """The turn, the points of both sides, who rides where, and what is announced, marked or done."""
    position, field = view.position, FIELDS[view.field]
    yield say("croisades-turn", turn=position.turn, turns=view.turns, side=say(f"name-{position.side}"))
    for toll in view.tolls:
        points = next(other.lost for other in view.tolls if other.side is not toll.side)
        yield say("croisades-points", side=say(f"name-{toll.side}"), points=points, lost=toll.lost, of=toll.of)

    def called(who: Sequence[str]) -> str:
        return "+".join(say(f"name-{each}") for each in who)

    yield from listed(say("croisades-asked"), [called([each]) for each in _asked_about(view)])
    if position.mover is not None:
        yield from listed(say("croisades-left"), [f"{called([position.mover.figure])} {position.mover.left}"])
    yield from _carted(view, say)
    on_field = [placed for placed in position.figures if placed.at]
    for what, men in (
        ("mounted", [each for each in on_field if each.horse]),
        ("loose", [each for each in on_field if each.facing and not each.horse and each.health is not Health.DEAD]),
    ):
        stands = [f"{called([each.figure])} {'-'.join(hexes_of(field, each))} {ARROWS[each.facing]}" for each in men]
        yield from listed(say(f"croisades-{what}"), stands)
    for what, off in ((where, off) for off, where in GONE.items()):
        yield from listed(
            say(f"croisades-{what}"), [called([each.figure]) for each in position.figures if each.off == off]
        )
    led = [f"{called([each.led])} > {called([each.figure])}" for each in on_field if each.led]
    yield from listed(say("croisades-led"), led)
    if position.mover is not None:
        held = [called([each.figure]) for each in position.mover.held]
        yield from listed(say("croisades-held", figure=called([position.mover.figure])), held)
    for what, noted in _noted(on_field):
        yield from listed(say(f"croisades-{what}"), [called([each.figure]) for each in noted])
    charges = [each for each in position.charges if each.ridden is Ridden.ANNOUNCED]
    yield from listed(
        say("croisades-charges"), [f"{called([each.rider])} > {called([each.target])}" for each in charges]
    )
    fights = [each for each in position.combats if not each.is_fought]
    yield from listed(
        say("croisades-combats"), [f"{called(each.attackers)} > {called(each.defenders)}" for each in fights]
    )
    yield from listed(
        say("croisades-fallen"), [called([each.figure]) for each in position.figures if each.health is Health.DEAD]
    )


CASKS = {Barrel.EMPTY: "barrel-empty", Barrel.FULL: "barrel-full", Barrel.STAVED: "barrel-staved"}
"""How each barrel is said to be."""


def _carted(view: View, say: Callable[..., str]) -> Iterator[str]:
    """Where the cart is and how, what stands on it, and who leads its horse or pushes it."""
    position, field, cart = view.position, FIELDS[view.field], view.position.cart
    if cart is None:
        return
    place = (
        f"{'-'.join(hexes_of(field, cart))} {ARROWS[cart.facing]}" if cart.at else say(f"croisades-{GONE[cart.off]}")
    )
    harness = [say("croisades-harnessed")] if cart.is_harnessed else []
    yield f"{say(f'name-{CART}')}: {', '.join((place, *harness))}"
    yield from listed(say("croisades-barrels"), [say(f"croisades-{CASKS[each]}") for each in cart.barrels])
    crews = [(haul.what, "+".join(say(f"name-{each}") for each in haul.crew)) for haul in position.hauls]
    yield from listed(say("croisades-hauled"), [f"{crew} > {say(f'name-{what}')}" for what, crew in crews])


def _asked_about(view: View) -> tuple[str, ...]:
    """The figures that the ask in the midst of something is about."""
    match view.position.agenda[-1:]:
        case (Defending(mover=mover),):
            return (mover,)
        case (Displacing(figure=figure) | Falling(figure=figure),):
            return (figure,)
        case (SettingDown(held=(first, *_)),):
            return (first.figure,)
        case (Bearing(figures=figures) | Retreating(figures=figures) | Advancing(figures=figures),):
            return figures
        case _:
            return ()


def _noted(placed: Sequence[Placed]) -> Iterator[tuple[str, list[Placed]]]:
    """The marks that lie beside figures, each with those who bear it."""
    living = [each for each in placed if each.health is not Health.DEAD]
    yield "offensive", [each for each in living if each.mark is Choice.OFFENSIVE]
    yield "defensive", [each for each in living if each.mark is Choice.DEFENSIVE]
    yield "shot", [each for each in living if each.shot or each.replied]
    yield "moved", [each for each in living if each.moved]


def listed(what: str, entries: Sequence[str]) -> Iterator[str]:
    """A line of entries, unless there are none."""
    if entries:
        yield f"{what}: {', '.join(entries)}"
