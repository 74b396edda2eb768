"""A thinker that hangs is given up, no table waits for another's bot, and none outlives the server."""

import asyncio
import signal
import subprocess
import sys
from asyncio.subprocess import Process
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from gonfalon.bots import LEVELS
from gonfalon.server.thinkers import Thinkers, ThoughtFailed, patience_with
from gonfalon.server.thinking import Question, Thought
from tests.looping import in_loop
from tests.server.serving import AGAINST_RECRUIT, PATIENCE, PEOPLE, Program, Visitor, children_of, eventually, served

SECONDS = 5.0
HANGS_ONCE = """
import os, sys, time
flag = sys.argv[1]
if not os.path.exists(flag):
    open(flag, "w").write(str(os.getpid()))
    time.sleep(600)
os.execv(sys.executable, (sys.executable, "-P", "-m", "gonfalon.server.thinking"))
"""
HANGS = "import time; time.sleep(600)"
ANSWERS_ONCE = """
import sys
import msgspec
from gonfalon.bots import Reason
from gonfalon.server.thinking import Thought, read, write
read(sys.stdin.buffer)
write(sys.stdout.buffer, msgspec.msgpack.encode(Thought(b"", Reason("once"), b"")))
read(sys.stdin.buffer)
"""
OBEYS = """
import sys, time
from pathlib import Path
import msgspec
from gonfalon.bots import Reason
from gonfalon.server.thinking import Question, Thought, read, write
while (written := read(sys.stdin.buffer)) is not None:
    question = msgspec.msgpack.decode(written, type=Question)
    Path(sys.argv[1], f"{question.seat} is asked").touch()
    while not Path(sys.argv[1], f"{question.seat} may answer").exists():
        time.sleep(0.01)
    write(sys.stdout.buffer, msgspec.msgpack.encode(Thought(b"", Reason(question.seat), b"")))
"""


def asked(seat: str) -> Question:
    return Question("arsouf", "random", 1, seat, b"{}", b"")


def is_alive(pid: int) -> bool:
    try:
        status = Path(f"/proc/{pid}/stat").read_text(encoding="ascii")
    except OSError:
        return False
    return status.rpartition(")")[2].split()[0] != "Z"


def test_a_thinker_that_hangs_is_ended_and_another_answers(tmp_path: Path) -> None:
    flag = tmp_path / "hung"
    thinkers = Thinkers(
        1, (sys.executable, "-c", HANGS_ONCE, str(flag)), lambda level: PATIENCE if flag.exists() else SECONDS
    )
    with served(tmp_path / "games", thinkers=thinkers) as visitor:
        table = visitor.open(AGAINST_RECRUIT, scenario="charge")
        visitor.done(table, "end")
        answer = eventually(lambda: visitor.get(f"{table}/why").json().get("reason"))
    assert answer["key"] != "default"
    assert not is_alive(int(flag.read_text(encoding="ascii")))


