"""What a seat may know: in the scenarios so far everything lies open, so a view is the position and what it means."""

from msgspec import Struct

from gonfalon.games.croisades.pieces import BY_ID, ROSTER, Character, Kind, Side, Values, Weapon
from gonfalon.games.croisades.position import Position, position_of, state_of
from gonfalon.games.croisades.rules.combat import clash_of, reckoning
from gonfalon.games.croisades.rules.entering import edge_of
from gonfalon.games.croisades.rules.points import score, score_lines, strength
from gonfalon.games.croisades.scenarios import SETTINGS
from gonfalon.games.croisades.state import State, field_of
from gonfalon.kernel.modifiers import Line
from gonfalon.kernel.rulebook import Source, cites


class Shown(Struct, frozen=True):
    """A character as the faces of his counters show him; one without a mount has no mounted faces."""

    figure: str
    side: Side
    kind: Kind
    name: str
    weapon: Weapon | None
    is_armoured: bool
    points: int
    foot: Values
    foot_wounded: Values
    stunned: int
    mounted: Values | None
    mounted_wounded: Values | None
    source: Source
    name_source: Source


class Toll(Struct, frozen=True):
    """What a side has lost, in the points that the other scores for it, and what it began with."""

    side: Side
    lost: int
    of: int
    lines: tuple[Line, ...]


class Entrance(Struct, frozen=True):
    """Where those of a side who wait come in, and from which turn on."""

    side: Side
    turn: int
    hexes: tuple[str, ...]


class Named(Struct, frozen=True):
    """A combat that is named and still to be fought, and the column it would be fought at now; 0 is none."""

    number: int
    attackers: tuple[str, ...]
    defenders: tuple[str, ...]
    column: int
    is_charge: bool


class View(Struct, frozen=True):
    """The table as one seat sees it; None is a spectator."""

    seat: str | None
    position: Position
    field: str
    figures: tuple[Shown, ...]
    tolls: tuple[Toll, ...]
    combats: tuple[Named, ...]
    turns: int
    first: Side
    entrances: tuple[Entrance, ...] = ()
    commanders: tuple[str, ...] = ()


def view(state: State, seat: str | None) -> View:
    """What a seat may know of a state."""
    setting = SETTINGS[state.scenario]
    return View(
        seat,
        position_of(state),
        field_of(state).id,
        tuple(SHOWN[figure.id] for figure in state.figures if figure.id in BY_ID),
        tuple(toll(state, side) for side in Side),
        named(state) if state.combats else (),
        setting.turns,
        setting.first,
        ways_in(state),
        setting.commanders,
    )


@cites("4.0a")
def ways_in(state: State) -> tuple[Entrance, ...]:
    """Where those who wait come in."""
    board, entries = field_of(state).board, SETTINGS[state.scenario].entries
    return tuple(Entrance(each.side, each.turn, board.printed(edge_of(state, each))) for each in entries)


def toll(state: State, side: Side) -> Toll:
    """The losses of a side."""
    return Toll(side, score(state, side.enemy), strength(state, side), score_lines(state, side.enemy))


@cites("R63", "R94", "1.74d")
def named(state: State) -> tuple[Named, ...]:
    """The combats still to be fought, each by who attacks whom now."""
    found = []
    for number, combat in enumerate(state.combats):
        if not combat.is_fought:
            clash = clash_of(state, combat)
            column = 0 if clash is None else max(0, reckoning(state, clash).column)
            is_turned = clash is not None and clash.is_reversed
            pair = (combat.defenders, combat.attackers) if is_turned else (combat.attackers, combat.defenders)
            found.append(Named(number + 1, *pair, column, combat.charge >= 0))
    return tuple(found)


def imagine(view: View) -> State:
    """The one state that a view allows."""
    return state_of(view.position)


def shown(character: Character) -> Shown:
    """A character as his counters show him."""
    return Shown(
        character.id,
        character.side,
        character.kind,
        character.name,
        character.weapon,
        character.is_armoured,
        character.points,
        character.foot,
        character.foot_wounded,
        character.stunned,
        character.mounted,
        character.mounted_wounded,
        character.source,
        character.name_source,
    )


SHOWN = {character.id: shown(character) for character in ROSTER}
