"""Positions of First Blood on the Water Hole, written as figures are on a stamp and read as a file would be."""

from typing import Any

from gonfalon.games.croisades.actions import CroisadesAction
from gonfalon.games.croisades.game import GAME
from gonfalon.games.croisades.pieces import BY_ID, HORSE_OF, Side
from gonfalon.games.croisades.position.written import Placed, Position
from gonfalon.games.croisades.scenarios import FIRST_BLOOD
from gonfalon.games.croisades.state import Choice, Health, Options, State
from gonfalon.games.croisades.view import View
from gonfalon.kernel.dice import ScriptedDice
from gonfalon.kernel.sitting import Sitting
from tests.games.croisades.stamp import CHOICES, CRUSADER, FACINGS, HEALTHS


def posted(*placed: str, ask: str, seat: Side = CRUSADER, side: Side | None = None, **rest: Any) -> Position:
    """A position in which a seat is asked, in its own turn unless a side is named."""
    figures = tuple(_placed(text) for text in placed)
    return Position(scenario=FIRST_BLOOD, **{"turn": 1, **rest}, side=side or seat, figures=figures, ask=ask, seat=seat)


def seated(*placed: str, ask: str, seat: Side = CRUSADER, **rest: Any) -> Sitting[State, CroisadesAction, View]:
    """A sitting that starts from a position."""
    start = posted(*placed, ask=ask, seat=seat, **rest)
    return Sitting(GAME, FIRST_BLOOD, Options(), ScriptedDice(()), start=start)


def _placed(text: str) -> Placed:
    name, at, *words = text.split()
    marks: dict[str, Any] = {}
    for word in words:
        key, _, number = word.partition("=")
        if word in FACINGS:
            marks |= {"facing": word, "horse": HORSE_OF[name]} if name in BY_ID else {"facing": word}
        elif word in HEALTHS:
            marks["health"] = Health(word)
        elif word in CHOICES:
            marks["mark"] = Choice(word)
        else:
            marks[key] = int(number) if number else True
    return Placed(figure=name, at=at, **marks)
