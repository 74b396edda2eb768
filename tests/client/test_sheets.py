"""What the client's tests paint is what the server serves."""

import pytest

from tests.client.sheets import FOLDER, SHEETS, written


@pytest.mark.parametrize("name", SHEETS)
def test_the_fixture_of_a_sheet_is_the_sheet_of_the_game(name: str) -> None:
    assert (FOLDER / f"{name}.json").read_text(encoding="utf-8") == written(SHEETS[name])
