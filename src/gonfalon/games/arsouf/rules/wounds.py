"""Section 6, the wounded: how a piece is wounded, killed and recovers."""

from gonfalon.games.arsouf.events import Killed, Recovered, Wounded
from gonfalon.games.arsouf.map import BOARD
from gonfalon.games.arsouf.pieces import ROSTER, Side
from gonfalon.games.arsouf.rules.victory import outcome, run_out
from gonfalon.games.arsouf.state import NOWHERE, PIECES, State, placed_at, replace, spaces_of
from gonfalon.geometry.hexset import members
from gonfalon.kernel.events import Tell
from gonfalon.kernel.rulebook import cites

RECOVERY_DISTANCE = 3


@cites("6.7", "6.10")
def beat(state: State, index: int, tell: Tell) -> State:
    """Wound the piece that lost, or kill it if it was wounded already."""
    piece = 1 << index
    if not state.wounded & piece:
        tell(Wounded(piece=ROSTER[index].id))
        return replace(state, wounded=state.wounded | piece)
    tell(Killed(piece=ROSTER[index].id))
    # Only fit pieces attack, so the killed are of the side not on turn and have neither moved nor attacked in it.
    state = replace(
        state,
        at=placed_at(state, index, NOWHERE),
        wounded=state.wounded & ~piece,
        killed=state.killed | piece,
    )
    return run_out(state, tell) if outcome(state) else state


@cites("6.12", "R14")
def recover(state: State, side: Side, tell: Tell) -> State:
    """Stand up each wounded piece of a side that has no enemy within three spaces, wounded enemies included."""
    wounded, enemies = state.wounded, spaces_of(state, side.enemy)
    for index in members(wounded & PIECES[side]):
        if not BOARD.within(state.at[index], RECOVERY_DISTANCE) & enemies:
            wounded ^= 1 << index
            tell(Recovered(piece=ROSTER[index].id))
    return replace(state, wounded=wounded) if wounded != state.wounded else state
