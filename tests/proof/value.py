"""What the bots of the proof game care about: coins, how near they are to the town, and whom the rider watches."""

from typing import Any

from gonfalon.bots import Reason
from gonfalon.bots.valuing import Value
from tests.proof.rules.stopping import is_watched
from tests.proof.rules.victory import lead
from tests.proof.state import SMUGGLERS, State

TO_TOWN = {"camp": 3, "mill": 2, "wood": 2, "hill": 1, "ford": 1, "town": 0}
STEP = 0.25
"""The part of a coin that a step towards the town is worth."""
WATCHED = 0.2
"""The part of a coin that the rider's eye on it costs, for each whistle that may be left."""
CLOSE = 0.05


class ProofValue(Value):
    """Coins for the smugglers; the owl wants the contrary."""

    def parts(self, state: State, seat: str) -> tuple[float, ...]:
        """Coins in town, coins on their way, and coins in danger."""
        sign = 1 if seat in SMUGGLERS else -1
        way = sum(-STEP * (marker.coins + CLOSE) * TO_TOWN[marker.at] for marker in state.markers)
        borne = sum(marker.coins for marker in state.markers)
        risk = -sum(WATCHED * marker.coins for marker in state.markers if is_watched(state, marker.at))
        return sign * (lead(state) + borne * TO_TOWN["camp"] * STEP), sign * way, sign * risk

    def why(self, state: State, action: Any, gains: tuple[float, ...], looked: int) -> Reason:
        """The part that gains most."""
        key = ("coins", "way", "watch")[max(range(len(gains)), key=gains.__getitem__)]
        return Reason(key, {"seat": action.seat, "looked": looked})
