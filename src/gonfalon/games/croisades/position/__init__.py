"""The position file: a state as a person would write it, and back."""

from gonfalon.games.croisades.position.reading import state_of
from gonfalon.games.croisades.position.writing import position_of
from gonfalon.games.croisades.position.written import Placed, Position, Underway

__all__ = ["Placed", "Position", "Underway", "position_of", "state_of"]
