"""Which options to try a game under: each value once, alone or with one more, and every two values together."""

from collections.abc import Iterator
from functools import partial
from itertools import combinations, product, zip_longest
from random import Random
from typing import Any, TypeAlias

from msgspec import Struct, convert, inspect, structs

Choice: TypeAlias = tuple[str, Any]
"""An option with one of its values."""


def values(options: type[Struct]) -> dict[str, tuple[Any, ...]]:
    """The values to try of each option: all of a closed set, both ends of a range, else only the default."""
    default = options()
    info = inspect.type_info(options)
    assert isinstance(info, inspect.StructType)
    return {field.name: _values(field.type) or (getattr(default, field.name),) for field in info.fields}


def singles(options: type[Struct]) -> Iterator[Any]:
    """The defaults, then the defaults with one option changed, for each other value of each option."""
    default = options()
    yield default
    for name, value in _others(options):
        yield structs.replace(default, **{name: value})


def doubles(options: type[Struct]) -> Iterator[Any]:
    """The defaults with two options changed at a time, so that each other value of each option comes once."""
    others = _others(options)
    half = -(-len(others) // 2)
    for pair in zip_longest(others[:half], others[half:]):
        yield structs.replace(options(), **dict(choice for choice in pair if choice is not None))


def _others(options: type[Struct]) -> list[Choice]:
    """All values to try but the defaults, option by option."""
    default = options()
    return [
        (name, value) for name, tried in values(options).items() for value in tried if value != getattr(default, name)
    ]


def pairwise(options: type[Struct]) -> Iterator[Any]:
    """Few sets of options in which every two values of two options meet at least once."""
    tried = values(options)
    choices = [[(name, value) for value in each] for name, each in tried.items()]
    # A dict rather than a set, so that the answer does not depend on hashing.
    apart = {frozenset(pair): None for some, others in combinations(choices, 2) for pair in product(some, others)}
    while apart:
        row: dict[str, Any] = dict(next(iter(apart)))
        for name, each in tried.items():
            if name not in row:
                row[name] = max(each, key=partial(_news, row, apart, name))
        for pair in combinations(row.items(), 2):
            apart.pop(frozenset(pair), None)
        yield convert(row, options)


def sample(options: type[Struct], random: Random) -> Any:
    """One set of options, mostly defaults."""
    changed = {name: random.choice(tried) for name, tried in values(options).items() if random.random() < 0.3}
    return structs.replace(options(), **changed)


def _values(type: inspect.Type) -> tuple[Any, ...]:
    match type:
        case inspect.BoolType():
            return False, True
        case inspect.EnumType(cls=cls):
            return tuple(cls)
        case inspect.LiteralType(values=values):
            return tuple(values)
        case inspect.IntType(ge=int(least), le=int(most)):
            return least, most
        case _:
            return ()


def _news(row: dict[str, Any], apart: dict[frozenset[Choice], None], name: str, value: Any) -> int:
    """How many pairs that have not met yet would meet if an option of the row took a value."""
    return sum(frozenset(((name, value), other)) in apart for other in row.items())
