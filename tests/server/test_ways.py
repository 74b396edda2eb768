"""Ways at a table: the cheapest to a place with its cost, and how a route may go on, from what a seat may know."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from tests.proof.frozen import replace
from tests.proof.game import GAME as PROOF
from tests.proof.play import AMBER, CLOVER, STEPPING, WATCHING
from tests.proof.position import Position
from tests.server.serving import Visitor, served

PEOPLE = dict.fromkeys(("fox", "hare", "owl"), "person")
STEPS = Position(markers=(replace(AMBER, steps=3), CLOVER), agenda=STEPPING, asked=2, whistles=2, rider="hill")
WATCH = Position(markers=(AMBER,), agenda=WATCHING, asked=1, rider="wood")


@pytest.fixture(scope="module")
def proof(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visitor]:
    with served(tmp_path_factory.mktemp("ways"), {"proof": PROOF}) as visitor:
        yield visitor


def opened(visitor: Visitor, position: Position, **seats: str) -> str:
    """A table of the proof game."""
    wish = {"game": "proof", "position": msgspec.to_builtins(position), "seats": {**PEOPLE, **seats}}
    answer = visitor.wish("/api/import", **wish)
    assert answer.status_code == 201, answer.text
    return f"/api/tables/{answer.json()['id']}"


def way(visitor: Visitor, table: str, **params: str) -> Any:
    answer = visitor.get(f"{table}/way", params=params)
    return answer.status_code, answer.json()


def onward(visitor: Visitor, table: str, *route: str, seat: str = "owl") -> Any:
    answer = visitor.post(f"{table}/onward?seat={seat}", json={"action": {"do": "ride", "seat": seat, "route": route}})
    return answer.status_code, answer.json()


def test_the_cheapest_way_comes_with_its_cost_and_can_be_sent_as_a_plan(proof: Visitor) -> None:
    table = opened(proof, STEPS)
    status, found = way(proof, table, seat="fox", piece="amber", to="town")
    assert status == 200
    assert found["way"]["places"] == ["mill", "hill", "town"]
    assert (found["way"]["cost"], found["way"]["rolls"]) == (3, False)
    due = proof.now(table, seat="fox")["due"][0]
    done = proof.wish(f"{table}/plan", ask=due["id"], actions=found["way"]["actions"])
    assert done.status_code == 200, done.text
    assert proof.now(table, seat="fox")["plan"]["taken"] == 1


def test_where_there_is_no_way_none_is_found(proof: Visitor) -> None:
    table = opened(proof, STEPS)
    for asked in ({"seat": "fox", "piece": "amber", "to": "moon"}, {"seat": "hare", "piece": "amber", "to": "mill"}):
        assert way(proof, table, **asked) == (200, {"piece": "amber", "to": asked["to"], "way": None})
    assert way(proof, table, seat="", piece="amber", to="mill")[1]["way"] is None


@pytest.mark.parametrize("missing", ["piece", "to"])
def test_a_question_without_piece_or_place_is_refused_by_field(proof: Visitor, missing: str) -> None:
    asked = {"seat": "fox", "piece": "amber", "to": "mill"}
    del asked[missing]
    status, problem = way(proof, opened(proof, STEPS), **asked)
    assert (status, problem["field"]) == (400, missing)


def test_a_route_is_told_onward_step_by_step(proof: Visitor) -> None:
    table = opened(proof, WATCH)
    status, found = onward(proof, table, "mill")
    assert (status, found["next"], found["may_end"], found["refusal"], found["broken"]) == (
        200,
        ["hill"],
        True,
        None,
        None,
    )
    _, found = onward(proof, table, "mill", "town")
    assert (found["broken"], found["refusal"]["clause"], found["next"]) == (1, "5.1", ["hill"])
    assert found["sentence"]
    assert proof.now(table, seat="owl")["seq"] == 0


def test_a_bot_with_secrets_is_asked_nothing(proof: Visitor) -> None:
    table = opened(proof, STEPS, owl="random")
    status, problem = onward(proof, table, "mill")
    assert (status, problem["field"]) == (400, "seat")
    assert way(proof, table, seat="owl", piece="rider", to="mill")[0] == 400
