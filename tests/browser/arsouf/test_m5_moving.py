"""The manual's movement phase: cyan circles, the red circle, right click."""

import re

from playwright.sync_api import expect

from tests.browser.positions import CHARGE
from tests.browser.screen import Screen


def test_m5_1_choosing_a_piece_shows_its_details_and_a_ring_on_each_space_it_may_reach(screen: Screen) -> None:
    screen.place(CHARGE)
    expect(screen.marks("move")).to_have_count(0)
    screen.click_space("08.10")
    expect(screen.part("unit-panel")).to_have_attribute("data-piece", "templars")
    offers = screen.read()["now"]["menu"]["offers"]
    reached = next(offer["to"]["one"] for offer in offers if offer.get("piece") == "templars")
    assert sorted(screen.choices("go")) == sorted(reached)
    expect(screen.marks("move")).to_have_count(len(reached))
    # The study gives cyan its exact hue.
    assert "rgb(24, 180, 207)" in screen.page.evaluate(COLOURS, "mark-move")


def test_m5_2_a_left_click_on_a_ring_moves_the_piece_there(screen: Screen) -> None:
    screen.place(CHARGE)
    screen.click_space("08.10")
    screen.part("go-07.10").wait_for(state="attached")
    screen.click_space("07.10")
    expect(screen.part("origin-08.10")).to_have_count(1)
    standing = {each["piece"]: each["at"] for each in screen.read("/position")["pieces"]}
    assert standing["templars"] == "07.10"


def test_m5_3_a_red_circle_marks_where_the_piece_came_from(screen: Screen) -> None:
    screen.place(CHARGE)
    expect(screen.marks("origin")).to_have_count(0)
    screen.move("templars", "07.10")
    expect(screen.marks("origin")).to_have_count(1)
    assert "rgb(192, 26, 31)" in screen.page.evaluate(COLOURS, "mark-origin")
    x, y = screen.spot("08.10")
    box = screen.marks("origin").bounding_box()
    assert box is not None
    assert abs(box["x"] + box["width"] / 2 - x) < 3
    assert abs(box["y"] + box["height"] / 2 - y) < 3


def test_m5_4_a_right_click_on_the_red_circle_takes_the_move_back(screen: Screen) -> None:
    screen.place(CHARGE)
    screen.move("templars", "07.10")
    screen.move("richard", "07.12")
    # The earlier move goes back, the later one stands.
    screen.click_space("08.10", button="right")
    expect(screen.part("piece-templars")).to_have_count(1)
    assert screen.choices("origin") == ["08.11"]
    standing = {each["piece"]: each["at"] for each in screen.read("/position")["pieces"]}
    assert (standing["templars"], standing["richard"]) == ("08.10", "07.12")


def test_m5_4_the_way_to_take_a_move_back_is_told_while_there_is_one(screen: Screen) -> None:
    screen.place(CHARGE)
    expect(screen.part("origin-hint")).to_have_count(0)
    screen.move("templars", "07.10")
    expect(screen.part("origin-hint")).to_contain_text("Right click the dashed circle")
    screen.end_phase()
    expect(screen.part("origin-hint")).to_have_count(0)


def test_the_enemy_under_the_pointer_shows_where_it_could_go_and_whom_it_could_then_attack(screen: Screen) -> None:
    screen.place(CHARGE)
    x, y = screen.spot("08.07")
    screen.page.mouse.move(x, y)
    reach = screen.read("/reach?piece=skirmishers-1")
    note = screen.part("under-pointer")
    expect(note).to_contain_text(f"Could reach {len(reach['places'])} spaces")
    assert len(reach["targets"]) > 1
    expect(screen.part("could-attack")).to_contain_text(f"attack {len(reach['targets'])} of your pieces")
    expect(screen.part("could-attack").locator("[data-clause]")).to_have_attribute("data-clause", "6.2")


def test_m5_5_a_charge_is_drawn_until_it_has_struck(screen: Screen) -> None:
    screen.place(CHARGE)
    band = screen.page.locator("[data-testid=board] [data-charge=templars]")
    expect(band).to_have_count(0)
    screen.move("templars", "08.08")
    expect(band).to_have_count(1)
    screen.end_phase()
    expect(screen.part("prompt-text")).to_contain_text("attack")
    expect(band).to_have_count(1)
    screen.attack("templars", "skirmishers-1")
    screen.wait_for_turn()
    expect(band).to_have_count(0)


def test_5_2_a_trail_follows_the_spaces_after_a_reload_too(screen: Screen) -> None:
    screen.place(CHARGE)
    screen.choose("templars")
    # Two spaces away, but not in a straight line.
    screen.part("go-07.09").click(force=True)
    trail = screen.page.locator("[data-testid=board] [data-came=templars]")
    expect(trail).to_have_attribute("d", re.compile(r"M\S+ L\S+ L\S+"))
    drawn = trail.get_attribute("d") or ""
    screen.page.reload()
    expect(trail).to_have_attribute("d", drawn)


def test_m5_5_a_charge_is_told_in_the_log(screen: Screen) -> None:
    screen.place(CHARGE)
    screen.move("templars", "08.08")
    line = screen.part("log").locator("li", has_text="The Templars charge from 08.10 to 08.08.")
    expect(line.locator("[data-clause]")).to_have_attribute("data-clause", "m5.5")


COLOURS = (
    """(id) => [...document.getElementById(id).querySelectorAll("*")].map((each) => getComputedStyle(each).stroke)"""
)
