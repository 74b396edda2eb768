"""How strong the levels are in Croisades; small samples of what `make strength` measures in full."""

from collections.abc import Callable

import pytest

from gonfalon.games.croisades import GAME
from gonfalon.games.croisades.options import Options
from gonfalon.lab.simulate import simulate


@pytest.mark.night
@pytest.mark.parametrize(
    ("bots", "pairs", "at_least"), [(("recruit", "random"), 40, 0.9), (("captain", "recruit"), 40, 0.6)]
)
def test_each_level_beats_the_one_below(
    bots: tuple[str, str], pairs: int, at_least: float, record_property: Callable[[str, object], None]
) -> None:
    report = simulate(GAME, "first-blood", Options(), bots, pairs, 11, paired=True)
    assert report.pairs is not None
    record_property(f"of {pairs} pairs, {' against '.join(bots)}", report.pairs.score)
    assert report.pairs.score >= at_least
