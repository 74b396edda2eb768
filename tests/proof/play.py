"""Ways into the proof game for tests: positions of a few markers, and random games."""

from collections.abc import Iterable, Iterator
from random import Random

from gonfalon.kernel.dice import ScriptedDice, SeededDice
from gonfalon.kernel.events import Event
from gonfalon.kernel.game import take
from gonfalon.kernel.rulebook import Refusal
from gonfalon.kernel.sitting import Sitting
from tests.proof.actions import ProofAction
from tests.proof.frames import BeginWatch, Dusk, Frame, Stepping, Watching
from tests.proof.game import GAME
from tests.proof.position import Position
from tests.proof.state import OWL, Marker, Options, State
from tests.proof.view import View

Table = Sitting[State, ProofAction, View]

STEPPING: tuple[Frame, ...] = (Dusk(), BeginWatch(), Stepping(2, "hare"), Stepping(1, "fox"))
WATCHING: tuple[Frame, ...] = (Dusk(), Watching(1, OWL))
NO_DICE = ScriptedDice(())

AMBER = Marker(1, "fox", "amber", steps=1)
BIRCH = Marker(2, "fox", "birch", steps=1)
CLOVER = Marker(3, "hare", "clover", steps=1)
DEW = Marker(4, "hare", "dew", steps=1)


def table(position: Position) -> Table:
    """A sitting that starts from a position."""
    return Sitting(GAME, "night", Options(), NO_DICE, start=position)


def played(state: State, action: ProofAction, faces: Iterable[int] = ()) -> tuple[State, list[Event]]:
    """The state after a lawful action under exactly these faces, and what was told."""
    assert GAME.check(state, action) is None
    dice, told = ScriptedDice(faces), list[Event]()
    state = take(GAME, state, action, dice, told.append)
    dice.finish()
    return state, told


def random_game(seed: int) -> Iterator[Table]:
    """A random game, at its beginning and after every action; any open ask may be answered next."""
    random, dice = Random(seed), SeededDice(seed)
    sitting: Table = Sitting(GAME, "night", Options(), dice)
    yield sitting
    while due := sitting.due():
        seat = random.choice(due).seat
        refusal = sitting.take(GAME.menu(sitting.state, seat).sample(random), dice)
        assert not isinstance(refusal, Refusal)
        yield sitting
