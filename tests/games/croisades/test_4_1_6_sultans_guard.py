"""Clause 4.1.6: the forces of The Sultan's Guard, its open set-up, and who has won it; 4.0e with its lead of ten."""

from typing import Any

import pytest

from gonfalon.games.croisades import GAME
from gonfalon.games.croisades.actions import Arrange, Confirm, Enter, Lift, Place
from gonfalon.games.croisades.arrivals import Arranged, Deployed, Lifted, Placed
from gonfalon.games.croisades.events import Ended
from gonfalon.games.croisades.frames import Placing, Rise
from gonfalon.games.croisades.options import Options
from gonfalon.games.croisades.pieces import BY_ID, CROSSBOW
from gonfalon.games.croisades.rules.placing import area
from gonfalon.games.croisades.rules.points import score, strength
from gonfalon.games.croisades.scenarios import SETTINGS, SULTANS_GUARD, Post, Setting
from gonfalon.games.croisades.state import DEAD, WAITING, WOUNDED, State, amended, figure_of, replace, with_figures
from gonfalon.kernel.accounts import remark
from gonfalon.kernel.dice import ScriptedDice, SeededDice
from gonfalon.kernel.events import Event, unheard
from gonfalon.kernel.game import Outcome, begin, settle
from tests.games.croisades.fray import holds, offered, refused
from tests.games.croisades.march import taken
from tests.games.croisades.stamp import CRUSADER, SARACEN, WATER_HOLE

PRESET, READY = Arrange(seat=SARACEN, how="preset"), Confirm(seat=SARACEN)


def begun() -> State:
    """The scenario at its first ask."""
    return begin(GAME, SULTANS_GUARD, Options(), ScriptedDice(()), unheard)


def opened() -> State:
    """The scenario with the Saracens as it proposes, at the first ask of the Crusaders."""
    return taken(begun(), PRESET, READY).state


def place(figure: str, to: str, facing: Any = "") -> Place:
    """The owner's set-up of a figure."""
    return Place(seat=BY_ID[figure].side, figure=figure, to=to, facing=facing)


def test_4_1_6_the_forces_are_worth_what_the_scenario_says() -> None:
    state = begun()
    assert (strength(state, CRUSADER), strength(state, SARACEN)) == (294, 295)
    men = [each for each in state.figures if each.id in BY_ID]
    assert len(men) == 31
    assert {each.at for each in men} == {WAITING}
    assert all(bool(each.horse) == (BY_ID[each.id].mounted is not None) for each in men)


def test_1_2a_the_saracens_set_up_first_and_openly() -> None:
    (ask,) = GAME.due(begun())
    assert (ask.seat, ask.ask, ask.prelude, ask.default) == (SARACEN, "place", True, PRESET)
    assert GAME.view(begun(), CRUSADER).position == GAME.view(begun(), SARACEN).position


def test_4_1_6_the_preset_is_a_lawful_set_up_hex_by_hex() -> None:
    state = begun()
    for name, at, facing in SETTINGS[SULTANS_GUARD].preset:
        state = taken(state, place(name, at, facing)).state
    arranged = taken(begun(), PRESET)
    assert state.figures == arranged.state.figures
    assert [each.clause for each in arranged.events(Arranged)] == ["4.1.6"]
    assert refused(state, PRESET) == ("4.1.6", "arranged-already")
    assert GAME.due(state)[0].default == READY


def test_4_1_6_and_4_3_it_stands_within_four_hexes_of_the_palm() -> None:
    state = begun()
    assert area(state, SARACEN).bit_count() == 61
    assert refused(state, place("sadik", "G7")) is None
    assert refused(state, place("sadik", "G6")) == ("4.1.6", "outside-post")
    assert refused(state, place("saladin", "G8", "n")) is None
    assert refused(state, place("saladin", "G7", "n")) == ("4.1.6", "outside-post")
    assert refused(state, place("saladin", "G6", "s")) == ("4.1.6", "outside-post")


def test_4_1_6_a_rider_keeps_off_trees_and_each_hex_holds_one() -> None:
    state = begun()
    assert refused(state, place("saladin", "G11", "n")) == ("1.51.2", "ground-closed")
    assert refused(state, place("saladin", "G12", "n")) == ("1.51.2", "ground-closed")
    assert refused(state, place("sadik", "G11")) is None
    state = taken(state, place("saladin", "G10", "n")).state
    assert refused(state, place("sadik", "G9")) == ("A3e", "hex-taken")
    assert refused(state, place("maarat", "G8", "s")) == ("A3e", "hex-taken")
    assert refused(state, place("saladin", "G10", "n")) == ("4.1.6", "placed-there")
    shifted = taken(state, place("saladin", "G9", "n")).state
    assert holds(shifted, "saladin") == "G9 G8"


