"""What a seat may know: the position, without the places where others hide, and what it means."""

from msgspec import Struct

from gonfalon.games.croisades.frames import Frame, Hiding, Mustering
from gonfalon.games.croisades.pieces import BY_ID, Character, Kind, Side, Values, Weapon
from gonfalon.games.croisades.position import Placed, Position, Underway, position_of, state_of
from gonfalon.games.croisades.recruits import OF_SIDE, Recruit
from gonfalon.games.croisades.rules.combat import clash_of, reckoning
from gonfalon.games.croisades.rules.entering import edge_of
from gonfalon.games.croisades.rules.guessing import guessed_forces
from gonfalon.games.croisades.rules.lurking import (
    hiding_post,
    hiding_stands,
    lair_of,
    lurkers,
    unsearched,
)
from gonfalon.games.croisades.rules.mustering import proposed
from gonfalon.games.croisades.rules.passage import through_lines
from gonfalon.games.croisades.rules.points import breaking_point, score, score_lines, strength
from gonfalon.games.croisades.rules.supposing import bared, hidden_somewhere
from gonfalon.games.croisades.scenarios import SETTINGS, Aim
from gonfalon.games.croisades.state import (
    ON_FOOT,
    State,
    amended,
    field_of,
    first_of,
    is_hidden,
)
from gonfalon.kernel.dice import Dice
from gonfalon.kernel.modifiers import Line, sum_of
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


class Cover(Struct, frozen=True):
    """Who hides, and the hexes in which somebody of his side may still do so as far as everybody knows."""

    side: Side
    hexes: tuple[str, ...]


class Patrol(Struct, frozen=True):
    """The groves that a patrol is to search, how many before it may leave, and what it has brought through.

    With `enough` points it has won, with less than `least` it has lost.
    """

    side: Side
    groves: tuple[str, ...]
    needed: int
    points: int
    lines: tuple[Line, ...]
    enough: int
    least: int


class Troop(Struct, frozen=True):
    """A class as it may be mustered: its price, how many the box has, what it shares them with, and one of its men."""

    id: str
    side: Side
    price: int
    count: int
    troop: str
    is_mounted: bool
    man: Shown


class Forces(Struct, frozen=True):
    """For how many points forces are chosen, from what, and what is proposed; afterwards what a side may lose.

    A side that has lost `breaking` points ends the game with the game turn.
    """

    budget: int
    troops: tuple[Troop, ...] = ()
    proposed: tuple[tuple[str, int], ...] = ()
    breaking: int = 0


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
    cover: Cover | None = None
    patrol: Patrol | None = None
    lady: str = ""
    forces: Forces | None = None


def view(state: State, seat: str | None) -> View:
    """What a seat may know of a state."""
    setting = SETTINGS[state.scenario]
    return View(
        seat,
        seen_by(state, seat),
        field_of(state).id,
        tuple(SHOWN[figure.id] for figure in state.figures if figure.id in BY_ID),
        tuple(toll(state, side) for side in Side),
        named(state) if state.combats else (),
        setting.turns,
        first_of(state),
        ways_in(state),
        setting.commanders,
        cover(state),
        patrol(state),
        setting.lady,
        forces(state, seat),
    )


@cites("4.0c")
def seen_by(state: State, seat: str | None) -> Position:
    """The position without the places of those who hide from a seat; while they set up, nobody else sees how far.

    Nor does it hold what another seat has chosen for its forces.
    """
    position, post = position_of(state), hiding_post(state.scenario)
    if not state.figures:
        position = amended(position, agenda=tuple(sealed(frame, seat) for frame in position.agenda))
    if post is None or seat == post.side:
        return position
    is_under_way = bool(state.agenda) and isinstance(state.agenda[-1], Hiding)
    figures = tuple(
        Placed(each.figure, off="waiting" if is_under_way else "hidden", horse=each.horse)
        if each.off == "hidden"
        else each
        for each in position.figures
    )
    return amended(position, figures=figures, mover=None if position.mover is None else underway(position.mover))


@cites("4.1.5", "R103")
def sealed(frame: Frame, seat: str | None) -> Frame:
    """A frame without the forces that another seat has chosen."""
    return amended(frame, numbers=()) if isinstance(frame, Mustering) and frame.seat != seat else frame


def underway(mover: Underway) -> Underway:
    """A move as the other side sees it, which does not know beside which friends in hiding it leads."""
    if not mover.seen:
        return mover
    last = mover.seen[-1]
    return amended(mover, back=last.at, back_facing=last.facing, seen=())


@cites("4.0c")
def cover(state: State) -> Cover | None:
    """Where, as everybody knows, somebody may still hide; None when nobody does."""
    post = hiding_post(state.scenario)
    is_under_way = bool(state.agenda) and isinstance(state.agenda[-1], Hiding)
    if post is None or is_under_way or not lurkers(state, post.side):
        return None
    hexes, bare = 0, bared(state)
    for each in lurkers(state, post.side):
        open_hexes = unsearched(state, each) & ~bare
        for facing in range(6) if each.horse else (ON_FOOT,):
            stands = hiding_stands(field_of(state), open_hexes, facing)
            hexes |= stands | (field_of(state).board.moved(stands, facing) if facing >= 0 else 0)
    return Cover(post.side, field_of(state).board.printed(hexes))


@cites("4.1.2")
def patrol(state: State) -> Patrol | None:
    """What a patrol has done and has to do; None in other scenarios."""
    setting = SETTINGS[state.scenario]
    if setting.aim is not Aim.PASSAGE:
        return None
    needed = max(each.groves for each in setting.exits)
    lines = through_lines(state)
    return Patrol(setting.first, setting.groves, needed, sum_of(lines), lines, setting.enough, setting.least)


@cites("4.1.5")
def forces(state: State, seat: str | None) -> Forces | None:
    """The budget, and what a seat chooses its forces from while they are chosen; None where a scenario gives them."""
    if not SETTINGS[state.scenario].musters:
        return None
    broken = breaking_point(state)
    if state.figures:
        return Forces(state.options.budget, breaking=broken)
    sides = [side for side in Side if seat in (None, side)]
    troops = tuple(troop(each) for side in sides for each in OF_SIDE[side])
    ours = proposed(state, sides[0]).numbers if seat is not None else ()
    return Forces(state.options.budget, troops, ours, broken)


def troop(recruit: Recruit) -> Troop:
    """A class as it is offered."""
    return Troop(
        recruit.id,
        recruit.side,
        recruit.price,
        len(recruit.men),
        recruit.troop,
        recruit.is_mounted,
        SHOWN[recruit.men[0]],
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


def known(view: View) -> State:
    """The state as far as a view tells it: those of whom it does not know where they hide are nowhere."""
    return state_of(view.position, is_seen=True)


@cites("4.0c", "4.1.5")
def imagine(view: View, dice: Dice) -> State:
    """A state that a view allows: whoever hides unseen does so where he still may, and forces are any that may be."""
    state = known(view)
    if not state.figures:
        return guessed_forces(state, dice)
    lost = [each for each in state.figures if is_hidden(each) and lair_of(state, each.id) is None]
    return hidden_somewhere(state, lost, dice) if lost else state


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


SHOWN = {character.id: shown(character) for character in BY_ID.values()}
