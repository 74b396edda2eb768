"""The stamps of these tests come off with their file, as those of the rules do."""

from tests.games.croisades.conftest import stamps_come_off

__all__ = ["stamps_come_off"]
