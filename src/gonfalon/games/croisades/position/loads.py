"""What could not come about of men carried and horses led, refused under the field of a position that says it."""

from gonfalon.games.croisades.frames import SettingDown
from gonfalon.games.croisades.pieces import BY_ID
from gonfalon.games.croisades.position.charges import refuse_absent
from gonfalon.games.croisades.position.written import Position
from gonfalon.games.croisades.rules.bridles import led_by
from gonfalon.games.croisades.rules.leading import most_led
from gonfalon.games.croisades.state import (
    DEAD,
    STUNNED,
    Figure,
    Held,
    State,
    field_of,
    figure_of,
    has_figure,
    hexes_of,
    is_horse,
    is_up,
    side_of,
)
from gonfalon.kernel.reading import BadInput


def refuse_loads(position: Position, state: State) -> None:
    """Refuse bridles that nobody could hold, loads that nobody could carry, and horses that cannot have shied."""
    places = {each.figure: number for number, each in enumerate(position.figures)}
    for horse in state.figures:
        if horse.led:
            refuse_leader(f"figures[{places[horse.id]}].led", state, horse)
    if state.mover is not None:
        refuse_held("mover.held", state, state.mover.figure, state.mover.held)
    for number, frame in enumerate(state.agenda):
        if isinstance(frame, SettingDown):
            refuse_held(f"agenda[{number}].held", state, frame.by, frame.held)
            refuse_hexes(f"agenda[{number}]", state, frame)
    for number, (rider, horse_id) in enumerate(state.shied):
        for who in (rider, horse_id):
            refuse_absent(f"shied[{number}]", state, who)
        if rider not in BY_ID or BY_ID[rider].side is not state.side or horse_id in BY_ID:
            raise BadInput(f"shied[{number}]", "is a rider whose turn it is, and a horse")


def refuse_leader(where: str, state: State, horse: Figure) -> None:
    """Refuse a leader who is not there, is of another side, stands apart or has too many horses."""
    if not has_figure(state, horse.led) or horse.led not in BY_ID:
        raise BadInput(where, f"{horse.led} leads no horse")
    leader, field = figure_of(state, horse.led), field_of(state)
    if horse.health is DEAD:
        raise BadInput(where, "nobody leads a dead horse")
    if horse.at < 0:
        return
    if not is_up(leader) or side_of(leader) is not side_of(horse):
        raise BadInput(where, f"{horse.led} cannot lead it")
    if not field.board.border(hexes_of(field, horse)) & hexes_of(field, leader):
        raise BadInput(where, f"{horse.led} is not beside it")
    if len(led_by(state, horse.led)) > most_led(leader):
        raise BadInput(where, f"{horse.led} leads too many (1.58g)")


def refuse_held(where: str, state: State, bearer: str, held: tuple[Held, ...]) -> None:
    """Refuse what cannot be in anybody's hands: one stunned man at most, and horses led by the bearer."""
    men = 0
    for number, each in enumerate(held):
        here = f"{where}[{number}]"
        refuse_absent(f"{here}.figure", state, each.figure)
        figure, field = figure_of(state, each.figure), field_of(state)
        if figure.at >= 0 or each in held[:number]:
            raise BadInput(f"{here}.figure", f"{each.figure} cannot be in hand")
        for name in ("at", "front"):
            if getattr(each, name) and getattr(each, name) not in field.index:
                raise BadInput(f"{here}.{name}", f"{getattr(each, name)} is no hex of the map")
        is_pair = each.front != "" and field.board.direction(field.index[each.at], field.index[each.front]) is not None
        if is_horse(figure) != is_pair or is_horse(figure) != (each.front != ""):
            raise BadInput(f"{here}.front", "a horse is taken up from two neighbouring hexes, a man from one")
        men += not is_horse(figure)
        is_his = figure.led == bearer if is_horse(figure) else figure.health is STUNNED and men == 1
        if not is_his or (men and figure_of(state, bearer).horse):
            raise BadInput(f"{here}.figure", f"{bearer} cannot have it in hand")


def refuse_hexes(where: str, state: State, frame: SettingDown) -> None:
    """Refuse a setting down of nothing, by nobody, or beside hexes that nobody holds at once."""
    index, board = field_of(state).index, field_of(state).board
    if not frame.held:
        raise BadInput(f"{where}.held", "names something")
    is_place = len(frame.hexes) == 1 or (
        len(frame.hexes) == 2 and board.direction(*(index[name] for name in frame.hexes)) is not None
    )
    if not is_place:
        raise BadInput(f"{where}.hexes", "is one hex, or two that are neighbours")
    if frame.by not in BY_ID:
        raise BadInput(f"{where}.by", f"{frame.by} carries nothing")
    sides = {side_of(figure_of(state, each.figure)) for each in frame.held} | {BY_ID[frame.by].side}
    if frame.seat not in sides:
        raise BadInput(f"{where}.seat", "is the side of the carrier or of whom he carried")


def in_hands(state: State) -> set[str]:
    """All that is carried or led in hand, and so has no hex."""
    held = list(state.mover.held) if state.mover is not None else []
    held += [each for frame in state.agenda if isinstance(frame, SettingDown) for each in frame.held]
    return {each.figure for each in held}
