"""What a seat may know, and one state that it may imagine from that."""

from msgspec import Struct

from gonfalon.kernel.dice import Dice
from tests.proof.frames import Chase, Choosing, Flight, Frame, Loading, Search, Stepping, Stopping, Toll, Yielding
from tests.proof.frozen import replace
from tests.proof.state import CARDS, COINS, MOST_WHISTLES, OWL, Marker, Options, Purse, State, card_of


class Flag(Struct, frozen=True):
    """A marker from behind; None is what the seat does not know."""

    token: str
    owner: str
    at: str
    seen: bool
    coins: int | None
    steps: int | None


class View(Struct, frozen=True):
    """The game as a seat sees it; frames number the markers by the order of their tokens."""

    seat: str | None
    options: Options
    whistles: int | None
    flags: tuple[Flag, ...]
    agenda: tuple[Frame, ...]
    purses: tuple[Purse, ...]
    turn: int
    asked: int
    cards: tuple[str, ...]
    fog: bool
    rider: str
    spent: int
    inspections: int
    patrol: tuple[str, ...]
    beacon: int | None
    stores: tuple[tuple[str, int], ...]
    posted: tuple[tuple[str, str], ...]
    fed: bool


def view(state: State, seat: str | None) -> View:
    """What a seat may know; None is a spectator."""
    markers = sorted(state.markers, key=lambda marker: marker.token)
    rank = {marker.id: place for place, marker in enumerate(markers, 1)}
    return View(
        seat=seat,
        options=state.options,
        whistles=state.whistles if seat == OWL else None,
        flags=tuple(flag(marker, seat) for marker in markers),
        agenda=tuple(shown(frame, rank, seat) for frame in state.agenda),
        purses=state.purses,
        turn=state.turn,
        asked=state.asked,
        cards=state.cards,
        fog=state.fog,
        rider=state.rider,
        spent=state.spent,
        inspections=state.inspections,
        patrol=state.patrol,
        beacon=state.beacon,
        stores=state.stores,
        posted=state.posted,
        fed=state.fed,
    )


def flag(marker: Marker, seat: str | None) -> Flag:
    """A marker as a seat sees it."""
    is_known = seat == marker.owner or (seat == OWL and marker.seen)
    coins = marker.coins if is_known else None
    steps = marker.steps if seat == marker.owner else None
    return Flag(marker.token, marker.owner, marker.at, marker.seen, coins, steps)


def shown(frame: Frame, rank: dict[int, int], seat: str | None) -> Frame:
    """A frame without private numbers and without the cards of others."""
    match frame:
        case Stopping() | Yielding() | Toll() | Chase() | Flight() | Search():
            return replace(frame, marker=rank[frame.marker])
        case Choosing() if frame.seat != seat:
            return replace(frame, card="")
        case _:
            return frame


def imagine(view: View, dice: Dice) -> State:
    """One state that the view allows: coins, steps, cards and whistles guessed where they are hidden."""
    whistles = view.whistles
    if whistles is None:
        whistles = guess(MOST_WHISTLES - view.spent + 1, "whistles", dice) - 1
    state = State(
        options=view.options,
        whistles=whistles,
        markers=tuple(
            Marker(place, flag.owner, flag.token, flag.at, flag.coins or 0, flag.steps or 0, flag.seen)
            for place, flag in enumerate(view.flags, 1)
        ),
        agenda=tuple(guessed_card(frame, dice) for frame in view.agenda),
        purses=view.purses,
        turn=view.turn,
        asked=view.asked,
        cards=view.cards,
        fog=view.fog,
        rider=view.rider,
        spent=view.spent,
        inspections=view.inspections,
        patrol=view.patrol,
        beacon=view.beacon,
        stores=view.stores,
        posted=view.posted,
        fed=view.fed,
    )
    return with_guessed_coins(with_guessed_steps(state, view, dice), view, dice)


def guessed_card(frame: Frame, dice: Dice) -> Frame:
    """A card for a seat that has chosen one unseen."""
    if isinstance(frame, Choosing) and frame.answered and not frame.card:
        cards = CARDS[frame.seat]
        return replace(frame, card=cards[guess(len(cards), "card", dice) - 1])
    return frame


def with_guessed_steps(state: State, view: View, dice: Dice) -> State:
    """The state with steps for the markers of others who are still moving."""
    moving = {frame.seat for frame in view.agenda if isinstance(frame, Stepping)}
    markers = list(state.markers)
    for place, flag in enumerate(view.flags):
        if flag.steps is None and flag.owner in moving:
            most = 1 + (card_of(state, flag.owner) == "haste")
            markers[place] = replace(markers[place], steps=guess(most + 1, "steps", dice) - 1)
    return replace(state, markers=tuple(markers))


def with_guessed_coins(state: State, view: View, dice: Dice) -> State:
    """The state with every coin that is still out under some marker that may bear it."""
    markers = list(state.markers)
    loading = {frame.seat for frame in view.agenda if isinstance(frame, Loading)}
    for purse in view.purses:
        hidden = [place for place, flag in enumerate(view.flags) if flag.owner == purse.owner and flag.coins is None]
        if not hidden or purse.owner in loading:
            continue
        known = sum(flag.coins or 0 for flag in view.flags if flag.owner == purse.owner)
        for _ in range(COINS - purse.safe - purse.taken - purse.swept - known):
            place = hidden[guess(len(hidden), "coins", dice) - 1]
            markers[place] = replace(markers[place], coins=markers[place].coins + 1)
    return replace(state, markers=tuple(markers))


def guess(sides: int, why: str, dice: Dice) -> int:
    """A number up to `sides`, without a die when there is only one."""
    return dice.roll(sides, clause="R1", why=why) if sides > 1 else 1
