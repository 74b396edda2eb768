"""Who hears what: a seat's log is a filter."""

import msgspec
import pytest

from gonfalon.kernel.events import Event, Reckoned, Revealed, Rolled, Settled, Whisper, heard, opened
from gonfalon.kernel.modifiers import Line

OPEN = Rolled(clause="1", why="fight", sides=6, face=3)
HIDDEN = Rolled(clause="1", why="search", sides=6, face=4, to=("red", "blue"))
SUM = Reckoned(clause="2", what="defence", who="king", lines=(Line("2", "wall", add=1),))
DONE = Settled(clause="3")
SEEN = Revealed(clause="4", what="decoy", to=("red",))
STUBBED = Whisper(clause="5", to=("red",), event=SUM, others=DONE)
SILENT = Whisper(clause="5", to=("blue",), event=SUM)
NESTED = Whisper(clause="5", to=("red", "blue"), event=SEEN)

LOG: tuple[Event, ...] = (OPEN, HIDDEN, DONE, SEEN, STUBBED, SILENT, NESTED)


@pytest.mark.parametrize(
    ("seat", "log"),
    [
        ("red", [OPEN, HIDDEN, DONE, SEEN, SUM, SEEN]),
        ("blue", [OPEN, HIDDEN, DONE, DONE, SUM]),
        ("green", [OPEN, DONE, DONE]),
        (None, [OPEN, DONE, DONE]),
    ],
)
def test_a_seat_hears_what_it_may(seat: str | None, log: list[Event]) -> None:
    assert heard(LOG, seat) == log


def test_an_envelope_can_be_opened_by_the_table() -> None:
    assert opened(Whisper(clause="5", to=(), event=NESTED)) == SEEN
    assert opened(OPEN) is OPEN


def test_events_are_written_under_their_tag() -> None:
    assert msgspec.to_builtins(OPEN)["event"] == "rolled"
    assert msgspec.json.decode(msgspec.json.encode(SUM), type=Rolled | Reckoned | Revealed | Settled) == SUM