def test_4_1_6_who_looks_how_and_whose_figures() -> None:
    state = begun()
    assert refused(state, place("saladin", "G10")) == ("A3e", "needs-facing")
    assert refused(state, place("sadik", "G9", "n")) == ("R89", "has-no-facing")
    assert refused(state, Place(seat=SARACEN, figure="richard", to="G9", facing="n")) == ("4.1.6", "not-yours")
    assert refused(state, Place(seat=SARACEN, figure="saladin-horse", to="G9")) == ("1.58a", "horse-stands")
    assert refused(state, place("yasaffa", "G9")) == ("K3", "not-in-this-game")
    assert refused(state, place("sadik", "OG:G9")) == ("K3", "no-such-hex")


def test_4_1_6_who_was_set_up_is_lifted_again() -> None:
    state = taken(begun(), place("sadik", "G9")).state
    told = taken(state, Lift(seat=SARACEN, figure="sadik"))
    assert told.state.figures == begun().figures
    assert [each.figure for each in told.events(Lifted)] == ["sadik"]
    assert refused(told.state, Lift(seat=SARACEN, figure="sadik")) == ("4.1.6", "in-hand")


def test_4_1_6_nobody_is_ready_with_somebody_in_hand() -> None:
    assert refused(begun(), READY) == ("4.1.6", "figures-in-hand")
    state = taken(begun(), PRESET, Lift(seat=SARACEN, figure="ali")).state
    refusal = GAME.check(state, READY)
    assert refusal is not None
    assert refusal.args == {"figure": "ali", "count": 1}
    told = taken(state, place("ali", "G12"), READY)
    assert [each.side for each in told.events(Deployed)] == [SARACEN]
    assert [(each.at, each.facing) for each in told.events(Placed)] == [("G12", "")]


def test_4_1_6_then_the_crusaders_enter_from_the_north_on_turn_1() -> None:
    state = opened()
    (ask,) = GAME.due(state)
    assert (state.turn, ask.seat, ask.ask) == (1, CRUSADER, "move")
    into = {(each.figure, each.to, each.facing) for each in offered(state) if isinstance(each, Enter)}
    assert {each for each, _, _ in into} == {
        name for name in SETTINGS[SULTANS_GUARD].forces if BY_ID[name].side is CRUSADER
    }
    assert {to for _, to, _ in into} == {f"{letter}1" for letter in "ABCDEFGHIJKLMNOPQRSTUVWXY"}
    assert {facing for who, _, facing in into if who == "richard"} == {"se", "s", "sw"}


def test_R4_crossbowmen_who_are_set_up_by_the_second_side_are_marked_for_defence() -> None:
    assert BY_ID["anselmo"].weapon is CROSSBOW
    SETTINGS["stamp R4"] = Setting(
        WATER_HOLE,
        2,
        SARACEN,
        placed=(("ahmed", "A1", ""),),
        forces=("anselmo", "bertin"),
        posts=(Post(CRUSADER, "G9", 1),),
        preset=(("anselmo", "G9", ""), ("bertin", "G8", "")),
    )
    state = begin(GAME, "stamp R4", Options(), ScriptedDice(()), unheard)
    told = taken(state, Arrange(seat=CRUSADER, how="preset"), Confirm(seat=CRUSADER))
    assert [figure_of(told.state, who).mark for who in ("anselmo", "bertin")] == ["defensive", "none"]


def with_dead(state: State, dead: str, wounded: str = "") -> State:
    """The state with some dead and some wounded, wherever they are."""
    hurt = [amended(figure_of(state, who), health=DEAD, horse="", at=-1, facing=-1) for who in dead.split()]
    hurt += [amended(figure_of(state, who), health=WOUNDED) for who in wounded.split()]
    return with_figures(state, *hurt)


def ended(state: State, turn: int = 16) -> tuple[Outcome | None, Ended | None]:
    """How a game ends, if it does, as the Saracens' turn does."""
    told: list[Event] = []
    state = replace(state, turn=turn, side=SARACEN, agenda=(Rise(SARACEN),))
    over = settle(GAME, state, ScriptedDice(()), told.append)
    return GAME.outcome(over), next((each for each in told if isinstance(each, Ended)), None)


