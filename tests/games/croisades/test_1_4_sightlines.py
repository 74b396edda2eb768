"""The lines that a table asks about: what they cross, what covers and bars, how far, how likely, and why not."""

import msgspec
import pytest

from gonfalon.games.croisades.frames import Defending, Marking, Shooting
from gonfalon.games.croisades.game import GAME
from gonfalon.games.croisades.rules.sighting import line_between, lines_at, lines_of
from gonfalon.games.croisades.state import State, figure_of
from gonfalon.kernel.reading import BadInput
from gonfalon.kernel.sightlines import Bands, Sightline
from tests.games.croisades.stamp import CRUSADER, SARACEN, at, ground, stamp
from tests.proof.play import NO_DICE


def between(state: State, start: str, to: str) -> Sightline:
    """The line between two hexes."""
    return line_between(state, at(state, start), at(state, to))


def only(lines: tuple[Sightline, ...]) -> Sightline:
    """The one line there is."""
    (line,) = lines
    return line


def at_yasaffa(*others: str, where: str = "E5", **kinds: str) -> Sightline:
    """The line of a crossbowman on E10 to a Fatimid, on ground of these kinds."""
    state = stamp("anselmo E10 offensive", f"yasaffa {where}", *others, field=ground(**kinds), agenda=SHOOTING)
    return only(lines_of(state, figure_of(state, "anselmo")))


SHOOTING = (Shooting(CRUSADER),)


def test_1_41_a_line_names_what_it_crosses_how_far_it_goes_and_what_it_is_worth() -> None:
    line = at_yasaffa()
    assert (line.who, line.whom, line.start, line.to, line.distance) == ("anselmo", "yasaffa", "E10", "E5", 5)
    assert line.steps == (("E9",), ("E8",), ("E7",), ("E6",))
    assert (line.cover, line.covers, line.barred, line.refusal) == ("none", (), "", None)
    assert line.bands == (Bands("crossbow", (25, 55, 90), 0),)
    # Die + 2: faces 1 to 3 kill, 4 and 5 wound, 6 and 7 drive back.
    assert line.chance == (5, 10)
    assert sum(each.add for each in line.sums[0].lines) == 2


def test_1_41_a_line_between_two_hexes_names_both() -> None:
    assert at_yasaffa(where="G7").steps == (("E9", "F10"), ("F9",), ("F8", "G8"))


@pytest.mark.parametrize(
    ("kinds", "others", "covers"),
    [
        ({"scrub": "E8"}, (), ("E8",)),
        ({"trees": "E5"}, (), ("E5",)),
        ({"scrub": "E8 E6"}, (), ("E8", "E6")),
    ],
)
def test_1_43a_what_covers_is_named_hex_by_hex(
    kinds: dict[str, str], others: tuple[str, ...], covers: tuple[str, ...]
) -> None:
    line = at_yasaffa(*others, **kinds)
    assert (line.cover, line.covers) == ("light", covers)
    assert [(each.key, each.args["at"]) for each in line.remarks] == [("covers", name) for name in covers]


def test_R19_past_somebody_the_other_hex_of_a_side_covers() -> None:
    assert at_yasaffa("bertin F8", where="G7", scrub="G8").covers == ("G8",)


def test_1_44_a_rider_is_covered_by_either_half() -> None:
    state = stamp("anselmo E10 offensive", "mohammad E4 s", field=ground(scrub="E4"), agenda=SHOOTING)
    line = only(lines_of(state, figure_of(state, "anselmo")))
    assert (line.to, line.cover, line.covers) == ("E5", "light", ("E4",))


def test_1_43b_a_line_that_trees_bar_says_where_and_has_no_chance() -> None:
    line = at_yasaffa(trees="E7")
    assert (line.barred, line.chance, line.sums) == ("E7", None, ())
    assert line.refusal is not None
    assert (line.refusal.clause, line.refusal.key) == ("1.43b", "tree-between")


def test_1_42a_a_line_that_somebody_bars_says_who() -> None:
    line = at_yasaffa("bertin E7")
    assert line.refusal is not None
    assert (line.barred, line.refusal.clause, line.refusal.args["by"]) == ("E7", "1.42a", "bertin")


@pytest.mark.parametrize(("where", "band"), [("E8", 0), ("E6", 1), ("E3", 2), ("E2", -1)])
def test_C5a_a_line_lies_in_a_band_of_its_weapon_or_beyond(where: str, band: int) -> None:
    state = stamp("hasan E10", f"bertin {where}", side=SARACEN, agenda=(Shooting(SARACEN),))
    line = only(lines_of(state, figure_of(state, "hasan")))
    assert line.bands == (Bands("dagger", (2, 4, 7), band),)
    assert (line.refusal and line.refusal.key) == (None if band >= 0 else "out-of-range")


