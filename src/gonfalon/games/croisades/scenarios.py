"""The scenarios: where each is played, how long, who begins, and who stands where."""

from msgspec import Struct

from gonfalon.games.croisades.pieces import Side
from gonfalon.kernel.game import Scenario
from gonfalon.kernel.rulebook import Source

FIRST_BLOOD = "first-blood"


class Setting(Struct, frozen=True):
    """What is peculiar to a scenario.

    `placed` holds each figure, his hex and his facing: a rider's hex is that of his rear half, and only riders face
    anywhere; whoever has mounted values and a facing rides his own horse.
    """

    field: str
    turns: int
    first: Side
    placed: tuple[tuple[str, str, str], ...]


SETTINGS: dict[str, Setting] = {
    FIRST_BLOOD: Setting(
        field="water-hole",
        turns=6,
        first=Side.CRUSADER,
        placed=(
            ("gerard", "B6", "se"),
            ("anselmo", "E9", ""),
            ("baldo", "E10", ""),
            ("bertin", "D10", ""),
            ("crispin", "D11", ""),
            ("mohammad", "N7", "sw"),
            ("yasaffa", "J10", ""),
            ("ahmed", "J9", ""),
            ("hashmi", "J8", ""),
            ("jehangir", "J7", ""),
            ("ali", "J11", ""),
        ),
    ),
}
"""Source: reconstructed."""

SCENARIOS: tuple[Scenario, ...] = (
    Scenario(
        FIRST_BLOOD,
        "First Blood",
        "Six turns for learning: a Templar with crossbows and spears meets a Syrian rider with bows and spears.",
        Source.RECONSTRUCTED,
        "A teaching position of our own.",
    ),
)
