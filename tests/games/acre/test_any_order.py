"""S3.2: units and hexes may be named in any order where it means nothing; what is kept and offered is always alike."""

from itertools import permutations

import msgspec
import pytest

from gonfalon.games.acre import GAME
from gonfalon.games.acre.actions import AcreAction, Attack, Lose, Retreat, Shoot
from gonfalon.games.acre.frames import Losing
from gonfalon.games.acre.rules.exchange import sacrifices
from gonfalon.kernel.dice import ScriptedDice
from gonfalon.kernel.sitting import Sitting
from tests.games.acre.stamp import CRUSADER, MUSLIM, posted, refused, shoot, stamp

BESIDE = {"ma1": "1304", "ma2": "1403", "as1": "1303", "li1": "1404"}
"""Two units, each beside both of two enemies."""


def read(**fields: object) -> AcreAction:
    """An action as somebody wrote it."""
    return msgspec.convert({"seat": "crusader", **fields}, GAME.action_type)  # type: ignore[no-any-return]


@pytest.mark.parametrize("units", list(permutations(("ma1", "ma2"))))
@pytest.mark.parametrize("hexes", list(permutations(("1303", "1404"))))
def test_an_attack_is_the_same_in_whatever_order_it_is_written(units: tuple[str, ...], hexes: tuple[str, ...]) -> None:
    state = stamp(BESIDE, ask="attack")
    written = read(do="attack", units=units, hexes=hexes)
    assert written == Attack(seat=CRUSADER, units=("ma1", "ma2"), hexes=("1303", "1404"))
    assert refused(state, written) is None
    assert written in GAME.menu(state, CRUSADER)


def test_whoever_is_named_twice_is_refused() -> None:
    state = stamp({"ma1": "1304", "as1": "1303"}, ask="attack")
    assert refused(state, read(do="attack", units=("ma1", "ma1"), hexes=("1303",))) == ("K4", "each-once")
    assert refused(state, read(do="attack", units=("ma1",), hexes=("1303", "1303"))) == ("K4", "each-once")
    assert refused(state, read(do="attack", units=(), hexes=("1303",))) == ("K4", "each-once")


def test_whom_the_game_does_not_know_is_refused_by_name_wherever_he_stands() -> None:
    state = stamp({"ma1": "1304", "as1": "1303"}, ask="attack")
    assert refused(state, read(do="attack", units=("pope", "ma1"), hexes=("1303",))) == ("K3", "no-such-unit")


@pytest.mark.parametrize("names", list(permutations(("xb1", "xb2", "xb3"))))
def test_archers_may_be_named_in_any_order(names: tuple[str, ...]) -> None:
    assert shoot(" ".join(names), "as1") == Shoot(seat=CRUSADER, units=("xb1", "xb2", "xb3"), target="as1")


@pytest.mark.parametrize("written", list(permutations(("k1", "ma1", "ma2"))))
def test_losses_may_be_named_in_any_order_also_where_a_position_names_them_in_another(written: tuple[str, ...]) -> None:
    frame = Losing(CRUSADER, written, 10)
    assert frame == Losing(CRUSADER, ("k1", "ma1", "ma2"), 10)
    for units in sacrifices(frame):
        for order in permutations(units):
            assert Lose(seat=CRUSADER, units=order).units == units


def test_a_path_is_gone_in_the_order_in_which_it_is_written() -> None:
    assert Retreat(seat=MUSLIM, unit="as1", path=("1503", "1403")).path == ("1503", "1403")


def test_a_record_keeps_one_order() -> None:
    position = posted(BESIDE, ask="attack")
    sitting = Sitting(GAME, "battle", GAME.options(), ScriptedDice(()), start=position)
    sitting.take(read(do="attack", units=("ma2", "ma1"), hexes=("1404", "1303")), ScriptedDice((3,) * 20))
    (took,) = sitting.entries
    written = msgspec.json.decode(msgspec.json.encode(took))["action"]
    assert (written["units"], written["hexes"]) == (["ma1", "ma2"], ["1303", "1404"])
