"""Clauses 1.31 to 1.33: fire while the other side moves."""

from fractions import Fraction
from typing import Any

import pytest

from gonfalon.games.croisades.actions import CroisadesAction, End, Pass, Step, Volley
from gonfalon.games.croisades.events import Checked, Killed, PutBack, Shot, Spent
from gonfalon.games.croisades.frames import Defending, Frame, Moving, Rise, Watching
from gonfalon.games.croisades.game import GAME
from gonfalon.games.croisades.options import Options
from gonfalon.games.croisades.rules.defending import why_too_far
from gonfalon.games.croisades.rules.foretelling import volley_remarks
from gonfalon.games.croisades.state import Charged, Choice, Figure, Ridden, State, figure_of, side_of
from gonfalon.kernel.odds import odds
from tests.games.croisades.fray import asked, default, offered, refused, settled
from tests.games.croisades.stamp import CRUSADER, SARACEN, Told, ground, health, stamp, where

PASS = Pass(seat=SARACEN)


def moving(*placed: str, **rest: Any) -> State:
    """A state in the movement phase of the Crusader."""
    return stamp(*placed, agenda=(Rise(CRUSADER), Moving(CRUSADER)), **rest)


def defending(*placed: str, mover: str = "bertin", left: int = 6, **rest: Any) -> State:
    """A state in which the Saracen may shoot at a Crusader in his move."""
    agenda: tuple[Frame, ...] = (Rise(CRUSADER), Moving(CRUSADER), Defending(SARACEN, mover))
    return settled(stamp(*placed, agenda=agenda, mover=mover, left=left, **rest)).state


def watching(*placed: str, **rest: Any) -> State:
    """A state in which the Saracen may shoot at Crusaders who stayed."""
    return settled(stamp(*placed, agenda=(Rise(CRUSADER), Watching(SARACEN)), **rest)).state


def step(state: State, figure: str, to: str) -> Step:
    """The owner's step."""
    return Step(seat=side_of(figure_of(state, figure)), figure=figure, to=to)


def volley(figures: str, target: str) -> Volley:
    """A volley of the Saracen."""
    return Volley(seat=SARACEN, figures=tuple(figures.split()), target=target)


def is_asked(state: State) -> bool:
    """Whether the Saracen is asked to shoot."""
    return asked(state) == ("saracen", "defend")


def results(told: Told) -> list[tuple[str, int, str]]:
    """The shots that were told: who, row and result."""
    return [(each.figure, each.row, each.result) for each in told.events(Shot)]


def left(state: State) -> int:
    """The points that the mover has left."""
    assert state.mover is not None
    return state.mover.left


def walked(*steps: CroisadesAction, dice: tuple[int, ...] = ()) -> Told:
    """The walk of the worked example, with what is answered on the way."""
    state = moving("bertin I8", "crispin A1", "jehangir I15", "ali H15")
    return settled(state, *steps, dice=dice)


START = moving("bertin I8")
TO_I9, TO_I10, TO_I11, TO_I12 = (step(START, "bertin", to) for to in ("I9", "I10", "I11", "I12"))


def test_E11_a_mover_is_shot_at_again_when_he_has_gone_two_hexes() -> None:
    told = walked(TO_I9)
    assert is_asked(told.state)
    told = walked(TO_I9, PASS, TO_I10, volley("jehangir", "bertin"), dice=(5,))
    assert results(told) == [("jehangir", 9, "A")]
    assert [each.left for each in told.events(Checked)] == [4]
    assert asked(told.state) == ("crusader", "move")
    told = walked(TO_I9, PASS, TO_I10, volley("jehangir", "bertin"), TO_I11, dice=(5,))
    assert asked(told.state) == ("crusader", "move")
    told = walked(
        *(TO_I9, PASS, TO_I10, volley("jehangir", "bertin"), TO_I11, TO_I12, volley("ali", "bertin")), dice=(5, 1)
    )
    assert results(told)[1:] == [("ali", 5, "C")]
    assert (health(told.state, "bertin"), where(told.state, "bertin")) == ("dead", "I12")


