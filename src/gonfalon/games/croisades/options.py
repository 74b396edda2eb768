"""What players may agree on before the game: the other readings of the rulings, and the later rules of the series."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

LEAST_BUDGET, MOST_BUDGET = 60, 600

Leaning: TypeAlias = Literal["shooter", "target"]
"""Whom a line along a hexside favours: it takes the hex that hinders less, or the one that hinders more (R19)."""
Ranges: TypeAlias = Literal["off", "official", "all"]
"""Which weapons reach less far (D5): none, those of the official list, or all but the dagger."""


class Options(
    Struct, frozen=True, kw_only=True, cache_hash=True, omit_defaults=True, gc=False, forbid_unknown_fields=True
):
    """What players may agree on before the game; the defaults are our rulings, and no later rule."""

    budget: Annotated[int, Meta(ge=LEAST_BUDGET, le=MOST_BUDGET)] = 300
    armour_helps_on_foot: bool = True
    defensive_only: Literal["one_shot", "both"] = "one_shot"
    hexside_line: Leaning = "shooter"
    combat_declaration: Literal["first", "one_by_one"] = "first"
    joint_on_mounted: Literal["sum", "riders_only"] = "sum"
    reversed_charge: Literal["swap", "ratio"] = "swap"
    limited_arrows: bool = False
    later_scrub: bool = False
    later_slope: bool = False
    steep_slope: bool = False
    later_fire_limits: bool = False
    no_refire_gap: bool = False
    no_fire_markers: bool = False
    errare: bool = False
    later_infiltration: bool = False
    sure_bridle: bool = False
    caparisoned: bool = False
    later_ranges: Ranges = "off"
    later_result_d: bool = False
