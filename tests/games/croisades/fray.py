"""Combats on postage stamps: answers are given and works done up to the next ask, or to the end of phase 4."""

from collections.abc import Iterable
from typing import Any

from gonfalon.games.croisades.actions import (
    Advance,
    Aside,
    Attack,
    Bear,
    CroisadesAction,
    End,
    Fall,
    Fight,
    Pass,
    Retreat,
)
from gonfalon.games.croisades.decisions import DECISIONS
from gonfalon.games.croisades.events import Fought
from gonfalon.games.croisades.frames import Fighting, Frame, Naming, Rise
from gonfalon.games.croisades.pieces import BY_ID, SIDES, Side
from gonfalon.games.croisades.rules.naming import charge_combats
from gonfalon.games.croisades.state import Charged, Combat, Ridden, State, field_of, figure_of, named_hexes, replace
from gonfalon.kernel.dice import ScriptedDice
from gonfalon.kernel.events import Event, Reckoned
from tests.games.croisades.stamp import CRUSADER, SARACEN, Told, stamp


def fray(*placed: str, side: Side = CRUSADER, **rest: Any) -> State:
    """A state in which a side names its combats; charges that have arrived stand named."""
    state = stamp(*placed, side=side, agenda=(Rise(side), Naming(side)), **rest)
    return replace(state, combats=charge_combats(state)) if state.charges else state


def named(*placed: str, combats: tuple[Combat, ...], side: Side = CRUSADER, **rest: Any) -> State:
    """A state in which these combats are still to be fought."""
    return stamp(*placed, side=side, agenda=(Rise(side), Fighting(side)), combats=combats, **rest)


def owing(*placed: str, frame: Frame, dice: Iterable[int] = (), **rest: Any) -> Told:
    """What comes of a state that owes one frame and nothing else."""
    return settled(stamp(*placed, agenda=(Rise(CRUSADER), frame), **rest), dice=dice)


def charge(rider: str, target: str, counter: str = "") -> Charged:
    """A charge that has come home."""
    return Charged(rider, target, (), counter, (), Ridden.ARRIVED)


def settled(state: State, *actions: CroisadesAction, dice: Iterable[int] = ()) -> Told:
    """Take lawful actions under scripted dice, every one of which must be used, and stop before phase 5."""
    told: list[Event] = []
    scripted = ScriptedDice(dice)
    state = _settled(state, scripted, told)
    for action in actions:
        refusal = DECISIONS.check(state, action)
        assert refusal is None, (action, refusal)
        state = _settled(DECISIONS.apply(state, action, scripted, told.append), scripted, told)
    scripted.finish()
    return Told(state, told)


def _settled(state: State, dice: ScriptedDice, told: list[Event]) -> State:
    while not isinstance(state.agenda[-1], Rise):
        after = DECISIONS.resolve(state, dice, told.append)
        if after is None:
            break
        state = after
    return state


def attack(figures: str, targets: str) -> Attack:
    """The owner's attack with figures on targets, both written with spaces between."""
    names = tuple(figures.split())
    return Attack(seat=BY_ID[names[0]].side, figures=names, targets=tuple(targets.split()))


def fought(state: State, figures: str, targets: str, dice: Iterable[int]) -> Told:
    """A combat named alone and fought at once, up to the next ask."""
    action = attack(figures, targets)
    return settled(state, action, End(seat=action.seat), dice=dice)


def result(told: Told) -> tuple[int, int, str]:
    """Column, die and result of the last combat that was told."""
    last = told.events(Fought)[-1]
    return last.column, last.die, last.result


def sums(told: Told) -> dict[str, list[tuple[str, str]]]:
    """The last sums that were told: the key of each line, and what it does."""
    return {
        each.what: [(line.why, _amount(line.add, line.times, line.over, line.shift) or line.who) for line in each.lines]
        for each in told.events(Reckoned)
    }


def _amount(add: int, times: int, over: int, shift: int) -> str:
    if times != 1 or over != 1:
        return f"x{times}/{over}"
    return f"{add:+}" if add else f"{shift:+} col" if shift else ""


def asked(state: State) -> tuple[str, str] | None:
    """Who is asked for what; None before phase 5."""
    due = DECISIONS.due(state)
    return (due[0].seat, due[0].ask) if due else None


def default(state: State) -> CroisadesAction:
    """The default of the open ask."""
    action = DECISIONS.due(state)[0].default
    assert DECISIONS.check(state, action) is None
    return action


def offered(state: State) -> set[CroisadesAction]:
    """Everything on the menu of the seat that is asked, all of it lawful."""
    found = list(DECISIONS.menu(state, DECISIONS.due(state)[0].seat).actions())
    assert len(found) == len(set(found))
    assert all(DECISIONS.check(state, action) is None for action in found)
    return set(found)


def refused(state: State, action: CroisadesAction) -> tuple[str, str] | None:
    """The clause and the key under which an action is refused; None when it is lawful, and on the menu."""
    refusal = DECISIONS.check(state, action)
    is_offered = action in DECISIONS.menu(state, action.seat)
    assert is_offered is (refusal is None), (action, refusal)
    return None if refusal is None else (refusal.clause, refusal.key)


def ways(state: State, figure: str = "") -> set[str]:
    """The retreats, advances, falls and ways aside that are offered, each as its hexes; backing has a minus."""
    found = set()
    for action in offered(state):
        match action:
            case Retreat() | Advance() if figure in ("", action.figure):
                found.add(("-" if isinstance(action, Retreat) and action.backing else "") + " ".join(action.path))
            case Aside() | Fall():
                found.add(action.to)
            case _:
                continue
    return found


def retreat(figure: str, path: str, *, backing: bool = False) -> Retreat:
    """The owner's retreat of a figure."""
    return Retreat(seat=SIDES[figure], figure=figure, path=hexes(path), backing=backing)


def advance(figure: str, path: str) -> Advance:
    """The owner's advance of a figure."""
    return Advance(seat=BY_ID[figure].side, figure=figure, path=hexes(path))


def hexes(path: str) -> tuple[str, ...]:
    """Hexes written with spaces between."""
    return tuple(path.split())


def bear(figure: str) -> Bear:
    """The owner's choice of who takes the blow."""
    return Bear(seat=BY_ID[figure].side, figure=figure)


def fight(figure: str) -> Fight:
    """The owner's choice of the next combat."""
    return Fight(seat=BY_ID[figure].side, figure=figure)


def fall(to: str, seat: Side = SARACEN) -> Fall:
    """The place of a dismounted rider, for most a Saracen."""
    return Fall(seat=seat, to=to)


def aside(to: str, seat: Side = SARACEN) -> Aside:
    """The place of a friend who makes room, for most a Saracen."""
    return Aside(seat=seat, to=to)


def end(seat: Side) -> End:
    """The end of naming."""
    return End(seat=seat)


def nothing(seat: Side) -> Pass:
    """No advance."""
    return Pass(seat=seat)


def holds(state: State, figure: str) -> str:
    """The hexes of a figure, of a rider rear and front, with spaces between."""
    field, each = field_of(state), figure_of(state, figure)
    names = named_hexes(field, each)
    return " ".join(names if not names or names[0] == field.names[each.at] else reversed(names))
