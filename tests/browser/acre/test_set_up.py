"""The set-up of an army by hand: the tray, the check-list, the line on the map, and what is refused."""

import pytest
from playwright.sync_api import expect

from tests.browser.acre.devices import Mouse
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


def lift(screen: Screen, at: str) -> None:
    """Click the unit on a hex, which takes it back."""
    Mouse(screen).look(at)
    with screen.changing():
        screen.click_space(at)


def standing(screen: Screen) -> dict[str, str]:
    """Who stands where, as the server knows it."""
    return {each["unit"]: each["at"] for each in screen.read()["now"]["view"]["position"].get("units", ())}
