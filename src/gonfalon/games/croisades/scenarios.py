"""The scenarios: where each is played, how long, who begins, who stands, sets up, enters and leaves where, who wins."""

from enum import StrEnum

from msgspec import Struct

from gonfalon.games.croisades.map import EAST, LETTERS, NORTH, ROWS, SOUTH, WEST
from gonfalon.games.croisades.pieces import Side
from gonfalon.kernel.game import Scenario
from gonfalon.kernel.rulebook import Source

FIRST_BLOOD = "first-blood"
SULTANS_GUARD = "sultans-guard"
PATROL = "patrol"
EMISSARY = "emissary"
VANGUARDS = "vanguards"


WATER_HOLE = "water-hole"
AMBUSH = "ambush"


class Aim(StrEnum):
    """What a scenario is won by: casualty points, bringing riders or a lady through, or fetching water."""

    POINTS = "points"
    PASSAGE = "passage"
    ESCORT = "escort"
    WATER = "water"


class Post(Struct, frozen=True):
    """Who sets up before play, his whole side: openly within so many hexes of one, or hidden in some rows and columns.

    Of those who hide, `among_trees` are the ones who do so in tree hexes only.
    """

    side: Side
    centre: str = ""
    within: int = 0
    rows: tuple[int, int] = (1, ROWS)
    columns: tuple[str, str] = (LETTERS[0], LETTERS[-1])
    is_hidden: bool = False
    among_trees: tuple[str, ...] = ()


class Entry(Struct, frozen=True):
    """Who enters in the movement phases from a turn on: over one side of the map, or only over some hexes of it."""

    side: Side
    turn: int
    edge: int
    hexes: tuple[str, ...] = ()


class Exit(Struct, frozen=True):
    """Who may leave over a side of the map, once so many groves are searched."""

    side: Side
    edge: int
    groves: int = 0


