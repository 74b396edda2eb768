"""Standing orders of a seat: defensive fire, retreat before combat and Karr-wa-Farr, judged by exact odds."""

from collections.abc import Iterable, Iterator
from fractions import Fraction

from gonfalon.games.acre.actions import AcreAction, Evade, Feign, Fire
from gonfalon.games.acre.frames import Melee, Reacting
from gonfalon.games.acre.pieces import Side
from gonfalon.games.acre.rules.morale import is_disintegrated
from gonfalon.games.acre.rules.points import points
from gonfalon.games.acre.state import State, is_disorganized, on_map
from gonfalon.games.acre.view import View, imagine
from gonfalon.kernel.agenda import Ask
from gonfalon.kernel.clerk import Orders, When
from gonfalon.kernel.events import Event
from gonfalon.kernel.game import Game
from gonfalon.kernel.menu import Menu
from gonfalon.kernel.odds import odds, to_interrupts

MOST_RUNS = 500_000
"""So many reruns of single works are still quicker than sampled melees, and exact."""

DECIDED = 1000
"""What the end of an army counts beside half a point."""


class AcreOrders(Orders, frozen=True, kw_only=True):
    """What a defending unit does before a melee."""

    fire: When = When.ASK
    evade: When = When.ASK
    feign: When = When.ASK

    def about(self, action: AcreAction) -> When:
        """The order that a reaction falls under; to stand needs none."""
        match action:
            case Fire():
                return self.fire
            case Evade():
                return self.evade
            case Feign():
                return self.feign
            case _:
                return When.FAVOURED


class AcreClerk:
    """Lets a defending unit react only where that is worth more than to stand."""

    orders_type: type[Orders] = AcreOrders

    def __init__(self, game: Game[State, AcreAction, View]) -> None:
        """It reckons by the verbs of the game."""
        self._game = game

    def answer(self, orders: Orders, view: View, ask: Ask[AcreAction], menu: Menu[AcreAction]) -> AcreAction | None:
        """The best reaction that the orders allow; None when some reaction that is open is to be asked about."""
        assert isinstance(orders, AcreOrders)
        if ask.ask != "react":
            return None
        reactions = list(menu.actions())
        if any(orders.about(action) is When.ASK for action in reactions):
            return None
        allowed = self._allowed(orders, ask, reactions)
        return self._best(orders, imagine(view), allowed)[0] if len(allowed) > 1 else ask.default

    def _allowed(
        self, orders: AcreOrders, ask: Ask[AcreAction], reactions: Iterable[AcreAction]
    ) -> tuple[AcreAction, ...]:
        """To stand, and what else is to be done when the odds favour it."""
        wanted = (action for action in reactions if orders.about(action) is When.FAVOURED and action != ask.default)
        return (ask.default, *wanted)

    def _best(self, orders: AcreOrders, state: State, actions: tuple[AcreAction, ...]) -> tuple[AcreAction, Fraction]:
        """The action of the greatest expected worth, and that; of equals the first."""
        return max(((each, self._expected(orders, state, each)) for each in actions), key=lambda found: found[1])

    def _expected(self, orders: AcreOrders, state: State, action: AcreAction) -> Fraction:
        """The worth of an answer at the end of the melee, all that others are asked being answered by default."""
        side = Side(action.seat)
        if not isinstance(action, Fire):
            return self._through(state, action, side)
        found = odds(self._game, state, action, until=is_over, answers=left_open, most_runs=MOST_RUNS)
        return sum((each.chance * self._after_fire(orders, each.state, side) for each in found.chances), Fraction(0))

    def _after_fire(self, orders: AcreOrders, state: State, side: Side) -> Fraction:
        """The worth of a state after fire; horse archers are asked once more whether they go."""
        if not is_fought(state):
            return Fraction(worth(state, side))
        ask = self._game.due(state)[0]
        if isinstance(state.agenda[-1], Reacting) and ask.seat == side:
            return self._best(orders, state, self._allowed(orders, ask, self._game.menu(state, side).actions()))[1]
        return self._through(state, ask.default, side)

    def _through(self, state: State, action: AcreAction, side: Side) -> Fraction:
        """The worth, for a side, of an answer through to the end of the melee."""
        found = odds(self._game, state, action, until=is_over, answers=to_interrupts, most_runs=MOST_RUNS)
        return sum((each.chance * worth(each.state, side) for each in found.chances), Fraction(0))


def is_over(state: State, told: tuple[Event, ...]) -> bool:
    """Whether a melee is fought out."""
    return not is_fought(state)


def left_open(state: State, ask: Ask[AcreAction]) -> None:
    """No answer: whoever is asked decides by the worth of the states that follow."""


def is_fought(state: State) -> bool:
    """Whether a melee is under way."""
    return any(type(frame) is Melee for frame in state.agenda)


def worth(state: State, side: Side) -> int:
    """What a state is worth to a side, in half points: the score, and half the strength that is disorganized."""
    return sum(_held(state, side)) - sum(_held(state, side.enemy))


def _held(state: State, side: Side) -> Iterator[int]:
    yield 2 * points(state, side)
    yield sum(unit.strength for unit in on_map(state, side.enemy) if is_disorganized(state, unit))
    yield DECIDED * is_disintegrated(state, side.enemy)
