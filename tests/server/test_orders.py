"""Standing orders at a table: given and read by seat, kept over a restart, and carried out without delay."""

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
from tests.server.serving import PEOPLE, Visitor, eventually, served

FIELD = {"ma1": "1304", "ma2": "1305", "sp1": "1207", "li1": "1404", "as1": "1206"}
ATTACK = {"units": ["ma1", "ma2"], "hexes": ["1404"]}
AGAINST_CHANCE = {"crusader": "person", "muslim": "random"}


def opened(visitor: Visitor, seats: dict[str, str] = PEOPLE, **fields: Any) -> str:
    """A table of Acre where the Crusaders are about to attack skirmishers."""
    position = msgspec.to_builtins(posted(FIELD, ask="attack"))
    answer = visitor.wish("/api/import", game="acre", position=position, seats=seats, **{"delay": 0, **fields})
    assert answer.status_code == 201, answer.text
    return f"/api/tables/{answer.json()['id']}"


def order(visitor: Visitor, table: str, seat: str = "muslim", **orders: str) -> int:
    """Give orders; answers the status."""
    return visitor.wish(f"{table}/orders", key=None, seat=seat, orders=orders).status_code


def orders(visitor: Visitor, table: str, seat: str = "muslim") -> dict[str, str]:
    """The orders of a seat by name."""
    answer = visitor.get(f"{table}/orders", params={"seat": seat})
    assert answer.status_code == 200, answer.text
    assert answer.json()["seat"] == seat
    return {each["name"]: each["when"] for each in answer.json()["orders"]}


def due(visitor: Visitor, table: str) -> list[tuple[str, str]]:
    return [(each["seat"], each["ask"]) for each in visitor.now(table)["due"]]


def test_a_seat_is_asked_everything_until_it_orders_otherwise(visitor: Visitor) -> None:
    table = opened(visitor)
    assert orders(visitor, table) == {"fire": "ask", "evade": "ask", "feign": "ask"}
    assert order(visitor, table, fire="never") == 200
    assert order(visitor, table, evade="favoured") == 200
    assert orders(visitor, table) == {"fire": "never", "evade": "favoured", "feign": "ask"}
    assert orders(visitor, table, "crusader") == {"fire": "ask", "evade": "ask", "feign": "ask"}


def test_orders_are_told_in_the_language_that_is_asked_for(visitor: Visitor) -> None:
    table = opened(visitor)
    found = visitor.get(f"{table}/orders", params={"seat": "muslim", "language": "es"}).json()["orders"]
    assert [each["title"] for each in found] == ["Disparo defensivo", "Eludir el combate", "Karr-wa-Farr"]
    assert all(each["about"].endswith(".") for each in found)


def test_an_order_comes_with_its_values_and_their_titles(visitor: Visitor) -> None:
    table = opened(visitor)
    fire, *_ = visitor.get(f"{table}/orders", params={"seat": "muslim", "language": "es"}).json()["orders"]
    assert fire["values"] == [
        {"value": "never", "title": "nunca"},
        {"value": "favoured", "title": "cuando convenga por las probabilidades"},
        {"value": "ask", "title": "pregúntame"},
    ]


def test_orders_with_values_of_their_own_are_listed_given_and_refused_by_field(tmp_path: Path) -> None:
    with served(tmp_path, {"proof": PROOF}) as visitor:
        seats = dict.fromkeys(PROOF.seats("night"), "person")
        answer = visitor.wish("/api/tables", game="proof", scenario="night", seats=seats)
        table = f"/api/tables/{answer.json()['id']}"
        _, caught = visitor.get(f"{table}/orders", params={"seat": "fox"}).json()["orders"]
        assert [each["value"] for each in caught["values"]] == ["surrender", "flee", "rich", "ask"]
        assert caught["asks"] == ["yield"]
        assert order(visitor, table, "fox", caught="rich") == 200
        assert orders(visitor, table, "fox") == {"challenge": "ask", "caught": "rich"}
        refused = visitor.wish(f"{table}/orders", key=None, seat="fox", orders={"caught": "favoured"})
        assert (refused.status_code, refused.json()["field"]) == (400, "orders.caught")
    with served(tmp_path, {"proof": PROOF}) as visitor:
        assert orders(visitor, table, "fox") == {"challenge": "ask", "caught": "rich"}


