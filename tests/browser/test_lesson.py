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


def test_the_card_folds_and_after_the_last_step_the_game_goes_on_without_it(screen: Screen) -> None:
    screen.home()
    screen.part("learn").click()
    card = screen.part("lesson")
    screen.part("lesson-fold").click()
    expect(screen.part("lesson-next")).to_have_count(0)
    screen.part("lesson-fold").click()
    expect(screen.part("lesson-next")).to_be_visible()
    while screen.part("lesson-play-on").count() == 0:
        step = card.get_attribute("data-step") or ""
        screen.page.locator(":is([data-testid=lesson-next], [data-testid=lesson-skip])").click()
        expect(card).not_to_have_attribute("data-step", step)
    screen.part("lesson-play-on").click()
    expect(card).to_have_count(0)
    expect(screen.part("prompt")).to_have_attribute("data-state", "decision")
