"""What could not come about in any game, refused under the field of a position that says it."""

from gonfalon.games.croisades.cart import hexes_of_cart
from gonfalon.games.croisades.decisions import DECISIONS, NAMES
from gonfalon.games.croisades.frames import (
    Advancing,
    Aftermath,
    Bearing,
    BeginTurn,
    Catch,
    Charging,
    Countering,
    Defending,
    Departure,
    Displacing,
    Falling,
    Fighting,
    Flight,
    Frame,
    Loose,
    Lots,
    Marking,
    Melee,
    Moving,
    Mustering,
    Naming,
    Placing,
    Pursuit,
    Retreating,
    Ride,
    Rise,
    Shooting,
    Stride,
    Watching,
)
from gonfalon.games.croisades.pieces import BY_ID, DRAFT, HORSE_IDS, Side
from gonfalon.games.croisades.position.absent import refuse_off_map, refuse_placing
from gonfalon.games.croisades.position.acts import refuse_acts
from gonfalon.games.croisades.position.cart import is_passed, is_rolling, refuse_draft_on_its_way
from gonfalon.games.croisades.position.charges import refuse_absent, refuse_charges, refuse_ride
from gonfalon.games.croisades.position.loads import in_hands, refuse_loads
from gonfalon.games.croisades.position.writing import asked_frame
from gonfalon.games.croisades.position.written import MUSTER, Position
from gonfalon.games.croisades.rules.ground import closed_ground, may_end
from gonfalon.games.croisades.rules.reaching import can_get_to_an_end
from gonfalon.games.croisades.rules.rolling import is_drawn
from gonfalon.games.croisades.rules.winning import is_decided, is_over
from gonfalon.games.croisades.state import (
    Figure,
    Health,
    State,
    amended,
    field_of,
    figure_of,
    has_figure,
    hexes_of,
    is_horse,
    is_up,
    player_turn,
    side_of,
)
from gonfalon.geometry.hexset import Hexes
from gonfalon.kernel.dice import DiceError, ScriptedDice
from gonfalon.kernel.events import unheard
from gonfalon.kernel.naming import names_in
from gonfalon.kernel.reading import BadInput

NO_DICE = ScriptedDice(())
BOTTOMS = (Placing, Marking, Shooting, Charging, Moving, Watching, Naming, Fighting)
OF_THE_OTHER = (Watching, Countering, Defending)
"""What is asked of the side whose turn it is not."""


def refuse_contradictions(position: Position, state: State) -> None:
    """Refuse what could not come about in any game."""
    refuse_stacking(position, state)
    refuse_sides(position)
    refuse_off_map(state)
    refuse_loads(position, state)
    refuse_mover(state)
    refuse_charges(state)
    refuse_combats(state)
    refuse_acts(state)
    for number, target in enumerate(state.shot_at):
        refuse_absent(f"shot_at[{number}]", state, target)
    if not state.agenda:
        if not is_over(state):
            raise BadInput("ask", "the game is not over, so something must be asked")
        refuse_away(position, state)
        return
    for number, frame in enumerate(state.agenda):
        refuse_frame(f"agenda[{number}]", state, frame, state.agenda[:number])
    top = asked_frame(state)
    if top is None:
        raise BadInput("agenda", "the uppermost frame, which is the last, must be an ask")
    if (DECISIONS.decisions[type(top)].ask, top.seat) != (position.ask, position.seat):
        raise BadInput("ask", "is not what the agenda asks")
    refuse_away(position, state)
    refuse_idle(state)


def refuse_sides(position: Position) -> None:
    """Refuse a game in which a side has nobody at all."""
    if position.ask == MUSTER:
        return
    for side in Side:
        if not any(each.figure in BY_ID and BY_ID[each.figure].side is side for each in position.figures):
            raise BadInput("figures", f"nobody of the side {side} takes part")


