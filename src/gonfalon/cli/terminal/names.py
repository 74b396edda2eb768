"""What the words that a person types stand for: verbs, pieces and the fields of an action."""

import re
from collections.abc import Callable, Iterable, Mapping
from itertools import islice
from typing import Any, get_args

import msgspec

from gonfalon.cli.boards import picture_of
from gonfalon.cli.phrases import plain
from gonfalon.cli.sentences import NOTHING, cited, leaves, needed_fields
from gonfalon.cli.terminal.routes import shortest
from gonfalon.cli.terminal.table import Table
from gonfalon.kernel.agenda import Ask
from gonfalon.kernel.game import Action
from gonfalon.kernel.holes import Route
from gonfalon.kernel.menu import Offer
from gonfalon.kernel.rulebook import Refusal

NUMBERED = re.compile(r"([a-z]+)-?(\d+)")
"""A name with a number, such as kn2 for knights-2."""

MOST_SOUGHT = 20_000
"""Actions of an offer among which what was typed is sought."""

FEW_ANSWERS = 6
"""As many answers to an interrupt are shown one by one."""

IN_FULL = ("resign",)
"""What is never meant by a shortened word, because it cannot be taken back."""


class Puzzled(Exception):
    """What was typed cannot be understood; holds the key and the arguments of the sentence that says so."""

    def __init__(self, key: str, **arguments: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.arguments = arguments

    def tell(self, table: Table) -> None:
        """Say at the table what is puzzling."""
        table.phrase(self.key, **self.arguments)


class Unfit(Puzzled):
    """An action that is not written as the game's schema says."""

    def __init__(self, usage: str) -> None:
        super().__init__("malformed", usage=usage)

    def tell(self, table: Table) -> None:
        """Say how it is written, under the table's own clause."""
        table.refused = Refusal("K4", self.key)
        table.show(cited(table.phrases.say(self.key, **self.arguments), table.refused.clause))


def verbs(table: Table) -> dict[str, type[Action]]:
    """The game's verbs by name."""
    kinds = get_args(table.game.action_type) or (table.game.action_type,)
    return {str(kind.__struct_config__.tag): kind for kind in kinds}


def verb_words(table: Table) -> dict[str, str]:
    """The game's verbs by what they are called in the player's language."""
    return {plain(table.phrases.verb(verb)): verb for verb in verbs(table)}


def open_verbs(table: Table, seat: str) -> str:
    """How each action that is open to a seat is typed."""
    offered = {offer.verb for offer in table.offers(seat)}
    return ", ".join(usage(table, kind) for kind in verbs(table).values() if kind in offered)


def open_answers(table: Table, ask: Ask[Any]) -> str:
    """How an ask is answered: of an interrupt each answer where they are few, else how each action is typed."""
    if ask.interrupt:
        answers = list(islice((action for offer in table.offers(ask.seat) for action in offer), FEW_ANSWERS + 1))
        if len(answers) <= FEW_ANSWERS:
            return ", ".join(map(table.say.spelled, answers))
    return open_verbs(table, ask.seat)


def usage(table: Table, kind: type[Action]) -> str:
    """How an action is typed; of a closed set of values each is shown."""
    say = table.phrases
    fields = [field_usage(table, kind, field) for field in named_fields(kind)]
    needed = needed_fields(kind)
    shown = [*fields[:needed], *(f"[{field}]" for field in fields[needed:])]
    return " ".join((say.verb(str(kind.__struct_config__.tag)), *shown))


def field_usage(table: Table, kind: type[Action], field: str) -> str:
    """What is typed for a field: one of its values, what it names, or for each thing named one of some values."""
    say = table.phrases
    named = "|".join(map(say.value, choices(kind, field))) or say.field(field)
    return "=".join(filter(None, (named, "|".join(map(say.value, pair_choices(kind, field))))))


def named_fields(kind: type[Action]) -> list[str]:
    """What an action names besides its seat."""
    return [field for field in kind.__struct_fields__ if field != "seat"]


def choices(kind: type[Action], field: str) -> tuple[str, ...]:
    """The values that a field of an action may have, where they are a closed set; of a flag its name."""
    (declared,) = (each.type for each in msgspec.structs.fields(kind) if each.name == field)
    match msgspec.inspect.type_info(declared):
        case msgspec.inspect.LiteralType(values=values):
            # Nothing is typed by leaving it out.
            return tuple(str(value) for value in values if value != "")
        case msgspec.inspect.EnumType(cls=enum):
            return tuple(str(member.value) for member in enum)
        case msgspec.inspect.BoolType():
            return (field,)
    return ()


def pair_choices(kind: type[Action], field: str) -> tuple[str, ...]:
    """The values that each thing named in a field may be given, where they are a closed set."""
    (declared,) = (each.type for each in msgspec.structs.fields(kind) if each.name == field)
    match msgspec.inspect.type_info(declared):
        case msgspec.inspect.VarTupleType(
            item_type=msgspec.inspect.TupleType(item_types=(_, msgspec.inspect.LiteralType(values=values)))
        ):
            return tuple(map(str, values))
    return ()


def action_of(table: Table, seat: str, kind: type[Action], words: list[str]) -> Action:
    """The action of a verb and the words after it; what is left out at the end has its default."""
    fields = named_fields(kind)
    if not needed_fields(kind) <= len(words) <= len(fields):
        raise Unfit(usage(table, kind))
    known, spell, spaces = names(table), table.phrases.value, ids(table)
    written: dict[str, Any] = {"do": kind.__struct_config__.tag, "seat": seat}
    for field, word in zip(fields, words, strict=False):
        closed = {plain(name): value for value in choices(kind, field) for name in (value, spell(value))}
        pairs = {plain(name): value for value in pair_choices(kind, field) for name in (value, spell(value))}
        typed = [] if word == NOTHING else word.split(",")
        values = [in_full(valued(each, closed or known, pairs or known, spell), spaces) for each in typed]
        written[field] = values if len(values) != 1 or is_list(kind, field) else flagged(kind, field, values[0])
    try:
        action: Action = msgspec.convert(written, table.game.action_type, strict=False)
    except msgspec.ValidationError:
        raise Unfit(usage(table, kind)) from None
    return as_offered(table, seat, action)


def valued(
    typed: str, known: Mapping[str, str], values: Mapping[str, str], spell: Callable[[str], str]
) -> str | list[str]:
    """What was typed for one value: a word, or a key with its value, such as bone=2."""
    key, equals, value = typed.partition("=")
    return [resolved(key, known, spell), resolved(value, values, spell)] if equals else resolved(typed, known, spell)


def flagged(kind: type[Action], field: str, value: Any) -> Any:
    """A value as its field takes it: the name of a flag sets it."""
    (declared,) = (each.type for each in msgspec.structs.fields(kind) if each.name == field)
    is_flag = isinstance(msgspec.inspect.type_info(declared), msgspec.inspect.BoolType)
    return True if is_flag and value == field else value


def is_list(kind: type[Action], field: str) -> bool:
    """Whether a field of an action holds several values."""
    (declared,) = (each.type for each in msgspec.structs.fields(kind) if each.name == field)
    return isinstance(msgspec.inspect.type_info(declared), msgspec.inspect.VarTupleType)


def as_offered(table: Table, seat: str, action: Action) -> Action:
    """The first action on offer that a person means who names of a path only its end, or units in any order."""
    state = table.sitting.state
    if not any(is_list(type(action), field) for field in named_fields(type(action))):
        return action
    if table.game.check(state, action) is None:
        return action
    alike = (
        offered
        for offer in table.offers(seat)
        if offer.verb is type(action)
        and all(means(getattr(action, name), value) for name, value in offer.fixed.items())
        for offered in routed(offer, action)
        if all(means(getattr(action, name), getattr(offered, name)) for name in named_fields(type(action)))
    )
    return next(alike, action)


def routed(offer: Offer[Any], action: Action) -> Iterable[Action]:
    """The actions of an offer; where it has a route that was typed by its end, only with the shortest one there."""
    for field, hole in offer.holes.items():
        typed = getattr(action, field)
        if isinstance(hole, Route) and len(typed) == 1:
            found = shortest(hole).get(typed[0])
            return () if found is None else (msgspec.structs.replace(action, **{field: found}),)
    return islice(offer, MOST_SOUGHT)


def means(typed: Any, offered: Any) -> bool:
    """Whether what was typed for a field stands for what is offered."""
    if typed == offered or not isinstance(typed, tuple) or not isinstance(offered, tuple):
        return bool(typed == offered)
    return set(typed) == set(offered) or (len(typed) == 1 and offered[-1:] == typed)


def names(table: Table) -> dict[str, str]:
    """What may be typed for each thing on the board and each word of the menu, in the player's language too."""
    picture = picture_of(table.game.name)
    known = dict(picture.names(table.view())) if picture else {}
    viewer = table.viewer()
    for offer in table.offers(viewer) if viewer else ():
        known |= {
            word: word for field, value in offer.fixed.items() if field != "seat" for word in leaves(value) if word
        }
    for own in set(known.values()):
        known.setdefault(plain(table.phrases.value(own)), own)
    return known


def ids(table: Table) -> dict[str, str]:
    """Every id of the game, such as that of a space, by how it is typed in small letters."""
    return {plain(own): own for known in table.game.names.values() for own in known}


def in_full(value: str | list[str], ids: Mapping[str, str]) -> str | list[str]:
    """A value with its ids as the game writes them, such as E10 for e10."""
    return [ids.get(plain(each), each) for each in value] if isinstance(value, list) else ids.get(plain(value), value)


def resolved(word: str, known: Mapping[str, str], spell: Callable[[str], str]) -> str:
    """The id that a word names, or that alone begins with it; a word that fits nothing stays as it was typed."""
    low = plain(word)
    if low in known or not low[:1].isalpha():
        return known.get(low, word)
    found = matching(low, known)
    if len(found) > 1:
        raise Puzzled("ambiguous", word=word, names=", ".join(sorted(map(spell, found))))
    return found.pop() if found else word


def matching(word: str, known: Mapping[str, str]) -> set[str]:
    """The ids with a name that begins with a word; for a word with a number the number must be the same."""
    numbered = NUMBERED.fullmatch(word)
    if numbered is None:
        return {own for name, own in known.items() if name.startswith(word)}
    letters, number = numbered.groups()
    return {own for name, own in known.items() if name.startswith(letters) and name.endswith(f"-{number}")}


def command_named(table: Table, word: str, commands: Iterable[str]) -> str:
    """The verb or command that a word names, or that alone begins with it; the player's own language goes first."""
    low, spoken = plain(word), vocabularies(table, commands)
    for words in spoken:
        if low in words:
            return words[low]
    for words in spoken:
        found = {other: name for other, name in words.items() if other.startswith(low) and name not in IN_FULL}
        if len(set(found.values())) == 1:
            return found.popitem()[1]
        if found:
            raise Puzzled("ambiguous", word=word, names=", ".join(sorted(found)))
    raise Puzzled("unknown-command", word=word)


def vocabularies(table: Table, commands: Iterable[str]) -> tuple[dict[str, str], dict[str, str]]:
    """What each verb and command is called in the player's language, and what else may be typed for it."""
    say, own = table.phrases, verb_words(table)
    tags = {name: name for name in (*verbs(table), *commands)}
    # A synonym stands for a verb or for the word that this game has for one; others are not this game's.
    synonyms = {word: own.get(name, name) for word, name in say.synonyms().items() if name in own or name in tags}
    return own | say.commands(), tags | synonyms
