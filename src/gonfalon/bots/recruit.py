"""The generic recruit: weighs single actions by a game's value and plans the best, one after the other."""

from collections.abc import Iterator
from heapq import heapify, heappop, heappush
from random import Random
from typing import Any

from gonfalon.bots.bot import Choice, Effort, Reason
from gonfalon.bots.follower import foreseen
from gonfalon.bots.imagination import SpreadDice, Weighing, imagined
from gonfalon.bots.valuing import Value
from gonfalon.kernel.agenda import Ask, ask_of
from gonfalon.kernel.game import Game
from gonfalon.kernel.holes import Route
from gonfalon.kernel.menu import Menu, Offer

LEAST = 1e-6
"""What an action must gain to be better than none."""
SAMPLES = 6
"""Falls of the dice at the first look at an action."""
CLOSER = 36
"""Falls of the dice for those that looked best."""
LOOKED_CLOSER = 4
FOR_A_SURVEY = 0.5
"""The share of the nodes that the first survey of a menu may take."""

Found = tuple[float, int, Any]
"""What an action gains, less than nothing first; where it stands among those drawn, and the action."""


class Recruit:
    """Plays any game that has a value; its thoughts are followed like those of any judgement."""

    def __init__(self, game: Game[Any, Any, Any], value: Value) -> None:
        self._game, self._value = game, value

    def think(self, state: Any, ask: Ask[Any], effort: Effort) -> tuple[Choice[Any], ...]:
        """The best single actions in turn, and then the end of the ask; where something is hidden only the first."""
        ready = self._value.ready(state, ask, effort)
        # What the seat may know of one imagined state is what it knows.
        view = self._game.view(state, ask.seat)
        return ready or self.plan(imagined(self._game, view, effort.random), ask, effort)

    def plan(self, states: list[Any], ask: Ask[Any], effort: Effort) -> tuple[Choice[Any], ...]:
        """The best actions of one survey after the other, until one finds nothing, a die falls, or the ask ends."""
        weighing, chosen = Weighing(self._game, self._value, states, ask, effort), list[Choice[Any]]()
        found = self.survey(weighing, round(effort.left * FOR_A_SURVEY))
        while -found[0][0] > LEAST:
            before = len(chosen)
            following = self.carry_out(weighing, found, chosen)
            if following is None:
                return tuple(chosen)
            weighing = following
            if effort.left <= 0 or len(chosen) == before:
                return (*chosen, self.last(weighing, weighing.ask.default))
            found = self.survey(weighing, effort.left)
        even = [action for loss, _, action in found if loss <= LEAST] if self._value.draws_lots else []
        return (*chosen, self.last(weighing, effort.random.choice(even) if even else found[0][2]))

    def carry_out(self, weighing: Weighing, found: list[Found], chosen: list[Choice[Any]]) -> Weighing | None:
        """Choose what still gains of all that was found, weighed again whenever the state has changed.

        None when a die falls, the ask ends, or something is hidden: the rest is thought about afterwards.
        """
        game, stale = self._game, set[int]()
        while found and -found[0][0] > LEAST:
            _, number, action = heappop(found)
            if any(game.check(state, action) is not None for state in weighing.states):
                continue
            if number in stale:
                stale.discard(number)
                if weighing.effort.left > 0:
                    heappush(found, (-weighing.gain(action, SAMPLES)[0], number, action))
                continue
            chosen.append(self.choice(weighing, action))
            after = foreseen(game, weighing.states[0], action) if len(weighing.states) == 1 else None
            following = None if after is None else ask_of(game.due(after), weighing.ask.seat)
            if following is None or following.ask != weighing.ask.ask:
                return None
            weighing = Weighing(game, self._value, [after], following, weighing.effort)
            stale = {each for _, each, _ in found}
        return weighing

    def survey(self, weighing: Weighing, nodes: int) -> list[Found]:
        """The actions drawn from a menu as far as the nodes go, as a heap with the best on top."""
        effort, random = weighing.effort, weighing.effort.random
        kept = effort.left - nodes
        menu = self._game.menu(weighing.states[0], weighing.ask.seat)
        candidates = list(dict.fromkeys((weighing.ask.default, *drawn(menu, nodes, random))))
        found: list[Found] = []
        for number, action in enumerate(candidates):
            if number and effort.left <= kept:
                break
            gain, rolled = weighing.gain(action, SAMPLES)
            found.append((-gain, number if not rolled else number + len(candidates), action))
        heapify(found)
        self.look_closer(weighing, found, len(candidates))
        return found

    def look_closer(self, weighing: Weighing, found: list[Found], rolled_from: int) -> None:
        """Weigh those that look best under more falls of the dice, where dice fall."""
        seen: set[int] = set()
        while len(seen) < LOOKED_CLOSER and weighing.effort.left > 0:
            _, number, action = found[0]
            if number < rolled_from or number in seen:
                return
            seen.add(number)
            heappop(found)
            heappush(found, (-weighing.gain(action, CLOSER)[0], number, action))

    def choice(self, weighing: Weighing, action: Any) -> Choice[Any]:
        """An action with its reason: what it adds to each part of the value, in one look."""
        state, seat, effort = weighing.states[0], weighing.ask.seat, weighing.effort
        after = weighing.after(state, action, SpreadDice(effort.random))
        before, then = self._value.parts(state, seat), self._value.parts(after, seat)
        gains = tuple(b - a for a, b in zip(before, then, strict=True))
        return Choice(action, self._value.why(state, action, gains, effort.spent))

    def last(self, weighing: Weighing, action: Any) -> Choice[Any]:
        """What is done when nothing gains: the least bad that was weighed, nearly always the default."""
        if action != weighing.ask.default:
            return self.choice(weighing, action)
        return Choice(action, Reason("nothing-better", {"seat": action.seat, "looked": weighing.effort.spent}))


def drawn(menu: Menu[Any], many: int, random: Random) -> list[Any]:
    """About so many actions of a menu in an order drawn by lots, all offers alike; all there are where they suffice."""
    offers = list(menu.offers())
    quota = max(1, many // max(1, len(offers)))
    found = [action for offer in offers for action in actions_of(offer, quota, random)]
    random.shuffle(found)
    return found


def actions_of(offer: Offer[Any], quota: int, random: Random) -> Iterator[Any]:
    """All actions of an offer if they are no more than the quota, else so many drawn."""
    # To count routes is to walk them all.
    if not any(isinstance(hole, Route) for hole in offer.holes.values()) and offer.count() <= quota:
        yield from offer
    else:
        for _ in range(quota):
            yield offer.sample(random)
