"""Chapters 1.31, 1.5, 1.54 and 1.55: moving figures hex by hex, and why one may not go where it is told to."""

from gonfalon.games.croisades.actions import Halt, Step, Turn
from gonfalon.games.croisades.events import Stepped, TurnedAbout
from gonfalon.games.croisades.frames import Stride
from gonfalon.games.croisades.map import Field
from gonfalon.games.croisades.pieces import BY_ID, CROSSBOW, DRAFT, Side
from gonfalon.games.croisades.rules.absent import why_off
from gonfalon.games.croisades.rules.allowances import allowance, points_left
from gonfalon.games.croisades.rules.bridles import leads, setting_out
from gonfalon.games.croisades.rules.busy import act_of
from gonfalon.games.croisades.rules.crews import haul_of
from gonfalon.games.croisades.rules.defending import under_fire
from gonfalon.games.croisades.rules.finding import openly
from gonfalon.games.croisades.rules.giving_way import last_places
from gonfalon.games.croisades.rules.ground import (
    HALF_TURN,
    able_to_attack,
    barred,
    besides,
    closed_by_bridle,
    closed_ground,
    could_enter,
    entry_cost,
    rider_stand,
)
from gonfalon.games.croisades.rules.harm import surrounded
from gonfalon.games.croisades.rules.infiltrating import infiltrate
from gonfalon.games.croisades.rules.passing import after_harm, ended
from gonfalon.games.croisades.rules.reaching import can_get_to_an_end
from gonfalon.games.croisades.rules.resting import has_room, may_rest
from gonfalon.games.croisades.rules.rolling import place_of_rest, why_owed, why_stands_wrong
from gonfalon.games.croisades.state import (
    DEAD,
    STUNNED,
    UNMARKED,
    Figure,
    Mover,
    State,
    amended,
    field_of,
    figure_of,
    front_of,
    has_figure,
    hexes_of,
    holder_at,
    is_horse,
    popped,
    pushed,
    replace,
    side_of,
    values_of,
    with_figure,
)
from gonfalon.kernel.dice import Dice
from gonfalon.kernel.events import Tell, unheard
from gonfalon.kernel.rulebook import Refusal, cites, refuse

CROSSBOWMEN = frozenset(each.id for each in BY_ID.values() if each.weapon is CROSSBOW)


def mover_of(state: State, figure: Figure) -> Mover:
    """The move of a figure: the one under way, or a new one."""
    if state.mover is not None and state.mover.figure == figure.id:
        return state.mover
    back = place_of_rest(state, figure) if state.hauls else figure.at
    return Mover(figure.id, allowance(state.options, figure), back, figure.facing)


@cites("1.5b", "1.57a", "1.58a", "A3b", "1.31d", "1.56j", "R34", "R47", "R100")
def why_not_mover(state: State, seat: Side, id: str) -> Refusal | None:
    """Why a figure may not move at all now."""
    if not has_figure(state, id):
        return refuse("K3", "not-in-this-game", figure=id)
    figure = figure_of(state, id)
    if side_of(figure) is not seat:
        return refuse("1.5b", "not-yours", figure=id)
    if is_horse(figure):
        return refuse("1.58a", "horse-stands", figure=id)
    if figure.health is DEAD:
        return refuse("C5g", "is-dead", figure=id)
    if figure.health is STUNNED:
        return refuse("A3b", "is-stunned", figure=id)
    refusal = why_off(figure)
    if refusal is not None:
        return refusal
    if any(charge.rider == id for charge in state.charges):
        return refuse("1.56j", "charges-only", figure=id)
    if act_of(state, figure) is not None:
        return refuse("1.57a", "is-busy", figure=id)
    if figure.is_done:
        return refuse("R34", "move-over", figure=id)
    if figure.mark is not UNMARKED:
        return refuse("1.31d", "marked-stays", figure=id)
    if figure.shot and id in CROSSBOWMEN:
        return refuse("1.31d", "crossbow-stays", figure=id)
    return why_held(state, id)


