"""What is damaged is named and saved as far as it reads; other games go on, and a damaged file is not written to."""

import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from hashlib import sha256
from pathlib import Path

import msgspec
import pytest

from gonfalon.kernel.record import Header
from gonfalon.server import looking
from gonfalon.server.at_queries import CUT
from gonfalon.server.store import FILE, Store
from gonfalon.server.stored import Catalogue
from gonfalon.server.trouble import NotKept, Trouble
from tests.looping import in_loop
from tests.server.serving import PATIENCE, PEOPLE, Visitor, served
from tests.server.test_migration import written_by_version_1
from tests.server.test_store import opened

PAGE = 4096
SPOILED = {
    "a row": "UPDATE tables SET row = substr(row, 1, 50) WHERE id = ?",
    "the first deed": "UPDATE deeds SET deed = substr(deed, 2) WHERE seq = 1 AND table_id = ?",
    "a deed in the middle": "UPDATE deeds SET deed = x'00' WHERE seq = 3 AND table_id = ?",
    "the last deed": "UPDATE deeds SET deed = substr(deed, 1, 30) WHERE seq = 5 AND table_id = ?",
    "a lost deed": "DELETE FROM deeds WHERE seq = 4 AND table_id = ?",
}
READS = {"a row": None, "the first deed": 0, "a deed in the middle": 2, "the last deed": 4, "a lost deed": 3}


@pytest.mark.parametrize("what", SPOILED)
def test_one_damaged_game_is_named_and_saved_as_far_as_it_reads_and_the_others_go_on(tmp_path: Path, what: str) -> None:
    with served(tmp_path) as visitor:
        sound, damaged = visitor.open(), visitor.open()
        for piece, to in (("richard", "04.05"), ("infantry-1", "03.05"), ("templars", "04.03")):
            visitor.done(damaged, "move", piece=piece, to=to)
        visitor.wish(f"{damaged}/undo", seat="crusader")
        visitor.done(damaged, "end")
        entries = visitor.get(f"{damaged}/record").json()["entries"]
    table = damaged.rpartition("/")[2]
    with closing(sqlite3.connect(tmp_path / FILE)) as connection, connection:
        connection.execute(SPOILED[what], (table,))
    with served(tmp_path) as visitor:
        assert visitor.get(damaged).status_code == 400
        listed = visitor.get("/api/tables?language=es").json()
        assert [each["id"] for each in listed["tables"]] == [sound.rpartition("/")[2]]
        (told,) = listed["unreadable"]
        assert (told["id"], told["why"]) == (table, "damaged")
        assert told["sentence"] == "Esta partida está dañada y no se puede abrir. Se conserva tal como está."
        assert visitor.done(sound, "end") == 1
        saved = visitor.get(f"{damaged}/record")
        if (reads := READS[what]) is None:
            assert (told["record"], saved.status_code) == (False, 400)
            return
        assert (told["record"], saved.status_code, saved.headers[CUT]) == (True, 200, str(reads + 1))
        assert "record-cut.json" in saved.headers["content-disposition"]
        entered = saved.json()["entries"]
        # The fourth deed takes the third back.
        assert (len(entered), entered[:2]) == (2 if reads == 4 else reads, entries[: min(2, reads)])
        again = visitor.wish("/api/import", record=saved.json())
        assert again.status_code == 201, "what was saved goes on"


def test_of_two_reads_that_go_as_far_the_one_that_is_not_cut_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    header = Header(game="arsouf", edition=1, scenario="gate", digest="")
    monkeypatch.setattr(looking, "row_of", lambda *_: msgspec.json.encode({"header": header}))
    monkeypatch.setattr(looking, "as_far", lambda _connection, _table, source: ([], source == looking.IN_ORDER))
    with closing(sqlite3.connect(":memory:")) as connection:
        found = looking.salvaged(connection, "a table")
    assert found is not None
    assert found.cut is None


def test_damage_in_the_middle_is_in_the_list_before_anybody_opens_the_game(tmp_path: Path) -> None:
    with served(tmp_path) as visitor:
        table = visitor.open()
        visitor.done(table, "move", piece="richard", to="04.05")
        visitor.done(table, "end")
    with closing(sqlite3.connect(tmp_path / FILE)) as connection, connection:
        connection.execute("UPDATE deeds SET deed = substr(deed, 1, 40) WHERE seq = 1")
    with served(tmp_path) as visitor:
        listed = visitor.get("/api/tables").json()
        assert ([], [table.rpartition("/")[2]]) == (listed["tables"], [each["id"] for each in listed["unreadable"]])


def test_a_game_of_other_rules_is_named_and_its_record_is_whole(tmp_path: Path) -> None:
    with served(tmp_path) as visitor:
        table = visitor.open()
        visitor.done(table, "move", piece="richard", to="04.05")
        record = visitor.get(f"{table}/record").json()
    with closing(sqlite3.connect(tmp_path / FILE)) as connection, connection:
        (deed,) = connection.execute("SELECT deed FROM deeds").fetchone()
        other = deed.replace(record["entries"][0]["digest"].encode(), b"00000000")
        connection.execute("UPDATE deeds SET deed = ?", (other,))
    with served(tmp_path) as visitor:
        assert "digest" in visitor.get(table).json()["field"]
        (told,) = visitor.get("/api/tables").json()["unreadable"]
        assert (told["why"], told["record"], told["game"]) == ("other-version", True, "arsouf")
        saved = visitor.get(f"{table}/record")
        assert (saved.status_code, CUT in saved.headers) == (200, False)
        assert saved.json()["entries"] == [record["entries"][0] | {"digest": "00000000"}]


