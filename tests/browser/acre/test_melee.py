"""Attacks built from several units and hexes, weighed on the whole chart, and what one is asked in their midst."""

import re

import pytest
from playwright.sync_api import expect

from gonfalon.lab.battles import MELEE, NEAR_THE_WITHDRAWAL, asked
from tests.browser.acre.devices import Mouse
from tests.browser.acre.fights import VOLLEY
from tests.browser.screen import Screen
from tests.browser.test_axe import ALL_LOOKS, everywhere

MUSLIM = {"crusader": "recruit", "muslim": "person"}


@pytest.fixture
def field(screen: Screen) -> Screen:
    screen.place(MELEE, game="acre")
    return screen


@pytest.fixture
def mouse(field: Screen) -> Mouse:
    return Mouse(field)


def test_units_join_an_attack_and_the_chart_lights_its_column(field: Screen, mouse: Mouse) -> None:
    mouse.press("piece-t2")
    mouse.press("target-1407")
    expect(field.part("chart")).to_have_attribute("data-column", "2:1")
    for unit in ("xb2", "ma2"):
        mouse.press(f"piece-{unit}")
    expect(field.part("chart")).to_have_attribute("data-column", "4:1")
    expect(field.part("sum-attack").locator("tfoot")).to_contain_text("13")
    expect(field.part("sum-shift")).to_contain_text("13 against 7")
    expect(field.part("chart").locator("tbody tr").last).to_contain_text("destroyed")
    expect(field.part("commit")).to_contain_text("Attack at 4:1")
    mouse.press("piece-ma2")
    expect(field.part("sum-attack").locator("tfoot")).to_contain_text("10")


def test_a_charge_is_one_of_two_manners(field: Screen, mouse: Mouse) -> None:
    mouse.press("piece-t2")
    mouse.press("target-1407")
    expect(field.part("variants").locator("[aria-checked=true]")).to_have_text("Templars 2 charge")
    field.part("variants").get_by_text("Without a charge").click()
    expect(field.part("chart")).to_have_attribute("data-column", "1:1")


def test_keys_add_and_drop_attackers_and_find_those_who_must_fight(field: Screen) -> None:
    field.page.keyboard.press("m")
    expect(field.page.locator("[data-testid^=piece-][aria-pressed=true]")).to_have_count(1)
    field.part("piece-t2").focus()
    field.page.keyboard.press("Escape")
    field.part("piece-t2").focus()
    field.page.keyboard.press("Enter")
    field.part("target-1407").focus()
    field.page.keyboard.press("Enter")
    field.part("piece-ma2").focus()
    field.page.keyboard.press("a")
    expect(field.part("piece-ma2")).to_have_attribute("aria-pressed", "true")
    field.page.keyboard.press("a")
    expect(field.part("piece-ma2")).to_have_attribute("aria-pressed", "false")


def test_who_must_fight_is_marked_and_keeps_the_phase_open(field: Screen) -> None:
    owing = field.read()["now"]["view"]["must_attack"]
    expect(field.part("end-phase")).to_have_attribute("data-owing", str(len(owing)))
    expect(field.page.locator("[data-testid^=owed-]")).to_have_count(len(owing))
    field.part("end-phase").click()
    expect(field.part("refusal").locator("[data-clause]")).to_have_attribute("data-clause", "S7.3")
    assert field.page.locator("[data-testid^=piece-][aria-pressed=true]").count() == 1


def test_the_asked_see_each_answer_with_its_price_and_why_one_is_missing(screen: Screen) -> None:
    screen.place(asked(), game="acre", seats=MUSLIM)
    expect(screen.part("prompt")).to_have_attribute("data-state", "asked")
    expect(screen.part("cause")).to_contain_text("Turkomans 3")
    expect(screen.page.locator("[data-strike='1408 1407']")).to_have_count(1)
    expect(screen.page.locator("[data-strike='1308 1407']")).to_have_count(1)
    expect(screen.part("answers")).to_contain_text(re.compile(r"Await the melee. The \d:\d column."))
    expect(screen.part("answer-stand")).to_contain_text("lost")
    expect(screen.part("answer-evade")).to_contain_text("safe")
    expect(screen.part("refused-feign").locator("[data-clause]")).to_be_visible()
    screen.page.keyboard.press("1")
    expect(screen.part("answer-stand")).to_have_attribute("aria-checked", "true")
    screen.part("answer-evade").click()
    expect(screen.part("commit")).to_contain_text("Evade")
    with screen.changing():
        screen.part("commit").click()


