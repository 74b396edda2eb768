"""After another's turn a layer says what changed in it: ghosts, trails, losses on the map, lines in the ledger."""

import re

import pytest
from playwright.sync_api import expect

from gonfalon.lab.browsing import DESKTOP, PHONE
from gonfalon.lab.others_turn import BESET, beset, played, stormed
from tests.browser.conftest import Screens
from tests.browser.positions import CHARGE
from tests.browser.screen import Screen
from tests.browser.test_axe import ALL_LOOKS, everywhere

TRAILS = "[...document.querySelectorAll('[data-testid=changed-layer] [data-trail]')].map((each) => each.dataset.trail)"
ENDS = [{"do": "end", "seat": side} for side in ("crusader", "muslim")]
PEOPLE = {"crusader": "person", "muslim": "person"}


@pytest.fixture
def after(screen: Screen) -> Screen:
    """The Crusaders are asked after a hard turn of the Muslims."""
    screen.go_on(beset())
    screen.part("changed").wait_for()
    return screen


def test_it_opens_by_itself_when_ones_own_were_hurt_and_shows_all_that_happened(after: Screen) -> None:
    counts = {
        each: after.part("changed").locator(f"[data-count={each}] b") for each in ("lost", "hurt", "held", "moved")
    }
    for count, number in {"lost": "1", "hurt": "2", "held": "1", "moved": "5"}.items():
        expect(counts[count]).to_have_text(number)
    layer = after.part("changed-layer")
    expect(layer.locator("[data-ghost]")).to_have_count(5)
    expect(layer.locator("[data-gone=infantry-5]")).to_have_count(1)
    expect(layer.locator("[data-hurt]")).to_have_count(2)
    expect(layer.locator("[data-wedge]")).to_have_count(4)
    expect(layer.locator("[data-tag=knights-1]")).to_have_text("held")
    assert len(after.page.evaluate(TRAILS)) == 5
    killed = after.part("changed-infantry-5")
    expect(killed).to_contain_text("Infantry 5 killed at 05.12")
    expect(killed.locator("[data-side]")).to_have_count(2)
    expect(killed.locator("[data-clause]")).to_have_attribute("data-clause", "6.10")
    expect(after.part("changed-mamelukes-1")).to_contain_text("attacked the Templars")
    expect(after.part("prompt-text")).to_contain_text("One of yours was killed, one wounded.")
    expect(after.part("changed-legend")).to_contain_text("stood here")


def test_trails_go_over_every_space_that_was_entered_after_a_reload_too(after: Screen) -> None:
    trails = after.page.evaluate(TRAILS)
    assert all(len(trail.split()) > 2 for trail in trails)
    after.page.reload()
    after.part("changed").wait_for()
    assert after.page.evaluate(TRAILS) == trails


def test_what_was_watched_live_is_told_the_same_after_a_reload(screen: Screen) -> None:
    screen.place(BESET)
    screen.end_phase()
    screen.wait_for_turn()
    screen.part("changed").wait_for()
    told, trails = screen.part("changed").inner_text(), screen.page.evaluate(TRAILS)
    screen.page.reload()
    screen.part("changed").wait_for()
    assert screen.part("changed").inner_text() == told
    assert screen.page.evaluate(TRAILS) == trails


def test_w_hides_and_shows_it_numbers_light_its_lines_and_escape_hides_it(after: Screen) -> None:
    keys = after.page.keyboard
    keys.press("2")
    expect(after.part("changed-skirmishers-4")).to_have_class(re.compile("lit"))
    expect(after.page.locator("[data-disc='2']")).to_have_class(re.compile("lit"))
    expect(after.page.locator(".trail.lit")).to_have_count(1)
    keys.press("2")
    expect(after.page.locator(".trail.lit")).to_have_count(0)
    keys.press("w")
    expect(after.part("changed")).to_have_count(0)
    expect(after.part("changed-layer")).to_have_count(0)
    keys.press("w")
    expect(after.part("changed")).to_be_visible()
    keys.press("Escape")
    expect(after.part("changed")).to_have_count(0)
    expect(after.part("menu")).to_have_count(0)
    keys.press("w")
    after.part("changed-hide").click()
    expect(after.part("changed-layer")).to_have_count(0)


def test_pointing_at_a_line_lights_one_trail(after: Screen) -> None:
    after.part("changed-saladin").hover()
    lit = after.page.locator(".trail.lit")
    expect(lit).to_have_count(1)
    expect(lit).to_have_attribute("data-trail", re.compile(r"^10\.09 .* 07\.08$"))
    after.part("changed-mamelukes-2").hover()
    expect(lit).to_have_attribute("data-trail", re.compile(r"^08\.12 .* 05\.13$"))


def test_the_first_choice_takes_it_away_and_it_stays_away(after: Screen) -> None:
    after.choose("knights-1")
    expect(after.part("changed-layer")).to_have_count(0)
    expect(after.part("unit-panel")).to_have_attribute("data-piece", "knights-1")
    after.page.keyboard.press("Escape")
    after.move("infantry-3", after_one_step(after))
    expect(after.part("changed-layer")).to_have_count(0)
    # It can still be looked at; what one has done since is no part of it.
    after.page.keyboard.press("w")
    expect(after.part("changed").locator("[data-count=moved] b")).to_have_text("5")
    after.page.reload()
    after.part("grid").wait_for(state="attached")
    expect(after.part("prompt")).to_have_attribute("data-state", "decision")
    expect(after.part("changed")).to_have_count(0)


