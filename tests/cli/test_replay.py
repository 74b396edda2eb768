"""`replay`: a record comes out as written, or the entry where it breaks is named."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from gonfalon.games.arsouf import GAME
from gonfalon.games.arsouf.actions import ATTACKS, ENDS, MOVES
from gonfalon.games.arsouf.pieces import BY_ID, Side
from gonfalon.games.arsouf.state import Options
from gonfalon.kernel.dice import ScriptedDice, SeededDice
from gonfalon.kernel.record import write_record
from gonfalon.kernel.replay import carry_on
from gonfalon.kernel.sitting import Sitting
from tests.cli.asking import Answer, ask, is_one_complaint, written


@pytest.fixture
def sitting() -> Sitting[Any, Any, Any]:
    """Richard moves and the Templars beat Saladin in the first turn of a teaching position."""
    played: Sitting[Any, Any, Any] = Sitting(GAME, "gate", Options(), ScriptedDice(()))
    dice = ScriptedDice((6, 1))
    for action in (
        MOVES[BY_ID["richard"].index]["04.02"],
        ENDS[Side.CRUSADER],
        ATTACKS[BY_ID["templars"].index]["saladin"],
    ):
        assert isinstance(played.take(action, dice), tuple)
    return played


def replayed(folder: Path, record: Any, *more: str) -> Answer:
    return ask("replay", written(folder, "record.json", record), *more)


def as_written(sitting: Sitting[Any, Any, Any]) -> Any:
    return json.loads(write_record(sitting.record))


def test_replay_prints_the_log_in_words(tmp_path: Path, sitting: Sitting[Any, Any, Any]) -> None:
    answer = replayed(tmp_path, as_written(sitting))
    lines = answer.out.splitlines()
    assert answer.code == 0
    assert lines[0] == "arsouf, gate, edition 1"
    assert "Crusaders: move richard 04.02" in lines
    assert "  Saladin is wounded. [6.7]" in lines
    assert lines[-1].startswith("due: ")
    assert "Saladino queda herido. [6.7]" in replayed(tmp_path, as_written(sitting), "--language", "es").out


def test_replay_has_the_documented_shape(tmp_path: Path, sitting: Sitting[Any, Any, Any]) -> None:
    found = replayed(tmp_path, as_written(sitting), "--json").json
    shape = {"game", "edition", "scenario", "opening", "entries", "position", "tally", "due", "outcome"}
    assert set(found) == shape
    assert len(found["entries"]) == 3
    assert all(set(entry) == {"entry", "events", "words"} for entry in found["entries"])
    assert found["entries"][0]["entry"]["action"]["piece"] == "richard"
    assert found["entries"][2]["words"][-1] == "Saladin is wounded. [6.7]"
    assert found["due"][0]["ask"] == "attack"
    assert found["outcome"] is None


def test_a_record_may_come_from_standard_input(sitting: Sitting[Any, Any, Any]) -> None:
    assert ask("replay", "-", typed=write_record(sitting.record)).code == 0


def test_what_was_taken_back_is_not_in_the_log(tmp_path: Path, sitting: Sitting[Any, Any, Any]) -> None:
    sitting.take_back("crusader", 1)
    answer = replayed(tmp_path, as_written(sitting))
    assert answer.code == 0
    assert "attack templars saladin" not in answer.out
    assert "Crusaders: one action taken back." in answer.out


def test_a_resignation_ends_the_log(tmp_path: Path, sitting: Sitting[Any, Any, Any]) -> None:
    sitting.resign("crusader")
    found = replayed(tmp_path, as_written(sitting), "--json").json
    assert found["outcome"] == {"winner": "muslim", "how": "resigned", "clause": ""}
    assert found["due"] == []
    *_, entry, outcome = replayed(tmp_path, as_written(sitting)).out.splitlines()
    assert entry == "Crusaders: given up."
    assert "Muslims" in outcome
    assert "[" not in outcome


def test_how_a_game_ended_is_in_the_log_once(tmp_path: Path) -> None:
    over: Sitting[Any, Any, Any] = Sitting(GAME, "gate", Options(), SeededDice(1))
    random = Random(1)
    while due := over.due():
        over.take(GAME.menu(over.state, due[0].seat).sample(random), SeededDice(len(over.steps)))
    outcome = GAME.outcome(over.state)
    assert outcome is not None
    assert replayed(tmp_path, as_written(over)).out.count(f" win{'' if outcome.winner else 's'}: ") == 1


def test_an_agreed_end_is_told_by_its_outcome(tmp_path: Path, sitting: Sitting[Any, Any, Any]) -> None:
    sitting.agree(None)
    answer = replayed(tmp_path, as_written(sitting))
    assert answer.out.splitlines()[-1] == "The players agree on a draw."
    assert replayed(tmp_path, as_written(sitting), "--json").json["due"] == []


def test_a_continued_game_is_replayed_from_its_position(tmp_path: Path, sitting: Sitting[Any, Any, Any]) -> None:
    going_on = carry_on(GAME, sitting.record, GAME.position(sitting.state))
    going_on.take(ENDS[Side.CRUSADER], ScriptedDice(()))
    answer = replayed(tmp_path, as_written(going_on))
    assert answer.code == 0
    assert "Crusaders: end" in answer.out
    assert "move richard" not in answer.out


def changed(record: Any, path: str, value: Any) -> Any:
    """The record with one field changed; an absent value takes it away."""
    *way, last = [int(part) if part.isdigit() else part for part in path.split(".")]
    inner = record
    for part in way:
        inner = inner[part]
    inner[last] = value
    return record


@pytest.mark.parametrize(
    ("path", "value", "named"),
    [
        ("entries.2.digest", "00000000", "entries[2].digest"),
        ("entries.2.rolls", [1, 6], "entries[2].digest"),
        ("entries.2.rolls", [6], "entries[2].rolls"),
        ("entries.2.rolls", [6, 1, 1], "entries[2].rolls"),
        ("entries.0.action.to", "09.09", "entries[0].action"),
        ("header.digest", "00000000", "header.digest"),
        ("header.edition", 99, "header.edition"),
    ],
)
def test_a_record_that_breaks_names_the_entry_and_answers_no(
    tmp_path: Path, sitting: Sitting[Any, Any, Any], path: str, value: Any, named: str
) -> None:
    answer = replayed(tmp_path, changed(as_written(sitting), path, value))
    assert answer.code == 1
    assert answer.out == ""
    assert len(answer.err.splitlines()) == 1
    assert f"record.json: {named}: " in answer.err


@pytest.mark.parametrize(
    ("path", "value", "named"),
    [
        ("header.game", "chess", "chess"),
        ("header.scenario", "nowhere", "header.scenario"),
        ("header.options", {"turn_limit": 5}, "header.options.turn_limit"),
        ("header.options", {"fog": True}, "header.options"),
        (
            "header.start",
            {"ask": "move", "seat": "crusader", "pieces": [{"piece": "x", "at": "01.01"}]},
            "header.start.p",
        ),
        ("header.surplus", 1, "header"),
        ("header.rolls", "six", "header.rolls"),
        ("entries.2.rolls", [6, 7], "entries[2].rolls"),
        ("entries.2.rolls", [9, 1], "entries[2].rolls"),
        ("entries.0.action.piece", "pope", "entries[0].action"),
        ("entries.0.action.to", "99.99", "entries[0].action"),
        ("entries.2", {"entry": "resigned", "seat": "nobody"}, "entries[2].seat"),
        ("entries.2", {"entry": "agreed", "winner": "nobody"}, "entries[2].winner"),
        ("entries.2", {"entry": "took back", "seat": "crusader", "actions": 0}, "entries[2].actions"),
        ("entries.2", {"entry": "took back", "seat": "crusader", "actions": 3}, "entries[2].actions"),
        ("entries.2", {"entry": "took back", "seat": "crusader", "actions": 2**70}, "entries[2].actions"),
        ("entries.2", {"entry": "took back", "seat": "nobody", "actions": 1}, "entries[2].seat"),
        ("entries.0.action.do", "fly", "entries[0].action"),
        ("entries.0.action.to", 7, "entries[0].action.to"),
        ("entries.0.action.surplus", 7, "entries[0].action"),
        ("entries.1.entry", "vanished", "entries[1]"),
        ("entries", 3, "entries"),
    ],
)
def test_a_record_that_is_written_wrongly_is_bad_input(
    tmp_path: Path, sitting: Sitting[Any, Any, Any], path: str, value: Any, named: str
) -> None:
    answer = replayed(tmp_path, changed(as_written(sitting), path, value))
    assert is_one_complaint(answer), answer
    assert named in answer.err


def test_what_is_written_wrongly_goes_before_what_comes_out_otherwise(
    tmp_path: Path, sitting: Sitting[Any, Any, Any]
) -> None:
    record = changed(as_written(sitting), "entries.0.digest", "00000000")
    answer = replayed(tmp_path, changed(record, "entries.2.action.target", 7))
    assert is_one_complaint(answer)
    assert "entries[2].action.target" in answer.err
