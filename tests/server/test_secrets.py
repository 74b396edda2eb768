"""Games with secrets at the server: what belongs to a scenario, what is sealed, and what nobody else is told."""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from gonfalon.kernel.advice import Advice
from gonfalon.kernel.dice import Dice
from gonfalon.server.at_queries import CUT
from gonfalon.server.store import FILE
from tests.proof.actions import ProofAction
from tests.proof.frames import BeginWatch, Dusk, Stepping, Yielding
from tests.proof.frozen import replace
from tests.proof.game import SCENARIOS, ProofGame
from tests.proof.play import AMBER, CLOVER
from tests.proof.position import Position
from tests.proof.state import SEATS, State
from tests.proof.view import View
from tests.server.serving import Visitor, served

PEOPLE = dict.fromkeys(SEATS, "person")


class Maps(Advice[State, ProofAction, View]):
    """A map for each scenario."""

    def sheet(self, scenario: str) -> str:
        return f"the valley by {scenario}"

    def way(self, view: View, action: ProofAction, dice: Dice) -> tuple[str, ...]:
        return ("wood", action.seat)


class TwoCrossings(ProofGame):
    """The proof game with a second scenario, in which nothing is secret."""

    scenarios = (*SCENARIOS, replace(SCENARIOS[0], id="day", secrets=False))
    advice = Maps()


@pytest.fixture
def valley(tmp_path: Path) -> Iterator[Visitor]:
    """Somebody where the proof game can be played by night and by day."""
    with served(tmp_path, {"proof": TwoCrossings()}) as visitor:
        yield visitor


def opened(valley: Visitor, scenario: str = "night", **fields: object) -> str:
    """The address of a new table."""
    wish = {"game": "proof", "scenario": scenario, "seats": PEOPLE, **fields}
    answer = valley.wish("/api/tables", **wish)
    assert answer.status_code == 201, answer.text
    return f"/api/tables/{answer.json()['id']}"


def test_secrets_belong_to_a_scenario(valley: Visitor) -> None:
    (game,) = valley.get("/api/games").json()["games"]
    assert {each["id"]: each["secrets"] for each in game["scenarios"]} == {"night": True, "day": False}
    for scenario, has_secrets in (("night", True), ("day", False)):
        table = opened(valley, scenario)
        assert valley.get(table).json()["info"]["secrets"] is has_secrets
        assert valley.now(table)["curtain"] is has_secrets


def test_a_sheet_belongs_to_a_scenario(valley: Visitor) -> None:
    wanted = {"": "night", "?scenario=night": "night", "?scenario=day": "day"}
    for query, scenario in wanted.items():
        assert valley.get(f"/api/games/proof/sheet{query}").json() == f"the valley by {scenario}"
    nowhere = valley.get("/api/games/proof/sheet?scenario=noon")
    assert (nowhere.status_code, nowhere.json()) == (404, {"problem": "missing", "what": "scenario"})


@pytest.mark.parametrize(("what", "word"), [("record", "registro"), ("position", "posición"), ("branch", "Seguir")])
def test_a_game_with_secrets_is_sealed_while_it_goes_on(valley: Visitor, what: str, word: str) -> None:
    night, day = opened(valley), opened(valley, "day")

    def asked(table: str) -> httpx.Response:
        if what == "branch":
            return valley.wish(f"{table}/branch?language=es", entries=0)
        return valley.get(f"{table}/{what}?language=es")

    refused = asked(night)
    assert (refused.status_code, refused.json()["problem"], refused.json()["what"]) == (423, "sealed", what)
    assert word in refused.json()["sentence"]
    assert asked(day).status_code in (200, 201)
    assert valley.wish(f"{night}/resign", seat="fox").status_code == 200
    assert asked(night).status_code in (200, 201)


SPOILED = {
    "another version": 'UPDATE deeds SET deed = replace(deed, \'"entry":"resigned"\', \'"entry":"abdicated"\')',
    "damaged": "UPDATE deeds SET deed = substr(deed, 1, 30)",
}


