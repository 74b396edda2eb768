"""A logbook: finished games as JSON lines, so that a long run that was stopped goes on where it was."""

from pathlib import Path
from types import TracebackType
from typing import BinaryIO

import msgspec
from msgspec import Struct

from gonfalon.kernel.reading import BadInput
from gonfalon.lab.match import Played


class Title(Struct, frozen=True, forbid_unknown_fields=True):
    """The first line: the match that the games belong to."""

    match: str


class Logbook:
    """Finished games of one match; without a path nothing is kept."""

    def __init__(self, path: Path | None, match: str) -> None:
        self._path = path
        self._title = Title(match)
        self._file: BinaryIO | None = None
        self.kept: list[Played] = []

    def __enter__(self) -> "Logbook":
        if self._path is None:
            return self
        try:
            whole = self._read(self._path)
            self._file = self._path.open("r+b" if self._path.exists() else "wb")
        except OSError as error:
            raise BadInput(str(self._path), error.strerror or "cannot be opened") from None
        # A run that was killed may have left half a line.
        self._file.truncate(whole)
        self._file.seek(whole)
        if whole == 0:
            self._write(self._title)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._file is not None:
            self._file.close()

    def keep(self, played: Played) -> None:
        """Add a finished game."""
        if self._file is not None:
            self._write(played)

    def _write(self, line: Title | Played) -> None:
        assert self._file is not None
        self._file.write(msgspec.json.encode(line) + b"\n")
        self._file.flush()

    def _read(self, path: Path) -> int:
        """Take the finished games in; answers the length of the whole lines."""
        if not path.exists():
            return 0
        text = path.read_bytes()
        whole = text.rfind(b"\n") + 1
        lines = text[:whole].splitlines()
        try:
            titles = [msgspec.json.decode(line, type=Title) for line in lines[:1]]
            self.kept = [msgspec.json.decode(line, type=Played) for line in lines[1:]]
        except (msgspec.MsgspecError, ValueError):
            raise BadInput(str(path), "is no logbook") from None
        if titles and titles[0] != self._title:
            raise BadInput(str(path), "is the logbook of another match: other bots, seed, options or code")
        return whole
