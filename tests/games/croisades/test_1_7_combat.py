"""Chapter 1.7: who may attack whom, odds, shifts, armour, and who is hit."""

from fractions import Fraction

import pytest

from gonfalon.games.croisades.actions import Attack, Bear, CroisadesAction
from gonfalon.games.croisades.decisions import DECISIONS
from gonfalon.games.croisades.events import Fought, Killed
from gonfalon.games.croisades.frames import Melee, Naming
from gonfalon.games.croisades.pieces import BY_ID, SIDES
from gonfalon.games.croisades.rules.combat import clash_of, reckoning
from gonfalon.games.croisades.rules.harm import surrounded
from gonfalon.games.croisades.state import Combat, amended, figure_of, player_turn, pushed
from gonfalon.kernel.dice import Dice, chance_of
from gonfalon.kernel.events import Event, unheard
from tests.games.croisades.fray import (
    asked,
    attack,
    bear,
    default,
    end,
    fight,
    fought,
    fray,
    offered,
    refused,
    result,
    retreat,
    settled,
    sums,
    ways,
)
from tests.games.croisades.stamp import CRUSADER, SARACEN, ground, health, stamp, where

FIELD_OF_SIX = ("frederick K7", "tom K9", "watkin J8", "wynken J9", "dirk L8", "joost L9")
"""Halberdiers all round K8."""


def column(figures: str, targets: str, *placed: str, field: str = "") -> tuple[int, int]:
    """The odds of a combat, and the column after the shifts."""
    state = stamp(*placed, field=field)
    clash = clash_of(state, Combat(tuple(figures.split()), tuple(targets.split())))
    assert clash is not None
    reckoned = reckoning(state, clash)
    return reckoned.odds, reckoned.column


@pytest.fixture
def turncoat(monkeypatch: pytest.MonkeyPatch) -> str:
    """A peasant who fights for the Saracens."""
    monkeypatch.setitem(BY_ID, "giles", amended(BY_ID["giles"], side=SARACEN))
    monkeypatch.setitem(SIDES, "giles", SARACEN)
    return "giles"


def test_1_7b_odds_are_rounded_for_the_defender(turncoat: str) -> None:
    assert column("adam", "giles", "adam K8", "giles K7") == (2, 2)
    assert column("tom", "latif", "tom K8", "latif K7") == (2, 2)
    told = fought(fray("tom K8", "latif K7"), "tom", "latif", (10,))
    assert sums(told) == {
        "attack": [("attack", "+9")],
        "defence": [("defence", "+4")],
        "shift": [("odds", "2:1"), ("column", "2:1")],
    }


@pytest.mark.parametrize(
    ("face", "mine", "theirs"),
    [
        (1, "healthy", "wounded"),
        (2, "healthy", "stunned"),
        (8, "wounded", "healthy"),
        (10, "healthy", "healthy"),
    ],
)
def test_E1_a_billman_and_a_peasant(face: int, mine: str, theirs: str, turncoat: str) -> None:
    told = fought(fray("adam K8", "giles K7"), "adam", "giles", (face,))
    assert (health(told.state, "adam"), health(told.state, "giles")) == (mine, theirs)


def test_1_7c_nothing_is_attacked_below_1_to_1(turncoat: str) -> None:
    state = fray("adam K8", "giles K7", "latif A1", "willm A2", side=SARACEN)
    assert refused(state, attack("giles", "adam")) == ("1.7c", "too-weak")
    assert refused(state, attack("latif", "willm")) is None


def test_1_7b_the_chances_of_an_even_fight_are_exact() -> None:
    state = pushed(stamp("frederick K9", "yasaffa K8", combats=(Combat(("frederick",), ("yasaffa",)),)), Melee(0))

    def rule(dice: Dice) -> str:
        told: list[Event] = []
        DECISIONS.resolve(state, dice, told.append)
        return next(event.result for event in told if isinstance(event, Fought))

    tenth = Fraction(1, 10)
    assert chance_of(rule) == {"D": tenth, "C": 2 * tenth, "B": 2 * tenth, "A": tenth, "-": 4 * tenth}


