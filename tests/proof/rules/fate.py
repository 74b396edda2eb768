"""How a marker leaves the map: for all to see, its coins into its owner's purse."""

from typing import assert_never

from gonfalon.kernel.events import Revealed, Tell
from gonfalon.kernel.rulebook import cites
from tests.proof.events import TurnedUp
from tests.proof.frozen import replace
from tests.proof.state import SEATS, Fate, Marker, Purse, State, without_marker


@cites("3.2", "3.3", "4.4")
def turn_up(state: State, marker: Marker, fate: Fate, clause: str, tell: Tell) -> State:
    """Take a marker off the map; everybody sees what it bore."""
    tell(Revealed(clause=clause, what=f"{marker.token} {marker.coins}", to=SEATS))
    tell(TurnedUp(clause=clause, token=marker.token, coins=marker.coins, fate=fate))
    purses = tuple(
        with_coins(purse, fate, marker.coins) if purse.owner == marker.owner else purse for purse in state.purses
    )
    return replace(without_marker(state, marker), purses=purses)


def with_coins(purse: Purse, fate: Fate, coins: int) -> Purse:
    """The purse with more coins of one fate."""
    match fate:
        case Fate.SAFE:
            return replace(purse, safe=purse.safe + coins)
        case Fate.TAKEN:
            return replace(purse, taken=purse.taken + coins)
        case Fate.SWEPT:
            return replace(purse, swept=purse.swept + coins)
    assert_never(fate)
