"""Ruling R105: somebody is found who bars a charge, a retreat, an advance or a move already begun."""

import pytest

from gonfalon.games.croisades import GAME
from gonfalon.games.croisades.actions import Advance, Charge, Pass, Retreat, SetDown
from gonfalon.games.croisades.advice import account_of_answer
from gonfalon.games.croisades.events import Advanced, ChargeLost, Cornered, PutBack
from gonfalon.games.croisades.frames import (
    Advancing,
    Charging,
    Fighting,
    Retreating,
)
from gonfalon.games.croisades.state import Combat, State, amended, figure_of, with_figures
from tests.games.croisades.fray import holds, refused
from tests.games.croisades.march import step, taken
from tests.games.croisades.stamp import CRUSADER, SARACEN, ground
from tests.games.croisades.veil import asks, found, offers, veiled


def thicket() -> str:
    """Flat ground with some scrub to hide in."""
    return ground(scrub="L10 L11 K9 M9 N9 J9", trees="Y1")


def driven(*placed: str, who: str, hexes: int, hidden: tuple[str, ...], field: str = "", **rest: object) -> State:
    """A state in which somebody must retreat so many hexes."""
    seat = CRUSADER if who in ("bertin", "crispin", "walter") else SARACEN
    agenda = (Fighting(seat.enemy), Retreating(seat, (who,), hexes))
    return veiled(*placed, side=seat.enemy, hidden=hidden, agenda=agenda, field=field or thicket(), **rest)


def test_R105_a_charge_is_lost_before_somebody_who_is_found_in_its_way() -> None:
    field = ground(scrub="M8", trees="Y1")
    state = veiled("walter M1 s", "idris M13", hidden=("tossaun M8",), agenda=(Charging(CRUSADER),), field=field)
    route = tuple(f"M{row}" for row in range(3, 13))
    told = taken(state, Charge(seat=CRUSADER, figure="walter", target="idris", route=route))
    assert found(told) == [("tossaun", "M8")]
    assert [each.figure for each in told.events(ChargeLost)] == ["walter"]
    assert holds(told.state, "walter") == "M6 M7"


def test_R105_a_retreat_goes_on_as_its_owner_likes_to_its_full_distance() -> None:
    state = driven("bertin L12", "idris L13", who="bertin", hexes=2, hidden=("tossaun L10",))
    told = taken(state, Retreat(seat=CRUSADER, figure="bertin", path=("L11", "L10")), dice=[1])
    assert found(told) == [("tossaun", "L10")]
    assert asks(told.state) == [(CRUSADER, "retreat")]
    ways = {each.path for each in offers(told.state, CRUSADER) if isinstance(each, Retreat)}
    assert ways == {("K10",), ("M10",)}
    assert refused(told.state, Retreat(seat=CRUSADER, figure="bertin", path=("L12",))) == ("R105", "not-that-way-on")
    # Tossaun watches both hexes, and so a die falls for each.
    on = taken(told.state, Retreat(seat=CRUSADER, figure="bertin", path=("K10",)), dice=[1])
    assert holds(on.state, "bertin") == "K10"


def test_R105_and_R74_a_retreat_that_cannot_go_on_is_wounded_where_he_is() -> None:
    walls = ("idris K10", "kamal M10")
    state = driven("bertin L12", *walls, who="bertin", hexes=2, hidden=("tossaun L10",))
    told = taken(state, Retreat(seat=CRUSADER, figure="bertin", path=("L11", "L10")), dice=[1])
    assert [each.at for each in told.events(Cornered)] == ["L11"]
    assert (holds(told.state, "bertin"), figure_of(told.state, "bertin").health) == ("L11", "wounded")


def test_R105_and_R108_what_he_leads_who_is_stopped_in_his_retreat_is_set_down_beside_him() -> None:
    placed = ("bertin L12", "walter-horse L14 n", "idris K10", "kamal M10")
    state = driven(*placed, who="bertin", hexes=2, hidden=("tossaun L10",))
    state = with_figures(state, amended(figure_of(state, "walter-horse"), led="bertin"))
    told = taken(state, Retreat(seat=CRUSADER, figure="bertin", path=("L11", "L10")), dice=[1])
    assert holds(told.state, "bertin") == "L11"
    assert asks(told.state) == [(CRUSADER, "set-down")]
    down = taken(told.state, SetDown(seat=CRUSADER, hexes=("L13", "L12"))).state
    assert (holds(down, "walter-horse"), figure_of(down, "walter-horse").led) == ("L13 L12", "bertin")


