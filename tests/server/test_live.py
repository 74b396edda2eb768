"""Updates are pushed, resumed after a lost connection, and show each seat only what it may know."""

import json
from collections.abc import Iterator
from contextlib import ExitStack
from itertools import chain
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection

from gonfalon.server import live
from gonfalon.server.seeing import Eyes, update
from gonfalon.server.store import Store
from gonfalon.server.table import Table
from gonfalon.server.trouble import NotKept, Trouble
from gonfalon.server.wire.tables import Update
from tests.proof.game import GAME as PROOF
from tests.server.serving import AGAINST_RECRUIT, BOTS, PATIENCE, Visitor, key, served


def heard(socket: ClientConnection) -> dict[str, Any]:
    """The next update."""
    update: dict[str, Any] = json.loads(socket.recv(timeout=PATIENCE))
    return update


def test_a_socket_shows_the_whole_table_at_once(visitor: Visitor) -> None:
    table = visitor.open()
    with visitor.live(table) as socket:
        assert heard(socket) == visitor.now(table)


def test_every_change_is_pushed_with_its_log_view_and_menu(visitor: Visitor) -> None:
    table = visitor.open()
    with visitor.live(table) as socket:
        heard(socket)
        visitor.done(table, "move", piece="richard", to="04.05")
        update = heard(socket)
    assert (update["seq"], update["whole"], update["entries"]) == (1, False, 1)
    assert [event["event"] for item in update["log"] for event in item["events"]] == ["moved"]
    assert update["view"] == visitor.now(table)["view"]
    assert all(offer.get("piece") != "richard" for offer in update["menu"]["offers"])


def test_undoing_is_pushed_as_forgetting(visitor: Visitor) -> None:
    table = visitor.open()
    visitor.done(table, "move", piece="richard", to="04.05")
    with visitor.live(table) as socket:
        heard(socket)
        visitor.wish(f"{table}/undo", seat="crusader")
        assert heard(socket)["log"] == [{"item": "undone", "seq": 2, "entries": 1}]


def test_cancelling_is_pushed_as_forgetting_and_entering_again(visitor: Visitor) -> None:
    table = visitor.open()
    visitor.done(table, "move", piece="richard", to="04.05")
    visitor.done(table, "move", piece="infantry-1", to="03.05")
    with visitor.live(table) as socket:
        heard(socket)
        visitor.wish(f"{table}/cancel", seat="crusader", entry=0)
        log = heard(socket)["log"]
    assert [(item["item"], item["seq"]) for item in log] == [("undone", 3), ("entered", 4)]
    assert (log[0]["entries"], log[1]["entry"], log[1]["action"]["piece"]) == (2, 0, "infantry-1")


def test_a_lost_connection_resumes_with_what_was_missed(visitor: Visitor) -> None:
    table = visitor.open()
    with visitor.live(table) as socket:
        seen = heard(socket)["seq"]
    visitor.done(table, "move", piece="richard", to="04.05")
    visitor.done(table, "end")
    with visitor.live(table, f"?since={seen}") as socket:
        update = heard(socket)
    assert update["whole"] is False
    assert [item["action"]["do"] for item in update["log"]] == ["move", "end"]


def test_resuming_where_nothing_was_missed_tells_nothing_twice(visitor: Visitor) -> None:
    table = visitor.open()
    seq = visitor.done(table, "end")
    with visitor.live(table, f"?since={seq}") as socket:
        assert heard(socket)["log"] == []


def test_a_number_that_the_table_never_reached_gets_the_whole_log(visitor: Visitor) -> None:
    table = visitor.open()
    with visitor.live(table, "?since=999") as socket:
        assert heard(socket)["whole"] is True


