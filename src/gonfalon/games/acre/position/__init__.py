"""The position file: a state as a person would write it, and back."""

from gonfalon.games.acre.position.reading import state_of
from gonfalon.games.acre.position.writing import position_of
from gonfalon.games.acre.position.written import Position

__all__ = ["Position", "position_of", "state_of"]
