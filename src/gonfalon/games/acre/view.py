"""What a seat may know: in Acre everything lies open, so a view is the position and what it means."""

from msgspec import Struct

from gonfalon.games.acre.frames import Attacking, Deploying, Lending
from gonfalon.games.acre.map import BOARD, CAMP_NAMES
from gonfalon.games.acre.pieces import BY_ID, LEADERS, ROSTER, Arm, Side
from gonfalon.games.acre.position import Position, position_of, state_of
from gonfalon.games.acre.rules.attacking import attackers, owes_attack
from gonfalon.games.acre.rules.deploying import uncovered
from gonfalon.games.acre.rules.morale import is_demoralized, losses, numbers
from gonfalon.games.acre.rules.mustering import Wanted, wanted
from gonfalon.games.acre.rules.points import points, score_lines
from gonfalon.games.acre.rules.reckoning import half
from gonfalon.games.acre.rules.withdrawing import by_strength, helper_of, lost, special_number
from gonfalon.games.acre.scenarios import SETTINGS
from gonfalon.games.acre.state import ABSENT, State, hexes_of, zoc_of
from gonfalon.geometry.hexset import Hexes
from gonfalon.kernel.modifiers import Line


class Shown(Struct, frozen=True):
    """A unit as both faces of its counter show it."""

    unit: str
    side: Side
    arm: Arm
    label: str
    strength: int
    movement: int
    archery: int
    range: int
    dot: bool
    disorganized_strength: int
    disorganized_archery: int


class ShownLeader(Struct, frozen=True):
    """A leader as his counter shows him."""

    leader: str
    side: Side
    value: int
    movement: int
    points: int


class Track(Struct, frozen=True):
    """The morale track of an army, and where the enemy's points came from."""

    side: Side
    losses: int
    demoralized_at: int
    disintegrated_at: int
    rally: int
    is_demoralized: bool
    enemy_points: int
    lines: tuple[Line, ...]


class Fallen(Struct, frozen=True):
    """A lost unit before the special rally: who helps its die, if anybody, and the highest face that brings it back."""

    unit: str
    leader: str | None
    needed: int
    clause: str = "15.5d"


class View(Struct, frozen=True):
    """The table as one seat sees it; None is a spectator."""

    seat: str | None
    position: Position
    units: tuple[Shown, ...]
    leaders: tuple[ShownLeader, ...]
    tracks: tuple[Track, ...]
    turns: int
    zoc: dict[str, tuple[str, ...]]
    camps: dict[str, tuple[str, ...]]
    trebuchets: tuple[str, ...]
    uncovered: tuple[str, ...]
    muster: tuple[Wanted, ...]
    must_attack: tuple[str, ...]
    fallen: tuple[Fallen, ...]


def view(state: State, seat: str | None) -> View:
    """What a seat may know of a state."""
    return View(
        seat,
        position_of(state),
        SHOWN if ABSENT not in state.at else tuple(each for each in SHOWN if _is_in_play(state, each)),
        tuple(each for each, place in zip(SHOWN_LEADERS, state.leading, strict=True) if place != ABSENT),
        tuple(track(state, side) for side in Side),
        SETTINGS[state.scenario].turns,
        {side: BOARD.printed(zoc_of(state, side) & ~hexes_of(state, side)) for side in Side},
        {side: camps_of(state, side) for side in Side},
        tuple(BOARD.names[at] for at in state.trebuchets),
        BOARD.printed(still_uncovered(state)),
        still_wanted(state),
        bound_to_attack(state),
        fallen(state),
    )


def _is_in_play(state: State, shown: Shown) -> bool:
    return state.at[BY_ID[shown.unit].index] != ABSENT


def track(state: State, side: Side) -> Track:
    """The morale of an army."""
    number = numbers(state, side)
    return Track(
        side,
        losses(state, side),
        number.demoralized,
        number.disintegrated,
        number.rally,
        is_demoralized(state, side),
        points(state, side.enemy),
        score_lines(state, side.enemy),
    )


def camps_of(state: State, side: Side) -> tuple[str, ...]:
    """The camps of a side that stand; one that is not the Crusaders' is the Muslims'."""
    names = (BOARD.names[at] for at in state.camps)
    return tuple(name for name in names if (name in CAMP_NAMES[Side.CRUSADER]) is (side is Side.CRUSADER))


def still_uncovered(state: State) -> Hexes:
    """The hexes that the side at its set-up must still cover."""
    frame = state.agenda[-1] if state.agenda else None
    return uncovered(state, frame.seat) if isinstance(frame, Deploying) else 0


def still_wanted(state: State) -> tuple[Wanted, ...]:
    """What the side at its set-up must place, and how much of it is placed."""
    frame = state.agenda[-1] if state.agenda else None
    return tuple(wanted(state, frame.seat)) if isinstance(frame, Deploying) else ()


def bound_to_attack(state: State) -> tuple[str, ...]:
    """The units that must still attack in this phase, whether or not they can."""
    frame = state.agenda[0] if state.agenda else None
    if not isinstance(frame, Attacking):
        return ()
    return tuple(unit.id for unit, _ in attackers(state, frame.seat) if owes_attack(state, unit))


def fallen(state: State) -> tuple[Fallen, ...]:
    """The lost units of the side that gives its leaders to their dice, the strongest first."""
    frame = state.agenda[-1] if state.agenda else None
    if not isinstance(frame, Lending):
        return ()
    helped = [(unit, helper_of(unit, frame.loans)) for unit in sorted(lost(state, frame.seat), key=by_strength)]
    return tuple(
        Fallen(unit.id, leader.id if leader else None, min(FACES, special_number(state, unit, leader)))
        for unit, leader in helped
    )


FACES = 6


def imagine(view: View) -> State:
    """The one state that a view allows."""
    return state_of(view.position)


SHOWN = tuple(
    Shown(
        unit.id,
        unit.side,
        unit.arm,
        unit.label,
        unit.strength,
        unit.movement,
        unit.archery,
        unit.range,
        unit.has_dot,
        half(unit.strength),
        max(0, unit.archery - 1),
    )
    for unit in ROSTER
)
SHOWN_LEADERS = tuple(
    ShownLeader(leader.id, leader.side, leader.value, leader.movement, leader.points) for leader in LEADERS
)
