"""Standing orders: whether the owl challenges, and whether a caught smuggler gives up."""

from collections.abc import Mapping
from enum import StrEnum
from typing import ClassVar

from gonfalon.kernel.agenda import Ask
from gonfalon.kernel.clerk import Orders, When
from gonfalon.kernel.menu import Menu
from tests.proof.actions import Challenge, Flee, ProofAction, Surrender
from tests.proof.frames import Yielding
from tests.proof.view import View


class Caught(StrEnum):
    """What a caught marker does: give up, run, run with coins alone, or ask."""

    SURRENDER = "surrender"
    FLEE = "flee"
    RICH = "rich"
    ASK = "ask"


class ProofOrders(Orders, frozen=True, kw_only=True):
    """What the owl does when a marker comes by, and what a marker does when it is caught."""

    asks: ClassVar[Mapping[str, tuple[str, ...]]] = {"caught": ("yield",)}
    challenge: When = When.ASK
    caught: Caught = Caught.ASK


class ProofClerk:
    """Lets a marker pass or challenges it where there is a whistle and no fog; gives a caught one up or lets it run."""

    orders_type: type[Orders] = ProofOrders

    def answer(self, orders: Orders, view: View, ask: Ask[ProofAction], menu: Menu[ProofAction]) -> ProofAction | None:
        """The seat's answer; None when it wants to be asked, whether or not it could do otherwise."""
        assert isinstance(orders, ProofOrders)
        if ask.ask == "yield":
            return self._yielded(orders.caught, view, ask)
        if ask.ask != "stop" or orders.challenge is When.ASK:
            return None
        challenge = Challenge(seat=ask.seat)
        is_favoured = orders.challenge is When.FAVOURED and not view.fog and challenge in menu
        return challenge if is_favoured else ask.default

    def _yielded(self, order: Caught, view: View, ask: Ask[ProofAction]) -> ProofAction | None:
        frame = view.agenda[-1]
        assert isinstance(frame, Yielding)
        is_rich = bool(view.flags[frame.marker - 1].coins)
        match order:
            case Caught.ASK:
                return None
            case Caught.FLEE:
                return Flee(seat=ask.seat)
            case Caught.RICH if is_rich:
                return Flee(seat=ask.seat)
            case _:
                return Surrender(seat=ask.seat)
