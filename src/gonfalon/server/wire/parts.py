"""The parts that several messages share: values that only a game can type, keys, delays and who takes a seat."""

from typing import Annotated, Any, TypeAlias

from msgspec import Meta, Raw


def named(typescript: str) -> Meta:
    """How the client calls a value whose type only a game knows."""
    return Meta(extra_json_schema={"typescript": typescript})


AnyAction: TypeAlias = Annotated[Any, named("AnyAction")]
AnyEvent: TypeAlias = Annotated[Any, named("AnyEvent")]
AnyOffer: TypeAlias = Annotated[Any, named("AnyOffer")]
WrittenAction: TypeAlias = Annotated[Raw, named("AnyAction")]
Written: TypeAlias = Annotated[Raw, named("unknown")]

Key: TypeAlias = Annotated[str, Meta(min_length=8, max_length=80)]
"""Chosen by the client for each thing it wants done; the same key again changes nothing and is answered alike."""

Delay: TypeAlias = Annotated[int, Meta(ge=0, le=60_000)]
"""Milliseconds between two actions of the computer."""

Count: TypeAlias = Annotated[int, Meta(ge=0, lt=2**53)]
"""A whole number that every language can hold."""

PERSON = "person"
"""Who takes a seat that no bot takes; `person:Anna` says who it is. A bot is named by its level."""


def is_person(who: str | None) -> bool:
    """Whether a seat is taken by a person, named or not."""
    return who is not None and (who == PERSON or who.startswith(f"{PERSON}:"))
