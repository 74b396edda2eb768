"""The battle with its historical set-up, Saladin's return, and the Templars' wing for learning."""

from msgspec import Struct

from gonfalon.games.acre.map import CAMP_NAMES, down
from gonfalon.games.acre.pieces import GARRISON, Side
from gonfalon.kernel.game import Scenario
from gonfalon.kernel.rulebook import Source

BATTLE, RETURN, WING = "battle", "saladin-returns", "templars-wing"


def stood(text: str) -> dict[str, str]:
    """Units with their hexes, written as on a set-up card."""
    words = text.replace(",", " ").split()
    return dict(zip(words[::2], words[1::2], strict=True))


SIEGE_LINE = stood("""
        sp1 0207, sp2 0208, sp3 0209, xb6 0209, sp4 0210, sp5 0211,
        sp6 0212
""")
SIEGE_TREBUCHETS = ("0208", "0209", "0210", "0211")

HISTORICAL: dict[Side, dict[str, str]] = {
    Side.CRUSADER: {
        **SIEGE_LINE,
        **stood("""
            sp7 0514, sp8 0515, sp9 0614, tu1 0902, k3 0903, ma1 1003,
            xb1 1004, t1 1005, ma2 1006, t2 1107, xb2 1108, ma3 1109,
            k1 1110, ma4 1111, h1 1011, xb3 1012, ma5 1013, k2 1014,
            h2 1015, ma6 0916, xb4 0917, k4 0817, ma7 0818, xb5 0719,
            tu2 0720, ma8 0620, tu3 0621
        """),
    },
    Side.MUSLIM: {
        **stood("""
            in1 2129, in2 2229, be3 2329, tk1 1201, be1 1202, tk2 1303,
            ku1 1304, li1 1404, as1 1405, tk3 1406, as2 1507, li2 1509,
            hq1 1609, in3 1610, hq2 1611, as3 1612, li3 1513, in4 1514,
            hq3 1515, as4 1516, li4 1416, hq4 1417, in5 1318, tk4 1319,
            as5 1219, li5 1220, ku2 1121, as6 1022, tk5 0923, li6 0823,
            tk6 0724, ku3 0623, tk7 0524, be2 0423, tk8 0324
        """),
    },
}
"""The wings of 4 October 1189 as the chronicles have them. Source: reconstructed; the coverage is tested."""

HISTORICAL_LEADERS: dict[Side, dict[str, str]] = {
    Side.CRUSADER: {"guy": "k1", "conrad": "k3", "gerard": "t1", "louis": "k4", "geoffrey": "sp8", "james": "ma5"},
    Side.MUSLIM: {"saladin": "hq2", "taqi": "as1", "gokbori": "as5", "isa": "hq4", "afdal": "hq1"},
}


class Numbers(Struct, frozen=True):
    """An army's morale: the loss totals at which it is demoralized and disintegrates, and its rally number."""

    demoralized: int
    disintegrated: int
    rally: int


class Setting(Struct, frozen=True):
    """What is peculiar to a scenario; `placed` and `leaders` are empty where the sides set up themselves."""

    stage: int
    turns: int
    first: Side
    camps: tuple[str, ...]
    trebuchets: tuple[str, ...] = ()
    placed: dict[str, str] = {}
    leaders: dict[str, str] = {}
    eliminated: tuple[str, ...] = ()
    inside: tuple[str, ...] = ()
    bonus: int = 0
    is_whole: bool = True
    """Whether there are a garrison, a withdrawal and a line to trace."""


CAMPS = (*CAMP_NAMES[Side.CRUSADER], *CAMP_NAMES[Side.MUSLIM])
INSIDE = tuple(unit.id for unit in GARRISON)

SETTINGS: dict[str, Setting] = {
    BATTLE: Setting(stage=1, turns=10, first=Side.CRUSADER, camps=CAMPS, trebuchets=SIEGE_TREBUCHETS, inside=INSIDE),
    RETURN: Setting(
        stage=2,
        turns=10,
        first=Side.MUSLIM,
        camps=CAMPS,
        trebuchets=SIEGE_TREBUCHETS,
        placed={
            **SIEGE_LINE,
            **stood("""
                sp7 0514, sp8 0515, k2 0614, tu1 0502, k3 0603, ma1 0703,
                xb1 0704, t1 0805, ma2 0806, t2 0807, xb2 0808, ma3 0809,
                k1 0810, ma4 0811, h1 0812, xb3 0813, ma5 0814, h2 0815,
                ma6 0716, xb4 0717, ma7 0617, xb5 0517, tu2 0418, tu3 0318
            """),
            **dict(
                zip(
                    (
                        *("ku1", "as1", "as2", "as3", "hq1", "hq2", "hq3", "hq4", "as4", "as5", "as6", "ku2"),
                        *("in1", "in2", "in3", "in4", "in5", "li1", "li2", "li3", "li4", "li5"),
                        *("tk1", "tk2", "tk3", "tk4", "tk5", "tk6", "tk7"),
                    ),
                    down(26, 1, 29),
                    strict=True,
                )
            ),
            **stood("""
                be1 2513, be2 2514, be3 2515
            """),
        },
        leaders={**HISTORICAL_LEADERS[Side.CRUSADER], "louis": "k2", **HISTORICAL_LEADERS[Side.MUSLIM]},
        eliminated=("k4", "ma8", "sp9", "tk8", "li6", "ku3"),
        inside=INSIDE,
        bonus=25,
    ),
    WING: Setting(
        stage=1,
        turns=6,
        first=Side.CRUSADER,
        camps=("1703",),
        placed={
            **stood("""
                ma1 0902, t1 0903, xb1 1003, t2 1004, xb2 1005, ma2 1006,
                tk1 1201, as1 1202, li1 1303, in3 1304, as2 1404, li2 1405,
                hq1 1406, tk2 1507
            """),
        },
        leaders={"gerard": "t1", "taqi": "as1"},
        is_whole=False,
    ),
}
"""Source: reconstructed, but for stages, turns, camps and who begins the battle, which are printed."""

MORALE: dict[tuple[bool, int], dict[Side, Numbers]] = {
    (True, 1): {Side.CRUSADER: Numbers(80, 110, 3), Side.MUSLIM: Numbers(50, 75, 5)},
    (True, 2): {Side.CRUSADER: Numbers(80, 110, 3), Side.MUSLIM: Numbers(70, 100, 5)},
    (False, 1): {Side.CRUSADER: Numbers(12, 20, 3), Side.MUSLIM: Numbers(12, 20, 5)},
}
"""By whether the scenario is whole, and by stage. Source: printed (14.4, 14.5); the teaching scenario's is ours."""

SCENARIOS = (
    Scenario(
        BATTLE,
        "The battle of 4 October 1189",
        "Both stages, up to twenty turns: break Saladin's half-circle before he withdraws, then hold when he returns.",
        Source.PRINTED,
        "Order of battle, terrain and the course of the lines are reconstructed.",
    ),
    Scenario(
        RETURN,
        "Saladin returns",
        "The second stage alone, ten turns: the rested Muslim army comes back from the east and the garrison waits.",
        Source.RECONSTRUCTED,
        "Begins where a withdrawal on turn 6 leaves the armies.",
    ),
    Scenario(
        WING,
        "The Templars' wing",
        "Six turns for learning: volleys, a charge, feigned flight and plunder on the northern wing.",
        Source.RECONSTRUCTED,
        "A teaching position of our own.",
    ),
)
