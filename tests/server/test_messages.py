"""Over whole games every byte that a seat and a spectator receive is the same, whatever is hidden from them."""

from collections.abc import Iterator
from random import Random

import msgspec
import pytest

from gonfalon.kernel.dice import Dice, ScriptedDice, SeededDice
from gonfalon.kernel.events import Tell
from gonfalon.kernel.sitting import Sitting
from gonfalon.lab.conformance import revealed
from gonfalon.server import asking, deeds
from gonfalon.server.attending import BY_DEFAULT, Outrun, answered
from gonfalon.server.live import Tab
from gonfalon.server.opening import row_of
from gonfalon.server.seeing import Eyes, update
from gonfalon.server.stored import After, Kept
from gonfalon.server.table import Table
from gonfalon.server.wire.tables import Standing
from tests.proof.actions import Choose, ProofAction
from tests.proof.events import Readied
from tests.proof.frozen import replace
from tests.proof.game import GAME, ProofGame
from tests.proof.play import random_game
from tests.proof.state import SEATS, Options, State

PEOPLE = dict.fromkeys(SEATS, "person")
SECRET_ASKS = ("load", "choose")


class Watched:
    """A table with a tab of a seat and one of a spectator, and what they have received."""

    def __init__(self, state: State, seat: str | None, game: ProofGame) -> None:
        begun = GAME.position(state)
        sitting = Sitting(game, "night", Options(), ScriptedDice(()), start=begun, seats=PEOPLE)
        row = replace(row_of(sitting.header, "", 0), id="valley", opened=After(0, Standing()), secret="dice")
        self.table = Table(game, Kept(row, ()))
        self.seat = seat
        self.tabs = [Tab(seat or ""), Tab("")]
        self.table.listeners.update(self.tabs)
        for tab in self.tabs:
            tab.greet(self.table, None)

    def act(self, action: ProofAction, turn: int) -> list[str]:
        """Take an action; answers what it reveals to the seat."""
        table = self.table
        # Both tables throw the same dice, whatever was thrown before.
        table.thrown = 1000 * turn
        ask = next(ask for ask in table.sitting.due() if ask.seat == action.seat)
        since, change = table.seq, deeds.act(table, ask.id, action)
        table.append(change.deeds, change.logged)
        table.publish(since)
        return revealed(table.sitting.steps[-1].told, self.seat, SEATS)

    def received(self) -> list[bytes]:
        """Everything pushed so far, and everything that can be asked for now."""
        pushed = [msgspec.json.encode(list(tab._unread._queue)) for tab in self.tabs]  # type: ignore[attr-defined]
        return pushed + [msgspec.json.encode(each) for seat in {self.seat, None} for each in self.asked(seat)]

    def asked(self, seat: str | None) -> Iterator[object]:
        """The whole table, its replay and every moment of it, the list of games, and what is said to who comes late."""
        eyes = Eyes(seat)
        yield update(self.table, eyes, None)
        yield asking.replay_of(self.table, eyes)
        yield from (
            asking.moment_of(self.table, eyes, entries) for entries in range(len(self.table.heard_by(seat)) + 1)
        )
        yield self.table.standing()
        yield deeds.stale(self.table, seat)


def twins(state: State, seat: str | None, seed: int, game: ProofGame) -> bool:
    """Play two games that differ in what a seat may not know, until different things are revealed to it.

    Others answer in secret whatever they like, in one game more often than in the other.
    """
    random = Random(seed)
    imagined = GAME.imagine(GAME.view(state, seat), SeededDice(seed))
    true, other = Watched(state, seat, game), Watched(imagined, seat, game)
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
    watched = Watched(choosing, "owl", ProofGame())
    watched.act(Choose(seat="fox", card="haste"), 1)
    table = watched.table
    seq, ask = table.numbers.heard(table.seq, "owl"), next(ask for ask in table.sitting.due() if ask.seat == "owl")
    watched.act(Choose(seat="fox", card="stealth"), 2)
    assert answered(seq, ask, ask.default, BY_DEFAULT, table).seat == "owl"
    watched.act(Choose(seat="hare", card="stealth"), 3)
    with pytest.raises(Outrun):
        answered(seq, ask, ask.default, BY_DEFAULT, table)
