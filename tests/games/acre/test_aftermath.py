"""What is said of a battle of Acre when it is over: losses, the odds of each melee and volley, turning points."""

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

import pytest

from gonfalon.games.acre import GAME
from gonfalon.games.acre.actions import AcreAction
from gonfalon.games.acre.charts import RESULT_AT
from gonfalon.games.acre.events import Fought, Shot
from gonfalon.games.acre.pieces import BY_ID
from gonfalon.games.acre.rules.aftermath import fought
from gonfalon.games.acre.rules.melee import Parties
from gonfalon.games.acre.state import State
from gonfalon.games.acre.view import View
from gonfalon.kernel.dice import ScriptedDice
from gonfalon.kernel.hindsight import hindsight
from gonfalon.kernel.record import Agreed
from gonfalon.kernel.replay import replay
from gonfalon.kernel.sitting import Sitting
from gonfalon.kernel.strikes import Harm, Strike
from gonfalon.kernel.struck import struck
from gonfalon.lab.golden import kept_records
from tests.games.acre.stamp import CRUSADER, MUSLIM, attack, fire, hits_on, posted, shoot, stamp

RECORDS = dict(kept_records(GAME))
MORE = {"sp9": "2020", "tk8": "2021", "xb6": "2022"}
"""Enough far away that no phase ends by itself."""


def seated(units: Mapping[str, str], ask: Any) -> Sitting[State, AcreAction, View]:
    """A sitting that starts from a postage-stamp position."""
    start = posted(units, ask=ask)
    return Sitting(GAME, start.scenario, start.options, ScriptedDice(()), start=start)


def test_14_5_losses_are_the_loss_totals_of_both_armies() -> None:
    state = stamp({"t1": "1304", "li1": "1404"}, rest={"eliminated": ("t2",)})
    assert GAME.advice.losses(state) == {CRUSADER: 2 * BY_ID["t2"].strength, MUSLIM: 0}


@pytest.mark.parametrize(("face", "harm", "worth"), [(1, Harm.TARGET, 2), (6, Harm.NOBODY, 0)])
def test_S2_4_a_volley_harms_its_target_or_nobody(face: int, harm: Harm, worth: int) -> None:
    sitting = seated({"xb1": "1206", "as1": "1205", **MORE}, "shoot")
    sitting.take(shoot("xb1", "as1"), ScriptedDice((face,)))
    (one,) = struck(sitting)
    assert one.strike == Strike(CRUSADER, harm, worth * BY_ID["as1"].strength // 2)
    hits = Fraction(len(hits_on(sitting.first, shoot("xb1", "as1"))), 6)
    assert one.chances == {Harm.TARGET: hits, Harm.NOBODY: 1 - hits, Harm.ATTACKER: 0}


@pytest.mark.parametrize("name", RECORDS)
def test_each_melee_has_the_odds_of_its_column(name: str) -> None:
    sitting = replay(GAME, RECORDS[name])
    dice = [
        (place, event)
        for place, step in enumerate(sitting.steps)
        for event in step.told
        if isinstance(event, Fought | Shot)
    ]
    found = struck(sitting)
    assert [each.place for each in found] == [place for place, _ in dice]
    for each, (_, event) in zip(found, dice, strict=True):
        assert sum(each.chances.values()) == 1
        if isinstance(event, Fought):
            column = [RESULT_AT[face, event.column] for face in range(1, 7)]
            against = sum(not result.startswith("A") for result in column)
            assert each.chances[Harm.TARGET] == Fraction(against, 6)
        else:
            assert (each.strike.harm is Harm.TARGET) is event.hit


def test_S6_5_arrows_before_a_melee_and_the_melee_are_two_strikes_of_one_entry() -> None:
    sitting = seated({"ma1": "1206", "li1": "1205", **MORE}, "attack")
    sitting.take(attack("ma1", "1205"), ScriptedDice(()))
    sitting.take(fire(MUSLIM, "ma1"), ScriptedDice((1, 1)))
    arrows, melee = struck(sitting)
    assert [(each.place, each.strike.side) for each in (arrows, melee)] == [(1, MUSLIM), (1, CRUSADER)]
    assert arrows.strike.harm is Harm.TARGET
    # The odds are those after the arrows have fallen: a disorganized attacker is weaker.
    unhurt = seated({"ma1": "1206", "li1": "1205", **MORE}, "attack")
    unhurt.take(attack("ma1", "1205"), ScriptedDice(()))
    unhurt.take(fire(MUSLIM, "ma1"), ScriptedDice((6, 1)))
    assert melee.chances[Harm.TARGET] < struck(unhurt)[1].chances[Harm.TARGET]


@pytest.mark.parametrize(("most", "told"), [(0, 0), (5, 0), (6, 1), (11, 1), (12, 2)])
def test_the_falls_of_all_attacks_together_are_bounded(monkeypatch: pytest.MonkeyPatch, most: int, told: int) -> None:
    monkeypatch.setattr("gonfalon.kernel.struck.MOST_FALLS_IN_ALL", most)
    sitting = seated({"xb1": "1206", "as1": "1205", "xb2": "1406", "as2": "1405", **MORE}, "shoot")
    sitting.take(shoot("xb1", "as1"), ScriptedDice((1,)))
    sitting.take(shoot("xb2", "as2"), ScriptedDice((1,)))
    assert [each.place for each in struck(sitting)] == list(range(told))


def test_S7_7_an_exchange_harms_the_target_and_is_worth_what_it_leaves() -> None:
    state = stamp({"ma1": "1206", "li1": "1205"}, ask="attack")
    ma1, li1 = BY_ID["ma1"], BY_ID["li1"]
    parties = Parties([ma1], [li1])
    dead = 2 * li1.strength
    assert fought(state, CRUSADER, parties, "Ex") == Strike(CRUSADER, Harm.TARGET, dead - min(dead, 2 * ma1.strength))
    assert fought(state, CRUSADER, parties, "De") == Strike(CRUSADER, Harm.TARGET, dead)
    assert fought(state, CRUSADER, parties, "Dr") == Strike(CRUSADER, Harm.TARGET, li1.strength)
    assert fought(state, CRUSADER, parties, "Ae") == Strike(CRUSADER, Harm.ATTACKER, -2 * ma1.strength)
    broken = stamp({"ma1": "1206 disorganized", "li1": "1205"}, ask="attack")
    assert fought(broken, CRUSADER, parties, "Ad") == Strike(CRUSADER, Harm.ATTACKER, -2 * ma1.strength)


def test_a_long_battle_turns_at_its_widest_gaps_and_at_its_end() -> None:
    known = hindsight(replay(GAME, RECORDS["saladin-returns-disintegrated-muslim"]))
    assert known.attacks == 32
    assert [(turn.place, turn.is_end) for turn in known.turns] == [(36, False), (169, False), (208, True)]
    crusader, muslim = known.luck
    assert (crusader.harm.tries, crusader.harm.fell, muslim.harm.tries, muslim.harm.fell) == (9, 0, 23, 13)
    assert known.missed is not None
    assert (known.missed.clause, known.missed.args["side"]) == ("16.1a", MUSLIM)


def test_an_agreed_game_has_luck_but_no_deciding_step() -> None:
    record = RECORDS["templars-wing-points-muslim"]
    sitting = replay(GAME, type(record)(record.header, (*record.entries[:14], Agreed(winner=None))))
    known = hindsight(sitting)
    assert known.attacks > 0
    assert not any(turn.is_end for turn in known.turns)
    assert known.missed is None