@pytest.mark.parametrize(
    ("marks", "key"), [("defensive", "not-marked-offensive"), ("offensive shot", "has-shot"), ("stunned", "is-stunned")]
)
def test_1_34a_in_the_own_phase_of_fire_marks_and_shots_count(marks: str, key: str) -> None:
    state = stamp(f"anselmo E10 {marks}", "yasaffa E5", agenda=SHOOTING)
    line = only(lines_of(state, figure_of(state, "anselmo")))
    assert line.refusal is not None
    assert (line.refusal.key, line.chance) == (key, None)


def test_1_34a_before_the_marks_everybody_might_shoot() -> None:
    state = stamp("anselmo E10", "yasaffa E5", agenda=(Marking(CRUSADER),))
    assert only(lines_of(state, figure_of(state, "anselmo"))).chance == (5, 10)


def test_1_33a_while_one_is_asked_the_right_to_shoot_counts() -> None:
    state = stamp(
        *("anselmo E10 defensive", "baldo D10 defensive struck", "guido F10 offensive", "yasaffa E5", "bertin C3"),
        side=SARACEN,
        agenda=(Defending(CRUSADER, "yasaffa"),),
        mover="yasaffa",
        left=4,
    )
    lines = {line.who: line for line in lines_at(state, figure_of(state, "yasaffa"))}
    assert {who: line.refusal and line.refusal.key for who, line in lines.items()} == {
        "anselmo": None,
        "baldo": "was-attacked",
        "guido": "not-marked-defensive",
    }


def test_1_3a_whoever_has_no_missiles_has_no_lines() -> None:
    state = stamp("bertin E10", "yasaffa E5", agenda=SHOOTING)
    assert lines_of(state, figure_of(state, "bertin")) == ()
    assert lines_at(state, figure_of(state, "yasaffa")) == ()


def test_1_41_the_dead_have_no_lines_and_no_lines_go_to_them() -> None:
    state = stamp("anselmo E10 dead", "yasaffa E5", "bilal C3", "baldo D10", "bertin C9 dead", agenda=SHOOTING)
    assert [line.who for line in lines_at(state, figure_of(state, "yasaffa"))] == ["baldo"]
    assert [line.whom for line in lines_of(state, figure_of(state, "bilal"))] == ["baldo"]
    assert lines_at(state, figure_of(state, "bertin")) == ()


def test_1_41_from_hex_to_hex_nobody_need_stand_at_either_end() -> None:
    state = stamp("ageel A1", "anselmo B9", "mohammad X3 s", field=ground(scrub="E8"), agenda=SHOOTING)
    line = between(state, "E10", "E5")
    assert (line.who, line.whom, line.refusal, line.chance) == ("", "", None, None)
    assert (line.steps[0], line.covers, line.cover) == (("E9",), ("E8",), "light")
    assert [each.by for each in line.bands] == ["crossbow"]


def test_1_42a_from_hex_to_hex_whoever_stands_between_bars_but_nobody_at_the_ends() -> None:
    state = stamp("anselmo E10", "ahmed E7", "mohammad E4 s", "yasaffa B2", agenda=SHOOTING)
    line = between(state, "E10", "E4")
    assert (line.barred, [each.key for each in line.remarks]) == ("E7", ["somebody-bars", "bows-over"])
    assert between(state, "E8", "F8").barred == ""
    assert between(state, "E7", "E4").barred == "", "the rider's own front half"


@pytest.mark.parametrize(
    ("kinds", "key", "where"),
    [({"trees": "E7"}, "tree-bars", "E7"), ({"slope": "E8", "upper": "E9 E10"}, "lip-bars", "E8")],
)
def test_1_43c_from_hex_to_hex_the_ground_bars(kinds: dict[str, str], key: str, where: str) -> None:
    state = stamp("anselmo A1", "yasaffa B2", field=ground(**kinds), agenda=SHOOTING)
    line = between(state, "E10", "E7" if key == "lip-bars" else "E5")
    assert (line.barred, line.remarks[0].key) == (where, key)


def test_1_41_a_table_is_told_of_no_hex_and_no_figure_that_there_is_not() -> None:
    state = stamp("anselmo E10 offensive", "yasaffa E5", agenda=SHOOTING, field="water-hole")
    view = GAME.view(msgspec.structs.replace(state, scenario="first-blood"), None)
    assert GAME.advice.sightline(view, "E9", "J9", NO_DICE) is not None
    assert GAME.advice.sightlines(view, "anselmo", NO_DICE)
    with pytest.raises(BadInput):
        GAME.advice.sightline(view, "E9", "Z99", NO_DICE)
    with pytest.raises(BadInput):
        GAME.advice.sightlines(view, "richard", NO_DICE)
