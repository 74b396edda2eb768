"""Postage-stamp positions of Arsouf that tests begin with."""

from typing import Any

HOME = ("baggage-1", "knights-2")


def position(ask: str, *pieces: dict[str, Any], seat: str = "crusader", **fields: Any) -> dict[str, Any]:
    """A position in which nobody has lost yet: two baggage trains and two others are far from everything."""
    far = ({"piece": "baggage-3", "at": "00.20"}, {"piece": "infantry-6", "at": "00.21"})
    return {"ask": ask, "seat": seat, "turn": 3, "pieces": [*pieces, *far], "arrived": list(HOME), **fields}


def gathered(position: dict[str, Any]) -> dict[str, Any]:
    """The same position with the far pieces close by, so that a small window shows it whole."""
    near = {"baggage-3": "09.10", "infantry-6": "09.11"}
    return {**position, "pieces": [{**each, "at": near.get(each["piece"], each["at"])} for each in position["pieces"]]}


def piece(name: str, at: str, **state: Any) -> dict[str, Any]:
    """A piece on a space."""
    return {"piece": name, "at": at, **state}


SURE_BLOW = position(
    "attack",
    piece("templars", "08.08", moved=True, charging="08.07"),
    piece("richard", "08.09"),
    piece("skirmishers-1", "08.07"),
    piece("infantry-1", "11.15"),
    piece("skirmishers-2", "11.16"),
    piece("saladin", "14.00"),
)
"""Templars who charge beside Richard beat lone skirmishers, whatever falls: 1 + 7 against 6 + 1; more may attack."""

SURE_DEATH = position(
    "attack",
    piece("templars", "08.08", moved=True, charging="08.07"),
    piece("richard", "08.09"),
    piece("skirmishers-1", "08.07", wounded=True),
    piece("saladin", "14.00"),
)

CHARGE = position(
    "move",
    piece("templars", "08.10"),
    piece("richard", "08.11"),
    piece("infantry-1", "06.10"),
    piece("skirmishers-1", "08.07"),
    piece("saladin", "14.00"),
)
"""The Templars can charge the skirmishers by moving to 08.08."""

HURT = position(
    "move",
    piece("knights-1", "08.10", wounded=True),
    piece("templars", "05.10"),
    piece("skirmishers-1", "08.08"),
    piece("saladin", "14.00"),
)
"""Wounded knights with an enemy near."""
