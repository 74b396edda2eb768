"""What takes a whole turn: it stands beside the steps of a figure, and is done by a button."""

from playwright.sync_api import expect

from tests.browser.croisades.playing import QUIET, man, position, sat, taken
from tests.browser.screen import Screen
from tests.browser.test_axe import ALL_LOOKS, everywhere

BESIDE_HIS_HORSE = position(
    "move", man("walter", "K9"), {"figure": "walter-horse", "at": "K10", "facing": "ne"}, man("bertin", "G9"), *QUIET
)
AMONG_THE_DEAD = position(
    "move", man("bertin", "G9"), man("hal", "H10"), man("adam", "G10", health="dead"), man("tom", "A3"), *QUIET
)


def test_1_57_a_man_mounts_by_a_button_and_his_counter_says_that_he_is_busy(screen: Screen) -> None:
    sat(screen, BESIDE_HIS_HORSE)
    taken(screen, "walter")
    expect(screen.part("instead-mount")).to_have_text("Mount Walter's horse")
    with screen.changing():
        screen.part("instead-mount").click()
    expect(screen.part("log")).to_contain_text("Walter spends the whole turn on mounting Walter's horse.")
    assert "walter" not in screen.choices("piece")
    with screen.changing():
        screen.part("undo").click()
    assert "walter" in screen.choices("piece")


def test_nothing_bars_the_way_into_what_takes_a_whole_turn(screen: Screen) -> None:
    sat(screen, AMONG_THE_DEAD)
    taken(screen, "hal")
    expect(screen.part("instead-clear").first).to_be_visible()
    assert everywhere(screen, ALL_LOOKS) == []


def test_1_52_two_men_drag_the_dead_to_a_hex_that_is_chosen(screen: Screen) -> None:
    sat(screen, AMONG_THE_DEAD)
    taken(screen, "hal")
    with screen.changing():
        screen.part("instead-clear").filter(has_text="from G10 to G11").click()
    expect(screen.part("log")).to_contain_text(
        "Bertin and Hal spend the whole turn on dragging the dead from G10 to G11."
    )
    assert screen.choices("piece") == ["tom"]
