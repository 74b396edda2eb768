"""Clause 1.75: the victor's advance, the hexes it begins with, how far it goes, and its dangers."""

from gonfalon.games.croisades.actions import Advance, Pass
from gonfalon.games.croisades.events import Advanced, Crossed, Fell, PutBack
from gonfalon.games.croisades.frames import Advancing
from gonfalon.games.croisades.state import Combat, State, figure_of
from tests.games.croisades.fray import (
    advance,
    asked,
    default,
    fall,
    fight,
    fought,
    fray,
    holds,
    named,
    nothing,
    offered,
    owing,
    refused,
    retreat,
    settled,
    ways,
)
from tests.games.croisades.stamp import CRUSADER, SARACEN, ground, health, where


def won(*placed: str, face: int = 2, field: str = "") -> State:
    """A Templar on K10 and K9 who has killed a bowman on K8."""
    state = fray("gerard K10 n", "jehangir K8", *placed, field=field)
    return fought(state, "gerard", "jehangir", (face,)).state


def test_E17_a_hex_crossed_beside_an_idle_enemy_has_its_die() -> None:
    state = won("yasaffa L8")
    assert (health(state, "jehangir"), asked(state)) == ("dead", (CRUSADER, "advance"))
    told = settled(state, advance("gerard", "K8 K7 K6"), dice=(6,))
    assert told.events(Crossed) == [Crossed(clause="1.54a", figure="gerard", at="K8", face=6, is_wounded=True)]
    assert (health(told.state, "gerard"), holds(told.state, "gerard")) == ("wounded", "K7 K6")
    told = settled(state, advance("gerard", "K8 K7"))
    assert (holds(told.state, "gerard"), told.events(Crossed)) == ("K8 K7", [])


def test_1_75d_and_R76_those_engaged_in_this_phase_do_not_roll() -> None:
    combats = (Combat(("gerard",), ("jehangir",)), Combat(("tom",), ("yasaffa",)))
    state = named("gerard K10 n", "jehangir K8", "tom M8", "yasaffa L8", combats=combats)
    assert asked(settled(state).state) == (CRUSADER, "fight")
    told = settled(state, fight("gerard"), advance("gerard", "K8 K7 K6"), dice=(2, 10))
    assert told.events(Crossed) == []
    told = settled(state, fight("tom"), advance("gerard", "K8 K7 K6"), dice=(10, 2))
    assert told.events(Crossed) == []


def test_1_75a_two_hexes_on_foot() -> None:
    state = fought(fray("walter K9", "jehangir K8 wounded"), "walter", "jehangir", (1,)).state
    assert "K8" in ways(state)
    assert "K8 K7" in ways(state)
    assert all(way.startswith("K8") and len(way.split()) <= 2 for way in ways(state))
    assert refused(state, advance("walter", "K8 K7 K6")) == ("1.75a", "advance-so-far")
    assert refused(state, advance("walter", "J9")) == ("1.75b", "first-into")
    assert refused(state, advance("walter", "K8 K6")) == ("1.75a", "not-beside")
    told = settled(state, advance("walter", "K8 K7"))
    assert told.events(Advanced) == [Advanced(clause="1.75c", figure="walter", start="K9", path=("K8", "K7"))]
    assert where(told.state, "walter") == "K7"


def test_1_75a_three_hexes_mounted_into_any_of_the_eight_without_surcharge() -> None:
    state = won()
    assert {"K8", "K8 K7 K6", "K8 J9", "K8 J9 J10", "K8 L9", "K8 K10"} <= ways(state)
    assert holds(settled(state, advance("gerard", "K8 J9")).state, "gerard") == "K9 J9"
    assert refused(state, advance("gerard", "K8 K7 K6 K5")) == ("1.75a", "advance-so-far")


def test_1_75a_the_default_is_to_stay_and_only_who_fought_may_go() -> None:
    state = won("tom J9")
    assert default(state) == Pass(seat=CRUSADER)
    assert refused(state, advance("tom", "K8")) == ("1.75a", "may-not-advance")
    assert asked(settled(state, nothing(CRUSADER)).state) is None


def test_R110_one_figure_advances_once() -> None:
    joint = fought(fray("gerard K10 n", "robert J10 n", "ali K8"), "gerard robert", "ali", (1,)).state
    assert {each.figure for each in offered(joint) if isinstance(each, Advance)} == {"gerard", "robert"}
    told = settled(joint, advance("gerard", "K8 K7 K6"))
    assert asked(told.state) is None


def test_1_75c_an_advance_costs_nothing_and_ends_no_later_move() -> None:
    figure = figure_of(settled(won(), advance("gerard", "K8 K7 K6")).state, "gerard")
    assert (figure.spent, figure.moved, figure.is_done) == (0, False, False)


def test_1_75b_the_first_hex_is_one_given_up() -> None:
    state = fought(fray("gerard K10 n", "mohammad K8 n"), "gerard", "mohammad", (2,)).state
    state = settled(state, retreat("mohammad", "K6")).state
    assert holds(state, "mohammad") == "K7 K6"
    assert {way.split()[0] for way in ways(state)} == {"K8"}
    state = fought(fray("gerard K10 n", "ali K8"), "gerard", "ali", (8,)).state
    assert {way.split()[0] for way in ways(settled(state, retreat("ali", "K7")).state)} == {"K8"}


