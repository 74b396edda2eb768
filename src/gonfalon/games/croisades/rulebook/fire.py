"""Missile fire, lines and cover: 1.3a to 1.44."""

from gonfalon.kernel.rulebook import Clause, Status

SHOOTING = (
    Clause(
        "1.3a", "Six weapons", "Dagger, javelin, sling, shortbow, longbow, crossbow: each for those who start with it."
    ),
    Clause("1.3b", "One shot each", "A character shoots once in a phase of fire; one target may be shot at by many."),
    Clause(
        "1.31a",
        "Throwing dagger",
        "An Assassin may throw in both phases of fire and move as he likes.",
        reason="It forbids nothing, so no line of the log can name it; the throw is logged under 1.36.",
    ),
    Clause(
        "1.31b",
        "Javelin and shortbow",
        "Who shoots once moves freely, who shoots in both phases moves at most half.",
    ),
    Clause(
        "1.31c",
        "Sling and longbow",
        "Who shoots once moves at most half, who shoots in both phases does not move.",
    ),
    Clause("1.31d", "Crossbow", "It shoots in one of the two phases only, and its bearer does not move."),
    Clause(
        "1.31e",
        "Half moves",
        "Halves are rounded down, and whoever shoots in neither phase is not limited.",
        reason="What a half comes to is named under 1.31b or 1.31c, which call for it.",
    ),
    Clause(
        "1.32a",
        "No shot in contact",
        "Nobody shoots while an enemy stands beside him who could attack him where he is.",
    ),
    Clause("1.32b", "Shoot or attack", "Whoever shoots in his own turn or keeps a shot for the next makes no attack."),
    Clause(
        "1.32c",
        "Still in the fight",
        "A shooter may walk up to his foes, and defends himself like anybody else.",
        reason="It forbids nothing: the step is logged under 1.5a, the defence under 1.7b.",
    ),
    Clause(
        "1.33a",
        "The right to defensive fire",
        "It needs a move within the limits of the weapon, no attack suffered, and for a crossbow no earlier shot.",
    ),
    Clause("1.33b", "Fire at a mover", "A character who moves may be shot at in any hex of his way."),
    Clause(
        "1.33c",
        "A volley",
        "All who shoot at that moment are named before a die is rolled, and all of them have then shot.",
    ),
    Clause(
        "1.33d",
        "Between two volleys",
        "A target is safe until it has gone on 1 hex (wounded on foot), 2 (on foot), 3 (mounted) or 4 (charging).",
        reason="Until a target has gone far enough nobody is asked to shoot at it, so nothing can be refused.",
    ),
    Clause(
        "1.33e",
        "Those who stay",
        "Nobody is shot at before he sets out, unless his owner says that he stays where he is.",
    ),
    Clause(
        "1.33f", "Never back again", "Once the fire has gone over to a second target the first is safe for the turn."
    ),
    Clause(
        "1.34a",
        "Marking crossbows",
        "As his turn begins the owner says for each crossbowman in which phase he will shoot, and keeps to it.",
    ),
    Clause(
        "1.34b",
        "Marking others",
        "All other shooters are marked as they shoot, and keep the mark only while they may still shoot.",
        reason="The shot that leaves the mark is logged under 1.36, and what the mark forbids under 1.32b.",
    ),
    Clause(
        "1.34c",
        "New marks",
        "With each new turn of a side all its marks are set again.",
        reason="The turn with which marks come off is logged under 1.21f, the new ones under 1.34a.",
    ),
    Clause(
        "1.35a",
        "Daggers and javelins",
        "An Assassin has six daggers and a javelinman four javelins, and without any he cannot throw.",
    ),
    Clause(
        "1.35b",
        "Handing over",
        "Neighbours who have moved and touch no enemy may share them, never beyond what each had at first.",
    ),
    Clause(
        "1.35c",
        "From the dead",
        "What a dead comrade has left may be taken under the same conditions.",
    ),
    Clause(
        "1.35d",
        "Counted arrows",
        "Archers and crossbowmen have twenty arrows each and share them like javelins.",
        Status.OPTIONAL,
        "It is told of when somebody has shot all twenty, which takes longer than random play.",
    ),
    Clause(
        "1.35e",
        "Stones",
        "A slinger always finds another stone.",
        reason="It forbids nothing, so no line of the log can name it; the shot is logged under 1.36.",
    ),
    Clause(
        "1.36",
        "Resolving a shot",
        "One ten-sided die a shot, with its modifiers, is read by target, weapon and cover; armour always counts.",
    ),
)

LINES = (
    Clause("1.41", "Line of fire", "It runs straight from the middle of one hex to the middle of the other."),
    Clause(
        "1.42a",
        "Flat shots",
        "Crossbow, sling and dagger cannot pass a hex with anybody living in it, man or beast, unless he is stunned.",
    ),
    Clause(
        "1.42b",
        "High shots",
        "Bows and javelins pass over others if the target is at medium or long range, has light cover at most and is "
        "not beside a friend of the shooter.",
    ),
    Clause(
        "1.42c",
        "Men in water",
        "A character in the water is in nobody's line.",
        reason="A line that he does not bar is free, and the shot is logged under 1.36.",
    ),
    Clause("1.42d", "From the saddle", "A horse archer shoots over friends who stand right beside him."),
    Clause(
        "1.42e",
        "Through a row",
        "Bows, crossbows and javelins shoot straight ahead between two of three or more like-armed friends in a row, "
        "at targets three hexes or more beyond it.",
    ),
    Clause(
        "1.42f",
        "Over the unseen",
        "From a height one shoots over those below whom the slope hides.",
        reason="A line that they do not bar is free, and the shot is logged under 1.36.",
    ),
    Clause(
        "1.43a",
        "Shots through scrub",
        "Scrub gives light cover to who stands in it or behind it.",
        reason="The log tells the cover with the shot, under C5b or C5c.",
    ),
    Clause("1.43b", "Shots at trees", "No shot passes a tree hex, but one may end in it, against light cover."),
    Clause(
        "1.43c",
        "Over the lip",
        "A shot over the lip of a slope needs the lower one to be as far from the slope as the upper, or on the slope "
        "itself, where he has medium cover.",
    ),
    Clause(
        "1.43d",
        "Shots over water",
        "Nobody shoots from water and none stops a shot; who is in it has light cover, but not from its edge.",
    ),
    Clause(
        "1.44",
        "Riders in cover",
        "Where a rider's two hexes cover him unlike, the better cover is his.",
        reason="The log tells the cover with the shot, under C5b.",
    ),
)
