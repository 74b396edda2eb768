"""The cases of the bench: exact odds agree with sampled runs, through to the result."""

from collections import Counter
from collections.abc import Callable

import pytest

from gonfalon.kernel.dice import SeededDice
from gonfalon.kernel.odds import odds
from gonfalon.lab.bench_odds import Case, charge_at_arsouf, melee_at_acre, played_through, volley_at_water_hole

RUNS = 4_000
ERRORS = 5


@pytest.mark.parametrize("case_at", [charge_at_arsouf, melee_at_acre, volley_at_water_hole])
def test_exact_odds_agree_with_how_often_each_end_is_sampled(case_at: Callable[[], Case]) -> None:
    case, dice = case_at(), SeededDice(1189)
    exact = odds(case.game, case.state, case.action, through=True)
    assert exact.exact
    assert sum(each.chance for each in exact.chances) == 1
    often = Counter(played_through(case, dice) for _ in range(RUNS))
    chances = {each.state: float(each.chance) for each in exact.chances}
    assert often.keys() <= chances.keys()
    for state, chance in chances.items():
        error = (chance * (1 - chance) / RUNS) ** 0.5
        assert abs(often[state] / RUNS - chance) <= ERRORS * error + 1 / RUNS
