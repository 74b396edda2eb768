"""The clerk of Croisades: volleys, counter-charges and trifles under standing orders."""

from fractions import Fraction
from typing import Any

from gonfalon.games.croisades import GAME
from gonfalon.games.croisades.actions import Counter, CroisadesAction, Mark, Pass, Shoot, Volley
from gonfalon.games.croisades.clerk import CroisadesOrders, Fire
from gonfalon.games.croisades.rules.foretelling import chance_to_harm
from gonfalon.games.croisades.state import State, figure_of
from gonfalon.kernel.clerk import When, order_values
from gonfalon.kernel.game import standing_answer
from tests.games.croisades.gallop import ANSWER, SOUTH, SYRIAN, TEMPLAR, charge, counter
from tests.games.croisades.march import end, opened, passed_over, step, taken
from tests.games.croisades.stamp import CRUSADER, SARACEN, ground
from tests.games.croisades.veil import veiled

NEVER, FAVOURED, ASK = When
PASS = Pass(seat=SARACEN)
FAR = ("crispin A1", "ahmed Y16")


def answer(state: State, **orders: Any) -> CroisadesAction | None:
    """What the clerk of the asked seat does under orders."""
    (ask,) = GAME.due(state)
    found = standing_answer(GAME, state, ask, CroisadesOrders(**orders))
    assert found is None or GAME.check(state, found) is None
    return found


def stepped(*placed: str, figure: str = "bertin", to: str = "I9", **rest: Any) -> State:
    """The state in which the Saracen may shoot at a man who has taken a step."""
    state = passed_over(opened(*placed, *FAR, **rest), ("crusader", "move")).state
    state = taken(state, step(figure, to)).state
    assert GAME.due(state)[0].ask == "defend"
    return state


def volley(figures: str, target: str = "bertin") -> Volley:
    """A volley of the Saracen."""
    return Volley(seat=SARACEN, figures=tuple(figures.split()), target=target)


def test_the_values_of_every_order() -> None:
    values = order_values(CroisadesOrders)
    assert values["volley"] == values["ambush"] == ("ask", "never", "short", "even", "sight")
    assert set(values["counter"]) == {"ask", "never", "favoured"}
    assert values["trifles"] == ("default", "ask")
    assert CroisadesOrders() == CroisadesOrders(volley=Fire.ASK, ambush=Fire.ASK, counter=When.ASK, trifles="default")


def test_1_33b_asked_never_or_at_the_first_sight() -> None:
    state = stepped("bertin I8", "jehangir I15", "ali H15")
    assert answer(state) is None
    assert answer(state, volley=Fire.ASK) is None
    assert answer(state, volley=Fire.NEVER) == PASS
    assert answer(state, volley=Fire.SIGHT) == volley("jehangir ali")


def test_1_33b_at_short_range_of_one_all_shoot() -> None:
    far = stepped("bertin A8", "jehangir R8", to="A9")
    assert answer(far, volley=Fire.SHORT) == PASS
    assert answer(far, volley=Fire.SIGHT) == volley("jehangir")
    one = stepped("bertin A8", "jehangir R8", "ali K9", to="A9")
    assert answer(one, volley=Fire.SHORT) == volley("jehangir ali")


def test_1_33c_even_is_an_even_chance_of_the_whole_volley_to_harm() -> None:
    single = stepped("bertin I8", "jehangir I15")
    double = stepped("bertin I8", "jehangir I15", "ali H15")
    men = [figure_of(double, each) for each in ("jehangir", "ali")]
    assert chance_to_harm(double, men[:1], figure_of(double, "bertin")) == Fraction(3, 10)
    assert chance_to_harm(double, men, figure_of(double, "bertin")) == Fraction(51, 100)
    assert answer(single, volley=Fire.EVEN) == PASS
    assert answer(double, volley=Fire.EVEN) == volley("jehangir ali")
    cover = stepped("bertin I8", "jehangir I15", "ali H15", field=ground(scrub="I9"))
    assert answer(cover, volley=Fire.EVEN) == PASS


def watched(*placed: str, **rest: Any) -> State:
    """The state in which the Saracen may shoot at those who stayed."""
    state = passed_over(opened(*placed, **rest), ("crusader", "move")).state
    return taken(state, end()).state


def test_1_33e_of_those_who_stayed_the_likeliest_to_be_harmed_is_shot_at() -> None:
    state = watched("bertin I8", "frederick K8", "jehangir I15", "ahmed Y16")
    assert GAME.due(state)[0].ask == "stayers"
    assert answer(state) is None
    assert answer(state, volley=Fire.NEVER) == PASS
    assert answer(state, volley=Fire.SIGHT) == volley("jehangir")
    assert answer(state, volley=Fire.EVEN) == PASS
    covered = watched("bertin I8", "hal K8", "jehangir I15", "ahmed Y16", field=ground(scrub="I8"))
    assert answer(covered, volley=Fire.SHORT) == volley("jehangir", "hal")


