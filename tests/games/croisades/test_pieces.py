"""The characters: how many there are, what their counters say and what they cost, and who starts First Blood."""

import pytest

from gonfalon.games.croisades.map import FIELDS
from gonfalon.games.croisades.pieces import (
    ARMY,
    BY_ID,
    CRUSADER_TABLE,
    HORSE_DEFENCE,
    HORSE_IDS,
    HORSE_OF,
    ROSTER,
    SARACEN_TABLE,
    STAND_INS,
    Kind,
    Side,
    Values,
    Weapon,
    foot_points,
    mounted_points,
)
from gonfalon.games.croisades.scenarios import SCENARIOS, SETTINGS
from gonfalon.kernel.rulebook import Source

# class, how many, points mounted (or nothing) and on foot
POINTS = [
    ("king", 2, 34, 31),
    ("baron", 4, 32, 28),
    ("templar", 8, 30, 26),
    ("knight", 8, 26, 23),
    ("mounted-sergeant", 8, 20, 19),
    ("chaplain", 4, None, 8),
    ("foot-sergeant", 6, None, 19),
    ("halberdier", 6, None, 17),
    ("billman", 6, None, 16),
    ("spearman", 8, None, 10),
    ("crossbowman", 8, None, 17),
    ("longbowman", 4, None, 13),
    ("engineer", 2, None, 7),
    ("peasant", 4, None, 6),
    ("lady", 2, None, 2),
    ("saladin", 1, 34, 31),
    ("royal-mamluk", 8, 26, 23),
    ("seljuk-heavy-cavalry", 6, 22, 20),
    ("syrian-heavy-cavalry", 8, 19, 19),
    ("seljuk-horse-archer", 6, 18, 14),
    ("bedouin-horse-archer", 7, 16, 13),
    ("fatimid-spearman", 8, None, 11),
    ("syrian-infantry", 6, None, 12),
    ("seljuk-infantry", 7, None, 12),
    ("sudanese-javelinman", 5, None, 11),
    ("saracen-bowman", 6, None, 11),
    ("saracen-slinger", 3, None, 9),
    ("assassin", 4, None, 19),
]
OF_THEIR_OWN = {"arnulf", "gareth"}


def test_A1_there_are_155_characters_80_of_them_crusaders() -> None:
    assert len(ROSTER) == 155
    assert len(BY_ID) == len(ROSTER) + len(STAND_INS)
    assert {side: len(army) for side, army in ARMY.items()} == {Side.CRUSADER: 80, Side.SARACEN: 75}
    assert [character.index for character in ROSTER] == list(range(155))
    assert [character.side for character in ROSTER] == [Side.CRUSADER] * 80 + [Side.SARACEN] * 75


def test_A2b_the_classes_stand_in_the_order_of_the_table() -> None:
    assert list(dict.fromkeys(str(character.kind) for character in ROSTER)) == [kind for kind, *_ in POINTS]


@pytest.mark.parametrize(("kind", "many", "mounted", "on_foot"), POINTS)
def test_4_0_2_points_of_every_class(kind: str, many: int, mounted: int | None, on_foot: int) -> None:
    members = [character for character in ROSTER if character.kind == kind]
    assert len(members) == many
    plain = [character for character in members if character.id not in OF_THEIR_OWN]
    assert {(character.points, character.foot_points) for character in plain} == {(mounted or on_foot, on_foot)}
    assert {character.mounted is not None for character in members} == {mounted is not None}


def test_4_0_2_points_of_those_who_differ_from_their_class() -> None:
    assert (BY_ID["arnulf"].points, BY_ID["arnulf"].foot_points) == (24, 22)
    assert BY_ID["gareth"].points == 13


def test_4_0_2_an_exact_half_is_rounded_down_and_a_bow_counts_more_in_the_saddle() -> None:
    assert mounted_points(Values(32, 14, 12), None) == 34
    assert mounted_points(Values(12, 7, 15), Weapon.SHORTBOW) == 18
    assert foot_points(Values(5, 4, 8), False, Weapon.SHORTBOW) == 11
    assert foot_points(Values(5, 5, 6), True, Weapon.CROSSBOW) == 17


@pytest.mark.parametrize(
    ("who", "part", "values"),
    [
        ("ernest", "foot", Values(4, 5, 8)),
        ("willm", "foot", Values(4, 3, 8)),
        ("bryn", "foot", Values(6, 5, 8)),
        ("bryn", "foot_wounded", Values(3, 2, 4)),
        ("moonga", "mounted", Values(16, 9, 12)),
        ("tossaun", "foot", Values(7, 6, 8)),
    ],
)
def test_A2a_corrected_counters(who: str, part: str, values: Values) -> None:
    assert getattr(BY_ID[who], part) == values
    assert BY_ID[who].printed
    assert BY_ID[who].name_source is Source.PRINTED


def test_A2a_only_bryn_is_printed_whole() -> None:
    assert [character.id for character in ROSTER if character.source is Source.PRINTED] == ["bryn"]


def test_A2b_gareth_alone_of_the_spearmen_wears_armour() -> None:
    gareth = BY_ID["gareth"]
    assert (gareth.foot, gareth.foot_wounded, gareth.stunned) == (Values(6, 5, 6), Values(3, 2, 3), 3)
    assert [each.id for each in ROSTER if each.kind is Kind.SPEARMAN and each.is_armoured] == ["gareth"]


