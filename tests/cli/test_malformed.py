"""Malformed positions, actions and records: always exit code 2 with one line that names the file, never a traceback."""

import json
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gonfalon.games.arsouf import GAME
from gonfalon.games.arsouf.actions import ENDS, MOVES
from gonfalon.games.arsouf.pieces import BY_ID, Side
from gonfalon.games.arsouf.state import Options
from gonfalon.kernel.dice import ScriptedDice
from gonfalon.kernel.record import write_record
from gonfalon.kernel.sitting import Sitting
from tests.cli.asking import ATTACK, END, FAR, POSITION, Answer, ask, is_one_complaint

JUNK = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.sampled_from([2**53, 2**64, -(10**400), 0.5, 1e308]),
    st.text(max_size=8),
    st.sampled_from(["line\nbreak", "\x00", "\x1b[31m", "crusader", "templars", "08.05", "K" * 5000]),
    st.lists(st.integers(), max_size=3),
    st.dictionaries(st.sampled_from(["piece", "at", "do", "a\nb"]), st.integers(), max_size=2),
)
MANGLINGS = st.lists(
    st.tuples(st.integers(0, 10**6), st.sampled_from(["replace", "drop", "add", "twice"]), JUNK), min_size=1, max_size=3
)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("malformed")


def record() -> Any:
    sitting: Sitting[Any, Any, Any] = Sitting(GAME, "gate", Options(), ScriptedDice(()))
    for action in (MOVES[BY_ID["richard"].index]["04.02"], ENDS[Side.CRUSADER], ENDS[Side.CRUSADER]):
        sitting.take(action, ScriptedDice(()))
    sitting.resign("muslim")
    return json.loads(write_record(sitting.record))


RECORD = record()


@given(manglings=MANGLINGS)
def test_a_mangled_position_is_fine_or_one_complaint(folder: Path, manglings: list[Any]) -> None:
    answer = tried(folder, json.dumps(mangled(POSITION, manglings)).encode(), b"[]")
    assert answer.code == 0 or (is_one_complaint(answer) and "position.json: " in answer.err)


@given(manglings=MANGLINGS)
def test_mangled_actions_are_fine_or_one_complaint(folder: Path, manglings: list[Any]) -> None:
    actions = json.dumps(mangled([FAR, END], manglings)).encode()
    answer = tried(folder, json.dumps(POSITION).encode(), actions)
    assert answer.code == 0 or (is_one_complaint(answer) and ("actions.json: " in answer.err or "--dice" in answer.err))


@given(manglings=MANGLINGS)
def test_a_mangled_record_is_fine_breaks_or_is_one_complaint(folder: Path, manglings: list[Any]) -> None:
    path = folder / "record.json"
    path.write_bytes(json.dumps(mangled(RECORD, manglings)).encode())
    answer = ask("replay", path)
    if answer.code == 1:
        assert answer.out == ""
        assert len(answer.err.splitlines()) == 1
    else:
        assert answer.code == 0 or is_one_complaint(answer)
    assert answer.code == 0 or "record.json: " in answer.err


@given(text=st.binary(max_size=60))
@settings(max_examples=50)
def test_bytes_that_are_no_file_of_ours_are_one_complaint(folder: Path, text: bytes) -> None:
    assert is_one_complaint(tried(folder, text, b"[]"))
    assert text.strip() == b"[]" or is_one_complaint(tried(folder, json.dumps(POSITION).encode(), text))
    assert is_one_complaint(ask("replay", "-", typed=text))


DEEP = b"[" * 100_000
HUGE = b"9" * 5000
NAMED = [
    (b"", "position.json: "),
    (b"ask: move", "position.json: "),
    (b"\xff\xfe{}", "position.json: "),
    (DEEP, "position.json: "),
    (b'{"ask": ' * 5000, "position.json: "),
    (b"[]", "position.json: "),
    (b"{}", "ask"),
    (b'{"ask": "move"}', "seat"),
    (b'{"ask": "dance", "seat": "crusader"}', "ask"),
    (b'{"ask": "move", "seat": "pope"}', "seat"),
    (b'{"ask": "move", "seat": "crusader", "weather": 1}', "weather"),
    (b'{"ask": "move", "seat": "crusader", "turn": "three"}', "turn"),
    (b'{"ask": "move", "seat": "crusader", "turn": ' + HUGE + b"}", "turn"),
    (b'{"ask": "move", "seat": "crusader", "turn": 1e400}', "turn"),
    (b'{"ask": "move", "seat": "crusader", "options": {"turn_limit": 81}}', "options.turn_limit"),
    (b'{"ask": "move", "seat": "crusader", "pieces": [{"piece": "pope", "at": "01.01"}]}', "pieces[0]"),
    (b'{"ask": "move", "seat": "crusader", "pieces": [{"piece": "richard", "at": "99.99"}]}', "pieces[0].at"),
    (b'{"ask": "move", "seat": "crusader", "pieces": [{"piece": "richard", "at": ' + DEEP, "position.json: "),
]


@pytest.mark.parametrize(("text", "named"), NAMED, ids=[str(place) for place in range(len(NAMED))])
def test_the_field_of_a_bad_position_is_named(folder: Path, text: bytes, named: str) -> None:
    answer = tried(folder, text, b"[]")
    assert is_one_complaint(answer), answer
    assert named in answer.err
    assert len(answer.err) < 600


BAD_ACTIONS: list[tuple[Any, str]] = [
    ({}, "actions.json: "),
    ([1], "[0]"),
    ([{"seat": "crusader"}], "[0]"),
    ([{"seat": "crusader", "do": "fly"}], "[0]"),
    ([{"seat": "pope", "do": "end"}], "[0].seat"),
    ([END, {**ATTACK, "target": 5}], "[1].target"),
    ([END, {**ATTACK, "bonus": 5}], "[1]"),
    ([END, {"seat": "crusader", "do": "attack", "piece": "templars"}], "[1]"),
]


@pytest.mark.parametrize(("actions", "named"), BAD_ACTIONS)
def test_the_field_of_a_bad_action_is_named(folder: Path, actions: Any, named: str) -> None:
    answer = tried(folder, json.dumps(POSITION).encode(), json.dumps(actions).encode())
    assert is_one_complaint(answer), answer
    assert named in answer.err


def tried(folder: Path, position: bytes, actions: bytes) -> Answer:
    """The answer of `try` to two files."""
    (folder / "position.json").write_bytes(position)
    (folder / "actions.json").write_bytes(actions)
    return ask("try", "arsouf", "--from", folder / "position.json", "--do", folder / "actions.json")


def mangled(value: Any, manglings: list[tuple[int, str, Any]]) -> Any:
    """A value with something replaced, dropped, added or doubled somewhere inside it."""
    value = deepcopy(value)
    for place, how, junk in manglings:
        spots = list(inside(value))
        if not spots:
            return junk
        holder, key = spots[place % len(spots)]
        match how:
            case "drop":
                del holder[key]
            case "add" if isinstance(holder, dict):
                holder["surplus"] = junk
            case "add":
                holder.append(junk)
            case "twice" if isinstance(holder, list):
                holder.append(holder[key])
            case _:
                holder[key] = junk
    return value


def inside(value: Any) -> Iterator[tuple[Any, Any]]:
    """Every place inside a value: what holds it and its key."""
    keys = list(value) if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()
    for key in keys:
        yield value, key
        yield from inside(value[key])
