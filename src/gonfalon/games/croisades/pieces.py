"""The characters of both sides: what each class is worth, who belongs to it, and what a character costs in points."""

from enum import StrEnum

from msgspec import Struct
from msgspec.structs import replace

from gonfalon.kernel.rulebook import Source, cites


class Side(StrEnum):
    """The two sides; each has one seat of the same name."""

    CRUSADER = "crusader"
    SARACEN = "saracen"

    enemy: "Side"
    number: int
    """The place of a side in every pair of the state."""


Side.CRUSADER.enemy, Side.CRUSADER.number = Side.SARACEN, 0
Side.SARACEN.enemy, Side.SARACEN.number = Side.CRUSADER, 1


class Weapon(StrEnum):
    """What is thrown or shot."""

    DAGGER = "dagger"
    JAVELIN = "javelin"
    SLING = "sling"
    SHORTBOW = "shortbow"
    LONGBOW = "longbow"
    CROSSBOW = "crossbow"


DAGGER, JAVELIN, SLING, SHORTBOW, LONGBOW, CROSSBOW = Weapon


class Kind(StrEnum):
    """The class of a character, or of a horse that nobody rides."""

    KING = "king"
    BARON = "baron"
    TEMPLAR = "templar"
    KNIGHT = "knight"
    MOUNTED_SERGEANT = "mounted-sergeant"
    CHAPLAIN = "chaplain"
    FOOT_SERGEANT = "foot-sergeant"
    HALBERDIER = "halberdier"
    BILLMAN = "billman"
    SPEARMAN = "spearman"
    CROSSBOWMAN = "crossbowman"
    LONGBOWMAN = "longbowman"
    SHORTBOWMAN = "shortbowman"
    ENGINEER = "engineer"
    PEASANT = "peasant"
    LADY = "lady"
    SALADIN = "saladin"
    ROYAL_MAMLUK = "royal-mamluk"
    SELJUK_HEAVY_CAVALRY = "seljuk-heavy-cavalry"
    SYRIAN_HEAVY_CAVALRY = "syrian-heavy-cavalry"
    SELJUK_HORSE_ARCHER = "seljuk-horse-archer"
    BEDOUIN_HORSE_ARCHER = "bedouin-horse-archer"
    FATIMID_SPEARMAN = "fatimid-spearman"
    SYRIAN_INFANTRY = "syrian-infantry"
    SELJUK_INFANTRY = "seljuk-infantry"
    SUDANESE_JAVELINMAN = "sudanese-javelinman"
    SARACEN_BOWMAN = "saracen-bowman"
    SARACEN_SLINGER = "saracen-slinger"
    ASSASSIN = "assassin"
    HORSE = "horse"
    DRAFT_HORSE = "draft-horse"
    CART = "cart"


class Values(Struct, frozen=True, gc=False):
    """The three numbers of a face of a counter."""

    attack: int
    defence: int
    moves: int


class Row(Struct, frozen=True):
    """A row of the table of classes: values healthy and wounded, mounted and on foot, written as on the counters.

    `stunned` is the passive defence; behind a name p says that it is printed, f that it was found elsewhere.
    """

    kind: Kind
    mounted: str
    mounted_wounded: str
    foot: str
    foot_wounded: str
    stunned: int
    is_armoured: bool
    weapon: Weapon | None
    names: str