def test_R75_nobody_ends_on_a_stunned_man() -> None:
    state = fought(fray("walter K9", "tossaun K8"), "walter", "tossaun", (1,)).state
    assert asked(state) is None
    state = fought(fray("walter K9", "adam J9", "tossaun K8"), "adam walter", "tossaun", (3,)).state
    assert health(state, "tossaun") == "stunned"
    assert "K8" not in ways(state)
    assert "K8 K7" in ways(state)
    assert refused(state, advance("walter", "K8")) == ("R75", "hex-not-free")


def test_R75_what_he_could_not_enter_stays_closed_and_enemies_bar_the_way() -> None:
    field = ground(trees="K7", water="J8")
    state = won("yasaffa L8", field=field)
    assert refused(state, advance("gerard", "K8 K7")) == ("1.51.2", "ground-closed")
    assert refused(state, advance("gerard", "K8 J8")) == ("1.51.2", "ground-closed")
    assert refused(state, advance("gerard", "K8 L8")) == ("1.51.1", "held-against")


def test_R75_after_a_fall_only_the_hex_where_the_rider_lies_counts_while_his_horse_stands() -> None:
    placed = ("gerard K8 s", "robert J13 ne", "dabir K11 n")
    state = fought(fray(*placed), "gerard robert", "dabir", (3,)).state
    told = settled(state, fall("L10"))
    assert told.events(Fell) == [Fell(clause="1.8a", figure="dabir", at="L10")]
    assert asked(told.state) == (CRUSADER, "advance")
    assert {way.split()[0] for way in ways(told.state)} == {"L10"}
    state = fought(fray(*placed), "gerard robert", "dabir", (1,)).state
    state = settled(state, fall("L10")).state
    assert {way.split()[0] for way in ways(state)} == {"K10", "K11", "L10"}


def test_R75_a_wound_alone_gives_no_advance() -> None:
    told = fought(fray("gerard K10 n", "ali K8"), "gerard", "ali", (4,))
    assert (health(told.state, "ali"), asked(told.state)) == ("wounded", None)
    told = fought(fray("gerard K8 s", "robert J13 ne", "dabir K11 n"), "gerard robert", "dabir", (5,))
    told = settled(told.state, fall("L10"))
    assert (health(told.state, "dabir"), asked(told.state)) == ("wounded", None)


def test_R75_the_defender_advances_when_the_attacker_falls_back_or_dies() -> None:
    state = fought(fray("frederick K9", "yasaffa K8"), "frederick", "yasaffa", (4,)).state
    state = settled(state, retreat("frederick", "K10")).state
    assert asked(state) == (SARACEN, "advance")
    assert "K9" in ways(state, "yasaffa")
    state = fought(fray("adam K9 wounded", "ali K8"), "adam", "ali", (6,)).state
    assert (health(state, "adam"), asked(state)) == ("dead", (SARACEN, "advance"))


def test_R74_who_is_cornered_gives_up_nothing_unless_he_dies() -> None:
    corner = ("frederick B1", "tom A2", "adam B2", "yasaffa A1")
    told = fought(fray(*corner), "frederick", "yasaffa", (2,))
    assert (health(told.state, "yasaffa"), asked(told.state)) == ("wounded", None)
    told = fought(fray(*corner[:3], "yasaffa A1 wounded"), "frederick", "yasaffa", (7,))
    assert (health(told.state, "yasaffa"), asked(told.state)) == ("dead", (CRUSADER, "advance"))


def test_R93_who_dies_in_his_retreat_has_still_given_up_his_hex() -> None:
    state = fray("gerard K10 n wounded", "ali K8 wounded", "tom L7")
    told = fought(state, "gerard", "ali", (10,))
    told = settled(told.state, retreat("ali", "K7"), dice=(5,))
    assert (where(told.state, "ali"), health(told.state, "ali")) == ("K7", "dead")
    assert {way.split()[0] for way in ways(told.state)} == {"K8"}


def test_R91_the_horse_of_one_killed_over_a_friend_goes_back() -> None:
    frame = Advancing(CRUSADER, ("gerard",), ("K8",))
    state = owing("gerard K10 n wounded", "tom K7", "yasaffa K6", frame=frame).state
    assert refused(state, advance("gerard", "K8 K7")) == ("R75", "hex-not-free")
    told = settled(state, advance("gerard", "K8 K7 J8"), dice=(6,))
    assert health(told.state, "gerard") == "dead"
    assert told.events(PutBack) == [PutBack(clause="R91", figure="gerard-horse", at="K9")]
    assert holds(told.state, "gerard-horse") == "K9 K8"
    told = settled(state, advance("gerard", "K8 K7 J8"), dice=(5,))
    assert holds(told.state, "gerard") == "K8 J8"


def test_R40_who_is_killed_in_an_advance_lies_in_the_hex_that_he_crossed() -> None:
    state = owing("tom K9 wounded", "yasaffa L8", frame=Advancing(CRUSADER, ("tom",), ("K8",))).state
    told = settled(state, advance("tom", "K8 K7"), dice=(4,))
    assert (where(told.state, "tom"), health(told.state, "tom")) == ("K8", "dead")
