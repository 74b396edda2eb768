"""What the client's tests draw is what the server sends."""

from tests.client.views import FOLDER, written


def test_the_fixture_of_a_view_is_the_view_of_the_game() -> None:
    assert (FOLDER / "acre.json").read_text(encoding="utf-8") == written()
