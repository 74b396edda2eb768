"""What each game's bots care about, by the name of the game."""

from importlib.metadata import entry_points
from typing import Any

from gonfalon.bots.bot import Choice, Effort, Judgement
from gonfalon.bots.improver import Improver
from gonfalon.bots.recruit import Recruit
from gonfalon.bots.value.acre import AcreJudgement
from gonfalon.bots.value.acre.value import AcreValue
from gonfalon.bots.value.arsouf import ArsoufJudgement
from gonfalon.bots.value.arsouf.value import ArsoufValue
from gonfalon.bots.value.croisades import CroisadesJudgement
from gonfalon.bots.valuing import MarginValue, Value
from gonfalon.kernel.agenda import Ask
from gonfalon.kernel.game import Game

GROUP = "gonfalon.values"
"""The entry-point group where another package registers the class of its value, under the name of its game."""

JUDGEMENTS: dict[str, type[Judgement]] = {
    "acre": AcreJudgement,
    "arsouf": ArsoufJudgement,
    "croisades": CroisadesJudgement,
}
VALUES: dict[str, type[Value]] = {"acre": AcreValue, "arsouf": ArsoufValue}


def judgement_of(game: Game[Any, Any, Any]) -> Judgement:
    """The judgement for a game: its own, or the generic one by its value."""
    return JUDGEMENTS[game.name]() if game.name in JUDGEMENTS else GenericJudgement(game, value_of(game))


def value_of(game: Game[Any, Any, Any]) -> Value:
    """The value of a game: ours, one that its package registers, or the game's own margin."""
    if game.name in VALUES:
        return VALUES[game.name]()
    for entry in entry_points(group=GROUP, name=game.name):
        registered: type[Value] = entry.load()
        return registered()
    return MarginValue(game)


class GenericJudgement:
    """How bots judge any game by a value: the generic recruit and the generic improver."""

    def __init__(self, game: Game[Any, Any, Any], value: Value) -> None:
        self._recruit, self._improver = Recruit(game, value), Improver(game, value)

    def quick(self, state: Any, ask: Ask[Any], effort: Effort) -> tuple[Choice[Any], ...]:
        """One action at a time."""
        return self._recruit.think(state, ask, effort)

    def deep(self, state: Any, ask: Ask[Any], effort: Effort) -> tuple[Choice[Any], ...]:
        """The actions of a turn together."""
        return self._improver.think(state, ask, effort)
