"""The hexes that an action leads somebody over, as a table shows them."""

from gonfalon.games.croisades.actions import (
    Advance,
    Aside,
    Charge,
    Counter,
    CroisadesAction,
    DriveIn,
    Retreat,
    Step,
)
from gonfalon.games.croisades.frames import Advancing, Charging, Countering, Displacing, Moving, Retreating
from gonfalon.games.croisades.rules.lurking import brought_out
from gonfalon.games.croisades.rules.retreating import Way, is_about
from gonfalon.games.croisades.rules.rolling import stand_of as stand_of_haul
from gonfalon.games.croisades.state import State, field_of, figure_of, front_of


def way_of(state: State, action: CroisadesAction) -> tuple[str, ...]:
    """The hexes that an action leads a figure over, the first and the last included."""
    state, field = brought_out(state, getattr(action, "figure", "")), field_of(state)
    match state.agenda[-1], action:
        case Moving(), Step(figure="draft" | "cart"):
            at, facing = stand_of_haul(state, action.figure)
            return field.names[at + field.board.shifts[facing]], action.to
        case Moving(), DriveIn():
            return action.hexes
        case Moving(), Step():
            return field.names[front_of(field, figure_of(state, action.figure))], action.to
        case Charging() | Countering(), Charge() | Counter():
            return field.names[front_of(field, figure_of(state, action.figure))], *action.route
        case Retreating(), Retreat():
            figure = figure_of(state, action.figure)
            is_back = action.backing or is_about(state, figure, Way((field.index[action.path[0]],)))
            return field.names[figure.at if is_back else front_of(field, figure)], *action.path
        case Advancing(), Advance():
            return field.names[front_of(field, figure_of(state, action.figure))], *action.path
        case Displacing() as frame, Aside():
            return field.names[figure_of(state, frame.figure).at], action.to
        case _:
            return ()
