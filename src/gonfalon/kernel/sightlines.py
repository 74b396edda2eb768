"""Lines from one space to another, as whoever shoots or only looks along them would see them."""

from msgspec import Struct

from gonfalon.kernel.accounts import Remark
from gonfalon.kernel.events import Reckoned
from gonfalon.kernel.rulebook import Refusal


class Bands(Struct, frozen=True):
    """How far something carries: the last distance of each band, and which of them a line lies in; -1 is beyond."""

    by: str
    ends: tuple[int, ...]
    band: int


class Sightline(Struct, frozen=True):
    """A line from one space to another, of a piece at a piece or of nobody in particular.

    `steps` are what it crosses, in order: one space, or two where it runs between them. `covers` are the spaces that
    hide what is at its end, `cover` how well it is hidden; `barred` is where the line ends before its goal. What makes
    it so stands in `remarks`, why `who` cannot shoot at `whom` in `refusal`; else `chance` is how likely that harms.
    """

    start: str
    to: str
    distance: int
    steps: tuple[tuple[str, ...], ...]
    cover: str
    covers: tuple[str, ...] = ()
    barred: str = ""
    remarks: tuple[Remark, ...] = ()
    bands: tuple[Bands, ...] = ()
    who: str = ""
    whom: str = ""
    refusal: Refusal | None = None
    sums: tuple[Reckoned, ...] = ()
    chance: tuple[int, int] | None = None
