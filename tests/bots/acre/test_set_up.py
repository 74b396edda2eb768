"""How the bots of Acre set up: a lawful array of their own, another with other lots, and sensible posts."""

from functools import cache

import pytest

from gonfalon.bots.value.acre.field import Field
from gonfalon.bots.value.acre.lineup import Lineup
from gonfalon.bots.value.acre.muster import Muster
from gonfalon.bots.value.acre.outlook import Outlook
from gonfalon.bots.value.acre.weights import Weights
from gonfalon.games.acre import GAME
from gonfalon.games.acre.actions import Arrange, Attach, Confirm, Emplace, Place
from gonfalon.games.acre.map import BOARD, CAMP_NAMES, LINE_NAMES
from gonfalon.games.acre.pieces import ROSTER, Arm, Side, Unit
from gonfalon.games.acre.rules.deploying import arranged, is_ready
from gonfalon.games.acre.state import Options, SiegeLineExtra, State, ZocOf
from gonfalon.kernel.dice import SeededDice
from gonfalon.kernel.events import unheard
from gonfalon.kernel.game import begin, take
from tests.bots.acre.tables import BOTS, game, phase, told
from tests.games.acre.stamp import CRUSADER, MUSLIM, play

UNUSUAL = (
    Options(siege_line_extra=SiegeLineExtra.BESIDE),
    Options(zoc=ZocOf.ALL),
)


@cache
def set_up(name: str, seed: int, options: Options | None = None) -> tuple[State, tuple[object, ...], frozenset[str]]:
    """The armies as two bots of a level set them up, with all they did and the clauses they named."""
    actions: list[object] = []
    clauses: set[str] = set()
    for state, ask, bot, action in game((name, name), seed, "battle", options):
        if ask.ask != "deploy":
            return state, tuple(actions), frozenset(clauses)
        assert GAME.check(state, action) is None
        actions.append(action)
        clauses |= {*bot.why().clauses}
    raise AssertionError("the battle is never fought")


def arms_on(state: State, side: Side, names: tuple[str, ...]) -> set[Arm]:
    """The classes of a side's units on some hexes."""
    hexes = BOARD.hexes(*names)
    return {unit.arm for unit in ROSTER if unit.side is side and is_on(state, unit, hexes)}


def is_on(state: State, unit: Unit, hexes: int) -> bool:
    """Whether a unit stands on one of some hexes."""
    return state.at[unit.index] >= 0 and bool(hexes >> state.at[unit.index] & 1)


@pytest.mark.parametrize("name", BOTS)
def test_14_2_and_14_3_both_place_every_piece_themselves_and_name_the_clauses(name: str) -> None:
    _, actions, clauses = set_up(name, 1)
    assert not [action for action in actions if isinstance(action, Arrange)]
    kinds = [type(action) for action in actions]
    assert [kinds.count(kind) for kind in (Place, Emplace, Attach, Confirm)] == [34 + 35, 4, 6 + 5, 2]
    assert {"14.2a", "14.2b", "14.2c", "14.2d", "14.3b", "14.3c", "14.3d"} <= clauses


@pytest.mark.parametrize("options", UNUSUAL)
def test_14_2_and_14_3_hold_under_unusual_options(options: Options) -> None:
    _, actions, _ = set_up("captain:5", 1, options)
    assert not [action for action in actions if isinstance(action, Arrange)]


def test_other_lots_make_another_array_and_the_same_lots_the_same() -> None:
    first, again, other = set_up("recruit", 1)[0], set_up.__wrapped__("recruit", 1)[0], set_up("recruit", 2)[0]
    assert first.at == again.at
    for side in Side:
        assert [first.at[unit.index] for unit in ROSTER if unit.side is side] != [
            other.at[unit.index] for unit in ROSTER if unit.side is side
        ]


@pytest.mark.parametrize("seed", range(1, 5))
def test_horse_mans_the_line_and_foot_guards_the_camps(seed: int) -> None:
    state = set_up("captain:300", seed)[0]
    for side in Side:
        assert arms_on(state, side, CAMP_NAMES[side]) <= {Arm.HI, Arm.MI, Arm.LI}
        assert arms_on(state, side, LINE_NAMES[side]) >= {Arm.HA, Arm.AR, Arm.HC if side is CRUSADER else Arm.MC}


@pytest.mark.parametrize("seed", range(1, 5))
def test_10_1_leaders_begin_with_horse_that_attacks(seed: int) -> None:
    state = set_up("captain:300", seed)[0]
    assert {ROSTER[unit].arm for unit in state.leading} == {Arm.HC, Arm.MC}
    assert len(set(state.leading)) == len(state.leading)


def test_the_muslim_has_by_and_large_less_to_fear_from_the_first_turn_than_in_historys_order() -> None:
    states = [set_up("captain:300", seed)[0] for seed in range(1, 7)]
    assert sum(map(fear, states)) < 0.9 * sum(fear(arranged(state, MUSLIM)) for state in states)


def fear(state: State) -> float:
    """What the Crusader's first turn should cost the Muslim."""
    field = Field(state, MUSLIM)
    return Outlook(field, Weights(), {}).reply.loss(Lineup(field, field.at), {}, {})


def test_a_set_up_that_somebody_began_is_finished() -> None:
    state = begin(GAME, "battle", Options(), SeededDice(1), unheard)
    for unit, at in (("xb1", "0207"), ("xb2", "0207"), ("t1", "0514")):
        state = play(state, Place(seat=CRUSADER, unit=unit, at=at)).state
    state = play(state, Attach(seat=CRUSADER, leader="guy", unit="t1")).state
    state = play(state, Emplace(seat=CRUSADER, at="0207"), Emplace(seat=CRUSADER, at="0212")).state
    for name in BOTS:
        assert is_ready(finished(name, state), CRUSADER)


def finished(name: str, state: State) -> State:
    """The set-up of the side that is asked as a bot leaves it just before it confirms."""
    for action in phase(name, state):
        assert not isinstance(action, Arrange)
        if isinstance(action, Confirm):
            break
        state = take(GAME, state, action, SeededDice(1), unheard)
    return state


@pytest.mark.parametrize("name", BOTS)
def test_r5_historys_order_is_left_where_no_lawful_array_is_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Muster, "run", lambda muster: None)
    action, reason = told(name, begin(GAME, "battle", GAME.options(), SeededDice(1), unheard))
    assert action == Arrange(seat=CRUSADER, how="historical")
    assert reason.key == "deploy"
