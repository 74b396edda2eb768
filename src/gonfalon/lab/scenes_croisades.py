"""Croisades on the screen in its named states; each brings a page at an address into one."""

from playwright.sync_api import Page

from gonfalon.lab.browsing import imported, press, sit_down
from gonfalon.lab.scenes_acre import enter
from gonfalon.lab.skirmishes import CHARGED, NAMING, RETREATING, skirmish

SEATS = {"crusader": "person", "saracen": "recruit"}
NEARER = 2
FIRING = skirmish(
    "shoot",
    "crusader",
    "gerard B6 se, anselmo G9 offensive, baldo G10 offensive, bertin F10, "
    "mohammad N7 sw, yasaffa K9, ahmed J8, hashmi L10, ali N10",
    turn=1,
)
"""Crossbowmen with the Fatimids before them."""
RIDING = skirmish(
    "charge", "crusader", "gerard B6 se, bertin D10, crispin D11, mohammad N7 sw, yasaffa J10, ahmed J9", turn=1
)
"""A Templar with a clear way."""
ADVANCING_ON_US = skirmish(
    "defend",
    "crusader",
    "gerard B6 se, anselmo E9 defensive, baldo E10 defensive, bertin D10, yasaffa I10 moved, ahmed J9, ali J11",
    side="saracen",
    turn=1,
    mover={"figure": "yasaffa", "left": 7, "back": "I10", "front": True},
    agenda=[{"frame": "moving", "seat": "saracen"}, {"frame": "defending", "seat": "crusader", "mover": "yasaffa"}],
)
"""A Fatimid comes on, and the crossbowmen are asked."""


def firing(page: Page, address: str) -> None:
    """A crossbowman aims at a Fatimid."""
    sit(page, address, FIRING)
    enter(page, "piece-anselmo")
    enter(page, "target-yasaffa")
    page.get_by_test_id("chance-bar").or_(page.get_by_test_id("chart")).first.wait_for()


def moving(page: Page, address: str) -> None:
    """The Templar in hand in the phase of movement."""
    sit(page, address, {**RIDING, "ask": "move"})
    enter(page, "piece-gerard")
    page.locator("[data-testid^=go-]").first.wait_for(state="attached")


def asking(page: Page, address: str) -> None:
    """The crossbowmen may shoot at whoever comes on."""
    sit(page, address, ADVANCING_ON_US)
    page.locator("[data-testid=prompt][data-state=asked]").wait_for()


def charging(page: Page, address: str) -> None:
    """The Templar's charge, drawn and not yet announced."""
    sit(page, address, RIDING)
    enter(page, "piece-gerard")
    enter(page, "target-yasaffa")
    page.locator("[data-testid=target-yasaffa][aria-pressed=true]").wait_for(state="attached")
    page.wait_for_load_state("networkidle")


def weighing(page: Page, address: str) -> None:
    """Three against a mamluk on foot, on the chart."""
    sit(page, address, NAMING)
    enter(page, "piece-tom")
    enter(page, "target-as-salih")
    for other in ("watkin", "crispin"):
        page.get_by_test_id(f"piece-{other}").focus()
        page.keyboard.press("a")
    page.locator("[data-testid=chart][data-column='3:1']").wait_for()


def resulting(page: Page, address: str) -> None:
    """The charge has struck, and what it did stands until somebody goes on."""
    sit(page, address, CHARGED)
    press(page, "end-phase")
    page.locator("[data-testid=end-phase].asking").wait_for()
    press(page, "end-phase")
    page.get_by_test_id("go-on").wait_for()


def retreating(page: Page, address: str) -> None:
    """A halberdier driven back: every ring with its danger."""
    sit(page, address, RETREATING)
    page.get_by_test_id("danger-P11").wait_for()


def sit(page: Page, address: str, position: dict[str, object]) -> None:
    """Sit down at a position, and go nearer."""
    sit_down(page, address, imported(page, address, position, game="croisades", seats=SEATS))
    for _ in range(NEARER):
        page.keyboard.press("+")


SCENES = {
    "croisades-fire": firing,
    "croisades-move": moving,
    "croisades-asked": asking,
    "croisades-charge": charging,
    "croisades-melee": weighing,
    "croisades-result": resulting,
    "croisades-retreat": retreating,
}
