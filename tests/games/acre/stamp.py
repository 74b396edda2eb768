"""Postage-stamp positions: a few units on the map, the answers they are given, and what comes of it."""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple, TypeVar

from gonfalon.games.acre import GAME
from gonfalon.games.acre.actions import (
    AcreAction,
    Attack,
    End,
    Evade,
    Feign,
    Fire,
    Move,
    Pass,
    Shoot,
    Stand,
)
from gonfalon.games.acre.pieces import BY_ID, LEADER_BY_ID, ROSTER, Side
from gonfalon.games.acre.position.written import Led, Placed, Position
from gonfalon.games.acre.rules.points import points
from gonfalon.games.acre.state import Options, State, is_disorganized
from gonfalon.kernel.dice import ScriptedDice
from gonfalon.kernel.events import Event, Reckoned
from gonfalon.kernel.game import take

E = TypeVar("E", bound=Event)

CRUSADER, MUSLIM = Side.CRUSADER, Side.MUSLIM
NO_DICE = ScriptedDice(())
WORDS = ("disorganized", "moved", "fired", "attacked", "shot", "struck")


class Played(NamedTuple):
    """The state after some actions, and what was told on the way."""

    state: State
    told: list[Event]

    def events(self, kind: type[E]) -> list[E]:
        """What was told of one kind."""
        return [event for event in self.told if isinstance(event, kind)]

    def sums(self) -> dict[str, list[tuple[str, int]]]:
        """The last sums that were told: whose line, and what it adds or shifts."""
        return {
            each.what: [(line.who or line.why, line.add or line.shift) for line in each.lines]
            for each in self.events(Reckoned)
        }


def posted(
    units: Mapping[str, str],
    leaders: Mapping[str, str] | None = None,
    *,
    ask: str = "move",
    seat: Side = CRUSADER,
    scenario: str = "battle",
    rest: Mapping[str, Any] | None = None,
    **options: Any,
) -> Position:
    """A position of units written as `"1206"` or `"1206 disorganized moved"`; `rest` gives its other fields."""
    return Position(
        ask=ask,
        seat=seat,
        scenario=scenario,
        options=Options(**options),
        units=tuple(placed(unit, *words.split()) for unit, words in units.items()),
        leaders=tuple(Led(leader, unit) for leader, unit in (leaders or {}).items()),
        **(rest or {}),
    )


def placed(unit: str, at: str, *words: str) -> Placed:
    """A unit as a position file writes it."""
    assert {*words} <= {*WORDS}
    return Placed(unit, at, **dict.fromkeys(words, True))  # type: ignore[arg-type]


def stamp(units: Mapping[str, str], leaders: Mapping[str, str] | None = None, **rest: Any) -> State:
    """The state of a postage-stamp position."""
    return GAME.state_of(posted(units, leaders, **rest))


def move(unit: str, to: str, toward: str = "") -> Move:
    """The owner's move of a unit."""
    return Move(seat=BY_ID[unit].side, unit=unit, to=to, toward=toward)


def attack(units: str, hexes: str, charger: str = "") -> Attack:
    """The owner's attack with units on hexes, both written with spaces between."""
    names = tuple(sorted(units.split(), key=lambda unit: BY_ID[unit].index))
    return Attack(seat=BY_ID[names[0]].side, units=names, hexes=tuple(hexes.split()), charger=charger)


def shoot(units: str, target: str) -> Shoot:
    """The owner's shot with units at a target."""
    names = tuple(units.split())
    return Shoot(seat=BY_ID[names[0]].side, units=names, target=target)


def end(seat: Side) -> End:
    """The end of a side's phase."""
    return End(seat=seat)


def stand(seat: Side) -> Stand:
    """Awaiting the melee."""
    return Stand(seat=seat)


def fire(seat: Side, target: str) -> Fire:
    """Defensive fire."""
    return Fire(seat=seat, target=target)


def evade(seat: Side, *path: str) -> Evade:
    """A retreat before combat."""
    return Evade(seat=seat, path=path)


def feign() -> Feign:
    """A Karr-wa-Farr."""
    return Feign(seat=MUSLIM)


def nothing(seat: Side) -> Pass:
    """Doing nothing more."""
    return Pass(seat=seat)


def play(state: State, *actions: AcreAction, dice: Iterable[int] = ()) -> Played:
    """Take lawful actions under scripted dice, every one of which must be used."""
    told: list[Event] = []
    scripted = ScriptedDice(dice)
    for action in actions:
        refusal = GAME.check(state, action)
        assert refusal is None, (action, refusal)
        state = take(GAME, state, action, scripted, told.append)
    scripted.finish()
    return Played(state, told)


def by_default(state: State, dice: Iterable[int] = ()) -> Played:
    """Answer the open ask by its default."""
    return play(state, GAME.due(state)[0].default, dice=dice)


def refused(state: State, action: AcreAction) -> tuple[str, str] | None:
    """The clause and the key under which an action is refused; None when it is lawful."""
    refusal = GAME.check(state, action)
    return None if refusal is None else (refusal.clause, refusal.key)


def asked(state: State) -> tuple[str, str] | None:
    """Who is asked for what; None when the game is over."""
    due = GAME.due(state)
    return (due[0].seat, due[0].ask) if due else None


def offered(state: State) -> set[AcreAction]:
    """Everything on the menu of the seat that is asked."""
    return set(GAME.menu(state, GAME.due(state)[0].seat).actions())


def hexes_offered(state: State, unit: str) -> set[str]:
    """The hexes where the offered moves of a unit end."""
    return {action.to for action in offered(state) if isinstance(action, Move) and action.unit == unit}


def where(state: State, unit: str) -> str | None:
    """The hex of a unit; None when it is off the map."""
    return next((each.at for each in GAME.position(state).units if each.unit == unit), None)


def with_whom(state: State, leader: str) -> str | None:
    """The unit that a leader is with."""
    place = state.leading[LEADER_BY_ID[leader].index]
    return ROSTER[place].id if place >= 0 else None


def broken(state: State, unit: str) -> bool:
    """Whether a unit is disorganized."""
    return is_disorganized(state, BY_ID[unit])


def score(state: State) -> tuple[int, int]:
    """The victory points of the Crusader and of the Muslim."""
    return points(state, CRUSADER), points(state, MUSLIM)


def hits_on(state: State, action: Shoot) -> set[int]:
    """The faces that hit."""
    found = set()
    for face in range(1, 7):
        told: list[Event] = []
        take(GAME, state, action, ScriptedDice((face, *[1] * 6)), told.append)
        found |= {face for event in told if getattr(event, "hit", False)}
    return found
