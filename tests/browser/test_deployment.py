"""Deploying an army by clicks: placing, swapping, taking back, letting the program do it, confirming."""

import pytest
from playwright.sync_api import expect

from tests.browser.screen import Screen


@pytest.fixture
def camp(screen: Screen) -> Screen:
    screen.open()
    return screen


def test_a_piece_of_the_tray_is_placed_by_a_click(camp: Screen) -> None:
    put(camp, "templars", "01.18")
    put(camp, "richard", "01.19")
    assert standing(camp) == {"templars": "01.18", "richard": "01.19"}
    expect(camp.part("end-phase")).to_contain_text("14 in hand")


def test_a_space_outside_the_camp_is_refused_with_its_clause(camp: Screen) -> None:
    camp.part("hand-templars").click()
    camp.click_space("05.05")
    expect(camp.part("refusal").locator("[data-clause]")).to_have_attribute("data-clause", "4.1")
    assert standing(camp) == {}


def test_a_placed_piece_is_taken_back_by_a_click(camp: Screen) -> None:
    put(camp, "templars", "01.18")
    with camp.changing():
        camp.click_space("01.18")
    expect(camp.piece("templars")).to_have_count(0)
    expect(camp.part("hand-templars")).to_have_attribute("aria-pressed", "true")


def test_two_pieces_change_places(camp: Screen) -> None:
    put(camp, "templars", "01.18")
    put(camp, "richard", "01.19")
    with camp.changing():
        camp.click_space("01.18")
    camp.click_space("01.19")
    expect(camp.part("hand-richard")).to_have_count(1)
    assert standing(camp) == {"templars": "01.19"}


def test_the_program_places_the_rest_around_what_stands(camp: Screen) -> None:
    put(camp, "templars", "03.21")
    camp.part("way-rest").click()
    expect(camp.part("tray").locator("[data-testid^=hand-]")).to_have_count(0)
    placed = standing(camp)
    assert len(placed) == 16
    assert placed["templars"] == "03.21"


def test_the_historical_set_up_is_confirmed_and_the_game_begins(camp: Screen) -> None:
    camp.part("way-historical").click()
    expect(camp.piece("baggage-1")).to_be_visible()
    placed = standing(camp)
    assert (placed["baggage-1"], placed["templars"], placed["hospitallers"]) == ("00.18", "01.18", "01.21")
    expect(camp.part("end-phase")).to_contain_text("Confirm")
    camp.end_phase()
    camp.wait_for_turn()
    assert camp.read("/position")["ask"] == "move"
    assert len(standing(camp)) == 32


def put(screen: Screen, piece: str, place: str) -> None:
    """Take a piece out of the tray and click a space."""
    screen.part(f"hand-{piece}").click()
    expect(screen.part(f"hand-{piece}")).to_have_attribute("aria-pressed", "true")
    with screen.changing():
        screen.click_space(place)


def standing(screen: Screen) -> dict[str, str]:
    """Where every piece stands, as the server has it."""
    return {each["piece"]: each["at"] for each in screen.read("/position").get("pieces", [])}
