"""Records and positions go out as files and come in again; what cannot be read names the field."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.positions import CHARGE
from tests.browser.screen import Screen


@pytest.mark.parametrize("kind", ["record", "position"])
def test_what_is_exported_can_be_imported(screen: Screen, tmp_path: Path, kind: str) -> None:
    screen.place(CHARGE)
    screen.move("templars", "08.08")
    before = screen.read("/position")["pieces"]
    screen.part("game-menu").click()
    with screen.page.expect_download() as download:
        screen.part(f"export-{kind}").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert ("header" in json.loads(file.read_bytes())) is (kind == "record")
    screen.home()
    screen.part("open-import").click()
    screen.part("import-file").set_input_files(file)
    screen.part("grid").wait_for(state="attached")
    screen.table = screen.page.url.rpartition("/")[2]
    assert screen.read("/position")["pieces"] == before


def test_a_position_that_cannot_be_names_the_field(screen: Screen, tmp_path: Path) -> None:
    screen.pardon("400")
    file = tmp_path / "wrong.json"
    file.write_text(json.dumps({**CHARGE, "pieces": [{"piece": "richard", "at": "04.16"}]}), encoding="utf-8")
    screen.home()
    screen.part("open-import").click()
    screen.part("import-file").set_input_files(file)
    expect(screen.part("import-problem")).to_contain_text("pieces[0].at")
    file.write_text("no JSON at all", encoding="utf-8")
    screen.part("import-file").set_input_files([])
    screen.part("import-file").set_input_files(file)
    expect(screen.part("import-problem")).not_to_contain_text("pieces")
    expect(screen.part("import-problem")).not_to_be_empty()


def test_a_game_to_continue_is_listed_and_can_be_thrown_away(screen: Screen) -> None:
    screen.place(CHARGE)
    screen.home()
    row = screen.part(f"continue-{screen.table}")
    row.get_by_role("button", name="Continue").click()
    screen.part("grid").wait_for(state="attached")
    screen.home()
    row.get_by_role("button", name="To the bin").click()
    expect(row.get_by_role("button", name="Put back")).to_be_visible()
    screen.home()
    screen.part("all-games").wait_for()
    expect(row).to_have_count(0)
