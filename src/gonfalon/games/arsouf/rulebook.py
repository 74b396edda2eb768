"""The contents page of Arsouf: every clause of the book (1-8) and of the computer game's manual (m1-m8)."""

from gonfalon.kernel.rulebook import Clause, Rulebook, Status

SCREEN, ADVICE = Status.SCREEN, Status.ADVICE

THE_BOOK = (
    Clause(
        "1.1",
        "The Crusader army",
        "Sixteen pieces: Templars and Hospitallers fight with 4, three squadrons of knights with 3, six troops of "
        "infantry with 2, four baggage trains with 1, Richard with 2.",
    ),
    Clause("1.2", "Knights and Richard move 2", "Templars, Hospitallers, knights and Richard move up to two spaces."),
    Clause(
        "1.3",
        "Foot moves 2 along the road, 1 off it",
        "Infantry and baggage cover up to two spaces on the road, but only one anywhere else.",
    ),
    Clause(
        "1.4",
        "The Muslim army",
        "Sixteen pieces: four squadrons of Mamluks fight with 3, six troops of horse archers with 2, five of "
        "skirmishers with 1, Saladin with 2.",
    ),
    Clause("1.5", "Muslims move 3", "Every piece of the Muslim army moves up to three spaces."),
    Clause(
        "2.1",
        "One die",
        "The game needs a single six-sided die; the printed spinner serves as well.",
        reason="Each throw is logged under the clause that calls for it, 6.4 or 6.5.",
    ),
    Clause(
        "3.1",
        "How the Crusaders win",
        "The Crusaders win as soon as two baggage trains and any two other pieces have reached Arsouf.",
    ),
    Clause("3.2", "How the Muslims win", "The Muslims win by keeping the Crusaders from their goal (§3.1)."),
    Clause("3.3", "Two players", "One player leads Richard's army, the other Saladin's; nobody moves the other's men."),
    Clause("4.1", "The Crusader camp", "Every Crusader piece starts in the camp at the top right of the board."),
    Clause("4.2", "The Muslim area", "Every Muslim piece starts in the marked area at the bottom left of the board."),
    Clause("4.3", "The river and the ford", "The river before the camp can be crossed at the ford and nowhere else."),
    Clause(
        "4.4",
        "The stream",
        "The stream hinders nobody: pieces wade through it wherever they like.",
        reason="It forbids and changes nothing, so no line of the log can name it.",
    ),
    Clause("4.5", "The marsh", "The marsh of Birket-Ramadan is closed to every piece of both armies."),
    Clause("4.6", "Who begins", "The Crusaders take the first turn, and the armies alternate from then on."),
    Clause(
        "4.7",
        "Choosing sides",
        "Before anything is set up the players settle who leads which army.",
        reason="The sides are chosen when people sit down, before the log begins.",
    ),
    Clause("5.1", "Moving any number of pieces", "In a turn you may move as many of your pieces as you like, or none."),
    Clause("5.2", "One piece to a space", "No two pieces ever stand on the same space."),
    Clause(
        "5.3",
        "No further than the allowance",
        "A piece never goes more spaces in a turn than §1.2, §1.3 or §1.5 grants it.",
    ),
    Clause("6.1", "Movement first, attacks after", "Attacks come when all your movement is over; then nothing moves."),
    Clause("6.2", "Attack the space next door", "A piece attacks an enemy on one of the six spaces around it."),
    Clause(
        "6.3",
        "One attack each",
        "All of your pieces that have an enemy beside them may attack, each of them once a turn.",
    ),
    Clause(
        "6.4",
        "The attacker's total",
        "The attacker throws first and adds the fighting value of his piece. A leader (§6.6) and a charge (§7.1) "
        "add more.",
    ),
    Clause(
        "6.5",
        "The defender's total",
        "The defender throws next and adds the value of his piece, plus half the value of each other friend that "
        "stands beside the attacker. The leader (§6.6) and the wounded (§6.13) have clauses of their own.",
    ),
    Clause("6.6", "Leaders", "A piece with its leader on an adjoining space adds two, in attack and in defence."),
    Clause("6.7", "The loser is wounded", "The piece with the lower total is wounded, attacker and defender alike."),
    Clause("6.8", "Equal totals", "When both totals are the same, nothing happens to either piece."),
    Clause("6.9", "What the wounded can do", "A wounded piece cannot attack, but defends itself with its full value."),
    Clause("6.10", "Killed", "A wounded piece that is beaten again (§6.7) is killed and leaves the board."),
    Clause("6.11", "The wounded move 1", "A wounded piece moves one space a turn, whatever it moved before."),
    Clause("6.12", "Recovery", "A wounded piece with no enemy within three spaces stands up and is fit again."),
    Clause("6.13", "The wounded give no support", "A wounded friend beside the attacker adds nothing to the defence."),
    Clause(
        "7.1", "The charge", "Crusader knights who charge two spaces straight (§7.2) at the enemy they attack add one."
    ),
    Clause(
        "7.2",
        "A charge is a straight line",
        "Both spaces of the charge and the enemy at its end lie on one straight line.",
        reason="A crooked move is simply no charge; a straight one is logged under m5.5 and counted under 7.1.",
    ),
    Clause(
        "8.1",
        "Shield the baggage",
        "Keep the baggage on the side of the sea, behind a screen of infantry and knights.",
        ADVICE,
        reason="Counsel for the Crusaders; the computer player and the lessons follow it, nothing enforces it.",
    ),
    Clause(
        "8.2",
        "Encircle",
        "Muslims do best by striking along the whole column and at its rear.",
        ADVICE,
        reason="Counsel for the Muslims; the computer player and the lessons follow it, nothing enforces it.",
    ),
    Clause(
        "8.3",
        "Leaders beside the strongest",
        "Keep Richard and Saladin next to their best fighters.",
        ADVICE,
        reason="Counsel for both sides; the computer player and the lessons follow it, nothing enforces it.",
    ),
)

