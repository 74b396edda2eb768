"""A state as the bots weigh it: who stands where and how, in flat lists that are cheap to change."""

from copy import copy

from gonfalon.bots.value.arsouf.tables import MEN, NEXT_TO, PIECES
from gonfalon.games.arsouf.map import RIVER
from gonfalon.games.arsouf.pieces import ARMY, Side
from gonfalon.games.arsouf.rules.moving import destinations
from gonfalon.games.arsouf.state import NOWHERE, Options, State, replace
from gonfalon.geometry.hexset import Hexes


class Field:
    """The board from one side: `me` is about to act; `at` and `fit` stand in the order of the roster."""

    __slots__ = (
        "arrived",
        "at",
        "attacked",
        "charging",
        "fit",
        "foe",
        "foes",
        "me",
        "mine",
        "options",
        "turns_left",
    )

    def __init__(self, state: State, me: Side) -> None:
        self.options: Options = state.options
        self.me, self.foe = me, me.enemy
        self.turns_left = state.options.turn_limit - state.turn + 1
        self.at = list(state.at)
        self.fit = [at != NOWHERE and not state.wounded >> index & 1 for index, at in enumerate(state.at)]
        self.arrived = [bool(state.arrived >> index & 1) for index in PIECES]
        self.attacked = [bool(state.attacked >> index & 1) for index in PIECES]
        self.charging = dict(state.charging)
        self.mine = [index for index in MEN[me] if self.at[index] != NOWHERE]
        self.foes = [index for index in MEN[self.foe] if self.at[index] != NOWHERE]

    def attackable(self, at: int) -> Hexes:
        """The spaces that may be attacked from a space."""
        return NEXT_TO[at] if self.options.attack_across_river else NEXT_TO[at] & ~RIVER.across[at]

    def bits(self, indexes: list[int]) -> Hexes:
        """The spaces where pieces stand."""
        spaces = 0
        for index in indexes:
            spaces |= 1 << self.at[index]
        return spaces

    def leave(self, index: int) -> None:
        """Take a piece of the side that acts off the board because it has arrived."""
        self.at[index] = NOWHERE
        self.arrived[index] = True
        self.mine.remove(index)

    def changed(self, attacker: int, beaten: int | None) -> "Field":
        """The field after an attack: the attacker is done, and the beaten is wounded or dead."""
        other = copy(self)
        other.attacked = self.attacked.copy()
        other.attacked[attacker] = True
        if beaten is not None:
            other.fit = self.fit.copy()
            other.fit[beaten] = False
            if not self.fit[beaten]:
                other.at = self.at.copy()
                other.at[beaten] = NOWHERE
                other.foes = [foe for foe in self.foes if foe != beaten]
        return other


def reaches(state: State, side: Side) -> dict[int, Hexes]:
    """Where each piece that may still move could end if all its friends made room."""
    able = {}
    for piece in ARMY[side]:
        index = piece.index
        if state.at[index] != NOWHERE and not state.moved >> index & 1:
            alone = [at if each in FOES[side] or each == index else NOWHERE for each, at in enumerate(state.at)]
            able[index] = destinations(replace(state, at=tuple(alone)), piece)
    return able


FOES = {side: frozenset(MEN[side.enemy]) for side in Side}
