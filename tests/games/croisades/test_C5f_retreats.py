"""Clauses C5f and C5g: the ways of a forced retreat, its dice, friends who make room, and those who have no way."""

import pytest

from gonfalon.games.croisades.actions import Retreat
from gonfalon.games.croisades.events import Cornered, Crossed, Displaced, Killed, PutBack, Retreated
from gonfalon.games.croisades.frames import Retreating
from gonfalon.games.croisades.rules.ground import could_enter, entry_cost
from gonfalon.games.croisades.state import State, field_of, figure_of
from tests.games.croisades.fray import (
    aside,
    asked,
    default,
    fought,
    fray,
    holds,
    owing,
    refused,
    retreat,
    settled,
    ways,
)
from tests.games.croisades.stamp import SARACEN, Told, at, ground, health, stamp, where

TURNED = "J9 I9 H10 G10"
FORWARD = "M7 N7 O6 P6"


def driven(hexes: int, *placed: str, field: str = "", dice: tuple[int, ...] = ()) -> Told:
    """What comes of a retreat of those Saracens who are marked with `!`."""
    figures = tuple(text.split(maxsplit=1)[0] for text in placed if text.endswith("!"))
    cleaned = [text.removesuffix("!").strip() for text in placed]
    return owing(*cleaned, frame=Retreating(SARACEN, figures, hexes), field=field, dice=dice)


def test_E18_a_man_goes_one_hex_and_rolls_beside_enemies() -> None:
    told = fought(fray("frederick K9", "yasaffa K8", "dai M7"), "frederick", "yasaffa", (3,))
    assert asked(told.state) == (SARACEN, "retreat")
    assert ways(told.state) == {"K7", "J8", "J9", "L8", "L9"}
    assert default(told.state) == retreat("yasaffa", "J8")
    for free in ("K7", "J8"):
        assert settled(told.state, retreat("yasaffa", free)).events(Crossed) == []
    for watched in ("J9", "L9", "L8"):
        after = settled(told.state, retreat("yasaffa", watched), dice=(5,))
        assert (where(after.state, "yasaffa"), health(after.state, "yasaffa")) == (watched, "wounded")
        assert [event.at for event in after.events(Crossed)] == [watched]
    assert settled(told.state, retreat("yasaffa", "L8"), dice=(4,)).events(Retreated) == [
        Retreated(clause="C5f", figure="yasaffa", start="K8", path=("L8",))
    ]


def test_R71_each_step_leads_further_away_and_never_off_the_map() -> None:
    state = driven(2, "yasaffa K8 !").state
    assert len(ways(state)) == 18
    assert {"K7 K6", "K7 L7", "J8 I7", "L8 L7"} <= ways(state)
    assert refused(state, retreat("yasaffa", "K7 L8")) == ("R71", "not-away")
    assert refused(state, retreat("yasaffa", "K7 K5")) == ("R71", "not-onward")
    assert refused(state, retreat("yasaffa", "K7")) == ("C5f", "so-many-hexes")
    assert refused(state, retreat("yasaffa", "K7", backing=True)) == ("C5f", "so-many-hexes")
    corner = driven(2, "yasaffa A1 !").state
    assert ways(corner) == {"A2 A3", "A2 B3", "B1 C1", "B2 B3", "B2 C1", "B2 C2"}


def test_C5f_through_friends_and_the_stunned_but_never_through_enemies() -> None:
    placed = ("yasaffa K8 !", "ahmed K7", "ali J8 stunned", "tom L8")
    state = driven(2, *placed, field=ground(water="K9")).state
    assert {"K7 K6", "J8 I7", "K9 K10"} <= ways(state)
    assert refused(state, retreat("yasaffa", "L8 L7")) == ("1.51.1", "held-against")
    armoured = driven(1, "moshen K8 !", field=ground(water="K9")).state
    assert refused(armoured, retreat("moshen", "K9")) == ("1.51.3", "ground-closed")


def test_R71_a_man_rolls_for_every_hex_and_may_die_on_the_way() -> None:
    state = driven(2, "yasaffa K8 !", "tom L6").state
    told = settled(state, retreat("yasaffa", "K7 K6"), dice=(5,))
    assert [event.at for event in told.events(Crossed)] == ["K6"]
    assert (where(told.state, "yasaffa"), health(told.state, "yasaffa")) == ("K6", "wounded")
    state = driven(2, "yasaffa K8 !", "tom L7").state
    told = settled(state, retreat("yasaffa", "K7 K6"), dice=(5, 3))
    assert [event.at for event in told.events(Crossed)] == ["K7", "K6"]
    assert (where(told.state, "yasaffa"), health(told.state, "yasaffa")) == ("K6", "wounded")
    wounded = driven(2, "yasaffa K8 wounded !", "tom L7").state
    told = settled(wounded, retreat("yasaffa", "K7 K6"), dice=(4,))
    assert (where(told.state, "yasaffa"), health(told.state, "yasaffa")) == ("K7", "dead")
    assert asked(told.state) is None


