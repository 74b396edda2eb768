"""The scenarios: where each is played, how long, who begins, who stands, sets up, enters and leaves where, who wins."""

from msgspec import Struct

from gonfalon.games.croisades.map import NORTH
from gonfalon.games.croisades.pieces import Side
from gonfalon.kernel.game import Scenario
from gonfalon.kernel.rulebook import Source

FIRST_BLOOD = "first-blood"
SULTANS_GUARD = "sultans-guard"


class Post(Struct, frozen=True):
    """Who sets up openly before play: his whole side, within so many hexes of one."""

    side: Side
    centre: str
    within: int


class Entry(Struct, frozen=True):
    """Who enters in the movement phases from a turn on: over one side of the map, or only over some hexes of it."""

    side: Side
    turn: int
    edge: int
    hexes: tuple[str, ...] = ()


class Exit(Struct, frozen=True):
    """Who may leave over a side of the map."""

    side: Side
    edge: int


class Setting(Struct, frozen=True):
    """What is peculiar to a scenario.

    `placed` holds each figure that stands somewhere at first, his hex and his facing: a rider's hex is that of his rear
    half, and only riders face anywhere; whoever has mounted values and a facing rides his own horse. `forces` are those
    who are off the map at first, riders in the saddle; `preset` is a lawful set-up of those who set up. The death of a
    commander ends the game; otherwise a side wins by points with a `lead` of so many, told under `clause`.
    """

    field: str
    turns: int
    first: Side
    placed: tuple[tuple[str, str, str], ...] = ()
    clause: str = "4.1.8"
    forces: tuple[str, ...] = ()
    posts: tuple[Post, ...] = ()
    preset: tuple[tuple[str, str, str], ...] = ()
    entries: tuple[Entry, ...] = ()
    exits: tuple[Exit, ...] = ()
    commanders: tuple[str, ...] = ()
    lead: int = 1


GUARD = (
    ("saladin", "G10", "n"),
    ("al-kamil", "E10", "n"),
    ("maarat", "I10", "n"),
    ("as-salih", "F11", "n"),
    ("kilij", "H11", "n"),
    ("hakim", "D11", "n"),
    ("abaga", "J11", "n"),
    ("sadik", "E8", ""),
    ("ageel", "F8", ""),
    ("osewl", "G7", ""),
    ("husseyin", "H8", ""),
    ("baysan", "I8", ""),
    ("mesut", "J9", ""),
    ("jehangir", "F9", ""),
    ("ali", "G8", ""),
    ("khaleed", "H9", ""),
)

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
    SULTANS_GUARD: Setting(
        field="water-hole",
        turns=16,
        first=Side.CRUSADER,
        clause="4.1.6",
        forces=(
            *("richard", "gerard", "robert", "everard", "walter", "gunter"),
            *("anselmo", "baldo", "guido", "jacopo"),
            *("bertin", "crispin", "hal", "odo", "perkin"),
            *(name for name, _, _ in GUARD),
        ),
        posts=(Post(Side.SARACEN, "G11", 4),),
        preset=GUARD,
        entries=(Entry(Side.CRUSADER, 1, NORTH),),
        commanders=("richard", "saladin"),
        lead=10,
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
    Scenario(
        SULTANS_GUARD,
        "The Sultan's Guard",
        "King Richard rides in from the north against Saladin and his Mamluks; the death of either ends it at once.",
        Source.RECONSTRUCTED,
        "Forces, places and victory are our own; the box is known to hold six scenarios.",
    ),
)
