"""What a table may ask about Acre beside its rules: map and charts, reach and threat, what an action means or cost."""

from collections.abc import Mapping, Sequence

from gonfalon.games.acre.actions import (
    AcreAction,
    Advance,
    Attack,
    Evade,
    Feign,
    Fire,
    Flee,
    Follow,
    Lose,
    Move,
    Pass,
    Place,
    Retreat,
    Ride,
    Withdraw,
)
from gonfalon.games.acre.charts import ARCHERY, RESULTS, TERRAIN
from gonfalon.games.acre.frames import Deploying, Fleeing, Following, Frame, Lending, Moving, Reacting, Withdrawing
from gonfalon.games.acre.map import BOARD, INDEX
from gonfalon.games.acre.pieces import ARMY, BY_ID, LEADER_BY_ID, Unit
from gonfalon.games.acre.rules.aftermath import missed, strike, tolls
from gonfalon.games.acre.rules.appraising import (
    advance_remarks,
    feint_remarks,
    feint_ways,
    fight_on_remarks,
    loss_remarks,
    pursuit_remarks,
    rally_remarks,
    volley_remarks,
    withdrawal_remarks,
)
from gonfalon.games.acre.rules.attacking import targets
from gonfalon.games.acre.rules.feigning import pursued_to
from gonfalon.games.acre.rules.forestalling import replies, worst_odds
from gonfalon.games.acre.rules.foretelling import attack_remarks, move_lines, move_remarks, place_remarks
from gonfalon.games.acre.rules.leaders import hosts, ride_way
from gonfalon.games.acre.rules.reaching import closed_edges, destinations, straight_way_to, way_to
from gonfalon.games.acre.scenarios import SETTINGS, WING
from gonfalon.games.acre.sheet import SHEET
from gonfalon.games.acre.state import BIT, State
from gonfalon.games.acre.tally import PIECES, Tally, tally
from gonfalon.games.acre.view import View, imagine
from gonfalon.geometry.hexset import Hexes
from gonfalon.geometry.sheet import Sheet
from gonfalon.kernel.accounts import Account, Remark
from gonfalon.kernel.advice import Advice, Piece, Turn
from gonfalon.kernel.dice import Dice
from gonfalon.kernel.events import Event, Reckoned
from gonfalon.kernel.reading import BadInput
from gonfalon.kernel.strikes import Strike

STAGES = 2


class AcreAdvice(Advice[State, AcreAction, View]):
    """Answers from the rules; nothing is hidden in Acre, so nothing is guessed."""

    charts = (RESULTS, TERRAIN, ARCHERY)

    def sheet(self, scenario: str) -> Sheet:
        return SHEET

    def turn(self, state: State) -> Turn:
        turns = SETTINGS[state.scenario].turns
        turn = min(state.turn, turns)
        return Turn(turn, turns) if state.scenario == WING else Turn(turn, turns, max(1, state.stage), STAGES)

    def pieces(self) -> tuple[Piece, ...]:
        return PIECES

    def tally(self, view: View) -> dict[str, Tally]:
        return {track.side: tally(view, track) for track in view.tracks}

    def reach(self, view: View, piece: str, dice: Dice) -> tuple[str, ...]:
        """The hexes that a unit could move to, or whose units a leader could ride to, if its side moved now."""
        return reach(imagine(view), piece)

    def threat(self, view: View, piece: str, dice: Dice) -> tuple[str, ...]:
        """The enemies that a unit could attack after its next move; a leader attacks nobody."""
        state, unit = imagine(view), BY_ID.get(piece)
        places = reach(state, piece)
        if unit is None or state.at[unit.index] < 0:
            return ()
        beside = BOARD.spread(BOARD.hexes(*places) | BIT[state.at[unit.index]]) & targets(state, unit.side)
        return tuple(enemy.id for enemy in ARMY[unit.side.enemy] if beside & BIT[state.at[enemy.index]])

    def accounts(self, view: View, actions: Sequence[AcreAction], dice: Dice) -> tuple[Account, ...]:
        state = imagine(view)
        return tuple(account(state, action) for action in actions)

    def way(self, view: View, action: AcreAction, dice: Dice) -> tuple[str, ...]:
        return way_of(imagine(view), action)

    def losses(self, state: State) -> Mapping[str, int]:
        return tolls(state)

    def strike(self, state: State, told: Sequence[Event]) -> Strike | None:
        return strike(state, told)

    def missed(self, state: State) -> Remark | None:
        return missed(state)


