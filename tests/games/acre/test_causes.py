"""Refusals name their cause: the first clause that fails, the unit or hex behind it, and what is needed instead."""

from typing import Any

import pytest

from gonfalon.games.acre import GAME
from gonfalon.games.acre.actions import AcreAction, Flee, Join, Lose, Retreat, Ride, Sally, Withdraw
from gonfalon.games.acre.frames import Attacking, Check, Joining, Losing, Melee, Step
from gonfalon.games.acre.state import GarrisonWaiting, SortieStage, State
from gonfalon.kernel.events import unheard
from gonfalon.kernel.game import begin
from gonfalon.kernel.rulebook import Refusal, refuse
from gonfalon.words import Words
from tests.games.acre.stamp import (
    CRUSADER,
    MUSLIM,
    NO_DICE,
    asked,
    attack,
    evade,
    feign,
    fire,
    move,
    nothing,
    play,
    refused,
    shoot,
    stamp,
)

MORE = {"sp9": "2020", "li6": "2021"}
LOST = (*(f"hq{n}" for n in range(1, 5)), *(f"as{n}" for n in range(2, 7)), "in3")
"""Muslims of 52 strength: without them the army is demoralized."""


def why(state: State, action: AcreAction) -> Refusal:
    """Why an action is refused, and sure to be said in both languages."""
    refusal = GAME.check(state, action)
    assert refusal is not None
    for language in ("en", "es"):
        assert Words(language, "acre", strict=True).refusal(refusal).endswith(".")
    return refusal


WITHDRAW = Withdraw(seat=MUSLIM)


@pytest.mark.parametrize(
    ("state", "action", "expected"),
    [
        ({"seat": MUSLIM}, WITHDRAW, refuse("15.5a", "withdraw-too-early", losses=0, needed=50)),
        ({"seat": CRUSADER}, WITHDRAW, refuse("15.5a", "withdraw-too-early", losses=0, needed=50)),
        ({"seat": CRUSADER}, Withdraw(seat=CRUSADER), refuse("15.5a", "only-muslims-withdraw")),
        ({"seat": MUSLIM, "rest": {"stage": 2}}, WITHDRAW, refuse("15.5a", "withdrawn-before")),
        ({"seat": MUSLIM, "scenario": "templars-wing"}, WITHDRAW, refuse("15.5a", "no-withdrawal-here")),
        ({"seat": CRUSADER, "rest": {"eliminated": LOST}}, WITHDRAW, refuse("R47", "withdraw-at-the-start")),
        ({"seat": MUSLIM, "rest": {"eliminated": LOST}}, WITHDRAW, refuse("R47", "withdraw-at-the-start")),
    ],
)
def test_15_5a_and_R47_a_withdrawal_at_the_wrong_time_says_when_it_is_declared(
    state: dict[str, Any], action: AcreAction, expected: Refusal
) -> None:
    assert why(stamp({"as1": "1405", "sp1": "0207"}, **state), action) == expected


def sally(seat: Any = MUSLIM) -> Sally:
    return Sally(seat=seat, unit="g1", at="0110")


SORTIED = {"stage": 2, "sortied": True, "inside": ("g1",)}


@pytest.mark.parametrize(
    ("state", "action", "expected"),
    [
        ({"seat": MUSLIM, "rest": {"inside": ("g1",)}}, sally(), ("15.4b", "sortie-too-early")),
        ({"seat": CRUSADER, "rest": {"inside": ("g1",)}}, sally(), ("15.4b", "sortie-too-early")),
        ({"seat": CRUSADER}, sally(CRUSADER), ("15.4b", "only-muslims-sally")),
        ({"seat": MUSLIM, "scenario": "templars-wing"}, sally(), ("15.4b", "no-garrison-here")),
        ({"seat": MUSLIM, "rest": {"stage": 2, "inside": ("g1",)}}, sally(), ("S12.3", "sortie-at-the-start")),
        ({"seat": MUSLIM, "sortie_stage": SortieStage.ANY}, sally(), ("S12.3", "sortie-at-the-start")),
        ({"seat": MUSLIM, "rest": SORTIED}, sally(), ("R44", "sortied-before")),
        (
            {"seat": MUSLIM, "rest": SORTIED, "garrison_waiting": GarrisonWaiting.NEVER},
            sally(),
            ("R43", "garrison-stays"),
        ),
    ],
)
def test_15_4b_and_R43_and_R44_a_sortie_at_the_wrong_time_says_when_it_is_made(
    state: dict[str, Any], action: AcreAction, expected: tuple[str, str]
) -> None:
    refusal = why(stamp({"as1": "1405", "sp1": "0207"}, **state), action)
    assert (refusal.clause, refusal.key) == expected