def refuse_stacking(position: Position, state: State) -> None:
    """Refuse two living in one hex, unless one passes or makes room, ground that is closed, and falls to come."""
    field, held = field_of(state), dict[str, Hexes]()
    places = {each.figure: number for number, each in enumerate(position.figures)}
    passing = {frame.figure for frame in state.agenda if isinstance(frame, Displacing)}
    # Whose way was barred may stand where he cannot end.
    barred = (frame for frame in state.agenda if isinstance(frame, Retreating | Advancing) and frame.trail)
    passing.update(who for frame in barred for who in frame.figures)
    if state.mover is not None:
        passing.add(state.mover.figure)
    if state.hauls:
        passing |= is_passed(state)
    cart = hexes_of_cart(field, state.cart)
    for figure in state.figures:
        if figure.fell > player_turn(state):
            raise BadInput(f"figures[{places[figure.id]}].fell", "is a player turn that is still to come")
        if figure.at < 0 or figure.health is Health.DEAD:
            continue
        where, hexes = f"figures[{places[figure.id]}].at", hexes_of(field, figure)
        if hexes & cart and figure.id not in passing and not is_rolling(state):
            raise BadInput(where, "the hex already holds the cart")
        if hexes & (closed_ground(field, figure) | harness_ground(state, figure)):
            raise BadInput(where, f"its ground is closed to {figure.id}")
        for other, taken in held.items():
            if taken & hexes and not passing & {other, figure.id}:
                raise BadInput(where, f"the hex already holds {other}")
        held[figure.id] = hexes


def harness_ground(state: State, figure: Figure) -> Hexes:
    """The ground that is closed to the draft horse in harness."""
    field = field_of(state)
    return field.trees | field.water if is_drawn(state, figure.id) else 0


def refuse_away(position: Position, state: State) -> None:
    """Refuse a figure without a hex that neither falls nor is in hand, unless it is dead: a body may have sunk."""
    falling = {frame.figure for frame in state.agenda if isinstance(frame, Falling)}
    away = falling | in_hands(state)
    for number, each in enumerate(position.figures):
        is_placed = bool(each.at) or bool(each.off)
        if not is_placed and each.figure not in away and each.health is not Health.DEAD:
            raise BadInput(f"figures[{number}].at", f"{each.figure} must be on a hex")
        if each.at and each.figure in falling:
            raise BadInput(f"figures[{number}].at", f"{each.figure} is still to fall")


def refuse_mover(state: State) -> None:
    """Refuse a move under way outside the movement phase, or of somebody who cannot move."""
    mover = state.mover
    if state.cart is not None:
        refuse_draft_on_its_way(state)
    if mover is None or mover.figure == DRAFT:
        return
    refuse_absent("mover.figure", state, mover.figure)
    figure = figure_of(state, mover.figure)
    if not is_up(figure) or is_horse(figure) or (mover.back_facing >= 0) != bool(figure.horse):
        raise BadInput("mover.figure", f"{mover.figure} cannot be moving so")
    if not state.agenda or not isinstance(state.agenda[0], Moving):
        raise BadInput("mover", "somebody moves only in the movement phase")
    is_ridden = any(isinstance(frame, Ride) for frame in state.agenda)
    if not figure.moved and not mover.held and side_of(figure) is state.side:
        raise BadInput("mover.figure", f"{mover.figure} has begun to move")
    if side_of(figure) is not state.side and not is_ridden:
        raise BadInput("mover.figure", f"it is not the turn of {mover.figure}")
    field = field_of(state)
    if mover.back_facing >= 0 and field.board.step(mover.back, mover.back_facing) is None:
        raise BadInput("mover.back_facing", "the front half would lie beyond the map")
    if not may_end(state, amended(figure, at=mover.back, facing=mover.back_facing)):
        raise BadInput("mover.back", f"is no place where {mover.figure} might have ended")
    if not is_ridden and not can_get_to_an_end(state, figure, mover.left):
        raise BadInput("mover.left", f"does not take {mover.figure} to a place where he may end")


def refuse_combats(state: State) -> None:
    """Refuse combats that nobody could have named."""
    for number, combat in enumerate(state.combats):
        where = f"combats[{number}]"
        for name, side in (("attackers", state.side), ("defenders", state.side.enemy)):
            ids = getattr(combat, name)
            for place, each in enumerate(ids):
                refuse_absent(f"{where}.{name}[{place}]", state, each)
                if side_of(figure_of(state, each)) is not side or each in ids[:place]:
                    raise BadInput(f"{where}.{name}[{place}]", f"{each} cannot be there")
            if not ids:
                raise BadInput(f"{where}.{name}", "names somebody")
        if len(combat.attackers) > 1 and len(combat.defenders) > 1:
            raise BadInput(where, "one fights several or several one (R64)")
        if any(each not in BY_ID for each in combat.attackers):
            raise BadInput(f"{where}.attackers", "a horse alone does not attack")
        if not -1 <= combat.charge < len(state.charges):
            raise BadInput(f"{where}.charge", "is the number of an announced charge, or -1")


def refuse_idle(state: State) -> None:
    """Refuse an ask that would not be put."""
    try:
        is_open = not is_decided(state) and DECISIONS.resolve(state, NO_DICE, unheard) is None
    except DiceError:
        is_open = False
    if not is_open:
        raise BadInput("ask", "nothing is to be decided here: it has a single possible answer")


