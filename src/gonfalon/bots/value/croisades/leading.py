"""Men on somebody's back and horses on their bridles: the bots let go of both as soon as they may."""

from gonfalon.bots.bot import Reason
from gonfalon.bots.value.croisades.field import Field
from gonfalon.bots.value.croisades.reasons import Chosen
from gonfalon.games.croisades.actions import HALTS, CroisadesAction, Loose, SetDown
from gonfalon.games.croisades.frames import SettingDown
from gonfalon.games.croisades.pieces import Side
from gonfalon.games.croisades.rules.bridles import leads, led_by
from gonfalon.games.croisades.rules.leading import why_not_loose
from gonfalon.games.croisades.rules.moving import why_held
from gonfalon.games.croisades.rules.setting_down import lawful_spots
from gonfalon.games.croisades.state import State, field_of
from gonfalon.kernel.agenda import Ask


def unloaded(field: Field, ask: Ask[CroisadesAction]) -> Chosen | None:
    """Whoever is on his way with a load goes on only to where he may set it down; a bridle is let go before a move."""
    state, seat = field.state, Side(ask.seat)
    mover = state.mover
    if mover is not None and mover.held:
        if why_held(state) is not None:
            return Chosen(ask.default, Reason("go-on", {"figure": mover.figure}, ("R100",)))
        return Chosen(HALTS[seat], Reason("sets-down", {"figure": mover.figure}, ("R34", "R56")))
    for man in field.mine.values():
        if leads(state, man.id):
            for horse in led_by(state, man.id):
                action = Loose(seat=seat, figure=man.id, horse=horse.id)
                if why_not_loose(state, action) is None:
                    return Chosen(action, Reason("lets-go", {"figure": man.id, "horse": horse.id}, ("1.58a",)))
    return None


def set_down(state: State, frame: SettingDown) -> Chosen:
    """The first place there is."""
    names, spot = field_of(state).names, lawful_spots(state, frame)[0]
    what = frame.held[0].figure
    action = SetDown(seat=frame.seat, hexes=tuple(names[at] for at in spot))
    return Chosen(action, Reason("put-down", {"figure": what, "at": names[spot[-1]]}, ("R38", "R56")))
