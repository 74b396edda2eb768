"""The set-up of an army by hand: the tray, the check-list, the line on the map, and what is refused."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.acre.devices import Mouse
from tests.browser.keys import FOCUSED
from tests.browser.screen import Screen
from tests.browser.test_axe import ALL_LOOKS, everywhere

FIRST = {"t1": "0902", "t2": "0903", "h1": "1003"}


@pytest.fixture
def camp(screen: Screen) -> Screen:
    screen.open(game="acre", scenario="battle")
    return screen


def test_units_are_placed_by_hand_and_the_line_shows_what_they_cover(camp: Screen) -> None:
    for unit, at in FIRST.items():
        put(camp, unit, at)
    assert standing(camp) == FIRST
    view = camp.read()["now"]["view"]
    expect(camp.part("line-open")).to_have_text(f"{len(view['uncovered'])} open")
    assert camp.page.locator("[data-testid=board] [data-state=open]").count() == len(view["uncovered"])
    # Next to the third unit the line is in its zone, though nobody stands there.
    expect(camp.part("line-1004")).to_have_attribute("data-state", "zone")


def test_a_hex_outside_the_set_up_is_refused_with_its_clause(camp: Screen) -> None:
    camp.part("hand-t1").click()
    Mouse(camp).look("1510")
    camp.click_space("1510")
    expect(camp.part("refusal").locator("[data-clause]")).to_have_attribute("data-clause", "14.2c")
    assert standing(camp) == {}


def test_the_button_says_why_the_set_up_cannot_end_and_the_refusal_hangs_from_it(camp: Screen) -> None:
    put(camp, "t1", "0902")
    camp.part("end-phase").click()
    expect(camp.part("prompt").get_by_test_id("refusal").locator("[data-clause]")).to_have_attribute(
        "data-clause", "14.2a"
    )
    with camp.changing():
        camp.part("way-historical").click()
    expect(camp.part("line-open")).to_have_text("none open")
    lift(camp, "1110")
    camp.part("end-phase").click()
    expect(camp.part("refusal")).to_contain_text("still in hand")


def test_a_placed_unit_goes_back_into_the_tray_and_a_trebuchet_is_put_up(camp: Screen) -> None:
    put(camp, "t1", "0902")
    lift(camp, "0902")
    assert standing(camp) == {}
    camp.part("verb-emplace").click()
    with camp.changing():
        Mouse(camp).press("go-0208")
    assert camp.read()["now"]["view"]["position"]["trebuchets"] == ["0208"]


def test_tray_button_and_check_list_count_the_same_from_the_first_piece_to_the_last(camp: Screen) -> None:
    everybody = 34 + 6 + 4
    assert in_hand(camp) == [everybody] * 3
    # A leader waits in the tray until somebody stands whom he could join.
    expect(camp.part("hand-guy")).to_have_attribute("aria-disabled", "true")
    put(camp, "t1", "0902")
    expect(camp.part("hand-guy")).to_have_attribute("aria-disabled", "false")
    assert in_hand(camp) == [everybody - 1] * 3
    camp.part("hand-guy").click()
    with camp.changing():
        Mouse(camp).press("target-t1")
    assert in_hand(camp) == [everybody - 2] * 3
    camp.part("hand-trebuchet-1").click()
    with camp.changing():
        Mouse(camp).press("go-0208")
    assert in_hand(camp) == [everybody - 3] * 3
    with camp.changing():
        camp.part("way-historical").click()
    expect(camp.part("end-phase")).to_have_text("Confirm")
    assert camp.part("tray").locator("li button[data-testid^=hand-]").count() == 0


def test_while_a_trebuchet_is_placed_prompt_tray_and_ghost_are_about_it(camp: Screen) -> None:
    expect(camp.part("prompt-text")).to_have_text("Place Templars 1 on a ringed hex.")
    camp.part("verb-emplace").click()
    expect(camp.part("prompt-text")).to_have_text("Put a trebuchet on a ringed hex of the siege line.")
    expect(camp.part("hand-trebuchet-1")).to_have_attribute("aria-pressed", "true")
    expect(camp.part("hand-t1")).to_have_attribute("aria-pressed", "false")
    expect(camp.part("unit-panel")).to_contain_text("Trebuchet")
    Mouse(camp).look("0210")
    camp.page.mouse.move(*camp.spot("0210"))
    expect(camp.part("ghost").locator("use[href='#arms-trebuchet']")).to_have_count(1)


def test_camps_to_be_guarded_are_marked_over_their_counters_and_a_placed_unit_is_not_in_the_way(camp: Screen) -> None:
    for camp_hex in ("0514", "0515", "0614"):
        expect(camp.part(f"onto-{camp_hex}").locator("use[href='#mark-onto']")).to_have_count(1)
    put(camp, "t1", "0902")
    # The next piece is in hand, but a press on the first would take that back.
    expect(camp.part("onto-0902")).to_have_count(0)
    camp.part("hand-sp7").click()
    expect(camp.part("onto-0902")).to_have_count(1)


def test_after_a_key_has_taken_a_piece_from_the_tray_tab_leads_to_its_rings_and_back(camp: Screen) -> None:
    camp.part("hand-h1").focus()
    camp.page.keyboard.press("Enter")
    camp.page.keyboard.press("Tab")
    first = camp.choices("go")[0]
    assert camp.page.evaluate(FOCUSED) == f"go-{first}"
    camp.page.keyboard.press("Shift+Tab")
    assert camp.page.evaluate(FOCUSED) == "hand-h1"
    camp.page.keyboard.press("Tab")
    with camp.changing():
        camp.page.keyboard.press("Enter")
    assert standing(camp) == {"h1": first}


def test_the_historical_set_up_is_confirmed_and_the_enemy_sets_up(camp: Screen) -> None:
    with camp.changing():
        camp.part("way-historical").click()
    with camp.changing():
        camp.part("end-phase").click()
    camp.page.locator("[data-testid=prompt][data-ask=move]").wait_for(timeout=60_000)
    assert camp.read()["now"]["view"]["position"].get("turn", 1) == 1


def test_a_ring_under_the_pointer_says_what_the_placing_would_close(camp: Screen) -> None:
    camp.part("hand-h1").click()
    Mouse(camp).look("1007")
    camp.page.mouse.move(*camp.spot("1006"))
    expect(camp.part("would")).to_contain_text("1006 Closes")
    expect(camp.part("would")).to_contain_text("stay open")
    expect(camp.part("ghost")).to_have_count(1)
    expect(camp.part("would").locator("[data-clause]")).to_have_attribute("data-clause", "14.2c")


def test_the_line_is_cleared_after_one_question(camp: Screen) -> None:
    for unit, at in FIRST.items():
        put(camp, unit, at)
    camp.part("clear").click()
    expect(camp.part("clear")).to_have_text("Take all 3 back?")
    camp.page.keyboard.press("Tab")
    expect(camp.part("clear")).to_have_text("Clear the line")
    assert standing(camp) == FIRST
    camp.part("clear").click()
    camp.part("clear").click()
    expect(camp.part("clear")).to_have_count(0)
    assert standing(camp) == {}


def test_nothing_bars_the_way_into_the_set_up(camp: Screen) -> None:
    put(camp, "t1", "0902")
    camp.part("clear").wait_for()
    assert everywhere(camp, ALL_LOOKS) == []


def put(screen: Screen, unit: str, at: str) -> None:
    """Take a unit from the tray and put it on a ringed hex."""
    screen.part(f"hand-{unit}").click()
    with screen.changing():
        Mouse(screen).press(f"go-{at}")


def in_hand(screen: Screen) -> list[int]:
    """How many are in hand: as the tray says and shows, and as the button says."""
    texts = [screen.part("tray").locator("h3").last.inner_text(), screen.part("end-phase").inner_text()]
    shown = screen.part("tray").locator("[data-testid^=hand-]").count()
    return [shown, *(int(found.group()) for text in texts if (found := re.search(r"\d+", text)))]


def lift(screen: Screen, at: str) -> None:
    """Click the unit on a hex, which takes it back."""
    Mouse(screen).look(at)
    with screen.changing():
        screen.click_space(at)


def standing(screen: Screen) -> dict[str, str]:
    """Who stands where, as the server knows it."""
    return {each["unit"]: each["at"] for each in screen.read()["now"]["view"]["position"].get("units", ())}
