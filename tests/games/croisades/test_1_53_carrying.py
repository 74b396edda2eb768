"""Clause 1.53, ruling R38: a stunned man is carried."""

import pytest

from gonfalon.games.croisades.actions import Volley
from gonfalon.games.croisades.burdens import PutDown, TakenUp
from gonfalon.games.croisades.events import Killed
from gonfalon.games.croisades.position import position_of, state_of
from gonfalon.games.croisades.state import figure_of, replace
from tests.games.croisades.fray import asked, default, holds, nothing, offered, refused, settled
from tests.games.croisades.loads import places, set_down, take_up
from tests.games.croisades.march import end, halt, left, moving, opened, passed_over, step, taken, walked
from tests.games.croisades.stamp import CRUSADER, SARACEN, ground, health

FAR = ("hal A1", "yasaffa X12")
"""Somebody of each side, far away."""
HURT = ("bertin K8", "crispin K7 stunned fell=1", *FAR)
"""A spearman with 8 points beside a stunned one."""


def test_1_53_a_man_is_taken_up_on_the_hex_that_was_entered_for_half_of_the_points_left() -> None:
    state = walked(moving(*HURT), "bertin", "K7").state
    assert left(state) == 7
    told = settled(state, take_up("bertin", "crispin"))
    assert left(told.state) == 3
    assert holds(told.state, "crispin") == ""
    assert [(each.man, each.at, each.left) for each in told.events(TakenUp)] == [("crispin", "K7", 3)]


def test_1_53_he_is_set_down_beside_the_carrier_when_the_move_ends() -> None:
    state = settled(moving(*HURT), step("bertin", "K7"), take_up("bertin", "crispin"), step("bertin", "K6")).state
    state = settled(state, halt()).state
    assert asked(state) == (CRUSADER, "set-down")
    assert places(state) == {"K5", "L6", "L7", "K7", "J7", "J6"}
    told = settled(state, set_down("J6"))
    assert holds(told.state, "crispin") == "J6"
    assert health(told.state, "crispin") == "stunned"
    assert [(each.by, each.at, each.is_led) for each in told.events(PutDown)] == [("bertin", "J6", False)]
    assert figure_of(told.state, "crispin").moved


def test_1_53_only_who_is_on_foot_carries() -> None:
    state = walked(moving("gerard K10 n", "crispin K8 stunned fell=1", *FAR), "gerard", "K8").state
    assert refused(state, take_up("gerard", "crispin")) == ("1.53", "carries-on-foot")


def test_R38_nobody_is_taken_up_from_beside_or_while_he_is_on_his_feet() -> None:
    assert refused(moving(*HURT), take_up("bertin", "crispin")) == ("R38", "not-stunned-here")
    passing = walked(moving("bertin K8", "crispin K7", *FAR), "bertin", "K7").state
    assert refused(passing, take_up("bertin", "crispin")) == ("R38", "not-stunned-here")
    assert refused(passing, take_up("bertin", "roland")) == ("K3", "no-such-figure")


def test_R38_a_foe_is_carried_too_and_one_at_a_time() -> None:
    state = moving("bertin K8", "ahmed K7 stunned fell=1", "crispin K6 stunned fell=1", *FAR)
    state = settled(state, step("bertin", "K7"), take_up("bertin", "ahmed"), step("bertin", "K6")).state
    assert refused(state, take_up("bertin", "crispin")) == ("R38", "carries-already")


@pytest.mark.parametrize(("man", "is_wet"), [("crispin", True), ("baldo", False)])
def test_R38_he_is_set_down_only_where_he_could_stand(man: str, is_wet: bool) -> None:
    state = moving("bertin K8", f"{man} K7 stunned fell=1", "tom J7", *FAR, field=ground(water="K6"))
    state = settled(state, step("bertin", "K7"), take_up("bertin", man), halt()).state
    assert places(state) == {"L7", "L8", "K8", "J8"} | ({"K6"} if is_wet else set())


def test_R100_a_man_is_not_taken_up_where_there_is_no_room_to_set_him_down() -> None:
    """Six friends stand round the hex where he lies."""
    ring = ("adam K6", "tom L7", "hal L8", "watkin J7", "crispin J8", "anselmo K8")
    around = moving("bertin K7", "ahmed K7 stunned fell=1", *ring, "yasaffa X12", mover="bertin", left=4)
    assert refused(around, take_up("bertin", "ahmed")) is None
    slow = moving("bertin K7", "ahmed K7 stunned fell=1", *ring, "yasaffa X12", mover="bertin", left=3)
    assert refused(slow, take_up("bertin", "ahmed")) == ("R100", "no-room-to-carry")


