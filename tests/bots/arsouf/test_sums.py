"""The numbers that bots weigh are those of the rule's own lines and dice."""

from fractions import Fraction

import pytest

from gonfalon.bots.value.arsouf.attacks import Attacks
from gonfalon.bots.value.arsouf.field import Field
from gonfalon.bots.value.arsouf.lineup import Lineup
from gonfalon.bots.value.arsouf.reasons import why_attack
from gonfalon.bots.value.arsouf.tables import CHANCES, THROWS
from gonfalon.bots.value.arsouf.value import strikes, worths
from gonfalon.games.arsouf import GAME
from gonfalon.games.arsouf.actions import ATTACKS, Attack
from gonfalon.games.arsouf.pieces import BY_ID, ROSTER, Side
from gonfalon.games.arsouf.rules.attacking import attack_lines, defence_lines, targets
from gonfalon.games.arsouf.state import Fight, Options, Recovery, State
from gonfalon.kernel.modifiers import sum_of
from gonfalon.kernel.odds import odds
from tests.bots.tables import MUSLIM, game, table

VARIANTS = (Options(), Options(attack_across_river=False, wounded_leader_leads=False, recovery=Recovery.BOTH_ENDS))


@pytest.mark.parametrize("options", VARIANTS)
def test_6_4_6_5_every_attack_in_a_game_has_the_chances_that_its_lines_give(options: Options) -> None:
    compared = 0
    for state, ask, _, _ in game(("recruit", "recruit"), 6, options=options):
        if ask.ask == "attack":
            side = Side(ask.seat)
            field = Field(state, side)
            for index, found in Attacks(field).options(Lineup(field, side, field.at)).items():
                assert [foe for foe, _, _ in sorted(found)] == targets(state, index)
                assert all((win, lose) == from_lines(state, index, foe) for foe, win, lose in found)
                compared += len(found)
    assert compared > 100


@pytest.mark.parametrize("options", VARIANTS)
def test_6_4_6_5_every_strike_that_a_value_counts_has_the_chances_that_its_lines_give(options: Options) -> None:
    compared = 0
    for state, ask, _, _ in game(("recruit", "recruit"), 7, options=options):
        if ask.ask == "attack":
            for index, _, prize in strikes(state, Side(ask.seat), worths(state)):
                assert prize.target in targets(state, index)
                assert (prize.win, prize.lose) == from_lines(state, index, prize.target)
                compared += 1
    assert compared > 15


def from_lines(state: State, piece: int, target: int) -> tuple[float, float]:
    """The chances to win and lose an attack by the sums of the rule."""
    fight = Fight(piece, target)
    return CHANCES[sum_of(attack_lines(state, fight)) - sum_of(defence_lines(state, fight))]


def test_6_7_6_8_chances_are_those_of_the_two_dice() -> None:
    state = table(
        MUSLIM, "attack", mamelukes_1="05.05", saladin="05.04", templars="05.06", baggage_1="06.05", baggage_2="10.10",
        infantry_1="11.11", infantry_2="12.12",
    )  # fmt: skip
    mamelukes, templars = BY_ID["mamelukes-1"].index, BY_ID["templars"].index
    win, lose = from_lines(state, mamelukes, templars)
    exact = {
        (after.state.wounded >> templars & 1, after.state.wounded >> mamelukes & 1): after.chance
        for after in odds(GAME, state, ATTACKS[mamelukes]["templars"]).chances
    }
    assert exact[1, 0] == Fraction(round(win * THROWS), THROWS)
    assert exact[0, 1] == Fraction(round(lose * THROWS), THROWS)


def test_7_1_the_reason_of_an_attack_names_the_clauses_of_its_lines_and_a_charge_among_them() -> None:
    seen = set()
    for seed in range(8):
        for state, _, bot, action in game(("captain:60", "recruit"), seed, "charge"):
            if isinstance(action, Attack):
                piece, target = BY_ID[action.piece].index, BY_ID[action.target].index
                assert bot.why() == why_attack(state, piece, target)
                has_charged = (piece, state.at[target]) in state.charging
                assert ("7.1" in bot.why().clauses) is has_charged
                seen.add(has_charged)
    assert seen == {True, False}


def test_every_piece_has_an_army_in_the_tables() -> None:
    assert sorted(index for side in Side for index in Field(table_of_all(), side).mine) == list(range(len(ROSTER)))


def table_of_all() -> State:
    """The first position with both armies deployed."""
    return next(state for state, ask, _, _ in game(("recruit", "recruit"), 1) if ask.ask == "move")
