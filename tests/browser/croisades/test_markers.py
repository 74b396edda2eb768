"""The markers on the figures of Croisades."""

import msgspec
from playwright.sync_api import expect

from gonfalon.games.croisades.state import Charged
from tests.browser.screen import Screen
from tests.games.croisades.posted import posted

KINDS = ("fire-offensive", "fire-defensive", "charge", "counter-charge")
CHARGE = Charged("gerard", "yasaffa", ("D7", "E7", "F8", "G8", "H9", "I9"), "mohammad", ("J9", "I9", "H9"))
MARKED = posted(
    *("gerard B6 se", "robert B3 se", "anselmo E9 offensive", "baldo E10 defensive", "bertin D10"),
    *("mohammad L9 sw", "yasaffa J10", "ahmed J8", "jehangir J6 shot"),
    ask="charge",
    charges=(CHARGE,),
)


def test_A3f_a_marker_says_which_shot_a_figure_keeps_and_who_charges_and_counter_charges(screen: Screen) -> None:
    screen.place(msgspec.to_builtins(MARKED), game="croisades", seats={"crusader": "person", "saracen": "recruit"})
    borne = {
        "anselmo": ["fire-offensive"],
        "baldo": ["fire-defensive"],
        "jehangir": ["fire-offensive"],
        "gerard": ["charge"],
        "mohammad": ["counter-charge"],
        "robert": [],
        "bertin": [],
    }
    for figure, wanted in borne.items():
        for kind in KINDS:
            drawn = screen.piece(figure).locator(f"use[href='#marker-{kind}']")
            expect(drawn).to_have_count(int(kind in wanted))