def test_several_tabs_hear_the_same(visitor: Visitor) -> None:
    table = visitor.open()
    with visitor.live(table) as one, visitor.live(table) as other:
        heard(one), heard(other)
        visitor.done(table, "end")
        assert heard(one) == heard(other)


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str | None, int | None]]:
    """Whose updates are made, and from which number on."""
    made: list[tuple[str | None, int | None]] = []

    def counted(table: Table, eyes: Eyes, since: int | None) -> Update:
        made.append((eyes.seat, since))
        return update(table, eyes, since)

    monkeypatch.setattr(live, "update", counted)
    return made


def test_an_update_is_written_once_for_all_who_see_the_same(
    visitor: Visitor, written: list[tuple[str | None, int | None]]
) -> None:
    table = visitor.open()
    with ExitStack() as stack:
        tabs = {
            seat: [stack.enter_context(visitor.live(table, f"?seat={seat}")) for _ in range(10)]
            for seat in ("crusader", "muslim", "")
        }
        for tab in chain.from_iterable(tabs.values()):
            heard(tab)
        written.clear()
        visitor.done(table, "end")
        told = {seat: [heard(tab) for tab in listening] for seat, listening in tabs.items()}
    assert sorted(written, key=str) == [("crusader", 0), ("muslim", 0), (None, 0)]
    for seat, updates in told.items():
        assert all(update == updates[0] for update in updates)
        assert updates[0]["seat"] == (seat or None)
    assert told["crusader"][0]["menu"] != told["muslim"][0]["menu"]


def test_at_one_screen_the_view_is_that_of_the_person_who_is_asked(visitor: Visitor) -> None:
    table = visitor.open()
    visitor.done(table, "end")
    visitor.done(table, "end")
    now = visitor.now(table)
    assert (now["seat"], now["due"][0]["seat"], now["curtain"]) == ("muslim", "muslim", False)
    assert now["menu"]["offers"]
    spectator = visitor.now(table, seat="")
    assert (spectator["seat"], spectator["menu"]["offers"]) == (None, [])


def test_a_bots_actions_are_pushed_one_by_one(visitor: Visitor) -> None:
    table = visitor.open(AGAINST_RECRUIT, scenario="charge")
    with visitor.live(table) as socket:
        heard(socket)
        visitor.done(table, "end")
        updates = [heard(socket)]
        assert updates[0]["thinking"] == "muslim"
        while updates[-1]["thinking"]:
            updates.append(heard(socket))
    bots = updates[1:]
    assert len(bots) > 2
    assert all(len(update["log"]) == 1 and update["log"][0]["by_bot"] for update in bots)
    assert updates[-1]["due"][0]["seat"] == "crusader"


def test_bots_play_each_other_while_somebody_watches(visitor: Visitor) -> None:
    table = visitor.open(BOTS, delay=0)
    assert (visitor.now(table)["entries"], visitor.now(table)["thinking"]) == (0, None)
    with visitor.live(table) as socket:
        update = heard(socket)
        assert update["thinking"] == "crusader"
        while update["outcome"] is None:
            update = heard(socket)
    assert update["due"] == []
    assert visitor.now(table)["outcome"] == update["outcome"]


@pytest.mark.parametrize(("query", "code"), [("?since=x", 4400), ("?since=-1", 4400), ("?seat=pope", 4400)])
def test_a_bad_request_is_closed_with_its_code(visitor: Visitor, query: str, code: int) -> None:
    assert close_code(visitor, visitor.open(), query) == code


def test_a_table_that_does_not_exist_is_closed_as_missing(visitor: Visitor) -> None:
    assert close_code(visitor, "/api/tables/none") == 4404


def test_a_listener_comes_again_where_the_disk_does_not_give_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with served(tmp_path) as visitor:
        table = visitor.open()

    async def fail(store: Store, table: str) -> None:
        raise NotKept(Trouble.BUSY, store.file, "locked")

    with served(tmp_path) as visitor:
        with monkeypatch.context() as patched:
            patched.setattr(Store, "kept", fail)
            assert close_code(visitor, table) == live.COME_AGAIN
        with visitor.live(table) as socket:
            assert heard(socket)["seq"] == 0
    assert not [each for each in caplog.records if each.exc_info], "no trace is logged"


