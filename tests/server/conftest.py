"""One server for all tests that do not need their own."""

from collections.abc import Iterator

import pytest

from tests.server.serving import Visitor, served


@pytest.fixture(scope="session")
def visitor(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visitor]:
    with served(tmp_path_factory.mktemp("games")) as visitor:
        yield visitor
