"""The verbs of Arsouf, wired; no rule is written here."""

from collections.abc import Collection, Mapping
from typing import Any

from msgspec import Struct

from gonfalon.games.arsouf.actions import ArsoufAction
from gonfalon.games.arsouf.advice import ArsoufAdvice
from gonfalon.games.arsouf.decisions import DECISIONS
from gonfalon.games.arsouf.events import ArsoufEvent
from gonfalon.games.arsouf.map import INDEX
from gonfalon.games.arsouf.pieces import BY_ID, Side
from gonfalon.games.arsouf.position import Position, position_of, state_of
from gonfalon.games.arsouf.rulebook import RULEBOOK
from gonfalon.games.arsouf.rules import deploying, sequence, victory
from gonfalon.games.arsouf.rulings import RULINGS
from gonfalon.games.arsouf.scenarios import SCENARIOS
from gonfalon.games.arsouf.state import Options, State
from gonfalon.games.arsouf.view import View, imagine, view
from gonfalon.kernel.dice import Dice
from gonfalon.kernel.events import Tell
from gonfalon.kernel.game import Game, Scenario
from gonfalon.kernel.rulebook import Rulebook, Ruling


class Arsouf:
    """The game as the kernel sees it."""

    name = "arsouf"
    edition = 1
    rulebook: Rulebook = RULEBOOK
    rulings: tuple[Ruling, ...] = RULINGS
    scenarios: tuple[Scenario, ...] = SCENARIOS
    options: type[Struct] = Options
    action_type: Any = ArsoufAction
    event_type: Any = ArsoufEvent
    view_type: Any = View
    state_type: Any = State
    position_type: Any = Position
    clerk = None
    names: Mapping[str, Collection[str]] = {"piece": BY_ID, "space": INDEX}
    advice = ArsoufAdvice()

    def seats(self, scenario: str) -> tuple[str, ...]:
        return sequence.seats()

    def side(self, seat: str) -> str:
        return seat

    def setup(self, scenario: str, options: Options, dice: Dice, tell: Tell) -> State:
        return deploying.set_up(scenario, options)

    due = staticmethod(DECISIONS.due)
    check = staticmethod(DECISIONS.check)
    menu = staticmethod(DECISIONS.menu)
    apply = staticmethod(DECISIONS.apply)
    resolve = staticmethod(DECISIONS.resolve)
    view = staticmethod(view)
    outcome = staticmethod(victory.outcome)
    position = staticmethod(position_of)
    state_of = staticmethod(state_of)

    def imagine(self, view: View, dice: Dice) -> State:
        return imagine(view)

    def margin(self, state: State, side: str) -> tuple[int, ...]:
        return victory.margin(state, Side(side))


GAME: Game[State, ArsoufAction, View] = Arsouf()
