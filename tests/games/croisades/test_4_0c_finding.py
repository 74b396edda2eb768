"""Clause 4.0c in play: what those who hide do not hinder, how they are found, and what they do from hiding."""

import pytest

from gonfalon.games.croisades import GAME
from gonfalon.games.croisades.actions import Attack, Charge, Counter, Pass, Shoot, Volley
from gonfalon.games.croisades.events import Named, Shot, Stepped
from gonfalon.games.croisades.frames import Charging, Moving, Naming, Rise, Shooting, Watching
from gonfalon.games.croisades.rules.finding import looked_round
from gonfalon.games.croisades.scenarios import SETTINGS, Entry
from gonfalon.games.croisades.state import WAITING, Figure, State, amended, field_of, figure_of, replace
from gonfalon.geometry.hexset import read
from gonfalon.kernel.dice import SeededDice
from gonfalon.kernel.events import unheard
from tests.games.croisades.border import enter
from tests.games.croisades.fray import refused
from tests.games.croisades.march import end, step, taken
from tests.games.croisades.stamp import CRUSADER, SARACEN, ground
from tests.games.croisades.veil import asks, found, hidden, is_out, offers, show, shown_to, veiled

LET_PASS, NO_VOLLEY = Pass(seat=SARACEN), Pass(seat=CRUSADER)


def shoot(figure: str, target: str) -> Shoot:
    """A Saracen's shot."""
    return Shoot(seat=SARACEN, figure=figure, target=target)


def volley(target: str, *figures: str) -> Volley:
    """A Saracen volley."""
    return Volley(seat=SARACEN, target=target, figures=figures)


def volley_at(target: str, *figures: str) -> Volley:
    """A Crusader volley."""
    return Volley(seat=CRUSADER, target=target, figures=figures)


def searched(state: State) -> set[str]:
    """The hexes that are known to hide nobody."""
    return set(field_of(state).board.printed(read(state.searched)))


def test_4_0c_E24_the_hiding_side_is_asked_at_each_hex_and_shooting_shows_the_shooter_first() -> None:
    state = veiled("bertin L11", "idris A16", hidden=("jehangir L7",))
    told = taken(state, step("bertin", "L10"))
    assert asks(told.state) == [(SARACEN, "defend")]
    assert found(told) == []
    shot = taken(told.state, volley("bertin", "jehangir"), dice=[3])
    assert found(shot) == [("jehangir", "L7")]
    kinds = [type(each).__name__ for each in shot.told]
    assert kinds.index("Found") < kinds.index("Rolled")
    assert [(each.result, each.cover) for each in shot.events(Shot)] == [("B", "none")]
    assert figure_of(shot.state, "bertin").health == "wounded"
    assert shot.state.mover is not None
    assert shot.state.mover.left == 3
    passed = taken(told.state, LET_PASS)
    assert (found(passed), shown_to(passed.state, CRUSADER, "jehangir")) == ([], ("", "hidden"))


def test_R102_the_ask_is_put_though_nobody_in_hiding_could_shoot() -> None:
    state = taken(veiled("bertin A1", "idris A16", hidden=("hasan T8",)), step("bertin", "B1")).state
    assert asks(state) == [(SARACEN, "defend")]
    assert offers(state, SARACEN) == [LET_PASS]
    # A man with nothing to shoot is not asked.
    quiet = taken(veiled("bertin A1", "idris A16", hidden=("tossaun T8",)), step("bertin", "B1")).state
    assert asks(quiet) == [(CRUSADER, "move")]


def test_R102_phases_are_asked_while_somebody_hides_who_might_use_them() -> None:
    state = veiled("bertin A1", hidden=("yesugai L8 n", "tossaun T8"), side=SARACEN, agenda=(Shooting(SARACEN),))
    assert asks(state) == [(SARACEN, "shoot")]
    assert asks(replace(state, agenda=(Charging(SARACEN),))) == [(SARACEN, "charge")]
    state = veiled("bertin A1", hidden=("tossaun T8",), side=SARACEN, agenda=(Shooting(SARACEN),))
    # On foot and without a bow he can only move.
    assert asks(state) == [(SARACEN, "move")]


