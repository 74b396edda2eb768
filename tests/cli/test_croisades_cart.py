"""The cart in the terminal: drawn with its barrels behind its horse, told below the board, moved by typed words."""

import pytest

from gonfalon.cli.boards import croisades
from gonfalon.cli.phrases import Phrases
from gonfalon.cli.sentences import Sentences
from gonfalon.games.croisades import GAME
from gonfalon.games.croisades.actions import (
    CroisadesAction,
    DriveIn,
    Fill,
    Harness,
    Lead,
    Push,
    Stave,
    Unharness,
)
from gonfalon.games.croisades.cart import EMPTY, FULL, STAVED, Cart, Haul
from gonfalon.games.croisades.map import FIELDS
from gonfalon.games.croisades.pieces import CART, DRAFT
from gonfalon.games.croisades.view import View
from tests.cli.test_croisades_board import SAY, cell, picture, seen
from tests.cli.test_croisades_play import after, played
from tests.games.croisades.stamp import CRUSADER, SARACEN, WATER_HOLE, stamp

INDEX = FIELDS[WATER_HOLE].index
LOADED = Cart(INDEX["C7"], 2, is_harnessed=True, barrels=(FULL, EMPTY, STAVED, EMPTY))
HOLE = ("play", "--terminal", "croisades", "--scenario", "water-hole", "--seed", "3", "--side", "both")


def train(cart: Cart = LOADED) -> View:
    """Bertin leads the draft horse, and the cart is behind it."""
    return seen(stamp("bertin E9", "draft E8 se", field=WATER_HOLE, cart=cart, hauls=(Haul(DRAFT, ("bertin",)),)))


def test_1_59_the_cart_shows_its_barrels_from_the_rear_and_its_horse_before_it() -> None:
    lines = picture(train())
    assert [cell(lines, name) for name in ("C7", "D8", "E8", "F9")] == ["[@o]", "[-o]↘", "(Hdr)", "Hdr↘"]
    narrow = picture(train(), 80)
    assert [cell(narrow, name, 3) for name in ("C7", "D8")] == ["[@o]", "[-o]↘"]


def test_1_59_a_cart_without_barrels_is_drawn_as_planks() -> None:
    lines = picture(train(Cart(INDEX["C7"], 2)))
    assert [cell(lines, name) for name in ("C7", "D8")] == ["[==]", "[==]↘"]
    assert "barrel" not in croisades.key(train(Cart(INDEX["C7"], 2)), SAY).plain


def test_who_stands_on_the_cart_is_seen() -> None:
    lines = picture(seen(stamp("bertin D8", field=WATER_HOLE, cart=LOADED)))
    assert cell(lines, "D8") == "BER"


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        (
            "en",
            (
                "Cart: C7-D8 ↘, the horse in harness",
                "Barrels from the rear: full barrel, empty barrel, staved barrel, empty barrel",
                "Lead the horse or push: Bertin > Draft horse",
            ),
        ),
        (
            "es",
            (
                "Carro: C7-D8 ↘, con el caballo enganchado",
                "Barriles, desde atrás: barril lleno, barril vacío, barril desfondado, barril vacío",
                "Llevan el caballo o empujan: Bertin > Caballo del carro",
            ),
        ),
    ],
)
def test_the_lines_below_the_board_tell_of_the_cart(language: str, lines: tuple[str, ...]) -> None:
    told = list(croisades.standing(train(), Phrases(language, "croisades").say))
    assert [line for line in told if line in lines] == list(lines)


@pytest.mark.parametrize(
    ("action", "english", "spanish"),
    [
        (Lead(seat=CRUSADER, figure="bertin"), "lead bertin", "llevar bertin"),
        (Push(seat=CRUSADER, figure="hal", others=("odo",)), "push hal odo", "empujar hal odo"),
        (DriveIn(seat=CRUSADER, figure=CART, hexes=("A9", "D9")), "drive-in cart A9,D9", "traer carro A9,D9"),
        (Harness(seat=CRUSADER, figure="hal"), "harness hal", "enganchar hal"),
        (Unharness(seat=CRUSADER, figure="hal"), "unharness hal", "desenganchar hal"),
        (Fill(seat=CRUSADER, figure="hal"), "fill hal", "llenar hal"),
        (Stave(seat=SARACEN, figure="ali", barrel="barrel-1"), "stave ali barrel-1", "desfondar ali barril-1"),
    ],
)
def test_acts_at_the_cart_are_spelled_in_both_languages(action: CroisadesAction, english: str, spanish: str) -> None:
    assert [Sentences(language, GAME).spelled(action) for language in ("en", "es")] == [english, spanish]


@pytest.mark.parametrize(
    ("language", "bring", "ask"),
    [("en", "drive-in cart A9,B10,C9,D9", "board"), ("es", "traer carro A9,B10,C9,D9", "tablero")],
)
def test_4_0a_the_cart_is_brought_in_by_typed_words(language: str, bring: str, ask: str) -> None:
    answer = played(f"{bring}\n{ask}\n", *HOLE, "--language", language)
    shown = after(answer, ask)
    assert "[oo]↘" in shown
    assert "A9-B10 ↘" in shown
