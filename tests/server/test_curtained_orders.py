"""Two people at one screen in a game with secrets: what would tell the other something is not asked but ordered."""

from gonfalon.games.croisades import GAME
from gonfalon.games.croisades.clerk import CroisadesOrders, Fire
from gonfalon.games.croisades.options import Options
from gonfalon.games.croisades.scenarios import PATROL, SULTANS_GUARD
from gonfalon.kernel.clerk import When, behind_a_curtain
from gonfalon.kernel.dice import ScriptedDice
from gonfalon.kernel.sitting import Sitting
from gonfalon.server.opening import row_of
from gonfalon.server.ordering import ordered, shown
from gonfalon.server.stored import Kept
from gonfalon.server.table import Table
from gonfalon.words import Words

SEATS = {"crusader": "person", "saracen": "person"}


def table(scenario: str, **seats: str) -> Table:
    """A table at which a scenario begins."""
    sitting = Sitting(GAME, scenario, Options(), ScriptedDice(()), seats=SEATS | seats)
    return Table(GAME, Kept(row_of(sitting.header, "", 0), ()))


def values(at: Table, name: str) -> list[str]:
    """The values of an order that the Saracens are offered."""
    (order,) = (each for each in shown(at, "saracen", Words("en", "croisades")).orders if each.name == name)
    return [each.value for each in order.values]


def test_4_0c_hidden_men_are_ordered_and_not_asked_for_where_two_share_a_screen() -> None:
    orders = table(PATROL).orders_of("saracen")
    assert orders == CroisadesOrders(ambush=Fire.EVEN, counter=When.FAVOURED)
    assert "ask" not in values(table(PATROL), "ambush")
    assert "ask" in values(table(PATROL), "volley")


def test_what_was_ordered_stands_and_against_a_computer_everything_may_be_asked() -> None:
    shared = table(PATROL)
    shared.row = ordered(shared, "saracen", {"ambush": "never"})
    assert shared.orders_of("saracen") == CroisadesOrders(ambush=Fire.NEVER, counter=When.FAVOURED)
    assert table(PATROL, crusader="recruit").orders_of("saracen") == CroisadesOrders()
    assert "ask" in values(table(PATROL, crusader="recruit"), "ambush")


def test_without_secrets_everything_may_be_asked() -> None:
    assert table(SULTANS_GUARD).orders_of("saracen") == CroisadesOrders()


def test_4_10_fire_from_hiding_is_ordered_only_where_somebody_may_hide() -> None:
    assert values(table(PATROL), "ambush")
    told = shown(table(SULTANS_GUARD), "saracen", Words("en", "croisades"))
    assert [each.name for each in told.orders] == ["volley", "counter", "trifles"]


def test_orders_that_ask_nothing_stay_as_they_are() -> None:
    given = CroisadesOrders(ambush=Fire.SIGHT, counter=When.NEVER)
    assert behind_a_curtain(given) is given