def test_4_0c_an_enemy_on_his_feet_beside_him_finds_him_in_passing_too() -> None:
    state = veiled("bertin L10", "idris A16", hidden=("tossaun L7",))
    told = taken(state, step("bertin", "L9"))
    assert found(told) == []
    told = taken(told.state, step("bertin", "L8"))
    assert found(told) == [("tossaun", "L7")]
    # From that moment he is able to attack, so leaving the hex calls for a die.
    crossed = taken(told.state, step("bertin", "M8"), dice=[1])
    assert crossed.events(Stepped)[0].to == "M8"


def test_4_0c_a_stunned_enemy_finds_nobody_until_he_gets_up() -> None:
    state = veiled(
        "bertin L8 stunned fell=0", "crispin A1", hidden=("tossaun L7",), side=SARACEN, agenda=(Rise(SARACEN),)
    )
    # The stamp has settled: he has got up and looked round.
    assert is_out(state, "tossaun")
    lying = veiled("bertin L8 stunned fell=1", "crispin A1", hidden=("tossaun L7",))
    assert hidden(lying) == {"tossaun"}


def test_4_0c_he_bars_no_fire_and_cannot_be_named() -> None:
    state = veiled(
        "bertin A16", "anselmo L14 offensive", "idris L3", hidden=("tossaun L7",), agenda=(Shooting(CRUSADER),)
    )
    assert refused(state, Shoot(seat=CRUSADER, figure="anselmo", target="tossaun")) == ("4.0c", "is-hidden")
    assert refused(state, Shoot(seat=CRUSADER, figure="anselmo", target="idris")) is None
    charging = veiled("walter L16 n", "idris L5", hidden=("tossaun L7",), agenda=(Charging(CRUSADER),))
    action = Charge(seat=CRUSADER, figure="walter", target="tossaun", route=("L14",))
    assert refused(charging, action) == ("4.0c", "is-hidden")
    naming = veiled("bertin L11", "idris L12", hidden=("tossaun L7",), agenda=(Naming(CRUSADER),))
    attack = Attack(seat=CRUSADER, figures=("bertin",), targets=("tossaun",))
    assert refused(naming, attack) == ("4.0c", "is-hidden")


def test_4_0c_he_bars_no_passage() -> None:
    # The route of a charge passes L7; once he is out, it may not.
    route = tuple(f"L{row}" for row in range(14, 5, -1))
    field = ground(scrub="L7", trees="Y1")
    action = Charge(seat=CRUSADER, figure="walter", target="idris", route=route)
    charging = veiled("walter L16 n", "idris L5", hidden=("tossaun L7",), agenda=(Charging(CRUSADER),), field=field)
    assert refused(charging, action) is None
    out = ("walter L16 n", "idris L5", "tossaun L7")
    in_sight = veiled(*out, hidden=("kamal Y1",), agenda=(Charging(CRUSADER),), field=field)
    assert refused(in_sight, action) == ("1.51.1", "held-against")


def test_4_0c_searched_ground_is_what_enemies_on_their_feet_have_been_beside() -> None:
    state = veiled("bertin L10", "idris A16", hidden=("tossaun T8",))
    assert searched(state) == {"L9", "L10", "L11", "K9", "K10", "M9", "M10"}
    walked = taken(state, step("bertin", "L9")).state
    assert searched(walked) == searched(state) | {"L8", "K8", "M8"}
    assert set(GAME.view(walked, CRUSADER).position.searched) == searched(walked)
    cover = GAME.view(walked, CRUSADER).cover
    assert cover is not None
    assert "T8" in cover.hexes
    assert "M9" not in cover.hexes
    assert looked_round(walked, unheard) is None


