"""What a round of attacks is worth, on sums a person can check."""

import pytest

from gonfalon.bots.value.arsouf.assault import assault
from gonfalon.bots.value.arsouf.field import Field
from gonfalon.bots.value.arsouf.worth import Stakes
from gonfalon.games.arsouf.pieces import BY_ID
from tests.bots.tables import CRUSADER, table

TEMPLARS, KNIGHTS, ARCHERS = (BY_ID[name].index for name in ("templars", "knights-1", "horse-archers-1"))
STATE = table(
    CRUSADER,
    "attack",
    templars="05.05",
    knights_1="06.05",
    horse_archers_1="05.06",
    baggage_1="10.10",
    baggage_2="10.11",
)
FIELD = Field(STATE, CRUSADER)
STAKES = Stakes(FIELD)


def conditions() -> tuple[list[float], list[float]]:
    """Everybody on the board fit."""
    return [float(fit) for fit in FIELD.fit], [0.0] * len(FIELD.fit)


def test_one_attack_is_worth_its_chances() -> None:
    fit, hurt = conditions()
    gain = assault({TEMPLARS: [(ARCHERS, 0.75, 0.25)]}, fit, hurt, STAKES)
    assert gain == pytest.approx(0.75 * STAKES.wound[ARCHERS] - 0.25 * STAKES.wound[TEMPLARS])
    assert (fit[ARCHERS], hurt[ARCHERS]) == pytest.approx((0.25, 0.75))
    assert (fit[TEMPLARS], hurt[TEMPLARS]) == pytest.approx((0.75, 0.25))


def test_an_attack_that_loses_more_than_it_gains_is_not_made() -> None:
    fit, hurt = conditions()
    assert assault({TEMPLARS: [(ARCHERS, 0.25, 0.75)]}, fit, hurt, STAKES) == 0
    assert (fit, hurt) == conditions()


def test_6_10_whom_one_wounds_another_kills() -> None:
    fit, hurt = conditions()
    options = {TEMPLARS: [(ARCHERS, 1.0, 0.0)], KNIGHTS: [(ARCHERS, 1.0, 0.0)]}
    assert assault(options, fit, hurt, STAKES) == pytest.approx(STAKES.worth[ARCHERS])
    assert fit[ARCHERS] == hurt[ARCHERS] == 0


def test_no_more_attack_than_there_is_room_for() -> None:
    fit, hurt = conditions()
    options = {TEMPLARS: [(ARCHERS, 1.0, 0.0)], KNIGHTS: [(ARCHERS, 1.0, 0.0)]}
    assert assault(options, fit, hurt, STAKES, {ARCHERS: 1}) == pytest.approx(STAKES.wound[ARCHERS])


def test_3_2_the_last_baggage_that_is_needed_is_worth_the_game() -> None:
    spare = Field(
        table(CRUSADER, baggage_1="10.10", baggage_2="10.11", baggage_3="10.12", templars="05.05", knights_1="05.06"),
        CRUSADER,
    )
    train = BY_ID["baggage-1"].index
    assert STAKES.worth[train] > 3 * Stakes(spare).worth[train]
