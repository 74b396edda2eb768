"""The pieces of both armies, as section 1 of the book prints them."""

from enum import StrEnum

from msgspec import Struct

from gonfalon.kernel.rulebook import Source


class Side(StrEnum):
    """The two armies; each has one seat of the same name."""

    CRUSADER = "crusader"
    MUSLIM = "muslim"

    enemy: "Side"


Side.CRUSADER.enemy = Side.MUSLIM
Side.MUSLIM.enemy = Side.CRUSADER


class Kind(Struct, frozen=True, cache_hash=True):
    """A row of the table of pieces; `spaces` is what a piece moves by `moves_under`, foot off the road."""

    id: str
    side: Side
    count: int
    fighting_value: int
    spaces: int
    moves_under: str
    is_foot: bool = False
    is_knight: bool = False
    is_leader: bool = False
    is_baggage: bool = False
    source: Source = Source.PRINTED


CRUSADER, MUSLIM = Side.CRUSADER, Side.MUSLIM

KINDS = (
    Kind("templars", CRUSADER, count=1, fighting_value=4, spaces=2, moves_under="1.2", is_knight=True),
    Kind("hospitallers", CRUSADER, count=1, fighting_value=4, spaces=2, moves_under="1.2", is_knight=True),
    Kind("knights", CRUSADER, count=3, fighting_value=3, spaces=2, moves_under="1.2", is_knight=True),
    Kind("infantry", CRUSADER, count=6, fighting_value=2, spaces=1, moves_under="1.3", is_foot=True),
    Kind("baggage", CRUSADER, count=4, fighting_value=1, spaces=1, moves_under="1.3", is_foot=True, is_baggage=True),
    Kind("richard", CRUSADER, count=1, fighting_value=2, spaces=2, moves_under="1.2", is_leader=True),
    Kind("mamelukes", MUSLIM, count=4, fighting_value=3, spaces=3, moves_under="1.5"),
    Kind("horse-archers", MUSLIM, count=6, fighting_value=2, spaces=3, moves_under="1.5"),
    Kind("skirmishers", MUSLIM, count=5, fighting_value=1, spaces=3, moves_under="1.5"),
    Kind("saladin", MUSLIM, count=1, fighting_value=2, spaces=3, moves_under="1.5", is_leader=True),
)

SPACES_ALONG_THE_ROAD = 2
SPACES_WHEN_WOUNDED = 1


class Piece(Struct, frozen=True):
    """One piece: its public id, its place in every tuple of pieces, its kind and its army."""

    id: str
    index: int
    kind: Kind
    side: Side


def _muster() -> tuple[Piece, ...]:
    ids = [
        (kind.id if kind.count == 1 else f"{kind.id}-{number}", kind)
        for kind in KINDS
        for number in range(1, kind.count + 1)
    ]
    return tuple(Piece(name, index, kind, kind.side) for index, (name, kind) in enumerate(ids))


ROSTER = _muster()
"""All pieces, Crusaders first; a piece's `index` is its place here and in a state."""

BY_ID = {piece.id: piece for piece in ROSTER}
ARMY = {side: tuple(piece for piece in ROSTER if piece.side is side) for side in Side}
LEADER = {side: next(piece for piece in ARMY[side] if piece.kind.is_leader) for side in Side}
