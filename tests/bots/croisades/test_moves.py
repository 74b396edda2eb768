"""Where the figures of a bot of Croisades go when it is plain where."""

import pytest

from gonfalon.bots.value.croisades.field import Field
from gonfalon.bots.value.croisades.outlook import Outlook
from gonfalon.bots.value.croisades.weights import Weights
from gonfalon.games.croisades.frames import Moving
from gonfalon.games.croisades.pieces import Side
from gonfalon.games.croisades.rules.aiming import aim
from gonfalon.games.croisades.state import State, field_of, figure_of, front_of
from tests.bots.croisades.tables import BOTS, phase, put
from tests.games.croisades.stamp import CRUSADER, SARACEN, ground, where

EACH = pytest.mark.parametrize("name", BOTS)


def moved(name: str, *placed: str, side: Side = CRUSADER, turn: int = 1, field: str = "") -> tuple[State, set[str]]:
    """The table after the moves of a bot, and why it made them."""
    state, done = phase(put(*placed, agenda=(Moving(side),), side=side, turn=turn, field=field), name)
    return state, {f"{reason.key} {reason.args.get('figure', '')}".strip() for _, reason in done}


def apart(state: State, one: str, other: str) -> int:
    """The hexes from a figure, of a rider his front half, to another."""
    field = field_of(state)
    return field.board.distance(front_of(field, figure_of(state, one)), figure_of(state, other).at)


@EACH
def test_1_7a_a_knight_comes_to_blows_with_a_lone_man(name: str) -> None:
    state, why = moved(name, "gerard K14 n", "bertin I12", "yasaffa K8", "ahmed A1")
    assert apart(state, "gerard", "yasaffa") == 1
    assert "come-to-blows gerard" in why


def test_1_72b_a_captain_gathers_three_round_one_enemy() -> None:
    state, _ = moved("captain", "bertin I12", "crispin M12", "hal K13", "yasaffa K8", "ahmed A1")
    assert [apart(state, who, "yasaffa") for who in ("bertin", "crispin", "hal")] == [1, 1, 1]


@EACH
def test_C5g_a_wounded_man_is_brought_away(name: str) -> None:
    state, why = moved(name, "bertin K9 wounded", "yasaffa K7", "ahmed A1")
    assert apart(state, "bertin", "yasaffa") >= 5
    assert why == {"bring-away bertin"}


@EACH
def test_1_43a_a_man_whom_three_bows_see_goes_into_the_scrub(name: str) -> None:
    scrub = ground(scrub="K11 K12")
    state, why = moved(name, "anselmo K9", "jehangir K2", "ali L2", "dawud J2", field=scrub)
    assert where(state, "anselmo") in {"K11", "K12"}
    assert "take-cover anselmo" in why


@EACH
def test_1_41_a_bowman_goes_where_he_sees_somebody(name: str) -> None:
    trees = ground(trees="K6 K7 L6 L7 J6 J7 K5 L5 J5")
    state, why = moved(name, "jehangir K12", "bertin K2", "crispin L2", side=SARACEN, field=trees)
    bowman = figure_of(state, "jehangir")
    assert any(aim(state, bowman, figure_of(state, who)) is not None for who in ("bertin", "crispin"))
    assert "line-up-shot jehangir" in why


@EACH
def test_4_1_8_on_the_last_turn_a_rider_goes_for_the_points_of_a_wounded_man(name: str) -> None:
    placed = ("mohammad K12 n", "bertin K8 wounded", "gerard A1 s", "crispin Y1")
    state, why = moved(name, *placed, side=SARACEN, turn=6)
    assert apart(state, "mohammad", "bertin") == 1
    assert "come-to-blows mohammad" in why


WALL = " ".join(f"E{number}" for number in range(1, 17) if number != 8)


def test_1_54_a_captain_keeps_a_man_between_the_wounded_and_the_enemy() -> None:
    trees = ground(trees=WALL)
    placed = ("anselmo B8 wounded", "baldo B9 wounded", "lapo B10 wounded", "geoffrey B7", "mohammad K8 nw")
    before = put(*placed, agenda=(Moving(CRUSADER),), field=trees)
    state, _ = moved("captain", *placed, field=trees)
    assert threatened(before) & {"anselmo", "baldo", "lapo"}
    assert threatened(state) <= {"geoffrey"}


def threatened(state: State) -> set[str]:
    """The Crusaders whom the Saracens could attack in their next turn."""
    field = Field(state, CRUSADER, Weights())
    at = {who: field.home[who] for who in field.friends}
    return {each.target for each in Outlook(field).threats(at, field.watched_by(field.mine.values(), at))}


def test_a_friend_on_a_side_lets_fewer_in() -> None:
    crowd = ("frederick K8", "yasaffa K3", "ahmed J3", "hashmi L3", "ibraham I3", "abdur M3", "fahrat H3")
    alone = strength_of_threat("frederick", *crowd)
    beside = strength_of_threat("frederick", *crowd, "tom K9", "watkin J9", "dirk L9", "wynken J8")
    assert beside < alone


def strength_of_threat(who: str, *placed: str) -> int:
    """How many could attack a Crusader at once."""
    field = Field(put(*placed, agenda=(Moving(CRUSADER),)), CRUSADER, Weights())
    at = {each: field.home[each] for each in field.friends}
    threats = Outlook(field).threats(at, field.watched_by(field.mine.values(), at))
    return sum(len(each.force) for each in threats if each.target == who)


@EACH
def test_1_57_an_unhorsed_knight_gets_back_into_the_saddle_when_nobody_is_near(name: str) -> None:
    far, near = ("yasaffa K2", "ahmed A1"), ("yasaffa K6", "ahmed A1")
    state, why = moved(name, "walter K9", "walter-horse K10 ne", "bertin H12", *far)
    assert "into-the-saddle walter" in why
    assert [act.figures for act in state.acts] == [("walter",)]
    _, why = moved(name, "walter K9", "walter-horse K10 ne", "bertin H12", *near)
    assert "into-the-saddle walter" not in why
