"""Sections 3 and m8: arriving in Arsouf, winning, and being stopped."""

from gonfalon.games.arsouf.events import Arrived, Ended
from gonfalon.games.arsouf.pieces import ARMY, Piece, Side
from gonfalon.games.arsouf.state import NOWHERE, PIECES, Pieces, State, placed_at, replace
from gonfalon.kernel.events import Tell
from gonfalon.kernel.game import Outcome
from gonfalon.kernel.rulebook import cites

BAGGAGE_NEEDED = 2
OTHERS_NEEDED = 2

BAGGAGE: Pieces = sum(1 << piece.index for piece in ARMY[Side.CRUSADER] if piece.kind.is_baggage)


@cites("R15")
def arrive(state: State, piece: Piece, tell: Tell) -> State:
    """Take a piece that entered Arsouf off the board and count it; the win is immediate."""
    gone = 1 << piece.index
    state = replace(
        state,
        at=placed_at(state, piece.index, NOWHERE),
        arrived=state.arrived | gone,
        wounded=state.wounded & ~gone,
        moved=state.moved & ~gone,
    )
    baggage, others = home(state)
    tell(Arrived(piece=piece.id, baggage=baggage, others=others))
    return run_out(state, tell) if outcome(state) else state


def outcome(state: State) -> Outcome | None:
    """How the board says the game ended, if it has."""
    if has_won(state):
        return Outcome(Side.CRUSADER, "arrived", "3.1")
    if is_stopped(state):
        return Outcome(Side.MUSLIM, "stopped", "3.2")
    if is_too_late(state):
        return Outcome(Side.MUSLIM, "too-late", "m8.1")
    return None


@cites("3.1")
def has_won(state: State) -> bool:
    """Whether two baggage and any two other pieces are in Arsouf."""
    return is_enough(home(state))


@cites("3.2", "R19")
def is_stopped(state: State) -> bool:
    """Whether too few Crusaders are alive or arrived to win any more."""
    return not is_enough(credited(state, ~(state.killed | state.absent)))


@cites("m8.1", "R19")
def is_too_late(state: State) -> bool:
    """Whether the last turn has passed."""
    return state.turn > state.options.turn_limit


def is_enough(credit: tuple[int, int]) -> bool:
    """Whether so much baggage and so many others win."""
    baggage, others = credit
    return baggage >= BAGGAGE_NEEDED and others >= OTHERS_NEEDED


def home(state: State) -> tuple[int, int]:
    """What those in Arsouf count for, in baggage and others."""
    return credited(state, state.arrived)


@cites("R16")
def credited(state: State, pieces: Pieces) -> tuple[int, int]:
    """What some Crusaders count for, in baggage and others; baggage beyond the two needed counts among the others."""
    baggage, others = (pieces & BAGGAGE).bit_count(), (pieces & PIECES[Side.CRUSADER] & ~BAGGAGE).bit_count()
    spare = max(0, baggage - BAGGAGE_NEEDED) if state.options.spare_baggage_counts else 0
    return baggage - spare, others + spare


def run_out(state: State, tell: Tell) -> State:
    """Close the game: nothing more is owed, and what was done this turn is forgotten."""
    end = outcome(state)
    assert end is not None
    assert end.winner is not None
    tell(Ended(clause=end.clause, winner=Side(end.winner), how=end.how))
    return replace(state, agenda=(), moved=0, attacked=0, charging=())


def margin(state: State, side: Side) -> tuple[int, int]:
    """How well a side did: arrivals first, then fighting value killed less fighting value lost."""
    arrivals = state.arrived.bit_count()
    killed = {
        each: sum(piece.kind.fighting_value for piece in ARMY[each] if state.killed >> piece.index & 1) for each in Side
    }
    sign = 1 if side is Side.CRUSADER else -1
    return sign * arrivals, killed[side.enemy] - killed[side]