def test_14_1a_nothing_of_the_battle_is_asked_while_the_armies_set_up() -> None:
    opening = begin(GAME, "battle", GAME.options(), NO_DICE, unheard)
    assert why(opening, WITHDRAW) == refuse("15.5a", "battle-not-begun")
    assert why(opening, sally()) == refuse("15.4b", "battle-not-begun")


def test_15_1c_a_disorganized_unit_that_was_attacked_is_told_why_it_cannot_feign() -> None:
    units = {"sp1": "1206", "ma1": "1506", "li1": "1205 disorganized", "in1": "1505", **MORE}
    state = play(stamp({**units, "sp1": "1206 disorganized"}, ask="attack"), attack("sp1", "1205"), dice=(1,)).state
    assert asked(state) == ("crusader", "attack")
    assert why(state, feign()) == refuse("15.1c", "feign-disorganized", unit="li1")


def test_15_1a_and_S8_3_and_S6_5_a_reaction_without_an_attack_says_what_it_answers() -> None:
    state = stamp({"ma1": "1206", "li1": "1205", **MORE}, ask="attack")
    assert why(state, feign()) == refuse("15.1a", "no-feint-now")
    assert why(state, evade(MUSLIM, "1204")) == refuse("S8.3", "nobody-attacked")
    assert why(state, fire(MUSLIM, "ma1")) == refuse("S6.5", "nobody-attacked")


def test_K1_while_a_melee_waits_only_the_seat_that_is_asked_reacts() -> None:
    fight = stamp({"ma1": "1206", "tk1": "1205", **MORE}, ask="attack")
    state = play(fight, attack("ma1", "1205")).state
    assert asked(state) == ("muslim", "react")
    for reaction in (evade(CRUSADER, "1207"), fire(CRUSADER, "tk1")):
        assert why(state, reaction) == refuse("K1", "not-your-ask", seat=CRUSADER)


def test_S3_1_and_S3_2_what_is_asked_now_is_named() -> None:
    state = stamp({"ma1": "1206", "as1": "1205", **MORE})
    assert why(state, attack("ma1", "1205")) == refuse("S3.1", "another-phase", now="move", wanted="attack")
    assert why(state, nothing(CRUSADER)) == refuse("S3.2", "another-matter", asked="move")


def test_S6_1_a_target_out_of_range_is_measured_and_a_zoc_that_shortens_it_is_named() -> None:
    state = stamp({"xb1": "1206", "tu1": "1208", "li1": "1203", "as1": "1106", **MORE}, ask="shoot")
    assert why(state, shoot("tu1", "li1")) == refuse("S6.1", "out-of-range", unit="tu1", target="li1", hexes=5, range=1)
    assert why(state, shoot("xb1", "li1")) == refuse("S6.1", "out-of-range", unit="xb1", target="li1", hexes=3, range=2)
    near = stamp({"xb1": "1206", "li1": "1204", "as1": "1106", **MORE}, ask="shoot")
    assert why(near, shoot("xb1", "li1")) == refuse(
        "S6.1", "range-shortened", unit="xb1", target="li1", at="1206", by="as1", hexes=2
    )


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        ((), refuse("S8.3", "no-path", unit="tk1")),
        (("1203",), refuse("S8.3", "path-broken", at="1203", start="1205")),
        (("1106",), refuse("S8.3", "still-watched", unit="tk1", at="1106", by="ma1")),
        (("1206",), refuse("S8.3", "enemy-in-the-way", at="1206", by="ma1")),
        (("1305",), refuse("S8.3", "occupied", at="1305", by="in1")),
        (("1204", "1205"), refuse("S8.3", "path-twice", unit="tk1", at="1205")),
        (("1204", "1203", "1202"), refuse("S8.3", "path-too-long", unit="tk1", most=2)),
    ],
)
def test_S8_3_a_way_that_cannot_be_evaded_names_the_hex_that_fails(path: tuple[str, ...], expected: Refusal) -> None:
    state = stamp({"ma1": "1206", "tk1": "1205", "in1": "1305", **MORE}, ask="attack")
    assert why(play(state, attack("ma1", "1205")).state, evade(MUSLIM, *path)) == expected