@pytest.mark.parametrize("what", SPOILED)
def test_a_game_with_secrets_stays_sealed_where_it_cannot_be_read_to_its_end(tmp_path: Path, what: str) -> None:
    installed = {"proof": TwoCrossings()}
    with served(tmp_path, installed) as valley:
        night, day = opened(valley), opened(valley, "day")
        for table in (night, day):
            assert valley.wish(f"{table}/resign", seat="fox").status_code == 200
    with closing(sqlite3.connect(tmp_path / FILE)) as connection, connection:
        before = connection.execute("SELECT deed FROM deeds").fetchall()
        connection.execute(SPOILED[what])
        assert connection.execute("SELECT deed FROM deeds").fetchall() != before
    with served(tmp_path, installed) as valley:
        assert valley.get(night).status_code == 400
        refused = valley.get(f"{night}/record")
        assert (refused.status_code, refused.json()["problem"], refused.json()["what"]) == (423, "sealed", "record")
        saved = valley.get(f"{day}/record")
        assert (saved.status_code, saved.headers[CUT], saved.json()["entries"]) == (200, "1", [])


def test_a_known_seed_is_no_seed_of_secret_dice(valley: Visitor) -> None:
    fields = {"game": "proof", "seats": PEOPLE, "seed": 7}
    refused = valley.wish("/api/tables", scenario="night", **fields)
    assert (refused.status_code, refused.json()["what"]) == (423, "seed")
    assert valley.wish("/api/tables", scenario="day", **fields).status_code == 201


def answered(valley: Visitor, table: str, seat: str, **fields: object) -> dict[str, Any]:
    """Answer the ask of a seat, by default unless fields of another action are given."""
    (due,) = [due for due in valley.now(table, seat=seat)["due"] if due["seat"] == seat]
    action = {"seat": seat, **fields} if fields else due["default"]
    answer = valley.wish(f"{table}/actions", ask=due["id"], action=action)
    assert answer.status_code == 200, answer.text
    done: dict[str, Any] = answer.json()
    return done


@pytest.mark.parametrize("scenario", ["night", "day"])
def test_the_way_of_an_action_is_told_to_whoever_is_told_the_action(valley: Visitor, scenario: str) -> None:
    table = opened(valley, scenario)
    answered(valley, table, "fox")
    for seat in ("fox", "hare", ""):
        entered = [item for item in valley.now(table, seat=seat)["log"] if item["item"] == "entered"]
        is_told = scenario == "day" or seat == "fox"
        assert all(item["way"] == (["wood", "fox"] if is_told else []) for item in entered)
        assert all((item["action"] is not None) is is_told for item in entered)
        assert entered or not is_told


@pytest.fixture
def choosing(valley: Visitor) -> str:
    """A table where cards are chosen, the fox's already."""
    table = opened(valley)
    for seat in ("fox", "hare"):
        answered(valley, table, seat)
    answered(valley, table, "fox")
    return table


def test_2_1_a_replaced_answer_shows_in_nobody_elses_numbers(valley: Visitor, choosing: str) -> None:
    others = ("hare", "owl", "")
    before = [valley.now(choosing, seat=seat) for seat in others]
    listed = valley.get("/api/tables").json()
    for card, seq in (("haste", 4), ("stealth", 5)):
        assert answered(valley, choosing, "fox", do="choose", card=card)["seq"] == seq
    assert [valley.now(choosing, seat=seat) for seat in others] == before
    assert valley.get("/api/tables").json() == listed
    assert answered(valley, choosing, "hare")["seq"] == 4
    entries = {seat: valley.now(choosing, seat=seat)["log"][1:] for seat in ("fox", *others)}
    assert {seat: [item["entry"] for item in items] for seat, items in entries.items()} == {
        "fox": [0, 1, 2, 3, 4, 5],
        **{seat: [0, 1, 2, 3] for seat in others},
    }
    assert all([item["seq"] for item in items] == list(range(1, len(items) + 1)) for items in entries.values())
    for seat, items in entries.items():
        replay = valley.get(f"{choosing}/replay", params={"seat": seat}).json()["entries"]
        assert [each["entry"] for each in replay] == [each["entry"] for each in items]
        last = valley.get(f"{choosing}/replay/{len(items)}", params={"seat": seat}).json()
        assert last["view"] == valley.now(choosing, seat=seat)["view"]
        assert valley.get(f"{choosing}/replay/{len(items) + 1}", params={"seat": seat}).status_code == 404


def test_2_1_nobody_else_is_sent_a_message_of_a_replaced_answer(valley: Visitor, choosing: str) -> None:
    with valley.live(choosing, "?seat=hare") as hare, valley.live(choosing, "?seat=fox") as fox:
        assert [json.loads(each.recv(10))["seq"] for each in (hare, fox)] == [3, 3]
        answered(valley, choosing, "fox", do="choose", card="haste")
        assert json.loads(fox.recv(10))["seq"] == 4
        with pytest.raises(TimeoutError):
            hare.recv(0.3)
        answered(valley, choosing, "hare")
        mine, theirs = (json.loads(each.recv(10)) for each in (hare, fox))
        assert ([each["seq"] for each in mine["log"]], [each["seq"] for each in theirs["log"]]) == ([4], [5])


