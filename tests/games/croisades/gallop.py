"""Charges on postage stamps: announced, answered and ridden, with the refusal at the hex that breaks a rule."""

from typing import Any

from gonfalon.games.croisades.actions import Charge, Counter, CroisadesAction, End, Pass
from gonfalon.games.croisades.decisions import DECISIONS
from gonfalon.games.croisades.events import Stepped
from gonfalon.games.croisades.frames import Charging, Rise
from gonfalon.games.croisades.pieces import BY_ID, Side
from gonfalon.games.croisades.state import State
from tests.games.croisades.fray import refused
from tests.games.croisades.stamp import CRUSADER, SARACEN, Told, stamp

SOUTH = "M3 M4 M5 M6 M7 M8 M9 M10 M11 M12"
"""The route of the printed figure: from rear M1, front M2 at a man on M13."""
TEMPLAR, SYRIAN = "gerard M1 s", "mohammad I14 ne"
ANSWER = "K13 L13 M12 M11"
"""The printed counter-charge."""
FAR = ("crispin Y1", "ahmed Y16")
"""One of each side who is out of the way."""


def charging(*placed: str, side: Side = CRUSADER, **rest: Any) -> State:
    """A state in which a side announces its charges."""
    return stamp(*placed, side=side, agenda=(Rise(side), Charging(side)), **rest)


def charge(rider: str, target: str, route: str) -> Charge:
    """The owner's charge."""
    return Charge(seat=BY_ID[rider].side, figure=rider, target=target, route=tuple(route.split()))


def counter(rider: str, route: str) -> Counter:
    """The owner's counter-charge."""
    return Counter(seat=BY_ID[rider].side, figure=rider, route=tuple(route.split()))


def why(state: State, action: CroisadesAction) -> tuple[str, str, str] | None:
    """The clause, the sentence and the hex of a refusal; None for what is lawful, and on the menu."""
    found = refused(state, action)
    if found is None:
        return None
    refusal = DECISIONS.check(state, action)
    assert refusal is not None
    return (*found, str(refusal.args.get("at", "")))


def ridden(told: Told) -> list[tuple[str, str]]:
    """Who rode into which hex in a charge or against one, in this order."""
    return [(each.figure, each.to) for each in told.events(Stepped) if each.is_charge]


END = End(seat=CRUSADER)
PASS = Pass(seat=SARACEN)
