"""From a state to its position."""

from gonfalon.games.croisades.decisions import DECISIONS
from gonfalon.games.croisades.map import Field
from gonfalon.games.croisades.position.written import Placed, Position, Underway, implied_agenda
from gonfalon.games.croisades.state import Figure, Health, Mover, State, field_of, has_left, is_horse, is_waiting
from gonfalon.kernel.agenda import Sole


def position_of(state: State) -> Position:
    """The position of a state at an ask or at its end."""
    field = field_of(state)
    frame = state.agenda[-1] if state.agenda else None
    ask = seat = None
    if isinstance(frame, Sole):
        ask, seat = DECISIONS.decisions[type(frame)].ask, frame.seat
    return Position(
        scenario=state.scenario,
        turn=state.turn,
        side=state.side,
        figures=tuple(placed(field, each) for each in state.figures if is_written(each)),
        ask=ask,
        seat=seat,
        options=state.options,
        mover=None if state.mover is None else underway(field, state.mover),
        charges=state.charges,
        combats=state.combats,
        shot_at=state.shot_at,
        acts=state.acts,
        shied=state.shied,
        agenda=() if state.agenda == implied_agenda(ask, seat) else state.agenda,
        asked=state.asked,
    )


def is_written(figure: Figure) -> bool:
    """Whether a figure has a line of its own: a horse under its rider has none."""
    return figure.at >= 0 or not is_horse(figure) or figure.health is Health.DEAD or figure.led != ""


def placed(field: Field, figure: Figure) -> Placed:
    """A figure as it is written."""
    return Placed(
        figure=figure.id,
        at=field.names[figure.at] if figure.at >= 0 else "",
        off="waiting" if is_waiting(figure) else "left" if has_left(figure) else "",
        facing=facing_name(field, figure.facing),
        health=figure.health,
        horse=figure.horse,
        mark=figure.mark,
        shot=figure.shot,
        replied=figure.replied,
        spent=figure.spent,
        is_far=figure.is_far,
        moved=figure.moved,
        is_done=figure.is_done,
        fought=figure.fought,
        struck=figure.struck,
        fell=figure.fell,
        owner=figure.owner,
        used=figure.used,
        led=figure.led,
    )


def underway(field: Field, mover: Mover) -> Underway:
    """The move under way as it is written."""
    return Underway(
        figure=mover.figure,
        left=mover.left,
        back=field.names[mover.back],
        back_facing=facing_name(field, mover.back_facing),
        since=None if mover.since < 0 else mover.since,
        front=mover.front,
        rear=mover.rear,
        held=mover.held,
    )


def facing_name(field: Field, facing: int) -> str:
    """A direction by its letters; nothing on foot."""
    return field.board.directions[facing] if facing >= 0 else ""
