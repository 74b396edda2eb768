"""`simulate`, `perft`, `fuzz` and `bench`: the shape of their figures and what they refuse."""

import importlib
import sys
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from gonfalon.cli import progress
from gonfalon.lab import fuzz
from tests.cli.asking import POSITION, ask, is_one_complaint, written

GATE = ("simulate", "arsouf", "--scenario", "gate")


def test_simulate_has_the_documented_shape() -> None:
    found = ask(*GATE, "--games", "3", "--seed", "5", "--json").json
    assert set(found) == {
        "game",
        "scenario",
        "games",
        "wins",
        "draws",
        "endings",
        "actions",
        "seconds",
        "pairs",
        "deeds",
    }
    assert (found["game"], found["scenario"], found["games"]) == ("arsouf", "gate", 3)
    assert set(found["wins"]) == {"crusader", "muslim"}
    assert sum(found["wins"].values()) + found["draws"] == sum(found["endings"].values()) == 3
    assert found["pairs"] is None


def test_the_same_seed_gives_the_same_games_whatever_the_workers() -> None:
    def figures(*more: str) -> Any:
        found = ask(*GATE, "--games", "4", "--seed", "9", "--json", *more).json
        del found["seconds"]
        return found

    assert figures() == figures("--workers", "2")


def test_pairs_count_for_the_first_bot() -> None:
    answer = ask(*GATE, "--games", "2", "--paired", "--bots", "random,random", "--json")
    assert answer.json["games"] == 4
    assert set(answer.json["pairs"]) == {"won", "lost", "tied", "by_wins"}
    assert sum(answer.json["pairs"][key] for key in ("won", "lost", "tied")) == 2
    assert "pairs of the first bot" in ask(*GATE, "--games", "2", "--paired", "--bots", "random,random").out


def test_options_reach_the_games(tmp_path: Path) -> None:
    short = ask("simulate", "arsouf", "--games", "2", "--option", "turn_limit=20", "--json").json["actions"]
    assert short < ask("simulate", "arsouf", "--games", "2", "--option", "turn_limit=80", "--json").json["actions"]


def test_a_simulation_goes_on_from_what_it_kept(tmp_path: Path) -> None:
    kept = tmp_path / "games.jsonl"
    first = ask(*GATE, "--games", "2", "--resume", kept, "--json").json
    lines = len(kept.read_text(encoding="utf-8").splitlines())
    again = ask(*GATE, "--games", "2", "--resume", kept, "--json").json
    assert len(kept.read_text(encoding="utf-8").splitlines()) == lines
    assert again["endings"] == first["endings"]


def test_simulate_in_words_gives_intervals() -> None:
    out = ask(*GATE, "--games", "2").out
    assert "crusader: " in out
    assert "% (" in out


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (("simulate", "chess"), "chess"),
        (("simulate", "arsouf", "--scenario", "nowhere"), "--scenario"),
        (("simulate", "arsouf", "--option", "fog=true"), "fog"),
        (("simulate", "arsouf", "--option", "turn_limit"), "--option"),
        (("simulate", "arsouf", "--option", "turn_limit=19"), "--option turn_limit"),
        (("simulate", "arsouf", "--option", "turn_limit=many"), "--option turn_limit"),
        (("simulate", "arsouf", "--option", "recovery=never"), "--option recovery"),
        (("simulate", "arsouf", "--option", "road_entry=maybe"), "--option road_entry"),
        (("simulate", "arsouf", "--games", "0"), "--games"),
        (("simulate", "arsouf", "--games", "many"), "--games"),
        (("simulate", "arsouf", "--games", "9" * 5000), "--games"),
        (("simulate", "arsouf", "--seed", "-1"), "--seed"),
        (("simulate", "arsouf", "--workers", "0"), "--workers"),
        (("simulate", "arsouf", "--bots", "random"), "bots"),
        (("simulate", "arsouf", "--bots", "random,general"), "general"),
        (("simulate", "arsouf", "--bots", ","), "bots"),
        (("simulate", "arsouf", "--resume", "no-such-folder/games.jsonl"), "no-such-folder"),
        (("perft", "arsouf", "--from", "none.json", "--depth", "0"), "--depth"),
        (("perft", "arsouf", "--from", "none.json", "--depth", "1"), "none.json"),
        (("perft", "arsouf", "--from", "none.json"), "--depth"),
        (("fuzz", "arsouf", "--seconds", "0"), "--seconds"),
        (("fuzz", "chess", "--seconds", "1"), "chess"),
    ],
)
def test_what_cannot_be_counted_is_one_complaint(arguments: tuple[str, ...], named: str) -> None:
    answer = ask(*arguments)
    assert is_one_complaint(answer), answer
    assert named in answer.err


