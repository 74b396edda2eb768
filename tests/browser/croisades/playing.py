"""Small positions of First Blood, and hands that play them on the screen."""

from typing import Any

from playwright.sync_api import expect

from tests.browser.screen import Screen

SEATS = {"crusader": "person", "saracen": "person"}
AGAINST_RECRUIT = {"crusader": "person", "saracen": "recruit"}


def man(figure: str, at: str, **more: Any) -> dict[str, Any]:
    """A figure on foot."""
    return {"figure": figure, "at": at, **more}


def rider(figure: str, at: str, facing: str, **more: Any) -> dict[str, Any]:
    """A rider by his rear hex."""
    return {"figure": figure, "at": at, "facing": facing, "horse": f"{figure}-horse", **more}


def position(ask: str, *figures: dict[str, Any], side: str = "crusader", **more: Any) -> dict[str, Any]:
    """A position in which a side is asked."""
    return {
        "scenario": "first-blood",
        "turn": 1,
        "side": side,
        "ask": ask,
        "seat": side,
        "figures": list(figures),
        **more,
    }


QUIET = (rider("mohammad", "T3", "ne"), man("ahmed", "Y16"))
"""Saracens who are out of the way."""
MOVING = position("move", rider("gerard", "F7", "se"), man("bertin", "D10"), man("crispin", "D11"), *QUIET)
THREATENED = position("move", rider("gerard", "F7", "se"), man("bertin", "D10"), man("jehangir", "J7"), *QUIET)
CROSSING = position(
    "move",
    rider("gerard", "H6", "se", spent=3, moved=True),
    man("bertin", "D10"),
    man("ahmed", "J7"),
    rider("mohammad", "T3", "ne"),
    mover={"figure": "gerard", "left": 9, "back": "F7", "back_facing": "se", "front": True, "rear": True},
)
CHARGING = position("charge", rider("gerard", "B6", "se"), man("bertin", "D10"), rider("mohammad", "M9", "nw"))
LINE = tuple(
    man(figure, at)
    for figure, at in (("jehangir", "J7"), ("hashmi", "J8"), ("ahmed", "J9"), ("yasaffa", "J10"), ("ali", "J11"))
)
ROUND_THE_LINE = position("charge", rider("gerard", "B6", "se"), rider("mohammad", "M9", "nw"), *LINE)
CHARGED = position(
    "counter",
    rider("gerard", "E7", "se"),
    man("bertin", "D10"),
    rider("mohammad", "O7", "sw"),
    side="saracen",
    charges=[{"rider": "mohammad", "target": "gerard", "route": ["M8", "L9", "K9", "J10", "I9", "H9", "G8"]}],
    agenda=[{"frame": "charging", "seat": "saracen"}, {"frame": "countering", "seat": "crusader"}],
    asked=1,
) | {"seat": "crusader"}


def sat(screen: Screen, at: dict[str, Any], **seats: str) -> Screen:
    """A window at a table of First Blood that begins so."""
    screen.place(at, game="croisades", seats={**SEATS, **seats})
    return screen


def taken(screen: Screen, figure: str) -> None:
    """Take a figure in hand and wait until its steps are told."""
    screen.choose(figure)
    screen.page.locator("[data-testid=points-left]").wait_for(state="attached")


def weighed(screen: Screen, place: str) -> None:
    """Press the ring of a step, which weighs it."""
    screen.part(f"go-{place}").click(force=True)
    expect(screen.part(f"row-{place}").locator("button")).to_have_attribute("aria-pressed", "true")


def stepped(screen: Screen, figure: str, place: str) -> None:
    """Let a figure take a step, and see it done."""
    taken(screen, figure)
    weighed(screen, place)
    with screen.changing():
        screen.part("commit").click()
