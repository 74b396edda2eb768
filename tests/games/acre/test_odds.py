"""Odds of Acre: they look at the deed and no further, though the engine may go on by itself to the next turn."""

from fractions import Fraction

from gonfalon.games.acre import GAME
from gonfalon.games.acre.events import Disorganized, Fought
from gonfalon.kernel.odds import odds
from tests.games.acre.stamp import attack, shoot, stamp


def test_S2_4_the_odds_of_the_last_volley_do_not_see_the_rally_of_the_next_turn() -> None:
    state = stamp({"xb1": "1206", "as1": "1205", "li6": "2021"}, ask="shoot")
    found = odds(GAME, state, shoot("xb1", "as1"), through=True)
    hit = [each.chance for each in found.chances if any(isinstance(event, Disorganized) for event in each.told)]
    assert sum(hit) == Fraction(1, 2)


def test_S2_3_each_result_of_the_column_stands_among_the_outlooks_of_a_melee() -> None:
    state = stamp({"k1": "1206", "as1": "1205", "li6": "2021"}, ask="attack")
    found = odds(GAME, state, attack("k1", "1205"), through=True)
    told = {event.result for each in found.chances for event in each.told if isinstance(event, Fought)}
    assert told == {"Ar", "Ad", "Dd", "Dr"}
    (shift,) = [sums for sums in found.sums if sums.what == "shift"]
    assert [(line.why, line.who) for line in shift.lines] == [("odds", "1:1"), ("column", "1:1")]