def test_E15_a_rider_driven_back_four_hexes() -> None:
    state = driven(4, "mohammad K8 ne !").state
    assert {TURNED, FORWARD} <= ways(state)
    told = settled(state, retreat("mohammad", TURNED))
    assert holds(told.state, "mohammad") == "H10 G10"
    told = settled(state, retreat("mohammad", FORWARD))
    assert holds(told.state, "mohammad") == "O6 P6"
    board = field_of(state).board
    for way in ways(state):
        end = board.at(way.split()[-1])
        assert 4 in (board.distance(end, at(state, "K8")), board.distance(end, at(state, "L8")))
    assert len(ways(state)) == 90
    assert refused(state, retreat("mohammad", "K7 K6 K5 K4")) == ("R72", "not-onward")
    assert refused(state, retreat("mohammad", "M7 N7 N6 M5")) == ("R72", "not-away")


def test_E15_a_rider_without_any_way_is_wounded_where_he_is() -> None:
    round_him = ("tom M7", "frederick L7", "watkin M8", "wynken J9", "dirk J8", "joost K9")
    told = driven(4, "mohammad K8 ne !", *round_him)
    assert told.events(Cornered) == [Cornered(clause="R74", figure="mohammad", at="L8")]
    assert (holds(told.state, "mohammad"), health(told.state, "mohammad")) == ("K8 L8", "wounded")
    told = driven(4, "mohammad K8 ne wounded !", *round_him)
    assert health(told.state, "mohammad") == "dead"
    assert asked(told.state) == (SARACEN, "fall")


def test_R72_backing_keeps_the_facing_and_is_for_one_hex_only() -> None:
    state = driven(1, "mohammad K8 ne !").state
    assert ways(state) == {"-J9", "J9", "J8", "K9", "M7", "L7", "M8"}
    assert holds(settled(state, retreat("mohammad", "J9", backing=True)).state, "mohammad") == "J9 K8"
    assert holds(settled(state, retreat("mohammad", "J9")).state, "mohammad") == "K8 J9"
    assert holds(settled(state, retreat("mohammad", "M8")).state, "mohammad") == "L8 M8"
    assert refused(state, retreat("mohammad", "J8", backing=True)) == ("R72", "backs-straight")
    assert refused(driven(1, "yasaffa K8 !").state, retreat("yasaffa", "K7", backing=True)) == ("R72", "backs-straight")


def test_R72_the_dice_of_a_rider_fall_in_the_order_of_his_hexes() -> None:
    state = driven(1, "mohammad K8 ne !", "tom K7").state
    assert default(state) == retreat("mohammad", "J9")
    told = settled(state, retreat("mohammad", "J8"), dice=(5, 6))
    assert [(event.at, event.is_wounded) for event in told.events(Crossed)] == [("J8", False), ("K8", True)]
    assert health(told.state, "mohammad") == "wounded"
    told = settled(state, retreat("mohammad", "L7"), dice=(5, 5))
    assert [event.at for event in told.events(Crossed)] == ["L7", "L8"]
    told = settled(state, retreat("mohammad", "J9", backing=True), dice=(5,))
    assert [event.at for event in told.events(Crossed)] == ["K8"]


def test_R73_a_friend_makes_room_at_the_end_and_rolls_beside_an_enemy() -> None:
    state = driven(1, "yasaffa K8 !", "ahmed K7", "tom L6").state
    told = settled(state, retreat("yasaffa", "K7"))
    assert asked(told.state) == (SARACEN, "aside")
    assert ways(told.state) == {"K6", "J7", "J8", "L7", "L8", "K8"} - {"L6"}
    assert default(told.state) == aside("J7")
    assert refused(told.state, aside("K5")) == ("R73", "not-beside")
    after = settled(told.state, aside("L7"), dice=(5,))
    assert after.events(Displaced) == [Displaced(clause="R73", figure="ahmed", start="K7", to="L7")]
    assert (where(after.state, "ahmed"), health(after.state, "ahmed")) == ("L7", "wounded")
    assert where(after.state, "yasaffa") == "K7"


def test_R73_only_friends_on_foot_and_on_their_feet_make_room_and_nobody_in_turn() -> None:
    state = driven(1, "yasaffa K8 !", "ahmed K7 stunned", "dabir J8 nw", "tom L8").state
    assert ways(state) == {"K9", "J9", "L9"}
    assert refused(state, retreat("yasaffa", "K7")) == ("R73", "no-room-made")
    assert refused(state, retreat("yasaffa", "J8")) == ("R73", "no-room-made")
    state = driven(2, "yasaffa B3 !", "ahmed A1", "ali A2", "hashmi B1", "latif B2").state
    assert refused(state, retreat("yasaffa", "B2 A1")) == ("R73", "no-room-made")


