"""Kernel clause K3: whatever an action names must be in the game."""

import pytest

from gonfalon.games.acre.actions import AcreAction, Advance, Attack, Lend, Move, Retreat, Ride, Shoot
from gonfalon.games.acre.decisions import NAMES
from gonfalon.kernel.naming import why_unknown
from tests.games.acre.stamp import CRUSADER, MUSLIM, move

UNKNOWN: list[tuple[AcreAction, str, dict[str, str]]] = [
    (Move(seat=CRUSADER, unit="zz9", to="1206"), "no-such-unit", {"unit": "zz9"}),
    (Move(seat=CRUSADER, unit="", to="1206"), "no-such-unit", {"unit": ""}),
    (move("t1", "1206", "1230"), "no-such-hex", {"hex": "1230"}),
    (Ride(seat=CRUSADER, leader="nobody", unit="t1"), "no-such-leader", {"leader": "nobody"}),
    (Lend(seat=CRUSADER, leader="guy", unit="zz9"), "no-such-unit", {"unit": "zz9"}),
    (Shoot(seat=MUSLIM, units=("ma1", "zz9"), target="t1"), "no-such-unit", {"unit": "zz9"}),
    (Shoot(seat=MUSLIM, units=("ma1",), target="zz9"), "no-such-unit", {"unit": "zz9"}),
    (Attack(seat=CRUSADER, units=("t1",), hexes=("9999",)), "no-such-hex", {"hex": "9999"}),
    (Attack(seat=CRUSADER, units=("t1",), hexes=("1206",), charger="zz9"), "no-such-unit", {"unit": "zz9"}),
    (Retreat(seat=MUSLIM, unit="ma1", path=("1206", "0000")), "no-such-hex", {"hex": "0000"}),
    (Retreat(seat=MUSLIM, unit="ma1", path=(), way="0000"), "no-such-hex", {"hex": "0000"}),
    (Advance(seat=CRUSADER, unit="t1", to=""), "no-such-hex", {"hex": ""}),
]


@pytest.mark.parametrize(("action", "reason", "named"), UNKNOWN)
def test_K3_a_name_that_the_game_does_not_have_is_refused(
    action: AcreAction, reason: str, named: dict[str, str]
) -> None:
    refusal = why_unknown(NAMES, action)
    assert refusal is not None
    assert (refusal.clause, refusal.key, dict(refusal.args)) == ("K3", reason, named)


def test_K3_what_may_be_left_out_names_nothing() -> None:
    assert why_unknown(NAMES, move("t1", "1206")) is None
    assert why_unknown(NAMES, Attack(seat=CRUSADER, units=("t1",), hexes=("1206",))) is None
    assert why_unknown(NAMES, Retreat(seat=MUSLIM, unit="ma1", path=())) is None
