"""The library: all games, found, named, thrown away and put back, by keyboard and mouse, on a desk and a phone."""

import json
import re
import time

import pytest
from playwright.sync_api import Locator, Request, expect

from gonfalon.lab.browsing import DESKTOP, PHONE, opened
from gonfalon.lab.scenes_library import branched, finished, named, posted
from tests.browser.conftest import Screens
from tests.browser.keys import FOCUSED
from tests.browser.screen import PATIENCE, Screen
from tests.browser.serving import Serving
from tests.browser.test_axe import everywhere

MANY = 200


@pytest.fixture
def shelf(empty: Serving, screens: Screens) -> Screen:
    """A window before a server that keeps no games yet."""
    return screens(address=empty.address)


def game(screen: Screen, name: str, **wish: object) -> str:
    """A new game with a name."""
    table = opened(screen.page, screen.address, **{"scenario": "gate", **wish})
    return named(screen.page, screen.address, table, name)


def browse(screen: Screen) -> None:
    screen.page.goto(f"{screen.address}#/games")
    screen.part("library-shown").wait_for()


def row(screen: Screen, table: str) -> Locator:
    return screen.part(f"game-{table}")


def titles(screen: Screen) -> list[str]:
    """What the rows are called, from above."""
    return screen.page.locator("[data-testid=library] .title b").all_inner_texts()


def becomes(screen: Screen, table: str, **wanted: object) -> None:
    """Wait until the server says so of a game: the page shows at once what will be."""
    until = time.monotonic() + PATIENCE / 1000
    while True:
        tables = screen.page.request.get(f"{screen.address}api/tables").json()["tables"]
        said = next({key: each[key] for key in wanted} for each in tables if each["id"] == table)
        if said == wanted:
            return
        assert time.monotonic() < until, said


def vanishes(screen: Screen, table: str) -> None:
    """Wait until the server knows a game no longer."""
    until = time.monotonic() + PATIENCE / 1000
    while screen.page.request.get(f"{screen.address}api/tables/{table}").status != 404:
        assert time.monotonic() < until, table


def test_a_keyboard_alone_finds_names_folds_throws_away_and_opens(shelf: Screen) -> None:
    road = game(shelf, "The long road")
    branch = named(shelf.page, shelf.address, branched(shelf.page, shelf.address, road, 0), "The Templars wait")
    game(shelf, "Night lesson", scenario="charge")
    keys = shelf.page.keyboard
    browse(shelf)
    row(shelf, road).wait_for()
    keys.press("/")
    expect(shelf.part("library-search")).to_be_focused()
    keys.type("long road")
    expect(shelf.part("library-shown")).to_have_text("1 of 3 shown")
    keys.press("Escape")
    expect(shelf.part("library-shown")).to_have_text("3 of 3 shown")
    keys.press("ArrowDown")
    keys.press("End")
    expect(row(shelf, branch)).to_be_focused()
    keys.press("ArrowLeft")
    expect(row(shelf, road)).to_be_focused()
    keys.press("ArrowLeft")
    expect(row(shelf, branch)).to_have_count(0)
    expect(row(shelf, road)).to_have_attribute("aria-expanded", "false")
    keys.press("ArrowRight")
    expect(row(shelf, branch)).to_be_visible()
    keys.press("F2")
    keys.type("Road to the sea")
    keys.press("Enter")
    expect(row(shelf, road)).to_contain_text("Road to the sea")
    expect(row(shelf, road)).to_be_focused()
    keys.press("Delete")
    expect(row(shelf, road)).to_contain_text("Road to the sea was taken to the bin.")
    expect(row(shelf, road)).to_be_focused()
    # What lies in the bin is not thrown away again, and nothing else in its place.
    keys.press("Delete")
    keys.press("Tab")
    expect(shelf.part(f"put-back-{road}")).to_be_focused()
    keys.press("Enter")
    expect(row(shelf, road)).to_contain_text("Continue")
    expect(shelf.part("bin")).to_have_count(0)
    expect(row(shelf, road)).to_be_focused()
    keys.press("Enter")
    shelf.part("grid").wait_for(state="attached")
    # The address that Playwright knows follows the page with a delay.
    expect(shelf.page).to_have_url(re.compile(rf"#/table/{road}$"))


