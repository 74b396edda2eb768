"""How First Blood ends, and which clause or ruling its outcome names."""

from gonfalon.games.croisades.actions import End, Shoot
from gonfalon.games.croisades.events import Ended
from gonfalon.kernel.dice import ScriptedDice
from gonfalon.kernel.game import Outcome
from tests.games.croisades.posted import seated
from tests.games.croisades.stamp import CRUSADER, SARACEN


def test_R112_who_has_nobody_left_ends_the_game_by_that_ruling_and_the_points_decide() -> None:
    sitting = seated("anselmo H9 offensive", "bertin A1", "crispin A3 dead", "yasaffa H5", ask="shoot")
    sitting.take(Shoot(seat=CRUSADER, figure="anselmo", target="yasaffa"), ScriptedDice((1,)))
    assert sitting.outcome() == Outcome(CRUSADER, "points", "R112")
    (event,) = [each for each in sitting.steps[-1].told if isinstance(each, Ended)]
    assert (event.clause, event.crusader, event.saracen) == ("R112", 11, 10)


def test_R112_the_dead_may_win_by_points() -> None:
    sitting = seated("anselmo H9 offensive", "bertin A1", "hal A3 dead", "odo A5 dead", "yasaffa H5", ask="shoot")
    sitting.take(Shoot(seat=CRUSADER, figure="anselmo", target="yasaffa"), ScriptedDice((1,)))
    assert sitting.outcome() == Outcome(SARACEN, "points", "R112")


def test_4_1_8_the_last_turn_ends_the_game_by_its_clause() -> None:
    sitting = seated("bertin H8", "yasaffa H9", ask="name", seat=SARACEN, turn=6)
    sitting.take(End(seat=SARACEN), ScriptedDice(()))
    assert sitting.outcome() == Outcome(None, "draw", "4.1.8")
