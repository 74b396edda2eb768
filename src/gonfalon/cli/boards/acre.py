"""The board of Acre as text: columns of hexes, even ones half a hex lower, so that a row of hexes takes two lines."""

from collections.abc import Callable, Iterator, Mapping, Sequence

from rich.text import Text

from gonfalon.games.acre.events import Rallied, TurnBegan
from gonfalon.games.acre.map import (
    COLUMNS,
    FORTRESS_NAMES,
    HILL_NAMES,
    MARSH_NAMES,
    ORCHARD_NAMES,
    ROWS,
    SEA_NAMES,
    STREAM_NAMES,
    hex_name,
)
from gonfalon.games.acre.pieces import Side
from gonfalon.games.acre.position.written import LEADER_PLACES, UNIT_PLACES, Placed
from gonfalon.games.acre.view import Shown, View

WIDE = 104
"""From this width on a column takes four letters, below it three."""

TERRAIN = (
    ("sea", " ", "", SEA_NAMES),
    ("fortress", "#", "bold", FORTRESS_NAMES),
    ("hill", "n", "yellow", HILL_NAMES),
    ("stream", "=", "blue", STREAM_NAMES),
    ("marsh", "~", "green", MARSH_NAMES),
    ("orchard", "%", "green", ORCHARD_NAMES),
)
GROUND = {name: (sign, style) for _, sign, style, names in TERRAIN for name in names}
OPEN, CAMP, TREBUCHET, REACH = ".", "^", "&", "*"
BROKEN, LED, BROKEN_AND_LED = "x", "+", "X"
ARMY_STYLE = {Side.CRUSADER: "bold red", Side.MUSLIM: "bold blue"}
ASIDES = (Rallied, TurnBegan)
"""What odds leave out: whose turn it is then, and who rallies in it."""


def draw(view: View, say: Callable[..., str], marks: frozenset[str], width: int) -> Text:
    """The whole table as one seat sees it, with some hexes marked."""
    pitch = 4 if width >= WIDE else 3
    signs = dict(_signs(view, marks))
    lines = [_line(pitch, first, lambda column: (f" {column:02}", "dim")) for first in (1, 2)]
    for row in range(1, ROWS + 1):
        for first in (1, 2):
            line = _line(pitch, first, lambda column, row=row: signs[hex_name(column, row)])  # type: ignore[misc]
            lines.append(line if first == 1 else Text(f"{row:02}", "dim").append_text(line[2:]))
    for line in lines:
        line.rstrip()
    return Text("\n").join((*lines, *map(Text, standing(view, say))))


def _line(pitch: int, first: int, cell: Callable[[int], tuple[str, str]]) -> Text:
    """Every other column from the first on."""
    line = Text(" " * pitch * (first - 1))
    for column in range(first, COLUMNS + 1, 2):
        part, style = cell(column)
        line.append(f"{part:{2 * pitch}}", style)
    return line


def _signs(view: View, marks: frozenset[str]) -> Iterator[tuple[str, tuple[str, str]]]:
    """What each hex shows: its unit, or what lies there, after a sign for the unit's state; and the colour."""
    by_id = {shown.unit: shown for shown in view.units}
    led = {each.unit for each in view.position.leaders}
    units = {placed.at: placed for placed in reversed(view.position.units)}
    camps = [name for names in view.camps.values() for name in names]
    things = dict.fromkeys(camps, CAMP) | dict.fromkeys(view.trebuchets, TREBUCHET)
    for name in (hex_name(column, row) for column in range(1, COLUMNS + 1) for row in range(1, ROWS + 1)):
        placed = units.get(name)
        if placed is not None:
            shown = by_id[placed.unit]
            style = f"{ARMY_STYLE[shown.side]}{' reverse' if name in marks else ''}"
            yield name, (f"{_state(placed, led)}{counter(shown)}", style)
        elif name in marks:
            yield name, (f"  {REACH}", "bold cyan")
        elif name in things:
            yield name, (f"  {things[name]}", "bold magenta")
        else:
            sign, style = GROUND.get(name, (OPEN, "dim"))
            yield name, (f"  {sign}", style)


def _state(placed: Placed, led: set[str]) -> str:
    if placed.disorganized:
        return BROKEN_AND_LED if placed.unit in led else BROKEN
    return LED if placed.unit in led else " "


def counter(shown: Shown) -> str:
    """The letters of a unit: capitals for Crusaders, so that no colour is needed to tell the armies apart."""
    return shown.unit.upper() if shown.side is Side.CRUSADER else shown.unit


def names(view: View) -> Mapping[str, str]:
    """What each unit and leader may be called: its id."""
    called = (*(shown.unit for shown in view.units), *(shown.leader for shown in view.leaders))
    return dict(zip(called, called, strict=True))


def key(view: View, say: Callable[..., str]) -> Text:
    """What the letters and the signs stand for."""
    lines = [say("acre-names")]
    for side in Side:
        letters: dict[str, list[str]] = {}
        for shown in view.units:
            if shown.side is side:
                letters.setdefault(shown.label, []).append(counter(shown))
        armies = [
            f"{'-'.join(dict.fromkeys((own[0], own[-1])))} {say(f'name-{label}')}" for label, own in letters.items()
        ]
        lines.append(f"{say(f'name-{side}')}: {', '.join(armies)}")
    signs = [f"{sign} {say(f'acre-{ground}')}" for ground, sign, _, _ in TERRAIN if sign.strip()]
    others = (
        (CAMP, "camp"),
        (TREBUCHET, "trebuchet"),
        (BROKEN, "disorganized"),
        (LED, "led"),
        (BROKEN_AND_LED, "disorganized-led"),
        (REACH, "reach"),
    )
    lines.append("   ".join(signs + [f"{sign} {say(f'acre-{what}')}" for sign, what in others]))
    return Text("\n".join(lines))


def standing(view: View, say: Callable[..., str]) -> Iterator[str]:
    """Stage and turn, the morale of both armies, the leaders, stacks, and whoever is not on the map."""
    position = view.position
    yield say("acre-turn", stage=position.stage, turn=position.turn, turns=view.turns)
    for track in view.tracks:
        yield say(
            "acre-morale",
            side=say(f"name-{track.side}"),
            losses=track.losses,
            demoralized=track.demoralized_at,
            disintegrated=track.disintegrated_at,
            points=next(other.enemy_points for other in view.tracks if other.side is not track.side),
        )
    yield from listed(say("acre-leaders"), [f"{say(f'name-{each.leader}')} {each.unit}" for each in position.leaders])
    at: dict[str, list[str]] = {}
    for placed in position.units:
        at.setdefault(placed.at, []).append(placed.unit)
    stacks = [f"{place} {' '.join(units)}" for place, units in at.items() if len(units) > 1]
    yield from listed(say("acre-stacks"), stacks)
    for what in (*UNIT_PLACES, *LEADER_PLACES):
        yield from listed(say(f"acre-{what.replace('_', '-')}"), getattr(position, what))


def listed(what: str, names: Sequence[str]) -> Iterator[str]:
    """A line of names, unless there are none."""
    if names:
        yield f"{what}: {', '.join(names)}"
