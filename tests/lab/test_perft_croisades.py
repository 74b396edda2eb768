"""Lines of play of Croisades, counted on positions that a person can check with the map in hand."""

from typing import Any

from gonfalon.games.croisades import GAME
from gonfalon.games.croisades.pieces import HORSE_OF
from gonfalon.games.croisades.position.written import Placed, Position, Underway
from gonfalon.lab.perft import Counts, perft
from tests.games.croisades.posted import posted
from tests.games.croisades.stamp import CRUSADER, SARACEN


def counts(*placed: str, depth: int = 1, **rest: Any) -> Counts:
    return perft(GAME, GAME.state_of(posted(*placed, **rest)), depth)


def test_a_man_in_the_corner_of_the_map() -> None:
    """A spearman on A1 steps to A2, B1 or B2, or the phase ends: 4 lines.

    Then from A2 he has 4 hexes, from B1 3 and from B2 6, and each time his move or the phase may end instead: 6 + 5
    + 8. If the phase ended, the Fatimid on Y16 has Y15, X16 and the end of his own: 3 more, 22 in all. The 13 steps
    lead to 8 hexes, A1 to A3, B1 to B3, C1 and C2; to end his move or the phase is one, for nobody else can move: 3;
    and 3 for the Fatimid: 14 states.
    """
    found = counts("bertin A1", "yasaffa Y16", ask="move", depth=2)
    assert found == Counts(lines=(4, 22), states=(4, 14), ended=(0, 0))


def test_a_rider_on_open_ground() -> None:
    """A Templar with R H4 F H5 may enter each of the eight hexes round him, turn, get down on two sides, or end."""
    found = counts("gerard H4 s", "yasaffa Y16", ask="move")
    assert found == Counts(lines=(12,), states=(12,), ended=(0,))


def test_a_rider_with_two_points_left() -> None:
    """The three hexes before him cost 1 and the flanks 2; what lies behind and the half-turn cost more.

    Five hexes, the end of his move and that of the phase: 7 lines. Nobody else can move, so both ends are one state.
    """
    mover = Underway("gerard", 2, "H4", back_facing="s", front=True, rear=True)
    found = counts("gerard H4 s moved spent=10 is_far", "yasaffa Y16", ask="move", mover=mover)
    assert found == Counts(lines=(7,), states=(6,), ended=(0,))


def test_two_in_contact_in_the_last_phase_of_all() -> None:
    """A Fatimid (7) beside a spearman (5) attacks at 1:1 or lets it be, which ends the game.

    Named, the attack is taken back or fought: ten falls. 1 stuns, and he may advance; 2 and 3 drive the spearman back
    and 4 and 5 the Fatimid, who must say where; 6 wounds the Fatimid and the rest does nothing, which ends the game.
    """
    found = counts("bertin H8", "yasaffa H9", ask="name", seat=SARACEN, turn=6, depth=2)
    assert found == Counts(lines=(2, 11), states=(2, 6), ended=(1, 5))


WALL = tuple(
    f"{name}-horse {at} s dead"
    for at, pair in {
        "B2": ("robert", "everard"),
        "B4": ("arnaud", "bertrand"),
        "B6": ("thierry", "jocelyn"),
        "B8": ("armand", "walter"),
    }.items()
    for name in pair
)
"""Two dead horses close each hex from B2 to B9 (1.51.5)."""


def test_a_charge_down_a_lane_that_is_one_hex_wide() -> None:
    """A Templar with R A1 F A2 can charge a Fatimid on A9 over A3 to A8 and no other way, or let it be.

    Nobody can shoot or ride against him, so the charge is fought at once: 42:5 is 8:1, ten falls, 11 lines in all.
    1 to 3 kill and 7 and 8 stun, and he may advance; 4 to 6 wound, and the Fatimid moves next; 9 and 10 drive him back.
    """
    found = counts("gerard A1 s", "yasaffa A9", "ahmed Y16", *WALL, ask="charge")
    assert found == Counts(lines=(11,), states=(5,), ended=(0,))


def test_a_shot_has_ten_falls() -> None:
    """A crossbow at a Fatimid four hexes off on flat ground: 1 to 3 kill, 4 and 5 wound, 6 and 7 drive him back.

    The other three miss. With the end of the phase that is 11 lines; a miss and not to shoot are told apart.
    """
    found = counts("anselmo H9 offensive", "yasaffa H5", "ahmed Y16", ask="shoot")
    assert found == Counts(lines=(11,), states=(5,), ended=(0,))


def waiting(*names: str) -> Counts:
    """The lines of those who wait in The Sultan's Guard, with a Fatimid far away on the map."""
    horses = {name: HORSE_OF.get(name, "") for name in names}
    men = tuple(Placed(figure=name, off="waiting", horse=horses[name]) for name in names)
    there = (*men, Placed(figure="yasaffa", at="Y16"))
    start = Position(scenario="sultans-guard", turn=1, side=CRUSADER, figures=there, ask="move", seat=CRUSADER)
    return perft(GAME, GAME.state_of(start), 1)


def test_4_0a_those_who_enter_from_the_north() -> None:
    """A spearman has the 25 hexes of the side and the end of the phase.

    A Templar may look south on each of them, south-east on all but Y1 and south-west on all but A1: 73 ways, and the
    end.
    """
    assert waiting("bertin") == Counts(lines=(26,), states=(26,), ended=(0,))
    assert waiting("gerard") == Counts(lines=(74,), states=(74,), ended=(0,))
    assert waiting("gerard", "bertin").lines == (99,)