def test_1_7a_each_attacks_once_and_a_man_may_be_attacked_again() -> None:
    state = fray("tom K9", "frederick J9", "yasaffa K8", "ahmed L9")
    state = settled(state, attack("tom", "yasaffa")).state
    assert refused(state, attack("tom", "ahmed")) == ("1.7a", "attacks-once")
    told = settled(state, attack("frederick", "yasaffa"), end(CRUSADER), fight("frederick"), dice=(10, 9))
    assert where(told.state, "yasaffa") == "K8"
    assert [figure_of(told.state, each).fought for each in ("tom", "frederick", "yasaffa")] == [True, True, False]
    assert [figure_of(told.state, each).struck for each in ("tom", "yasaffa", "ahmed")] == [False, True, False]


def test_1_7a_only_neighbours_are_attacked() -> None:
    state = fray("tom K9", "yasaffa K7", "ali L9", "frederick A1")
    assert refused(state, attack("tom", "yasaffa")) == ("1.7a", "out-of-reach")
    assert refused(state, attack("tom", "tom")) == ("1.7a", "no-enemy")
    assert refused(state, attack("tom", "frederick")) == ("1.7a", "no-enemy")
    assert refused(state, attack("tom", "mohammad")) == ("K3", "not-in-this-game")
    assert refused(state, attack("tom", "ali ali")) == ("K4", "each-once")
    assert refused(state, Attack(seat=CRUSADER, figures=(), targets=("ali",))) == (
        "K4",
        "each-once",
    )
    yours = Attack(seat=CRUSADER, figures=("ali",), targets=("tom",))
    assert refused(state, yours) == ("1.7a", "not-yours")


@pytest.mark.parametrize(
    ("mark", "why"),
    [
        ("shot", ("1.32b", "has-shot")),
        ("offensive", ("1.34a", "marked-to-shoot")),
        ("defensive", ("1.34a", "marked-to-shoot")),
        ("fought", ("1.7a", "attacks-once")),
        ("stunned", ("A3b", "is-stunned")),
        ("dead", ("C5g", "is-dead")),
    ],
)
def test_1_21d_who_shot_is_marked_or_lies_down_attacks_nobody(mark: str, why: tuple[str, str]) -> None:
    state = fray(f"anselmo K9 {mark}", "ali K8", "tom L9")
    assert refused(state, attack("anselmo", "ali")) == why
    assert refused(state, attack("tom", "ali")) is None


def test_1_7a_horses_and_dead_men() -> None:
    state = fray("gerard-horse K9 n", "tom L8", "ali K7 dead", "mohammad L7 ne", "dabir-horse M7 ne")
    assert refused(state, attack("tom", "ali")) == ("C5g", "is-dead")
    assert refused(state, attack("tom", "mohammad-horse")) == ("1.8c", "is-ridden")
    assert refused(state, attack("tom", "dabir-horse")) is None
    horse = Attack(seat=CRUSADER, figures=("gerard-horse",), targets=("mohammad",))
    assert refused(state, horse) == ("1.7a", "horse-attacks-nobody")


def test_1_71a_ground_shifts_the_column() -> None:
    assert column("tom", "latif", "tom K8", "latif K7", field=ground(scrub="K7")) == (2, 3)
    assert column("tom", "latif", "tom K8", "latif K7", field=ground(scrub="K8")) == (2, 1)
    assert column("tom", "latif", "tom K8", "latif K7", field=ground(scrub="K8", trees="K7")) == (2, 2)
    told = fought(fray("tom K8", "latif K7", field=ground(slope="K8")), "tom", "latif", (10,))
    assert sums(told)["shift"] == [("odds", "2:1"), ("ground-attacker", "-1 col"), ("column", "1:1")]
    told = fought(fray("bertin K8", "latif K7", field=ground(water="K7")), "bertin", "latif", (10,))
    assert sums(told)["shift"] == [("odds", "1:1"), ("ground-defender", "+1 col"), ("column", "2:1")]


