"""Several seats of one side: who takes them, what they are called, and how a rematch changes sides."""

from collections.abc import Mapping
from pathlib import Path

import pytest

from gonfalon.server.rematching import before_of
from tests.proof.game import GAME as PROOF
from tests.server.serving import Visitor, served

SIDES = {"fox": "smugglers", "hare": "smugglers", "owl": "watch"}
PAIRS = {"a": "north", "b": "north", "c": "south", "d": "south"}
THREE = {"a": "one", "b": "two", "c": "three"}


def test_a_table_tells_the_side_of_each_of_its_seats(tmp_path: Path) -> None:
    with served(tmp_path, {"proof": PROOF}) as visitor:
        (game,) = visitor.get("/api/games").json()["games"]
        assert list(zip(*map(game["scenarios"][0].get, ("seats", "sides")), strict=True)) == list(SIDES.items())
        info = visitor.get(opened(visitor, dict.fromkeys(SIDES, "person"))).json()["info"]
        assert info["sides"] == SIDES


@pytest.mark.parametrize(
    ("sat", "sits"),
    [
        ({"fox": "person", "hare": "person", "owl": "random"}, {"fox": "random", "hare": "random", "owl": "person"}),
        ({"fox": "random", "hare": "random", "owl": "person"}, {"fox": "person", "hare": "person", "owl": "random"}),
        (
            {"fox": "person:Anna", "hare": "person:Bert", "owl": "person:Cleo"},
            {"fox": "person:Cleo", "hare": "person:Bert", "owl": "person:Anna"},
        ),
    ],
)
def test_a_rematch_of_two_seats_against_one_swaps_the_sides(
    tmp_path: Path, sat: Mapping[str, str], sits: Mapping[str, str]
) -> None:
    with served(tmp_path, {"proof": PROOF}) as visitor:
        table = opened(visitor, sat)
        again = visitor.wish(f"{table}/rematch").json()["id"]
        assert visitor.get(f"/api/tables/{again}").json()["info"]["seats"] == sits


@pytest.mark.parametrize(
    ("seats", "sides", "before"),
    [
        (dict.fromkeys("abcd", "person"), PAIRS, {"a": "c", "b": "d", "c": "a", "d": "b"}),
        ({"a": "Anna", "b": "Bert", "c": "Cleo", "d": "Dora"}, PAIRS, {"a": "c", "b": "d", "c": "a", "d": "b"}),
        ({"a": "Anna", "b": "Bert", "c": "Cleo"}, THREE, {"a": "c", "b": "a", "c": "b"}),
        ({"a": "Anna", "b": "Anna", "c": "Bert"}, {"a": "n", "b": "n", "c": "s"}, {"a": "c", "b": "c", "c": "a"}),
    ],
)
def test_in_a_rematch_each_side_goes_to_those_of_the_side_before(
    seats: Mapping[str, str], sides: Mapping[str, str], before: Mapping[str, str]
) -> None:
    assert before_of(seats, sides) == before


def test_a_record_says_who_plays(visitor: Visitor) -> None:
    record = visitor.get(f"{visitor.open()}/record").json()
    record["header"]["seats"] = {"crusader": "person:Anna", "muslim": "idle"}
    table = visitor.wish("/api/import", record=record).json()["id"]
    info = visitor.get(f"/api/tables/{table}").json()["info"]
    assert info["seats"] == {"crusader": "person:Anna", "muslim": "person"}
    assert visitor.done(f"/api/tables/{table}", "end") == 1
    assert visitor.get(f"/api/tables/{table}/record").json()["header"]["seats"] == info["seats"]


@pytest.mark.parametrize("name", ["A" * 41, "Anna\n"])
def test_a_name_is_short_and_of_one_line(visitor: Visitor, name: str) -> None:
    seats = {"crusader": f"person:{name}", "muslim": "person"}
    refused = visitor.wish("/api/tables", game="arsouf", scenario="gate", seats=seats).json()
    assert refused["field"] == "seats.crusader"


def opened(visitor: Visitor, seats: Mapping[str, str]) -> str:
    """A table of the proof game; bots wait, so that it stands still."""
    answer = visitor.wish("/api/tables", game="proof", scenario="night", seats=seats, delay=60_000)
    assert answer.status_code == 201, answer.text
    return f"/api/tables/{answer.json()['id']}"