def refuse_frame(where: str, state: State, frame: Frame, below: tuple[Frame, ...]) -> None:
    """Refuse a frame that names what does not exist, or that stands where it cannot."""
    for each in names_in(frame):
        if each.name not in NAMES[each.kind]:
            raise BadInput(f"{where}.{each.field}", f"{each.name} is no {each.kind} of this game")
        if each.kind == "figure":
            refuse_absent(f"{where}.{each.field}", state, each.name)
        elif each.kind == "hex" and each.name not in field_of(state).index:
            raise BadInput(f"{where}.{each.field}", f"{each.name} is no hex of the map")
    if isinstance(frame, Mustering):
        return
    if isinstance(frame, BOTTOMS) != (not below):
        raise BadInput(where, "a phase stands under everything else, and only there")
    if isinstance(frame, Lots | BeginTurn | Rise | Stride | Catch | Departure | Melee):
        raise BadInput(where, "is done before anybody is asked")
    if isinstance(frame, Placing):
        refuse_placing(where, state, frame)
    elif isinstance(frame, BOTTOMS + OF_THE_OTHER):
        side = state.side.enemy if isinstance(frame, OF_THE_OTHER) else state.side
        if frame.seat is not side:
            raise BadInput(f"{where}.seat", f"it is the turn of the side {state.side}")
    refuse_place(where, state, frame, below)


PHASE_OF: dict[type, tuple[type, ...]] = {
    Countering: (Charging,),
    Defending: (Moving,),
    Ride: (Moving,),
    Loose: (Shooting, Moving, Watching),
    Bearing: (Naming, Fighting),
    Aftermath: (Naming, Fighting),
    Advancing: (Naming, Fighting),
    Pursuit: (Naming, Fighting),
    Flight: (Shooting, Moving, Watching, Naming, Fighting),
    Retreating: (Shooting, Moving, Watching, Naming, Fighting),
}
"""The phases over which a frame can stand."""


def refuse_place(where: str, state: State, frame: Frame, below: tuple[Frame, ...]) -> None:
    """Refuse a frame in another phase than its own, and what it says of those whom it names."""
    phases = PHASE_OF.get(type(frame))
    if phases is not None and not isinstance(below[0], phases):
        raise BadInput(where, "does not belong to this phase")
    if phases is not None and isinstance(below[0], Naming) and state.options.combat_declaration == "first":
        raise BadInput(where, "comes about once all combats are named")
    if isinstance(frame, Flight | Retreating) and isinstance(below[0], Moving | Watching) and not state.options.errare:
        raise BadInput(where, "comes about in the fire of the own turn or in a combat")
    match frame:
        case Countering() if not state.charges:
            raise BadInput(where, "no charge is announced")
        # Where shooters are named one at a time, the ask waits until what the last one did is settled.
        case Defending() if not is_moving(state, frame.mover) and not state.options.no_refire_gap:
            raise BadInput(f"{where}.mover", f"{frame.mover} is not moving")
        case Ride():
            refuse_ride(where, state, frame)
        case Aftermath() if not 0 <= frame.number < len(state.combats):
            raise BadInput(f"{where}.number", "is the number of a named combat")
        case Bearing() if not isinstance(below[-1], Aftermath):
            raise BadInput(where, "is asked after a combat, whose frame stands below it")
        case Falling() | Displacing():
            refuse_others(where, state, frame.seat, (frame.figure,))
        case Retreating() | Bearing() | Advancing():
            refuse_others(where, state, frame.seat, frame.figures)
        case _:
            pass
    if isinstance(frame, Falling) and not is_on_map(state, frame.horse):
        raise BadInput(f"{where}.horse", f"the horse of {frame.figure} must be on the map")


def is_moving(state: State, who: str) -> bool:
    """Whether a figure's move is under way."""
    return state.mover is not None and state.mover.figure == who


def refuse_others(where: str, state: State, seat: Side, figures: tuple[str, ...]) -> None:
    """Refuse an ask about figures of the other side, or about nobody."""
    if not figures or any(side_of(figure_of(state, each)) is not seat for each in figures):
        raise BadInput(f"{where}.seat", "is the side of the figures")


def is_on_map(state: State, horse: str) -> bool:
    """Whether a horse stands or lies on the map, so that somebody can fall beside it."""
    return horse in HORSE_IDS and has_figure(state, horse) and figure_of(state, horse).at >= 0
