"""Defensive fire of Croisades: who can shoot and who cannot, naming, passing, standing orders, stayers."""

import pytest
from playwright.sync_api import expect

from gonfalon.lab.browsing import PHONE
from tests.browser.conftest import Screens
from tests.browser.croisades.firing import CRUSADERS, MOVE, ONE_SCREEN, STAYERS
from tests.browser.croisades.playing import stepped
from tests.browser.screen import Screen
from tests.browser.test_axe import ALL_LOOKS, everywhere


def asked(screen: Screen) -> None:
    """Ahmed steps to J9, and the Crusaders are asked."""
    screen.place(MOVE, game="croisades", seats=ONE_SCREEN)
    stepped(screen, "ahmed", "J9")
    screen.part("volley").wait_for()
    expect(screen.part("shooter-anselmo")).to_contain_text("50%")


def last_action(screen: Screen) -> dict[str, object]:
    """The last action that the server has taken."""
    action: dict[str, object] = screen.read("/replay")["entries"][-1]["action"]
    return action


def test_the_ask_names_the_side_the_mover_his_hex_and_every_shooter_or_why_not(screen: Screen) -> None:
    asked(screen)
    prompt = screen.part("prompt")
    expect(prompt).to_have_attribute("data-state", "asked")
    expect(prompt).to_contain_text("The Crusaders are asked")
    expect(prompt).to_contain_text("Ahmed is at J9")
    expect(screen.part("shooter-anselmo")).to_contain_text("5 hexes, short, no cover")
    expect(screen.part("shooter-guido")).to_contain_text("was attacked")
    expect(screen.part("shooter-guido").locator("[data-clause]")).to_have_attribute("data-clause", "1.33a")
    expect(screen.part("shooter-jacopo")).to_contain_text("marked for offensive fire")
    expect(screen.page.locator("[data-saltire]")).to_have_count(2)
    expect(screen.part("volley")).to_contain_text("7 movement points are left")
    assert screen.page.locator(".button.primary:visible").count() == 0, "nothing is filled before anybody is named"


def test_shooters_are_named_by_number_and_press_in_order_and_weighed_together(screen: Screen) -> None:
    asked(screen)
    screen.page.keyboard.press("2")
    expect(screen.part("shooter-baldo").get_by_role("checkbox")).to_be_checked()
    screen.click_space("E9")
    expect(screen.page.locator("[data-order=baldo]")).to_have_text("1")
    expect(screen.page.locator("[data-order=anselmo]")).to_have_text("2")
    # Two shots: 30 + 20 x 50 + 50 x 30 of a hundred kill.
    expect(screen.part("chance-harm").first).to_contain_text("55%")
    expect(screen.page.locator("[data-remark=next-volley]")).to_contain_text("2 hexes more")
    screen.page.keyboard.press("3")
    expect(screen.part("shooter-guido").get_by_role("checkbox")).not_to_be_checked()
    with screen.changing():
        screen.page.keyboard.press("Enter")
    assert last_action(screen) == {
        "do": "volley",
        "seat": "crusader",
        "figures": ["baldo", "anselmo"],
        "target": "ahmed",
    }


def test_escape_names_nobody_and_one_key_lets_the_mover_go_on(screen: Screen) -> None:
    asked(screen)
    screen.page.keyboard.press("1")
    screen.part("commit").wait_for()
    screen.page.keyboard.press("Escape")
    expect(screen.part("commit")).to_have_count(0)
    with screen.changing():
        screen.page.keyboard.press("e")
    assert last_action(screen)["do"] == "pass"
    expect(screen.part("prompt")).to_contain_text("The Saracens decide")
    expect(screen.part("piece-ahmed")).to_have_attribute("aria-pressed", "true")


def test_after_the_results_of_a_volley_the_mover_is_in_hand_again(screens: Screens) -> None:
    screen = screens(speed="steady")
    asked(screen)
    screen.page.keyboard.press("1")
    screen.part("commit").wait_for()
    screen.page.keyboard.press("Enter")
    screen.part("held").wait_for()
    expect(screen.part("prompt")).to_contain_text("Shot at J9")
    screen.part("go-on").click()
    expect(screen.part("held")).to_have_count(0)
    if "killed" not in str(screen.read("/replay")["entries"][-1]["events"]):
        expect(screen.part("piece-ahmed")).to_have_attribute("aria-pressed", "true")


