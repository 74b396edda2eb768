"""Ruling R117: somebody would come to stand where a friend or an enemy hides."""

from gonfalon.games.croisades import GAME
from gonfalon.games.croisades.actions import Charge, Counter, End, Fall, Pass, Retreat, SetDown
from gonfalon.games.croisades.arrivals import Found
from gonfalon.games.croisades.events import ChargeLost, Retreated
from gonfalon.games.croisades.frames import (
    Charging,
    Falling,
    Fighting,
    Frame,
    Moving,
    Naming,
    Retreating,
    SettingDown,
)
from gonfalon.games.croisades.state import AWAY, Held, State, amended, field_of, figure_of, with_figures
from gonfalon.kernel.dice import ScriptedDice
from gonfalon.kernel.events import Event, unheard
from gonfalon.kernel.game import settle
from tests.games.croisades.fray import holds, refused
from tests.games.croisades.march import taken
from tests.games.croisades.stamp import CRUSADER, SARACEN, ground
from tests.games.croisades.veil import asks, found, hidden, offers, veiled


def test_R117_a_retreat_whose_only_way_a_hidden_friend_bars_brings_him_to_light() -> None:
    # Everybody sees that Jellal can fall back to L10 alone.
    field = ground(scrub="L10", trees="K10 M10")
    agenda = (Fighting(CRUSADER), Retreating(SARACEN, ("jellal",), 1))
    foes = ("bertin L13", "crispin K12", "hal M12")
    held = veiled(*foes, "jellal L12 n", "idris Y16", hidden=("tossaun L10",), agenda=agenda, field=field)
    assert figure_of(held, "tossaun").at >= 0
    # Tossaun, on foot, makes room for him.
    assert (asks(held), holds(held, "jellal")) == ([(SARACEN, "aside")], "L11 L10")


def test_R117_only_those_come_to_light_who_bar_the_end_of_a_retreat() -> None:
    # Kamal hides beside the way and Munir on it; neither bars it, for one may pass a friend.
    agenda = (Fighting(CRUSADER), Retreating(SARACEN, ("jellal",), 1))
    foes, ground_of_kamal = ("bertin L13", "crispin K12", "hal M12"), ground(scrub="L9 L10", trees="K10 M10")
    beside = veiled(
        *foes, "jellal L12 n", "idris Y16", hidden=("tossaun L10", "kamal L9"), agenda=agenda, field=ground_of_kamal
    )
    assert hidden(beside) == {"kamal"}
    # From the corner every second hex is one where a friend hides.
    agenda = (Fighting(CRUSADER), Retreating(SARACEN, ("idris",), 2))
    bars = ("tossaun A3", "kamal B3", "hashmi C2", "bashir C1")
    field = ground(scrub="A2 A3 B3 C1 C2", trees="Y1")
    passing = veiled("alys Y16", "idris A1", hidden=("munir A2", *bars), agenda=agenda, field=field)
    assert hidden(passing) == {"munir"}


def test_R117_a_friend_who_hides_where_a_charge_that_is_met_must_end_comes_to_light() -> None:
    # Walter meets the charge on M11, so that Jellal would stop on M10, where Idris hides.
    field = ground(scrub="M10", trees="A1")
    route = tuple(f"M{row}" for row in range(3, 13))
    state = veiled(
        "bertin M13",
        "walter I14 ne",
        "jellal M1 s",
        hidden=("idris M10",),
        side=SARACEN,
        agenda=(Charging(SARACEN),),
        field=field,
    )
    state = taken(state, Charge(seat=SARACEN, figure="jellal", target="bertin", route=route)).state
    told = taken(state, Counter(seat=CRUSADER, figure="walter", route=("K13", "L13", "M12", "M11")))
    assert found(told) == [("idris", "M10")]
    assert [each.figure for each in told.events(ChargeLost)] == ["jellal"]


