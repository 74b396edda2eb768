"""Rulings on combat, retreats, advances and falls: R63 to R82."""

from gonfalon.kernel.rulebook import Ruling

COMBAT = (
    Ruling(
        "R63",
        "Are attacks named all at once?",
        "Yes, all combats of the phase first, charges that arrived among them; then they are fought in the "
        "attacker's order, at the odds of that moment. One that has become impossible is dropped.",
        "1.75d speaks of combats that are still to come.",
        ("1.7a", "1.75d"),
        "combat_declaration",
    ),
    Ruling(
        "R64",
        "May several attack several?",
        "No: one against one, one against several or several against one. Several defenders are all mounted or all "
        "on foot, and a stunned one may be among them.",
        "The book has no other case, and two charts.",
        ("1.72a", "1.72b"),
    ),
    Ruling(
        "R65",
        "May men on foot attack a rider together?",
        "Yes, they add their attacks; the column is given only if two or more of the attackers are mounted.",
        "The card gives it for several mounted attackers.",
        ("1.72b", "1.72c"),
        "joint_on_mounted",
    ),
    Ruling(
        "R66",
        "What if shifts lead past the ends of the chart?",
        "All shifts are added up. Left of 1:1 there is no attack, right of 12:1 is 12:1; strengths below 1:1 cannot "
        "be mended by any shift.",
        "An attack below 1:1 is impossible.",
        ("1.71a", "1.7c"),
    ),
    Ruling(
        "R67",
        "Which ground counts for several defenders?",
        "The worst among them, and for a rider the worse of his hexes.",
        "The book says the same of riders and of joint attackers.",
        ("1.71b", "1.72f"),
    ),
    Ruling(
        "R68",
        "On whom does a result fall?",
        "D to H on one defender and A on one attacker, whom the owner chooses, one without armour first if they are "
        "mixed; B and C move all.",
        "1.72d and 1.73b together.",
        ("1.72d", "1.73b"),
    ),
    Ruling(
        "R69",
        "Must a charge that arrived be fought?",
        "Yes, if it comes to 1:1, at any time in the order of combats. Nobody joins it, others may attack the same "
        "man apart; without its target the bonus is gone.",
        "It cannot be withdrawn.",
        ("1.74a", "1.74c"),
    ),
    Ruling(
        "R70",
        "How do charger and counter-charger exchange roles?",
        "When the one's defence with its bonus is above the other's attack with its bonus: then he attacks with his "
        "attack and half of it, against defence and half of it.",
        "He takes over the role with what belongs to it.",
        ("1.74d",),
        "reversed_charge",
    ),
    Ruling(
        "R71",
        "How does a man on foot retreat?",
        "Over hexes that he may enter, of his owner's choice, each one further from where he stood, and not off the "
        "map. He rolls infiltration for every hex, the last too, beside an enemy who could attack it.",
        "The card has the dice for passing and for stopping.",
        ("C5f",),
    ),
    Ruling(
        "R72",
        "How does a rider or a horse retreat?",
        "It may turn about and then goes forward, its front ending as far off as the retreat is long; a retreat of "
        "1 may also be a step backwards. The hexes entered are rolled for in order, then those it has not left.",
        "Two hexes need room.",
        ("C5f",),
    ),
    Ruling(
        "R73",
        "Who makes room for a retreat?",
        "A friend on foot and on his feet in the hex where it ends; he goes to a free hex beside it and rolls if an "
        "enemy could attack it. He displaces nobody in turn.",
        "It is what the card wants, without a row of them.",
        ("C5f",),
    ),
    Ruling(
        "R74",
        "What if a retreat is impossible?",
        "He stays and is wounded, or dies if he was; a horse alone dies. Unless he died nobody advances.",
        "The card knows no shorter retreat, and nothing was given up.",
        ("C5f", "C5g"),
    ),
    Ruling(
        "R75",
        "How far and where does the victor advance?",
        "Up to 2 hexes on foot, 3 mounted, whatever they cost, but not where he could not go, and not to end on "
        "anybody living. A rider may turn freely. If the horse of a fallen rider stands, only the hex where the "
        "rider lies opens the way. Defenders advance like attackers; a wound alone gives nothing.",
        "The book counts hexes there and names both sides.",
        ("1.75a", "1.75b"),
    ),
    Ruling(
        "R76",
        "Who does not endanger an advance?",
        "Everybody who attacked, was attacked or is named in a combat of this phase.",
        "They have their hands full, before their combat and after it.",
        ("1.75d",),
    ),
    Ruling(
        "R77",
        "When is a stunned man surrounded?",
        "When each hex of the map beside him holds an enemy on his feet; this is looked at after every move and "
        "advance.",
        "The book says that it happens during the action.",
        ("1.72e",),
    ),
    Ruling(
        "R78",
        "When can a hex be attacked?",
        "When the attacker could enter a hex of the target beside him; one closed by bodies he could not.",
        "The clause is a general one.",
        ("1.76",),
    ),
    Ruling(
        "R79",
        "Does a rider's facing matter in combat?",
        "No, he attacks and is attacked over all his eight hexes.",
        "Facing is spoken of for moving and charging only.",
        ("1.7a",),
    ),
    Ruling(
        "R80",
        "Where is a dismounted rider put?",
        "On a hex beside either half of his horse, of his owner's choice, that he may enter and where nobody lives. "
        "If there is none, a friend on foot makes room; if there is none either, he dies. A body needs no free hex.",
        "It follows the clause in its order.",
        ("1.8a", "1.8b"),
    ),
    Ruling(
        "R81",
        "What if a wounded rider is wounded or stunned again?",
        "He dies; his horse lives unless the result kills it.",
        "The card says it of everybody.",
        ("1.8a", "C5g"),
    ),
    Ruling(
        "R82",
        "What do results do to a horse alone?",
        "Shots: A drives it back 4, B does nothing, C to F kill. Combat: A, B and C as for a rider, D does nothing, "
        "E to H kill. It has no armour and defends with 1.",
        "These are the deaths that the clause lists.",
        ("1.8c", "1.8e"),
        "caparisoned",
    ),
    Ruling(
        "R83",
        "How is a horse in harness driven back?",
        "The whole string goes on so many hexes, neither about nor backwards. If it cannot, the horse is killed.",
        "The cart is tied to it.",
        ("1.8d", "C5f"),
    ),
)