def test_E11_had_the_first_shot_wounded_him_one_hex_would_do() -> None:
    told = walked(TO_I9, PASS, TO_I10, volley("jehangir", "bertin"), TO_I11, dice=(3,))
    assert [each.left for each in told.events(Checked)] == [3]
    assert health(told.state, "bertin") == "wounded"
    assert is_asked(told.state)


@pytest.mark.parametrize(
    ("mover", "since", "gap"),
    [("bertin I8", 1, 2), ("bertin I8 wounded", 0, 1), ("gerard I8 n", 2, 3)],
)
def test_1_33d_and_R12_the_way_to_go_before_a_new_volley(mover: str, since: int, gap: int) -> None:
    name = mover.split(maxsplit=1)[0]
    assert is_asked(defending(mover, "jehangir I15", mover=name, since=since)) is False
    assert is_asked(defending(mover, "jehangir I15", mover=name, since=gap)) is True


def test_1_33d_a_charger_must_go_four_hexes() -> None:
    charge = (Charged("gerard", "jehangir", ("I9",)),)
    for since, then in ((3, False), (4, True)):
        state = defending("gerard I8 n", "jehangir I15", mover="gerard", since=since, charges=charge)
        assert is_asked(state) is then


def test_1_56k_nobody_shoots_at_a_charger_who_is_met() -> None:
    charge = Charged("gerard", "ali", ("I9",), "mohammad", ("K9",))
    assert not is_asked(
        defending("gerard I8 s", "jehangir I15", "ali A1", "mohammad Y1 n", mover="gerard", charges=(charge,))
    )
    lonely = Charged("gerard", "ali", ("I9",))
    assert is_asked(defending("gerard I8 s", "jehangir I15", "ali A1", mover="gerard", charges=(lonely,)))


def test_R53_a_rider_who_counter_charges_makes_no_defensive_shot() -> None:
    charge = Charged("gerard", "ali", ("I9",), "dabir", ("K9",), Ridden.ARRIVED)
    assert not is_asked(defending("bertin I8", "gerard A9 n", "dabir I14 s", charges=(charge,)))
    assert is_asked(defending("bertin I8", "gerard A9 n", "dabir I14 s"))


def test_1_33e_a_volley_is_aimed_at_the_mover_alone() -> None:
    state = defending("bertin I8", "crispin I6", "jehangir I15")
    assert refused(state, volley("jehangir", "crispin")) == ("1.33e", "does-not-move-now")
    assert refused(state, volley("jehangir", "bertin")) is None


def test_1_33f_and_R87_nobody_returns_to_an_earlier_target() -> None:
    men = ("bertin I8", "crispin A1", "jehangir I15")
    assert not is_asked(defending(*men, shot_at=("bertin", "crispin")))
    assert is_asked(defending(*men, shot_at=("crispin", "bertin")))
    assert is_asked(defending(*men, shot_at=("crispin",)))
    told = settled(defending(*men, shot_at=("crispin",)), volley("jehangir", "bertin"), dice=(10,))
    assert told.state.shot_at == ("crispin", "bertin")


def test_R87_one_shot_in_a_player_turn_whoever_is_the_target() -> None:
    state = defending("bertin I8", "crispin A1", "jehangir I15 replied", "ali H15")
    assert refused(state, volley("jehangir", "bertin")) == ("1.3b", "has-replied")
    assert refused(state, volley("ali", "bertin")) is None


def test_1_33c_all_who_shoot_are_named_first_and_have_fired() -> None:
    state = defending("bertin I8", "crispin A1", "jehangir I15", "ali H15", "khaleed J14")
    assert len(offered(state)) == 3 + 6 + 6 + 1
    told = settled(state, volley("ali jehangir", "bertin"), dice=(1,))
    assert results(told) == [("ali", 5, "C")]
    assert [each.figure for each in told.events(Spent)] == ["jehangir"]
    fired = {each.id for each in told.state.figures if each.replied}
    assert fired == {"ali", "jehangir"}


