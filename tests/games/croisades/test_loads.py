"""Loads beside the rules: what they mean before they are taken, in position files, and in the hands of a bot."""

from random import Random
from typing import Any

import pytest

from gonfalon.bots.bot import Effort
from gonfalon.bots.value.croisades import CroisadesJudgement
from gonfalon.games.croisades.actions import HALTS, CroisadesAction
from gonfalon.games.croisades.advice import account
from gonfalon.games.croisades.decisions import DECISIONS
from gonfalon.games.croisades.frames import Moving, SettingDown
from gonfalon.games.croisades.state import Held, State
from tests.games.croisades.fray import settled
from tests.games.croisades.loads import bridle, led, loose, take_up
from tests.games.croisades.march import halt, step
from tests.games.croisades.stamp import CRUSADER, SARACEN, stamp
from tests.games.croisades.written import as_data, base, changed, field_refused

FAR = ("hal A1", "yasaffa X12")
BESIDE = ("bertin K8", "walter-horse K10 n", "crispin K7 stunned fell=1", *FAR)


def moving(*placed: str, **rest: Any) -> State:
    """A state in which the Crusaders move."""
    return stamp(*placed, agenda=(Moving(CRUSADER),), **rest)


def remarks(state: State, action: CroisadesAction) -> list[tuple[str, str]]:
    """What an action means before it is taken."""
    return [(each.clause, each.key) for each in account(state, action).remarks]


def test_1_53_a_carrier_is_told_what_he_keeps_and_a_leader_whether_a_die_falls() -> None:
    state = settled(moving(*BESIDE), step("bertin", "K7")).state
    (kept,) = account(state, take_up("bertin", "crispin")).remarks
    assert (kept.clause, kept.args) == ("1.53", {"left": 3})
    assert remarks(moving(*BESIDE), bridle("bertin", "walter-horse")) == [("1.58b", "bridle-for-sure")]
    riding = moving("gerard H10 n moved", "walter-horse I9 n", *FAR, mover="gerard", left=4)
    assert remarks(riding, bridle("gerard", "walter-horse")) == [("1.58d", "bridle-by-die")]
    assert remarks(led(moving(*BESIDE), "bertin", "walter-horse"), loose("bertin", "walter-horse")) == [
        ("1.58a", "horse-stays")
    ]


LEADING = ("bertin C3", "crispin A8", "walter-horse C5 n", "yasaffa R9", "ahmed E9")


@pytest.mark.parametrize(
    ("field", "changes"),
    [
        ("led", {"led": "roland"}),
        ("led", {"led": "crispin"}),
        ("led", {"led": "yasaffa"}),
        ("led", {"led": "bertin", "health": "dead"}),
    ],
)
def test_1_58_a_horse_is_led_by_somebody_of_its_side_on_his_feet_beside_it(field: str, changes: dict[str, Any]) -> None:
    data = base(*LEADING)
    where = [each["figure"] for each in data["figures"]].index("walter-horse")
    data = changed(data, **{f"figures__{where}__{key}": value for key, value in changes.items()})
    assert field_refused(data) == f"figures[{where}].{field}"
    assert field_refused(changed(base(*LEADING), figures__0__led="crispin")) == "figures[0].led"


def test_1_53_a_mover_holds_only_what_he_can() -> None:
    laden = settled(moving(*BESIDE), step("bertin", "K7"), take_up("bertin", "crispin")).state
    held = base(*BESIDE, mover="bertin", left=3)
    assert field_refused(held | {"mover": held["mover"] | {"held": [{"figure": "crispin", "at": "K7"}]}}) == (
        "mover.held[0].figure"
    )
    frame = SettingDown(CRUSADER, "bertin", ("K8",), (Held("hal", "A1"),))
    data = base(*BESIDE) | {"ask": "set-down", "agenda": as_data(Moving(CRUSADER), frame)}
    assert field_refused(data) == "agenda[1].held[0].figure"
    down = base(*BESIDE) | {"ask": "set-down", "seat": "saracen"}
    where = [each["figure"] for each in down["figures"]].index("crispin")
    down["figures"][where].pop("at")
    wrong = SettingDown(SARACEN, "bertin", ("K8",), (Held("crispin", "K7"),))
    assert field_refused(down | {"agenda": as_data(Moving(CRUSADER), wrong)}) == "agenda[1].seat"
    assert laden.mover is not None
    assert laden.mover.held == (Held("crispin", "K7"),)


def test_1_58d_who_shied_is_a_rider_of_the_side_and_a_horse() -> None:
    data = base("gerard M1 s", "walter-horse C5 n", "yasaffa R9")
    assert field_refused(data | {"shied": [["yasaffa", "walter-horse"]]}) == "shied[0]"
    assert field_refused(data | {"shied": [["gerard", "gerard"]]}) == "shied[0]"
    assert field_refused(data | {"shied": [["gerard", "hugh-horse"]]}) == "shied[0]"


def test_bots_let_go_of_bridles_end_a_laden_move_and_set_down() -> None:
    def answer(state: State) -> CroisadesAction:
        (ask,) = DECISIONS.due(state)
        return CroisadesJudgement().quick(state, ask, Effort(100, Random(1), 10.0))[0].action

    state = moving(*BESIDE, "ahmed N9")
    assert answer(led(state, "bertin", "walter-horse")) == loose("bertin", "walter-horse")
    laden = settled(state, bridle("bertin", "walter-horse"), step("bertin", "L8")).state
    assert answer(laden) == HALTS[CRUSADER]
    down = settled(laden, halt()).state
    assert answer(down) == DECISIONS.due(down)[0].default
