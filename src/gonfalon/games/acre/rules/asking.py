"""Every decision of the game: what is asked, under which clause, and what is taken for an answer by default."""

from typing import Any, assert_never

from gonfalon.games.acre.actions import (
    CONFIRMS,
    ENDS,
    PASSES,
    STANDS,
    AcreAction,
    Arrange,
    Flee,
    Follow,
    Join,
    Lose,
    Place,
)
from gonfalon.games.acre.frames import (
    Advancing,
    Asking,
    Attacking,
    Deploying,
    Fleeing,
    Following,
    Joining,
    Lending,
    Losing,
    Manning,
    Moving,
    Reacting,
    Redeploying,
    Retreating,
    Returning,
    Sallying,
    Shooting,
    Withdrawing,
)
from gonfalon.games.acre.map import BOARD
from gonfalon.games.acre.rules.attacking import duties
from gonfalon.games.acre.rules.deploying import is_ready
from gonfalon.games.acre.rules.exchange import sacrifices
from gonfalon.games.acre.rules.feigning import flights
from gonfalon.games.acre.rules.retreating import retreats
from gonfalon.games.acre.rules.withdrawing import first_landing, loans, return_hexes
from gonfalon.games.acre.state import RETURNED, State, in_place
from gonfalon.geometry.hexset import lowest
from gonfalon.kernel.agenda import Ask, Sole
from gonfalon.kernel.rulebook import cites


@cites("S3.2")
def due(state: State) -> tuple[Ask[AcreAction], ...]:
    """The one ask that is open, if the game goes on."""
    if not state.agenda:
        return ()
    frame: Any = state.agenda[-1]
    kind = type(frame)
    if kind is Moving:
        return (Ask(state.asked, frame.seat, "move", "S4.1", ENDS[frame.seat]),)
    if kind not in ASKS:
        return ()
    ask, clause, is_interrupt = ASKS[kind]
    default, is_prelude = default_of(state, frame), kind is Deploying
    return (Ask(state.asked, frame.seat, ask, clause, default, interrupt=is_interrupt, prelude=is_prelude),)


ASKS: dict[type[Sole], tuple[str, str, bool]] = {
    Deploying: ("deploy", "14.1a", False),
    Withdrawing: ("withdraw", "15.5a", False),
    Sallying: ("sortie", "15.4b", False),
    Moving: ("move", "S4.1", False),
    Manning: ("garrison", "S12.3", False),
    Shooting: ("shoot", "S6.1", False),
    Attacking: ("attack", "S7.1", False),
    Reacting: ("react", "S7.2", True),
    Fleeing: ("flee", "S8.4", True),
    Following: ("follow", "15.1f", True),
    Retreating: ("retreat", "S7.8", True),
    Losing: ("lose", "S7.7", True),
    Advancing: ("advance", "S7.9", True),
    Joining: ("join", "S10.4", True),
    Lending: ("lend", "15.5d", False),
    Returning: ("return", "S12.1", False),
    Redeploying: ("redeploy", "15.5f", False),
}
"""What each frame asks, under which clause, and whether another action is still under way."""


@cites("S3.2", "S7.3")
def default_of(state: State, frame: Asking) -> AcreAction:
    """What a seat that does not decide is taken to answer; always lawful."""
    seat = frame.seat
    match frame:
        case Moving() | Shooting():
            return ENDS[seat]
        case Withdrawing() | Sallying() | Manning() | Advancing():
            return PASSES[seat]
        case Reacting():
            return STANDS[seat]
        case Attacking():
            return next(duties(state, seat), ENDS[seat])
        case Deploying():
            return CONFIRMS[seat] if is_ready(state, seat) else Arrange(seat=seat, how="historical")
        case Lending() | Returning() | Redeploying():
            return default_in_withdrawal(state, frame)
        case _:
            return default_in_melee(state, frame)


@cites("S3.2")
def default_in_melee(state: State, frame: Retreating | Fleeing | Following | Losing | Joining) -> AcreAction:
    """The first lawful answer, by hex and then by id; for an exchange the least strength."""
    match frame:
        case Retreating():
            return next(retreats(state, frame))
        case Fleeing():
            return Flee(seat=frame.seat, path=flights(state, frame)[0])
        case Following():
            return Follow(seat=frame.seat, unit=frame.chasers[0])
        case Losing():
            return Lose(seat=frame.seat, units=sacrifices(frame)[0])
        case Joining():
            return Join(seat=frame.seat, unit=frame.units[0])
    assert_never(frame)


@cites("S3.2", "S12.1")
def default_in_withdrawal(state: State, frame: Lending | Returning | Redeploying) -> AcreAction:
    """The strongest units first, and each unit on its first lawful hex."""
    match frame:
        case Lending():
            return loans(state, frame)[0]
        case Returning():
            unit = in_place(state, frame.seat, RETURNED)[0]
            return Place(seat=frame.seat, unit=unit.id, at=BOARD.names[lowest(return_hexes(state, unit))])
        case Redeploying():
            landing = first_landing(state)
            assert landing is not None
            return landing
    assert_never(frame)
