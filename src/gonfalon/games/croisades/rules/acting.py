"""Clauses 1.52 and 1.57: what takes a whole turn, is announced in phase 3 and takes effect in phase 5."""

from gonfalon.games.croisades.actions import Clear, Dismount, Mount
from gonfalon.games.croisades.events import ActBegun, ActLost, Cleared, GotDown, HalfMounted, Mounted
from gonfalon.games.croisades.pieces import BY_ID, DRAFT, Side
from gonfalon.games.croisades.rules.bridles import let_go
from gonfalon.games.croisades.rules.cart_work import worked
from gonfalon.games.croisades.rules.crews import haul_of
from gonfalon.games.croisades.rules.dragging import drag, why_not_drag
from gonfalon.games.croisades.rules.ground import (
    barred,
    closed_ground,
    closed_to,
    held_horses,
    is_in_contact,
    living_for,
)
from gonfalon.games.croisades.rules.harm import riderless, surrounded
from gonfalon.games.croisades.rules.moving import why_closed, why_not_mover
from gonfalon.games.croisades.rules.passing import ended
from gonfalon.games.croisades.state import (
    AWAY,
    ON_FOOT,
    Act,
    Deed,
    Figure,
    Health,
    Stage,
    State,
    amended,
    field_of,
    figure_of,
    has_figure,
    hexes_of,
    is_horse,
    is_living,
    is_up,
    player_turn,
    replace,
    side_of,
    with_figures,
)
from gonfalon.geometry.hexset import Hexes, hexset
from gonfalon.kernel.events import Tell
from gonfalon.kernel.rulebook import Refusal, cites, refuse

CLAUSES = {
    Deed.MOUNT: "1.57a",
    Deed.DISMOUNT: "1.57a",
    Deed.CLEAR: "1.52",
    Deed.HARNESS: "1.59d",
    Deed.UNHARNESS: "1.59d",
    Deed.FILL: "4.1.1",
    Deed.STAVE: "4.1.1",
}


@cites("1.52", "1.57a", "R55")
def why_not_whole_turn(state: State, seat: Side, who: str, clause: str) -> Refusal | None:
    """Why a figure has not its whole turn for one act: it cannot act, has shot, or has moved."""
    refusal = why_not_mover(state, seat, who)
    if refusal is not None:
        return refusal
    figure = figure_of(state, who)
    if figure.shot:
        return refuse(clause, "shot-this-turn", figure=who)
    if state.hauls and haul_of(state, who) is not None:
        return refuse(clause, "hauls-already", figure=who)
    has_begun = figure.moved or (state.mover is not None and state.mover.figure == who)
    return refuse(clause, "moved-this-turn", figure=who) if has_begun else None


@cites("1.57a", "1.57b", "1.57d", "R55", "R57")
def why_not_mount(state: State, action: Mount) -> Refusal | None:
    """Why a figure may not begin to mount a horse: first the man, then the horse, then where he stands."""
    refusal = why_not_whole_turn(state, action.seat, action.figure, "1.57a")
    if refusal is not None:
        return refusal
    figure = figure_of(state, action.figure)
    if figure.horse:
        return refuse("1.57d", "rides-already", figure=figure.id)
    if BY_ID[figure.id].mounted is None:
        return refuse("1.57d", "never-rides", figure=figure.id)
    if not has_figure(state, action.horse) or not is_horse(figure_of(state, action.horse)):
        return refuse("1.57d", "no-such-horse", horse=action.horse)
    if action.horse == DRAFT:
        return refuse("1.59a", "draft-not-ridden", figure=action.figure)
    now = player_turn(state)
    if any(each.horse == action.horse and each.turn == now and each.deed is Deed.MOUNT for each in state.acts):
        return refuse("1.57a", "horse-taken", horse=action.horse)
    return why_no_saddle(state, figure, figure_of(state, action.horse))


@cites("1.51.2", "1.57b", "R57")
def why_no_saddle(state: State, figure: Figure, horse: Figure) -> Refusal | None:
    """Why a horse cannot be mounted from where a man stands."""
    field = field_of(state)
    if not is_living(horse):
        return refuse("1.57d", "no-living-horse", horse=horse.id)
    if hexes_of(field, horse) & closed_ground(field, amended(figure, horse=horse.id)):
        return refuse("1.51.2", "horse-among-trees", horse=horse.id)
    if hexes_of(field, horse) & held_horses(state, side_of(figure).enemy):
        return refuse("R57", "horse-held", horse=horse.id)
    if not flanks(state, horse) >> figure.at & 1:
        return refuse("1.57b", "not-at-its-flank", figure=figure.id, horse=horse.id)
    return None