def test_perft_counts_depth_by_depth(tmp_path: Path) -> None:
    """Templars against the Mamluks and infantry 1 against the skirmishers: 36 falls each, and the end."""
    position = written(tmp_path, "position.json", POSITION)
    lines = ask("perft", "arsouf", "--from", position, "--depth", "1", "--json").json["lines"]
    assert lines == [36 + 36 + 1]
    table = ask("perft", "arsouf", "--from", position, "--depth", "1").out.splitlines()
    assert table[1].split()[:2] == ["1", "73"]


def test_fuzz_reports_rounds_and_findings() -> None:
    answer = ask("fuzz", "arsouf", "--seconds", "1", "--seed", "3", "--json")
    found = answer.json
    assert found["rounds"] > 0
    assert found["seed"] == 3
    assert answer.code == (1 if found["findings"] else 0)


def test_a_finding_of_the_fuzzer_answers_no(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(game: object, seconds: float, seed: int, progress: object = None) -> fuzz.FuzzReport:
        finding = fuzz.Finding(round=4, law="replay", what="the digest differs", record=None)
        return fuzz.FuzzReport("arsouf", seed, 5, 6, 7, 8, {}, {}, (finding,))

    monkeypatch.setattr(fuzz, "fuzz", broken)
    answer = ask("fuzz", "arsouf", "--seconds", "1")
    assert answer.code == 1
    assert "round 4, replay: the digest differs" in answer.out


def test_bench_prints_the_rows_it_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    row = {"what": "random play", "ours": 100.0, "peer": 20.0, "unit": "actions/s", "ratio": 5.0}
    module = ModuleType("gonfalon.lab.bench")
    module.bench = lambda progress=None: SimpleNamespace(rows=[SimpleNamespace(**row)])  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "gonfalon.lab.bench", module)
    answer = ask("bench")
    assert answer.code == 0
    assert "random play" in answer.out
    assert "5.00x" in answer.out


def test_bench_has_the_documented_shape(monkeypatch: pytest.MonkeyPatch) -> None:
    measuring = importlib.import_module("gonfalon.lab.bench")
    comparison = measuring.Comparison("random play", "actions/s", lambda turn: 10.0, lambda turn: 5.0)
    monkeypatch.setattr(measuring, "comparisons", lambda: iter([comparison]))
    for live in ("server_rows", "client_rows"):
        monkeypatch.setattr(measuring, live, lambda: iter(()))
    (row,) = ask("bench", "--json").json["rows"]
    assert set(row) == {"what", "ours", "peer", "unit", "ratio"}
    assert (row["ours"], row["peer"], row["ratio"]) == (10.0, 5.0, 2.0)


def test_bench_without_its_peers_is_one_complaint(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(progress: object = None) -> None:
        raise ModuleNotFoundError("No module named 'chess'", name="chess")

    module = ModuleType("gonfalon.lab.bench")
    module.bench = missing  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "gonfalon.lab.bench", module)
    answer = ask("bench", "--json")
    assert is_one_complaint(answer)
    assert "chess" in answer.err


def test_the_bar_is_drawn_only_for_a_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with progress.progress_bar("counting", 2) as step:
        assert step is None
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    with progress.progress_bar("counting", 2) as step:
        assert step is not None
        step(1)
    captured = capsys.readouterr()
    assert captured.out == ""
    assert "counting" in captured.err