def test_a_standing_order_is_given_beside_the_answers(screen: Screen) -> None:
    screen.place(asked(), game="acre", seats=MUSLIM)
    screen.part("open-orders").click()
    screen.part("order-evade").select_option("never")
    expect(screen.part("order-evade")).to_have_value("never")
    orders = screen.read("/orders?seat=muslim")["orders"]
    assert {each["name"]: each["when"] for each in orders}["evade"] == "never"


def test_the_withdrawal_is_a_guided_sequence(screen: Screen) -> None:
    screen.place(NEAR_THE_WITHDRAWAL, game="acre", seats=MUSLIM)
    screen.part("answer-withdraw").click()
    with screen.changing():
        screen.part("commit").click()
    screen.part("pairing").wait_for()
    expect(screen.part("sequence").locator("[aria-current=step]")).to_contain_text("Special rally")
    expect(screen.part("receiver-hq1")).to_have_accessible_name("Halqa mamluks 1, 5 in 6")
    east = screen.part("off-map-east").get_by_test_id("box-withdrawn-muslim")
    expect(east).to_contain_text("return in step 7")
    away = screen.read()["now"]["view"]["position"]
    expect(east.locator("li")).to_have_count(len(away["withdrawn"]) + len(away["leaders_withdrawn"]))
    box = screen.part("off-map-east").bounding_box()
    assert box is not None
    assert box["width"] == 124
    east.get_by_role("button").click()
    expect(east.locator("li")).to_have_count(0)
    screen.part("giver-saladin").click()
    with screen.changing():
        screen.part("receiver-hq1").click()
    expect(screen.part("receiver-hq1")).to_have_accessible_name("Halqa mamluks 1, sure")
    expect(screen.part("giver-saladin")).to_have_count(0)
    with screen.changing():
        screen.part("end-phase").click()


def test_the_tracks_name_what_each_point_came_from(screen: Screen) -> None:
    screen.place(NEAR_THE_WITHDRAWAL, game="acre", seats=MUSLIM)
    track = screen.part("tally-muslim")
    losses = next(each["losses"] for each in screen.read()["now"]["view"]["tracks"] if each["side"] == "muslim")
    name = f"Muslims lost: {losses}. units {losses}. 50 demoralized, 75 disintegrated."
    expect(track.get_by_role("img")).to_have_accessible_name(name)
    assert track.locator("rect.loss").count() == 12


def test_the_scales_tell_what_the_defender_may_do_first_and_what_comes_of_it_at_worst(
    field: Screen, mouse: Mouse
) -> None:
    mouse.press("piece-t2")
    mouse.press("target-1407")
    expect(field.part("parry-fire")).to_contain_text("17% to hit")
    expect(field.part("parry-evade")).to_contain_text("only light troops do")
    expect(field.part("parry-evade")).to_contain_text("S8.3")
    expect(field.part("parry-feign")).to_contain_text("15.1a")
    expect(field.part("parries").locator("[data-remark=worst-odds]")).to_have_text("a hit: 3:2 at worst")


def test_nothing_bars_the_way_into_the_boxes_of_a_withdrawal(screen: Screen) -> None:
    screen.place(NEAR_THE_WITHDRAWAL, game="acre", seats=MUSLIM)
    screen.part("answer-withdraw").click()
    with screen.changing():
        screen.part("commit").click()
    screen.part("off-map-west").wait_for()
    assert everywhere(screen, ALL_LOOKS) == []


def test_after_a_shot_both_sides_and_its_die_stand_over_the_result(screen: Screen) -> None:
    screen.place(VOLLEY, game="acre")
    mouse = Mouse(screen)
    mouse.press("piece-xb1")
    mouse.press("target-in1")
    with screen.changing():
        mouse.commit()
    result = screen.part("result")
    expect(result).to_contain_text(re.compile("Crossbowmen 1 fire at Infantry 1"))
    expect(result.locator("svg")).to_have_count(1)
    expect(screen.part("preview").locator("header")).to_contain_text(re.compile("Crossbowmen 1.*→.*Infantry 1"))
