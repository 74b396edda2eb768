"""Set-up, open or hidden: who is put where before play, within the hexes that a scenario names, and who is ready."""

from gonfalon.games.croisades.actions import Arrange, Confirm, Lift, Place
from gonfalon.games.croisades.arrivals import Arranged, Deployed, Lifted, Placed
from gonfalon.games.croisades.frames import BeginTurn, Frame, Hiding, Placing
from gonfalon.games.croisades.pieces import BY_ID, CROSSBOW, HORSE_OF, PLACES, Side
from gonfalon.games.croisades.rules.ground import closed_ground, held_by_others
from gonfalon.games.croisades.rules.lurking import hiding_area, hiding_ground, hiding_stands, lair_of, nooks
from gonfalon.games.croisades.scenarios import SETTINGS, Post, Setting
from gonfalon.games.croisades.state import (
    AWAY,
    DEFENSIVE,
    HIDDEN,
    ON_FOOT,
    UNMARKED,
    WAITING,
    Choice,
    Figure,
    Lair,
    Options,
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
from gonfalon.kernel.events import Event, Tell, Whisper
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
    if not rest:
        return (BeginTurn(setting.first),)
    is_hidden = any(post.is_hidden for post in setting.posts if post.side is rest[0])
    return (Hiding(rest[0]) if is_hidden else Placing(rest[0]),)


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
    if post.is_hidden:
        return hiding_area(state.scenario, post)
    return field.board.within(field.index[post.centre], post.within)


@cites("4.1.6")
def room(state: State, figure: Figure) -> Hexes:
    """The hexes where a figure, or a half of it, may be set up: within the area, of lawful ground, nobody else's."""
    held, field, post = held_by_others(state, figure), field_of(state), post_of(state, side_of(figure))
    found = area(state, side_of(figure)) & ~(closed_ground(field, figure) | held)
    return found & hiding_ground(field, post, figure) if post.is_hidden else found


def stands(state: State, figure: Figure, facing: int) -> Hexes:
    """The hexes, of a rider the rear ones, where a figure that looks that way may be set up."""
    open_hexes, board = room(state, figure), field_of(state).board
    if post_of(state, side_of(figure)).is_hidden:
        return hiding_stands(field_of(state), open_hexes, facing)
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
    if stand_of(state, figure) == (at, facing):
        return refuse(clause_of(state), "placed-there", figure=figure.id, at=action.to)
    front = at if facing < 0 else field.board.step(at, facing)
    if front is None:
        return refuse("A3e", "front-beyond", figure=figure.id, at=action.to)
    return why_no_room(state, figure, at) or why_no_room(state, figure, front) or why_in_sight(state, figure, at, front)


def stand_of(state: State, figure: Figure) -> tuple[int, int]:
    """Where somebody was set up and how he looks, in hiding or in the open."""
    lair = lair_of(state, figure.id)
    return (figure.at, figure.facing) if lair is None else (lair.at, lair.facing)


@cites("4.0c")
def why_in_sight(state: State, figure: Figure, rear: int, front: int) -> Refusal | None:
    """Why a rider cannot hide there: neither of his hexes is scrub or next to a tree."""
    field = field_of(state)
    if rear == front or not post_of(state, side_of(figure)).is_hidden or nooks(field) & (1 << rear | 1 << front):
        return None
    return refuse("4.0c", "no-nook", figure=figure.id, at=field.names[front])


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
    name, post = field.names[at], post_of(state, side_of(figure))
    if not area(state, side_of(figure)) >> at & 1:
        return why_outside(state, post, figure, name)
    if closed_ground(field, figure) >> at & 1:
        clause = "1.51.2" if figure.horse else "1.51.3"
        return refuse(clause, "ground-closed", figure=figure.id, at=name, terrain=field.terrain(at))
    if post.is_hidden and not hiding_ground(field, post, figure) >> at & 1:
        if figure.id in post.among_trees:
            return refuse("4.0c", "no-hiding-tree", figure=figure.id, at=name)
        return refuse("4.0c", "no-hiding-place", figure=figure.id, at=name, terrain=field.terrain(at))
    if held_by_others(state, figure) >> at & 1:
        return refuse("A3e", "hex-taken", figure=figure.id, at=name)
    return None


@cites("4.0c", "4.1.6")
def why_outside(state: State, post: Post, figure: Figure, at: str) -> Refusal:
    """The refusal of a hex beyond those of the set-up."""
    if not post.is_hidden:
        return refuse(clause_of(state), "outside-post", figure=figure.id, at=at, centre=post.centre, hexes=post.within)
    (first, last), (left, right) = post.rows, post.columns
    return refuse(
        clause_of(state), "outside-cover", figure=figure.id, at=at, top=first, bottom=last, left=left, right=right
    )


def place(state: State, action: Place, tell: Tell) -> State:
    """Put a figure on its hexes."""
    field = field_of(state)
    facing = field.board.directions.index(action.facing) if action.facing else ON_FOOT
    after = amended(figure_of(state, action.figure), at=field.index[action.to], facing=facing)
    front = field.names[front_of(field, after)]
    _tell(
        state, action.seat, Placed(clause=clause_of(state), figure=action.figure, at=front, facing=action.facing), tell
    )
    return hidden_at(state, after) if post_of(state, action.seat).is_hidden else with_figure(state, after)


def _tell(state: State, side: Side, event: Event, tell: Tell) -> None:
    """Tell of a set-up: of a hidden one only to the side whose it is."""
    is_secret = post_of(state, side).is_hidden
    tell(Whisper(clause=event.clause, to=(side,), event=event) if is_secret else event)


@cites("4.0c", "1.11")
def hidden_at(state: State, *figures: Figure) -> State:
    """The state in which figures hide where they are put."""
    by_id = {lair.figure: lair for lair in state.hidden}
    by_id |= {each.id: Lair(each.id, each.at, each.facing) for each in figures}
    hidden = tuple(sorted(by_id.values(), key=lambda lair: PLACES[lair.figure]))
    return with_figures(state, *(amended(each, at=HIDDEN, facing=ON_FOOT) for each in figures), hidden=hidden)


@cites("4.1.6")
def why_not_lift(state: State, action: Lift) -> Refusal | None:
    """Why a figure cannot be taken back into the hand."""
    refusal = why_not_own(state, action.seat, action.figure)
    if refusal is None and is_waiting(figure_of(state, action.figure)):
        return refuse(clause_of(state), "in-hand", figure=action.figure)
    return refusal


def lift(state: State, action: Lift, tell: Tell) -> State:
    """Take a figure back into the hand."""
    _tell(state, action.seat, Lifted(clause=clause_of(state), figure=action.figure), tell)
    in_hand = amended(figure_of(state, action.figure), at=WAITING, facing=ON_FOOT)
    return with_figure(state, in_hand, hidden=tuple(each for each in state.hidden if each.figure != action.figure))


@cites("4.1.6")
def why_not_arrange(state: State, action: Arrange) -> Refusal | None:
    """Why the program has nothing to arrange: the preset stands already."""
    return refuse(clause_of(state), "arranged-already") if arranged(state, action.seat) == state else None


def arrange(state: State, action: Arrange, tell: Tell) -> State:
    """Set a whole side up as the scenario proposes."""
    _tell(state, action.seat, Arranged(clause=clause_of(state), side=action.seat, how=action.how), tell)
    return arranged(state, action.seat)


def arranged(state: State, side: Side) -> State:
    """The state with a side as the scenario proposes."""
    field, found = field_of(state), []
    for name, at, facing in SETTINGS[state.scenario].preset:
        if BY_ID[name].side is side and has_figure(state, name):
            way = field.board.directions.index(facing) if facing else ON_FOOT
            found.append(amended(figure_of(state, name), at=field.index[at], facing=way))
    return hidden_at(state, *found) if post_of(state, side).is_hidden else with_figures(state, *found)


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
        amended(each, mark=first_mark(state.options, setting, each.id)) if side_of(each) is side else each
        for each in state.figures
    )
    return replace(state, figures=figures, agenda=opening(setting, side))


@cites("D1.34", "R4", "R7")
def first_mark(options: Options, setting: Setting, id: str) -> Choice:
    """How a figure that is on the map as play begins is marked: for defence, if its side moves second."""
    character = BY_ID.get(id)
    is_ready = character is not None and character.side is not setting.first and character.weapon is CROSSBOW
    return DEFENSIVE if is_ready and not options.no_fire_markers else UNMARKED
