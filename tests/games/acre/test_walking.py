"""S4 and S9.3 once more, hex by hex: what the program reaches at once is what a finger on the map reaches by steps."""

from collections.abc import Iterator
from heapq import heappop, heappush
from random import Random

import pytest

from gonfalon.games.acre import GAME
from gonfalon.games.acre.charts import GROUND_OF
from gonfalon.games.acre.frames import Moving
from gonfalon.games.acre.map import BOARD, FORTRESS
from gonfalon.games.acre.pieces import ARMY, Arm, Side, Unit
from gonfalon.games.acre.rules.charging import charging_ground, why_no_charger
from gonfalon.games.acre.rules.reaching import closed_edges, destinations, straight_rides
from gonfalon.games.acre.state import State, is_disorganized
from gonfalon.geometry.hexset import members
from gonfalon.kernel.dice import SeededDice
from gonfalon.kernel.events import unheard
from gonfalon.kernel.game import begin, take

SEEDS = range(3)
SOME = 30
WALKERS = 6


def movements(scenario: str, seed: int) -> Iterator[tuple[State, Moving]]:
    """Some moments of a random game in which a side moves."""
    random, dice = Random(seed), SeededDice(seed)
    state = begin(GAME, scenario, GAME.options(), dice, unheard)
    while due := GAME.due(state):
        frame = state.agenda[-1]
        if isinstance(frame, Moving) and random.randrange(SOME) == 0:
            yield state, frame
        state = take(GAME, state, GAME.menu(state, due[0].seat).sample(random), dice, unheard)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("scenario", [scenario.id for scenario in GAME.scenarios])
def test_S4_1_and_S9_3_a_unit_reaches_what_it_reaches_step_by_step(scenario: str, seed: int) -> None:
    random = Random(seed)
    for state, frame in movements(scenario, seed):
        closed = closed_edges(state, frame)
        units = [unit for unit in ARMY[frame.seat] if state.at[unit.index] >= 0]
        friends = {state.at[unit.index] for unit in units}
        for unit in random.sample(units, min(WALKERS, len(units))):
            walk = Walk(state, unit, closed)
            steps = walk.steps()
            assert set(members(destinations(state, unit, closed))) == {last for _, last in steps} - friends
            if unit.arm is Arm.HC:
                rides = enumerate(straight_rides(state, unit, closed))
                assert {(way, to) for way, ends in rides for to in members(ends)} == walk.charges(steps, friends)


class Walk:
    """A unit that goes from hex to hex, as S4 tells it."""

    def __init__(self, state: State, unit: Unit, closed: int) -> None:
        self.state, self.unit = state, unit
        self.closed = set(members(closed))
        self.enemies = {state.at[enemy.index] for enemy in ARMY[unit.side.enemy]}
        self.watched = {at for enemy in ARMY[unit.side.enemy] for at in self.zone(enemy)}
        camps = {at for at in state.camps if BOARD.name(at) in ENEMY_CAMPS[unit.side]}
        self.prizes = camps | set(state.trebuchets if unit.side is Side.MUSLIM else ())

    def zone(self, enemy: Unit) -> set[int]:
        """The hexes that an enemy controls."""
        at = self.state.at[enemy.index]
        if at < 0 or enemy.is_light or is_disorganized(self.state, enemy):
            return set()
        return set(members(BOARD.neighbours[at] & (~FORTRESS if enemy.side is Side.CRUSADER else -1)))

    def steps(self) -> set[tuple[int, int]]:
        """Every last step of a lawful move, as the hexes it leads from and to."""
        start, unit = self.state.at[self.unit.index], self.unit
        found: dict[tuple[int, int], int] = {}
        front, barred, ends = [(-unit.movement, start)], self.enemies | self.closed, self.watched | self.prizes
        while front:
            left, here = heappop(front)
            left = -left
            for there in members(BOARD.neighbours[here]):
                price = GROUND_OF[unit.index].price(there)
                if price is None or there in barred:
                    continue
                if here == start and left == unit.movement and start in self.watched:
                    if there in self.watched:
                        continue
                    price += unit.is_light
                rest = left - price
                if rest < 0 or found.get((here, there), -1) >= rest:
                    continue
                found[here, there] = rest
                is_held = start in self.watched and not unit.is_light
                if there not in ends and not is_held:
                    heappush(front, (-rest, there))
        return set(found)

    def charges(self, steps: set[tuple[int, int]], friends: set[int]) -> set[tuple[int, int]]:
        """Every direction and hex in which a straight ride may end."""
        start, clear = self.state.at[self.unit.index], set(members(charging_ground(self.state)))
        found = set()
        for before, last in steps if why_no_charger(self.state, self.unit) is None else ():
            way = BOARD.direction(before, last)
            assert way is not None
            beyond = BOARD.step(last, way)
            if beyond not in self.enemies:
                continue
            if {before, last, beyond} <= clear and before not in self.watched | {start} and last not in friends:
                found.add((way, last))
        return found


ENEMY_CAMPS = {Side.CRUSADER: ("2129", "2229", "2329", "1703"), Side.MUSLIM: ("0514", "0515", "0614")}
