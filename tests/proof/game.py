"""The verbs of the proof game, wired; no rule is written here."""

from collections.abc import Collection, Mapping
from typing import Any

from msgspec import Struct

from gonfalon.kernel.advice import Advice
from gonfalon.kernel.dice import Dice
from gonfalon.kernel.events import Tell
from gonfalon.kernel.game import Game, Outcome, Scenario
from gonfalon.kernel.rulebook import Rulebook, Ruling
from gonfalon.kernel.walks import Walk
from tests.proof.actions import ProofAction, Ride, Step
from tests.proof.clerk import ProofClerk
from tests.proof.decisions import DECISIONS
from tests.proof.events import ProofEvent
from tests.proof.map import PLACES
from tests.proof.position import Position, position_of, state_of
from tests.proof.rulebook import RULEBOOK, RULINGS
from tests.proof.rules import loading, victory
from tests.proof.rules.loading import TOKENS
from tests.proof.state import SEATS, SIDES, Options, State
from tests.proof.view import View, imagine, view

SCENARIOS = (Scenario("night", "The night crossing", "Four markers, one rider, three turns.", "ruled", secrets=True),)


class ProofAdvice(Advice[State, ProofAction, View]):
    """Markers walk step by step, the rider along a route."""

    walks = (Walk(Step, to="to", piece="token"), Walk(Ride, to="route", sole="rider"))


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
    clerk = ProofClerk()
    names: Mapping[str, Collection[str]] = {"token": TOKENS, "place": PLACES}
    advice: Advice[State, ProofAction, View] = ProofAdvice()

    def seats(self, scenario: str) -> tuple[str, ...]:
        return SEATS

    def side(self, seat: str) -> str:
        return SIDES[seat]

    def setup(self, scenario: str, options: Options, dice: Dice, tell: Tell) -> State:
        return loading.set_up(options, dice)

    due = staticmethod(DECISIONS.due)
    check = staticmethod(DECISIONS.check)
    menu = staticmethod(DECISIONS.menu)
    apply = staticmethod(DECISIONS.apply)
    resolve = staticmethod(DECISIONS.resolve)

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
