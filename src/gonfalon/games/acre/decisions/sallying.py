"""The garrison: whether the sortie begins, and who is put on empty walls later."""

from gonfalon.games.acre.actions import PASSES, AcreAction, Pass, Sally
from gonfalon.games.acre.decisions.parts import pass_offer, passed
from gonfalon.games.acre.frames import Manning, Sallying
from gonfalon.games.acre.rules.sallying import empty_walls, has_sally, inside, sally, why_not_sally
from gonfalon.games.acre.state import State, popped
from gonfalon.kernel.decision import Answer, Decision, plain
from gonfalon.kernel.events import Tell
from gonfalon.kernel.holes import One
from gonfalon.kernel.menu import Menu, Offer


def sallies(state: State, frame: Sallying | Manning) -> Menu[AcreAction]:
    """Each garrison unit inside with each empty wall, and none."""
    units, walls = One([unit.id for unit in inside(state)]), One(empty_walls(state))
    return Menu.of(Offer(Sally, {"seat": frame.seat}, {"unit": units, "at": walls}), pass_offer(frame.seat))


def spare_sally(state: State, frame: Sallying | Manning, tell: Tell) -> State | None:
    """Pass over the garrison when nobody can come out."""
    return None if has_sally(state) else popped(state)


SORTIE = Decision[State, Sallying, AcreAction](
    frame=Sallying,
    ask="sortie",
    clause="15.4b",
    menu=sallies,
    default=lambda state, frame: PASSES[frame.seat],
    spare=spare_sally,
    answers=(plain(Sally, sally, why_not_sally), Answer(Pass, passed)),
)

GARRISON = Decision[State, Manning, AcreAction](
    frame=Manning,
    ask="garrison",
    clause="S12.3",
    menu=sallies,
    default=lambda state, frame: PASSES[frame.seat],
    spare=spare_sally,
    answers=(plain(Sally, sally, why_not_sally), Answer(Pass, passed)),
)
