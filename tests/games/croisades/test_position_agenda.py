"""The position file in the midst of things: combats, charges and frames that cannot be are refused by their field."""

from typing import Any

import msgspec
import pytest

from gonfalon.games.croisades.frames import (
    Advancing,
    Aftermath,
    Bearing,
    Beaten,
    Charging,
    Countering,
    Defending,
    Displacing,
    Falling,
    Fighting,
    Flight,
    Frame,
    Loose,
    Melee,
    Moving,
    Naming,
    Retreating,
    Ride,
    Rise,
    Shooting,
    Watching,
)
from gonfalon.games.croisades.position import Position, state_of
from gonfalon.games.croisades.state import Charged, Combat, Ridden
from tests.games.croisades.gallop import ANSWER, SOUTH
from tests.games.croisades.stamp import CRUSADER, SARACEN
from tests.games.croisades.written import MEN, as_data, base, changed, field_refused

FOUGHT = (Combat(("bertin",), ("yasaffa",)),)


def naming(combats: tuple[Combat, ...] = ()) -> Any:
    """A lawful position in which combats are named."""
    men = ("gerard M1 s", "bertin C3", "crispin D4", "yasaffa C4", "mohammad-horse R8 n", "hashmi B4")
    return base(*men, agenda=(Naming(CRUSADER),), combats=combats)


@pytest.mark.parametrize(
    ("field", "combat"),
    [
        ("combats[0].attackers[0]", Combat(("roland",), ("yasaffa",))),
        ("combats[0].attackers[0]", Combat(("hashmi",), ("yasaffa",))),
        ("combats[0].attackers[1]", Combat(("bertin", "bertin"), ("yasaffa",))),
        ("combats[0].defenders[0]", Combat(("bertin",), ("crispin",))),
        ("combats[0].defenders", Combat(("bertin",), ())),
        ("combats[0].attackers", Combat((), ("yasaffa",))),
        ("combats[0]", Combat(("bertin", "crispin"), ("yasaffa", "hashmi"))),
        ("combats[0].attackers", Combat(("gerard-horse",), ("yasaffa",))),
        ("combats[0].charge", Combat(("bertin",), ("yasaffa",), 0)),
        ("combats[0].charge", Combat(("bertin",), ("yasaffa",), -2)),
    ],
)
def test_named_combats_are_some_that_could_be_named(field: str, combat: Combat) -> None:
    state_of(msgspec.convert(naming(FOUGHT), Position))
    assert field_refused(naming((combat,))) == field


ROUTE, WAY = tuple(SOUTH.split()), tuple(ANSWER.split())
CHARGE = Charged("gerard", "jehangir", ROUTE)
MET = Charged("gerard", "jehangir", ROUTE, "mohammad", WAY)


def charged(charge: Charged, agenda: tuple[Frame, ...] = (Charging(CRUSADER), Countering(SARACEN))) -> Any:
    """A position in which a charge is announced."""
    return base(*MEN, agenda=agenda, charges=(charge,))


@pytest.mark.parametrize(
    ("field", "charge"),
    [
        ("charges[0].rider", Charged("roland", "jehangir", ROUTE)),
        ("charges[0].target", Charged("gerard", "roland", ROUTE)),
        ("charges[0].counter", Charged("gerard", "jehangir", ROUTE, "roland", WAY)),
        ("charges[0].rider", Charged("mohammad", "jehangir", ROUTE)),
        ("charges[0].rider", Charged("bertin", "jehangir", ROUTE)),
        ("charges[0].target", Charged("gerard", "bertin", ROUTE)),
        ("charges[0].counter", Charged("gerard", "jehangir", ROUTE, "yasaffa", WAY)),
        ("charges[0].route[1]", Charged("gerard", "jehangir", ("M3", "Z4", *ROUTE[2:]))),
        ("charges[0].route", Charged("gerard", "jehangir", (*ROUTE[:3], *ROUTE[4:]))),
        ("charges[0].route", Charged("gerard", "jehangir", ROUTE[:5])),
        ("charges[0].route", Charged("gerard", "jehangir", ROUTE, "mohammad")),
        ("charges[0].route", Charged("gerard", "jehangir", ROUTE, "", WAY)),
        ("charges[0].way", Charged("gerard", "jehangir", ROUTE, "mohammad", ("K13", "M12"))),
        ("charges[0].route", Charged("gerard", "jehangir", ROUTE[1:])),
        ("charges[0].way", Charged("gerard", "jehangir", ROUTE, "mohammad", WAY[1:])),
    ],
)
def test_announced_charges_are_some_that_could_be_announced(field: str, charge: Charged) -> None:
    state_of(msgspec.convert(charged(CHARGE), Position))
    assert field_refused(charged(charge)) == field


def test_six_hexes_make_a_charge_and_two_a_counter_charge() -> None:
    men = ("gerard M5 s", "robert R1 s", "mohammad M14 n", "yasaffa R9")
    short = Charged("gerard", "mohammad", ROUTE[4:])
    met = Charged("gerard", "mohammad", ROUTE[4:], "mohammad", ("M12", "M11"))
    agendas: tuple[tuple[Frame, ...], ...] = ((Charging(CRUSADER), Countering(SARACEN)), (Charging(CRUSADER),))
    for charge, agenda in zip((short, met), agendas, strict=True):
        data = base(*men, agenda=agenda, charges=(charge,))
        assert state_of(msgspec.convert(data, Position)).charges == (charge,)


