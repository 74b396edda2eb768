"""What is seen on the board of Acre: counters in their places, stacks, zones, rulers, the locator, the edge."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from gonfalon.lab.browsing import PHONE
from tests.browser.acre.fights import MELEE, SEATS
from tests.browser.conftest import Screens
from tests.browser.screen import Screen
from tests.browser.serving import Serving
from tests.browser.test_axe import ALL_LOOKS, everywhere

ZONE = "[data-testid=board] [data-zone]"
SIZES = """() => Object.fromEntries([...document.querySelectorAll("[data-testid=board] [data-piece]")].map((piece) => {
    const box = piece.querySelector("use").getBoundingClientRect();
    return [piece.dataset.piece, [box.x + box.width / 2, box.y + box.height / 2, box.width]];
}))"""


@pytest.fixture
def melee(screen: Screen) -> Screen:
    screen.place(MELEE, game="acre", seats=SEATS)
    return screen


def test_every_piece_of_the_view_lies_on_the_map_once(melee: Screen) -> None:
    view = melee.read()["now"]["view"]
    markers = [f"camp-{at}" for places in view["camps"].values() for at in places]
    markers += [f"trebuchet-{at}" for at in view["trebuchets"]]
    standing = [each["unit"] for each in MELEE["units"]] + [each["leader"] for each in MELEE["leaders"]]
    drawn = melee.page.locator("[data-testid=board] [data-piece]")
    expect(drawn).to_have_count(len(standing) + len(markers))
    assert sorted(drawn.evaluate_all("(all) => all.map((each) => each.dataset.piece)")) == sorted(standing + markers)


def test_leaders_lie_over_the_upper_right_of_their_unit_and_camps_at_the_upper_left(melee: Screen) -> None:
    spots = melee.page.evaluate(SIZES)
    unit, leader, camp, guard = (spots[each] for each in ("t1", "gerard", "camp-0514", "sp7"))
    assert (leader[0] > unit[0], leader[1] < unit[1]) == (True, True)
    assert (camp[0] < guard[0], camp[1] < guard[1]) == (True, True)
    assert round(leader[2] / unit[2], 2) == round(52 / 78, 2)
    order = melee.page.evaluate(
        "[...document.querySelectorAll('[data-testid=board] [data-piece]')].map((each) => each.dataset.piece)"
    )
    assert order.index("gerard") > order.index("hq3")


def test_the_other_face_of_a_counter_has_a_broken_line_and_half_the_strength(melee: Screen) -> None:
    flemings = melee.piece("ma2")
    expect(flemings.locator("use[href='#state-disorganized']")).to_have_count(1)
    expect(flemings.locator("text").first).to_have_text("3")
    expect(melee.piece("ma1").locator("use[href='#state-disorganized']")).to_have_count(0)


def test_a_space_is_read_with_all_that_stands_there_and_the_zone_it_lies_in(melee: Screen) -> None:
    expect(melee.part("space-1408")).to_have_attribute(
        "aria-label",
        re.compile("1408, Flemings, yours, Strength 3, Moves 4, disorganized, must act.*zone of the Muslims"),
    )
    expect(melee.part("space-1307")).to_have_attribute("aria-label", re.compile("with Gerard de Ridefort"))


def test_a_camp_is_shown_for_what_it_is_and_asks_for_no_reach(melee: Screen) -> None:
    melee.part("space-2129").focus()
    expect(melee.part("space-2129")).to_have_attribute("aria-label", "2129, hill, Camp, Muslims")
    expect(melee.part("under-pointer")).to_contain_text("Camp")
    melee.part("space-1611").focus()
    melee.part("space-1612").focus()
    # Saladin's guard has a reach: by then the camp would have asked for one, and been refused.
    expect(melee.page.locator("[data-testid=board] .reach")).to_have_count(1)


def test_a_stack_opens_under_the_pointer_and_its_pieces_can_be_taken_one_by_one(screen: Screen) -> None:
    screen.open(game="acre", options={"setup": "historical"}, seats=SEATS)
    screen.page.mouse.move(*screen.spot("1110"))
    expect(screen.part("stack").get_by_role("button")).to_have_count(2)
    expect(screen.part("stack")).to_have_accessible_name("1110: 2 pieces")
    screen.part("stack-guy").hover()
    expect(screen.part("under-pointer")).to_contain_text("Guy of Lusignan")
    screen.part("stack-guy").click()
    expect(screen.part("stack")).to_have_count(0)
    expect(screen.part("unit-panel")).to_have_attribute("data-piece", "guy")
    screen.page.keyboard.press("Escape")
    screen.page.mouse.move(*screen.spot("1112"))
    expect(screen.part("stack")).to_have_count(0)


def test_a_stack_opens_under_the_focus_and_arrows_go_through_it(screen: Screen) -> None:
    screen.open(game="acre", options={"setup": "historical"}, seats=SEATS)
    screen.part("space-1109").focus()
    expect(screen.part("stack")).to_have_count(0)
    screen.page.keyboard.press("ArrowDown")
    expect(screen.part("stack")).to_be_visible()
    screen.page.keyboard.press("ArrowRight")
    expect(screen.part("stack-guy")).to_be_focused()
    screen.page.keyboard.press("ArrowLeft")
    expect(screen.part("space-1110")).to_be_focused()
    screen.page.keyboard.press("ArrowRight")
    screen.page.keyboard.press("Enter")
    expect(screen.part("unit-panel")).to_have_attribute("data-piece", "guy")
    # From the leader in hand, Tab leads to whom he can join.
    expect(screen.part("piece-guy")).to_be_focused()
    screen.page.keyboard.press("Escape")
    screen.page.keyboard.press("ArrowDown")
    expect(screen.part("stack")).to_have_count(0)


def test_zones_of_the_enemy_are_hatched_and_z_turns_to_both_and_to_none(melee: Screen) -> None:
    sides = melee.page.locator(ZONE)
    expect(sides).to_have_count(1)
    expect(sides).to_have_attribute("data-zone", "muslim")
    melee.page.keyboard.press("z")
    expect(sides).to_have_count(2)
    turns = sides.locator("pattern").evaluate_all("(all) => all.map((each) => each.getAttribute('patternTransform'))")
    assert len(set(turns)) == 2
    melee.page.keyboard.press("z")
    expect(sides).to_have_count(0)
    melee.page.keyboard.press("z")
    expect(sides).to_have_count(1)


def test_the_sheet_opens_as_wide_as_the_window_and_the_locator_shows_which_part(melee: Screen) -> None:
    board = melee.part("board").bounding_box()
    sheet = melee.page.locator("[data-testid=board] .sheet").first.bounding_box()
    assert board is not None
    assert sheet is not None
    assert abs(board["width"] - sheet["width"]) < 2
    window = melee.part("locator-window")
    before = window.get_attribute("y")
    melee.page.mouse.move(*melee.spot("0910"))
    melee.page.mouse.wheel(0, 500)
    expect(window).not_to_have_attribute("y", before or "")
    locator = melee.part("locator").locator("svg").bounding_box()
    assert locator is not None
    melee.page.mouse.click(locator["x"] + 30, locator["y"] + 4)
    expect(window).to_have_attribute("y", "40")
    melee.page.keyboard.press("g")
    expect(melee.part("locator")).to_have_count(0)


def test_the_figures_of_the_frame_stay_when_it_is_panned_away(melee: Screen) -> None:
    expect(melee.page.locator("[data-ruler=columns] text").first).to_have_text("01")
    expect(melee.page.locator("[data-ruler=rows]")).to_have_count(0)
    for _ in range(4):
        melee.part("zoom-in").click()
    expect(melee.page.locator("[data-ruler=rows] text").first).to_be_attached()
    ruler = melee.page.locator("[data-ruler=columns] text", has_text="13").bounding_box()
    assert ruler is not None
    assert abs(ruler["x"] + ruler["width"] / 2 - melee.spot("1307")[0]) < 3


def test_what_must_still_fight_beyond_the_edge_is_told_there_and_one_press_away(melee: Screen) -> None:
    expect(melee.piece("t2").locator("use[href='#state-owed']")).to_have_count(1)
    expect(melee.piece("ma3").locator("use[href='#state-owed']")).to_have_count(0)
    tag = melee.part("edge-south")
    expect(tag).to_have_text(re.compile("1 more must act in the south"))
    tag.click()
    expect(tag).to_have_count(0)
    board = melee.part("board").bounding_box()
    assert board is not None
    assert board["y"] < melee.spot("1023")[1] < board["y"] + board["height"]


def test_the_start_page_shows_both_games_and_the_map_of_the_chosen_one(screen: Screen) -> None:
    screen.home()
    for game in ("arsouf", "acre"):
        plate = screen.part(f"plate-{game}")
        plate.click()
        expect(plate).to_have_attribute("aria-pressed", "true")
        expect(plate.locator("img")).to_have_count(1)
        expect(screen.page.locator("h2").first).to_have_text(re.compile(game, re.IGNORECASE))
        screen.page.locator("[role=img] [data-painted=true]").wait_for()
    screen.part("language-es").click()
    expect(screen.part("plate-acre")).to_contain_text("Dos líneas en la llanura")


def looked_at(screen: Screen) -> None:
    """The melee as it stands."""


def opened_stack(screen: Screen) -> None:
    """A stack laid open under the focus."""
    screen.part("space-1307").focus()
    screen.part("stack").wait_for()


def both_zones(screen: Screen) -> None:
    """Both zones and the key of the map."""
    screen.page.keyboard.press("z")
    screen.part("map-key").click()
    screen.part("map-key-panel").wait_for()


def weighed(screen: Screen) -> None:
    """A melee on the scales, with what the defender may do first."""
    screen.choose("t1")
    screen.part("target-1407").click(force=True)
    screen.part("parries").wait_for()


@pytest.mark.parametrize("state", [looked_at, opened_stack, both_zones, weighed])
def test_nothing_bars_the_way_into_the_board(melee: Screen, state: Callable[[Screen], None]) -> None:
    state(melee)
    assert everywhere(melee, ALL_LOOKS) == []


def test_on_a_phone_a_tap_on_a_stack_opens_it_before_anything_is_taken(screens: Screens) -> None:
    screen = screens(PHONE)
    screen.open(game="acre", options={"setup": "historical"}, seats=SEATS)
    expect(screen.part("locator")).to_have_count(0)
    screen.part("space-1111").focus()
    screen.page.touchscreen.tap(*screen.spot("1110"))
    expect(screen.part("stack-guy")).to_be_visible()
    expect(screen.part("unit-panel")).to_have_count(0)
    screen.part("stack-guy").tap()
    expect(screen.part("piece-guy")).to_have_attribute("aria-pressed", "true")


def test_the_button_says_in_which_manner_a_unit_moves(screen: Screen) -> None:
    screen.open(game="acre", scenario="templars-wing")
    screen.choose("t2")
    screen.part("go-1204").click(force=True)
    for manner in ("March", "Ride straight at 1304"):
        screen.page.get_by_role("radio", name=manner).click()
        expect(screen.part("commit")).to_contain_text(manner)


def test_the_way_to_a_hex_is_shown_step_by_step_and_a_charge_in_gold_with_chevrons(screen: Screen) -> None:
    screen.open(game="acre", scenario="templars-wing")
    screen.choose("t2")
    screen.page.mouse.move(*screen.spot("0807"))
    way = screen.part("way")
    expect(way).to_have_attribute("data-through", re.compile(r"^1004 (\d{4} )+0807$"))
    expect(way).not_to_have_class(re.compile("ridden"))
    expect(screen.page.locator("[data-chevrons]")).to_have_count(0)
    screen.page.mouse.move(*screen.spot("1204"))
    expect(way).to_have_attribute("data-through", "1004 1105 1204")
    expect(way).to_have_class(re.compile("ridden"))
    expect(screen.page.locator("[data-chevrons='1105 1204']")).to_have_count(1)


def test_a_weighed_move_wears_the_ring_of_a_goal_and_says_what_it_costs_and_does(screen: Screen) -> None:
    screen.open(game="acre", scenario="templars-wing")
    screen.choose("t2")
    screen.part("go-1204").click(force=True)
    expect(screen.marks("move-wide")).to_have_count(1)
    expect(screen.marks("attack-weighed-flat")).to_have_count(0)
    expect(screen.part("sum-points").locator("tfoot")).to_contain_text("Of 6 movement points2")
    expect(screen.part("remarks").locator("[data-remark=may-charge]")).to_contain_text("S9.3")
    screen.page.get_by_role("radio", name="March").click()
    expect(screen.part("remarks").locator("[data-remark=may-charge]")).to_have_count(0)
    expect(screen.part("remarks").locator("[data-remark=ends-in-zoc]")).to_contain_text("S4.3")
    expect(screen.part("sum-points").locator("tbody")).to_contain_text("clear ground")


@pytest.mark.parametrize("size", [(1280, 800), PHONE])
def test_the_map_of_the_start_page_hides_under_nothing_and_shows_the_fight(
    empty: Serving, screens: Screens, size: tuple[int, int]
) -> None:
    # Games to continue take some of the map's room.
    screen = screens(size, address=empty.address)
    screen.home()
    screen.part("plate-acre").click()
    hero = screen.page.locator("[role=img]:has([data-painted])")
    hero.wait_for()
    frame, plate = hero.bounding_box(), screen.part("plate-arsouf").bounding_box()
    assert frame is not None
    assert plate is not None
    # On a phone the plates stand over what they change.
    over, under = (plate, frame) if size == PHONE else (frame, plate)
    assert over["y"] + over["height"] < under["y"]
    cards = hero.locator("svg > g").evaluate_all("(all) => all.map((each) => each.getBoundingClientRect().toJSON())")
    inside = [each for each in cards if frame["y"] <= each["y"] and each["bottom"] <= frame["y"] + frame["height"]]
    assert len(inside) >= (len(cards) if size != PHONE else len(cards) // 3)
