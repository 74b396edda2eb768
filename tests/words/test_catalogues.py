"""Every sentence that can be needed stands in every language, none is idle, and each gets the arguments it uses."""

import re
from functools import cache
from pathlib import Path
from typing import TypeVar

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    BaseNode,
    FunctionReference,
    Identifier,
    Message,
    MessageReference,
    SelectExpression,
    VariableReference,
)

from gonfalon.kernel.rulebook import TABLE_CLAUSES, Clause, Ruling
from gonfalon.registry import game_named
from gonfalon.registry import names as game_names
from gonfalon.words import languages
from gonfalon.words.catalogue import FUNCTIONS, NONE, SHARED, TERMINAL, catalogue
from tests.words import sayable

LANGUAGES = languages()
TRANSLATED = [language for language in LANGUAGES if language != "en"]
EVERY = [(language, name) for language in LANGUAGES for name in (*SHARED, *game_names())]
OURS = [(language, name) for language in LANGUAGES for name in ("ui", *game_names())]
MAY_HAVE = {"name": {"the", "mid"}}
"""The parts that a sentence of a family has where they differ from its own text."""
STANDARD = {"NUMBER", "DATETIME"}

N = TypeVar("N", bound=BaseNode)


def test_english_and_spanish_are_spoken() -> None:
    assert LANGUAGES == ("en", "es")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_house_says_is_said_and_nothing_else(language: str) -> None:
    assert set(messages(language, "ui")) == set(sayable.of_the_house()) | contents(language, TABLE_CLAUSES, ())


@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_game_says_is_said_and_nothing_else(language: str, name: str) -> None:
    game = game_named(name)
    expected = set(sayable.of_game(game)) | contents(language, game.rulebook.clauses, game.rulings)
    assert set(messages(language, name)) == expected


@pytest.mark.parametrize(("language", "name"), OURS)
def test_sentences_use_only_the_arguments_that_come_with_them(language: str, name: str) -> None:
    given = sayable.of_the_house() if name == "ui" else sayable.of_game(game_named(name))
    known = messages(language, name)
    wrong = {key: extra for key in known if (extra := variables(known, key) - given.get(key, set()))}
    assert not wrong


@pytest.mark.parametrize(("language", "name"), OURS)
def test_sentences_call_only_functions_that_the_client_can_have_too(language: str, name: str) -> None:
    called = {
        node.id.name for message in messages(language, name).values() for node in inside(message, FunctionReference)
    }
    assert called <= STANDARD | set(FUNCTIONS)


@pytest.mark.parametrize(("language", "name"), OURS)
def test_every_sentence_has_its_parts_and_no_others(language: str, name: str) -> None:
    found = {
        key: parts(message) - MAY_HAVE.get(key.partition("-")[0], set())
        for key, message in messages(language, name).items()
    }
    assert found == {key: expected_parts(name, key) for key in found}


@pytest.mark.parametrize(("language", "name"), EVERY)
def test_forms_that_sentences_choose_by_are_forms_of_names(language: str, name: str) -> None:
    forms = {
        str(element.value)
        for game in game_names()
        for message in messages(language, game).values()
        for attribute in message.attributes
        if attribute.id.name == "form"
        for element in attribute.value.elements
        if hasattr(element, "value")
    }
    chosen = {
        variant.key.name
        for message in messages(language, name).values()
        for choice in inside(message, SelectExpression)
        if isinstance(choice.selector, VariableReference) and choice.selector.id.name.endswith("_form")
        for variant in choice.variants
        if isinstance(variant.key, Identifier)
    }
    assert chosen <= forms | {NONE}


@pytest.mark.parametrize(("language", "name"), [(language, name) for language in LANGUAGES for name in game_names()])
def test_names_of_troops_and_sides_stand_in_a_sentence_with_their_article(language: str, name: str) -> None:
    known = catalogue(language, name)
    article = {"en": r"the |.* and the |.*\d$", "es": r"(el|la|los|las) "}[language]
    bare = [
        word
        for word in sayable.AGREEING[name] - sayable.PERSONS
        if (called := known.called(word)) is not None and not re.match(article, called.the)
    ]
    assert not bare


def contents(language: str, clauses: tuple[Clause, ...], rulings: tuple[Ruling, ...]) -> set[str]:
    """The ids of the contents page, which only translations hold."""
    if language not in TRANSLATED:
        return set()
    clause_ids = {f"clause-{clause.id.replace('.', '-')}" for clause in clauses}
    return clause_ids | {f"ruling-{ruling.id}" for ruling in rulings}


@cache
def messages(language: str, name: str) -> dict[str, Message]:
    """The sentences of a file, by id; none stands there twice."""
    text = Path(sayable.PACKAGE / "words" / language / f"{name}.ftl").read_text(encoding="utf-8")
    found = [entry for entry in FluentParser().parse(text).body if isinstance(entry, Message)]
    ids = [message.id.name for message in found]
    assert len(ids) == len(set(ids))
    return dict(zip(ids, found, strict=True))


def variables(known: dict[str, Message], id: str) -> set[str]:
    """The variables of a sentence and of those it refers to."""
    message = known[id]
    own = {node.id.name for node in inside(message, VariableReference)}
    return own.union(*(variables(known, node.id.name) for node in inside(message, MessageReference)))


def parts(message: Message) -> set[str]:
    """The attributes of a sentence; an empty one for its own text."""
    return {attribute.id.name for attribute in message.attributes} | ({""} if message.value else set())


def expected_parts(name: str, id: str) -> set[str]:
    """The parts that a sentence of a file must have."""
    family, _, rest = id.partition("-")
    scenarios = game_named(name).scenarios if name in game_names() else ()
    noted = {scenario.id for scenario in scenarios if scenario.notes}
    match family:
        case "clause":
            return {"title", "gist"}
        case "ruling":
            return {"question", "answer", "reason"}
        case "option" | "order":
            return {"", "about"}
        case "scenario":
            return {"", "summary", "notes"} if rest in noted else {"", "summary"}
        case "name":
            return {"", "form"} if rest in sayable.AGREEING.get(name, ()) else {""}
        case "remark":
            return {"", *(parts(messages("en", name)[id]) & {"amount", "price"})}
        case _:
            return {""}


def inside(node: BaseNode, kind: type[N]) -> list[N]:
    """Every node of a kind within a sentence."""
    found = [node] if isinstance(node, kind) else []
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, BaseNode):
                found += inside(child, kind)
    return found


@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_stands_in_two_files_that_are_read_together(language: str, name: str) -> None:
    files = (name, *SHARED, TERMINAL)
    keys = [key for file in files for key in messages(language, file)]
    assert sorted(keys) == sorted(set(keys))
