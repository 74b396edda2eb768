"""What could not come about of those who hide, and of the ground that was searched for them."""

from gonfalon.games.croisades.frames import Placing
from gonfalon.games.croisades.position.written import Position
from gonfalon.games.croisades.rules.lurking import (
    at_lair,
    hiding_area,
    hiding_ground,
    hiding_post,
    hiding_stands,
    lair_of,
)
from gonfalon.games.croisades.scenarios import SETTINGS
from gonfalon.games.croisades.state import State, field_of, figure_of, has_figure, hexes_of, is_hidden, lay_of, side_of
from gonfalon.geometry.hexset import read
from gonfalon.kernel.reading import BadInput


def refuse_hiding(position: Position, state: State, *, is_seen: bool) -> None:
    """Refuse hidden figures where nobody hides, hiding places that there are not, and searched ground elsewhere."""
    setting, post = SETTINGS[state.scenario], hiding_post(state.scenario)
    for number, name in enumerate(position.groves):
        if name not in setting.groves or name in position.groves[:number]:
            raise BadInput(f"groves[{number}]", f"{name} is no grove that is to be searched")
    area = 0 if post is None else hiding_area(state.scenario, post)
    if read(state.searched) & ~area:
        raise BadInput("searched", "holds hexes in which nobody hides in this scenario")
    for number, each in enumerate(position.figures):
        if each.off == "hidden":
            if post is None or side_of(figure_of(state, each.figure)) is not post.side:
                raise BadInput(f"figures[{number}].off", f"{each.figure} does not hide in this scenario")
            refuse_lair(f"figures[{number}]", state, each.figure, is_seen=is_seen)
    refuse_crowds(state)


def refuse_lair(where: str, state: State, id: str, *, is_seen: bool) -> None:
    """Refuse a place that hides nobody, or none at all."""
    lair, post, field = lair_of(state, id), hiding_post(state.scenario), field_of(state)
    assert post is not None
    if lair is None:
        if is_seen:
            return
        raise BadInput(f"{where}.at", f"must say where {id} hides")
    figure = figure_of(state, id)
    open_hexes = hiding_area(state.scenario, post) & hiding_ground(field, post, figure)
    if not hiding_stands(field, open_hexes, lair.facing) >> lair.at & 1:
        raise BadInput(f"{where}.at", f"{id} cannot hide there")
    hexes, watchers = hexes_of(field, at_lair(state, lair)), lay_of(state).up[post.side.enemy.number]
    if hexes & (read(state.searched) | field.board.spread(watchers)):
        raise BadInput(f"{where}.at", f"{id} would have been found there")


def refuse_crowds(state: State) -> None:
    """Refuse hidden figures that share a hex with each other or with somebody living who does not just pass."""
    field, mover = field_of(state), state.mover
    passing = mover is not None and has_figure(state, mover.figure) and figure_of(state, mover.figure)
    taken = lay_of(state).living & ~(hexes_of(field, passing) if passing else 0)
    for lair in state.hidden:
        hexes = hexes_of(field, at_lair(state, lair))
        if hexes & taken:
            raise BadInput("figures", f"{lair.figure} hides where somebody else is")
        taken |= hexes
    if any(is_hidden(each) for each in state.figures) and any(is_open_set_up(frame) for frame in state.agenda):
        raise BadInput("figures", "nobody hides before it is his side's turn to set up")


def is_open_set_up(frame: object) -> bool:
    """Whether a frame is a set-up in which nobody hides."""
    return type(frame) is Placing