def test_S2_1_and_S4_5_a_path_stops_at_the_sea_and_at_a_capture() -> None:
    coast = stamp({"ma1": "0207", "tk1": "0206", **MORE}, ask="attack")
    coast = play(coast, attack("ma1", "0206")).state
    assert why(coast, evade(MUSLIM, "0106")) == refuse("S2.1", "sea", at="0106")
    camp = stamp({"ma1": "0517", "tk1": "0516", **MORE}, ask="attack")
    reacting = play(camp, attack("ma1", "0516")).state
    assert why(reacting, evade(MUSLIM, "0515", "0514")) == refuse(
        "S4.5", "prize-between", unit="tk1", at="0514", over="0515"
    )


def test_R34_a_flight_that_ends_too_soon_says_how_far_it_must_go() -> None:
    state = stamp({"ma1": "1206", "li1": "1205", **MORE}, ask="attack")
    state = play(state, attack("ma1", "1205"), feign(), dice=(6,)).state
    assert why(state, Flee(seat=MUSLIM, path=("1204", "1203"))) == refuse(
        "R34", "flight-too-short", unit="li1", hexes=3
    )


def test_S7_8_a_retreat_that_cannot_be_names_the_hex_and_the_friend() -> None:
    fight = stamp({"k1": "1206", "as1": "1205", "in1": "1204", **MORE}, ask="attack")
    state = play(fight, attack("k1", "1205"), dice=(6,)).state
    assert why(state, Retreat(seat=MUSLIM, unit="as1", path=("1204",), way="1203")) == refuse(
        "S7.8", "free-hex-first", unit="as1", at="1105"
    )
    assert why(state, Retreat(seat=MUSLIM, unit="as1", path=("1204",))) == refuse(
        "S7.8", "occupied", at="1204", by="in1"
    )
    ring = {"t1": "1207", "ma1": "1006", "ma2": "1406", "as1": "1206", "in1": "1205"}
    state = play(stamp({**ring, **MORE}, ask="attack"), attack("t1", "1206"), dice=(5,)).state
    assert why(state, Retreat(seat=MUSLIM, unit="as1", path=("1205",))) == refuse(
        "S7.8", "makes-way-to", at="1205", to="1105"
    )
    assert why(state, Retreat(seat=MUSLIM, unit="as1", path=("1106",))) == refuse(
        "S7.8", "nobody-makes-way", unit="as1", at="1106", to="1205"
    )


def test_S4_2_and_S4_3_who_bars_a_move_is_named_with_its_hex() -> None:
    state = stamp({"ma1": "1209", "sp1": "1210", "as1": "1206", **MORE})
    assert why(state, move("ma1", "1210")) == refuse("S4.2", "occupied", at="1210", by="sp1")
    assert why(state, move("ma1", "1206")) == refuse("S4.2", "enemy-in-the-way", at="1206", by="as1")
    watched = stamp({"ma1": "1209", "as1": "1307", "as2": "1107", **MORE})
    assert why(watched, move("ma1", "1206")) == refuse(
        "S4.3", "zoc-between", unit="ma1", at="1206", over="1207", by="as1"
    )
    barred = stamp({"t1": "0207", "li1": "0206", "li2": "0307", "li3": "0308", **MORE})
    assert why(barred, move("t1", "0205")) == refuse("S4.2", "enemies-between", unit="t1", at="0205", by="li1")


