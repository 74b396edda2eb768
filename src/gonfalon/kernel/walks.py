"""Which verbs of a game move a piece step by step, so that the table can find ways for it."""

from collections.abc import Callable, Hashable
from typing import Any, Generic, TypeVar

from msgspec import Struct

S = TypeVar("S")


class Walk(Struct, Generic[S], frozen=True):
    """A verb that moves a piece one step, or along a route, with the fields that name the piece and where it goes.

    `sole` is the piece where the verb can move only one and names none. A step costs one unless `cost` says otherwise
    of the state and the action; of a route it says what the whole costs so far. Where it matters how a piece came to
    a place, such as which way it faces, `node` tells its stands apart. `least` answers what a way from a
    state to a place costs at least, which makes finding it quick. A way ends where a die falls, unless `fair` is a face
    with which it goes on.
    """

    verb: type[Any]
    to: str
    piece: str = ""
    sole: str = ""
    cost: Callable[[S, Any], int] | None = None
    node: Callable[[S, str], Hashable] | None = None
    least: Callable[[S, str, str], int] | None = None
    fair: int = 0

    def moves(self, action: Any, piece: str) -> bool:
        """Whether an action of the verb moves that piece."""
        return bool(getattr(action, self.piece) == piece) if self.piece else self.sole == piece
