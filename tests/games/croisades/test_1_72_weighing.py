"""What a combat, a retreat and an advance mean before their dice: sums, wasted men, ways back, dangers."""

from typing import Any

from gonfalon.games.croisades.actions import Advance, Aside, Fight, Retreat
from gonfalon.games.croisades.advice import account
from gonfalon.games.croisades.frames import Advancing, Displacing, Fighting, Retreating
from gonfalon.games.croisades.state import Combat, State
from gonfalon.games.croisades.view import view
from gonfalon.kernel.accounts import Account, Risk
from tests.games.croisades.fray import attack, charge, fray, named
from tests.games.croisades.stamp import CRUSADER, SARACEN, ground, stamp


def keys(found: Account) -> list[tuple[str, str]]:
    """The remarks of an account, each with whom it is about."""
    return [(each.key, str(each.args.get("figure", ""))) for each in found.remarks]


def columns(found: Account) -> list[str]:
    """The heads of the columns that the sums of an account lead over."""
    return [line.who for each in found.sums if each.what == "shift" for line in each.lines if not line.shift]


def ring(**rest: Any) -> State:
    """A mamluk on foot with three halberdiers and a spearman round him."""
    return fray("tom P11", "watkin Q10", "crispin R11", "bertin P12", "as-salih Q11", **rest)


def test_1_7b_a_combat_is_reckoned_before_it_is_named() -> None:
    found = account(ring(), attack("tom watkin", "as-salih"))
    assert [each.what for each in found.sums] == ["attack", "defence", "shift", "die"]
    assert columns(found) == ["2:1", "3:1"]


def test_1_72b_who_adds_nothing_to_the_column_is_named_in_the_attack_and_outside_it() -> None:
    assert ("would-add-nothing", "bertin") in keys(account(ring(), attack("tom watkin crispin", "as-salih")))
    assert ("adds-nothing", "bertin") in keys(account(ring(), attack("tom watkin crispin bertin", "as-salih")))
    assert "adds-nothing" not in [key for key, _ in keys(account(ring(), attack("tom watkin", "as-salih")))]


def test_1_72f_the_ground_that_counts_is_told_with_whoever_stands_on_it() -> None:
    state = ring(field=ground(scrub="P11"))
    lines = [line for each in account(state, attack("tom watkin", "as-salih")).sums for line in each.lines]
    assert [line.who for line in lines if line.why == "ground-attacker"] == ["tom"]


def test_1_73b_who_of_mixed_defenders_can_be_hit_is_told() -> None:
    state = fray("gerard Q10 s", "as-salih R12", "yasaffa P12")
    assert ("unarmoured-bear", "yasaffa") in keys(account(state, attack("gerard", "as-salih yasaffa")))


def test_C5f_where_a_defender_could_be_driven_and_which_hexes_call_for_a_die() -> None:
    found = account(fray("tom Q10", "as-salih Q11", "bertin R13"), attack("tom", "as-salih"))
    assert {way[-1] for way in found.ways} == {"P11", "P12", "Q12", "R11", "R12"}
    assert {risk.at for risk in found.risks} == {"P11", "R11", "R12", "Q12"}
    assert found.risks[0].of == 6
    assert {risk.faces for risk in found.risks} == {2}
    (driven,) = [each for each in found.remarks if each.key == "driven"]
    assert (driven.args["ways"], driven.args["safe"]) == (5, 1)


def test_R74_a_defender_without_a_way_back_is_told_of() -> None:
    state = fray("tom Q10", "watkin P11", "crispin R11", "bertin P12", "hal R12", "odo Q12", "as-salih Q11")
    assert ("driven-nowhere", "as-salih") in keys(account(state, attack("tom watkin", "as-salih")))


def test_C5g_a_stunned_defender_dies_of_a_retreat() -> None:
    found = account(fray("tom Q10", "as-salih Q11 stunned"), attack("tom", "as-salih"))
    assert ("driven-stunned", "as-salih") in keys(found)
    assert found.ways == ()


