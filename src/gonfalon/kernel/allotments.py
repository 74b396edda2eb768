"""Holes that give each of several keys an amount under conditions: what a budget buys, and what makes up a need."""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any, TypeAlias

from msgspec import Struct

Pairs: TypeAlias = tuple[tuple[str, int], ...]
Sums: TypeAlias = tuple[int, ...]
"""What must be remembered of the keys that have their amounts already."""


class Share(Struct, frozen=True):
    """Some of the keys must make up so much of a need by themselves, or all that they can."""

    of: tuple[str, ...]
    need: int


class Allotment(ABC):
    """A whole number for each key, none above its limit, as pairs in the keys' order.

    The conditions are told key by key, by sums that each amount changes: that is enough to count, list and draw.
    """

    def __init__(self, limits: Mapping[str, int]) -> None:
        self.keys = tuple(limits)
        self.limits = tuple(limits.values())
        self._counted: dict[tuple[int, Sums], int] = {}
        self._known: dict[tuple[int, Sums], bool] = {}

    @abstractmethod
    def _start(self) -> Sums:
        """The sums before any key has its amount."""

    @abstractmethod
    def _after(self, place: int, sums: Sums, amount: int) -> Sums | None:
        """The sums after the key at a place took an amount; None when that can never be."""

    @abstractmethod
    def _fits(self, sums: Sums) -> bool:
        """Whether the amounts of all keys together are as they must be."""

    @abstractmethod
    def _drawn(self, random: Random) -> list[int]:
        """Amounts that fit, every choice of them with a chance."""

    @abstractmethod
    def wire(self) -> dict[str, Any]:
        """The hole as it is sent."""

    def count(self) -> int:
        return self._ways(0, self._start())

    def sample(self, random: Random) -> Pairs:
        return self._paired(self._drawn(random))

    def uniform(self, random: Random) -> Pairs:
        sums, amounts = self._start(), list[int]()
        for place in range(len(self.keys)):
            choices = list(self._choices(place, sums))
            weights = [self._ways(place + 1, after) for _, after in choices]
            ((amount, sums),) = random.choices(choices, weights)
            amounts.append(amount)
        return self._paired(amounts)

    def __iter__(self) -> Iterator[Pairs]:
        return map(self._paired, self._listed(0, self._start())) if self else iter(())

    def __contains__(self, value: object) -> bool:
        if not isinstance(value, tuple) or len(value) != len(self.keys):
            return False
        sums: Sums | None = self._start()
        for place, (pair, key, limit) in enumerate(zip(value, self.keys, self.limits, strict=True)):
            if not (isinstance(pair, tuple) and len(pair) == 2 and pair[0] == key and type(pair[1]) is int):
                return False
            sums = self._after(place, sums, pair[1]) if sums is not None and 0 <= pair[1] <= limit else None
        return sums is not None and self._fits(sums)

    def __bool__(self) -> bool:
        return self._leads_on(0, self._start())

    def _choices(self, place: int, sums: Sums) -> Iterator[tuple[int, Sums]]:
        for amount in range(self.limits[place] + 1):
            after = self._after(place, sums, amount)
            if after is not None:
                yield amount, after

    def _ways(self, place: int, sums: Sums) -> int:
        """In how many ways the keys from a place on can take their amounts."""
        if place == len(self.keys):
            return int(self._fits(sums))
        if (place, sums) not in self._counted:
            found = sum(self._ways(place + 1, after) for _, after in self._choices(place, sums))
            self._counted[place, sums] = found
        return self._counted[place, sums]

    def _leads_on(self, place: int, sums: Sums) -> bool:
        if place == len(self.keys):
            return self._fits(sums)
        if (place, sums) not in self._known:
            # From the most on, because what is short at the last key cannot be made good.
            choices = reversed(list(self._choices(place, sums)))
            self._known[place, sums] = any(self._leads_on(place + 1, after) for _, after in choices)
        return self._known[place, sums]

    def _listed(self, place: int, sums: Sums) -> Iterator[list[int]]:
        if place == len(self.keys):
            yield []
            return
        for amount, after in self._choices(place, sums):
            if self._leads_on(place + 1, after):
                yield from ([amount, *rest] for rest in self._listed(place + 1, after))

    def _paired(self, amounts: Sequence[int]) -> Pairs:
        return tuple(zip(self.keys, amounts, strict=True))

    def _named(self, numbers: Sequence[int]) -> dict[str, int]:
        return dict(zip(self.keys, numbers, strict=True))


