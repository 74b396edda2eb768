"""Movement, charges, horses and carts: 1.5a to 1.6."""

from gonfalon.kernel.rulebook import Clause

MOVING = (
    Clause(
        "1.5a",
        "Allowances",
        "On foot 8, in armour 6, knights 4, and half of it when wounded; riders 15, in armour 12, wounded or not.",
    ),
    Clause(
        "1.5b", "Who moves", "Any number of characters move, each within his own points, and none are kept or lent."
    ),
    Clause(
        "1.51.1", "Others in the way", "Friends, the stunned and the dead are passed; enemies on their feet are not."
    ),
    Clause("1.51.2", "Riders", "No rider enters a tree hex or water, though a horse led by its bridle may."),
    Clause("1.51.3", "Into the water", "Only unarmoured characters on foot wade, at 5 points a hex."),
    Clause(
        "1.51.4",
        "Bodies",
        "A hex with three dead men or a dead horse costs a point more.",
        reason="The log tells what a step cost, bodies included, under 1.5a or 1.55a.",
    ),
    Clause("1.51.5", "Heaps of bodies", "Six dead men, two dead horses, or three men and a horse close a hex."),
    Clause(
        "1.52",
        "Clearing a hex",
        "Two men on foot spend their turn to drag three dead men or a dead horse one hex away, or into water for good.",
    ),
    Clause(
        "1.53",
        "Carrying",
        "A man on foot may pick up a stunned one on his way for half of the points he has left.",
    ),
    Clause(
        "1.54a",
        "Infiltration",
        "For each hex crossed beside an enemy who could attack it a die is rolled: it wounds a man on foot on 5 or 6, "
        "a rider on 6.",
    ),
    Clause(
        "1.54b",
        "Its modifiers",
        "A wounded man on foot adds 1 to the die, and 1 is taken off if all those enemies are wounded.",
        reason="The log tells the die with its modifiers under 1.54a.",
    ),
    Clause(
        "1.54c",
        "Stopping there",
        "Whoever ends his way in such a hex rolls nothing for it.",
        reason="Where nothing is rolled nothing is logged.",
    ),
    Clause(
        "1.55a",
        "Turning a horse",
        "The three hexes before a rider cost as usual; the next on either hand 1 more, then 2, the one behind him 3.",
    ),
    Clause("1.55b", "Half-turn", "A rider may turn about where he stands for 3 points."),
)

CHARGES = (
    Clause(
        "1.56a", "Announcing a charge", "Charges are announced singly, each with its rider, its target and its route."
    ),
    Clause(
        "1.56b",
        "Target in sight",
        "The target must lie in the rider's frontal arc and be seen; only mounted characters hide it.",
    ),
    Clause("1.56c", "A long ride", "A charge covers six hexes or more and takes no turn that costs points."),
    Clause("1.56d", "A straight end", "Its last four hexes run in one line to the target."),
    Clause(
        "1.56e",
        "Counter-charge",
        "Before the next charge is named a rider of the other side, the target or not, may answer it.",
    ),
    Clause("1.56f", "Facing the charge", "He needs the charger in his own frontal arc and in sight."),
    Clause(
        "1.56g", "Where they meet", "He must reach the last two hexes of the route, so that both meet head to head."
    ),
    Clause(
        "1.56h",
        "How far he rides",
        "He rides half as many hexes as the charge at most, and takes no turn that costs points.",
    ),
    Clause("1.56i", "One each", "In a turn a character is charged once at most, and met by one counter-charge."),
    Clause("1.56j", "No way back", "What was announced is ridden, by that route and no other."),
    Clause(
        "1.56k",
        "No fire at those who are met",
        "A charger against whom a counter-charge rides is not shot at.",
        reason="Nobody is asked to shoot at a charger who is met, so nothing can be refused.",
    ),
    Clause(
        "1.56l",
        "The target rides out",
        "A rider who is charged from the front over six hexes or more may meet it by riding two hexes along the route.",
        reason="Such a counter-charge is logged under 1.56e, and the meeting under 1.56d.",
    ),
)

HORSES = (
    Clause(
        "1.57a",
        "Mounting and dismounting",
        "Either takes a turn without anything else and is done in phase 5.",
    ),
    Clause("1.57b", "From the flank", "One mounts from the two hexes at the horse's sides."),
    Clause("1.57c", "Wounded riders", "A wounded character needs two turns to mount."),
    Clause(
        "1.57d",
        "Who may mount",
        "Only those who began as riders mount captured horses, and man and horse are one counter again.",
    ),
    Clause("1.58a", "Riderless horses", "A horse without a rider stands where it is until somebody takes it."),
    Clause(
        "1.58b",
        "Leading on foot",
        "A character on foot takes a horse along by coming beside it.",
    ),
    Clause(
        "1.58c",
        "Leading from the saddle",
        "A rider takes a horse without a die only where his move begins or ends beside it.",
    ),
    Clause(
        "1.58d",
        "Catching a bridle",
        "In passing he rolls a ten-sided die: on 6 or less the horse comes along, otherwise it is not his this turn.",
    ),
    Clause(
        "1.58e",
        "Whose horse",
        "A horse stays with its side while one of its men is on his feet beside it, and then goes to who takes it.",
    ),
    Clause(
        "1.58f",
        "Hands full",
        "A rider lets go of the horse he leads when he fights or is attacked.",
    ),
    Clause("1.58g", "How many", "Three horses are led on foot, one from the saddle."),
    Clause(
        "1.59a",
        "Draft horse",
        "It has 4 points and moves only with somebody who was beside it as the movement phase began.",
    ),
    Clause(
        "1.59b",
        "Pace of a cart",
        "A cart goes as fast as its horse; two men give it 2 points, three or more give it 3.",
    ),
    Clause(
        "1.59c",
        "Before the cart",
        "The horse's rear half, or one of the men, is on one of the three hexes at its front.",
    ),
    Clause("1.59d", "Harness", "To harness or unharness a horse takes a whole turn."),
    Clause(
        "1.59e",
        "Hexes of a cart",
        "Riders cannot pass them; on foot they cost 4, and nobody stops there.",
    ),
    Clause(
        "1.59f",
        "Shots over a cart",
        "A cart in the line gives the target medium cover.",
        reason="The log tells the cover with the shot, under C5b or C5c.",
    ),
    Clause(
        "1.6",
        "Stacking",
        "Passing friends, the stunned and the dead is free, but no move ends where another lives.",
        reason="The log names the rulings that keep it: R91 where a mover is put back, R100 where he must go on.",
    ),
)
