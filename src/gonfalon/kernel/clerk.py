"""Standing orders: what a seat leaves to its clerk, who answers asks from what the seat may know."""

from collections.abc import Mapping
from enum import StrEnum
from typing import ClassVar, Generic, Protocol, TypeVar, get_args

from msgspec import Struct, convert, structs, to_builtins

from gonfalon.kernel.agenda import Ask
from gonfalon.kernel.menu import Menu

A = TypeVar("A", bound=Struct)
V_contra = TypeVar("V_contra", contravariant=True)

ASK = "ask"
"""The value of any order that leaves the thing to the seat itself."""


class When(StrEnum):
    """When the clerk does a thing for its seat: the values of an order that needs no others."""

    NEVER = "never"
    FAVOURED = "favoured"
    ASK = "ask"


class Orders(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a seat wants done without being asked; each game subclasses it.

    A field for each thing, whose type lists the values that its order may have: a StrEnum, or a Literal of texts.
    """

    asks: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """The asks that an order is about, where it is not called like one of their answers."""
    unasked: ClassVar[Mapping[str, str]] = {}
    """What is done where people share a screen and to be asked at all would tell the others something, by order."""
    covert: ClassVar[tuple[str, ...]] = ()
    """The orders that mean something only where something is hidden."""

    @property
    def are_silent(self) -> bool:
        """Whether everything is left to the seat itself."""
        return all(getattr(self, name) == ASK for name in self.__struct_fields__)


class Clerk(Protocol, Generic[A, V_contra]):
    """Answers for a seat under its orders. It is pure, and sees what the seat sees."""

    @property
    def orders_type(self) -> type[Orders]:
        """The orders that a seat may give; by default it is asked everything."""

    def answer(self, orders: Orders, view: V_contra, ask: Ask[A], menu: Menu[A]) -> A | None:
        """The action with which an ask is answered; None when the seat itself is to be asked."""


def behind_a_curtain(orders: Orders) -> Orders:
    """The orders of a seat that shares its screen with others from whom it has secrets."""
    changed = {name: value for name, value in orders.unasked.items() if getattr(orders, name) == ASK}
    return convert({**to_builtins(orders), **changed}, type(orders)) if changed else orders


def order_values(kind: type[Orders], *, secrets: bool = True) -> dict[str, tuple[str, ...]]:
    """What may be left to a clerk, and the values that each order may have, in the order of their type."""
    fields = [field for field in structs.fields(kind) if secrets or field.name not in kind.covert]
    return {field.name: tuple(map(str, get_args(field.type) or field.type)) for field in fields}
