"""Reading: what comes from outside becomes a value of a type, or a complaint that names the field."""

import msgspec
import pytest
from msgspec import Struct

from gonfalon.kernel.reading import BadInput, converted, malformed, read


class Part(Struct):
    """A part of a file."""

    at: int


class Whole(Struct):
    """A file."""

    parts: tuple[Part, ...]


@pytest.mark.parametrize(
    ("text", "where", "field", "why"),
    [
        ('{"parts": [{"at": 1}, {"at": "x"}]}', "", "parts[1].at", "Expected `int`, got `str`"),
        ('{"parts": [{"at": 1}, {"at": "x"}]}', "file", "file.parts[1].at", "Expected `int`, got `str`"),
        ('{"parts": [{}]}', "", "parts[0]", "Object missing required field `at`"),
        ("{}", "", "text", "Object missing required field `parts`"),
        ("{", "file", "file", "Input data was truncated"),
    ],
)
def test_a_complaint_of_the_codec_names_the_field(text: str, where: str, field: str, why: str) -> None:
    with pytest.raises(msgspec.MsgspecError) as caught:
        msgspec.json.decode(text, type=Whole)
    complaint = malformed(where, caught.value)
    assert isinstance(complaint, BadInput)
    assert (complaint.field, complaint.why) == (field, why)
    assert str(complaint) == f"{field}: {why}"


@pytest.mark.parametrize("text", ["[" * 100_000, "\ud800", b"\xff", "", '{"parts": [{"at": 9' + "9" * 5000])
def test_what_cannot_be_read_is_bad_input_whatever_the_codec_raises(text: str | bytes) -> None:
    with pytest.raises(BadInput):
        read(text, Whole, "file")


def test_what_is_read_and_what_is_converted_are_the_same() -> None:
    whole = read('{"parts": [{"at": 1}]}', Whole)
    assert whole == Whole((Part(1),)) == converted({"parts": [{"at": 1}]}, Whole, "")
    assert converted(whole, Whole, "") == whole


def test_what_does_not_convert_names_the_field() -> None:
    with pytest.raises(BadInput) as caught:
        converted({"parts": [{"at": None}]}, Whole, "entries[2].action")
    assert caught.value.field == "entries[2].action.parts[0].at"