@cites("1.57b")
def flanks(state: State, horse: Figure) -> Hexes:
    """The two hexes at the sides of a horse or a rider."""
    board = field_of(state).board
    found = (board.step(horse.at, (horse.facing + turn) % 6) for turn in (-1, 1))
    return hexset(at for at in found if at is not None)


@cites("1.57a", "1.57b", "R55")
def why_not_dismount(state: State, action: Dismount) -> Refusal | None:
    """Why a rider may not begin to dismount onto a hex."""
    refusal = why_not_whole_turn(state, action.seat, action.figure, "1.57a")
    if refusal is not None:
        return refusal
    figure = figure_of(state, action.figure)
    if not figure.horse:
        return refuse("1.57a", "is-on-foot", figure=figure.id)
    to = field_of(state).index.get(action.to)
    if to is None:
        return refuse("K3", "no-such-hex", hex=action.to)
    return why_not_down(state, figure, to)


@cites("1.57b", "R55")
def why_not_down(state: State, figure: Figure, to: int) -> Refusal | None:
    """Why a rider cannot get down onto a hex."""
    at = field_of(state).names[to]
    if not flanks(state, figure) >> to & 1:
        return refuse("1.57b", "down-at-the-flank", figure=figure.id, at=at)
    refusal = why_closed(state, amended(figure, facing=ON_FOOT, horse=""), to)
    if refusal is None and living_for(state, side_of(figure)) >> to & 1:
        return refuse("R55", "hex-not-free", figure=figure.id, at=at)
    return refusal


@cites("1.57b", "R55")
def places_down(state: State, figure: Figure) -> Hexes:
    """The hexes onto which a rider could get down: those of which `why_not_down` says nothing."""
    on_foot = amended(figure, facing=ON_FOOT, horse="")
    held = living_for(state, side_of(figure)) | barred(state, side_of(figure))
    return flanks(state, figure) & ~(closed_to(state, on_foot) | held)


@cites("1.52", "R37")
def why_not_clear(state: State, action: Clear) -> Refusal | None:
    """Why two men may not begin to clear a hex."""
    if len(set(action.figures)) != 2 or len(action.figures) != 2:
        return refuse("1.52", "two-men")
    for who in action.figures:
        refusal = why_not_whole_turn(state, action.seat, who, "1.52")
        if refusal is not None:
            return refusal
    field = field_of(state)
    for name in (action.at, action.to):
        if name not in field.index:
            return refuse("K3", "no-such-hex", hex=name)
    return why_no_hands(state, action.figures, action.at) or why_not_drag(state, action.at, action.to, action.horse)


@cites("1.52", "R37")
def why_no_hands(state: State, figures: tuple[str, ...], at: str) -> Refusal | None:
    """Why men cannot drag bodies out of a hex: one rides, is beset, or is not there."""
    field = field_of(state)
    there = field.board.within(field.index[at], 1)
    for figure in (figure_of(state, who) for who in figures):
        if figure.horse:
            return refuse("1.52", "only-on-foot", figure=figure.id)
        if not there >> figure.at & 1:
            return refuse("R37", "not-at-hand", figure=figure.id, at=at)
        if is_in_contact(state, figure):
            return refuse("R37", "hands-bound", figure=figure.id)
    return None


def mount(state: State, action: Mount, tell: Tell) -> State:
    """Announce that a man mounts."""
    return announced(state, Act(Deed.MOUNT, (action.figure,), player_turn(state), horse=action.horse), tell)


def dismount(state: State, action: Dismount, tell: Tell) -> State:
    """Announce that a rider dismounts."""
    return announced(state, Act(Deed.DISMOUNT, (action.figure,), player_turn(state), to=action.to), tell)


def clear(state: State, action: Clear, tell: Tell) -> State:
    """Announce that two men clear a hex."""
    act = Act(Deed.CLEAR, action.figures, player_turn(state), action.horse, action.at, action.to)
    return announced(state, act, tell)


