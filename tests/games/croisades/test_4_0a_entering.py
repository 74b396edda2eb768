"""Clause 4.0a: who comes onto the map, when, over which hexes, at what cost, and what may befall him there."""

import pytest

from gonfalon.games.croisades import GAME
from gonfalon.games.croisades.actions import Charge, Enter, Facing, Give, Mark, Shoot, Volley
from gonfalon.games.croisades.arrivals import Entered
from gonfalon.games.croisades.frames import BeginTurn, Charging, Marking, Moving, Naming, Rise, Shooting
from gonfalon.games.croisades.map import EAST, NORTH, SOUTH, WEST
from gonfalon.games.croisades.rules.marking import crossbowmen
from gonfalon.games.croisades.scenarios import Entry
from gonfalon.games.croisades.state import WAITING, State, figure_of, replace
from gonfalon.kernel.dice import ScriptedDice
from gonfalon.kernel.events import unheard
from gonfalon.kernel.game import settle
from tests.games.croisades.border import bordered, enter, hexes_of_side
from tests.games.croisades.fray import asked, attack, holds, offered, refused, settled
from tests.games.croisades.march import crossings, end, halt, left, step
from tests.games.croisades.stamp import CRUSADER, SARACEN, ground, health

FROM_NORTH = Entry(CRUSADER, 1, NORTH)
FAR = ("crispin A16", "ahmed Y16")


def entries(state: State, figure: str) -> set[tuple[str, str]]:
    """The hexes and facings with which a figure may enter."""
    return {(each.to, each.facing) for each in offered(state) if isinstance(each, Enter) and each.figure == figure}


@pytest.mark.parametrize("edge", [NORTH, EAST, SOUTH, WEST])
def test_4_0a_a_man_on_foot_enters_over_every_free_hex_of_the_side(edge: int) -> None:
    state = bordered(*FAR, waiting="bertin", entry=Entry(CRUSADER, 1, edge))
    taken = {"A16", "Y16"} & hexes_of_side(edge)
    assert entries(state, "bertin") == {(at, "") for at in hexes_of_side(edge) - taken}


def test_4_0a_a_scenario_may_name_the_hexes_of_the_side() -> None:
    state = bordered(*FAR, waiting="bertin", entry=Entry(CRUSADER, 1, WEST, ("A4", "A5")))
    assert entries(state, "bertin") == {("A4", ""), ("A5", "")}
    assert refused(state, enter("bertin", "A6")) == ("4.0a", "no-entrance")


@pytest.mark.parametrize(
    ("edge", "at", "facings"),
    [
        (NORTH, "K1", {"se", "s", "sw"}),
        (EAST, "Y8", {"sw", "nw"}),
        (SOUTH, "K16", {"n", "ne", "nw"}),
        (WEST, "A8", {"ne", "se"}),
        (NORTH, "A1", {"se", "s"}),
        (SOUTH, "Y16", {"n", "nw"}),
    ],
)
def test_4_0a_a_rider_enters_facing_inward_with_both_halves_on_the_map(edge: int, at: str, facings: set[str]) -> None:
    state = bordered("crispin L8", "ahmed N8", waiting="gerard+", entry=Entry(CRUSADER, 1, edge))
    assert {facing for hex_, facing in entries(state, "gerard") if hex_ == at} == facings


def test_4_0a_a_rider_who_would_look_outward_or_nowhere_is_refused() -> None:
    state = bordered(*FAR, waiting="gerard+ bertin", entry=FROM_NORTH)
    assert refused(state, enter("gerard", "K1", "n")) == ("4.0a", "faces-outward")
    assert refused(state, enter("gerard", "A1", "sw")) == ("4.0a", "front-beyond")
    assert refused(state, enter("gerard", "K1")) == ("A3e", "needs-facing")
    assert refused(state, enter("bertin", "K1", "s")) == ("R89", "has-no-facing")


@pytest.mark.parametrize(
    ("ground_of", "who", "facing", "cost", "points"),
    [
        ({}, "bertin", "", 1, 7),
        ({"scrub": "K1"}, "bertin", "", 2, 6),
        ({}, "gerard", "s", 2, 10),
        ({"scrub": "K1"}, "gerard", "s", 3, 9),
        ({"scrub": "K1 K2"}, "gerard", "s", 4, 8),
        ({"scrub": "K1 J1"}, "gerard", "sw", 3, 9),
    ],
)
def test_4_0a_both_hexes_are_paid_for_without_a_surcharge(
    ground_of: dict[str, str], who: str, facing: Facing, cost: int, points: int
) -> None:
    state = bordered(*FAR, waiting="bertin gerard+", entry=FROM_NORTH, field=ground(**ground_of))
    told = settled(state, enter(who, "K1", facing))
    (event,) = told.events(Entered)
    assert (event.clause, event.at, event.cost, left(told.state)) == ("4.0a", "K1", cost, points)
    assert figure_of(told.state, who).spent == cost