THE_MANUAL = (
    Clause(
        "m1",
        "The menu",
        "The menu offers the scale of the board (40, 50, 60 or 75 %), English or Spanish, the default settings, the "
        "rules, the choice of side, and a way out.",
        SCREEN,
    ),
    Clause("m2", "Side selection", "You choose whether to lead Richard's army or Saladin's.", SCREEN),
    Clause("m3", "Deployment", "The log panel names the next piece; a click on a space puts it there.", SCREEN),
    Clause("m4.1", "The map", "The map shows the field with the pieces of both armies.", SCREEN),
    Clause("m4.2", "Unit details", "A panel describes the piece you have selected.", SCREEN),
    Clause("m4.3", "The side panel", "A panel at the side tells how the game stands.", SCREEN),
    Clause("m4.4", "The log panel", "Whatever happens in the game is written in the log panel.", SCREEN),
    Clause("m4.5", "Victory progress", "A panel shows how far the Crusaders have come.", SCREEN),
    Clause("m4.6", "The rules button", "One button opens the rules.", SCREEN),
    Clause("m4.7", "The end-of-phase button", "One button ends the phase you are in.", SCREEN),
    Clause("m4.8", "The wheel", "The mouse wheel scrolls the map up and down.", SCREEN),
    Clause("m4.9", "CTRL and the wheel", "With CTRL held, the wheel scrolls the map sideways.", SCREEN),
    Clause("m4.10", "ESC", "ESC leads out of the game.", SCREEN),
    Clause(
        "m5.1",
        "Selecting a piece to move",
        "A selected piece shows its details, and cyan circles where it may go.",
        SCREEN,
    ),
    Clause("m5.2", "Moving it", "A left click on a cyan circle moves the piece there.", SCREEN),
    Clause("m5.3", "Where it came from", "A red circle marks the space a moved piece has left.", SCREEN),
    Clause("m5.4", "Cancelling a move", "A right click on the red circle takes the piece back to it.", SCREEN),
    Clause("m5.5", "A charge is logged", "When knights charge at an enemy, the log says so."),
    Clause(
        "m6.1",
        "Selecting an attacker",
        "A selected attacker shows its details, and red circles on the enemies it can attack.",
        SCREEN,
    ),
    Clause("m6.2", "Deselecting", "A right click drops the selected attacker.", SCREEN),
    Clause("m6.3", "Attacking", "A left click on a marked enemy attacks it.", SCREEN),
    Clause("m6.4", "The red cross", "A red cross marks a wounded piece, and its details call it wounded.", SCREEN),
    Clause("m6.5", "The cross goes", "The red cross disappears when the piece recovers.", SCREEN),
    Clause("m7", "The computer's turn", "The computer plays its turn by itself, in plain sight and logged.", SCREEN),
    Clause("m8.1", "The turn limit", "The Crusaders lose if the last turn passes before they have reached their goal."),
    Clause("m8.2", "The progress panel", "The panel counts the turn, the baggage and the other pieces home.", SCREEN),
)

RULEBOOK = Rulebook("Arsouf", (*THE_BOOK, *THE_MANUAL))
