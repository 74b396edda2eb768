"""The aftermath of a game: sealed while it goes on, reckoned once, off the loop, for everybody who asks."""

import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from fractions import Fraction
from pathlib import Path
from threading import Event, current_thread
from typing import Any

import msgspec
import pytest

from gonfalon.kernel import hindsight as kernel
from gonfalon.lab.golden import golden_folder
from gonfalon.registry import game_named
from gonfalon.server import aftermath
from tests.proof.game import GAME as PROOF
from tests.server.serving import PATIENCE, PEOPLE, Visitor, served


def imported(visitor: Visitor, game: str, name: str) -> str:
    """A table where a golden game is over, by its address."""
    folder = golden_folder(game_named(game))
    assert folder is not None
    answer = visitor.wish("/api/import", record=json.loads((folder / f"{name}.json").read_bytes()), seats=PEOPLE)
    assert answer.status_code == 201, answer.text
    return f"/api/tables/{answer.json()['id']}"


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """The sittings that were looked at in hindsight."""
    sittings: list[Any] = []

    def counting(sitting: Any) -> kernel.Hindsight:
        sittings.append(sitting)
        return kernel.hindsight(sitting)

    monkeypatch.setattr(aftermath, "hindsight", counting)
    return sittings


class Gate:
    """Where a look in hindsight has `begun` in a thread and waits until it `may_end`."""

    def __init__(self) -> None:
        self.begun, self.may_end = Event(), Event()
        self.thread = ""

    def hindsight(self, sitting: Any) -> kernel.Hindsight:
        """The look, once it may end."""
        self.thread = current_thread().name
        self.begun.set()
        assert self.may_end.wait(PATIENCE)
        return kernel.hindsight(sitting)


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> Iterator[Gate]:
    """Holds every look in hindsight up until it may end."""
    gate = Gate()
    monkeypatch.setattr(aftermath, "hindsight", gate.hindsight)
    yield gate
    gate.may_end.set()


def test_while_a_game_goes_on_its_aftermath_is_sealed(visitor: Visitor) -> None:
    table = visitor.open()
    sealed = visitor.get(f"{table}/aftermath")
    assert (sealed.status_code, sealed.json()["problem"], sealed.json()["what"]) == (423, "sealed", "aftermath")
    assert sealed.json()["sentence"] != visitor.get(f"{table}/aftermath?language=es").json()["sentence"] != ""
    visitor.wish(f"{table}/resign", seat="crusader")
    told = visitor.get(f"{table}/aftermath")
    assert told.status_code == 200
    assert (told.json()["attacks"], told.json()["points"], told.json()["missed"]) == (0, [], None)


def test_a_long_game_is_told_whole(visitor: Visitor) -> None:
    told = visitor.get(f"{imported(visitor, 'arsouf', 'printed-stopped')}/aftermath").json()
    assert told["losses"][0] == {"entries": 0, "lost": {"crusader": 0, "muslim": 0}}
    assert told["losses"][-1]["lost"] == {"crusader": 16, "muslim": 17}
    assert [(each["side"], each["attacks"], each["harm"]["fell"]) for each in told["luck"]] == [
        ("crusader", 8, 6),
        ("muslim", 12, 8),
    ]
    harm = told["luck"][1]["harm"]
    assert (harm["least"], harm["most"], harm["is_more"], harm["one_in"]) == (4, 8, True, 6)
    assert Fraction(*harm["expected"]) == Fraction(209, 36)
    assert [(each["entries"], each["is_end"]) for each in told["points"]] == [(175, False), (234, False), (237, True)]
    assert Fraction(*told["points"][0]["chance"]) == Fraction(10, 36)
    assert told["missed"]["key"] == "short-of-the-town"
    assert told["took"] >= 0


def test_it_is_reckoned_once_for_all_who_ask(visitor: Visitor, asked: list[Any]) -> None:
    table = imported(visitor, "acre", "saladin-returns-disintegrated-muslim")
    one, other, spectator = (
        visitor.get(f"{table}/aftermath{query}").json() for query in ("", "?seat=muslim", "?seat=")
    )
    assert one == other == spectator
    assert len(asked) == 1


def test_other_tables_and_this_one_answer_meanwhile(visitor: Visitor, gate: Gate) -> None:
    table, other = imported(visitor, "arsouf", "gate-arrived"), visitor.open()
    with ThreadPoolExecutor() as pool:
        waiting = [pool.submit(httpx_get, visitor.address, f"{table}/aftermath") for _ in range(2)]
        assert gate.begun.wait(PATIENCE)
        assert gate.thread.startswith("loading"), "of which there are few"
        visitor.done(other, "end")
        assert visitor.now(table)["outcome"]["how"] == "arrived"
        assert not any(each.done() for each in waiting)
        gate.may_end.set()
        assert [each.result(PATIENCE).status_code for each in waiting] == [200, 200]


def httpx_get(address: str, path: str) -> Any:
    """An answer to somebody else."""
    with Visitor(address) as visitor:
        return visitor.get(path)


def test_a_failure_is_not_kept(visitor: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    table = imported(visitor, "arsouf", "gate-arrived")

    def broken(sitting: Any) -> kernel.Hindsight:
        raise ZeroDivisionError

    with monkeypatch.context() as patched:
        patched.setattr(aftermath, "hindsight", broken)
        assert visitor.get(f"{table}/aftermath").json() == {"problem": "broken"}
    assert visitor.get(f"{table}/aftermath").status_code == 200


def test_a_game_that_lends_nothing_is_told_without_losses_and_attacks(tmp_path: Path) -> None:
    with served(tmp_path, {"proof": PROOF}) as visitor:
        seats = dict.fromkeys(PROOF.seats("night"), "person")
        opened = visitor.wish("/api/tables", game="proof", scenario="night", seats=seats)
        table = f"/api/tables/{opened.json()['id']}"
        assert visitor.get(f"{table}/aftermath?seat=owl").status_code == 423
        visitor.wish(f"{table}/resign", seat="owl")
        told = visitor.get(f"{table}/aftermath?seat=fox").json()
    assert (told["losses"], told["attacks"], told["points"]) == ([], 0, [])
    assert msgspec.json.encode(told)
