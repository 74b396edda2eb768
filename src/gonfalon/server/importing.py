"""Reading a record that somebody brings: each part is measured before it is read, so that none can be a burden."""

from msgspec import Raw, Struct

from gonfalon.kernel.reading import BadInput, read
from gonfalon.kernel.record import Continued, Entry, Header, Record

MOST_ENTRIES = 5000
"""Long games have three hundred."""
LONGEST_ENTRY = 16 * 1024
"""Bytes; a long action has two hundred."""
LONGEST_POSITION = 64 * 1024
"""Bytes of a header or of an entry with a position; a large one has three thousand."""
MOST_BEFORE = 512 * 1024
"""Bytes of what was recorded under other rules, which is kept as written and never played."""


class Parts(Struct, frozen=True, forbid_unknown_fields=True):
    """A record whose parts are still as written."""

    header: Raw
    entries: tuple[Raw, ...] = ()


def bounded_record(written: bytes) -> Record:
    """A record whose every part is within bounds; BadInput names the one that is not, or that is written wrongly."""
    parts: Parts = read(written, Parts)
    refuse_longer(parts.header, LONGEST_POSITION, "header")
    if len(parts.entries) > MOST_ENTRIES:
        raise BadInput("entries", f"has {len(parts.entries)}, more than the {MOST_ENTRIES} that are taken here")
    entries: list[Entry] = []
    length = before = 0
    for place, part in enumerate(parts.entries):
        field = f"entries[{place}]"
        refuse_longer(part, LONGEST_POSITION, field)
        entry: Entry = read(part, Entry, field)
        length += len(part)
        if isinstance(entry, Continued):
            before = length
        else:
            refuse_longer(part, LONGEST_ENTRY, field)
        entries.append(entry)
    if before > MOST_BEFORE:
        raise BadInput("entries", f"has {before} bytes before the game went on, more than the {MOST_BEFORE} taken here")
    header: Header = read(parts.header, Header, "header")
    return Record(header, tuple(entries))


def refuse_longer(part: Raw, most: int, field: str) -> None:
    """Refuse a part that is longer than anything of a game."""
    if len(part) > most:
        raise BadInput(field, f"has {len(part)} bytes, more than the {most} that are taken here")
