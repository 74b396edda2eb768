"""What a bot of Croisades must do when it is plain what to do, phase by phase."""

import pytest

from gonfalon.games.croisades.actions import (
    Advance,
    Aside,
    Bear,
    Charge,
    Counter,
    End,
    Fall,
    Fight,
    Mark,
    Pass,
    Retreat,
    SetDown,
    Shoot,
    Volley,
)
from gonfalon.games.croisades.frames import (
    Advancing,
    Aftermath,
    Bearing,
    Beaten,
    Charging,
    Countering,
    Defending,
    Displacing,
    Falling,
    Fighting,
    Marking,
    Moving,
    Naming,
    Retreating,
    Ride,
    Shooting,
    Watching,
)
from gonfalon.games.croisades.state import AWAY, Charged, Combat, State, amended, figure_of, with_figure
from tests.bots.croisades.tables import BOTS, put, told
from tests.games.croisades.fray import attack, settled
from tests.games.croisades.loads import take_up
from tests.games.croisades.march import halt, step
from tests.games.croisades.stamp import CRUSADER, SARACEN, ground

DOWN_M = tuple(f"M{number}" for number in range(3, 13))
"""A ride down the column M, at somebody on M13."""


def marks(*placed: str, field: str = "") -> dict[str, str]:
    """How the crossbowmen of the Crusaders are marked."""
    action, _ = told(put(*placed, agenda=(Marking(CRUSADER),), field=field))
    assert isinstance(action, Mark)
    return dict(action.choices)


def test_1_34a_a_crossbowman_with_a_shot_shoots_now_and_one_in_contact_keeps_no_mark() -> None:
    assert marks("anselmo E9", "baldo L12", "yasaffa E4", "ahmed L13") == {"anselmo": "offensive", "baldo": "none"}


def test_1_34a_a_crossbowman_who_sees_nobody_keeps_his_shot_for_those_who_come() -> None:
    trees = ground(trees="E6 E7 D6 F6 F7 D7 D5 E5 F5")
    assert marks("anselmo E9", "yasaffa E4", field=trees) == {"anselmo": "defensive"}


def test_1_36_of_two_targets_alike_the_one_without_cover_is_shot_at_and_the_chances_are_told() -> None:
    state = put(
        "anselmo E9 offensive", "yasaffa E4", "ahmed H8", agenda=(Shooting(CRUSADER),), field=ground(scrub="E4")
    )
    action, reason = told(state)
    assert action == Shoot(seat=CRUSADER, figure="anselmo", target="ahmed")
    assert (reason.key, reason.args["hits"], reason.args["faces"]) == ("loose", 5, 10)
    assert {"1.36", "C5a", "C5c"} <= set(reason.clauses)


def test_4_0d_a_rider_is_worth_a_shot_with_one_face_less() -> None:
    state = put("anselmo E9 offensive", "yasaffa E4", "mohammad I9 ne", agenda=(Shooting(CRUSADER),))
    assert told(state)[0] == Shoot(seat=CRUSADER, figure="anselmo", target="mohammad")


def test_1_56_a_rider_charges_a_man_who_stands_alone() -> None:
    action, reason = told(put("gerard M1 s", "yasaffa M13", agenda=(Charging(CRUSADER),)))
    assert action == Charge(seat=CRUSADER, figure="gerard", target="yasaffa", route=DOWN_M)
    assert (reason.key, reason.args["odds"]) == ("charge-home", "8:1")


def test_1_56e_nobody_charges_where_a_king_would_meet_him() -> None:
    alone = put("mohammad M1 s", "bertin M13", agenda=(Charging(SARACEN),), side=SARACEN)
    guarded = put("mohammad M1 s", "bertin M13", "richard I14 ne", agenda=(Charging(SARACEN),), side=SARACEN)
    assert isinstance(told(alone)[0], Charge)
    action, reason = told(guarded)
    assert action == End(seat=SARACEN)
    assert reason.key == "no-more-charges"


def charged(rider: str, target: str, *others: str) -> State:
    """A rider of either side has announced his charge down the column M."""
    side = CRUSADER if rider == "gerard" else SARACEN
    agenda = (Charging(side), Countering(side.enemy))
    named = Charged(rider.split(maxsplit=1)[0], target.split(maxsplit=1)[0], DOWN_M)
    place = rider.split()[1:]
    return put(" ".join((named.rider, "M1", "s", *place)), target, *others, agenda=agenda, side=side, charges=(named,))


def test_1_56e_a_rider_meets_a_charge_that_would_kill_a_bowman() -> None:
    action, reason = told(charged("gerard", "jehangir M13", "mohammad I14 ne"))
    assert action == Counter(seat=SARACEN, figure="mohammad", route=("K13", "L13", "M12", "M11"))
    assert (reason.key, reason.args["odds"]) == ("meet-charge", "3:1")


