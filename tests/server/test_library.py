"""Games are called by names, know where they come from, and are thrown into a bin that gives them back for a month."""

import asyncio
import json
import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from gonfalon.games.arsouf import GAME
from gonfalon.server.hall import MOST_IN_BIN, Hall
from gonfalon.server.opening import new_game
from gonfalon.server.store import FILE, Store
from gonfalon.server.stored import Kept, Opening
from gonfalon.server.thinkers import Thinkers
from gonfalon.server.wire.wishes import OpenTable
from tests.looping import in_loop
from tests.server.serving import AGAINST_RECRUIT, PEOPLE, Visitor, eventually, key, served


def listed(visitor: Visitor, table: str) -> dict[str, Any] | None:
    """What the list of games says of a table."""
    tables = visitor.get("/api/tables").json()["tables"]
    return next((each for each in tables if table.endswith(each["id"])), None)


def info(visitor: Visitor, table: str) -> dict[str, Any]:
    found = listed(visitor, table)
    assert found is not None
    return found


def rename(visitor: Visitor, table: str, name: str) -> int:
    return visitor.post(f"{table}/name", json={"name": name}).status_code


def throw_away(visitor: Visitor, table: str, *, binned: bool = True) -> int:
    return visitor.post(f"{table}/bin", json={"binned": binned}).status_code


def test_a_game_is_called_by_the_name_it_is_given_over_a_restart(tmp_path: Path) -> None:
    with served(tmp_path) as visitor:
        table = visitor.open()
        assert info(visitor, table)["name"] == ""
        assert rename(visitor, table, "  The long\troad ") == 200
        assert info(visitor, table)["name"] == "The long road"
    with served(tmp_path) as visitor:
        # It is not in memory now.
        assert info(visitor, table)["name"] == "The long road"
        assert rename(visitor, table, "Ñandú, el camino") == 200
        assert visitor.get(table).json()["info"]["name"] == "Ñandú, el camino"
        assert rename(visitor, table, "") == 200
        assert info(visitor, table)["name"] == ""


@pytest.mark.parametrize("name", ["x" * 61, "bell \x07", "turned \u202e round", "\u200b"])
def test_a_name_is_short_and_can_be_printed(visitor: Visitor, name: str) -> None:
    table = visitor.open()
    answer = visitor.post(f"{table}/name", json={"name": name})
    assert (answer.status_code, answer.json()["field"]) == (400, "name")
    assert info(visitor, table)["name"] == ""
    assert rename(visitor, table, "x" * 60) == 200


def test_neither_a_name_nor_the_bin_moves_a_game_up_in_the_list(visitor: Visitor) -> None:
    first, second = visitor.open(), visitor.open()
    before = info(visitor, first)["changed"]
    rename(visitor, first, "Later named")
    throw_away(visitor, first)
    throw_away(visitor, first, binned=False)
    assert info(visitor, first)["changed"] == before
    ids = [each["id"] for each in visitor.get("/api/tables").json()["tables"]]
    assert ids.index(second.rpartition("/")[2]) < ids.index(first.rpartition("/")[2])


def test_a_game_that_is_not_there_can_be_neither_named_nor_thrown_away(visitor: Visitor) -> None:
    assert rename(visitor, "/api/tables/nowhere", "Somewhere") == 404
    assert throw_away(visitor, "/api/tables/nowhere") == 404
    assert visitor.delete("/api/tables/nowhere").status_code == 404


def test_what_is_thrown_away_is_put_back_as_it_was(visitor: Visitor) -> None:
    table = visitor.open()
    visitor.done(table, "move", piece="richard", to="04.05")
    before = visitor.now(table)
    assert throw_away(visitor, table) == 200
    thrown = info(visitor, table)["binned"]
    assert isinstance(thrown, int)
    assert throw_away(visitor, table) == 200
    assert info(visitor, table)["binned"] == thrown
    for _ in range(2):
        assert throw_away(visitor, table, binned=False) == 200
    assert info(visitor, table)["binned"] is None
    assert visitor.now(table) == before
    visitor.done(table, "end")


