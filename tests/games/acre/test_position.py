"""The position file: every state of play comes back from it, and what cannot be is refused by its field."""

from random import Random
from typing import Any

import msgspec
import pytest

from gonfalon.games.acre import GAME
from gonfalon.games.acre.actions import Withdraw
from gonfalon.games.acre.frames import Attacking, Check, Fleeing, Following, Losing, Melee, Reacting
from gonfalon.games.acre.position.written import Position
from gonfalon.games.acre.state import GarrisonWaiting, SortieStage, State, hexes_of, zoc_of
from gonfalon.kernel.dice import SeededDice
from gonfalon.kernel.events import unheard
from gonfalon.kernel.game import begin, take
from gonfalon.kernel.reading import BadInput
from tests.games.acre.stamp import CRUSADER, MUSLIM, NO_DICE, play, posted, stamp

LOST = (*(f"hq{n}" for n in range(1, 5)), *(f"as{n}" for n in range(1, 6)), "in3")
"""Muslims of 52 strength, of 49 without the last: the army is demoralized at 50."""

SCENARIOS = [scenario.id for scenario in GAME.scenarios]


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_S3_2_every_state_of_a_game_comes_back_from_its_position(scenario: str) -> None:
    random, dice = Random(scenario), SeededDice(scenario)
    state = begin(GAME, scenario, GAME.options(), dice, unheard)
    asks = set()
    while due := GAME.due(state):
        if due[0].ask not in asks or random.random() < 0.1:
            written = msgspec.json.encode(GAME.position(state))
            assert GAME.state_of(msgspec.json.decode(written, type=Position)) == state
        asks.add(due[0].ask)
        state = take(GAME, state, GAME.menu(state, due[0].seat).sample(random), dice, unheard)
    assert GAME.state_of(GAME.position(state)) == state
    assert {"move", "attack"} <= asks


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_S5_1_what_is_remembered_of_the_armies_is_true(scenario: str) -> None:
    random, dice = Random(scenario), SeededDice(scenario)
    state = begin(GAME, scenario, GAME.options(), dice, unheard)
    while due := GAME.due(state):
        if random.random() < 0.3:
            fresh = State(**{field: getattr(state, field) for field in State.__struct_fields__})
            for side in (CRUSADER, MUSLIM):
                assert hexes_of(state, side) == hexes_of(fresh, side)
                assert zoc_of(state, side) == zoc_of(fresh, side)
        state = take(GAME, state, GAME.menu(state, due[0].seat).sample(random), dice, unheard)


WRONG: dict[str, tuple[str, dict[str, Any]]] = {
    "scenario": ("scenario", {"scenario": "hattin"}),
    "turn": ("turn", {"turn": 11}),
    "stage": ("stage", {"stage": 3}),
    "set-up": ("stage", {"stage": 0}),
    "bonus": ("bonus", {"bonus": 7}),
    "asked": ("asked", {"asked": -1}),
    "twice": ("eliminated[0]", {"eliminated": ("ma1",)}),
    "no unit": ("eliminated[0]", {"eliminated": ("zz9",)}),
    "inside": ("inside[0]", {"inside": ("t1",)}),
    "withdrawn": ("withdrawn[0]", {"withdrawn": ("t1",)}),
    "returned": ("returned[0]", {"returned": ("as1",)}),
    "waiting": ("waiting", {"waiting": ("t1",)}),
    "no leader": ("casualties[0]", {"casualties": ("richard",)}),
    "camps": ("camps[0]", {"camps": ("1206",)}),
    "trebuchets": ("trebuchets[1]", {"trebuchets": ("0208", "0208")}),
}


def test_14_1a_a_part_of_the_armies_cannot_be_set_up() -> None:
    whole: Any = GAME.position(begin(GAME, "battle", GAME.options(), NO_DICE, unheard))
    for field, less in (("waiting", {"waiting": whole.waiting[1:]}), ("leaders_waiting", {"leaders_waiting": ()})):
        with pytest.raises(BadInput) as refusal:
            GAME.state_of(msgspec.structs.replace(whole, **less))
        assert refusal.value.field == field


@pytest.mark.parametrize("name", WRONG)
def test_S2_2_what_cannot_be_is_refused_by_its_field(name: str) -> None:
    field, rest = WRONG[name]
    scenario = rest.get("scenario", "battle")
    position = posted({"ma1": "1206"}, scenario=scenario, rest={k: v for k, v in rest.items() if k != "scenario"})
    with pytest.raises(BadInput) as refusal:
        GAME.state_of(position)
    assert refusal.value.field == field


