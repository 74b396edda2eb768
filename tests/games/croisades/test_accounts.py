"""What is said of an action before its dice, how far a figure reaches, and what is said afterwards."""

from typing import Any

import pytest

from gonfalon.games.croisades import GAME
from gonfalon.games.croisades.actions import CroisadesAction, Mark, Shoot
from gonfalon.games.croisades.events import Fought, Shot
from gonfalon.games.croisades.rules.foretelling import foreseen
from gonfalon.games.croisades.state import State, figure_of
from gonfalon.kernel.accounts import Account
from gonfalon.kernel.dice import ScriptedDice
from gonfalon.kernel.reading import BadInput
from gonfalon.kernel.strikes import Harm
from tests.games.croisades.fray import advance, attack, retreat
from tests.games.croisades.gallop import ANSWER, SOUTH, SYRIAN, TEMPLAR, charge, counter
from tests.games.croisades.march import about, end, opened, passed_over, step, taken
from tests.games.croisades.stamp import CRUSADER, SARACEN, ground, stamp

NO_DICE = ScriptedDice(())
FAR = ("crispin A1", "ahmed Y16")
ADVICE = GAME.advice


def in_moves(*placed: str, **rest: Any) -> State:
    """A state in the movement phase of the Crusader, as play brings it about."""
    return passed_over(opened(*placed, *FAR, **rest), ("crusader", "move")).state


def account(state: State, action: CroisadesAction) -> Account:
    """What a lawful action means."""
    assert GAME.check(state, action) is None
    (found,) = ADVICE.accounts(GAME.view(state, action.seat), (action,), NO_DICE)
    return found


def remarks(found: Account) -> list[tuple[str, str]]:
    """The clause and the key of each remark."""
    return [(each.clause, each.key) for each in found.remarks]


def reach(state: State, figure: str) -> set[str]:
    """The hexes that a figure could end on."""
    return set(ADVICE.reach(GAME.view(state, None), figure, NO_DICE))


def test_1_5a_the_reach_of_a_man_is_where_he_could_end() -> None:
    state = in_moves("bertin K8 wounded", "hal K7", "yasaffa K10", field=ground(scrub="J8", water="L8", trees="K9"))
    found = reach(state, "bertin")
    assert {"K8", "K6", "J8", "L9", "K5"} <= found
    assert not {"K7", "K10", "L8", "K3"} & found
    walked = taken(state, step("bertin", "K7"), step("bertin", "K6"), step("bertin", "K5")).state
    assert reach(walked, "bertin") == {"K5", "K4", "K6", "J5", "J6", "L5", "L6"}


def test_1_5a_whoever_has_moved_reaches_nothing_and_the_other_side_is_shown_its_next_move() -> None:
    state = in_moves("bertin K8", "gerard P9 n", "yasaffa C8")
    done = taken(state, step("bertin", "K7"), step("crispin", "A2")).state
    assert reach(done, "bertin") == set()
    assert "C2" in reach(state, "yasaffa")
    stunned = in_moves("bertin K8 stunned fell=1", "hal P9", "yasaffa C8")
    assert reach(stunned, "bertin") == set()
    with pytest.raises(BadInput):
        reach(state, "roland")


def test_1_31d_a_marked_crossbowman_stays_and_is_shown_so() -> None:
    state = opened("anselmo K8", "bertin C3", "ahmed Y16")
    state = taken(state, Mark(seat=CRUSADER, choices=(("anselmo", "defensive"),))).state
    assert reach(state, "anselmo") == {"K8"}


def test_1_55a_the_reach_of_a_rider_is_that_of_both_his_halves() -> None:
    state = in_moves("gerard K8 ne", "yasaffa C8", field=ground(trees="M7 L7 M8"))
    found = reach(state, "gerard")
    assert {"K8", "L8", "L9", "K7", "J9"} <= found
    assert not {"M7", "L7", "M8"} & found


def test_1_7a_a_threat_is_whoever_a_figure_could_stand_beside() -> None:
    state = in_moves("bertin K8 wounded", "yasaffa K13", "hashmi K14", "abdur K9 stunned fell=1")
    assert ADVICE.threat(GAME.view(state, None), "bertin", NO_DICE) == ("yasaffa",)


def test_1_1a_and_1_51_4_and_1_55a_a_step_is_accounted_for_line_by_line() -> None:
    dead = ("hal K7 dead", "odo K7 dead", "perkin K7 dead")
    state = in_moves("bertin K8", "gerard P9 n", *dead, "yasaffa C3", field=ground(scrub="K7 O9"))
    found = account(state, step("bertin", "K7"))
    assert found.way == ("K8", "K7")
    (sums,) = found.sums
    assert [(line.clause, line.why, line.add) for line in sums.lines] == [("1.1b", "scrub", 2), ("1.51.4", "bodies", 1)]
    (sums,) = account(state, step("gerard", "O9")).sums
    assert [(line.clause, line.why, line.add) for line in sums.lines] == [("1.1b", "scrub", 2), ("1.55a", "turning", 2)]


