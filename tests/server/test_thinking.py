"""Bots think in processes of their own, remember what they planned, and are replaced when they die."""

import msgspec
import pytest

from gonfalon.bots import bot_named
from gonfalon.games.arsouf import GAME
from gonfalon.kernel.agenda import ask_of
from gonfalon.kernel.dice import SeededDice
from gonfalon.kernel.events import unheard
from gonfalon.kernel.game import begin, take
from gonfalon.server.dice import CountedDice, bot_seed
from gonfalon.server.thinkers import Thinkers, ThoughtFailed
from gonfalon.server.thinking import Question, think
from tests.looping import in_loop

SEATS = ("crusader", "muslim")


def question(state: object, seat: str, level: str, mind: bytes = b"") -> Question:
    view = msgspec.json.encode(GAME.view(state, seat))  # type: ignore[arg-type]
    return Question(game="arsouf", level=level, seed=7, seat=seat, view=view, mind=mind)


@pytest.mark.parametrize("level", ["random", "recruit", "captain:60"])
def test_a_bot_whose_mind_travels_plays_as_one_that_stays(level: str) -> None:
    dice = SeededDice(1)
    state = begin(GAME, "gate", GAME.options(), dice, unheard)
    bots, minds = {seat: bot_named(level, GAME, 7) for seat in SEATS}, dict.fromkeys(SEATS, b"")
    for _ in range(25):
        if not (due := GAME.due(state)):
            break
        seat = due[0].seat
        ask = ask_of(due, seat)
        assert ask is not None
        expected = bots[seat].choose(GAME.view(state, seat), ask, GAME.menu(state, seat))
        thought = think(question(state, seat, level, minds[seat]))
        assert msgspec.json.decode(thought.action, type=GAME.action_type) == expected
        assert thought.reason == bots[seat].why()
        minds[seat] = thought.mind
        state = take(GAME, state, expected, dice, unheard)


def test_a_thinker_that_dies_is_replaced() -> None:
    async def play() -> bytes:
        thinkers = Thinkers(1)
        state = begin(GAME, "gate", GAME.options(), SeededDice(1), unheard)
        asked = question(state, "crusader", "random")
        try:
            first = await thinkers.think(asked, "a table")
            (process,) = thinkers._all
            process.kill()
            await process.wait()
            again = await thinkers.think(asked, "a table")
        finally:
            await thinkers.close()
        assert again.action == first.action
        return again.action

    assert in_loop(play)


def test_a_question_over_which_every_thinker_dies_fails(capfd: pytest.CaptureFixture[str]) -> None:
    async def play() -> None:
        thinkers = Thinkers(1)
        try:
            await thinkers.think(Question("chess", "random", 1, "white", b"{}", b""), "a table")
        finally:
            await thinkers.close()

    with pytest.raises(ThoughtFailed, match="random of chess"):
        in_loop(play)
    assert "chess" in capfd.readouterr().err


def test_a_bots_seed_tells_nothing_of_the_dice() -> None:
    seeds = {bot_seed("one secret", "crusader"), bot_seed("one secret", "muslim"), bot_seed("another", "crusader")}
    assert len(seeds) == 3


def test_counted_dice_are_fair_enough_and_go_on_from_where_they_were() -> None:
    dice = CountedDice("secret", 0)
    faces = [dice.roll(6, clause="2.1", why="test") for _ in range(6000)]
    assert all(880 < faces.count(face) < 1120 for face in range(1, 7))
    later = CountedDice("secret", 5990)
    assert [later.roll(6, clause="2.1", why="test") for _ in range(10)] == faces[5990:]