def test_4_0c_he_comes_out_when_his_owner_likes_in_his_own_movement_phase() -> None:
    state = veiled("bertin A1", hidden=("tossaun L7", "bashir O7"), side=SARACEN)
    told = taken(state, show("tossaun"))
    assert (found(told), hidden(told.state)) == ([("tossaun", "L7")], {"bashir"})
    assert refused(told.state, show("tossaun")) == ("4.0c", "not-hidden")
    assert refused(state, show("bertin").__class__(seat=SARACEN, figure="bertin")) == ("4.0c", "not-yours")
    # He has not moved yet, and may.
    assert refused(told.state, step("tossaun", "L8")) is None


def test_4_0c_who_moves_from_hiding_is_found_before_he_does() -> None:
    state = veiled("bertin A1", hidden=("yesugai L8 n",), side=SARACEN)
    told = taken(state, step("yesugai", "L6"))
    assert found(told) == [("yesugai", "L7")]
    assert [type(each).__name__ for each in told.told][:2] == ["Found", "Stepped"]


def test_4_0c_an_offensive_shot_from_hiding() -> None:
    state = veiled("bertin L11", hidden=("jehangir L7",), side=SARACEN, agenda=(Shooting(SARACEN),))
    assert shoot("jehangir", "bertin") in offers(state, SARACEN)
    told = taken(state, shoot("jehangir", "bertin"), dice=[10])
    assert found(told) == [("jehangir", "L7")]
    assert figure_of(told.state, "jehangir").shot


def test_4_0c_a_charge_from_hiding_is_found_as_it_is_announced() -> None:
    field = ground(scrub="L16", trees="Y1")
    state = veiled("bertin L8", hidden=("jellal L16 n",), side=SARACEN, agenda=(Charging(SARACEN),), field=field)
    route = ("L14", "L13", "L12", "L11", "L10", "L9")
    announce = Charge(seat=SARACEN, figure="jellal", target="bertin", route=route)
    assert refused(state, announce) is None
    assert announce in offers(state, SARACEN)
    told = taken(state, announce, dice=[10])
    assert found(told) == [("jellal", "L15")]


def test_4_0c_a_counter_charge_from_hiding() -> None:
    field = ground(scrub="I14", trees="A1")
    route = tuple(f"M{row}" for row in range(3, 13))
    state = veiled("walter M1 s", "tossaun M13", hidden=("jellal I14 ne",), agenda=(Charging(CRUSADER),), field=field)
    told = taken(state, Charge(seat=CRUSADER, figure="walter", target="tossaun", route=route))
    assert (asks(told.state), found(told)) == ([(SARACEN, "counter")], [])
    meet = Counter(seat=SARACEN, figure="jellal", route=("K13", "L13", "M12", "M11"))
    assert meet in offers(told.state, SARACEN)
    assert found(taken(told.state, meet, dice=[10])) == [("jellal", "J14")]


def test_R102_a_charge_is_announced_against_hidden_riders_who_could_not_meet_it() -> None:
    field = ground(scrub="A16", trees="Y1")
    route = tuple(f"M{row}" for row in range(3, 13))
    state = veiled("walter M1 s", "tossaun M13", hidden=("jellal A16 n",), agenda=(Charging(CRUSADER),), field=field)
    told = taken(state, Charge(seat=CRUSADER, figure="walter", target="tossaun", route=route))
    assert offers(told.state, SARACEN) == [LET_PASS]


def test_4_0c_and_1_7a_an_attack_from_hiding_on_one_who_is_stunned() -> None:
    state = veiled(
        "bertin L8 stunned fell=1", "crispin A1", hidden=("tossaun L7",), side=SARACEN, agenda=(Naming(SARACEN),)
    )
    attack = Attack(seat=SARACEN, figures=("tossaun",), targets=("bertin",))
    assert attack in offers(state, SARACEN)
    told = taken(state, attack)
    assert found(told) == [("tossaun", "L7")]
    assert told.events(Named)[0].attackers == ("tossaun",)


