"""What is installed, and the rules of a game as the rules browser shows them."""

from typing import TypeAlias

from msgspec import Struct

from gonfalon.kernel.rulebook import Source, Status


class Switch(Struct, frozen=True, tag="switch", tag_field="kind"):
    """An option that is on or off; `ruling` is the ruling that it departs from, if any."""

    name: str
    title: str
    about: str
    ruling: str | None
    default: bool


class Selection(Struct, frozen=True, tag="selection", tag_field="kind"):
    """An option that is one of several words."""

    name: str
    title: str
    about: str
    ruling: str | None
    default: str
    values: tuple[str, ...]


class Number(Struct, frozen=True, tag="number", tag_field="kind"):
    """An option that is a whole number between two bounds."""

    name: str
    title: str
    about: str
    ruling: str | None
    default: int
    least: int
    most: int


Option: TypeAlias = Switch | Selection | Number


class ScenarioInfo(Struct, frozen=True):
    """A scenario, its seats with the side of each, and where it comes from.

    With `secrets` two people at one screen need a curtain.
    """

    id: str
    title: str
    summary: str
    notes: str
    source: str
    seats: tuple[str, ...]
    sides: tuple[str, ...]
    secrets: bool


class Level(Struct, frozen=True):
    """A bot that can play the game, and how many nodes it may spend a turn."""

    name: str
    nodes: int


class ChartInfo(Struct, frozen=True):
    """A results chart as it is printed: a row for each number, with its cells under the headings."""

    name: str
    source: Source
    columns: tuple[str, ...]
    rows: tuple[tuple[int, tuple[str, ...]], ...]


class GameInfo(Struct, frozen=True):
    """An installed game."""

    name: str
    title: str
    edition: int
    scenarios: tuple[ScenarioInfo, ...]
    options: tuple[Option, ...]
    levels: tuple[Level, ...]
    charts: tuple[ChartInfo, ...]


class Lobby(Struct, frozen=True):
    """All that the start page needs; `may_quit` says that the client may end the program."""

    version: str
    languages: tuple[str, ...]
    may_quit: bool
    games: tuple[GameInfo, ...]


class ClauseInfo(Struct, frozen=True):
    """A clause; `rulings` are those that bear on it."""

    id: str
    title: str
    gist: str
    status: Status
    source: Source
    reason: str
    rulings: tuple[str, ...]


class RulingInfo(Struct, frozen=True):
    """A ruling with the clauses it bears on and the option that departs from it."""

    id: str
    question: str
    answer: str
    reason: str
    source: Source
    clauses: tuple[str, ...]
    option: str | None


class Rules(Struct, frozen=True):
    """The rules of a game in one language; `table` are the clauses of every table, K1 and so on."""

    game: str
    title: str
    language: str
    clauses: tuple[ClauseInfo, ...]
    rulings: tuple[RulingInfo, ...]
    table: tuple[ClauseInfo, ...]
    options: tuple[Option, ...]
    scenarios: tuple[ScenarioInfo, ...]
