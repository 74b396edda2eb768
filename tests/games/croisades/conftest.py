"""What the stamps of a file add to fields and settings goes with it."""

from collections.abc import Iterator

import pytest

from gonfalon.games.croisades.map import FIELDS
from gonfalon.games.croisades.scenarios import SETTINGS


@pytest.fixture(scope="module", autouse=True)
def stamps_come_off() -> Iterator[None]:
    """Forget the fields and settings that were made for the tests of a file."""
    yield
    for known in (FIELDS, SETTINGS):
        for key in [key for key in known if key.startswith("stamp")]:
            del known[key]
