"""Names of things, typed once where a struct declares them; whoever reads, checks or forges them need not guess."""

from collections.abc import Container, Iterator, Mapping
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, NamedTuple, Union, get_args, get_origin, get_type_hints

from msgspec import Struct
from msgspec.structs import fields, force_setattr

from gonfalon.kernel.rulebook import Refusal, refuse


class Names(NamedTuple):
    """Marks a string as the name of a kind of thing: `UnitId = Annotated[str, Names("unit")]`."""

    kind: str


class Named(NamedTuple):
    """A name that a struct holds, under the field that holds it."""

    field: str
    kind: str
    name: str


def names_in(holder: Struct) -> Iterator[Named]:
    """Every name in a struct, field by field; a field that has its default names nothing."""
    for field, hint, default in _typed(type(holder)):
        value = getattr(holder, field)
        if value != default:
            for kind, name in _names(hint, value):
                yield Named(field, kind, name)


def why_unknown(known: Mapping[str, Container[str]], action: Struct) -> Refusal | None:
    """Why an action names what the game does not have; the kinds in the order of `known`."""
    found = list(names_in(action))
    for kind, names in known.items():
        for each in found:
            if each.kind == kind and each.name not in names:
                return refuse("K3", f"no-such-{kind}", **{kind: each.name})
    return None


def put_in_order(holder: Struct, field: str, places: Mapping[str, int]) -> None:
    """Arrange the names in a field where their order means nothing, so that the same choice is always written alike.

    For the `__post_init__` of an action: whoever writes one may then name things in any order.
    """
    names = getattr(holder, field)
    if len(names) > 1:
        force_setattr(holder, field, tuple(sorted(names, key=lambda name: places.get(name, len(places)))))


@cache
def kinds_of(holder: type[Struct]) -> dict[str, str]:
    """The fields of a struct that hold names of one kind, one or several, each with its kind."""
    found = {field: _kinds(hint) for field, hint, _ in _typed(holder)}
    return {field: next(iter(kinds)) for field, kinds in found.items() if len(kinds) == 1}


@cache
def _typed(holder: type[Struct]) -> tuple[tuple[str, Any, Any], ...]:
    """The fields of a struct that can hold names, each with its type and its default."""
    hints = get_type_hints(holder, include_extras=True)
    return tuple((each.name, hints[each.name], each.default) for each in fields(holder) if _kinds(hints[each.name]))


def _names(hint: Any, value: Any) -> Iterator[tuple[str, str]]:
    """The names in a value of a type, each with its kind."""
    if isinstance(value, Struct):
        yield from ((each.kind, each.name) for each in names_in(value))
    elif isinstance(value, tuple):
        among = [each for each in _options(hint) if get_origin(each) is tuple]
        for each in among:
            kinds = get_args(each)
            for kind, part in zip(kinds[:1] * len(value) if kinds[-1] is ... else kinds, value, strict=False):
                yield from _names(kind, part)
    elif isinstance(value, str):
        yield from ((kind, value) for each in _options(hint) if (kind := _kind(each)) is not None)


def _kinds(hint: Any) -> set[str]:
    """What kinds of names a type can hold."""
    found: set[str] = set()
    for each in _options(hint):
        kind = _kind(each)
        if kind is not None:
            found.add(kind)
        elif get_origin(each) is tuple:
            for part in get_args(each):
                found |= _kinds(part)
        elif isinstance(each, type) and issubclass(each, Struct):
            found |= {inner for _, part, _ in _typed(each) for inner in _kinds(part)}
    return found


def _options(hint: Any) -> tuple[Any, ...]:
    """The types of a union, or the one type."""
    if get_origin(hint) in (Union, UnionType):
        return tuple(each for each in get_args(hint) if each is not NoneType)
    return (hint,)


def _kind(hint: Any) -> str | None:
    """The kind of thing that a type names."""
    if get_origin(hint) is Annotated:
        return next((each.kind for each in hint.__metadata__ if isinstance(each, Names)), None)
    return None
