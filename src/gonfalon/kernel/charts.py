"""Results charts typed as printed, and checked for shape when they are read."""

import re

from gonfalon.kernel.rulebook import Source

ROW = re.compile(r"(-?\d+)(?:-(-?\d+))?")


class Chart:
    """A printed results chart: rows by a number or a range of numbers, columns by their heading."""

    __slots__ = ("_rows", "columns", "name", "source")

    def __init__(self, name: str, source: Source, columns: tuple[str, ...], rows: dict[int, tuple[str, ...]]) -> None:
        self.name = name
        self.source = source
        self.columns = columns
        self._rows = rows

    @property
    def rows(self) -> tuple[int, ...]:
        """The row numbers, ascending."""
        return tuple(sorted(self._rows))

    def at(self, row: int, column: str) -> str:
        """The cell; a row beyond the printed ones is read as the nearest printed row."""
        rows = self.rows
        return self._rows[min(max(row, rows[0]), rows[-1])][self.columns.index(column)]

    def column(self, heading: str) -> dict[int, str]:
        """A whole column, row by row."""
        place = self.columns.index(heading)
        return {row: self._rows[row][place] for row in self.rows}

    def shifted(self, heading: str, shift: int) -> str:
        """The heading so many columns to the right, held at the edges of the chart."""
        place = self.columns.index(heading) + shift
        return self.columns[min(max(place, 0), len(self.columns) - 1)]


def chart(name: str, *, source: Source, text: str) -> Chart:
    """Read a chart: a heading line, then a line a row; a row may be a range such as 2-4."""
    lines = [line.split() for line in text.splitlines() if line.strip()]
    if len(lines) < 2 or len(lines[0]) < 2:
        raise ValueError(f"chart {name}: a heading with at least one column and at least one row are needed")
    columns = tuple(lines[0][1:])
    if len(set(columns)) != len(columns):
        raise ValueError(f"chart {name}: two columns have the same heading")
    rows: dict[int, tuple[str, ...]] = {}
    for label, *cells in lines[1:]:
        if len(cells) != len(columns):
            raise ValueError(f"chart {name}, row {label}: {len(cells)} cells under {len(columns)} headings")
        span = ROW.fullmatch(label)
        if span is None:
            raise ValueError(f"chart {name}: {label} is no row number")
        first, last = int(span[1]), int(span[2] or span[1])
        if last < first:
            raise ValueError(f"chart {name}: the range {label} runs backwards")
        for row in range(first, last + 1):
            if row in rows:
                raise ValueError(f"chart {name}: row {row} stands twice")
            rows[row] = tuple(cells)
    if sorted(rows) != list(range(min(rows), max(rows) + 1)):
        raise ValueError(f"chart {name}: a row is missing between {min(rows)} and {max(rows)}")
    return Chart(name, source, columns, rows)
