"""Rulings on movement and charges: R34 to R62."""

from gonfalon.kernel.rulebook import Ruling

MOVEMENT = (
    Ruling(
        "R34",
        "In which order do characters move, and may one always go a hex?",
        "One ends his move before the next begins, and sets down what he carries or leads. Without the points for a "
        "hex nobody enters it.",
        "What each hex costs is meant strictly.",
        ("1.5b",),
    ),
    Ruling(
        "R35",
        "How are bodies counted together?",
        "A dead man counts 1, a dead horse 3 in each of its hexes: from 3 on a hex costs 1 more, from 6 on it is "
        "closed; whoever is in it may leave.",
        "So all the printed cases come out right.",
        ("1.51.4", "1.51.5"),
    ),
    Ruling(
        "R36",
        "Is a riderless horse in the way?",
        "One that the other side holds is passed no more than an enemy; one that nobody holds may be passed, and "
        "not shared.",
        "Animals count among the living.",
        ("1.51.1", "1.58a"),
    ),
    Ruling(
        "R37",
        "How is a hex cleared?",
        "By two men on foot in it or beside it, neither beset by enemies: in phase 5 the bodies go to a hex beside it "
        "that they do not close. Water swallows them.",
        "Phase 5 is the hour of everything that takes a whole turn.",
        ("1.52",),
    ),
    Ruling(
        "R38",
        "Who is carried, and where is he set down?",
        "One stunned man of either side, by a man on foot who has come onto his hex and keeps half of his points, "
        "rounded down. On the way he is out of play; when the move ends he is set down on a free hex beside the "
        "carrier where he could stand. If the carrier falls, the owner of the carried man chooses it. He gets up at "
        "his hour.",
        "He is an extension of the counter that carries him.",
        ("1.53",),
    ),
    Ruling(
        "R39",
        "When is a hex crossed?",
        "When it is entered and left in the same move, by a rider when his front half came in and both halves are "
        "out again. Where he starts and where he ends are not crossed.",
        "The book calls for no die where a move ends.",
        ("1.54a", "1.54c"),
    ),
    Ruling(
        "R40",
        "When is infiltration rolled?",
        "Before the step out of the hex and after any shots there. The dead lie in that hex, a dead rider's horse "
        "stands in its place, and the wounded may go on.",
        "The danger lies in passing.",
        ("1.54a",),
    ),
    Ruling(
        "R41",
        "Do charging riders infiltrate too?",
        "Yes, and counter-charging ones; to turn without leaving is no crossing.",
        "No exception is printed.",
        ("1.54a",),
    ),
    Ruling(
        "R42",
        "May both modifiers of infiltration apply?",
        "Yes: 1 more for one who is wounded and on foot, 1 less if all who could attack that hex are wounded.",
        "The book forbids neither beside the other.",
        ("1.54b",),
        "later_infiltration",
    ),
    Ruling(
        "R43",
        "Which half of a rider stays when he turns?",
        "Into the three hexes before him the rear follows the front; into any other hex the front swings round "
        "while the rear stays.",
        "Then 1, 2 and 3 points more are turns of one, two and three sides, and a half-turn with a step costs as much.",
        ("1.55a", "1.55b"),
    ),
    Ruling(
        "R44",
        "May a rider pass friends?",
        "His front half may enter their hexes; neither half ends where somebody lives.",
        "Passing is free for all.",
        ("1.55a", "1.6"),
    ),
    Ruling(
        "R45",
        "Which routes may a charge take?",
        "Six or more hexes, each before the rider, none closed or held by an enemy on his feet, within his points; "
        "the last four and a hex of the target in one line, the last two free. Nobody is charged where a rider "
        "could not go.",
        "These are the printed conditions hex by hex, and 1.76.",
        ("1.56c", "1.56d", "1.76"),
    ),
    Ruling(
        "R46",
        "When is somebody in the arc and in sight?",
        "When one of his hexes lies in the arc and has a clear line from the rider's front hex. Trees and lips stop "
        "sight as they stop shots, and so do riders; nothing else does.",
        "The book has only the mounted hide a target.",
        ("1.56b", "1.56f"),
    ),
    Ruling(
        "R47",
        "When are charges ridden?",
        "First of all in phase 3, in the order of announcement; a charger does nothing else in that phase.",
        "With fixed routes nothing of one's own should come between.",
        ("1.21c", "1.56j"),
    ),
    Ruling(
        "R48",
        "Which riders may not charge?",
        "Those who shot or are marked to shoot, and those who lead a horse. A wound does not keep one from it.",
        "Whoever shoots does not attack.",
        ("1.32b", "1.56a"),
    ),
    Ruling(
        "R49",
        "What if a charge is hindered on its way?",
        "If his points run out, the next hex is closed or the end is taken, the rider stops there or where he could "
        "last stand; the charge is lost, and he may attack without its bonus. Unhorsed or dead, he is done.",
        "The bonus is for the whole route.",
        ("1.56j", "1.74a"),
    ),
    Ruling(
        "R50",
        "Which way does a counter-charge take?",
        "Only hexes before the rider, within his points and half the charge's hexes, past no enemy; his last two "
        "steps go onto the last hex of the route and then the one before it.",
        "So he stands on both, facing the charge.",
        ("1.56g", "1.56h"),
    ),
    Ruling(
        "R51",
        "Where does a charger stop who is met?",
        "With his front on the third hex of the route from its end and his rear on the fourth; the other has ridden "
        "first.",
        "Each has two of the last four hexes.",
        ("1.56g",),
    ),
    Ruling(
        "R52",
        "When may the target itself counter-charge?",
        "When the last hex of the route is one of the three before him: he rides two hexes along it, whatever his "
        "arc and sight were.",
        "The book gives him this right in a sentence of its own.",
        ("1.56l",),
    ),
    Ruling(
        "R53",
        "Which riders may not counter-charge?",
        "Those already counter-charging, targets of another charge of this phase, and those who lead a horse. Who has "
        "declared one is no "
        "target for later charges and shoots no more in this turn; his own next turn is whole.",
        "One act at a time.",
        ("1.56e", "1.56i"),
    ),
    Ruling(
        "R54",
        "What becomes of the target of a charge that is met?",
        "That charger does not attack him; the two riders fight each other alone.",
        "They meet before he is reached.",
        ("1.56e", "1.74c"),
    ),
    Ruling(
        "R55",
        "How does one mount or dismount?",
        "In a turn without anything else, at a flank of the horse; a rider gets down onto a free hex there, and not at "
        "all where there is none. A wounded man mounts in two turns of his own, one after the other. The horse stays "
        "as it stands. Whoever is driven off, stunned or killed before phase 5 has lost the turn.",
        "The diagram marks the flanks, and phase 5 is named.",
        ("1.57a", "1.57b", "1.57c"),
    ),
    Ruling(
        "R56",
        "Where is a horse that is led?",
        "In hand while its leader moves: off the map, nobody's target and in nobody's way, at no cost, and free of "
        "trees and water. When his move ends, however it ends, it is set down: beside a rider, parallel and half a hex "
        "behind him; beside a man on foot on two free hexes, its front next to him. Without room it stands where it "
        "was taken up, and is led no longer.",
        "It is an extension of the counter that leads it.",
        ("1.58b", "1.58c", "1.51.2"),
    ),
    Ruling(
        "R57",
        "Whose is a horse without a rider?",
        "Its side's as long as it is led or somebody of that side is on his feet beside it, otherwise nobody's: then "
        "anybody may take it, and its last rider or leader says whose it is. Whoever mounts or gets down lets go of "
        "his bridles, and so does a rider who attacks or is attacked.",
        "The book leaves it to whoever is next to it.",
        ("1.58a", "1.58e", "1.58f"),
        "sure_bridle",
    ),
    Ruling(
        "R58",
        "When does a rider catch a bridle in passing?",
        "On his way, with points left and his front half beside the horse, and once for each horse in a turn. Before "
        "his first step, without points or after his halt he needs no die.",
        "A die is asked of him only while he rides on.",
        ("1.58c", "1.58d"),
    ),
    Ruling(
        "R59",
        "How does a draft horse move with its leader?",
        "Somebody leads it who is next to it as the phase begins and has not acted. The horse goes first, hex by hex, "
        "and "
        "pays from its own 4 points; each step only if its leader could still come to a free hex beside it with "
        "everybody "
        "where he is. Then he walks, and ends next to it as long as he can; he does not leave it in that phase.",
        "Both have allowances, and one hex is one action.",
        ("1.59a",),
    ),
    Ruling(
        "R60",
        "How does a drawn cart turn?",
        "Horse and cart follow each other like a string of four hexes: the horse steps ahead or to a front-diagonal, "
        "and "
        "every part takes the hex of the part before it. No half-turns, no trees, no water.",
        "So the horse stays on one of the three hexes in front.",
        ("1.59b", "1.59c"),
    ),
    Ruling(
        "R61",
        "How do men push a cart?",
        "Two or more on foot, all next to it as the phase begins and one of them before it, none of whom has acted. It "
        "steps ahead or to a front-diagonal of its own, over its men if need be, as long as all could still come next "
        "to "
        "it. Then they walk, each to end next to it as long as he can, and do nothing else in that phase.",
        "As with the horse.",
        ("1.59b", "1.59c"),
    ),
    Ruling(
        "R62",
        "When is it looked at that no two share a hex?",
        "At the end of every move, retreat and advance.",
        "At the end of the phase a move might have to be undone.",
        ("1.6",),
    ),
)