@pytest.mark.parametrize(("watcher", "faces"), [("yasaffa K9", 2), ("yasaffa K9 wounded", 1)])
def test_1_54a_a_step_tells_the_die_for_the_hex_it_leaves(watcher: str, faces: int) -> None:
    state = taken(in_moves("bertin K7", watcher), step("bertin", "K8")).state
    found = account(state, step("bertin", "K7"))
    (crossing,) = (each for each in found.remarks if each.key == "crossing")
    assert (crossing.clause, crossing.key, crossing.args["at"], crossing.args["faces"]) == (
        "1.54a",
        "crossing",
        "K8",
        faces,
    )
    assert remarks(account(in_moves("bertin K8", watcher), step("bertin", "K7"))) == [("1.5a", "points-left")]


def test_R100_and_1_31c_a_step_tells_where_nobody_stays_and_which_shot_it_costs() -> None:
    state = in_moves("dai K8", "hal K7", "yasaffa C3")
    assert remarks(account(state, step("dai", "K7"))) == [("1.5a", "points-left"), ("R100", "only-passes")]
    walked = taken(state, *(step("dai", to) for to in ("K9", "K10", "K11", "K12"))).state
    for to in ("K13", "L13"):
        assert remarks(account(walked, step("dai", to))) == [("1.5a", "points-left"), ("1.31c", "loses-reply")]


def test_1_33b_and_R11_a_step_and_a_half_turn_tell_who_could_shoot_and_how_well() -> None:
    state = in_moves("bertin I8", "gerard C9 n", "jehangir I15")
    (reply,) = account(state, step("bertin", "I9")).replies
    assert (reply.who, reply.chance) == ("jehangir", (3, 10))
    turned = account(state, about("gerard"))
    assert remarks(turned) == [("1.55b", "half-turn"), ("1.5a", "points-left")]
    assert [each.who for each in turned.replies] == ["jehangir"]
    touched = in_moves("bertin I13", "jehangir I15", "yasaffa C3")
    assert account(touched, step("bertin", "I14")).replies == ()


def test_R11_a_half_turn_begins_a_move_and_may_be_shot_at() -> None:
    state = taken(in_moves("gerard C9 n", "jehangir I15"), about("gerard")).state
    assert [(each.seat, each.ask) for each in GAME.due(state)] == [("saracen", "defend")]
    first = taken(in_moves("bertin I8", "jehangir I15"), step("bertin", "I9")).state
    assert [(each.seat, each.ask) for each in GAME.due(first)] == [("saracen", "defend")]


def announced(*placed: str) -> State:
    """A state in which the printed charge may be announced."""
    return passed_over(opened(TEMPLAR, *placed, *FAR), ("crusader", "charge")).state


def test_1_56a_and_1_74a_a_charge_tells_its_line_its_column_and_who_could_meet_it() -> None:
    found = account(announced("jehangir M13", SYRIAN), charge("gerard", "jehangir", SOUTH))
    assert found.way == ("M2", *SOUTH.split())
    assert found.straight == ("M9", "M10", "M11", "M12", "M13")
    assert [(each.clause, each.key, *each.args.values()) for each in found.remarks] == [
        ("1.56c", "charge-length", 10),
        ("1.74a", "charge-column", "gerard", "jehangir", 10),
        ("1.74a", "charge-odds", "jehangir", 10, 0, 0, 0),
        ("1.74b", "meeting-column", "mohammad", "gerard", 3),
        ("1.74b", "meeting-odds", "mohammad", 1, 3, 4, 2),
    ]
    assert [(each.who, each.verb) for each in found.replies] == [("mohammad", "counter")]
    assert account(announced("jehangir M13"), charge("gerard", "jehangir", SOUTH)).replies == ()


def test_1_56e_ways_are_those_of_whoever_goes() -> None:
    state = taken(announced("jehangir M13", SYRIAN), charge("gerard", "jehangir", SOUTH)).state
    met = counter("mohammad", ANSWER)
    assert ADVICE.way(GAME.view(state, "saracen"), met, NO_DICE) == ("J14", *ANSWER.split())
    assert account(state, met).way == ("J14", *ANSWER.split())


def shot_back() -> State:
    """A state in which a Saracen rider is driven back four hexes."""
    state = opened("anselmo A8", "bertin A1", "dabir K8 n", "ahmed Y16")
    marked = Mark(seat=CRUSADER, choices=(("anselmo", "offensive"),))
    return taken(state, marked, Shoot(seat=CRUSADER, figure="anselmo", target="dabir"), dice=(6,)).state