def test_R100_a_carrier_does_not_end_where_the_man_would_find_no_room() -> None:
    """K5 is free, but everything round it is held, K6 by one whom he passes."""
    ring = ("adam K4", "tom L5", "watkin L6", "baldo J5", "anselmo J6", "hal K6")
    state = moving("bertin K7", "crispin K7 stunned fell=1", *ring, "yasaffa X12", mover="bertin", left=4)
    state = settled(state, take_up("bertin", "crispin")).state
    assert left(state) == 2
    assert refused(state, step("bertin", "K6")) is None
    assert refused(walked(state, "bertin", "K6").state, step("bertin", "K5")) == ("R100", "no-way-out")


def test_R34_nobody_else_moves_before_he_is_set_down_but_the_phase_may_end() -> None:
    state = settled(moving(*HURT), step("bertin", "K7"), take_up("bertin", "crispin")).state
    assert refused(state, step("hal", "A2")) == ("R34", "sets-down-first")
    assert asked(settled(state, end()).state) == (CRUSADER, "set-down")
    assert default(settled(state, end()).state) == set_down("J7")


def test_R102_the_phase_does_not_end_under_a_carrier_without_points_while_others_may_move() -> None:
    state = settled(moving(*HURT), step("bertin", "K7"), take_up("bertin", "crispin")).state
    state = settled(state, *(step("bertin", to) for to in ("K6", "K5", "K4"))).state
    assert (left(state), asked(state)) == (0, (CRUSADER, "move"))
    state = settled(state, halt(), set_down("K3")).state
    assert asked(state) == (CRUSADER, "move")
    assert refused(state, step("hal", "A2")) is None


def test_R38_the_owner_of_the_carried_man_sets_him_down_when_the_carrier_falls() -> None:
    state = moving("bertin K8", "ahmed K7 stunned fell=1", "hal A1", "ali L4", "yasaffa X12")
    state = settled(state, step("bertin", "K7"), nothing(SARACEN), take_up("bertin", "ahmed")).state
    state = settled(state, step("bertin", "L7")).state
    told = settled(state, Volley(seat=SARACEN, figures=("ali",), target="bertin"), dice=[1])
    assert [each.figure for each in told.events(Killed)] == ["bertin"]
    assert told.state.mover is None
    assert asked(told.state) == (SARACEN, "set-down")
    assert places(told.state) == {"L6", "M7", "M6", "L8", "K7", "K6"}
    assert holds(settled(told.state, set_down("M6", SARACEN)).state, "ahmed") == "M6"


def test_R91_a_carrier_without_points_is_put_back_to_where_the_man_finds_room() -> None:
    """Wounded among friends on K6, he has no points to go on."""
    ring = ("adam K5", "tom L6", "watkin J6", "baldo J7", "anselmo L7", "hal K6", "ali K12")
    state = moving("bertin K7", "crispin K7 stunned fell=1", *ring, mover="bertin", left=4)
    state = settled(state, take_up("bertin", "crispin"), step("bertin", "K6")).state
    told = settled(state, Volley(seat=SARACEN, figures=("ali",), target="bertin"), dice=[2])
    assert health(told.state, "bertin") == "wounded"
    assert holds(told.state, "bertin") == "K7"
    assert asked(told.state) == (CRUSADER, "set-down")


def test_R77_one_who_is_set_down_among_enemies_alone_is_killed() -> None:
    ring = ("adam K5", "tom L6", "watkin J6", "baldo J7", "anselmo L7")
    state = moving("bertin K7", "ahmed K7 stunned fell=1", *ring, *FAR, mover="bertin", left=8)
    state = settled(state, take_up("bertin", "ahmed"), halt()).state
    told = settled(state, set_down("K6"))
    assert [(each.figure, each.clause) for each in told.events(Killed)] == [("ahmed", "1.72e")]


def test_R38_he_gets_up_at_his_hour() -> None:
    state = passed_over(opened(*HURT), (CRUSADER, "move")).state
    state = taken(state, step("bertin", "K7"), take_up("bertin", "crispin"), halt(), set_down("J8")).state
    state = passed_over(state, (SARACEN, "move")).state
    assert health(state, "crispin") == "stunned"
    told = passed_over(state, (CRUSADER, "move"))
    assert health(told.state, "crispin") == "healthy"
    assert holds(told.state, "crispin") == "J8"


def test_R38_the_menu_offers_what_is_lawful_and_a_load_survives_writing() -> None:
    state = moving(*HURT)
    state = settled(replace(state, agenda=state.agenda[1:]), step("bertin", "K7")).state
    assert take_up("bertin", "crispin") in offered(state)
    state = settled(state, take_up("bertin", "crispin")).state
    assert state_of(position_of(state)) == state
    down = settled(state, halt()).state
    assert state_of(position_of(down)) == down
