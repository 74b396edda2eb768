"""The kinds of hole in an offer: one, some, order, assign, amounts, route, free."""

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from itertools import chain, combinations, islice, pairwise, permutations, product
from math import comb, perm, prod
from random import Random
from typing import Any, Protocol, runtime_checkable


@runtime_checkable
class Hole(Protocol):
    """A field that is still open: what may fill it."""

    def count(self) -> int:
        """How many values fit."""

    def sample(self, random: Random) -> Any:
        """One value, every one with a chance; something must fit."""

    def uniform(self, random: Random) -> Any:
        """One value, all alike."""

    def wire(self) -> dict[str, Any]:
        """The hole as it is sent."""

    def __iter__(self) -> Iterator[Any]: ...
    def __contains__(self, value: object) -> bool: ...
    def __bool__(self) -> bool: ...


class One:
    """One value of several."""

    __slots__ = ("values",)

    def __init__(self, values: Sequence[Hashable]) -> None:
        self.values = values

    def count(self) -> int:
        return len(self.values)

    def sample(self, random: Random) -> Any:
        return self.values[int(random.random() * len(self.values))]

    uniform = sample

    def wire(self) -> dict[str, Any]:
        return {"one": list(self.values)}

    def __iter__(self) -> Iterator[Any]:
        return iter(self.values)

    def __contains__(self, value: object) -> bool:
        return value in self.values

    def __bool__(self) -> bool:
        return bool(self.values)


class OneBit:
    """One member of a bitset, by its printed name; the set itself never leaves Python."""

    __slots__ = ("bits", "index", "names")

    def __init__(self, bits: int, names: Mapping[int, str], index: Mapping[str, int]) -> None:
        self.bits = bits
        self.names = names
        self.index = index

    def count(self) -> int:
        return self.bits.bit_count()

    def sample(self, random: Random) -> str:
        """The first member from a random place between them on: quick, and members after a gap are likelier."""
        bits = self.bits
        lowest = (bits & -bits).bit_length() - 1
        start = lowest + int(random.random() * (bits.bit_length() - lowest))
        bits >>= start
        return self.names[start + (bits & -bits).bit_length() - 1]

    def uniform(self, random: Random) -> str:
        bits = self.bits
        for _ in range(int(random.random() * bits.bit_count())):
            bits &= bits - 1
        return self.names[(bits & -bits).bit_length() - 1]

    def wire(self) -> dict[str, Any]:
        return {"one": self._listed()}

    def _listed(self) -> list[str]:
        """The members in the order of the board, which is the same for everybody."""
        bits, names, listed = self.bits, self.names, list[str]()
        # From the last on, because the last member of a set is quicker to find than the first.
        while bits:
            at = bits.bit_length() - 1
            listed.append(names[at])
            bits ^= 1 << at
        listed.reverse()
        return listed

    def __iter__(self) -> Iterator[str]:
        return iter(self._listed())

    def __contains__(self, value: object) -> bool:
        at = self.index.get(value) if isinstance(value, str) else None
        return at is not None and bool(self.bits >> at & 1)

    def __bool__(self) -> bool:
        return self.bits != 0


class Some:
    """Between `least` and `most` of several values, each once, in the order listed."""

    __slots__ = ("least", "most", "values")

    def __init__(self, values: Sequence[Hashable], least: int = 0, most: int | None = None) -> None:
        self.values = values
        self.least = least
        self.most = len(values) if most is None else min(most, len(values))

    def count(self) -> int:
        return sum(comb(len(self.values), size) for size in range(self.least, self.most + 1))

    def sample(self, random: Random) -> tuple[Any, ...]:
        return self._chosen(random.randint(self.least, self.most), random)

    def uniform(self, random: Random) -> tuple[Any, ...]:
        sizes = range(self.least, self.most + 1)
        weights = [comb(len(self.values), size) for size in sizes]
        return self._chosen(random.choices(sizes, weights)[0], random)

    def _chosen(self, size: int, random: Random) -> tuple[Any, ...]:
        places = sorted(random.sample(range(len(self.values)), size))
        return tuple(self.values[place] for place in places)

    def wire(self) -> dict[str, Any]:
        return {"some": list(self.values), "least": self.least, "most": self.most}

    def __iter__(self) -> Iterator[tuple[Any, ...]]:
        for size in range(self.least, self.most + 1):
            yield from combinations(self.values, size)

    def __contains__(self, value: object) -> bool:
        if not isinstance(value, tuple) or not self.least <= len(value) <= self.most:
            return False
        if any(each not in self.values for each in value):
            return False
        places = [self.values.index(each) for each in value]
        return all(first < second for first, second in pairwise(places))

    def __bool__(self) -> bool:
        return self.least <= self.most


