"""Games with secrets at the server: what belongs to a scenario, what is sealed, and what nobody else is told."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from gonfalon.kernel.advice import Advice
from tests.proof.actions import ProofAction
from tests.proof.frozen import replace
from tests.proof.game import SCENARIOS, ProofGame
from tests.proof.state import SEATS, State
from tests.proof.view import View
from tests.server.serving import Visitor, served

PEOPLE = dict.fromkeys(SEATS, "person")


class Maps(Advice[State, ProofAction, View]):
    """A map for each scenario."""

    def sheet(self, scenario: str) -> str:
        return f"the valley by {scenario}"


class TwoCrossings(ProofGame):
    """The proof game with a second scenario, in which nothing is secret."""

    scenarios = (*SCENARIOS, replace(SCENARIOS[0], id="day", secrets=False))
    advice = Maps()


@pytest.fixture
def valley(tmp_path: Path) -> Iterator[Visitor]:
    """Somebody where the proof game can be played by night and by day."""
    with served(tmp_path, {"proof": TwoCrossings()}) as visitor:
        yield visitor


def opened(valley: Visitor, scenario: str = "night", **fields: object) -> str:
    """The address of a new table."""
    wish = {"game": "proof", "scenario": scenario, "seats": PEOPLE, **fields}
    answer = valley.wish("/api/tables", **wish)
    assert answer.status_code == 201, answer.text
    return f"/api/tables/{answer.json()['id']}"


def test_secrets_belong_to_a_scenario(valley: Visitor) -> None:
    (game,) = valley.get("/api/games").json()["games"]
    assert {each["id"]: each["secrets"] for each in game["scenarios"]} == {"night": True, "day": False}
    for scenario, has_secrets in (("night", True), ("day", False)):
        table = opened(valley, scenario)
        assert valley.get(table).json()["info"]["secrets"] is has_secrets
        assert valley.now(table)["curtain"] is has_secrets


def test_a_sheet_belongs_to_a_scenario(valley: Visitor) -> None:
    wanted = {"": "night", "?scenario=night": "night", "?scenario=day": "day"}
    for query, scenario in wanted.items():
        assert valley.get(f"/api/games/proof/sheet{query}").json() == f"the valley by {scenario}"
    nowhere = valley.get("/api/games/proof/sheet?scenario=noon")
    assert (nowhere.status_code, nowhere.json()) == (404, {"problem": "missing", "what": "scenario"})


@pytest.mark.parametrize(("what", "word"), [("record", "crónica"), ("position", "posición"), ("branch", "Seguir")])
def test_a_game_with_secrets_is_sealed_while_it_goes_on(valley: Visitor, what: str, word: str) -> None:
    night, day = opened(valley), opened(valley, "day")

    def asked(table: str) -> httpx.Response:
        if what == "branch":
            return valley.wish(f"{table}/branch?language=es", entries=0)
        return valley.get(f"{table}/{what}?language=es")

    refused = asked(night)
    assert (refused.status_code, refused.json()["problem"], refused.json()["what"]) == (423, "sealed", what)
    assert word in refused.json()["sentence"]
    assert asked(day).status_code in (200, 201)
    assert valley.wish(f"{night}/resign", seat="fox").status_code == 200
    assert asked(night).status_code in (200, 201)


def test_a_known_seed_is_no_seed_of_secret_dice(valley: Visitor) -> None:
    fields = {"game": "proof", "seats": PEOPLE, "seed": 7}
    refused = valley.wish("/api/tables", scenario="night", **fields)
    assert (refused.status_code, refused.json()["what"]) == (423, "seed")
    assert valley.wish("/api/tables", scenario="day", **fields).status_code == 201
