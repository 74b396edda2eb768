"""Section 4, setting up: who deploys where and in what order, and who begins."""

from typing import Literal

import pytest

from gonfalon.games.arsouf import GAME
from gonfalon.games.arsouf.actions import Arrange, ArsoufAction, Confirm, Lift, Place
from gonfalon.games.arsouf.events import Arranged, Deployed, Lifted, Placed, TurnBegan
from gonfalon.games.arsouf.pieces import Side
from gonfalon.games.arsouf.position import Position
from gonfalon.games.arsouf.state import Condition, Options, State
from gonfalon.kernel.dice import ScriptedDice
from gonfalon.kernel.events import unheard
from gonfalon.kernel.game import begin
from gonfalon.kernel.sitting import Sitting
from tests.games.arsouf import book
from tests.games.arsouf.stamp import CRUSADER, MUSLIM, asked, attack, condition, end, move, play, refused, where

HISTORICAL = {
    CRUSADER: dict(
        zip(
            [
                *("baggage-1", "baggage-2", "baggage-3", "baggage-4"),
                *("templars", "richard", "knights-2", "hospitallers"),
                *("knights-1", "infantry-1", "knights-3", "infantry-2"),
                *("infantry-3", "infantry-4", "infantry-5", "infantry-6"),
            ],
            sorted(book.CAMP),
            strict=True,
        )
    ),
    MUSLIM: dict(
        zip(
            [
                *("horse-archers-1", "horse-archers-2", "mamelukes-1", "saladin"),
                *("mamelukes-2", "horse-archers-3", "horse-archers-4", "horse-archers-5"),
                *("skirmishers-1", "skirmishers-2", "mamelukes-3", "skirmishers-3"),
                *("mamelukes-4", "skirmishers-4", "skirmishers-5", "horse-archers-6"),
            ],
            sorted(book.MUSLIM_AREA),
            strict=True,
        )
    ),
}
"""Both armies as the preset lists them, row by row of their areas."""
AREA = {CRUSADER: book.CAMP, MUSLIM: book.MUSLIM_AREA}
OWN = {CRUSADER: "templars", MUSLIM: "saladin"}
CLAUSE = {CRUSADER: "4.1", MUSLIM: "4.2"}
SIDES = [CRUSADER, MUSLIM]


def opening(side: Side = CRUSADER) -> State:
    """The printed game when a side begins to deploy."""
    state = begin(GAME, "printed", Options(), ScriptedDice(()), unheard)
    return state if side is CRUSADER else play(state, *deployment(CRUSADER)).state


def deployment(side: Side) -> list[ArsoufAction]:
    """A side deployed as history had it, and confirmed."""
    return [Arrange(seat=side, how="historical"), Confirm(seat=side)]


def place(piece: str, at: str, side: Side = CRUSADER) -> Place:
    return Place(seat=side, piece=piece, at=at)


@pytest.mark.parametrize("side", SIDES)
def test_R20_each_of_the_sixteen_spaces_of_the_area_takes_a_piece(side: Side) -> None:
    state = opening(side)
    allowed = {space for space in book.SPACES if refused(state, place(OWN[side], space, side)) is None}
    assert allowed == AREA[side]
    assert len(allowed) == 16


def test_4_1_crusaders_set_up_in_the_camp_only() -> None:
    for space in ("03.17", "04.20", "13.00"):
        assert refused(opening(), place("templars", space)) == ("4.1", "outside-area")


def test_4_2_muslims_set_up_in_their_area_only() -> None:
    for space in ("12.00", "13.08", "14.08", "00.18"):
        assert refused(opening(MUSLIM), place("saladin", space, MUSLIM)) == ("4.2", "outside-area")


@pytest.mark.parametrize("side", SIDES)
def test_R20_all_sixteen_pieces_must_stand_before_confirming(side: Side) -> None:
    state = opening(side)
    spots = list(HISTORICAL[side].items())
    for piece, at in spots[:-1]:
        assert refused(state, Confirm(seat=side)) == (CLAUSE[side], "pieces-in-hand")
        state = play(state, place(piece, at, side)).state
    refusal = GAME.check(state, Confirm(seat=side))
    assert refusal is not None
    assert refusal.args == {"count": 1}
    state = play(state, place(*spots[-1], side)).state
    assert refused(state, Confirm(seat=side)) is None


def test_4_6_crusaders_deploy_first_and_take_the_first_turn() -> None:
    assert asked(opening()) == ("crusader", "deploy")
    assert asked(opening(MUSLIM)) == ("muslim", "deploy")
    played = play(opening(MUSLIM), *deployment(MUSLIM))
    assert asked(played.state) == ("crusader", "move")
    assert [(event.clause, event.turn, event.side) for event in played.events(TurnBegan)] == [("4.6", 1, "crusader")]