class Setting(Struct, frozen=True):
    """What is peculiar to a scenario.

    `placed` holds each figure that stands somewhere at first, his hex and his facing: a rider's hex is that of his rear
    half, and only riders face anywhere; whoever has mounted values and a facing rides his own horse. `forces` are those
    who are off the map at first, riders in the saddle; `preset` is a lawful set-up of those who set up. The death of a
    commander ends the game. By casualty points a side wins with a `lead` of so many, told under `clause`. `groves` are
    the hexes that a patrol searches; those of its riders who have left must be worth `enough`, and with less than
    `least` it has lost. `lady` is whom an escort brings through. The side that begins may bring a cart in harness, with
    so many empty `barrels` on it, of which `enough` must be fetched full and with fewer than `least` it has lost; by
    casualty points it counts `prize` for that side if it left the map, and for the other if it did not. Where both
    sides choose their forces, `musters` are the proposals, by the numbers of the sides; lots are then drawn for who is
    `first`. A side that has lost so many tenths of its budget as `breaking` says ends the game with its turn.
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
    aim: Aim = Aim.POINTS
    groves: tuple[str, ...] = ()
    enough: int = 0
    least: int = 0
    lady: str = ""
    has_cart: bool = False
    barrels: int = 0
    prize: int = 0
    musters: tuple[tuple[tuple[str, int], ...], ...] = ()
    breaking: int = 0


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

LURKING = (
    ("yesugai", "L8", "n"),
    ("alp", "P8", "n"),
    ("bektash", "O8", "n"),
    ("dabir", "R11", "n"),
    ("fayiz", "Q11", "n"),
    ("ghalib", "V7", "n"),
    ("jellal", "J8", "n"),
    ("mehmet", "T10", "n"),
)
ASSASSINS = (("hasan", "J6", ""), ("sinan", "M9", ""), ("nizar", "P12", ""), ("buzurg", "T8", ""))
IN_WAIT = (
    *ASSASSINS,
    ("tossaun", "L7", ""),
    ("bashir", "O7", ""),
    ("hamid", "M10", ""),
    ("idris", "Q10", ""),
    ("kamal", "R10", ""),
    ("munir", "S8", ""),
)

UNDER_THE_OLIVES = (
    ("al-kamil", "L15", "n"),
    ("maarat", "Q9", "s"),
    ("anbar", "G8", ""),
    ("bilal", "G9", ""),
    ("jawhar", "K14", ""),
    ("rayhan", "L7", ""),
    ("sabur", "H13", ""),
    ("jehangir", "M9", ""),
    ("ali", "M10", ""),
    ("khaleed", "P12", ""),
    ("dawud", "J6", ""),
)

VANGUARDS_PROPOSED = (
    (
        ("baron", 1),
        ("templar", 3),
        ("mounted-sergeant", 2),
        ("crossbowman", 3),
        ("foot-sergeant", 3),
        ("spearman", 3),
    ),
    (
        ("royal-mamluk", 3),
        ("syrian-heavy-cavalry", 3),
        ("seljuk-horse-archer", 3),
        ("bedouin-horse-archer", 2),
        ("saracen-bowman", 4),
        ("sudanese-javelinman", 2),
        ("fatimid-spearman", 1),
    ),
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
    PATROL: Setting(
        field="olive-grove",
        turns=15,
        first=Side.CRUSADER,
        clause="4.1.2",
        forces=(
            *("walter", "gunter", "guy", "arnim", "awood", "brand"),
            *(name for name, _, _ in LURKING),
        ),
        posts=(Post(Side.SARACEN, rows=(5, 14), is_hidden=True),),
        preset=LURKING,
        entries=(Entry(Side.CRUSADER, 1, NORTH, tuple(f"{letter}1" for letter in LETTERS[LETTERS.index("J") :])),),
        exits=(Exit(Side.CRUSADER, SOUTH, groves=3),),
        aim=Aim.PASSAGE,
        groves=("J6", "R3", "W9", "P13", "E5"),
        enough=70,
        least=55,
    ),
    EMISSARY: Setting(
        field="olive-grove",
        turns=14,
        first=Side.CRUSADER,
        clause="4.1.3",
        forces=(
            *("alys", "raymond", "arnim", "awood", "geoffrey", "gilbert", "bertin", "crispin", "hal", "odo"),
            *(name for name, _, _ in IN_WAIT),
        ),
        posts=(
            Post(
                Side.SARACEN,
                columns=("H", "Y"),
                is_hidden=True,
                among_trees=tuple(name for name, _, _ in ASSASSINS),
            ),
        ),
        preset=IN_WAIT,
        entries=(Entry(Side.CRUSADER, 1, WEST, tuple(f"A{row}" for row in range(4, 14))),),
        exits=(Exit(Side.CRUSADER, EAST),),
        commanders=("raymond", "alys"),
        aim=Aim.ESCORT,
        lady="alys",
    ),
    WATER_HOLE: Setting(
        field="water-hole",
        turns=16,
        first=Side.CRUSADER,
        clause="4.1.1",
        forces=(
            *("gerard", "robert", "everard", "arnaud", "ernest", "claude"),
            *("bertin", "crispin", "hal", "odo", "perkin", "owain", "anselmo", "baldo", "guido"),
            *("mohammad", "moshen", "mustafa", "moonga", "yesugai", "alp", "dabir", "fayiz"),
            *("yasaffa", "ahmed", "hashmi", "ibraham", "abdur", "jehangir", "ali", "khaleed"),
        ),
        entries=(
            Entry(Side.CRUSADER, 1, WEST, tuple(f"A{row}" for row in range(4, 13))),
            Entry(Side.SARACEN, 2, EAST),
        ),
        exits=(Exit(Side.CRUSADER, WEST),),
        aim=Aim.WATER,
        enough=3,
        least=2,
        has_cart=True,
        barrels=4,
    ),
    AMBUSH: Setting(
        field="olive-grove",
        turns=18,
        first=Side.CRUSADER,
        clause="4.1.4",
        forces=(
            *("walter", "gunter", "frederick", "tom", "bertin", "crispin", "hal", "odo", "anselmo", "baldo"),
            *(name for name, _, _ in UNDER_THE_OLIVES),
        ),
        posts=(Post(Side.SARACEN, columns=("G", "T"), is_hidden=True),),
        preset=UNDER_THE_OLIVES,
        entries=(Entry(Side.CRUSADER, 1, WEST, tuple(f"A{row}" for row in range(9, 14))),),
        exits=(Exit(Side.CRUSADER, EAST),),
        lead=10,
        has_cart=True,
        prize=30,
    ),
    VANGUARDS: Setting(
        field="both",
        turns=20,
        first=Side.CRUSADER,
        clause="4.1.5",
        entries=(Entry(Side.CRUSADER, 1, NORTH), Entry(Side.SARACEN, 1, SOUTH)),
        lead=10,
        musters=VANGUARDS_PROPOSED,
        breaking=6,
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
    Scenario(
        PATROL,
        "Patrol",
        "Six Crusader riders search the groves and ride through, past Saracen horsemen hidden somewhere among them.",
        Source.RECONSTRUCTED,
        "Forces, hiding places and victory are our own.",
        secrets=True,
    ),
    Scenario(
        EMISSARY,
        "The Emissary",
        "A lady and her escort cross the olive grove; Assassins hide in its trees and want the baron dead.",
        Source.RECONSTRUCTED,
        "Forces, hiding places and victory are our own.",
        secrets=True,
    ),
    Scenario(
        WATER_HOLE,
        "The Water Hole",
        "Templars and spearmen bring a cart with four barrels to the water and back, and Saracen riders come for it.",
        Source.RECONSTRUCTED,
        "Forces, ways in and victory are our own.",
    ),
    Scenario(
        AMBUSH,
        "Ambush beneath the Olive Trees",
        "A cart and its guards cross the olive grove, where javelins, bows and two Mamluks wait for them unseen.",
        Source.RECONSTRUCTED,
        "The title is printed; forces, hiding places and victory are our own.",
        secrets=True,
    ),
    Scenario(
        VANGUARDS,
        "Duel of the Vanguards",
        "Both sides muster their own troops in secret, for so many points, and ride at each other over two maps.",
        Source.RECONSTRUCTED,
        "Proposed forces, points and victory are our own.",
        secrets=True,
    ),
)
