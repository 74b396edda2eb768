"""Our answers where the book of Croisades is silent or contradicts itself, as far as they are in play."""

from gonfalon.games.croisades.rulings.combat import COMBAT
from gonfalon.games.croisades.rulings.fire import FIRE
from gonfalon.games.croisades.rulings.further import FURTHER
from gonfalon.games.croisades.rulings.later import AGREED, LATER
from gonfalon.games.croisades.rulings.movement import MOVEMENT

RULINGS = (*FIRE, *MOVEMENT, *COMBAT, *LATER, *FURTHER, *AGREED)
