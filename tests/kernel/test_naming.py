"""Names are typed once: whoever reads or checks a struct finds them by kind, wherever they stand in it."""

from typing import Annotated

from msgspec import Struct, json

from gonfalon.kernel.naming import Named, Names, kinds_of, names_in, put_in_order, why_unknown

Ship = Annotated[str, Names("ship")]
Port = Annotated[str, Names("port")]


class Leg(Struct, frozen=True):
    """A part of a voyage."""

    to: Port
    tons: int = 0


class Voyage(Struct, frozen=True, kw_only=True):
    """A voyage with every kind of place that a name may stand in."""

    seat: str
    ship: Ship
    escort: Ship | None = None
    ports: tuple[Port, ...] = ()
    sold: tuple[tuple[Ship, Port], ...] = ()
    legs: tuple[Leg, ...] = ()
    home: Port = ""


KNOWN = {"port": {"Acre", "Tyre"}, "ship": {"Falcon", "Swan"}}
FULL = Voyage(
    seat="Venice",
    ship="Falcon",
    escort="Swan",
    ports=("Acre", "Tyre"),
    sold=(("Swan", "Tyre"),),
    legs=(Leg("Acre", 3),),
    home="Tyre",
)


def test_every_name_is_found_with_its_field_and_kind() -> None:
    assert list(names_in(FULL)) == [
        Named("ship", "ship", "Falcon"),
        Named("escort", "ship", "Swan"),
        Named("ports", "port", "Acre"),
        Named("ports", "port", "Tyre"),
        Named("sold", "ship", "Swan"),
        Named("sold", "port", "Tyre"),
        Named("legs", "port", "Acre"),
        Named("home", "port", "Tyre"),
    ]


def test_what_is_left_out_names_nothing() -> None:
    assert [each.name for each in names_in(Voyage(seat="Venice", ship=""))] == [""]


def test_an_unknown_name_is_refused_under_its_kind_in_the_order_of_kinds() -> None:
    assert why_unknown(KNOWN, FULL) is None
    lost = Voyage(seat="Venice", ship="Ark", ports=("Acre",), legs=(Leg("Atlantis"),))
    refusal = why_unknown(KNOWN, lost)
    assert refusal is not None
    assert (refusal.clause, refusal.key, dict(refusal.args)) == ("K3", "no-such-port", {"port": "Atlantis"})
    refusal = why_unknown(KNOWN, Voyage(seat="Venice", ship="Ark"))
    assert refusal is not None
    assert (refusal.key, dict(refusal.args)) == ("no-such-ship", {"ship": "Ark"})


def test_fields_of_one_kind_are_known_by_their_type() -> None:
    assert kinds_of(Voyage) == {"ship": "ship", "escort": "ship", "ports": "port", "legs": "port", "home": "port"}


def test_a_typed_name_is_an_ordinary_string_on_the_wire() -> None:
    assert json.decode(json.encode(FULL), type=Voyage) == FULL


class Convoy(Struct, frozen=True):
    """Ships that sail together; who is named first means nothing."""

    ships: tuple[Ship, ...]

    def __post_init__(self) -> None:
        put_in_order(self, "ships", {"Falcon": 0, "Swan": 1})


def test_names_whose_order_means_nothing_are_kept_in_one() -> None:
    assert Convoy(("Swan", "Falcon")) == Convoy(("Falcon", "Swan"))
    assert json.decode(b'{"ships": ["Swan", "Falcon"]}', type=Convoy).ships == ("Falcon", "Swan")
    assert Convoy(("Ark", "Swan", "Falcon", "Swan")).ships == ("Falcon", "Swan", "Swan", "Ark")
