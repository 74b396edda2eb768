"""The survey of every registered game, and of the proof game: no law is broken, and play shows what is written down."""

from pathlib import Path

import pytest

from gonfalon.lab.conformance import LAWS
from gonfalon.lab.coverage import seen_file
from gonfalon.lab.histories import HISTORY_LAWS
from gonfalon.lab.index import seen_text
from gonfalon.lab.pace import LEEWAY
from gonfalon.lab.survey import BUDGET, Surveyed, parts, together
from gonfalon.registry import AnyGame, game_named, games, names
from tests.conformance.conftest import Surveys, kept
from tests.proof.game import GAME as PROOF

GAMES: dict[str, AnyGame] = {game.name: game for game in (*games(), PROOF)}
SLOW = {("acre", "battle"), ("acre", "saladin-returns"), ("croisades", "first-blood"), ("croisades", "sultans-guard")}
PARTS = [
    pytest.param(name, part, marks=pytest.mark.slow if (name, part.rpartition("-")[0]) in SLOW else ())
    for name, game in GAMES.items()
    for part in parts(game)
]


@pytest.mark.parametrize(("name", "part"), PARTS)
def test_no_law_is_broken(name: str, part: str, surveys: Surveys) -> None:
    assert not surveys(GAMES[name], part).findings


def whole(name: str, surveys: Surveys) -> Surveyed:
    """The survey of a game from all of its parts."""
    return together({part: surveys(GAMES[name], part) for part in parts(GAMES[name])})


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_every_law_is_asked_of_every_game(name: str, surveys: Surveys) -> None:
    found = whole(name, surveys)
    planned = sum(surveys(GAMES[name], part).games for part in parts(GAMES[name]) if "-" in part)
    assert all(found.held[law.__name__] >= planned for law in HISTORY_LAWS)
    assert all(found.held[law.__name__] >= 3 * planned for law in LAWS)


@pytest.mark.slow
@pytest.mark.parametrize("name", names())
def test_actions_are_forged_and_files_mangled(name: str, surveys: Surveys) -> None:
    found = whole(name, surveys)
    assert found.forged > 50_000
    assert found.mangled >= 20 * 30 * 3


@pytest.mark.slow
@pytest.mark.parametrize("name", names())
def test_play_shows_the_clauses_that_are_written_down(name: str, surveys: Surveys) -> None:
    seen = seen_file(GAMES[name])
    assert seen is not None
    assert seen_text(whole(name, surveys)) == seen.read_bytes(), "run make index"


@pytest.mark.slow
@pytest.mark.parametrize("name", names())
def test_every_ending_has_a_clause_that_a_golden_record_shows(name: str, surveys: Surveys) -> None:
    golden = set(surveys(game_named(name), "records").endings)
    assert {ending.split()[0] for ending in whole(name, surveys).endings if ending[0] != " "} <= {
        ending.split()[0] for ending in golden
    }


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_a_survey_keeps_to_its_budget(name: str, surveys: Surveys) -> None:
    assert whole(name, surveys).core_seconds <= BUDGET * LEEWAY


def test_a_part_is_played_once_however_many_ask_for_it(tmp_path: Path, surveys: Surveys) -> None:
    played = []

    def play() -> Surveyed:
        played.append(1)
        return surveys(PROOF, parts(PROOF)[0])

    assert kept(tmp_path / "part", play) == kept(tmp_path / "part", play)
    assert played == [1]
