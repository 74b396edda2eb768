"""Further rulings, found while the others were tried: R87 to R113."""

from gonfalon.kernel.rulebook import Ruling

FURTHER = (
    Ruling(
        "R87",
        "May one man shoot in defence at several targets?",
        "No, he has one shot in a player turn. And once his side has shot at a second target nobody of it shoots at "
        "the first again.",
        "One shot a phase, and the ban speaks of all shots at a character.",
        ("1.33f", "1.3b"),
    ),
    Ruling(
        "R88",
        "May one shoot at somebody who has just come beside him?",
        "No, neither at him nor at others, as long as they touch and the other could attack.",
        "The moment of the shot decides.",
        ("1.32a",),
    ),
    Ruling(
        "R89",
        "Do men on foot face anywhere?",
        "No.",
        "Only riders' counters bear an arrow.",
        ("1.55a",),
    ),
    Ruling(
        "R90",
        "Are the stunned and the dead in the way?",
        "Both sides pass them freely. Nobody ends on a stunned man, anybody may end on bodies.",
        "A stunned man lives.",
        ("1.51.1", "1.6"),
    ),
    Ruling(
        "R91",
        "What if a mover falls or cannot go on in a friend's hex?",
        "He is put back to the last place of his way where he could end, suffers the result there, and has moved.",
        "Two that live never share a hex.",
        ("1.6",),
    ),
    Ruling(
        "R92",
        "Is a horse that is led a target of its own?",
        "Yes, for shots and attacks; whoever attacks it has not attacked its leader.",
        "It defends for itself.",
        ("1.58f", "1.8c"),
    ),
    Ruling(
        "R93",
        "Can both sides advance after one combat?",
        "No, the victor is the side that neither retreated, was stunned nor died; what infiltration does to a "
        "retreat changes nothing.",
        "A combat has one result.",
        ("1.75a",),
    ),
    Ruling(
        "R94",
        "What if an attacker falls before the combat he is named for?",
        "It is fought without him, and without the column if only one is left.",
        "Odds are taken when a combat is fought.",
        ("1.72b",),
    ),
    Ruling(
        "R95",
        "What if only some shooters see a mover?",
        "Each needs a line and the range of his own to the hex of the volley.",
        "Lines are drawn from each shooter.",
        ("1.33c", "1.41"),
    ),
    Ruling(
        "R96",
        "How do several people play one side?",
        "They share its one seat.",
        "Nothing more follows from the sentence.",
        ("1.2c",),
    ),
    Ruling(
        "R97",
        "What else are the stunned unable to do?",
        "Anything: they do not shoot or counter-charge, carry or lead, stop no shot, endanger nobody and are passed "
        "like bodies. They keep armour, ground and hex.",
        "Whoever can neither move nor attack can do nothing else either.",
        ("A3b",),
    ),
    Ruling(
        "R98",
        "How long may a character not be charged again?",
        "For the player turn.",
        "The book often writes game turn where a player turn is meant.",
        ("1.56i",),
    ),
    Ruling(
        "R99",
        "How do several charges of a phase go together?",
        "A later one takes the earlier ones as ridden: where a rider will stand is taken, where he stood is free. "
        "Arc and sight are judged as everybody stands now.",
        "Routes are fixed and ridden in that order.",
        ("1.56a", "1.56j"),
    ),
    Ruling(
        "R100",
        "May one step where he could not end?",
        "Only if the points left would take him on to where he can, with everybody as he stands and room for what he "
        "carries and leads. Nobody else moves and the phase does not end before he is there.",
        "A move is made hex by hex, and must not get stuck.",
        ("1.6",),
    ),
    Ruling(
        "R101",
        "May one shoot in the other's turn after an act that took a whole turn?",
        "No, not in the turn that follows.",
        "The own turn pays for both shots.",
        ("1.31e", "1.52", "1.57a"),
    ),
    Ruling(
        "R102",
        "When is the other side asked for a shot or a counter-charge?",
        "Whenever, by what both sides know, it could answer with one.",
        "Silence must tell nothing, and idle questions cost time.",
        ("1.33b", "1.56e"),
    ),
    Ruling(
        "R104",
        "May a rider go on who is dismounted on his way?",
        "No, he has moved, and is on foot where he was put.",
        "Man and horse are apart.",
        ("1.8a", "C5d"),
    ),
    Ruling(
        "R106",
        "Which cover counts for a shot over others?",
        "That of the ground, as if nobody were on the line.",
        "The condition is about the ground.",
        ("1.42b",),
    ),
    Ruling(
        "R107",
        "What follows from a combat that is dropped?",
        "Its attackers have no other attack. Its defenders were not attacked, but were engaged.",
        "It was named and not fought.",
        ("1.33a", "1.75d", "1.7a"),
    ),
    Ruling(
        "R108",
        "What if a leader or carrier is brought down, driven back or advances?",
        "What he led or carried is set down as at the end of a move. A horse that is itself driven back leaves him.",
        "They are extensions of his counter.",
        ("1.53", "1.58b", "C5f"),
    ),
    Ruling(
        "R110",
        "How many advance after a combat?",
        "One character, once.",
        "The book gives it to one of the victor's characters.",
        ("1.75a",),
    ),
    Ruling(
        "R111",
        "Are offensive shots named together?",
        "No, one after another, each with all that it brings about before the next.",
        "Only defensive fire has to be named beforehand.",
        ("1.21a", "1.3b"),
    ),
    Ruling(
        "R112",
        "What if a side has nobody left?",
        "The game ends at once.",
        "No more points can be made.",
        ("4.1.8",),
    ),
    Ruling(
        "R113",
        "What if a counter-charger falls or is stopped on his way?",
        "Nobody meets the charge any more: it rides on at its target and may be shot at again.",
        "Only a counter-charge that is still ridden keeps shots off.",
        ("1.56e", "1.56g"),
    ),
    Ruling(
        "R114",
        "Which bodies are dragged, and how does a dead horse lie afterwards?",
        "Of more than three dead men the first three of the roster. A horse is drawn by the half in the hex, and both "
        "its halves go one hex the same way; it must stay on the map.",
        "A horse fills two hexes wherever it lies.",
        ("1.52",),
    ),
)
