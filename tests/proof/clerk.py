"""Standing orders of the owl: whether to challenge."""

from gonfalon.kernel.agenda import Ask
from gonfalon.kernel.clerk import Orders, When
from gonfalon.kernel.menu import Menu
from tests.proof.actions import Challenge, ProofAction
from tests.proof.view import View


class ProofOrders(Orders, frozen=True, kw_only=True):
    """What the owl does when a marker comes by."""

    challenge: When = When.ASK


class ProofClerk:
    """Lets a marker pass, or challenges it where there is a whistle and no fog."""

    orders_type: type[Orders] = ProofOrders

    def answer(self, orders: Orders, view: View, ask: Ask[ProofAction], menu: Menu[ProofAction]) -> ProofAction | None:
        """The owl's answer; None when it wants to be asked, whether or not it could challenge."""
        assert isinstance(orders, ProofOrders)
        if ask.ask != "stop" or orders.challenge is When.ASK:
            return None
        challenge = Challenge(seat=ask.seat)
        is_favoured = orders.challenge is When.FAVOURED and not view.fog and challenge in menu
        return challenge if is_favoured else ask.default