@cites("R34", "R56", "R100")
def why_held(state: State, id: str = "") -> Refusal | None:
    """Why nobody else may act: the mover stands where he may not end, or is still to set down what he holds."""
    mover = state.mover
    if mover is not None and mover.figure == id:
        return None
    if state.hauls:
        refusal = why_owed(state, id)
        if refusal is not None:
            return refusal
    # Where no hex is shared nobody stands with another.
    if mover is None or not (state.lay.shared or mover.held or state.hidden or state.hauls):
        return None
    if not may_rest(state, figure_of(state, mover.figure)):
        return refuse("R100", "must-go-on", figure=mover.figure)
    return refuse("R34", "sets-down-first", figure=mover.figure) if mover.held and id else None


@cites("1.5a", "1.55a")
def why_not_step(state: State, action: Step) -> Refusal | None:
    """Why a figure may not enter a hex: first the figure, then the hex, then the points."""
    refusal = why_not_mover(state, action.seat, action.figure)
    if refusal is not None:
        return refusal
    state = as_begun(state, action.figure)
    figure, field = figure_of(state, action.figure), field_of(state)
    to = field.index.get(action.to)
    if to is None:
        return refuse("K3", "no-such-hex", hex=action.to)
    refusal, stand = why_closed(state, figure, to), stepped(state, figure, to)
    if refusal is None and stand is None:
        return refuse("1.55a" if figure.horse else "1.5a", "not-beside", figure=figure.id, at=action.to)
    return refusal if stand is None else refusal or why_too_dear(state, figure, to, stand)


@cites("R56")
def as_begun(state: State, id: str) -> State:
    """The state in which one who leads horses has set out, with them in hand; for all others the state itself."""
    return begun(state, figure_of(state, id)) if leads(state, id) else state


@cites("1.55a", "R43")
def stepped(state: State, figure: Figure, to: int) -> tuple[int, int, int] | None:
    """Where a figure is after a step into a hex: hex or rear hex, facing, surcharge; None when it is not beside it."""
    field = field_of(state)
    if figure.facing < 0:
        return (to, figure.facing, 0) if field.board.neighbours[figure.at] >> to & 1 else None
    return rider_stand(field, figure.at, figure.facing, to)


@cites("1.51.1", "1.51.2", "1.51.3", "1.51.5", "D1.8", "R36")
def why_closed(state: State, figure: Figure, to: int) -> Refusal | None:
    """Why a hex is closed to a figure: its ground, its bodies, or who holds it."""
    field = field_of(state)
    at = field.names[to]
    if closed_ground(field, figure) >> to & 1:
        clause = "1.51.2" if figure.horse else "1.51.3"
        return refuse(clause, "ground-closed", figure=figure.id, at=at, terrain=field.terrain(to))
    if closed_by_bridle(state, figure) >> to & 1:
        return refuse("D1.8", "caparison-in-water", figure=figure.id, at=at)
    if state.lay.carted >> to & 1 and (figure.horse or figure.facing >= 0):
        return refuse("1.59e", "cart-in-the-way", figure=figure.id, at=at)
    if not could_enter(state, figure, to):
        return refuse("1.51.5", "bodies-close", figure=figure.id, at=at)
    if barred(state, side_of(figure)) >> to & 1:
        holder = holder_at(state, to)
        assert holder is not None
        clause = "R36" if is_horse(holder) else "1.51.1"
        return refuse(clause, "held-against", figure=figure.id, at=at, by=holder.id)
    return None


@cites("1.5a", "1.31c", "1.55a", "R34", "R100")
def why_too_dear(state: State, figure: Figure, to: int, stand: tuple[int, int, int]) -> Refusal | None:
    """Why a figure has not the points for a hex, or not those to get from it to a place where it may end."""
    left, cost = points_left(state, figure), stand[2] + entry_cost(state, to, figure.facing >= 0)
    at = field_of(state).names[to]
    if cost > left:
        is_halved = allowance(state.options, figure) < values_of(figure).moves
        return refuse("1.31c" if is_halved else "1.5a", "too-dear", figure=figure.id, at=at, cost=cost, left=left)
    if not can_end_later(state, figure, stand, left - cost):
        haul = haul_of(state, figure.id) if state.hauls else None
        if haul is not None:
            return refuse("R59" if haul.what == DRAFT else "R61", "must-stay-by", figure=figure.id, what=haul.what)
        return refuse("R100", "no-way-out", figure=figure.id, at=at, left=left - cost)
    return None