def test_1_33c_somebody_is_named_and_nobody_twice() -> None:
    state = defending("bertin I8", "jehangir I15", "ali H15")
    assert refused(state, volley("", "bertin")) == ("1.33c", "nobody-named")
    assert refused(state, volley("ali ali", "bertin")) == ("K4", "each-once")
    assert refused(state, volley("bertin", "bertin")) == ("1.33b", "not-yours")


def test_R13_a_second_wound_kills_and_movement_losses_add_up() -> None:
    state = defending("bertin I8", "jehangir I15", "ali H15")
    told = settled(state, volley("ali jehangir", "bertin"), dice=(3, 3))
    assert (results(told), health(told.state, "bertin")) == ([("ali", 7, "B"), ("jehangir", 7, "B")], "dead")
    told = settled(state, volley("ali jehangir", "bertin"), dice=(5, 4))
    assert left(told.state) == 2
    told = settled(state, volley("ali jehangir", "bertin"), dice=(5, 3))
    assert left(told.state) == 2


def test_R15_nobody_loses_more_points_than_he_has() -> None:
    told = settled(defending("bertin I8", "jehangir I15", left=1), volley("jehangir", "bertin"), dice=(5,))
    assert [each.left for each in told.events(Checked)] == [0]


def test_C5d_a_rider_in_his_move_loses_four_points_and_with_a_wound_as_many() -> None:
    state = defending("brand I8 s", "jehangir J15", "ali H15", mover="brand", left=10)
    told = settled(state, volley("ali", "brand"), dice=(3,))
    assert (results(told), left(told.state)) == ([("ali", 8, "A")], 6)
    told = settled(state, volley("ali", "brand"), dice=(1,))
    assert (results(told), left(told.state)) == ([("ali", 6, "C")], 6)
    assert health(told.state, "brand") == "wounded"


def test_R13_the_rest_of_a_volley_is_rolled_on_the_chart_that_fitted_when_it_was_named() -> None:
    state = stamp(
        "dabir I8 s",
        "anselmo I15 defensive",
        "baldo H15 defensive",
        mover="dabir",
        left=10,
        side=SARACEN,
        agenda=(Rise(SARACEN), Moving(SARACEN), Defending(CRUSADER, "dabir")),
    )
    both = Volley(seat=CRUSADER, figures=("anselmo", "baldo"), target="dabir")
    told = settled(state, both, dice=(5,))
    assert asked(told.state) == ("saracen", "fall")
    assert told.state.mover is None
    told = settled(told.state, default(told.state), dice=(6,))
    (event,) = told.events(Shot)
    assert (event.clause, event.result, health(told.state, "dabir")) == ("C5b", "A", "stunned")
    told = settled(settled(state, both, dice=(5,)).state, default(settled(state, both, dice=(5,)).state), dice=(3,))
    assert (health(told.state, "dabir"), health(told.state, "dabir-horse")) == ("dead", "dead")
    told = settled(state, both, dice=(2,))
    told = settled(told.state, default(told.state))
    assert [each.figure for each in told.events(Spent)] == ["baldo"]
    assert health(told.state, "dabir-horse") == "healthy"


def test_R91_who_is_brought_down_on_the_hex_of_a_friend_is_put_back() -> None:
    state = moving("bertin I8", "crispin I9", "jehangir I15")
    told = settled(state, step(state, "bertin", "I9"))
    assert is_asked(told.state)
    told = settled(told.state, volley("jehangir", "bertin"), dice=(1,))
    assert [each.at for each in told.events(PutBack)] == ["I8"]
    assert (health(told.state, "bertin"), where(told.state, "bertin")) == ("dead", "I8")


@pytest.mark.parametrize(
    ("mark", "key"),
    [
        ("replied", "has-replied"),
        ("fought", "has-attacked"),
        ("struck", "was-attacked"),
        ("stunned", "is-stunned"),
    ],
)
def test_1_33a_who_has_lost_his_defensive_shot(mark: str, key: str) -> None:
    state = defending("bertin I8", "jehangir I15", f"ali H15 {mark}")
    refusal = refused(state, volley("ali", "bertin"))
    assert refusal is not None
    assert refusal[1] == key
    assert refused(state, volley("jehangir ali", "bertin")) == refusal


