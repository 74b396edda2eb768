"""Acre: the Third Crusade Opens (folio battle, 2012), its lost standard rules rebuilt."""

from gonfalon.games.acre.game import GAME

__all__ = ["GAME"]
