"""Section 4: how to start. Placing, swapping, taking back and confirming the deployment."""

from gonfalon.games.arsouf.actions import Arrange, Confirm, Lift, Place
from gonfalon.games.arsouf.events import Arranged, Deployed, Lifted, Placed
from gonfalon.games.arsouf.map import CAMP, CAMP_NAMES, INDEX, MUSLIM_AREA, MUSLIM_AREA_NAMES, SEA
from gonfalon.games.arsouf.pieces import ARMY, BY_ID, ROSTER, Side
from gonfalon.games.arsouf.scenarios import HISTORICAL, SETTINGS
from gonfalon.games.arsouf.state import (
    NOWHERE,
    PIECES,
    BeginDeployment,
    BeginTurn,
    Deploying,
    Options,
    Pieces,
    State,
    piece_at,
    placed_at,
    replace,
)
from gonfalon.geometry.hexset import Hexes
from gonfalon.kernel.events import Tell
from gonfalon.kernel.rulebook import Refusal, cites, refuse

AREA: dict[Side, Hexes] = {Side.CRUSADER: CAMP, Side.MUSLIM: MUSLIM_AREA}
AREA_NAMES = {Side.CRUSADER: CAMP_NAMES, Side.MUSLIM: MUSLIM_AREA_NAMES}
HOMES = {side: tuple((piece.index, INDEX[HISTORICAL[side][piece.id]]) for piece in ARMY[side]) for side in Side}
CLAUSE = {Side.CRUSADER: "4.1", Side.MUSLIM: "4.2"}


@cites("R20")
def set_up(scenario: str, options: Options) -> State:
    """The state in which a scenario begins: all pieces in hand, Crusaders to place first, or the pieces placed."""
    setting = SETTINGS.get(scenario)
    at = [NOWHERE] * len(ROSTER)
    if setting is None:
        agenda = (BeginTurn(Side.CRUSADER), BeginDeployment(Side.MUSLIM), BeginDeployment(Side.CRUSADER))
        everybody = PIECES[Side.CRUSADER] | PIECES[Side.MUSLIM]
        return State(scenario, options, turn=1, asked=0, agenda=agenda, at=tuple(at), waiting=everybody)
    for piece, name in setting.placed.items():
        at[BY_ID[piece].index] = INDEX[name]
    return State(
        scenario,
        options,
        turn=options.turn_limit - setting.turns + 1,
        asked=0,
        agenda=(BeginTurn(Side.CRUSADER),),
        at=tuple(at),
        absent=sum(1 << piece.index for piece in ROSTER if piece.id not in (*setting.placed, *setting.arrived)),
        arrived=sum(1 << BY_ID[piece].index for piece in setting.arrived),
    )


@cites("R20")
def ask_to_deploy(state: State, side: Side) -> State:
    """Ask a side to deploy."""
    return replace(state, asked=state.asked + 1, agenda=(*state.agenda[:-1], Deploying(side)))


@cites("4.1", "4.2")
def why_not_place(state: State, action: Place) -> Refusal | None:
    """Why a piece may not be put on a space: each army sets up in its own area only."""
    refusal = _why_not_own(action.seat, action.piece)
    if refusal is not None:
        return refusal
    if state.absent >> BY_ID[action.piece].index & 1:
        return refuse("K3", "not-in-play", piece=action.piece)
    if action.at in SEA:
        return refuse("R4", "sea", at=action.at)
    at = INDEX.get(action.at)
    if at is None:
        return refuse("K3", "no-such-space", at=action.at)
    if not AREA[action.seat] >> at & 1:
        return refuse(CLAUSE[action.seat], "outside-area", piece=action.piece, at=action.at)
    if state.at[BY_ID[action.piece].index] == at:
        return refuse("R20", "placed-there", piece=action.piece, at=action.at)
    return None


