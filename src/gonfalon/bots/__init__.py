"""Players that see a view and a menu, never a state that is handed to them."""

from gonfalon.bots.bot import Bot, Reason
from gonfalon.bots.levels import LEVELS, bot_named, nodes_named, within_bounds

__all__ = ["LEVELS", "Bot", "Reason", "bot_named", "nodes_named", "within_bounds"]
