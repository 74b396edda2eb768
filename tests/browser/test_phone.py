"""The table on a phone: taps, long presses, pinches, and targets large enough for a thumb."""

import pytest
from playwright.sync_api import CDPSession, expect

from gonfalon.lab.browsing import PHONE
from tests.browser.conftest import Screens
from tests.browser.positions import CHARGE, SURE_BLOW, gathered
from tests.browser.screen import Screen

LEAST_TARGET = 44
SMALL = f"""[...document.querySelectorAll("header button, [data-testid=ledger] .button, [data-testid=prompt] button")]
    .filter((each) => !each.classList.contains("chip"))
    .map((each) => [each.dataset.testid ?? each.innerText, each.getBoundingClientRect()])
    .filter(([, box]) => box.width > 0 && (box.width < {LEAST_TARGET} || box.height < {LEAST_TARGET}))
    .map(([name, box]) => `${{name}} ${{box.width}} x ${{box.height}}`)"""


@pytest.fixture
def phone(screens: Screens) -> Screen:
    return screens(PHONE)


def test_a_tap_chooses_and_a_tap_on_a_ring_moves(phone: Screen) -> None:
    phone.place(gathered(CHARGE))
    phone.part("piece-templars").tap()
    expect(phone.part("piece-templars")).to_have_attribute("aria-pressed", "true")
    with phone.changing():
        phone.part("go-08.08").tap(force=True)
    assert phone.choices("origin") == ["08.10"]


def test_the_first_tap_on_an_enemy_only_weighs_and_the_button_attacks(phone: Screen) -> None:
    phone.place(gathered(SURE_BLOW))
    phone.part("piece-templars").tap()
    phone.part("target-skirmishers-1").tap(force=True)
    expect(phone.part("preview")).to_be_visible()
    assert phone.read("/replay")["entries"] == []
    button = phone.part("commit").bounding_box()
    assert button is not None
    assert round(button["height"]) >= 54
    assert button["y"] + button["height"] >= PHONE[1] - 80
    for piece in ("templars", "skirmishers-1"):
        x, y = phone.spot({"templars": "08.08", "skirmishers-1": "08.07"}[piece])
        assert 0 < x < PHONE[0], piece
        assert 0 < y < button["y"], piece
    with phone.changing():
        phone.part("commit").tap()
    assert phone.read("/replay")["entries"][0]["action"]["do"] == "attack"


def test_a_long_press_on_the_red_circle_takes_the_move_back(phone: Screen) -> None:
    phone.place(gathered(CHARGE))
    phone.part("piece-templars").tap()
    with phone.changing():
        phone.part("go-08.08").tap(force=True)
    fingers = phone.page.context.new_cdp_session(phone.page)
    x, y = phone.spot("08.10")
    with phone.changing():
        touch(fingers, "touchStart", (x, y))
        phone.page.wait_for_timeout(700)
        touch(fingers, "touchEnd")
    assert "templars" in phone.choices("piece")


def test_two_fingers_zoom_and_one_pans(phone: Screen) -> None:
    phone.place(gathered(CHARGE))
    fingers = phone.page.context.new_cdp_session(phone.page)
    wide = width_of(phone)
    assert round(wide) >= 54
    touch(fingers, "touchStart", (150, 300), (240, 300))
    for apart in range(10, 60, 10):
        touch(fingers, "touchMove", (150 - apart, 300), (240 + apart, 300))
    touch(fingers, "touchEnd")
    assert width_of(phone) > 1.3 * wide
    x, _ = phone.spot("08.10")
    touch(fingers, "touchStart", (200, 300))
    for far in range(10, 70, 10):
        touch(fingers, "touchMove", (200 + far, 300))
    touch(fingers, "touchEnd")
    assert phone.spot("08.10")[0] == pytest.approx(x + 60, abs=12)


@pytest.mark.parametrize("state", ["choosing", "weighing"])
def test_targets_are_large_enough_and_nothing_runs_off_the_side(phone: Screen, state: str) -> None:
    phone.place(gathered(SURE_BLOW))
    if state == "weighing":
        phone.part("piece-templars").tap()
        phone.part("target-skirmishers-1").tap(force=True)
        phone.part("commit").wait_for()
    assert phone.page.evaluate(SMALL) == []
    assert phone.page.evaluate("document.scrollingElement.scrollWidth") <= PHONE[0]


def touch(fingers: CDPSession, kind: str, *points: tuple[float, float]) -> None:
    """Put fingers on the glass, move them or lift them."""
    fingers.send(
        "Input.dispatchTouchEvent",
        {"type": kind, "touchPoints": [{"x": x, "y": y, "id": n} for n, (x, y) in enumerate(points)]},
    )


def width_of(screen: Screen) -> float:
    """How wide a space is drawn."""
    box = screen.part("space-08.10").bounding_box()
    assert box is not None
    return box["width"]
