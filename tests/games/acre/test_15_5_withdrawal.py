"""Sections 15.4, 15.5 and S12: the sortie and the strategic withdrawal with its whole procedure."""

from typing import Any

import pytest

from gonfalon.games.acre import GAME
from gonfalon.games.acre.actions import Lend, Place, Sally, Withdraw
from gonfalon.games.acre.events import Morale, Organized, PhaseEnded, RalliedSpecially, TurnBegan, Withdrew
from gonfalon.games.acre.rules.morale import losses
from gonfalon.games.acre.state import GarrisonWaiting, SortieStage, State
from tests.games.acre.stamp import (
    CRUSADER,
    MUSLIM,
    asked,
    attack,
    broken,
    by_default,
    end,
    move,
    nothing,
    offered,
    play,
    refused,
    score,
    stamp,
    where,
    with_whom,
)

LOST = (*(f"hq{n}" for n in range(1, 5)), *(f"as{n}" for n in range(2, 7)), "in3")
INSIDE = tuple(f"g{n}" for n in range(1, 8))
FIELD = {"as1": "1405", "li1": "1404 disorganized", "ma1": "1304 disorganized", "sp1": "0207"}


def at_the_choice(units: dict[str, str] | None = None, **rest: Any) -> State:
    fields = {"turn": 6, "eliminated": (*LOST, "sp9"), "inside": INSIDE, **rest.pop("rest", {})}
    return stamp(units or FIELD, {"saladin": "as1", "guy": "sp1"}, ask="withdraw", seat=MUSLIM, rest=fields, **rest)


def withdrawn(dice: tuple[int, ...] = (), **rest: Any) -> State:
    return play(at_the_choice(**rest), Withdraw(seat=MUSLIM), dice=dice).state


def test_15_5a_and_R47_a_demoralized_army_may_withdraw_after_its_rally_phase() -> None:
    state = at_the_choice()
    assert asked(state) == ("muslim", "withdraw")
    assert asked(play(state, nothing(MUSLIM)).state) == ("muslim", "move")
    for gone, ask in ((LOST, "withdraw"), (("hq1",), "move")):
        before = stamp({"as1": "1405", "sp1": "0207"}, rest={"eliminated": gone})
        assert asked(play(before, end(CRUSADER)).state) == ("muslim", ask)


def test_15_5b_and_15_5c_the_muslims_leave_the_map_and_everybody_is_organized() -> None:
    done = play(at_the_choice(), Withdraw(seat=MUSLIM))
    assert [(event.turn, event.points) for event in done.events(Withdrew)] == [(6, 25)]
    assert GAME.position(done.state).withdrawn == ("as1", "li1")
    assert GAME.position(done.state).leaders_withdrawn == ("saladin",)
    assert not broken(done.state, "ma1")
    assert score(done.state)[0] == 52 + 25
    assert [(event.clause, event.unit) for event in done.events(Organized)] == [("15.5c", "ma1"), ("15.5c", "li1")]


def steadied(dice: tuple[int, ...], lost: tuple[str, ...] = LOST, turn: int = 10) -> list[tuple[str, str, int]]:
    """Who is told to be steady again in a withdrawal whose special rally falls so: clause, side and loss total."""
    units = {"as1": "1405", "sp1": "0207"}
    state = stamp(units, ask="withdraw", seat=MUSLIM, rest={"turn": turn, "eliminated": lost})
    told = play(state, Withdraw(seat=MUSLIM), dice=dice).events(Morale)
    assert not [event for event in told if event.demoralized]
    return [(event.clause, event.side, event.losses) for event in told]


def test_14_5_the_numbers_of_the_second_stage_make_the_muslims_steady_again() -> None:
    assert steadied((6,) * len(LOST)) == [("14.5", "muslim", 57)]


def test_S11_3_the_special_rally_makes_an_army_steady_again_when_its_losses_fall_below_the_number() -> None:
    assert steadied((6, 1, 1, *(6,) * 7)) == [("S11.3", "muslim", 45)]


