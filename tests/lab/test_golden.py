"""Golden records replay to the end that their name promises."""

from pathlib import Path

import pytest

from gonfalon.kernel.record import read_record, write_record
from gonfalon.kernel.replay import replay
from gonfalon.lab.coverage import seen_in_play
from gonfalon.lab.golden import golden_folder, resignation
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
