"""A table as a client sees it: its log, view, menu, and how it stands."""

from typing import Any, Literal, TypeAlias

from msgspec import Struct

from gonfalon.kernel.advice import Turn
from gonfalon.kernel.game import Outcome
from gonfalon.kernel.plan import Halt
from gonfalon.kernel.rulebook import Refusal
from gonfalon.server.wire.parts import AnyAction, AnyEvent, AnyOffer


class Opened(Struct, frozen=True):
    """A new table stands under this id."""

    id: str


class Lost(Struct, frozen=True):
    """An action that cancelling an earlier one has made unlawful, and why."""

    action: AnyAction
    refusal: Refusal


class Done(Struct, frozen=True):
    """What was asked for is in the store; the table stands at `seq`."""

    seq: int
    lost: tuple[Lost, ...] = ()


class Due(Struct, frozen=True):
    """An open ask; `default` is told only to who may answer it here. With `open` it needs no secret of its seat."""

    id: int
    seat: str
    ask: str
    clause: str
    together: bool
    answered: bool
    interrupt: bool
    open: bool
    default: AnyAction | None


class MenuOffers(Struct, frozen=True):
    """What a seat may do: actions with holes."""

    exact: bool
    offers: tuple[AnyOffer, ...]


class Undo(Struct, frozen=True):
    """Whether the last action may be taken back, and the key of the reason why not."""

    may: bool
    why: str


class Cancellable(Struct, frozen=True):
    """An entry that may be taken back although others came after it."""

    entry: int
    action: AnyAction


class Begun(Struct, frozen=True, tag="begun", tag_field="item"):
    """What was told when the game was set up."""

    seq: int
    events: tuple[AnyEvent, ...]


class Entered(Struct, frozen=True, tag="entered", tag_field="item"):
    """An action was taken, by a person, a bot or a clerk; in a game with secrets only its own seat is told which.

    `way` are the spaces that it led its piece over, the first and the last included.
    """

    seq: int
    entry: int
    seat: str
    action: AnyAction | None
    way: tuple[str, ...]
    events: tuple[AnyEvent, ...]
    by_bot: bool
    by_clerk: bool


class Undone(Struct, frozen=True, tag="undone", tag_field="item"):
    """The last `entries` entries were taken back and are to be forgotten."""

    seq: int
    entries: int


class GaveUp(Struct, frozen=True, tag="gave-up", tag_field="item"):
    """A seat resigned."""

    seq: int
    seat: str


class Agreement(Struct, frozen=True, tag="agreed", tag_field="item"):
    """The seats agreed on the end."""

    seq: int


Item: TypeAlias = Begun | Entered | Undone | GaveUp | Agreement


class PlanNow(Struct, frozen=True):
    """How far a seat's plan came, and why it does not go on; `left` are the actions that it has not taken."""

    taken: int
    left: tuple[AnyAction, ...]
    halt: Halt
    refusal: Refusal | None


class Update(Struct, frozen=True):
    """A table as one seat sees it, with the items of its log since the last update; None is a spectator.

    When `whole` is set the log is complete and replaces what the client had. Behind a curtain the view is a
    spectator's until the client asks for the seat's own. At one screen an ask that needs no secret is put on the open
    board: `hand` is the seat whose menu it is, though the view is a spectator's.
    """

    table: str
    seq: int
    seat: str | None
    hand: str | None
    whole: bool
    log: tuple[Item, ...]
    entries: int
    view: Any
    due: tuple[Due, ...]
    menu: MenuOffers
    undo: Undo
    cancellable: tuple[Cancellable, ...]
    outcome: Outcome | None
    thinking: str | None
    delay: int
    paused: bool
    curtain: bool
    plan: PlanNow | None


class Waiting(Struct, frozen=True):
    """Who owes which decision."""

    seat: str
    ask: str


class Standing(Struct, frozen=True):
    """How a game stands, in a few words."""

    entries: int = 0
    waiting: tuple[Waiting, ...] = ()
    outcome: Outcome | None = None
    turn: Turn | None = None


class Origin(Struct, frozen=True):
    """Where a game comes from: a file, or another table; a branch shares its first `entries` entries, up to `turn`."""

    how: Literal["import", "rematch", "branch"]
    parent: str = ""
    entries: int = 0
    turn: Turn | None = None


class TableInfo(Struct, frozen=True):
    """A table in the list of games: who takes each seat and its side; times are milliseconds since 1970.

    Without a `name` nobody has given it one. `binned` is when it was thrown away, if it lies in the bin.
    """

    id: str
    name: str
    game: str
    edition: int
    scenario: str
    options: dict[str, Any]
    seats: dict[str, str]
    sides: dict[str, str]
    secrets: bool
    made: int
    changed: int
    standing: Standing
    origin: Origin | None
    binned: int | None


class Unreadable(Struct, frozen=True):
    """A game that is kept and cannot be opened, as far as it is known; 0 and an empty text are not known.

    Why not is `damaged`, `other-version` or `not-installed`, and a sentence. With `record` its record can be had, up to
    the first entry that cannot be read. `binned` is when it was thrown away, if it is known to lie in the bin.
    """

    id: str
    game: str
    changed: int
    why: str
    sentence: str
    record: bool
    binned: int | None


class Trouble(Struct, frozen=True):
    """What is wrong with the file of all games, and the sentence; its words are those of the problem `not-kept`."""

    why: str
    file: str
    sentence: str


class Tables(Struct, frozen=True):
    """Every table, the last changed first and those in the bin too, those that cannot be opened, and the trouble.

    There is trouble where the file is damaged.
    """

    tables: tuple[TableInfo, ...]
    unreadable: tuple[Unreadable, ...]
    trouble: Trouble | None


class TableNow(Struct, frozen=True):
    """A table and how it stands now."""

    info: TableInfo
    now: Update
