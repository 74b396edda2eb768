"""The table on a phone: taps, long presses, pinches, and targets large enough for a thumb."""

import pytest
from playwright.sync_api import CDPSession, expect

from gonfalon.lab.browsing import PHONE
from tests.browser.conftest import Screens
from tests.browser.positions import CHARGE, SURE_BLOW, gathered, piece, position
from tests.browser.screen import Screen

LEAST_TARGET = 44
SMALL = f"""[...document.querySelectorAll("header button, [data-testid=ledger] .button, [data-testid=prompt] button")]
    .filter((each) => !each.classList.contains("chip"))
    .map((each) => [each.dataset.testid ?? each.innerText, each.getBoundingClientRect()])
    .filter(([, box]) => box.width > 0 && (box.width < {LEAST_TARGET} || box.height < {LEAST_TARGET}))
    .map(([name, box]) => `${{name}} ${{box.width}} x ${{box.height}}`)"""

HALF_SHEET = 372
CLIPPED = """(() => {
    const { scrollHeight, clientHeight } = document.querySelector("[data-testid=ledger] .scroll");
    return scrollHeight - clientHeight;
})()"""
SUPPORTED = position(
    "attack",
    piece("templars", "08.08", moved=True, charging="08.07"),
    piece("richard", "08.09"),
    piece("mamelukes-1", "08.07"),
    piece("horse-archers-1", "07.08"),
    piece("horse-archers-2", "09.08"),
    piece("mamelukes-2", "07.09", wounded=True),
    piece("saladin", "14.00"),
)
"""An attack whose defence has as many lines as it often has: own value, two friends, a leader away, one wounded."""


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
    for space in ("08.08", "08.07"):
        x, y = phone.spot(space)
        assert 0 < x < PHONE[0], space
        assert 0 < y < button["y"], space
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


def test_the_preview_leaves_the_map_more_than_half_of_the_screen(phone: Screen) -> None:
    phone.place(gathered(SUPPORTED))
    phone.part("piece-templars").tap()
    phone.part("target-mamelukes-1").tap(force=True)
    phone.part("commit").wait_for()
    expect(phone.part("sum-defence").locator("tbody tr")).to_have_count(5)
    sheet = phone.part("ledger").bounding_box()
    assert sheet is not None
    assert sheet["height"] <= HALF_SHEET
    assert phone.page.evaluate(CLIPPED) == 0


def test_the_tools_of_the_map_fold_into_one_button(phone: Screen) -> None:
    phone.place(gathered(CHARGE))
    expect(phone.part("zoom-in")).to_be_hidden()
    fold = phone.part("map-tools").bounding_box()
    assert fold is not None
    assert (round(fold["width"]), round(fold["height"])) == (44, 44)
    wide = width_of(phone)
    phone.part("map-tools").tap()
    phone.part("zoom-in").tap()
    assert width_of(phone) > wide
    phone.part("map-tools").tap()
    expect(phone.part("zoom-in")).to_be_hidden()


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
