"""Which errand a side has in its scenario."""

from gonfalon.bots.value.croisades.drovers import Drovers, Raiders
from gonfalon.bots.value.croisades.errand import Errand
from gonfalon.bots.value.croisades.escorting import Captors, Escort
from gonfalon.bots.value.croisades.field import Field
from gonfalon.bots.value.croisades.patrolling import Patrol, Riders
from gonfalon.games.croisades.scenarios import SETTINGS, Aim


def errand_of(field: Field) -> Errand:
    """The errand of a side in its scenario."""
    setting = SETTINGS[field.state.scenario]
    is_first = field.me is setting.first
    match setting.aim:
        case Aim.PASSAGE:
            return Patrol(field) if is_first else Riders(field)
        case Aim.ESCORT:
            return Escort(field) if is_first else Captors(field)
        case _:
            if setting.has_cart:
                return Drovers(field) if is_first else Raiders(field)
            return Errand(field)
