"""Clause 4.1.5: lots for the first player turn, and forces that both sides choose at once and unseen."""

from gonfalon.games.croisades.actions import Muster
from gonfalon.games.croisades.arrivals import Chosen, LotsDrawn, Mustered, Sealed
from gonfalon.games.croisades.frames import BeginTurn, Frame, Lots, Mustering
from gonfalon.games.croisades.pieces import BY_ID, HORSE_OF, PLACES, Side
from gonfalon.games.croisades.recruits import RECRUITS, TROOPS, Numbers, Recruit, cost_of, in_full, within
from gonfalon.games.croisades.scenarios import SETTINGS
from gonfalon.games.croisades.state import AWAY, WAITING, Figure, State, amended, first_of, popped, replace
from gonfalon.kernel.agenda import waiting
from gonfalon.kernel.dice import Dice
from gonfalon.kernel.events import Tell, Whisper
from gonfalon.kernel.rulebook import Refusal, cites, refuse


@cites("1.2a", "4.1.5")
def muster_agenda() -> tuple[Frame, ...]:
    """What a scenario begins with that leaves the forces to the players: lots, then both choose."""
    asks = tuple(Mustering(id=side.number + 1, seat=side) for side in reversed(Side))
    return (*asks, Lots())


@cites("4.1.5", "R2")
def draw_lots(state: State, work: Lots, dice: Dice, tell: Tell) -> State:
    """A die for each side, the Crusader's first: the higher moves first, and equal dice are rolled again."""
    first, second = (dice.roll(10, clause="4.1.5", why="lots", who=side) for side in Side)
    if first == second:
        tell(LotsDrawn(clause="4.1.5", crusader=first, saracen=second, first=None))
        return state
    side = Side.CRUSADER if first > second else Side.SARACEN
    tell(LotsDrawn(clause="4.1.5", crusader=first, saracen=second, first=side))
    return replace(popped(state), side=side, first=side)


@cites("4.1.5", "4.0.2")
def why_not_muster(state: State, action: Muster) -> Refusal | None:
    """Why forces may not be chosen: first each class, then how many the box holds, then what they cost."""
    names = [name for name, _ in action.numbers]
    for name, number in action.numbers:
        recruit = RECRUITS[name]
        if recruit.side is not action.seat:
            return refuse("4.1.5", "class-not-yours", what=name)
        if names.count(name) > 1:
            return refuse("4.1.5", "class-twice", what=name)
        if not 0 <= number <= len(recruit.men):
            return refuse("4.1.5", "not-in-the-box", what=name, count=len(recruit.men))
    given = dict(action.numbers)
    for troop in TROOPS[action.seat].values():
        most = len(troop[0].men)
        if sum(given[each.id] for each in troop) > most:
            return refuse("4.1.5", "troop-too-large", what=troop[0].id, other=troop[1].id, count=most)
    cost, budget = cost_of(action.numbers), state.options.budget
    if cost > budget:
        return refuse("4.1.5", "over-budget", cost=cost, budget=budget, over=cost - budget)
    return refuse("4.1.5", "nobody-mustered") if not cost else None


@cites("4.1.5", "R103")
def muster(state: State, frame: Mustering, action: Muster, tell: Tell) -> State:
    """Choose forces, or others instead, of which only the own side hears."""
    numbers = taken(action.numbers)
    secret = Chosen(clause="4.1.5", side=action.seat, numbers=numbers, count=heads(numbers), points=cost_of(numbers))
    stub = None if frame.answered else Sealed(clause="4.1.5", side=action.seat)
    tell(Whisper(clause="4.1.5", to=(action.seat,), event=secret, others=stub))
    chosen = amended(frame, answered=True, numbers=numbers)
    return replace(state, agenda=tuple(chosen if each == frame else each for each in state.agenda))


def taken(numbers: Numbers) -> Numbers:
    """The classes of which anybody is taken."""
    return tuple((name, number) for name, number in numbers if number)


def heads(numbers: Numbers) -> int:
    """How many figures so many of each class are."""
    return sum(number for _, number in numbers)


@cites("4.1.5")
def muster_both(state: State, frame: Mustering, tell: Tell) -> State | None:
    """Show the forces once both sides have chosen, and begin; unspent points are lost."""
    frames = musterings(state)
    if not all(each.answered for each in frames):
        return None
    found: list[Figure] = []
    for each in frames:
        what = ", ".join(f"{name} {number}" for name, number in each.numbers)
        tell(
            Mustered(
                clause="4.1.5",
                what=what,
                to=None,
                side=each.seat,
                numbers=each.numbers,
                count=heads(each.numbers),
                points=cost_of(each.numbers),
            )
        )
        found += mustered_as(each.seat, each.numbers)
    figures = tuple(sorted(found, key=lambda figure: PLACES[figure.id]))
    asked = max(state.asked, *(each.id for each in frames)) + 1
    return replace(state, figures=figures, asked=asked, agenda=(BeginTurn(first_of(state)),))


def musterings(state: State) -> list[Mustering]:
    """The asks for forces that are open, the Crusaders' first."""
    frames = [frame for frame in waiting(state.agenda) if isinstance(frame, Mustering)]
    return sorted(frames, key=lambda frame: frame.seat.number)


@cites("4.1.5", "A2b")
def mustered_as(side: Side, numbers: Numbers) -> list[Figure]:
    """The figures of a choice, who wait to enter: of each troop the first of the roster, riders in the saddle first."""
    given, found = dict(numbers), list[Figure]()
    for troop in TROOPS[side].values():
        used = 0
        for recruit in troop:
            number = given.get(recruit.id, 0)
            found += (each for name in recruit.men[used : used + number] for each in _figures(recruit, name))
            used += number
    return found


def _figures(recruit: Recruit, name: str) -> list[Figure]:
    """A man of a class, and the horse under a rider."""
    if not recruit.is_mounted:
        return [Figure(name, WAITING, afoot=recruit.afoot)]
    return [Figure(name, WAITING, horse=HORSE_OF[name]), Figure(HORSE_OF[name], AWAY)]


@cites("4.1.5")
def proposed(state: State, side: Side) -> Muster:
    """The scenario's own choice: under another budget each of its figures, in order, that the points left allow."""
    numbers = within(SETTINGS[state.scenario].musters[side.number], state.options.budget)
    return Muster(seat=side, numbers=in_full(side, numbers))


@cites("4.1.5")
def numbers_of(figures: tuple[Figure, ...], side: Side) -> Numbers:
    """How many of each class some figures of a side are."""
    found: dict[str, int] = {}
    for figure in figures:
        character = BY_ID.get(figure.id)
        if character is not None and character.side is side:
            recruit = recruit_of(figure)
            found[recruit.id] = found.get(recruit.id, 0) + 1
    return tuple((name, found[name]) for name in RECRUITS if name in found)


def recruit_of(figure: Figure) -> Recruit:
    """The class as which a figure was mustered."""
    return next(each for each in RECRUITS.values() if figure.id in each.men and each.afoot == figure.afoot)
