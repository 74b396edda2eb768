"""One concept, one word: what docs/words.md rules out stands in no sentence."""

import re
from pathlib import Path

import pytest

from gonfalon.words import languages
from tests.words import sayable

PAGE = sayable.PACKAGE.parent.parent / "docs" / "words.md"
FILES = sorted(path for language in languages() for path in (sayable.PACKAGE / "words" / language).glob("*.ftl"))


def rows() -> list[list[str]]:
    """The cells of the page's table, without its head."""
    table = [line for line in PAGE.read_text(encoding="utf-8").splitlines() if line.startswith("| ")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in table[2:]]


def sentences(path: Path) -> list[tuple[str, str]]:
    """Each sentence of a file with its key, without the names of variables, functions, variants and other sentences."""
    text = re.sub(r"^#.*$", "", path.read_text(encoding="utf-8"), flags=re.MULTILINE)
    parts = re.split(r"^([a-z][\w-]*) =", text, flags=re.MULTILINE)
    code = re.compile(r"\$[\w]+|[A-Z]+\(|\[[\w-]+\]|^\s+\.\w+ =|name-[\w.-]+", re.MULTILINE)
    return [(key, code.sub(" ", said)) for key, said in zip(parts[1::2], parts[2::2], strict=True)]


def test_the_page_has_its_table() -> None:
    assert len(rows()) > 10
    assert all(len(row) == 5 for row in rows())


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_no_sentence_uses_a_word_that_is_ruled_out(path: Path) -> None:
    column = {"en": 3, "es": 4}[path.parent.name]
    wrong = [
        (key, word)
        for row in rows()
        for word in filter(None, (each.strip() for each in row[column].split(",")))
        for key, said in sentences(path)
        if row[2] in key and re.search(rf"\b{word}" + ("" if row[2] else r"\b"), said, re.IGNORECASE)
    ]
    assert not wrong