@cites("1.52", "1.57a")
def announced(state: State, act: Act, tell: Tell) -> State:
    """The state with an act announced: whoever moved before has finished, and those who act do not move."""
    state = ended(state)
    tell(
        ActBegun(
            clause=CLAUSES[act.deed],
            deed=act.deed,
            figures=act.figures,
            horse=act.horse,
            at=act.at,
            to=act.to,
            barrel=act.barrel,
        )
    )
    men = (amended(figure_of(state, who), is_done=True) for who in act.figures)
    return with_figures(state, *men, acts=(*state.acts, act))


@cites("1.21e", "1.52", "1.57a")
def take_effect(state: State, tell: Tell) -> State:
    """Phase 5: the acts of this turn take effect in the order in which they were announced, or come to nothing."""
    now = player_turn(state)
    for number, act in enumerate(state.acts):
        if act.turn == now and act.stage is Stage.ANNOUNCED:
            state, stage = done(state, act, tell)
            if stage is Stage.LOST:
                tell(ActLost(clause=CLAUSES[act.deed], deed=act.deed, figures=act.figures))
            acts = (*state.acts[:number], amended(act, stage=stage), *state.acts[number + 1 :])
            state = replace(state, acts=acts)
    return surrounded(state, tell)


def done(state: State, act: Act, tell: Tell) -> tuple[State, Stage]:
    """What comes of an act, and how far it is then."""
    if not all(is_up(figure_of(state, who)) for who in act.figures):
        return state, Stage.LOST
    match act.deed:
        case Deed.MOUNT:
            return mounted(state, act, tell)
        case Deed.DISMOUNT:
            return got_down(state, act, tell)
        case Deed.CLEAR:
            return cleared(state, act, tell)
        case Deed.HARNESS | Deed.UNHARNESS | Deed.FILL | Deed.STAVE:
            return worked(state, act, tell)


@cites("1.57a", "1.57c", "1.57d", "R55")
def mounted(state: State, act: Act, tell: Tell) -> tuple[State, Stage]:
    """Put a man into the saddle; one who is wounded only if he began with it in his turn before."""
    figure, horse = figure_of(state, act.figures[0]), figure_of(state, act.horse)
    if figure.horse or why_no_saddle(state, figure, horse) is not None:
        return state, Stage.LOST
    if figure.health is Health.WOUNDED and not has_begun(state, act):
        tell(HalfMounted(clause="1.57c", figure=figure.id, horse=horse.id))
        return state, Stage.HALF
    state = let_go(state, figure.id, "R57", tell)
    tell(Mounted(clause="1.57d", figure=figure.id, horse=horse.id))
    rider = amended(figure, at=horse.at, facing=horse.facing, horse=horse.id)
    led = Figure(horse.id, AWAY)
    return with_figures(state, rider, led), Stage.DONE


@cites("1.57c")
def has_begun(state: State, act: Act) -> bool:
    """Whether a man began to mount the same horse in his turn before and was not kept from it since."""
    before = act.turn - 2
    return any(
        each.stage is Stage.HALF and (each.turn, each.figures, each.horse) == (before, act.figures, act.horse)
        for each in state.acts
    )


@cites("1.57a", "R55")
def got_down(state: State, act: Act, tell: Tell) -> tuple[State, Stage]:
    """Put a rider on his feet beside his horse, which stays as it is."""
    figure, to = figure_of(state, act.figures[0]), field_of(state).index[act.to]
    if not figure.horse or why_not_down(state, figure, to) is not None:
        return state, Stage.LOST
    state = let_go(state, figure.id, "R57", tell)
    tell(GotDown(clause="1.57a", figure=figure.id, horse=figure.horse, at=act.to))
    horse = riderless(state, figure, Health.HEALTHY)
    return with_figures(state, horse, amended(figure, at=to, facing=ON_FOOT, horse="")), Stage.DONE


@cites("1.52", "R37")
def cleared(state: State, act: Act, tell: Tell) -> tuple[State, Stage]:
    """Drag bodies out of a hex."""
    is_barred = why_no_hands(state, act.figures, act.at) or why_not_drag(state, act.at, act.to, act.horse)
    if is_barred is not None:
        return state, Stage.LOST
    dragged, is_sunk = drag(state, act.at, act.to, act.horse)
    ids = tuple(each.id for each in dragged)
    tell(Cleared(clause="1.52", figures=act.figures, bodies=ids, at=act.at, to=act.to, is_sunk=is_sunk))
    return with_figures(state, *dragged), Stage.DONE