def test_a_bot_that_always_hangs_answers_by_default_and_holds_nobody_up(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    thinkers = Counted(1, (sys.executable, "-c", HANGS), lambda level: 0.3)
    with served(tmp_path / "games", thinkers=thinkers) as visitor:
        tables = [visitor.open(AGAINST_RECRUIT, scenario="charge") for _ in range(2)]
        for table in tables:
            visitor.done(table, "end")
        for table in tables:
            assert eventually(lambda table=table: visitor.get(f"{table}/why").json().get("reason"))["key"] == "default"
    assert len(thinkers.pids) >= 4
    assert not any(map(is_alive, thinkers.pids))
    assert "was ended" in caplog.text


class Counted(Thinkers):
    """Thinkers whose processes are known by their numbers."""

    def __init__(self, count: int, command: Sequence[str], patience: Callable[[str], float]) -> None:
        super().__init__(count, command, patience)
        self.pids: list[int] = []

    async def _started(self) -> Process:
        thinker = await super()._started()
        self.pids.append(thinker.pid)
        return thinker


@pytest.mark.parametrize("is_known_dead", [True, False])
def test_a_thinker_that_died_after_its_last_question_is_no_fault_of_the_next(
    monkeypatch: pytest.MonkeyPatch, is_known_dead: bool
) -> None:
    monkeypatch.setattr("gonfalon.server.thinkers.TRIES", 1)

    async def play() -> tuple[list[str], int, int]:
        thinkers = Counted(1, (sys.executable, "-c", ANSWERS_ONCE), lambda level: PATIENCE)
        try:
            keys = [(await thinkers.think(asked("crusader"), "a table")).reason.key]
            if is_known_dead:
                (idle,) = thinkers._all
                idle.kill()
                await idle.wait()
            keys.append((await thinkers.think(asked("crusader"), "a table")).reason.key)
            return keys, len(thinkers.pids), len(thinkers._all)
        finally:
            await thinkers.close()

    assert in_loop(play) == (["once", "once"], 2, 1)


def test_the_deadline_grows_with_the_level() -> None:
    seconds = [patience_with(level) for level in LEVELS]
    assert seconds == sorted(seconds)
    assert 10 < seconds[0] < seconds[-1] < 120


@pytest.mark.parametrize("said", ["Thought!\n", "\0\0\0\2no"])
def test_a_thinker_that_talks_nonsense_is_ended(said: str) -> None:
    async def play() -> None:
        thinkers = Thinkers(1, (sys.executable, "-c", f"import sys; sys.stdout.write({said!r})"), lambda level: SECONDS)
        try:
            await thinkers.think(asked("crusader"), "a table")
        finally:
            await thinkers.close()

    with pytest.raises(ThoughtFailed):
        in_loop(play)


def test_a_table_has_one_place_and_the_one_that_thought_least_comes_first(tmp_path: Path) -> None:
    async def play() -> list[str]:
        thinkers = Thinkers(2, (sys.executable, "-c", OBEYS, str(tmp_path)), lambda level: PATIENCE)
        answered: list[str] = []

        def ask(seat: str, table: str) -> "asyncio.Task[Thought]":
            task = asyncio.ensure_future(thinkers.think(asked(seat), table))
            task.add_done_callback(lambda task: answered.append(seat))
            return task

        def is_asked(seat: str) -> bool:
            return Path(tmp_path, f"{seat} is asked").exists()

        async def until_asked(seat: str) -> None:
            async with asyncio.timeout(PATIENCE):
                while not is_asked(seat):
                    await asyncio.sleep(0.01)

        try:
            tasks = [ask("greedy", "one"), ask("greedy too", "one"), ask("other", "two")]
            await until_asked("greedy")
            await until_asked("other")
            assert not is_asked("greedy too")
            await asyncio.sleep(0.2)
            tasks.append(ask("new", "three"))
            Path(tmp_path, "new may answer").touch()
            Path(tmp_path, "greedy too may answer").touch()
            Path(tmp_path, "greedy may answer").touch()
            await tasks[1]
            assert not tasks[2].done()
            Path(tmp_path, "other may answer").touch()
            await asyncio.gather(*tasks)
        finally:
            await thinkers.close()
        return answered

    assert in_loop(play) == ["greedy", "new", "greedy too", "other"]


def test_who_waits_no_more_leaves_the_queue(tmp_path: Path) -> None:
    async def play() -> str:
        thinkers = Thinkers(1, (sys.executable, "-c", OBEYS, str(tmp_path)), lambda level: PATIENCE)
        try:
            tasks = [asyncio.ensure_future(thinkers.think(asked(seat), seat)) for seat in ("first", "second", "third")]
            await asyncio.sleep(0)
            tasks[1].cancel()
            tasks[0].cancel()
            Path(tmp_path, "third may answer").touch()
            return (await tasks[2]).reason.key
        finally:
            await thinkers.close()

    assert in_loop(play) == "third"


@pytest.mark.parametrize("level", ["captain:8001", "captain:1000000000", "recruit:601"])
def test_a_table_asks_for_no_more_thinking_than_the_lobby_offers(visitor: Visitor, level: str) -> None:
    answer = visitor.wish("/api/tables", game="arsouf", scenario="gate", seats={**PEOPLE, "muslim": level})
    assert (answer.status_code, answer.json()["field"]) == (400, "seats.muslim")
    assert level in answer.json()["why"]


def test_every_level_of_the_lobby_and_less_of_it_may_play(visitor: Visitor) -> None:
    (arsouf,) = (game for game in visitor.get("/api/games").json()["games"] if game["name"] == "arsouf")
    for level in (*(level["name"] for level in arsouf["levels"]), "captain:200", "captain:8000", "recruit:1"):
        visitor.open({**PEOPLE, "muslim": level})


def test_a_record_that_names_a_greater_level_is_imported_with_a_person(visitor: Visitor) -> None:
    table = visitor.open({**PEOPLE, "muslim": "captain:200"})
    record = visitor.get(f"{table}/record").json()
    record["header"]["seats"]["muslim"] = "captain:1000000000"
    answer = visitor.wish("/api/import", record=record)
    assert answer.status_code == 201, answer.text
    info = visitor.get(f"/api/tables/{answer.json()['id']}").json()["info"]
    assert info["seats"] == PEOPLE


@pytest.fixture
def trap(tmp_path: Path) -> Path:
    """A folder with modules that tell when somebody runs them."""
    folder = tmp_path / "trap"
    folder.mkdir()
    for module in ("msgspec", "pickle", "multiprocessing", "gonfalon"):
        (folder / f"{module}.py").write_text(f"open({str(folder / 'sprung')!r}, 'w')\n", encoding="ascii")
    return folder


def test_nothing_in_the_working_folder_is_run_by_thinkers(trap: Path, tmp_path: Path) -> None:
    gonfalon = Path(sys.executable).with_name("gonfalon")
    command = (gonfalon, "serve", "--port", "0", "--data", tmp_path / "games")
    with subprocess.Popen(command, cwd=trap, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            with Visitor(process.stdout.readline().split()[3]) as visitor:
                table = visitor.open(AGAINST_RECRUIT, scenario="charge")
                visitor.done(table, "end")
                reason = eventually(lambda: visitor.get(f"{table}/why").json().get("reason"))
        finally:
            process.send_signal(signal.SIGINT)
            _, said = process.communicate(timeout=PATIENCE)
    assert (reason["key"] != "default", said) == (True, "")
    assert not (trap / "sprung").exists()


def test_nothing_in_the_working_folder_is_run_by_simulations(trap: Path) -> None:
    gonfalon = Path(sys.executable).with_name("gonfalon")
    arguments = (
        "simulate",
        "arsouf",
        "--scenario",
        "gate",
        "--games",
        "2",
        "--bots",
        "recruit,random",
        "--workers",
        "2",
    )
    done = subprocess.run((gonfalon, *arguments), cwd=trap, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert not (trap / "sprung").exists()


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGHUP, signal.SIGTERM, signal.SIGINT])
def test_no_thinker_outlives_the_server_even_in_the_middle_of_a_thought(tmp_path: Path, how: signal.Signals) -> None:
    with Program(tmp_path) as program:
        with Visitor(program.start()) as visitor:
            table = visitor.open({"crusader": "captain", "muslim": "person"}, scenario="printed")
            visitor.now(table)
            (thinker,) = eventually(lambda: children_of(program.process.pid))
            program.process.send_signal(how)
        program.process.wait(timeout=PATIENCE)
        assert eventually(lambda: not is_alive(thinker))