def test_R117_nobody_meets_a_charge_where_a_friend_hides_and_is_asked_all_the_same() -> None:
    # Walter could be met on M12 and M11 alone, and in M11 Idris hides.
    route = tuple(f"M{row}" for row in range(3, 13))
    told = taken(
        veiled(
            "walter M1 s",
            "tossaun M13",
            "jellal I14 ne",
            hidden=("idris M11",),
            agenda=(Charging(CRUSADER),),
            field=ground(scrub="M11", trees="A1"),
        ),
        Charge(seat=CRUSADER, figure="walter", target="tossaun", route=route),
    )
    meet = Counter(seat=SARACEN, figure="jellal", route=("K13", "L13", "M12", "M11"))
    assert refused(told.state, meet) == ("R117", "no-room-to-end")
    # Others see that he could, so that an ask left out would tell them of Idris (R102).
    assert offers(told.state, SARACEN) == [Pass(seat=SARACEN)]


def test_R102_the_charge_phase_is_asked_though_a_hidden_friend_bars_the_only_charge() -> None:
    walls = " ".join(f"{column}{row}" for column in "LN" for row in range(5, 15))
    field = ground(scrub="M12", trees=walls)
    placed = ("crispin A1", "bertin M13 stunned fell=1", "jellal M5 s")
    state = veiled(*placed, hidden=("tossaun M12",), side=SARACEN, agenda=(Charging(SARACEN),), field=field)
    assert asks(state) == [(SARACEN, "charge")]
    assert offers(state, SARACEN) == [End(seat=SARACEN)]


def test_R117_a_led_horse_is_not_set_down_where_an_enemy_hides() -> None:
    field = ground(scrub="L9", trees="Y1")
    held = (Held("walter-horse", "L13", "L12"),)
    agenda = (Moving(CRUSADER), SettingDown(CRUSADER, "bertin", ("L11",), held))
    state = veiled("bertin L11", "walter-horse L13 n", "idris Y16", hidden=("tossaun L9",), agenda=agenda, field=field)
    state = with_figures(state, amended(figure_of(state, "walter-horse"), at=AWAY, facing=-1))
    told = taken(state, SetDown(seat=CRUSADER, hexes=("L9", "L10")))
    assert found(told) == [("tossaun", "L9")]
    assert asks(told.state) == [(CRUSADER, "set-down")]
    assert figure_of(told.state, "walter-horse").at == AWAY
    assert refused(told.state, SetDown(seat=CRUSADER, hexes=("L9", "L10"))) == ("R56", "not-at-the-bridle")


def test_R117_and_R56_what_finds_no_room_is_not_put_back_onto_a_friend_who_hides() -> None:
    field = ground(scrub="A3", trees="Y16")
    held = (Held("jellal-horse", "A2", "B2"),)
    agenda = (Moving(SARACEN), SettingDown(SARACEN, "idris", ("A1",), held))
    crowd = ("bertin B1", "crispin Y1", "idris A1", "kamal A2", "munir B2")
    state = veiled(*crowd, "jellal-horse A5 n", hidden=("tossaun A3",), side=SARACEN, field=field)
    horse = amended(figure_of(state, "jellal-horse"), at=AWAY, facing=-1)
    state = settle(GAME, with_figures(state, horse, agenda=agenda), ScriptedDice(()), unheard)
    assert holds(state, "jellal-horse") == "B3 B4"
    assert hidden(state) == {"tossaun"}


def test_R117_a_loose_horse_is_not_driven_onto_one_who_hides() -> None:
    field = ground(scrub="L8", trees="Y1")
    agenda = (Fighting(SARACEN), Retreating(CRUSADER, ("walter-horse",), 1))
    state = veiled(
        "bertin A1", "walter-horse L10 n", "idris Y16", hidden=("tossaun L8",), side=SARACEN, agenda=agenda, field=field
    )
    told = taken(state, Retreat(seat=CRUSADER, figure="walter-horse", path=("L8",)))
    assert [each.figure for each in told.events(Found)] == ["tossaun"]
    assert asks(told.state) == [(CRUSADER, "retreat")]
    assert told.events(Retreated)
    assert field_of(told.state).names[figure_of(told.state, "walter-horse").at] == "L10"
    assert GAME.outcome(told.state) is None


