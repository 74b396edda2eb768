"""`play --terminal acre`: lists in any order, paths by their end, what may be left out, odds and refusals."""

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gonfalon.cli.sentences import Sentences
from gonfalon.cli.terminal.names import means
from gonfalon.games.acre import GAME
from gonfalon.games.acre.actions import AcreAction, Attack, End, Retreat
from tests.cli.asking import Answer, ask
from tests.games.acre.stamp import CRUSADER

WING = ("play", "--terminal", "acre", "--scenario", "templars-wing", "--seed", "3", "--side", "both")


def played(script: str, *arguments: str) -> Answer:
    answer = ask(*(arguments or WING), typed=script)
    assert answer.err == ""
    assert answer.code == 0
    return answer


def after(answer: Answer, typed: str) -> str:
    """What was answered to a typed line, up to the next prompt."""
    _, found, rest = answer.out.partition(f"> {typed}\n")
    assert found, answer.out
    return re.split(r"^\w*> |^You leave the table", rest, maxsplit=1, flags=re.MULTILINE)[0]


def test_a_move_names_its_end_and_a_ride_to_charge_what_it_rides_toward() -> None:
    answer = played("move t1 1203 1303\nmove t2 1103\nlog\n")
    assert "rode straight at 1303 and may charge" in after(answer, "move t1 1203 1303")
    assert "move templars-1 1203 1303" in after(answer, "log")
    assert "Templars 2 move from 1004 to 1103. [S4.1]" in after(answer, "move t2 1103")


@pytest.mark.parametrize(
    ("typed", "offered", "is_meant"),
    [
        (("1605",), ("1505", "1605"), True),
        (("1505",), ("1505", "1605"), False),
        (("t2", "t1"), ("t1", "t2"), True),
        (("t2", "t1"), ("t1", "t3"), False),
        ((), ("1505",), False),
        ("1605", "1605", True),
    ],
)
def test_of_a_path_the_end_is_enough_and_lists_may_have_any_order(typed: Any, offered: Any, is_meant: bool) -> None:
    assert means(typed, offered) is is_meant


def test_a_hex_that_cannot_be_reached_is_refused_by_its_clause() -> None:
    answer = played("move ma1 2020\nwhy\nmove ma1 9999\n")
    assert after(answer, "move ma1 2020").strip().endswith("[S4.1]")
    assert "S4.1" in after(answer, "why")
    assert "[K3]" in after(answer, "move ma1 9999")


def test_where_names_the_ends_of_paths_and_marks_them() -> None:
    shown = after(played("where ma1\n"), "where ma1")
    (line,) = [line for line in shown.splitlines() if line.startswith("move french-foot:")]
    assert {"0802", "0901"} <= set(line.split())
    assert "," not in line
    assert " * " in shown


def test_an_attack_by_units_in_any_order_without_a_charge() -> None:
    script = "move t1 1203\nmove t2 1204\nend\nend\nodds attack t2,t1 1304\nattack t2,t1 1304\nlog\n"
    answer = played(script)
    odds = after(answer, "odds attack t2,t1 1304")
    assert "8 Templars 2 [S2.2]" in odds
    assert "Melee at 5:1: De." in odds
    assert "Crusaders: attack templars-1,templars-2 1304\n" in after(answer, "log")
    assert "Templars 1 and 1 more attack 1304. [S7.1]" in after(answer, "attack t2,t1 1304")


def test_the_set_up_is_arranged_in_one_line_and_fought_by_chance(tmp_path: Path) -> None:
    path = tmp_path / "battle.json"
    both = ("play", "--terminal", "acre", "--side", "crusader", "--bots", "random", "--seed", "5")
    answer = played(f"arrange historical\nconfirm\nsave {path}\n", *both)
    assert "Crusaders: move units and leaders" in answer.out
    assert msgspec.json.decode(path.read_bytes())["header"]["scenario"] == "battle"
    assert ask("replay", path).code == 0


def test_chance_plays_a_whole_battle_in_spanish() -> None:
    everybody = ("play", "--terminal", "acre", "--side", "none", "--bots", "random,random", "--seed", "5")
    answer = played("quit\n", *everybody, "--language", "es")
    assert "Etapa 1, turno" in answer.out
    assert "aguantar" in answer.out


def test_standing_orders_are_given_and_carried_out() -> None:
    given = "orders fire never\norders evade never\norders feign never\n"
    script = f"end\nend\n{given}end\nmove t1 1203 1303\nend\nend\nattack t1 1303\nlog\nundo\n"
    answer = played(script)
    assert "evade: never (Retreat before combat)" in after(answer, "orders feign never")
    fought = after(answer, "attack t1 1303")
    assert "Muslims: stand\nStanding orders.\n" in fought
    assert "Melee at" in fought
    assert "cannot be taken back" in after(answer, "undo")


def test_orders_are_shown_shortened_and_refused() -> None:
    answer = played("orders\norders retreat when\norders evade often\norders evade\n")
    assert after(answer, "orders").splitlines()[0] == "fire: ask me (Defensive fire)"
    assert "evade: when the odds favour it" in after(answer, "orders retreat when")
    for typed in ("orders evade often", "orders evade"):
        assert "orders evade never|favoured|ask" in after(answer, typed)
    none = played("orders\n", "play", "--terminal", "arsouf", "--scenario", "gate", "--side", "both")
    assert "Nothing in this game is left to standing orders." in none.out


@pytest.mark.parametrize(
    ("action", "spelled"),
    [
        (Attack(seat=CRUSADER, units=("t1", "t2"), hexes=("1304",)), "attack templars-1,templars-2 1304"),
        (Attack(seat=CRUSADER, units=("t1",), hexes=("1304",), charger="t1"), "attack templars-1 1304 templars-1"),
        (Retreat(seat=CRUSADER, unit="t1", path=()), "retreat templars-1 -"),
        (Retreat(seat=CRUSADER, unit="t1", path=("1205",), way="1204"), "retreat templars-1 1205 1204"),
        (End(seat=CRUSADER), "end"),
    ],
)
def test_what_an_action_leaves_out_is_not_spelled(action: AcreAction, spelled: str) -> None:
    assert Sentences("en", GAME).spelled(action) == spelled