def reach(state: State, piece: str) -> tuple[str, ...]:
    """Where a unit or leader could go if its side moved now."""
    frame = state.agenda[-1] if state.agenda else None
    closed = closed_edges(state, frame) if isinstance(frame, Moving) else 0
    if piece in BY_ID:
        unit = BY_ID[piece]
        return () if state.at[unit.index] < 0 else BOARD.printed(destinations(state, unit, closed))
    leader = LEADER_BY_ID.get(piece)
    if leader is None:
        raise BadInput("piece", f"{piece} is no unit and no leader of this game")
    return tuple(sorted({BOARD.names[state.at[unit.index]] for unit in hosts(state, leader, closed)}))


def account(state: State, action: AcreAction) -> Account:
    """What one lawful action means."""
    match state.agenda[-1], action:
        case Moving() as frame, Move():
            return account_of_move(state, action, closed_edges(state, frame))
        case Moving(), Ride():
            return Account(way=way_of(state, action))
        case Deploying(), Place():
            return Account(remarks=place_remarks(state, action))
        case _, Attack():
            remarks, worst = attack_remarks(state, action), worst_odds(state, action)
            return Account(remarks=remarks, replies=replies(state, action), worst=worst)
        case frame, _:
            return account_of_answer(state, frame, action)


def account_of_answer(state: State, frame: Frame, action: AcreAction) -> Account:
    """What an answer to an ask in the midst of another action costs."""
    match frame, action:
        case Reacting(), Feign():
            return Account(ways=feint_ways(state, frame), remarks=feint_remarks(state))
        case Reacting(), Fire():
            return Account(remarks=volley_remarks(state, frame, action))
        case Following(), Follow():
            return Account(remarks=pursuit_remarks(state, frame, action))
        case _, Advance():
            return Account(remarks=advance_remarks(state, action))
        case _, Lose():
            return Account(remarks=loss_remarks(action))
        case Withdrawing(), Withdraw():
            return Account(remarks=withdrawal_remarks(state))
        case Withdrawing(), Pass():
            return Account(remarks=fight_on_remarks(state))
        case Lending(), Pass():
            return Account(remarks=rally_remarks(state, frame))
        case _:
            return Account()


def way_of(state: State, action: AcreAction) -> tuple[str, ...]:
    """The hexes that a unit or leader goes over: marched, ridden, or named as the path out of a melee."""
    match state.agenda[-1], action:
        case Moving() as frame, Move():
            return named(march(state, action, closed_edges(state, frame)))
        case Moving() as frame, Ride():
            return named(ride_way(state, LEADER_BY_ID[action.leader], BY_ID[action.unit], closed_edges(state, frame)))
        case (Reacting() | Fleeing()) as frame, Evade() | Flee():
            return walked(state, BY_ID[frame.unit], action.path)
        case Following() as frame, Follow():
            unit = BY_ID[action.unit]
            goal = BOARD.names[pursued_to(state, unit, frame.path)]
            return walked(state, unit, frame.path[: frame.path.index(goal) + 1] if goal in frame.path else ())
        case _, Retreat():
            return walked(state, BY_ID[action.unit], action.path)
        case _:
            return ()


def walked(state: State, unit: Unit, path: tuple[str, ...]) -> tuple[str, ...]:
    """A path with the hex where it begins; none where it leads nowhere."""
    return (BOARD.names[state.at[unit.index]], *path) if path else ()


def account_of_move(state: State, action: Move, closed: Hexes) -> Account:
    """The way of a unit, what it costs, and where it leaves it."""
    unit = BY_ID[action.unit]
    remarks, way = move_remarks(state, action), march(state, action, closed)
    straight = (*named(way[-2:]), action.toward) if action.toward else ()
    lines = move_lines(state, unit, way)
    sums = (Reckoned(clause="S4.1", what="points", who=unit.id, lines=lines),) if lines else ()
    return Account(way=named(way), straight=straight, sums=sums, remarks=remarks)


def march(state: State, action: Move, closed: Hexes) -> tuple[int, ...]:
    """The way of a unit, straight at the end where it may then charge."""
    unit, to = BY_ID[action.unit], INDEX[action.to]
    if action.toward:
        return straight_way_to(state, unit, to, INDEX[action.toward], closed)
    return way_to(state, unit, to, closed)


def named(way: tuple[int, ...]) -> tuple[str, ...]:
    """The hexes of a way by name."""
    return tuple(BOARD.names[at] for at in way)
