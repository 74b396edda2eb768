"""Parts of surveys, each played once in a run whatever the number of workers."""

import fcntl
import pickle
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import pytest

from gonfalon.lab.survey import Surveyed, surveyed
from gonfalon.registry import AnyGame

Surveys: TypeAlias = Callable[[AnyGame, str], Surveyed]
"""What a part of the survey of a game found."""


@pytest.fixture(scope="session")
def surveys(tmp_path_factory: pytest.TempPathFactory) -> Surveys:
    own = tmp_path_factory.getbasetemp()
    # The workers of a run have their folders in one that they share.
    folder = own.parent if own.name.startswith("popen-") else own

    def find(game: AnyGame, part: str) -> Surveyed:
        return kept(folder / f"survey-{game.name}-{part}", lambda: surveyed(game, part))

    return find


def kept(path: Path, play: Callable[[], Surveyed]) -> Surveyed:
    """What stands in a file; whoever comes first plays and writes it, and the others wait, or play if he dies."""
    with path.open("a+b") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        file.seek(0)
        if written := file.read():
            found: Surveyed = pickle.loads(written)
            return found
        found = play()
        file.write(pickle.dumps(found))
        return found
