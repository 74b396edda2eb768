"""The numbers that the bots of Acre trust are the rules' own."""

from fractions import Fraction
from itertools import product

import pytest

from gonfalon.bots.value.acre.fighting import outlook_of
from gonfalon.bots.value.acre.lineup import Lineup
from gonfalon.bots.value.acre.tables import COLUMNS, ENVELOPED, HOPELESS, column_of, hit_chance
from gonfalon.bots.value.acre.weights import Weights
from gonfalon.games.acre.actions import Shoot
from gonfalon.games.acre.charts import RESULTS
from gonfalon.games.acre.map import BOARD
from gonfalon.games.acre.pieces import ARMY, ROSTER, Side
from gonfalon.games.acre.rules.reckoning import is_enveloped, is_possible, odds_column, reckoning
from gonfalon.games.acre.rules.shooting import fire_lines
from gonfalon.games.acre.state import replace, units_at
from gonfalon.kernel.modifiers import sum_of
from tests.bots.acre.tables import game
from tests.games.acre.stamp import hits_on, stamp


def test_a_column_is_that_of_the_chart_for_all_strengths() -> None:
    for attack, defence in product(range(1, 60), range(1, 20)):
        column = column_of(attack, defence, 0)
        if is_possible(attack, defence):
            assert RESULTS.columns[column] == odds_column(attack, defence)
        else:
            assert column == HOPELESS


def test_the_chances_of_a_column_are_those_of_its_six_faces() -> None:
    for heading, chances in zip(RESULTS.columns, COLUMNS, strict=True):
        falls = [result.lower() for result in RESULTS.column(heading).values()]
        assert [Fraction(each).limit_denominator(6) for each in chances] == [
            Fraction(falls.count(name), 6) for name in chances._fields
        ]


@pytest.mark.parametrize("ways", range(1, 64))
def test_envelopment_is_judged_as_the_rule_does(ways: int) -> None:
    target = BOARD.at("1206")
    around = [BOARD.step(target, way) for way in range(6) if ways >> way & 1]
    attackers = list(ARMY[Side.CRUSADER][: len(around)])
    defender = ARMY[Side.MUSLIM][0]
    state = stamp(
        {unit.id: BOARD.names[at or 0] for unit, at in zip(attackers, around, strict=True)}
        | {"hq1": "1206", "ma8": "0702"}
    )
    assert ENVELOPED[ways] == is_enveloped(state, attackers, [defender])


def test_the_attacks_that_are_planned_have_the_column_of_the_rule() -> None:
    weighed = 0
    for state, ask, _, _ in game(("recruit:150", "recruit:150"), 8, "battle"):
        if ask.ask != "attack":
            continue
        outlook = outlook_of(state, Side(ask.seat), Weights())
        where = outlook.field.at
        for fight in outlook.assault.plan(Lineup(outlook.field, where), {}, frozenset()):
            attackers = [ROSTER[unit] for unit in fight.force]
            defenders = [unit for at in fight.front for unit in units_at(state, at, Side(ask.seat).enemy)]
            charger = "" if fight.charger is None else ROSTER[fight.charger].id
            sums = reckoning(state, attackers, defenders, charger)
            assert (
                RESULTS.columns[outlook.assault.column(fight.front, fight.force, fight.charger, where)] == sums.column
            )
            weighed += 1
    assert weighed > 20


def test_the_shots_that_are_planned_have_the_fire_value_of_the_rule() -> None:
    state = stamp({"xb1": "1004", "xb2": "1005", "tk1": "1204", "as1": "1104", "li1": "1105"}, ask="shoot")
    outlook = outlook_of(state, Side.CRUSADER, Weights())
    volleys = outlook.volleys.plan(Lineup(outlook.field, outlook.field.at), outlook.field.mine)
    assert volleys
    for volley in volleys:
        firers = [ROSTER[unit] for unit in volley.firers]
        assert volley.chance == hit_chance(sum_of(fire_lines(state, firers, ROSTER[volley.target])))
        action = Shoot(seat=Side.CRUSADER, units=tuple(unit.id for unit in firers), target=ROSTER[volley.target].id)
        assert volley.chance == len(hits_on(state, action)) / 6


def test_who_has_fired_attacks_with_half() -> None:
    state = stamp({"ma1": "1005", "tu1": "1006", "as1": "1105"}, ask="attack")
    fired = replace(state, fired=next(unit.bit for unit in ROSTER if unit.id == "tu1"))
    tu1 = next(unit.index for unit in ROSTER if unit.id == "tu1")
    assert outlook_of(state, Side.CRUSADER, Weights()).field.attack(tu1) == 4
    assert outlook_of(fired, Side.CRUSADER, Weights()).field.attack(tu1) == 2
