"""Forged actions: well-formed answers made of names that occur in the game, lawful only by accident."""

import re
from collections.abc import Iterator
from functools import cache, lru_cache
from random import Random
from typing import Any

import msgspec
from msgspec import inspect

from gonfalon.kernel.game import Action
from gonfalon.kernel.naming import kinds_of
from gonfalon.lab.moment import Moment

NUMBER = re.compile(r"\d+")
TYPED = 0.4
"""How often a name is one of its kind, whether or not it is seen; else it is any word of the moment, or none."""
NONSENSE = ("", "nobody", "-1", "K1", "\u2603", "a" * 300)
NEXT_DOOR = (-101, -100, -99, -1, 1, 99, 100, 101)
"""How far numbers of neighbours lie apart where a hex is called by its column and row."""


class Forge:
    """Makes forged actions for one moment of a game."""

    def __init__(self, moment: Moment, random: Random) -> None:
        self.moment = moment
        self.random = random
        self.verbs = verbs(moment.game.action_type)
        self.words, self.numbers = _names_at(moment)
        self.names = {kind: sorted(names) for kind, names in moment.game.names.items()}

    def actions(self, count: int) -> Iterator[Action]:
        """Forged actions: lawful ones with one field changed, and ones made up from nothing."""
        lawful = [action for seat in self.moment.seats for action in self._some_of(seat)]
        for _ in range(count):
            written = msgspec.to_builtins(self.random.choice(lawful)) if lawful and self.random.random() < 0.6 else None
            forged = self._invented() if written is None else self._changed(written)
            try:
                yield msgspec.convert(forged, self.moment.game.action_type)
            except msgspec.ValidationError:
                # The codec refuses it under K4 before any game sees it.
                continue

    def _some_of(self, seat: str) -> list[Action]:
        menu = self.moment.game.menu(self.moment.state, seat)
        return [menu.sample(self.random) for _ in range(5)] if menu else []

    def _changed(self, written: dict[str, Any]) -> dict[str, Any]:
        verb = self.verbs[written["do"]]
        fields = [field for field in verb.fields if field.encode_name in written]
        field = self.random.choice(fields)
        value, kind = written[field.encode_name], kinds_of(verb.cls).get(field.name)
        if isinstance(value, list | tuple) and value:
            bent = self._bent(list(value), field.type, kind)
            return {**written, field.encode_name: bent}
        return {**written, field.encode_name: self._value(field.name, field.type, kind)}

    def _bent(self, value: list[Any], type: inspect.Type, kind: str | None) -> list[Any]:
        """A list that is nearly the lawful one: shorter, longer, or with another end."""
        near, made = self._near(value[-1]), next(iter(self._value("", type, kind) or value))
        return self.random.choice((value[:-1], [*value, near], [*value[:-1], near], [*value, made], [made, *value[1:]]))

    def _near(self, value: Any) -> Any:
        """A value that is nearly the same."""
        match value:
            case str():
                return self._numbered_otherwise(value, NEXT_DOOR)
            case bool():
                return not value
            case int():
                return value + self.random.choice((-1, 1))
            case dict():
                name = self.random.choice(sorted(value))
                return {**value, name: self._near(value[name])}
            case [*first, last]:
                return [*first, self._near(last)]
            case _:
                return value

    def _invented(self) -> Any:
        verb = self.verbs[self.random.choice(sorted(self.verbs))]
        return self._struct(verb)

    def _value(self, name: str, type: inspect.Type, kind: str | None = None) -> Any:
        """A value of a type; a string that names a thing mostly names one of its kind."""
        random = self.random
        match type:
            case _ if name == "seat":
                return random.choice(self.moment.seats)
            case inspect.StrType():
                return self._word() if kind is None or random.random() > TYPED else random.choice(self.names[kind])
            case inspect.IntType():
                return random.choice(self.numbers) + random.choice((-1, 0, 0, 0, 1))
            case inspect.BoolType():
                return random.random() < 0.5
            case inspect.EnumType(cls=cls):
                return random.choice([member.value for member in cls])
            case inspect.LiteralType(values=values):
                return random.choice(values)
            case inspect.UnionType(types=types):
                return self._value(name, random.choice(types), kind)
            case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
                return [self._value("", item, kind) for _ in range(random.choice((0, 1, 1, 2, 3)))]
            case inspect.TupleType(item_types=items):
                return [self._value("", item, kind) for item in items]
            case inspect.StructType():
                return self._struct(type)
            case _:
                return None

    def _struct(self, type: inspect.StructType) -> dict[str, Any] | list[Any]:
        """A struct with its tag, without which nobody could tell the kinds of a union apart."""
        kinds = kinds_of(type.cls)
        values = {
            field.encode_name: self._value(field.name, field.type, kinds.get(field.name)) for field in type.fields
        }
        if type.tag_field is not None:
            values = {type.tag_field: type.tag, **values}
        return list(values.values()) if type.array_like else values

    def _word(self) -> str:
        """A name of the game, one with another number in it, or nonsense."""
        kind = self.random.random()
        if kind < 0.1:
            return self.random.choice(NONSENSE)
        word = self.random.choice(self.words)
        if kind < 0.6:
            return word
        # What lies close by is refused for the most different reasons.
        return self._numbered_otherwise(word, (-2, -1, -1, 1, 1, 2, 10))

    def _numbered_otherwise(self, word: str, steps: tuple[int, ...]) -> str:
        """The word with one of its numbers changed by one of the steps."""
        numbers = list(NUMBER.finditer(word))
        if not numbers:
            return word
        number = self.random.choice(numbers)
        other = abs(int(number[0]) + self.random.choice(steps))
        return word[: number.start()] + str(other).zfill(len(number[0])) + word[number.end() :]


@cache
def verbs(action_type: Any) -> dict[Any, inspect.StructType]:
    """The verbs of a game by their tags."""
    info = inspect.type_info(action_type)
    types = info.types if isinstance(info, inspect.UnionType) else (info,)
    return {verb.tag: verb for verb in types if isinstance(verb, inspect.StructType)}


@lru_cache(maxsize=1)
def _names_at(moment: Moment) -> tuple[list[str], list[int]]:
    """The words and the numbers that anybody sees at a moment; each law that forges asks for them anew."""
    seen = [moment.game.view(moment.state, None)]
    menus = [moment.game.menu(moment.state, seat).wire() for seat in moment.seats]
    leaves = list(_leaves([msgspec.to_builtins(seen), msgspec.to_builtins(menus)]))
    words = {leaf for leaf in leaves if isinstance(leaf, str)} | set(moment.seats)
    return sorted(words), sorted({leaf for leaf in leaves if type(leaf) is int} | {0, 1})


def _leaves(value: Any) -> Iterator[Any]:
    match value:
        case dict():
            for each in value.values():
                yield from _leaves(each)
        case list() | tuple():
            for each in value:
                yield from _leaves(each)
        case _:
            yield value