def test_S4_4_and_R9_the_zoc_that_holds_a_unit_is_named() -> None:
    units = {"ma1": "1206", "as1": "1205", **MORE}
    assert why(stamp(units), move("ma1", "1208")) == refuse("S4.4", "falls-back-one-hex", unit="ma1", by="as1")
    assert why(stamp(units), move("ma1", "1106")) == refuse("S4.4", "still-watched", unit="ma1", at="1106", by="as1")
    assert why(stamp(units, fall_back=False), move("ma1", "1207")) == refuse("R9", "held", unit="ma1", by="as1")


def test_S10_2_what_bars_a_ride_is_named() -> None:
    state = stamp({"ma1": "1206", "ma2": "1214", "ma3": "1216", "as1": "1210"}, {"guy": "ma1"})
    barred = why(state, Ride(seat=CRUSADER, leader="guy", unit="ma2"))
    assert (barred.key, barred.args["by"]) == ("ride-barred", "as1")
    assert why(state, Ride(seat=CRUSADER, leader="guy", unit="ma3")) == refuse(
        "S10.2", "ride-too-far", leader="guy", unit="ma3", points=8
    )


def test_S7_7_and_R23_losses_that_are_wrong_say_who_falls_first_and_who_can_be_spared() -> None:
    units = {"ma1": "1206", "ma2": "1106", "sp1": "1306", "hq1": "1205 disorganized", **MORE}
    state = play(stamp(units, ask="attack"), attack("ma1 ma2 sp1", "1205"), dice=(5,)).state
    assert asked(state) == ("crusader", "lose")
    assert why(state, Lose(seat=CRUSADER, units=("sp1",))) == refuse("S7.7", "losses-too-small", lost=4, strength=6)
    assert why(state, Lose(seat=CRUSADER, units=("ma1", "ma2", "sp1"))) == refuse(
        "S7.7", "can-be-spared", unit="ma1", strength=6
    )
    assert why(state, Lose(seat=CRUSADER, units=("sp9",))) == refuse("S7.7", "not-in-the-melee", unit="sp9")


def test_R23_losses_without_the_charging_unit_name_it() -> None:
    units = {"h1": "1206 attacked", "ma1": "1106 attacked", "sp1": "1306 attacked", **MORE}
    attackers = (("h1", "1206"), ("ma1", "1106"), ("sp1", "1306"))
    melee = Melee(CRUSADER, attackers, (("hq1", "1205"),), "h1", step=Step.ADVANCE, result="Ex")
    agenda = (Attacking(CRUSADER), Check(), melee, Losing(CRUSADER, ("h1", "ma1", "sp1"), 10, "h1"))
    state = stamp(units, ask="lose", rest={"agenda": agenda, "eliminated": ("hq1",)})
    assert why(state, Lose(seat=CRUSADER, units=("ma1", "sp1"))) == refuse("R23", "charger-falls-first", unit="h1")


def test_S10_4_a_leader_joins_the_nearest_which_is_named() -> None:
    units = {"k1": "1206", "as1": "1205 disorganized", "in1": "1203", "in2": "1403", "li1": "2020", "sp9": "2021"}
    agenda = (Attacking(CRUSADER), Joining(MUSLIM, "taqi", ("in1", "in2")))
    state = stamp({**units, "k1": "1206 attacked"}, ask="join", seat=MUSLIM, rest={"agenda": agenda})
    assert why(state, Join(seat=MUSLIM, unit="li1")) == refuse(
        "S10.4", "not-nearest", leader="taqi", unit="li1", nearest="in1"
    )


def test_K1_what_the_book_does_not_bind_to_a_moment_stays_the_tables_own_refusal() -> None:
    assert refused(stamp({"ma1": "1206", "as1": "1405"}), move("as1", "1406")) == ("K1", "not-your-ask")
