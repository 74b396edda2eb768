"""What each game's bots care about, by the name of the game."""

from typing import Any

from gonfalon.bots.bot import Judgement
from gonfalon.bots.value.acre import AcreJudgement
from gonfalon.bots.value.arsouf import ArsoufJudgement
from gonfalon.kernel.game import Game
from gonfalon.kernel.reading import BadInput

JUDGEMENTS: dict[str, type[Judgement]] = {"acre": AcreJudgement, "arsouf": ArsoufJudgement}


def judgement_of(game: Game[Any, Any, Any]) -> Judgement:
    """The judgement for a game; BadInput when only lots can be drawn for it."""
    if game.name not in JUDGEMENTS:
        raise BadInput("bots", f"only random play knows {game.name}")
    return JUDGEMENTS[game.name]()