def test_1_8c_no_shot_is_spent_on_a_horse_without_its_rider() -> None:
    men = ("bertin A1", "gerard-horse K8 n", "jehangir I15", "ahmed Y16")
    state = watched(*men, field=ground(trees="A2 B1 B2"))
    assert [each for each in GAME.menu(state, "saracen").actions() if isinstance(each, Volley)] == [
        volley("jehangir", "gerard-horse")
    ]
    assert answer(state, volley=Fire.SIGHT) == PASS


def charged(*placed: str, target: str) -> State:
    """The state in which the printed charge may be answered."""
    state = passed_over(opened(TEMPLAR, *placed, "crispin A1", "ahmed Y16"), ("crusader", "charge")).state
    state = taken(state, charge("gerard", target, SOUTH)).state
    assert GAME.due(state)[0].ask == "counter"
    return state


def test_1_56e_a_counter_charge_is_favoured_where_it_lowers_the_column() -> None:
    state = charged("jehangir M13", SYRIAN, target="jehangir")
    assert answer(state) is None
    assert answer(state, counter=ASK) is None
    assert answer(state, counter=NEVER) == PASS
    found = answer(state, counter=FAVOURED)
    assert isinstance(found, Counter)
    assert (found.figure, found.route[-2:]) == ("mohammad", ("M12", "M11"))


def test_1_74b_the_rider_with_the_lowest_column_rides_and_none_where_the_target_is_as_safe() -> None:
    same = charged("al-kamil M13 s", SYRIAN, target="al-kamil")
    assert answer(same, counter=FAVOURED) == PASS
    better = charged("al-kamil M13 s", SYRIAN, "saladin Q14 nw", target="al-kamil")
    found = answer(better, counter=FAVOURED)
    assert isinstance(found, Counter)
    assert found.figure == "saladin"
    assert GAME.check(better, counter("mohammad", ANSWER)) is None


def fallen() -> State:
    """The state in which a Saracen says where his rider falls."""
    state = opened("anselmo A8", "bertin A1", "dabir K8 n", "ahmed Y16")
    marked = Mark(seat=CRUSADER, choices=(("anselmo", "offensive"),))
    return taken(state, marked, Shoot(seat=CRUSADER, figure="anselmo", target="dabir"), dice=(5,)).state


def test_1_8a_trifles_take_their_default_unless_the_seat_wants_to_be_asked() -> None:
    state = fallen()
    (ask,) = GAME.due(state)
    assert ask.ask == "fall"
    assert answer(state) == ask.default
    assert answer(state, trifles="ask") is None
    assert answer(state, volley=Fire.NEVER, trifles="ask") is None


def test_C5f_a_retreat_is_never_left_to_the_clerk() -> None:
    state = opened("anselmo A8", "bertin A1", "yasaffa K8", "ahmed Y16")
    marked = Mark(seat=CRUSADER, choices=(("anselmo", "offensive"),))
    state = taken(state, marked, Shoot(seat=CRUSADER, figure="anselmo", target="yasaffa"), dice=(6,)).state
    assert GAME.due(state)[0].ask == "retreat"
    assert answer(state, volley=Fire.SIGHT, counter=FAVOURED) is None


def hiding(*hidden: str, to: str = "L10", placed: tuple[str, ...] = ("idris A16",)) -> State:
    """The state in which Bertin has come to a hex before Saracens who hide."""
    return taken(veiled("bertin L11", *placed, hidden=hidden), step("bertin", to)).state


def test_4_0c_who_hides_shoots_under_an_order_of_his_own() -> None:
    state = hiding("jehangir L7")
    assert answer(state, volley=Fire.SIGHT) is None
    assert answer(state, ambush=Fire.SIGHT) == volley("jehangir")
    assert answer(state, ambush=Fire.SHORT) == volley("jehangir")
    assert answer(state, ambush=Fire.NEVER) == PASS
    # A bow alone has three chances in ten, two have an even one.
    assert answer(state, ambush=Fire.EVEN) == PASS
    assert answer(hiding("jehangir L7", "ali G9"), ambush=Fire.EVEN) == volley("jehangir ali")


def test_4_0c_hidden_men_join_no_volley_of_those_in_the_open() -> None:
    state = hiding("jehangir L7", placed=("ali L14",))
    assert answer(state, volley=Fire.SIGHT, ambush=Fire.NEVER) == volley("ali")
    assert answer(state, volley=Fire.NEVER, ambush=Fire.SIGHT) == volley("jehangir")
    assert answer(state, volley=Fire.SIGHT, ambush=Fire.SIGHT) == volley("ali jehangir")
    assert answer(state, volley=Fire.SIGHT) is None
    assert answer(state, ambush=Fire.SIGHT) is None


def test_R102_an_ask_with_nothing_to_decide_is_passed_whatever_the_orders() -> None:
    state = hiding("hasan T8")
    assert answer(state) == PASS
    assert answer(state, ambush=Fire.SIGHT) == PASS
