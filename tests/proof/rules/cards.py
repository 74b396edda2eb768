"""Chapter 2: secret cards of three seats, and the weather."""

from gonfalon.kernel.agenda import waiting
from gonfalon.kernel.dice import Dice
from gonfalon.kernel.events import Revealed, Tell, Whisper
from gonfalon.kernel.rulebook import Refusal, cites, refuse
from tests.proof.actions import Choose
from tests.proof.events import Chose, Readied, Shown
from tests.proof.frames import Choosing
from tests.proof.frozen import replace
from tests.proof.state import CARDS, SEATS, State, ask_frame, popped, with_frame


@cites("2.1")
def why_not_choose(state: State, action: Choose) -> Refusal | None:
    """Why a card may not be chosen."""
    return None if action.card in CARDS[action.seat] else refuse("2.1", "not-your-card", card=action.card)


@cites("2.1")
def choose(state: State, action: Choose, tell: Tell) -> State:
    """Lay a card face down, or another one instead, of which only its seat hears."""
    frame = ask_frame(state, action.seat)
    assert isinstance(frame, Choosing)
    secret = Chose(clause="2.1", seat=action.seat, card=action.card)
    stub = None if frame.answered else Readied(clause="2.1", seat=action.seat)
    tell(Whisper(clause="2.1", to=(action.seat,), event=secret, others=stub))
    return with_frame(state, frame, replace(frame, answered=True, card=action.card))


@cites("2.1")
def show_cards(state: State, frame: Choosing, tell: Tell) -> State | None:
    """Turn the cards up, once all are laid."""
    chosen = {
        frame.seat: frame.card for frame in waiting(state.agenda) if isinstance(frame, Choosing) and frame.answered
    }
    if len(chosen) < len(SEATS):
        return None
    cards = tuple(chosen[seat] for seat in SEATS)
    tell(Revealed(clause="2.1", what=" ".join(cards), to=SEATS))
    tell(Shown(clause="2.1", cards=cards))
    return replace(state, cards=cards, agenda=state.agenda[: -len(SEATS)])


@cites("2.2")
def roll_weather(state: State, dice: Dice) -> State:
    """Fog or none, for this turn."""
    return replace(popped(state), fog=dice.roll(6, clause="2.2", why="weather") >= 5)
