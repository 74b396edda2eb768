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
    level, nodes = level_in(name), nodes_named(name)
    if level == "random":
        return LotDrawer(seed)
    is_generic = name.startswith(GENERIC)
    judgement: Judgement = GenericJudgement(game, value_of(game)) if is_generic else judgement_of(game)
    return Follower(game, judgement.quick if level == "recruit" else judgement.deep, nodes, seed)


def nodes_named(name: str) -> int:
    """The nodes a turn that a name asks for; BadInput says what is wrong with it."""
    level, (_, colon, written) = level_in(name), name.partition(":")
    if level not in LEVELS or (level == "random" and name.startswith(GENERIC)):
        raise BadInput("bots", f"{name} is no level: choose from {', '.join(LEVELS)}")
    if not colon:
        return LEVELS[level]
    if level == "random":
        raise BadInput("bots", f"{name}: random play takes no nodes")
    is_number = written.isascii() and written.isdecimal() and len(written) <= len(str(MOST_NODES))
    if not is_number or not 0 < int(written) <= MOST_NODES:
        raise BadInput("bots", f"{name}: the nodes must be a number from 1 to {MOST_NODES}")
    return int(written)


def within_bounds(name: str) -> str:
    """A name that asks for no more nodes than its level has; of one that asks for more, the level itself."""
    return name if nodes_named(name) <= LEVELS[level_in(name)] else name.partition(":")[0]


def level_in(name: str) -> str:
    """The level in a name like `generic-captain:200`."""
    return name.removeprefix(GENERIC).partition(":")[0]