class Outlay(Allotment):
    """Amounts at a price each, together within a budget; without `spare` nothing more could be afforded."""

    def __init__(
        self,
        limits: Mapping[str, int],
        prices: Mapping[str, int],
        budget: int,
        *,
        least: int = 0,
        spare: bool = True,
        shared: Sequence[tuple[tuple[str, ...], int]] = (),
    ) -> None:
        """At `least` so many things must be bought, whatever they are; `shared` keys have a limit together."""
        super().__init__(limits)
        assert spare or not shared
        self._pools = [(tuple(self.keys.index(key) for key in of), most) for of, most in shared]
        self._pool = {place: number for number, (places, _) in enumerate(self._pools) for place in places}
        self.prices = tuple(prices[key] for key in self.keys)
        self.budget = budget
        self.least = least
        self.spare = spare
        assert all(price >= 0 for price in self.prices)

    def wire(self) -> dict[str, Any]:
        return {
            "amounts": self._named(self.limits),
            "prices": self._named(self.prices),
            "budget": self.budget,
            "least": self.least,
            "spare": self.spare,
            "shared": [{"of": [self.keys[at] for at in places], "most": most} for places, most in self._pools],
        }

    def __bool__(self) -> bool:
        return self.budget >= 0 and self._is_to_be_had(
            self.least, range(len(self.keys)), self.budget, [0] * len(self.keys)
        )

    def _start(self) -> Sums:
        """What is left, how many things are still wanted, the cheapest price at which more could be had, or -1.

        Then what is left of each limit that keys share, until the last of them has its amount.
        """
        return self.budget, self.least, -1, *(most for _, most in self._pools)

    def _after(self, place: int, sums: Sums, amount: int) -> Sums | None:
        left, wanted, cheapest, *pools = sums
        price = self.prices[place]
        left -= price * amount
        if left < 0:
            return None
        if place in self._pool:
            number = self._pool[place]
            pools[number] -= amount
            if pools[number] < 0:
                return None
            # What nobody draws on any more makes no difference.
            pools[number] = 0 if place == max(self._pools[number][0]) else pools[number]
        if not self.spare and amount < self.limits[place]:
            cheapest = price if cheapest < 0 else min(cheapest, price)
        # What is too dear now will never be cheap enough.
        return left, max(0, wanted - amount), cheapest if cheapest <= left else -1, *pools

    def _fits(self, sums: Sums) -> bool:
        left, wanted, cheapest = sums[:3]
        return left >= 0 and not wanted and cheapest < 0

    def _drawn(self, random: Random) -> list[int]:
        """Each key in a random order takes what leaves the rest possible; then what must not be left over is spent."""
        order = random.sample(range(len(self.keys)), len(self.keys))
        left, wanted, amounts = self.budget, self.least, [0] * len(order)
        for done, place in enumerate(order, 1):
            price, others = self.prices[place], order[done:]
            choices = [
                amount
                for amount in range(self._most(place, amounts) + 1)
                if self._is_to_be_had(
                    wanted - amount, others, left - price * amount, [*amounts[:place], amount, *amounts[place + 1 :]]
                )
            ]
            amounts[place] = random.choice(choices)
            left, wanted = left - price * amounts[place], wanted - amounts[place]
        while not self.spare and (more := [place for place in order if self._has_more(place, amounts, left)]):
            place = random.choice(more)
            amounts[place] += 1
            left -= self.prices[place]
        return amounts

    def _has_more(self, place: int, amounts: Sequence[int], left: int) -> bool:
        return amounts[place] < self.limits[place] and self.prices[place] <= left

    def _most(self, place: int, amounts: Sequence[int]) -> int:
        """How many a key may have at most beside what others have taken of the limit that it shares with them."""
        if place not in self._pool:
            return self.limits[place]
        places, most = self._pools[self._pool[place]]
        return min(self.limits[place], most - sum(amounts[other] for other in places if other != place))

    def _is_to_be_had(self, wanted: int, places: Sequence[int], left: int, amounts: Sequence[int]) -> bool:
        """Whether so many things of some keys can be paid for, and are there beside the amounts of the others."""
        pools = [most - sum(amounts[at] for at in shared) for shared, most in self._pools]
        for place in sorted(places, key=self.prices.__getitem__):
            taken = min(max(0, wanted), self.limits[place])
            if place in self._pool:
                taken = min(taken, pools[self._pool[place]])
                pools[self._pool[place]] -= taken
            wanted, left = wanted - taken, left - taken * self.prices[place]
        return wanted <= 0 <= left


