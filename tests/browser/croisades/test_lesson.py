"""The first game of Croisades teaches by doing, and its start page shows it."""

from playwright.sync_api import expect

from tests.browser.croisades.playing import AGAINST_RECRUIT
from tests.browser.screen import Screen
from tests.browser.test_axe import everywhere


def test_the_start_page_lays_out_croisades_and_its_lesson(screen: Screen) -> None:
    screen.home()
    plate = screen.part("plate-croisades")
    expect(plate).to_contain_text("First Blood")
    plate.click()
    expect(screen.part("side-saracen")).to_be_visible()
    assert everywhere(screen) == []
    screen.part("learn").click()
    expect(screen.part("lesson")).to_have_attribute("data-step", "lesson-croisades-welcome")
    assert everywhere(screen) == []


def test_each_step_of_first_blood_is_ended_by_doing_it(screen: Screen) -> None:
    screen.open(game="croisades", scenario="first-blood", seats=AGAINST_RECRUIT)
    screen.page.goto(f"{screen.address}#/lesson/{screen.table}")
    card = screen.part("lesson")
    expect(card).to_have_attribute("data-step", "lesson-croisades-welcome")
    screen.part("lesson-next").click()
    expect(card).to_have_attribute("data-step", "lesson-croisades-mark")
    with screen.changing():
        screen.part("commit").click()
    # Nobody was marked for the own turn, so there is nothing to shoot with: the lesson goes on to the charge.
    expect(card).to_have_attribute("data-step", "lesson-croisades-charge")
    screen.choose("gerard")
    screen.part("target-yasaffa").click(force=True)
    screen.page.locator("[data-testid=route][data-whole=true]").wait_for(state="attached")
    with screen.changing():
        screen.part("commit").click()
    expect(card).to_have_attribute("data-step", "lesson-croisades-ridden")
