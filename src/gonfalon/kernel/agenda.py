"""Asks and works: the stack of what is owed, kept in the state as a tuple whose last frame is on top."""

from typing import Generic, TypeVar

from msgspec import Struct

A = TypeVar("A")
F = TypeVar("F")


class Work(Struct, frozen=True, gc=False, tag_field="frame", tag=str.lower):
    """A frame the engine still has to do; subclass it, one Struct per kind."""


class Owed(Struct, frozen=True, gc=False, tag_field="frame", tag=str.lower):
    """A frame that waits for a seat; `id` is the number of the ask it stands for."""

    id: int
    seat: str


class Together(Owed, frozen=True):
    """A frame whose ask is open with others: secret, and replaceable until the last of them is answered."""

    answered: bool = False


class Sole(Struct, frozen=True, gc=False, tag_field="frame", tag=str.lower):
    """A frame that waits for a seat in a game where no two asks are open at once: the state numbers them."""

    seat: str


class Ask(Struct, Generic[A], frozen=True, gc=False):
    """A decision that a seat owes, as `due` lists it.

    An `interrupt` is put while another action is still under way, a `prelude` before play begins: at set-up. An `open`
    ask needs no secret of its seat: it may be put on the open board, and its menu tells nothing that is hidden there.
    """

    id: int
    seat: str
    ask: str
    clause: str
    default: A
    together: bool = False
    answered: bool = False
    interrupt: bool = False
    prelude: bool = False
    open: bool = False


def push(agenda: tuple[F, ...], *frames: F) -> tuple[F, ...]:
    """The agenda with frames on top; the first of them is the next to be done."""
    return agenda + frames[::-1]


def waiting(agenda: tuple[F, ...]) -> list[F]:
    """The frames on top of an agenda that wait for a seat, the uppermost first: one, or several of one kind."""
    frames: list[F] = []
    for frame in reversed(agenda):
        if not isinstance(frame, Owed | Sole) or (frames and type(frame) is not type(frames[0])):
            break
        frames.append(frame)
        if isinstance(frame, Sole):
            break
    return frames


def ask_of(due: tuple[Ask[A], ...], seat: str) -> Ask[A] | None:
    """The ask that a seat owes, if any."""
    for ask in due:
        if ask.seat == seat:
            return ask
    return None