# class, mounted, mounted wounded, on foot, foot wounded, stunned, in armour, weapon, names
CRUSADER_TABLE = (
    Row(Kind.KING, "32/14-12", "16/7-12", "18/11-4", "9/5-2", 4, True, None, "Richard p, Philip p"),
    Row(
        *(Kind.BARON, "30/13-12", "15/6-12", "16/10-4", "8/5-2", 4, True, None),
        "Raymond p, Leopold f, Conrad, Balian",
    ),
    Row(
        *(Kind.TEMPLAR, "28/12-12", "14/6-12", "15/9-4", "7/4-2", 4, True, None),
        "Gerard, Robert, Everard, Arnaud, Bertrand, Thierry, Jocelyn, Armand",
    ),
    Row(
        *(Kind.KNIGHT, "24/11-12", "12/5-12", "13/8-4", "6/4-2", 4, True, None),
        "Walter p, Gunter f, Guy, Hugh, Roger, Amaury, Renaud, Baldwin",
    ),
    Row(
        *(Kind.MOUNTED_SERGEANT, "18/9-12", "9/4-12", "10/7-6", "5/3-3", 3, True, None),
        "Arnim f, A'Wood f, Brand, Garin, Hamo, Lambert, Wolfram, Arnulf p",
    ),
    Row(
        *(Kind.CHAPLAIN, "", "", "4/5-8", "2/2-4", 1, False, None),
        "Ernest p, Claude f, Engerram f, Baldric f",
    ),
    Row(
        *(Kind.FOOT_SERGEANT, "", "", "10/7-6", "5/3-3", 3, True, None),
        "Geoffrey f, Gilbert, Hubert, Ivo, Ranulf, Thurstan",
    ),
    Row(
        *(Kind.HALBERDIER, "", "", "9/6-6", "4/3-3", 3, True, None),
        "Frederick f, Tom f, Watkin f, Wynken f, Dirk, Joost",
    ),
    Row(Kind.BILLMAN, "", "", "8/6-6", "4/3-3", 3, True, None, "Adam, Ned, Piers, Rafe, Simkin, Wat"),
    Row(
        *(Kind.SPEARMAN, "", "", "6/5-8", "3/2-4", 1, False, None),
        "Bertin f, Crispin f, Hal f, Odo f, Perkin f, Owain, Bryn p, Gareth p",
    ),
    Row(
        *(Kind.CROSSBOWMAN, "", "", "5/5-6", "2/2-3", 2, True, Weapon.CROSSBOW),
        "Anselmo, Baldo, Guido, Jacopo, Lapo, Nino, Rocco, Ugo",
    ),
    Row(Kind.LONGBOWMAN, "", "", "5/4-8", "2/2-4", 1, False, Weapon.LONGBOW, "Dai f, Jones f, Evan, Rhys"),
    Row(Kind.SHORTBOWMAN, "", "", "5/4-8", "2/2-4", 1, False, Weapon.SHORTBOW, ""),
    Row(Kind.ENGINEER, "", "", "4/4-8", "2/2-4", 1, False, None, "Maurin, Tancred"),
    Row(Kind.PEASANT, "", "", "4/3-8", "2/1-4", 1, False, None, "Will'm p, Giles f, Gobin f, Wulf f"),
    Row(Kind.LADY, "", "", "1/2-8", "1/1-4", 1, False, None, "Alys, Isabel"),
)
SARACEN_TABLE = (
    Row(Kind.SALADIN, "32/14-12", "16/7-12", "18/11-4", "9/5-2", 4, True, None, "Saladin p"),
    Row(
        *(Kind.ROYAL_MAMLUK, "24/11-12", "12/5-12", "13/8-6", "6/4-3", 3, True, None),
        "Al-Kamil p, Maarat p, As-Salih f, Kilij f, Hakim f, Abaga f, El-Arish f, Gashan f",
    ),
    Row(
        *(Kind.SELJUK_HEAVY_CAVALRY, "20/10-12", "10/5-12", "11/7-6", "5/3-3", 3, True, None),
        "Jellal f, Mehmet f, Shammin f, Anwar f, Farhad f, Magid f",
    ),
    Row(
        *(Kind.SYRIAN_HEAVY_CAVALRY, "16/9-12", "8/4-12", "10/7-6", "5/3-3", 3, True, None),
        "Mohammad f, Moshen f, Mustafa f, Moonga p, Nasir, Qasim, Rashid, Tariq",
    ),
    Row(
        *(Kind.SELJUK_HORSE_ARCHER, "12/7-15", "6/3-15", "7/5-8", "3/2-4", 1, False, Weapon.SHORTBOW),
        "Yesugai p, Alp, Bektash, Orhan, Temur, Yakut",
    ),
    Row(
        *(Kind.BEDOUIN_HORSE_ARCHER, "10/6-15", "5/3-15", "6/5-8", "3/2-4", 1, False, Weapon.SHORTBOW),
        "Dabir, Fayiz, Ghalib, Jabir, Salim, Suhayl, Zayd",
    ),
    Row(
        *(Kind.FATIMID_SPEARMAN, "", "", "7/5-8", "3/2-4", 1, False, None),
        "Yasaffa f, Ahmed f, Hashmi f, Ibraham f, Abdur f, Fahrat f, Junaid f, Nayeen f",
    ),
    Row(
        *(Kind.SYRIAN_INFANTRY, "", "", "7/6-8", "3/3-4", 1, False, None),
        "Tossaun p, Bashir, Hamid, Idris, Kamal, Munir",
    ),
    Row(
        *(Kind.SELJUK_INFANTRY, "", "", "7/6-8", "3/3-4", 1, False, None),
        "Sadik f, Ageel f, Osewl f, Husseyin f, Baysan f, Mesut f, Abdul f",
    ),
    Row(
        *(Kind.SUDANESE_JAVELINMAN, "", "", "6/4-8", "3/2-4", 1, False, Weapon.JAVELIN),
        "Anbar, Bilal, Jawhar, Rayhan, Sabur",
    ),
    Row(
        *(Kind.SARACEN_BOWMAN, "", "", "5/4-8", "2/2-4", 1, False, Weapon.SHORTBOW),
        "Jehangir f, Ali f, Khaleed f, Dawud, Harun, Yunus",
    ),
    Row(Kind.SARACEN_SLINGER, "", "", "4/4-8", "2/2-4", 1, False, Weapon.SLING, "Latif, Murad, Safi"),
    Row(Kind.ASSASSIN, "", "", "9/7-8", "4/3-4", 2, False, Weapon.DAGGER, "Hasan, Sinan, Nizar, Buzurg"),
)
"""Reconstructed, but for the values of `PRINTED_VALUES`; nobody is a shortbowman unless a side musters him as one."""

