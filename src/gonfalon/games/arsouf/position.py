"""The position file: a state as a person would write it, and back."""

from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import Literal

from msgspec import Struct

from gonfalon.games.arsouf.map import ARSOUF, BOARD, INDEX, RIVER
from gonfalon.games.arsouf.pieces import ARMY, BY_ID, ROSTER, Piece, Side
from gonfalon.games.arsouf.rules.attacking import attackable
from gonfalon.games.arsouf.rules.charging import SPACES_OF_A_CHARGE
from gonfalon.games.arsouf.rules.deploying import AREA
from gonfalon.games.arsouf.rules.moving import open_spaces, why_closed
from gonfalon.games.arsouf.rules.victory import outcome
from gonfalon.games.arsouf.scenarios import PRINTED, SCENARIOS
from gonfalon.games.arsouf.state import (
    NOWHERE,
    Attacking,
    BeginDeployment,
    BeginTurn,
    Deploying,
    Fight,
    Frame,
    Moving,
    Options,
    Pieces,
    State,
)
from gonfalon.geometry.hexset import members
from gonfalon.kernel.reading import BadInput


class Placed(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A piece on the board; `charging` is the space of the enemy it charges at."""

    piece: str
    at: str
    wounded: bool = False
    moved: bool = False
    charging: str = ""
    attacked: bool = False


class Named(Struct, frozen=True, forbid_unknown_fields=True):
    """An attack that was named and not yet rolled."""

    piece: str
    target: str


class Position(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A state as a person would write it; pieces that are named nowhere are not in the game."""

    ask: Literal["deploy", "move", "attack"] | None
    seat: Side | None = None
    scenario: str = PRINTED
    options: Options = Options()
    turn: int = 1
    pieces: tuple[Placed, ...] = ()
    waiting: tuple[str, ...] = ()
    killed: tuple[str, ...] = ()
    arrived: tuple[str, ...] = ()
    announced: tuple[Named, ...] = ()
    asked: int = 1


def position_of(state: State) -> Position:
    """The position of a state at an ask or at its end."""
    ask, seat = asking(state.agenda[-1] if state.agenda else None)
    return Position(
        ask=ask,
        seat=seat,
        scenario=state.scenario,
        options=state.options,
        turn=state.turn,
        pieces=placed(state),
        waiting=names_of(state.waiting),
        killed=names_of(state.killed),
        arrived=names_of(state.arrived),
        announced=tuple(Named(ROSTER[each.attacker].id, ROSTER[each.target].id) for each in state.announced),
        asked=state.asked,
    )


def asking(frame: Frame | None) -> tuple[Literal["deploy", "move", "attack"] | None, Side | None]:
    """What is asked of whom by the frame on top."""
    match frame:
        case Deploying(side):
            return "deploy", side
        case Moving(side):
            return "move", side
        case Attacking(side):
            return "attack", side
        case _:
            return None, None


def placed(state: State) -> tuple[Placed, ...]:
    """The pieces on the board as they are written."""
    names, wounded, moved, attacked = BOARD.names, state.wounded, state.moved, state.attacked
    charged = {index: names[space] for index, space in state.charging}
    return tuple(
        Placed(
            ROSTER[index].id,
            names[at],
            wounded >> index & 1 == 1,
            moved >> index & 1 == 1,
            charged.get(index, ""),
            attacked >> index & 1 == 1,
        )
        for index, at in enumerate(state.at)
        if at != NOWHERE
    )


def names_of(pieces: Pieces) -> tuple[str, ...]:
    """The ids of a set of pieces."""
    return tuple(ROSTER[index].id for index in members(pieces))


def state_of(position: Position) -> State:
    """The state of a position; BadInput names the field that cannot be."""
    if position.scenario not in {scenario.id for scenario in SCENARIOS}:
        raise BadInput("scenario", f"{position.scenario} is no scenario of this game")
    if (position.ask is None) != (position.seat is None):
        raise BadInput("seat", "an ask and its seat go together")
    if position.asked < 0 or position.asked >= 2**53:
        raise BadInput("asked", "must be a number of asks")
    places = places_of(position)
    named = {name for names in named_in(position).values() for name in names}
    state = State(
        position.scenario,
        position.options,
        position.turn,
        position.asked,
        agenda_of(position),
        places,
        absent=sum(1 << piece.index for piece in ROSTER if piece.id not in named),
        waiting=set_of("waiting", position.waiting),
        killed=set_of("killed", position.killed),
        arrived=set_of("arrived", position.arrived),
        wounded=set_of("pieces", (each.piece for each in position.pieces if each.wounded)),
        moved=set_of("pieces", (each.piece for each in position.pieces if each.moved)),
        attacked=set_of("pieces", (each.piece for each in position.pieces if each.attacked)),
        charging=tuple(charges_of(position)),
        announced=tuple(announced_of(position)),
    )
    refuse_contradictions(position, state)
    return state


def agenda_of(position: Position) -> tuple[Frame, ...]:
    """The stack that the ask of a position stands on."""
    match position.ask, position.seat:
        case "deploy", Side.CRUSADER:
            return BeginTurn(Side.CRUSADER), BeginDeployment(Side.MUSLIM), Deploying(Side.CRUSADER)
        case "deploy", Side.MUSLIM:
            return BeginTurn(Side.CRUSADER), Deploying(Side.MUSLIM)
        case "move", Side() as side:
            return (Moving(side),)
        case "attack", Side() as side:
            return (Attacking(side),)
        case _:
            return ()


def places_of(position: Position) -> tuple[int, ...]:
    """Where each piece of the roster stands; each is named at most once and stands where it can."""
    places = [NOWHERE] * len(ROSTER)
    taken: dict[int, str] = {}
    for place, each in enumerate(position.pieces):
        field = f"pieces[{place}]"
        piece, at = known(f"{field}.piece", each.piece), INDEX.get(each.at)
        if at is None:
            raise BadInput(f"{field}.at", f"{each.at} is no space of the board")
        closed = why_closed(at, piece.side, position.options)
        if closed is not None:
            raise BadInput(f"{field}.at", f"{each.at} is closed to {piece.id} by {closed.clause}")
        if piece.side is Side.CRUSADER and ARSOUF >> at & 1:
            raise BadInput(f"{field}.at", f"{piece.id} in Arsouf has left the board: list it under arrived")
        if at in taken:
            raise BadInput(f"{field}.at", f"{each.at} already holds {taken[at]}")
        taken[at] = piece.id
        places[piece.index] = at
    refuse_repeats(position)
    return tuple(places)


def refuse_repeats(position: Position) -> None:
    """Refuse a piece that the position names twice."""
    seen: set[str] = set()
    for field, names in named_in(position).items():
        for place, name in enumerate(names):
            if name in seen:
                raise BadInput(f"{field}[{place}]", f"{name} stands in the position twice")
            seen.add(name)


def named_in(position: Position) -> dict[str, tuple[str, ...]]:
    """The pieces that each field of the position names."""
    return {
        "pieces": tuple(each.piece for each in position.pieces),
        "waiting": position.waiting,
        "killed": position.killed,
        "arrived": position.arrived,
    }


def set_of(field: str, names: Iterable[str]) -> Pieces:
    """The set of the named pieces."""
    return sum(1 << known(field, name).index for name in names)


def known(field: str, name: str) -> Piece:
    """The piece of that name."""
    piece = BY_ID.get(name)
    if piece is None:
        raise BadInput(field, f"{name} is no piece of this game")
    if field == "arrived" and piece.side is Side.MUSLIM:
        raise BadInput(field, f"{name} cannot arrive in Arsouf: only Crusaders do")
    return piece


def charges_of(position: Position) -> Iterator[tuple[int, int]]:
    """The knights that have charged, each with the space it charged at."""
    for place, each in enumerate(position.pieces):
        if not each.charging:
            continue
        why = why_not_charging(position, each)
        if why:
            raise BadInput(f"pieces[{place}].charging", why)
        yield BY_ID[each.piece].index, INDEX[each.charging]


def why_not_charging(position: Position, each: Placed) -> str:
    """Why a piece cannot have charged at a space, or nothing."""
    piece, at, target = BY_ID[each.piece], INDEX[each.at], INDEX.get(each.charging)
    if not piece.kind.is_knight or piece.side is not position.seat or not each.moved:
        return "only knights charge, in their own turn and after moving (7.1)"
    if each.wounded and not each.attacked:
        return "a wounded piece charges only if it was wounded in that very attack (6.9)"
    direction = None if target is None else BOARD.direction(at, target)
    if target is None or direction is None:
        return f"{each.charging} does not adjoin {each.at} (7.1)"
    way = (target, at, *BOARD.straight(at, BOARD.opposite(direction), SPACES_OF_A_CHARGE))
    open_to_it = open_spaces(piece.side, position.options) & ~ARSOUF
    if len(way) < SPACES_OF_A_CHARGE + 2 or not all(open_to_it >> space & 1 for space in way):
        return "two open spaces in a straight line must lie behind a charge (7.2)"
    if any(RIVER.separated(here, there) for here, there in pairwise(way)):
        return "a charge does not go over a closed side of the river (R13)"
    holders = {other.at: BY_ID[other.piece].side for other in position.pieces}
    if holders.get(each.charging, piece.side.enemy) is piece.side:
        return f"{each.charging} holds a friend"
    if position.ask == "move" and each.charging not in holders:
        return f"nobody stands on {each.charging}"
    return ""


def announced_of(position: Position) -> Iterator[Fight]:
    """The attacks that were named and not yet rolled."""
    for place, each in enumerate(position.announced):
        field = f"announced[{place}]"
        if not position.options.announce_first or position.ask != "attack":
            raise BadInput(field, "attacks are announced only under announce_first and while attacks are asked for")
        attacker, target = BY_ID.get(each.piece), BY_ID.get(each.target)
        if attacker is None or attacker.side is not position.seat:
            raise BadInput(f"{field}.piece", f"{each.piece} is no piece of the side that attacks")
        if target is None or target.side is position.seat:
            raise BadInput(f"{field}.target", f"{each.target} is no piece of the enemy")
        if any(each.piece == earlier.piece for earlier in position.announced[:place]):
            raise BadInput(f"{field}.piece", f"{each.piece} attacks only once a turn (6.3)")
        yield Fight(attacker.index, target.index)


def refuse_contradictions(position: Position, state: State) -> None:
    """Refuse what could not come about in any game."""
    last = position.options.turn_limit + (position.ask is None)
    if not 1 <= position.turn <= last:
        raise BadInput("turn", f"{position.turn} is not between 1 and {last}")
    end = outcome(state)
    if end is not None and position.ask is not None:
        raise BadInput("ask", f"nothing is asked any more: the game is over by {end.clause} ({end.how})")
    if end is None and position.ask is None:
        raise BadInput("ask", "the game is not over, so something must be asked")
    if position.ask == "deploy":
        _refuse_deployment(position, state)
    elif position.waiting:
        raise BadInput("waiting", "pieces wait in the hand only while an army deploys")
    for place, each in enumerate(position.pieces):
        _refuse_deeds(f"pieces[{place}]", position, each)
    _refuse_announcements(state)


def _refuse_announcements(state: State) -> None:
    """An announced attack is one that could be made, and under `announce_first` every attack is announced."""
    for place, fight in enumerate(state.announced):
        here, there = state.at[fight.attacker], state.at[fight.target]
        reaches = NOWHERE not in (here, there) and attackable(state, here) >> there & 1
        spent = state.attacked & ~state.wounded
        if not reaches or not spent >> fight.attacker & 1:
            raise BadInput(f"announced[{place}]", "the attacker must be unwounded, reach its target and have attacked")
    if state.options.announce_first and state.attacked != sum(1 << fight.attacker for fight in state.announced):
        raise BadInput("announced", "a piece that has attacked must be among the announced attacks")


def _refuse_deployment(position: Position, state: State) -> None:
    for place, each in enumerate(position.pieces):
        side = BY_ID[each.piece].side
        if not AREA[side] >> INDEX[each.at] & 1 or each.wounded:
            raise BadInput(f"pieces[{place}]", f"{each.piece} deploys unwounded in its own area")
        if side is Side.MUSLIM and position.seat is Side.CRUSADER:
            raise BadInput(f"pieces[{place}]", "Muslims deploy after the Crusaders")
    for piece in ARMY[Side.CRUSADER] if position.seat is Side.MUSLIM else ():
        if state.waiting >> piece.index & 1:
            raise BadInput("waiting", f"{piece.id}: Crusaders deploy before the Muslims")
    if position.killed or position.arrived or position.turn != 1:
        raise BadInput("ask", "armies deploy before anything else has happened")


def _refuse_deeds(field: str, position: Position, each: Placed) -> None:
    """A piece has done something this turn only if it is its side's turn, and attacked only while attacking."""
    piece = BY_ID[each.piece]
    if (each.moved or each.attacked) and (position.ask == "deploy" or piece.side is not position.seat):
        raise BadInput(field, f"{each.piece} has done nothing yet: it is not its turn")
    if each.attacked and position.ask != "attack":
        raise BadInput(f"{field}.attacked", "attacks come after all movement (6.1)")