def test_R94_a_combat_to_be_fought_is_reckoned_with_those_who_are_left() -> None:
    state = named("tom P11", "watkin Q10 stunned", "as-salih Q11", combats=(Combat(("tom", "watkin"), ("as-salih",)),))
    assert isinstance(state.agenda[-1], Fighting)
    assert columns(account(state, Fight(seat=CRUSADER, figure="tom"))) == ["1:1", "1:1"]


def test_R71_each_hex_of_a_retreat_beside_an_enemy_calls_for_a_die() -> None:
    state = stamp("tom Q11", "as-salih Q10", agenda=(Retreating(CRUSADER, ("tom",), 1),), side=SARACEN)
    beside = Retreat(seat=CRUSADER, figure="tom", path=("R11",))
    assert account(state, beside).risks == (Risk("R11", 2, 6),)
    assert account(state, Retreat(seat=CRUSADER, figure="tom", path=("Q12",))).risks == ()


def test_R72_a_rider_who_gives_way_one_hex_still_rolls_for_the_hex_that_he_keeps() -> None:
    state = stamp("gerard Q9 s", "as-salih Q11", agenda=(Retreating(CRUSADER, ("gerard",), 1),), side=SARACEN)
    assert account(state, Retreat(seat=CRUSADER, figure="gerard", path=("Q8",), backing=True)).risks == ()
    assert [risk.at for risk in account(state, Retreat(seat=CRUSADER, figure="gerard", path=("P11",))).risks] == [
        "P11",
        "Q10",
    ]


def test_R73_who_makes_room_rolls_as_one_who_retreats() -> None:
    state = stamp("tom R12", "bertin R12", "as-salih S13", agenda=(Displacing(CRUSADER, "bertin"),), side=SARACEN)
    assert [risk.at for risk in account(state, Aside(seat=CRUSADER, to="S12")).risks] == ["S12"]
    assert account(state, Aside(seat=CRUSADER, to="Q11")).risks == ()


def test_1_75d_an_advance_rolls_for_a_hex_it_crosses_unless_all_who_watch_it_are_engaged() -> None:
    placed = ("tom P11", "as-salih Q13", "yasaffa R11")
    agenda = (Advancing(CRUSADER, ("tom",), ("Q11",)),)
    past = Advance(seat=CRUSADER, figure="tom", path=("Q11", "Q12"))
    idle = stamp(*placed, agenda=agenda, combats=(Combat(("tom",), ("as-salih",), is_fought=True),))
    assert [risk.at for risk in account(idle, past).risks] == ["Q11"]
    assert account(idle, Advance(seat=CRUSADER, figure="tom", path=("Q11",))).risks == ()
    engaged = stamp(*placed, agenda=agenda, combats=(Combat(("tom",), ("as-salih", "yasaffa"), is_fought=True),))
    assert account(engaged, past).risks == ()


def test_R63_a_view_tells_the_combats_to_come_with_their_columns() -> None:
    state = named(
        "tom P11",
        "watkin Q10",
        "as-salih Q11",
        "yasaffa T9",
        combats=(Combat(("tom", "watkin"), ("as-salih",)), Combat(("tom",), ("yasaffa",), is_fought=True)),
    )
    (combat,) = view(state, "crusader").combats
    assert (combat.number, combat.attackers, combat.column) == (1, ("tom", "watkin"), 3)


def test_1_74d_a_view_tells_a_combat_with_exchanged_roles_by_who_attacks() -> None:
    state = fray("brand Q9 s", "saladin Q12 n", charges=(charge("brand", "yasaffa", "saladin"),), side=CRUSADER)
    weak = fray("brand Q9 s wounded", "saladin Q12 n", charges=(charge("brand", "yasaffa", "saladin"),))
    assert view(state, "crusader").combats[0].attackers == ("brand",)
    assert view(weak, "crusader").combats[0].attackers == ("saladin",)
    assert view(weak, "crusader").combats[0].is_charge
