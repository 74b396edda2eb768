"""The hidden set-up of a captain: good places drawn by lots, spread over the way that the enemy has to take."""

from random import Random

from gonfalon.bots.bot import Effort, Reason
from gonfalon.bots.value.croisades.reasons import Chosen
from gonfalon.bots.value.croisades.setting_up import set_up
from gonfalon.games.croisades.actions import CONFIRMS, FACINGS, CroisadesAction, Place
from gonfalon.games.croisades.frames import Hiding
from gonfalon.games.croisades.pieces import Side
from gonfalon.games.croisades.rules.placing import clause_of, hidden_at, in_hand, stands
from gonfalon.games.croisades.scenarios import SETTINGS, Setting
from gonfalon.games.croisades.state import ON_FOOT, Figure, State, amended, field_of, figure_of, front_of
from gonfalon.geometry.hexset import members

DRAWN = 12
"""From how many places each man takes the best."""
CLOSE, WIDE = 2, 7
"""How near to each other two are easily found together, and how far apart they cannot help each other."""


def hide(state: State, frame: Hiding, effort: Effort) -> tuple[Chosen, ...]:
    """Places for everybody in hand, and then the word that all is ready."""
    side, clause, names = Side(frame.seat), clause_of(state), field_of(state).names
    found: list[Chosen] = []
    for who in in_hand(state, side):
        figure = drawn(state, figure_of(state, who), effort.random)
        if figure is None:
            return set_up(state, frame)
        facing = FACINGS[figure.facing] if figure.facing >= 0 else ""
        action: CroisadesAction = Place(seat=side, figure=who, to=names[figure.at], facing=facing)
        at = names[front_of(field_of(state), figure)]
        found.append(Chosen(action, Reason("lie-in-wait", {"figure": who, "at": at}, ("4.0c", clause))))
        state = hidden_at(state, figure)
    return (*found, Chosen(CONFIRMS[side], Reason("deployed", {"seat": side}, (clause,))))


def drawn(state: State, figure: Figure, random: Random) -> Figure | None:
    """The best of a few places drawn by lots; None when there is none."""
    facings = range(6) if figure.horse else (ON_FOOT,)
    places = [(at, way) for way in facings for at in members(stands(state, figure, way))]
    if not places:
        return None
    some = random.sample(places, min(DRAWN, len(places)))
    men = [amended(figure, at=at, facing=way) for at, way in some]
    return max(men, key=lambda each: worth_of_place(state, each))


def worth_of_place(state: State, figure: Figure) -> float:
    """How good a place is: on the enemy's ways, not where he looks first, near friends but not too near."""
    field, setting = field_of(state), SETTINGS[state.scenario]
    board, front = field.board, front_of(field, figure)
    row, column = board.row_column(front)
    apart = [board.distance(front, lair.at) for lair in state.hidden]
    value = -1.0 * sum(each <= CLOSE for each in apart) + 0.4 * min(2, sum(CLOSE < each <= WIDE for each in apart))
    return value + (by_groves(state, front, row) if setting.groves else by_the_way(setting, row, column))


def by_groves(state: State, front: int, row: int) -> float:
    """Within a bowshot of groves but not beside them, and on the way out."""
    field = field_of(state)
    far = [field.board.distance(front, field.index[name]) for name in SETTINGS[state.scenario].groves]
    return sum(FROM_GROVE[0] <= each <= FROM_GROVE[1] for each in far) - 2.0 * (min(far) < FROM_GROVE[0]) + row / 10


FROM_GROVE = (3, 6)


def by_the_way(setting: Setting, row: int, column: int) -> float:
    """Far enough from where the escort comes in, and in the middle of the map."""
    middle = (setting.posts[0].rows[0] + setting.posts[0].rows[1]) / 2
    return -abs(row - middle) / 6 - abs(column - BEST_COLUMN) / 8


BEST_COLUMN = 15
