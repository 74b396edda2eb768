"""Rulings R91 and R117: where a mover is put back tells nobody of a friend of his who goes on hiding."""

import pytest

from gonfalon.games.croisades import GAME
from gonfalon.games.croisades.actions import Pass, Volley
from gonfalon.games.croisades.events import Checked, PutBack
from gonfalon.games.croisades.later import Strayed
from gonfalon.games.croisades.options import Options
from gonfalon.games.croisades.rules.displacing import kept_open
from gonfalon.games.croisades.state import State, field_of, figure_of, hexes_of
from tests.games.croisades.loads import take_up
from tests.games.croisades.march import step, taken
from tests.games.croisades.stamp import CRUSADER, SARACEN, Told, ground
from tests.games.croisades.veil import found, hidden, veiled

SHOT = Volley(seat=CRUSADER, target="idris", figures=("anselmo",))


def shot_down(*hiding: str, path: str, friend: str) -> Told:
    """Idris walks over those who hide onto an open friend's hex, and is shot down there."""
    crowd = ("anselmo L12 defensive", "bertin Y16", "idris L8", friend)
    field = ground(scrub="A1 L6 L7", trees="Y1")
    state = veiled(*crowd, hidden=(*hiding, "hashmi A1"), side=SARACEN, field=field)
    return taken(walked(state, path), SHOT, dice=[1])


def walked(state: State, path: str) -> State:
    """The state after some steps of Idris at which nobody shoots."""
    for number, to in enumerate(path.split()):
        if number and GAME.due(state)[0].seat == CRUSADER:
            state = taken(state, Pass(seat=CRUSADER)).state
        state = taken(state, step("idris", to)).state
    return state


def put_back(told: Told) -> list[str]:
    """Where movers were put back."""
    return [each.at for each in told.events(PutBack)]


def test_R117_a_mover_put_back_past_the_hex_of_a_hidden_friend_brings_him_to_light() -> None:
    assert put_back(shot_down(path="L7 L6", friend="kamal L6")) == ["L7"]
    told = shot_down("tossaun L7", path="L7 L6", friend="kamal L6")
    assert (found(told), put_back(told)) == ([("tossaun", "L7")], ["L8"])
    assert hidden(told.state) == {"hashmi"}


def test_R117_all_come_to_light_on_whose_hexes_a_mover_seems_to_have_been_free_to_end() -> None:
    told = shot_down("tossaun L7", "munir L6", path="L7 L6 L5", friend="kamal L5")
    assert (sorted(found(told)), put_back(told)) == ([("munir", "L6"), ("tossaun", "L7")], ["L8"])
    assert hidden(told.state) == {"hashmi"}


def test_R117_a_mover_put_back_to_where_all_see_that_he_might_end_brings_nobody_to_light() -> None:
    told = shot_down("tossaun L7", path="L7 L6 L5", friend="kamal L5")
    assert (found(told), put_back(told)) == ([], ["L6"])


@pytest.mark.parametrize(
    ("die", "left", "told_of", "back"),
    [(5, 3, [], []), (3, 2, [("tossaun", "A4")], ["A8"])],
)
def test_R117_who_bars_the_only_way_on_of_one_who_lost_points_comes_to_light(
    die: int, left: int, told_of: list[tuple[str, str]], back: list[str]
) -> None:
    # Between water and edge Idris has passed three friends: back to A8 it is four points, on to A4 two, past it three.
    field = ground(scrub="A4 A8 Y16", water="B4 B5 B6 B7 B8")
    crowd = ("anselmo A1 defensive", "bertin Y1", "idris A8", "kamal A7", "munir A6", "bashir A5")
    state = veiled(*crowd, hidden=("tossaun A4", "hashmi Y16"), side=SARACEN, field=field)
    told = taken(walked(state, "A7 A6 A5"), SHOT, dice=[die])
    assert [each.left for each in told.events(Checked)] == [left]
    assert (found(told), put_back(told)) == (told_of, back)


def test_R131_and_R117_a_stray_shot_that_drives_somebody_back_shows_which_place_is_kept_open_for_the_mover() -> None:
    field = ground(scrub="A1 L7", trees="Y1")
    crowd = ("anselmo L12 defensive", "bertin Y16", "idris L8", "kamal L6", "mohammad M6")
    hiding = ("tossaun L7", "hashmi A1")
    state = veiled(*crowd, hidden=hiding, side=SARACEN, field=field, options=Options(errare=True))
    told = taken(walked(state, "L7 L6"), SHOT, dice=[10, 3])
    assert [each.victim for each in told.events(Strayed)] == ["mohammad"]
    assert found(told) == [("tossaun", "L7")]
    assert hexes_of(field_of(told.state), figure_of(state, "idris")) == kept_open(told.state)
    mover = GAME.view(told.state, CRUSADER).position.mover
    assert (mover and mover.back, GAME.view(told.state, SARACEN).position.mover) == ("L8", mover)


def test_R117_who_takes_up_a_man_over_a_hidden_friend_seems_free_to_end_there() -> None:
    field = ground(scrub="A1 L7", trees="Y1")
    crowd = ("bertin Y16", "idris L8", "kamal L7 stunned fell=1")
    state = veiled(*crowd, hidden=("tossaun L7", "hashmi A1"), side=SARACEN, field=field)
    state = taken(walked(state, "L7"), take_up("idris", "kamal")).state
    position = GAME.position(state)
    assert position.mover is not None
    assert (position.mover.back, [each.at for each in position.mover.seen]) == ("L8", ["L7"])
    seen = GAME.view(state, CRUSADER).position.mover
    assert seen is not None
    assert (seen.back, seen.seen) == ("L7", ())