def test_R105_and_R91_from_a_friends_hex_he_goes_back_to_where_his_retreat_began() -> None:
    lying = driven(
        "bertin L12",
        "idris K10",
        "kamal M10",
        "crispin L11 stunned fell=1",
        who="bertin",
        hexes=2,
        hidden=("tossaun L10",),
    )
    told = taken(lying, Retreat(seat=CRUSADER, figure="bertin", path=("L11", "L10")), dice=[1])
    assert [each.at for each in told.events(PutBack)] == ["L12"]
    assert (holds(told.state, "bertin"), figure_of(told.state, "bertin").health) == ("L12", "wounded")


def test_R105_and_R91_a_rider_goes_back_to_the_last_place_where_he_might_stand() -> None:
    field = ground(scrub="L12", trees="K12 M12 K13 M13")
    state = driven(
        "walter L16 n",
        "idris Y16",
        "crispin L13 stunned fell=1",
        who="walter",
        hexes=4,
        hidden=("tossaun L12",),
        field=field,
    )
    told = taken(state, Retreat(seat=CRUSADER, figure="walter", path=("L14", "L13", "L12", "K11")), dice=[1])
    assert found(told) == [("tossaun", "L12")]
    assert [each.at for each in told.events(PutBack)] == ["L15"]
    assert (holds(told.state, "walter"), figure_of(told.state, "walter").health) == ("L15 L14", "wounded")


def test_R105_a_retreat_that_goes_on_from_a_friends_hex_can_be_written() -> None:
    placed = ("walter L16 n", "idris Y16", "crispin L13 stunned fell=1")
    state = driven(*placed, who="walter", hexes=4, hidden=("tossaun L12",), field=ground(scrub="L12", trees="Y1"))
    told = taken(state, Retreat(seat=CRUSADER, figure="walter", path=("L14", "L13", "L12", "K11")), dice=[1])
    assert asks(told.state) == [(CRUSADER, "retreat")]
    assert holds(told.state, "walter") == "L14 L13"
    ways = {each.path for each in offers(told.state, CRUSADER) if isinstance(each, Retreat)}
    assert ways == {("K12", "J12"), ("K12", "K11"), ("M12", "M11"), ("M12", "N12")}
    assert GAME.state_of(GAME.position(told.state)) == told.state


def test_R105_a_rider_driven_back_rides_on_another_way() -> None:
    state = driven("walter L15 n", "idris Y16", who="walter", hexes=4, hidden=("tossaun L11",))
    told = taken(state, Retreat(seat=CRUSADER, figure="walter", path=("L13", "L12", "L11", "L10")), dice=[1])
    assert found(told) == [("tossaun", "L11")]
    ways = {each.path for each in offers(told.state, CRUSADER) if isinstance(each, Retreat)}
    assert ways
    assert all(len(path) == 2 and "L11" not in path for path in ways)


def test_R105_an_advance_goes_on_as_its_owner_likes() -> None:
    combat = Combat(("walter",), ("kamal",), is_fought=True)
    agenda = (Fighting(CRUSADER), Advancing(CRUSADER, ("walter",), ("L12",)))
    state = veiled(
        "walter L14 n", "kamal Y16", hidden=("tossaun L10",), agenda=agenda, field=thicket(), combats=(combat,)
    )
    told = taken(state, Advance(seat=CRUSADER, figure="walter", path=("L12", "L11", "L10")))
    assert found(told) == [("tossaun", "L10")]
    assert asks(told.state) == [(CRUSADER, "advance")]
    assert holds(told.state, "walter") == "L12 L11"
    paths = {each.path for each in offers(told.state, CRUSADER) if isinstance(each, Advance)}
    assert paths
    assert all(len(path) == 1 and path != ("L10",) for path in paths)
    assert refused(told.state, Advance(seat=CRUSADER, figure="walter", path=("K10", "K9"))) == (
        "1.75a",
        "advance-so-far",
    )
    assert [each.path for each in told.events(Advanced)] == [("L12", "L11", "L10")]


def advancing(*placed: str, hidden: tuple[str, ...], field: str) -> State:
    """A state in which Bertin on L12 may advance over the hex of Crispin, who is stunned."""
    agenda = (Fighting(CRUSADER), Advancing(CRUSADER, ("bertin",), ("L11",)))
    combat = Combat(("bertin",), ("kamal",), is_fought=True)
    return veiled(
        "bertin L12",
        "crispin L11 stunned fell=1",
        "kamal Y16",
        *placed,
        hidden=hidden,
        agenda=agenda,
        field=field,
        combats=(combat,),
    )


