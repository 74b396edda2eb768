"""What is said of a game when it is over: what each army lost, how each attack fell, what the loser missed."""

from collections.abc import Sequence

from gonfalon.games.arsouf.events import Fought, Killed, Wounded
from gonfalon.games.arsouf.pieces import ARMY, BY_ID, Side
from gonfalon.games.arsouf.rules.victory import BAGGAGE_NEEDED, OTHERS_NEEDED, home, outcome
from gonfalon.games.arsouf.state import State
from gonfalon.kernel.accounts import Remark, remark
from gonfalon.kernel.events import Event
from gonfalon.kernel.rulebook import cites
from gonfalon.kernel.strikes import Harm, Strike


@cites("6.7", "6.10")
def losses(state: State) -> dict[str, int]:
    """The fighting value killed, in halves, the wounded at half of theirs."""
    return {
        side: sum(
            piece.kind.fighting_value * (2 * (state.killed >> piece.index & 1) + (state.wounded >> piece.index & 1))
            for piece in ARMY[side]
        )
        for side in Side
    }


@cites("6.7", "6.8", "6.10")
def strike(told: Sequence[Event]) -> Strike | None:
    """The attack that was rolled: a piece beaten is worth half its fighting value, whether wounded or then killed."""
    fought = next((event for event in told if isinstance(event, Fought)), None)
    if fought is None:
        return None
    side = BY_ID[fought.piece].side
    beaten = next((BY_ID[event.piece] for event in told if isinstance(event, Wounded | Killed)), None)
    if beaten is None:
        return Strike(side, Harm.NOBODY)
    value = beaten.kind.fighting_value
    return Strike(side, Harm.ATTACKER, -value) if beaten.side is side else Strike(side, Harm.TARGET, value)


@cites("3.1", "m8.1")
def missed(state: State) -> Remark | None:
    """What the loser missed: the last turn, or so much baggage and so many others in Arsouf."""
    end = outcome(state)
    if end is None:
        return None
    if end.winner is Side.CRUSADER:
        return remark("m8.1", "held-to-the-last-turn", limit=state.options.turn_limit)
    baggage, others = home(state)
    return remark("3.1", "short-of-the-town", baggage=BAGGAGE_NEEDED - baggage, others=max(0, OTHERS_NEEDED - others))
