"""Sections 16, S10 to S12: points, morale, disintegration, the line to Acre, and how a game ends."""

import pytest

from gonfalon.games.acre import GAME
from gonfalon.games.acre.events import Morale
from gonfalon.games.acre.map import LINE_NAMES
from gonfalon.games.acre.pieces import BY_ID, LEADER_BY_ID, Side
from gonfalon.games.acre.rules.leaders import joined
from gonfalon.games.acre.rules.morale import is_demoralized, is_disintegrated, losses
from gonfalon.games.acre.rules.points import score_lines
from gonfalon.games.acre.rules.victory import ending, has_line
from gonfalon.games.acre.state import State
from gonfalon.kernel.events import unheard
from gonfalon.kernel.game import Outcome
from tests.games.acre.stamp import CRUSADER, MUSLIM, asked, attack, end, nothing, play, posted, score, stamp, with_whom

HEAVY = ("t1", "t2", "h1", "h2", "k1", "k2", "k3", "k4")
"""Sixty points of strength."""


def outcome(state: State) -> Outcome:
    found = GAME.outcome(state)
    assert found is not None
    return found


def test_16_2_points_come_from_each_source() -> None:
    rest = {
        "eliminated": ("t1", "hq1", "hq2"),
        "casualties": ("guy", "saladin", "gerard", "taqi"),
        "camps": ("0514", "2129", "2229"),
        "trebuchets": ("0208", "0209"),
        "stage": 2,
        "bonus": 25,
    }
    state = stamp({"ma1": "1206"}, rest=rest)
    crusader = {line.why: line.add for line in score_lines(state, CRUSADER) if line.why != "casualty"}
    assert crusader == {"eliminated": 12, "camps": 5, "withdrawal": 25}
    assert score(state) == (12 + 15 + 4 + 5 + 25, 8 + 10 + 2 + 10 + 10)


def test_R40_and_R39_leaders_are_lost_only_as_casualties_and_are_never_alone() -> None:
    state = stamp({"ma1": "1206", "sp1": "1804"}, {"guy": "ma1"})
    assert score(state) == (0, 0)
    assert with_whom(joined(state, LEADER_BY_ID["guy"], BY_ID["sp1"], unheard), "guy") == "sp1"


def test_S10_1_only_the_best_leader_counts() -> None:
    units = {"ma1": "1206", "as1": "1205", "sp9": "2020", "li6": "2021"}
    state = stamp(units, {"guy": "ma1", "james": "ma1"}, ask="attack")
    done = play(state, attack("ma1", "1205"), dice=(5, 1, 1, 1, 1))
    assert done.sums()["attack"] == [("ma1", 5), ("guy", 2)]


@pytest.mark.parametrize(("gone", "broken"), [(HEAVY, False), ((*HEAVY, "ma1", "ma2", "ma3", "ma4"), True)])
def test_S11_3_and_R56_an_army_is_demoralized_at_its_number(gone: tuple[str, ...], broken: bool) -> None:
    state = stamp({"ma8": "1206"}, rest={"eliminated": gone})
    assert losses(state, CRUSADER) == (80 if broken else 60)
    assert is_demoralized(state, CRUSADER) is broken
    assert not is_disintegrated(state, CRUSADER)


def test_S11_3_demoralization_shifts_the_odds_both_ways() -> None:
    gone = (*HEAVY, "ma1", "ma2", "ma3", "ma4")
    units = {"ma8": "1206", "as1": "1205", "sp9": "2020", "li6": "2021"}
    done = play(stamp(units, ask="attack", rest={"eliminated": gone}), attack("ma8", "1205"), dice=(6,))
    assert done.sums()["shift"] == [("1:1", 0), ("crusader", -1), ("1:2", 0)]
    back = stamp(units, ask="attack", seat=MUSLIM, rest={"eliminated": gone})
    assert play(back, attack("as1", "1206"), dice=(4,)).sums()["shift"] == [("1:1", 0), ("crusader", 1), ("3:2", 0)]