def test_2_1_numbers_are_the_same_after_a_restart(tmp_path: Path) -> None:
    with served(tmp_path, {"proof": TwoCrossings()}) as valley:
        table = opened(valley)
        for seat in ("fox", "hare", "fox", "fox"):
            answered(valley, table, seat)
        before = {seat: valley.now(table, seat=seat) for seat in (*SEATS, "")}
    with served(tmp_path, {"proof": TwoCrossings()}) as valley:
        assert {seat: valley.now(table, seat=seat) for seat in (*SEATS, "")} == before
        assert before["fox"]["seq"] == before["hare"]["seq"] + 1
        with valley.live(table, "?seat=hare&since=3") as hare:
            assert json.loads(hare.recv(10))["log"] == []


def test_questions_take_the_seat(valley: Visitor, choosing: str) -> None:
    mine = {"do": "choose", "seat": "hare", "card": "haste"}
    for address, fields in (
        ("odds", {"actions": [mine]}),
        ("accounts", {"actions": [mine]}),
        ("why", {"action": mine}),
    ):
        for seat, status in (("hare", 200), ("fox", 400), ("", 400)):
            answer = valley.wish(f"{choosing}/{address}?seat={seat}", key=None, **fields)
            assert answer.status_code == status, answer.text
        assert valley.wish(f"{choosing}/{address}", key=None, **fields).status_code == 400


def test_orders_are_nobody_elses_news(valley: Visitor, choosing: str) -> None:
    with valley.live(choosing, "?seat=fox") as fox:
        fox.recv(10)
        assert valley.wish(f"{choosing}/orders", key=None, seat="owl", orders={"challenge": "never"}).status_code == 200
        with pytest.raises(TimeoutError):
            fox.recv(0.3)


def test_the_curtain_falls_whenever_another_person_is_asked_and_lifts_for_who_is(valley: Visitor) -> None:
    table = opened(valley)
    with valley.live(table, "?seat=fox&lifted=1") as screen:
        lifted = json.loads(screen.recv(10))
        assert (lifted["seat"], lifted["curtain"], bool(lifted["menu"]["offers"])) == ("fox", False, True)
        answered(valley, table, "fox")
        fallen = json.loads(screen.recv(10))
        assert (fallen["seat"], fallen["curtain"], fallen["menu"]["offers"]) == (None, True, [])
        # The numbers are a spectator's now, so the log is told anew.
        assert (fallen["whole"], fallen["log"][1]["action"]) == (True, None)
        assert all(flag["coins"] is None for flag in fallen["view"]["flags"])
        # The hare answers at another screen: whoever sits down here lifts the curtain anew.
        answered(valley, table, "hare")
        assert json.loads(screen.recv(10))["curtain"]
    with valley.live(table, "?seat=hare&lifted=1") as screen:
        assert json.loads(screen.recv(10))["seat"] == "hare"
        answered(valley, table, "fox")
        # The hare is still asked.
        assert json.loads(screen.recv(10))["seat"] == "hare"


def test_4_3_an_ask_that_needs_no_secret_is_put_on_the_open_board(valley: Visitor) -> None:
    agenda = (Dusk(), BeginWatch(), Stepping(2, "hare"), Stepping(1, "fox"), Yielding(3, "fox", 1))
    begun = Position(markers=(replace(AMBER, coins=2), CLOVER), agenda=agenda, asked=3)
    fields = {"game": "proof", "position": msgspec.to_builtins(begun), "seats": PEOPLE}
    table = f"/api/tables/{valley.wish('/api/import', **fields).json()['id']}"
    now = valley.now(table)
    assert (now["curtain"], now["seat"], now["hand"]) == (False, None, "fox")
    assert [offer["do"] for offer in now["menu"]["offers"]] == ["surrender", "flee"]
    assert now["due"][0]["open"]
    assert now["due"][0]["default"] == {"do": "surrender", "seat": "fox"}
    assert all(flag["coins"] is None for flag in now["view"]["flags"])
    with valley.live(table, "?seat=hare&lifted=1") as screen:
        assert (json.loads(screen.recv(10))["hand"], valley.now(table)["view"]) == ("fox", now["view"])
        answered(valley, table, "fox")
        # What comes next needs a secret.
        assert json.loads(screen.recv(10))["curtain"]
