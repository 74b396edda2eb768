"""The balance study: what it prints, that it goes on where it stopped, and what it refuses."""

from pathlib import Path

import pytest

from gonfalon.lab.balance import lines, main
from gonfalon.lab.simulate import Report

STUDY = ["--scenario", "gate", "--nodes", "5"]


def test_a_study_goes_on_where_it_stopped(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "runs" / "gate.jsonl"
    assert main([*STUDY, "--games", "2", "--out", str(out)]) == 0
    kept = out.read_bytes()
    assert main([*STUDY, "--games", "3", "--out", str(out)]) == 0
    assert out.read_bytes().startswith(kept)
    assert len(out.read_bytes().splitlines()) == 4
    assert "captain:5 against captain:5, 3 games" in capsys.readouterr().out


def test_a_side_that_wins_too_often_is_marked() -> None:
    report = Report("arsouf", "printed", 100, {"crusader": 29, "muslim": 71}, 0, {"3.2 stopped": 71}, 1, 1.0, None)
    crusader, muslim = lines(report, "captain:200", 1)[1:3]
    assert "29.0%" in crusader
    assert "uneven" not in crusader
    assert "95 % interval 61.5% to 79.0%  uneven" in muslim


def test_how_often_is_too_often_is_for_the_study_to_say() -> None:
    report = Report("acre", "battle", 200, {"crusader": 132, "muslim": 68}, 0, {"16.1a": 200}, 1, 1.0, None)
    assert not any("uneven" in line for line in lines(report, "captain:300", 1))
    crusader, muslim = lines(report, "captain:300", 1, uneven=0.65)[1:3]
    assert crusader.endswith("uneven")
    assert "uneven" not in muslim


def test_the_share_is_asked_for_on_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*STUDY, "--games", "1", "--uneven", "1"]) == 0
    assert "uneven" not in capsys.readouterr().out
    assert main([*STUDY, "--games", "1", "--uneven", "0.5"]) == 0
    assert "uneven" in capsys.readouterr().out


@pytest.mark.parametrize(
    "wrong",
    [["chess"], ["--scenario", "crecy"], ["--option", "turn_limit"], ["--option", "turn_limit=5"], ["--option", "a=b"]],
)
def test_what_cannot_be_studied_is_refused_in_one_line(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*wrong, "--games", "1", "--nodes", "1"]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
