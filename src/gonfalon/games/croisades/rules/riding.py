"""Chapter 1.56 in the movement phase: charges and counter-charges are ridden in the order of their announcement."""

from gonfalon.games.croisades.events import ChargeArrived, ChargeLost
from gonfalon.games.croisades.frames import Ride
from gonfalon.games.croisades.rules.defending import under_fire
from gonfalon.games.croisades.rules.finding import stumbled_on
from gonfalon.games.croisades.rules.ground import barred, besides, could_enter, entry_cost
from gonfalon.games.croisades.rules.moving import enter, leave
from gonfalon.games.croisades.rules.passing import ended, put_back
from gonfalon.games.croisades.state import (
    Charged,
    Figure,
    Mover,
    Ridden,
    State,
    amended,
    field_of,
    figure_of,
    hexes_of,
    instead,
    lay_of,
    popped,
    replace,
    side_of,
    values_of,
    with_figure,
)
from gonfalon.kernel.dice import Dice
from gonfalon.kernel.events import Tell
from gonfalon.kernel.rulebook import cites


@cites("1.56j", "R41", "R47", "R49", "R51", "R117", "1.33b")
def ride(state: State, work: Ride, dice: Dice, tell: Tell) -> State:
    """Ride one hex further: the counter-charger first, then the charger, who may be shot at if nobody meets him."""
    if work.number == len(state.charges):
        return popped(state)
    charge = state.charges[work.number]
    rider = figure_of(state, charge.counter if work.is_counter else charge.rider)
    if charge.ridden is not Ridden.ANNOUNCED or not rider.horse:
        return _after_a_fall(state, work)
    if work.hexes == 0:
        state = set_out(state, rider)
        rider = figure_of(state, rider.id)
    path = way_of(charge, work)
    if work.hexes == len(path):
        return arrive(state, work, tell)
    if work.hexes == 0:
        # R117: a friend who hides where the ride must end comes to light.
        state = stumbled_on(state, side_of(rider), field_of(state).board.hexes(*path[-2:]), tell)
    if is_stopped(state, rider, path[work.hexes :]):
        return lose(state, work, tell)
    to = field_of(state).index[path[work.hexes]]
    before, state = state, leave(state, rider, to, dice, tell)
    if state.mover is None:
        return _after_a_fall(state, work)
    if state is not before:
        rider = figure_of(state, rider.id)
    state = instead(state, Ride(work.number, work.hexes + 1, work.is_counter))
    state = enter(state, rider, to, tell, is_charge=True)
    return state if charge.counter else under_fire(state, rider)


def way_of(charge: Charged, work: Ride) -> tuple[str, ...]:
    """The hexes that are ridden: a charger who is met stops before the last two."""
    if work.is_counter:
        return charge.way
    return charge.route[:-2] if charge.counter else charge.route


@cites("R47")
def set_out(state: State, rider: Figure) -> State:
    """The state with a rider's charge under way."""
    if state.mover is not None and state.mover.figure == rider.id:
        return state
    mover = Mover(rider.id, values_of(rider).moves, rider.at, rider.facing)
    if side_of(rider) is not state.side:
        return replace(state, mover=mover)
    return with_figure(state, amended(rider, moved=True), mover=mover)


@cites("R45", "R49")
def is_stopped(state: State, rider: Figure, rest: tuple[str, ...]) -> bool:
    """Whether a rider cannot go on: no points for the next hex, it is closed, or he has no more room to end."""
    field, mover = field_of(state), state.mover
    assert mover is not None
    to = field.index[rest[0]]
    if entry_cost(state, to, True) > mover.left or not could_enter(state, rider, to):
        return True
    if barred(state, side_of(rider)) >> to & 1:
        return True
    others = besides(lay_of(state), hexes_of(field, rider))
    return any(others >> field.index[name] & 1 for name in rest[-2:])


@cites("1.56d", "1.56g", "R51")
def arrive(state: State, work: Ride, tell: Tell) -> State:
    """A ride has come to its end: a counter-charger awaits his charger, a charger stands before his man."""
    state, charge = ended_ride(state), state.charges[work.number]
    if work.is_counter:
        return instead(state, Ride(work.number))
    tell(ChargeArrived(clause="1.56d", figure=charge.rider, target=charge.counter or charge.target))
    return next_charge(with_charge(state, work.number, amended(charge, ridden=Ridden.ARRIVED)), work)


@cites("R49", "R91", "R113")
def lose(state: State, work: Ride, tell: Tell) -> State:
    """A rider cannot go on: his charge is lost; a counter-charger who fails meets nobody, and the charge rides on."""
    charge = state.charges[work.number]
    rider = charge.counter if work.is_counter else charge.rider
    tell(ChargeLost(clause="R49", figure=rider, target=charge.rider if work.is_counter else charge.target))
    state = ended_ride(put_back(state, rider, tell))
    if work.is_counter:
        return instead(unmet(state, work.number), Ride(work.number))
    return next_charge(with_charge(state, work.number, amended(charge, ridden=Ridden.LOST)), work)


@cites("R104", "R113")
def _after_a_fall(state: State, work: Ride) -> State:
    """The rider is down: once he has come to lie the next ride follows, or the charge that he should have met."""
    under = state.agenda.index(work)
    following = Ride(work.number) if work.is_counter else _next(state, work)
    if work.is_counter:
        state = unmet(state, work.number)
    return replace(state, agenda=(*state.agenda[:under], following, *state.agenda[under + 1 :]))


@cites("R113")
def unmet(state: State, number: int) -> State:
    """The state in which nobody meets a charge any more."""
    return with_charge(state, number, amended(state.charges[number], counter="", way=()))


def ended_ride(state: State) -> State:
    """The state with the ride over; a counter-charger's own turn is not shortened by it."""
    mover = state.mover
    if mover is not None and side_of(figure_of(state, mover.figure)) is not state.side:
        return replace(state, mover=None)
    return ended(state)


def with_charge(state: State, number: int, charge: Charged) -> State:
    """The state with one charge as it now is."""
    return replace(state, charges=(*state.charges[:number], charge, *state.charges[number + 1 :]))


def next_charge(state: State, work: Ride) -> State:
    """The state with the next charge to be ridden."""
    return instead(state, _next(state, work))


def _next(state: State, work: Ride) -> Ride:
    number = work.number + 1
    return Ride(number, 0, number < len(state.charges) and bool(state.charges[number].counter))
