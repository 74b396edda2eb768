"""Where each figure of the side that moves can go without a die for a hex beside the enemy, and by which steps."""

from heapq import heappop, heappush

from gonfalon.bots.value.croisades.field import OUT, Field, Man, Stand
from gonfalon.games.croisades.actions import FACINGS, CroisadesAction, Enter, Leave, Step, Turn
from gonfalon.games.croisades.rules.allowances import allowance
from gonfalon.games.croisades.rules.crews import haul_of
from gonfalon.games.croisades.rules.entering import Entrance, entrances
from gonfalon.games.croisades.rules.ground import HALF_TURN, barred, entry_cost, may_end, rider_steps
from gonfalon.games.croisades.rules.leaving import COST, beyond, exits_of
from gonfalon.games.croisades.rules.moving import mover_of, why_not_mover
from gonfalon.geometry.reach import cheapest, route

Ride = tuple[int, Stand | None, int, bool, bool]
"""Points spent, the stand before, the hex entered (-1: turned about), and whether front and rear were entered."""


class Routes:
    """The ends of every figure that may still move, by its id; its own place is not among them."""

    def __init__(self, field: Field) -> None:
        self.field = field
        state = field.state
        self._shut = barred(state, field.me) | state.lay.carted
        self._rides: dict[str, dict[Stand, Ride]] = {}
        self.left: dict[str, int] = {}
        self._walks: dict[str, dict[int, int]] = {}
        self._gates: dict[str, list[Entrance]] = {}
        self._through: dict[str, dict[int, Entrance]] = {}
        self._out: dict[str, Stand] = {}
        self._exits = exits_of(state, field.me)
        self.ends: dict[str, list[Stand]] = {}
        for man in field.mine.values():
            if man.id in field.entrants:
                self.left[man.id] = allowance(state.options, man.figure)
                self._gates[man.id] = entrances(state, man.figure)
                self.ends[man.id] = self._rider_ends(man) if man.is_mounted else self._entrant_ends(man)
            elif haul_of(state, man.id) is None and why_not_mover(state, field.me, man.id) is None:
                self.left[man.id] = mover_of(state, man.figure).left
                self.ends[man.id] = self._rider_ends(man) if man.is_mounted else self._foot_ends(man)
                if self._exits:
                    self._find_out(man)

    def is_watched(self, man: Man) -> bool:
        """Whether a man stands in the middle of his move where leaving calls for a die."""
        mover, field = self.field.state.mover, self.field
        if mover is None or mover.figure != man.id or not may_end(field.state, man.figure):
            return False
        entered = field.hexes(field.home[man.id]) if mover.front else 0
        return bool(entered & field.zone)

    def _foot_ends(self, man: Man) -> list[Stand]:
        if self.is_watched(man):
            return []
        ground, start, points = self.field.reach_ground(man), man.figure.at, self.left[man.id]
        walks = cheapest(ground, start, points, blocked=self._shut | man.closed, stops=self.field.zone)
        self._walks[man.id] = walks
        return [(at, -1) for at in walks if at != start]

    def _find_out(self, man: Man) -> None:
        """Add the way off the map to the ends of a man who can get to where it is open, best past no enemy."""
        field, ground, points = self.field, self.field.ground, self.left[man.id] - COST
        walks = self._walks.get(man.id, {})
        costs = {stand: ride[0] for stand, ride in self._rides.get(man.id, {}).items()}
        costs |= {(at, -1): cost for at, cost in walks.items()}
        open_edge = 0
        for edge in self._exits:
            open_edge |= ground.edges[edge]
        held = field.living & ~field.hexes(field.home[man.id])
        found: list[tuple[bool, int, Stand]] = []
        for stand, cost in costs.items():
            front = field.front(stand)
            if cost > points or not open_edge >> front & 1 or field.hexes(stand) & held:
                continue
            if stand[1] < 0 or beyond(ground, front, stand[1]).intersection(self._exits):
                found.append((bool(field.zone >> front & 1), cost, stand))
        if found:
            self._out[man.id] = min(found)[2]
            self.ends[man.id].append(OUT)

    def _entrant_ends(self, man: Man) -> list[Stand]:
        """The ends of a man on foot who enters, each by its cheapest way in."""
        ground, points = self.field.reach_ground(man), self.left[man.id]
        walks, through = dict[int, int](), dict[int, Entrance]()
        for gate in self._gates[man.id]:
            start, _, price = gate
            # Who enters beside an enemy would roll to go on.
            most = 0 if self.field.zone >> start & 1 else points - price
            for at, cost in cheapest(ground, start, most, blocked=self._shut, stops=self.field.zone).items():
                if cost + price < walks.get(at, points + 1):
                    walks[at], through[at] = cost + price, gate
        self._walks[man.id], self._through[man.id] = walks, through
        return [(at, -1) for at in walks]

    def _rider_ends(self, man: Man) -> list[Stand]:
        if self.is_watched(man):
            return []
        rides = self._rides[man.id] = self._ridden(man)
        home = self.field.home[man.id]
        return [stand for stand in rides if stand != home]

    def _ridden(self, man: Man) -> dict[Stand, Ride]:
        """The stands of a rider with the last step to each of them, none of which calls for a die."""
        field, state, figure = self.field, self.field.state, man.figure
        ground, shifts, zone, points = field.ground, field.board.shifts, field.zone, self.left[man.id]
        shut = man.closed | self._shut
        mover = state.mover if state.mover is not None and state.mover.figure == man.id else None
        front, rear = (mover.front, mover.rear) if mover is not None else (False, False)
        found: dict[Stand, Ride] = {}
        costs: dict[int, int] = {}
        # A stand is put off again only when it is reached more cheaply: on two maps there are nearly five thousand.
        least: dict[Stand, int] = {}
        heap: list[tuple[int, int, int, int, int, int, bool, bool]] = [
            (0, figure.at, figure.facing, -2, -2, -2, front, rear)
        ]
        if man.id in self._gates:
            heap = sorted((price, at, facing, -2, -2, -2, True, True) for at, facing, price in self._gates[man.id])
        while heap:
            cost, at, facing, was_at, was_facing, entered, front, rear = heappop(heap)
            if (at, facing) in found:
                continue
            found[at, facing] = (cost, None if was_at == -2 else (was_at, was_facing), entered, front, rear)
            head = at + shifts[facing]
            if cost + HALF_TURN <= points:
                about = (facing + 3) % 6
                if cost + HALF_TURN < least.get((head, about), points + 1):
                    least[head, about] = cost + HALF_TURN
                    heappush(heap, (cost + HALF_TURN, head, about, at, facing, -1, rear, front))
            for to, tail, way, extra in rider_steps(ground, at, facing):
                if shut >> to & 1 or (tail, way) in found:
                    continue
                is_swing = tail == at
                left_hex, was_entered = (head, front) if is_swing else (at, rear)
                if was_entered and zone >> left_hex & 1:
                    continue
                price = costs.get(to)
                if price is None:
                    price = costs[to] = entry_cost(state, to, True)
                total = cost + extra + price
                if total < least.get((tail, way), points + 1):
                    least[tail, way] = total
                    heappush(heap, (total, tail, way, at, facing, to, True, rear if is_swing else front))
        return found

    def steps(self, man: Man, to: Stand) -> list[CroisadesAction] | None:
        """The steps that take a man to one of his ends; None when he cannot get there so."""
        field = self.field
        names, seat = field.ground.names, field.me
        if to == OUT:
            stand_before = self._out.get(man.id)
            before = None if stand_before is None else self.steps(man, stand_before)
            return None if before is None else [*before, Leave(seat=seat, figure=man.id)]
        if not man.is_mounted:
            if self.is_watched(man):
                return None
            if man.id in self._gates:
                return self._walk_in(man, to)
            way = route(
                field.reach_ground(man),
                man.figure.at,
                to[0],
                self.left[man.id],
                blocked=self._shut | man.closed,
                stops=field.zone,
            )
            return None if way is None else [Step(seat=seat, figure=man.id, to=names[at]) for at in way[1:]]
        rides = self._rides.get(man.id)
        if rides is None or to not in rides:
            return None
        found: list[CroisadesAction] = []
        stand: Stand | None = to
        while stand is not None:
            _, earlier, entered, _, _ = rides[stand]
            if earlier is not None:
                about = Turn(seat=seat, figure=man.id)
                found.append(about if entered < 0 else Step(seat=seat, figure=man.id, to=names[entered]))
            elif man.id in self._gates:
                at, facing = stand
                found.append(Enter(seat=seat, figure=man.id, to=names[at], facing=FACINGS[facing]))
            stand = earlier
        return found[::-1]

    def _walk_in(self, man: Man, to: Stand) -> list[CroisadesAction] | None:
        """The entry and the steps that take a man on foot to one of his ends."""
        field, gate = self.field, self._through[man.id].get(to[0])
        if gate is None:
            return None
        start, _, price = gate
        points, names = self.left[man.id] - price, field.ground.names
        way = route(field.reach_ground(man), start, to[0], points, blocked=self._shut, stops=field.zone)
        if way is None:
            return None
        found: list[CroisadesAction] = [Enter(seat=field.me, figure=man.id, to=names[start])]
        return found + [Step(seat=field.me, figure=man.id, to=names[at]) for at in way[1:]]

    def points(self, man: Man, to: Stand) -> int:
        """The points that one of his ends costs."""
        if to == OUT:
            return self.points(man, self._out[man.id]) + COST
        return self._rides[man.id][to][0] if man.is_mounted else self._walks[man.id][to[0]]
