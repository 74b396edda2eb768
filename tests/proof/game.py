"""The verbs of the proof game, wired; no rule is written here."""

from typing import Any, assert_never

from msgspec import Struct

from gonfalon.kernel.advice import Advice
from gonfalon.kernel.agenda import Ask
from gonfalon.kernel.dice import Dice
from gonfalon.kernel.events import Tell
from gonfalon.kernel.game import Game, Outcome, Scenario, why_not_answer
from gonfalon.kernel.menu import Menu
from gonfalon.kernel.rulebook import Refusal, Rulebook, Ruling, refuse
from tests.proof import menus
from tests.proof.actions import (
    Beacon,
    Challenge,
    Choose,
    Feed,
    Flee,
    Halt,
    Inspect,
    Load,
    Pass,
    Patrol,
    Post,
    ProofAction,
    Provide,
    Rest,
    Ride,
    Step,
    Surrender,
)
from tests.proof.clerk import ProofClerk
from tests.proof.events import ProofEvent
from tests.proof.frames import Choosing, Loading, Stepping, Stopping, Watching, Yielding
from tests.proof.position import Position, position_of, state_of
from tests.proof.rulebook import RULEBOOK, RULINGS
from tests.proof.rules import cards, keeping, loading, sequence, stepping, stopping, victory, watching
from tests.proof.state import SEATS, SIDES, Options, State, ask_frame, popped
from tests.proof.view import View, imagine, view

SCENARIOS = (Scenario("night", "The night crossing", "Four markers, one rider, three turns.", "ruled"),)


class ProofGame:
    """The game as the kernel sees it."""

    name = "proof"
    edition = 1
    rulebook: Rulebook = RULEBOOK
    rulings: tuple[Ruling, ...] = RULINGS
    scenarios: tuple[Scenario, ...] = SCENARIOS
    options: type[Struct] = Options
    action_type: Any = ProofAction
    event_type: Any = ProofEvent
    view_type: Any = View
    state_type: Any = State
    position_type: Any = Position
    secrets = True
    clerk = ProofClerk()
    advice: Advice[State, ProofAction, View] = Advice()

    def seats(self, scenario: str) -> tuple[str, ...]:
        return SEATS

    def side(self, seat: str) -> str:
        return SIDES[seat]

    def setup(self, scenario: str, options: Options, dice: Dice, tell: Tell) -> State:
        return loading.set_up(options, dice)

    def due(self, state: State) -> tuple[Ask[ProofAction], ...]:
        return sequence.due(state)

    def check(self, state: State, action: ProofAction) -> Refusal | None:
        refusal = why_not_answer(sequence.due(state), action)
        if refusal is not None:
            return refusal
        match ask_frame(state, action.seat), action:
            case Loading(), Load():
                return loading.why_not_load(state, action)
            case Choosing(), Choose():
                return cards.why_not_choose(action)
            case Stepping(), Step():
                return stepping.why_not_step(state, action)
            case Stopping(), Challenge():
                return stopping.why_not_challenge(state)
            case Watching(), Ride():
                return watching.why_not_ride(state, action)
            case Watching(), Inspect():
                return watching.why_not_inspect(state, action)
            case Watching(), Patrol():
                return watching.why_not_patrol(state, action)
            case Watching(), Beacon():
                return watching.why_not_light(state, action)
            case Watching(), Provide() | Post() | Feed() | Rest():
                return watching.why_not_rest(state) if isinstance(action, Rest) else keeping.why_not_keep(state, action)
            case (Stepping(), Halt()) | (Stopping(), Pass()) | (Yielding(), Surrender() | Flee()):
                return None
            case _:
                return refuse("K1", "another-answer", seat=action.seat)

    def menu(self, state: State, seat: str) -> Menu[ProofAction]:
        return menus.menu(state, seat)

    def apply(self, state: State, action: ProofAction, dice: Dice, tell: Tell) -> State:
        match action:
            case Load():
                return loading.load(state, action, tell)
            case Choose():
                return cards.choose(state, action, tell)
            case Step():
                return stepping.step(state, action, tell)
            case Halt():
                return stepping.halt(state, action)
            case Challenge():
                return stopping.challenge(state, tell)
            case Surrender() | Flee():
                return stopping.flee(state) if isinstance(action, Flee) else stopping.surrender(state)
            case Ride():
                return watching.ride(state, action, tell)
            case Inspect():
                return watching.inspect(state, action, tell)
            case Patrol():
                return watching.patrol(state, action, tell)
            case Beacon():
                return watching.light(state, action, tell)
            case Provide() | Post() | Feed():
                return keeping.keep(state, action, tell)
            case Pass() | Rest():
                return popped(state)
        assert_never(action)

    def resolve(self, state: State, dice: Dice, tell: Tell) -> State | None:
        return sequence.resolve(state, dice, tell)

    def view(self, state: State, seat: str | None) -> View:
        return view(state, seat)

    def imagine(self, view: View, dice: Dice) -> State:
        return imagine(view, dice)

    def outcome(self, state: State) -> Outcome | None:
        return victory.outcome(state)

    def margin(self, state: State, side: str) -> tuple[int, ...]:
        lead = victory.lead(state)
        return (lead if side == "smugglers" else -lead,)

    def position(self, state: State) -> Position:
        return position_of(state)

    def state_of(self, position: Position) -> State:
        return state_of(position)


GAME: Game[State, ProofAction, View] = ProofGame()
