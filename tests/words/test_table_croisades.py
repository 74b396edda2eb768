"""Whatever the rules of Croisades reckon with, the table has words for it too."""

import re
from pathlib import Path

import pytest

import gonfalon.words
from gonfalon.words.catalogue import Catalogue

WORDS = Path(gonfalon.words.__file__).parent
NOT_IN_SUMS = {"column", "dead", "wounded", "cart-behind", "cart-through"}
"""The column that a chart is read in, and what counts points: neither is a line of a sum at the table."""


@pytest.mark.parametrize("language", ["en", "es"])
def test_the_table_can_say_every_line_of_a_sum(language: str) -> None:
    lines = set(re.findall(r"^line-([\w-]+) =", (WORDS / language / "croisades.ftl").read_text("utf-8"), re.M))
    spoken = Catalogue(language, "croisades")
    assert {line for line in lines if f"skin-croisades-line-{line}" not in spoken} <= NOT_IN_SUMS
