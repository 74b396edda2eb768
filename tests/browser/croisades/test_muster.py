"""Duel of the Vanguards at the table: forces chosen on cards for a budget, sealed, and both maps afterwards."""

import pytest
from playwright.sync_api import expect

from gonfalon.lab.browsing import DESKTOP, PHONE
from tests.browser.conftest import Screens
from tests.browser.croisades.looking import faultless
from tests.browser.croisades.playing import SEATS
from tests.browser.croisades.test_hiding import lift
from tests.browser.screen import Screen

AGAINST_A_BOT = {"crusader": "person", "saracen": "recruit"}


@pytest.fixture
def duel(screen: Screen) -> Screen:
    screen.open(game="croisades", scenario="vanguards", seats=SEATS)
    return screen


def more(duel: Screen, card: str, times: int = 1) -> None:
    """One more of a class, so many times."""
    for _ in range(times):
        duel.part(f"more-{card}").click()


def chosen(duel: Screen, card: str, number: int) -> None:
    """So many of a class are chosen."""
    expect(duel.part(f"amount-{card}")).to_have_attribute("aria-valuenow", str(number))


def test_4_0_2_cards_are_priced_summed_up_and_fade_when_they_no_longer_fit(duel: Screen) -> None:
    first = "Crusaders" if duel.part("curtain").inner_text().find("Crusaders") >= 0 else "Saracens"
    assert first == "Crusaders"
    lift(duel, "Crusaders")
    expect(duel.part("seal")).to_be_disabled()
    more(duel, "templar", 8)
    more(duel, "king")
    chosen(duel, "templar", 8)
    expect(duel.part("more-templar")).to_be_disabled()
    expect(duel.part("forces-sum")).to_contain_text("274")
    expect(duel.part("forces-sum")).to_contain_text("26")
    # 26 points are left: a knight at 26 fits, a baron at 32 does not.
    expect(duel.part("more-knight")).to_be_enabled()
    expect(duel.part("more-baron")).to_be_disabled()
    expect(duel.part("chosen-templar")).to_contain_text("240")
    duel.part("less-king").click()
    chosen(duel, "king", 0)
    assert faultless(duel)


def test_4_1_5_classes_of_one_troop_share_their_counters(duel: Screen) -> None:
    lift(duel, "Crusaders")
    more(duel, "longbowman", 3)
    more(duel, "shortbowman")
    expect(duel.part("more-longbowman")).to_be_disabled()
    expect(duel.part("more-shortbowman")).to_be_disabled()


def test_4_1_5_both_seal_behind_the_curtain_and_then_play(duel: Screen) -> None:
    lift(duel, "Crusaders")
    duel.part("proposed").click()
    expect(duel.part("forces-sum")).to_contain_text("300")
    duel.part("seal").click()
    lift(duel, "Saracens")
    chosen(duel, "royal-mamluk", 0)
    expect(duel.part("ledger")).not_to_contain_text("Templar")
    more(duel, "royal-mamluk", 2)
    duel.part("seal").click()
    expect(duel.part("force-cards")).to_have_count(0)
    figures = duel.read("?seat=crusader")["now"]["view"]["position"]["figures"]
    assert {each["off"] for each in figures} == {"waiting"}
    assert len(figures) == 15 + 2


def test_4_1_5_a_sealed_choice_is_kept_secret_until_both_have_chosen(duel: Screen) -> None:
    lift(duel, "Crusaders")
    more(duel, "lady")
    duel.part("seal").click()
    expect(duel.part("curtain")).to_be_visible()
    for seat in ("?seat=saracen", ""):
        assert '"lady", 1' not in str(duel.read(seat)["now"]["view"]["position"])
        assert "'lady', 1" not in str(duel.read(seat)["now"]["view"]["position"])