WAYS = [
    ("hasan", "shot is_far spent=8", None),
    ("jehangir", "is_far spent=8", None),
    ("jehangir", "shot spent=4", None),
    ("jehangir", "shot is_far spent=5", "1.31b"),
    ("dabir", "shot is_far spent=8", "1.31b"),
    ("anbar", "shot is_far spent=5", "1.31b"),
    ("latif", "spent=4", None),
    ("latif", "is_far spent=5", "1.31c"),
    ("latif", "shot", None),
    ("latif", "shot spent=1", "1.31c"),
    ("dai", "shot spent=1", "1.31c"),
    ("dai", "spent=4", None),
    ("anselmo", "defensive", None),
    ("anselmo", "offensive shot", "1.34a"),
    ("anselmo", "", "1.34a"),
]


@pytest.mark.parametrize(("figure", "marks", "clause"), WAYS)
def test_1_31_how_far_one_may_have_gone_before_a_defensive_shot(figure: str, marks: str, clause: str | None) -> None:
    refusal = why_too_far(Options(), figure_of(stamp(f"{figure} E5 {marks}"), figure))
    assert (None if refusal is None else refusal.clause) == clause


def test_E21_a_slinger_keeps_his_defensive_shot_for_half_his_move() -> None:
    def gone(*steps: str, shot: str = "") -> Figure:
        state = stamp(f"latif E5 {shot}", "bertin Y16", side=SARACEN, agenda=(Rise(SARACEN), Moving(SARACEN)))
        return figure_of(settled(state, *(step(state, "latif", to) for to in steps)).state, "latif")

    assert why_too_far(Options(), gone("E6", "E7", "E8", "E9")) is None
    assert why_too_far(Options(), gone("E6", "E7", "E8", "E9", "E10")) is not None
    assert why_too_far(Options(), gone(shot="shot")) is None
    assert why_too_far(Options(), gone("E6", shot="shot")) is not None
    state = stamp("latif E5 shot", "murad A1", "bertin Y16", side=SARACEN, agenda=(Rise(SARACEN), Moving(SARACEN)))
    for to in ("E6", "E7", "E8", "E9"):
        state = settled(state, step(state, "latif", to)).state
    assert refused(state, step(state, "latif", "E10")) == ("1.31c", "too-dear")


def test_R4_before_its_first_turn_the_second_side_is_fresh() -> None:
    assert is_asked(defending("bertin I8", "jehangir I15"))
    assert why_too_far(Options(), Figure("anselmo", 5, mark=Choice.DEFENSIVE)) is None


def test_R88_whoever_is_touched_by_the_mover_shoots_no_more() -> None:
    near = defending("bertin I14", "jehangir I15", "ali H12")
    assert is_asked(near)
    assert refused(near, volley("jehangir", "bertin")) == ("1.32a", "in-contact")
    assert refused(near, volley("ali", "bertin")) is None


def test_R95_each_shooter_needs_his_own_line_and_range() -> None:
    state = defending("bertin I8", "jehangir I15", "hasan H16", "ali A8", field=ground(trees="D8 E8 E7 D7 D9"))
    assert refused(state, volley("hasan", "bertin")) == ("C5a", "out-of-range")
    assert refused(state, volley("ali", "bertin")) == ("1.43b", "tree-between")
    assert refused(state, volley("jehangir", "bertin")) is None
    assert not is_asked(defending("bertin I8", "ali A8", field=ground(trees="D8 E8 E7 D7 D9")))


def test_1_33b_passing_lets_the_mover_go_on() -> None:
    state = defending("bertin I8", "jehangir I15")
    assert default(state) == PASS
    told = settled(state, PASS)
    assert asked(told.state) == ("crusader", "move")
    assert left(told.state) == 6