def test_14_5_an_army_that_has_lost_too_much_stays_demoralized_in_the_second_stage() -> None:
    assert steadied((6,) * len(LOST), turn=6) == []


def test_S11_3_the_crusaders_too_are_told_to_be_steady_again() -> None:
    knights = ("t1", "t2", "h1", "h2", *(f"k{n}" for n in range(1, 5)), *(f"ma{n}" for n in range(1, 5)))
    dice = (1, *(6,) * (len(knights) - 1), *(6,) * len(LOST))
    units = {"as1": "1405", "sp1": "0207"}
    rest = {"turn": 10, "eliminated": (*knights, *LOST)}
    state = stamp(units, ask="withdraw", seat=MUSLIM, rest=rest)
    done = play(state, Withdraw(seat=MUSLIM), dice=dice[: len(knights)])
    assert [(event.clause, event.side, event.losses) for event in done.events(Morale)] == [("S11.3", "crusader", 72)]


def test_15_5d_and_R50_leaders_help_one_die_each_and_the_printed_numbers_hold() -> None:
    state = withdrawn()
    assert asked(state) == ("crusader", "lend")
    assert refused(state, Lend(seat=CRUSADER, leader="guy", unit="sp1")) == ("15.5d", "does-not-roll")
    assert refused(state, Lend(seat=CRUSADER, leader="louis", unit="sp9")) == ("15.5d", "leader-not-in-play")
    done = play(state, Lend(seat=CRUSADER, leader="guy", unit="sp9"), dice=(5,))
    assert [(event.needed, event.success) for event in done.events(RalliedSpecially)] == [(5, True)]
    assert asked(done.state) == ("crusader", "return")


def test_R50_one_leader_to_a_die() -> None:
    units = {**FIELD, "sp2": "0208"}
    state = stamp(
        units,
        {"saladin": "as1", "guy": "sp1", "conrad": "sp2"},
        ask="withdraw",
        seat=MUSLIM,
        rest={"turn": 6, "eliminated": (*LOST, "sp9", "sp8")},
    )
    state = play(state, Withdraw(seat=MUSLIM), Lend(seat=CRUSADER, leader="guy", unit="sp9")).state
    assert refused(state, Lend(seat=CRUSADER, leader="conrad", unit="sp9")) == ("R50", "one-leader-a-die")
    assert refused(state, Lend(seat=CRUSADER, leader="guy", unit="sp8")) == ("15.5d", "lent-already")


def returned() -> State:
    return play(withdrawn(), Lend(seat=CRUSADER, leader="guy", unit="sp9"), dice=(5,)).state


def test_S12_1_returned_crusaders_stand_within_three_hexes_of_the_camp() -> None:
    state = returned()
    assert refused(state, Place(seat=CRUSADER, unit="sp9", at="1405")) == ("S12.1", "far-from-camp")
    assert refused(state, Place(seat=CRUSADER, unit="sp9", at="0207")) == ("S4.2", "occupied")
    assert refused(state, Place(seat=CRUSADER, unit="sp1", at="0514")) == ("S12.1", "not-returning")
    state = play(state, Place(seat=CRUSADER, unit="sp9", at="0514")).state
    assert where(state, "sp9") == "0514"
    assert asked(state) == ("muslim", "lend")


def pursuing() -> State:
    state = play(returned(), Place(seat=CRUSADER, unit="sp9", at="0514")).state
    state = play(state, nothing(MUSLIM), dice=(6,) * len(LOST)).state
    assert asked(state) == ("crusader", "move")
    return state


def test_S11_2_and_R49_who_returns_gives_no_more_points_and_the_rest_is_lost_for_good() -> None:
    state = pursuing()
    assert score(state) == (52 + 25, 0)
    assert losses(state, MUSLIM) == 77
    assert state.stage == 2
    assert set(GAME.position(state).eliminated) == set(LOST)


