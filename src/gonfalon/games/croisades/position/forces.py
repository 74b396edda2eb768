"""What could not come about where both sides choose their forces, refused under the field that says it."""

from gonfalon.games.croisades.actions import Muster
from gonfalon.games.croisades.frames import Mustering
from gonfalon.games.croisades.pieces import BY_ID, STAND_IN, Side
from gonfalon.games.croisades.recruits import RECRUITS
from gonfalon.games.croisades.rules.mustering import why_not_muster
from gonfalon.games.croisades.rules.points import strength
from gonfalon.games.croisades.scenarios import SETTINGS
from gonfalon.games.croisades.state import State
from gonfalon.kernel.reading import BadInput


def refuse_forces(state: State, *, is_seen: bool) -> None:
    """Refuse lots, asks and forces that a scenario does not have, and forces that nobody could have chosen.

    With `is_seen` it is what a seat sees, so that what another has chosen may be unknown.
    """
    is_mustered = SETTINGS[state.scenario].musters != ()
    if (state.first is not None) is not is_mustered:
        raise BadInput("first", "is told where lots are drawn for the first player turn, and nowhere else")
    refuse_musters(state, is_seen=is_seen)
    for figure in state.figures:
        if figure.afoot and (not is_mustered or figure.id not in BY_ID or BY_ID[figure.id].mounted is None):
            raise BadInput("figures", f"{figure.id} was not mustered on foot instead of in the saddle")
        if figure.id.endswith(STAND_IN) and not is_mustered:
            raise BadInput("figures", f"{figure.id} takes part only where forces are chosen")
    ids = {figure.id for figure in state.figures}
    for name in ids:
        if name + STAND_IN in ids:
            raise BadInput("figures", f"{name} has either bow, and cannot take part twice")
    for side in Side if is_mustered else ():
        if strength(state, side) > state.options.budget:
            raise BadInput("figures", f"those of the side {side} cost more than the budget of {state.options.budget}")


def refuse_musters(state: State, *, is_seen: bool) -> None:
    """Refuse forces that are still chosen after play has begun, or by one side alone, or as nobody may."""
    frames = [frame for frame in state.agenda if isinstance(frame, Mustering)]
    if not frames:
        return
    if not SETTINGS[state.scenario].musters:
        raise BadInput("ask", "nobody chooses forces in this scenario")
    if len(frames) < len(state.agenda) or {frame.seat for frame in frames} != set(Side) or len(frames) > len(Side):
        raise BadInput("agenda", "both sides choose their forces at once, before anything else is asked")
    if len({frame.id for frame in frames}) < len(frames):
        raise BadInput("agenda", "each of the two asks has a number of its own")
    if state.figures or state.turn != 1 or state.side is not state.first:
        raise BadInput("figures", "nobody is there before the forces are chosen")
    for number, frame in enumerate(state.agenda):
        if isinstance(frame, Mustering) and (frame.numbers or (frame.answered and not is_seen)):
            refuse_numbers(f"agenda[{number}].numbers", state, frame)


def refuse_numbers(where: str, state: State, frame: Mustering) -> None:
    """Refuse a choice that is none yet, or that the rules refuse."""
    if not frame.answered:
        raise BadInput(where, "is given once the side has answered")
    if any(name not in RECRUITS for name, _ in frame.numbers) or any(number < 1 for _, number in frame.numbers):
        raise BadInput(where, "names classes, and how many of each")
    refusal = why_not_muster(state, Muster(seat=frame.seat, numbers=frame.numbers))
    if refusal is not None:
        raise BadInput(where, f"cannot be mustered: {refusal.key}")
