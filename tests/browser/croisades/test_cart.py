"""The cart at the table: led, pushed and driven in, its barrels seen and filled, by mouse, by keys and on a phone."""

from typing import Any

from playwright.sync_api import expect

from gonfalon.lab.browsing import PHONE
from tests.browser.croisades.looking import faultless
from tests.browser.croisades.playing import man, position, rider, sat, stepped
from tests.browser.screen import Screen

SARACENS = (rider("mohammad", "T5", "sw"), man("yasaffa", "S12"))
BARRELS = ["full", "empty", "staved", "empty"]


def wagon(at: str, facing: str, **more: Any) -> dict[str, Any]:
    """The cart with four barrels."""
    return {"at": at, "facing": facing, "barrels": BARRELS, **more}


TRAIN = position(
    "move",
    man("bertin", "E9"),
    rider("gerard", "C9", "se"),
    {"figure": "draft", "at": "E8", "facing": "se"},
    *SARACENS,
    scenario="water-hole",
    turn=3,
    cart=wagon("C7", "se", is_harnessed=True),
)
PUSHED = position(
    "move",
    man("bertin", "I9"),
    man("crispin", "H8"),
    man("hal", "G9"),
    {"figure": "draft", "at": "C5", "facing": "s"},
    *SARACENS,
    scenario="water-hole",
    turn=3,
    cart=wagon("G8", "se"),
)
WAITING = position(
    "move",
    {"figure": "bertin", "off": "waiting"},
    {"figure": "draft", "off": "waiting"},
    man("crispin", "C4"),
    *SARACENS,
    scenario="water-hole",
    turn=2,
    cart={"off": "waiting", "is_harnessed": True, "barrels": ["empty"] * 4},
)
AT_WATER = position(
    "move",
    man("bertin", "K12"),
    man("crispin", "A8"),
    {"figure": "draft", "at": "C5", "facing": "s"},
    *SARACENS,
    scenario="water-hole",
    turn=6,
    cart=wagon("J11", "s"),
)


def test_1_59a_the_draft_horse_is_led_by_a_button_and_goes_by_rings_with_the_cart_behind_it(screen: Screen) -> None:
    sat(screen, TRAIN)
    screen.choose("bertin")
    expect(screen.part("besides")).to_contain_text("The draft horse has 4 points and goes first")
    with screen.changing():
        screen.part("instead-lead").click()
    expect(screen.piece("bertin").locator("use[href='#marker-leads']")).to_have_count(1)
    expect(screen.part("rein-draft")).to_have_attribute("data-by", "bertin")
    expect(screen.part("piece-draft")).to_have_attribute("aria-pressed", "true")
    assert set(screen.choices("go")) == {"F10", "G8", "G9"}
    stepped(screen, "draft", "G9")
    assert cart(screen) == ("D8", "se")
    stepped(screen, "draft", "H9")
    # Bertin owes his walk before anybody else acts.
    expect(screen.part("end-phase")).to_have_count(0)


def test_1_59b_three_push_the_cart_and_its_barrels_are_seen(screen: Screen) -> None:
    sat(screen, PUSHED)
    for state in ("full", "empty", "staved"):
        expect(screen.piece("cart").locator(f"use[href='#barrel-{state}']")).not_to_have_count(0)
    screen.choose("bertin")
    with screen.changing():
        screen.part("instead-push").first.click()
    expect(screen.part("piece-cart")).to_have_attribute("aria-pressed", "true")
    expect(screen.part("points-left")).to_contain_text("3 left")
    screen.part(f"go-{screen.choices('go')[0]}").click(force=True)
    with screen.changing():
        screen.part("commit").click()
    assert cart(screen)[0] == "H9"


def test_4_0a_the_cart_enters_from_its_box_by_keys_alone(screen: Screen) -> None:
    sat(screen, WAITING)
    screen.page.keyboard.press("h")
    screen.part("wait-cart").focus()
    screen.page.keyboard.press("Enter")
    expect(screen.part("prompt-text")).to_contain_text("choose the hex where the front of its horse comes to stand")
    screen.part("go-D9").focus()
    screen.page.keyboard.press("Enter")
    expect(screen.part("variants")).to_contain_text("The cart on A")
    screen.part("variant-0").focus()
    screen.page.keyboard.press("Enter")
    screen.part("commit").focus()
    with screen.changing():
        screen.page.keyboard.press("Enter")
    assert cart(screen)[0].startswith("A")


def test_4_1_1_a_barrel_is_filled_by_a_button_and_the_scenario_counts_them(screen: Screen) -> None:
    sat(screen, AT_WATER)
    expect(screen.part("terms")).to_contain_text("Barrels: 1 full, 2 empty, 1 staved in")
    screen.choose("bertin")
    with screen.changing():
        screen.part("instead-fill").click()
    expect(screen.part("log")).to_contain_text("Bertin spends the whole turn on filling a barrel.")


def test_the_cart_bars_nobody_in_any_look(screen: Screen) -> None:
    sat(screen, TRAIN)
    screen.choose("bertin")
    assert faultless(screen)


def test_1_59a_on_a_phone_the_horse_is_led_by_a_finger(screen: Screen) -> None:
    sat(screen, TRAIN)
    screen.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    screen.choose("bertin")
    with screen.changing():
        screen.part("instead-lead").click()
    expect(screen.piece("bertin").locator("use[href='#marker-leads']")).to_have_count(1)


def cart(screen: Screen) -> tuple[str, str]:
    """Where the cart is, and which way it looks."""
    found = screen.read()["now"]["view"]["position"]["cart"]
    return found.get("at", ""), found.get("facing", "")