PRINTED_VALUES: dict[str, tuple[str, ...]] = {
    "ernest": ("foot.attack",),
    "willm": ("foot.moves",),
    "bryn": ("foot", "foot_wounded"),
    "moonga": ("mounted.attack",),
    "tossaun": ("foot.moves",),
    "yesugai": ("horse.defence",),
}
"""What A2 corrects in print."""

EXCEPTIONS: dict[str, dict[str, object]] = {
    "gareth": {"foot": "6/5-6", "foot_wounded": "3/2-3", "stunned": 3, "is_armoured": True},
    "arnulf": {"weapon": Weapon.SHORTBOW},
}
"""A2: the only spearman in armour, and the turcopole with his bow."""

LOADS = {Weapon.DAGGER: 6, Weapon.JAVELIN: 4}
"""How often the hand weapons can be thrown (1.35a)."""

HORSE_DEFENCE = 1
"""What a horse without a rider defends with (1.8e)."""


class Character(Struct, frozen=True):
    """One character: his public id, his place in the roster and in every tuple of figures, and all his faces.

    `points` are those he starts with: mounted if he has a mount; a load of None is never used up.
    """

    id: str
    index: int
    side: Side
    kind: Kind
    name: str
    foot: Values
    foot_wounded: Values
    stunned: int
    mounted: Values | None
    mounted_wounded: Values | None
    is_armoured: bool
    weapon: Weapon | None
    load: int | None
    points: int
    foot_points: int
    name_source: Source
    source: Source = Source.RECONSTRUCTED
    """The source of his values."""
    printed: tuple[str, ...] = ()
    """Which of his values the book prints all the same."""


FOOT_EXTRA = {
    Weapon.DAGGER: 4,
    Weapon.JAVELIN: 2,
    Weapon.SLING: 2,
    Weapon.SHORTBOW: 3,
    Weapon.CROSSBOW: 5,
    Weapon.LONGBOW: 5,
}
"""What a weapon adds to the points of a man on foot."""


@cites("4.0.2")
def foot_points(values: Values, is_armoured: bool, weapon: Weapon | None) -> int:
    """What a character on foot is worth."""
    armour = 3 if is_armoured else 0
    return values.attack + values.defence - 1 + armour + (FOOT_EXTRA[weapon] if weapon else 0)


@cites("4.0.2")
def mounted_points(values: Values, weapon: Weapon | None) -> int:
    """What a character in the saddle is worth: three quarters of his strengths, an exact half rounded down."""
    return (3 * (values.attack + values.defence) + 1) // 4 + (4 if weapon else 0)


def id_of(name: str) -> str:
    """The id of a character: his name in small letters without apostrophes."""
    return name.lower().replace("'", "").replace(" ", "-")


def _values(text: str) -> Values:
    """Attack/defence-moves, as on a counter."""
    attack, rest = text.split("/")
    defence, moves = rest.split("-")
    return Values(int(attack), int(defence), int(moves))


SOURCE_MARKS = {"p": Source.PRINTED, "f": Source.FOUND, "": Source.RECONSTRUCTED}