def test_against_the_computer_one_is_asked_in_its_turn_and_it_goes_on_after_a_pass(screens: Screens) -> None:
    screen = screens(speed="steady")
    screen.place(MOVE, game="croisades", seats=CRUSADERS)
    screen.part("volley").wait_for()
    expect(screen.part("prompt")).to_contain_text("You are asked")
    expect(screen.part("prompt")).to_contain_text("Saracen turn, defensive fire")
    with screen.changing():
        screen.part("volley-pass").click()


@pytest.mark.parametrize(("order", "done"), [("sight", "volley"), ("even", "volley"), ("never", "pass")])
def test_a_standing_order_answers_at_once_and_says_so(screen: Screen, order: str, done: str) -> None:
    asked(screen)
    expect(screen.part("orders")).to_contain_text("From now on, this time too")
    with screen.changing():
        screen.part("order-volley").select_option(order)
    screen.page.locator("[data-testid=prompt][data-state=decision]").wait_for()
    assert (last_action(screen)["do"], last_action(screen)["seat"]) == (done, "crusader")


def test_under_a_standing_order_nobody_is_asked(screen: Screen) -> None:
    screen.place(MOVE, game="croisades", seats=ONE_SCREEN)
    wish = {"seat": "crusader", "orders": {"volley": "sight"}}
    answer = screen.page.request.post(f"{screen.address}api/tables/{screen.table}/orders", data=wish)
    assert answer.ok
    stepped(screen, "yasaffa", "I9")
    screen.page.wait_for_function("document.querySelector('[data-testid=log]').innerText.includes('shoots in defence')")
    expect(screen.part("volley")).to_have_count(0)
    assert (last_action(screen)["do"], last_action(screen)["target"]) == ("volley", "yasaffa")


def test_of_those_who_stayed_one_is_chosen_first(screen: Screen) -> None:
    screen.place(STAYERS, game="croisades", seats=ONE_SCREEN)
    screen.part("volley").wait_for()
    expect(screen.part("volley").get_by_role("radio")).to_have_count(3)
    expect(screen.part("volley-at-yasaffa")).to_contain_text("up to 50%")
    expect(screen.part("volley").get_by_role("checkbox")).to_have_count(0)
    screen.click_space("J7")
    expect(screen.part("volley-at-jehangir")).to_be_checked()
    screen.part("volley-at-yasaffa").click()
    expect(screen.part("shooter-baldo")).to_contain_text("light cover")
    screen.part("shooter-anselmo").get_by_role("checkbox").click()
    with screen.changing():
        screen.part("commit").click()
    assert last_action(screen)["target"] == "yasaffa"


@pytest.mark.slow
def test_nothing_bars_the_way_into_the_ask(screen: Screen) -> None:
    asked(screen)
    screen.part("shooter-anselmo").get_by_role("checkbox").click()
    screen.part("chance-bar").wait_for()
    assert everywhere(screen, ALL_LOOKS) == []


def test_nothing_bars_the_way_to_those_who_stayed(screen: Screen) -> None:
    screen.place(STAYERS, game="croisades", seats=ONE_SCREEN)
    screen.part("volley-at-yasaffa").click()
    screen.part("shooter-anselmo").wait_for()
    assert everywhere(screen) == []


def test_on_a_phone_shooters_are_named_and_the_mover_passes_by_a_finger(screens: Screens) -> None:
    screen = screens(PHONE)
    screen.place(STAYERS, game="croisades", seats=ONE_SCREEN)
    screen.part("volley-at-yasaffa").tap()
    screen.part("shooter-anselmo").get_by_role("checkbox").tap()
    expect(screen.part("commit")).to_have_text("Shoot with one Enter")
    with screen.changing():
        screen.part("volley-pass").tap()
