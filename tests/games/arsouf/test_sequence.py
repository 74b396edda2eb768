"""The order of play: which asks come when, their numbers and defaults, and the scenarios they begin from."""

import pytest

from gonfalon.games.arsouf import GAME
from gonfalon.games.arsouf.actions import ArsoufAction
from gonfalon.games.arsouf.events import PhaseEnded
from gonfalon.games.arsouf.state import Options, State
from gonfalon.kernel.agenda import Ask
from gonfalon.kernel.dice import ScriptedDice
from gonfalon.kernel.events import unheard
from gonfalon.kernel.game import begin
from tests.games.arsouf.stamp import CRUSADER, MUSLIM, asked, attack, end, move, play, posted, refused, stamp

CLASH = {"templars": "08.08", "richard": "07.10", "mamelukes-1": "08.09"}


def sole(state: State) -> Ask[ArsoufAction]:
    (ask,) = GAME.due(state)
    return ask


def opened(scenario: str, turn_limit: int = 50) -> State:
    return begin(GAME, scenario, Options(turn_limit=turn_limit), ScriptedDice(()), unheard)


def test_4_6_the_first_ask_of_the_printed_game_is_the_crusaders_deployment() -> None:
    ask = sole(opened("printed"))
    assert (ask.id, ask.seat, ask.ask, ask.clause) == (1, "crusader", "deploy", "4.1")


def test_5_1_the_ask_to_move_has_its_clause_and_ends_the_phase_by_default() -> None:
    ask = sole(stamp(CLASH))
    assert (ask.seat, ask.ask, ask.clause, ask.default) == ("crusader", "move", "5.1", end(CRUSADER))


def test_6_1_the_ask_to_attack_has_its_clause_and_ends_the_phase_by_default() -> None:
    ask = sole(stamp(CLASH, ask="attack", seat=MUSLIM))
    assert (ask.seat, ask.ask, ask.clause, ask.default) == ("muslim", "attack", "6.1", end(MUSLIM))


def test_5_1_no_ask_is_secret_shared_or_an_interrupt() -> None:
    for ask in (sole(opened("printed")), sole(stamp(CLASH)), sole(stamp(CLASH, ask="attack"))):
        assert (ask.together, ask.answered, ask.interrupt) == (False, False, False)


def test_R20_only_the_deployment_is_a_prelude() -> None:
    asks = [sole(opened("printed")), sole(stamp(CLASH)), sole(stamp(CLASH, ask="attack"))]
    assert [ask.prelude for ask in asks] == [True, False, False]


def test_5_1_every_answer_is_followed_by_the_ask_with_the_next_number() -> None:
    state = stamp(CLASH)
    steps: list[tuple[ArsoufAction, tuple[int, ...]]] = [
        (move("richard", "07.09"), ()),
        (end(CRUSADER), ()),
        (attack("templars", "mamelukes-1"), (3, 6)),
        (end(CRUSADER), ()),
        (end(MUSLIM), ()),
    ]
    ids = [sole(state).id]
    for action, dice in steps:
        state = play(state, action, dice=dice).state
        ids.append(sole(state).id)
    assert ids == [1, 2, 3, 4, 5, 6]


def test_6_1_attacks_that_nobody_is_asked_for_take_no_number() -> None:
    state = stamp({"templars": "08.08", "mamelukes-1": "02.08"})
    assert sole(play(state, end(CRUSADER)).state).id == sole(state).id + 1


def test_4_2_the_muslims_are_asked_to_deploy_under_their_clause() -> None:
    state = opened("printed")
    state = play(state, sole(state).default).state
    state = play(state, sole(state).default).state
    ask = sole(state)
    assert (ask.seat, ask.ask, ask.clause) == ("muslim", "deploy", "4.2")


def test_5_1_the_moves_go_on_until_the_side_ends_them() -> None:
    state = play(stamp({"templars": "08.08", "mamelukes-1": "02.08"}), move("templars", "08.09")).state
    assert asked(state) == ("crusader", "move")