def test_4_6_the_halves_of_a_turn_alternate_crusaders_first() -> None:
    state = play(opening(MUSLIM), *deployment(MUSLIM)).state
    played = play(state, end(CRUSADER), end(MUSLIM), end(CRUSADER))
    assert [(event.clause, event.turn, event.side) for event in played.events(TurnBegan)] == [
        ("4.6", 1, "muslim"),
        ("4.6", 2, "crusader"),
        ("4.6", 2, "muslim"),
    ]


def test_4_7_whoever_chooses_a_side_takes_its_seat() -> None:
    for seats in ({"crusader": "one", "muslim": "other"}, {"crusader": "other", "muslim": "one"}):
        sitting = Sitting(GAME, "printed", Options(), ScriptedDice(()), seats=seats)
        assert sitting.record.header.seats == seats
    assert set(GAME.seats("printed")) == {"crusader", "muslim"}


def test_4_1_placing_is_told_with_its_clause() -> None:
    events = play(opening(), place("templars", "00.18")).events(Placed)
    assert events == [Placed(clause="4.1", piece="templars", at="00.18")]
    events = play(opening(MUSLIM), place("saladin", "13.00", MUSLIM)).events(Placed)
    assert events == [Placed(clause="4.2", piece="saladin", at="13.00")]


def test_R20_a_placed_piece_may_be_placed_elsewhere() -> None:
    state = play(opening(), place("templars", "00.18"), place("templars", "03.21")).state
    assert where(state, "templars") == "03.21"
    assert refused(state, place("templars", "03.21")) == ("R20", "placed-there")


def test_R20_two_placed_pieces_swap() -> None:
    played = play(opening(), place("templars", "00.18"), place("richard", "00.19"), place("richard", "00.18"))
    assert (where(played.state, "richard"), where(played.state, "templars")) == ("00.18", "00.19")
    assert played.events(Placed)[-1].swapped == "templars"


@pytest.mark.parametrize(("first", "second"), [("templars", "richard"), ("richard", "templars")])
def test_R20_a_piece_from_the_hand_sends_the_other_back_into_it(first: str, second: str) -> None:
    state = play(opening(), place(first, "00.18"), place(second, "00.18")).state
    assert where(state, second) == "00.18"
    assert where(state, first) is None
    waiting = {piece for piece in HISTORICAL[CRUSADER] if condition(state, piece) is Condition.WAITING}
    assert waiting == {*HISTORICAL[CRUSADER]} - {second}


@pytest.mark.parametrize("piece", ["templars", "richard"])
def test_R20_a_piece_may_be_taken_back_into_the_hand(piece: str) -> None:
    assert refused(opening(), Lift(seat=CRUSADER, piece=piece)) == ("R20", "not-placed")
    played = play(opening(), place(piece, "00.18"), Lift(seat=CRUSADER, piece=piece))
    assert condition(played.state, piece) is Condition.WAITING
    assert played.events(Lifted) == [Lifted(clause="R20", piece=piece)]


@pytest.mark.parametrize("side", SIDES)
def test_R20_the_historical_preset_puts_every_piece_in_its_place(side: Side) -> None:
    played = play(opening(side), Arrange(seat=side, how="historical"))
    assert {piece: where(played.state, piece) for piece in HISTORICAL[side]} == HISTORICAL[side]
    assert played.events(Arranged) == [Arranged(clause=CLAUSE[side], side=side, how="historical")]
    assert refused(played.state, Arrange(seat=side, how="historical")) == ("R20", "arranged-already")
    assert refused(played.state, Arrange(seat=side, how="rest")) == ("R20", "arranged-already")


def test_R20_the_historical_preset_moves_what_was_placed_otherwise() -> None:
    state = play(opening(), place("templars", "03.21"), Arrange(seat=CRUSADER, how="historical")).state
    assert where(state, "templars") == "01.18"


def test_R20_a_whole_army_is_deployed_anew_only_as_history_had_it() -> None:
    swapped = place("templars", HISTORICAL[CRUSADER]["richard"])
    state = play(opening(), Arrange(seat=CRUSADER, how="historical"), swapped).state
    assert refused(state, Arrange(seat=CRUSADER, how="rest")) == ("R20", "arranged-already")
    assert refused(state, Arrange(seat=CRUSADER, how="historical")) is None


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("which", [0, -1])
def test_R20_the_program_places_the_rest_around_what_stands(side: Side, which: int) -> None:
    taken = HISTORICAL[side][OWN[side]]
    other = [piece for piece in HISTORICAL[side] if piece != OWN[side]][which]
    state = play(opening(side), place(other, taken, side), Arrange(seat=side, how="rest")).state
    places = {piece: where(state, piece) for piece in HISTORICAL[side]}
    assert places[other] == taken
    assert set(places.values()) == AREA[side]
    assert all(places[piece] == at for piece, at in HISTORICAL[side].items() if piece not in (other, OWN[side]))