@pytest.mark.parametrize("scrub", ["K9", "K10"])
def test_1_71b_and_R67_a_rider_counts_his_worse_hex(scrub: str) -> None:
    assert column("gerard", "ali", "gerard K10 n", "ali K8", field=ground(scrub=scrub)) == (7, 6)
    two = column("gerard", "ali latif", "gerard K10 n", "ali K8", "latif L9", field=ground(scrub="L9"))
    assert two == (3, 4)


def test_R66_what_shifts_to_the_left_of_1_to_1_is_not_fought() -> None:
    state = fray("bertin K8", "yasaffa K7", "tom A1", "ali A2", field=ground(scrub="K8"))
    assert refused(state, attack("bertin", "yasaffa")) == ("R66", "ground-forbids")
    bad = fray("latif K8", "adam K7", "ali A1", "willm A2", side=SARACEN, field=ground(scrub="K7"))
    assert refused(bad, attack("latif", "adam")) == ("1.7c", "too-weak")
    assert column("gerard", "ali", "gerard K10 n", "ali K8 stunned") == (28, 12)


def test_1_72a_one_adds_up_the_defences_of_several() -> None:
    state = fray("gerard K10 n", "ali K8", "jehangir L9", "yasaffa J9", "dabir M8 s")
    told = fought(state, "gerard", "ali jehangir yasaffa", (10,))
    assert sums(told)["defence"] == [("defence", "+5"), ("defence", "+4"), ("defence", "+4")]
    assert result(told) == (2, 10, "-")


def test_R64_never_many_on_many_and_never_riders_with_men_on_foot() -> None:
    state = fray("gerard K10 n", "tom L10", "ali K8", "jehangir L9", "dabir J9 n")
    assert refused(state, attack("gerard tom", "jehangir ali")) == ("R64", "many-on-many")
    assert refused(state, attack("gerard", "ali dabir")) == ("R64", "mixed-targets")
    assert refused(state, attack("gerard", "ali jehangir")) is None
    assert refused(state, attack("gerard tom", "jehangir")) is None


def test_E2_the_worst_ground_of_joint_attackers_counts_and_they_gain_a_column() -> None:
    placed = ("gerard K9", "walter L9", "tossaun K8")
    state = fray(*placed, field=ground(scrub="K9"))
    told = fought(state, "gerard walter", "tossaun", (5,))
    assert result(told) == (4, 5, "C")
    assert asked(told.state) == (SARACEN, "retreat")
    assert sums(told)["attack"] == [("attack", "+15"), ("attack", "+13")]
    assert sums(told)["shift"] == [
        ("odds", "4:1"),
        ("ground-attacker", "-1 col"),
        ("together", "+1 col"),
        ("column", "4:1"),
    ]
    told = fought(fray(*placed), "gerard walter", "tossaun", (5,))
    assert result(told) == (5, 5, "D")
    assert health(told.state, "tossaun") == "stunned"
    assert figure_of(told.state, "tossaun").fell == player_turn(told.state)


def test_1_72f_joint_attackers_on_mixed_ground_count_the_worse() -> None:
    placed = ("gerard K9", "walter L9", "tossaun K8")
    assert column("gerard walter", "tossaun", *placed, field=ground(scrub="L9")) == (4, 4)
    assert column("gerard walter", "tossaun", *placed, field=ground(scrub="L9 K8")) == (4, 5)


def test_1_72b_two_may_do_what_neither_can_alone() -> None:
    state = fray("anselmo K9", "baldo L9", "tossaun K8")
    assert refused(state, attack("anselmo", "tossaun")) == ("1.7c", "too-weak")
    assert refused(state, attack("anselmo baldo", "tossaun")) is None
    assert asked(settled(state).state) == (CRUSADER, "name")


