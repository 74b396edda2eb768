"""Clause 1.8 with A3a and C5g: harm to men and riders, where the dismounted are put, and horses as targets."""

from typing import Any

import pytest

from gonfalon.games.croisades import GAME
from gonfalon.games.croisades.actions import Fall, Shoot
from gonfalon.games.croisades.events import (
    ChargeLost,
    Dismounted,
    Displaced,
    Fell,
    Fought,
    Killed,
    PutBack,
    Shot,
    Stunned,
    Wounded,
)
from gonfalon.games.croisades.frames import Falling, Rise, Shooting
from gonfalon.games.croisades.rules.harm import kill, stun, wound
from gonfalon.games.croisades.state import AWAY, ON_FOOT, Charged, Health, Ridden, State, figure_of, player_turn
from gonfalon.kernel.dice import ScriptedDice
from gonfalon.kernel.game import take
from gonfalon.words import Words
from tests.games.croisades.fray import (
    aside,
    asked,
    attack,
    default,
    fall,
    fought,
    fray,
    holds,
    refused,
    result,
    settled,
    sums,
    ways,
)
from tests.games.croisades.stamp import CRUSADER, SARACEN, Told, ground, health, stamp, where

RING = ("J8", "J9", "K7", "K9", "L7", "L9", "M7", "M8")
"""The hexes round a rider on K8 and L8."""
RIDER = "mohammad K8 ne"


def struck(rule: Any, *placed: str, who: str = "mohammad", field: str = "", **how: Any) -> Told:
    """What comes of a blow up to the next ask."""
    rest = {name: how.pop(name) for name in ("mover", "charges") if name in how}
    dice = how.pop("dice", ())
    told = Told(stamp(*placed, field=field, agenda=(Rise(CRUSADER),), **rest), [])
    state = rule(told.state, who, "C6d", told.told.append, **how)
    return Told(settled(state, dice=dice).state, told.told)


def crusaders(*hexes: str) -> list[str]:
    """Spearmen and billmen, one a hex."""
    names = ("bertin", "crispin", "hal", "odo", "perkin", "owain", "bryn", "gareth", "adam", "ned")
    return [f"{name} {at}" for name, at in zip(names, hexes, strict=False)]


def saracens(*hexes: str) -> list[str]:
    """Fatimids, one a hex."""
    names = ("yasaffa", "ahmed", "hashmi", "ibraham", "abdur", "fahrat", "junaid", "nayeen")
    return [f"{name} {at}" for name, at in zip(names, hexes, strict=False)]


def test_A3a_a_stunned_rider_is_never_in_the_saddle() -> None:
    told = struck(stun, RIDER)
    assert told.told == [
        Stunned(clause="C6d", figure="mohammad", at="L8"),
        Dismounted(clause="1.8a", figure="mohammad", horse="mohammad-horse", at="L8"),
    ]
    rider, horse = figure_of(told.state, "mohammad"), figure_of(told.state, "mohammad-horse")
    assert (rider.at, rider.facing, rider.horse, rider.health) == (AWAY, ON_FOOT, "", Health.STUNNED)
    assert rider.fell == player_turn(told.state)
    assert (horse.facing, horse.health, holds(told.state, horse.id)) == (1, Health.HEALTHY, "K8 L8")
    assert told.state.agenda[-1] == Falling(SARACEN, "mohammad", "mohammad-horse")


def test_C6d_a_wounded_rider_stays_mounted_unless_his_horse_is_killed() -> None:
    told = struck(wound, RIDER)
    assert told.told == [Wounded(clause="C6d", figure="mohammad", at="L8")]
    assert holds(told.state, "mohammad") == "K8 L8"
    told = struck(wound, RIDER, unhorsed=True, horse_killed=True)
    assert [type(event) for event in told.told] == [Wounded, Dismounted, Killed]
    assert health(told.state, "mohammad-horse") == "dead"


@pytest.mark.parametrize("rule", [wound, stun])
@pytest.mark.parametrize("horse_killed", [False, True])
def test_R81_a_wounded_rider_who_is_hurt_again_dies_and_the_horse_lives_unless_the_result_kills_it(
    rule: Any, horse_killed: bool
) -> None:
    told = struck(rule, f"{RIDER} wounded", horse_killed=horse_killed)
    assert told.events(Killed)[0] == Killed(clause="C5g", figure="mohammad", at="L8", points=19)
    assert health(told.state, "mohammad-horse") == ("dead" if horse_killed else "healthy")
    assert asked(told.state) == (SARACEN, "fall")


