"""Open set-up: who is put where before play, within the hexes that a scenario names, and when a side is ready."""

from gonfalon.games.croisades.actions import Arrange, Confirm, Lift, Place
from gonfalon.games.croisades.arrivals import Arranged, Deployed, Lifted, Placed
from gonfalon.games.croisades.frames import BeginTurn, Frame, Placing
from gonfalon.games.croisades.pieces import BY_ID, CROSSBOW, HORSE_OF, Side
from gonfalon.games.croisades.rules.ground import closed_ground, held_by_others
from gonfalon.games.croisades.scenarios import SETTINGS, Post, Setting
from gonfalon.games.croisades.state import (
    AWAY,
    DEFENSIVE,
    ON_FOOT,
    UNMARKED,
    WAITING,
    Choice,
    Figure,
    State,
    amended,
    field_of,
    figure_of,
    front_of,
    has_figure,
    is_horse,
    is_waiting,
    replace,
    side_of,
    with_figure,
    with_figures,
)
from gonfalon.geometry.hexset import Hexes
from gonfalon.kernel.events import Tell
from gonfalon.kernel.rulebook import Refusal, cites, refuse


@cites("1.2a", "4.0a")
def mustered(setting: Setting) -> list[Figure]:
    """Those who begin off the map, riders in the saddle, and the horses under them."""
    found = []
    for name in setting.forces:
        horse = HORSE_OF.get(name, "")
        found.append(Figure(name, WAITING, horse=horse))
        if horse:
            found.append(Figure(horse, AWAY))
    return found


@cites("1.2a")
def opening(setting: Setting, after: Side | None = None) -> tuple[Frame, ...]:
    """What is asked first, or after a side has set up: the next to set up, else the first turn begins."""
    sides = [post.side for post in setting.posts]
    rest = sides if after is None else sides[sides.index(after) + 1 :]
    return (Placing(rest[0]) if rest else BeginTurn(setting.first),)


def clause_of(state: State) -> str:
    """The clause of the scenario, which says who sets up where."""
    return SETTINGS[state.scenario].clause


def post_of(state: State, side: Side) -> Post:
    """Where a side sets up."""
    return next(post for post in SETTINGS[state.scenario].posts if post.side is side)


@cites("4.1.6")
def area(state: State, side: Side) -> Hexes:
    """The hexes within which a side sets up, riders with both halves."""
    post, field = post_of(state, side), field_of(state)
    return field.board.within(field.index[post.centre], post.within)


@cites("4.1.6")
def room(state: State, figure: Figure) -> Hexes:
    """The hexes where a figure, or a half of it, may be set up: within the area, of lawful ground, nobody else's."""
    held = held_by_others(state, figure)
    return area(state, side_of(figure)) & ~(closed_ground(field_of(state), figure) | held)


def stands(state: State, figure: Figure, facing: int) -> Hexes:
    """The hexes, of a rider the rear ones, where a figure that looks that way may be set up."""
    open_hexes, board = room(state, figure), field_of(state).board
    if facing < 0:
        return open_hexes
    fronts = board.moved(open_hexes, facing) & open_hexes
    return board.moved(fronts, board.opposite(facing))


@cites("4.1.6", "A3e")
def why_not_place(state: State, action: Place) -> Refusal | None:
    """Why a figure may not be set up so: first the figure, then how it looks, then its hexes."""
    refusal = why_not_own(state, action.seat, action.figure)
    if refusal is not None:
        return refusal
    figure, field = figure_of(state, action.figure), field_of(state)
    at = field.index.get(action.to)
    if at is None:
        return refuse("K3", "no-such-hex", hex=action.to)
    refusal = why_not_facing(figure, action.facing)
    if refusal is not None:
        return refusal
    facing = field.board.directions.index(action.facing) if action.facing else ON_FOOT
    if (figure.at, figure.facing) == (at, facing):
        return refuse(clause_of(state), "placed-there", figure=figure.id, at=action.to)
    front = at if facing < 0 else field.board.step(at, facing)
    if front is None:
        return refuse("A3e", "front-beyond", figure=figure.id, at=action.to)
    return why_no_room(state, figure, at) or why_no_room(state, figure, front)


def why_not_own(state: State, side: Side, id: str) -> Refusal | None:
    """Why a figure is not the side's to set up."""
    if not has_figure(state, id):
        return refuse("K3", "not-in-this-game", figure=id)
    figure = figure_of(state, id)
    if side_of(figure) is not side:
        return refuse(clause_of(state), "not-yours", figure=id)
    return refuse("1.58a", "horse-stands", figure=id) if is_horse(figure) else None


