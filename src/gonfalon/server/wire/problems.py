"""What a client is told when it does not get what it asked for; each has one status."""

from typing import ClassVar, TypeAlias

from msgspec import Struct

from gonfalon.kernel.game import Outcome
from gonfalon.server.wire.tables import Due


class Problem(Struct, frozen=True, kw_only=True, tag_field="problem"):
    """Why not."""

    status: ClassVar[int]


class Refused(Problem, frozen=True, kw_only=True, tag="refused"):
    """The action is not lawful: the clause, the key and arguments of the sentence, and the sentence itself."""

    status: ClassVar[int] = 422
    clause: str
    key: str
    args: dict[str, str | int]
    sentence: str


class NoUndo(Problem, frozen=True, kw_only=True, tag="no-undo"):
    """What was done cannot be taken back: the key of the reason, as in `undo.why`."""

    status: ClassVar[int] = 422
    why: str


class Sealed(Problem, frozen=True, kw_only=True, tag="sealed"):
    """What would tell every secret of a game is not given away while it goes on: what it is, and the sentence."""

    status: ClassVar[int] = 423
    what: str
    sentence: str = ""


class Stale(Problem, frozen=True, kw_only=True, tag="stale"):
    """The ask is not open any more; this is."""

    status: ClassVar[int] = 409
    seq: int
    due: tuple[Due, ...]
    outcome: Outcome | None


class Malformed(Problem, frozen=True, kw_only=True, tag="malformed"):
    """The request cannot be understood: the field and what is wrong with it."""

    status: ClassVar[int] = 400
    clause: str = "K4"
    field: str
    why: str


class Missing(Problem, frozen=True, kw_only=True, tag="missing"):
    """There is no such thing here."""

    status: ClassVar[int] = 404
    what: str


class Unallowed(Problem, frozen=True, kw_only=True, tag="unallowed"):
    """The address does not know this method."""

    status: ClassVar[int] = 405


class NotBinned(Problem, frozen=True, kw_only=True, tag="not-binned"):
    """Only what lies in the bin is deleted for good."""

    status: ClassVar[int] = 409


class TooLarge(Problem, frozen=True, kw_only=True, tag="too-large"):
    """The body is longer than is taken here."""

    status: ClassVar[int] = 413
    most_bytes: int


class NotJson(Problem, frozen=True, kw_only=True, tag="not-json"):
    """The body is not sent as JSON."""

    status: ClassVar[int] = 415


class Stranger(Problem, frozen=True, kw_only=True, tag="stranger"):
    """The request comes from another site, or was sent to another name than this server's."""

    status: ClassVar[int] = 403
    header: str


class Unkept(Problem, frozen=True, kw_only=True, tag="not-kept"):
    """The disk did not take it: `full`, `unwritable`, `busy` or `damaged`, with the file and the sentence.

    What was answered before is kept; what was asked now was not done.
    """

    status: ClassVar[int] = 507
    why: str
    file: str
    sentence: str


class Broken(Problem, frozen=True, kw_only=True, tag="broken"):
    """Something failed on our side; nothing has changed at the table."""

    status: ClassVar[int] = 500


AnyProblem: TypeAlias = (
    Refused
    | NoUndo
    | Sealed
    | Stale
    | Malformed
    | Missing
    | Unallowed
    | NotBinned
    | TooLarge
    | NotJson
    | Stranger
    | Unkept
    | Broken
)
