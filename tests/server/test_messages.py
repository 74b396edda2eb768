"""Over whole games every byte that a seat and a spectator receive is the same, whatever is hidden from them."""

from random import Random

import pytest

from gonfalon.kernel.dice import Dice, SeededDice
from gonfalon.kernel.events import Tell
from gonfalon.server.attending import BY_DEFAULT, Outrun, answered
from tests.proof.actions import Choose, ProofAction
from tests.proof.events import Readied
from tests.proof.game import GAME, ProofGame
from tests.proof.play import random_game
from tests.proof.state import SEATS, State
from tests.server.watched import Watched

NIGHT = "night"
SECRET_ASKS = ("load", "choose")


def twins(state: State, seat: str | None, seed: int, game: ProofGame) -> bool:
    """Play two games that differ in what a seat may not know, until different things are revealed to it.

    Others answer in secret whatever they like, in one game more often than in the other.
    """
    random = Random(seed)
    imagined = GAME.imagine(GAME.view(state, seat), SeededDice(seed))
    true, other = Watched(state, seat, game, NIGHT), Watched(imagined, seat, game, NIGHT)
    turn = 0
    while due := true.table.sitting.due():
        turn += 1
        ask = random.choice(due)
        mine = GAME.menu(true.table.sitting.state, ask.seat).sample(random)
        if ask.answered and ask.seat != seat:
            true.act(mine, turn)
        else:
            is_secret = ask.ask in SECRET_ASKS and ask.seat != seat
            theirs = GAME.menu(other.table.sitting.state, ask.seat).sample(random) if is_secret else mine
            if GAME.check(other.table.sitting.state, theirs) is not None:
                mine = theirs = ask.default
            if GAME.check(other.table.sitting.state, theirs) is not None:
                return False
            if true.act(mine, turn) != other.act(theirs, turn):
                return False
        assert true.received() == other.received()
    return True


@pytest.mark.parametrize("seat", [*SEATS, None])
@pytest.mark.parametrize("seed", range(3))
def test_no_message_depends_on_what_its_reader_may_not_know(seed: int, seat: str | None) -> None:
    ended = [twins(sitting.state, seat, seed + place, ProofGame()) for place, sitting in enumerate(random_game(seed))]
    assert len(ended) > 10


class TellsOfReplacing(ProofGame):
    """The proof game where everybody hears of a secret answer that is replaced."""

    def apply(self, state: State, action: ProofAction, dice: Dice, tell: Tell) -> State:
        if isinstance(action, Choose):
            tell(Readied(clause="2.1", seat=action.seat))
        return super().apply(state, action, dice, tell)


def test_2_1_the_law_hears_of_an_answer_that_was_replaced() -> None:
    def all_alike(game: ProofGame) -> bool:
        """Whether a spectator cannot tell who changes his mind."""
        for seed in range(20):
            (*_, choosing) = [each.state for each in random_game(seed) if each.due() and each.due()[0].ask == "choose"]
            try:
                twins(choosing, None, seed, game)
            except AssertionError:
                return False
        return True

    assert all_alike(ProofGame())
    assert not all_alike(TellsOfReplacing())


def test_2_1_a_bot_does_not_think_again_because_another_has_changed_his_mind() -> None:
    (choosing, *_) = [each.state for each in random_game(1) if each.due() and each.due()[0].ask == "choose"]
    watched = Watched(choosing, "owl", ProofGame(), NIGHT)
    watched.act(Choose(seat="fox", card="haste"), 1)
    table = watched.table
    seq, ask = table.numbers.heard(table.seq, "owl"), next(ask for ask in table.sitting.due() if ask.seat == "owl")
    watched.act(Choose(seat="fox", card="stealth"), 2)
    assert answered(seq, ask, ask.default, BY_DEFAULT, table).seat == "owl"
    watched.act(Choose(seat="hare", card="stealth"), 3)
    with pytest.raises(Outrun):
        answered(seq, ask, ask.default, BY_DEFAULT, table)