def test_R10_those_who_stayed_are_shot_at_once_each_one_after_the_other() -> None:
    men = ("bertin I8", "crispin G6 stunned", "hal J6 moved", "gerard-horse K6 n", "guido L6 dead")
    state = watching(*men, "jehangir I15", "ali H15")
    assert asked(state) == ("saracen", "stayers")
    aimed_at = {each.target for each in offered(state) if isinstance(each, Volley)}
    assert aimed_at == {"bertin", "crispin", "gerard-horse"}
    assert refused(state, volley("ali", "hal")) == ("1.33e", "did-not-stay")
    told = settled(state, volley("ali", "bertin"), dice=(10,))
    assert asked(told.state) == ("saracen", "stayers")
    assert refused(told.state, volley("jehangir", "bertin")) == ("1.33f", "no-return-to")
    assert refused(told.state, volley("ali", "crispin")) == ("1.3b", "has-replied")
    told = settled(told.state, volley("jehangir", "crispin"), dice=(3,))
    assert health(told.state, "crispin") == "dead"
    assert asked(told.state) != ("saracen", "stayers")


def test_R10_a_stayer_has_no_points_to_lose_and_a_charger_is_none() -> None:
    told = settled(watching("bertin I8", "jehangir I15"), volley("jehangir", "bertin"), dice=(5,))
    assert results(told) == [("jehangir", 9, "A")]
    assert (health(told.state, "bertin"), told.events(Checked)) == ("healthy", [])
    charge = Charged("gerard", "jehangir", (), ridden=Ridden.LOST)
    assert asked(watching("gerard I8 n", "jehangir I15", charges=(charge,))) != ("saracen", "stayers")


def test_R31_a_stunned_stayer_is_not_harmed_by_the_lightest_hit() -> None:
    told = settled(watching("bertin I8 stunned fell=1", "jehangir I15"), volley("jehangir", "bertin"), dice=(5,))
    assert health(told.state, "bertin") == "stunned"


def test_1_33e_after_the_moves_the_other_side_is_asked_about_those_who_stayed() -> None:
    state = moving("bertin I8", "jehangir I15")
    told = settled(state, End(seat=CRUSADER))
    assert asked(told.state) == ("saracen", "stayers")
    assert asked(settled(told.state, PASS).state) != ("saracen", "stayers")


def test_1_33d_before_a_volley_one_is_told_how_far_the_target_must_go_before_the_next() -> None:
    afoot = defending("bertin I8", "crispin A1", "jehangir I15")
    assert [
        (each.clause, each.key, each.args["hexes"]) for each in volley_remarks(afoot, volley("jehangir", "bertin"))
    ] == [("1.33d", "next-volley", 2)]
    riding = defending("gerard I7 s", "crispin A1", "jehangir I15", mover="gerard")
    assert volley_remarks(riding, volley("jehangir", "gerard"))[0].args["hexes"] == 3


def test_1_33f_before_a_volley_one_is_told_whom_it_leaves() -> None:
    state = defending("bertin I8", "crispin A1", "jehangir I15", shot_at=("crispin",))
    assert [each.args["figure"] for each in volley_remarks(state, volley("jehangir", "bertin"))] == [
        "bertin",
        "crispin",
    ]
    dead = defending("bertin I8", "crispin A1 dead", "jehangir I15", shot_at=("crispin",))
    assert [each.key for each in volley_remarks(dead, volley("jehangir", "bertin"))] == ["next-volley"]


def test_R13_the_odds_of_a_volley_tell_of_every_death_whichever_shot_and_clause_it_came_by() -> None:
    state = defending(*("bertin I8", "crispin A1", "jehangir I11", "ali H11"), field=ground(), mover="bertin", left=6)
    found = odds(GAME, state, volley("jehangir ali", "bertin"), through=True)
    assert found.exact
    told = sum(each.chance for each in found.chances if any(isinstance(event, Killed) for event in each.told))
    dead = sum(each.chance for each in found.chances if health(each.state, "bertin") == "dead")
    # A shot kills on 1 and wounds on 2 and 3: 1 + 2 then 1 to 3 + 7 then 1, of a hundred.
    assert told == dead == Fraction(1, 10) + Fraction(2, 10) * Fraction(3, 10) + Fraction(7, 10) * Fraction(1, 10)
