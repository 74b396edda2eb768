"""The verbs of Croisades, wired; no rule is written here."""

from functools import cache
from typing import Any

from msgspec import Struct

from gonfalon.games.croisades.actions import Confirm, CroisadesAction
from gonfalon.games.croisades.advice import CroisadesAdvice
from gonfalon.games.croisades.clerk import CroisadesClerk
from gonfalon.games.croisades.decisions import DECISIONS, NAMES
from gonfalon.games.croisades.events import CroisadesEvent
from gonfalon.games.croisades.frames import Hiding, Mustering
from gonfalon.games.croisades.pieces import Side
from gonfalon.games.croisades.position import Position, position_of, state_of
from gonfalon.games.croisades.rulebook import RULEBOOK
from gonfalon.games.croisades.rules import sequence, winning
from gonfalon.games.croisades.rulings import RULINGS
from gonfalon.games.croisades.scenarios import SCENARIOS, SETTINGS
from gonfalon.games.croisades.state import Options, State, asked_anew
from gonfalon.games.croisades.view import View, imagine, view
from gonfalon.kernel.dice import Dice
from gonfalon.kernel.events import Tell
from gonfalon.kernel.game import Game, Scenario
from gonfalon.kernel.rulebook import Rulebook, Ruling


@cache
def is_watched(scenario: str) -> bool:
    """Whether something is looked for after every piece of work: those who hide, or groves."""
    setting = SETTINGS[scenario]
    return setting.groves != () or any(post.is_hidden for post in setting.posts)


class Croisades:
    """The game as the kernel sees it."""

    name = "croisades"
    edition = 1
    rulebook: Rulebook = RULEBOOK
    rulings: tuple[Ruling, ...] = RULINGS
    scenarios: tuple[Scenario, ...] = SCENARIOS
    options: type[Struct] = Options
    action_type: Any = CroisadesAction
    event_type: Any = CroisadesEvent
    view_type: Any = View
    state_type: Any = State
    position_type: Any = Position
    names = NAMES
    advice = CroisadesAdvice()

    @property
    def clerk(self) -> CroisadesClerk:
        return CroisadesClerk(self)

    def seats(self, scenario: str) -> tuple[str, ...]:
        return sequence.seats()

    def side(self, seat: str) -> str:
        return seat

    def setup(self, scenario: str, options: Options, dice: Dice, tell: Tell) -> State:
        return sequence.set_up(scenario, options)

    due = staticmethod(DECISIONS.due)
    check = staticmethod(DECISIONS.check)
    menu = staticmethod(DECISIONS.menu)
    view = staticmethod(view)
    outcome = staticmethod(winning.outcome)
    position = staticmethod(position_of)
    state_of = staticmethod(state_of)

    def apply(self, state: State, action: CroisadesAction, dice: Dice, tell: Tell) -> State:
        # How often a hidden set-up or a choice of forces was changed is nobody else's business: its ask keeps its id.
        frame = state.agenda[-1]
        is_unseen = isinstance(frame, Mustering) or (isinstance(frame, Hiding) and not isinstance(action, Confirm))
        return DECISIONS.apply(state if is_unseen else asked_anew(state), action, dice, tell)

    def resolve(self, state: State, dice: Dice, tell: Tell) -> State | None:
        if not state.agenda:
            return None
        if is_watched(state.scenario):
            after = sequence.after_work(state, tell)
            if after is not None:
                return after
        if winning.is_decided(state):
            return winning.finish(state, tell)
        return DECISIONS.resolve(state, dice, tell)

    def imagine(self, view: View, dice: Dice) -> State:
        return imagine(view, dice)

    def margin(self, state: State, side: str) -> tuple[int, ...]:
        return winning.margin(state, Side(side))


GAME: Game[State, CroisadesAction, View] = Croisades()
