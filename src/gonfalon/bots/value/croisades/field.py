"""What the bots ask of a table again and again, looked up once: the figures of both sides, their ground and shots."""

from collections.abc import Iterable
from typing import NamedTuple

from gonfalon.bots.value.croisades.odds import Chances, Victim, chances_of_shot, shot_worth
from gonfalon.bots.value.croisades.weights import Weights
from gonfalon.bots.value.croisades.worth import Stakes
from gonfalon.games.croisades.charts import band
from gonfalon.games.croisades.frames import Moving
from gonfalon.games.croisades.pieces import BY_ID, Side, Weapon
from gonfalon.games.croisades.rules.entering import waiting
from gonfalon.games.croisades.rules.ground import closed_by_bridle, closed_ground, foot_ground, rider_ground
from gonfalon.games.croisades.rules.naming import why_not_attacker
from gonfalon.games.croisades.rules.shooting import shot_lines
from gonfalon.games.croisades.rules.sight import OPEN, span
from gonfalon.games.croisades.state import (
    GONE,
    ON_FOOT,
    STUNNED,
    WAITING,
    Figure,
    State,
    field_of,
    is_living,
    lay_of,
    player_turn,
    side_of,
    values_of,
)
from gonfalon.geometry.hexset import Hexes
from gonfalon.geometry.reach import Ground
from gonfalon.kernel.modifiers import sum_of

Stand = tuple[int, int]
"""A hex, of a rider the rear one, and a facing."""
OFF: Stand = (WAITING, ON_FOOT)
"""The stand of whoever is still to enter the map."""
OUT: Stand = (GONE, ON_FOOT)
"""The stand of whoever leaves the map in this move."""


class Man(NamedTuple):
    """A figure with what is asked of it most."""

    id: str
    figure: Figure
    attack: int
    moves: int
    is_mounted: bool
    closed: Hexes
    """The hexes that ground or bodies close to it."""
    weapon: Weapon | None
    may_attack: bool
    """Whether it can make an attack in the next combat phase of its side."""


