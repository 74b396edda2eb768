"""What a client may ask about a table without changing it."""

from typing import Any

from msgspec import Struct

from gonfalon.bots import Reason
from gonfalon.kernel.accounts import Account
from gonfalon.kernel.events import Reckoned
from gonfalon.kernel.game import Outcome
from gonfalon.kernel.rulebook import Refusal
from gonfalon.kernel.sightlines import Sightline
from gonfalon.server.wire.parts import AnyAction, AnyEvent
from gonfalon.server.wire.tables import Due, Entered


class Outlook(Struct, frozen=True):
    """One way an action may end: its chance, what it tells, and what of that tells it from the other ways.

    Over imagined states the chance lies between `least` and `most`; `guesses` are the chances in each of them.
    """

    chance: tuple[int, int]
    told: tuple[AnyEvent, ...]
    apart: tuple[AnyEvent, ...]
    least: tuple[int, int]
    most: tuple[int, int]
    guesses: tuple[tuple[int, int], ...]


class Forecast(Struct, frozen=True, tag="forecast", tag_field="odds"):
    """The odds of an action, likeliest first, and the sums made before the dice.

    Where the seat does not know all, they are those of what it would hear, over so many `imagined` states.
    """

    exact: bool
    imagined: int
    outlooks: tuple[Outlook, ...]
    sums: tuple[Reckoned, ...]


class NoForecast(Struct, frozen=True, tag="refused", tag_field="odds"):
    """An action that is not lawful now has no odds."""

    refusal: Refusal
    sentence: str


class Weighed(Struct, frozen=True):
    """The odds of each action asked for, in their order."""

    odds: tuple[Forecast | NoForecast, ...]


class Accounts(Struct, frozen=True):
    """What each action means before its dice, in the order asked for; nothing of one that is not lawful."""

    accounts: tuple[Account | None, ...]


class WhyNot(Struct, frozen=True):
    """Why an action is not lawful; nothing when it is."""

    refusal: Refusal | None
    sentence: str


class WhyBot(Struct, frozen=True):
    """Why a bot took an action."""

    entry: int
    seat: str
    action: AnyAction
    reason: Reason
    sentence: str


class Reach(Struct, frozen=True):
    """Where a piece could go in its next move, and whom it could then attack.

    `costs` are those of every place that it could enter, also of those that it may only pass; none where nobody counts.
    """

    piece: str
    places: tuple[str, ...]
    targets: tuple[str, ...]
    costs: dict[str, int]


class Sightlines(Struct, frozen=True):
    """Lines between spaces or pieces; none where a game has no such lines."""

    lines: tuple[Sightline, ...]


class FoundWay(Struct, frozen=True):
    """The cheapest way of a piece to a place: its places, cost and actions, and whether a die falls on it.

    `accounts` tell what each action means when it is taken, up to the first that nobody can tell.
    """

    places: tuple[str, ...]
    cost: int
    actions: tuple[AnyAction, ...]
    rolls: bool
    accounts: tuple[Account, ...]


class WayTo(Struct, frozen=True):
    """The way of a piece to a place; none where it cannot go there now."""

    piece: str
    to: str
    way: FoundWay | None


class Onwards(Struct, frozen=True):
    """How a route may go on: where to next, whether it may end here, and why not.

    `broken` is the place in it of the step that breaks a rule; then the rest is said of the route before that step.
    """

    next: tuple[str, ...]
    may_end: bool
    broken: int | None
    refusal: Refusal | None
    sentence: str


class OrderValue(Struct, frozen=True):
    """A value that an order may have, and what it is called."""

    value: str
    title: str


class StandingOrder(Struct, frozen=True):
    """Something that a seat may leave to its clerk, when the clerk does it, and when else it could.

    `asks` are those that it is about, where it is not called like one of their answers.
    """

    name: str
    title: str
    about: str
    when: str
    values: tuple[OrderValue, ...]
    asks: tuple[str, ...]


class StandingOrders(Struct, frozen=True):
    """The standing orders of a seat; none where the game leaves nothing to a clerk."""

    seat: str
    orders: tuple[StandingOrder, ...]


class Replay(Struct, frozen=True):
    """The entries that stand, as a seat heard them; before the first stands what was told at set-up."""

    opening: tuple[AnyEvent, ...]
    entries: tuple[Entered, ...]
    outcome: Outcome | None


class Moment(Struct, frozen=True):
    """A table as a seat saw it after some of its entries."""

    entries: int
    view: Any
    due: tuple[Due, ...]
    outcome: Outcome | None
