"""What a figure is worth to its side as it is, and so what each harm costs, in casualty points."""

from gonfalon.bots.value.croisades.weights import Weights
from gonfalon.games.croisades.pieces import BY_ID, Character, Side
from gonfalon.games.croisades.rules.points import score
from gonfalon.games.croisades.rules.points import worth as scored
from gonfalon.games.croisades.scenarios import SETTINGS, Aim
from gonfalon.games.croisades.state import Figure, Health, State, amended, first_of, points_of

SAFE_LEAD = 20
"""The lead in casualty points that two men seldom make good again."""


class Stakes:
    """What is at stake for a side in a state.

    `horizon` is the share of the game that is still to come, `care` how much dearer its own figures are to it than
    the enemy's: the nearer the end, the more one who leads shuns an exchange, and the less one who is behind does.
    """

    def __init__(self, state: State, me: Side, weights: Weights) -> None:
        self.me, self.options = me, state.options
        turns = SETTINGS[state.scenario].turns
        is_second = state.side is not first_of(state)
        self.horizon = (2 * (turns - state.turn) + (not is_second)) / (2 * turns)
        lead = max(-1.0, min(1.0, (score(state, me) - score(state, me.enemy)) / SAFE_LEAD))
        self.setting = SETTINGS[state.scenario]
        by_points = self.setting.aim is Aim.POINTS
        self.care = 1 + weights.lead * lead * (1 - self.horizon) ** 2 if by_points else 1.0
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
        worth = self._counted(character, figure) + self._prowess(character, figure)
        if character.id in self._commanders:
            worth += self._crown(figure)
        return worth * self.care if character.side is self.me else worth

    def _counted(self, character: Character, figure: Figure) -> float:
        """What the scenario still counts for a figure: its points, or nothing but what it does."""
        setting = self.setting
        if setting.aim is Aim.POINTS or (setting.aim is Aim.PASSAGE and character.side is setting.first):
            return points_of(figure) - scored(figure)
        share = self.weights.spoils * min(1.0, 0.2 + 2 * self.horizon)
        return share * (points_of(figure) - scored(figure))

    def _crown(self, figure: Figure) -> float:
        """What a commander's life is worth beyond his points; a wounded one is half lost."""
        weights, crown = self.weights, self.weights.crown
        if self.setting.aim is Aim.ESCORT:
            is_lady = figure.id == self.setting.lady
            crown = weights.baron if not is_lady else weights.lady / (1 if self.me is self.setting.first else 3)
        return crown if figure.health is Health.HEALTHY else crown * weights.hurt

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
        return points_of(figure) * share

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
        cost = self.weights.driven * points_of(figure) * min(1.0, 3 * self.horizon)
        return cost * self.care if character.side is self.me else cost
