"""From a state to its position."""

from typing import Literal

from gonfalon.games.croisades.decisions import DECISIONS
from gonfalon.games.croisades.frames import Asking
from gonfalon.games.croisades.map import Field
from gonfalon.games.croisades.position.written import Carted, Placed, Position, Stood, Underway, implied_agenda
from gonfalon.games.croisades.rules.lurking import lair_of
from gonfalon.games.croisades.rules.mustering import musterings
from gonfalon.games.croisades.state import (
    AWAY,
    GONE,
    HIDDEN,
    WAITING,
    Cart,
    Figure,
    Health,
    Lair,
    Mover,
    State,
    field_of,
    is_horse,
)
from gonfalon.geometry.hexset import read
from gonfalon.kernel.agenda import Sole


def position_of(state: State) -> Position:
    """The position of a state at an ask or at its end."""
    field = field_of(state)
    frame = asked_frame(state)
    ask = seat = None
    if frame is not None:
        ask, seat = DECISIONS.decisions[type(frame)].ask, frame.seat
    return Position(
        scenario=state.scenario,
        turn=state.turn,
        side=state.side,
        figures=tuple(placed(field, each, lair_of(state, each.id)) for each in state.figures if is_written(each)),
        ask=ask,
        seat=seat,
        options=state.options,
        mover=None if state.mover is None else underway(field, state.mover),
        charges=state.charges,
        combats=state.combats,
        shot_at=state.shot_at,
        acts=state.acts,
        shied=state.shied,
        searched=field.board.printed(read(state.searched)),
        groves=state.groves,
        cart=None if state.cart is None else carted(field, state.cart),
        hauls=state.hauls,
        first=state.first,
        agenda=() if state.agenda == implied_agenda(ask, seat) else state.agenda,
        asked=state.asked,
    )


def asked_frame(state: State) -> Asking | None:
    """The frame that is waited for: of those who choose together the first who has not answered."""
    frames = musterings(state)
    if frames:
        return next((frame for frame in frames if not frame.answered), frames[0])
    frame = state.agenda[-1] if state.agenda else None
    return frame if isinstance(frame, Sole) else None


OFF: dict[int, Literal["waiting", "left", "hidden"]] = {WAITING: "waiting", GONE: "left", HIDDEN: "hidden"}
"""How it is written that somebody is not seen on the map."""


def is_written(figure: Figure) -> bool:
    """Whether a figure has a line of its own: a horse under its rider has none."""
    return figure.at != AWAY or not is_horse(figure) or figure.health is Health.DEAD or figure.led != ""


def placed(field: Field, figure: Figure, lair: Lair | None = None) -> Placed:
    """A figure as it is written, one who hides where he does."""
    at, facing = (figure.at, figure.facing) if lair is None else (lair.at, lair.facing)
    return Placed(
        figure=figure.id,
        at=field.names[at] if at >= 0 else "",
        off=OFF.get(figure.at, ""),
        facing=facing_name(field, facing),
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
        afoot=figure.afoot,
    )


def carted(field: Field, cart: Cart) -> Carted:
    """The cart as it is written."""
    return Carted(
        at=field.names[cart.at] if cart.at >= 0 else "",
        off="" if cart.at >= 0 else "left" if cart.at == GONE else "waiting",
        facing=facing_name(field, cart.facing),
        is_harnessed=cart.is_harnessed,
        barrels=cart.barrels,
        is_beset=cart.is_beset,
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
        seen=tuple([Stood(field.names[at], facing_name(field, facing)) for at, facing in mover.seen]),
    )


def facing_name(field: Field, facing: int) -> str:
    """A direction by its letters; nothing on foot."""
    return field.board.directions[facing] if facing >= 0 else ""