def test_n_begins_a_new_game(shelf: Screen) -> None:
    game(shelf, "Night lesson")
    browse(shelf)
    shelf.part("library").wait_for()
    shelf.page.keyboard.press("n")
    shelf.part("begin").wait_for()


def test_a_game_is_renamed_in_its_place_and_without_a_name_is_untitled(shelf: Screen) -> None:
    table = opened(shelf.page, shelf.address, scenario="gate")
    browse(shelf)
    expect(row(shelf, table)).to_contain_text("Arsouf, untitled")
    row(shelf, table).get_by_test_id("more").click()
    shelf.part("row-rename").click()
    field = shelf.part("name-field")
    expect(field).to_be_focused()
    field.fill("A first try")
    field.press("Enter")
    expect(row(shelf, table)).to_contain_text("A first try")
    row(shelf, table).get_by_text("A first try", exact=True).dblclick()
    field.fill("Never mind")
    field.press("Escape")
    expect(field).to_have_count(0)
    becomes(shelf, table, name="A first try")
    shelf.page.reload()
    expect(row(shelf, table)).to_contain_text("A first try")
    shelf.page.keyboard.press("F2")
    field.fill("")
    field.press("Enter")
    expect(row(shelf, table)).to_contain_text("Arsouf, untitled")
    becomes(shelf, table, name="")


def test_what_is_thrown_away_keeps_its_place_and_the_next_row_does_not_slide_under_the_pointer(shelf: Screen) -> None:
    below, table = game(shelf, "Below"), game(shelf, "Above")
    browse(shelf)
    before = row(shelf, below).bounding_box()
    row(shelf, table).get_by_test_id("more").click()
    shelf.part("row-throw").click()
    expect(row(shelf, table)).to_contain_text("taken to the bin")
    expect(shelf.part(f"binned-{table}")).to_contain_text("30 days left")
    assert row(shelf, below).bounding_box() == before
    shelf.part(f"restore-{table}").click()
    expect(shelf.part(f"binned-{table}")).to_have_count(0)
    expect(row(shelf, table)).to_contain_text("Continue")
    becomes(shelf, table, binned=None)


def test_the_bin_is_emptied_only_after_it_was_asked(shelf: Screen) -> None:
    gone, stays = game(shelf, "Gone"), game(shelf, "Stays")
    posted(shelf.page, f"{shelf.address}api/tables/{gone}/bin", binned=True)
    browse(shelf)
    shelf.part("bin-empty").click()
    expect(shelf.part("bin-surely")).to_contain_text("Delete this game for good?")
    expect(shelf.part("bin-keep")).to_be_focused()
    assert everywhere(shelf) == []
    shelf.part("bin-keep").click()
    expect(shelf.part(f"binned-{gone}")).to_be_visible()
    shelf.part("bin-empty").click()
    shelf.part("bin-delete").click()
    expect(shelf.part("bin")).to_have_count(0)
    assert titles(shelf) == ["Stays"]
    vanishes(shelf, gone)
    becomes(shelf, stays, binned=None)