def test_a_file_with_a_damaged_page_is_not_served_as_if_it_were_whole(tmp_path: Path) -> None:
    with served(tmp_path) as visitor:
        tables = [visitor.open() for _ in range(40)]
        for table in tables:
            visitor.done(table, "end")
    sound = (tmp_path / FILE).read_bytes()
    pages = range(1, len(sound) // PAGE)
    assert len(pages) > 12
    for page in pages:
        spoil(tmp_path / FILE, page, sound)
        catalogue, damaged, refused = in_loop(lambda: looked_into(tmp_path))
        assert damaged, f"page {page} is not missed"
        assert isinstance(refused, NotKept)
        assert refused.trouble is Trouble.DAMAGED
        assert len(catalogue.tables) + len(catalogue.shut) <= len(tables)
        assert str(tmp_path / FILE) in str(refused)
        assert (tmp_path / FILE).read_bytes() == spoiled(page, sound), "nothing more is written to it"


async def looked_into(folder: Path) -> tuple[Catalogue, str, Exception | None]:
    """The list of a store, what is damaged there, and what it says to a new table."""
    store = Store(folder)
    refused: Exception | None = None
    try:
        await opened(store, "new")
    except NotKept as error:
        refused = error
    try:
        return await store.listed(), store.troubles.damaged, refused
    finally:
        store.close()


def spoil(file: Path, page: int, sound: bytes) -> None:
    """Let the disk lose a page of a file."""
    file.write_bytes(spoiled(page, sound))


def spoiled(page: int, sound: bytes) -> bytes:
    """A file with a page of noise."""
    noise = b"".join(sha256(f"{page} {part}".encode()).digest() for part in range(PAGE // 32))
    return sound[: page * PAGE] + noise + sound[(page + 1) * PAGE :]


def test_what_a_damaged_file_still_tells_is_told_and_can_be_saved(tmp_path: Path) -> None:
    with served(tmp_path) as visitor:
        tables = [visitor.open() for _ in range(40)]
        for table in tables:
            visitor.done(table, "end")
        records = {table: visitor.get(f"{table}/record").content for table in tables}
    sound = (tmp_path / FILE).read_bytes()
    spoil(tmp_path / FILE, first_page(tmp_path, "sqlite_autoindex_deeds_1"), sound)
    with served(tmp_path) as visitor:
        listed = visitor.get("/api/tables").json()
        assert listed["trouble"]["why"] == "damaged"
        assert listed["trouble"]["sentence"].startswith(f"The file {tmp_path / FILE} is damaged")
        assert {each["why"] for each in listed["unreadable"]} == {"damaged"}
        assert {table: visitor.get(f"{table}/record").content for table in tables} == records
        assert visitor.get(tables[0]).json()["why"] == "damaged"
    spoil(tmp_path / FILE, first_page(tmp_path, "openings"), sound)
    with served(tmp_path) as visitor:
        assert len(visitor.get("/api/tables").json()["tables"]) == len(tables)
        assert visitor.now(tables[0])["seq"] == 1, "games that can be read can be looked at"
        refused = visitor.wish(f"{tables[0]}/resign", seat="crusader")
        assert (refused.status_code, refused.json()["why"]) == (507, "damaged")


def first_page(folder: Path, name: str) -> int:
    """The place of the first page of a table or an index."""
    with closing(sqlite3.connect(folder / FILE)) as connection:
        found = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (name,))
        return int(found.fetchone()[0]) - 1


def test_damage_that_shows_later_ends_all_writing(tmp_path: Path) -> None:
    store = Store(tmp_path)
    with served(store) as visitor:
        table, other = visitor.open(), visitor.open()
        store._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        spoil(tmp_path / FILE, first_page(tmp_path, "tables"), (tmp_path / FILE).read_bytes())
        found = visitor.get(table)
        assert (found.status_code, found.json()["why"]) == (507, "damaged")
        refused = visitor.wish("/api/tables", game="arsouf", scenario="gate", seats=PEOPLE)
        assert (refused.status_code, refused.json()["why"]) == (507, "damaged")
        assert visitor.get(f"{other}/record").status_code == 400


def test_a_damaged_store_of_version_1_is_read_as_it_is(tmp_path: Path) -> None:
    with served(tmp_path) as visitor:
        tables = [visitor.open() for _ in range(40)]
    written_by_version_1(tmp_path)
    with closing(sqlite3.connect(tmp_path / FILE)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    spoil(tmp_path / FILE, first_page(tmp_path, "openings"), (tmp_path / FILE).read_bytes())
    with served(tmp_path) as visitor:
        assert visitor.get("/api/tables").json()["trouble"]["why"] == "damaged"
        assert {visitor.get(f"{table}/record").status_code for table in tables} == {200}
    assert contents_version(tmp_path) == 1


def contents_version(folder: Path) -> int:
    """The version that a store says it is of."""
    with closing(sqlite3.connect(folder / FILE)) as connection:
        return int(connection.execute("PRAGMA user_version").fetchone()[0])


def test_a_damaged_file_is_said_in_one_line_when_the_server_starts(tmp_path: Path) -> None:
    with served(tmp_path) as visitor:
        visitor.open()
    spoil(tmp_path / FILE, first_page(tmp_path, "deeds"), (tmp_path / FILE).read_bytes())
    command = (sys.executable, "-m", "gonfalon", "serve", "--port", "0", "--data", str(tmp_path))
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        with Visitor(process.stdout.readline().split()[3]) as visitor:
            assert visitor.get("/api/tables").status_code == 200
            assert visitor.wish("/api/tables", game="arsouf", scenario="gate", seats=PEOPLE).status_code == 507
        process.send_signal(signal.SIGINT)
        _, said = process.communicate(timeout=PATIENCE)
    (line,) = said.splitlines()
    assert line.startswith(f"{tmp_path / FILE}: the file is damaged; nothing more is written to it")
