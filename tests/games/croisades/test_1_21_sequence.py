"""Clauses 1.2, 1.21, 1.31, 1.32 and 1.34: the order of play, who gets up when, marks, and what a shot leaves to do."""

from typing import Any

from gonfalon.games.croisades import GAME
from gonfalon.games.croisades.actions import CroisadesAction, Mark, Shoot, Volley
from gonfalon.games.croisades.events import Crossed, PhaseEnded, Rose, TurnBegan
from gonfalon.games.croisades.frames import BeginTurn, Rise, Shooting, Watching
from gonfalon.games.croisades.options import Options
from gonfalon.games.croisades.pieces import Side
from gonfalon.games.croisades.rules.sequence import set_up
from gonfalon.games.croisades.scenarios import FIRST_BLOOD, SETTINGS, Setting
from gonfalon.games.croisades.state import State, figure_of, player_turn
from gonfalon.kernel.dice import ScriptedDice
from gonfalon.kernel.events import Event, unheard
from gonfalon.kernel.game import begin, settle, take
from tests.games.croisades.fray import attack, fray, refused, result, settled, sums
from tests.games.croisades.march import end, moving, opened, passed_over, step, taken, walked
from tests.games.croisades.stamp import CRUSADER, SARACEN, Told, figures_of, ground, health, stamp

OFFENSIVE = Mark(seat=CRUSADER, choices=(("anselmo", "offensive"), ("baldo", "defensive")))


def first_blood() -> State:
    """The teaching scenario at its first ask."""
    return begin(GAME, FIRST_BLOOD, Options(), ScriptedDice(()), unheard)


def asks_and_ends(state: State, *answers: CroisadesAction, most: int) -> list[str]:
    """What is asked and which phases end, one after the other; defaults follow upon the answers."""
    found: list[str] = []
    given = list(answers)

    def tell(event: Event) -> None:
        if isinstance(event, PhaseEnded):
            found.append(f"{event.clause} ends")
        elif isinstance(event, TurnBegan):
            found.append(f"turn {event.turn} {event.side}")

    for _ in range(most):
        ask = GAME.due(state)[0]
        found.append(f"{ask.seat} {ask.ask}")
        state = take(GAME, state, given.pop(0) if given else ask.default, ScriptedDice(()), tell)
    return found


def test_1_21f_and_1_2b_phases_follow_each_other_and_then_it_is_the_other_side() -> None:
    assert asks_and_ends(first_blood(), OFFENSIVE, most=10) == [
        *("crusader mark", "crusader shoot", "1.21a ends", "crusader charge", "1.21b ends"),
        *("crusader move", "1.21c ends", "saracen stayers", "1.21d ends"),
        *("turn 1 saracen", "saracen shoot", "1.21a ends", "saracen charge", "1.21b ends"),
        *("saracen move", "1.21c ends", "crusader stayers", "1.21d ends"),
        *("turn 2 crusader", "crusader mark", "1.21a ends"),
    ]


def test_1_21f_nothing_is_done_outside_its_phase() -> None:
    state = first_blood()
    answers: dict[str, CroisadesAction] = {
        "mark": OFFENSIVE,
        "shoot": Shoot(seat=CRUSADER, figure="anselmo", target="ahmed"),
        "move": step("bertin", "E8"),
        "name": attack("bertin", "ahmed"),
    }
    for now in ("mark", "shoot", "charge", "move"):
        ask = GAME.due(state)[0]
        assert (ask.seat, ask.ask) == ("crusader", now)
        for wanted, action in answers.items():
            if wanted != now:
                refusal = GAME.check(state, action)
                assert refusal is not None
                assert (refusal.clause, refusal.key) == ("1.21f", "another-phase"), (now, wanted)
        state = taken(state, OFFENSIVE if now == "mark" else ask.default).state


def test_1_21d_and_1_2b_the_other_side_attacks_nobody() -> None:
    state = fray("bertin K8", "yasaffa K9")
    refusal = GAME.check(state, attack("yasaffa", "bertin"))
    assert refusal is not None
    assert refusal.clause == "K1"


