"""What the captain and the recruit see on small tables."""

import pytest

from gonfalon.bots import bot_named
from gonfalon.games.arsouf import GAME
from gonfalon.games.arsouf.actions import Attack, End, Move
from gonfalon.games.arsouf.state import State
from gonfalon.kernel.dice import SeededDice
from gonfalon.kernel.events import unheard
from gonfalon.kernel.game import take
from tests.bots.tables import CRUSADER, MUSLIM, answer, table

BOTH = pytest.mark.parametrize("name", ["recruit", "captain:100"])


def moves_of(name: str, state: State) -> dict[str, str]:
    """Where a bot moves its pieces in a phase."""
    bot, moves = bot_named(name, GAME, 1), {}
    while GAME.due(state) and isinstance(action := answer(bot, state), Move):
        moves[action.piece] = action.to
        state = take(GAME, state, action, SeededDice(1), unheard)
    return moves


@BOTH
def test_3_1_whoever_can_win_by_walking_into_the_town_does(name: str) -> None:
    state = table(
        CRUSADER, baggage_1="01.02", baggage_2="02.01", infantry_1="02.00", knights_1="02.02", saladin="10.10"
    )  # fmt: skip
    assert set(moves_of(name, state)) == {"baggage-1", "baggage-2", "infantry-1", "knights-1"}


@BOTH
def test_6_10_the_wounded_baggage_that_decides_the_game_is_attacked(name: str) -> None:
    state = table(
        MUSLIM, "attack", saladin="06.05", mamelukes_1="05.05", baggage_1="05.06!", baggage_2="12.12",
        infantry_1="05.04!", infantry_2="12.13", infantry_3="12.14",
    )  # fmt: skip
    action = answer(bot_named(name, GAME, 1), state)
    assert isinstance(action, Attack)
    assert action.target == "baggage-1"


@BOTH
def test_a_hopeless_attack_is_not_made(name: str) -> None:
    state = table(
        MUSLIM, "attack", skirmishers_1="05.05", templars="05.06", richard="05.07", knights_1="06.05",
        baggage_1="12.12", baggage_2="12.13",
    )  # fmt: skip
    assert isinstance(answer(bot_named(name, GAME, 1), state), End)


def test_7_1_knights_charge_when_they_can_as_well_charge() -> None:
    state = table(
        CRUSADER, templars="05.05", skirmishers_1="05.08", baggage_1="13.13", baggage_2="13.14", infantry_1="13.15",
    )  # fmt: skip
    bot = bot_named("captain:100", GAME, 1)
    while not (isinstance(action := answer(bot, state), Move) and action.piece == "templars"):
        state = take(GAME, state, action, SeededDice(1), unheard)
    assert action.to == "05.07"
    assert bot.why().key == "charge"
    assert "7.1" in bot.why().clauses


def test_3_2_muslims_stand_in_the_doors_before_a_train_is_home() -> None:
    state = table(
        MUSLIM, arrived=("baggage-3", "infantry-3", "infantry-4"), baggage_1="02.02", infantry_1="03.04",
        templars="05.08", mamelukes_1="03.01", mamelukes_2="04.00", skirmishers_1="05.01", saladin="04.01",
    )  # fmt: skip
    after = moves_of("captain:200", state)
    struck = {"03.02", "02.03", "01.02", "01.03", "02.01", "03.03"}
    assert struck & set(after.values())


def test_8_3_the_leader_goes_to_those_who_fight() -> None:
    state = table(
        CRUSADER, richard="07.04", templars="05.05", knights_1="06.05", mamelukes_1="05.06", mamelukes_2="06.06",
        baggage_1="13.13", baggage_2="13.14",
    )  # fmt: skip
    bot = bot_named("captain:200", GAME, 1)
    reasons = {}
    while isinstance(action := answer(bot, state), Move):
        reasons[action.piece] = bot.why().key
        state = take(GAME, state, action, SeededDice(1), unheard)
    assert reasons["richard"] == "lead"
