"""Lines of play of Acre, counted on positions that a person can check with the map in hand."""

from typing import Any

from gonfalon.games.acre import GAME
from gonfalon.lab.perft import Counts, perft
from tests.games.acre.stamp import MUSLIM, stamp


def counts(units: dict[str, str], depth: int, **rest: Any) -> Counts:
    return perft(GAME, stamp(units, **rest), depth)


def test_a_unit_in_the_corner_of_the_plain() -> None:
    """Men-at-arms on 2601 have four points, and all is clear ground.

    They reach 2602-2605 (4), 2501-2505 (5), 2401-2404 (4), 2301-2304 (4) and 2201-2203 (3): 20 hexes. Ending the
    phase makes 21 lines.
    """
    assert counts({"ma1": "2601", "tk1": "0322"}, 1) == Counts(lines=(21,), states=(21,), ended=(0,))


def test_a_volley_counts_its_die_and_the_rally_that_follows() -> None:
    """Crossbows at distance 2 have the value 2, so a 1 or a 2 disorganizes the infantry.

    Nothing else can be done in that turn. The infantry, in no ZOC, then rolls to rally: 2 x 6 lines. The four misses
    and ending the phase need no rally: 5 more, 17 in all. At last it is organized or it is not: two states.
    """
    volley = counts({"xb1": "1206", "in1": "1208"}, 1, ask="shoot")
    assert volley == Counts(lines=(17,), states=(2,), ended=(0,))


def test_a_unit_that_must_attack_has_its_die_and_nothing_else() -> None:
    """Men-at-arms (5) beside infantry (3) owe an attack at 3:2: six falls, and the phase cannot be ended.

    Ar on 1 and 2, Ad on 3, Dd on 4, Dr on 5 and 6: four states.
    """
    assert counts({"ma1": "1207", "in1": "1206"}, 1, ask="attack") == Counts(lines=(6,), states=(4,), ended=(0,))


def test_skirmishers_may_be_let_alone() -> None:
    """They have no ZOC, so one unit can attack them or not: 2 lines; two units 4: either, both, or none."""
    assert counts({"ma1": "1304", "li1": "1404"}, 1, ask="attack").lines == (2,)
    assert counts({"ma1": "1304", "ma2": "1305", "li1": "1404"}, 1, ask="attack").lines == (4,)


def test_the_last_volley_of_the_last_turn_ends_the_game_however_it_falls() -> None:
    """Archers at distance 2 fire (six falls) or do not: 7 lines, all of which end it; a 1 alone hits: two states."""
    last = counts(
        {"in4": "1206", "ma1": "1208"}, 1, ask="shoot", seat=MUSLIM, scenario="templars-wing", rest={"turn": 6}
    )
    assert last == Counts(lines=(7,), states=(2,), ended=(7,))
