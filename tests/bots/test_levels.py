"""Bots by name: the levels, their nodes, and what is wrong with a name."""

from importlib.metadata import EntryPoint
from typing import Any

import pytest

from gonfalon.bots import LEVELS, bot_named, value
from gonfalon.bots.value import GROUP, GenericJudgement, judgement_of, value_of
from gonfalon.games.arsouf import GAME
from gonfalon.kernel.reading import BadInput
from tests.bots.tables import CRUSADER, answer, table
from tests.proof.game import GAME as PROOF
from tests.proof.value import ProofValue


@pytest.mark.parametrize("name", [*LEVELS, "captain:30", "recruit:1", "generic-recruit", "generic-captain:40"])
def test_every_level_answers_with_a_lawful_action(name: str) -> None:
    state = table(CRUSADER, templars="05.05", baggage_1="05.06", baggage_2="05.07", infantry_1="06.06", saladin="09.09")
    assert GAME.check(state, answer(bot_named(name, GAME, 1), state)) is None


@pytest.mark.parametrize(
    "name",
    [
        "",
        "general",
        "generic-random",
        "generic-",
        "captain:",
        "captain:0",
        "captain:-5",
        "captain:1e3",
        "captain:²",
        "captain:" + "9" * 5000,
    ],
)
def test_a_name_that_is_no_level_is_bad_input(name: str) -> None:
    with pytest.raises(BadInput, match="bots"):
        bot_named(name, GAME, 1)


def test_random_play_takes_no_nodes() -> None:
    with pytest.raises(BadInput, match="takes no nodes"):
        bot_named("random:5", GAME, 1)


def test_a_game_of_another_package_has_every_level_on_its_first_day() -> None:
    class Chess:
        name = "chess"

    chess: Any = Chess()
    assert all(bot_named(level, chess, 1).why() for level in LEVELS)


def test_the_value_that_a_package_registers_is_found_by_the_name_of_its_game(monkeypatch: pytest.MonkeyPatch) -> None:
    entry = EntryPoint("proof", "tests.proof.value:ProofValue", GROUP)
    monkeypatch.setattr(value, "entry_points", lambda *, group, name: [entry] if name == entry.name else [])
    assert isinstance(value_of(PROOF), ProofValue)
    assert isinstance(judgement_of(PROOF), GenericJudgement)
