"""Menus: what is offered is exactly what is lawful, on positions small enough to try everything."""

from collections.abc import Callable, Iterator
from random import Random

import pytest

from gonfalon.games.arsouf import GAME
from gonfalon.games.arsouf.actions import Arrange, ArsoufAction, Attack, Confirm, End, Lift, Move, Place
from gonfalon.games.arsouf.pieces import ROSTER, Side
from gonfalon.games.arsouf.state import Options, State, armies
from gonfalon.kernel.dice import ScriptedDice, SeededDice
from gonfalon.kernel.events import unheard
from gonfalon.kernel.game import begin, take
from tests.games.arsouf import book
from tests.games.arsouf.stamp import CRUSADER, MUSLIM, attack, end, lonely, move, play, stamp

NAMES = sorted(book.SPACES | book.SEA)
IDS = [piece.id for piece in ROSTER]
CROWD = {"templars": "03.16", "richard": "03.17", "infantry-1": "03.15", "baggage-1": "02.17 wounded"}
RAID = {"mamelukes-1": "03.14", "skirmishers-1": "02.16", "saladin": "01.18 wounded"}


def opening() -> State:
    return begin(GAME, "printed", Options(), ScriptedDice(()), unheard)


STATES: dict[str, Callable[[], State]] = {
    "deploying": opening,
    "half deployed": lambda: play(opening(), Place(seat=CRUSADER, piece="templars", at="00.18")).state,
    "all deployed": lambda: play(opening(), Arrange(seat=CRUSADER, how="historical")).state,
    "crusaders move": lambda: stamp({**CROWD, **RAID}),
    "crusaders moved": lambda: play(stamp({**CROWD, **RAID}), move("richard", "03.18")).state,
    "crusaders keep apart": lambda: stamp({**CROWD, **RAID}, pass_friends=False, road_entry=True),
    "muslims move": lambda: stamp({**CROWD, **RAID}, seat=MUSLIM),
    "muslims at the door": lambda: stamp(
        {"saladin": "02.00", "baggage-1": "02.01"}, seat=MUSLIM, muslims_enter_arsouf=True
    ),
    "crusaders attack": lambda: stamp({**CROWD, **RAID}, ask="attack"),
    "crusaders attack on land": lambda: stamp(
        {"templars": "01.18", "mamelukes-1": "01.17", "saladin": "02.18"}, ask="attack", attack_across_river=False
    ),
    "muslims attack": lambda: stamp({**CROWD, **RAID}, ask="attack", seat=MUSLIM),
}


def thinkable(seat: Side) -> Iterator[ArsoufAction]:
    """Every action of a seat that names pieces and places of the game."""
    yield End(seat=seat)
    yield Confirm(seat=seat)
    yield Arrange(seat=seat, how="historical")
    yield Arrange(seat=seat, how="rest")
    for piece in IDS:
        yield Lift(seat=seat, piece=piece)
        for target in IDS:
            yield Attack(seat=seat, piece=piece, target=target)
        for name in NAMES:
            yield Move(seat=seat, piece=piece, to=name)
            yield Place(seat=seat, piece=piece, at=name)


@pytest.mark.parametrize("name", STATES)
def test_5_1_the_menu_offers_exactly_what_the_law_allows(name: str) -> None:
    state = STATES[name]()
    (ask,) = GAME.due(state)
    menu = GAME.menu(state, ask.seat)
    assert menu.exact
    lawful = {action for action in thinkable(Side(ask.seat)) if GAME.check(state, action) is None}
    assert set(menu.actions()) == lawful
    assert menu.count() == len(lawful)


@pytest.mark.parametrize("name", STATES)
def test_3_3_the_seat_that_is_not_asked_has_an_empty_menu(name: str) -> None:
    state = STATES[name]()
    (ask,) = GAME.due(state)
    assert GAME.menu(state, ask.seat)
    for seat in {"crusader", "muslim", "spectator"} - {str(ask.seat)}:
        assert not GAME.menu(state, seat)
        assert list(GAME.menu(state, seat).actions()) == []


@pytest.mark.parametrize("name", STATES)
def test_5_1_the_default_answer_is_on_the_menu(name: str) -> None:
    (ask,) = GAME.due(STATES[name]())
    assert ask.default in GAME.menu(STATES[name](), ask.seat)


@pytest.mark.parametrize("name", STATES)
def test_5_1_samples_come_from_the_menu_and_reach_all_of_a_small_one(name: str) -> None:
    (ask,) = GAME.due(STATES[name]())
    menu, random = GAME.menu(STATES[name](), ask.seat), Random(7)
    sampled = {menu.sample(random) for _ in range(200)} | {menu.uniform(random) for _ in range(200)}
    lawful = set(menu.actions())
    assert sampled <= lawful
    assert len(lawful) > 20 or sampled == lawful


def test_R20_an_empty_hand_of_sixteen_offers_256_places_and_two_arrangements() -> None:
    assert GAME.menu(opening(), "crusader").count() == 16 * 16 + 2


def test_R20_a_placed_piece_offers_fifteen_other_places_and_its_taking_back() -> None:
    assert GAME.menu(STATES["half deployed"](), "crusader").count() == 15 * 16 + 15 + 1 + 2


def test_1_2_a_lone_knight_on_open_ground_has_eighteen_moves() -> None:
    menu = GAME.menu(lonely("templars", "08.08"), "crusader")
    assert len([action for action in menu.actions() if isinstance(action, Move) and action.piece == "templars"]) == 18


def test_6_2_the_attacks_offered_are_the_adjoining_enemies_of_the_unwounded() -> None:
    assert set(GAME.menu(STATES["crusaders attack"](), "crusader").actions()) == {
        attack("templars", "skirmishers-1"),
        attack("richard", "skirmishers-1"),
        attack("infantry-1", "mamelukes-1"),
        end(CRUSADER),
    }


def test_m5_1_the_menu_on_the_wire_names_spaces_and_no_sets() -> None:
    wire = GAME.menu(lonely("infantry-1", "04.06"), "crusader").wire()
    assert wire["exact"] is True
    assert {
        "do": "move",
        "seat": "crusader",
        "piece": "infantry-1",
        "to": {"one": ["03.06", "03.07", "04.04", "04.05", "04.07", "04.08", "05.06", "05.07"]},
    } in wire["offers"]
    assert {"do": "end", "seat": "crusader"} in wire["offers"]


@pytest.mark.parametrize("scenario", [scenario.id for scenario in GAME.scenarios])
def test_what_is_remembered_of_the_armies_spaces_is_where_they_stand(scenario: str) -> None:
    random, dice = Random(scenario), SeededDice(scenario)
    state = begin(GAME, scenario, Options(turn_limit=20), dice, unheard)
    for _ in range(400):
        fresh = State(**{field: getattr(state, field) for field in State.__struct_fields__})
        assert armies(state) == armies(fresh)
        due = GAME.due(state)
        if not due:
            break
        state = take(GAME, state, GAME.menu(state, due[0].seat).sample(random), dice, unheard)
