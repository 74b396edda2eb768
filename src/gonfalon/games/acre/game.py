"""The verbs of Acre, wired; no rule is written here."""

from typing import Any

from msgspec import Struct

from gonfalon.games.acre.actions import AcreAction, Move
from gonfalon.games.acre.advice import AcreAdvice
from gonfalon.games.acre.clerk import AcreClerk
from gonfalon.games.acre.decisions import DECISIONS, NAMES
from gonfalon.games.acre.events import AcreEvent
from gonfalon.games.acre.pieces import Side
from gonfalon.games.acre.position import Position, position_of, state_of
from gonfalon.games.acre.rulebook import RULEBOOK
from gonfalon.games.acre.rules import deploying, sequence, victory
from gonfalon.games.acre.rulings import RULINGS
from gonfalon.games.acre.scenarios import SCENARIOS
from gonfalon.games.acre.state import Options, State, asked_anew
from gonfalon.games.acre.view import View, imagine, view
from gonfalon.kernel.dice import Dice
from gonfalon.kernel.events import Tell
from gonfalon.kernel.game import Game, Scenario
from gonfalon.kernel.rulebook import Rulebook, Ruling


class Acre:
    """The game as the kernel sees it."""

    name = "acre"
    edition = 1
    rulebook: Rulebook = RULEBOOK
    rulings: tuple[Ruling, ...] = RULINGS
    scenarios: tuple[Scenario, ...] = SCENARIOS
    options: type[Struct] = Options
    action_type: Any = AcreAction
    event_type: Any = AcreEvent
    view_type: Any = View
    state_type: Any = State
    position_type: Any = Position
    names = NAMES
    advice = AcreAdvice()

    @property
    def clerk(self) -> AcreClerk:
        return AcreClerk(self)

    def seats(self, scenario: str) -> tuple[str, ...]:
        return sequence.seats()

    def side(self, seat: str) -> str:
        return seat

    def setup(self, scenario: str, options: Options, dice: Dice, tell: Tell) -> State:
        return deploying.set_up(scenario, options)

    due = staticmethod(DECISIONS.due)
    check = staticmethod(DECISIONS.check)
    menu = staticmethod(DECISIONS.menu)
    resolve = staticmethod(DECISIONS.resolve)
    view = staticmethod(view)
    outcome = staticmethod(victory.outcome)
    position = staticmethod(position_of)
    state_of = staticmethod(state_of)

    def apply(self, state: State, action: AcreAction, dice: Dice, tell: Tell) -> State:
        # A move puts the ask anew itself, in one step with what else it changes.
        return DECISIONS.apply(state if type(action) is Move else asked_anew(state), action, dice, tell)

    def imagine(self, view: View, dice: Dice) -> State:
        return imagine(view)

    def margin(self, state: State, side: str) -> tuple[int, ...]:
        return victory.margin(state, Side(side))


GAME: Game[State, AcreAction, View] = Acre()
