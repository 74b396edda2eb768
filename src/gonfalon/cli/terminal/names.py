"""What the words that a person types stand for: verbs, pieces and the fields of an action."""

import re
from collections.abc import Iterable, Mapping
from typing import Any, get_args

import msgspec

from gonfalon.cli.boards import PICTURES
from gonfalon.cli.terminal.table import Table
from gonfalon.kernel.game import Action

NUMBERED = re.compile(r"([a-z]+)-?(\d+)")
"""A name with a number, such as kn2 for knights-2."""


class Puzzled(Exception):
    """What was typed cannot be understood; holds the key and the arguments of the sentence that says so."""

    def __init__(self, key: str, **arguments: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.arguments = arguments


def verbs(table: Table) -> dict[str, type[Action]]:
    """The game's verbs by name."""
    kinds = get_args(table.game.action_type) or (table.game.action_type,)
    return {str(kind.__struct_config__.tag): kind for kind in kinds}


def usage(kind: type[Action]) -> str:
    """How an action is typed."""
    return " ".join((str(kind.__struct_config__.tag), *(field.upper() for field in named_fields(kind))))


def named_fields(kind: type[Action]) -> list[str]:
    """What an action names besides its seat."""
    return [field for field in kind.__struct_fields__ if field != "seat"]


def action_of(table: Table, seat: str, kind: type[Action], words: list[str]) -> Action:
    """The action of a verb and the words after it."""
    fields = named_fields(kind)
    if len(words) != len(fields):
        raise Puzzled("usage", usage=usage(kind))
    known = names(table)
    written: dict[str, Any] = {"do": kind.__struct_config__.tag, "seat": seat}
    for field, word in zip(fields, words, strict=True):
        values = [resolved(each, known) for each in word.split(",")]
        written[field] = values if len(values) > 1 else values[0]
    try:
        action: Action = msgspec.convert(written, table.game.action_type, strict=False)
    except msgspec.ValidationError as error:
        raise Puzzled("malformed", why=str(error)) from None
    return action


def names(table: Table) -> dict[str, str]:
    """What may be typed for each thing on the board and each word of the menu, in the player's language too."""
    picture = PICTURES.get(table.game.name)
    known = dict(picture.names(table.view())) if picture else {}
    viewer = table.viewer()
    for offer in table.game.menu(table.sitting.state, viewer).offers() if viewer else ():
        known |= {value: value for field, value in offer.fixed.items() if field != "seat"}
    for own in set(known.values()):
        known.setdefault(table.say.words.name(own).lower().replace(" ", "-"), own)
    return known


def resolved(word: str, known: Mapping[str, str]) -> str:
    """The id that a word names, or that alone begins with it; a word that fits nothing stays as it was typed."""
    low = word.lower()
    if low in known or not low[:1].isalpha():
        return known.get(low, word)
    found = matching(low, known)
    if len(found) > 1:
        raise Puzzled("ambiguous", word=word, names=", ".join(sorted(found)))
    return found.pop() if found else word


def matching(word: str, known: Mapping[str, str]) -> set[str]:
    """The ids with a name that begins with a word; for a word with a number the number must be the same."""
    numbered = NUMBERED.fullmatch(word)
    if numbered is None:
        return {own for name, own in known.items() if name.startswith(word)}
    letters, number = numbered.groups()
    return {own for name, own in known.items() if name.startswith(letters) and name.endswith(f"-{number}")}


def command_named(word: str, known: Iterable[str], synonyms: Mapping[str, str]) -> str:
    """The command that a word names, or that alone begins with it."""
    low = word.lower()
    if low in known or low in synonyms:
        return synonyms.get(low, low)
    found = {name for name in known if name.startswith(low)} or {
        name for other, name in synonyms.items() if other.startswith(low)
    }
    if len(found) > 1:
        raise Puzzled("ambiguous", word=word, names=", ".join(sorted(found)))
    if not found:
        raise Puzzled("unknown-command", word=word)
    return found.pop()
