"""What a state remembers is what anybody finds who looks anew, however it came about."""

from random import Random

import pytest
from msgspec import structs

from gonfalon.games.acre import GAME
from gonfalon.games.acre.map import BOARD
from gonfalon.games.acre.pieces import Side
from gonfalon.games.acre.rules.morale import is_demoralized
from gonfalon.games.acre.rules.points import points
from gonfalon.games.acre.state import Options, State, ZocOf, hexes_of, zoc_of
from gonfalon.kernel.dice import SeededDice
from gonfalon.kernel.events import unheard
from gonfalon.kernel.game import begin, take
from tests.games.acre.stamp import CRUSADER, move, play, stamp


def known(state: State) -> list[object]:
    """All that is remembered of a state."""
    return [each(state, side) for each in (hexes_of, zoc_of, points, is_demoralized) for side in Side]


@pytest.mark.parametrize("options", [Options(), Options(zoc=ZocOf.ALL)], ids=["formed", "all"])
@pytest.mark.parametrize("scenario", [scenario.id for scenario in GAME.scenarios])
def test_S5_1_and_16_2_what_is_remembered_holds_through_whole_games(scenario: str, options: Options) -> None:
    for seed in range(3):
        random, dice = Random(seed), SeededDice(seed)
        state = begin(GAME, scenario, options, dice, unheard)
        while due := GAME.due(state):
            assert known(state) == known(structs.replace(state))
            state = take(GAME, state, GAME.menu(state, due[0].seat).sample(random), dice, unheard)
        assert known(state) == known(structs.replace(state))


def test_R1_who_stays_behind_of_a_pair_still_holds_the_hex_and_its_zoc() -> None:
    state = stamp({"sp3": "0209", "xb6": "0209 disorganized", "sp9": "2020", "ma1": "0310"})
    assert known(state) == known(structs.replace(state))
    assert "0308" not in BOARD.printed(hexes_of(state, CRUSADER))
    assert "0208" in BOARD.printed(zoc_of(state, CRUSADER))
    left = play(state, move("xb6", "0408")).state
    assert known(left) == known(structs.replace(left))
    assert "0209" in BOARD.printed(hexes_of(left, CRUSADER))