def test_games_are_sifted_by_words_game_and_state_and_sorted(shelf: Screen) -> None:
    game(shelf, "Alpha", game="acre", scenario="templars-wing")
    given_up = game(shelf, "Gamma")
    posted(shelf.page, f"{shelf.address}api/tables/{given_up}/resign", key="given up", seat="crusader")
    game(shelf, "Beta", scenario="ford", seats={"crusader": "recruit", "muslim": "recruit"}, delay=60_000)
    named(shelf.page, shelf.address, finished(shelf.page, shelf.address), "Delta")
    browse(shelf)
    expect(shelf.part("library-counts")).to_have_text("4 games, one wants you")
    expect(shelf.part("library")).to_contain_text("Delta")
    assert titles(shelf) == ["Delta", "Beta", "Gamma", "Alpha"]
    shelf.part("sort-name").click()
    assert titles(shelf) == ["Alpha", "Beta", "Delta", "Gamma"]
    shelf.part("sort-game").click()
    assert titles(shelf) == ["Alpha", "Delta", "Beta", "Gamma"]
    shelf.part("sort-turn").click()
    assert titles(shelf) == ["Gamma", "Beta", "Delta", "Alpha"]
    for state, name in {"mine": "Alpha", "waiting": "Beta", "over": "Gamma", "imported": "Delta"}.items():
        shelf.part(f"show-{state}").uncheck()
        assert name not in titles(shelf)
        expect(shelf.part("library-shown")).to_have_text("3 of 4 shown")
        shelf.part(f"show-{state}").check()
    shelf.part("show-acre").uncheck()
    assert "Alpha" not in titles(shelf)
    shelf.part("library-search").fill("captain")
    expect(shelf.part("library-none")).to_be_visible()
    shelf.part("library-all-again").click()
    assert len(titles(shelf)) == 4
    shelf.part("library-search").fill("muslims gamma")
    assert titles(shelf) == ["Gamma"]


def test_a_finished_game_says_who_won_by_which_clause_and_opens_in_replay(shelf: Screen) -> None:
    table = finished(shelf.page, shelf.address)
    browse(shelf)
    own = row(shelf, table)
    expect(own).to_contain_text("Crusaders won")
    expect(own).to_contain_text("ended, turn 18")
    own.locator("[data-clause='3.1']").click()
    expect(shelf.part("clause")).to_have_attribute("data-clause", "3.1")
    shelf.page.keyboard.press("Escape")
    expect(shelf.part("rules")).to_have_count(0)
    shelf.part(f"open-{table}").click()
    shelf.page.locator("[data-testid=prompt][data-state=replay]").wait_for()
    expect(shelf.part("replay-slider")).to_have_value("0")
    assert shelf.page.url.endswith(f"#/replay/{table}")


def test_a_branch_hangs_under_its_parent_with_its_turn_and_names_it_where_it_does_not(shelf: Screen) -> None:
    road = game(shelf, "The long road")
    branch = named(shelf.page, shelf.address, branched(shelf.page, shelf.address, road, 0), "What if")
    game(shelf, "Other")
    browse(shelf)
    row(shelf, branch).wait_for()
    assert titles(shelf) == ["Other", "The long road", "What if"]
    expect(row(shelf, branch)).to_have_attribute("aria-level", "2")
    expect(row(shelf, branch)).to_contain_text(re.compile("branch from turn 43"))
    expect(row(shelf, road)).to_have_attribute("aria-expanded", "true")
    shelf.part("show-branches").uncheck()
    expect(row(shelf, branch)).to_have_attribute("aria-level", "1")
    expect(row(shelf, branch)).to_contain_text("branch of The long road, from turn 43")
    assert titles(shelf) == ["Other", "What if", "The long road"]


def test_a_game_in_the_bin_is_not_opened_but_put_back(shelf: Screen) -> None:
    table = game(shelf, "Gone")
    posted(shelf.page, f"{shelf.address}api/tables/{table}/bin", binned=True)
    shelf.page.goto(f"{shelf.address}#/table/{table}")
    shelf.part("put-back").click()
    shelf.part("grid").wait_for(state="attached")


def test_what_the_disk_did_not_take_is_said_and_stays_as_it_was(shelf: Screen) -> None:
    table = game(shelf, "Kept")
    shelf.pardon("507")
    full = {"problem": "not-kept", "why": "full", "file": "tables.sqlite", "sentence": ""}
    shelf.page.route(re.compile("/bin$"), lambda route: route.fulfill(status=507, json=full))
    browse(shelf)
    row(shelf, table).focus()
    shelf.page.keyboard.press("Delete")
    expect(shelf.part("notice")).to_be_visible()
    expect(row(shelf, table)).to_contain_text("Continue")
    expect(shelf.part("bin")).to_have_count(0)