@cites("A3e", "R89")
def why_not_facing(figure: Figure, facing: str) -> Refusal | None:
    """Why a figure cannot look so: a rider looks somewhere, and a man on foot nowhere."""
    if bool(figure.horse) == bool(facing):
        return None
    return (
        refuse("A3e", "needs-facing", figure=figure.id)
        if figure.horse
        else refuse("R89", "has-no-facing", figure=figure.id)
    )


@cites("4.1.6", "A3e", "1.51.2", "1.51.3")
def why_no_room(state: State, figure: Figure, at: int) -> Refusal | None:
    """Why a hex cannot be one of a figure's at set-up."""
    field = field_of(state)
    name = field.names[at]
    if not area(state, side_of(figure)) >> at & 1:
        post = post_of(state, side_of(figure))
        return refuse(
            clause_of(state), "outside-post", figure=figure.id, at=name, centre=post.centre, hexes=post.within
        )
    if closed_ground(field, figure) >> at & 1:
        clause = "1.51.2" if figure.horse else "1.51.3"
        return refuse(clause, "ground-closed", figure=figure.id, at=name, terrain=field.terrain(at))
    if held_by_others(state, figure) >> at & 1:
        return refuse("A3e", "hex-taken", figure=figure.id, at=name)
    return None


def place(state: State, action: Place, tell: Tell) -> State:
    """Put a figure on its hexes."""
    field = field_of(state)
    facing = field.board.directions.index(action.facing) if action.facing else ON_FOOT
    after = amended(figure_of(state, action.figure), at=field.index[action.to], facing=facing)
    front = field.names[front_of(field, after)]
    tell(Placed(clause=clause_of(state), figure=action.figure, at=front, facing=action.facing))
    return with_figure(state, after)


@cites("4.1.6")
def why_not_lift(state: State, action: Lift) -> Refusal | None:
    """Why a figure cannot be taken back into the hand."""
    refusal = why_not_own(state, action.seat, action.figure)
    if refusal is None and is_waiting(figure_of(state, action.figure)):
        return refuse(clause_of(state), "in-hand", figure=action.figure)
    return refusal


def lift(state: State, action: Lift, tell: Tell) -> State:
    """Take a figure back into the hand."""
    tell(Lifted(clause=clause_of(state), figure=action.figure))
    return with_figure(state, amended(figure_of(state, action.figure), at=WAITING, facing=ON_FOOT))


@cites("4.1.6")
def why_not_arrange(state: State, action: Arrange) -> Refusal | None:
    """Why the program has nothing to arrange: the preset stands already."""
    return refuse(clause_of(state), "arranged-already") if arranged(state, action.seat) == state else None


def arrange(state: State, action: Arrange, tell: Tell) -> State:
    """Set a whole side up as the scenario proposes."""
    tell(Arranged(clause=clause_of(state), side=action.seat, how=action.how))
    return arranged(state, action.seat)


def arranged(state: State, side: Side) -> State:
    """The state with a side as the scenario proposes."""
    field, found = field_of(state), []
    for name, at, facing in SETTINGS[state.scenario].preset:
        if BY_ID[name].side is side and has_figure(state, name):
            way = field.board.directions.index(facing) if facing else ON_FOOT
            found.append(amended(figure_of(state, name), at=field.index[at], facing=way))
    return with_figures(state, *found)


@cites("4.1.6")
def why_not_confirm(state: State, action: Confirm) -> Refusal | None:
    """Why a side is not ready: somebody is still in hand."""
    waiting = in_hand(state, action.seat)
    return refuse(clause_of(state), "figures-in-hand", figure=waiting[0], count=len(waiting)) if waiting else None


def in_hand(state: State, side: Side) -> tuple[str, ...]:
    """Those of a side who are still to be set up."""
    return tuple(each.id for each in state.figures if is_waiting(each) and side_of(each) is side)


@cites("1.2a", "R4")
def confirm(state: State, action: Confirm, tell: Tell) -> State:
    """A side is ready: crossbowmen of the side that moves second are marked for defence; then the next, or play."""
    setting, side = SETTINGS[state.scenario], action.seat
    tell(Deployed(clause=clause_of(state), side=side))
    figures = tuple(
        amended(each, mark=first_mark(setting, each.id)) if side_of(each) is side else each for each in state.figures
    )
    return replace(state, figures=figures, agenda=opening(setting, side))


@cites("R4")
def first_mark(setting: Setting, id: str) -> Choice:
    """How a figure that is on the map as play begins is marked: for defence, if its side moves second."""
    character = BY_ID.get(id)
    is_ready = character is not None and character.side is not setting.first and character.weapon is CROSSBOW
    return DEFENSIVE if is_ready else UNMARKED
