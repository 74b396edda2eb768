"""What a client asks for."""

from typing import Annotated, Any

from msgspec import Meta, Raw, Struct

from gonfalon.server.wire.parts import Count, Delay, Key, Written, WrittenAction


class Wish(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a client asks for; fields with a default may be left out."""


class OpenTable(Wish, frozen=True, kw_only=True):
    """A new table; each seat is a person's or a bot's. The same seed gives the same dice to the same actions."""

    key: Key
    game: str
    scenario: str = ""
    options: dict[str, Any] = {}
    seats: dict[str, str]
    delay: Delay | None = None
    seed: Count | None = None


class Import(Wish, frozen=True, kw_only=True):
    """A new table from a record, or from a position of a game; a seed fixes the dice that are still to fall."""

    key: Key
    record: Written = Raw()
    game: str = ""
    position: Written = Raw()
    seats: dict[str, str] = {}
    delay: Delay | None = None
    seed: Count | None = None


class Act(Wish, frozen=True, kw_only=True):
    """An action, with the number of the ask that it answers."""

    key: Key
    ask: Count
    action: WrittenAction


class MakePlan(Wish, frozen=True, kw_only=True):
    """Actions of one seat, to be taken one by one; the first answers the ask that is named."""

    key: Key
    ask: Count
    actions: Annotated[tuple[WrittenAction, ...], Meta(min_length=1, max_length=64)]


class BySeat(Wish, frozen=True, kw_only=True):
    """Undoing or resigning, by a seat."""

    key: Key
    seat: str


class Cancel(Wish, frozen=True, kw_only=True):
    """Taking back one earlier entry, as `cancellable` lists it."""

    key: Key
    seat: str
    entry: Count


class Rematch(Wish, frozen=True, kw_only=True):
    """The same game again with sides changed."""

    key: Key


class Branch(Wish, frozen=True, kw_only=True):
    """A new table that goes on after the first `entries` entries; without seats those who sit here."""

    key: Key
    entries: Count
    seats: dict[str, str] = {}


class SetDelay(Wish, frozen=True, kw_only=True):
    """How long the computer waits between two of its actions."""

    delay: Delay


class SetPaused(Wish, frozen=True, kw_only=True):
    """Whether the computer stops playing for now."""

    paused: bool


class Rename(Wish, frozen=True, kw_only=True):
    """What a game is called; an empty name takes it away."""

    name: str


class SetBinned(Wish, frozen=True, kw_only=True):
    """Whether a game lies in the bin."""

    binned: bool


class EmptyBin(Wish, frozen=True, kw_only=True):
    """The games to delete for good; those that do not lie in the bin any more are kept."""

    tables: Annotated[tuple[str, ...], Meta(max_length=3000)]


class SetOrders(Wish, frozen=True, kw_only=True):
    """Standing orders of a seat, each one of the values that it may have; those not named stay as they are."""

    seat: str
    orders: dict[str, str]


class Weigh(Wish, frozen=True, kw_only=True):
    """Actions whose odds are wanted: to the next ask, or `through` interrupts, answered by default, to the result."""

    actions: Annotated[tuple[WrittenAction, ...], Meta(max_length=64)]
    through: bool = False


class Explain(Wish, frozen=True, kw_only=True):
    """Actions that are to be accounted for before their dice: their ways, costs and what follows."""

    actions: Annotated[tuple[WrittenAction, ...], Meta(max_length=256)]


class Doubt(Wish, frozen=True, kw_only=True):
    """An action that is not offered: why not?"""

    action: WrittenAction
