"""Clause 1.54: the die for a hex that is crossed beside enemies, with its exact chances."""

from collections.abc import Callable
from fractions import Fraction

import pytest

from gonfalon.games.croisades import GAME
from gonfalon.games.croisades.actions import Step, Volley
from gonfalon.games.croisades.decisions import DECISIONS
from gonfalon.games.croisades.events import Crossed, Killed, Shot, Stepped, Wounded
from gonfalon.games.croisades.state import State, figure_of
from gonfalon.kernel.dice import Dice, ScriptedDice, chance_of
from gonfalon.kernel.events import Event, Rolled, unheard
from gonfalon.kernel.game import take
from gonfalon.kernel.odds import odds
from tests.games.croisades.fray import asked, holds, refused, settled
from tests.games.croisades.march import crossings, halt, left, moving, step, walked
from tests.games.croisades.stamp import SARACEN, ground, health, where

FAR = ("crispin Y1", "ahmed Y16")
"""One of each side who is out of the way."""


def test_E12_a_man_on_foot_passes_two_enemies() -> None:
    state = moving("bertin I7", "yasaffa K8", "hashmi K6 wounded", *FAR)
    told = walked(state, "bertin", "J7 K7 L7", dice=(5, 5))
    assert crossings(told) == [("J7", 4), ("K7", 5)]
    assert (health(told.state, "bertin"), where(told.state, "bertin"), left(told.state)) == ("wounded", "L7", 2)
    assert health(settled(told.state, halt()).state, "bertin") == "wounded"
    told = walked(told.state, "bertin", "M7", dice=(5,))
    assert crossings(told) == [("L7", 5)]
    assert (health(told.state, "bertin"), where(told.state, "bertin")) == ("dead", "L7")
    assert told.events(Killed)[0].clause == "C5g"


def test_E13_a_rider_passes_an_enemy() -> None:
    state = moving("gerard F10 n", "yasaffa G6", *FAR)
    assert crossings(walked(state, "gerard", "F8 F7 F6")) == []
    told = walked(state, "gerard", "F8 F7 F6 F5", dice=(5,))
    assert crossings(told) == [("F7", 5)]
    assert health(told.state, "gerard") == "healthy"
    told = walked(state, "gerard", "F8 F7 F6 F5 F4", dice=(5, 6))
    assert crossings(told) == [("F7", 5), ("F6", 6)]
    assert (health(told.state, "gerard"), left(told.state), holds(told.state, "gerard")) == ("wounded", 7, "F5 F4")


def test_1_54c_and_R39_the_start_and_the_end_of_a_move_call_for_no_die() -> None:
    state = moving("bertin K7", "yasaffa K8", *FAR)
    assert crossings(walked(state, "bertin", "K6")) == []
    assert crossings(walked(moving("bertin K6", "yasaffa K8", *FAR), "bertin", "K7")) == []
    around = walked(state, "bertin", "L8", dice=())
    assert crossings(walked(around.state, "bertin", "K7", dice=(1,))) == [("L8", 1)]
    again = walked(around.state, "bertin", "K7 K6", dice=(1, 1))
    assert crossings(again) == [("L8", 1), ("K7", 1)]


def test_R39_a_rider_crosses_what_both_his_halves_have_left() -> None:
    state = moving("gerard F10 n", "yasaffa G9", *FAR)
    told = walked(state, "gerard", "F8")
    assert crossings(told) == []
    assert crossings(walked(told.state, "gerard", "F7", dice=())) == []
    swing = moving("gerard F12 n", "yasaffa G10", *FAR)
    told = walked(swing, "gerard", "F10", dice=())
    assert holds(told.state, "gerard") == "F11 F10"
    told = walked(told.state, "gerard", "E11", dice=(1,))
    assert (crossings(told), holds(told.state, "gerard")) == ([("F10", 1)], "F11 E11")


def test_R41_to_turn_about_is_no_crossing() -> None:
    state = moving("gerard F10 n", "yasaffa G8", *FAR)
    told = walked(state, "gerard", "F8 about", dice=())
    assert (crossings(told), holds(told.state, "gerard")) == ([], "F8 F9")
    assert crossings(walked(told.state, "gerard", "F10", dice=(1,))) == [("F8", 1)]


def after_step(state: State, action: Step) -> Callable[[Dice], str]:
    """How a figure is after a step, as a function of dice."""

    def rule(dice: Dice) -> str:
        found = DECISIONS.apply(state, action, dice, unheard)
        while (after := DECISIONS.resolve(found, dice, unheard)) is not None:
            found = after
        return found.figures[0].health.value

    return rule


THIRD, HALF, SIXTH = Fraction(1, 3), Fraction(1, 2), Fraction(1, 6)


