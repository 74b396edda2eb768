"""The card of a figure with all its faces and where they come from, and the log of a skirmish."""

import re

from playwright.sync_api import expect

from gonfalon.lab.skirmishes import CHARGED
from tests.browser.croisades.looking import faultless
from tests.browser.screen import Screen

SEATS = {"crusader": "person", "saracen": "recruit"}


def inspected(screen: Screen, place: str) -> None:
    """Read the figure on a hex."""
    screen.part(f"space-{place}").first.focus()
    screen.page.keyboard.press("i")
    expect(screen.part("unit-panel")).to_be_visible()


def test_A3a_a_card_shows_every_face_and_which_one_lies_upwards(screen: Screen) -> None:
    screen.place(CHARGED, game="croisades", seats=SEATS)
    inspected(screen, "M9")
    faces = screen.part("faces").get_by_role("img")
    expect(faces).to_have_count(5)
    expect(faces.first).to_have_accessible_name("mounted: attack 28, defence 12, moves 12")
    expect(faces.last).to_have_accessible_name("stunned: defence 4")
    expect(screen.part("faces").locator("[aria-current=true] svg")).to_have_accessible_name(re.compile("^mounted:"))
    expect(screen.part("origin")).to_contain_text("Name and values are rebuilt.")
    expect(screen.part("unit-panel")).to_contain_text("Wears armour")
    expect(screen.part("unit-panel")).to_contain_text("Fights this phase")
    assert faultless(screen)


def test_C5g_the_card_of_a_wounded_man_says_what_the_next_wound_does(screen: Screen) -> None:
    screen.place(CHARGED, game="croisades", seats=SEATS)
    inspected(screen, "Q9")
    expect(screen.part("faces").locator("[aria-current=true] svg")).to_have_accessible_name(re.compile("^wounded:"))
    expect(screen.part("unit-panel")).to_contain_text("the next wound kills")


def test_R63_the_log_tells_who_was_named_and_what_came_of_it(screen: Screen) -> None:
    screen.place(CHARGED, game="croisades", seats=SEATS)
    screen.part("end-phase").click()
    with screen.changing():
        screen.part("end-phase").click()
    line = screen.part("log").get_by_text("Gerard attacks Yasaffa at 8:1")
    expect(line.first).to_be_visible()
    expect(screen.part("log").locator("[data-clause='C6c']").first).to_be_visible()
