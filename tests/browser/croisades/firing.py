"""Positions of First Blood for fire: marks, a shot over scrub and trees, movers under crossbows, and stayers."""

from typing import Any

CRUSADERS = {"crusader": "person", "saracen": "recruit"}
ONE_SCREEN = {"crusader": "person", "saracen": "person"}
AGAINST_RECRUIT: dict[str, Any] = {"game": "croisades", "seats": CRUSADERS}


def position(ask: str, seat: str, *placed: str, side: str = "", **rest: Any) -> dict[str, Any]:
    """A position of First Blood, each figure as id, hex, facing if it rides, and marks."""
    figures = [figure(*each.split()) for each in placed]
    return {
        "scenario": "first-blood",
        "turn": 2,
        "side": side or seat,
        "ask": ask,
        "seat": seat,
        "figures": figures,
        **rest,
    }


def figure(name: str, at: str, *words: str) -> dict[str, Any]:
    """A figure as a position writes it."""
    found: dict[str, Any] = {"figure": name, "at": at}
    for word in words:
        if word in ("n", "ne", "se", "s", "sw", "nw"):
            found |= {"facing": word, "horse": f"{name}-horse"}
        elif word in ("offensive", "defensive"):
            found["mark"] = word
        elif word in ("wounded", "stunned", "dead"):
            found["health"] = word
        else:
            found[word] = True
    return found


RIDER = "mohammad N7 sw"
ROW = ("yasaffa J10", "ahmed J9", "hashmi J8")
MARKS = position("mark", "crusader", "gerard B6 se", "bertin D10", "anselmo E9", "baldo E10", RIDER, *ROW, "ali J11")
"""Two crossbowmen, nobody near."""
HELD = position("mark", "crusader", "bertin D10", "anselmo E9", "baldo E10", "yasaffa F9", "ahmed J9", RIDER)
"""An enemy stands beside the first of two crossbowmen."""
FIRE = position(
    *("shoot", "crusader", "bertin D10", "crispin G9", "anselmo E9 offensive", "baldo E6 offensive", "gerard B6 se"),
    *(RIDER, "yasaffa J10", "ahmed J9", "hashmi L8", "jehangir J7", "ali J11"),
)
"""Anselmo shoots over scrub at Ali; Hashmi stands behind trees, Ahmed behind Crispin, Mohammad behind a tree."""
MOVE = position(
    *("move", "saracen", "bertin D10", "crispin D11", "anselmo E9 defensive", "baldo E10 defensive"),
    *("guido E6 defensive struck", "jacopo D6 offensive", "gerard B6 se"),
    *(RIDER, "yasaffa J10", "ahmed K9", "jehangir J7", "ali J11"),
)
"""The Saracens move under two crossbows; a third was attacked, a fourth is marked otherwise."""
STAYERS = position(
    *("stayers", "crusader", "bertin D10", "anselmo E9 defensive", "baldo E10 defensive", "guido E6 defensive struck"),
    *("gerard B6 se", "mohammad N7 sw moved", "yasaffa J10", "ahmed K9", "jehangir J7", "ali J11 moved"),
    side="saracen",
)
"""Three Saracens have stayed, two have moved."""
