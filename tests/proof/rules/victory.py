"""Chapter 6: who has won."""

from gonfalon.kernel.game import Outcome
from gonfalon.kernel.rulebook import cites
from tests.proof.state import State


@cites("6.1")
def outcome(state: State) -> Outcome | None:
    """The end, once nothing is owed any more."""
    if state.agenda:
        return None
    ahead = lead(state)
    if ahead:
        return Outcome("smugglers" if ahead > 0 else "watch", "coins", "6.1")
    return Outcome(None, "even", "6.1")


@cites("6.1")
def lead(state: State) -> int:
    """By how many coins the smugglers are ahead."""
    return sum(purse.safe - purse.taken for purse in state.purses)