def test_S11_3_becoming_demoralized_is_told() -> None:
    gone = (*HEAVY, "ma1", "ma2", "ma3")
    units = {"ma8": "1206 disorganized", "as1": "1205", "sp9": "2020", "li6": "2021"}
    state = stamp(units, ask="attack", seat=MUSLIM, rest={"eliminated": gone})
    done = play(state, attack("as1", "1206"), dice=(4,))
    assert [(event.side, event.losses, event.demoralized) for event in done.events(Morale)] == [("crusader", 80, True)]


def test_16_1a_and_S11_4_disintegration_wins_at_once() -> None:
    gone = (*HEAVY, *(f"ma{n}" for n in range(1, 8)), "sp1", "sp2", "xb1")
    units = {"ma8": "1206 disorganized", "as1": "1205", "sp9": "2020", "li6": "2021"}
    state = stamp(units, ask="attack", seat=MUSLIM, rest={"eliminated": gone})
    assert losses(state, CRUSADER) == 106
    done = play(state, attack("as1", "1206"), nothing(MUSLIM), dice=(4,))
    assert asked(done.state) is None
    found = outcome(done.state)
    assert (found.winner, found.how, found.clause) == ("muslim", "disintegrated", "16.1a")


def test_R48_the_bonus_counts_for_muslim_morale_unless_the_option_forbids() -> None:
    rest = {"stage": 2, "bonus": 50, "eliminated": ("hq1", "hq2", "hq3", "as1")}
    assert losses(stamp({"ma1": "1206"}, rest=rest), MUSLIM) == 73
    without = stamp({"ma1": "1206"}, rest=rest, withdrawal_bonus_morale=False)
    assert losses(without, MUSLIM) == 23
    assert score(without) == (73, 0)


def test_S12_2_without_a_withdrawal_the_game_ends_after_turn_10_of_stage_1() -> None:
    state = stamp({"sp1": "0208", "sp2": "0211", "as1": "2001"}, seat=MUSLIM, rest={"turn": 10, "eliminated": ("hq1",)})
    done = play(state, end(MUSLIM))
    found = outcome(done.state)
    assert (found.winner, found.how, found.clause) == ("crusader", "points", "16.2")


def test_S12_4_and_16_1b_the_line_comes_before_the_points() -> None:
    state = stamp({"sp1": "0208", "as1": "2001"}, seat=MUSLIM, rest={"turn": 10, "eliminated": ("hq1",)})
    found = outcome(play(state, end(MUSLIM)).state)
    assert (found.winner, found.how, found.clause) == ("muslim", "line", "16.1b")


def test_R54_the_line_runs_over_marsh_and_muslims_but_not_through_crusader_zoc() -> None:
    closed = {"sp1": "0208", "sp2": "0211"}
    assert not has_line(stamp({**closed, "as1": "0209"}, rest={"trebuchets": ()}))
    wall = {f"ma{n}": f"{25:02}{4 * n - 2:02}" for n in range(1, 8)}
    assert has_line(stamp({"ma1": "1206"}))
    assert has_line(stamp({**wall, "be1": "2601"}))


def test_R55_equal_points_are_a_draw() -> None:
    state = stamp({"sp1": "0208", "sp2": "0211", "as1": "2001"}, seat=MUSLIM, rest={"turn": 10})
    found = outcome(play(state, end(MUSLIM)).state)
    assert (found.winner, found.how, found.clause) == (None, "draw", "S12.4")


def test_16_1b_the_teaching_scenario_knows_no_line() -> None:
    position = posted({"t1": "0903", "tk1": "1201"}, scenario="templars-wing", seat=MUSLIM, rest={"turn": 6})
    state = GAME.state_of(position)
    assert ending(state).how == "draw"
    assert not has_line(state)


def test_S11_1_the_rally_phase_opens_a_turn() -> None:
    units = {"ma1": "1206", "as1": "1804 disorganized", "as2": "1904 disorganized"}
    state = play(stamp(units), end(CRUSADER), dice=(5, 6)).state
    assert GAME.position(state).units[1].disorganized is False
    assert GAME.position(state).units[2].disorganized is True


def test_14_2c_each_line_can_be_manned_by_its_army() -> None:
    assert len(LINE_NAMES[Side.CRUSADER]) == 24
