"""Sound is off until somebody wants it, is remembered, and follows what happens at the table."""

from playwright.sync_api import expect

from tests.browser.conftest import Screens
from tests.browser.positions import CHARGE, SURE_DEATH
from tests.browser.screen import Screen

LISTEN = """
window.heard = [];
for (const Source of [AudioBufferSourceNode, OscillatorNode]) {
    const start = Source.prototype.start;
    Source.prototype.start = function (...when) {
        window.heard.push(Source.name);
        return start.apply(this, when);
    };
}
"""


def listening(screen: Screen) -> Screen:
    screen.page.add_init_script(LISTEN)
    return screen


def heard(screen: Screen, many: int) -> None:
    """Wait until so many strokes were heard."""
    screen.page.wait_for_function("(many) => window.heard.length >= many", arg=many)


def test_nothing_is_heard_at_first(screen: Screen) -> None:
    listening(screen).place(CHARGE)
    screen.move("templars", "08.08")
    screen.page.wait_for_timeout(300)
    assert screen.page.evaluate("window.heard") == []


def test_feet_are_heard_when_a_piece_moves_and_dice_when_they_fall(screens: Screens) -> None:
    screen = listening(screens(sound="on"))
    screen.place(SURE_DEATH)
    screen.attack("templars", "skirmishers-1")
    heard(screen, 5)
    assert set(screen.page.evaluate("window.heard")) == {"AudioBufferSourceNode"}
    screen.place(CHARGE)
    assert screen.page.evaluate("window.heard") != []
    screen.page.evaluate("window.heard = []")
    screen.move("templars", "07.10")
    heard(screen, 2)


def test_a_horn_is_heard_when_the_game_is_over(screens: Screens) -> None:
    screen = listening(screens(sound="on"))
    screen.place(CHARGE)
    screen.part("game-menu").click()
    screen.part("resign").click()
    screen.part("resign").click()
    expect(screen.part("prompt")).to_have_attribute("data-state", "over")
    heard(screen, 4)
    assert "OscillatorNode" in screen.page.evaluate("window.heard")


def test_the_setting_is_remembered(screen: Screen) -> None:
    screen.home()
    screen.part("open-settings").click()
    screen.part("set-sound-on").click()
    screen.page.reload()
    screen.part("open-settings").click()
    expect(screen.part("set-sound-on")).to_have_attribute("aria-pressed", "true")
