"""Replay tells a record that is written wrongly from one that does not come out as written."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from gonfalon.kernel.reading import BadInput, Broken
from gonfalon.kernel.record import Record, write_record
from gonfalon.kernel.replay import replay
from tests.kernel.test_record import at, late_entry, whole_game
from tests.proof.game import GAME

Change = Callable[[Any], None]


def complaint_about(*changes: Change) -> BadInput:
    """What replay says of a whole game with something changed."""
    written = msgspec.json.decode(write_record(whole_game(5).record))
    for change in changes:
        change(written)
    with pytest.raises(BadInput) as caught:
        replay(GAME, msgspec.convert(written, Record))
    return caught.value


@pytest.mark.parametrize(
    "change",
    [
        at("header", "edition", to=7),
        at("header", "digest", to="00000000"),
        at("header", "rolls", to=[]),
        at("header", "rolls", to=[1, 1]),
        at("entries", 0, "rolls", to=[6]),
        at("entries", 0, "action", "seat", to="owl"),
        at("entries", 1, "digest", to="00000000"),
        late_entry(entry="resigned", seat="fox"),
        late_entry(entry="took", action={"do": "rest", "seat": "owl"}, digest=""),
    ],
)
def test_what_comes_out_otherwise_is_broken(change: Change) -> None:
    assert isinstance(complaint_about(change), Broken)


WRITTEN_WRONGLY = [
    at("header", "game", to="chess"),
    at("header", "scenario", to="day"),
    at("header", "options", to={"turns": "many"}),
    at("header", "rolls", to=[4]),
    at("header", "seats", to={"wolf": "random"}),
    at("header", "start", to={"markers": [], "agenda": [], "rider": "moon"}),
    at("entries", 0, "action", "do", to="dance"),
    at("entries", 0, "action", to=3),
    late_entry(entry="resigned", seat="wolf"),
    late_entry(entry="agreed", winner="wolves"),
    late_entry(entry="took back", seat="wolf", actions=1),
    late_entry(entry="took back", seat="fox", actions=0),
    late_entry(entry="took back", seat="fox", actions=2**70),
]


@pytest.mark.parametrize("change", WRITTEN_WRONGLY)
def test_what_is_written_wrongly_is_not_broken(change: Change) -> None:
    assert not isinstance(complaint_about(change), Broken)


@pytest.mark.parametrize("change", WRITTEN_WRONGLY[-7:-3])
def test_an_entry_is_read_before_an_earlier_one_is_played(change: Change) -> None:
    assert not isinstance(complaint_about(at("entries", 1, "digest", to="00000000"), change), Broken)
