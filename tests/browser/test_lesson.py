"""The first game teaches by doing."""

from playwright.sync_api import expect

from tests.browser.screen import Screen


def test_each_step_is_ended_by_doing_it_and_kept_over_a_reload(screen: Screen) -> None:
    screen.home()
    screen.part("learn").click()
    card = screen.part("lesson")
    expect(card).to_have_attribute("data-step", "lesson-arsouf-welcome")
    screen.part("lesson-next").click()
    expect(card).to_have_attribute("data-step", "lesson-arsouf-choose")
    screen.choose("templars")
    expect(card).to_have_attribute("data-step", "lesson-arsouf-move")
    screen.part("go-04.02").click()
    expect(card).to_have_attribute("data-step", "lesson-arsouf-undo")
    screen.page.reload()
    expect(card).to_have_attribute("data-step", "lesson-arsouf-undo")
    screen.part("lesson-next").click()
    screen.move("richard", "04.03")
    expect(card).to_have_attribute("data-step", "lesson-arsouf-end-moves")
    screen.part("lesson-leave").click()
    expect(screen.part("begin")).to_be_visible()