def test_4_0a_ground_bodies_and_whoever_lives_there_close_an_entrance() -> None:
    field = ground(trees="C1 E2")
    dead = ("hal I1 dead", "odo I1 dead", "perkin I1 dead", "owain I1 dead", "bryn I1 dead", "gareth I1 dead")
    state = bordered(*FAR, "yasaffa G1", *dead, waiting="gerard+", entry=FROM_NORTH, field=field)
    assert refused(state, enter("gerard", "C1", "s")) == ("1.51.2", "ground-closed")
    assert refused(state, enter("gerard", "E1", "s")) == ("1.51.2", "ground-closed")
    assert refused(state, enter("gerard", "G1", "s")) == ("1.51.1", "held-against")
    assert refused(state, enter("gerard", "I1", "s")) == ("1.51.5", "bodies-close")
    assert refused(state, enter("gerard", "Z9", "s")) == ("K3", "no-such-hex")


def test_R115_nobody_enters_onto_a_friend_a_stunned_man_or_a_horse_with_either_half() -> None:
    men = ("hal C1", "odo E2", "perkin G1 stunned fell=1", "robert-horse I2 n")
    state = bordered(*FAR, *men, waiting="gerard+", entry=FROM_NORTH)
    for at in ("C1", "E1", "G1", "I1"):
        assert refused(state, enter("gerard", at, "s")) == ("4.0a", "entrance-taken"), at
    assert refused(state, enter("gerard", "F1", "s")) is None


def test_4_0a_several_enter_over_one_hex_once_it_is_free_again() -> None:
    state = bordered(*FAR, waiting="bertin hal", entry=FROM_NORTH)
    state = settled(state, enter("bertin", "K1")).state
    assert refused(state, enter("hal", "K1")) == ("4.0a", "entrance-taken")
    state = settled(state, step("bertin", "K2"), enter("hal", "K1")).state
    assert (holds(state, "bertin"), holds(state, "hal")) == ("K2", "K1")
    assert refused(state, step("bertin", "K3")) == ("R34", "move-over")


def test_4_0a_who_waits_does_nothing_else_and_nothing_is_done_to_him() -> None:
    state = bordered("crispin K8", "ahmed K9", "jehangir A9", waiting="bertin anselmo gerard+ anbar", entry=FROM_NORTH)
    assert refused(state, step("bertin", "K1")) == ("4.0a", "is-waiting")
    assert refused(state, Give(seat=CRUSADER, giver="crispin", figure="anbar", missiles=1))
    shooting = replace(state, agenda=(Rise(CRUSADER), Shooting(CRUSADER)))
    assert refused(shooting, Shoot(seat=CRUSADER, figure="anselmo", target="ahmed")) == ("4.0a", "is-waiting")
    theirs = replace(state, side=SARACEN, agenda=(Rise(SARACEN), Shooting(SARACEN)))
    assert refused(theirs, Shoot(seat=SARACEN, figure="jehangir", target="bertin")) == ("4.0a", "is-waiting")
    charging = replace(state, agenda=(Rise(CRUSADER), Charging(CRUSADER)))
    charge = Charge(seat=CRUSADER, figure="gerard", target="ahmed", route=("K1", "K2"))
    assert refused(charging, charge) == ("4.0a", "is-waiting")
    naming = replace(state, agenda=(Rise(CRUSADER), Naming(CRUSADER)))
    assert refused(naming, attack("bertin", "ahmed")) == ("4.0a", "is-waiting")
    naming = replace(state, side=SARACEN, agenda=(Rise(SARACEN), Naming(SARACEN)))
    assert refused(naming, attack("ahmed", "bertin")) == ("4.0a", "is-waiting")


def test_4_0a_nobody_is_marked_before_he_is_on_the_map() -> None:
    state = bordered(*FAR, waiting="anselmo", entry=FROM_NORTH)
    assert crossbowmen(state, CRUSADER) == []
    marking = replace(state, agenda=(Rise(CRUSADER), Marking(CRUSADER)))
    refusal = GAME.check(marking, Mark(seat=CRUSADER, choices=(("anselmo", "defensive"),)))
    assert refusal is not None
    assert refusal.key == "not-to-be-marked"
    entered = settled(state, enter("anselmo", "K1")).state
    assert figure_of(entered, "anselmo").mark == "none"


