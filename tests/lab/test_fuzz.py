"""The fuzzer finds what is broken and can show it again."""

import json
from random import Random
from typing import Any

import msgspec

from gonfalon.games.arsouf.actions import ArsoufAction, Attack
from gonfalon.games.arsouf.game import Arsouf
from gonfalon.games.arsouf.state import Options
from gonfalon.kernel.dice import SeededDice
from gonfalon.kernel.replay import replay
from gonfalon.kernel.rulebook import Refusal
from gonfalon.kernel.sitting import Sitting
from gonfalon.lab.forge import Forge, verbs
from gonfalon.lab.fuzz import Finding, Fuzzer, FuzzReport, fuzz
from gonfalon.lab.mangle import mangled
from gonfalon.lab.moment import AnySitting, moments, wander
from gonfalon.registry import AnyGame, game_named

GAME = game_named("arsouf")


class Broken(Arsouf):
    """Lets any piece attack any other, near or far."""

    def check(self, state: Any, action: ArsoufAction) -> Refusal | None:
        refusal = super().check(state, action)
        return None if refusal and refusal.key == "not-adjoining" and isinstance(action, Attack) else refusal


class Brittle(Arsouf):
    """Breaks down over a position without pieces."""

    def state_of(self, position: Any) -> Any:
        return super().state_of(position) if position.pieces[0] else None


def rounds(game: AnyGame, count: int, seed: int = 1, at: int = 0) -> FuzzReport:
    fuzzer = Fuzzer(game, seed, at)
    for _ in range(count):
        fuzzer.round()
    return fuzzer.report()


def first(game: AnyGame, law: str) -> Finding:
    """The first finding under a law."""
    fuzzer = Fuzzer(game, 1)
    while fuzzer.rounds < 30:
        fuzzer.round()
        for finding in fuzzer.findings:
            if finding.law == law:
                return finding
    raise AssertionError(f"{law} is not broken in {fuzzer.rounds} rounds")


def test_a_broken_rule_is_found_with_a_record_that_leads_there() -> None:
    finding = first(Broken(), "forgeries_are_refused")
    assert "is lawful and not offered" in finding.what
    assert finding.record is not None
    assert not finding.record.entries, "a position is the shortest way to a moment"
    (ask,) = replay(Broken(), finding.record).due()
    assert ask.ask == "attack"


def test_an_exception_over_a_mangled_position_is_found() -> None:
    assert "IndexError" in first(Brittle(), "mangled positions").what


def test_a_round_can_be_played_again_by_itself() -> None:
    finding = first(Broken(), "forgeries_are_refused")
    assert finding in rounds(Broken(), 1, at=finding.round).findings


def test_the_same_rounds_give_the_same_report() -> None:
    assert rounds(GAME, 3) == rounds(GAME, 3)
    assert rounds(GAME, 3).seen != {}


def test_it_stops_when_the_time_is_over_and_says_how_far_it_is() -> None:
    heard: list[float] = []
    report = fuzz(GAME, 0.3, seed=1, progress=heard.append)
    assert report.rounds == len(heard) > 0
    assert heard == sorted(heard)


def test_mangled_text_is_different_and_depends_only_on_the_seed() -> None:
    value = {"ask": "move", "pieces": [{"piece": "richard", "at": "01.02"}], "turn": 3}
    texts = [mangled(value, Random(seed)) for seed in range(60)]
    assert texts == [mangled(value, Random(seed)) for seed in range(60)]
    assert len(set(texts)) > 40
    assert sum(not _is_json(text) for text in texts) > 0


def test_forged_actions_are_well_formed_and_of_every_verb() -> None:
    moment = moments(_begun("printed"))[-1]
    forged = list(Forge(moment, Random(1)).actions(400))
    assert {action.__struct_config__.tag for action in forged} == set(verbs(GAME.action_type))
    for action in forged:
        assert msgspec.json.decode(msgspec.json.encode(action), type=GAME.action_type) == action
    judged = [GAME.check(moment.state, action) for action in forged]
    assert None in judged
    assert len({refusal.clause for refusal in judged if refusal}) > 4


def _begun(scenario: str) -> AnySitting:
    dice = SeededDice(1)
    sitting: AnySitting = Sitting(GAME, scenario, Options(), dice)
    wander(sitting, Random(1), dice, 10)
    return sitting


def _is_json(text: bytes) -> bool:
    try:
        json.loads(text)
    except (ValueError, RecursionError):
        return False
    return True
