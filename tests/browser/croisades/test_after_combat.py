"""What follows a die: who takes the blow, where one retreats, makes room, falls and advances, all on the map."""

from typing import Any

from playwright.sync_api import expect

from gonfalon.lab.browsing import imported
from gonfalon.lab.skirmishes import ADVANCING, BEARING, FALLING, RETREATING, RIDING_BACK, STEPPING_ASIDE
from tests.browser.croisades.looking import faultless
from tests.browser.screen import Screen

SEATS = {"crusader": "person", "saracen": "recruit"}
SLOWLY = 3_000
"""Milliseconds that the clerk waits before it answers for a seat, long enough to tell it not to."""


def asked(screen: Screen, position: dict[str, Any]) -> None:
    """Sit down where a small decision is open, which the seat wants to take itself."""
    table = imported(screen.page, screen.address, position, game="croisades", seats=SEATS, delay=SLOWLY)
    wish = {"seat": "crusader", "orders": {"trifles": "ask"}}
    assert screen.page.request.post(f"{screen.address}api/tables/{table}/orders", data=wish).ok
    screen.show(table)
    expect(screen.part("prompt")).to_have_attribute("data-state", "asked")


def enter(screen: Screen, name: str) -> None:
    """Go to something on the board and enter it."""
    screen.part(name).first.focus()
    screen.page.keyboard.press("Enter")


def test_R71_a_retreat_is_a_ring_with_its_danger(screen: Screen) -> None:
    screen.place(RETREATING, game="croisades", seats=SEATS)
    expect(screen.part("prompt-text")).to_have_text("Tom is driven back one hex: choose where to.")
    assert set(screen.choices("go")) == {"P11", "P12", "Q12", "R11", "R12"}
    expect(screen.part("danger-P11")).to_have_attribute("data-faces", "5–6")
    expect(screen.part("choice-P12")).to_contain_text("5–6 wounds")
    assert faultless(screen)
    with screen.changing():
        enter(screen, "go-P12")
    expect(screen.part("log")).to_contain_text("Tom retreats from Q11 to P12")


def test_C5f_the_way_with_the_fewest_dice_is_taken_by_one_key(screen: Screen) -> None:
    screen.place(RETREATING, game="croisades", seats=SEATS)
    expect(screen.part("preset")).to_contain_text("The way with the fewest dice")
    with screen.changing():
        screen.page.keyboard.press("e")
    expect(screen.part("log")).to_contain_text("Tom retreats from Q11")


def test_R72_a_rider_turns_about_or_backs_to_the_same_hex(screen: Screen) -> None:
    screen.place(RIDING_BACK, game="croisades", seats=SEATS)
    enter(screen, "go-Q8")
    expect(screen.part("stands-Q8")).to_have_count(1)
    expect(screen.part("commit")).to_contain_text("Back to Q8")
    screen.part("answers").get_by_text("Turn and ride to Q8").click()
    expect(screen.part("stands-Q9")).to_have_count(1)
    with screen.changing():
        screen.part("commit").click()
    gerard = next(each for each in screen.read()["now"]["view"]["position"]["figures"] if each["figure"] == "gerard")
    assert (gerard["at"], gerard["facing"]) == ("Q9", "n")


def test_R73_a_friend_makes_room_where_he_is_told(screen: Screen) -> None:
    asked(screen, STEPPING_ASIDE)
    assert set(screen.choices("go")) == {"Q11", "Q12", "R11", "R13", "S11", "S12"}
    assert faultless(screen)
    with screen.changing():
        enter(screen, "go-S11")
    expect(screen.part("log")).to_contain_text("S11")


def test_1_8a_a_dismounted_rider_is_put_beside_his_horse(screen: Screen) -> None:
    asked(screen, FALLING)
    expect(screen.part("prompt-text")).to_contain_text("Gerard is out of the saddle")
    with screen.changing():
        enter(screen, "go-R9")
    expect(screen.part("log")).to_contain_text("R9")


def test_1_72d_the_owner_says_who_takes_the_blow(screen: Screen) -> None:
    asked(screen, BEARING)
    expect(screen.part("prompt-text")).to_contain_text("one of these 2")
    enter(screen, "target-crispin")
    expect(screen.part("commit")).to_contain_text("Crispin takes it")
    with screen.changing():
        screen.part("commit").click()
    expect(screen.part("log")).to_contain_text("Crispin is wounded")


def test_1_75d_an_advance_shows_its_ways_and_their_dice_or_nobody_goes(screen: Screen) -> None:
    screen.place(ADVANCING, game="croisades", seats=SEATS)
    enter(screen, "piece-tom")
    assert {"Q11", "Q12", "R12"} <= set(screen.choices("go"))
    expect(screen.part("danger-Q11")).to_have_attribute("data-faces", "5–6")
    assert faultless(screen)
    with screen.changing():
        screen.page.keyboard.press("e")
    expect(screen.part("log")).not_to_contain_text("advances")