def test_R117_a_rider_falls_beside_a_hidden_friend_and_not_on_him() -> None:
    field = ground(scrub="L9", trees="Y1")
    agenda = (Fighting(CRUSADER), Falling(SARACEN, "jellal", "jellal-horse"))
    state = stamp_fallen(agenda, field, ("tossaun L9",))
    falls = {each.to for each in offers(state, SARACEN) if isinstance(each, Fall)}
    assert "L9" not in falls
    assert {"K10", "M10", "L12"} <= falls
    # Others see no reason why he should not lie there: for them all is as if Tossaun hid far away.
    other = stamp_fallen(agenda, field, ("tossaun T9",))
    assert "L9" in {each.to for each in offers(other, SARACEN) if isinstance(each, Fall)}
    assert asks(state) == asks(other) == [(SARACEN, "fall")]
    assert GAME.view(state, CRUSADER) == GAME.view(other, CRUSADER)
    assert GAME.view(state, SARACEN) != GAME.view(other, SARACEN)


def stamp_fallen(agenda: tuple[Frame, ...], field: str, hidden: tuple[str, ...], *placed: str) -> State:
    """Jellal is between saddle and ground; his horse stands on L11 and L10."""
    state = veiled(
        "bertin A1",
        "jellal-horse L11 n",
        "jellal Y16 stunned fell=1",
        *placed,
        hidden=hidden,
        field=field,
        agenda=(Fighting(CRUSADER), Retreating(SARACEN, ("jellal-horse",), 1)),
    )
    jellal = amended(figure_of(state, "jellal"), at=AWAY)
    return settle(GAME, with_figures(state, jellal, agenda=agenda), ScriptedDice(()), unheard)


def test_R117_a_friend_who_hides_on_the_only_free_hex_beside_a_fall_comes_to_light() -> None:
    # Water and trees do not stop a man on foot, so friends on foot hold all other hexes.
    field = ground(scrub="L9", trees="Y1")
    crowd = ("idris K10", "kamal K11", "munir M10", "bashir M11", "hamid L12", "yasaffa K9", "ahmed M9")
    around = ("hashmi K8", "ibraham M8")
    agenda = (Fighting(CRUSADER), Falling(SARACEN, "jellal", "jellal-horse"))
    state = stamp_fallen(agenda, field, ("tossaun L9",), *crowd, *around)
    assert figure_of(state, "tossaun").at >= 0


def test_R117_and_R80_a_friend_who_hides_where_one_must_make_room_for_a_fall_comes_to_light() -> None:
    # Jellal can fall onto A3 alone, and Idris, who stands there, make room on A4 alone, where Tossaun hides.
    field = ground(scrub="A4", trees="Y16")
    agenda = (Fighting(CRUSADER), Falling(SARACEN, "jellal", "jellal-horse"))
    state = veiled(
        "walter-horse B2 s",
        "bertin B1",
        "odo B4 stunned fell=1",
        "jellal-horse A1 s",
        "idris A3",
        "jellal Y16 stunned fell=1",
        hidden=("tossaun A4",),
        field=field,
        agenda=(Naming(CRUSADER),),
    )
    state = with_figures(state, amended(figure_of(state, "jellal"), at=AWAY), agenda=agenda)
    told: list[Event] = []
    shown = GAME.resolve(state, ScriptedDice(()), told.append)
    assert shown is not None
    assert [(type(each).__name__, each.clause) for each in told] == [("Found", "4.0c")]
    state = settle(GAME, shown, ScriptedDice(()), told.append)
    assert type(told[1]).__name__ == "Killed"
    assert [holds(state, who) for who in ("tossaun", "idris")] == ["A4", "A3"]