def test_1_72c_and_R65_against_a_rider_the_column_is_for_riders() -> None:
    placed = ("mohammad K7 n", "tom K8", "frederick L7", "gerard J9 sw", "robert J7 nw")
    assert column("tom frederick", "mohammad", *placed) == (2, 2)
    assert column("tom gerard", "mohammad", "mohammad K7 n", "tom K8", "gerard J8 nw") == (4, 4)
    two = column("robert gerard", "mohammad", "mohammad K7 n", "gerard J8 nw", "robert L8 ne")
    assert two == (6, 7)


def test_1_72d_and_R68_the_owner_says_who_is_hit() -> None:
    state = fray("gerard K10 n", "ali K8", "yasaffa L9")
    told = fought(state, "gerard", "ali yasaffa", (2,))
    assert result(told) == (3, 2, "D")
    assert asked(told.state) == (SARACEN, "blow")
    assert default(told.state) == bear("yasaffa")
    assert refused(told.state, Bear(seat=SARACEN, figure="gerard")) == ("1.72d", "not-to-be-hit")
    assert {action.figure for action in offered(told.state)} == {"ali", "yasaffa"}  # type: ignore[union-attr]
    state = settled(told.state, bear("ali")).state
    assert (health(state, "ali"), health(state, "yasaffa")) == ("stunned", "healthy")
    assert all(way.startswith("K8") for way in ways(state))


def test_1_72d_joint_attackers_choose_who_is_wounded() -> None:
    told = fought(fray("anselmo K9", "adam L9", "tossaun K8"), "adam anselmo", "tossaun", (9,))
    assert result(told) == (3, 9, "A")
    assert asked(told.state) == (CRUSADER, "blow")
    assert default(told.state) == bear("adam")
    told = settled(told.state, bear("anselmo"))
    assert (health(told.state, "anselmo"), health(told.state, "adam")) == ("wounded", "healthy")
    assert asked(told.state) is None


def test_1_72d_a_retreat_moves_everybody() -> None:
    told = fought(fray("gerard K10 n", "ali K8", "yasaffa L9"), "gerard", "ali yasaffa", (5,))
    assert result(told) == (3, 5, "C")
    assert {action.figure for action in offered(told.state)} == {"ali", "yasaffa"}  # type: ignore[union-attr]
    told = settled(told.state, retreat("yasaffa", "M8"), retreat("ali", "K7"))
    assert (where(told.state, "ali"), where(told.state, "yasaffa")) == ("K7", "M8")
    assert asked(told.state) == (CRUSADER, "advance")


def test_1_72e_and_R77_stunned_and_surrounded_is_dead() -> None:
    told: list[Event] = []
    state = surrounded(stamp("yasaffa K8 stunned", *FIELD_OF_SIX), told.append)
    assert health(state, "yasaffa") == "dead"
    assert told == [Killed(clause="1.72e", figure="yasaffa", at="K8", points=11)]
    five = stamp("yasaffa K8 stunned", *FIELD_OF_SIX[1:])
    assert surrounded(five, unheard) == five
    lame = stamp("yasaffa K8 stunned", *FIELD_OF_SIX[1:], "bertin K7 stunned")
    assert health(surrounded(lame, unheard), "yasaffa") == "stunned"
    corner = stamp("yasaffa A1 stunned", "tom A2", "adam B1", "dirk B2")
    assert health(surrounded(corner, unheard), "yasaffa") == "dead"


def test_E16_and_1_73_armour_adds_one_unless_some_lack_it() -> None:
    placed = ("mohammad K9 n", "anselmo K7", "willm L8")
    told = fought(fray(*placed, side=SARACEN), "mohammad", "anselmo", (3,))
    assert result(told) == (3, 4, "C")
    assert sums(told)["die"] == [("armour", "+1")]
    told = fought(fray(*placed, side=SARACEN), "mohammad", "anselmo willm", (3,))
    assert result(told) == (2, 3, "C")
    assert sums(told)["die"] == [("armour-mixed", "willm")]
    told = fought(fray(*placed, side=SARACEN), "mohammad", "anselmo willm", (1,))
    assert result(told) == (2, 1, "E")
    assert (health(told.state, "anselmo"), health(told.state, "willm")) == ("healthy", "wounded")


