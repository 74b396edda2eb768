"""Clauses A3a, C5g and 1.72e: wounds, stuns and deaths, what they do to a rider, and what they put an end to."""

from gonfalon.games.croisades.events import ChargeLost, Dismounted, Killed, Stunned, Wounded
from gonfalon.games.croisades.frames import Falling
from gonfalon.games.croisades.pieces import DRAFT, SIDES
from gonfalon.games.croisades.rules.bridles import let_go, released
from gonfalon.games.croisades.rules.busy import broken_off
from gonfalon.games.croisades.rules.keeping_up import without_haul
from gonfalon.games.croisades.rules.passing import put_back
from gonfalon.games.croisades.rules.setting_down import handed_down
from gonfalon.games.croisades.state import (
    AWAY,
    ON_FOOT,
    STUNNED,
    Figure,
    Health,
    Ridden,
    State,
    amended,
    field_of,
    figure_of,
    front_of,
    is_horse,
    lay_of,
    player_turn,
    points_of,
    pushed,
    replace,
    side_of,
    with_figure,
    with_figures,
)
from gonfalon.kernel.events import Tell
from gonfalon.kernel.rulebook import cites


@cites("C5g", "R81")
def wound(
    state: State, id: str, clause: str, tell: Tell, *, unhorsed: bool = False, horse_killed: bool = False
) -> State:
    """Wound a figure; whoever was wounded or stunned before dies, and so does a horse alone."""
    figure = figure_of(state, id)
    if figure.health is not Health.HEALTHY or is_horse(figure):
        return kill(state, id, clause if is_horse(figure) else "C5g", tell, horse_killed=horse_killed)
    if not (unhorsed and figure.horse):
        tell(Wounded(clause=clause, figure=id, at=place_of(state, id)))
        return with_figure(state, amended(figure, health=Health.WOUNDED))
    state = halted(state, id, tell)
    tell(Wounded(clause=clause, figure=id, at=place_of(state, id)))
    return brought_down(state, id, Health.WOUNDED, clause, tell, horse_killed=horse_killed)


@cites("A3a", "C5g", "R3", "R81")
def stun(state: State, id: str, clause: str, tell: Tell, *, horse_killed: bool = False) -> State:
    """Stun a figure, a rider out of his saddle; whoever was wounded or stunned before dies."""
    figure = figure_of(state, id)
    if figure.health is not Health.HEALTHY or is_horse(figure):
        return kill(state, id, clause if is_horse(figure) else "C5g", tell, horse_killed=horse_killed)
    state = halted(state, id, tell)
    tell(Stunned(clause=clause, figure=id, at=place_of(state, id)))
    return brought_down(state, id, Health.STUNNED, clause, tell, horse_killed=horse_killed)


@cites("C5g", "4.0.2", "R81")
def kill(state: State, id: str, clause: str, tell: Tell, *, horse_killed: bool = False) -> State:
    """Kill a figure; a man on foot lies where he stood, and a rider is put beside his horse."""
    figure = figure_of(state, id)
    if figure.health is Health.DEAD:
        return state
    if is_horse(figure):
        return kill_horse(state, id, clause, tell)
    state = halted(state, id, tell)
    tell(Killed(clause=clause, figure=id, at=place_of(state, id), points=points_of(figure)))
    return brought_down(state, id, Health.DEAD, clause, tell, horse_killed=horse_killed)


@cites("1.8c", "4.0.2")
def kill_horse(state: State, id: str, clause: str, tell: Tell) -> State:
    """Kill a horse that nobody rides; it lies in both its hexes and counts nothing."""
    state = released(state, figure_of(state, id), "R57", tell)
    tell(Killed(clause=clause, figure=id, at=place_of(state, id), points=0))
    if id == DRAFT:
        state = without_haul(state, DRAFT)
        if state.mover is not None and state.mover.figure == DRAFT:
            state = replace(state, mover=None)
    return with_figure(state, amended(figure_of(state, id), health=Health.DEAD))


def place_of(state: State, id: str) -> str:
    """The hex where a figure is struck: of a rider or a horse, that of the front half."""
    field = field_of(state)
    return field.names[front_of(field, figure_of(state, id))]


@cites("R38", "R91", "R104", "R108")
def halted(state: State, id: str, tell: Tell) -> State:
    """The state in which the move of a figure is over, if it was under way, on a hex where it may end."""
    if state.mover is None or state.mover.figure != id:
        return state
    held = state.mover.held
    state = put_back(state, id, tell)
    figure = figure_of(state, id)
    state = with_figure(state, amended(figure, moved=True, is_done=True), mover=None)
    return handed_down(state, figure, held, is_fallen=True) if held else state


@cites("A3a", "1.8a", "R3", "R49", "R104")
def brought_down(
    state: State, id: str, health: Health, clause: str, tell: Tell, *, horse_killed: bool = False
) -> State:
    """The state with a figure off its feet or out of the saddle, and its announced charge lost."""
    figure = figure_of(state, id)
    fell = player_turn(state) if health is Health.STUNNED else 0
    after = amended(figure, health=health, fell=fell)
    state = unhorsed(state, after, clause, tell, horse_killed) if figure.horse else with_figure(state, after)
    state = let_go(state, id, "R97", tell)
    return charge_lost(broken_off(state, id), id, tell)


@cites("1.8a", "R104")
def unhorsed(state: State, rider: Figure, clause: str, tell: Tell, horse_killed: bool) -> State:
    """The state with a rider between saddle and ground, his horse standing or lying where it was."""
    horse = riderless(state, rider, Health.DEAD if horse_killed else Health.HEALTHY)
    at = place_of(state, rider.id)
    tell(Dismounted(clause="1.8a", figure=rider.id, horse=horse.id, at=at))
    if horse_killed:
        tell(Killed(clause=clause, figure=horse.id, at=at, points=0))
    state = with_figures(state, horse, amended(rider, at=AWAY, facing=ON_FOOT, horse=""))
    return pushed(state, Falling(side_of(rider), rider.id, horse.id))


def riderless(state: State, rider: Figure, health: Health) -> Figure:
    """The horse of a rider as it stays behind without him; it is his side's from now on."""
    horse, side = figure_of(state, rider.horse), side_of(rider)
    owner = None if side is SIDES[horse.id] else side
    return amended(horse, at=rider.at, facing=rider.facing, health=health, owner=owner)


@cites("R49")
def charge_lost(state: State, id: str, tell: Tell) -> State:
    """The state in which a charge that a rider has announced and not yet brought home is lost."""
    charges = list(state.charges)
    for number, charge in enumerate(charges):
        if charge.rider == id and charge.ridden is Ridden.ANNOUNCED:
            tell(ChargeLost(clause="R49", figure=id, target=charge.target))
            charges[number] = amended(charge, ridden=Ridden.LOST)
    return replace(state, charges=tuple(charges))


@cites("1.72e", "R77")
def surrounded(state: State, tell: Tell) -> State:
    """Kill the stunned who have an enemy on his feet in every hex beside them."""
    lay = lay_of(state)
    if not lay.stunned:
        return state
    board = field_of(state).board
    for figure in state.figures:
        is_lying = figure.health is STUNNED and figure.at >= 0
        if is_lying and not board.neighbours[figure.at] & ~lay.up[side_of(figure).enemy.number]:
            state = kill(state, figure.id, "1.72e", tell)
    return state
