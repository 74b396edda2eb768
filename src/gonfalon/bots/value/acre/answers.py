"""The answers to interrupts: reactions, flights, retreats, losses and advances."""

from gonfalon.bots.bot import Choice, Reason
from gonfalon.bots.value.acre.field import Field
from gonfalon.bots.value.acre.outlook import Outlook
from gonfalon.bots.value.acre.tables import NEXT_TO, distances
from gonfalon.bots.value.acre.weights import Weights
from gonfalon.games.acre.actions import PASSES, AcreAction, Advance, Flee, Follow, Join, Lose, Retreat
from gonfalon.games.acre.frames import Advancing, Fleeing, Following, Joining, Losing, Retreating
from gonfalon.games.acre.map import INDEX
from gonfalon.games.acre.pieces import BY_ID
from gonfalon.games.acre.rules.exchange import sacrifices
from gonfalon.games.acre.rules.feigning import flights
from gonfalon.games.acre.rules.melee import advances
from gonfalon.games.acre.rules.retreating import retreats
from gonfalon.games.acre.state import State, units_at

SUPPORT = 3
"""How near friends must be to fall upon a unit that was drawn out."""


def retreat(state: State, frame: Retreating, weights: Weights) -> Choice[AcreAction]:
    """The way of retreat after which the army stands best; making a friend give way costs his order."""
    outlook = Outlook(Field(state, frame.seat), weights, {})
    known: dict[tuple[int, int], float] = {}

    def value(option: Retreat) -> float:
        if not option.path:
            return -outlook.stakes.death[BY_ID[option.unit].index]
        unit, to = BY_ID[option.unit].index, INDEX[option.path[-1]]
        if option.way:
            friend = units_at(state, to, frame.seat)[0].index
            stand = placed(outlook, (unit, to), (friend, INDEX[option.way]))
            return outlook.value(stand, fighting=False) - outlook.stakes.hurt[friend]
        if (unit, to) not in known:
            known[unit, to] = outlook.value(placed(outlook, (unit, to)), fighting=False)
        return known[unit, to]

    best = max(retreats(state, frame), key=value)
    return Choice(best, Reason("give-ground", {"unit": best.unit}, ("S7.8",)))


def placed(outlook: Outlook, *moves: tuple[int, int]) -> list[int]:
    """Where everybody is after some have gone elsewhere."""
    stand = outlook.field.at.copy()
    for unit, to in moves:
        stand[unit] = to
    return stand


def advance(state: State, frame: Advancing, weights: Weights) -> Choice[AcreAction]:
    """The advance after which the army stands best, or none."""
    outlook = Outlook(Field(state, frame.seat), weights, {})
    field = outlook.field
    best, choice = (
        outlook.value(field.at, fighting=False),
        Choice[AcreAction](PASSES[frame.seat], Reason("hold-ground", {"seat": frame.seat}, ("S7.9",))),
    )
    for option in advances(frame):
        unit, to = BY_ID[option.unit].index, INDEX[option.to]
        value = outlook.value(placed(outlook, (unit, to)), fighting=False) + captured(outlook, unit, to)
        if value > best:
            best, choice = value, Choice(option, why_advance(field, option, to))
    return choice


def captured(outlook: Outlook, unit: int, to: int) -> float:
    """What entering a hex costs a unit that may plunder there."""
    return -outlook.stakes.order[unit] / 2 if to in outlook.field.state.camps and outlook.assault.is_prize(to) else 0.0


def why_advance(field: Field, option: Advance, to: int) -> Reason:
    """An advance takes a prize, or ground."""
    args: dict[str, str | int] = {"unit": option.unit, "at": option.to}
    if field.prizes[field.me] >> to & 1:
        return Reason("capture", args, ("15.2", "S7.9") if to in field.state.camps else ("15.3", "S7.9"))
    return Reason("follow-up", args, ("S7.9",))


def lose(state: State, frame: Losing, weights: Weights) -> Choice[AcreAction]:
    """The losses of an exchange that cost least, leaders counted."""
    stakes = Outlook(Field(state, frame.seat), weights, {}).stakes
    cheapest = min(sacrifices(frame), key=lambda units: sum(stakes.death[BY_ID[unit].index] for unit in units))
    return Choice(Lose(seat=frame.seat, units=cheapest), Reason("sacrifice", {"unit": cheapest[0]}, ("S7.7",)))


def flee(state: State, frame: Fleeing) -> Choice[AcreAction]:
    """The flight that leads a pursuer among the most friends, or away from them all when nobody must follow."""
    field = Field(state, frame.seat)
    here = field.at[BY_ID[frame.unit].index]

    def value(path: tuple[str, ...]) -> float:
        behind = INDEX[path[-2]] if len(path) > 1 else here
        drawn = support(field, behind) if frame.hexes else 0.0
        return drawn - nearness(field, INDEX[path[-1]])

    best = max(flights(state, frame), key=value)
    key = "draw-out" if frame.hexes else "slip-away"
    return Choice(
        Flee(seat=frame.seat, path=best), Reason(key, {"unit": frame.unit}, ("15.1f" if frame.hexes else "15.1e",))
    )


def support(field: Field, at: int) -> float:
    """The strength of friends near enough to fall upon a hex."""
    far = distances(at)
    return sum(field.strength(unit) for unit in field.mine if far[field.at[unit]] <= SUPPORT)


def nearness(field: Field, at: int) -> float:
    """How many enemies are within a step or two of a hex."""
    far = distances(at)
    return sum(field.strength(foe) for foe in field.foes if far[field.at[foe]] <= SUPPORT - 1)


def follow(state: State, frame: Following, weights: Weights) -> Choice[AcreAction]:
    """The pursuer whose loss would cost least."""
    stakes = Outlook(Field(state, frame.seat), weights, {}).stakes
    unit = min(frame.chasers, key=lambda each: stakes.death[BY_ID[each].index])
    return Choice(Follow(seat=frame.seat, unit=unit), Reason("pursue", {"unit": unit}, ("15.1f",)))


def join(state: State, frame: Joining) -> Choice[AcreAction]:
    """The strongest of the nearest units, one in order before one that is not."""
    field = Field(state, frame.seat)

    def standing(name: str) -> tuple[bool, int, int]:
        unit = BY_ID[name].index
        return not NEXT_TO[field.at[unit]] & field.foe_hexes, not field.broken[unit], field.strength(unit)

    unit = max(frame.units, key=standing)
    return Choice(
        Join(seat=frame.seat, unit=unit), Reason("take-command", {"leader": frame.leader, "unit": unit}, ("S10.4",))
    )