class Field:
    """The table as one side sees it; `mine` and `foes` are on their feet, `targets` all living foes.

    Those who may enter in this movement phase are among `mine` and `friends`, and at home off the map. `lurking` are
    those of `mine` who hide where they stand.
    """

    def __init__(self, state: State, me: Side, weights: Weights) -> None:
        self.state, self.me, self.weights = state, me, weights
        self.ground = field_of(state)
        self.board = self.ground.board
        self.flat = self.ground.flat
        self.stakes = Stakes(state, me, weights)
        is_moving = bool(state.agenda) and isinstance(state.agenda[-1], Moving)
        self.entrants = {each.id for each in waiting(state, me)} if is_moving and state.side is me else set()
        self.lurking = {lair.figure for lair in state.hidden}
        self.mine = self.men(me)
        self.foes = self.men(me.enemy)
        living = [each for each in state.figures if each.id in BY_ID and self.takes_part(each)]
        self.targets = {each.id: each for each in living if side_of(each) is not me}
        self.friends = {each.id: each for each in living if side_of(each) is me}
        self.home: dict[str, Stand] = {each.id: (each.at, each.facing) for each in living}
        lay = lay_of(state)
        self.living, self.horses, self.choked = lay.living, lay.horses, lay.choked
        self.foe_hexes = lay.up[me.enemy.number]
        self.target_hexes = 0
        for who in self.targets:
            self.target_hexes |= self.hexes(self.home[who])
        self._borders: dict[Stand, Hexes] = {}
        self.zone = self.watched_by(self.foes.values(), self.home)
        self._victims: dict[str, Victim] = {}
        self._shots: dict[tuple[str, str, int, int], float] = {}
        self._into: dict[tuple[str, int, str, int], tuple[float, Chances]] = {}

    def takes_part(self, figure: Figure) -> bool:
        """Whether a figure lives and is on the map, or may enter it now."""
        return is_living(figure) or figure.id in self.entrants

    def men(self, side: Side) -> dict[str, Man]:
        """The figures of a side that are on their feet, or will be when they may act again."""
        found = {}
        state, is_theirs = self.state, side is not self.me
        now = player_turn(state)
        for figure in state.figures:
            if figure.id not in BY_ID or side_of(figure) is not side or not self.takes_part(figure):
                continue
            # Who was stunned before this player turn gets up at its end.
            if figure.health is STUNNED and (not is_theirs or figure.fell >= now):
                continue
            found[figure.id] = Man(
                figure.id,
                figure,
                values_of(figure).attack,
                values_of(figure).moves,
                bool(figure.horse),
                closed_ground(self.ground, figure) | closed_by_bridle(state, figure) | lay_of(state).choked,
                BY_ID[figure.id].weapon,
                is_theirs or figure.id in self.entrants or why_not_attacker(state, side, figure.id) is None,
            )
        return found

    def hexes(self, stand: Stand) -> Hexes:
        """The hexes of a stand."""
        at, facing = stand
        if facing < 0:
            return 1 << at if at >= 0 else 0
        return 1 << at | 1 << at + self.board.shifts[facing]

    def is_unseen(self, who: str, stand: Stand) -> bool:
        """Whether one of ours would still hide on a stand."""
        return who in self.lurking and stand == self.home[who]

    def near(self, stand: Stand) -> Hexes:
        """The hexes beside a stand."""
        at, facing = stand
        if facing < 0:
            return self.board.neighbours[at] if at >= 0 else 0
        found = self._borders.get(stand)
        if found is None:
            found = self._borders[stand] = self.board.border(self.hexes(stand))
        return found

    def front(self, stand: Stand) -> int:
        """The hex of a man on foot, or that of a front half."""
        at, facing = stand
        return at if facing < 0 else at + self.board.shifts[facing]

    def watched_by(self, men: Iterable[Man], at: dict[str, Stand]) -> Hexes:
        """The hexes that some men are able to attack."""
        watched = 0
        for man in men:
            if man.figure.health is not STUNNED:
                watched |= self.near(at[man.id]) & ~man.closed
        return watched

    def victim(self, who: str) -> Victim:
        """A figure as a target of combats."""
        found = self._victims.get(who)
        if found is None:
            figure = self.targets.get(who) or self.friends[who]
            found = self._victims[who] = Victim(self.stakes, figure)
        return found

    def reach_ground(self, man: Man) -> Ground:
        """What moving costs a man; a rider's turns are left out."""
        if not man.is_mounted:
            return foot_ground(self.state, man.figure)
        return rider_ground(self.state)

    def shot(self, shooter: Man, start: int, target: Figure, stand: Stand) -> float:
        """What a shot from a hex at a stand should cost its target, whoever may stand between; 0 when it cannot be."""
        return self.best_line(shooter, start, target, stand)[0]

    def best_line(self, shooter: Man, start: int, target: Figure, stand: Stand) -> tuple[float, Chances]:
        """The same with the chances of the shot, which are none when it cannot be."""
        at, facing = stand
        line = self.line(shooter, start, target, at)
        return line if facing < 0 else max(line, self.line(shooter, start, target, self.front(stand)))

    def line(self, shooter: Man, start: int, target: Figure, at: int) -> tuple[float, Chances]:
        """The same for one hex of the target."""
        place = (shooter.id, start, target.id, at)
        found = self._into.get(place)
        if found is None:
            found = self._into[place] = self._line(shooter, start, target, at)
        return found

    def _line(self, shooter: Man, start: int, target: Figure, at: int) -> tuple[float, Chances]:
        assert shooter.weapon is not None
        hexes = self.board.distance(start, at)
        options = self.state.options
        far = band(options.later_ranges, shooter.weapon, shooter.is_mounted, hexes)
        line = None if far is None else span(self.ground.id, start, at, options.hexside_line, options.steep_slope)
        if far is None or line is None or line.clause != OPEN:
            return 0.0, ()
        at_mounted = bool(target.horse)
        added = sum_of(shot_lines(options, shooter.figure, target, at_mounted, hexes))
        chances = chances_of_shot(added, line.cover, at_mounted)
        key = (shooter.id, target.id, far, line.cover)
        worth = self._shots.get(key)
        if worth is None:
            worth = self._shots[key] = shot_worth(self.stakes, target, chances)
        return worth, chances


def living_hexes(field: Field, at: dict[str, Stand]) -> Hexes:
    """The hexes in which somebody lives when everybody stands so."""
    held = field.horses
    for stand in at.values():
        held |= field.hexes(stand)
    return held
