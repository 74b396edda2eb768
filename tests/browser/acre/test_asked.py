"""What one is asked in the midst of a battle: prices before answers, one filled button, choices that can be seen."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from gonfalon.lab.battles import NEAR_THE_WITHDRAWAL, asked, leaderless, tempted, yielded
from tests.browser.acre.devices import Mouse
from tests.browser.conftest import Screens
from tests.browser.screen import Screen
from tests.browser.test_axe import ALL_LOOKS, everywhere

MUSLIM = {"crusader": "recruit", "muslim": "person"}
FILLED = """[...document.querySelectorAll(".button.primary")]
    .filter((each) => each.checkVisibility()).map((each) => each.dataset.testid)"""
AFTER = """([upper, lower]) => {
    const [one, other] = [upper, lower].map((each) => document.querySelector(`[data-testid=board] ${each}`));
    return (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
}"""
ON_TOP = """(each) => {
    const { x, y, width, height } = each.getBoundingClientRect();
    return each.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""


def filled(screen: Screen) -> list[str]:
    """The filled buttons that are to be seen."""
    found: list[str] = screen.page.evaluate(FILLED)
    return found


@pytest.mark.parametrize(
    ("position", "seats", "answer"),
    [
        (NEAR_THE_WITHDRAWAL, MUSLIM, "answer-withdraw"),
        (NEAR_THE_WITHDRAWAL, MUSLIM, "answer-pass"),
        (yielded(), None, "answer-advance"),
        (yielded(), None, "answer-pass"),
        (tempted(), MUSLIM, "answer-feign"),
        (leaderless(), MUSLIM, "answer-join"),
    ],
)
def test_nothing_is_filled_before_an_answer_is_chosen_and_then_only_that(
    screen: Screen, position: dict[str, Any], seats: dict[str, str] | None, answer: str
) -> None:
    screen.place(position, game="acre", **({"seats": seats} if seats else {}))
    screen.part(answer).wait_for()
    assert filled(screen) == []
    screen.part(answer).click()
    screen.part("commit").wait_for()
    assert filled(screen) == ["commit"]


def test_an_end_that_is_asked_for_takes_the_filling_from_what_is_on_the_scales(screen: Screen) -> None:
    screen.open(game="acre", scenario="templars-wing")
    Mouse(screen).press("piece-t2")
    assert filled(screen) == []
    screen.page.keyboard.press("e")
    assert filled(screen) == ["end-phase"]


def test_the_leaders_of_a_withdrawal_are_given_before_one_filled_button_that_counts_the_dice(screen: Screen) -> None:
    screen.place(NEAR_THE_WITHDRAWAL, game="acre", seats=MUSLIM)
    screen.part("answer-withdraw").click()
    with screen.changing():
        screen.part("commit").click()
    expect(screen.part("end-phase")).to_have_text("Roll 12 dice")
    assert filled(screen) == ["end-phase"]
    expect(remark(screen.part("pairing"), "returns-with")).to_have_text("35 to 85")
    screen.part("giver-saladin").click()
    with screen.changing():
        screen.part("receiver-hq1").click()
    # Six points of the Halqa are sure to come back now.
    expect(remark(screen.part("pairing"), "returns-with")).to_have_text("35 to 79")


def test_a_withdrawal_shows_its_points_and_the_new_limits_before_it_is_chosen(screen: Screen) -> None:
    screen.place(NEAR_THE_WITHDRAWAL, game="acre", seats=MUSLIM)
    expect(screen.part("price-withdraw")).to_have_text("35 VP")
    expect(screen.part("price-pass")).to_have_text("0 VP")
    expect(screen.part("answer-pass")).to_contain_text("Fight on")
    answers = screen.part("answers")
    for answer, limits, losses in (("answer-withdraw", "70 and 100", "85"), ("answer-pass", "50 and 75", "50")):
        screen.part(answer).click()
        expect(remark(answers, "limits")).to_have_text(limits)
        expect(remark(answers, "losses-then")).to_have_text(losses)


def test_a_feigned_flight_opens_with_each_pull_its_chances_and_its_paths(screen: Screen) -> None:
    screen.place(tempted(), game="acre", seats=MUSLIM)
    screen.page.keyboard.press("4")
    expect(screen.part("answer-feign")).to_have_attribute("aria-checked", "true")
    expect(remark(screen.part("answers"), "pull")).to_have_text(["−3 to 2", "−3 to 2"])
    bar = screen.part("chance-bar").first
    expect(bar.locator("rect.nothing")).to_have_count(16)
    expect(bar.locator("rect.some")).to_have_count(9)
    expect(bar.locator("rect.most")).to_have_count(11)
    expect(screen.part("chance-nothing")).to_contain_text("44%")
    for place, count in (("1406", "1"), ("1507", "1"), ("1607", "2")):
        expect(screen.part(f"step-{place}")).to_have_text(count)
    expect(screen.part("otherwise")).to_have_text("Stand")
    expect(screen.part("strip").locator("li").first).to_contain_text("Dd")


def test_an_answer_that_is_not_to_be_had_keeps_its_place_and_its_number(screen: Screen) -> None:
    screen.place(asked(), game="acre", seats=MUSLIM)
    screen.part("refused-feign").wait_for()
    names = screen.part("answers").get_by_role("radio").all_inner_texts()
    assert [name.split("\n")[0] for name in names] == ["Stand", "Fire, then stand", "Evade", "Karr-wa-Farr"]
    screen.page.keyboard.press("4")
    expect(screen.part("answers").locator("[aria-checked=true]")).to_have_count(0)


def test_the_default_stands_beside_the_answer_and_is_given_by_its_button(screen: Screen) -> None:
    screen.place(asked(), game="acre", seats=MUSLIM)
    screen.part("answer-evade").click()
    with screen.changing():
        screen.part("otherwise").click()


def test_whom_a_leader_may_join_is_marked_over_the_counters(screen: Screen) -> None:
    screen.place(leaderless(), game="acre", seats=MUSLIM)
    for unit in ("li1", "as2"):
        expect(screen.part(f"join-{unit}").locator("use[href='#mark-join']")).to_have_count(1)
        assert is_over(screen, f"[data-testid=join-{unit}]", f"[data-piece={unit}]")
    with screen.changing():
        Mouse(screen).press("target-as2")
    expect(screen.part("space-1507")).to_have_accessible_name(re.compile("with Gokbori"))


def test_who_may_advance_is_marked_and_kept_in_sight(screen: Screen) -> None:
    screen.place(yielded(), game="acre")
    expect(screen.page.locator("[data-testid=board] .joins")).to_have_count(3)
    board, first = screen.part("board").bounding_box(), screen.piece("t2").bounding_box()
    assert board is not None
    assert first is not None
    assert board["y"] < first["y"] < board["y"] + board["height"]


def test_the_frame_lies_round_the_leader_who_is_in_hand_not_round_his_unit(screen: Screen) -> None:
    screen.open(game="acre", options={"setup": "historical"}, seats={"crusader": "person", "muslim": "random"})
    screen.part("piece-guy").focus()
    screen.page.keyboard.press("Enter")
    frame, leader, unit = (
        middle(screen.page.locator(selector).first)
        for selector in ("[data-framed=guy] use", "[data-piece=guy] use", "[data-piece=k1] use")
    )
    assert frame[:2] == pytest.approx(leader[:2], abs=1.5)
    # Round the unit it would be half as wide again.
    assert frame[2] < 1.2 * unit[2]
    expect(screen.page.locator("[data-framed]")).to_have_count(1)
    expect(screen.page.locator("[data-testid^=join-]").first).to_be_attached()


@pytest.mark.parametrize("size", [(1440, 900), (1280, 800), (1024, 768)])
def test_standing_orders_and_buttons_never_cover_each_other(screens: Screens, size: tuple[int, int]) -> None:
    screen = screens(size)
    screen.place(tempted(), game="acre", seats=MUSLIM)
    screen.part("answer-feign").click()
    screen.part("chance-bar").wait_for()
    screen.part("open-orders").click()
    selects = screen.part("orders").locator("select")
    expect(selects).to_have_count(3)
    for each in (*selects.all(), screen.part("commit"), screen.part("otherwise"), screen.part("answer-feign")):
        assert is_on_top(each), each
    screen.page.keyboard.press("Escape")
    expect(selects).to_have_count(0)
    expect(screen.part("answer-feign")).to_have_attribute("aria-checked", "true")


@pytest.mark.parametrize("position", [tempted(), NEAR_THE_WITHDRAWAL, leaderless()])
def test_nothing_bars_the_way_into_what_is_asked(screen: Screen, position: dict[str, Any]) -> None:
    screen.place(position, game="acre", seats=MUSLIM)
    screen.part("answers").get_by_role("radio").last.click()
    screen.part("commit").wait_for()
    assert everywhere(screen, ALL_LOOKS) == []


def remark(inside: Locator, key: str) -> Locator:
    """The amount of a remark."""
    return inside.locator(f"[data-remark={key}] b")


def middle(drawn: Locator) -> tuple[float, float, float]:
    """Where the middle of something drawn is, and how wide it is."""
    box = drawn.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, box["width"]


def is_over(screen: Screen, upper: str, lower: str) -> bool:
    """Whether one thing on the board is drawn after another."""
    return bool(screen.page.evaluate(AFTER, [upper, lower]))


def is_on_top(part: Locator) -> bool:
    """Whether nothing lies over the middle of a control."""
    return bool(part.evaluate(ON_TOP))
