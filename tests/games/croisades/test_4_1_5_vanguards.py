"""Clause 4.1.5: lots, forces that both sides choose unseen, two joined maps, and when a side has lost too much."""

from random import Random

import pytest

from gonfalon.games.croisades import GAME
from gonfalon.games.croisades.actions import Enter, Muster
from gonfalon.games.croisades.arrivals import Chosen, LotsDrawn, Mustered, Sealed
from gonfalon.games.croisades.events import Ended, TurnBegan
from gonfalon.games.croisades.frames import Moving, Rise
from gonfalon.games.croisades.options import Options
from gonfalon.games.croisades.pieces import BY_ID, HORSE_OF, LONGBOW, ROSTER, SHORTBOW, Kind, Side
from gonfalon.games.croisades.recruits import OF_SIDE, RECRUITS, cost_of, within
from gonfalon.games.croisades.rules.entering import entrances
from gonfalon.games.croisades.rules.mustering import mustered_as, numbers_of, proposed
from gonfalon.games.croisades.rules.points import breaking_point, killed, score, strength
from gonfalon.games.croisades.scenarios import SETTINGS, VANGUARDS
from gonfalon.games.croisades.state import (
    DEAD,
    WAITING,
    Health,
    State,
    amended,
    field_of,
    figure_of,
    first_of,
    player_turn,
    points_of,
    replace,
    values_of,
    with_figures,
)
from gonfalon.kernel.dice import ScriptedDice
from gonfalon.kernel.events import Event, Whisper, heard, unheard
from gonfalon.kernel.game import Outcome, begin, settle
from tests.games.croisades.fray import refused
from tests.games.croisades.march import taken
from tests.games.croisades.stamp import CRUSADER, SARACEN, Told

CRUSADER_FIRST, SARACEN_FIRST = (7, 3), (2, 9)


def begun(*dice: int, budget: int = 300) -> Told:
    """The scenario at its first asks, after the lots."""
    told: list[Event] = []
    state = begin(GAME, VANGUARDS, Options(budget=budget), ScriptedDice(dice or CRUSADER_FIRST), told.append)
    return Told(state, told)


def muster(seat: Side, **numbers: int) -> Muster:
    """A choice of forces, its classes with underscores."""
    return Muster(seat=seat, numbers=tuple((name.replace("_", "-"), number) for name, number in numbers.items()))


def opened(*actions: Muster, dice: tuple[int, ...] = CRUSADER_FIRST, budget: int = 300) -> State:
    """The scenario with these choices, else with what it proposes, at the first ask of play."""
    state = begun(*dice, budget=budget).state
    chosen = {action.seat: action for action in actions}
    return taken(state, *(chosen.get(side, proposed(state, side)) for side in Side)).state


def test_4_1_5_the_higher_die_moves_first_and_the_crusaders_roll_first() -> None:
    told = begun(*SARACEN_FIRST)
    assert told.events(LotsDrawn) == [LotsDrawn(clause="4.1.5", crusader=2, saracen=9, first=SARACEN)]
    assert first_of(told.state) is SARACEN
    assert first_of(begun(*CRUSADER_FIRST).state) is CRUSADER


def test_4_1_5_equal_dice_are_rolled_again() -> None:
    told = begun(4, 4, 10, 10, 3, 8)
    assert [each.first for each in told.events(LotsDrawn)] == [None, None, SARACEN]


def test_4_1_5_lots_are_drawn_before_anything_else() -> None:
    state = begun().state
    assert state.figures == ()
    assert [(ask.seat, ask.ask, ask.together, ask.answered) for ask in GAME.due(state)] == [
        (CRUSADER, "muster", True, False),
        (SARACEN, "muster", True, False),
    ]


def test_4_1_5_whoever_moves_first_has_the_odd_player_turns() -> None:
    state = opened(dice=SARACEN_FIRST)
    assert (state.side, player_turn(state)) == (SARACEN, 1)
    assert player_turn(replace(state, side=CRUSADER)) == 2
    assert GAME.view(state, None).first is SARACEN


def test_4_1_5_a_game_turn_ends_with_the_turn_of_the_second() -> None:
    state = settle(GAME, replace(opened(dice=SARACEN_FIRST), agenda=(Rise(SARACEN),)), ScriptedDice(()), unheard)
    assert (state.turn, state.side) == (1, CRUSADER)
    state = settle(GAME, replace(state, agenda=(Rise(CRUSADER),)), ScriptedDice(()), unheard)
    assert (state.turn, state.side) == (2, SARACEN)


