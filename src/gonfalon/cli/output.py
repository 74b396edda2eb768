"""What is written for the caller: JSON on standard output, one line of complaint on standard error."""

import sys
from typing import Any

import msgspec

LONGEST_COMPLAINT = 400


def write_json(value: Any) -> None:
    """Write a value as indented JSON."""
    print(msgspec.json.format(msgspec.json.encode(value), indent=2).decode())


def complain(why: str, code: int) -> int:
    """Say in one line on standard error what is wrong, and answer the exit code."""
    print(f"gonfalon: {one_line(why)}", file=sys.stderr)
    return code


def one_line(text: str) -> str:
    """A text from outside as one readable line: signs that are not printable are escaped, long ones are cut."""
    shown = "".join(sign if sign.isprintable() else sign.encode("unicode_escape").decode() for sign in text)
    return shown if len(shown) <= LONGEST_COMPLAINT else f"{shown[:LONGEST_COMPLAINT]}…"
