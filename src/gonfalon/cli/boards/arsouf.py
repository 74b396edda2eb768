"""The board of Arsouf as text: rows of hexes, even ones half a hex to the right."""

from collections.abc import Callable, Iterator

from rich.text import Text

from gonfalon.games.arsouf.events import Fought, TurnBegan
from gonfalon.games.arsouf.map import (
    ARSOUF_NAMES,
    BANNER_NAMES,
    CAMP_NAMES,
    COLUMNS,
    FORD_SIDES,
    MARSH_NAMES,
    MUSLIM_AREA_NAMES,
    RIVER_SIDES,
    ROAD_NAMES,
    ROWS,
    SEA,
    space,
)
from gonfalon.games.arsouf.pieces import Side
from gonfalon.games.arsouf.view import Shown, View

WIDE = 96
"""From this width on a hex takes four columns, below it three."""

LETTERS = {
    "templars": "Te",
    "hospitallers": "Ho",
    "knights": "K",
    "infantry": "I",
    "baggage": "B",
    "richard": "Ri",
    "mamelukes": "m",
    "horse-archers": "a",
    "skirmishers": "s",
    "saladin": "sa",
}
"""Crusaders have capitals, Muslims small letters, so that no colour is needed to tell them apart."""

TERRAIN = (
    ("sea", " ", "", SEA),
    ("arsouf", "#", "bold", ARSOUF_NAMES),
    ("marsh", "~", "green", MARSH_NAMES),
    ("road", "=", "yellow", ROAD_NAMES),
    ("camp", "^", "", CAMP_NAMES),
    ("area", ",", "", MUSLIM_AREA_NAMES),
)
"""Each kind of ground with its sign and its colour; the first that a space belongs to is shown."""

GROUND = {name: (sign, style) for _, sign, style, names in reversed(TERRAIN) for name in names}
SIDES = dict.fromkeys(RIVER_SIDES, "|") | dict.fromkeys(FORD_SIDES, ":")
OPEN, BANNER, WOUNDED, REACH = ".", "/", "x", "*"
ASIDES = (Fought, TurnBegan)
"""What odds leave out: totals, which differ from fall to fall, and whose turn it is then."""
ARMY_STYLE = {Side.CRUSADER: "bold red", Side.MUSLIM: "bold blue"}


def draw(view: View, say: Callable[..., str], marks: frozenset[str], width: int) -> Text:
    """The whole table as one seat sees it, with some spaces marked."""
    pitch = 4 if width >= WIDE else 3
    numbers = "".join(f" {column:02}{' ' * (pitch - 3)}" for column in range(COLUMNS))
    lines = [Text(f"   {numbers}", "dim")]
    for row in range(ROWS):
        line = Text().append(f"{row:02} {' ' * (pitch // 2 if row % 2 == 0 else 0)}", "dim")
        for part, style in _row(view, row, marks, pitch):
            line.append(part, style)
        lines.append(line)
    for line in lines:
        line.rstrip()
    return Text("\n").join((*lines, *map(Text, progress(view, say))))


def names(view: View) -> dict[str, str]:
    """What each piece may be called: its id and the letters of its counter."""
    return {name: shown.piece for shown in view.pieces for name in (shown.piece, counter(shown).lower())}


def counter(shown: Shown) -> str:
    """The two letters of a piece."""
    number = shown.piece.removeprefix(shown.kind).removeprefix("-")
    return f"{LETTERS[shown.kind]}{number}"


def key(view: View, say: Callable[..., str]) -> Text:
    """What the letters and the signs stand for."""
    lines = [say("arsouf-names")]
    for side in Side:
        kinds: dict[str, list[str]] = {}
        for shown in view.pieces:
            if shown.side is side:
                kinds.setdefault(shown.kind, []).append(counter(shown))
        listed = [f"{'-'.join(dict.fromkeys((own[0], own[-1])))} {say(f'name-{kind}')}" for kind, own in kinds.items()]
        lines.append(f"{say(f'name-{side}')}: {', '.join(listed)}")
    signs = [f"{sign} {say(f'arsouf-{ground}')}" for ground, sign, _, _ in TERRAIN if sign.strip()]
    others = (("|", "river"), (":", "ford"), (WOUNDED, "wounded"), (REACH, "reach"))
    lines.append("   ".join(signs + [f"{sign} {say(f'arsouf-{what}')}" for sign, what in others]))
    return Text("\n".join(lines))


def progress(view: View, say: Callable[..., str]) -> Iterator[str]:
    """How far the Crusaders have come, and the pieces that are not on the board."""
    now = view.progress
    yield say(
        "arsouf-progress",
        turn=now.turn,
        turns=now.turn_limit,
        baggage=now.baggage,
        baggage_needed=now.baggage_needed,
        others=now.others,
        others_needed=now.others_needed,
    )
    position = view.position
    sides = {shown.piece: shown.side for shown in view.pieces}
    waiting = [piece for piece in position.waiting if sides[piece] is position.seat]
    for what, pieces in (("waiting", waiting), ("arrived", position.arrived), ("killed", position.killed)):
        if pieces:
            yield f"{say(f'name-{what}')}: {', '.join(say(f'name-{piece}') for piece in pieces)}"


def _row(view: View, row: int, marks: frozenset[str], pitch: int) -> Iterator[tuple[str, str]]:
    """The hexes of a row with their colours: a sign for the side before it or for a wound, then two letters."""
    by_id = {shown.piece: shown for shown in view.pieces}
    standing = {placed.at: placed for placed in view.position.pieces}
    for column in range(COLUMNS):
        name = space(row, column)
        side = SIDES.get((space(row, column - 1), name), " ")
        placed = standing.get(name)
        if placed is not None:
            shown = by_id[placed.piece]
            yield (WOUNDED, "bold magenta") if placed.wounded else (side, "blue")
            yield f"{counter(shown):2}", f"{ARMY_STYLE[shown.side]}{' reverse' if name in marks else ''}"
        else:
            yield side, "blue"
            yield _empty(view, name, marks)
        yield " " * (pitch - 3), ""


def _empty(view: View, name: str, marks: frozenset[str]) -> tuple[str, str]:
    """The sign of an empty space."""
    if name in marks:
        return f" {REACH}", "bold cyan"
    if name in BANNER_NAMES and not view.position.options.banner_spaces:
        return f" {BANNER}", "dim"
    sign, style = GROUND.get(name, (OPEN, "dim"))
    return f" {sign}", style