def test_a_game_in_the_bin_can_be_looked_at_but_not_played(visitor: Visitor) -> None:
    table = visitor.open()
    ask = visitor.now(table)["due"][0]["id"]
    throw_away(visitor, table)
    assert visitor.now(table)["entries"] == 0
    answer = visitor.wish(f"{table}/actions", ask=ask, action={"do": "end", "seat": "crusader"})
    assert (answer.status_code, answer.json()) == (404, {"problem": "missing", "what": "table"})
    assert visitor.wish(f"{table}/resign", seat="crusader").status_code == 404
    again = visitor.wish(f"{table}/rematch")
    assert (again.status_code, again.json()) == (404, {"problem": "missing", "what": "table"})


def test_the_computer_does_not_go_on_with_a_game_in_the_bin(tmp_path: Path) -> None:
    with served(tmp_path) as visitor:
        table = visitor.open(AGAINST_RECRUIT, scenario="charge", delay=60_000)
        visitor.done(table, "end")
        assert visitor.now(table)["thinking"] == "muslim"
        throw_away(visitor, table)
        assert visitor.now(table)["thinking"] is None
    with served(tmp_path) as visitor:
        assert visitor.now(table)["thinking"] is None
        throw_away(visitor, table, binned=False)
        assert eventually(lambda: visitor.now(table)["thinking"] == "muslim")


def test_only_what_lies_in_the_bin_is_deleted_for_good(visitor: Visitor) -> None:
    table = visitor.open()
    refused = visitor.delete(table)
    assert (refused.status_code, refused.json()) == (409, {"problem": "not-binned"})
    assert visitor.now(table)["entries"] == 0
    throw_away(visitor, table)
    assert visitor.delete(table).status_code == 200
    assert visitor.get(table).status_code == 404
    assert visitor.delete(table).status_code == 404
    assert listed(visitor, table) is None


def test_the_bin_is_emptied_of_what_is_named_and_still_lies_there(visitor: Visitor) -> None:
    gone, back, since, never = (visitor.open() for _ in range(4))
    for table in (gone, back, since):
        throw_away(visitor, table)
    throw_away(visitor, back, binned=False)
    named = [table.rpartition("/")[2] for table in (gone, back, never)]
    assert visitor.post("/api/bin/empty", json={"tables": named}).status_code == 200
    assert listed(visitor, gone) is None
    assert [info(visitor, table)["binned"] is None for table in (back, since, never)] == [True, False, True]


def test_a_game_is_gone_thirty_days_after_it_was_thrown_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with served(tmp_path) as visitor:
        old, kept = visitor.open(), visitor.open()
        throw_away(visitor, old)
        thrown = info(visitor, old)["binned"]
        monkeypatch.setattr("gonfalon.server.hall.now", lambda: thrown + MOST_IN_BIN - 1)
        assert listed(visitor, old) is not None
    with served(tmp_path) as visitor:
        assert listed(visitor, old) is not None
        assert visitor.get(old).status_code == 200
        monkeypatch.setattr("gonfalon.server.hall.now", lambda: thrown + MOST_IN_BIN)
        assert listed(visitor, old) is None
        assert visitor.get(old).status_code == 404
        assert listed(visitor, kept) is not None


@pytest.fixture
def spoiled(tmp_path: Path) -> tuple[str, str]:
    """Two games in the bin of which the one lost its last deed, the other most of its row."""
    with served(tmp_path) as visitor:
        tables = visitor.open(), visitor.open()
        for table in tables:
            visitor.done(table, "end")
            throw_away(visitor, table)
    deedless, rowless = (table.rpartition("/")[2] for table in tables)
    with closing(sqlite3.connect(tmp_path / FILE)) as connection, connection:
        connection.execute("UPDATE deeds SET deed = x'00' WHERE table_id = ?", (deedless,))
        connection.execute("UPDATE tables SET row = substr(row, 1, 50) WHERE id = ?", (rowless,))
    return deedless, rowless


def unreadable(visitor: Visitor) -> dict[str, int | None]:
    """The games that cannot be opened, and since when each lies in the bin."""
    return {each["id"]: each["binned"] for each in visitor.get("/api/tables").json()["unreadable"]}