@pytest.mark.parametrize(
    ("mover", "watchers", "chance"),
    [
        ("bertin", ("yasaffa K9",), THIRD),
        ("bertin wounded", ("yasaffa K9",), HALF),
        ("bertin", ("yasaffa K9 wounded",), SIXTH),
        ("bertin wounded", ("yasaffa K9 wounded",), THIRD),
        ("bertin", ("yasaffa K9", "hashmi L9 wounded", "abdur J9"), THIRD),
        ("bertin", ("yasaffa K9 wounded", "hashmi L9 wounded"), SIXTH),
        ("bertin", ("yasaffa K9 wounded", "hashmi L9 stunned fell=1"), SIXTH),
        ("gerard n", ("yasaffa J9",), SIXTH),
        ("gerard n wounded", ("yasaffa J9",), SIXTH),
        ("gerard n", ("yasaffa J9 wounded",), Fraction(0)),
    ],
)
def test_1_54a_and_1_54b_and_R42_the_chance_of_a_wound_is_exact(
    mover: str, watchers: tuple[str, ...], chance: Fraction
) -> None:
    name, *words = mover.split()
    state = moving(" ".join((name, "K10" if "n" in words else "K7", *words)), *watchers, *FAR)
    state = walked(state, name, "K8 K7" if "n" in words else "K8").state
    action = step(name, "K6" if "n" in words else "K7")
    found = chance_of(after_step(state, action))
    hurt = "dead" if "wounded" in words else "wounded"
    assert found.get(hurt, Fraction(0)) == chance
    assert sum(found.values()) == 1
    table = odds(GAME, state, action)
    assert table.exact
    assert sum(each.chance for each in table.chances if figure_of(each.state, name).health == hurt) == chance


def test_1_54a_one_die_a_hex_however_many_watch() -> None:
    ring = ("yasaffa K9", "hashmi L9", "abdur J9", "junaid J8")
    told = walked(moving("bertin K7", *ring, *FAR), "bertin", "K8 K7", dice=(4,))
    assert crossings(told) == [("K8", 4)]


def test_1_54a_only_enemies_who_could_enter_the_hex_endanger_it() -> None:
    told = walked(moving("bertin K9", "mohammad K7 n", *FAR, field=ground(trees="K8")), "bertin", "K8 J9")
    assert crossings(told) == []
    for other in ("yasaffa K7 stunned fell=1", "yasaffa K7 dead", "mohammad-horse K7 n", "hal K7"):
        assert crossings(walked(moving("bertin K9", other, *FAR), "bertin", "K8 J9")) == []
    told = walked(moving("bertin K9", "mohammad K7 n", *FAR), "bertin", "K8 J9", dice=(1,))
    assert crossings(told) == [("K8", 1)]


def test_R40_the_die_falls_after_the_shots_and_before_the_step() -> None:
    state = moving("bertin K7", "hashmi K9", "jehangir C4", *FAR)
    shot = Volley(seat=SARACEN, figures=("jehangir",), target="bertin")
    state = settled(state, step("bertin", "K8")).state
    assert asked(state) == ("saracen", "defend")
    told = settled(state, shot, step("bertin", "K7"), dice=(10, 1))
    assert [type(event) for event in told.told if isinstance(event, Shot | Crossed | Stepped)] == [
        Shot,
        Crossed,
        Stepped,
    ]


def test_R40_and_R16_the_dead_lie_where_they_crossed_and_the_wounded_go_on_with_half() -> None:
    state = moving("bertin K7", "yasaffa K9", *FAR)
    told = walked(state, "bertin", "K8 K7", dice=(6,))
    assert (where(told.state, "bertin"), left(told.state)) == ("K7", 2)
    assert [(each.clause, each.at) for each in told.events(Wounded)] == [("1.54a", "K8")]
    told = walked(moving("bertin K7 wounded", "yasaffa K9", *FAR), "bertin", "K8 K7", dice=(4,))
    assert (where(told.state, "bertin"), health(told.state, "bertin")) == ("K8", "dead")


def test_R40_the_horse_of_a_dead_rider_stands_where_it_was() -> None:
    state = moving("gerard F10 n wounded", "yasaffa G6", *FAR)
    told = walked(state, "gerard", "F8 F7 F6 F5", dice=(6,))
    assert asked(told.state) == ("crusader", "fall")
    assert (health(told.state, "gerard"), holds(told.state, "gerard-horse")) == ("dead", "F7 F6")


def test_R16_whoever_cannot_pay_for_the_step_any_more_has_rolled_once() -> None:
    state = moving("bertin K3", "yasaffa K9", *FAR, field=ground(scrub="L9"))
    state = walked(state, "bertin", "K4 K5 K6 K7 K8").state
    told = walked(state, "bertin", "L9", dice=(5,))
    assert (where(told.state, "bertin"), left(told.state)) == ("K8", 1)
    assert refused(told.state, step("bertin", "L9")) == ("1.5a", "too-dear")
    assert crossings(walked(told.state, "bertin", "K7")) == []


def test_1_54a_the_die_is_told_with_its_clause() -> None:
    told: list[Event] = []
    state = walked(moving("bertin K7", "yasaffa K9", *FAR), "bertin", "K8").state
    take(GAME, state, step("bertin", "K7"), ScriptedDice((2,)), told.append)
    rolls = [each for each in told if isinstance(each, Rolled)]
    assert [(each.clause, each.sides, each.who) for each in rolls] == [("1.54a", 6, "bertin")]
