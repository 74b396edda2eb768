"""Further rulings, found while the others were tried: R87 to R129."""

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
        "R103",
        "Are loads and marks open?",
        "Yes, like everything but hiding places and, in the Duel of the Vanguards, forces that are being chosen.",
        "They lie on the counters.",
        ("1.34a", "1.35a", "4.1.5"),
    ),
    Ruling(
        "R104",
        "May a rider go on who is dismounted on his way?",
        "No, he has moved, and is on foot where he was put.",
        "Man and horse are apart.",
        ("1.8a", "C5d"),
    ),
    Ruling(
        "R105",
        "What if somebody is found who bars a way already begun?",
        "A charge is lost. A retreat goes on as its owner likes if its full distance can still be reached; otherwise "
        "he stays where he is, or at the last place of his way where he may, and is wounded. An advance or a move goes "
        "on as its owner likes; who cannot go on is put back so too.",
        "Nobody could have known.",
        ("4.0c", "C5f", "1.75a", "1.56j"),
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
        "R109",
        "Who harnesses, and how?",
        "One man on foot next to the draft horse spends a whole turn on it. To be harnessed the horse stands with its "
        "rear half on one of the three hexes before the cart. A dead horse in harness holds the cart fast until it is "
        "taken out.",
        "The book asks for a whole turn, the horse living or dead.",
        ("1.59d",),
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
    Ruling(
        "R115",
        "May somebody enter the map onto a hex that is taken?",
        "No: nobody may live in the hexes that he enters with, both of them for a rider.",
        "Further figures come over the same hex when it is free again.",
        ("4.0a", "1.6"),
    ),
    Ruling(
        "R116",
        "Which hexes are crossed by one who leaves the map?",
        "The edge hex, even where his move began, and before it a rider's rear hex if he entered it on this move.",
        "Leaving the map is a step like any other, and the edge hex is said to be crossed.",
        ("4.0b", "1.54a"),
    ),
    Ruling(
        "R117",
        "What if somebody would come to stand where a friend or an enemy hides?",
        "Nobody ends where a friend hides. Who is put back, driven back or falls, and has no other way because a "
        "friend hides in it, brings him to light; so does a mover who is put back past a "
        "hex in which he might have ended as far as others know. Where an enemy hides nothing is set down and no loose "
        "horse is driven: he is found, and another place is looked for.",
        "Two living never share a hex, and everybody sees who gives way to whom.",
        ("4.0c", "1.6", "C5f"),
    ),
    Ruling(
        "R118",
        "Do those who shoot from hiding in one volley bar each other's lines?",
        "No: each is judged as if he alone had come out.",
        "All are named at one moment, and until then nobody in hiding bars a line.",
        ("4.0c", "1.33c", "1.42a"),
    ),
    Ruling(
        "R119",
        "What if the lady has not entered when The Emissary ends?",
        "She counts as still on the map.",
        "She was not brought through.",
        ("4.1.3",),
    ),
    Ruling(
        "R120",
        "May a horse without a rider enter the hexes of a cart?",
        "No, neither led nor driven back.",
        "They are closed to riders for the sake of their horses.",
        ("1.59e",),
    ),
    Ruling(
        "R121",
        "What if leaders or pushers want the same hex, or cannot come up any more?",
        "Horse and cart go on only if all could follow at the same time, each to a hex of his own. Nobody else acts "
        "until "
        "they have; who cannot any more, because somebody took his hex or he was shot at, is free and may end "
        "elsewhere.",
        "They end beside it as long as they can.",
        ("1.59a", "1.59b"),
    ),
    Ruling(
        "R122",
        "How must a horse stand that is harnessed, besides with its rear half before the cart?",
        "Cart and horse make one string, without a bend of more than sixty degrees.",
        "Otherwise its first step would turn it out of the shafts.",
        ("1.59c", "1.59d"),
    ),
    Ruling(
        "R123",
        "Is a cart that an enemy stands beside moved in other scenarios than The Water Hole?",
        "No: wherever there is a cart, an enemy on his feet beside it as the movement phase begins keeps the other "
        "side "
        "from moving it, drawn or pushed.",
        "A cart is the same thing everywhere.",
        ("1.59a", "1.59b", "4.1.1"),
    ),
    Ruling(
        "R124",
        "When must somebody be in place to fill a barrel or stave one in, and which is it?",
        "When he begins and when it takes effect. The first empty barrel is filled; who staves one in names it. Each "
        "takes "
        "one man, and a barrel that is spoken for is not taken by another.",
        "It is a whole turn's work, like mounting.",
        ("4.1.1",),
    ),
    Ruling(
        "R125",
        "Does Ambush beneath the Olive Trees end when no Saracen is left?",
        "No, the cart may still be brought through.",
        "There are points to be made.",
        ("4.1.4",),
    ),
    Ruling(
        "R126",
        "Do the draft horse and the cart roll for infiltration as they go?",
        "No; those who lead and push do, as they follow.",
        "The die is said to be for the crews of carts.",
        ("1.54a", "1.59a", "1.59b"),
    ),
    Ruling(
        "R127",
        "In which order do hexes of two joined maps come?",
        "By column, and within a column those of the Olive Grove first, by their numbers.",
        "The southern map goes on where the northern one ends.",
        ("4.1.5", "1.11"),
    ),
    Ruling(
        "R128",
        "Does a Saracen take the lady from hiding?",
        "No, only once he stands in the open; when the last turn is over all do, and one who then stands beside her "
        "has taken her.",
        "Who hides does nothing until he is found, and she would have found him had she been on her feet.",
        ("4.0c", "4.1.3"),
    ),
    Ruling(
        "R129",
        "What of members of a class who cost otherwise than the rest?",
        "Arnulf and Gareth are mustered by name, for the points of their own values; the others of their classes at "
        "one price, in the order of the roster, riders in the saddle before riders on foot.",
        "A price belongs to values, and theirs differ.",
        ("4.0.2", "4.1.5"),
    ),
)
