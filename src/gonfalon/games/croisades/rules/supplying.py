"""Clause 1.35: daggers and javelins that run out, are handed over, or are taken from the dead."""

from gonfalon.games.croisades.actions import Give
from gonfalon.games.croisades.events import HandedOver
from gonfalon.games.croisades.pieces import BY_ID, Side, Weapon
from gonfalon.games.croisades.rules.busy import act_of
from gonfalon.games.croisades.rules.ground import is_in_contact
from gonfalon.games.croisades.rules.moving import why_held
from gonfalon.games.croisades.rules.passing import ended
from gonfalon.games.croisades.state import (
    Figure,
    Health,
    State,
    amended,
    field_of,
    figure_of,
    has_figure,
    hexes_of,
    is_up,
    missiles_left,
    side_of,
    with_figures,
)
from gonfalon.kernel.events import Tell
from gonfalon.kernel.rulebook import Refusal, cites, refuse


@cites("1.35b", "1.35c", "R33")
def why_not_give(state: State, action: Give) -> Refusal | None:
    """Why missiles cannot change hands: first the taker, then the giver, then where they are, then how many."""
    return (
        why_no_taker(state, action.seat, action.figure)
        or why_no_giver(state, action)
        or why_held(state)
        or why_apart(state, figure_of(state, action.figure), figure_of(state, action.giver))
        or why_so_many(state, action)
    )


@cites("1.35b", "R33")
def why_no_taker(state: State, seat: Side, who: str) -> Refusal | None:
    """Why a figure cannot be given missiles."""
    if not has_figure(state, who) or who not in BY_ID:
        return refuse("K3", "not-in-this-game", figure=who)
    figure = figure_of(state, who)
    if side_of(figure) is not seat:
        return refuse("1.35b", "not-yours", figure=who)
    if not is_up(figure):
        return refuse("R97", "cannot-hand-over", figure=who)
    if missiles_left(state.options, figure) is None:
        return refuse("1.35b", "counts-no-missiles", figure=who)
    return None if act_of(state, figure) is None else refuse("1.57a", "is-busy", figure=who)


@cites("1.35b", "1.35c", "R33", "R97")
def why_no_giver(state: State, action: Give) -> Refusal | None:
    """Why a figure has nothing to give: it is a living enemy, off its feet, busy, or bears another weapon."""
    if not has_figure(state, action.giver) or action.giver not in BY_ID or action.giver == action.figure:
        return refuse("K3", "not-in-this-game", figure=action.giver)
    giver = figure_of(state, action.giver)
    is_body = giver.health is Health.DEAD
    if not is_body and side_of(giver) is not action.seat:
        return refuse("1.35b", "not-yours", figure=giver.id)
    if not is_body and not is_up(giver):
        return refuse("R97", "cannot-hand-over", figure=giver.id)
    if not is_body and act_of(state, giver) is not None:
        return refuse("1.57a", "is-busy", figure=giver.id)
    if BY_ID[giver.id].weapon is not BY_ID[action.figure].weapon:
        return refuse("1.35b", "other-missiles", figure=giver.id, target=action.figure)
    return None


@cites("1.35b", "1.35c", "R33")
def why_apart(state: State, taker: Figure, giver: Figure) -> Refusal | None:
    """Why two cannot reach each other: they are not neighbours, or one is beset."""
    field = field_of(state)
    here = hexes_of(field, taker)
    near = field.board.border(here) | (here if giver.health is Health.DEAD else 0)
    if not near & hexes_of(field, giver):
        return refuse("1.35b", "not-neighbours", figure=giver.id, target=taker.id)
    for each in (taker, giver):
        if each.health is not Health.DEAD and is_in_contact(state, each):
            return refuse("1.35b", "beset", figure=each.id)
    return None


@cites("1.35b", "R33")
def why_so_many(state: State, action: Give) -> Refusal | None:
    """Why not so many: the giver has them not, or the taker would have more than at first."""
    giver, taker = figure_of(state, action.giver), figure_of(state, action.figure)
    if action.missiles < 1:
        return refuse("K4", "at-least-one")
    left = missiles_left(state.options, giver) or 0
    if action.missiles > left:
        return refuse("1.35b", "has-not-so-many", figure=giver.id, left=left)
    if action.missiles > taker.used:
        return refuse("1.35b", "above-first-load", figure=taker.id, room=taker.used)
    return None


@cites("1.35b", "1.35c", "R33")
def give(state: State, action: Give, tell: Tell) -> State:
    """Hand missiles over at once; the moves of both are over with it."""
    state = ended(state)
    giver, taker = figure_of(state, action.giver), figure_of(state, action.figure)
    is_body = giver.health is Health.DEAD
    clause = "1.35c" if is_body else "1.35b"
    tell(
        HandedOver(
            clause=clause,
            giver=giver.id,
            figure=taker.id,
            missiles=action.missiles,
            weapon=weapon_name(taker),
            is_body=is_body,
        )
    )
    after = amended(giver, used=giver.used + action.missiles, is_done=giver.is_done or not is_body)
    return with_figures(state, after, amended(taker, used=taker.used - action.missiles, is_done=True))


def weapon_name(figure: Figure) -> str:
    """What a figure throws."""
    weapon = BY_ID[figure.id].weapon
    return Weapon.JAVELIN.value if weapon is None else weapon.value


@cites("1.35b", "1.35c")
def gifts(state: State, side: Side) -> list[tuple[str, str, int]]:
    """Who could give missiles to whom, and how many at most."""
    takers = [each for each in state.figures if each.used and each.id in BY_ID and side_of(each) is side]
    if not takers or why_held(state) is not None:
        return []
    found = []
    for taker in takers:
        if why_no_taker(state, side, taker.id) is not None:
            continue
        for giver in state.figures:
            most = min(missiles_left(state.options, giver) or 0, taker.used)
            one = Give(seat=side, figure=taker.id, giver=giver.id, missiles=1)
            if most and why_not_give(state, one) is None:
                found.append((giver.id, taker.id, most))
    return found
