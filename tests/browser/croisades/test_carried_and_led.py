"""Men carried and horses led: taken up beside the steps of a figure, shown on its counter, set down on the map."""

from playwright.sync_api import expect

from tests.browser.croisades.playing import QUIET, man, position, sat, stepped
from tests.browser.croisades.test_after_combat import asked, enter
from tests.browser.screen import Screen

BESIDE_THE_STUNNED = position("move", man("bertin", "H9"), man("crispin", "G9", health="stunned", fell=1), *QUIET)
LED = {"figure": "walter-horse", "led": "bertin"}
SETTING_DOWN = position(
    "set-down",
    man("bertin", "G9", moved=True, is_done=True),
    LED,
    man("hal", "C3"),
    *QUIET,
    agenda=[
        {"frame": "moving", "seat": "crusader"},
        {
            "frame": "settingdown",
            "seat": "crusader",
            "by": "bertin",
            "hexes": ["G9"],
            "held": [{"figure": "walter-horse", "at": "D8", "front": "D7"}],
        },
    ],
)


def test_1_53_a_stunned_man_is_taken_up_by_a_button_and_his_carrier_bears_it(screen: Screen) -> None:
    sat(screen, BESIDE_THE_STUNNED)
    stepped(screen, "bertin", "G9")
    expect(screen.part("besides")).to_contain_text("3 points are left with him on the back.")
    with screen.changing():
        screen.part("instead-take-up").click()
    expect(screen.piece("bertin").locator("use[href='#marker-carries']")).to_have_count(1)
    expect(screen.part("log")).to_contain_text(
        "Bertin takes Crispin, stunned, on his back on G9 and has 3 points left."
    )


def test_R56_a_led_horse_is_set_down_on_rings_with_its_facing_and_a_rein_to_its_leader(screen: Screen) -> None:
    asked(screen, SETTING_DOWN)
    expect(screen.part("prompt-text")).to_have_text(
        "Walter's horse is led by Bertin: choose the hex of its front half."
    )
    assert set(screen.choices("go")) == {"F9", "F10", "G8", "G10", "H9", "H10"}
    enter(screen, "go-G8")
    screen.part("answers").get_by_text("On G8, facing south-west").click()
    expect(screen.part("stands-H8")).to_have_count(1)
    with screen.changing():
        screen.part("commit").click()
    expect(screen.part("rein-walter-horse")).to_have_attribute("data-by", "bertin")
    expect(screen.part("log")).to_contain_text(
        "Walter's horse stands on G8, facing south-west, and Bertin has the bridle."
    )
