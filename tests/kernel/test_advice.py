"""Advice is optional: a game that gives none is still asked, and answers nothing."""

from gonfalon.kernel.accounts import Account
from tests.proof.game import GAME
from tests.proof.play import NO_DICE, random_game


def test_a_game_without_advice_answers_every_question_of_a_table() -> None:
    state = next(random_game(1)).state
    view, advice = GAME.view(state, "fox"), GAME.advice
    default = GAME.due(state)[0].default
    assert advice.reach(view, "amber", NO_DICE) == advice.threat(view, "amber", NO_DICE) == ()
    assert advice.sightline(view, "hill", "wood", NO_DICE) is None
    assert advice.sightlines(view, "amber", NO_DICE) == ()
    assert advice.accounts(view, [default, default], NO_DICE) == (Account(), Account())
    assert advice.weighed(state) is state
    assert (advice.charts, advice.sheet("night")) == ((), None)
    assert (advice.pieces(), advice.tally(view)) == ((), None)
