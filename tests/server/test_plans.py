"""Plans at a table: taken one by one, resumed after default answers, stopped by anything else, and never half lost."""

import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gonfalon.server.attending import BEAT
from tests.proof.frozen import replace
from tests.proof.game import GAME as PROOF
from tests.proof.play import AMBER, CLOVER, STEPPING
from tests.proof.position import Position
from tests.server.serving import NearThinkers, Program, Visitor, eventually, key, served

PEOPLE = dict.fromkeys(("fox", "hare", "owl"), "person")
AGAINST_OWL = {**PEOPLE, "owl": "random"}
BEGUN = Position(
    markers=(replace(AMBER, at="camp", steps=9), CLOVER), agenda=STEPPING, asked=2, whistles=1, rider="hill"
)


def steps(*places: str) -> list[dict[str, str]]:
    """A walk of the fox's marker."""
    return [{"do": "step", "seat": "fox", "token": "amber", "to": place} for place in places]


WALK = steps("mill", "hill", "mill", "camp", "wood")
"""The owl, on the hill, is asked in the mill and on the hill, and not in the camp and the wood."""


def opened(visitor: Visitor, position: Position = BEGUN, seats: dict[str, str] = PEOPLE) -> str:
    """A table of the proof game where the fox is about to walk."""
    wish = {"game": "proof", "position": msgspec.to_builtins(position), "seats": seats, "delay": 30_000}
    answer = visitor.wish("/api/import", **wish)
    assert answer.status_code == 201, answer.text
    return f"/api/tables/{answer.json()['id']}"


def ask_of(visitor: Visitor, table: str, seat: str = "fox") -> int:
    """The number of what a seat is asked."""
    due = [each["id"] for each in visitor.now(table, seat=seat)["due"] if each["seat"] == seat]
    assert due, f"{seat} is not asked"
    number: int = due[0]
    return number


def plan(visitor: Visitor, table: str, actions: list[dict[str, str]], **fields: Any) -> Any:
    """Send a plan of the fox."""
    return visitor.wish(f"{table}/plan", ask=ask_of(visitor, table), actions=actions, **fields)


def answer(visitor: Visitor, table: str, verb: str, seat: str = "owl") -> None:
    """Let a seat answer with a verb alone."""
    wish = {"ask": ask_of(visitor, table, seat), "action": {"do": verb, "seat": seat}}
    assert visitor.wish(f"{table}/actions", **wish).status_code == 200


def progress(visitor: Visitor, table: str, seat: str = "fox") -> tuple[int, int, str] | None:
    """How many actions of the plan are taken and left, and why it stands still."""
    now = visitor.now(table, seat=seat)["plan"]
    return None if now is None else (now["taken"], len(now["left"]), now["halt"])


def verbs(visitor: Visitor, table: str) -> list[str]:
    """What was done, as the fox hears it: of the owl's answers he hears only whether the whistle blew."""
    entries = [item for item in visitor.now(table, seat="fox")["log"] if item["item"] == "entered"]
    return [done(entry) for entry in entries]


def done(entry: dict[str, Any]) -> str:
    """What an entry of the log was."""
    if entry["action"] is not None:
        return str(entry["action"]["do"])
    return "challenge" if "challenged" in [event["event"] for event in entry["events"]] else "pass"