@pytest.mark.parametrize(
    ("units", "field"),
    [
        ({"ma1": "0101"}, "units[0].at"),
        ({"ma1": "0108"}, "units[0].at"),
        ({"t1": "0319"}, "units[0].at"),
        ({"ma1": "9999"}, "units[0].at"),
        ({"zz1": "1206"}, "units[0].unit"),
        ({"ma1": "1206", "as1": "1206"}, "units[1].at"),
        ({"ma1": "1206", "ma2": "1206"}, "units[1].at"),
        ({"sp1": "0207", "sp2": "0207", "sp3": "0208", "sp4": "0208"}, "units[3].at"),
        ({"ma1": "1206", "as1": "1804 moved"}, "units[1]"),
        ({"ma1": "1206 struck"}, "units[0]"),
    ],
)
def test_R1_and_S4_2_units_stand_where_they_can(units: dict[str, str], field: str) -> None:
    with pytest.raises(BadInput) as refusal:
        GAME.state_of(posted(units))
    assert refusal.value.field == field


def test_S3_2_an_ask_that_would_not_be_put_is_refused() -> None:
    for ask in ("shoot", "attack", "sortie", "garrison"):
        with pytest.raises(BadInput):
            GAME.state_of(posted({"ma1": "1206"}, ask=ask, seat=MUSLIM if ask in ("sortie", "garrison") else CRUSADER))
    with pytest.raises(BadInput) as refusal:
        GAME.state_of(posted({"ma1": "1206"}, ask="react", seat=MUSLIM))
    assert refusal.value.field == "agenda"


UNTIMELY: dict[str, tuple[str, str, dict[str, Any]]] = {
    "15.5a below 50 VP": ("withdraw", "ask", {"eliminated": LOST[:-1]}),
    "15.5a second stage": ("withdraw", "stage", {"eliminated": LOST, "stage": 2}),
    "15.5a teaching scenario": (
        "withdraw",
        "scenario",
        {"scenario": "templars-wing", "eliminated": ("hq1", "hq2")},
    ),
    "15.4b first stage": ("sortie", "stage", {}),
    "15.4b a second one": ("sortie", "sortied", {"stage": 2, "sortied": True}),
    "15.4b made in the first stage": ("move", "sortied", {"sortied": True}),
    "S12.3 before any sortie": ("garrison", "sortied", {"stage": 2}),
    "R43 nobody comes out later": (
        "garrison",
        "options",
        {"stage": 2, "sortied": True, "garrison_waiting": GarrisonWaiting.NEVER},
    ),
}


@pytest.mark.parametrize("name", UNTIMELY)
def test_15_4b_and_15_5a_and_S12_3_what_can_never_be_asked_is_refused_by_its_field(name: str) -> None:
    ask, field, rest = UNTIMELY[name]
    options = {key: rest[key] for key in rest if key == "garrison_waiting"}
    scenario = rest.get("scenario", "battle")
    fields = {key: rest[key] for key in rest if key not in ("garrison_waiting", "scenario")}
    inside = () if scenario != "battle" else ("g1",)
    units = {"as6": "2001", "sp1": "0207"}
    position = posted(units, ask=ask, seat=MUSLIM, scenario=scenario, rest={"inside": inside, **fields}, **options)
    with pytest.raises(BadInput) as refusal:
        GAME.state_of(position)
    assert refusal.value.field == field


def test_15_4b_and_15_5a_and_S12_3_what_can_be_asked_is_taken() -> None:
    units, inside = {"as6": "2001", "sp1": "0207"}, ("g1",)
    for ask, rest in (
        ("withdraw", {"eliminated": LOST}),
        ("sortie", {"stage": 2, "inside": inside}),
        ("garrison", {"stage": 2, "sortied": True, "inside": inside}),
    ):
        assert GAME.due(stamp(units, ask=ask, seat=MUSLIM, rest=rest))[0].ask == ask
    begun = {**units, "g2": "0110"}
    assert GAME.due(stamp(begun, ask="sortie", seat=MUSLIM, rest={"stage": 2, "sortied": True, "inside": inside}))
    with pytest.raises(BadInput):
        stamp({**units, "g2": "0208"}, ask="sortie", seat=MUSLIM, rest={"stage": 2, "sortied": True, "inside": inside})
    early = stamp(units, ask="sortie", seat=MUSLIM, rest={"inside": inside}, sortie_stage=SortieStage.ANY)
    assert GAME.due(early)[0].ask == "sortie"