def test_4_0_2_every_class_costs_the_points_of_its_values_and_is_in_the_box_as_often_as_the_roster_says() -> None:
    for recruit in RECRUITS.values():
        for name in recruit.men:
            man = BY_ID[name]
            assert recruit.price == (man.points if recruit.is_mounted else man.foot_points)
    mustered = {name for recruit in RECRUITS.values() for name in recruit.men}
    assert mustered >= {man.id for man in ROSTER}
    assert {recruit.id: recruit.price for recruit in OF_SIDE[CRUSADER] if recruit.troop == "knight"} == {
        "knight": 26,
        "knight-on-foot": 23,
    }


def test_R129_who_costs_otherwise_than_his_class_is_mustered_by_name() -> None:
    prices = {name: RECRUITS[name].price for name in ("arnulf", "arnulf-on-foot", "gareth", "spearman")}
    assert prices == {"arnulf": 24, "arnulf-on-foot": 22, "gareth": 13, "spearman": 10}
    assert len(RECRUITS["spearman"].men) == 7
    assert len(RECRUITS["mounted-sergeant"].men) == 7


def test_4_1_5_the_proposals_cost_300_and_298() -> None:
    state = begun().state
    assert [cost_of(proposed(state, side).numbers) for side in Side] == [300, 298]
    assert [ask.default for ask in GAME.due(state)] == [proposed(state, side) for side in Side]
    assert [GAME.check(state, proposed(state, side)) for side in Side] == [None, None]
    assert [strength(opened(), side) for side in Side] == [300, 298]


def test_4_1_5_under_another_budget_each_figure_of_the_proposal_that_the_points_left_allow() -> None:
    crusaders, saracens = SETTINGS[VANGUARDS].musters
    # A baron, two Templars (92); 8 points are left, and nobody of the list costs so little.
    assert within(crusaders, 100) == (("baron", 1), ("templar", 2))
    # With 110 the third Templar and the sergeants are too dear, and a crossbowman is not.
    assert within(crusaders, 110) == (("baron", 1), ("templar", 2), ("crossbowman", 1))
    # Two Mamluks; 8 points are left.
    assert within(saracens, 60) == (("royal-mamluk", 2),)
    assert within(crusaders, 600) == crusaders


@pytest.mark.parametrize(
    ("action", "refusal"),
    [
        (muster(CRUSADER, templar=8, king=1), None),
        (muster(CRUSADER, templar=9), ("4.1.5", "not-in-the-box")),
        (muster(CRUSADER, templar=-1), ("4.1.5", "not-in-the-box")),
        (muster(CRUSADER, king=1, king_on_foot=1), None),
        (muster(CRUSADER, king=2, king_on_foot=1), ("4.1.5", "troop-too-large")),
        (muster(CRUSADER, longbowman=3, shortbowman=1), None),
        (muster(CRUSADER, longbowman=3, shortbowman=2), ("4.1.5", "troop-too-large")),
        (muster(CRUSADER, templar=8, king=2), ("4.1.5", "over-budget")),
        (muster(CRUSADER), ("4.1.5", "nobody-mustered")),
        (muster(CRUSADER, lady=1), None),
        (muster(CRUSADER, saladin=1), ("4.1.5", "class-not-yours")),
        (muster(SARACEN, assassin=4, saladin_on_foot=1), None),
        (Muster(seat=CRUSADER, numbers=(("lady", 1), ("lady", 1))), ("4.1.5", "class-twice")),
        (muster(CRUSADER, dragon=1), ("K3", "no-such-class")),
    ],
)
def test_4_1_5_forces_keep_to_the_box_and_the_budget(action: Muster, refusal: tuple[str, str] | None) -> None:
    assert refused(begun().state, action) == refusal


def test_4_1_5_the_menu_offers_what_the_rules_allow() -> None:
    state, random = begun(budget=90).state, Random(1)
    (offer,) = GAME.menu(state, CRUSADER).offers()
    for _ in range(200):
        action = offer.sample(random)
        assert GAME.check(state, action) is None
        assert action in GAME.menu(state, CRUSADER)
    for action in (muster(CRUSADER, king=1, king_on_foot=2), muster(CRUSADER), muster(CRUSADER, templar=4)):
        assert action not in GAME.menu(state, CRUSADER)