def test_4_0a_the_turn_of_the_entry_is_named_and_who_does_not_enter_waits_for_a_later_one() -> None:
    entry = Entry(CRUSADER, 2, NORTH)
    early = bordered(*FAR, waiting="bertin", entry=entry)
    assert refused(early, enter("bertin", "K1")) == ("4.0a", "not-yet-entering")
    for turn in (2, 5):
        assert refused(bordered(*FAR, waiting="bertin", entry=entry, turn=turn), enter("bertin", "K1")) is None


def test_4_0a_only_those_who_wait_enter() -> None:
    state = bordered(*FAR, "hal K8 dead", waiting="bertin", entry=FROM_NORTH)
    assert refused(state, enter("crispin", "K1")) == ("4.0a", "is-on-the-map")
    assert refused(state, enter("hal", "K1")) == ("C5g", "is-dead")
    assert refused(state, Enter(seat=CRUSADER, figure="ahmed", to="K1")) == ("4.0a", "not-yours")
    assert refused(state, enter("odo", "K1")) == ("K3", "not-in-this-game")


def test_4_0a_and_1_33b_he_may_be_shot_at_where_he_enters() -> None:
    state = bordered(*FAR, "jehangir K6", waiting="bertin", entry=FROM_NORTH)
    told = settled(state, enter("bertin", "K1"))
    assert asked(told.state) == (SARACEN, "defend")
    shot = settled(told.state, Volley(seat=SARACEN, figures=("jehangir",), target="bertin"), dice=(3,))
    assert (health(shot.state, "bertin"), left(shot.state)) == ("wounded", 3)


def test_4_0a_and_1_54a_the_edge_hex_counts_as_entered() -> None:
    state = bordered(*FAR, "yasaffa L1", waiting="bertin gerard+", entry=FROM_NORTH)
    told = settled(state, enter("bertin", "K1"))
    assert crossings(told) == []
    assert crossings(settled(told.state, step("bertin", "J2"), dice=(1,))) == [("K1", 1)]
    told = settled(state, enter("gerard", "K1", "sw"), step("gerard", "I2"), dice=(1,))
    assert crossings(told) == [("K1", 1)]


def test_R34_an_entry_ends_the_move_before_it_and_goes_on_with_the_points_left() -> None:
    state = bordered(*FAR, "hal C8", waiting="gerard+", entry=FROM_NORTH)
    state = settled(state, step("hal", "C9"), enter("gerard", "K1", "s"), step("gerard", "K3"), halt()).state
    assert (figure_of(state, "hal").is_done, holds(state, "gerard")) == (True, "K2 K3")


def test_R100_nobody_enters_while_a_mover_stands_where_he_may_not_end() -> None:
    state = settled(bordered(*FAR, "hal C8", "odo C9", waiting="bertin", entry=FROM_NORTH), step("hal", "C9")).state
    assert refused(state, enter("bertin", "K1")) == ("R100", "must-go-on")


def test_R102_a_phase_is_asked_while_somebody_may_enter_and_ends_by_itself_when_nobody_can() -> None:
    only = ("ahmed Y16",)
    state = bordered(*only, waiting="bertin", entry=FROM_NORTH)
    assert asked(settled(state).state) == (CRUSADER, "move")
    later = bordered(*only, waiting="bertin", entry=Entry(CRUSADER, 2, NORTH))
    assert asked(settled(later).state) is None
    assert settled(state, end()).state.figures == state.figures


def test_R112_a_side_that_waits_is_not_at_its_end() -> None:
    state = replace(bordered("ahmed Y16", waiting="bertin", entry=FROM_NORTH), agenda=(BeginTurn(CRUSADER),))
    begun = settle(GAME, state, ScriptedDice(()), unheard)
    assert (GAME.outcome(begun), [each.ask for each in GAME.due(begun)]) == (None, ["move"])
    assert isinstance(begun.agenda[-1], Moving)


def test_4_0a_an_entry_uses_up_the_waiting_place() -> None:
    told = settled(bordered(*FAR, waiting="gerard+", entry=FROM_NORTH), enter("gerard", "K1", "sw"))
    gerard = figure_of(told.state, "gerard")
    assert (holds(told.state, "gerard"), gerard.horse, gerard.at != WAITING) == ("K1 J2", "gerard-horse", True)
    (event,) = told.events(Entered)
    assert (event.to, event.facing) == ("J2", "sw")