def test_15_4b_and_15_5a_only_the_muslim_is_asked_for_withdrawal_and_sortie() -> None:
    for ask, rest in (("withdraw", {"eliminated": LOST}), ("sortie", {"stage": 2, "inside": ("g1",)})):
        with pytest.raises(BadInput) as refusal:
            stamp({"as6": "2001", "sp1": "0207"}, ask=ask, seat=CRUSADER, rest=rest)
        assert refusal.value.field == "seat"


def test_16_2_a_withdrawal_under_way_has_the_bonus_of_its_turn() -> None:
    state = stamp({"as6": "2001", "sp1": "0207"}, ask="withdraw", seat=MUSLIM, rest={"turn": 6, "eliminated": LOST})
    done = play(state, Withdraw(seat=MUSLIM), dice=(6,) * len(LOST)).state
    with pytest.raises(BadInput) as refusal:
        GAME.state_of(msgspec.structs.replace(GAME.position(done), bonus=50))
    assert refusal.value.field == "bonus"


def test_S12_4_a_position_is_over_only_when_the_game_is() -> None:
    with pytest.raises(BadInput) as refusal:
        GAME.state_of(Position(ask=None))
    assert refusal.value.field == "ask"
    assert GAME.outcome(GAME.state_of(Position(ask=None, turn=10))) is not None


def test_S4_1_reach_is_told_for_units_and_leaders_of_both_sides() -> None:
    state = GAME.state_of(posted({"ma1": "1206", "sp1": "1203", "as1": "2001"}, {"guy": "ma1"}))
    view = GAME.view(state, "crusader")
    assert len(GAME.advice.reach(view, "ma1", NO_DICE)) == 59
    assert GAME.advice.reach(view, "guy", NO_DICE) == ("1203",)
    assert GAME.advice.threat(view, "guy", NO_DICE) == ()
    assert GAME.advice.reach(view, "as1", NO_DICE)
    with pytest.raises(BadInput):
        GAME.advice.reach(view, "nobody", NO_DICE)


def test_S7_1_a_threat_names_the_enemies_beside_the_hexes_that_a_unit_could_move_to() -> None:
    state = GAME.state_of(posted({"ma1": "1206", "sp1": "1203", "as1": "1208", "as2": "2001"}))
    view = GAME.view(state, "crusader")
    assert GAME.advice.threat(view, "ma1", NO_DICE) == ("as1",)
    assert {"ma1", "sp1"} >= set(GAME.advice.threat(view, "as1", NO_DICE)) != set()


@pytest.mark.parametrize(
    ("frame", "field"),
    [
        (Fleeing(MUSLIM, "li1", 50, ("ma1",)), "agenda[2].hexes"),
        (Fleeing(MUSLIM, "1206", 1, ("ma1",)), "agenda[2].unit"),
        (Following(CRUSADER, ("ma1", "ma2"), ()), "agenda[2]"),
        (Reacting(MUSLIM, "tk1"), "agenda[2].unit"),
        (Losing(CRUSADER, (), 3), "agenda[2].units"),
    ],
)
def test_S7_2_a_frame_that_makes_no_sense_is_refused_by_its_field(frame: Any, field: str) -> None:
    melee = Melee(CRUSADER, (("ma1", "1206"),), (("li1", "1205"),))
    rest = {"agenda": (Attacking(CRUSADER), melee, frame)}
    with pytest.raises(BadInput) as refusal:
        GAME.state_of(posted({"ma1": "1206", "li1": "1205"}, ask="flee", seat=frame.seat, rest=rest))
    assert refusal.value.field == field


def test_S7_2_a_melee_against_nobody_is_refused_by_field() -> None:
    melee = Melee(CRUSADER, (("ma1", "1206"),), ())
    rest = {"agenda": (Attacking(CRUSADER), Check(), melee, Reacting(MUSLIM, "li1"))}
    with pytest.raises(BadInput) as refusal:
        stamp({"ma1": "1206 attacked", "li1": "1205 struck"}, ask="react", seat=MUSLIM, rest=rest)
    assert refusal.value.field == "agenda[2].defenders"