class Levy(Allotment):
    """Amounts of some weight each that make up a need, or all there is, and so do the shares that some keys owe.

    Without `spare` nothing that is given could be taken back.
    """

    def __init__(
        self,
        limits: Mapping[str, int],
        need: int,
        *,
        weights: Mapping[str, int] | None = None,
        shares: Sequence[Share] = (),
        spare: bool = False,
    ) -> None:
        super().__init__(limits)
        self.weights = tuple((weights or {}).get(key, 1) for key in self.keys)
        assert all(weight > 0 for weight in self.weights)
        self.spare = spare
        whole = frozenset(range(len(self.keys)))
        owing = [(whole, need)]
        for share in shares:
            owing.append((frozenset(self.keys.index(key) for key in share.of), share.need))
        self._owing = [(places, max(0, min(owed, self._most(places)))) for places, owed in owing]
        self._bounds = [
            [at for at, (places, _) in enumerate(self._owing) if place in places] for place in sorted(whole)
        ]
        self._kinds = sorted({tuple(bounds) for bounds in self._bounds})
        self._kind = [self._kinds.index(tuple(bounds)) for bounds in self._bounds]
        self._heaviest = max(self.weights, default=1)

    def wire(self) -> dict[str, Any]:
        (_, need), *shares = self._owing
        return {
            "amounts": self._named(self.limits),
            "weights": self._named(self.weights),
            "need": need,
            "shares": [{"of": [self.keys[at] for at in sorted(places)], "need": owed} for places, owed in shares],
            "spare": self.spare,
        }

    def __bool__(self) -> bool:
        # To give everything meets every need, and what is too much can be taken back.
        return True

    def _start(self) -> Sums:
        """What each need has got, and of each kind of key the smallest weight that was given, or 0."""
        return (0,) * (len(self._owing) + len(self._kinds))

    def _after(self, place: int, sums: Sums, amount: int) -> Sums | None:
        after, weight = list(sums), self.weights[place]
        for at in self._bounds[place]:
            # More than the heaviest too much is as good as that, which keeps the sums few.
            after[at] = min(after[at] + weight * amount, self._owing[at][1] + self._heaviest)
        kind = len(self._owing) + self._kind[place]
        if amount and not self.spare and (not after[kind] or weight < after[kind]):
            after[kind] = weight
        return tuple(after)

    def _fits(self, sums: Sums) -> bool:
        over = [got - owed for got, (_, owed) in zip(sums, self._owing, strict=False)]
        if min(over) < 0:
            return False
        smallest = sums[len(over) :]
        return all(
            not weight or any(weight > over[at] for at in bounds)
            for weight, bounds in zip(smallest, self._kinds, strict=True)
        )

    def _drawn(self, random: Random) -> list[int]:
        """Any amounts, raised where a need is not met, and then lowered in a random order as far as they can be."""
        amounts = [random.randint(0, limit) for limit in self.limits]
        for places, owed in self._owing:
            while self._given(places, amounts) < owed:
                amounts[random.choice([at for at in sorted(places) if amounts[at] < self.limits[at]])] += 1
        for place in () if self.spare else random.sample(range(len(amounts)), len(amounts)):
            while amounts[place] and self._is_spare(place, amounts):
                amounts[place] -= 1
        return amounts

    def _is_spare(self, place: int, amounts: Sequence[int]) -> bool:
        owing = (self._owing[at] for at in self._bounds[place])
        return all(self._given(places, amounts) - self.weights[place] >= owed for places, owed in owing)

    def _given(self, places: frozenset[int], amounts: Sequence[int]) -> int:
        return sum(self.weights[at] * amounts[at] for at in places)

    def _most(self, places: frozenset[int]) -> int:
        return self._given(places, self.limits)
