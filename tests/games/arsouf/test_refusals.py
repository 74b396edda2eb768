"""Every refusal of the rules with its clause, its key and the arguments that its sentence needs."""

import pytest

from gonfalon.games.arsouf import GAME
from gonfalon.games.arsouf.actions import Arrange, ArsoufAction, Attack, Confirm, Lift, Move, Place
from gonfalon.games.arsouf.state import Options, State
from gonfalon.kernel.dice import ScriptedDice
from gonfalon.kernel.events import unheard
from gonfalon.kernel.game import begin
from gonfalon.kernel.rulebook import Refusal
from tests.games.arsouf.stamp import CRUSADER, MUSLIM, attack, end, lonely, move, play, stamp

DUEL = {"templars": "08.08", "richard": "09.09", "mamelukes-1": "08.09"}
GONE = {"killed": ("knights-1",), "arrived": ("knights-2",)}


def opening() -> State:
    return begin(GAME, "printed", Options(), ScriptedDice(()), unheard)


def arranged() -> State:
    return play(opening(), Arrange(seat=CRUSADER, how="historical")).state


def says(state: State, action: ArsoufAction, clause: str, key: str, **args: str | int) -> object:
    return pytest.param(state, action, Refusal(clause, key, args), id=f"{clause} {key}")


TABLE = [
    says(stamp(DUEL), end(MUSLIM), "K1", "not-your-ask", seat="muslim"),
    says(stamp(DUEL), attack("templars", "mamelukes-1"), "6.1", "moves-before-attacks"),
    says(stamp(DUEL, ask="attack"), move("templars", "08.07"), "6.1", "moves-before-attacks"),
    says(opening(), end(CRUSADER), "R20", "deploy-first"),
    says(stamp(DUEL), Confirm(seat=CRUSADER), "R20", "deployment-over"),
]
MOVING = [
    says(stamp(DUEL), Move(seat=CRUSADER, piece="godfrey", to="08.07"), "K3", "no-such-piece", piece="godfrey"),
    says(stamp(DUEL), Move(seat=CRUSADER, piece="saladin", to="08.07"), "3.3", "not-your-piece", piece="saladin"),
    says(stamp(DUEL, **GONE), move("knights-1", "08.07"), "6.10", "killed", piece="knights-1"),
    says(stamp(DUEL, **GONE), move("knights-2", "08.07"), "R15", "arrived", piece="knights-2"),
    says(stamp(DUEL), move("knights-3", "08.07"), "K3", "not-in-play", piece="knights-3"),
    says(stamp({"templars": "08.08 moved"}), move("templars", "08.07"), "R3", "moved-already", piece="templars"),
    says(stamp(DUEL), move("templars", "00.01"), "R4", "sea", at="00.01"),
    says(stamp(DUEL), move("templars", "99.99"), "K3", "no-such-space", at="99.99"),
    says(stamp(DUEL), move("templars", "08.17"), "4.5", "marsh", at="08.17"),
    says(lonely("saladin", "02.00"), move("saladin", "01.00"), "R17", "closed-town", at="01.00"),
    says(lonely("saladin", "12.12", banner_spaces=False), move("saladin", "13.12"), "R21", "banner", at="13.12"),
    says(stamp(DUEL), move("templars", "08.08"), "5.2", "placed-there", piece="templars", at="08.08"),
    says(stamp(DUEL), move("templars", "08.09"), "5.2", "occupied", at="08.09", by="mamelukes-1"),
    says(lonely("templars", "00.17"), move("templars", "00.18"), "4.3", "river", piece="templars", at="00.18"),
    says(lonely("templars", "08.16"), move("templars", "08.18"), "4.5", "marsh-between", piece="templars", at="08.18"),
    says(lonely("templars", "01.02"), move("templars", "01.00"), "R15", "town-between", piece="templars", at="01.00"),
    says(
        lonely("templars", "14.11", banner_spaces=False),
        move("templars", "12.12"),
        "R21",
        "banner-between",
        piece="templars",
        at="12.12",
    ),
    says(
        lonely("templars", "08.08 wounded"),
        move("templars", "08.10"),
        "6.11",
        "too-far-wounded",
        piece="templars",
        at="08.10",
    ),
    says(
        lonely("infantry-1", "08.08"),
        move("infantry-1", "08.10"),
        "1.3",
        "off-the-road",
        piece="infantry-1",
        at="08.10",
    ),
    says(
        lonely("templars", "08.08"), move("templars", "08.11"), "5.3", "too-far", piece="templars", at="08.11", spaces=2
    ),
    says(lonely("saladin", "08.08"), move("saladin", "08.12"), "5.3", "too-far", piece="saladin", at="08.12", spaces=3),
    says(
        lonely("infantry-1", "04.06"),
        move("infantry-1", "04.09"),
        "5.3",
        "too-far",
        piece="infantry-1",
        at="04.09",
        spaces=2,
    ),
    says(stamp(DUEL), move("templars", "08.10"), "R2", "way-barred", piece="templars", at="08.10"),
]
SPENT = stamp({**DUEL, "templars": "08.08 attacked"}, ask="attack")
HURT = stamp({**DUEL, "templars": "08.08 wounded"}, ask="attack")
FAR = stamp({**DUEL, "saladin": "08.06"}, ask="attack", **GONE)
WET = stamp({"templars": "00.18", "saladin": "00.17"}, ask="attack", attack_across_river=False)
ATTACKING = [
    says(FAR, Attack(seat=CRUSADER, piece="godfrey", target="saladin"), "K3", "no-such-piece", piece="godfrey"),
    says(FAR, Attack(seat=CRUSADER, piece="templars", target="godfrey"), "K3", "no-such-piece", piece="godfrey"),
    says(FAR, Attack(seat=CRUSADER, piece="saladin", target="templars"), "3.3", "not-your-piece", piece="saladin"),
    says(FAR, attack("templars", "richard"), "6.2", "not-an-enemy", target="richard"),
    says(FAR, attack("knights-1", "mamelukes-1"), "6.10", "killed", piece="knights-1"),
    says(FAR, attack("knights-2", "mamelukes-1"), "R15", "arrived", piece="knights-2"),
    says(FAR, attack("templars", "mamelukes-2"), "K3", "not-in-play", piece="mamelukes-2"),
    says(SPENT, attack("templars", "mamelukes-1"), "6.3", "attacked-already", piece="templars"),
    says(HURT, attack("templars", "mamelukes-1"), "6.9", "wounded", piece="templars"),
    says(FAR, attack("templars", "saladin"), "6.2", "not-adjoining", piece="templars", target="saladin"),
    says(WET, attack("templars", "saladin"), "R5", "across-the-river", piece="templars", target="saladin"),
]
DEPLOYING = [
    says(opening(), Place(seat=CRUSADER, piece="godfrey", at="00.18"), "K3", "no-such-piece", piece="godfrey"),
    says(opening(), Place(seat=CRUSADER, piece="saladin", at="00.18"), "3.3", "not-your-piece", piece="saladin"),
    says(opening(), Place(seat=CRUSADER, piece="templars", at="00.00"), "R4", "sea", at="00.00"),
    says(opening(), Place(seat=CRUSADER, piece="templars", at="99.99"), "K3", "no-such-space", at="99.99"),
    says(
        opening(),
        Place(seat=CRUSADER, piece="templars", at="00.17"),
        "4.1",
        "outside-area",
        piece="templars",
        at="00.17",
    ),
    says(
        arranged(),
        Place(seat=CRUSADER, piece="templars", at="01.18"),
        "R20",
        "placed-there",
        piece="templars",
        at="01.18",
    ),
    says(opening(), Lift(seat=CRUSADER, piece="templars"), "R20", "not-placed", piece="templars"),
    says(arranged(), Arrange(seat=CRUSADER, how="rest"), "R20", "arranged-already", how="rest"),
    says(opening(), Confirm(seat=CRUSADER), "4.1", "pieces-in-hand", count=16),
]


@pytest.mark.parametrize(("state", "action", "refusal"), [*TABLE, *DEPLOYING])
def test_R20_the_table_and_the_deployment_refuse_with_all_arguments(
    state: State, action: ArsoufAction, refusal: Refusal
) -> None:
    assert GAME.check(state, action) == refusal


@pytest.mark.parametrize(("state", "action", "refusal"), MOVING)
def test_5_1_a_move_is_refused_with_all_arguments(state: State, action: ArsoufAction, refusal: Refusal) -> None:
    assert GAME.check(state, action) == refusal


@pytest.mark.parametrize(("state", "action", "refusal"), ATTACKING)
def test_6_2_an_attack_is_refused_with_all_arguments(state: State, action: ArsoufAction, refusal: Refusal) -> None:
    assert GAME.check(state, action) == refusal
