"""The contents page of Acre: the exclusive rules (14-17) and the rebuilt standard rules (S2-S12)."""

from msgspec.structs import replace

from gonfalon.kernel.rulebook import Clause, Rulebook, Source, Status

ADVICE = Status.ADVICE

EXCLUSIVE = (
    Clause(
        "14.1a",
        "The Crusader begins",
        "The Crusader sets up first and takes the first half of every turn until the Muslims withdraw.",
    ),
    # Nothing is printed for the first stage, but 16.2 gives 50 points for a withdrawal on turn 1, 5 a turn left.
    Clause(
        "14.1b",
        "Ten turns to a stage",
        "The marker starts on turn 1; each stage of the battle lasts ten turns.",
        source=Source.DERIVED,
    ),
    Clause(
        "14.2a",
        "The line facing Acre",
        "Seven infantry units and the four trebuchets stand on the six hexes before the walls, 0207 to 0212.",
    ),
    Clause("14.2b", "Crusader camps", "Hexes 0514, 0515 and 0614 each hold a Crusader camp and one unit."),
    Clause(
        "14.2c",
        "The line looking east",
        "All other Crusaders man the line from 0902 to 0621, and no hex of it may lack both a unit and a ZOC.",
    ),
    Clause("14.2d", "Crusader leaders", "A Crusader leader starts with any Crusader unit."),
    Clause("14.3a", "The garrison", "The seven units of the garrison of Acre are set aside inside the town."),
    Clause("14.3b", "Muslim camps", "Hexes 2129, 2229 and 2329 each hold a Muslim camp and one unit."),
    Clause(
        "14.3c",
        "The Muslim line",
        "The rest of the field army mans the line from 1201 to 0324, covered like the Crusader one.",
    ),
    Clause("14.3d", "Muslim leaders", "A Muslim leader starts with any Muslim unit outside the fortress."),
    Clause(
        "14.4",
        "Crusader morale",
        "The Crusaders are demoralized at a loss of 80 VP, disintegrate at 110, and rally on 1 to 3.",
        reason="The log names the clauses that use its numbers: S11.1, S11.3 and 16.1a.",
    ),
    Clause(
        "14.5",
        "Muslim morale",
        "The Muslims are demoralized at 50 VP and disintegrate at 75, after the withdrawal at 70 and 100; "
        "they rally on 1 to 5.",
    ),
    Clause(
        "15.1a",
        "Karr-wa-Farr",
        "A Muslim infantry unit with a dot that is attacked in the Crusader melee phase may feign flight.",
    ),
    Clause(
        "15.1b",
        "Not before a charge",
        "There is no Karr-wa-Farr when the attack includes a charging unit.",
    ),
    Clause(
        "15.1c",
        "Only in order",
        "Dice are rolled for the feint only if the fleeing unit is organized.",
    ),
    Clause(
        "15.1d",
        "A die for each attacker",
        "Each attacking Crusader unit rolls a die, less 3, less the best leader with the attackers.",
    ),
    Clause(
        "15.1e",
        "The feint fails to draw",
        "At zero or less the Muslim unit makes an ordinary retreat before combat, and a Crusader may advance or not.",
    ),
    Clause(
        "15.1f",
        "The feint draws",
        "Otherwise the Muslim unit goes that many hexes, and a Crusader unit must follow on its heels, "
        "heedless of ZOC.",
    ),
    Clause(
        "15.2",
        "Camps and plunder",
        "A unit that enters an enemy camp captures it; on a die of 4 to 6 the unit then scatters to plunder.",
    ),
    Clause(
        "15.3",
        "Trebuchets",
        "Trebuchets never move, hinder no Crusader, and are captured by any Muslim unit that enters their hex.",
    ),
    Clause(
        "15.4a",
        "The walls",
        "Hexes 0108 to 0112 are closed to Crusader units, to Crusader attacks and to Crusader ZOC.",
    ),
    Clause(
        "15.4b",
        "The sortie",
        "Once in the second stage the garrison appears on the walls, one unit to a hex, where it ignores Ar.",
    ),
    Clause(
        "15.5a",
        "When to withdraw",
        "A demoralized Muslim army may withdraw at the start of one of its movement phases of the first stage.",
    ),
    Clause(
        "15.5b",
        "Off the map",
        "All Muslim forces leave the map and are kept apart from the eliminated.",
        reason="The log names the withdrawal, of which this is the first step.",
    ),
    Clause(
        "15.5c",
        "Back in order",
        "Every disorganized unit of both sides is organized again.",
    ),
    Clause(
        "15.5d",
        "The special rally",
        "Each side rolls a die for each eliminated unit; every leader in play may help one of these dice.",
    ),
    Clause(
        "15.5e",
        "The Crusader moves once",
        "Then the Crusader has a movement phase; the eastern and southern edges are closed but for Muslim camps.",
    ),
    Clause(
        "15.5f",
        "The second stage",
        "The Muslims deploy on the easternmost hexes and move first from then on, from turn 1 to the end of turn 10.",
    ),
    Clause("16.1a", "Clear victory", "A side wins at once when the enemy army disintegrates."),
    Clause(
        "16.1b",
        "The way to Acre",
        "The Muslims win clearly if at the end a chain of hexes free of Crusaders and their ZOC joins the eastern edge "
        "to the walls.",
    ),
    Clause(
        "16.2",
        "Victory points",
        "1 for each strength point eliminated, 15 for Saladin, 10 for Guy, twice the value of another leader, 5 for a "
        "camp or a trebuchet, and to the Crusader 5 for each turn left when the Muslims withdraw. The "
        "greater total wins.",
    ),
    Clause(
        "17.1",
        "The armies",
        "Fewer than 10,000 Crusaders with some 400 knights faced a slightly larger army and the town's garrison.",
        ADVICE,
        "It sets limits for the order of battle and forbids or allows nothing in play.",
    ),
    Clause(
        "17.2",
        "When to sally",
        "A sortie just before the withdrawal wastes the garrison.",
        ADVICE,
        "It is counsel to the Muslim player; R46 says what it can mean.",
    ),
)

