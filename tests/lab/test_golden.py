"""Golden records replay to the end that their name promises."""

from pathlib import Path

import pytest

from gonfalon.kernel.record import read_record, write_record
from gonfalon.kernel.replay import replay
from gonfalon.lab.coverage import seen_in_play
from gonfalon.lab.golden import Ending, games_from_near, golden_folder, name_of, resignation
from gonfalon.registry import game_named, games

FILES = [path for game in games() if (folder := golden_folder(game)) for path in sorted(folder.glob("*.json"))]


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_golden_record_replays_to_its_end(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = read_record(text)
    outcome = replay(game_named(record.header.game), record).outcome()
    assert outcome is not None
    told = [record.header.scenario, outcome.how, str(outcome.winner), outcome.clause]
    assert path.stem in {"-".join(told[:2]), "-".join(told[:3]), "-".join(told), f"{'-'.join(told[:2])}-{told[3]}"}
    assert write_record(record) == text


@pytest.mark.parametrize("name", [game.name for game in games()])
def test_every_way_a_game_ended_in_play_has_a_golden_record(name: str) -> None:
    game = game_named(name)
    outcomes = [replay(game, read_record(path.read_bytes())).outcome() for path in FILES if path.parent.name == name]
    golden = {outcome.clause for outcome in outcomes if outcome is not None}
    assert golden >= {clause for clause, carriers in seen_in_play(game).items() if "outcome" in carriers}
    assert "resigned" in {outcome.how for outcome in outcomes if outcome is not None}


@pytest.mark.parametrize("name", [game.name for game in games()])
def test_golden_records_come_from_every_scenario(name: str) -> None:
    scenarios = {read_record(path.read_bytes()).header.scenario for path in FILES if path.parent.name == name}
    assert scenarios == {scenario.id for scenario in game_named(name).scenarios}


def test_a_resignation_is_made_from_the_rules_of_today() -> None:
    game = game_named("arsouf")
    outcome = replay(game, resignation(game, "gate")).outcome()
    assert outcome is not None
    assert (outcome.how, outcome.winner) in {("resigned", "crusader"), ("resigned", "muslim")}


def test_a_record_is_named_by_winner_and_clause_only_where_these_may_differ() -> None:
    line = Ending("battle", "line", "muslim", "16.1b")
    won, lost = (Ending("battle", "points", side, "16.2") for side in ("crusader", "muslim"))
    draw, other = (Ending("battle", "draw", None, clause) for clause in ("S12.4", "S11.4"))
    endings = [line, won, lost, draw, other]
    assert [name_of(each, endings) for each in endings] == [
        "battle-line",
        "battle-points-crusader",
        "battle-points-muslim",
        "battle-draw-S12.4",
        "battle-draw-S11.4",
    ]


def test_games_from_near_begin_where_the_files_say() -> None:
    first = next(games_from_near(game_named("acre")))
    assert first.header.start is not None
    assert first.outcome() is not None
    assert not list(games_from_near(game_named("arsouf")))
