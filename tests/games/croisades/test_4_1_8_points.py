"""Clauses 4.0d and 4.1.8: what casualties count, when First Blood ends, and who has won."""

import pytest

from gonfalon.games.croisades import GAME
from gonfalon.games.croisades.actions import Mark, Shoot
from gonfalon.games.croisades.events import Ended, TurnBegan
from gonfalon.games.croisades.frames import Rise, Shooting
from gonfalon.games.croisades.options import Options
from gonfalon.games.croisades.pieces import BY_ID
from gonfalon.games.croisades.rules.points import leader, margin, score, score_lines, strength
from gonfalon.games.croisades.scenarios import FIRST_BLOOD
from gonfalon.games.croisades.state import Health, amended, replace
from gonfalon.kernel.dice import ScriptedDice
from gonfalon.kernel.events import Event, unheard
from gonfalon.kernel.game import begin, settle
from tests.games.croisades.fray import holds
from tests.games.croisades.gallop import charge
from tests.games.croisades.march import opened, passed_over, taken
from tests.games.croisades.stamp import CRUSADER, SARACEN, Told, stamp


def counted(*placed: str) -> tuple[int, int]:
    """What Crusaders and Saracens score."""
    state = stamp(*placed)
    return score(state, CRUSADER), score(state, SARACEN)


def test_4_0d_the_dead_count_whole_the_wounded_half_and_others_nothing() -> None:
    assert counted("bertin A1", "yasaffa B1", "ahmed C1 stunned fell=1") == (0, 0)
    assert counted("bertin A1 dead", "yasaffa B1") == (0, 10)
    assert counted("bertin A1 wounded", "yasaffa B1") == (0, 5)
    assert counted("anselmo A1 wounded", "yasaffa B1 wounded") == (5, 8)
    assert counted("anselmo A1 dead", "bertin C1 wounded", "yasaffa B1 dead", "ali D1 wounded") == (11 + 5, 17 + 5)


def test_4_0d_a_rider_counts_what_he_began_with_and_a_horse_nothing() -> None:
    assert counted("gerard A1 dead", "gerard-horse B1 n dead", "yasaffa D1") == (0, 30)
    assert counted("gerard A3 n wounded", "yasaffa D1") == counted("gerard A3 wounded", "yasaffa D1") == (0, 15)


def test_4_0d_every_line_names_who_counts_and_why() -> None:
    state = stamp("bertin A1 dead", "anselmo C1 wounded", "yasaffa B1")
    assert [(line.clause, line.why, line.who, line.add) for line in score_lines(state, SARACEN)] == [
        ("4.0d", "dead", "bertin", 10),
        ("4.0d", "wounded", "anselmo", 8),
    ]
    assert score_lines(state, CRUSADER) == ()
    tally = GAME.advice.tally(GAME.view(state, None))
    assert (tally["saracen"].points, tally["saracen"].lost, tally["saracen"].of) == (18, 0, 11)
    assert (tally["crusader"].points, tally["crusader"].lost, tally["crusader"].of) == (0, 18, 27)


def test_4_0_2_the_strength_of_a_side_is_that_of_its_living_and_dead() -> None:
    state = begin(GAME, FIRST_BLOOD, Options(), ScriptedDice(()), unheard)
    assert (strength(state, CRUSADER), strength(state, SARACEN)) == (84, 74)
    dead = replace(state, figures=tuple(amended(each, health=Health.DEAD) for each in state.figures))
    assert strength(dead, CRUSADER) == 84


