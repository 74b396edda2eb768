"""The melee phase: what is asked, what may be answered, and its menu."""

from collections.abc import Iterator
from random import Random
from typing import Any

from gonfalon.games.acre.actions import ENDS, AcreAction, Attack, End
from gonfalon.games.acre.decisions.parts import NAMES, SideMenu, end_offer
from gonfalon.games.acre.frames import Attacking
from gonfalon.games.acre.map import INDEX
from gonfalon.games.acre.pieces import Side, Unit
from gonfalon.games.acre.rules.attacking import (
    Front,
    attack,
    attackers,
    chargers,
    defence_of,
    duties,
    forces,
    fronts,
    has_attack,
    why_not_attack,
    why_not_charger,
    why_not_end,
)
from gonfalon.games.acre.rules.reckoning import is_possible, strength_of
from gonfalon.games.acre.rules.sequence import end, end_phase
from gonfalon.games.acre.state import BIT, State
from gonfalon.geometry.hexset import Hexes, members
from gonfalon.kernel.decision import Answer, Decision, plain
from gonfalon.kernel.events import Tell
from gonfalon.kernel.holes import One
from gonfalon.kernel.menu import Offer
from gonfalon.kernel.rulebook import cites


@cites("S3.2")
def spare(state: State, frame: Attacking, tell: Tell) -> State | None:
    """End a melee phase in which nobody can attack any more."""
    return None if has_attack(state, frame.seat) else end_phase(state, frame, tell)


@cites("S3.2", "S7.3")
def default(state: State, frame: Attacking) -> AcreAction:
    """The first attack that is owed, or the end of the phase."""
    return next(duties(state, frame.seat), ENDS[frame.seat])


class Attacks(SideMenu):
    """The menu of the melee phase: every front with the units that may attack it; it draws without listing them."""

    __slots__ = ()

    def offers(self) -> Iterator[Offer[AcreAction]]:
        for key in attack_keys(self._state, self._side):
            yield attack_offer(self._state, key)

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, Attack):
            return action == ENDS[self._side] and why_not_end(self._state, self._side) is None
        keys = (key for key in attack_keys(self._state, self._side) if not isinstance(key, Offer))
        wanted = tuple(INDEX.get(name, -1) for name in action.hexes), action.charger
        return any(action in attack_offer(self._state, key) for key in keys if (key[0].hexes, key[1]) == wanted)

    def sample(self, random: Random) -> AcreAction:
        able = attackers(self._state, self._side)
        while True:
            place = int(random.random() * (len(able) + 1))
            if place == len(able):
                owed = list(duties(self._state, self._side))
                return owed[int(random.random() * len(owed))] if owed else ENDS[self._side]
            action = self._drawn(*able[place], able, random)
            if action is not None:
                return action

    def _drawn(self, unit: Unit, hexes: Hexes, able: list[tuple[Unit, Hexes]], random: Random) -> Attack | None:
        """An attack of a unit and some that can join it, on some of the hexes beside it; None where it is hopeless."""
        state, seat, beside = self._state, unit.side, list(members(hexes))
        many = 1 if random.random() < MOSTLY else int(random.random() * len(beside)) + 1
        at = sorted(random.sample(beside, many)) if many > 1 else [beside[int(random.random() * len(beside))]]
        wanted = sum(BIT[each] for each in at)
        mates = [each for each, near in able if near & wanted == wanted and (each is unit or random.random() < MOSTLY)]
        defence = sum(defence_of(state, each, seat.enemy) for each in at)
        if not is_possible(strength_of(state, mates, is_attack=True), defence):
            return None
        names = tuple(each.id for each in mates)
        charger = random.choice(("", *names)) if state.charging and seat is Side.CRUSADER else ""
        action = Attack(seat=seat, units=names, hexes=tuple(NAMES[each] for each in at), charger=charger)
        return action if not charger or why_not_charger(state, action) is None else None


MOSTLY = 0.7


def attack_keys(state: State, side: Side) -> list[Any]:
    """Every front with each unit that may charge it or none, and the end of the phase once nobody owes an attack."""
    keys: list[Any] = []
    for front in fronts(state, side):
        keys += [(front, charger) for charger in ("", *chargers(state, front))]
    return keys if why_not_end(state, side) is not None else [*keys, end_offer(side)]


def attack_offer(state: State, key: Any) -> Offer[AcreAction]:
    """A front with the sets of units that may attack it, or the end of the phase."""
    if isinstance(key, Offer):
        return key
    front: Front = key[0]
    charger: str = key[1]
    fixed = {"seat": front.units[0].side, "hexes": tuple(NAMES[at] for at in front.hexes), "charger": charger}
    return Offer(Attack, fixed, {"units": One(list(forces(state, front, charger)))})


ATTACK = Decision[State, Attacking, AcreAction](
    frame=Attacking,
    ask="attack",
    clause="S7.1",
    menu=Attacks,
    default=default,
    spare=spare,
    answers=(
        plain(Attack, attack, why_not_attack),
        Answer(End, end, lambda state, frame, action: why_not_end(state, frame.seat)),
    ),
)
