"""The library on the screen: games in every state with their names, branches under their parent, and a bin."""

import json
from typing import Any

from playwright.sync_api import Page

from gonfalon.kernel.reading import BadInput
from gonfalon.lab.browsing import SEATS, gone_on, opened
from gonfalon.lab.golden import golden_folder
from gonfalon.registry import game_named

RECORD = "printed-arrived.json"
DRAWN = """() => [...document.querySelectorAll("[data-testid=library] [data-known]")]
    .filter((each) => each.getBoundingClientRect().top < innerHeight)
    .every((each) => each.dataset.known === "true" && each.querySelector("image") !== null)"""
"""Every vignette in sight shows its map."""
WATCHED = {"crusader": "recruit", "muslim": "recruit"}


def library(page: Page, address: str) -> None:
    """All games, one of them to go on with."""
    tables = f"{address}api/tables"
    for table in (opened(page, address, scenario="gate"), opened(page, address, game="acre", scenario="templars-wing")):
        posted(page, f"{tables}/{table}/bin", binned=True)
    lesson = named(page, address, opened(page, address, scenario="charge"), "Night lesson")
    posted(page, f"{tables}/{lesson}/resign", key=f"resign {lesson}", seat="crusader")
    watched = opened(page, address, game="acre", scenario="templars-wing", seats=WATCHED, delay=60_000)
    gamble = named(page, address, watched, "Guy’s gamble")
    named(page, address, branched(page, address, gamble, 0), "Without the charge")
    road = named(page, address, finished(page, address), "The long road")
    ford = named(
        page, address, branched(page, address, road, entries_before(page, address, road, 8)), "Held at the ford"
    )
    posted(page, f"{tables}/{ford}/resign", key=f"resign {ford}", seat="crusader")
    wait = branched(page, address, road, entries_before(page, address, road, 12))
    named(page, address, wait, "What if the Templars wait")
    page.goto(f"{address}#/games")
    page.get_by_test_id(f"game-{road}").locator("[data-known=true]").wait_for()
    page.wait_for_function(DRAWN)
    page.get_by_test_id(f"game-{wait}").get_by_text("What if").first.click()


def finished(page: Page, address: str) -> str:
    """A game of the golden records, by its id."""
    folder = golden_folder(game_named("arsouf"))
    if folder is None:
        raise BadInput("records", "the sources are not checked out")
    return gone_on(page, address, json.loads((folder / RECORD).read_bytes()))


def named(page: Page, address: str, table: str, name: str) -> str:
    """The table, called by a name."""
    posted(page, f"{address}api/tables/{table}/name", name=name)
    return table


def branched(page: Page, address: str, table: str, entries: int) -> str:
    """A branch of a table against a recruit, by its id."""
    key = f"branch {table} {entries}"
    return str(posted(page, f"{address}api/tables/{table}/branch", key=key, entries=entries, seats=SEATS)["id"])


def entries_before(page: Page, address: str, table: str, turn: int) -> int:
    """How many entries a game has when the first side's half of a turn begins."""
    entries = page.request.get(f"{address}api/tables/{table}/replay").json()["entries"]
    for place, entry in enumerate(entries, 1):
        if any(each["event"] == "turn-began" and each["turn"] == turn for each in entry["events"]):
            return place
    raise BadInput("turn", f"the game has no turn {turn}")


def posted(page: Page, address: str, **wish: Any) -> Any:
    """What the server answers to a wish."""
    answer = page.request.post(address, data=wish)
    if not answer.ok:
        raise BadInput("browser", answer.text())
    return answer.json()
