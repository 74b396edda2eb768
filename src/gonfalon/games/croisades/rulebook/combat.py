"""Combat, horses in it, and the charts of the card: 1.7a to C6e."""

from gonfalon.kernel.rulebook import Clause

FIGHTING = (
    Clause(
        "1.7a",
        "Attacks",
        "A character may attack next to him, once a turn; a defender may be attacked again by others.",
    ),
    Clause("1.7b", "Odds", "Attack is divided by defence, and what is left over helps the defender."),
    Clause("1.7c", "Too strong", "Below 1:1 nobody can attack."),
    Clause("1.71a", "Ground", "The better ground of either side moves the odds a column or two."),
    Clause("1.71b", "A rider's ground", "Of a rider's two hexes the worse one counts."),
    Clause("1.72a", "One against several", "Who attacks several at once adds up their defences."),
    Clause(
        "1.72b",
        "Several against one",
        "Attackers fight singly, or add their attacks and gain a column.",
    ),
    Clause(
        "1.72c", "Several against a rider", "Against a mounted defender that column is given to several riders only."
    ),
    Clause(
        "1.72d",
        "Who is hit",
        "The owner picks who takes a stun or a wound, while a retreat moves everybody of that side in the combat.",
    ),
    Clause("1.72e", "Surrounded", "A stunned character with enemies on every side of him dies."),
    Clause("1.72f", "Mixed ground", "Joint attackers count the worst ground among them."),
    Clause("1.73a", "Armour", "Against a defender in armour the die counts 1 more."),
    Clause(
        "1.73b",
        "Some in armour",
        "If only some defenders wear armour the die is as rolled, and one without armour suffers.",
    ),
    Clause("1.74a", "The charge", "A charging rider attacks with half as much again."),
    Clause("1.74b", "The counter-charge", "A counter-charging rider defends with half as much again."),
    Clause("1.74c", "A fight apart", "Charger and foe fight a combat of their own, whatever else is done to either."),
    Clause(
        "1.74d",
        "Roles exchanged",
        "If the counter-charger defends with more than the charger attacks with, he becomes the attacker.",
    ),
    Clause(
        "1.75a",
        "Advance",
        "After a retreat, a stun or a death the victor may advance one who fought, 2 hexes on foot or 3 mounted.",
    ),
    Clause("1.75b", "First hex", "The advance goes first into a hex that was given up, or where the fallen one lies."),
    Clause("1.75c", "At once", "It is made before the next combat or never, and costs nothing of a later move."),
    Clause(
        "1.75d",
        "Danger on the way",
        "Infiltration is rolled for it as for a move, but not on account of those who fight in this phase.",
        reason="The die of an advance is logged under 1.54a, and where it is spared nothing is.",
    ),
    Clause(
        "1.76",
        "Closed ground",
        "Nobody attacks into a hex that he could not enter.",
    ),
    Clause("1.8a", "Unhorsed", "A rider who loses his seat is put beside his horse by his owner, and the horse stays."),
    Clause("1.8b", "No room", "If he finds only enemies there he dies; a friend would have made room."),
    Clause(
        "1.8c",
        "Horses as targets",
        "A horse alone is fought and shot at like an unarmoured rider; shots from C and combats from E on kill it.",
    ),
    Clause(
        "1.8d",
        "Horses driven back",
        "A horse in harness takes its cart along; one led by the bridle leaves its leader.",
        reason="The log tells the retreat under C5f, and that a bridle is let go under R108.",
    ),
    Clause("1.8e", "A horse's defence", "It is 1."),
)

CARD = (
    Clause(
        "C5a",
        "Modifiers of a shot",
        "Medium range adds 1 and long range 2, a wounded shooter 1, a target in armour 1.",
    ),
    Clause("C5b", "Fire at the mounted", "The chart for targets in the saddle, by row and cover."),
    Clause("C5c", "Fire at men on foot", "The chart for targets on foot, by row and cover."),
    Clause(
        "C5d",
        "What a shot does to a rider",
        "A drives him back 4 or takes 4 off his move; B stuns and unhorses him; C wounds him; D does so and kills his "
        "horse; E kills him, F both.",
    ),
    Clause(
        "C5e",
        "What a shot does on foot",
        "A drives him back 2 or takes 2 off his move; B wounds him, and on the move halves what he has left; C kills.",
    ),
    Clause(
        "C5f",
        "Retreats",
        "They lead through friends, who may have to make room, and never through enemies; who cannot go all the way is "
        "wounded.",
    ),
    Clause("C5g", "Twice hurt", "Wounded or stunned a second time is dead, and so is a stunned man who must retreat."),
    Clause("C6a", "Chart of ground", "How many columns the ground of both sides moves the odds."),
    Clause("C6b", "Combat against the mounted", "The chart for defenders in the saddle, by die and odds."),
    Clause("C6c", "Combat against men on foot", "The chart for defenders on foot, by die and odds."),
    Clause(
        "C6d",
        "What combat does to a rider",
        "A wounds an attacker, B drives the attackers back, C the defenders; D stuns the rider and kills his horse; E "
        "wounds him, F also kills the horse; G kills him, H both.",
    ),
    Clause(
        "C6e",
        "What combat does on foot",
        "A wounds an attacker, B drives the attackers back, C the defenders; D stuns, E wounds, F kills.",
    ),
)