@pytest.mark.parametrize(
    ("seat", "given", "field"),
    [
        ("muslim", {"fire": "often"}, "orders.fire"),
        ("muslim", {"sleep": "never"}, "orders"),
        ("pope", {"fire": "never"}, "seat"),
        ("crusader", {"fire": 3}, "orders[...]"),
    ],
)
def test_orders_that_cannot_be_are_refused_by_field(visitor: Visitor, seat: str, given: Any, field: str) -> None:
    table = opened(visitor)
    answer = visitor.wish(f"{table}/orders", key=None, seat=seat, orders=given)
    assert (answer.status_code, answer.json()["problem"], answer.json()["field"]) == (400, "malformed", field)
    assert orders(visitor, table) == {"fire": "ask", "evade": "ask", "feign": "ask"}


def test_a_bot_has_no_orders_and_a_game_without_interrupts_no_clerk(visitor: Visitor) -> None:
    table = opened(visitor, AGAINST_CHANCE)
    assert order(visitor, table, fire="never") == 400
    assert visitor.get(f"{table}/orders", params={"seat": "muslim"}).status_code == 400
    arsouf = visitor.open()
    assert visitor.get(f"{arsouf}/orders", params={"seat": "muslim"}).json() == {"seat": "muslim", "orders": []}
    assert order(visitor, arsouf, fire="never") == 400
    assert order(visitor, arsouf) == 200


def test_a_clerk_answers_and_the_game_goes_on(visitor: Visitor) -> None:
    table = opened(visitor)
    order(visitor, table, fire="never", evade="never", feign="never")
    visitor.done(table, "attack", **ATTACK)
    assert eventually(lambda: "react" not in [ask for _, ask in due(visitor, table)])
    entries = visitor.get(f"{table}/record").json()["entries"]
    assert entries[1]["action"] == {"do": "stand", "seat": "muslim"}


def test_what_is_to_be_asked_about_is_left_to_the_person_until_the_orders_change(visitor: Visitor) -> None:
    table = opened(visitor)
    order(visitor, table, fire="never", evade="favoured")
    visitor.done(table, "attack", **ATTACK)
    time.sleep(0.3)
    assert due(visitor, table) == [("muslim", "react")]
    order(visitor, table, feign="never")
    assert eventually(lambda: due(visitor, table) != [("muslim", "react")])
    assert visitor.get(f"{table}/record").json()["entries"][1]["action"]["do"] == "evade"


def test_while_the_computer_pauses_the_person_answers_instead_of_the_clerk(visitor: Visitor) -> None:
    table = opened(visitor)
    order(visitor, table, fire="never", evade="never", feign="never")
    assert visitor.wish(f"{table}/pause", key=None, paused=True).status_code == 200
    visitor.done(table, "attack", **ATTACK)
    time.sleep(0.3)
    assert due(visitor, table) == [("muslim", "react")]
    visitor.done(table, "evade", path=["1504"])
    assert due(visitor, table) != [("muslim", "react")]


def test_orders_are_neither_in_the_record_nor_in_anybodys_view(visitor: Visitor) -> None:
    table = opened(visitor)
    order(visitor, table, fire="never", evade="never", feign="never")
    visitor.done(table, "attack", **ATTACK)
    assert eventually(lambda: "react" not in [ask for _, ask in due(visitor, table)])
    for text in (visitor.get(f"{table}/record").text, visitor.get(table).text, visitor.get("/api/tables").text):
        assert "orders" not in text
        assert "never" not in text
    own, other = (visitor.now(table, seat=seat)["log"][2] for seat in ("muslim", "crusader"))
    assert (own["by_clerk"], other["by_clerk"]) == (True, False)
    assert own["by_bot"] is other["by_bot"] is False
    assert visitor.get(f"{table}/why", params={"entry": "1"}).status_code == 404


def test_an_answer_by_a_clerk_ends_free_undo(tmp_path: Path) -> None:
    with served(tmp_path) as visitor:
        table = opened(visitor)
        order(visitor, table, fire="never", evade="favoured", feign="never")
        visitor.done(table, "attack", **ATTACK)
        assert visitor.now(table, seat="crusader")["undo"]["may"] is False
        assert eventually(lambda: "react" not in [ask for _, ask in due(visitor, table)])
        refused = visitor.wish(f"{table}/undo", seat="muslim")
        assert (refused.status_code, refused.json()["why"]) == (422, "by-clerk")
        assert visitor.now(table, seat="crusader")["undo"]["why"] == "another-acted"
    with served(tmp_path) as visitor:
        assert visitor.wish(f"{table}/undo", seat="muslim").json()["why"] == "by-clerk"


