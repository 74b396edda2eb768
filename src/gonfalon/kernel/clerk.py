"""Standing orders: what a seat leaves to its clerk, who answers asks from what the seat may know."""

from enum import StrEnum
from typing import Generic, Protocol, TypeVar

from msgspec import Struct, structs

from gonfalon.kernel.agenda import Ask
from gonfalon.kernel.menu import Menu

A = TypeVar("A", bound=Struct)
V_contra = TypeVar("V_contra", contravariant=True)


class When(StrEnum):
    """When the clerk does a thing for its seat."""

    NEVER = "never"
    FAVOURED = "favoured"
    ASK = "ask"


class Orders(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a seat wants done without being asked; each game subclasses it, one field of When for each thing."""

    @property
    def are_silent(self) -> bool:
        """Whether everything is left to the seat itself."""
        return all(getattr(self, name) is When.ASK for name in self.__struct_fields__)


class Clerk(Protocol, Generic[A, V_contra]):
    """Answers for a seat under its orders. It is pure, and sees what the seat sees."""

    @property
    def orders_type(self) -> type[Orders]:
        """The orders that a seat may give; by default it is asked everything."""

    def answer(self, orders: Orders, view: V_contra, ask: Ask[A], menu: Menu[A]) -> A | None:
        """The action with which an ask is answered; None when the seat itself is to be asked."""


def order_names(kind: type[Orders]) -> tuple[str, ...]:
    """What may be left to a clerk."""
    return tuple(field.name for field in structs.fields(kind))
