"""The counters of the start page are those of the game."""

from gonfalon.games.acre.pieces import LEADERS, ROSTER
from tests.client.roster import FILE, roster, written


def test_the_kept_roster_is_the_roster_of_the_game() -> None:
    assert FILE.read_text(encoding="utf-8") == written()


def test_all_units_of_a_label_print_the_same() -> None:
    for unit in ROSTER:
        values = roster()[unit.label]
        assert (values["strength"][0], values["moves"], values["archery"][0]) == (
            unit.strength,
            unit.movement,
            unit.archery,
        )
    assert {leader.id for leader in LEADERS} <= {*roster()}
