"""Menus: offers, which are actions with holes, made only when somebody looks at them."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import islice, product
from random import Random
from typing import Any, Generic, TypeVar

from msgspec import Struct

from gonfalon.kernel.holes import Hole

A = TypeVar("A", bound=Struct)


class Offer(Generic[A]):
    """An action with holes: the verb, the fields that are fixed, and a hole for each field that is not."""

    __slots__ = ("_make", "_wire", "fixed", "holes", "verb")

    def __init__(
        self,
        verb: type[A],
        fixed: Mapping[str, Any],
        holes: Mapping[str, Hole] | None = None,
        make: Callable[..., A] | None = None,
    ) -> None:
        """`make` fills the holes in their order; a game passes it to hand out interned actions."""
        self.verb = verb
        self.fixed = fixed
        self.holes: Mapping[str, Hole] = holes or {}
        self._make = make
        self._wire: dict[str, Any] | None = None

    def fill(self, *values: Any) -> A:
        """The action with its holes filled, in their order."""
        if self._make is not None:
            return self._make(*values)
        return self.verb(**self.fixed, **dict(zip(self.holes, values, strict=True)))

    def count(self) -> int:
        """How many actions the offer stands for."""
        many = 1
        for hole in self.holes.values():
            many *= hole.count()
        return many

    def sample(self, random: Random) -> A:
        """One action, every one with a chance; each hole must have something to fill it."""
        return self.fill(*[hole.sample(random) for hole in self.holes.values()])

    def uniform(self, random: Random) -> A:
        """One action, all alike."""
        return self.fill(*(hole.uniform(random) for hole in self.holes.values()))

    def __iter__(self) -> Iterator[A]:
        # A hole by itself is not listed beforehand: it may stand for more than there is room for.
        ways = zip(*self.holes.values(), strict=True) if len(self.holes) == 1 else product(*self.holes.values())
        for values in ways:
            yield self.fill(*values)

    def first(self, many: int) -> Iterator[A]:
        """The first so many actions, without making the others."""
        some = (islice(hole, many) for hole in self.holes.values())
        for values in islice(product(*some), many):
            yield self.fill(*values)

    def __contains__(self, action: object) -> bool:
        return (
            type(action) is self.verb
            and all(getattr(action, field) == value for field, value in self.fixed.items())
            and all(getattr(action, field) in hole for field, hole in self.holes.items())
            # A field that is neither fixed nor a hole must be as the offer would make it.
            and self.fill(*(getattr(action, field) for field in self.holes)) == action
        )

    def wire(self) -> dict[str, Any]:
        """The offer as it is sent: the action's fields, with holes as objects."""
        # Written once, because a game may keep its offers.
        if self._wire is None:
            holes = {field: hole.wire() for field, hole in self.holes.items()}
            self._wire = {"do": self.verb.__struct_config__.tag, **self.fixed, **holes}
        return self._wire


class Menu(Generic[A]):
    """All offers open to a seat. `exact` says that nothing else is lawful.

    Where play is hot a game subclasses it, with `offers` of its own and a `sample` that makes no offer.
    """

    __slots__ = ("_keys", "_offer_of", "exact")

    def __init__(self, keys: Sequence[Any], offer_of: Callable[[Any], Offer[A] | None], *, exact: bool = True) -> None:
        """`offer_of` makes the offer of a key when it is wanted; None means there is none after all."""
        self._keys = keys
        self._offer_of = offer_of
        self.exact = exact

    @classmethod
    def of(cls, *offers: Offer[A], exact: bool = True) -> "Menu[A]":
        """A menu of offers that are made already."""
        return cls(offers, lambda offer: offer, exact=exact)

    def offers(self) -> Iterator[Offer[A]]:
        """The offers that stand for at least one action."""
        for key in self._keys:
            offer = self._offer_of(key)
            if offer is not None and all(offer.holes.values()):
                yield offer

    def actions(self) -> Iterator[A]:
        """Every action, one by one."""
        for offer in self.offers():
            yield from offer

    def count(self) -> int:
        """How many actions there are."""
        return sum(offer.count() for offer in self.offers())

    def sample(self, random: Random) -> A:
        """One action, every one with a chance, making no more offers than needed."""
        keys: Any = self._keys
        left = len(keys)
        while left:
            place = int(random.random() * left)
            offer = self._offer_of(keys[place])
            if offer is not None and all(offer.holes.values()):
                return offer.sample(random)
            if left == len(self._keys):
                keys = list(keys)
            left -= 1
            keys[place] = keys[left]
        raise IndexError("the menu is empty")

    def uniform(self, random: Random) -> A:
        """One action, all alike; every offer is made and counted."""
        offers = [(offer, offer.count()) for offer in self.offers()]
        if not offers:
            raise IndexError("the menu is empty")
        place = random.randrange(sum(many for _, many in offers))
        for offer, many in offers:
            if place < many:
                return offer.uniform(random)
            place -= many
        raise AssertionError("the counts of a menu changed while it was sampled")

    def __contains__(self, action: object) -> bool:
        return any(action in offer for offer in self.offers())

    def __bool__(self) -> bool:
        return next(self.offers(), None) is not None

    def wire(self) -> dict[str, Any]:
        """The menu as it is sent."""
        return {"exact": self.exact, "offers": [offer.wire() for offer in self.offers()]}