def test_1_74d_a_king_meets_a_charge_and_becomes_the_attacker() -> None:
    action, reason = told(charged("mohammad wounded", "bertin M13", "richard I14 ne"))
    assert isinstance(action, Counter)
    assert (reason.key, reason.clauses) == ("turn-charge", ("1.56e", "1.74b", "1.74d"))


def test_1_56e_nobody_dies_for_one_who_is_worth_less() -> None:
    action, reason = told(charged("gerard", "jehangir M13 wounded", "zayd I14 ne wounded"))
    assert action == Pass(seat=SARACEN)
    assert reason.key == "await-charge"


def shot_at(mover: str, left: int, *others: str, field: str = "") -> State:
    """A Crusader in his move, at whom the Saracens may shoot."""
    name = mover.split(maxsplit=1)[0]
    agenda = (Moving(CRUSADER), Defending(SARACEN, name))
    return put(f"{mover} moved", *others, agenda=agenda, mover=name, left=left, field=field)


BOWS = ("jehangir I15", "ali H15")


def test_1_33b_a_mover_in_the_open_is_shot_at_by_all() -> None:
    action, reason = told(shot_at("bertin I10", 6, *BOWS))
    assert isinstance(action, Volley)
    assert set(action.figures) == {"jehangir", "ali"}
    assert (reason.key, reason.args["hits"], reason.args["others"]) == ("volley", 3, 1)


def test_1_33b_one_in_the_scrub_is_awaited_in_the_open_unless_he_can_come_no_further() -> None:
    scrub = ground(scrub="I10")
    action, reason = told(shot_at("bertin I10", 6, *BOWS, field=scrub))
    assert action == Pass(seat=SARACEN)
    assert reason.key == "hold-fire"
    assert isinstance(told(shot_at("bertin I10", 0, *BOWS, field=scrub))[0], Volley)


def test_1_33b_a_shot_is_kept_for_a_dearer_target_that_is_still_to_move() -> None:
    assert told(shot_at("bertin I10", 0, "jehangir I15", "gerard K10 s wounded"))[0] == Pass(seat=SARACEN)


def test_C5a_a_mover_who_comes_nearer_is_awaited_at_short_range() -> None:
    assert told(shot_at("bertin A8", 6, "jehangir S8"))[0] == Pass(seat=SARACEN)


@pytest.mark.parametrize(("scrub", "kind"), [("", Volley), ("M2 M3", Pass)])
def test_1_56_a_charger_is_shot_at_where_his_route_gives_no_better_hex(scrub: str, kind: type) -> None:
    named = Charged("gerard", "yasaffa", DOWN_M)
    agenda = (Moving(CRUSADER), Ride(0, 1), Defending(SARACEN, "gerard"))
    state = put(
        "gerard M2 s moved",
        "jehangir K14",
        "yasaffa M13",
        agenda=agenda,
        mover="gerard",
        left=11,
        charges=(named,),
        field=ground(scrub=scrub) if scrub else "",
    )
    assert isinstance(told(state)[0], kind)


def test_1_33e_the_dearest_of_those_who_stayed_is_shot_at() -> None:
    state = put("gerard M2 s", "bertin K10", "jehangir K14", agenda=(Watching(SARACEN),))
    assert told(state)[0] == Volley(seat=SARACEN, figures=("jehangir",), target="gerard")


def test_1_72b_two_attack_together_and_the_reason_has_the_odds_and_clauses() -> None:
    action, reason = told(put("bertin K9", "crispin L9", "yasaffa K8", agenda=(Naming(CRUSADER),)))
    assert action == attack("bertin crispin", "yasaffa")
    assert (reason.key, reason.args["odds"], reason.args["good"], reason.args["bad"]) == ("blows", "3:1", 7, 2)
    assert {"1.7b", "1.72b", "C6c"} <= set(reason.clauses)


def test_C5g_the_stunned_are_killed_before_they_get_up() -> None:
    state = put("bertin K9", "yasaffa K8 stunned fell=1", "ahmed L9", agenda=(Naming(CRUSADER),))
    assert told(state)[0] == attack("bertin", "yasaffa")


def test_1_7a_one_alone_among_three_attacks_nobody_at_even_odds() -> None:
    state = put("bertin K9", "gerard A1 s", "tossaun K8", "idris L9", "kamal J9", agenda=(Naming(CRUSADER),))
    action, reason = told(state)
    assert action == End(seat=CRUSADER)
    assert reason.key == "no-more-blows"


def test_R63_the_joint_attack_is_fought_first() -> None:
    combats = (Combat(("gerard",), ("ahmed",)), Combat(("bertin", "crispin"), ("yasaffa",)))
    placed = ("bertin K9", "crispin L9", "gerard E9 n", "yasaffa K8", "ahmed E7")
    assert told(put(*placed, agenda=(Fighting(CRUSADER),), combats=combats))[0] == Fight(seat=CRUSADER, figure="bertin")


