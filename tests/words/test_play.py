"""Whole games and wrong tries, put into words in every language without a gap."""

import random

import pytest

from gonfalon.games.arsouf import GAME
from gonfalon.games.arsouf.actions import ArsoufAction, Attack, Move
from gonfalon.games.arsouf.pieces import ROSTER, Side
from gonfalon.games.arsouf.state import Options, State
from gonfalon.games.arsouf.view import View
from gonfalon.kernel.dice import SeededDice
from gonfalon.kernel.events import Event, Reckoned
from gonfalon.kernel.sitting import Sitting
from gonfalon.words import Words, languages

SPOKEN = [Words(language, "arsouf", strict=True) for language in languages()]
PLACES = ("00.00", "01.00", "01.02", "03.03", "04.16", "02.18", "13.13", "14.00", "99.99")


@pytest.mark.parametrize("words", SPOKEN, ids=languages())
@pytest.mark.parametrize("scenario", [scenario.id for scenario in GAME.scenarios])
def test_a_whole_game_is_told(scenario: str, words: Words) -> None:
    sitting, told = played(scenario, seed=7)
    sentences = [words.event(event) for event in told]
    end = sitting.outcome()
    assert end is not None
    assert words.outcome(end) == sentences[-1]
    sentences += [words.line(line) for event in told if isinstance(event, Reckoned) for line in event.lines]
    assert not [sentence for sentence in sentences if "{" in sentence or "name-" in sentence]


@pytest.mark.parametrize("words", SPOKEN, ids=languages())
def test_every_refusal_of_a_wrong_try_is_told(words: Words) -> None:
    sitting, _ = played("charge", seed=7)
    states = [sitting.first, *(step.state for step in sitting.steps[::10])]
    refusals = {refusal for state in states for refusal in refused(words, state)}
    assert len(refusals) > 50
    assert not [sentence for sentence in refusals if "{" in sentence]


def played(scenario: str, seed: int) -> tuple[Sitting[State, ArsoufAction, View], list[Event]]:
    """A random game to its end, with all that was told."""
    dice, chance = SeededDice(seed), random.Random(seed)
    sitting = Sitting(GAME, scenario, Options(turn_limit=20), dice, digests=False)
    told = list(sitting.opening)
    while due := sitting.due():
        ask = due[0]
        action = ask.default if ask.ask == "deploy" else GAME.menu(sitting.state, ask.seat).sample(chance)
        told += sitting.trust(action, dice)
    return sitting, told


def refused(words: Words, state: State) -> set[str]:
    """What is said to every move and attack that somebody might try in vain."""
    tries: list[ArsoufAction] = [
        Move(seat=seat, piece=piece.id, to=to) for seat in Side for piece in ROSTER for to in PLACES
    ]
    tries += [
        Attack(seat=seat, piece=piece.id, target=enemy.id) for seat in Side for piece in ROSTER for enemy in ROSTER
    ]
    answers = [GAME.check(state, each) for each in tries]
    return {words.refusal(answer) for answer in answers if answer is not None}
