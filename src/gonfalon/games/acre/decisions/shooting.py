"""The archery phase: what is asked, what may be answered, and its menu."""

from collections.abc import Iterator
from random import Random

from gonfalon.games.acre.actions import ENDS, AcreAction, End, Shoot
from gonfalon.games.acre.decisions.parts import SideMenu, end_offer
from gonfalon.games.acre.frames import Shooting
from gonfalon.games.acre.rules.sequence import end, end_phase
from gonfalon.games.acre.rules.shooting import MOST_FIRERS, archers, has_shot, marks, shoot, why_not_shoot
from gonfalon.games.acre.state import BIT, INDEX_OF, State, units_in
from gonfalon.kernel.decision import Answer, Decision, plain
from gonfalon.kernel.events import Tell
from gonfalon.kernel.holes import Some
from gonfalon.kernel.menu import Offer
from gonfalon.kernel.rulebook import cites


@cites("S3.2")
def spare(state: State, frame: Shooting, tell: Tell) -> State | None:
    """End an archery phase in which nobody can shoot any more."""
    return None if has_shot(state, frame.seat) else end_phase(state, frame, tell)


class Shots(SideMenu):
    """Each target with the units that may fire at it; it draws a shot without listing them."""

    __slots__ = ()

    def offers(self) -> Iterator[Offer[AcreAction]]:
        for target, firers in marks(self._state, self._side):
            units = Some([unit.id for unit in firers], 1, MOST_FIRERS)
            yield Offer(Shoot, {"seat": self._side, "target": target.id}, {"units": units})
        yield end_offer(self._side)

    def sample(self, random: Random) -> AcreAction:
        state, able = self._state, archers(self._state, self._side)
        while True:
            place = int(random.random() * (len(able) + 1))
            if place == len(able):
                return ENDS[self._side]
            firer, hexes = able[place]
            targets = [unit for unit in units_in(state, hexes, self._side.enemy) if not state.shot & unit.bit]
            if targets:
                target = targets[int(random.random() * len(targets))]
                bit = BIT[state.at[target.index]]
                mates = [unit for unit, near in able if near & bit and unit is not firer]
                more = min(len(mates), int(random.random() * MOST_FIRERS))
                if not more:
                    return Shoot(seat=self._side, units=(firer.id,), target=target.id)
                chosen = sorted((firer, *random.sample(mates, more)), key=INDEX_OF)
                return Shoot(seat=self._side, units=tuple([unit.id for unit in chosen]), target=target.id)


SHOOT = Decision[State, Shooting, AcreAction](
    frame=Shooting,
    ask="shoot",
    clause="S6.1",
    menu=Shots,
    default=lambda state, frame: ENDS[frame.seat],
    spare=spare,
    answers=(
        plain(Shoot, shoot, why_not_shoot),
        Answer(End, end),
    ),
)