def after_one_step(screen: Screen) -> str:
    """Some space that infantry 3 may move to."""
    screen.choose("infantry-3")
    return screen.choices("go")[0]


def test_v_shows_the_turn_once_more_and_comes_back(after: Screen) -> None:
    after.page.evaluate(
        """() => {
            window.struck = []
            window.together = 0
            window.states = []
            const note = () => {
                const layers = document.querySelectorAll("[data-testid=changed-layer]").length
                const state = `${document.querySelector("[data-testid=prompt]").dataset.state} ${layers}`
                if (state !== window.states.at(-1)) window.states.push(state)
                const found = document.querySelector("[data-testid=striking]")
                const trails = document.querySelectorAll("[data-testid=board] [data-trail]").length
                if (document.querySelector("[data-state=replay]")) window.together = Math.max(window.together, trails)
                if (found) window.struck.push(`${found.dataset.by} ${found.dataset.at}`)
            }
            new MutationObserver(note).observe(document.body, { subtree: true, childList: true, attributes: true })
        }"""
    )
    after.page.keyboard.press("v")
    # The replay may be over before anybody looks: the page itself notes what it showed.
    after.page.wait_for_function("() => window.states.includes('replay 0') && window.states.at(-1) === 'decision 1'")
    expect(after.part("changed")).to_be_visible()
    # Four moves went together; whoever struck was marked, and whom.
    assert after.page.evaluate("window.together") == 4
    assert set(after.page.evaluate("window.struck")) == {"06.07 06.08", "05.05 04.05", "06.10 05.10", "05.13 05.12"}


def test_where_little_changed_it_waits_for_its_key(screen: Screen) -> None:
    moves = [{"do": "move", "seat": "muslim", "piece": "saladin", "to": "09.09"}]
    screen.go_on(played("arsouf", BESET, [ENDS[0], *moves, ENDS[1]], [], {"crusader": "person", "muslim": "recruit"}))
    expect(screen.part("prompt")).to_have_attribute("data-state", "decision")
    screen.page.keyboard.press("w")
    expect(screen.part("changed").locator("[data-count=moved] b")).to_have_text("1")
    screen.page.keyboard.press("w")
    expect(screen.part("changed")).to_have_count(0)


def test_before_anybody_else_has_moved_the_key_says_so(screen: Screen) -> None:
    screen.place(CHARGE)
    screen.page.keyboard.press("w")
    expect(screen.part("notice")).to_contain_text("Nobody else")
    expect(screen.part("changed")).to_have_count(0)


def test_at_one_screen_it_is_for_whoever_now_sits_down(screen: Screen) -> None:
    screen.go_on(beset(PEOPLE))
    expect(screen.part("changed").locator("[data-count=lost] b")).to_have_text("1")
    screen.end_phase()
    screen.end_phase()
    expect(screen.part("prompt-text")).to_contain_text("Choose a piece to move")
    expect(screen.part("changed")).to_have_count(0)
    # The Crusaders did nothing in their turn, and that is what the Muslims are told.
    screen.page.keyboard.press("w")
    expect(screen.part("changed").locator("[data-count=moved] b")).to_have_text("0")
    expect(screen.part("changed").locator("li[data-number]")).to_have_count(0)


def test_acre_tells_its_own_losses_in_its_own_words(screen: Screen) -> None:
    screen.go_on(stormed())
    panel = screen.part("changed")
    expect(panel.locator("[data-count=lost]")).to_have_text(re.compile("eliminated"))
    expect(screen.part("changed-saladin")).to_contain_text("Saladin a casualty at 1611")
    expect(screen.part("changed-tk3")).to_contain_text("1406 to 1506")
    expect(screen.part("changed-tu1")).to_contain_text("attacked")
    expect(screen.part("changed-layer").locator("[data-gone]")).to_have_count(3)


def test_a_phone_shows_it_as_a_sheet(screens: Screens) -> None:
    screen = screens(PHONE)
    screen.go_on(beset())
    expect(screen.part("ledger")).to_have_attribute("data-kind", "changed")
    expect(screen.part("changed-layer")).to_have_count(1)
    screen.part("changed-hide").tap()
    expect(screen.part("changed-layer")).to_have_count(0)


def test_a_reader_hears_the_counts_as_a_heading_then_lists_and_no_ghosts(after: Screen) -> None:
    heading = after.part("changed").get_by_role("heading", level=2)
    expect(heading).to_have_text("What changed: 1 killed, 2 wounded, 1 held, 5 moved, 22 as before")
    expect(after.part("changed").get_by_role("list")).to_have_count(2)
    expect(after.part("changed").get_by_role("listitem")).to_have_count(8)
    assert after.page.locator("[aria-hidden=true] [data-testid=changed-layer]").count() == 1


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_nothing_bars_the_way_into_it(screens: Screens, size: tuple[int, int]) -> None:
    screen = screens(size)
    screen.go_on(beset())
    screen.part("changed").wait_for()
    assert everywhere(screen, tuple(look for look in ALL_LOOKS if look[0] == size)) == []
