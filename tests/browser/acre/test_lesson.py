"""The first game of Acre teaches by doing."""

from playwright.sync_api import expect

from tests.browser.acre.devices import Mouse
from tests.browser.screen import Screen


def test_each_step_of_the_wing_is_ended_by_doing_it(screen: Screen) -> None:
    screen.open(game="acre", scenario="templars-wing")
    screen.page.goto(f"{screen.address}#/lesson/{screen.table}")
    card, mouse = screen.part("lesson"), Mouse(screen)
    expect(card).to_have_attribute("data-step", "lesson-acre-welcome")
    screen.part("lesson-next").click()
    expect(card).to_have_attribute("data-step", "lesson-acre-choose")
    mouse.press("piece-t2")
    expect(card).to_have_attribute("data-step", "lesson-acre-move")
    mouse.press("go-1105")
    if screen.part("commit").count():
        screen.part("commit").click()
    expect(card).to_have_attribute("data-step", "lesson-acre-zoc")
    screen.part("lesson-next").click()
    screen.part("lesson-next").click()
    expect(card).to_have_attribute("data-step", "lesson-acre-end-moves")
    screen.end_phase()
    expect(card).not_to_have_attribute("data-step", "lesson-acre-end-moves")