def test_R103_nothing_of_a_choice_is_told_before_both_have_chosen() -> None:
    first = muster(SARACEN, assassin=4)
    told = taken(begun().state, first)
    (whisper,) = told.events(Whisper)
    assert (whisper.to, whisper.others) == ((SARACEN,), Sealed(clause="4.1.5", side=SARACEN))
    numbers = (("assassin", 4),)
    assert whisper.event == Chosen(clause="4.1.5", side=SARACEN, numbers=numbers, count=4, points=76)
    for seat in (CRUSADER, None):
        assert "assassin" not in str(GAME.view(told.state, seat).position)
        assert not any("assassin" in str(event) for event in heard(told.told, seat))
        assert GAME.view(told.state, seat).tolls == GAME.view(begun().state, seat).tolls
    assert "assassin" in str(GAME.view(told.state, SARACEN).position)


def test_R103_a_choice_may_be_replaced_and_nobody_else_notices() -> None:
    once = taken(begun().state, muster(SARACEN, assassin=4))
    twice = taken(once.state, muster(SARACEN, saladin=1))
    (whisper,) = twice.events(Whisper)
    assert whisper.others is None
    assert GAME.view(once.state, CRUSADER) == GAME.view(twice.state, CRUSADER)
    assert [(ask.id, ask.answered) for ask in GAME.due(twice.state)] == [(1, False), (2, True)]
    state = taken(twice.state, muster(CRUSADER, lady=1)).state
    assert numbers_of(state.figures, SARACEN) == (("saladin", 1),)


def test_4_1_5_both_forces_are_shown_at_once_and_play_begins() -> None:
    state = taken(begun().state, muster(SARACEN, assassin=2)).state
    told = taken(state, muster(CRUSADER, templar_on_foot=1))
    shown = [(each.side, each.numbers, each.points) for each in told.events(Mustered)]
    assert shown == [(CRUSADER, (("templar-on-foot", 1),), 26), (SARACEN, (("assassin", 2),), 38)]
    assert [(each.side, each.turn) for each in told.events(TurnBegan)] == [(CRUSADER, 1)]
    assert {each.at for each in told.state.figures} == {WAITING}
    assert GAME.due(told.state)[0].id > 2


def test_4_1_5_the_first_of_the_roster_are_taken_riders_in_the_saddle_before_those_on_foot() -> None:
    figures = mustered_as(CRUSADER, (("king-on-foot", 1), ("templar", 1), ("templar-on-foot", 2)))
    assert [(each.id, each.horse, each.afoot) for each in figures if each.id in BY_ID] == [
        ("richard", "", True),
        ("gerard", HORSE_OF["gerard"], False),
        ("robert", "", True),
        ("everard", "", True),
    ]
    assert [each.id for each in figures if each.id not in BY_ID] == [HORSE_OF["gerard"]]


def test_4_1_5_longbowmen_may_serve_with_shortbows() -> None:
    dai, jones = mustered_as(CRUSADER, (("longbowman", 1), ("shortbowman", 1)))
    assert (BY_ID[dai.id].weapon, points_of(dai)) == (LONGBOW, 13)
    assert (BY_ID[jones.id].weapon, BY_ID[jones.id].kind, points_of(jones)) == (SHORTBOW, Kind.SHORTBOWMAN, 11)
    assert (jones.id, BY_ID[jones.id].name) == ("jones-shortbow", "Jones")


def test_4_1_5_a_rider_on_foot_has_the_values_and_the_points_of_a_man_on_foot() -> None:
    state = opened(muster(CRUSADER, knight_on_foot=1), muster(SARACEN, royal_mamluk=1))
    walter = figure_of(state, "walter")
    assert (values_of(walter).moves, points_of(walter)) == (4, 23)
    dead = with_figures(state, amended(walter, health=DEAD, at=0))
    assert (score(dead, SARACEN), killed(dead, CRUSADER), strength(dead, CRUSADER)) == (23, 23, 23)
    assert GAME.advice.losses(dead)[CRUSADER] == 46


def moving(side: Side) -> State:
    """Play at the first movement phase of a side."""
    return replace(opened(), agenda=(Moving(side),), side=side)