@cites("R100")
def can_end_later(state: State, figure: Figure, stand: tuple[int, int, int], left: int) -> bool:
    """Whether a figure, once there, could still get to a place where it may end."""
    return can_get_to_an_end(state, amended(figure, at=stand[0], facing=stand[1]), left)


@cites("1.55b", "R11", "R100")
def why_not_turn(state: State, action: Turn) -> Refusal | None:
    """Why a figure may not turn about."""
    refusal = why_not_mover(state, action.seat, action.figure)
    if refusal is not None:
        return refusal
    state = as_begun(state, action.figure)
    figure = figure_of(state, action.figure)
    if not figure.horse:
        return refuse("R89", "has-no-facing", figure=figure.id)
    left = points_left(state, figure)
    if left < HALF_TURN:
        return refuse("1.55b", "too-dear-to-turn", figure=figure.id, cost=HALF_TURN, left=left)
    if not can_get_to_an_end(state, turned(state, figure), left - HALF_TURN):
        return refuse("R100", "no-way-out-turned", figure=figure.id, left=left - HALF_TURN)
    return None


def turned(state: State, figure: Figure) -> Figure:
    """A rider who has turned about on the spot."""
    return amended(figure, at=front_of(field_of(state), figure), facing=(figure.facing + 3) % 6)


@cites("1.5b", "R100")
def why_not_halt(state: State, action: Halt) -> Refusal | None:
    """Why no move can be ended."""
    if state.mover is None:
        return refuse("1.5b", "nobody-moves")
    # Who has led the horse follows when it has come to a stand, and a crew when one of it has.
    if state.mover.figure == DRAFT:
        return why_stands_wrong(state)
    if not state.hauls:
        return why_held(state)
    is_settled = may_rest(state, figure_of(state, state.mover.figure))
    return None if is_settled else refuse("R100", "must-go-on", figure=state.mover.figure)


def halt(state: State, action: Halt, tell: Tell) -> State:
    """End the move under way."""
    return ended(state)


@cites("1.5b", "R34")
def begun(state: State, figure: Figure) -> State:
    """The state with a figure's move under way; whoever moved before has finished."""
    if state.mover is not None and state.mover.figure == figure.id:
        return state
    mover = mover_of(state, figure)
    state = with_figure(ended(state), amended(figure, moved=True), mover=mover)
    return setting_out(state, figure.id)


@cites("1.5a", "1.54a", "R40")
def step(state: State, action: Step, tell: Tell) -> State:
    """Let a figure set out for a hex."""
    return pushed(begun(state, figure_of(state, action.figure)), Stride(action.figure, action.to))


@cites("1.54a", "1.54c", "1.33b", "R11", "R39", "R40")
def stride(state: State, work: Stride, dice: Dice, tell: Tell) -> State:
    """Roll for the hex that is left, then take the step, if the figure still can; then the other side may shoot."""
    setting_out, to = popped(state), field_of(state).index[work.to]
    figure = figure_of(state, work.figure)
    state = leave(setting_out, figure, to, dice, tell)
    if state.mover is None:
        return state
    if state is not setting_out:
        figure = figure_of(state, work.figure)
        stand = stepped(state, figure, to)
        assert stand is not None
        if why_too_dear(state, figure, to, stand) is not None:
            # The die for this hex has fallen, whichever way he leaves it later.
            return after_harm(replace(state, mover=amended(state.mover, front=False)), tell)
    return under_fire(enter(state, figure, to, tell), figure)


