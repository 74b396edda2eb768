"""What came of an attack stays on the table until somebody goes on, whatever is asked next and whoever moves on."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from gonfalon.lab.battles import MELEE, battle
from gonfalon.lab.browsing import DESKTOP, PHONE
from tests.browser.acre.devices import Mouse
from tests.browser.acre.fights import VOLLEY
from tests.browser.conftest import Screens
from tests.browser.keys import tab_to
from tests.browser.positions import SURE_BLOW, SURE_DEATH, gathered, piece, position
from tests.browser.screen import STANDING, Screen
from tests.browser.test_axe import ALL_LOOKS, everywhere

STEADY = {"speed": "steady"}
MUSLIM = {"crusader": "recruit", "muslim": "person"}
BOTH = {"crusader": "person", "muslim": "person"}
AHEAD = "([table, seq]) => fetch(`/api/tables/${table}`).then((told) => told.json()).then(({ now }) => now.seq > seq)"
"""Whether the server knows more of a table than that."""
TWO_BLOWS = position(
    "attack",
    piece("templars", "08.08", moved=True, charging="08.07"),
    piece("richard", "08.09"),
    piece("skirmishers-1", "08.07"),
    piece("hospitallers", "05.08", moved=True),
    piece("skirmishers-2", "05.07"),
    piece("saladin", "14.00"),
)
LONG = 60_000
"""Milliseconds that no page needs to open."""
STRUCK = position(
    "attack",
    piece("baggage-2", "08.08", wounded=True),
    piece("mamelukes-1", "08.07", moved=True),
    piece("saladin", "08.06"),
    seat="muslim",
)
"""Mamluks beside Saladin have a wounded baggage train before them."""
SURROUNDED = battle(
    "attack",
    "crusader",
    moved_to={"t2": "1307", "k1": "1406", "k2": "1408", "t1": "1308", "hq1": "1407", "tk3": "1506"},
    marked={"t2": {"moved": True, "charging": "1407"}, "hq1": {"disorganized": True}},
)
"""Whatever falls, the disorganized Halqa is hurt."""


@pytest.fixture
def screen(screens: Screens) -> Screen:
    return screens(**STEADY)


def strike(screen: Screen, pieces: dict[str, Any] = SURE_BLOW, **wish: Any) -> Locator:
    """Let the Templars hit the skirmishers, whatever falls; answers the result on show."""
    screen.place(pieces, **wish)
    screen.attack("templars", "skirmishers-1")
    held = screen.part("held")
    held.wait_for()
    return held


def charge(screen: Screen) -> Locator:
    """Let the Templars, the king and the barons ride at the Halqa."""
    screen.place(SURROUNDED, game="acre")
    mouse = Mouse(screen)
    mouse.press("piece-t2")
    mouse.press("target-1407")
    for unit in ("k1", "k2"):
        mouse.press(f"piece-{unit}")
        expect(screen.part(f"piece-{unit}")).to_have_attribute("aria-pressed", "true")
    screen.part("commit").click()
    screen.part("held").wait_for()
    return screen.part("held")


def be_struck(screen: Screen, seats: dict[str, str]) -> None:
    """Let the computer attack the baggage, once the board is there to show it."""
    screen.place(STRUCK, seats=seats, delay=LONG)
    pace = f"{screen.address}api/tables/{screen.table}/speed"
    assert screen.page.request.post(pace, data={"delay": 0}).ok


def test_the_preview_of_an_attack_becomes_its_result_in_place(screen: Screen) -> None:
    held = strike(screen)
    expect(screen.part("ledger")).to_have_attribute("data-kind", "result")
    for sum_ in ("sum-attack", "sum-defence"):
        expect(held.get_by_test_id(sum_).locator("tbody tr").first.locator("svg")).to_have_count(1)
    expect(screen.part("stamp")).to_contain_text("Skirmishers 1 wounded")
    expect(screen.part("stamp").locator("svg")).to_have_count(2)
    expect(screen.part("falls")).to_have_text("36 falls of 36 do this")
    expect(held).to_contain_text("Killed on either side")
    prompt = screen.part("prompt")
    expect(prompt).to_have_attribute("data-state", "result")
    expect(screen.part("prompt-text")).to_have_text("The Templars strike home: the skirmishers are wounded.")
    expect(prompt.locator("[data-clause]")).to_have_attribute("data-clause", "6.7")
    expect(screen.page.locator(".button.primary")).to_have_count(1)
    expect(screen.part("result-marks").locator("[data-hurt=wounded]")).to_have_attribute("data-at", "08.07")
    expect(screen.part("result-marks").locator("[data-victor]")).to_have_attribute("data-victor", "08.08")


def test_a_melee_lights_the_row_that_fell_and_frames_its_cell(screen: Screen) -> None:
    held = charge(screen)
    row = held.get_by_test_id("chart").locator("tr.rolled")
    expect(row).to_have_count(1)
    die = screen.part("stamp").locator("svg").first.get_attribute("aria-label")
    expect(row).to_have_attribute("data-rolled", die or "")
    code = row.locator("td.lit").inner_text()
    expect(screen.part("stamp")).to_contain_text(f"{code}, ")
    expect(screen.part("falls")).to_contain_text(re.compile("of 6"))
    expect(screen.part("result-card")).to_contain_text(code)
    inks = [row, held.get_by_test_id("chart").locator("tbody tr:not(.rolled)").first]
    assert len({each.locator("td.effect").evaluate("(one) => getComputedStyle(one).color") for each in inks}) == 2


def test_a_click_goes_on_and_does_nothing_else(screen: Screen) -> None:
    strike(screen, TWO_BLOWS)
    x, y = screen.spot("05.08")
    standing = screen.page.evaluate(STANDING)
    # The Hospitallers can attack next: the click on them does not take them in hand.
    screen.page.mouse.click(x, y)
    expect(screen.part("held")).to_have_count(0)
    expect(screen.part("prompt")).to_have_attribute("data-state", "decision")
    assert screen.page.evaluate(STANDING) == standing
    expect(screen.part("piece-hospitallers")).to_have_attribute("aria-pressed", "false")
    screen.page.mouse.click(x, y)
    expect(screen.part("piece-hospitallers")).to_have_attribute("aria-pressed", "true")


def test_a_drag_over_the_map_and_the_rules_leave_it_on_show(screen: Screen) -> None:
    held = strike(screen)
    screen.page.mouse.move(500, 400)
    screen.page.mouse.down()
    screen.page.mouse.move(560, 440, steps=4)
    screen.page.mouse.up()
    expect(held).to_be_visible()
    held.locator("[data-clause='6.7']").first.click()
    expect(screen.part("rules")).to_be_visible()
    screen.page.keyboard.press("Escape")
    expect(screen.part("rules")).to_have_count(0)
    expect(held).to_be_visible()


def test_what_is_asked_next_waits_under_the_ruler(screen: Screen) -> None:
    strike(screen, TWO_BLOWS)
    expect(screen.part("next-asked")).to_contain_text("Choose a piece to attack with")
    expect(screen.part("end-phase")).to_have_count(0)
    assert screen.choices("piece") == []
    screen.part("go-on").click()
    expect(screen.part("next-asked")).to_have_count(0)
    expect(screen.part("prompt-text")).to_contain_text("Choose a piece to attack with")
    assert "hospitallers" in screen.choices("piece")


def test_the_last_blow_of_a_phase_stays_while_the_computer_moves_on(screen: Screen) -> None:
    strike(screen, SURE_DEATH)
    shown = int(screen.page.evaluate(STANDING))
    expect(screen.part("next-asked")).to_contain_text("Muslim moves")
    expect(screen.part("result-marks").locator("[data-hurt=killed]")).to_have_count(1)
    expect(screen.page.locator("[data-ghost=skirmishers-1]")).to_have_count(1)
    # The computer has moved on at the server, and nothing of it is shown.
    screen.page.wait_for_function(AHEAD, arg=[screen.table, shown])
    assert int(screen.page.evaluate(STANDING)) == shown
    expect(screen.part("held")).to_be_visible()
    with screen.changing():
        screen.page.keyboard.press("Enter")


def test_keys_go_on_show_it_again_and_hide_it(screen: Screen) -> None:
    held = strike(screen)
    screen.page.keyboard.press("Escape")
    expect(screen.part("result-marks")).to_have_count(0)
    expect(screen.part("result-card")).to_have_count(0)
    expect(held).to_be_visible()
    screen.page.keyboard.press("v")
    expect(screen.part("result-marks")).to_have_count(1)
    # No letter acts through it.
    for key in ("e", "u", "h", "1"):
        screen.page.keyboard.press(key)
    expect(held).to_be_visible()
    expect(screen.part("replay")).to_have_count(0)
    screen.page.keyboard.press("Escape")
    screen.page.keyboard.press("Escape")
    expect(held).to_have_count(0)
    expect(screen.part("menu")).to_have_count(0)


def test_an_attack_by_keyboard_is_held_and_enter_goes_on_once(screen: Screen) -> None:
    screen.place(TWO_BLOWS)
    tab_to(screen, "piece-templars")
    screen.page.keyboard.press("Enter")
    tab_to(screen, "target-skirmishers-1")
    screen.page.keyboard.press("Enter")
    screen.part("chance-bar").wait_for()
    screen.page.keyboard.press("Enter")
    expect(screen.part("held")).to_be_visible()
    entries = len(screen.read("/replay")["entries"])
    screen.page.keyboard.press("Enter")
    expect(screen.part("held")).to_have_count(0)
    assert len(screen.read("/replay")["entries"]) == entries
    assert screen.part("prompt").get_attribute("data-state") == "decision"


def test_an_attack_of_the_computer_on_you_stays_until_you_have_seen_it(screen: Screen) -> None:
    be_struck(screen, seats={"crusader": "person", "muslim": "captain"})
    expect(screen.part("prompt")).to_have_attribute("data-state", "result")
    expect(screen.part("prompt-text")).to_contain_text(re.compile("the baggage", re.IGNORECASE))
    expect(screen.part("held")).to_be_visible()
    screen.part("go-on").click()
    expect(screen.part("prompt")).not_to_have_attribute("data-state", "result")


def test_two_at_one_screen_both_see_it(screen: Screen) -> None:
    strike(screen, SURE_DEATH, seats=BOTH)
    expect(screen.part("prompt-text")).to_contain_text("the skirmishers are killed")
    expect(screen.part("next-asked")).to_contain_text("Choose a piece to move")
    screen.part("go-on").click()
    expect(screen.part("prompt")).to_contain_text("Muslims decide")


def test_a_shot_is_held_with_how_many_falls_hit(screen: Screen) -> None:
    screen.place(VOLLEY, game="acre")
    mouse = Mouse(screen)
    mouse.press("piece-xb1")
    mouse.press("target-in1")
    screen.part("commit").wait_for()
    expect(screen.part("preview")).to_contain_text("%")
    screen.part("commit").click()
    expect(screen.part("prompt-text")).to_contain_text(re.compile("^The crossbowmen (hit|miss)"))
    expect(screen.part("falls")).to_contain_text("of 6")
    expect(screen.part("held").locator("header")).to_contain_text(re.compile("Crossbowmen.*→.*Infantry"))
    screen.part("go-on").click()
    expect(screen.part("prompt")).to_have_attribute("data-state", "decision")


def test_the_falls_are_those_of_the_odds_that_were_shown_before(screen: Screen) -> None:
    screen.place(gathered(SURE_BLOW))
    action = {"do": "attack", "seat": "crusader", "piece": "infantry-1", "target": "skirmishers-2"}
    url = f"{screen.address}api/tables/{screen.table}/odds?seat=crusader"
    odds = screen.page.request.post(url, data={"actions": [action], "through": True}).json()["odds"][0]
    screen.attack("infantry-1", "skirmishers-2")
    screen.part("held").wait_for()
    stamp = screen.part("stamp").inner_text()
    what = next((word for word in ("wounded", "killed") if word in stamp), "withstood")
    who = "skirmishers-2" if what != "withstood" and "Skirmishers" in stamp else "infantry-1"
    alike = [
        each
        for each in odds["outlooks"]
        if any((told["event"], told.get("piece")) == (what, who) for told in each["told"])
    ]
    share = sum(36 * ways // of for ways, of in (each["chance"] for each in alike))
    expect(screen.part("falls")).to_contain_text(re.compile(rf"^{share} falls of 36 do this"))


def test_nobody_is_held_up_at_full_speed_nor_in_a_replay(screens: Screens) -> None:
    screen = screens(speed="instant")
    screen.place(TWO_BLOWS)
    screen.attack("templars", "skirmishers-1")
    expect(screen.part("prompt")).to_have_attribute("data-state", "decision")
    expect(screen.part("held")).to_have_count(0)
    expect(screen.part("result")).to_contain_text("Skirmishers 1 wounded")
    slow = screens(**STEADY)
    slow.show(screen.table)
    slow.part("open-replay").click()
    slow.part("replay-last").click()
    expect(slow.part("held")).to_have_count(0)


def test_who_watches_two_computers_is_not_asked_to_go_on(screen: Screen) -> None:
    be_struck(screen, seats={"crusader": "recruit", "muslim": "captain"})
    struck = screen.part("log").get_by_text(re.compile("attack.*Baggage 2"))
    expect(struck.first).to_be_attached()
    expect(screen.part("held")).to_have_count(0)


def test_a_reader_hears_one_sentence_and_the_next_ask_after_it(screen: Screen) -> None:
    strike(screen, TWO_BLOWS)
    heard = screen.part("live-prompt")
    expect(heard).to_have_attribute("aria-live", "assertive")
    told = r"^Dice \d and \d\. The Templars strike home: the skirmishers are wounded\. Next: Choose a piece"
    expect(heard).to_have_text(re.compile(told))
    expect(screen.part("live-log")).to_have_text("")
    screen.page.keyboard.press("Enter")
    expect(heard).to_have_text(re.compile("Choose a piece to attack with"))


def test_with_less_motion_everything_stands_at_once(screens: Screens) -> None:
    screen = screens(**STEADY, motion="less")
    strike(screen)
    moving = "document.getAnimations().filter((each) => each.playState === 'running').length"
    assert screen.page.evaluate(moving) == 0


def test_the_half_sheet_of_a_phone_shows_stamp_deeds_and_the_way_on(screens: Screens) -> None:
    phone = screens(PHONE, **STEADY)
    phone.place(gathered(SURE_BLOW))
    phone.part("piece-templars").tap()
    phone.part("target-skirmishers-1").tap(force=True)
    phone.part("commit").tap()
    for name in ("stamp", "go-on"):
        box = phone.part(name).bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= PHONE[1], name
    expect(phone.part("held")).to_contain_text("Killed on either side")
    sheet = phone.part("ledger").bounding_box()
    assert sheet is not None
    assert sheet["height"] <= PHONE[1] / 2
    x, y = phone.spot("08.07")
    assert 0 < x < PHONE[0]
    assert 0 < y < sheet["y"]
    phone.page.touchscreen.tap(200, 300)
    expect(phone.part("held")).to_have_count(0)


@pytest.mark.parametrize("game", ["arsouf", "acre"])
def test_nothing_bars_the_way_into_a_result(screens: Screens, game: str) -> None:
    screen = screens(DESKTOP, **STEADY)
    if game == "acre":
        charge(screen)
    else:
        strike(screen)
    assert everywhere(screen, ALL_LOOKS) == []


def test_the_melee_of_the_picture_keeps_its_sums_and_goes_on_to_what_follows(screen: Screen) -> None:
    screen.place(MELEE, game="acre")
    mouse = Mouse(screen)
    mouse.press("piece-t2")
    mouse.press("target-1407")
    screen.part("commit").click()
    held = screen.part("held")
    expect(held).to_contain_text(re.compile(r"\d+ against \d+"))
    expect(held).to_contain_text("Templars 2 charge")
    screen.part("go-on").click()
    expect(held).to_have_count(0)