def test_R73_a_friend_may_take_the_hex_that_was_given_up() -> None:
    placed = ("ahmed A1", "tom A2", "adam B1", "yasaffa B2 !", "hal C1", "odo C2", "perkin B3")
    told = driven(1, *placed, dice=(1, 2))
    assert (where(told.state, "yasaffa"), where(told.state, "ahmed")) == ("A1", "B2")


def test_R73_a_rider_displaces_at_his_last_hex_and_not_under_his_rear_half() -> None:
    state = driven(4, "mohammad K8 ne !", "yasaffa P6").state
    assert FORWARD in ways(state)
    told = settled(state, retreat("mohammad", FORWARD))
    assert asked(told.state) == (SARACEN, "aside")
    state = driven(4, "mohammad K8 ne !", "yasaffa O6").state
    assert FORWARD not in ways(state)
    assert refused(state, retreat("mohammad", FORWARD)) == ("R73", "no-room-made")
    state = driven(4, "mohammad K8 ne !", "yasaffa N7").state
    assert FORWARD in ways(state)


def test_R74_who_cannot_retreat_waits_while_others_can_and_goes_when_room_is_made() -> None:
    placed = ("yasaffa A1 !", "dabir B1 se !", "tom A2", "adam B2")
    state = driven(1, *placed).state
    assert ways(state, "yasaffa") == set()
    assert refused(state, retreat("yasaffa", "A2")) == ("R74", "nowhere-to-retreat")
    assert refused(state, Retreat(seat=SARACEN, figure="tom", path=("A3",))) == (
        "C5f",
        "no-retreat-owed",
    )


def test_R74_a_horse_alone_that_is_cornered_is_killed() -> None:
    round_it = ("tom M7", "frederick L7", "watkin M8", "wynken J9", "dirk J8", "joost K9")
    told = driven(1, "dabir-horse K8 ne !", *round_it)
    assert told.events(Killed) == [Killed(clause="R74", figure="dabir-horse", at="L8", points=0)]


def test_R72_a_horse_alone_retreats_like_a_rider_and_a_roll_kills_it() -> None:
    state = driven(1, "dabir-horse K8 ne !", "tom K7").state
    assert "-J9" in ways(state)
    told = settled(state, retreat("dabir-horse", "J9", backing=True), dice=(6,))
    assert (holds(told.state, "dabir-horse"), health(told.state, "dabir-horse")) == ("J9 K8", "dead")


def test_C5g_a_stunned_man_who_must_retreat_is_dead() -> None:
    told = fought(fray("gerard K10 n", "ali K8 stunned", "yasaffa L9"), "gerard", "ali yasaffa", (7,))
    assert told.events(Killed)[0] == Killed(clause="C5g", figure="ali", at="K8", points=11)
    assert asked(told.state) == (SARACEN, "retreat")
    assert ways(told.state, "ali") == set()


def test_R40_the_horse_of_a_rider_killed_in_his_retreat_stays_or_goes_back_from_a_friend() -> None:
    state = driven(1, "mohammad K8 ne wounded !", "tom K7", "yasaffa J9").state
    told = settled(state, retreat("mohammad", "J9"), dice=(6,))
    assert health(told.state, "mohammad") == "dead"
    assert told.events(PutBack) == [PutBack(clause="R91", figure="mohammad-horse", at="L8")]
    assert holds(told.state, "mohammad-horse") == "L8 K8"
    assert where(told.state, "yasaffa") == "J9"
    state = driven(1, "mohammad K8 ne wounded !", "tom K7").state
    told = settled(state, retreat("mohammad", "J9"), dice=(6,))
    assert holds(told.state, "mohammad-horse") == "K8 J9"
    assert asked(told.state) == (SARACEN, "fall")


def test_1_76_who_could_not_enter_a_hex_threatens_nobody_there() -> None:
    state = driven(1, "ali K8 !", "tom L7", field=ground(water="K7 L8")).state
    assert settled(state, retreat("ali", "K7")).events(Crossed) == []


@pytest.mark.parametrize(
    ("dead", "cost", "is_open"),
    [
        (("hal", "odo", "perkin"), 2, True),
        (("hal", "odo", "gerard-horse"), 2, True),
        (("hal", "odo", "perkin", "gerard-horse"), 2, False),
    ],
)
def test_E19_bodies_slow_and_close_a_hex(dead: tuple[str, ...], cost: int, is_open: bool) -> None:
    bodies = [f"{name} K7 {'n ' if name.endswith('horse') else ''}dead" for name in dead]
    state = stamp("yasaffa K8", *bodies)
    assert could_enter(state, figure_of(state, "yasaffa"), at(state, "K7")) is is_open
    assert not is_open or entry_cost(state, at(state, "K7")) == cost
    inside = driven(1, "yasaffa K7 !", *bodies).state
    assert ways(inside) >= {"K8", "J7"}
    outside: State = driven(1, "yasaffa K8 !", *bodies).state
    assert ("K7" in ways(outside)) is is_open
