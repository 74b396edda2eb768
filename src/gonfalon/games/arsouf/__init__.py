"""Arsouf (Usborne, 1975) with the manual of its computer version."""

from gonfalon.games.arsouf.game import GAME

__all__ = ["GAME"]
