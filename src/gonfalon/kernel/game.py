"""The contract of a game: a handful of pure functions, and `take`, which drives them."""

from collections.abc import Collection, Mapping
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from msgspec import Struct

from gonfalon.kernel.advice import Advice
from gonfalon.kernel.agenda import Ask
from gonfalon.kernel.clerk import Clerk, Orders
from gonfalon.kernel.dice import Dice, TellingDice
from gonfalon.kernel.events import Tell, unheard
from gonfalon.kernel.menu import Menu
from gonfalon.kernel.rulebook import Refusal, Rulebook, Ruling

Seat: TypeAlias = str
"""Who decides and knows."""
Side: TypeAlias = str
"""Who wins."""


class Action(Struct, frozen=True, kw_only=True, gc=False, tag_field="do", forbid_unknown_fields=True):
    """A seat's answer to an ask; each game subclasses it, one Struct per verb."""

    seat: str


class Outcome(Struct, frozen=True):
    """How the board says the game ended; `winner` is None for a draw."""

    winner: Side | None
    how: str
    clause: str


class Scenario(Struct, frozen=True):
    """What a contents page says of a scenario; `notes` tells the provenance of what the book does not print.

    Under `secrets` a seat may know what another may not, so that two people at one screen need a curtain.
    """

    id: str
    title: str
    summary: str
    source: str
    notes: str = ""
    secrets: bool = False


S = TypeVar("S")
A = TypeVar("A", bound=Action)
V = TypeVar("V")


class Game(Protocol, Generic[S, A, V]):
    """The verbs of a game. All are pure; chance comes from `dice`, the log goes to `tell`."""

    @property
    def name(self) -> str: ...
    @property
    def edition(self) -> int: ...
    @property
    def rulebook(self) -> Rulebook: ...
    @property
    def rulings(self) -> tuple[Ruling, ...]: ...
    @property
    def scenarios(self) -> tuple[Scenario, ...]: ...
    @property
    def options(self) -> type[Struct]: ...
    @property
    def action_type(self) -> Any: ...
    @property
    def event_type(self) -> Any: ...
    @property
    def view_type(self) -> Any: ...
    @property
    def state_type(self) -> Any: ...
    @property
    def position_type(self) -> Any: ...
    @property
    def clerk(self) -> Clerk[A, V] | None:
        """Who answers for a seat under its standing orders; None where nothing can be left to one."""

    @property
    def names(self) -> Mapping[str, Collection[str]]:
        """What an action may name, by the kinds that its types tell."""

    @property
    def advice(self) -> Advice[S, A, V]:
        """What a table may ask beside the rules."""

    def seats(self, scenario: str) -> tuple[Seat, ...]:
        """Who decides and knows, in the order that bots are named."""

    def side(self, seat: Seat) -> Side:
        """The side that a seat plays for."""

    def setup(self, scenario: str, options: Any, dice: Dice, tell: Tell) -> S:
        """The state in which a scenario begins."""

    def due(self, state: S) -> tuple[Ask[A], ...]:
        """The open asks; none when the game is over."""

    def check(self, state: S, action: A) -> Refusal | None:
        """The law: why the action may not be taken, or None."""

    def menu(self, state: S, seat: Seat) -> Menu[A]:
        """What a seat may do; empty for a seat that owes nothing."""

    def apply(self, state: S, action: A, dice: Dice, tell: Tell) -> S:
        """The state after a checked action, before the engine's own work."""

    def resolve(self, state: S, dice: Dice, tell: Tell) -> S | None:
        """The state after the engine's next piece of work; None when somebody must decide or the game is over."""

    def view(self, state: S, seat: Seat | None) -> V:
        """What a seat may know; None is a spectator."""

    def imagine(self, view: V, dice: Dice) -> S:
        """One state that the view allows."""

    def outcome(self, state: S) -> Outcome | None:
        """What the board says of the end."""

    def margin(self, state: S, side: Side) -> tuple[int, ...]:
        """How well a side did, for comparing games with the same winner; the first difference decides."""

    def position(self, state: S) -> Any:
        """The human-writable position of a state."""

    def state_of(self, position: Any) -> S:
        """The state of a position; BadInput names the field that cannot be."""


def has_secrets(game: Game[S, A, V], scenario: str) -> bool:
    """Whether a seat may know what another may not."""
    return any(each.secrets for each in game.scenarios if each.id == scenario)


def begin(game: Game[S, A, V], scenario: str, options: Any, dice: Dice, tell: Tell) -> S:
    """Set a scenario up and do the engine's work up to the first ask."""
    telling = TellingDice(dice, tell)
    return settle(game, game.setup(scenario, options, telling, tell), telling, tell)


def take(game: Game[S, A, V], state: S, action: A, dice: Dice, tell: Tell) -> S:
    """Apply a checked action and do the engine's work up to the next ask."""
    # Simulations listen to nothing, and need no voice for their dice.
    telling = dice if tell is unheard else TellingDice(dice, tell)
    return settle(game, game.apply(state, action, telling, tell), telling, tell)


def settle(game: Game[S, A, V], state: S, dice: Dice, tell: Tell) -> S:
    """Resolve until somebody must decide."""
    resolve = game.resolve
    while (after := resolve(state, dice, tell)) is not None:
        state = after
    return state


def standing_answer(game: Game[S, A, V], state: S, ask: Ask[A], orders: Orders | None) -> A | None:
    """What a seat's clerk answers to an ask under its orders; None when the seat itself is to be asked."""
    if orders is None or orders.are_silent or game.clerk is None or not ask.interrupt:
        return None
    return game.clerk.answer(orders, game.view(state, ask.seat), ask, game.menu(state, ask.seat))