def without(*absent: str) -> State:
    """The printed game when the Crusaders begin to deploy, with some pieces left out."""
    waiting = tuple(piece for side in SIDES for piece in HISTORICAL[side] if piece not in absent)
    return GAME.state_of(Position(ask="deploy", seat=CRUSADER, waiting=waiting))


@pytest.mark.parametrize("piece", ["templars", "richard"])
def test_R20_a_piece_that_is_not_in_the_game_is_not_placed(piece: str) -> None:
    refusal = GAME.check(without(piece), place(piece, "00.18"))
    assert refusal is not None
    assert (refusal.clause, refusal.key, refusal.args) == ("K3", "not-in-play", {"piece": piece})
    assert refused(without(piece), place("hospitallers", "00.18")) is None


@pytest.mark.parametrize("how", ["historical", "rest"])
@pytest.mark.parametrize("piece", ["templars", "richard"])
def test_R20_the_program_deploys_only_who_is_in_the_game(piece: str, how: Literal["historical", "rest"]) -> None:
    state = play(without(piece), Arrange(seat=CRUSADER, how=how)).state
    assert {each: where(state, each) for each in HISTORICAL[CRUSADER]} == {**HISTORICAL[CRUSADER], piece: None}
    assert condition(state, piece) is Condition.ABSENT
    assert refused(state, Arrange(seat=CRUSADER, how="historical")) == ("R20", "arranged-already")
    assert refused(state, Confirm(seat=CRUSADER)) is None
    swapped = play(state, place("hospitallers", HISTORICAL[CRUSADER]["knights-1"])).state
    assert refused(swapped, Arrange(seat=CRUSADER, how="historical")) is None


def test_R20_every_answer_is_followed_by_the_ask_with_the_next_number() -> None:
    state, numbers = opening(), []
    for action in (
        place("templars", "00.18"),
        Lift(seat=CRUSADER, piece="templars"),
        Arrange(seat=CRUSADER, how="historical"),
        Confirm(seat=CRUSADER),
    ):
        state = play(state, action).state
        (due,) = GAME.due(state)
        numbers.append(due.id)
    first = numbers[0]
    assert numbers == [first, first + 1, first + 2, first + 3]
    assert first == GAME.due(opening())[0].id + 1


@pytest.mark.parametrize("side", SIDES)
def test_R20_confirming_closes_the_deployment(side: Side) -> None:
    played = play(opening(side), *deployment(side))
    assert played.events(Deployed) == [Deployed(clause=CLAUSE[side], side=side)]
    assert refused(played.state, place(OWN[side], "00.18", side)) == ("K1", "not-your-ask")


def test_R20_nobody_places_a_piece_of_the_enemy_or_one_that_does_not_exist() -> None:
    assert refused(opening(), place("saladin", "00.18")) == ("3.3", "not-your-piece")
    assert refused(opening(), place("godfrey", "00.18")) == ("K3", "no-such-piece")
    assert refused(opening(), Lift(seat=CRUSADER, piece="saladin")) == ("3.3", "not-your-piece")
    assert refused(opening(), Lift(seat=CRUSADER, piece="godfrey")) == ("K3", "no-such-piece")


def test_R20_nobody_places_a_piece_off_the_board() -> None:
    assert refused(opening(), place("templars", "00.00")) == ("R4", "sea")
    assert refused(opening(), place("templars", "15.00")) == ("K3", "no-such-space")


def test_R20_nobody_moves_or_attacks_before_all_are_deployed() -> None:
    state = play(opening(), Arrange(seat=CRUSADER, how="historical")).state
    for action in (move("templars", "01.17"), attack("templars", "saladin"), end(CRUSADER)):
        assert refused(state, action) == ("R20", "deploy-first")


def test_R20_nobody_deploys_once_the_game_has_begun() -> None:
    state = play(opening(MUSLIM), *deployment(MUSLIM)).state
    late: list[ArsoufAction] = [
        place("templars", "00.18"),
        Lift(seat=CRUSADER, piece="templars"),
        *deployment(CRUSADER),
    ]
    for action in late:
        assert refused(state, action) == ("R20", "deployment-over")


def test_R20_muslims_wait_until_the_crusaders_have_confirmed() -> None:
    state = play(opening(), Arrange(seat=CRUSADER, how="historical")).state
    assert refused(state, place("saladin", "13.00", MUSLIM)) == ("K1", "not-your-ask")


def test_R20_the_default_answer_deploys_the_rest_and_then_confirms() -> None:
    state = opening()
    assert GAME.due(state)[0].default == Arrange(seat=CRUSADER, how="rest")
    state = play(state, GAME.due(state)[0].default).state
    assert GAME.due(state)[0].default == Confirm(seat=CRUSADER)