def test_a_game_that_cannot_be_opened_is_gone_after_thirty_days_too(
    tmp_path: Path, spoiled: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    deedless, rowless = spoiled
    with served(tmp_path) as visitor:
        told = unreadable(visitor)
        thrown = told[deedless]
        assert thrown is not None
        assert told[rowless] is None, "nobody knows"
        monkeypatch.setattr("gonfalon.server.hall.now", lambda: thrown + MOST_IN_BIN)
        assert unreadable(visitor) == {rowless: None}
    with served(tmp_path) as visitor:
        assert unreadable(visitor) == {rowless: None}


def test_one_game_that_cannot_be_read_does_not_keep_the_bin_full(tmp_path: Path, spoiled: tuple[str, str]) -> None:
    deedless, rowless = spoiled
    with served(tmp_path) as visitor:
        sound = visitor.open()
        throw_away(visitor, sound)
        emptied = {"tables": [rowless, deedless, sound.rpartition("/")[2]]}
        assert visitor.post("/api/bin/empty", json=emptied).status_code == 200
        assert listed(visitor, sound) is None
        assert unreadable(visitor) == {rowless: None}


def test_a_branch_names_its_parent_and_the_turn_it_began_in(visitor: Visitor) -> None:
    table = visitor.open()
    visitor.done(table, "move", piece="richard", to="04.05")
    visitor.done(table, "end")
    answer = visitor.wish(f"{table}/branch", entries=1)
    origin = info(visitor, f"/api/tables/{answer.json()['id']}")["origin"]
    turn = info(visitor, table)["standing"]["turn"]
    assert origin == {"how": "branch", "parent": table.rpartition("/")[2], "entries": 1, "turn": turn}
    assert info(visitor, table)["origin"] is None


def test_a_rematch_and_an_import_say_what_they_are(visitor: Visitor) -> None:
    table = visitor.open()
    again = visitor.wish(f"{table}/rematch").json()["id"]
    assert info(visitor, f"/api/tables/{again}")["origin"]["how"] == "rematch"
    assert info(visitor, f"/api/tables/{again}")["origin"]["parent"] == table.rpartition("/")[2]
    record = visitor.get(f"{table}/record").json()
    read = visitor.wish("/api/import", record=record).json()["id"]
    assert info(visitor, f"/api/tables/{read}")["origin"]["how"] == "import"
    position = visitor.get(f"{table}/position").json()
    set_up = visitor.wish("/api/import", game="arsouf", position=position).json()["id"]
    assert info(visitor, f"/api/tables/{set_up}")["origin"]["how"] == "import"


def test_the_list_of_two_hundred_games_loads_no_table(visitor: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    tables = [visitor.open() for _ in range(200)]
    for table in tables[:100]:
        throw_away(visitor, table)
    read, kept = list[str](), Store.kept

    async def counted(store: Store, table: str) -> Kept | None:
        read.append(table)
        return await kept(store, table)

    monkeypatch.setattr(Store, "kept", counted)
    answer = visitor.get("/api/tables")
    assert read == []
    visitor.get(tables[199])
    assert len(read) == 1
    assert len(answer.json()["tables"]) >= 200
    emptied = {"tables": [table.rpartition("/")[2] for table in tables]}
    assert len(json.dumps(emptied)) < 64 * 1024
    assert visitor.post("/api/bin/empty", json=emptied).status_code == 200
    assert listed(visitor, tables[0]) is None
    assert listed(visitor, tables[199]) is not None


def test_a_name_that_is_given_while_the_game_is_loaded_is_known_in_memory_too(tmp_path: Path) -> None:
    async def play() -> list[str]:
        hall = Hall(Store(tmp_path), {GAME.name: GAME}, Thinkers(1))
        row, deeds = new_game(hall.games, OpenTable(key=key(), game=GAME.name, scenario="gate", seats=PEOPLE))
        await hall.open(row, deeds, Opening("", "tables", key()))
        names = []
        for number in range(20):
            naming = hall.alter(row.id, partial(replace, name=f"name {number}"))
            loading = hall.table(row.id)
            await asyncio.gather(*((naming, loading) if number % 2 else (loading, naming)))
            table = await hall.table(row.id)
            names.append(table.row.name)
            hall.forget(table)
        await hall.close()
        return names

    assert in_loop(play) == [f"name {number}" for number in range(20)]
