"""The contents page of Croisades: every clause of the tactical game, and those that are not in play yet."""

from gonfalon.games.croisades.rulebook.beyond import LATER, SCENARIOS, SIEGE
from gonfalon.games.croisades.rulebook.combat import CARD, FIGHTING
from gonfalon.games.croisades.rulebook.fire import LINES, SHOOTING
from gonfalon.games.croisades.rulebook.ground import COUNTERS, SEQUENCE, TERRAIN
from gonfalon.games.croisades.rulebook.movement import CHARGES, HORSES, MOVING
from gonfalon.kernel.rulebook import Rulebook

RULEBOOK = Rulebook(
    "Croisades",
    (
        *(*COUNTERS, *TERRAIN, *SEQUENCE),
        *(*SHOOTING, *LINES),
        *(*MOVING, *CHARGES, *HORSES),
        *(*FIGHTING, *CARD),
        *(*SIEGE, *SCENARIOS, *LATER),
    ),
)
