"""What else is offered in the movement phase: whole-turn acts, and missiles that change hands."""

from gonfalon.games.croisades.actions import Clear, Dismount, Give, Mount
from gonfalon.games.croisades.decisions.parts import Offers
from gonfalon.games.croisades.pieces import BY_ID, Side
from gonfalon.games.croisades.rules.acting import places_down, why_no_hands, why_not_mount
from gonfalon.games.croisades.rules.crews import haul_of
from gonfalon.games.croisades.rules.dragging import dead_men, why_not_drag
from gonfalon.games.croisades.rules.supplying import gifts
from gonfalon.games.croisades.state import Figure, Health, State, field_of, hexes_of, is_horse, lay_of, side_of
from gonfalon.geometry.hexset import hexset, members
from gonfalon.kernel.holes import One, Some
from gonfalon.kernel.menu import Offer
from gonfalon.kernel.rulebook import cites


@cites("1.57a")
def act_offers(state: State, figure: Figure) -> Offers:
    """What a figure that may move could spend its whole turn on by itself: mounting or dismounting."""
    if figure.shot or figure.moved or is_mover(state, figure) or BY_ID[figure.id].mounted is None:
        return []
    if state.hauls and haul_of(state, figure.id) is not None:
        return []
    seat, names = side_of(figure), field_of(state).names
    if figure.horse:
        down = [names[to] for to in members(places_down(state, figure))]
        return [Offer(Dismount, {"seat": seat, "figure": figure.id}, {"to": One(down)})] if down else []
    if not lay_of(state).horses & field_of(state).board.neighbours[figure.at]:
        return []
    horses = [each.id for each in state.figures if is_horse(each)]
    able = [each for each in horses if why_not_mount(state, Mount(seat=seat, figure=figure.id, horse=each)) is None]
    return [Offer(Mount, {"seat": seat, "figure": figure.id}, {"horse": One(able)})] if able else []


def is_mover(state: State, figure: Figure) -> bool:
    """Whether a figure has begun to move."""
    return state.mover is not None and state.mover.figure == figure.id


@cites("1.52", "R37")
def clear_offers(state: State, side: Side, movers: list[Figure]) -> Offers:
    """The bodies that two men who may move could drag away, each with where to and by whom."""
    found: Offers = []
    bodies, field = lay_of(state).bodies, field_of(state)
    men = (
        [each for each in movers if not (each.horse or each.shot or each.moved or is_mover(state, each))]
        if bodies
        else []
    )
    if len(men) < 2:
        return found
    if state.hauls:
        men = [each for each in men if haul_of(state, each.id) is None]
    stood = hexset(each.at for each in men)
    for at in members(bodies):
        name, near = field.names[at], field.board.within(at, 1)
        if (near & stood).bit_count() < 2:
            continue
        able = [each.id for each in men if near >> each.at & 1 and why_no_hands(state, (each.id,), name) is None]
        if len(able) < 2:
            continue
        dead = [each for each in state.figures if each.health is Health.DEAD and hexes_of(field, each) >> at & 1]
        horses = [each.id for each in dead if is_horse(each)]
        for horse in (*([""] if dead_men(state, at) else ()), *horses):
            for to in (field.names[there] for there in members(field.board.neighbours[at])):
                if why_not_drag(state, name, to, horse) is None:
                    fixed = {"seat": side, "at": name, "to": to, "horse": horse}
                    found.append(Offer(Clear, fixed, {"figures": Some(able, 2, 2)}))
    return found


@cites("1.35b", "1.35c")
def gift_offers(state: State, side: Side) -> Offers:
    """Who could hand missiles to whom."""
    return [
        Offer(Give, {"seat": side, "giver": giver, "figure": taker}, {"missiles": One(tuple(range(1, most + 1)))})
        for giver, taker, most in gifts(state, side)
    ]