def test_15_5e_and_R51_the_edges_are_closed_but_for_muslim_camps() -> None:
    fields = {"turn": 6, "eliminated": LOST}
    units = {"t1": "2524", "k1": "2028", "ma1": "2629", "as1": "1405"}
    state = stamp(units, {}, ask="withdraw", seat=MUSLIM, rest=fields)
    state = play(state, Withdraw(seat=MUSLIM), dice=(6,) * len(LOST)).state
    assert asked(state) == ("crusader", "move")
    assert refused(state, move("t1", "2624")) == ("15.5e", "edge-closed")
    assert refused(state, move("k1", "2029")) == ("15.5e", "edge-closed")
    assert refused(state, move("ma1", "2528")) == ("15.5e", "edge-between")
    done = play(state, move("k1", "2129"), dice=(1,))
    assert where(done.state, "k1") == "2129"
    assert refused(play(done.state, end(CRUSADER)).state, move("t1", "2523")) == ("K1", "not-your-ask")


def test_15_5e_the_end_of_the_movement_after_a_withdrawal_is_told_as_such() -> None:
    done = play(pursuing(), end(CRUSADER))
    told = [(event.clause, event.side, event.phase) for event in done.events(PhaseEnded)]
    assert told == [("15.5e", "crusader", "pursuit")]


def test_15_5f_and_R52_and_R53_the_muslims_deploy_in_the_east_and_begin_turn_1() -> None:
    state = play(pursuing(), end(CRUSADER)).state
    assert asked(state) == ("muslim", "redeploy")
    assert refused(state, Place(seat=MUSLIM, unit="as1", at="2510")) == ("R52", "column-first")
    assert refused(state, Place(seat=MUSLIM, unit="as1", at="0207")) == ("S4.2", "enemy-in-the-way")
    state = play(state, Place(seat=MUSLIM, unit="as1", at="2610"), Place(seat=MUSLIM, unit="li1", at="2611")).state
    assert asked(state) == ("muslim", "redeploy")
    done = by_default(state)
    assert with_whom(done.state, "saladin") == "as1"
    assert [(event.stage, event.turn, event.side) for event in done.events(TurnBegan)] == [(2, 1, "muslim")]
    assert asked(done.state) == ("muslim", "sortie")
    assert (done.state.stage, done.state.turn) == (2, 1)


def test_R12_plunderers_roll_like_the_eliminated_unless_the_option_forbids() -> None:
    for option, asks in ((True, ("crusader", "lend")), (False, ("muslim", "lend"))):
        fields = {"turn": 6, "eliminated": LOST, "scattered": ("t1",)}
        staff = {"saladin": "as1", "guy": "sp1"}
        state = stamp(FIELD, staff, ask="withdraw", seat=MUSLIM, rest=fields, plunder_rally=option)
        assert score(state)[1] == 0
        assert asked(play(state, Withdraw(seat=MUSLIM)).state) == asks


SIEGE = {"sp1": "0207", "as1": "2001"}


def sortie(**rest: Any) -> State:
    fields = {"stage": 2, "inside": INSIDE, **rest.pop("rest", {})}
    return stamp(SIEGE, ask="sortie", seat=MUSLIM, rest=fields, **rest)


def sally(unit: str, at: str) -> Sally:
    return Sally(seat=MUSLIM, unit=unit, at=at)


def test_15_4b_and_S12_3_the_garrison_sallies_one_unit_to_a_wall() -> None:
    state = sortie()
    assert refused(state, sally("g1", "0208")) == ("15.4b", "no-wall")
    assert refused(state, sally("as1", "0108")) == ("15.4b", "no-garrison")
    state = play(state, sally("g1", "0108")).state
    assert refused(state, sally("g2", "0108")) == ("15.4b", "wall-manned")
    assert refused(state, sally("g1", "0109")) == ("S12.3", "not-inside")
    state = play(state, nothing(MUSLIM)).state
    assert asked(state) == ("muslim", "move")
    assert refused(state, move("g1", "0208")) is None


