"""Rulings on the turn, on fire and on lines: R1 to R32."""

from gonfalon.kernel.rulebook import Ruling

FIRE = (
    Ruling(
        "R1",
        "Which columns of a map lie lower?",
        "Those of A, C, E and so on to Y.",
        "Only then do the six trees of the Water Hole stand in a ring round W12.",
        ("1.11",),
    ),
    Ruling(
        "R2",
        "Which side has the first turn?",
        "The one that the scenario names.",
        "The book leaves it to the scenarios.",
        ("1.2a", "1.2b"),
    ),
    Ruling(
        "R3",
        "When does somebody who was stunned get up?",
        "At the end of the next player turn, whichever side's it is and in whatever phase he was stunned.",
        "The book looks one turn back, and its translator says that a player turn is meant.",
        ("1.21e",),
    ),
    Ruling(
        "R4",
        "What did the second side do before its first turn?",
        "Nothing: its characters have neither moved, shot nor fought, and its crossbowmen are marked for defensive "
        "fire.",
        "Nothing has happened yet that could have tied them down.",
        ("1.21f", "1.33a", "1.34a"),
    ),
    Ruling(
        "R5",
        "How far may somebody move who shoots in defence only?",
        "As far as one who shoots in attack only: javelin, shortbow and dagger freely, sling and longbow half, the "
        "crossbow not at all.",
        "The table tells one shot from two, and has no other line for it.",
        ("1.31a", "1.31b", "1.31c", "1.31d"),
        "defensive_only",
    ),
    Ruling(
        "R6",
        "Half of what?",
        "Of the allowance he has in his present state, counted in points spent in the movement phase; being driven "
        "back, making room and advancing cost none of it.",
        "Those are no moves of the movement phase.",
        ("1.31e",),
    ),
    Ruling(
        "R7",
        "Must bowmen say beforehand that they will shoot in defence?",
        "No, only crossbowmen choose as the turn begins. For the others it follows from what they did: a shot in "
        "phase 1, points spent, an attack made.",
        "For them the marks only help one to remember.",
        ("1.34a", "1.34b"),
        "no_fire_markers",
    ),
    Ruling(
        "R8",
        "May a marked crossbowman do something else if he does not shoot?",
        "No, he neither moves nor attacks in that turn.",
        "A choice once made stands.",
        ("1.31d", "1.34a"),
    ),
    Ruling(
        "R9",
        "Which attacks cost the right to defensive fire?",
        "Those made on him hand to hand in the last turn of the other side before this one; being shot at costs "
        "nothing.",
        "Only then could he be attacked.",
        ("1.33a",),
    ),
    Ruling(
        "R10",
        "When may those be shot at who do not move?",
        "After the movement phase was ended: all who stayed, the stunned among them, may then be shot at once each, "
        "one target after the other.",
        "Nobody should be safe by not saying that he stays, and one question does for all.",
        ("1.33e",),
    ),
    Ruling(
        "R11",
        "At which moments may a mover be shot at?",
        "In each hex that he enters, the first and the last too, and after a half-turn; always before the die for "
        "leaving the hex.",
        "The book allows any moment in any hex.",
        ("1.33b",),
    ),
    Ruling(
        "R12",
        "How is the way between two volleys counted?",
        "In hexes entered, by a rider's front half, since the hex of the last volley; how he is after that volley "
        "says how many it takes.",
        "The list describes him as he goes on.",
        ("1.33d",),
        "no_refire_gap",
    ),
    Ruling(
        "R13",
        "How do the shots of one volley work together?",
        "They are rolled in the order named, on the chart that fitted the target at that time, each on what the "
        "last one left of him; once he is dead the rest are lost, and what is taken off his move adds up.",
        "They were loosed at the same moment.",
        ("1.33c",),
    ),
    Ruling(
        "R14",
        "May a mover go another way after a volley?",
        "Yes, with what he has left; a charging rider may not.",
        "Only the route of a charge is fixed.",
        ("1.33b", "1.56j"),
    ),
    Ruling(
        "R15",
        "What does it mean to lose 2 or 4 hexes?",
        "So many of the movement points that he has left, down to none.",
        "An allowance is counted in points.",
        ("C5d", "C5e"),
    ),
    Ruling(
        "R16",
        "What is left to somebody wounded on the way?",
        "On foot half, rounded down, of the points he had left, and nothing further off this turn, whether a shot "
        "or infiltration did it. A rider keeps his points but for those that A takes.",
        "The card halves once, and wounded riders move as far as others.",
        ("1.54a", "C5d", "C5e"),
    ),
    Ruling(
        "R17",
        "From where does a rider shoot, and where is he hit?",
        "He shoots from his front hex. He is shot at in that hex of his which has a line and the smaller sum of "
        "range band and cover, or in front if they are alike; his own other half hides neither.",
        "The arrow on the counter marks his middle, and the shooter would pick the easier half.",
        ("1.41", "1.44"),
    ),
    Ruling(
        "R18",
        "Which hexes does a line cross?",
        "Those between the ends that have corners on both sides of it; to touch a corner is not to cross.",
        "That is exact, and the same in both directions.",
        ("1.41",),
    ),
    Ruling(
        "R19",
        "What if a line runs along the side of two hexes?",
        "The one counts that hinders less, at each such side anew, and the shot fails only where both stop it. Both "
        "must be upper for the line to run on the height.",
        "The archer leans to the open side.",
        ("1.41", "1.43c"),
        "hexside_line",
    ),
    Ruling(
        "R20",
        "Does cover from several things add up?",
        "No, the best cover counts: of the target's hex, of the hexes crossed, of the lip. The shooter's own hex "
        "gives none.",
        "No clause adds covers together.",
        ("1.43a", "1.43b", "1.43c", "1.43d"),
    ),
    Ruling(
        "R21",
        "Who is in the way of a shot?",
        "Everybody on his feet and every living horse, of either side and with both halves; not the dead, the "
        "stunned, or those in water.",
        "The clause names the living and lets the stunned off.",
        ("1.42a", "1.42c"),
    ),
    Ruling(
        "R22",
        "When do bows and javelins need the three conditions of a high shot?",
        "Whenever somebody is in the way, and then all three; a friend counts as beside the target if he is on his "
        "feet.",
        "They limit shots over others and nothing else.",
        ("1.42b",),
    ),
    Ruling(
        "R23",
        "Over whom does a horse archer shoot?",
        "Over friends on foot beside his front hex, at any range and cover, though they touch the target; everybody "
        "else is in his way as usual.",
        "In the printed figure he sits higher than the man beside him.",
        ("1.42d",),
    ),
    Ruling(
        "R24",
        "Into which hexes does one shoot through a row?",
        "Two friends on foot and on their feet stand in two neighbouring hexes before the shooter and are part of a "
        "chain of three or more of one class. Four or more hexes off, the lane is the one hex or the two that lie "
        "straight ahead between them; these two are then not in the way.",
        "That is the printed figure, for straight rows and bent ones.",
        ("1.42e",),
    ),
    Ruling(
        "R25",
        "How is a shot over the lip judged?",
        "It crosses the lip if just one end is upper; with both ends lower, an upper hex between them stops it. "
        "From the slope hex below the lip the lower one must be as far as the upper one, or stand on it: then he "
        "may shoot, and be shot at under medium cover.",
        "It puts the printed sentence into hexes.",
        ("1.43c",),
    ),
    Ruling(
        "R26",
        "Whom does one shoot over from a height?",
        "Those beyond the lip who by R25 cannot be seen, with any weapon.",
        "The book frees such shots without naming a weapon.",
        ("1.42f",),
    ),
    Ruling(
        "R27",
        "Who stands at the edge of the water?",
        "A shooter whose hex touches water of the same pool in which the target is.",
        "The words say no more.",
        ("1.43d",),
    ),
    Ruling(
        "R28",
        "Does a cart on the line cover from arrows only?",
        "From every weapon: the target has medium cover at least.",
        "A cart stops bolts too.",
        ("1.59f",),
    ),
    Ruling(
        "R29",
        "Does armour help a man on foot against shots?",
        "Yes, it adds 1 to the die as it does for riders.",
        "The card says it above one chart only, but 1.36 says it of both.",
        ("1.36", "C5a"),
        "armour_helps_on_foot",
    ),
    Ruling(
        "R30",
        "Does any face of the die always hit or miss?",
        "No, only the row after all modifiers counts, and beyond the last row a shot misses.",
        "The last rows are printed as open to the end.",
        ("1.36", "C5b", "C5c"),
    ),
    Ruling(
        "R31",
        "What does a shot do to the stunned?",
        "They are on foot: B and C kill, and so does A in offensive fire; in defensive fire A does nothing.",
        "They cannot retreat, and have no move to lose.",
        ("1.36", "C5e", "C5g"),
    ),
    Ruling(
        "R32",
        "Does a riderless horse beside him keep somebody from shooting?",
        "No.",
        "It cannot attack him.",
        ("1.32a",),
    ),
    Ruling(
        "R33",
        "When and how do missiles change hands?",
        "In phase 3 between neighbours of whom nobody is beset, any number within what each had at first; the moves "
        "of both are over with it. From the dead one takes on their hex or beside it.",
        "The book wants them side by side at the end of their movement.",
        ("1.35b", "1.35c"),
        "limited_arrows",
    ),
)
