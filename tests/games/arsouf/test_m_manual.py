"""The manual: cancelling moves, the turn limit, and what the panels read."""

import msgspec
import pytest

from gonfalon.games.arsouf import GAME
from gonfalon.games.arsouf.actions import ArsoufAction
from gonfalon.games.arsouf.events import Ended
from gonfalon.games.arsouf.state import Condition, Options, State
from gonfalon.kernel.dice import ScriptedDice
from gonfalon.kernel.game import Outcome
from gonfalon.kernel.rulebook import Refusal
from gonfalon.kernel.sitting import Sitting
from tests.games.arsouf.stamp import (
    CRUSADER,
    MUSLIM,
    asked,
    attack,
    condition,
    end,
    move,
    play,
    refused,
    seated,
    stamp,
    where,
)

NO_DICE = ScriptedDice(())
TOO_LATE = Outcome("muslim", "too-late", "m8.1")


def taken(sitting: Sitting[State, ArsoufAction, object], *actions: ArsoufAction, dice: tuple[int, ...] = ()) -> None:
    """Take lawful actions at a sitting."""
    scripted = ScriptedDice(dice)
    for action in actions:
        assert not isinstance(sitting.take(action, scripted), Refusal)
    scripted.finish()


def test_m5_4_the_last_move_is_taken_back_freely() -> None:
    sitting = seated({"templars": "08.08"})
    before = sitting.state
    taken(sitting, move("templars", "08.10"))
    assert sitting.may_undo(CRUSADER)
    assert not sitting.may_undo(MUSLIM)
    assert sitting.undo(CRUSADER) == move("templars", "08.10")
    assert sitting.state == before
    assert sitting.record.entries == ()


def test_m5_4_a_move_is_cancelled_out_of_order_and_the_later_ones_stay() -> None:
    sitting = seated({"templars": "08.08", "richard": "10.08"})
    taken(sitting, move("templars", "08.10"), move("richard", "10.10"))
    assert sitting.may_cancel(CRUSADER, 0)
    assert sitting.cancel(CRUSADER, 0, NO_DICE) == []
    assert (where(sitting.state, "templars"), where(sitting.state, "richard")) == ("08.08", "10.10")
    assert refused(sitting.state, move("templars", "08.10")) is None
    assert refused(sitting.state, move("richard", "10.09")) == ("R3", "moved-already")


def test_m5_4_a_later_move_that_needed_the_cancelled_one_is_named() -> None:
    sitting = seated({"templars": "08.08", "richard": "08.09", "infantry-1": "10.08"})
    taken(sitting, move("richard", "08.11"), move("templars", "08.09"), move("infantry-1", "10.09"))
    ((lost, why),) = sitting.cancel(CRUSADER, 0, NO_DICE)
    assert lost == move("templars", "08.09")
    assert (why.clause, why.key) == ("5.2", "occupied")
    assert where(sitting.state, "templars") == "08.08"
    assert where(sitting.state, "infantry-1") == "10.09"


def test_R15_an_arrival_is_cancelled_like_any_move() -> None:
    sitting = seated({"baggage-1": "02.00", "templars": "08.08"})
    taken(sitting, move("baggage-1", "01.01"), move("templars", "08.09"))
    assert condition(sitting.state, "baggage-1") is Condition.ARRIVED
    assert sitting.cancel(CRUSADER, 0, NO_DICE) == []
    assert where(sitting.state, "baggage-1") == "02.00"
    assert condition(sitting.state, "baggage-1") is Condition.FIT
    assert where(sitting.state, "templars") == "08.09"


def test_R15_the_arrival_that_wins_cannot_be_cancelled() -> None:
    sitting = seated({"baggage-1": "02.00"}, arrived=("baggage-2", "templars", "richard"))
    taken(sitting, move("baggage-1", "01.01"))
    assert sitting.outcome() == Outcome("crusader", "arrived", "3.1")
    assert not sitting.may_undo(CRUSADER)
    assert not sitting.may_cancel(CRUSADER, 0)


def test_m5_4_nothing_is_cancelled_once_the_turn_has_passed() -> None:
    sitting = seated({"templars": "08.08", "mamelukes-1": "02.08"})
    taken(sitting, move("templars", "08.10"), end(CRUSADER))
    assert asked(sitting.state) == ("muslim", "move")
    assert not sitting.may_cancel(CRUSADER, 0)
    assert not sitting.may_undo(CRUSADER)