def place(state: State, action: Place, tell: Tell) -> State:
    """Put a piece on a space; the piece that stood there goes where the other came from."""
    index, to = BY_ID[action.piece].index, INDEX[action.at]
    at, waiting = list(state.at), state.waiting & ~(1 << index)
    other = piece_at(state, to)
    if other is not None:
        at[other] = at[index]
        waiting |= (at[other] == NOWHERE) << other
    at[index] = to
    swapped = "" if other is None else ROSTER[other].id
    tell(Placed(clause=CLAUSE[action.seat], piece=action.piece, at=action.at, swapped=swapped))
    return go_on_deploying(state, tuple(at), waiting)


@cites("R20")
def why_not_lift(state: State, action: Lift) -> Refusal | None:
    """Why a piece cannot be taken back into the hand."""
    refusal = _why_not_own(action.seat, action.piece)
    if refusal is None and state.at[BY_ID[action.piece].index] == NOWHERE:
        return refuse("R20", "not-placed", piece=action.piece)
    return refusal


def lift(state: State, action: Lift, tell: Tell) -> State:
    """Take a placed piece back into the hand."""
    tell(Lifted(piece=action.piece))
    index = BY_ID[action.piece].index
    waiting = state.waiting | 1 << index
    return go_on_deploying(state, placed_at(state, index, NOWHERE), waiting)


@cites("R20")
def why_not_arrange(state: State, action: Arrange) -> Refusal | None:
    """Why the program cannot deploy: everything stands already as it would put it."""
    as_it_stands = is_deployed(state, action.seat) and (action.how == "rest" or is_historical(state, action.seat))
    if as_it_stands:
        return refuse("R20", "arranged-already", how=action.how)
    return None


def arrange(state: State, action: Arrange, tell: Tell) -> State:
    """Deploy the whole army as history had it, or the rest around what is placed."""
    tell(Arranged(clause=CLAUSE[action.seat], side=action.seat, how=action.how))
    waiting = state.waiting & ~PIECES[action.seat]
    return go_on_deploying(state, arranged(state, action), waiting)


def go_on_deploying(state: State, at: tuple[int, ...], waiting: Pieces) -> State:
    """The state with the pieces where they are put and left, and the side asked again under a new number."""
    return replace(state, asked=state.asked + 1, at=at, waiting=waiting)


@cites("4.1", "4.2", "R20")
def why_not_confirm(state: State, action: Confirm) -> Refusal | None:
    """Why the deployment is not finished: every piece must stand in the area."""
    waiting = state.waiting & PIECES[action.seat]
    return refuse(CLAUSE[action.seat], "pieces-in-hand", count=waiting.bit_count()) if waiting else None


def confirm(state: State, action: Confirm, tell: Tell) -> State:
    """Finish a side's deployment."""
    tell(Deployed(clause=CLAUSE[action.seat], side=action.seat))
    return replace(state, agenda=state.agenda[:-1])


def is_historical(state: State, side: Side) -> bool:
    """Whether every piece of a side stands where history had it."""
    return all(state.at[index] == home or state.absent >> index & 1 for index, home in HOMES[side])


def is_deployed(state: State, side: Side) -> bool:
    """Whether every piece of a side is placed."""
    return not state.waiting & PIECES[side]


def _why_not_own(side: Side, id: str) -> Refusal | None:
    piece = BY_ID.get(id)
    if piece is None:
        return refuse("K3", "no-such-piece", piece=id)
    if piece.side is not side:
        return refuse("3.3", "not-your-piece", piece=id)
    return None


def arranged(state: State, action: Arrange) -> tuple[int, ...]:
    """Where every piece stands after the program has deployed: history's spaces where free, else the next free one."""
    at = list(state.at)
    army = [piece for piece in ARMY[action.seat] if not state.absent >> piece.index & 1]
    to_place = [piece for piece in army if action.how == "historical" or at[piece.index] == NOWHERE]
    taken = {at[piece.index] for piece in army if piece not in to_place}
    homeless = []
    for piece in to_place:
        home = INDEX[HISTORICAL[action.seat][piece.id]]
        if home in taken:
            homeless.append(piece)
        else:
            at[piece.index] = home
            taken.add(home)
    free = (INDEX[name] for name in AREA_NAMES[action.seat] if INDEX[name] not in taken)
    for piece in homeless:
        at[piece.index] = next(free)
    return tuple(at)
