"""Mangled JSON: values with something wrong in them, as careless or hostile people send."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

DEEP = 20_000


def mangled(value: Any, random: Random) -> bytes:
    """The JSON of a value after one to three accidents, at last perhaps to the text itself."""
    value = json.loads(json.dumps(value))
    for _ in range(random.choice((1, 1, 2, 3))):
        value = _hurt(value, random)
    text = json.dumps(value).encode()
    return _torn(text, random) if random.random() < 0.1 else text


def _hurt(value: Any, random: Random) -> Any:
    """The value with one accident at a random place inside it."""
    places = list(_places(value))
    if not places:
        return junk(random)
    holder, key = random.choice(places)
    accident = random.randrange(5)
    if accident == 0:
        del holder[key]
    elif accident == 1:
        holder[key] = junk(random)
    elif accident == 2:
        there, other = random.choice(places)
        holder[key] = json.loads(json.dumps(there[other]))
    elif isinstance(holder, dict):
        holder[random.choice(("", "seat", "nobody", f"{key}s"))] = holder[key]
    else:
        holder.insert(random.randrange(len(holder) + 1), holder[key])
    return value


def junk(random: Random) -> Any:
    """A value that hardly fits anywhere."""
    return random.choice(
        (None, True, 0, -1, 7, 2**53, 10**30, 0.5, "", "01.01", "\u2603\u0000", [], {}, [[]], {"a": []})
    )


def _torn(text: bytes, random: Random) -> bytes:
    """Text that is cut, doubled, no text at all, or nested too deep."""
    cut = random.randrange(len(text) + 1)
    return random.choice((text[:cut], text + text, b"\xff" + text, b"", b"[" * DEEP, b'{"a":' * DEEP))


def _places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Every holder inside a JSON value with each of its keys."""
    keys = list(value) if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()
    for key in keys:
        yield value, key
        yield from _places(value[key])