def test_m5_4_a_move_is_cancelled_only_before_the_phase_ends() -> None:
    sitting = seated({"templars": "08.08", "richard": "09.09", "mamelukes-1": "08.09"})
    taken(sitting, move("templars", "07.09"))
    assert sitting.may_cancel(CRUSADER, 0)
    taken(sitting, end(CRUSADER))
    assert asked(sitting.state) == ("crusader", "attack")
    assert not sitting.may_cancel(CRUSADER, 0)
    assert sitting.may_undo(CRUSADER)


def test_m5_4_nothing_is_cancelled_once_a_die_has_fallen() -> None:
    sitting = seated({"templars": "08.08", "richard": "09.09", "mamelukes-1": "08.09"})
    taken(sitting, move("templars", "07.09"), end(CRUSADER))
    assert sitting.may_undo(CRUSADER)
    taken(sitting, attack("templars", "mamelukes-1"), dice=(3, 4))
    assert asked(sitting.state) == ("crusader", "attack")
    assert not sitting.may_undo(CRUSADER)
    assert not sitting.may_cancel(CRUSADER, 0)


@pytest.mark.parametrize(("limit", "turn", "over"), [(50, 49, False), (50, 50, True), (20, 20, True), (80, 79, False)])
def test_m8_1_the_crusaders_lose_when_the_turn_limit_passes(limit: int, turn: int, over: bool) -> None:
    state = stamp({"mamelukes-1": "02.08"}, seat=MUSLIM, turn=turn, turn_limit=limit)
    played = play(state, end(MUSLIM))
    assert GAME.outcome(played.state) == (TOO_LATE if over else None)
    assert asked(played.state) == (None if over else ("crusader", "move"))
    assert [(event.clause, event.winner, event.how) for event in played.events(Ended)] == (
        [("m8.1", "muslim", "too-late")] if over else []
    )


def test_R19_the_last_turn_is_played_in_both_halves() -> None:
    pieces = {"baggage-1": "02.00", "mamelukes-1": "02.08"}
    home = ("baggage-2", "templars", "richard")
    state = stamp(pieces, turn=50, arrived=home)
    assert asked(play(state, end(CRUSADER)).state) == ("muslim", "move")
    won = play(state, move("baggage-1", "01.00")).state
    assert GAME.outcome(won) == Outcome("crusader", "arrived", "3.1")


def test_R19_the_turn_limit_is_50_and_lies_between_20_and_80() -> None:
    assert Options().turn_limit == 50
    for limit in (20, 80):
        assert msgspec.convert({"turn_limit": limit}, Options).turn_limit == limit
    for limit in (19, 81):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({"turn_limit": limit}, Options)


def test_m8_2_the_progress_panel_reads_turn_baggage_and_other_units() -> None:
    state = stamp({"templars": "08.08"}, turn=7, arrived=("baggage-1", "infantry-1", "infantry-2"))
    progress = GAME.view(state, "crusader").progress
    assert msgspec.to_builtins(progress) == {
        "turn": 7,
        "turn_limit": 50,
        "baggage": 1,
        "baggage_needed": 2,
        "others": 2,
        "others_needed": 2,
    }


@pytest.mark.parametrize(("counts", "shown"), [(True, (2, 1)), (False, (3, 0))])
def test_m8_2_the_panel_shows_spare_baggage_where_it_counts(counts: bool, shown: tuple[int, int]) -> None:
    state = stamp({}, arrived=("baggage-1", "baggage-2", "baggage-3"), spare_baggage_counts=counts)
    progress = GAME.view(state, None).progress
    assert (progress.baggage, progress.others) == shown


def test_m8_2_the_panel_never_shows_a_turn_beyond_the_limit() -> None:
    state = play(stamp({"mamelukes-1": "02.08"}, seat=MUSLIM, turn=50), end(MUSLIM)).state
    assert GAME.view(state, None).progress.turn == 50


def test_m4_2_the_details_of_a_piece_are_its_kind_value_moves_and_condition() -> None:
    state = stamp({"templars": "08.08 wounded", "mamelukes-1": "02.08"})
    shown = {each.piece: each for each in GAME.view(state, "muslim").pieces}
    assert msgspec.to_builtins(shown["templars"]) == {
        "piece": "templars",
        "kind": "templars",
        "side": "crusader",
        "fighting_value": 4,
        "spaces": 2,
        "condition": "wounded",
    }
    assert (shown["mamelukes-1"].kind, shown["mamelukes-1"].spaces) == ("mamelukes", 3)
    assert "saladin" not in shown