STANDARD = (
    Clause("S2.1", "Terrain chart", "What each terrain costs foot and horse, and how it helps who stands in it."),
    Clause("S2.2", "Units and leaders", "Seventy-six units and eleven leaders with their values."),
    Clause("S2.3", "Results chart", "The odds, shifted, and one die give the result of a melee."),
    Clause("S2.4", "Archery chart", "A 1 hits, a 6 misses, and between them a die not above the fire value hits."),
    Clause("S3.1", "Sequence", "Rally, movement, archery, melee; first one player, then the other."),
    Clause("S3.2", "Decisions", "Everything a player decides is asked, and every question has a default answer."),
    Clause("S4.1", "Movement", "A unit goes from hex to hex within its movement points and takes its leaders along."),
    Clause("S4.2", "Other units", "Enemies bar the way, friends do not; a move ends in a hex without another unit."),
    Clause("S4.3", "Stopping", "Entering an enemy ZOC, an enemy camp or, for Muslims, a trebuchet ends the move."),
    Clause(
        "S4.4",
        "Leaving an enemy ZOC",
        "Light units slip out of every enemy ZOC for a point more and go on; others stay or fall back one hex.",
    ),
    Clause(
        "S4.5",
        "Entering",
        "Camps and trebuchets are captured however a unit comes in, and it goes no further.",
        reason="The log names what was captured, under 15.2 or 15.3.",
    ),
    Clause(
        "S5.1",
        "Zones of control",
        "Formed units control the six hexes around them; light and disorganized do not.",
        reason="The log names what a ZOC does, under the clauses that S5.2 gathers.",
    ),
    Clause(
        "S5.2",
        "What a ZOC does",
        "It stops movement, shortens bows, calls to battle, bars retreats, hinders rally and cuts the line to Acre.",
        reason="It gathers what other clauses say, and the log names those.",
    ),
    Clause("S6.1", "Who may fire", "One to three archers fire at one enemy unit, each archer and each target once."),
    Clause("S6.2", "A hit", "It endangers leaders and disorganizes; a disorganized unit is driven back a hex or dies."),
    Clause("S6.5", "Defensive archery", "A defending archer may fire at one adjacent attacker before the melee."),
    Clause("S6.6", "Fire and attack", "Who fired attacks at half strength and owes no attack."),
    Clause("S7.1", "The attack", "Attackers adjacent to every hex they attack, at 1:3 or better, each unit once."),
    Clause("S7.2", "The course of a melee", "Reactions, odds, the die, leaders, the result, advance, charge check."),
    Clause(
        "S7.3", "Who must fight", "In an enemy ZOC a unit must attack if it can, unless it is light or AR or has fired."
    ),
    Clause("S7.7", "Exchange", "The defenders die, and attackers of at least the same printed strength with them."),
    Clause(
        "S7.8",
        "Retreat",
        "One hex, horse one or two, free and outside enemy ZOC; failing that, a friend makes way; failing that, death.",
    ),
    Clause("S7.9", "Advance", "One attacker may enter a hex that was yielded; a charging unit must."),
    Clause("S8.2", "Disengagement", "Light units leave enemy ZOC at the price of a movement point."),
    Clause(
        "S8.3",
        "Retreat before combat",
        "An organized light unit may evade attackers none of whom is faster, if its army is not demoralized.",
    ),
    Clause("S8.4", "The feigned flight", "How Karr-wa-Farr is diced, which hexes are taken, and who must follow."),
    Clause(
        "S8.5",
        "With other targets",
        "The melee goes on against the other hexes, without the unit that followed.",
        reason="The melee that goes on is logged under S7.2, the pursuit under 15.1f.",
    ),
    Clause(
        "S9.1", "Kinds of horse", "Heavy cavalry may charge, medium may not, light cavalry and horse archers evade."
    ),
    Clause("S9.3", "The charge", "An organized HC that rode its last two hexes straight at the target may charge."),
    Clause("S9.4", "After a charge", "The charging unit keeps order on 3 or less, a leader's value added."),
    Clause("S10.1", "Leaders", "A leader is with a unit and goes where it goes; only the best value counts."),
    Clause("S10.2", "A leader's ride", "Once in his movement phase he may ride alone to another unit."),
    Clause("S10.3", "Leader casualties", "By arrows on a 6, in melee on a 12, with his unit on 10 or more."),
    Clause("S10.4", "Survivors", "A leader who loses his unit joins the nearest one."),
    Clause("S11.1", "Reorganization", "Disorganized units out of enemy ZOC, or with a leader, try to rally each turn."),
    Clause("S11.2", "The eliminated", "They come back only by the special rally of the withdrawal."),
    Clause("S11.3", "Demoralization", "No charges, no evading, no feints, worse odds and worse rally."),
    Clause("S11.4", "Disintegration", "At the second number the enemy wins; if both reach it together, VP decide."),
    Clause("S12.1", "The withdrawal, step by step", "Bonus, removal, order, rally, check, march, return, turn 1."),
    Clause(
        "S12.2",
        "No withdrawal",
        "Without one the game ends after turn 10 of the first stage.",
        reason="The log names how such a game ended: 16.1b, 16.2 or S12.4.",
    ),
    Clause("S12.3", "The sortie", "Up to five garrison units at once, the others as walls fall empty."),
    Clause("S12.4", "The end", "First the line to Acre, then the points; equal points are a draw."),
)

# Of the standard rules only the titles of the chapters are left.
REBUILT = tuple(replace(clause, source=Source.RECONSTRUCTED) for clause in STANDARD)
RULEBOOK = Rulebook("Acre: the Third Crusade Opens", (*EXCLUSIVE, *REBUILT))
