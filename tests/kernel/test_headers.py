"""A header that contradicts the position it starts from, or names a seat that is not there, is refused by field."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from gonfalon.games.acre import GAME as ACRE
from gonfalon.games.arsouf import GAME as ARSOUF
from gonfalon.kernel.dice import ScriptedDice
from gonfalon.kernel.reading import BadInput
from gonfalon.kernel.record import Record, write_record
from gonfalon.kernel.replay import carry_on, replay
from gonfalon.kernel.sitting import Sitting
from gonfalon.registry import AnyGame
from tests.cli.asking import ask, is_one_complaint
from tests.games.acre.stamp import posted

POSITION = posted({"ma1": "1207", "in1": "1206"}, ask="attack", scenario="templars-wing")


def record() -> dict[str, Any]:
    """A record that begins at a position, as it is written."""
    sitting = Sitting(
        ACRE, "templars-wing", ACRE.options(), ScriptedDice(()), start=POSITION, seats={"muslim": "random"}
    )
    written: dict[str, Any] = msgspec.json.decode(write_record(sitting.record))
    return written


def complaint(game: AnyGame, written: Any) -> str:
    with pytest.raises(BadInput) as caught:
        replay(game, msgspec.convert(written, Record))
    return str(caught.value)


def test_a_header_that_agrees_with_its_start_is_replayed() -> None:
    assert replay(ACRE, msgspec.convert(record(), Record)).due()[0].ask == "attack"


CONTRADICTIONS = [
    ({"scenario": "battle"}, "header.scenario: battle, but header.start is of templars-wing"),
    ({"options": {"zoc": "all"}}, 'header.options.zoc: "all", but header.start has "formed"'),
    ({"options": {"fall_back": False}}, "header.options.fall_back: false, but header.start has true"),
    ({"seats": {"pope": "random"}}, "header.seats: pope is none of crusader, muslim"),
    ({"game": "arsouf"}, "header.game: this is a record of arsouf, not of acre"),
]


@pytest.mark.parametrize(("changes", "said"), CONTRADICTIONS)
def test_a_header_that_contradicts_is_refused_by_field(changes: dict[str, Any], said: str) -> None:
    written = record()
    written["header"] |= changes
    assert complaint(ACRE, written) == said


def test_options_that_the_start_alone_changes_are_named_too() -> None:
    written = record()
    written["header"]["start"]["options"]["must_attack"] = "none"
    assert complaint(ACRE, written) == 'header.options.must_attack: "units", but header.start has "none"'


def test_a_position_from_which_a_game_goes_on_must_agree_as_well() -> None:
    begun = msgspec.convert(record(), Record)
    other = posted({"ma1": "1207", "in1": "1206"}, ask="attack", scenario="templars-wing", zoc="all")
    with pytest.raises(BadInput, match=r"header\.options\.zoc: .* entries\[0\]\.position has"):
        carry_on(ACRE, begun, other)
    assert carry_on(ACRE, begun, POSITION).due()[0].ask == "attack"


def test_a_game_without_contradictions_needs_no_start() -> None:
    sitting = Sitting(ARSOUF, "gate", ARSOUF.options(), ScriptedDice(()), seats={"crusader": "person"})
    assert replay(ARSOUF, sitting.record).state == sitting.state


@pytest.fixture
def files(tmp_path: Path) -> Path:
    """A folder with a record for each contradiction."""
    for place, (changes, _) in enumerate(CONTRADICTIONS):
        written = record()
        written["header"] |= changes
        (tmp_path / f"{place}.json").write_bytes(msgspec.json.encode(written))
    return tmp_path


@pytest.mark.parametrize("place", range(len(CONTRADICTIONS) - 1))
def test_replay_says_so_in_one_line(files: Path, place: int) -> None:
    answer = ask("replay", files / f"{place}.json")
    assert is_one_complaint(answer)
    assert CONTRADICTIONS[place][1] in answer.err
