"""The attacks that the enemy could make in his next turn, about as good as his moves could make them."""

from gonfalon.bots.value.arsouf.assault import Option
from gonfalon.bots.value.arsouf.field import Field
from gonfalon.bots.value.arsouf.lineup import Lineup
from gonfalon.bots.value.arsouf.tables import (
    BESIDE,
    CHANCES,
    LEADERS,
    LED,
    NEAR,
    NEXT_TO,
    SPACES,
    STRENGTH,
    SUPPORTING,
)
from gonfalon.bots.value.arsouf.weights import Weights
from gonfalon.games.arsouf.map import BOARD, RIVER
from gonfalon.games.arsouf.pieces import KINDS, ROSTER
from gonfalon.games.arsouf.rules.moving import open_spaces
from gonfalon.games.arsouf.state import NOWHERE
from gonfalon.geometry.hexset import Hexes, members
from gonfalon.geometry.reach import flood

FOOT_SPACES = max(kind.spaces for kind in KINDS if kind.is_foot)
Place = tuple[int, int]
"""What the defenders beside a space add to a defence against whoever attacks from it, and the space."""


class Reply:
    """What enemies who stand still now could reach and attack next turn."""

    def __init__(self, field: Field, weights: Weights) -> None:
        self.field, self.weights = field, weights
        self.foe_at = {field.at[foe]: foe for foe in field.foes}
        fit = [foe for foe in field.foes if field.fit[foe]]
        self.riders = field.bits([foe for foe in fit if not ROSTER[foe].kind.is_foot])
        self.foot = field.bits([foe for foe in fit if ROSTER[foe].kind.is_foot])
        self.spaces = max((SPACES[foe] for foe in fit), default=0)
        self.ground = open_spaces(field.foe, field.options)
        leader = LEADERS[field.foe]
        at = field.at[leader]
        self.leader_range: Hexes = NEAR[SPACES[leader] + 1][at] if at != NOWHERE else 0

    def options(self, lineup: Lineup) -> tuple[dict[int, list[Option]], dict[int, int]]:
        """The attacks of each enemy, and how many can stand about each piece."""
        field, at, strikers = self.field, lineup.at, self.riders | self.foot
        in_range = NEAR[self.spaces + 1]
        post: Post | None = None
        options: dict[int, list[Option]] = {}
        room: dict[int, int] = {}
        for index in field.mine:
            here = at[index]
            if here == NOWHERE or not in_range[here] & strikers:
                continue
            if post is None:
                post = Post(self, lineup)
            places = post.places(here)
            if places and self.strike(index, places, lineup, in_range[here] & strikers, options):
                room[index] = len(places)
        return options, room

    def strike(
        self,
        index: int,
        places: list[Place],
        lineup: Lineup,
        strikers: Hexes,
        options: dict[int, list[Option]],
    ) -> bool:
        """Add the attacks of all strikers on a piece, each from the best place it reaches; False if there are none."""
        here = lineup.at[index]
        defence = STRENGTH[index] + (LED if lineup.led >> here & 1 else 0)
        if self.field.fit[index]:
            defence -= SUPPORTING[index]
        found = False
        for there in members(strikers):
            foe = self.foe_at[there]
            within = NEAR[SPACES[foe]][there]
            for support, place in places:
                if within >> place & 1:
                    chances = CHANCES[STRENGTH[foe] - defence - support]
                    options.setdefault(foe, []).append((index, *chances))
                    found = True
                    break
        return found

    def reach(self, lineup: Lineup) -> Hexes:
        """The spaces that some enemy could stand on after his moves."""
        ground = self.ground & ~lineup.spaces
        reach = flood(BOARD, self.riders, self.spaces, ground, RIVER) if self.riders else 0
        return reach | flood(BOARD, self.foot, FOOT_SPACES, ground, RIVER) if self.foot else reach


class Post:
    """The places about a lineup from which it can be attacked, weighed once each."""

    __slots__ = ("_credit", "_known", "_leader_range", "_lineup", "_reach")

    def __init__(self, reply: Reply, lineup: Lineup) -> None:
        self._lineup = lineup
        self._reach = reply.reach(lineup)
        self._leader_range = reply.leader_range
        self._credit = reply.weights.leader_reply
        self._known: dict[int, Place] = {}

    def places(self, here: int) -> list[Place]:
        """The places beside a space, the weakest defended first."""
        reach, known = self._reach, self._known
        places = []
        for place in BESIDE[here]:
            if reach >> place & 1:
                weighed = known.get(place)
                if weighed is None:
                    weighed = known[place] = self.weigh(place)
                places.append(weighed)
        places.sort()
        return places

    def weigh(self, place: int) -> Place:
        """How well a place is defended; where the enemy's leader could come beside it he makes up for some of that."""
        support = self._lineup.support(NEXT_TO[place])
        return (support - self._credit if self._leader_range >> place & 1 else support), place