def test_4_0c_and_1_72b_who_hides_is_offered_with_the_others_in_the_order_of_the_roster() -> None:
    state = veiled(
        "walter A2 n",
        "bertin L8 stunned fell=1",
        "idris L9",
        hidden=("tossaun L7", "bashir K8"),
        side=SARACEN,
        agenda=(Naming(SARACEN),),
        field=ground(scrub="L7 K8", trees="Y1"),
    )
    menu = GAME.menu(state, SARACEN)
    joint = {action.figures for action in menu.actions() if isinstance(action, Attack) and len(action.figures) > 1}
    assert joint == {("bashir", "idris"), ("tossaun", "bashir"), ("tossaun", "idris"), ("tossaun", "bashir", "idris")}
    assert all(action in menu and GAME.check(state, action) is None for action in menu.actions())


def test_R118_those_who_shoot_from_hiding_together_do_not_bar_each_other() -> None:
    field = ground(scrub="L7 L8", trees="Y1")
    state = veiled("bertin L13", "idris A16", hidden=("jehangir L7", "ali L8"), field=field)
    told = taken(state, step("bertin", "L12"))
    together = taken(told.state, volley("bertin", "jehangir", "ali"), dice=[10, 10])
    assert [each.figure for each in together.events(Shot)] == ["jehangir", "ali"]
    # Once Ali stands there, he bars the line: short range, so nobody shoots over him.
    alone = taken(told.state, volley("bertin", "ali"), dice=[10]).state
    assert refused(taken(alone, step("bertin", "L11"), step("bertin", "L10")).state, volley("bertin", "jehangir")) == (
        "1.42b",
        "over-others-too-near",
    )


def test_4_0c_those_who_stayed_can_be_shot_at_from_hiding() -> None:
    state = veiled("bertin L11", hidden=("jehangir L7",), agenda=(Watching(SARACEN),))
    told = taken(state, volley("bertin", "jehangir"), dice=[10])
    assert found(told) == [("jehangir", "L7")]


def entering(*hidden: str) -> State:
    """Bertin waits to enter over the west side of the Olive Grove."""
    state = veiled("crispin Y16", "idris Y1", hidden=hidden)
    scenario = "stamp veil entry"
    setting = SETTINGS[state.scenario]
    SETTINGS.setdefault(scenario, amended(setting, entries=(Entry(CRUSADER, 1, 4),)))
    figures = (Figure("bertin", WAITING), *state.figures)
    return replace(state, scenario=scenario, figures=figures)


def test_4_0c_nobody_enters_onto_a_hidden_man_who_is_found_instead() -> None:
    state = entering("tossaun A8")
    told = taken(state, enter("bertin", "A8"))
    assert found(told) == [("tossaun", "A8")]
    assert figure_of(told.state, "bertin").at == WAITING
    assert refused(told.state, enter("bertin", "A8")) == ("1.51.1", "held-against")
    assert refused(told.state, enter("bertin", "A6")) is None


def test_R117_a_mover_passes_a_hidden_friend_and_does_not_end_there() -> None:
    state = veiled("bertin A1", "idris L8", hidden=("tossaun L7",), side=SARACEN)
    on_friend = taken(state, step("idris", "L7")).state
    assert refused(on_friend, end(SARACEN)) == ("R100", "must-go-on")
    assert refused(on_friend, show("tossaun")) == ("R100", "must-go-on")
    # Nobody else sees anything of it.
    mover = GAME.view(on_friend, CRUSADER).position.mover
    assert mover is not None
    assert (mover.back, GAME.view(on_friend, SARACEN).position.mover.back) == ("L7", "L8")  # type: ignore[union-attr]
    assert refused(taken(on_friend, step("idris", "L6")).state, end(SARACEN)) is None


def test_R117_a_mover_stopped_on_a_hidden_friend_brings_him_to_light_and_is_put_back() -> None:
    state = veiled("anselmo L12 defensive", "bertin A1", "idris L8 wounded", hidden=("tossaun L7",), side=SARACEN)
    state = taken(state, step("idris", "L7")).state
    assert asks(state) == [(CRUSADER, "defend")]
    told = taken(state, Volley(seat=CRUSADER, target="idris", figures=("anselmo",)), dice=[1])
    assert found(told) == [("tossaun", "L7")]
    assert field_of(told.state).names[figure_of(told.state, "idris").at] == "L8"


