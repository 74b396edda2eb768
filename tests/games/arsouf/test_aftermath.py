"""What is said of a game of Arsouf when it is over: losses, the odds of each attack, and where it turned."""

from fractions import Fraction
from itertools import pairwise

import pytest

from gonfalon.games.arsouf import GAME
from gonfalon.games.arsouf.actions import Attack
from gonfalon.games.arsouf.events import Killed, Wounded
from gonfalon.kernel.dice import ScriptedDice
from gonfalon.kernel.events import Rolled
from gonfalon.kernel.hindsight import hindsight
from gonfalon.kernel.odds import odds
from gonfalon.kernel.replay import replay
from gonfalon.kernel.strikes import Harm, Strike
from gonfalon.kernel.struck import struck
from gonfalon.lab.golden import kept_records
from tests.games.arsouf.stamp import CRUSADER, MUSLIM, attack, seated, stamp

RECORDS = dict(kept_records(GAME))
DUEL = {"templars": "08.08", "mamelukes-1": "08.07"}


def test_6_10_the_killed_count_whole_and_the_wounded_half() -> None:
    state = stamp({"templars": "08.08 wounded", "saladin": "14.00"}, killed=("mamelukes-1", "skirmishers-2"))
    assert GAME.advice.losses(state) == {CRUSADER: 4, MUSLIM: 2 * (3 + 1)}


@pytest.mark.parametrize(
    ("faces", "strike"),
    [
        ((6, 1), Strike(CRUSADER, Harm.TARGET, 3)),
        ((1, 6), Strike(CRUSADER, Harm.ATTACKER, -4)),
        ((1, 2), Strike(CRUSADER, Harm.NOBODY)),
    ],
)
def test_6_7_a_strike_tells_whom_it_harmed_and_what_that_is_worth(faces: tuple[int, int], strike: Strike) -> None:
    sitting = seated(DUEL, ask="attack")
    sitting.take(attack("templars", "mamelukes-1"), ScriptedDice(faces))
    (one,) = struck(sitting)
    assert (one.place, one.strike) == (0, strike)
    # Four against three: of the 36 falls 21 are higher, five equal and ten lower.
    assert one.chances == {Harm.TARGET: Fraction(21, 36), Harm.NOBODY: Fraction(5, 36), Harm.ATTACKER: Fraction(10, 36)}
    assert one.mean == Fraction(3 * 21 - 4 * 10, 36)
    assert one.chance == one.chances[strike.harm]
    assert one.gap == abs(strike.worth - one.mean)


def test_6_10_a_wounded_piece_is_worth_its_other_half() -> None:
    sitting = seated({**DUEL, "mamelukes-1": "08.07 wounded"}, ask="attack")
    sitting.take(attack("templars", "mamelukes-1"), ScriptedDice((6, 1)))
    assert struck(sitting)[0].strike == Strike(CRUSADER, Harm.TARGET, 3)


def test_R6_attacks_that_were_announced_have_the_odds_of_when_they_are_rolled() -> None:
    two = {"templars": "08.08", "hospitallers": "09.08", "mamelukes-1": "08.07 wounded"}
    sitting = seated(two, ask="attack", announce_first=True)
    sitting.take(attack("templars", "mamelukes-1"), ScriptedDice(()))
    sitting.take(attack("hospitallers", "mamelukes-1"), ScriptedDice((1, 6, 6, 1)))
    found = struck(sitting)
    assert [(each.place, each.strike.harm) for each in found] == [(1, Harm.ATTACKER), (1, Harm.TARGET)]
    assert found[0].chances == found[1].chances


@pytest.mark.parametrize("name", RECORDS)
def test_each_attack_of_a_game_has_the_odds_that_its_preview_showed(name: str) -> None:
    sitting = replay(GAME, RECORDS[name])
    rolled = [place for place, step in enumerate(sitting.steps) if any(isinstance(each, Rolled) for each in step.told)]
    found = struck(sitting)
    assert [each.place for each in found] == rolled
    for each in found:
        before = sitting.steps[each.place - 1].state if each.place else sitting.first
        action = sitting.steps[each.place].action
        assert isinstance(action, Attack)
        preview = sum(
            chance.chance
            for chance in odds(GAME, before, action).chances
            if any(isinstance(told, Wounded | Killed) and told.piece == action.target for told in chance.told)
        )
        assert each.chances[Harm.TARGET] == preview
        assert sum(each.chances.values()) == 1


@pytest.mark.parametrize("name", RECORDS)
def test_losses_begin_at_the_first_step_and_end_as_the_board_stands(name: str) -> None:
    sitting = replay(GAME, RECORDS[name])
    told = hindsight(sitting).tolls
    assert told[0].steps == 0
    assert told[-1].lost == GAME.advice.losses(sitting.state)
    assert [each.steps for each in told] == sorted({each.steps for each in told})
    assert all(one.lost != other.lost for one, other in pairwise(told))


def test_a_long_game_turns_at_its_widest_gaps_and_at_its_end() -> None:
    known = hindsight(replay(GAME, RECORDS["printed-stopped"]))
    assert known.attacks == 20
    assert [(turn.place, turn.is_end) for turn in known.turns] == [(174, False), (233, False), (236, True)]
    crusader, muslim = known.luck
    assert (crusader.side, crusader.harm.tries, crusader.harm.fell) == (CRUSADER, 8, 6)
    assert (muslim.side, muslim.harm.tries, muslim.harm.fell, muslim.backfire.fell) == (MUSLIM, 12, 8, 4)
    assert known.missed is not None
    assert (known.missed.clause, known.missed.args) == ("3.1", {"baggage": 2, "others": 2})


def test_a_game_that_was_given_up_has_no_deciding_step_and_nothing_was_missed() -> None:
    known = hindsight(replay(GAME, RECORDS["printed-resigned"]))
    assert (known.attacks, known.turns, known.missed) == (0, (), None)


def test_m8_1_whoever_let_them_arrive_missed_the_last_turn() -> None:
    known = hindsight(replay(GAME, RECORDS["printed-arrived"]))
    assert known.missed is not None
    assert (known.missed.clause, known.missed.args) == ("m8.1", {"limit": 50})
    assert [(turn.struck, turn.is_end) for turn in known.turns] == [(None, True)]