@cites("1.54a", "1.54c", "R39", "R41")
def leave(state: State, figure: Figure, to: int, dice: Dice, tell: Tell) -> State:
    """Roll for the hex that a figure leaves wholly, if it entered it on this move and enemies watch it."""
    crossed = crossed_hex(state, figure, to)
    watchers = [] if crossed < 0 else able_to_attack(state, crossed, side_of(figure).enemy)
    return infiltrate(state, figure.id, crossed, watchers, dice, tell) if watchers else state


@cites("1.54a", "R39")
def crossed_hex(state: State, figure: Figure, to: int) -> int:
    """The hex that a step leaves wholly and that was entered on this move; -1 when there is none."""
    mover = state.mover
    if mover is None or mover.figure != figure.id:
        return -1
    if figure.facing < 0:
        return figure.at if mover.front else -1
    stand = stepped(state, figure, to)
    assert stand is not None
    if stand[0] == figure.at:
        return front_of(field_of(state), figure) if mover.front else -1
    return figure.at if mover.rear else -1


@cites("1.5a", "1.31e", "1.33d", "1.55a", "R6", "R12", "R91")
def enter(state: State, figure: Figure, to: int, tell: Tell, *, is_charge: bool = False) -> State:
    """Take a step: pay for it, and remember what the rules ask of the way."""
    mover, stand, field = state.mover, stepped(state, figure, to), field_of(state)
    assert mover is not None
    assert stand is not None
    rear, facing, extra = stand
    cost = extra + entry_cost(state, to, figure.facing >= 0)
    is_swing = facing >= 0 and rear == figure.at
    spent = figure.spent + cost
    after = amended(
        figure,
        at=rear,
        facing=facing,
        spent=spent,
        is_far=figure.is_far or spent > values_of(figure).moves // 2,
        moved=True,
    )
    # Simulations listen to nothing, and hear of no step.
    if tell is not unheard:
        tell(told_step(field, figure, after, to, cost, is_charge=is_charge))
    may_stay = not hexes_of(field, after) & besides(state.lay, hexes_of(field, figure))
    if mover.held:
        may_stay = may_stay and has_room(openly(state), after)
    (back, back_facing), seen = last_places(state, mover, after, may_stay=may_stay)
    mover = Mover(
        figure.id,
        left=mover.left - cost,
        since=mover.since + 1 if mover.since >= 0 else -1,
        front=True,
        rear=mover.rear if is_swing else mover.front,
        back=back,
        back_facing=back_facing,
        held=mover.held,
        seen=seen,
    )
    return surrounded(with_figure(state, after, mover=mover), tell)


def told_step(field: Field, before: Figure, after: Figure, to: int, cost: int, *, is_charge: bool) -> Stepped:
    """A step as it is told."""
    is_rider = after.facing >= 0
    return Stepped(
        clause="1.56a" if is_charge else "1.55a" if is_rider else "1.5a",
        figure=after.id,
        start=field.names[front_of(field, before)],
        to=field.names[to],
        cost=cost,
        facing=field.board.directions[after.facing] if is_rider else "",
        is_charge=is_charge,
    )


@cites("1.55b", "R11")
def turn(state: State, action: Turn, tell: Tell) -> State:
    """Let a rider turn about on the spot; then the other side may shoot."""
    state = begun(state, figure_of(state, action.figure))
    figure, mover = figure_of(state, action.figure), state.mover
    assert mover is not None
    spent = figure.spent + HALF_TURN
    after = amended(
        turned(state, figure), spent=spent, is_far=figure.is_far or spent > values_of(figure).moves // 2, moved=True
    )
    tell(
        TurnedAbout(
            clause="1.55b",
            figure=figure.id,
            facing=field_of(state).board.directions[after.facing],
            cost=HALF_TURN,
        )
    )
    stays = may_rest(openly(state) if state.hidden else state, after)
    (back, back_facing), seen = last_places(state, mover, after, may_stay=stays)
    mover = amended(
        mover,
        left=mover.left - HALF_TURN,
        front=mover.rear,
        rear=mover.front,
        back=back,
        back_facing=back_facing,
        seen=seen,
    )
    return under_fire(with_figure(state, after, mover=mover), figure)
