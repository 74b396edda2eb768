"""Every clause of the proof game."""

from gonfalon.kernel.rulebook import Clause, Rulebook, Ruling

RULEBOOK = Rulebook(
    "The night crossing",
    (
        Clause("1.1", "Loading", "Fox and hare each hide two coins on their two markers, in any order of seats."),
        Clause("1.2", "Whistles", "The owl secretly has none, one or two whistles."),
        Clause("2.1", "Cards", "All three choose a card at once and show them together."),
        Clause("2.2", "Weather", "On a five or a six there is fog."),
        Clause("3.1", "Steps", "A marker goes one step, with haste two, along the paths; fox and hare in any mixture."),
        Clause("3.2", "Town", "A marker in town is turned up and its coins are safe."),
        Clause("3.3", "The ford", "On a one the ford sweeps a marker away."),
        Clause("3.4", "Face down", "Unseen markers of one owner in one place are shuffled."),
        Clause("4.1", "Challenge", "The owl may challenge a marker that steps next to the rider, for a whistle."),
        Clause("4.2", "Hounds", "Two bites of the hounds catch a marker; a hound bites on a total of six."),
        Clause("4.3", "Flight", "A caught marker surrenders, or flees to the camp on a four or more."),
        Clause("4.4", "Search", "A marker that is searched is turned up and its coins are taken."),
        Clause("5.1", "Riding", "The rider goes one or two places, never to the camp and to no place twice."),
        Clause("5.2", "Inspection", "The owl looks under all markers of a place next to the rider; with lamps of two."),
        Clause("5.3", "Duty", "The owl may not rest while unseen markers next to the rider can be inspected."),
        Clause("5.4", "Patrol", "The owl puts some of the posts in order; hounds bite better at the first."),
        Clause("5.5", "Beacon", "The owl may light a beacon of any height from 0 to 100; it is seen and stays lit."),
        Clause(
            "5.6", "Stores", "Once a phase the owl spends nine pence on bones and hams, until nothing more can be had."
        ),
        Clause("5.7", "Kennels", "Once a phase each hound is put at one of its own posts; it bites better there."),
        Clause(
            "5.8", "Food", "Fed hounds bite better that turn: four measures, one of them ham, and no bite too many."
        ),
        Clause("6.1", "The end", "More coins in town than taken: the smugglers win; fewer: the watch; equal: a draw."),
    ),
)

RULINGS = (
    Ruling(
        "R1",
        "Can a marker be followed through a shuffle?",
        "No. Tokens are dealt anew, and the steps that are left are known to the owner alone.",
        "Face down means unknown; steps left would tell the markers apart.",
        ("3.4",),
    ),
)
