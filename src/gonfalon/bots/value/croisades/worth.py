"""What a figure is worth to its side as it is, and so what each harm costs, in casualty points."""

from gonfalon.bots.value.croisades.weights import Weights
from gonfalon.games.croisades.pieces import BY_ID, Character, Side
from gonfalon.games.croisades.rules.points import score
from gonfalon.games.croisades.rules.points import worth as scored
from gonfalon.games.croisades.scenarios import SETTINGS
from gonfalon.games.croisades.state import Figure, Health, State, amended

SAFE_LEAD = 20
"""The lead in casualty points that two men seldom make good again."""


class Stakes:
    """What is at stake for a side in a state.

    `horizon` is the share of the game that is still to come, `care` how much dearer its own figures are to it than
    the enemy's: the nearer the end, the more one who leads shuns an exchange, and the less one who is behind does.
    """

    def __init__(self, state: State, me: Side, weights: Weights) -> None:
        self.me = me
        turns = SETTINGS[state.scenario].turns
        is_second = state.side is not SETTINGS[state.scenario].first
        self.horizon = (2 * (turns - state.turn) + (not is_second)) / (2 * turns)
        lead = max(-1.0, min(1.0, (score(state, me) - score(state, me.enemy)) / SAFE_LEAD))
        self.care = 1 + weights.lead * lead * (1 - self.horizon) ** 2
        self.weights = weights
        self._commanders = SETTINGS[state.scenario].commanders
        self._known: dict[tuple[str, Health, bool], float] = {}

    def worth(self, figure: Figure) -> float:
        """What a figure is worth as it is: what its death would still give the enemy, and what it can do."""
        key = (figure.id, figure.health, bool(figure.horse))
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._worth(figure)
        return found

    def _worth(self, figure: Figure) -> float:
        character = BY_ID.get(figure.id)
        if character is None or figure.health is Health.DEAD:
            return 0.0
        worth = character.points - scored(figure) + self._prowess(character, figure)
        if character.id in self._commanders:
            worth += self._crown(figure)
        return worth * self.care if character.side is self.me else worth

    def _crown(self, figure: Figure) -> float:
        """What a commander's life is worth beyond his points; a wounded one is half lost."""
        return self.weights.crown if figure.health is Health.HEALTHY else self.weights.crown * self.weights.hurt

    def _prowess(self, character: Character, figure: Figure) -> float:
        """What a figure may still do; of the stunned, less what may be done to it while it lies."""
        weights = self.weights
        share = weights.prowess * self.horizon
        if figure.health is Health.WOUNDED:
            share *= weights.hurt
        if character.mounted is not None and not figure.horse:
            share *= weights.unhorsed
        if figure.health is Health.STUNNED:
            share = share / 2 - weights.lying * min(1.0, 3 * self.horizon)
        return character.points * share

    def cost(self, figure: Figure, health: Health, *, unhorsed: bool = False) -> float:
        """What it costs a figure's side that it comes to be so."""
        after = amended(figure, health=health, horse="" if unhorsed else figure.horse)
        return self.worth(figure) - self.worth(after)

    def wound(self, figure: Figure) -> float:
        """What a wound costs, which is the second for some."""
        return self.cost(figure, Health.DEAD if figure.health is not Health.HEALTHY else Health.WOUNDED)

    def driven(self, figure: Figure) -> float:
        """What a retreat costs that harms nobody."""
        character = BY_ID.get(figure.id)
        if character is None:
            return 0.0
        cost = self.weights.driven * character.points * min(1.0, 3 * self.horizon)
        return cost * self.care if character.side is self.me else cost
