"""Every chapter of a rulebook has its title in the contents of the rules browser."""

import re
from pathlib import Path

import pytest

import gonfalon.words
from gonfalon.registry import game_named

WORDS = Path(gonfalon.words.__file__).parent


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("name", ["acre", "arsouf"])
def test_every_chapter_has_a_title(name: str, language: str) -> None:
    titled = set(
        re.findall(rf"^skin-{name}-chapter-(\w+) =", (WORDS / language / "table.ftl").read_text("utf-8"), re.M)
    )
    assert titled == {chapter_of(clause.id) for clause in game_named(name).rulebook.clauses}


def chapter_of(clause: str) -> str:
    """The letter or the number that a clause begins with."""
    return clause[0] if clause[0].isalpha() else clause.partition(".")[0]