def test_R2_the_scenario_says_who_begins() -> None:
    placed = (("bertin", "A1", ""), ("yasaffa", "Y16", ""))
    SETTINGS["stamp R2"] = Setting(ground(), 2, SARACEN, placed)
    state = set_up("stamp R2", Options())
    assert (state.side, state.agenda, player_turn(state)) == (SARACEN, (BeginTurn(SARACEN),), 1)
    told = passed_over(settle(GAME, state, ScriptedDice(()), unheard))
    assert [(each.turn, each.side) for each in told.events(TurnBegan)] == [(1, CRUSADER), (2, SARACEN), (2, CRUSADER)]
    assert GAME.outcome(told.state) is not None


def test_R96_each_side_has_one_seat() -> None:
    assert GAME.seats(FIRST_BLOOD) == ("crusader", "saracen")
    assert [GAME.side(seat) for seat in GAME.seats(FIRST_BLOOD)] == ["crusader", "saracen"]


def risen(side: Side, *placed: str) -> Told:
    """What phase 5 of a side's first turn does."""
    told: list[Event] = []
    state = stamp(*placed, side=side, agenda=(Rise(side),))
    after = GAME.resolve(state, ScriptedDice(()), told.append)
    assert after is not None
    return Told(after, told)


def test_1_21e_and_R3_the_stunned_of_both_sides_get_up_in_the_player_turn_after() -> None:
    men = ("bertin K8 stunned fell=1", "crispin A1", "ahmed C3", "yasaffa P9 stunned fell=1")
    told = risen(CRUSADER, *men)
    assert (told.events(Rose), health(told.state, "bertin"), health(told.state, "yasaffa")) == (
        [],
        "stunned",
        "stunned",
    )
    told = risen(SARACEN, *men)
    assert [(each.clause, each.figure) for each in told.events(Rose)] == [("1.21e", "bertin"), ("1.21e", "yasaffa")]
    for figure in ("bertin", "yasaffa"):
        assert (health(told.state, figure), figure_of(told.state, figure).fell) == ("healthy", 0)
    told = risen(SARACEN, "bertin K8 stunned fell=2", "crispin A1", "ahmed C3")
    assert (told.events(Rose), health(told.state, "bertin")) == ([], "stunned")


def test_R3_who_is_stunned_in_phase_1_lies_through_the_whole_turn_of_the_other_side() -> None:
    state = opened("anselmo A8", "bertin A1", "dabir K8 n", "ahmed Y16")
    shot = (
        Mark(seat=CRUSADER, choices=(("anselmo", "offensive"),)),
        Shoot(seat=CRUSADER, figure="anselmo", target="dabir"),
    )
    told = taken(state, *shot, dice=(5,))
    assert (health(told.state, "dabir"), figure_of(told.state, "dabir").fell) == ("stunned", 1)
    told = passed_over(told.state, ("saracen", "move"))
    assert health(told.state, "dabir") == "stunned"
    assert refused(told.state, step("dabir", "K9")) == ("A3b", "is-stunned")
    told = passed_over(told.state, ("crusader", "mark"))
    assert ([each.figure for each in told.events(Rose)], health(told.state, "dabir")) == (["dabir"], "healthy")
    assert figure_of(told.state, "dabir").horse == ""


def test_1_21e_who_gets_up_may_close_the_ring_round_a_stunned_man() -> None:
    ring = ("yasaffa K7", "ahmed L8", "hashmi L9", "ibraham K9", "abdur J9")
    told = risen(SARACEN, "bertin K8 stunned fell=2", "crispin A1", *ring, "fahrat J8 stunned fell=1")
    assert (health(told.state, "fahrat"), health(told.state, "bertin")) == ("healthy", "dead")


MARKED = "shot replied spent=5 is_far moved is_done fought"


def test_1_34c_marks_are_placed_afresh_as_the_own_turn_begins() -> None:
    state = stamp(
        f"anselmo A1 wounded offensive {MARKED} struck",
        f"jehangir K8 {MARKED}",
        f"dabir P9 n {MARKED}",
        agenda=(BeginTurn(CRUSADER),),
        shot_at=("anselmo",),
    )
    after = GAME.resolve(state, ScriptedDice(()), unheard)
    assert after is not None
    own = figures_of("anselmo", figure_of(state, "anselmo").at, ["wounded", "struck"])[0]
    assert figure_of(after, "anselmo") == own
    assert (after.shot_at, after.charges, after.combats, after.mover) == ((), (), (), None)
    for other in ("jehangir", "dabir"):
        assert figure_of(after, other) == figure_of(state, other)