def test_C5f_the_way_of_a_retreat_begins_where_the_rider_turns() -> None:
    state = shot_back()
    view = GAME.view(state, "saracen")
    assert ADVICE.way(view, retreat("dabir", "K6 K5 K4 K3"), NO_DICE) == ("K7", "K6", "K5", "K4", "K3")
    assert ADVICE.way(view, retreat("dabir", "K9 K10 K11 K12"), NO_DICE) == ("K8", "K9", "K10", "K11", "K12")
    assert ADVICE.way(view, end(), NO_DICE) == ()


def test_1_75a_the_way_of_an_advance_begins_where_the_victor_stands() -> None:
    state = passed_over(opened("gerard K7 s", "ali K9", *FAR), ("crusader", "name")).state
    state = taken(state, attack("gerard", "ali"), end(), dice=(2,)).state
    forward = advance("gerard", "K9 K10")
    assert account(state, forward).way == ("K8", "K9", "K10")


@pytest.mark.parametrize(
    ("shooter", "target", "harming", "telling"),
    [
        ("anselmo A8", "yasaffa K8", 5, 7),
        ("anselmo A8", "frederick K8", 4, 6),
        ("anselmo A8", "dabir K8 n", 5, 6),
        ("anselmo A8", "mohammad K8 n", 4, 5),
        ("anselmo A8", "mohammad-horse K8 n", 4, 5),
    ],
)
def test_1_36_and_R82_what_the_ten_faces_of_a_shot_would_do(
    shooter: str, target: str, harming: int, telling: int
) -> None:
    state = stamp(shooter, target)
    found = foreseen(state, figure_of(state, "anselmo"), figure_of(state, target.split(maxsplit=1)[0]))
    assert found is not None
    assert found == (harming, telling)
    hidden = stamp(shooter, target, field=ground(trees="E8 E7 E9 F8 F9 D8 D9"))
    assert foreseen(hidden, figure_of(hidden, "anselmo"), figure_of(hidden, target.split(maxsplit=1)[0])) is None


def test_4_0d_losses_are_told_in_halves_of_a_point() -> None:
    state = stamp("bertin A1 dead", "anselmo C1 wounded", "yasaffa B1")
    assert ADVICE.losses(state) == {"crusader": 36, "saracen": 0}


def a_shot(result: str, *, mounted: bool = False, defensive: bool = False) -> Shot:
    """A shot that has fallen."""
    rest: dict[str, Any] = {"start": "A8", "at": "K8", "range": 10, "cover": "none", "row": 5}
    figure = "mohammad" if mounted else "yasaffa"
    return Shot(
        clause="C5b" if mounted else "C5c",
        figure="anselmo",
        target=figure,
        result=result,
        is_defensive=defensive,
        **rest,
    )


@pytest.mark.parametrize(
    ("shot", "health", "harm", "points"),
    [
        (a_shot("C"), "healthy", Harm.TARGET, 22),
        (a_shot("B"), "healthy", Harm.TARGET, 10),
        (a_shot("B"), "wounded", Harm.TARGET, 12),
        (a_shot("A"), "healthy", Harm.TARGET, 0),
        (a_shot("A", defensive=True), "stunned fell=1", Harm.NOBODY, 0),
        (a_shot("-"), "healthy", Harm.NOBODY, 0),
        (a_shot("B", mounted=True), "healthy", Harm.TARGET, 0),
        (a_shot("E", mounted=True), "healthy", Harm.TARGET, 38),
    ],
)
def test_C5d_and_C5e_what_a_shot_was_worth(shot: Shot, health: str, harm: Harm, points: int) -> None:
    state = stamp("anselmo A8", f"yasaffa K8 {health}", "mohammad M8 n")
    found = ADVICE.strike(state, (shot,))
    assert found is not None
    assert (found.side, found.harm, found.worth) == (CRUSADER, harm, points)


@pytest.mark.parametrize(
    ("letter", "harm", "points"),
    [
        ("A", Harm.ATTACKER, -10),
        ("B", Harm.ATTACKER, 0),
        ("C", Harm.TARGET, 0),
        ("E", Harm.TARGET, 10),
        ("F", Harm.TARGET, 22),
    ],
)
def test_C6e_what_a_combat_was_worth(letter: str, harm: Harm, points: int) -> None:
    state = stamp("bertin K8", "yasaffa K9")
    event = Fought(
        clause="C6c", attackers=("bertin",), defenders=("yasaffa",), column=1, die=1, result=letter, is_mounted=False
    )
    found = ADVICE.strike(state, (event,))
    assert found is not None
    assert (found.side, found.harm, found.worth) == (CRUSADER, harm, points)
    assert ADVICE.strike(state, ()) is None


def test_4_1_8_the_loser_is_told_what_he_missed() -> None:
    over = stamp("bertin A1", "yasaffa B1 wounded", agenda=())
    found = ADVICE.missed(over)
    assert found is not None
    assert (found.clause, found.key, found.args["side"], found.args["points"]) == (
        "4.1.8",
        "short-of-points",
        SARACEN,
        5,
    )
    assert ADVICE.missed(stamp("bertin A1", "yasaffa B1", agenda=())) is None
