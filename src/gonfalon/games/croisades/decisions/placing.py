"""The set-up, open or hidden: what is asked, what may be answered, and its menu."""

from collections.abc import Iterator
from functools import partial
from random import Random
from typing import Any

from gonfalon.games.croisades.actions import CONFIRMS, Arrange, Confirm, CroisadesAction, Lift, Place
from gonfalon.games.croisades.decisions.parts import Offers
from gonfalon.games.croisades.frames import Hiding, Placing
from gonfalon.games.croisades.rules import placing
from gonfalon.games.croisades.state import ON_FOOT, Figure, State, field_of, is_horse, is_waiting, side_of
from gonfalon.geometry.hexset import members
from gonfalon.kernel.decision import Answer, Decision, plain
from gonfalon.kernel.holes import One
from gonfalon.kernel.menu import Menu, Offer
from gonfalon.kernel.rulebook import cites


@cites("1.2a", "4.1.6")
def default(state: State, frame: Placing) -> CroisadesAction:
    """The end of the set-up, or the scenario's own while somebody is in hand."""
    return Arrange(seat=frame.seat, how="preset") if placing.in_hand(state, frame.seat) else CONFIRMS[frame.seat]


class Places(Menu[CroisadesAction]):
    """The menu of the set-up; drawing from it, every verb is as likely, or nobody would ever be ready."""

    __slots__ = ("_frame", "_state")

    def __init__(self, state: State, frame: Placing) -> None:
        self._state, self._frame = state, frame
        self.exact = True

    def offers(self) -> Iterator[Offer[CroisadesAction]]:
        for figure in self._army():
            yield from place_offers(self._state, figure)
        yield from self._others()

    def sample(self, random: Random) -> CroisadesAction:
        others, army = self._others(), self._army()
        while True:
            number = int(random.random() * (len(others) + 1))
            found = others[number : number + 1] or place_offers(self._state, army[int(random.random() * len(army))])
            if found:
                return found[int(random.random() * len(found))].sample(random)

    def _army(self) -> list[Figure]:
        """Everybody whom the side sets up."""
        return [each for each in self._state.figures if side_of(each) is self._frame.seat and not is_horse(each)]

    def _others(self) -> Offers:
        """Whom to take back, the preset unless it stands, and the end once nobody is in hand."""
        state, side = self._state, self._frame.seat
        found: Offers = []
        placed = [each.id for each in self._army() if not is_waiting(each)]
        if placed:
            found.append(Offer(Lift, {"seat": side}, {"figure": One(placed)}))
        if placing.arranged(state, side) != state:
            found.append(Offer(Arrange, {"seat": side, "how": "preset"}))
        if not placing.in_hand(state, side):
            found.append(Offer(Confirm, {"seat": side}, make=partial(CONFIRMS.__getitem__, side)))
        return found


def place_offers(state: State, figure: Figure) -> Offers:
    """The hexes where a figure may be set up, of a rider by the way he looks."""
    field, found = field_of(state), Offers()
    for facing in range(6) if figure.horse else (ON_FOOT,):
        hexes = placing.stands(state, figure, facing)
        at, looks = placing.stand_of(state, figure)
        if looks == facing and at >= 0:
            hexes &= ~(1 << at)
        if hexes:
            letters = {"facing": field.board.directions[facing]} if facing >= 0 else {}
            fixed = {"seat": side_of(figure), "figure": figure.id, **letters}
            found.append(Offer(Place, fixed, {"to": One([field.names[at] for at in members(hexes)])}))
    return found


ANSWERS: tuple[Answer[State, Any, CroisadesAction], ...] = (
    plain(Place, placing.place, placing.why_not_place),
    plain(Lift, placing.lift, placing.why_not_lift),
    plain(Arrange, placing.arrange, placing.why_not_arrange),
    plain(Confirm, placing.confirm, placing.why_not_confirm),
)

PLACE = Decision[State, Placing, CroisadesAction](
    frame=Placing,
    ask="place",
    clause="1.2a",
    prelude=True,
    menu=Places,
    default=default,
    answers=ANSWERS,
)

HIDE = Decision[State, Hiding, CroisadesAction](
    frame=Hiding,
    ask="hide",
    clause="4.0c",
    prelude=True,
    menu=Places,
    default=default,
    answers=ANSWERS,
)