@pytest.mark.parametrize("hex_of_jehangir", ["M10", "Y5"])
def test_4_0c_who_is_seen_by_nobody_is_nowhere_for_the_rules_of_the_others(hex_of_jehangir: str) -> None:
    state = veiled("bertin L11", "idris A16", hidden=("tossaun T8", "jehangir L7"))
    other = elsewhere(state, hex_of_jehangir)
    assert offers(state, CRUSADER)
    assert GAME.menu(state, CRUSADER).wire() == GAME.menu(other, CRUSADER).wire()
    for action in offers(state, CRUSADER):
        assert GAME.check(other, action) is None
    assert GAME.view(state, CRUSADER) == GAME.view(other, CRUSADER)
    assert GAME.imagine(GAME.view(state, SARACEN), SeededDice(1)) == state


def elsewhere(state: State, name: str) -> State:
    """The state in which the second of two in hiding hides in another hex."""
    first, second = state.hidden
    return replace(state, hidden=(first, amended(second, at=field_of(state).index[name])))


def test_4_0c_and_R102_his_own_side_alone_is_offered_what_its_hiding_places_allow() -> None:
    state = taken(veiled("bertin L12", "idris A16", hidden=("tossaun T8", "jehangir L7")), step("bertin", "L11")).state
    other = elsewhere(state, "Y5")
    assert [asks(each) for each in (state, other)] == [[(SARACEN, "defend")]] * 2
    # From L7 he can shoot and from Y5 he cannot; nobody else learns which it is.
    assert volley("bertin", "jehangir") in offers(state, SARACEN)
    assert offers(other, SARACEN) == [LET_PASS]
    assert GAME.view(state, CRUSADER) == GAME.view(other, CRUSADER)
    assert GAME.view(state, SARACEN) != GAME.view(other, SARACEN)
    assert GAME.menu(state, CRUSADER).wire() == GAME.menu(other, CRUSADER).wire()
    told, same = (taken(each, LET_PASS) for each in (state, other))
    assert told.told == same.told
    assert GAME.view(told.state, CRUSADER) == GAME.view(same.state, CRUSADER)


def test_4_0c_moving_phase_of_the_hiding_side_is_asked_though_nobody_in_the_open_can_move() -> None:
    state = veiled("bertin A1", hidden=("tossaun L7",), side=SARACEN, agenda=(Moving(SARACEN),))
    assert asks(state) == [(SARACEN, "move")]


def test_4_0c_the_last_who_hides_may_do_so_where_a_friend_passes() -> None:
    field = ground(scrub="L7", trees="")
    state = veiled("anselmo L12 defensive", "bertin A1", "idris L8", hidden=("tossaun L7",), side=SARACEN, field=field)
    state = taken(state, step("idris", "L7")).state
    assert asks(state) == [(CRUSADER, "defend")]
    view = GAME.view(state, CRUSADER)
    assert view.cover is not None
    assert view.cover.hexes == ("L7",)
    thought = GAME.imagine(view, SeededDice(1))
    assert hidden(thought) == {"tossaun"}
    assert GAME.view(thought, CRUSADER) == view
    # He comes from a place where he might have ended, so that what is thought can be written.
    assert GAME.state_of(GAME.position(thought)) == thought
    assert found(taken(thought, volley_at("idris", "anselmo"), dice=[1])) == [("tossaun", "L7")]


def test_R100_nobody_hides_where_a_mover_has_no_points_left() -> None:
    field = ground(scrub="L7 L8", trees="")
    state = veiled(
        "anselmo L12 defensive", "bertin A1", "idris L9 wounded", hidden=("tossaun L8",), side=SARACEN, field=field
    )
    state = taken(state, step("idris", "L8"), NO_VOLLEY).state
    told = taken(state, step("idris", "L7"))
    assert told.state.mover is not None
    assert told.state.mover.left == 0
    cover = GAME.view(told.state, CRUSADER).cover
    assert cover is not None
    assert cover.hexes == ("L8",)
