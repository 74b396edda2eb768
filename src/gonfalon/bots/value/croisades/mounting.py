"""Getting back into the saddle, where nobody is near enough to forbid it and there is time to ride."""

from gonfalon.bots.bot import Reason
from gonfalon.bots.value.croisades.field import Field
from gonfalon.bots.value.croisades.reasons import Chosen
from gonfalon.games.croisades.actions import Mount
from gonfalon.games.croisades.rules.acting import why_not_mount
from gonfalon.games.croisades.scenarios import SETTINGS
from gonfalon.games.croisades.state import Health, is_horse

ALONE = 5
"""From how many hexes on the nearest enemy leaves a man the time to mount."""


def mounting(field: Field) -> Chosen | None:
    """The first who may mount a horse beside him and ride it in a later turn; a wounded man takes two turns for it."""
    state = field.state
    later = SETTINGS[state.scenario].turns - state.turn
    for man in field.mine.values():
        if man.is_mounted or man.id in field.entrants or later < 1 + (man.figure.health is Health.WOUNDED):
            continue
        if nearest(field, man.figure.at) < ALONE:
            continue
        for horse in filter(is_horse, state.figures):
            action = Mount(seat=field.me, figure=man.id, horse=horse.id)
            if why_not_mount(state, action) is None:
                reason = Reason("into-the-saddle", {"figure": man.id, "horse": horse.id}, ("1.57a", "1.57b"))
                return Chosen(action, reason)
    return None


def nearest(field: Field, at: int) -> int:
    """How many hexes off the nearest enemy on his feet is."""
    return min((field.board.distance(at, field.front(field.home[who])) for who in field.foes), default=ALONE)
