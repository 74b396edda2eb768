"""What an answer costs is told before it is given: pulls and paths of a feint, points and limits of a withdrawal."""

import itertools
from typing import Any

from msgspec import convert, structs

from gonfalon.games.acre import GAME
from gonfalon.games.acre.actions import AcreAction, Flee, Lend, Lose, Withdraw
from gonfalon.games.acre.pieces import BY_ID
from gonfalon.games.acre.rules.morale import losses, numbers
from gonfalon.games.acre.rules.points import points
from gonfalon.games.acre.state import State, replace
from gonfalon.kernel.accounts import Account
from gonfalon.lab.battles import NEAR_THE_WITHDRAWAL, battle
from tests.games.acre.stamp import CRUSADER, MUSLIM, NO_DICE, asked, attack, feign, fire, nothing, play, stamp, stand

FACES = range(1, 7)
FOUR = {"t1": "1206", "ma1": "1306", "ma2": "1207", "hq1": "1307"}
EXCHANGE = 6
"""A die that is an exchange at the odds of three units against the Halqa."""


def told(state: State, action: AcreAction) -> Account:
    assert GAME.check(state, action) is None
    (account,) = GAME.advice.accounts(GAME.view(state, action.seat), [action], NO_DICE)
    return account


def args(account: Account, key: str) -> list[dict[str, Any]]:
    return [each.args for each in account.remarks if each.key == key]


def at_the_choice() -> State:
    return GAME.state_of(convert(NEAR_THE_WITHDRAWAL, GAME.position_type))


def feinted(leaders: dict[str, str] | None = None) -> State:
    """Two bodies of foot attack light infantry with a dot."""
    before = battle(
        "attack",
        "crusader",
        moved_to={"ma2": "1408", "ma3": "1308", "li2": "1407", "as2": "1707", "tk3": "1906"},
        riding=leaders or {},
    )
    return play(GAME.state_of(convert(before, GAME.position_type)), attack("ma2 ma3", "1407")).state


def test_15_1d_each_attacker_pulls_with_his_die_less_three_and_less_the_best_leader() -> None:
    pulls = args(told(feinted({"james": "ma3"}), feign()), "pull")
    assert [each["unit"] for each in pulls] == ["ma2", "ma3"]
    assert {(each["leader"], each["value"], each["least"], each["most"]) for each in pulls} == {("james", 1, "−3", "2")}
    plain = args(told(feinted(), feign()), "pull")
    assert {(each["leader"], each["least"], each["most"]) for each in plain} == {("", "−2", "3")}


def test_R35_the_paths_that_are_told_are_those_that_some_dice_open() -> None:
    state = feinted({"james": "ma3"})
    opened: set[tuple[str, ...]] = set()
    for dice in itertools.combinations_with_replacement(FACES, 2):
        after = play(state, feign(), dice=dice).state
        assert asked(after) == (MUSLIM, "flee")
        opened |= {action.path for action in GAME.menu(after, MUSLIM).actions() if isinstance(action, Flee)}
    ways = told(state, feign()).ways
    assert set(ways) == opened
    assert len(ways) == len(opened)


def test_S6_5_a_volley_tells_on_what_it_hits_and_the_column_that_a_hit_leaves() -> None:
    (volley,) = args(told(feinted({"james": "ma3"}), fire(MUSLIM, "ma2")), "volley")
    assert volley == {"target": "ma2", "hits": 1, "column": "4:1"}


def test_S7_7_losses_are_told_as_the_points_that_they_give() -> None:
    attacked = play(stamp(FOUR, ask="attack"), attack("t1 ma1 ma2", "1307")).state
    after = play(attacked, stand(MUSLIM), dice=(EXCHANGE,)).state
    answers = [each for each in GAME.menu(after, CRUSADER).actions() if isinstance(each, Lose)]
    assert len(answers) > 1
    for action in answers:
        (given,) = args(told(after, action), "gives-points")
        assert given["points"] == sum(BY_ID[unit].strength for unit in action.units)
        assert points(play(after, action).state, MUSLIM) - points(after, MUSLIM) == given["points"]


def test_15_5a_a_withdrawal_tells_its_points_and_the_limits_that_hold_after_it() -> None:
    state = at_the_choice()
    account = told(state, Withdraw(seat=MUSLIM))
    after = play(state, Withdraw(seat=MUSLIM)).state
    (bonus,), (limits,), (then,) = (args(account, key) for key in ("gives-bonus", "limits", "losses-then"))
    assert points(after, CRUSADER) - points(state, CRUSADER) == bonus["points"] == 35
    later = numbers(replace(after, stage=2), MUSLIM)
    assert (limits["demoralized"], limits["disintegrated"]) == (later.demoralized, later.disintegrated) == (70, 100)
    assert (then["losses"], then["after"]) == (losses(state, MUSLIM), losses(after, MUSLIM)) == (50, 85)
    assert args(account, "fallen-roll") == [{"count": 12, "most": 5}]


def test_R48_without_the_option_the_bonus_is_no_loss() -> None:
    state = at_the_choice()
    spared = replace(state, options=structs.replace(state.options, withdrawal_bonus_morale=False))
    assert args(told(spared, Withdraw(seat=MUSLIM)), "losses-then") == [{"losses": 50, "after": 50}]


def test_15_5a_fighting_on_tells_what_stays_and_what_a_turn_later_would_give() -> None:
    account = told(at_the_choice(), nothing(MUSLIM))
    assert args(account, "gives-bonus") == [{"points": 0}]
    assert args(account, "limits") == [{"demoralized": 50, "disintegrated": 75}]
    assert args(account, "bonus-later") == [{"points": 30}]


def test_15_5d_the_losses_after_the_special_rally_lie_between_those_of_all_and_of_no_returns() -> None:
    state = play(at_the_choice(), Withdraw(seat=MUSLIM), nothing(CRUSADER), dice=(6, 6, 6)).state
    assert asked(state) == (MUSLIM, "lend")
    helped = play(state, Lend(seat=MUSLIM, leader="saladin", unit="hq1")).state
    (span,) = args(told(helped, nothing(MUSLIM)), "returns-with")
    (doubt,) = args(told(helped, nothing(MUSLIM)), "doubtful")
    worst, best = (losses(play(helped, nothing(MUSLIM), dice=(face,) * 12).state, MUSLIM) for face in (6, 1))
    assert (span["least"], span["most"]) == (best, worst)
    assert (doubt["count"], doubt["most"]) == (11, worst - best)
