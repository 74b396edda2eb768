"""The server is killed at random moments of play: what it acknowledged or showed is there again, and play goes on."""

import threading
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from tests.server.serving import PEOPLE, Program, Visitor, key

PLAYERS = 3
MOST_ANSWERS = 12
SECONDS = 0.02


class Player:
    """Plays at random, with undoing, and keeps what was acknowledged; a wish without an answer is sent again."""

    def __init__(self, number: int) -> None:
        self.random = Random(number)
        self.seats = PEOPLE if number else {"crusader": "person", "muslim": "random"}
        self.table = ""
        self.opening: dict[str, Any] = {}
        self.pending: tuple[str, dict[str, Any]] | None = None
        self.acknowledged: list[Any] = []
        self.seen: list[Any] = []
        self.answers = 0

    def play(self, address: str) -> None:
        """Play until the server is gone."""
        with Visitor(address) as visitor:
            try:
                while True:
                    self.go_on(visitor)
            except httpx.TransportError:
                return

    def go_on(self, visitor: Visitor) -> None:
        """Open a table, send again what was not answered, or do the next thing."""
        if not self.table:
            self.opening = self.opening or {"key": key(), "game": "arsouf", "scenario": "charge", "seats": self.seats}
            self.table = f"/api/tables/{visitor.post('/api/tables', json=self.opening).json()['id']}"
        if self.pending is not None:
            self.settle(visitor)
            return
        now = visitor.now(self.table)
        self.seen = [item["action"] for item in now["log"] if item["item"] == "entered"]
        if now["outcome"] is not None:
            self.table, self.opening, self.acknowledged, self.seen = "", {}, [], []
        elif now["thinking"] is None:
            self.pending = self.next_wish(now)
            self.settle(visitor)

    def next_wish(self, now: dict[str, Any]) -> tuple[str, dict[str, Any]]:
        """What to do next."""
        ask = now["due"][0]
        if now["undo"]["may"] and self.random.random() < 0.2:
            return "undo", {"key": key(), "seat": ask["seat"]}
        offer = self.random.choice(now["menu"]["offers"])
        action = {
            field: self.random.choice(value["one"]) if isinstance(value, dict) else value
            for field, value in offer.items()
        }
        return "actions", {"key": key(), "ask": ask["id"], "action": action}

    def settle(self, visitor: Visitor) -> None:
        """Send the pending wish until it is acknowledged; it is lawful whether or not it came through before."""
        assert self.pending is not None
        verb, wish = self.pending
        answer = visitor.post(f"{self.table}/{verb}", json=wish)
        assert answer.status_code == 200, (verb, wish, answer.text)
        self.pending = None
        self.answers += 1
        if verb == "undo":
            self.acknowledged.pop()
            self.seen.pop()
        else:
            self.acknowledged.append(wish["action"])

    def verify(self, visitor: Visitor) -> None:
        """What was acknowledged and seen is there; what was sent without an answer may be there too."""
        if not self.table:
            return
        entries = [entry["action"] for entry in visitor.get(f"{self.table}/record").json()["entries"]]
        mine = [action for action in entries if self.seats[action["seat"]] == "person"]
        assert mine in self.possible(), f"{self.acknowledged} was acknowledged, {entries} is there"
        if self.pending is None or self.pending[0] != "undo":
            assert entries[: len(self.seen)] == self.seen

    def possible(self) -> list[list[Any]]:
        """What a person's entries may be after the server was killed."""
        if self.pending is None:
            return [self.acknowledged]
        verb, wish = self.pending
        after = self.acknowledged[:-1] if verb == "undo" else [*self.acknowledged, wish["action"]]
        return [self.acknowledged, after]


@pytest.mark.slow
@pytest.mark.parametrize("kills", [12, pytest.param(50, marks=pytest.mark.night)])
def test_no_acknowledged_action_is_lost_in_so_many_kills(
    tmp_path: Path, kills: int, record_property: Callable[[str, object], None]
) -> None:
    random = Random(kills)
    players = [Player(number) for number in range(PLAYERS)]
    with ExitStack() as programs:
        ready = programs.enter_context(Program(tmp_path))
        for _ in range(kills):
            program, ready = ready, programs.enter_context(Program(tmp_path))
            address = program.start()
            verify(players, address)
            play_until_killed(players, address, program, random)
        verify(players, address := ready.start())
        with Visitor(address) as visitor:
            for player in players:
                player.go_on(visitor)
            listed = visitor.get("/api/tables").json()["tables"]
            assert all(visitor.get(f"/api/tables/{each['id']}").status_code == 200 for each in listed)
    answers = sum(player.answers for player in players)
    record_property("kills", kills)
    record_property("actions acknowledged, none lost", answers)
    assert answers > kills


def verify(players: list[Player], address: str) -> None:
    """Nobody has lost anything."""
    with Visitor(address) as visitor:
        for player in players:
            player.verify(visitor)


def play_until_killed(players: list[Player], address: str, program: Program, random: Random) -> None:
    """Let all play at once, and kill the server in the middle of it, soon after some of them were answered."""
    enough = sum(player.answers for player in players) + random.randrange(MOST_ANSWERS)
    threads = [threading.Thread(target=player.play, args=(address,)) for player in players]
    for thread in threads:
        thread.start()
    while sum(player.answers for player in players) < enough and any(thread.is_alive() for thread in threads):
        time.sleep(0.002)
    time.sleep(random.uniform(0, SECONDS))
    program.kill()
    for thread in threads:
        thread.join()