@pytest.mark.parametrize(("who", "winner"), [("saladin", CRUSADER), ("richard", SARACEN)])
def test_4_1_6_the_death_of_a_commander_decides_at_once(who: str, winner: str) -> None:
    outcome, event = ended(with_dead(opened(), who), turn=3)
    assert outcome == Outcome(winner, "commander", "4.1.6")
    assert event is not None
    assert (event.clause, event.fallen, event.winner) == ("4.1.6", who, winner)
    assert GAME.margin(with_dead(opened(), who), winner) > (0, 999)
    assert ended(with_dead(opened(), "", who), turn=3) == (None, None)


def test_4_1_6_the_dead_commander_loses_however_the_points_stand() -> None:
    state = with_dead(opened(), "saladin gerard robert everard walter gunter")
    assert score(state, SARACEN) > score(state, CRUSADER)
    assert ended(state)[0] == Outcome(CRUSADER, "commander", "4.1.6")


def test_E27_a_lead_of_ten_wins_and_less_is_a_draw() -> None:
    mamluks, crusaders = "al-kamil maarat as-salih kilij", "gerard robert anselmo baldo"
    state = with_dead(opened(), f"{mamluks} {crusaders}", "hakim walter")
    assert (score(state, CRUSADER), score(state, SARACEN)) == (117, 107)
    outcome, event = ended(state)
    assert outcome == Outcome(CRUSADER, "points", "4.0e")
    assert event is not None
    assert (event.clause, event.crusader, event.saracen, event.fallen) == ("4.0e", 117, 107, "")
    state = with_dead(opened(), f"{mamluks} {crusaders}", "walter")
    assert ended(state)[0] == Outcome(None, "undecided", "4.0e")
    assert ended(state, turn=15) == (None, None)


def test_4_0e_the_saracens_win_by_ten_as_well() -> None:
    assert ended(with_dead(opened(), "bertin"))[0] == Outcome(SARACEN, "points", "4.0e")
    assert ended(with_dead(opened(), "", "anselmo"))[0] == Outcome(None, "undecided", "4.0e")


def test_4_1_6_set_up_goes_into_a_position_and_back() -> None:
    state = taken(begun(), place("saladin", "G10", "n")).state
    assert state.agenda == (Placing(SARACEN),)
    assert GAME.state_of(GAME.position(state)) == state
    written = {each.figure: each for each in GAME.position(state).figures}
    assert (written["richard"].off, written["richard"].at, written["saladin"].off) == ("waiting", "", "")


def test_4_1_6_hindsight_tells_how_the_points_stood_or_what_was_missing() -> None:
    over = replace(with_dead(opened(), "saladin"), agenda=())
    assert GAME.advice.missed(over) == remark("4.1.6", "but-for-him", figure="saladin", crusader=34, saracen=0)
    by_points = replace(with_dead(opened(), "bertin", "anselmo"), agenda=(), turn=16, side=SARACEN)
    assert GAME.advice.missed(by_points) == remark("4.0e", "short-of-a-draw", side=CRUSADER, points=9)


def test_4_0a_the_table_knows_how_far_somebody_who_waits_could_come() -> None:
    view = GAME.view(opened(), CRUSADER)
    assert [(each.side, each.turn, len(each.hexes)) for each in view.entrances] == [(CRUSADER, 1, 25)]
    on_foot = GAME.advice.costs(view, "bertin", SeededDice(0))
    assert (on_foot["K1"], on_foot["K2"], on_foot["K5"]) == (1, 2, 5)
    assert set(GAME.advice.reach(view, "bertin", SeededDice(0))) <= set(on_foot)
    ridden = GAME.advice.costs(view, "richard", SeededDice(0))
    assert (ridden["K2"], ridden["K5"], ridden["R12"]) == (2, 5, 12)
    assert "K1" in GAME.advice.reach(view, "richard", SeededDice(0))
    assert not {"K6", "G8"} & set(GAME.advice.reach(view, "richard", SeededDice(0)))


def test_4_0a_an_entry_is_accounted_for_before_it_is_made() -> None:
    view = GAME.view(opened(), CRUSADER)
    enter = Enter(seat=CRUSADER, figure="richard", to="K1", facing="s")
    (account,) = GAME.advice.accounts(view, (enter,), SeededDice(0))
    assert [(line.clause, line.why, line.add) for line in account.sums[0].lines] == [("1.1a", "flat", 1)] * 2
    assert [(each.key, each.args["left"]) for each in account.remarks] == [("points-left", 10)]
    assert {each.who for each in account.replies} == {"ali"}