def _muster() -> tuple[Character, ...]:
    roster: list[Character] = []
    for side, table in ((Side.CRUSADER, CRUSADER_TABLE), (Side.SARACEN, SARACEN_TABLE)):
        for row in table:
            for entry in filter(None, row.names.split(", ")):
                name, _, mark = entry.partition(" ")
                roster.append(_character(len(roster), side, row, name, SOURCE_MARKS[mark]))
    return tuple(roster)


@cites("A2a", "A2b")
def _character(index: int, side: Side, row: Row, name: str, name_source: Source) -> Character:
    own = id_of(name)
    row = replace(row, **EXCEPTIONS.get(own, {}))
    foot = _values(row.foot)
    mounted = _values(row.mounted) if row.mounted else None
    on_foot = foot_points(foot, row.is_armoured, row.weapon)
    printed = PRINTED_VALUES.get(own, ())
    return Character(
        id=own,
        index=index,
        side=side,
        kind=row.kind,
        name=name,
        foot=foot,
        foot_wounded=_values(row.foot_wounded),
        stunned=row.stunned,
        mounted=mounted,
        mounted_wounded=_values(row.mounted_wounded) if row.mounted_wounded else None,
        is_armoured=row.is_armoured,
        weapon=row.weapon,
        load=LOADS.get(row.weapon) if row.weapon else None,
        points=mounted_points(mounted, row.weapon) if mounted else on_foot,
        foot_points=on_foot,
        name_source=name_source,
        source=Source.PRINTED if "foot" in printed else Source.RECONSTRUCTED,
        printed=printed,
    )


ROSTER = _muster()
"""All 155 characters, Crusaders first; a character's `index` is his place here."""

STAND_IN = "-shortbow"


@cites("A2b", "4.1.5")
def _stand_ins() -> dict[str, Character]:
    """The longbowmen as shortbowmen, each after the last of those whose places they take."""
    row = next(row for row in CRUSADER_TABLE if row.kind is Kind.SHORTBOWMAN)
    men = [each for each in ROSTER if each.kind is Kind.LONGBOWMAN]
    bows = [_character(each.index, each.side, row, each.name, each.name_source) for each in men]
    return {each.id + STAND_IN: replace(each, id=each.id + STAND_IN) for each in bows}


STAND_INS = _stand_ins()
"""The four characters who may take part as shortbowmen instead."""


def _everybody() -> dict[str, Character]:
    """The roster by id, those who stand in for longbowmen behind these."""
    found: dict[str, Character] = {}
    for character in ROSTER:
        if character.kind is Kind.ENGINEER and not STAND_INS.keys() & found.keys():
            found |= STAND_INS
        found[character.id] = character
    return found


BY_ID = _everybody()
ARMY = {side: tuple(character for character in ROSTER if character.side is side) for side in Side}
MEN = {side: frozenset(each.id for each in BY_ID.values() if each.side is side) for side in Side}
"""Who belongs to a side, its horses apart: a character never changes it."""

HORSE_OF = {character.id: f"{character.id}-horse" for character in ROSTER if character.mounted}
"""The horse of everybody who has one, whoever rides it later."""

HORSE_IDS = tuple(HORSE_OF.values())

BARDED = frozenset(
    horse for name, horse in HORSE_OF.items() if BY_ID[name].kind in (Kind.KING, Kind.SALADIN, Kind.BARON, Kind.TEMPLAR)
)
"""The horses that wear caparison where that is agreed (D1.8), and what these defend with."""
BARDED_DEFENCE = 2

HORSE = Values(0, HORSE_DEFENCE, 0)
"""The face of a horse without a rider."""

DRAFT_MOVES = 4
"""How many points the draft horse has when it is led (1.59a)."""

DRAFT, CART = "draft", "cart"
BARRELS = tuple(f"barrel-{number}" for number in range(1, 5))

PLACES = {name: number for number, name in enumerate((*BY_ID, *HORSE_IDS, DRAFT, CART))}
"""The order of all who may take part: the characters of the roster, their horses, the draft horse and its cart."""

SIDES = {name: BY_ID[name.removesuffix("-horse")].side for name in (*BY_ID, *HORSE_IDS)}
SIDES |= dict.fromkeys((DRAFT, CART), Side.CRUSADER)
"""The side of everybody; of a horse, that of its first rider; horse and cart are brought by the Crusaders."""
