"""What is counted in Acre beside the position, and what is printed on its pieces."""

from msgspec import Struct

from gonfalon.games.acre.pieces import BY_ID, LEADER_BY_ID, LEADERS, ROSTER
from gonfalon.games.acre.view import Track, View
from gonfalon.kernel.advice import Piece
from gonfalon.kernel.modifiers import Line


class Tally(Struct, frozen=True):
    """What is counted for a side: its points and where they come from, its losses and what they do to its morale."""

    points: int
    lines: tuple[Line, ...]
    losses: int
    demoralized_at: int
    disintegrated_at: int
    is_demoralized: bool
    rally: int
    eliminated: tuple[str, ...]
    scattered: tuple[str, ...]
    casualties: tuple[str, ...]


def tally(view: View, track: Track) -> Tally:
    """What is counted for the side of a morale track."""
    (enemy,) = (each for each in view.tracks if each.side is not track.side)
    position = view.position
    return Tally(
        enemy.enemy_points,
        enemy.lines,
        track.losses,
        track.demoralized_at,
        track.disintegrated_at,
        track.is_demoralized,
        track.rally,
        tuple(unit for unit in position.eliminated if BY_ID[unit].side is track.side),
        tuple(unit for unit in position.scattered if BY_ID[unit].side is track.side),
        tuple(leader for leader in position.casualties if LEADER_BY_ID[leader].side is track.side),
    )


PIECES = tuple(
    Piece(
        unit.id,
        unit.side,
        "unit",
        {
            "arm": unit.arm.upper(),
            "strength": unit.strength,
            "movement": unit.movement,
            "archery": unit.archery,
            "range": unit.range,
        },
    )
    for unit in ROSTER
) + tuple(
    Piece(
        leader.id, leader.side, "leader", {"value": leader.value, "movement": leader.movement, "points": leader.points}
    )
    for leader in LEADERS
)
