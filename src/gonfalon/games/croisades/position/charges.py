"""What could not come about of charges and their rides, refused under the field of a position that says it."""

from itertools import pairwise

from gonfalon.games.croisades.frames import Charging, Ride
from gonfalon.games.croisades.pieces import BY_ID
from gonfalon.games.croisades.rules.galloping import FORWARD, SHORTEST
from gonfalon.games.croisades.rules.riding import way_of
from gonfalon.games.croisades.state import Charged, Ridden, State, field_of, figure_of, front_of, has_figure
from gonfalon.kernel.reading import BadInput


def refuse_absent(where: str, state: State, id: str) -> None:
    """Refuse a figure that takes no part."""
    if not has_figure(state, id):
        raise BadInput(where, f"{id} takes no part in this game")


def refuse_charges(state: State) -> None:
    """Refuse charges that nobody could have announced."""
    field = field_of(state)
    for number, charge in enumerate(state.charges):
        where = f"charges[{number}]"
        for name in ("rider", "target", "counter"):
            if getattr(charge, name):
                refuse_absent(f"{where}.{name}", state, getattr(charge, name))
        for name in ("route", "way"):
            hexes = getattr(charge, name)
            for place, each in enumerate(hexes):
                if each not in field.index:
                    raise BadInput(f"{where}.{name}[{place}]", f"{each} is no hex of the map")
            if any(field.board.direction(field.index[one], field.index[two]) is None for one, two in pairwise(hexes)):
                raise BadInput(f"{where}.{name}", "each hex lies beside the one before")
        if len(charge.route) < SHORTEST or (len(charge.way) < 2) == bool(charge.counter):
            raise BadInput(f"{where}.route", "a charge is ridden over six hexes, and met by a way of its own")
        refuse_riders(where, state, charge.rider, charge.target, charge.counter)
        refuse_strays(where, state, number, charge)


def refuse_riders(where: str, state: State, rider: str, target: str, counter: str) -> None:
    """Refuse a charge of the wrong side, or at the own side."""
    for name, named, side in (
        ("rider", rider, state.side),
        ("target", target, state.side.enemy),
        ("counter", counter, state.side.enemy),
    ):
        if named and (named not in BY_ID or BY_ID[named].side is not side):
            raise BadInput(f"{where}.{name}", f"{named} is not of the side that would do so")
        if name != "target" and named and BY_ID[named].mounted is None:
            raise BadInput(f"{where}.{name}", f"{named} does not ride")


def refuse_strays(where: str, state: State, number: int, charge: Charged) -> None:
    """Refuse a ride still to come that does not lead on, without a sharp turn, from where its rider is."""
    ride = next((frame for frame in state.agenda if isinstance(frame, Ride)), None)
    is_to_come = isinstance(state.agenda[0] if state.agenda else None, Charging) or ride is not None
    if charge.ridden is not Ridden.ANNOUNCED or not is_to_come:
        return
    done = ride if ride is not None and ride.number == number else Ride(number, 0, is_counter=True)
    if done.is_counter:
        refuse_stray(f"{where}.way", state, charge.counter, charge.way[done.hexes :])
    refuse_stray(f"{where}.route", state, charge.rider, charge.route[0 if done.is_counter else done.hexes :])


def refuse_stray(where: str, state: State, id: str, rest: tuple[str, ...]) -> None:
    """Refuse hexes that a rider, if he is still mounted, cannot ride over from where he is."""
    field, rider = field_of(state), figure_of(state, id) if id else None
    if rider is None or not rider.horse:
        return
    front, facing = front_of(field, rider), rider.facing
    for name in rest:
        way = field.board.direction(front, field.index[name])
        if way is None or way not in [(facing + turn) % 6 for turn in FORWARD]:
            raise BadInput(where, f"does not lead {id} on from where he is")
        front, facing = field.index[name], way


def refuse_ride(where: str, state: State, frame: Ride) -> None:
    """Refuse the ride of a charge that nobody has announced, or of more hexes than it has."""
    if not 0 <= frame.number <= len(state.charges):
        raise BadInput(f"{where}.number", "is the number of an announced charge")
    charge = state.charges[frame.number] if frame.number < len(state.charges) else None
    if frame.is_counter and (charge is None or not charge.counter):
        raise BadInput(f"{where}.is_counter", "nobody meets that charge")
    if charge is not None and charge.ridden is not Ridden.ANNOUNCED and figure_of(state, charge.rider).horse:
        raise BadInput(f"{where}.number", "is that of a charge that has been ridden")
    if not 0 <= frame.hexes <= (len(way_of(charge, frame)) if charge is not None else 0):
        raise BadInput(f"{where}.hexes", "is no more than the hexes of the ride")