class Order:
    """All the values, or between `least` and `most` of them, in any order."""

    __slots__ = ("least", "most", "values")

    def __init__(self, values: Sequence[Hashable], least: int | None = None, most: int | None = None) -> None:
        self.values = values
        self.most = len(values) if most is None else min(most, len(values))
        self.least = self.most if least is None else least

    def count(self) -> int:
        return sum(perm(len(self.values), size) for size in range(self.least, self.most + 1))

    def sample(self, random: Random) -> tuple[Any, ...]:
        return tuple(random.sample(list(self.values), random.randint(self.least, self.most)))

    def uniform(self, random: Random) -> tuple[Any, ...]:
        sizes = range(self.least, self.most + 1)
        (size,) = random.choices(sizes, [perm(len(self.values), size) for size in sizes])
        return tuple(random.sample(list(self.values), size))

    def wire(self) -> dict[str, Any]:
        whole = {"order": list(self.values)}
        return whole if self.least == len(self.values) else {**whole, "least": self.least, "most": self.most}

    def __iter__(self) -> Iterator[tuple[Any, ...]]:
        return chain.from_iterable(permutations(self.values, size) for size in range(self.least, self.most + 1))

    def __contains__(self, value: object) -> bool:
        return (
            isinstance(value, tuple)
            and self.least <= len(value) <= self.most
            and all(each in self.values for each in value)
            and len(set(value)) == len(value)
        )

    def __bool__(self) -> bool:
        return self.least <= self.most


class Assign:
    """For each key one of its own values, as pairs in the keys' order."""

    __slots__ = ("values",)

    def __init__(self, values: Mapping[str, Sequence[Hashable]]) -> None:
        self.values = values

    def count(self) -> int:
        return prod(map(len, self.values.values()))

    def sample(self, random: Random) -> tuple[tuple[str, Any], ...]:
        return tuple((key, random.choice(values)) for key, values in self.values.items())

    uniform = sample

    def wire(self) -> dict[str, Any]:
        return {"assign": {key: list(values) for key, values in self.values.items()}}

    def __iter__(self) -> Iterator[tuple[tuple[str, Any], ...]]:
        for chosen in product(*self.values.values()):
            yield tuple(zip(self.values, chosen, strict=True))

    def __contains__(self, value: object) -> bool:
        if not isinstance(value, tuple) or len(value) != len(self.values):
            return False
        return all(
            isinstance(pair, tuple) and len(pair) == 2 and pair[0] == key and pair[1] in values
            for pair, (key, values) in zip(value, self.values.items(), strict=True)
        )

    def __bool__(self) -> bool:
        return all(self.values.values())


