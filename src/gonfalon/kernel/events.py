"""What a rule tells while it works: the kernel's own events, and who may hear what."""

from collections.abc import Callable, Iterable
from typing import ClassVar, TypeAlias

from msgspec import Struct, field

from gonfalon.kernel.modifiers import Line

Audience: TypeAlias = tuple[str, ...] | None
"""The seats that may hear; None is everybody."""


class Event(Struct, frozen=True, kw_only=True, gc=False, tag_field="event"):
    """Something that happened, with the clause behind it; each game subclasses it, one Struct per kind."""

    is_passage: ClassVar[bool] = False
    """Whether something new begins with it: odds of what came before look no further."""

    clause: str


class Rolled(Event, frozen=True, kw_only=True, tag="rolled"):
    """A die fell; `who` is the piece it was rolled for, if it was one."""

    why: str
    who: str = ""
    sides: int
    face: int
    to: Audience = None


class Reckoned(Event, frozen=True, kw_only=True, tag="reckoned"):
    """A sum was made, before any die: what it is for, whose it is, and its lines."""

    what: str
    who: str
    lines: tuple[Line, ...]


class Revealed(Event, frozen=True, kw_only=True, tag="revealed"):
    """Some seats, or all, learned `what` they did not know, in full; only they hear of it, and it ends free undo.

    Where the same was revealed in two games, everything that the seats see must be the same. A game may say it in a
    way of its own by a subclass.
    """

    what: str
    to: Audience


class Settled(Event, frozen=True, kw_only=True, tag="settled"):
    """The game vetoes undo beyond this point."""


class Whisper(Event, frozen=True, kw_only=True, tag="whisper"):
    """An envelope, never sent as it is: `event` for the seats in `to`, the stub `others` or nothing for the rest."""

    to: tuple[str, ...]
    # Written under another name, because "event" is the tag.
    event: Event = field(name="secret")
    others: Event | None = None


Tell: TypeAlias = Callable[[Event], None]


def heard(events: Iterable[Event], seat: str | None) -> list[Event]:
    """The events as one seat hears them; None is a spectator, who hears only what everybody may."""
    log: list[Event] = []
    for event in events:
        match event:
            case Whisper(to=to, event=secret, others=others):
                if seat in to:
                    log.extend(heard((secret,), seat))
                elif others is not None:
                    log.append(others)
            case Revealed(to=to):
                if to is None or seat in to:
                    log.append(event)
            case Rolled(to=to):
                if to is None or seat in to:
                    log.append(event)
            case _:
                log.append(event)
    return log


def opened(event: Event) -> Event:
    """The event itself, out of its envelope."""
    while isinstance(event, Whisper):
        event = event.event
    return event


def unheard(event: Event) -> None:
    """Tell nobody."""
