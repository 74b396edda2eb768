"""Bots by name: the levels, their nodes, and what is wrong with a name."""

from typing import Any

import pytest

from gonfalon.bots import LEVELS, bot_named
from gonfalon.games.arsouf import GAME
from gonfalon.kernel.reading import BadInput
from tests.bots.tables import CRUSADER, answer, table


@pytest.mark.parametrize("name", [*LEVELS, "captain:30", "recruit:1"])
def test_every_level_answers_with_a_lawful_action(name: str) -> None:
    state = table(CRUSADER, templars="05.05", baggage_1="05.06", baggage_2="05.07", infantry_1="06.06", saladin="09.09")
    assert GAME.check(state, answer(bot_named(name, GAME, 1), state)) is None


@pytest.mark.parametrize(
    "name", ["", "general", "captain:", "captain:0", "captain:-5", "captain:1e3", "captain:²", "captain:" + "9" * 5000]
)
def test_a_name_that_is_no_level_is_bad_input(name: str) -> None:
    with pytest.raises(BadInput, match="bots"):
        bot_named(name, GAME, 1)


def test_random_play_takes_no_nodes() -> None:
    with pytest.raises(BadInput, match="takes no nodes"):
        bot_named("random:5", GAME, 1)


def test_a_game_without_a_judgement_has_only_random_play() -> None:
    class Chess:
        name = "chess"

    chess: Any = Chess()
    bot_named("random", chess, 1)
    with pytest.raises(BadInput, match="only random play knows chess"):
        bot_named("captain", chess, 1)
