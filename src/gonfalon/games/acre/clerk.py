"""Standing orders of a seat: defensive fire, retreat before combat and Karr-wa-Farr, judged by exact odds."""

from collections.abc import Iterator
from fractions import Fraction
from typing import Any

from gonfalon.games.acre.actions import AcreAction, Evade, Feign, Fire
from gonfalon.games.acre.frames import Melee, Reacting
from gonfalon.games.acre.pieces import Side
from gonfalon.games.acre.rules.morale import is_disintegrated
from gonfalon.games.acre.rules.points import points
from gonfalon.games.acre.state import State, is_disorganized, on_map
from gonfalon.games.acre.view import View, imagine
from gonfalon.kernel.agenda import Ask
from gonfalon.kernel.clerk import Orders, When
from gonfalon.kernel.dice import Dice
from gonfalon.kernel.events import Tell
from gonfalon.kernel.game import Game
from gonfalon.kernel.menu import Menu
from gonfalon.kernel.odds import odds

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
        self._melee: Any = MeleeAlone(game)

    def answer(self, orders: Orders, view: View, ask: Ask[AcreAction], menu: Menu[AcreAction]) -> AcreAction | None:
        """The best reaction that the orders allow; None when some reaction that is open is to be asked about."""
        assert isinstance(orders, AcreOrders)
        if ask.ask != "react":
            return None
        reactions = list(menu.actions())
        if any(orders.about(action) is When.ASK for action in reactions):
            return None
        return self._best(orders, imagine(view), ask.default, reactions)[0]

    def _best(
        self, orders: AcreOrders, state: State, default: AcreAction, reactions: list[AcreAction]
    ) -> tuple[AcreAction, Fraction]:
        """The reaction of the greatest expected worth, and that; of equals the default, then the first."""
        allowed = [action for action in reactions if action != default and orders.about(action) is When.FAVOURED]
        worths = [(action, self._expected(orders, state, action)) for action in (default, *allowed)]
        return max(worths, key=lambda each: each[1])

    def _expected(self, orders: AcreOrders, state: State, action: AcreAction) -> Fraction:
        """The worth of a reaction at the end of the melee, all else answered by default."""
        side = Side(action.seat)
        is_last = not isinstance(action, Fire)
        found = odds(self._melee, state, action, through=is_last)
        return sum(
            (
                chance.chance * (worth(chance.state, side) if is_last else self._after_fire(orders, chance.state, side))
                for chance in found.chances
            ),
            Fraction(0),
        )

    def _after_fire(self, orders: AcreOrders, state: State, side: Side) -> Fraction:
        """The worth of a state after fire; horse archers are asked once more whether they go."""
        ask = next(iter(self._melee.due(state)), None)
        if ask is None:
            return Fraction(worth(state, side))
        if isinstance(state.agenda[-1], Reacting) and ask.seat == side:
            return self._best(orders, state, ask.default, list(self._melee.menu(state, ask.seat).actions()))[1]
        found = odds(self._melee, state, ask.default, through=True)
        return sum((chance.chance * worth(chance.state, side) for chance in found.chances), Fraction(0))


class MeleeAlone:
    """The verbs of one melee: once it is over nothing more is asked and nothing more is rolled."""

    def __init__(self, game: Game[State, AcreAction, View]) -> None:
        self._game = game
        self.apply = game.apply
        self.menu = game.menu

    def due(self, state: State) -> tuple[Ask[AcreAction], ...]:
        """What is asked in the melee."""
        return self._game.due(state) if is_fought(state) else ()

    def resolve(self, state: State, dice: Dice, tell: Tell) -> State | None:
        """The next piece of its work."""
        return self._game.resolve(state, dice, tell) if is_fought(state) else None


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
