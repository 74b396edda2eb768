"""How strong the levels are in Acre; small samples of what `make strength` measures in full."""

from collections.abc import Callable

import pytest

from gonfalon.games.acre import GAME
from gonfalon.games.acre.state import Options
from gonfalon.lab.simulate import simulate


@pytest.mark.night
@pytest.mark.parametrize(
    ("bots", "pairs", "at_least"), [(("recruit", "random"), 15, 0.9), (("captain:300", "recruit"), 8, 0.65)]
)
def test_each_level_beats_the_one_below(
    bots: tuple[str, str], pairs: int, at_least: float, record_property: Callable[[str, object], None]
) -> None:
    report = simulate(GAME, "battle", Options(), bots, pairs, 11, paired=True)
    assert report.pairs is not None
    record_property(f"of {pairs} pairs, {' against '.join(bots)}", report.pairs.score)
    assert report.pairs.score >= at_least
