"""How the computer is paced: its own actions by the table's delay, answers to interrupts on the beat."""

import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gonfalon.server.attending import BEAT
from tests.games.acre.stamp import posted
from tests.proof.frozen import replace
from tests.proof.game import GAME as PROOF
from tests.proof.play import AMBER, CLOVER, STEPPING
from tests.proof.position import Position
from tests.server.serving import NearThinkers, Visitor, eventually, served
from tests.server.test_plans import verbs

AGAINST_OWL = {"fox": "person", "hare": "person", "owl": "random"}
WATCHED = Position(
    markers=(replace(AMBER, at="mill", steps=8), CLOVER), agenda=STEPPING, asked=2, whistles=0, rider="hill"
)


def opened(visitor: Visitor, position: Position, **fields: Any) -> str:
    """A table of the proof game with an owl that is a bot and takes its time."""
    wish = {"game": "proof", "position": msgspec.to_builtins(position), "seats": AGAINST_OWL, "delay": 30_000}
    answer = visitor.wish("/api/import", **{**wish, **fields})
    assert answer.status_code == 201, answer.text
    return f"/api/tables/{answer.json()['id']}"


def step(visitor: Visitor, table: str, to: str) -> None:
    """A step of the fox, as soon as he is asked."""
    due = eventually(lambda: [each for each in visitor.now(table, seat="fox")["due"] if each["seat"] == "fox"])
    action = {"do": "step", "seat": "fox", "token": "amber", "to": to}
    answer = visitor.wish(f"{table}/actions", ask=due[0]["id"], action=action)
    assert answer.status_code == 200, answer.text


def test_a_walk_of_eight_steps_past_a_bot_that_passes_takes_under_a_second(tmp_path: Path) -> None:
    with served(tmp_path, {"proof": PROOF}, NearThinkers(PROOF)) as visitor:
        table = opened(visitor, WATCHED)
        began = time.monotonic()
        for to in ("hill", "mill") * 4:
            step(visitor, table, to)
        eventually(lambda: visitor.now(table, seat="fox")["entries"] == 16)
        assert time.monotonic() - began >= 8 * BEAT
        # The clock of a busy machine is no law; the delay of half a minute is.
        assert time.monotonic() - began < 4
        assert verbs(visitor, table) == ["step", "pass"] * 8


@pytest.mark.parametrize("whistles", [0, 2])
def test_an_act_and_a_pass_are_answered_alike(tmp_path: Path, whistles: int) -> None:
    with served(tmp_path, {"proof": PROOF}, NearThinkers(PROOF)) as visitor:
        found = set()
        for seed in range(1, 12):
            table = opened(visitor, replace(WATCHED, whistles=whistles), key=f"pacing-{whistles}-{seed:02}")
            began = time.monotonic()
            step(visitor, table, "hill")
            eventually(lambda table=table: visitor.now(table, seat="fox")["entries"] > 1)
            assert BEAT <= time.monotonic() - began < 4
            found.add(verbs(visitor, table)[1])
        assert found == ({"pass", "challenge"} if whistles else {"pass"})


def test_a_bots_own_action_keeps_the_delay(tmp_path: Path) -> None:
    position = msgspec.to_builtins(posted({"ma1": "1304", "li1": "1404"}, ask="attack"))
    with served(tmp_path) as visitor:
        seats = {"crusader": "random", "muslim": "person"}
        wish = {"game": "acre", "position": position, "seats": seats, "delay": 60_000}
        table = f"/api/tables/{visitor.wish('/api/import', **wish).json()['id']}"
        time.sleep(1.5)
        assert visitor.now(table)["entries"] == 0


def test_a_bots_answer_in_acre_does_not_keep_the_delay(tmp_path: Path) -> None:
    field = {"ma1": "1304", "ma2": "1305", "sp1": "1207", "li1": "1404", "as1": "1206"}
    position = msgspec.to_builtins(posted(field, ask="attack"))
    with served(tmp_path) as visitor:
        seats = {"crusader": "person", "muslim": "random"}
        wish = {"game": "acre", "position": position, "seats": seats, "delay": 60_000}
        table = f"/api/tables/{visitor.wish('/api/import', **wish).json()['id']}"
        visitor.done(table, "attack", units=["ma1", "ma2"], hexes=["1404"])
        eventually(lambda: visitor.now(table)["entries"] > 1)