def test_1_73b_of_the_unarmoured_the_owner_picks_one() -> None:
    state = fray("mohammad K9 n", "anselmo K7", "willm L8", "dai J8", side=SARACEN)
    told = fought(state, "mohammad", "anselmo willm dai", (1,))
    assert result(told) == (1, 1, "D")
    assert default(told.state) == bear("willm")
    assert refused(told.state, bear("anselmo")) == ("1.73b", "unarmoured-first")


def test_1_73a_the_die_counts_ten_at_most() -> None:
    told = fought(fray("mohammad K9 n", "anselmo K7", side=SARACEN), "mohammad", "anselmo", (10,))
    assert result(told) == (3, 10, "-")


@pytest.mark.parametrize(
    ("at", "kinds", "why"),
    [
        ("tom K8", {"water": "K7"}, ("1.76", "could-not-enter")),
        ("gerard K9 n", {"trees": "K7"}, ("1.76", "could-not-enter")),
        ("bertin K8", {"water": "K7"}, None),
        ("gerard K8", {"trees": "K7"}, None),
    ],
)
def test_1_76_nobody_attacks_into_ground_that_he_could_not_enter(
    at: str, kinds: dict[str, str], why: tuple[str, str] | None
) -> None:
    state = fray(at, "latif K7", "adam A1", "ali A2", field=ground(**kinds))
    assert refused(state, attack(at.split(maxsplit=1)[0], "latif")) == why


def test_R78_a_rider_is_reached_over_either_hex_and_not_over_bodies() -> None:
    placed = ("tom K8", "mohammad K7 ne", "adam A1", "ali A2")
    assert refused(fray(*placed, field=ground(water="K7")), attack("tom", "mohammad")) == ("1.76", "could-not-enter")
    assert refused(fray("tom L8", *placed[1:], field=ground(water="K7")), attack("tom", "mohammad")) is None
    dead = tuple(f"{name} K7 dead" for name in ("hal", "odo", "perkin", "owain", "bryn", "gareth"))
    assert refused(fray("tom K8", "latif K7", "adam A1", "ali A2", *dead), attack("tom", "latif")) == (
        "1.76",
        "could-not-enter",
    )


@pytest.mark.parametrize("at", ["M7", "L7", "M8", "K7", "L9", "J8", "K9", "J9"])
def test_R79_a_rider_attacks_and_is_attacked_over_all_eight_hexes(at: str) -> None:
    assert refused(fray("gerard K8 ne", f"ali {at}"), attack("gerard", "ali")) is None
    assert refused(fray("mohammad K8 ne", f"gerard {at}"), attack("gerard", "mohammad")) is None


def test_1_7a_the_menu_is_exact() -> None:
    placed = ("tom K9", "anselmo L9", "gerard J8 nw", "yasaffa K8", "tossaun L8", "mohammad J9 s")
    state = fray(*placed, field=ground(scrub="L9"))
    found = offered(state)
    mine, theirs = ("gerard", "anselmo", "tom"), ("mohammad", "yasaffa", "tossaun")
    for first in range(1, 8):
        for second in range(1, 8):
            figures = " ".join(name for bit, name in enumerate(mine) if first >> bit & 1)
            targets = " ".join(name for bit, name in enumerate(theirs) if second >> bit & 1)
            action: CroisadesAction = attack(figures, targets)
            assert (DECISIONS.check(state, action) is None) is (action in found), action
    assert end(CRUSADER) in found


def test_1_21d_naming_is_spared_where_nobody_can_attack() -> None:
    assert asked(settled(fray("tom K9", "yasaffa K6")).state) is None
    assert asked(settled(fray("tom K9", "yasaffa K8")).state) == (CRUSADER, "name")
    state = settled(fray("tom K9", "yasaffa K8"), attack("tom", "yasaffa")).state
    assert isinstance(state.agenda[-1], Naming)
    assert default(state) == end(CRUSADER)