def test_6_1_the_ends_of_both_phases_are_told() -> None:
    played = play(stamp(CLASH), end(CRUSADER), end(CRUSADER))
    assert played.events(PhaseEnded) == [
        PhaseEnded(clause="6.1", side=CRUSADER, phase="move"),
        PhaseEnded(clause="6.3", side=CRUSADER, phase="attack"),
    ]


def test_3_3_a_side_without_pieces_is_asked_nothing() -> None:
    state = play(stamp({"templars": "08.08"}, turn=3), end(CRUSADER)).state
    assert asked(state) == ("crusader", "move")
    assert GAME.view(state, None).progress.turn == 4


@pytest.mark.parametrize(
    ("at", "ring"),
    [
        pytest.param("14.00", ("13.00", "13.01", "14.01"), id="in a corner"),
        pytest.param("00.18", ("00.19", "01.18", "01.19"), id="against the river"),
        pytest.param("02.00", ("02.01", "03.00", "03.01"), id="against the town"),
    ],
)
def test_5_1_a_side_that_cannot_move_is_asked_for_attacks_at_once(at: str, ring: tuple[str, ...]) -> None:
    knights = dict(zip(("templars", "hospitallers", "knights-1"), ring, strict=True))
    state = play(stamp({"skirmishers-1": at, **knights}), end(CRUSADER), end(CRUSADER)).state
    assert asked(state) == ("muslim", "attack")


def test_3_1_once_the_game_is_over_nothing_is_taken_any_more() -> None:
    state = stamp({"baggage-1": "02.00"}, arrived=("baggage-2", "templars", "richard"))
    state = play(state, move("baggage-1", "01.00")).state
    for action in (end(CRUSADER), end(MUSLIM), move("infantry-5", "11.19")):
        assert refused(state, action) == ("K2", "game-over")
    assert not GAME.menu(state, "crusader")


def test_3_3_the_seat_that_is_not_asked_may_not_answer() -> None:
    assert refused(stamp(CLASH), end(MUSLIM)) == ("K1", "not-your-ask")
    assert refused(stamp(CLASH, seat=MUSLIM), end(CRUSADER)) == ("K1", "not-your-ask")


def test_3_3_a_view_is_the_same_for_both_seats_but_for_its_owner() -> None:
    state = stamp(CLASH)
    views = [GAME.view(state, seat) for seat in ("crusader", "muslim", None)]
    assert [view.seat for view in views] == ["crusader", "muslim", None]
    assert len({view.position for view in views}) == 1
    assert all(GAME.imagine(view, ScriptedDice(())) == state for view in views)


def test_5_1_a_taken_action_leaves_the_state_before_it_as_it_was() -> None:
    state = stamp(CLASH)
    before = posted(CLASH)
    play(state, move("richard", "07.09"), end(CRUSADER), attack("templars", "mamelukes-1"), dice=(6, 1))
    assert state == GAME.state_of(before)


@pytest.mark.parametrize(("scenario", "turns"), [("gate", 8), ("charge", 14), ("ford", 18)])
def test_R19_a_teaching_position_leaves_so_many_turns(scenario: str, turns: int) -> None:
    for limit in (50, 20):
        progress = GAME.view(opened(scenario, limit), None).progress
        assert progress.turn_limit - progress.turn + 1 == turns


@pytest.mark.parametrize("scenario", ["gate", "charge", "ford"])
def test_4_6_a_teaching_position_begins_with_the_crusaders_moves(scenario: str) -> None:
    assert asked(opened(scenario)) == ("crusader", "move")


@pytest.mark.parametrize("scenario", ["printed", "gate", "charge", "ford"])
def test_R20_a_game_knows_its_scenario_and_its_first_ask_is_number_one(scenario: str) -> None:
    state = opened(scenario)
    assert GAME.position(state).scenario == scenario
    assert sole(state).id == 1


def test_R20_the_scenarios_are_the_printed_game_and_three_teaching_positions() -> None:
    assert [scenario.id for scenario in GAME.scenarios] == ["printed", "gate", "charge", "ford"]
    assert [scenario.source for scenario in GAME.scenarios] == ["printed", *["reconstructed"] * 3]