@pytest.fixture(scope="module")
def proof(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with served(tmp_path_factory.mktemp("plans"), {"proof": PROOF}, NearThinkers(PROOF)) as visitor:
        yield visitor


def test_a_plan_waits_for_each_answer_and_goes_on_after_the_default(proof: Visitor) -> None:
    table = opened(proof)
    done = plan(proof, table, WALK)
    assert (done.status_code, done.json()) == (200, {"seq": 1, "lost": []})
    assert progress(proof, table) == (1, 4, "waiting")
    for taken in (2, 3):
        answer(proof, table, "pass")
        assert progress(proof, table) == (taken, 5 - taken, "waiting")
    answer(proof, table, "pass")
    assert progress(proof, table) == (5, 0, "done")
    assert verbs(proof, table) == ["step", "pass"] * 3 + ["step", "step"]


def test_a_plan_is_told_to_its_own_seat_alone(proof: Visitor) -> None:
    table = opened(proof)
    plan(proof, table, WALK)
    for seat in ("hare", "owl", ""):
        assert proof.now(table, seat=seat)["plan"] is None


def test_a_plan_is_stopped_by_another_answer(proof: Visitor) -> None:
    table = opened(proof, replace(BEGUN, options=replace(BEGUN.options, hounds=1)))
    plan(proof, table, WALK)
    answer(proof, table, "challenge")
    assert progress(proof, table) == (1, 4, "interrupted")
    assert verbs(proof, table) == ["step", "challenge"]


def test_a_plan_is_stopped_by_a_die(proof: Visitor) -> None:
    table = opened(proof, replace(BEGUN, spent=2, whistles=0))
    plan(proof, table, steps("wood", "ford", "wood", "camp"))
    now = progress(proof, table)
    # On a one the ford sweeps the marker away, and the plan has nobody left to walk.
    assert now == (2, 2, "rolled")


def test_a_plan_is_stopped_by_a_refusal_which_it_tells(proof: Visitor) -> None:
    table = opened(proof)
    plan(proof, table, steps("wood", "hill", "mill"))
    now = proof.now(table, seat="fox")["plan"]
    assert (now["taken"], now["halt"], now["refusal"]["clause"], now["refusal"]["key"]) == (
        1,
        "refused",
        "3.1",
        "no-path",
    )
    assert now["left"][0] == steps("hill")[0]


def test_a_plan_whose_first_action_is_refused_changes_nothing(proof: Visitor) -> None:
    table = opened(proof)
    refused = plan(proof, table, steps("town", "mill"))
    assert (refused.status_code, refused.json()["clause"]) == (422, "3.1")
    assert proof.now(table, seat="fox")["seq"] == 0
    assert progress(proof, table) is None


def test_a_plan_of_a_bot_of_two_seats_of_none_or_of_a_closed_ask_is_refused(proof: Visitor) -> None:
    table = opened(proof, seats=AGAINST_OWL)
    number = ask_of(proof, table)

    def problem(ask: int, actions: Any) -> tuple[int, str]:
        answer = proof.wish(f"{table}/plan", ask=ask, actions=actions)
        return answer.status_code, answer.json().get("field") or answer.json().get("clause") or answer.json()["problem"]

    assert problem(number, []) == (400, "actions")
    assert problem(number, steps(*["mill"] * 65)) == (400, "actions")
    assert problem(number, [*steps("mill"), {"do": "halt", "seat": "hare"}]) == (400, "actions[1].seat")
    assert problem(number, [{"do": "step"}]) == (400, "actions[0]")
    assert problem(number, [{"do": "rest", "seat": "owl"}]) == (422, "K1")
    assert problem(number + 1, steps("mill")) == (422, "K1"), "the hare's ask"
    assert problem(99, steps("mill")) == (409, "stale")
    assert proof.now(table, seat="fox")["seq"] == 0


def test_the_same_key_again_plans_nothing_again(proof: Visitor) -> None:
    table, once = opened(proof), key()
    number = ask_of(proof, table)
    first = proof.wish(f"{table}/plan", ask=number, actions=WALK, key=once)
    answer(proof, table, "pass")
    again = proof.wish(f"{table}/plan", ask=number, actions=WALK, key=once)
    assert again.json() == first.json() == {"seq": 1, "lost": []}
    assert progress(proof, table) == (2, 3, "waiting")


def test_a_plan_is_undone_as_its_single_actions(proof: Visitor) -> None:
    table = opened(proof)
    plan(proof, table, steps("wood", "camp", "wood"))
    assert verbs(proof, table) == ["step"] * 3
    assert [each["entry"] for each in proof.now(table, seat="fox")["cancellable"]] == [0, 1, 2]
    assert proof.wish(f"{table}/undo", seat="fox").status_code == 200
    assert verbs(proof, table) == ["step"] * 2
    assert progress(proof, table) is None


def test_who_acts_beside_his_plan_has_given_it_up(proof: Visitor) -> None:
    table = opened(proof)
    plan(proof, table, steps("wood", "hill"))
    wish = {"ask": ask_of(proof, table), "action": steps("camp")[0]}
    assert proof.wish(f"{table}/actions", **wish).status_code == 200
    assert progress(proof, table) is None


def test_a_plan_survives_a_restart_and_goes_on(tmp_path: Path) -> None:
    with served(tmp_path, {"proof": PROOF}) as visitor:
        table = opened(visitor)
        plan(visitor, table, WALK)
        answer(visitor, table, "pass")
    with served(tmp_path, {"proof": PROOF}) as visitor:
        assert progress(visitor, table) == (2, 3, "waiting")
        answer(visitor, table, "pass")
        answer(visitor, table, "pass")
        assert progress(visitor, table) == (5, 0, "done")
        replay = visitor.get(f"{table}/replay", params={"seat": "fox"}).json()
        assert [done(entry) for entry in replay["entries"]] == ["step", "pass"] * 3 + ["step", "step"]


def test_a_killed_server_forgets_no_step_that_was_acknowledged(tmp_path: Path) -> None:
    with Program(tmp_path) as program, Visitor(program.start()) as visitor:
        table = visitor.open(delay=0)
        now = visitor.now(table)
        moves = [offer for offer in now["menu"]["offers"] if offer["do"] == "move"]
        actions = [{**offer, "to": offer["to"]["one"][0]} for offer in moves]
        answer = visitor.wish(f"{table}/plan", ask=now["due"][0]["id"], actions=actions[:3])
        assert answer.status_code == 200, answer.text
        before = visitor.now(table)
        program.kill()
    with Program(tmp_path) as program, Visitor(program.start()) as visitor:
        after = visitor.now(table)
        assert after["seq"] >= answer.json()["seq"] > 0
        assert (after["entries"], after["plan"]) == (before["entries"], before["plan"])


def test_a_plan_of_eight_steps_past_a_bot_that_passes_takes_under_a_second(proof: Visitor) -> None:
    table = opened(proof, replace(BEGUN, whistles=0), AGAINST_OWL)
    began = time.monotonic()
    assert plan(proof, table, steps(*("mill", "hill") * 4)).status_code == 200
    eventually(lambda: len(verbs(proof, table)) == 16)
    # The clock of a busy machine is no law; the delay of half a minute is.
    assert 8 * BEAT <= time.monotonic() - began < 4
