"""What players may agree on before the game: the options of our rulings."""

from enum import StrEnum

from msgspec import Struct


class SiegeLineExtra(StrEnum):
    """Where the seventh infantry unit of the siege line stands."""

    STACK = "stack"
    BESIDE = "beside"


class SetUp(StrEnum):
    """Whether the sides set up themselves."""

    FREE = "free"
    HISTORICAL = "historical"


class ZocOf(StrEnum):
    """Who exerts a ZOC."""

    FORMED = "formed"
    ALL = "all"


class MustAttack(StrEnum):
    """Who owes an attack."""

    UNITS = "units"
    NONE = "none"


class DotUnits(StrEnum):
    """Who bears the dot."""

    LI = "li"
    LI_TK = "li_tk"


class KwfFollower(StrEnum):
    """Who follows a feigned flight."""

    HIGHEST = "highest"
    CHOICE = "choice"


class GarrisonWaiting(StrEnum):
    """What becomes of garrison units that found no wall."""

    ENTER = "enter"
    NEVER = "never"


class SortieStage(StrEnum):
    """When the garrison may sally."""

    SECOND = "second"
    ANY = "any"


class Options(Struct, frozen=True, cache_hash=True, forbid_unknown_fields=True):
    """What players may agree on before the game; the defaults are our rulings."""

    siege_line_extra: SiegeLineExtra = SiegeLineExtra.STACK
    setup: SetUp = SetUp.FREE
    zoc: ZocOf = ZocOf.FORMED
    fall_back: bool = True
    plunder_rally: bool = True
    trebuchet_cover: bool = True
    must_attack: MustAttack = MustAttack.UNITS
    dot_units: DotUnits = DotUnits.LI
    kwf_follower: KwfFollower = KwfFollower.HIGHEST
    garrison_waiting: GarrisonWaiting = GarrisonWaiting.ENTER
    sortie_stage: SortieStage = SortieStage.SECOND
    withdrawal_bonus_morale: bool = True
    disrupted_evade: bool = False
