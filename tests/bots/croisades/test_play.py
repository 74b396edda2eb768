"""Bots at the table of Croisades: lawful in every ask, alike for the same seed, with reasons in every language."""

import ast
import pickle
from pathlib import Path

import pytest

from gonfalon.bots import bot_named
from gonfalon.bots.value import croisades
from gonfalon.games.croisades import GAME
from gonfalon.games.croisades.decisions import DECISIONS
from gonfalon.kernel.dice import SeededDice
from gonfalon.kernel.events import unheard
from gonfalon.kernel.game import take
from gonfalon.words import Words, languages
from tests.bots.croisades.tables import answer, game

RARE = {"aside", "bear", "counter", "fall", "fight", "hide", "muster", "place", "set-down"}
"""What a few games may well not ask for; each has a position of its own."""


@pytest.mark.parametrize("names", [("captain:300", "random"), ("random", "captain:300")])
def test_whatever_the_other_side_does_is_answered_lawfully(names: tuple[str, str]) -> None:
    for state, _, _, action in game(names, 3):
        assert GAME.check(state, action) is None


def test_whole_games_are_lawful_and_every_ask_is_answered_for_a_reason_that_every_language_can_say() -> None:
    words = [Words(language, GAME.name, strict=True) for language in languages()]
    known = {clause.id for clause in GAME.rulebook.clauses} | {ruling.id for ruling in GAME.rulings}
    seen = set()
    for seed in range(2):
        for state, ask, bot, action in game(("captain:300", "recruit"), seed):
            assert GAME.check(state, action) is None
            reason = bot.why()
            assert reason.key != "default"
            assert reason.clauses
            assert set(reason.clauses) <= known
            assert all(each.say(f"why-{reason.key}", reason.args) for each in words)
            seen.add(ask.ask)
    assert DECISIONS.asks - seen <= RARE


def test_every_reason_in_the_source_has_its_sentence_in_every_language() -> None:
    keys = {key for path in Path(croisades.__file__).parent.glob("*.py") for key in reasons_in(path)}
    assert len(keys) > 30
    for language in languages():
        words = Words(language, GAME.name, strict=True)
        assert [key for key in keys if not words.knows(f"why-{key}")] == []


def reasons_in(path: Path) -> set[str]:
    """The keys that a file hands to `Reason`, `done` and `why_shot`, and those it chooses from."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in FIRST:
            key = node.args[FIRST[node.func.id]]
            found |= {each.value for each in ast.walk(key) if isinstance(each, ast.Constant)}
        if isinstance(node, ast.IfExp):
            found |= {each.value for each in (node.body, node.orelse) if is_key(each)}  # type: ignore[attr-defined]
    return {str(key) for key in found}


FIRST = {"Reason": 0, "done": 1, "why_shot": 1}
"""Which argument is the key."""


def is_key(node: ast.expr) -> bool:
    """Whether it is the key of a sentence about marks, which are chosen apart."""
    return isinstance(node, ast.Constant) and str(node.value).startswith("mark-")


def test_the_same_seed_in_the_same_game_gives_the_same_answers() -> None:
    once = [action for _, _, _, action in game(("captain:300", "captain:300"), 5)]
    again = [action for _, _, _, action in game(("captain:300", "captain:300"), 5)]
    assert once == again


def test_a_bot_that_comes_in_the_middle_answers_by_seed_and_view_alone() -> None:
    states = [state for state, ask, _, _ in game(("recruit", "recruit"), 2) if ask.ask == "move"]
    for state in states[::40]:
        assert answer(bot_named("captain", GAME, 9), state) == answer(bot_named("captain", GAME, 9), state)


def test_a_bot_sent_to_another_process_goes_on_with_its_plan() -> None:
    bot = bot_named("captain:300", GAME, 5)
    state = next(state for state, ask, _, _ in game(("captain:300", "recruit"), 5) if ask.ask == "move")
    after = take(GAME, state, answer(bot, state), SeededDice(1), unheard)
    while GAME.due(after)[0].ask == "defend":
        after = take(GAME, after, GAME.due(after)[0].default, SeededDice(1), unheard)
    assert GAME.due(after)[0].ask == "move"
    elsewhere = pickle.loads(pickle.dumps(bot))
    assert answer(elsewhere, after) == answer(bot, after)
    assert elsewhere.why() == bot.why()