def close_code(visitor: Visitor, table: str, query: str = "") -> int | None:
    """The code with which a socket is closed."""
    with visitor.live(table, query) as socket:
        with pytest.raises(ConnectionClosed):
            socket.recv(timeout=PATIENCE)
        return socket.close_code


def test_a_table_that_is_thrown_away_closes_its_sockets(visitor: Visitor) -> None:
    table = visitor.open()
    with visitor.live(table) as socket:
        heard(socket)
        visitor.post(f"{table}/bin", json={"binned": True})
        with pytest.raises(ConnectionClosed):
            heard(socket)
    assert close_code(visitor, table) == 4404


def test_what_a_client_sends_is_not_listened_to(visitor: Visitor) -> None:
    table = visitor.open()
    with visitor.live(table) as socket:
        heard(socket)
        socket.send('{"do": "end"}')
        socket.send(b"\x00")
        visitor.done(table, "end")
        assert heard(socket)["seq"] == 1


def test_another_sites_socket_is_not_accepted(visitor: Visitor) -> None:
    table = visitor.open()
    with pytest.raises(InvalidStatus) as refused:
        visitor.live(table, origin="http://evil.example")
    assert refused.value.response.status_code == 403
    with visitor.live(table, origin=visitor.address.rstrip("/")) as socket:
        assert heard(socket)["seq"] == 0


@pytest.fixture
def night(tmp_path: Path) -> Iterator[tuple[Visitor, str]]:
    """A table of the game with secrets, at one screen."""
    with served(tmp_path, {"proof": PROOF}) as visitor:
        seats = dict.fromkeys(PROOF.seats("night"), "person")
        opened = visitor.wish("/api/tables", game="proof", seats=seats)
        yield visitor, f"/api/tables/{opened.json()['id']}"


def test_a_game_with_secrets_hangs_a_curtain_between_people(night: tuple[Visitor, str]) -> None:
    visitor, table = night
    now = visitor.now(table)
    assert (now["curtain"], now["seat"], now["menu"]["offers"]) == (True, None, [])
    asked = now["due"][0]["seat"]
    lifted = visitor.now(table, seat=asked)
    assert (lifted["curtain"], lifted["seat"]) == (False, asked)
    assert lifted["menu"]["offers"]
    assert lifted["view"] != now["view"]


def test_tabs_behind_different_curtains_are_never_told_the_same(night: tuple[Visitor, str]) -> None:
    visitor, table = night
    asked = visitor.now(table)["due"][0]
    seats = ("", *visitor.get(table).json()["info"]["seats"])
    with ExitStack() as stack:
        tabs = {seat: stack.enter_context(visitor.live(table, f"?seat={seat}")) for seat in seats}
        for tab in tabs.values():
            heard(tab)
        action = visitor.now(table, seat=asked["seat"])["due"][0]["default"]
        assert visitor.wish(f"{table}/actions", ask=asked["id"], action=action).status_code == 200
        told = {seat: heard(tab) for seat, tab in tabs.items() if seat in ("", asked["seat"])}
    for seat, pushed in told.items():
        assert {**pushed, "log": [], "whole": True} == {**visitor.now(table, seat=seat), "log": []}
    assert told[""]["view"] != told[asked["seat"]]["view"]


def test_a_secret_action_is_told_to_its_own_seat_only(night: tuple[Visitor, str]) -> None:
    visitor, table = night
    asked = visitor.now(table)["due"][0]
    mine = visitor.now(table, seat=asked["seat"])
    answer = visitor.wish(f"{table}/actions", ask=asked["id"], action=mine["due"][0]["default"], key=key())
    assert answer.status_code == 200, answer.text
    entries = {
        seat: next(item for item in visitor.now(table, seat=seat)["log"] if item["item"] == "entered")
        for seat in ("", *visitor.get(table).json()["info"]["seats"])
    }
    assert [seat for seat, entry in entries.items() if entry["action"] is not None] == [asked["seat"]]
