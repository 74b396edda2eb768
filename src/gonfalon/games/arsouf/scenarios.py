"""The printed game, its historical deployment, and three short positions for learning."""

from msgspec import Struct

from gonfalon.games.arsouf.map import run
from gonfalon.games.arsouf.pieces import Side
from gonfalon.kernel.game import Scenario
from gonfalon.kernel.rulebook import Source

PRINTED = "printed"

HISTORICAL: dict[Side, dict[str, str]] = {
    Side.CRUSADER: {
        **dict(zip(("baggage-1", "baggage-2", "baggage-3", "baggage-4"), run(0, 18, 21), strict=True)),
        **dict(zip(("templars", "richard", "knights-2", "hospitallers"), run(1, 18, 21), strict=True)),
        **dict(zip(("knights-1", "infantry-1", "knights-3", "infantry-2"), run(2, 18, 21), strict=True)),
        **dict(zip(("infantry-3", "infantry-4", "infantry-5", "infantry-6"), run(3, 18, 21), strict=True)),
    },
    Side.MUSLIM: {
        **dict(zip(("horse-archers-1", "horse-archers-2", "mamelukes-1", "saladin"), run(13, 0, 3), strict=True)),
        **dict(
            zip(("mamelukes-2", "horse-archers-3", "horse-archers-4", "horse-archers-5"), run(13, 4, 7), strict=True)
        ),
        **dict(zip(("skirmishers-1", "skirmishers-2", "mamelukes-3", "skirmishers-3"), run(14, 0, 3), strict=True)),
        **dict(zip(("mamelukes-4", "skirmishers-4", "skirmishers-5", "horse-archers-6"), run(14, 4, 7), strict=True)),
    },
}
"""Baggage by the sea, Templars in the van, Hospitallers in the rear. Source: reconstructed from 8.1 and the battle."""


class Setting(Struct, frozen=True):
    """A scenario that begins with pieces on the board; `turns` is how many are left."""

    placed: dict[str, str]
    turns: int
    arrived: tuple[str, ...] = ()


SCENARIOS = (
    Scenario(
        PRINTED,
        "The march to Arsouf",
        "The whole game as the book prints it: deploy, march, fight, and bring two baggage trains home.",
        Source.PRINTED,
    ),
    Scenario(
        "gate",
        "At the gate",
        "Eight turns. The first baggage is home; push another past Saladin's guard into the town.",
        Source.RECONSTRUCTED,
        "A teaching position of our own.",
    ),
    Scenario(
        "charge",
        "Clear the road",
        "Fourteen turns. Knights learn to charge in a straight line while the baggage waits behind them.",
        Source.RECONSTRUCTED,
        "A teaching position of our own.",
    ),
    Scenario(
        "ford",
        "Over the ford",
        "Eighteen turns. A small column crosses the river while Muslim horsemen ride round it.",
        Source.RECONSTRUCTED,
        "A teaching position of our own.",
    ),
)

SETTINGS: dict[str, Setting] = {
    "gate": Setting(
        placed={
            "baggage-2": "03.03",
            "baggage-3": "03.06",
            "infantry-1": "03.04",
            "infantry-2": "02.03",
            "templars": "03.02",
            "richard": "04.04",
            "mamelukes-2": "02.01",
            "horse-archers-1": "05.03",
            "saladin": "03.01",
        },
        turns=8,
        arrived=("baggage-1", "knights-1"),
    ),
    "charge": Setting(
        placed={
            "baggage-1": "04.09",
            "baggage-2": "04.10",
            "infantry-1": "05.09",
            "infantry-2": "03.10",
            "templars": "04.08",
            "knights-1": "05.08",
            "knights-2": "03.09",
            "richard": "04.07",
            "mamelukes-2": "04.05",
            "horse-archers-1": "03.05",
            "skirmishers-1": "02.04",
            "saladin": "05.03",
        },
        turns=14,
    ),
    "ford": Setting(
        placed={
            "baggage-1": "03.19",
            "baggage-2": "03.20",
            "infantry-1": "03.18",
            "infantry-2": "02.18",
            "infantry-3": "03.17",
            "knights-1": "02.17",
            "hospitallers": "02.19",
            "richard": "02.20",
            "horse-archers-1": "04.14",
            "horse-archers-2": "01.14",
            "skirmishers-1": "02.14",
            "skirmishers-2": "03.14",
        },
        turns=18,
    ),
}
"""Source: reconstructed; teaching positions of our own."""
