"""Rulings on the later rules that may be agreed on: R84, R85, and what the options leave open."""

from gonfalon.kernel.rulebook import Ruling

LATER = (
    Ruling(
        "R84",
        "How are the hexes numbered round which a shot goes astray, and whom does it strike?",
        "1 is the hex to the north of the target's, of a rider's front half, and so on clockwise to 6. The unarmoured "
        "there is wounded; men and riders in armour are driven back 2 hexes. The shooter must be able to draw a line "
        "to him.",
        "The book wants the numbers fixed beforehand.",
        ("D1.36",),
        "errare",
    ),
    Ruling(
        "R85",
        "How is the die of later infiltration read?",
        "Each enemy who is able to attack the hex has one: 7 or less is safe, 8 and 9 wound, 10 and more kill. A wound "
        "of whoever passes adds 2.",
        "The last line of the list names the wrong man.",
        ("D1.54",),
        "later_infiltration",
    ),
)

AGREED = (
    Ruling(
        "R130",
        "Does a stray shot strike the target's other half, or the shooter?",
        "Neither; nor a horse without a rider, nor anybody in hiding.",
        "The shot has missed the one, the other does not shoot at himself, and the rule speaks of characters who are "
        "there.",
        ("D1.36",),
    ),
    Ruling(
        "R131",
        "What if a stray shot drives somebody back in the movement phase?",
        "He goes at once, and loses a charge or counter-charge that he still had to ride. Nobody comes to stand on the "
        "last place where the mover might have ended.",
        "His route began where he no longer is, and two living never share a hex.",
        ("D1.36", "1.56j", "C5f"),
    ),
    Ruling(
        "R132",
        "How is defensive fire asked for when shooters are named one at a time?",
        "After each shot the ask is put again, in the same hex, until it is passed; at those who stayed too, as long "
        "as no other target was shot at since.",
        "Only so is nobody named beforehand.",
        ("D1.33", "1.33f"),
    ),
    Ruling(
        "R133",
        "When are charges that arrived fought, if each combat is named when it is fought?",
        "Whenever the attacker likes: before, between or after the others. What is not yet fought spares nobody a roll "
        "in an advance.",
        "They stand named by the rules, and R76 then looks at what was fought.",
        ("1.74c", "1.75d"),
    ),
    Ruling(
        "R134",
        "Where may a horse in caparison not be led?",
        "Into water: nobody enters it with such a horse on the bridle, and none is set down there. Driven back "
        "alone it may.",
        "The rule forbids leading it, and nothing else.",
        ("D1.8", "1.58b"),
    ),
)
