"""Games survive a restart, and two servers over one folder do not write over each other."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from gonfalon.server.live import BAD_REQUEST
from gonfalon.server.store import FILE
from tests.server.serving import AGAINST_RECRUIT, BOTS, Visitor, eventually, key, served


def test_a_table_is_as_it_was_after_a_restart(tmp_path: Path) -> None:
    with served(tmp_path) as visitor:
        table = visitor.open()
        visitor.done(table, "move", piece="richard", to="04.05")
        visitor.done(table, "move", piece="infantry-1", to="03.05")
        visitor.wish(f"{table}/undo", seat="crusader")
        visitor.done(table, "end")
        visitor.done(table, "attack", piece="templars", target="saladin")
        before, record = visitor.now(table), visitor.get(f"{table}/record").content
    with served(tmp_path) as visitor:
        listed = visitor.get("/api/tables").json()["tables"]
        assert [each["standing"]["entries"] for each in listed] == [3]
        assert visitor.now(table) == before
        assert visitor.get(f"{table}/record").content == record


def test_a_key_is_remembered_over_a_restart(tmp_path: Path) -> None:
    wish = {"key": key(), "ask": 1, "action": {"do": "end", "seat": "crusader"}}
    with served(tmp_path) as visitor:
        table = visitor.open()
        first = visitor.post(f"{table}/actions", json=wish).content
    with served(tmp_path) as visitor:
        assert visitor.post(f"{table}/actions", json=wish).content == first
        assert visitor.now(table)["entries"] == 1


def test_a_socket_resumes_over_a_restart(tmp_path: Path) -> None:
    with served(tmp_path) as visitor:
        table = visitor.open()
        seq = visitor.done(table, "move", piece="richard", to="04.05")
        with visitor.live(table) as socket:
            socket.recv()
    with served(tmp_path) as visitor:
        with visitor.live(table, f"?since={seq}") as socket:
            assert json.loads(socket.recv())["log"] == []
        with visitor.live(table, "?since=0") as socket:
            update = json.loads(socket.recv())
        assert update["whole"] is True
        assert [item["item"] for item in update["log"]] == ["begun", "entered"]


def test_a_bot_that_was_asked_before_the_restart_answers_after_it(tmp_path: Path) -> None:
    with served(tmp_path) as visitor:
        table = visitor.open(AGAINST_RECRUIT, scenario="charge", delay=60_000)
        visitor.done(table, "end")
    with served(tmp_path) as visitor:
        assert visitor.now(table)["thinking"] == "muslim"
        visitor.wish(f"{table}/speed", key=None, delay=0)
        assert eventually(lambda: visitor.now(table)["due"][0]["seat"] == "crusader")


def test_a_throw_that_was_not_stored_falls_alike_when_it_is_thrown_again(tmp_path: Path) -> None:
    with served(tmp_path) as visitor:
        table = visitor.open()
        visitor.done(table, "end")
    copy = tmp_path / "copy"
    copy.mkdir()
    for file in tmp_path.glob("*.sqlite*"):
        (copy / file.name).write_bytes(file.read_bytes())
    thrown = [rolls_in(folder, table) for folder in (tmp_path, copy)]
    assert thrown[0] == thrown[1]
    assert len(thrown[0]) == 2


def rolls_in(folder: Path, table: str) -> list[int]:
    """What falls when the Templars attack."""
    with served(folder) as visitor:
        visitor.done(table, "attack", piece="templars", target="saladin")
        rolls: list[int] = visitor.get(f"{table}/record").json()["entries"][-1]["rolls"]
        return rolls


def test_a_second_server_over_the_same_games_is_told_what_is_due_instead(tmp_path: Path) -> None:
    with served(tmp_path) as one, served(tmp_path) as other:
        table = one.open()
        assert other.now(table)["seq"] == 0
        one.done(table, "move", piece="richard", to="04.05")
        late = end(other, table)
        assert (late.status_code, late.json()["problem"], late.json()["seq"]) == (409, "stale", 1)
        assert other.now(table)["entries"] == 1
        assert other.done(table, "end") == 2


def end(visitor: Visitor, table: str) -> httpx.Response:
    """Answer the first ask, whatever the server thinks is open."""
    return visitor.wish(f"{table}/actions", ask=1, action={"do": "end", "seat": "crusader"})


def test_the_pace_of_the_computer_is_as_it_was_after_a_restart(tmp_path: Path) -> None:
    with served(tmp_path) as visitor:
        table = visitor.open(BOTS, scenario="charge", delay=500)
        visitor.wish(f"{table}/speed", key=None, delay=60_000)
        visitor.wish(f"{table}/pause", key=None, paused=True)
    with served(tmp_path) as visitor:
        now = visitor.now(table)
        assert (now["delay"], now["paused"], now["thinking"]) == (60_000, True, None)


def test_the_last_played_game_is_first_although_the_clock_has_jumped_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hour, day = 3_600_000, 86_400_000
    monkeypatch.setattr("gonfalon.server.hall.now", lambda: 10 * day)
    with served(tmp_path) as visitor:
        first, second = visitor.open(), visitor.open()
        assert listed(visitor) == [second, first]
    monkeypatch.setattr("gonfalon.server.hall.now", lambda: 9 * day)
    with served(tmp_path) as visitor:
        visitor.done(first, "end")
        assert listed(visitor) == [first, second]
        third = visitor.open()
        visitor.done(second, "end")
        assert listed(visitor) == [second, third, first]
        monkeypatch.setattr("gonfalon.server.hall.now", lambda: 10 * day + hour)
        visitor.wish(f"{first}/resign", seat="crusader")
        assert visitor.get("/api/tables").json()["tables"][0]["changed"] == 10 * day + hour, "the clock is right again"


def listed(visitor: Visitor) -> list[str]:
    """The addresses of all tables in their order."""
    return [f"/api/tables/{each['id']}" for each in visitor.get("/api/tables").json()["tables"]]


def test_a_game_of_another_version_is_said_to_be_there_and_others_go_on(tmp_path: Path) -> None:
    with served(tmp_path) as visitor:
        old, new = visitor.open(), visitor.open()
    with closing(sqlite3.connect(tmp_path / FILE)) as connection:
        connection.execute("UPDATE tables SET row = '{\"id\": 3}' WHERE id = ?", (old.rpartition("/")[2],))
        connection.commit()
    with served(tmp_path) as visitor:
        listed = visitor.get("/api/tables").json()
        assert [each["id"] for each in listed["tables"]] == [new.rpartition("/")[2]]
        assert [(each["id"], each["why"]) for each in listed["unreadable"]] == [
            (old.rpartition("/")[2], "other-version")
        ]
        answer = visitor.get(old)
        assert (answer.status_code, answer.json()["problem"]) == (400, "malformed")
        assert "another Gonfalon" in answer.json()["why"]
        with visitor.live(old) as socket, pytest.raises(ConnectionClosed) as closed:
            socket.recv()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == BAD_REQUEST
        assert visitor.done(new, "end") == 1
