"""The human-writable position: the state with everything left out that is as usual."""

from msgspec import Struct
from msgspec.structs import asdict

from gonfalon.kernel.reading import BadInput
from tests.proof.frames import Frame
from tests.proof.map import PLACES
from tests.proof.state import COINS, MOST_WHISTLES, SMUGGLERS, Marker, Options, Purse, State


class Position(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a person writes."""

    markers: tuple[Marker, ...]
    agenda: tuple[Frame, ...]
    options: Options = Options()
    whistles: int = 0
    purses: tuple[Purse, ...] = (Purse("fox"), Purse("hare"))
    turn: int = 0
    asked: int = 0
    cards: tuple[str, ...] = ()
    fog: bool = False
    rider: str = "town"
    spent: int = 0
    inspections: int = 0
    patrol: tuple[str, ...] = ("mill", "wood", "ford")
    beacon: int | None = None
    stores: tuple[tuple[str, int], ...] = ()
    posted: tuple[tuple[str, str], ...] = ()
    fed: bool = False


def position_of(state: State) -> Position:
    """The position of a state."""
    return Position(**{field: getattr(state, field) for field in Position.__struct_fields__})


def state_of(position: Position) -> State:
    """The state of a position; BadInput names the field that cannot be."""
    if position.rider not in PLACES:
        raise BadInput("rider", f"{position.rider} is no place")
    if not 0 <= position.whistles <= MOST_WHISTLES - position.spent:
        raise BadInput("whistles", "there are at most two, spent ones included")
    if len({marker.token for marker in position.markers}) != len(position.markers):
        raise BadInput("markers", "two markers have the same token")
    for place, marker in enumerate(position.markers):
        if marker.at not in PLACES:
            raise BadInput(f"markers[{place}].at", f"{marker.at} is no place")
        if marker.owner not in SMUGGLERS:
            raise BadInput(f"markers[{place}].owner", f"{marker.owner} has no markers")
        if not 0 <= marker.coins <= COINS:
            raise BadInput(f"markers[{place}].coins", f"{marker.coins} coins are too many or too few")
    return State(**asdict(position))
