"""Acre on the screen in its named states; each brings a page at an address into one."""

from playwright.sync_api import Page

from gonfalon.lab.battles import MELEE, NEAR_THE_WITHDRAWAL, tempted
from gonfalon.lab.browsing import imported, opened, press, sit_down

MUSLIM = {"crusader": "recruit", "muslim": "person"}
DRIVEN, DRIVEN_TO = "Dr", "1508"
MOST_THROWS, NEARER = 20, 2
FIRST_PLACES = {"t1": "0903", "t2": "1004", "h1": "1006", "h2": "1108", "k1": "1110", "k2": "1011"}


def setting_up(page: Page, address: str) -> None:
    """Some units on the line, and why the set-up cannot end yet."""
    sit_down(page, address, opened(page, address, game="acre", scenario="battle"))
    for unit, at in FIRST_PLACES.items():
        press(page, f"hand-{unit}")
        enter(page, f"go-{at}")
        page.get_by_test_id(f"hand-{unit}").wait_for(state="detached")
    press(page, "end-phase")
    page.get_by_test_id("refusal").wait_for()


def marching(page: Page, address: str) -> None:
    """The Templars' wing in its first movement, with heavy horse in hand."""
    sit_down(page, address, opened(page, address, game="acre", scenario="templars-wing"))
    enter(page, "piece-t2")
    page.get_by_test_id("go-1203").wait_for(state="attached")


def weighing(page: Page, address: str) -> None:
    """A charge with two more units against the Halqa, on the chart."""
    sit_down(page, address, imported(page, address, MELEE, game="acre"))
    enter(page, "piece-t2")
    enter(page, "target-1407")
    for unit in ("xb2", "ma2"):
        page.get_by_test_id(f"piece-{unit}").focus()
        page.keyboard.press("a")
    page.locator("[data-testid=chart][data-column='4:1']").wait_for()


def resulting(page: Page, address: str) -> None:
    """The charge of three against the Halqa has fallen: they are driven back, and the rest waits for whoever looks."""
    for _ in range(MOST_THROWS):
        weighing(page, address)
        for _ in range(NEARER):
            page.keyboard.press("+")
        press(page, "commit")
        page.get_by_test_id("go-on").wait_for()
        if page.get_by_test_id("stamp").inner_text().startswith(DRIVEN):
            break
        # A table's dice are its own secret: another table throws another.
        sit_down(page, address, opened(page, address, game="acre", scenario="templars-wing"))
    page.get_by_test_id("prompt-text").filter(has_text=DRIVEN_TO).wait_for()


def asking(page: Page, address: str) -> None:
    """Light infantry is attacked: what it may do, what each answer costs, and what a feigned flight may come to."""
    sit_down(page, address, imported(page, address, tempted(), game="acre", seats=MUSLIM))
    press(page, "answer-feign")
    page.get_by_test_id("chance-bar").wait_for()


def withdrawing(page: Page, address: str) -> None:
    """The withdrawal at its fourth step, a leader given."""
    sit_down(page, address, imported(page, address, NEAR_THE_WITHDRAWAL, game="acre", seats=MUSLIM))
    press(page, "answer-withdraw")
    press(page, "commit")
    press(page, "giver-saladin")
    press(page, "receiver-hq1")
    page.get_by_test_id("giver-saladin").wait_for(state="detached")


def enter(page: Page, name: str) -> None:
    """Go to something on the board, which brings it into the window, and enter it."""
    page.get_by_test_id(name).first.focus()
    page.keyboard.press("Enter")


SCENES = {
    "acre-setup": setting_up,
    "acre-move": marching,
    "acre-melee": weighing,
    "result": resulting,
    "acre-asked": asking,
    "acre-withdrawal": withdrawing,
}