SILENT = {"fire": "ask", "evade": "ask", "feign": "ask"}


def followed(visitor: Visitor, table: str, verb: str, **fields: Any) -> str:
    """The table that comes from another."""
    answer = visitor.wish(f"{table}/{verb}", **fields)
    assert answer.status_code == 201, answer.text
    return f"/api/tables/{answer.json()['id']}"


def test_in_a_rematch_orders_go_along_with_the_person(visitor: Visitor) -> None:
    table = opened(visitor)
    order(visitor, table, "muslim", fire="never", feign="favoured")
    again = followed(visitor, table, "rematch")
    assert orders(visitor, again, "crusader") == {"fire": "never", "evade": "ask", "feign": "favoured"}
    assert orders(visitor, again, "muslim") == SILENT
    order(visitor, again, "crusader", fire="ask")
    assert orders(visitor, table, "muslim") == {"fire": "never", "evade": "ask", "feign": "favoured"}


def test_in_a_rematch_with_the_computer_only_the_person_takes_orders_along(visitor: Visitor) -> None:
    table = opened(visitor, AGAINST_CHANCE)
    order(visitor, table, "crusader", evade="never")
    again = followed(visitor, table, "rematch")
    assert orders(visitor, again, "muslim") == {"fire": "ask", "evade": "never", "feign": "ask"}
    assert visitor.get(f"{again}/orders", params={"seat": "crusader"}).status_code == 400


def test_a_branch_keeps_the_orders_of_seats_that_stay_with_people(visitor: Visitor) -> None:
    table = opened(visitor)
    order(visitor, table, "muslim", fire="never")
    order(visitor, table, "crusader", evade="never")
    branch = followed(visitor, table, "branch", entries=0)
    assert orders(visitor, branch, "muslim") == {**SILENT, "fire": "never"}
    assert orders(visitor, branch, "crusader") == {**SILENT, "evade": "never"}
    against = followed(visitor, table, "branch", entries=0, seats=AGAINST_CHANCE)
    assert orders(visitor, against, "crusader") == {**SILENT, "evade": "never"}
    back = followed(visitor, against, "branch", entries=0, seats=PEOPLE)
    assert orders(visitor, back, "muslim") == SILENT, "the computer had none to leave"


def test_orders_survive_a_restart_and_go_on(tmp_path: Path) -> None:
    with served(tmp_path) as visitor:
        table = opened(visitor)
        order(visitor, table, fire="never", evade="never", feign="never")
    with served(tmp_path) as visitor:
        assert orders(visitor, table) == {"fire": "never", "evade": "never", "feign": "never"}
        visitor.done(table, "attack", **ATTACK)
        assert eventually(lambda: "react" not in [ask for _, ask in due(visitor, table)])


@pytest.mark.parametrize("when", ["never", "favoured"])
@pytest.mark.parametrize("whistles", [0, 1])
def test_a_clerk_answers_on_the_beat_whether_or_not_its_seat_could_or_does_act(
    tmp_path: Path, whistles: int, when: str
) -> None:
    begun = Position(
        markers=(replace(AMBER, at="wood", coins=2), CLOVER), agenda=STEPPING, asked=2, whistles=whistles, rider="ford"
    )
    seats = dict.fromkeys(PROOF.seats("night"), "person")
    with served(tmp_path, {"proof": PROOF}) as visitor:
        fields = {"game": "proof", "position": msgspec.to_builtins(begun), "seats": seats, "delay": 30_000}
        table = f"/api/tables/{visitor.wish('/api/import', **fields).json()['id']}"
        assert order(visitor, table, "owl", challenge=when) == 200
        ask = visitor.now(table)["due"][0]["id"]
        step = {"do": "step", "seat": "fox", "token": "amber", "to": "ford"}
        began = time.monotonic()
        assert visitor.wish(f"{table}/actions", ask=ask, action=step).status_code == 200
        assert eventually(lambda: ("owl", "stop") not in due(visitor, table))
        assert BEAT <= time.monotonic() - began < 5
