"""The counters, the ground and the order of play: A1 to 1.21f."""

from gonfalon.games.croisades.rulebook.waiting import COMING, WITH_OPTIONS
from gonfalon.kernel.rulebook import Clause, Status

PHYSICAL = Status.PHYSICAL

COUNTERS = (
    Clause(
        "A1",
        "The box",
        "Two tactical maps, more than 150 characters, two ten-sided dice and one of six, and much for other games.",
        PHYSICAL,
        "It tells what is sold and asks nothing of the players.",
    ),
    Clause(
        "A2a",
        "Corrected counters",
        "Six numbers printed on counters are put right: those of Ernest, Will'm, Bryn, Moonga, Tossaun and "
        "Yesugai's horse.",
        reason="The log names the clauses that use the corrected numbers: 1.5a, 1.7b and 1.8e.",
    ),
    Clause(
        "A2b",
        "Classes and weapons",
        "Every character belongs to a class, which says his nation, his armour and what he shoots or throws.",
        reason="The log names the clauses that ask for nation, armour or weapon: 1.3a, 1.42e, 1.73a and C5a.",
    ),
    Clause(
        "A2c",
        "Ranks",
        "Chaplains command like knights, Al-Kamil and Maarat are emirs, and Arnulf is a sergeant.",
        COMING,
        WITH_OPTIONS,
    ),
    Clause(
        "A3a",
        "Faces of a counter",
        "A character is healthy, stunned, wounded or dead, on foot or mounted; whoever is stunned has left the saddle.",
        reason="Each change of face is logged under the result that brought it, C5d to C6e.",
    ),
    Clause(
        "A3b",
        "The stunned",
        "A stunned character does nothing at all, and only what he wears or carries still defends him.",
    ),
    Clause(
        "A3c",
        "Three numbers",
        "Black is attack, red is defence, blue is movement, and a ring round the red number stands for armour.",
        reason="The log names the clauses that use the numbers: 1.5a, 1.7b and 1.73a.",
    ),
    Clause(
        "A3d",
        "Scale",
        "A hex is two metres wide and a turn lasts less than a minute.",
        PHYSICAL,
        "It says what the numbers stand for and changes none of them.",
    ),
    Clause(
        "A3e",
        "Room for a horse",
        "A rider takes up two hexes, and no hex ever holds two that live.",
    ),
    Clause(
        "A3f",
        "Markers",
        "Folded markers on a character say which shot he keeps or that he charges or counter-charges.",
        Status.SCREEN,
    ),
    Clause(
        "A3g",
        "Cart, barrels, draft horse",
        "Some scenarios add a cart, the horse that draws it, and barrels that are full or empty.",
        reason="The log names what is done with them, under 1.59a to 1.59e and 4.1.1.",
    ),
)

TERRAIN = (
    Clause(
        "1.1a",
        "Flat ground",
        "It costs 1 to enter, covers nobody and favours no side in combat.",
        reason="The log names the step, the shot and the sum in which the ground counts: 1.5a, C5c and C6a.",
    ),
    Clause(
        "1.1b",
        "Scrub",
        "It costs 2, covers lightly and is bad ground to fight on.",
        reason="The log names the step, the shot and the sum in which the ground counts: 1.5a, C5c and C6a.",
    ),
    Clause(
        "1.1c",
        "Trees",
        "They cost 2 on foot, are closed to riders, cover lightly and are bad ground to fight on.",
        reason="The log names what trees do under 1.5a, 1.43b, 1.51.2 and C6a.",
    ),
    Clause(
        "1.1d",
        "Slopes",
        "A slope costs 2, is bad ground to fight on, and gives medium cover from shots that come over its lip.",
        reason="The log names what a slope does under 1.5a, 1.43c and C6a.",
    ),
    Clause(
        "1.1e",
        "Water",
        "It costs 5, only unarmoured men on foot go in, it is bad ground, and covers lightly from all but the bank.",
        reason="The log names what water does under 1.5a, 1.43d, 1.51.3 and C6a.",
    ),
    Clause(
        "1.11",
        "Names of hexes",
        "A hex is called by the letter above its column and its number down from there; hidden places are noted so.",
        reason="Every line of the log that names a hex names it so, and none has a reason to say it.",
    ),
    Clause(
        "1.12a",
        "Trees to complete",
        "Fifteen hexes of each map count as full tree hexes; elsewhere half a hex of leaves is needed.",
        reason="The log names what trees do, under 1.43b, 1.51.2 and C6a, wherever they stand.",
    ),
    Clause(
        "1.12b",
        "Where water is",
        "A hex with any water is water and nothing else, but N11 is a tree.",
        reason="The log names what water does, under 1.43d and 1.51.3, wherever it lies.",
    ),
    Clause(
        "1.12c",
        "Palms",
        "A palm makes a tree hex, and scrub lies all round it.",
        reason="The log names what trees and scrub do, under 1.43b, 1.51.2 and C6a, wherever they stand.",
    ),
)

SEQUENCE = (
    Clause(
        "1.2a",
        "Choosing a scenario",
        "The players agree on a scenario, which is complete or leaves troops and places to them.",
    ),
    Clause(
        "1.2b",
        "Sides in turn",
        "Each side in its own turn shoots, moves and fights; then the other has its turn.",
        reason="Each player turn is logged under 1.21f as it begins, its phases under 1.21a to 1.21e.",
    ),
    Clause(
        "1.2c",
        "Several players on a side",
        "Those who share a side play its phases together.",
        PHYSICAL,
        "A side has one seat, and R96 lets any number of people sit in it.",
    ),
    Clause(
        "1.21a", "Phase 1: offensive fire", "The side whose turn it is shoots first, with all who are not in contact."
    ),
    Clause(
        "1.21b",
        "Phase 2: charges",
        "Then it announces its charges, one after the other, and each may be answered by a counter-charge.",
    ),
    Clause(
        "1.21c",
        "Phase 3: movement",
        "Its characters move, and while they do the other side may shoot at them.",
    ),
    Clause(
        "1.21d",
        "Phase 4: combat",
        "Those of the moving side who touch the other may attack, unless they shot or are marked to shoot.",
    ),
    Clause(
        "1.21e",
        "Phase 5: getting up",
        "Whoever was stunned in the player turn before, on either side, is on his feet again.",
    ),
    Clause(
        "1.21f",
        "One phase after another",
        "No phase begins before the last has ended; after the fifth the other side plays.",
    ),
)
