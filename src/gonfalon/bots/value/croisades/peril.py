"""How likely a hex beside the enemy wounds whoever crosses it, by the faces of the rule."""

from collections.abc import Sequence

from gonfalon.games.croisades.rules.ground import able_to_attack
from gonfalon.games.croisades.rules.infiltrating import danger
from gonfalon.games.croisades.state import Figure, State, side_of


def peril(state: State, figure: Figure, at: int) -> float:
    """The chance that a hex wounds a figure that crosses it, with everybody where he stands."""
    return watched_peril(state, figure, able_to_attack(state, at, side_of(figure).enemy))


def watched_peril(state: State, figure: Figure, watchers: Sequence[Figure]) -> float:
    """The same when these enemies watch the hex."""
    if not watchers:
        return 0.0
    harming, cases = danger(state.options, figure, watchers)
    return harming / cases
