"""Imports are measured before they are read, are read one at a time beside the loop, and hold no other table up."""

import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gonfalon.games.arsouf import GAME
from gonfalon.kernel.dice import ScriptedDice
from gonfalon.kernel.record import Continued, Entry, Record, Resigned, Took, digest_of, write_record
from gonfalon.kernel.sitting import Sitting
from gonfalon.server import hall, opening
from gonfalon.server.importing import LONGEST_ENTRY, LONGEST_POSITION, MOST_BEFORE, MOST_ENTRIES
from gonfalon.server.talking import MOST_IMPORTED_BYTES
from tests.server.serving import PEOPLE, Program, Visitor, key, served

MOVE = {"do": "move", "seat": "crusader", "piece": "richard", "to": "04.05"}
FULL = LONGEST_ENTRY - 200
"""Letters that fill an entry almost to its bound."""


def record_of(*entries: Entry, **header: Any) -> bytes:
    """A record of the gate with entries."""
    begun = Sitting(GAME, "gate", GAME.options(), ScriptedDice(()), seats=PEOPLE).header
    return write_record(Record(msgspec.structs.replace(begun, **header), entries)).encode()


def long_record(entries: int = MOST_ENTRIES) -> bytes:
    """A lawful record: one move, taken back with consent, again and again."""
    sitting = Sitting(GAME, "gate", GAME.options(), ScriptedDice(()), seats=PEOPLE)
    move = msgspec.convert(MOVE, GAME.action_type)
    for _ in range(entries // 2):
        sitting.take(move, ScriptedDice(()))
        sitting.take_back("crusader", 1)
    return write_record(sitting.record).encode()


def gone_on() -> Continued:
    """The gate, going on from its first position."""
    position = GAME.position(Sitting(GAME, "gate", GAME.options(), ScriptedDice(())).state)
    return Continued(edition=GAME.edition, position=position, digest=digest_of(GAME.state_of(position)))


def old(letters: int) -> Took:
    """An entry of other rules."""
    return Took(action={"do": "pray", "aloud": "a" * letters}, digest="")


def before(bytes_before: int) -> bytes:
    """A record with so many bytes of other rules, more or less."""
    return record_of(*[old(FULL)] * (bytes_before // LONGEST_ENTRY), gone_on())


def brought(visitor: Visitor, record: bytes) -> Any:
    """The answer to an import."""
    body = b'{"key": "%s", "record": %s}' % (key().encode(), record)
    return visitor.post("/api/import", content=body, headers={"content-type": "application/json"})


@pytest.mark.parametrize(
    ("record", "field"),
    [
        (record_of(*[Resigned(seat="crusader")] * (MOST_ENTRIES + 1)), "record.entries"),
        (record_of(gone_on(), old(LONGEST_ENTRY)), "record.entries[1]"),
        (record_of(old(LONGEST_ENTRY), gone_on()), "record.entries[0]"),
        (record_of(gone_on(), Took(action=[[]] * 1_000_000, digest="")), "record.entries[1]"),
        (record_of(Continued(edition=1, position="a" * LONGEST_POSITION, digest="")), "record.entries[0]"),
        (record_of(dice="a" * LONGEST_POSITION), "record.header"),
        (before(MOST_BEFORE + 2 * LONGEST_ENTRY), "record.entries"),
    ],
    ids=["too many", "too long", "too long before", "too many values", "position", "header", "too much before"],
)
def test_what_is_longer_than_in_any_game_is_refused_by_field(visitor: Visitor, record: bytes, field: str) -> None:
    assert len(record) < MOST_IMPORTED_BYTES
    answer = brought(visitor, record)
    assert (answer.status_code, answer.json()["problem"], answer.json()["field"]) == (400, "malformed", field)
    assert "taken here" in answer.json()["why"]


def test_a_position_is_measured_too(visitor: Visitor) -> None:
    answer = visitor.wish("/api/import", game="arsouf", position={"name": "a" * LONGEST_POSITION})
    assert (answer.status_code, answer.json()["field"]) == (400, "position")
    assert "taken here" in answer.json()["why"]


def test_what_is_within_the_bounds_is_taken(visitor: Visitor) -> None:
    assert brought(visitor, long_record()).status_code == 201
    assert brought(visitor, before(MOST_BEFORE - 2 * LONGEST_ENTRY)).status_code == 201


def test_a_branch_leaves_what_was_recorded_under_other_rules_with_its_game(visitor: Visitor) -> None:
    table = f"/api/tables/{brought(visitor, record_of(old(9), old(9), gone_on())).json()['id']}"
    visitor.done(table, "move", piece="richard", to="04.05")
    visitor.done(table, "end")
    branch = f"/api/tables/{visitor.wish(f'{table}/branch', entries=1).json()['id']}"
    first, second = (visitor.get(f"{each}/record").json()["entries"] for each in (table, branch))
    assert [each["entry"] for each in first] == ["took", "took", "continued", "took", "took"]
    assert second == first[2:4]
    assert visitor.now(branch)["view"] == visitor.get(f"{table}/replay/1").json()["view"]


def test_imports_are_read_one_at_a_time_and_never_in_the_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    at_work, most = list[str](), list[int]()

    def watched(work: Callable[..., Any]) -> Callable[..., Any]:
        def watching(*given: Any) -> Any:
            at_work.append(threading.current_thread().name)
            most.append(len(at_work))
            time.sleep(0.05)
            done = work(*given)
            names.add(at_work.pop())
            return done

        return watching

    names: set[str] = set()
    record = long_record(10)
    with served(tmp_path) as visitor:
        table = visitor.open()
        monkeypatch.setattr(opening, "imported", watched(opening.imported))
        monkeypatch.setattr(hall, "played_through", watched(hall.played_through))
        with ThreadPoolExecutor(5) as clients:
            answers = list(clients.map(lambda _: brought(visitor, record), range(5)))
        assert [answer.status_code for answer in answers] == [201] * 5
        assert visitor.done(table, "end") == 1
    assert max(most) == hall.MOST_IMPORTING
    assert len(most) == 10
    assert all(name.startswith("loading") for name in names)


def test_an_ordinary_action_is_answered_while_others_import_and_load(tmp_path: Path) -> None:
    heavy = record_of(Took(action=[[]] * 1_300_000, digest=""), gone_on())
    bodies = [heavy] * 6 + [before(MOST_BEFORE - 2 * LONGEST_ENTRY)] * 6 + [long_record()] * 4
    with Program(tmp_path) as program, Visitor(program.start()) as visitor:
        table = visitor.open()
        quiet = [seconds_to_act(visitor, table) for _ in range(40)]

        def bring(body: bytes) -> None:
            with Visitor(program.address) as other:
                answer = brought(other, body)
                if answer.status_code == 201:
                    assert other.get(f"/api/tables/{answer.json()['id']}").status_code == 200

        busy: list[float] = []
        with ThreadPoolExecutor(4) as clients:
            under_way = [clients.submit(bring, body) for body in bodies]
            while not all(each.done() for each in under_way):
                busy.append(seconds_to_act(visitor, table))
        assert [each.exception() for each in under_way] == [None] * len(bodies)
    # Before there were bounds and threads it took some seconds, and more with every import.
    assert len(busy) > 3
    assert max(busy) < 1 + 10 * max(quiet)


def seconds_to_act(visitor: Visitor, table: str) -> float:
    """How long a move and taking it back are under way, each."""
    began = time.perf_counter()
    visitor.done(table, "move", piece="richard", to="04.05")
    assert visitor.wish(f"{table}/undo", seat="crusader").status_code == 200
    return (time.perf_counter() - began) / 2
