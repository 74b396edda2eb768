"""Postage-stamp positions: a few pieces on the board, the actions they take, and what comes of it."""

from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import Any, Literal, NamedTuple, TypeVar

from gonfalon.games.arsouf import GAME
from gonfalon.games.arsouf.actions import ArsoufAction, Attack, End, Move
from gonfalon.games.arsouf.pieces import BY_ID, Side
from gonfalon.games.arsouf.position import Placed, Position
from gonfalon.games.arsouf.state import Condition, Options, State
from gonfalon.kernel.dice import ScriptedDice
from gonfalon.kernel.events import Event
from gonfalon.kernel.game import take
from gonfalon.kernel.modifiers import Line
from gonfalon.kernel.odds import odds
from gonfalon.kernel.sitting import Sitting

E = TypeVar("E", bound=Event)
Phase = Literal["deploy", "move", "attack"]

CRUSADER, MUSLIM = Side.CRUSADER, Side.MUSLIM
NO_DICE = ScriptedDice(())

BYSTANDERS = {"baggage-3": "10.20", "baggage-4": "10.21", "infantry-5": "11.20", "infantry-6": "11.21"}
"""Just enough Crusaders, out of everybody's way, that the game goes on whatever becomes of the others."""


class Played(NamedTuple):
    """The state after some actions, and what was told on the way."""

    state: State
    told: list[Event]

    def events(self, kind: type[E]) -> list[E]:
        """What was told of one kind."""
        return [event for event in self.told if isinstance(event, kind)]


def posted(
    pieces: Mapping[str, str],
    *,
    ask: Phase = "move",
    seat: Side = CRUSADER,
    turn: int = 1,
    arrived: Iterable[str] = (),
    killed: Iterable[str] = (),
    bystanders: Mapping[str, str] = BYSTANDERS,
    **options: Any,
) -> Position:
    """A position of pieces written as `"08.08"`, `"08.08 wounded"` or `"08.08 moved attacked"`, with bystanders."""
    gone = {*pieces, *arrived, *killed}
    standing = {**pieces, **{piece: at for piece, at in bystanders.items() if piece not in gone}}
    return Position(
        ask=ask,
        seat=seat,
        options=Options(**options),
        turn=turn,
        pieces=tuple(placed(piece, *words.split()) for piece, words in standing.items()),
        arrived=tuple(arrived),
        killed=tuple(killed),
    )


def placed(piece: str, at: str, *words: str) -> Placed:
    """A piece as a position file writes it."""
    assert {*words} <= {"wounded", "moved", "attacked"}
    return Placed(piece, at, wounded="wounded" in words, moved="moved" in words, attacked="attacked" in words)


def stamp(pieces: Mapping[str, str], **rest: Any) -> State:
    """The state of a postage-stamp position."""
    return GAME.state_of(posted(pieces, **rest))


def lonely(piece: str, start: str, **rest: Any) -> State:
    """A piece alone but for one Crusader out of its way; three more are in Arsouf, so that the game goes on."""
    elsewhere = "12.21" if start < "08.00" else "00.10"
    home = ("baggage-3", "baggage-4", "infantry-6")
    pieces = {piece: start, "infantry-5": elsewhere}
    return stamp(pieces, seat=BY_ID[piece].side, arrived=home, bystanders={}, **rest)


def seated(pieces: Mapping[str, str], **rest: Any) -> Sitting[State, ArsoufAction, Any]:
    """A sitting that starts from a postage-stamp position."""
    start = posted(pieces, **rest)
    return Sitting(GAME, start.scenario, start.options, ScriptedDice(()), start=start)


def move(piece: str, to: str) -> Move:
    """The owner's move of a piece."""
    return Move(seat=BY_ID[piece].side, piece=piece, to=to)


def attack(piece: str, target: str) -> Attack:
    """The owner's attack with a piece."""
    return Attack(seat=BY_ID[piece].side, piece=piece, target=target)


def end(seat: Side) -> End:
    """The end of a side's phase."""
    return End(seat=seat)


def play(state: State, *actions: ArsoufAction, dice: Iterable[int] = ()) -> Played:
    """Take lawful actions under scripted dice, every one of which must be used."""
    told: list[Event] = []
    scripted = ScriptedDice(dice)
    for action in actions:
        assert GAME.check(state, action) is None, (action, GAME.check(state, action))
        state = take(GAME, state, action, scripted, told.append)
    scripted.finish()
    return Played(state, told)


def refused(state: State, action: ArsoufAction) -> tuple[str, str] | None:
    """The clause and the key under which an action is refused; None when it is lawful."""
    refusal = GAME.check(state, action)
    return None if refusal is None else (refusal.clause, refusal.key)


def reach(state: State, piece: str, spaces: Iterable[str]) -> set[str]:
    """Those of the spaces that the law lets a piece move to."""
    return {to for to in spaces if GAME.check(state, move(piece, to)) is None}


def offered(state: State, piece: str) -> set[str]:
    """The spaces that the menu offers a piece to move to."""
    menu = GAME.menu(state, BY_ID[piece].side)
    return {action.to for action in menu.actions() if isinstance(action, Move) and action.piece == piece}


def condition(state: State, piece: str) -> Condition:
    """How a piece is."""
    return next((shown.condition for shown in GAME.view(state, None).pieces if shown.piece == piece), Condition.ABSENT)


def where(state: State, piece: str) -> str | None:
    """The space where a piece stands; None when it is off the board."""
    return next((each.at for each in GAME.position(state).pieces if each.piece == piece), None)


def asked(state: State) -> tuple[str, str] | None:
    """Who is asked for what; None when the game is over."""
    due = GAME.due(state)
    return (due[0].seat, due[0].ask) if due else None


def sums(state: State, action: Attack) -> dict[str, list[tuple[str, str, int]]]:
    """The lines of both sums of an attack that add something, as (clause, whose, halves)."""
    return {
        what: [(line.clause, line.who, line.add) for line in lines if line.add]
        for what, lines in reckoned(state, action).items()
    }


def reckoned(state: State, action: Attack) -> dict[str, tuple[Line, ...]]:
    """The lines of both sums of an attack, those that add nothing included."""
    return {each.what: each.lines for each in odds(GAME, state, action).sums}


def chances(state: State, action: Attack) -> dict[tuple[Condition, Condition], Fraction]:
    """How likely attacker and target are to come out of an attack in each pair of conditions."""
    result = odds(GAME, state, action)
    assert result.exact
    found: dict[tuple[Condition, Condition], Fraction] = {}
    for chance in result.chances:
        pair = condition(chance.state, action.piece), condition(chance.state, action.target)
        found[pair] = found.get(pair, Fraction(0)) + chance.chance
    return found