@pytest.mark.parametrize("rule", [wound, stun])
@pytest.mark.parametrize("before", ["wounded", "stunned"])
def test_C5g_twice_hurt_is_dead(rule: Any, before: str) -> None:
    told = struck(rule, f"ali K8 {before}", who="ali")
    assert told.told == [Killed(clause="C5g", figure="ali", at="K8", points=11)]
    assert (where(told.state, "ali"), figure_of(told.state, "ali").fell) == ("K8", 0)
    assert struck(kill, "ali K8 dead", who="ali").told == []


def test_1_8a_the_owner_puts_a_dismounted_rider_beside_his_horse() -> None:
    state = struck(stun, RIDER).state
    assert ways(state) == set(RING)
    assert default(state) == fall("J8")
    assert refused(state, fall("K8")) == ("1.8a", "not-beside-horse")
    assert refused(state, fall("N7")) == ("1.8a", "not-beside-horse")
    told = settled(state, fall("M7"))
    assert told.events(Fell) == [Fell(clause="1.8a", figure="mohammad", at="M7")]
    assert (where(told.state, "mohammad"), asked(told.state)) == ("M7", None)


def test_R80_the_living_need_a_free_hex_that_they_may_enter_and_the_dead_only_the_latter() -> None:
    field = ground(water="J8", trees="J9")
    placed = (*saracens("K7"), *crusaders("K9"))
    state = struck(stun, RIDER, *placed, field=field).state
    assert ways(state) == set(RING) - {"J8", "K7", "K9"}
    assert refused(state, fall("J8")) == ("1.51.3", "ground-closed")
    assert refused(state, fall("K7")) == ("R80", "hex-not-free")
    assert refused(state, fall("K9")) == ("1.51.1", "held-against")
    dead = struck(kill, RIDER, *placed, field=field).state
    assert ways(dead) == set(RING) - {"J8"}
    assert where(settled(dead, fall("K9")).state, "mohammad") == "K9"


def test_1_8a_an_only_hex_is_not_asked_for() -> None:
    told = struck(stun, RIDER, *crusaders(*RING[1:]))
    assert (where(told.state, "mohammad"), asked(told.state)) == ("J8", None)


def test_1_8a_and_R80_a_friend_is_moved_aside_where_no_hex_is_free() -> None:
    state = struck(stun, RIDER, *saracens("J8", "J9"), *crusaders(*RING[2:])).state
    assert asked(state) == (SARACEN, "fall")
    assert ways(state) == {"J8", "J9"}
    state = settled(state, fall("J8")).state
    assert asked(state) == (SARACEN, "aside")
    assert ways(state) == {"I7", "I8", "J7"}
    told = settled(state, aside("I8"))
    assert told.events(Displaced) == [Displaced(clause="R73", figure="yasaffa", start="J8", to="I8")]
    assert (where(told.state, "yasaffa"), where(told.state, "mohammad"), asked(told.state)) == ("I8", "J8", None)


def test_R73_a_friend_who_makes_room_for_the_fallen_rolls_beside_an_enemy() -> None:
    placed = (*saracens("J8"), *crusaders(*RING[1:], "I7", "J7"))
    told = struck(stun, RIDER, *placed, dice=(5,))
    assert (where(told.state, "yasaffa"), health(told.state, "yasaffa")) == ("I8", "wounded")
    assert (where(told.state, "mohammad"), health(told.state, "mohammad")) == ("J8", "stunned")


def test_1_8b_with_only_enemies_round_the_horse_he_is_killed() -> None:
    told = struck(stun, RIDER, *crusaders(*RING))
    assert (health(told.state, "mohammad"), where(told.state, "mohammad")) == ("dead", "J8")
    assert asked(told.state) is None
    stunned = struck(stun, RIDER, *crusaders(*RING[1:]), "yasaffa J8 stunned")
    assert health(stunned.state, "mohammad") == "dead"


def test_R77_one_who_falls_on_his_feet_may_close_the_ring_round_a_stunned_man() -> None:
    placed = ("mohammad C2 se", "tom A1 stunned", *saracens("A2", "B1"))
    state = struck(wound, *placed, unhorsed=True).state
    told = settled(state, fall("B2"))
    assert told.events(Killed) == [Killed(clause="1.72e", figure="tom", at="A1", points=17)]
    assert health(settled(state, fall("C1")).state, "tom") == "stunned"


