"""Lines of play counted on positions that a person can check with the board in hand."""

from gonfalon.games.arsouf import GAME
from gonfalon.games.arsouf.pieces import Side
from gonfalon.games.arsouf.position import Placed, Position
from gonfalon.games.arsouf.scenarios import HISTORICAL
from gonfalon.lab.perft import Counts, perft

# With these home the game goes on until the last baggage train arrives or is killed.
ALL_BUT_ONE_BAGGAGE = ("infantry-1", "infantry-2", "baggage-1")


def counts(position: Position, depth: int) -> Counts:
    return perft(GAME, GAME.state_of(position), depth)


def test_a_lone_baggage_train_in_a_corner() -> None:
    """From 14.00 it can go to 13.00, 13.01 or 14.01, or stay: 4 lines.

    After a move the phase can only be ended (3 lines); after staying the Muslims have nobody, so it is asked again
    (4 lines): 7. Then, after the moves, the three spaces have 3, 6 and 4 neighbours, each with staying: 4 + 7 + 5 = 16;
    after staying and moving there is one line each: 3; after staying twice again 4: 23.

    The first two depths lead to different states each time. At the third, two moves lead to 8 spaces (12.00, 12.01,
    13.00, 13.01, 13.02, 14.00, 14.01, 14.02); one move in the first or in the second turn to 3; one in the third to 3;
    none to 1: 15.
    """
    position = Position(
        ask="move", seat=Side.CRUSADER, pieces=(Placed("baggage-2", "14.00"),), arrived=ALL_BUT_ONE_BAGGAGE
    )
    assert counts(position, 3) == Counts(lines=(4, 7, 23), states=(4, 7, 15), ended=(0, 0, 0))


def test_the_last_baggage_train_at_a_door_of_the_town() -> None:
    """From 02.01 it can go to its neighbours 01.01, 01.02, 02.00, 02.02, 03.01 and 03.02.

    Along the road it also reaches 01.00 by 02.00, and 03.03 by 03.02: 8 moves, and staying makes 9 lines. The two
    moves into the town win and lead to the same state, because the piece leaves the board: 8 states.
    """
    position = Position(
        ask="move", seat=Side.CRUSADER, pieces=(Placed("baggage-2", "02.01"),), arrived=ALL_BUT_ONE_BAGGAGE
    )
    assert counts(position, 1) == Counts(lines=(9,), states=(8,), ended=(2,))


def test_a_rider_among_enemies_and_friends() -> None:
    """Saladin in the corner 14.00 moves three spaces, but 13.00 and 14.01 are held, so he must begin by 13.01.

    13.00 holds an enemy, who bars the way; 14.01 holds a friend, whom he may pass but not land on. Two steps away
    lie 12.00, 12.01, 13.02 and 14.02; three steps away 11.00, 11.01, 11.02, 12.02, 13.03 and 14.03. With 13.01 that
    is 11 moves for him.

    The friend on 14.01, a skirmisher, reaches 13.01 and by it 12.00 and 12.01; 13.02 and by it 12.02; 14.02; then
    11.00, 11.01, 11.02, 11.03, 12.03, 13.03, 13.04, 14.03 and 14.04: 15 moves. Ending makes 11 + 15 + 1 = 27.
    """
    position = Position(
        ask="move",
        seat=Side.MUSLIM,
        pieces=(Placed("baggage-2", "13.00"), Placed("skirmishers-1", "14.01"), Placed("saladin", "14.00")),
        arrived=ALL_BUT_ONE_BAGGAGE,
    )
    assert counts(position, 1).lines == (27,)


def test_an_attack_counts_each_fall_of_its_two_dice() -> None:
    """Templars against a lone skirmisher: 36 falls, and ending the phase instead: 37 lines.

    The falls lead to three states (he is wounded, they are, nobody is); ending leads to a fourth, in which fewer
    asks have been put.
    """
    position = Position(
        ask="attack",
        seat=Side.CRUSADER,
        pieces=(Placed("templars", "08.08"), Placed("skirmishers-1", "08.09")),
        arrived=("infantry-1", "baggage-1", "baggage-2"),
    )
    assert counts(position, 1) == Counts(lines=(37,), states=(4,), ended=(0,))


def test_an_attack_that_may_end_the_game() -> None:
    """Mamluks (3) against the last, wounded baggage train (1): it is killed if their die is above its die less 2.

    Their ones beat 2 faces, twos 3, threes 4, fours 5, fives and sixes all 6: 26 of the 36 falls end the game.
    The other falls leave it (4 equal, 6 lost), and so does ending the phase: 37 lines, 4 states.
    """
    position = Position(
        ask="attack",
        seat=Side.MUSLIM,
        pieces=(Placed("baggage-2", "08.08", wounded=True), Placed("mamelukes-1", "08.09")),
        arrived=ALL_BUT_ONE_BAGGAGE,
    )
    assert counts(position, 1) == Counts(lines=(37,), states=(4,), ended=(26,))


def test_a_full_camp_can_be_swapped_about() -> None:
    """Each of 16 pieces can go to 15 other spaces: 240; each can be taken back: 16; the deployment can be confirmed.

    That makes 257. Swapping two pieces is the same whichever of them is named: 120 + 16 + 1 = 137 states. Nothing is
    left for the program to arrange.
    """
    placed = tuple(Placed(piece, at) for piece, at in HISTORICAL[Side.CRUSADER].items())
    waiting = tuple(HISTORICAL[Side.MUSLIM])
    position = Position(ask="deploy", seat=Side.CRUSADER, pieces=placed, waiting=waiting)
    assert counts(position, 1) == Counts(lines=(257,), states=(137,), ended=(0,))