def riding(frame: Ride, charge: Charged = CHARGE, rear: str = "M2") -> Any:
    """A position in the midst of a charge, where bowmen may shoot; its first hex is ridden with the rear on M2."""
    men = (f"gerard {rear} s moved", *MEN[1:])
    agenda = (Moving(CRUSADER), frame, Defending(SARACEN, "gerard"))
    return base(*men, agenda=agenda, charges=(charge,), mover="gerard", left=11)


@pytest.mark.parametrize(
    ("field", "frame", "charge"),
    [
        ("agenda[1].number", Ride(0, 1), Charged("gerard", "jehangir", ROUTE, ridden=Ridden.ARRIVED)),
        ("agenda[1].hexes", Ride(0, 11), CHARGE),
        ("charges[0].route", Ride(0, 0), CHARGE),
    ],
)
def test_a_ride_is_that_of_an_announced_charge(field: str, frame: Ride, charge: Charged) -> None:
    state_of(msgspec.convert(riding(Ride(0, 1)), Position))
    assert field_refused(riding(frame, charge)) == field
    assert field_refused(riding(Ride(2, 1), rear="M1")) == "agenda[1].number"
    assert field_refused(riding(Ride(0, 0, True), rear="M1")) == "agenda[1].is_counter"


def fighting(*above: Frame) -> Any:
    """A position in the midst of a combat."""
    men = ("gerard M1 s", "bertin C3", "yasaffa C4", "hashmi B4", "mohammad-horse R8 n", "mohammad R10")
    data = base(
        *men, agenda=(Fighting(CRUSADER),), combats=(Combat(("bertin",), ("yasaffa", "hashmi"), is_fought=True),)
    )
    ask = {Retreating: "retreat", Bearing: "blow", Advancing: "advance", Falling: "fall", Displacing: "aside"}
    return data | {"agenda": as_data(Fighting(CRUSADER), *above), "ask": ask[type(above[-1])], "seat": above[-1].seat}  # type: ignore[union-attr]


AFTER = Aftermath(0, CRUSADER, (Beaten("yasaffa", ("C4",)),), ("bertin",))
DRIVEN = Retreating(SARACEN, ("yasaffa",), 1)


@pytest.mark.parametrize(
    ("field", "above"),
    [
        ("agenda[1]", (Moving(CRUSADER), DRIVEN)),
        ("agenda[1]", (Rise(CRUSADER), DRIVEN)),
        ("agenda[1]", (Melee(0), DRIVEN)),
        ("agenda[1].number", (Aftermath(3, CRUSADER, ()), DRIVEN)),
        ("agenda[2].seat", (AFTER, Retreating(CRUSADER, ("yasaffa",), 1))),
        ("agenda[2].seat", (AFTER, Retreating(SARACEN, (), 1))),
        ("agenda[1]", (Bearing(SARACEN, ("yasaffa", "hashmi"), "D"),)),
        ("agenda[1]", (Ride(0), DRIVEN)),
        ("agenda[1].figure", (Flight("roland", ("C5",)), DRIVEN)),
        ("agenda[1].path", (Flight("yasaffa", ("Z9",)), DRIVEN)),
        ("agenda[1].path", (Flight("yasaffa", ("OG:K7",)), DRIVEN)),
        ("agenda[2].seat", (AFTER, Displacing(CRUSADER, "yasaffa"))),
        ("agenda[2].horse", (AFTER, Falling(CRUSADER, "bertin", "bertin"))),
        ("figures[2].at", (AFTER, Falling(SARACEN, "mohammad", "mohammad-horse"))),
    ],
)
def test_frames_stand_where_they_can(field: str, above: tuple[Frame, ...]) -> None:
    state_of(msgspec.convert(fighting(AFTER, DRIVEN), Position))
    assert field_refused(fighting(*above)).startswith(field)


def test_the_uppermost_frame_is_the_ask_and_nothing_idle_is_asked() -> None:
    data = base() | {"agenda": as_data(Moving(CRUSADER), Loose((), "bertin"))}
    assert field_refused(data) == "agenda"
    watching = {"agenda": as_data(Moving(CRUSADER), Defending(SARACEN, "gerard")), "ask": "defend", "seat": "saracen"}
    assert field_refused(base() | watching) == "agenda[1].mover"
    assert (
        field_refused(
            base() | {"ask": "charge", "seat": "crusader", "agenda": as_data(Charging(CRUSADER), Countering(SARACEN))}
        )
        == "agenda[1]"
    )
    assert field_refused(base() | {"ask": "name", "agenda": as_data(Moving(CRUSADER))}) == "ask"
    quiet = base("bertin C3", "yasaffa R9", agenda=(Shooting(CRUSADER),))
    assert field_refused(quiet) == "ask"
    far = base("bertin C3", "crispin A1", "yasaffa R9", agenda=(Watching(SARACEN),))
    assert field_refused(far) == "ask"


def test_a_game_that_is_over_asks_nothing_and_nobody_moves_in_it() -> None:
    won = base("bertin C3", "yasaffa R9 dead", agenda=())
    assert state_of(msgspec.convert(won, Position)).agenda == ()
    assert field_refused(changed(base("bertin C3", "yasaffa R9", agenda=()))) == "ask"
    mover = {"figure": "bertin", "left": 1, "back": "C3"}
    moved = base("bertin C3 moved", "yasaffa R9 dead", agenda=())
    assert field_refused(moved | {"mover": mover}) == "mover"
