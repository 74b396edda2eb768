"""What it means to take up a man or a bridle, before it is done."""

from gonfalon.games.croisades.actions import Bridle, Loose, TakeUp
from gonfalon.games.croisades.rules.allowances import points_left
from gonfalon.games.croisades.rules.leading import CATCHES, is_passing
from gonfalon.games.croisades.state import State, figure_of
from gonfalon.kernel.accounts import Remark, remark
from gonfalon.kernel.rulebook import cites


@cites("1.53", "1.58a", "1.58b", "1.58c", "1.58d", "D1.58a")
def load_remarks(state: State, action: TakeUp | Bridle | Loose) -> tuple[Remark, ...]:
    """The points that a carrier keeps, and whether a bridle calls for a die."""
    figure = figure_of(state, action.figure)
    match action:
        case TakeUp():
            return (remark("1.53", "carrier-keeps", left=points_left(state, figure) // 2),)
        case Bridle():
            if is_passing(state, figure) and state.options.sure_bridle:
                return (remark("D1.58a", "bridle-for-sure"),)
            if is_passing(state, figure):
                return (remark("1.58d", "bridle-by-die", faces=CATCHES),)
            return (remark("1.58c" if figure.horse else "1.58b", "bridle-for-sure"),)
        case Loose():
            return (remark("1.58a", "horse-stays"),)
