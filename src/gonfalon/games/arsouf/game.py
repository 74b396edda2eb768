"""The verbs of Arsouf, wired; no rule is written here."""

from typing import Any, assert_never

from msgspec import Struct

from gonfalon.games.arsouf import menus
from gonfalon.games.arsouf.actions import Arrange, ArsoufAction, Attack, Confirm, End, Lift, Move, Place
from gonfalon.games.arsouf.advice import ArsoufAdvice
from gonfalon.games.arsouf.events import ArsoufEvent
from gonfalon.games.arsouf.pieces import Side
from gonfalon.games.arsouf.position import Position, position_of, state_of
from gonfalon.games.arsouf.rulebook import RULEBOOK
from gonfalon.games.arsouf.rules import attacking, deploying, moving, sequence, victory
from gonfalon.games.arsouf.rulings import RULINGS
from gonfalon.games.arsouf.scenarios import SCENARIOS
from gonfalon.games.arsouf.state import Attacking, Deploying, Moving, Options, State
from gonfalon.games.arsouf.view import View, imagine, view
from gonfalon.kernel.dice import Dice
from gonfalon.kernel.events import Tell
from gonfalon.kernel.game import Game, Scenario, why_not_answer
from gonfalon.kernel.rulebook import Refusal, Rulebook, Ruling, refuse


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
    secrets = False
    clerk = None
    advice = ArsoufAdvice()

    def seats(self, scenario: str) -> tuple[str, ...]:
        return sequence.seats()

    def side(self, seat: str) -> str:
        return seat

    def setup(self, scenario: str, options: Options, dice: Dice, tell: Tell) -> State:
        return deploying.set_up(scenario, options)

    due = staticmethod(sequence.due)
    resolve = staticmethod(sequence.resolve)
    menu = staticmethod(menus.menu)
    view = staticmethod(view)
    outcome = staticmethod(victory.outcome)
    position = staticmethod(position_of)
    state_of = staticmethod(state_of)

    def check(self, state: State, action: ArsoufAction) -> Refusal | None:
        refusal = why_not_answer(sequence.due(state), action)
        if refusal is not None:
            return refusal
        match state.agenda[-1], action:
            case Deploying(), Place():
                return deploying.why_not_place(state, action)
            case Deploying(), Lift():
                return deploying.why_not_lift(state, action)
            case Deploying(), Arrange():
                return deploying.why_not_arrange(state, action)
            case Deploying(), Confirm():
                return deploying.why_not_confirm(state, action)
            case Moving(), Move():
                return moving.why_not_move(state, action)
            case Attacking(), Attack():
                return attacking.why_not_attack(state, action)
            case ((Moving() | Attacking()), End()):
                return None
            case Deploying(), _:
                return refuse("R20", "deploy-first")
            case _, (Move() | Attack()):
                return refuse("6.1", "moves-before-attacks")
            case _:
                return refuse("R20", "deployment-over")

    def apply(self, state: State, action: ArsoufAction, dice: Dice, tell: Tell) -> State:
        match action:
            case Move():
                return moving.move(state, action, tell)
            case Attack():
                return sequence.go_on_attacking(attacking.attack(state, action, tell))
            case End():
                return sequence.end_phase(state, action.seat, tell)
            case Place():
                return deploying.place(state, action, tell)
            case Lift():
                return deploying.lift(state, action, tell)
            case Arrange():
                return deploying.arrange(state, action, tell)
            case Confirm():
                return deploying.confirm(state, action, tell)
        assert_never(action)

    def imagine(self, view: View, dice: Dice) -> State:
        return imagine(view)

    def margin(self, state: State, side: str) -> tuple[int, ...]:
        return victory.margin(state, Side(side))


GAME: Game[State, ArsoufAction, View] = Arsouf()