def test_the_menu_of_a_row_saves_its_record_and_closes_by_escape(shelf: Screen) -> None:
    table = game(shelf, "Saved")
    browse(shelf)
    row(shelf, table).get_by_test_id("more").click()
    assert everywhere(shelf) == []
    shelf.page.keyboard.press("ArrowDown")
    assert shelf.page.evaluate(FOCUSED) == "row-export"
    shelf.page.keyboard.press("Escape")
    expect(shelf.part("row-menu")).to_have_count(0)
    assert shelf.page.evaluate(FOCUSED) == "more"
    shelf.page.keyboard.press("Enter")
    with shelf.page.expect_download() as waiting:
        shelf.part("row-export").click()
    assert json.loads(waiting.value.path().read_bytes())["header"]["game"] == "arsouf"


def test_the_menu_of_a_table_leads_to_all_games(shelf: Screen) -> None:
    shelf.open(scenario="gate")
    shelf.part("game-menu").click()
    shelf.part("menu-games").click()
    expect(row(shelf, shelf.table)).to_be_visible()


def test_only_what_is_in_sight_of_many_games_is_fetched(shelf: Screen) -> None:
    tables = [opened(shelf.page, shelf.address, scenario="gate") for _ in range(MANY)]
    asked: set[str] = set()

    def hear(request: Request) -> None:
        asked.update(re.findall(r"/api/tables/(\w+)$", request.url))

    shelf.page.on("request", hear)
    browse(shelf)
    expect(shelf.part("library-shown")).to_have_text(f"{MANY} of {MANY} shown")
    expect(row(shelf, tables[-1]).locator("[data-known=true]")).to_be_visible()
    expect(row(shelf, tables[-6]).locator("[data-known=true]")).to_be_visible()
    assert len(asked) < 20
    assert tables[0] not in asked
    row(shelf, tables[0]).scroll_into_view_if_needed()
    expect(row(shelf, tables[0]).locator("[data-known=true]")).to_be_visible()
    assert len(asked) < 60


def test_a_phone_shows_the_library_without_running_off_its_side(shelf: Screen, screens: Screens) -> None:
    road = game(shelf, "The long road")
    branched(shelf.page, shelf.address, road, 0)
    given_up = game(shelf, "A name that is as long as the name of a game may ever become")
    posted(shelf.page, f"{shelf.address}api/tables/{given_up}/bin", binned=True)
    phone = screens(PHONE, address=shelf.address)
    browse(phone)
    expect(row(phone, road)).to_contain_text("Continue")
    assert phone.page.evaluate("document.scrollingElement.scrollWidth") <= PHONE[0]
    expect(phone.part("show-mine")).to_have_count(0)
    phone.part("library-filters").tap()
    phone.part("show-mine").uncheck()
    expect(phone.part("library-none")).to_be_visible()
    phone.part("library-all-again").tap()
    row(phone, road).get_by_test_id("more").tap()
    expect(phone.part("row-throw")).to_be_in_viewport()
    assert phone.page.evaluate("document.scrollingElement.scrollWidth") <= PHONE[0]
    phone.part("row-throw").tap()
    phone.part(f"put-back-{road}").tap()
    expect(row(phone, road)).to_contain_text("Continue")


def test_the_library_speaks_spanish(shelf: Screen, screens: Screens) -> None:
    table = opened(shelf.page, shelf.address, scenario="gate")
    other = screens(DESKTOP, address=shelf.address, language="es")
    browse(other)
    expect(row(other, table)).to_contain_text("Arsuf, sin nombre")
    expect(row(other, table)).to_contain_text("turno 43 de 50")
    expect(other.part("library-counts")).to_have_text("una partida, una te espera")
