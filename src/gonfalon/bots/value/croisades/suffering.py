"""What shots and combats bring upon figures: who bears a blow, where one falls back to, falls, and advances."""

from collections.abc import Iterable
from itertools import islice

from gonfalon.bots.bot import Reason
from gonfalon.bots.value.croisades.field import Field, Stand
from gonfalon.bots.value.croisades.lookout import Lookout
from gonfalon.bots.value.croisades.odds import suffered
from gonfalon.bots.value.croisades.outlook import Outlook
from gonfalon.bots.value.croisades.peril import peril, watched_peril
from gonfalon.bots.value.croisades.reasons import Chosen
from gonfalon.bots.value.croisades.weights import Weights
from gonfalon.games.croisades.actions import PASSES, Advance, Aside, Bear, Fall
from gonfalon.games.croisades.frames import Advancing, Bearing, Displacing, Falling, Retreating
from gonfalon.games.croisades.pieces import BY_ID, Side
from gonfalon.games.croisades.rules.advancing import advances, idle_watchers
from gonfalon.games.croisades.rules.displacing import room
from gonfalon.games.croisades.rules.falling import landings
from gonfalon.games.croisades.rules.moving import stepped, turned
from gonfalon.games.croisades.rules.retreating import Way, answer, is_about, kept, open_ways
from gonfalon.games.croisades.state import Figure, State, amended, field_of, figure_of
from gonfalon.geometry.hexset import members

WATCHED = 0.5
"""What it costs one who comes to stand beside an enemy."""
DICED = 1.0
"""What it costs beyond its expectation that a retreat calls for a die."""
BETTER = 0.15
MOST_PATHS = 60


class Places:
    """Weighs where a figure comes to be in the middle of something else."""

    def __init__(self, state: State, side: Side, weights: Weights) -> None:
        self.field = Field(state, side, weights)
        self.lookout = Lookout(Outlook(self.field), None, {who: self.field.home[who] for who in self.field.friends})
        self.is_own_turn = state.side is side

    def value(self, figure: Figure, stand: Stand) -> float:
        """What a stand is worth to a figure; blows are dealt no more in this turn."""
        field = self.field
        man = field.mine.get(figure.id)
        watchers = (field.near(stand) & field.foe_hexes).bit_count()
        if man is None:
            return -WATCHED * watchers
        strike, safety, *rest = self.lookout.terms(man, stand)
        return sum(rest) + (safety if self.is_own_turn else safety / 2 + strike / 2)

    def cost(self, figure: Figure, chance: float) -> float:
        """What such a chance of a wound should cost a figure; nobody counts horses."""
        return chance * self.field.victim(figure.id).wound if figure.id in BY_ID else 0.0


def bear(state: State, frame: Bearing, weights: Weights) -> Chosen:
    """The one whose harm costs least."""
    field = Field(state, frame.seat, weights)

    def cost(who: str) -> float:
        if who not in BY_ID:
            return 0.0
        victim = field.victim(who)
        return victim.wound if frame.result == "A" else suffered(victim, frame.result, victim.driven)

    figure = min(frame.figures, key=cost)
    reason = Reason("bear-blow", {"figure": figure}, ("1.72d", "R68"))
    return Chosen(Bear(seat=frame.seat, figure=figure), reason)


def retreat(state: State, frame: Retreating, weights: Weights) -> Chosen:
    """The way back with the fewest dice for what it is worth, of whoever must go."""
    places = Places(state, frame.seat, weights)
    best: tuple[float, str, Way] | None = None
    for who, ways in open_ways(state, frame).items():
        figure = figure_of(state, who)
        for way in ways:
            chance = sum(peril(state, figure, at) for at in hexes_with_dice(state, figure, way))
            value = 0.5 * places.value(figure, end_of(state, figure, way)) - places.cost(figure, chance)
            if chance:
                value -= DICED
            if best is None or value > best[0]:
                best = (value, who, way)
    assert best is not None
    _, who, way = best
    args: dict[str, str | int] = {"figure": who, "at": field_of(state).names[way.path[-1]]}
    return Chosen(answer(state, frame, who, way), Reason("fall-back", args, ("C5f", "R71")))


def hexes_with_dice(state: State, figure: Figure, way: Way) -> tuple[int, ...]:
    """The hexes of a way that call for a die where enemies are beside them."""
    return (*way.path, kept(state, figure, way)) if figure.facing >= 0 and len(way.path) == 1 else way.path


def end_of(state: State, figure: Figure, way: Way) -> Stand:
    """Where a retreat ends."""
    if figure.facing < 0 or way.is_backing:
        return (way.path[-1], figure.facing)
    return walked(state, turned(state, figure) if is_about(state, figure, way) else figure, way.path)


def walked(state: State, figure: Figure, path: Iterable[int]) -> Stand:
    """Where a figure is after some steps."""
    for to in path:
        step = stepped(state, figure, to)
        assert step is not None
        figure = amended(figure, at=step[0], facing=step[1])
    return (figure.at, figure.facing)


def aside(state: State, frame: Displacing, weights: Weights) -> Chosen:
    """The hex where a friend who makes room stands best."""
    places, friend = Places(state, frame.seat, weights), figure_of(state, frame.figure)
    names = field_of(state).names

    def value(at: int) -> float:
        chance = peril(state, friend, at)
        return places.value(friend, (at, -1)) - places.cost(friend, chance) - (DICED if chance else 0.0)

    at = names[max(members(room(state, friend)), key=value)]
    reason = Reason("step-aside", {"figure": friend.id, "at": at}, ("C5f", "R73"))
    return Chosen(Aside(seat=frame.seat, to=at), reason)


def fall(state: State, frame: Falling, weights: Weights) -> Chosen:
    """The hex beside his horse where the fewest enemies are upon a fallen rider."""
    figure, field = figure_of(state, frame.figure), field_of(state)
    places = Places(state, frame.seat, weights)
    foes = [stand[0] for who, stand in places.field.home.items() if who in places.field.targets]

    def value(at: int) -> tuple[int, int]:
        beside = (field.board.neighbours[at] & places.field.foe_hexes).bit_count()
        return -beside, min((field.board.distance(at, foe) for foe in foes), default=0)

    at = field.names[max(members(landings(state, frame)), key=value)]
    reason = Reason("come-down", {"figure": figure.id, "at": at}, ("1.8a", "R80"))
    return Chosen(Fall(seat=frame.seat, to=at), reason)


def advance(state: State, frame: Advancing, weights: Weights) -> Chosen:
    """The advance of a victor to where he stands better, if there is one worth its danger."""
    places, ground = Places(state, frame.seat, weights), field_of(state)
    best, chosen = BETTER, None
    for who in frame.figures:
        figure = figure_of(state, who)
        here = places.value(figure, (figure.at, figure.facing))
        crossing = 2 if figure.horse else 1
        for path in islice(advances(state, figure, ground.board.hexes(*frame.hexes)), MOST_PATHS):
            chance = sum(watched_peril(state, figure, idle_watchers(state, at, figure)) for at in path[:-crossing])
            gain = places.value(figure, walked(state, figure, path)) - here - places.cost(figure, chance)
            if gain > best:
                best, chosen = gain, (who, tuple(ground.names[at] for at in path))
    if chosen is None:
        return Chosen(PASSES[frame.seat], Reason("stay-put", {"seat": frame.seat}, ("1.75a",)))
    who, way = chosen
    reason = Reason("follow", {"figure": who, "at": way[-1]}, ("1.75a", "1.75d"))
    return Chosen(Advance(seat=frame.seat, figure=who, path=way), reason)