@pytest.mark.parametrize(
    ("men", "winner", "how"),
    [
        (("bertin A1 wounded", "yasaffa B3"), SARACEN, "points"),
        (("bertin A1", "yasaffa B3 wounded"), CRUSADER, "points"),
        (("bertin A1", "yasaffa B3"), None, "draw"),
        (("bertin A1 wounded", "yasaffa B3 wounded"), None, "draw"),
        (("bertin A1", "hal C1 dead", "ernest E1 dead", "yasaffa B3", "mohammad K8 n wounded"), SARACEN, "points"),
    ],
)
def test_4_1_8_the_higher_total_wins_by_however_little_and_equal_is_a_draw(
    men: tuple[str, ...], winner: str | None, how: str
) -> None:
    told: list[Event] = []
    state = replace(stamp(*men, side=SARACEN, agenda=(Rise(SARACEN),)), turn=6)
    over = settle(GAME, state, ScriptedDice(()), told.append)
    outcome = GAME.outcome(over)
    assert outcome is not None
    assert (outcome.winner, outcome.how, outcome.clause) == (winner, how, "4.1.8")
    (event,) = [each for each in told if isinstance(each, Ended)]
    assert (event.clause, event.winner) == ("4.1.8", winner)
    assert (event.crusader, event.saracen) == (score(over, CRUSADER), score(over, SARACEN))
    assert leader(over) == winner
    assert GAME.margin(over, "crusader") == margin(over, CRUSADER) == (event.crusader - event.saracen,)
    assert GAME.due(over) == ()


def test_4_1_8_six_turns_are_played_and_no_more() -> None:
    state = begin(GAME, FIRST_BLOOD, Options(), ScriptedDice(()), unheard)
    told = passed_over(state)
    turns = [(each.turn, each.side) for each in told.events(TurnBegan)]
    assert turns == [(turn, side) for turn in range(1, 7) for side in (CRUSADER, SARACEN)][1:]
    assert [type(event) for event in told.told[-1:]] == [Ended]


def test_4_1_8_before_the_end_nobody_has_won() -> None:
    state = begin(GAME, FIRST_BLOOD, Options(), ScriptedDice(()), unheard)
    assert GAME.outcome(state) is None
    first = replace(stamp("bertin A1", "yasaffa B3", agenda=(Rise(CRUSADER),)), turn=6)
    assert GAME.outcome(settle(GAME, first, ScriptedDice(()), unheard)) is None


def last_shot(die: int) -> Told:
    """A crossbow at the last Saracen."""
    state = opened("anselmo A8", "bertin A1", "yasaffa K8")
    marked = Mark(seat=CRUSADER, choices=(("anselmo", "offensive"),))
    return taken(state, marked, Shoot(seat=CRUSADER, figure="anselmo", target="yasaffa"), dice=(die,))


def test_R112_the_game_ends_at_once_when_a_side_has_nobody_left() -> None:
    told = last_shot(1)
    outcome = GAME.outcome(told.state)
    assert outcome is not None
    assert outcome.winner == CRUSADER
    assert (told.state.turn, told.state.agenda, GAME.due(told.state)) == (1, (), ())
    assert [each.crusader for each in told.events(Ended)] == [BY_ID["yasaffa"].points]


def test_R112_a_stunned_or_wounded_man_is_still_somebody() -> None:
    assert GAME.outcome(last_shot(4).state) is None
    state = stamp("anselmo A8 offensive", "yasaffa K8 stunned fell=1", agenda=(Rise(CRUSADER), Shooting(CRUSADER)))
    assert GAME.resolve(state, ScriptedDice(()), unheard) is None


def test_4_1_8_the_charge_that_the_scenario_teaches_is_open_in_the_first_turn() -> None:
    state = begin(GAME, FIRST_BLOOD, Options(), ScriptedDice(()), unheard)
    state = passed_over(state, ("crusader", "charge")).state
    taught = charge("gerard", "yasaffa", "D7 E7 F8 G8 H9 I9")
    assert taught in GAME.menu(state, "crusader")
    told = taken(state, taught)
    assert [(each.seat, each.ask) for each in GAME.due(told.state)] == [("saracen", "defend")]
    arrived = passed_over(told.state, ("crusader", "move")).state
    assert holds(arrived, "gerard") == "H9 I9"
