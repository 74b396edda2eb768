"""The levels by name: a level is a number of nodes a turn."""

from typing import Any

from gonfalon.bots.bot import Bot, Judgement
from gonfalon.bots.follower import Follower
from gonfalon.bots.lots import LotDrawer
from gonfalon.bots.value import GenericJudgement, judgement_of, value_of
from gonfalon.kernel.game import Game
from gonfalon.kernel.reading import BadInput

LEVELS = {"random": 0, "recruit": 600, "captain": 8000}
"""Each level and its nodes a turn; a name like `captain:200` asks for another number."""

GENERIC = "generic-"
"""Before a level's name: the generic bot of that level, for measuring it against a game's own."""

MOST_NODES = 10**9


def bot_named(name: str, game: Game[Any, Any, Any], seed: int) -> Bot:
    """The bot of a level for a game; BadInput says what is wrong with a name."""
    level, colon, written = name.removeprefix(GENERIC).partition(":")
    is_generic = name.startswith(GENERIC)
    if level not in LEVELS or (is_generic and level == "random"):
        raise BadInput("bots", f"{name} is no level: choose from {', '.join(LEVELS)}")
    nodes = nodes_of(level, name, written) if colon else LEVELS[level]
    if level == "random":
        return LotDrawer(seed)
    judgement: Judgement = GenericJudgement(game, value_of(game)) if is_generic else judgement_of(game)
    return Follower(game, judgement.quick if level == "recruit" else judgement.deep, nodes, seed)


def nodes_of(level: str, name: str, written: str) -> int:
    """The number of nodes a name asks for."""
    if level == "random":
        raise BadInput("bots", f"{name}: random play takes no nodes")
    is_number = written.isascii() and written.isdecimal() and len(written) <= len(str(MOST_NODES))
    if not is_number or not 0 < int(written) <= MOST_NODES:
        raise BadInput("bots", f"{name}: the nodes must be a number from 1 to {MOST_NODES}")
    return int(written)
