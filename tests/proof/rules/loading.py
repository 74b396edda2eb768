"""Chapter 1: what everybody starts with, and where the coins are hidden."""

from gonfalon.kernel.dice import Dice
from gonfalon.kernel.events import Tell, Whisper
from gonfalon.kernel.rulebook import Refusal, cites, refuse
from tests.proof.actions import Load
from tests.proof.events import Loaded, Readied
from tests.proof.frames import Dawn, Loading
from tests.proof.frozen import replace
from tests.proof.state import (
    COINS,
    MOST_WHISTLES,
    OWL,
    SMUGGLERS,
    Marker,
    Options,
    State,
    ask_frame,
    markers_of,
    pushed,
    without_frame,
)

MARKERS = (
    Marker(1, "fox", "amber"),
    Marker(2, "fox", "birch"),
    Marker(3, "hare", "clover"),
    Marker(4, "hare", "dew"),
)

TOKENS = tuple(marker.token for marker in MARKERS)


@cites("1.2")
def set_up(options: Options, dice: Dice) -> State:
    """The state before the coins are hidden."""
    whistles = dice.roll(MOST_WHISTLES + 1, clause="1.2", why="whistles", to=(OWL,)) - 1
    state = State(options=options, whistles=whistles, markers=MARKERS, agenda=())
    return pushed(state, *(Loading(0, seat) for seat in SMUGGLERS), Dawn())


@cites("1.1")
def why_not_load(state: State, action: Load) -> Refusal | None:
    """Why coins may not be hidden so."""
    if [token for token, _ in action.coins] != [marker.token for marker in markers_of(state, action.seat)]:
        return refuse("K3", "not-your-tokens")
    if any(coins < 0 for _, coins in action.coins) or sum(coins for _, coins in action.coins) != COINS:
        return refuse("1.1", "not-two-coins")
    return None


@cites("1.1")
def load(state: State, action: Load, tell: Tell) -> State:
    """Hide the coins; only their owner knows."""
    under = dict(action.coins)
    markers = tuple(replace(marker, coins=under.get(marker.token, marker.coins)) for marker in state.markers)
    secret = Loaded(clause="1.1", seat=action.seat, coins=action.coins)
    tell(Whisper(clause="1.1", to=(action.seat,), event=secret, others=Readied(clause="1.1", seat=action.seat)))
    frame = ask_frame(state, action.seat)
    assert frame is not None
    return replace(without_frame(state, frame), markers=markers)