@pytest.mark.parametrize(("bears", "cheap"), [("crispin willm", "willm"), ("bertin hal", "bertin")])
def test_1_72d_the_blow_falls_on_the_one_who_is_worth_less(bears: str, cheap: str) -> None:
    first, second = bears.split()
    hurt = " wounded" if cheap == first else ""
    losers = (Beaten(first, ("L9",)), Beaten(second, ("K8",)))
    bearing = Bearing(CRUSADER, (first, second), "E")
    agenda = (Fighting(SARACEN), Aftermath(0, SARACEN, losers, ("mohammad",)), bearing)
    fought = (Combat(("mohammad",), (first, second), is_fought=True),)
    state = put(f"{first} L9{hurt}", f"{second} K8", "mohammad K10 n", agenda=agenda, side=SARACEN, combats=fought)
    assert told(state)[0] == Bear(seat=CRUSADER, figure=cheap)


def test_C5f_a_retreat_goes_where_no_die_is_rolled() -> None:
    placed = ("frederick K9", "yasaffa K8", "jones M7")
    action, reason = told(put(*placed, agenda=(Fighting(CRUSADER), Retreating(SARACEN, ("yasaffa",), 1))))
    assert isinstance(action, Retreat)
    assert action.path in {("K7",), ("J8",)}
    assert reason.key == "fall-back"


def test_R73_a_friend_makes_room_where_nobody_watches() -> None:
    placed = ("gerard K10 n", "yasaffa K7", "ahmed A1", "bertin L6")
    action, _ = told(put(*placed, agenda=(Fighting(CRUSADER), Displacing(SARACEN, "yasaffa"))))
    assert isinstance(action, Aside)
    assert action.to in {"J7", "J8"}


@pytest.mark.parametrize(("foes", "to"), [(("bertin L8", "crispin J9"), "K11"), (("bertin L11", "crispin J11"), "K8")])
def test_1_8a_a_rider_falls_on_the_side_away_from_his_enemies(foes: tuple[str, str], to: str) -> None:
    placed = ("mohammad A1 stunned fell=1", "mohammad-horse K10 n", "gerard A3 s", *foes)
    state = put(*placed, agenda=(Fighting(CRUSADER), Falling(SARACEN, "mohammad", "mohammad-horse")))
    state = with_figure(state, amended(figure_of(state, "mohammad"), at=AWAY))
    assert told(state)[0] == Fall(seat=SARACEN, to=to)


def test_1_75a_a_victor_follows_the_wounded_and_does_not_run_among_many() -> None:
    after = (Fighting(CRUSADER), Advancing(CRUSADER, ("gerard",), ("K8",)))
    hunted, reason = told(put("gerard K10 n", "yasaffa K5 wounded", "ahmed K4 wounded", agenda=after))
    assert isinstance(hunted, Advance)
    assert (hunted.path[0], reason.key) == ("K8", "follow")
    among = ("bertin K9", "crispin L9", "yasaffa K6", "ahmed J8", "hashmi L7", "ibraham K7")
    after = (Fighting(CRUSADER), Advancing(CRUSADER, ("bertin", "crispin"), ("K8",)))
    action, reason = told(put(*among, agenda=after))
    assert action == Pass(seat=CRUSADER)
    assert reason.key == "stay-put"


LEADING = ("crispin A3 dead", "hal A4 dead", "perkin A5 dead")
BEHIND = ("hashmi A3 dead", "ahmed A4 dead", "fahrat A5 dead")


def test_4_1_8_who_leads_at_the_end_leaves_a_risk_that_who_is_behind_takes() -> None:
    for dead, wanted in ((LEADING, End(seat=SARACEN)), (BEHIND, attack("mohammad", "bertin"))):
        placed = ("mohammad K10 n", "bertin K8", "gilbert Y1", *dead)
        state = put(*placed, agenda=(Naming(SARACEN),), side=SARACEN, turn=6)
        assert told(state)[0] == wanted


@pytest.mark.parametrize("name", BOTS)
def test_1_8c_a_man_beside_a_rider_and_a_horse_alone_attacks_without_minding_the_horse(name: str) -> None:
    men = ("gerard K9 n", "mohammad L8 n wounded", "moshen-horse J8 n", "ahmed Y16", "crispin A1")
    action, _ = told(put(*men, agenda=(Naming(CRUSADER),)), name)
    assert action == attack("gerard", "mohammad")


def test_R38_what_was_carried_is_set_down_at_the_first_place() -> None:
    hurt = put("bertin K8", "crispin K7 stunned fell=1", "hal A1", "yasaffa X12", agenda=(Moving(CRUSADER),))
    laden = settled(hurt, step("bertin", "K7"), take_up("bertin", "crispin"), halt()).state
    action, reason = told(laden)
    assert action == SetDown(seat=CRUSADER, hexes=("J7",))
    assert reason.clauses == ("R38", "R56")