def test_R104_and_R91_a_mover_who_is_brought_down_has_moved_and_is_put_back_first() -> None:
    told = struck(stun, RIDER, mover="mohammad")
    rider = figure_of(told.state, "mohammad")
    assert (told.state.mover, rider.moved, rider.is_done) == (None, True, True)
    told = struck(kill, "ali K8", "yasaffa K8", mover="ali", who="ali")
    assert [type(event) for event in told.told] == [PutBack, Killed]
    told = struck(wound, "ali K8", mover="ali", who="ali")
    assert told.state.mover is not None


def test_R49_the_charge_of_one_brought_down_is_lost() -> None:
    charge = Charged("mohammad", "tom", ("L9",))
    told = struck(stun, RIDER, "tom A1", charges=(charge,))
    assert told.events(ChargeLost) == [ChargeLost(clause="R49", figure="mohammad", target="tom")]
    assert told.state.charges[0].ridden is Ridden.LOST
    assert struck(wound, RIDER, "tom A1", charges=(charge,)).state.charges[0].ridden is Ridden.ANNOUNCED


def test_E14_a_bedouin_stunned_out_of_the_saddle_and_killed_as_he_lies() -> None:
    state = struck(stun, "dabir K8 ne", who="dabir").state
    state = settled(state, fall("K7")).state
    assert (where(state, "dabir"), holds(state, "dabir-horse")) == ("K7", "K8 L8")
    told = fought(fray("bertin K6", "dabir K7 stunned fell=1"), "bertin", "dabir", (5,))
    assert sums(told)["defence"] == [("defence-stunned", "+1")]
    assert (result(told), health(told.state, "dabir")) == ((6, 5, "D"), "dead")


@pytest.mark.parametrize(
    ("face", "letter", "after", "ask"),
    [
        (9, "C", "healthy", "retreat"),
        (8, "D", "healthy", None),
        (6, "E", "dead", "advance"),
        (1, "G", "dead", "advance"),
    ],
)
def test_1_8c_and_R82_a_horse_alone_in_combat(face: int, letter: str, after: str, ask: str | None) -> None:
    told = fought(fray("tom K9", "dabir-horse K8 n"), "tom", "dabir-horse", (face,))
    assert sums(told)["defence"] == [("defence-horse", "+1")]
    assert result(told) == (9, face, letter)
    assert health(told.state, "dabir-horse") == after
    assert (asked(told.state) or (None, None))[1] == ask
    (event,) = told.events(Fought)
    said = Words("en", "croisades").event(event)
    assert said.endswith("kills a horse alone.") == (after == "dead")
    assert "rider" not in said


@pytest.mark.parametrize(
    ("face", "said"),
    [
        (1, "row 5 of the chart, D, which kills a horse alone."),
        (3, "row 7 of the chart, B, which does nothing to a horse alone."),
        (4, "row 8 of the chart, A, a retreat of 4 hexes."),
        (9, "row 13 of the chart, a miss."),
    ],
)
def test_1_8c_a_shot_at_a_horse_alone_is_told_as_it_is(face: int, said: str) -> None:
    state = stamp("ali K12", "gerard-horse K8 n", "bertin A1", side=SARACEN, agenda=(Rise(SARACEN), Shooting(SARACEN)))
    told = Told(state, [])
    take(GAME, state, Shoot(seat=SARACEN, figure="ali", target="gerard-horse"), ScriptedDice((face,)), told.told.append)
    (event,) = told.events(Shot)
    assert Words("en", "croisades").event(event).endswith(said)


def test_1_8e_a_horse_defends_with_1_and_dead_lies_in_both_its_hexes() -> None:
    told = struck(kill, "dabir-horse K8 n", who="dabir-horse")
    assert told.told == [Killed(clause="C6d", figure="dabir-horse", at="K7", points=0)]
    assert holds(told.state, "dabir-horse") == "K8 K7"
    assert refused(fray("tom K9", "dabir-horse K8 n dead", "ali L9"), attack("tom", "dabir-horse")) == (
        "C5g",
        "is-dead",
    )


def test_1_8a_only_the_owner_is_asked() -> None:
    state: State = struck(stun, "gerard K8 ne", who="gerard").state
    assert asked(state) == (CRUSADER, "fall")
    assert refused(state, Fall(seat=SARACEN, to="J8")) == ("K1", "not-your-ask")
