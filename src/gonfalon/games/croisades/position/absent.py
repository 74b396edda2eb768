"""What could not come about of those who are off the map, and at set-up."""

from gonfalon.games.croisades.frames import Placing
from gonfalon.games.croisades.rules.placing import area
from gonfalon.games.croisades.scenarios import SETTINGS
from gonfalon.games.croisades.state import State, field_of, has_left, hexes_of, is_horse, is_waiting, side_of
from gonfalon.kernel.naming import names_in
from gonfalon.kernel.reading import BadInput


def refuse_off_map(state: State) -> None:
    """Refuse somebody who waits though his side does not enter, or has left where nobody may."""
    setting = SETTINGS[state.scenario]
    placing = [frame.seat for frame in state.agenda if isinstance(frame, Placing)]
    enter = {entry.side for entry in setting.entries}
    leave = {way.side for way in setting.exits}
    posted = [post.side for post in setting.posts]
    still = set(posted[posted.index(placing[0]) :]) if placing and placing[0] in posted else set()
    for figure in state.figures:
        side = side_of(figure)
        if is_waiting(figure) and side not in enter | still:
            raise BadInput("figures", f"{figure.id} has nothing to wait for")
        if has_left(figure) and (side not in leave or placing):
            raise BadInput("figures", f"{figure.id} cannot have left the map")
    refuse_named(state)


def refuse_named(state: State) -> None:
    """Refuse somebody off the map who is named in what can only happen on it."""
    named = [who for charge in state.charges for who in (charge.rider, charge.target, charge.counter)]
    named += [who for combat in state.combats for who in (*combat.attackers, *combat.defenders)]
    named += [each.name for frame in state.agenda for each in names_in(frame) if each.kind == "figure"]
    for figure in state.figures:
        if is_waiting(figure):
            named_here = [*named, *(who for act in state.acts for who in act.figures)]
        elif has_left(figure):
            named_here = named
        else:
            continue
        if figure.id in named_here:
            raise BadInput("figures", f"{figure.id} is off the map and takes no part in what is under way")


def refuse_placing(where: str, state: State, frame: Placing) -> None:
    """Refuse a set-up of a side that has none, after play has begun, or with somebody outside his hexes."""
    setting = SETTINGS[state.scenario]
    if frame.seat not in [post.side for post in setting.posts]:
        raise BadInput(f"{where}.seat", f"the side {frame.seat} does not set up")
    if state.turn != 1 or state.side is not setting.first:
        raise BadInput(where, "a side sets up before the first turn")
    field = field_of(state)
    for figure in state.figures:
        if is_horse(figure) or side_of(figure) is not frame.seat:
            continue
        if hexes_of(field, figure) & ~area(state, frame.seat):
            raise BadInput("figures", f"{figure.id} stands outside the hexes of his set-up")