class Amounts:
    """A whole number for each key, none above its limit, together exactly `total`, as pairs in the keys' order."""

    __slots__ = ("keys", "limits", "total")

    def __init__(self, limits: Mapping[str, int], total: int) -> None:
        self.keys = tuple(limits)
        self.limits = tuple(limits.values())
        self.total = total

    def count(self) -> int:
        return self._ways()[0][self.total] if self else 0

    def sample(self, random: Random) -> tuple[tuple[str, int], ...]:
        """Each key takes, in a random order, what the others leave open."""
        order = list(range(len(self.keys)))
        random.shuffle(order)
        left, room, amounts = self.total, sum(self.limits), [0] * len(order)
        for place in order:
            room -= self.limits[place]
            amounts[place] = random.randint(max(0, left - room), min(self.limits[place], left))
            left -= amounts[place]
        return tuple(zip(self.keys, amounts, strict=True))

    def uniform(self, random: Random) -> tuple[tuple[str, int], ...]:
        ways, left, amounts = self._ways(), self.total, []
        for place, limit in enumerate(self.limits):
            choices = range(min(limit, left) + 1)
            amounts.append(random.choices(choices, [ways[place + 1][left - take] for take in choices])[0])
            left -= amounts[-1]
        return tuple(zip(self.keys, amounts, strict=True))

    def wire(self) -> dict[str, Any]:
        return {"amounts": dict(zip(self.keys, self.limits, strict=True)), "total": self.total}

    def __iter__(self) -> Iterator[tuple[tuple[str, int], ...]]:
        def share(place: int, left: int) -> Iterator[tuple[int, ...]]:
            if place == len(self.limits):
                if left == 0:
                    yield ()
                return
            for take in range(min(self.limits[place], left) + 1):
                for rest in share(place + 1, left - take):
                    yield (take, *rest)

        for amounts in share(0, self.total):
            yield tuple(zip(self.keys, amounts, strict=True))

    def __contains__(self, value: object) -> bool:
        if not isinstance(value, tuple) or len(value) != len(self.keys):
            return False
        for pair, key, limit in zip(value, self.keys, self.limits, strict=True):
            if not (isinstance(pair, tuple) and len(pair) == 2 and pair[0] == key and type(pair[1]) is int):
                return False
            if not 0 <= pair[1] <= limit:
                return False
        return bool(sum(amount for _, amount in value) == self.total)

    def __bool__(self) -> bool:
        return 0 <= self.total <= sum(self.limits)

    def _ways(self) -> list[list[int]]:
        """For each place, in how many ways the keys from there on can take each amount."""
        ways = [[1] + [0] * self.total]
        for limit in reversed(self.limits):
            after = ways[0]
            ways.insert(0, [sum(after[max(0, left - limit) : left + 1]) for left in range(self.total + 1)])
        return ways


class Route:
    """A path of places: `onward` says where a path may go next, `ends` whether it may stop."""

    __slots__ = ("ends", "onward", "start")

    def __init__(
        self,
        start: str,
        onward: Callable[[tuple[str, ...]], Sequence[str]],
        ends: Callable[[tuple[str, ...]], bool],
    ) -> None:
        self.start = start
        self.onward = onward
        self.ends = ends

    def count(self) -> int:
        return sum(1 for _ in self)

    def sample(self, random: Random) -> tuple[str, ...]:
        """A walk that stops with a chance wherever it may, and never enters a dead end."""
        path: tuple[str, ...] = ()
        while True:
            ways = [way for way in self.onward(path) if self._leads_on((*path, way))]
            if self.ends(path) and (not ways or random.random() * (len(ways) + 1) < 1):
                return path
            path = (*path, random.choice(ways))

    def uniform(self, random: Random) -> tuple[str, ...]:
        return next(islice(self, random.randrange(self.count()), None))

    def wire(self) -> dict[str, Any]:
        return {"route": self.start, "next": list(self.onward(()))}

    def __iter__(self) -> Iterator[tuple[str, ...]]:
        return self._from(())

    def _from(self, path: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
        if self.ends(path):
            yield path
        for way in self.onward(path):
            yield from self._from((*path, way))

    def _leads_on(self, path: tuple[str, ...]) -> bool:
        return next(self._from(path), None) is not None

    def __contains__(self, value: object) -> bool:
        if not isinstance(value, tuple):
            return False
        return all(way in self.onward(value[:place]) for place, way in enumerate(value)) and self.ends(value)

    def __bool__(self) -> bool:
        return self._leads_on(())


class Free:
    """Any value that `fits`; `tries` is a fixed sample of such values, for counting and for bots."""

    __slots__ = ("fits", "tries")

    def __init__(self, fits: Callable[[Any], bool], tries: Sequence[Hashable]) -> None:
        self.fits = fits
        self.tries = tries

    def count(self) -> int:
        return len(self.tries)

    def sample(self, random: Random) -> Any:
        return random.choice(self.tries)

    uniform = sample

    def wire(self) -> dict[str, Any]:
        return {"free": list(self.tries)}

    def __iter__(self) -> Iterator[Any]:
        return iter(self.tries)

    def __contains__(self, value: object) -> bool:
        return self.fits(value)

    def __bool__(self) -> bool:
        return bool(self.tries)
