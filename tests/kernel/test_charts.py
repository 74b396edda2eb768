"""Charts: read as printed, and refused when the shape is wrong."""

import pytest

from gonfalon.kernel.charts import chart
from gonfalon.kernel.rulebook import Source

FIGHT = chart(
    "card 1",
    source=Source.PRINTED,
    text="""
        d6   1-1  2-1  3-1

        -1-1  -    -    D
        2-4   -    D    D
        5     D    D    E
    """,
)


def test_a_chart_is_read_by_row_and_column() -> None:
    assert FIGHT.columns == ("1-1", "2-1", "3-1")
    assert FIGHT.rows == (-1, 0, 1, 2, 3, 4, 5)
    assert FIGHT.at(3, "2-1") == "D"
    assert FIGHT.source is Source.PRINTED


def test_a_row_beyond_the_printed_ones_is_the_nearest() -> None:
    assert FIGHT.at(9, "3-1") == "E"
    assert FIGHT.at(-7, "3-1") == "D"


def test_a_shift_stops_at_the_edges() -> None:
    assert FIGHT.shifted("1-1", 1) == "2-1"
    assert FIGHT.shifted("2-1", 5) == "3-1"
    assert FIGHT.shifted("2-1", -5) == "1-1"


def test_a_whole_column_can_be_read() -> None:
    assert FIGHT.column("2-1") == {-1: "-", 0: "-", 1: "-", 2: "D", 3: "D", 4: "D", 5: "D"}


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("d6 a b", "a heading with at least one column and at least one row"),
        ("d6\n1\n2", "a heading with at least one column and at least one row"),
        ("", "a heading with at least one column and at least one row"),
        ("d6 a b\n1 x", "row 1: 1 cells under 2 headings"),
        ("d6 a b\n1 x y z", "row 1: 3 cells under 2 headings"),
        ("d6 a a\n1 x y", "two columns have the same heading"),
        ("d6 a\none x", "one is no row number"),
        ("d6 a\n1 x\n1 y", "row 1 stands twice"),
        ("d6 a\n1-3 x\n3 y", "row 3 stands twice"),
        ("d6 a\n1 x\n3 y", "a row is missing between 1 and 3"),
        ("d6 a\n1 x\n3-2 y", "the range 3-2 runs backwards"),
    ],
)
def test_a_chart_of_the_wrong_shape_is_refused(text: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        chart("card 2", source=Source.PRINTED, text=text)
