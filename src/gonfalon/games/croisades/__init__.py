"""Croisades, the tactical game: man-to-man combat in the Holy Land."""

from gonfalon.games.croisades.game import GAME

__all__ = ["GAME"]