def test_A2b_who_bears_which_weapon() -> None:
    bearers: dict[Weapon, set[str]] = {}
    for character in ROSTER:
        if character.weapon:
            bearers.setdefault(character.weapon, set()).add(character.kind)
    assert bearers == {
        Weapon.DAGGER: {"assassin"},
        Weapon.JAVELIN: {"sudanese-javelinman"},
        Weapon.SLING: {"saracen-slinger"},
        Weapon.SHORTBOW: {"mounted-sergeant", "seljuk-horse-archer", "bedouin-horse-archer", "saracen-bowman"},
        Weapon.LONGBOW: {"longbowman"},
        Weapon.CROSSBOW: {"crossbowman"},
    }
    assert [each.id for each in ROSTER if each.kind is Kind.MOUNTED_SERGEANT and each.weapon] == ["arnulf"]


def test_1_35a_loads() -> None:
    loads = {(character.weapon, character.load) for character in ROSTER if character.load is not None}
    assert loads == {(Weapon.DAGGER, 6), (Weapon.JAVELIN, 4)}


def test_1_5a_allowances_follow_from_armour_and_class() -> None:
    knights = {Kind.KING, Kind.BARON, Kind.TEMPLAR, Kind.KNIGHT, Kind.SALADIN}
    for each in ROSTER:
        on_foot = 4 if each.kind in knights else 6 if each.is_armoured else 8
        assert (each.foot.moves, each.foot_wounded.moves) == (on_foot, on_foot // 2), each.id
        if each.mounted and each.mounted_wounded:
            riding = 12 if each.is_armoured else 15
            assert (each.mounted.moves, each.mounted_wounded.moves) == (riding, riding), each.id


def test_A3c_the_wounded_have_half_of_their_strengths() -> None:
    for each in ROSTER:
        for healthy, wounded in ((each.foot, each.foot_wounded), (each.mounted, each.mounted_wounded)):
            if healthy and wounded and each.kind is not Kind.LADY:
                assert wounded.attack == healthy.attack // 2, each.id
                assert abs(2 * wounded.defence - healthy.defence) <= 1, each.id


def test_A3b_passive_defence_is_that_of_the_armour() -> None:
    assert all(each.stunned >= 2 if each.is_armoured else each.stunned <= 2 for each in ROSTER)
    assert all(0 < each.stunned < each.foot.defence for each in ROSTER)


def test_1_8e_and_A3a_everybody_with_a_mounted_face_has_a_horse() -> None:
    assert HORSE_DEFENCE == 1
    assert len(HORSE_IDS) == len(set(HORSE_IDS)) == 66
    assert list(HORSE_OF) == [character.id for character in ROSTER if character.mounted]
    assert HORSE_OF["al-kamil"] == "al-kamil-horse"
    assert not set(HORSE_IDS) & set(BY_ID)


def test_A2b_ids_are_names_in_small_letters() -> None:
    assert {name: BY_ID[name].name for name in ("awood", "willm", "al-kamil", "el-arish")} == {
        "awood": "A'Wood",
        "willm": "Will'm",
        "al-kamil": "Al-Kamil",
        "el-arish": "El-Arish",
    }


def test_A2b_fifteen_names_are_printed() -> None:
    printed = {character.id for character in ROSTER if character.name_source is Source.PRINTED}
    assert printed == {
        *("richard", "philip", "raymond", "walter", "arnulf", "ernest", "bryn", "gareth", "willm"),
        *("saladin", "al-kamil", "maarat", "moonga", "yesugai", "tossaun"),
    }


def test_A2b_every_class_of_the_tables_but_shortbowmen_has_members() -> None:
    rows = (*CRUSADER_TABLE, *SARACEN_TABLE)
    assert [row.kind for row in rows if not row.names] == [Kind.SHORTBOWMAN]
    assert {row.kind for row in rows} == set(Kind) - {Kind.HORSE, Kind.DRAFT_HORSE, Kind.CART}


def test_4_1_8_the_sides_of_first_blood_add_up() -> None:
    placed = [BY_ID[who] for who, _, _ in SETTINGS["first-blood"].placed]
    totals = {side: sum(each.points for each in placed if each.side is side) for side in Side}
    assert totals == {Side.CRUSADER: 84, Side.SARACEN: 74}


def test_4_1_8_everybody_of_first_blood_stands_in_a_hex_of_his_own() -> None:
    setting = SETTINGS["first-blood"]
    field = FIELDS[setting.field]
    taken: list[int] = []
    for who, rear, facing in setting.placed:
        taken.append(field.index[rear])
        assert bool(facing) == (BY_ID[who].mounted is not None)
        if facing:
            front = field.board.step(field.index[rear], field.board.directions.index(facing))
            assert front is not None
            taken.append(front)
    assert len(set(taken)) == len(taken) == 13
    assert {field.names[at] for at in taken} >= {"B6", "C6", "N7", "M7"}
    assert not any(field.board.spaces & ~field.flat & 1 << at for at in taken)


def test_1_2a_every_scenario_has_a_setting() -> None:
    assert [scenario.id for scenario in SCENARIOS] == list(SETTINGS)
