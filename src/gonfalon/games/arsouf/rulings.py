"""Our answers where the book of Arsouf is silent or says two things; some can be chosen otherwise as options."""

from gonfalon.kernel.rulebook import Ruling

RULINGS = (
    Ruling(
        "R1",
        "How does foot use the road?",
        "It goes two spaces only where start, middle and end are road; otherwise one, and wounded always one.",
        "The two spaces are granted on the road, and a piece that still has to step onto it is not yet there.",
        ("1.3", "6.11"),
        "road_entry",
    ),
    Ruling(
        "R2",
        "May a piece pass through others?",
        "Through friends, never through enemies; and it must end on an empty space.",
        "The book forbids two pieces in a space, which speaks of where they stand, not of friends making way.",
        ("5.2",),
        "pass_friends",
    ),
    Ruling(
        "R3",
        "Is a move made in one go?",
        "Yes: each piece moves once a turn and cannot split its move; the order of the pieces is free.",
        "The book grants each piece so many spaces a turn and says nothing of moving it in parts.",
        ("5.1", "5.3"),
    ),
    Ruling(
        "R4",
        "Which sides of the river are closed, and which spaces exist?",
        "The four sides of open water are closed and the three striped ones are the ford. The sea spaces 00.00 and "
        "00.01 are no part of the board.",
        "The original board draws it so: open water, and a striped strip with two arrows that mark the crossing.",
        ("4.3",),
    ),
    Ruling(
        "R5",
        "May pieces attack across the river?",
        "Yes. Support and leaders count across it too, whatever the option says.",
        "The book lets a piece attack any enemy on an adjoining space; the river only limits crossing.",
        ("4.3", "6.2", "6.5", "6.6"),
        "attack_across_river",
    ),
    Ruling(
        "R6",
        "Are all attacks named first, or one by one?",
        "One by one: each is rolled before the next is named.",
        "The manual plays it so. Under the option all are named first and rolled in that order; an attack on a piece "
        "already killed lapses.",
        ("6.1", "6.3"),
        "announce_first",
    ),
    Ruling(
        "R7",
        "May the same enemy be attacked again in one phase?",
        "Yes, by other pieces; so a piece can be wounded and killed in the same phase.",
        "The book limits how often a piece attacks, not how often it is attacked.",
        ("6.3", "6.10"),
    ),
    Ruling(
        "R8",
        "What else is rolled, and in which order?",
        "Nothing else: an attack has two throws, the attacker's and then the defender's.",
        "No other part of the book calls for the die.",
        ("2.1", "6.4", "6.5"),
    ),
    Ruling(
        "R9",
        "Do baggage and leaders attack?",
        "Yes, like any piece that is not wounded.",
        "Both have a fighting value, and the book excepts only the wounded.",
        ("6.2", "6.3", "6.9"),
    ),
    Ruling(
        "R10",
        "What exactly is halved for support?",
        "The printed value of each other unwounded friend beside the attacker, never its bonuses. Leaders give 1 and "
        "baggage ½; halves are kept, not rounded. A wounded defender is supported like any other.",
        "The book halves the fighting value of pieces and says nothing of rounding or of the defender's own health.",
        ("6.5", "6.13"),
    ),
    Ruling(
        "R11",
        "Whom does a leader help?",
        "Any adjoining piece of his side, with two, once; never himself.",
        "No leader stands on a space that adjoins his own.",
        ("6.6",),
    ),
    Ruling(
        "R12",
        "Does a wounded leader still help?",
        "Yes.",
        "The book takes only attack and support away from the wounded.",
        ("6.6", "6.9", "6.13"),
        "wounded_leader_leads",
    ),
    Ruling(
        "R13",
        "Who charges, and how?",
        "Templars, Hospitallers and knights, not Richard, while unwounded. They move exactly two spaces in one "
        "direction, over spaces free of friends, and the target is next on that line, not beyond a closed river side.",
        "The book speaks of knights who ride two spaces directly at the enemy; a wounded piece moves only one, and "
        "neither friends nor deep water let a charge through.",
        ("7.1", "7.2", "4.3"),
    ),
    Ruling(
        "R14",
        "When do the wounded recover?",
        "At the start of their own turn. Distance counts spaces whatever the ground, and wounded enemies count.",
        "The book gives the distance but no moment, and a wounded enemy is still an enemy piece. Under the option "
        "they may recover at the end of their own turn as well.",
        ("6.12",),
        "recovery",
    ),
    Ruling(
        "R15",
        "What happens on arrival in Arsouf?",
        "Entering the town ends the move. The piece, wounded or not, leaves the board at once, is counted and attacks "
        "no more. The win is immediate; before that an arrival can be cancelled like any move.",
        "Four pieces have to arrive, and the town has two spaces that hold one piece each.",
        ("3.1", "5.2", "6.3"),
    ),
    Ruling(
        "R16",
        "Are the third and fourth baggage trains other pieces?",
        "Yes.",
        "The book asks for any two pieces beside the two baggage trains.",
        ("3.1",),
        "spare_baggage_counts",
    ),
    Ruling(
        "R17",
        "May Muslims enter Arsouf?",
        "No; but they may stand before its three doors.",
        "The book calls the town friendly to the Crusaders.",
        ("3.1", "3.2"),
        "muslims_enter_arsouf",
    ),
    Ruling(
        "R18",
        "May Muslims enter the camp?",
        "Yes.",
        "The camp is where the Crusaders set up; the book closes only the marsh.",
        ("4.1", "4.5"),
    ),
    Ruling(
        "R19",
        "When have the Muslims stopped them?",
        "At once when too few baggage trains or other pieces are alive or arrived; or after the Muslim half of the "
        "last turn.",
        "Then the goal is out of reach. The manual sets a limit and shows 50 turns.",
        ("3.2", "m8.1"),
        "turn_limit",
    ),
    Ruling(
        "R20",
        "How do the armies deploy?",
        "Crusaders first, openly, piece by piece, all sixteen in their sixteen spaces; then the Muslims. Pieces may be "
        "swapped and taken back until the deployment is confirmed.",
        "The book names the Crusaders first and hides nothing; the manual places one piece after another.",
        ("4.1", "4.2", "m3"),
    ),
    Ruling(
        "R21",
        "Are the spaces under the printed banner part of the board?",
        "Yes. Under the option rows 13 and 14 are closed from column 12 on.",
        "On the original a banner with a reminder of the rules hides them; the redrawn board plays on them.",
        ("5.3",),
        "banner_spaces",
    ),
    Ruling(
        "R22",
        "What does the manual mean by attacking at range?",
        "An enemy on an adjoining space.",
        "Nothing in the book shoots.",
        ("6.2", "m6.3"),
    ),
    Ruling(
        "R23",
        "When is a charge told?",
        "The move that can become a charge says so; the bonus appears in the attack.",
        "The manual logs the charge in the movement phase, and the book counts it in the attack.",
        ("7.1", "m5.5"),
    ),
    Ruling(
        "R24",
        "Are there retreats, pinning or zones of control?",
        "None.",
        "The book has none.",
        ("5.1", "6.7"),
    ),
    Ruling(
        "R25",
        "What does ESC do in a browser?",
        "It goes one step back at a time and at last opens the game's menu, whose first item leaves the game. The "
        "wheel scrolls as the manual says; a setting lets it zoom instead.",
        "A page should not vanish at one key, and nothing is lost by leaving.",
        ("m4.8", "m4.9", "m4.10"),
    ),
)