def test_4_1_5_the_crusaders_come_in_from_the_north_and_the_saracens_from_the_south() -> None:
    for side, name, row in ((CRUSADER, "bertin", "OG:{}1"), (SARACEN, "yasaffa", "WH:{}16")):
        state = moving(side)
        names = field_of(state).names
        ways = {names[at] for at, _, _ in entrances(state, figure_of(state, name))}
        assert ways <= {row.format(letter) for letter in "ABCDEFGHIJKLMNOPQRSTUVWXY"}
        assert len(ways) > 20
    facing = refused(moving(SARACEN), Enter(seat=SARACEN, figure="al-kamil", to="WH:K16", facing="s"))
    assert facing == ("4.0a", "faces-outward")
    assert refused(moving(SARACEN), Enter(seat=SARACEN, figure="al-kamil", to="WH:K16", facing="n")) is None


def standing(*dead: str, turn: int = 5, side: Side = SARACEN, budget: int = 300) -> State:
    """The end of a player turn in which some are dead."""
    state = opened(budget=budget)
    fallen = [amended(figure_of(state, name), health=Health.DEAD, at=0, horse="", facing=-1) for name in dead]
    state = with_figures(state, *fallen)
    return replace(state, turn=turn, side=side, agenda=(Rise(side),))


KNIGHTS = ("raymond", "gerard", "robert", "everard")
"""A baron and three Templars: 122 points."""
SERGEANTS = ("arnim", "awood", "geoffrey")
"""59 points."""


def test_4_1_5_a_side_that_has_lost_six_tenths_ends_the_game_with_the_game_turn() -> None:
    told: list[Event] = []
    state = standing(*KNIGHTS, *SERGEANTS)
    assert (breaking_point(state), killed(state, CRUSADER)) == (180, 181)
    over = settle(GAME, state, ScriptedDice(()), told.append)
    assert GAME.outcome(over) == Outcome(SARACEN, "points", "4.1.5")
    assert [(each.crusader, each.saracen) for each in told if isinstance(each, Ended)] == [(0, 181)]


def test_4_1_5_not_before_the_second_side_has_had_its_turn() -> None:
    state = settle(GAME, standing(*KNIGHTS, *SERGEANTS, side=CRUSADER), ScriptedDice(()), unheard)
    assert (GAME.outcome(state), state.side) == (None, SARACEN)


def test_4_1_5_with_less_lost_play_goes_on() -> None:
    state = standing(*KNIGHTS, "arnim", "geoffrey", "anselmo")
    assert killed(state, CRUSADER) == 178
    assert GAME.outcome(settle(GAME, state, ScriptedDice(()), unheard)) is None


def test_4_1_5_the_wounded_do_not_count_as_lost_but_for_points() -> None:
    state = standing(*KNIGHTS, "arnim", "geoffrey", "anselmo")
    state = with_figures(state, amended(figure_of(state, "bertin"), health=Health.WOUNDED, at=3))
    assert (killed(state, CRUSADER), score(state, SARACEN)) == (178, 183)
    assert GAME.outcome(settle(GAME, state, ScriptedDice(()), unheard)) is None


def test_4_1_5_six_tenths_are_rounded_down() -> None:
    assert breaking_point(begun(budget=61).state) == 36
    assert breaking_point(begun(budget=599).state) == 359


def test_4_0e_after_turn_20_a_lead_of_ten_wins() -> None:
    over = settle(GAME, standing("bertin", turn=20), ScriptedDice(()), unheard)
    assert GAME.outcome(over) == Outcome(SARACEN, "points", "4.0e")
    over = settle(GAME, standing(turn=20), ScriptedDice(()), unheard)
    assert GAME.outcome(over) == Outcome(None, "undecided", "4.0e")


def test_R112_who_has_nobody_left_has_not_lost_before_anybody_was_mustered() -> None:
    assert GAME.outcome(begun().state) is None
    state = opened(muster(CRUSADER, lady=1), muster(SARACEN, assassin=1))
    assert GAME.outcome(state) is None
    dead = with_figures(state, amended(figure_of(state, "alys"), health=DEAD, at=0))
    over = settle(GAME, dead, ScriptedDice(()), unheard)
    assert GAME.outcome(over) == Outcome(None, "undecided", "R112")


def test_the_budget_changes_nothing_elsewhere() -> None:
    for scenario in GAME.scenarios:
        if scenario.id != VANGUARDS:
            states = [
                begin(GAME, scenario.id, Options(budget=budget), ScriptedDice(()), unheard) for budget in (300, 60)
            ]
            assert replace(states[1], options=states[0].options) == states[0]