def test_4_1_5_forces_are_chosen_by_keyboard(duel: Screen) -> None:
    lift(duel, "Crusaders")
    duel.part("amount-templar").focus()
    for _ in range(3):
        duel.page.keyboard.press("+")
    chosen(duel, "templar", 3)
    duel.page.keyboard.press("-")
    chosen(duel, "templar", 2)
    duel.page.keyboard.press("ArrowRight")
    expect(duel.part("amount-knight")).to_be_focused()
    duel.page.keyboard.press("ArrowUp")
    chosen(duel, "knight", 1)
    duel.page.keyboard.press("Enter")
    lift(duel, "Saracens")


def test_4_1_5_the_budget_that_was_agreed_on_is_what_the_cards_are_bought_for(screen: Screen) -> None:
    screen.open(game="croisades", scenario="vanguards", seats=SEATS, options={"budget": 60})
    lift(screen, "Crusaders")
    more(screen, "templar", 2)
    expect(screen.part("forces-sum")).to_contain_text("60 points spent")
    expect(screen.part("more-lady")).to_be_disabled()


def test_4_1_5_whoever_has_mustered_waits_beside_the_map(screen: Screen) -> None:
    screen.open(game="croisades", scenario="vanguards", seats=AGAINST_A_BOT)
    screen.part("proposed").click()
    with screen.changing():
        screen.part("seal").click()
    expect(screen.part("force-cards")).to_have_count(0)
    expect(screen.page.locator("[data-testid=box-waiting-crusader]")).to_be_visible()


MET = [
    {"figure": "gerard", "off": "waiting", "horse": "gerard-horse"},
    {"figure": "bertin", "off": "waiting"},
    {"figure": "mohammad", "off": "waiting", "horse": "mohammad-horse"},
    {"figure": "yasaffa", "off": "waiting"},
]
"""A rider and a man on foot of either side, still to enter."""
EDGES = pytest.mark.parametrize(
    ("side", "rider", "man", "at", "front", "beside"),
    [
        ("crusader", "gerard", "bertin", "OG:K1", "OG:K2", "OG:M1"),
        ("saracen", "mohammad", "yasaffa", "WH:K16", "WH:K15", "WH:M16"),
    ],
)


@EDGES
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_4_0a_a_rider_and_a_man_enter_over_the_edge_of_their_side(
    screens: Screens, size: tuple[int, int], side: str, rider: str, man: str, at: str, front: str, beside: str
) -> None:
    screen = screens(size)
    opening = {"scenario": "vanguards", "turn": 1, "side": side, "first": side, "seat": side, "ask": "move"}
    seats = {"crusader": "recruit", "saracen": "recruit", side: "person"}
    screen.place({**opening, "figures": MET}, game="croisades", seats=seats, seed=None)
    expect(screen.part(f"wait-{rider}")).to_be_visible()
    # What opens is the edge over which they come.
    assert is_shown(screen, at)
    screen.part(f"wait-{rider}").click()
    expect(screen.part(f"step-{at}")).to_be_attached()
    screen.part(f"go-{at}").focus()
    screen.page.keyboard.press("Enter")
    screen.part(f"front-{front}").focus()
    with screen.changing():
        screen.page.keyboard.press("Enter")
    assert place_of(screen, rider) == at
    with screen.changing():
        screen.part("verb-halt").click()
    screen.part(f"wait-{man}").click()
    screen.click_space(beside)
    with screen.changing():
        screen.part("commit").click()
    assert place_of(screen, man) == beside


def is_shown(screen: Screen, place: str) -> bool:
    """Whether the middle of a hex lies in the window of the map."""
    (x, y), box = screen.spot(place), screen.part("board").bounding_box()
    assert box is not None
    return box["x"] < x < box["x"] + box["width"] and box["y"] < y < box["y"] + box["height"]


def place_of(screen: Screen, figure: str) -> str:
    """The hex of a figure, of a rider his rear one."""
    figures = screen.read()["now"]["view"]["position"]["figures"]
    return next(str(each["at"]) for each in figures if each["figure"] == figure)
