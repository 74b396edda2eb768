"""What the bots of Acre take for granted on a stand that is not yet is what the rules say once it is."""

from collections.abc import Iterator
from random import Random

import pytest

from gonfalon.bots.value.acre.fighting import outlook_of
from gonfalon.bots.value.acre.lineup import Lineup
from gonfalon.bots.value.acre.outlook import Outlook
from gonfalon.bots.value.acre.routes import Routes
from gonfalon.bots.value.acre.weights import Weights
from gonfalon.games.acre.pieces import BY_ID, ROSTER, Side
from gonfalon.games.acre.rules.attacking import owes_attack
from gonfalon.games.acre.rules.shooting import fire_range, firer_lines
from gonfalon.games.acre.state import MustAttack, Options, State, ZocOf, hexes_of, stood_at, zoc_of
from gonfalon.geometry.hexset import members
from gonfalon.kernel.modifiers import sum_of
from tests.bots.acre.tables import game
from tests.games.acre.stamp import stamp

OPTIONS = (Options(), Options(zoc=ZocOf.ALL, trebuchet_cover=False), Options(must_attack=MustAttack.NONE))
SORTIED = {"stage": 2, "sortied": True}
EVERY = pytest.mark.parametrize("options", OPTIONS)


def test_R8_whoever_stands_before_a_manned_wall_owes_no_attack_for_it() -> None:
    state = stamp({"ma1": "0207", "ma2": "1005", "g1": "0108", "as1": "1105"}, ask="attack", rest=SORTIED)
    outlook = outlook_of(state, Side.CRUSADER, Weights())
    assert zoc_of(state, Side.MUSLIM) >> state.at[BY_ID["ma1"].index] & 1
    assert outlook.assault.owing(Lineup(outlook.field, outlook.field.at)) == [BY_ID["ma2"].index]


@EVERY
def test_S7_3_who_would_be_bound_to_attack_is_who_is(options: Options) -> None:
    bound = 0
    for state, _, outlook, stand in stands(options):
        after = stood(state, stand)
        owing = [unit for unit in outlook.field.mine if owes_attack(after, ROSTER[unit])]
        assert outlook.assault.owing(Lineup(outlook.field, stand)) == owing
        bound += len(owing)
    assert bound > 20 or options.must_attack is MustAttack.NONE


@EVERY
def test_S5_1_the_hexes_that_a_stand_holds_and_controls_are_the_rule_s(options: Options) -> None:
    for state, side, outlook, stand in stands(options):
        after, lineup = stood(state, stand), Lineup(outlook.field, stand)
        assert (lineup.hexes, lineup.zoc) == (hexes_of(after, side), zoc_of(after, side))


def test_S2_4_and_S6_1_every_shot_from_a_stand_has_the_rule_s_range_and_value() -> None:
    weighed = 0
    for state, _, outlook, stand in stands(Options()):
        after, field = stood(state, stand), outlook.field
        for archer in field.mine:
            if field.archery(archer):
                hexes = fire_range(after, ROSTER[archer])
                assert outlook.volleys.range_of(archer, stand[archer]) == hexes
                for foe in field.foes:
                    if hexes >> field.at[foe] & 1:
                        value = sum_of(firer_lines(after, ROSTER[archer], ROSTER[foe]))
                        assert outlook.volleys.value(archer, stand[archer], foe) == value
                        weighed += 1
    assert weighed > 20


def stands(options: Options) -> Iterator[tuple[State, Side, Outlook, list[int]]]:
    """States of a battle, whoever is to move, and a stand that a lot of its units could take."""
    random = Random(1)
    for number, (state, ask, _, _) in enumerate(game(("recruit:60", "recruit:60"), 3, "battle", options)):
        if ask.ask != "move" or number % 3:
            continue
        side = Side(ask.seat)
        outlook, stand = outlook_of(state, side, Weights()), list(state.at)
        for unit, ends in Routes(state, side).ends.items():
            stand[unit] = random.choice([at for at in members(ends) if at not in stand] or [stand[unit]])
        yield state, side, outlook, stand


def stood(state: State, stand: list[int]) -> State:
    """The state in which a stand has been taken."""
    for unit, at in zip(ROSTER, stand, strict=True):
        if state.at[unit.index] != at:
            state = stood_at(state, unit, at)
    return state
