"""Positions of Acre that the browser tests look at."""

from typing import Any

SEATS = {"crusader": "person", "muslim": "random"}


def standing(lines: str) -> list[dict[str, Any]]:
    """Units from `unit hex` and, after them, the marks they bear, separated by commas."""
    found = []
    for line in lines.split(","):
        unit, at, *marks = line.split()
        found.append({"unit": unit, "at": at, **dict.fromkeys(marks, True)})
    return found


def led(lines: str) -> list[dict[str, str]]:
    """Leaders from `leader unit`, separated by commas."""
    return [dict(zip(("leader", "with"), line.split(), strict=True)) for line in lines.split(",")]


MELEE: dict[str, Any] = {
    "ask": "attack",
    "seat": "crusader",
    "turn": 4,
    "units": [
        {"unit": "t1", "at": "1307", "moved": True, "charging": "1407"},
        *standing("""
            xb1 1406 fired, ma2 1408 disorganized, k3 1304, ma1 1305, t2 1309, h1 1310, ma5 1311, ma3 1312, xb2 1213,
            k1 1414, k2 1314, k4 1023, sp1 0207, sp2 0208, sp3 0209, xb6 0209, sp4 0210, sp5 0211, sp6 0212, sp7 0514,
            sp8 0515, sp9 0614,
            hq1 1407, tk1 1302, be1 1402, ku1 1404, as1 1405, li1 1505, tk2 1506, li2 1609, as3 1409, li3 1411,
            hq2 1612, li4 1513, hq3 1415, as5 1124
        """),
    ],
    "leaders": led("""
        gerard t1, conrad k3, guy k1, james ma5, geoffrey sp8, louis k4, afdal hq1, saladin hq2, taqi as1, isa as5
    """),
}
"""The lines in contact in the north, and one pair of units far to the south."""

VOLLEY: dict[str, Any] = {
    "ask": "shoot",
    "seat": "crusader",
    "turn": 2,
    "units": standing("xb1 1206, sp9 2020, in1 1205, xb2 0813, in2 0812"),
}
"""Crossbowmen beside infantry, twice: after the first shot there is another."""