def test_R105_an_advance_barred_on_a_friends_hex_must_go_on_from_it() -> None:
    state = advancing(hidden=("tossaun L10",), field=thicket())
    told = taken(state, Advance(seat=CRUSADER, figure="bertin", path=("L11", "L10")))
    assert (found(told), told.events(PutBack)) == ([("tossaun", "L10")], [])
    assert (asks(told.state), holds(told.state, "bertin")) == ([(CRUSADER, "advance")], "L11")
    assert {action.path for action in offers(told.state, CRUSADER) if isinstance(action, Advance)} == {
        (name,) for name in ("K10", "K11", "L12", "M10", "M11")
    }
    assert refused(told.state, Pass(seat=CRUSADER)) == ("R105", "must-go-on")
    # Tossaun watches L11, so that each way calls for its die, and the first is taken by default.
    first = Advance(seat=CRUSADER, figure="bertin", path=("K10",))
    assert GAME.due(told.state)[0].default == first
    assert [each.at for each in account_of_answer(told.state, first).risks] == ["L11"]
    assert GAME.state_of(GAME.position(told.state)) == told.state
    on = taken(told.state, Advance(seat=CRUSADER, figure="bertin", path=("K11",)), dice=[1])
    assert holds(on.state, "bertin") == "K11"


def test_R105_and_R91_an_advance_with_no_way_on_is_put_back_where_he_last_might_stand() -> None:
    # Those about him lie stunned, so that nobody may end where they are.
    lying = tuple(f"{who} stunned fell=1" for who in ("hal K10", "odo K11", "perkin M10", "gareth M11"))
    # Back to L12 he cannot go, for it closes with bodies.
    bodies = ("mehmet-horse L13 n dead", "jellal-horse L13 n dead")
    state = advancing(*lying, *bodies, hidden=("tossaun L10",), field=thicket())
    told = taken(state, Advance(seat=CRUSADER, figure="bertin", path=("L11", "L10")))
    assert [each.at for each in told.events(PutBack)] == ["L12"]
    assert holds(told.state, "bertin") == "L12"


def test_R105_a_move_goes_on_as_its_owner_likes() -> None:
    state = veiled("bertin L12", "idris Y16", hidden=("tossaun L10",), field=thicket())
    told = taken(state, step("bertin", "L11"))
    assert found(told) == [("tossaun", "L10")]
    assert refused(told.state, step("bertin", "L10")) == ("1.51.1", "held-against")
    assert refused(told.state, step("bertin", "K10")) is None


def test_R105_and_R91_a_mover_on_a_friends_hex_whose_way_out_is_barred_is_put_back() -> None:
    # Beyond his stunned friend Bertin has a point left for L10, where a rider hides, and none for the scrub behind him.
    walls = ("idris K10", "kamal M10", "bashir K11", "hamid M11")
    bertin = "bertin L12 wounded spent=2 moved"
    state = veiled(
        bertin,
        "crispin L11 stunned fell=1",
        *walls,
        hidden=("jellal L9 s",),
        mover="bertin",
        left=2,
        field=ground(scrub="L9 L12", trees="Y1"),
    )
    told = taken(state, step("bertin", "L11"), dice=[1])
    assert found(told) == [("jellal", "L10")]
    assert [each.at for each in told.events(PutBack)] == ["L12"]
    assert holds(told.state, "bertin") == "L12"
    assert figure_of(told.state, "bertin").is_done


@pytest.mark.parametrize("backing", [True, False])
def test_R105_a_horse_that_is_barred_at_its_first_hex_may_turn_about(backing: bool) -> None:
    # The men beside its head leave it no way but backwards, which Tossaun bars, and past him.
    agenda = (Fighting(SARACEN), Retreating(CRUSADER, ("walter-horse",), 1))
    foes = ("idris L8", "kamal K8", "munir M8")
    state = veiled(
        "bertin A1",
        "walter-horse L10 n",
        *foes,
        side=SARACEN,
        hidden=("tossaun L11",),
        agenda=agenda,
        field=ground(scrub="L11", trees="Y1"),
    )
    told = taken(state, Retreat(seat=CRUSADER, figure="walter-horse", path=("L11",), backing=backing))
    assert found(told) == [("tossaun", "L11")]
    assert told.events(Cornered) == []
    assert asks(told.state) == [(CRUSADER, "retreat")]
    ways = {each.path for each in offers(told.state, CRUSADER) if isinstance(each, Retreat)}
    assert ways == {("K10",), ("M10",)}
    on = taken(told.state, Retreat(seat=CRUSADER, figure="walter-horse", path=("K10",)), dice=[1, 1])
    assert holds(on.state, "walter-horse") == "L10 K10"
