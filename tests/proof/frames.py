"""The frames of the proof game's agenda: what is asked, and what the engine has to do."""

from typing import TypeAlias

from gonfalon.kernel.agenda import Owed, Together, Work


class Loading(Owed, frozen=True):
    """A smuggler hides coins."""


class Choosing(Together, frozen=True):
    """A seat chooses a card; it may choose again until all have."""

    card: str = ""


class Stepping(Owed, frozen=True):
    """A smuggler moves markers."""


class Stopping(Owed, frozen=True):
    """The owl may challenge a marker."""

    marker: int


class Yielding(Owed, frozen=True):
    """A caught marker surrenders or flees."""

    marker: int


class Watching(Owed, frozen=True):
    """The owl's phase, and what was done in it."""

    ridden: bool = False
    patrolled: bool = False
    lit: bool = False
    provided: bool = False
    posted: bool = False
    fed: bool = False


class Dawn(Work, frozen=True):
    """A turn begins."""


class Weather(Work, frozen=True):
    """The weather is rolled."""


class BeginSteps(Work, frozen=True):
    """The smugglers' phase begins."""


class BeginWatch(Work, frozen=True):
    """The owl's phase begins."""


class Dusk(Work, frozen=True):
    """A turn ends."""


class Toll(Work, frozen=True):
    """A marker wades through the ford."""

    marker: int


class Deal(Work, frozen=True):
    """The unseen markers of an owner in a place get their tokens anew."""

    owner: str
    at: str


class Chase(Work, frozen=True):
    """The hounds that still chase a marker, and the bites so far."""

    marker: int
    hounds: int
    bites: int = 0


class Flight(Work, frozen=True):
    """A caught marker runs."""

    marker: int


class Search(Work, frozen=True):
    """A marker is searched."""

    marker: int


Asking: TypeAlias = Loading | Choosing | Stepping | Stopping | Yielding | Watching
Frame: TypeAlias = Asking | Dawn | Weather | BeginSteps | BeginWatch | Dusk | Toll | Deal | Chase | Flight | Search