def test_R43_those_left_inside_come_out_later_unless_the_option_forbids() -> None:
    five = [sally(f"g{n}", f"01{n + 7:02}") for n in range(1, 6)]
    state = play(sortie(), *five).state
    assert asked(state) == ("muslim", "move")
    state = play(state, move("g1", "0208"), end(MUSLIM)).state
    assert asked(state) == ("muslim", "garrison")
    assert where(play(state, sally("g6", "0108")).state, "g6") == "0108"
    never = play(sortie(garrison_waiting=GarrisonWaiting.NEVER), *five, move("g1", "0208"), end(MUSLIM)).state
    assert asked(never) != ("muslim", "garrison")


def test_R44_the_sortie_begins_once() -> None:
    state = play(sortie(), sally("g1", "0108"), nothing(MUSLIM)).state
    assert state.sortied
    declined = play(sortie(), nothing(MUSLIM)).state
    assert not declined.sortied


def test_R45_the_garrison_counts_on_the_map_and_not_inside() -> None:
    assert score(sortie()) == (0, 0)
    state = stamp(SIEGE, seat=MUSLIM, rest={"stage": 2, "sortied": True, "eliminated": ("g1",)})
    assert score(state) == (4, 0)


def test_R46_a_sortie_in_the_first_stage_needs_the_option_and_is_lost_to_the_second() -> None:
    assert asked(play(at_the_choice(), nothing(MUSLIM)).state) == ("muslim", "move")
    state = play(at_the_choice(sortie_stage=SortieStage.ANY), nothing(MUSLIM)).state
    assert asked(state) == ("muslim", "sortie")
    units = {**FIELD, "g1": "0110"}
    fields = {"sortied": True, "inside": INSIDE[2:], "eliminated": (*LOST, "g2")}
    state = play(at_the_choice(units, sortie_stage=SortieStage.ANY, rest=fields), Withdraw(seat=MUSLIM)).state
    position = GAME.position(state)
    assert position.gone == ("g1",)
    assert asked(state) == ("muslim", "lend")
    assert Lend(seat=MUSLIM, leader="saladin", unit="g2") not in offered(state)


def test_R46_and_S12_3_those_left_inside_by_an_early_sortie_man_walls_in_the_second_stage() -> None:
    fields = {"stage": 2, "sortied": True, "inside": INSIDE[5:], "gone": INSIDE[:5]}
    state = stamp(SIEGE, seat=MUSLIM, rest=fields, sortie_stage=SortieStage.ANY)
    state = play(state, end(MUSLIM)).state
    assert asked(state) == ("muslim", "garrison")
    assert {action.unit for action in offered(state) if isinstance(action, Sally)} == {"g6", "g7"}
    assert where(play(state, sally("g7", "0110")).state, "g7") == "0110"


def test_R42_field_muslims_enter_the_fortress_but_obey_ar_there() -> None:
    state = stamp({"in1": "0208", "in2": "2001", "sp9": "2020"}, seat=MUSLIM, rest={"trebuchets": ()})
    assert refused(state, move("in1", "0108")) is None
    fight = stamp({"in1": "0108", "k1": "0207", "li6": "2021", "sp9": "2020"}, ask="attack", seat=MUSLIM)
    done = play(fight, attack("in1", "0207"), dice=(3,))
    assert where(done.state, "in1") == "0109"
    assert broken(done.state, "in1")


@pytest.mark.parametrize(("turn", "bonus"), [(1, 50), (2, 45), (10, 5)])
def test_16_2_the_bonus_is_five_for_each_turn_left(turn: int, bonus: int) -> None:
    state = at_the_choice(rest={"turn": turn})
    assert play(state, Withdraw(seat=MUSLIM)).state.bonus == bonus