def test_1_34b_others_are_marked_as_they_shoot() -> None:
    state = stamp(
        "bertin I8", "crispin A1", "jehangir I15", "ali H15", side=SARACEN, agenda=(Rise(SARACEN), Shooting(SARACEN))
    )
    told = settled(state, Shoot(seat=SARACEN, figure="ali", target="bertin"), dice=(10,))
    assert [each.id for each in told.state.figures if each.shot] == ["ali"]
    watching = settled(stamp("bertin I8", "jehangir I15", "ali H15", agenda=(Rise(CRUSADER), Watching(SARACEN)))).state
    told = settled(watching, Volley(seat=SARACEN, figures=("jehangir",), target="bertin"), dice=(10,))
    assert [each.id for each in told.state.figures if each.replied] == ["jehangir"]


def test_R8_a_marked_crossbowman_neither_moves_nor_attacks_though_he_never_shot() -> None:
    for mark in ("offensive", "defensive"):
        state = moving(f"anselmo E9 {mark}", "bertin A1", "ahmed E11")
        assert refused(state, step("anselmo", "E8")) == ("1.31d", "marked-stays")
        near = fray(f"anselmo E9 {mark}", "bertin A1", "ahmed E10", "latif B1")
        assert refused(near, attack("anselmo", "ahmed")) == ("1.34a", "marked-to-shoot")
    free = moving("anselmo E9", "bertin A1", "ahmed E11")
    assert refused(free, step("anselmo", "E8")) is None
    assert refused(fray("anselmo E9", "bertin A1", "latif E10"), attack("anselmo", "latif")) is None


def test_A3b_and_R97_the_stunned_do_nothing_at_all() -> None:
    assert refused(moving("bertin K8 stunned fell=1", "crispin A1", "ahmed Y1"), step("bertin", "K7")) == (
        "A3b",
        "is-stunned",
    )
    near = fray("bertin K8 stunned fell=1", "crispin L8", "yasaffa K9", "ahmed L9")
    assert refused(near, attack("bertin", "yasaffa")) == ("A3b", "is-stunned")
    fire: dict[str, Any] = {"agenda": (Rise(SARACEN), Shooting(SARACEN)), "side": SARACEN}
    state = stamp("bertin K8", "jehangir A8 stunned fell=1", "ali A10", **fire)
    assert refused(state, Shoot(seat=SARACEN, figure="jehangir", target="bertin")) == ("A3b", "is-stunned")
    watched: dict[str, Any] = {"agenda": (Rise(CRUSADER), Watching(SARACEN))}
    state = settled(stamp("bertin K8", "jehangir A8 stunned fell=1", "ali A10", **watched)).state
    assert refused(state, Volley(seat=SARACEN, figures=("jehangir",), target="bertin")) == ("A3b", "is-stunned")


def test_R97_the_stunned_stop_no_shot_and_endanger_nobody() -> None:
    state = moving("bertin I7", "crispin A1", "ahmed K8 stunned fell=1")
    assert walked(state, "bertin", "J7 K7 L7 M7", dice=()).events(Crossed) == []
    fire = stamp(
        "anselmo E10 offensive", "yasaffa E6", "ahmed E8 stunned fell=1", agenda=(Rise(CRUSADER), Shooting(CRUSADER))
    )
    assert refused(fire, Shoot(seat=CRUSADER, figure="anselmo", target="yasaffa")) is None


def test_R97_the_stunned_keep_armour_and_ground() -> None:
    state = fray("adam K8", "bertin A1", "mohammad K9 stunned fell=1", "ahmed Y1", field=ground(scrub="K9"))
    told = settled(state, attack("adam", "mohammad"), end(), dice=(7,))
    assert sums(told)["defence"] == [("defence-stunned", "+3")]
    assert result(told)[:2] == (3, 8)
