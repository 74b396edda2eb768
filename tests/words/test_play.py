"""Wrong tries are answered in every language without a gap; the survey holds whole games against the same law."""

import random

import pytest

from gonfalon.games.arsouf import GAME
from gonfalon.games.arsouf.actions import ArsoufAction, Attack, Move
from gonfalon.games.arsouf.pieces import ROSTER, Side
from gonfalon.games.arsouf.state import Options, State
from gonfalon.games.arsouf.view import View
from gonfalon.kernel.dice import SeededDice
from gonfalon.kernel.sitting import Sitting
from gonfalon.words import Words, languages

SPOKEN = [Words(language, "arsouf", strict=True) for language in languages()]
PLACES = ("00.00", "01.00", "01.02", "03.03", "04.16", "02.18", "13.13", "14.00", "99.99")


@pytest.mark.parametrize("words", SPOKEN, ids=languages())
def test_every_refusal_of_a_wrong_try_is_told(words: Words) -> None:
    sitting = played("charge", seed=7)
    states = [sitting.first, *(step.state for step in sitting.steps[::10])]
    refusals = {refusal for state in states for refusal in refused(words, state)}
    assert len(refusals) > 50
    assert not [sentence for sentence in refusals if "{" in sentence]


def played(scenario: str, seed: int) -> Sitting[State, ArsoufAction, View]:
    """A random game to its end."""
    dice, chance = SeededDice(seed), random.Random(seed)
    sitting = Sitting(GAME, scenario, Options(turn_limit=20), dice, digests=False)
    while due := sitting.due():
        sitting.trust(GAME.menu(sitting.state, due[0].seat).sample(chance), dice)
    return sitting


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
