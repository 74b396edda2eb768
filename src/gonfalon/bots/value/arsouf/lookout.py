"""The recruit's eye: what one piece sees from a space, prey, danger and the way."""

from gonfalon.bots.value.arsouf.attacks import Attacks
from gonfalon.bots.value.arsouf.field import Field
from gonfalon.bots.value.arsouf.lineup import Lineup
from gonfalon.bots.value.arsouf.reasons import Prize, Terms
from gonfalon.bots.value.arsouf.routes import turns_home
from gonfalon.bots.value.arsouf.tables import (
    BAGGAGE,
    CHANCES,
    DISTANCE,
    NEAR,
    NEXT_TO,
    SPACES,
    STRENGTH,
    SUPPORTING,
)
from gonfalon.bots.value.arsouf.worth import Stakes
from gonfalon.games.arsouf.map import ARSOUF, BOARD, ROAD
from gonfalon.games.arsouf.pieces import Side
from gonfalon.games.arsouf.rules.victory import OTHERS_NEEDED
from gonfalon.games.arsouf.state import BIT, NOWHERE
from gonfalon.geometry.hexset import Hexes

BLOCK_TURNS = 4
FEAR = 0.35
MOST_STRIKES = 2.0

TRAIN_TURN = 2.0
FIGHTER_TURN = 0.5
VAN_TURNS = 6
ESCORT_SPACES = 4
ESCORT = 0.25
LANE_COST = 0.7
HUNT = 0.35
AHEAD = 0.5

TRAIN_HOME = 20.0
NEEDED_HOME = 3.0
SPARE_HOME = -5.0

LANE: Hexes = ROAD | BOARD.border(ARSOUF)
"""Whoever is not baggage leaves the road and the doors of the town to it."""


class Lookout:
    """Weighs spaces for one piece at a time, as its friends stand now."""

    def __init__(self, field: Field) -> None:
        self.field, self.stakes = field, Stakes(field)
        self.attacks = Attacks(field)
        delays = {} if field.me is Side.MUSLIM else {field.at[foe]: BLOCK_TURNS for foe in field.foes}
        self.turns = turns_home(field.options, delays)
        self.posts = [field.at[index] for index in BAGGAGE if field.at[index] != NOWHERE]
        self.lead = min(self.posts, key=self.turns.__getitem__, default=NOWHERE)
        self.strikers = [(NEAR[SPACES[foe] + 1][field.at[foe]], STRENGTH[foe]) for foe in field.foes if field.fit[foe]]

    def rank(self, index: int) -> tuple[int, bool]:
        """Who moves first: the foremost before the rest, fighters before baggage."""
        return self.turns[self.field.at[index]], index in BAGGAGE

    def value(self, index: int, at: int) -> float:
        """How good a space is for a piece."""
        return sum(self.terms(index, at))

    def terms(self, index: int, at: int) -> Terms:
        """The value in its parts."""
        if ARSOUF >> at & 1 and self.field.me is Side.CRUSADER:
            return 0.0, 0.0, 0.0, 0.0, self.homecoming(index)
        strike = self.gain(index, at) if self.field.fit[index] else 0.0
        return strike, -FEAR * self.danger(index, at), 0.0, 0.0, self.way(index, at)

    def homecoming(self, index: int) -> float:
        """What coming home is worth: all the world to baggage, something to those it still needs beside it."""
        if index in BAGGAGE:
            return TRAIN_HOME
        home = sum(arrived and each not in BAGGAGE for each, arrived in enumerate(self.field.arrived))
        return NEEDED_HOME if home < OTHERS_NEEDED else SPARE_HOME

    def gain(self, index: int, at: int) -> float:
        """What the best attack from a space brings."""
        prize = self.prize(index, at)
        return 0.0 if prize is None else self.worth(index, prize)

    def prize(self, index: int, at: int) -> Prize | None:
        """The best attack from a space, if one is worth its risk."""
        near = self.field.attackable(at) & self.attacks.foes.spaces
        if not near or not self.field.fit[index]:
            return None
        stand = self.field.at.copy()
        stand[index] = at
        options = self.attacks.options_of(index, near, Lineup(self.field, self.field.me, stand))
        prizes = [Prize(target, win, lose, False) for target, win, lose in options]
        best = max(prizes, key=lambda prize: self.worth(index, prize))
        return best if self.worth(index, best) > 0 else None

    def worth(self, index: int, prize: Prize) -> float:
        """What an attack should bring by its chances."""
        return prize.win * self.stakes.prize(self.field, prize.target) - prize.lose * self.stakes.wound[index]

    def danger(self, index: int, at: int) -> float:
        """What the enemies who could strike here next turn may cost."""
        strengths = [strength for reach, strength in self.strikers if reach >> at & 1]
        if not strengths:
            return 0.0
        beside, field = NEXT_TO[at], self.field
        support = sum(SUPPORTING[each] for each in field.mine if each != index and BIT[field.at[each]] & beside)
        defence = STRENGTH[index] + support // 2
        strikes = sum(CHANCES[strength - defence][0] for strength in strengths)
        return min(strikes, MOST_STRIKES) * self.stakes.wound[index]

    def way(self, index: int, at: int) -> float:
        """How well a space lies on the way: trains towards the town, Crusaders about them, Muslims at them."""
        if index in BAGGAGE:
            return -TRAIN_TURN * self.turns[at]
        if self.lead == NOWHERE:
            return 0.0
        lead = self.lead
        if self.field.me is Side.MUSLIM:
            return (AHEAD if self.turns[at] <= self.turns[lead] else 0.0) - HUNT * DISTANCE[at][lead]
        apart = min(DISTANCE[at][post] for post in self.posts)
        way = -FIGHTER_TURN * max(self.turns[at], self.turns[lead] - VAN_TURNS)
        return way - ESCORT * max(0, apart - ESCORT_SPACES) - LANE_COST * (LANE >> at & 1)
