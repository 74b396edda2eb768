"""What names nobody, no hex, or somebody of the other side is refused, whatever is asked."""

from collections.abc import Callable

import pytest

from gonfalon.games.croisades.actions import (
    Advance,
    Aside,
    Attack,
    Charge,
    Counter,
    CroisadesAction,
    Fall,
    Mark,
    Retreat,
    Shoot,
    Step,
    Turn,
    Volley,
)
from gonfalon.games.croisades.frames import Marking, Rise, Shooting, Watching
from gonfalon.games.croisades.state import State
from tests.games.croisades.fray import fought, fray, refused, settled
from tests.games.croisades.gallop import SOUTH, SYRIAN, TEMPLAR, charge, charging
from tests.games.croisades.march import moving
from tests.games.croisades.stamp import CRUSADER, SARACEN, stamp

FAR = ("crispin Y1", "ahmed Y16")
ROUTE = tuple(SOUTH.split())


def marking() -> State:
    """A crossbowman is to be marked."""
    return stamp("anselmo A1", *FAR, agenda=(Rise(CRUSADER), Marking(CRUSADER)))


def shooting() -> State:
    """A crossbowman may shoot."""
    return stamp("anselmo A8 offensive", *FAR, "yasaffa K8", agenda=(Rise(CRUSADER), Shooting(CRUSADER)))


def charging_now() -> State:
    """A charge may be announced."""
    return charging(TEMPLAR, "jehangir M13", *FAR)


def countering() -> State:
    """A charge may be answered."""
    return settled(charging(TEMPLAR, "jehangir M13", SYRIAN, *FAR), charge("gerard", "jehangir", SOUTH)).state


def moving_now() -> State:
    """Somebody may move."""
    return moving("gerard K8 n", *FAR)


def watching() -> State:
    """Somebody who stayed may be shot at."""
    return settled(stamp("bertin I8", "jehangir I15", *FAR, agenda=(Rise(CRUSADER), Watching(SARACEN)))).state


def naming() -> State:
    """A combat may be named."""
    return fray("gerard K10 n", "yasaffa K8", *FAR)


def retreating() -> State:
    """Somebody must retreat."""
    return fought(fray("bertin K9", "ali K8", *FAR), "bertin", "ali", (3,)).state


def advancing() -> State:
    """Somebody may advance."""
    return fought(fray("gerard K10 n", "ali K8", *FAR), "gerard", "ali", (2,)).state


def falling() -> State:
    """Somebody is to be put beside his horse."""
    return fought(fray("gerard K10 n", "dabir K8 n", *FAR), "gerard", "dabir", (2,)).state


STRANGERS: list[tuple[Callable[[], State], CroisadesAction]] = [
    (marking, Mark(seat=CRUSADER, choices=(("roland", "none"),))),
    (shooting, Shoot(seat=CRUSADER, figure="roland", target="yasaffa")),
    (shooting, Shoot(seat=CRUSADER, figure="anselmo", target="roland")),
    (charging_now, Charge(seat=CRUSADER, figure="roland", target="jehangir", route=ROUTE)),
    (charging_now, Charge(seat=CRUSADER, figure="gerard", target="roland", route=ROUTE)),
    (charging_now, Charge(seat=CRUSADER, figure="gerard", target="jehangir", route=("M3", "Z4"))),
    (countering, Counter(seat=SARACEN, figure="roland", route=("M12", "M11"))),
    (countering, Counter(seat=SARACEN, figure="mohammad", route=("K13", "Z4"))),
    (moving_now, Step(seat=CRUSADER, figure="roland", to="K7")),
    (moving_now, Step(seat=CRUSADER, figure="gerard", to="Z7")),
    (moving_now, Turn(seat=CRUSADER, figure="roland")),
    (watching, Volley(seat=SARACEN, figures=("roland",), target="bertin")),
    (watching, Volley(seat=SARACEN, figures=("jehangir",), target="roland")),
    (naming, Attack(seat=CRUSADER, figures=("robert",), targets=("yasaffa",))),
    (naming, Attack(seat=CRUSADER, figures=("gerard",), targets=("hashmi",))),
    (retreating, Retreat(seat=SARACEN, figure="roland", path=("K7",))),
    (retreating, Retreat(seat=SARACEN, figure="ali", path=("Z7",))),
    (advancing, Advance(seat=CRUSADER, figure="roland", path=("K8",))),
    (advancing, Advance(seat=CRUSADER, figure="gerard", path=("Z8",))),
    (falling, Fall(seat=SARACEN, to="Z8")),
]
"""Every ask with answers that name a stranger, or a hex that there is not."""


@pytest.mark.parametrize(("state", "action"), STRANGERS)
def test_K3_nobody_and_nowhere_are_refused_by_every_verb(state: Callable[[], State], action: CroisadesAction) -> None:
    found = refused(state(), action)
    assert found is not None
    assert found[0] == "K3"


@pytest.mark.parametrize(
    ("state", "action"),
    [
        (moving_now, Step(seat=CRUSADER, figure="robert", to="K7")),
        (moving_now, Turn(seat=CRUSADER, figure="robert")),
        (charging_now, Charge(seat=CRUSADER, figure="robert", target="jehangir", route=ROUTE)),
        (charging_now, Charge(seat=CRUSADER, figure="gerard", target="hashmi", route=ROUTE)),
        (retreating, Retreat(seat=SARACEN, figure="hashmi", path=("K7",))),
        (advancing, Advance(seat=CRUSADER, figure="robert", path=("K8",))),
        (shooting, Shoot(seat=CRUSADER, figure="baldo", target="yasaffa")),
    ],
)
def test_K3_figures_of_the_box_that_take_no_part_are_refused(
    state: Callable[[], State], action: CroisadesAction
) -> None:
    assert refused(state(), action) == ("K3", "not-in-this-game")


@pytest.mark.parametrize(
    ("state", "action", "clause"),
    [
        (moving_now, Turn(seat=CRUSADER, figure="ahmed"), "1.5b"),
        (charging_now, Charge(seat=CRUSADER, figure="jehangir", target="jehangir", route=ROUTE), "1.56a"),
        (shooting, Shoot(seat=CRUSADER, figure="yasaffa", target="yasaffa"), "1.21a"),
        (naming, Attack(seat=CRUSADER, figures=("yasaffa",), targets=("yasaffa",)), "1.7a"),
    ],
)
def test_K3_nobody_commands_the_other_side(state: Callable[[], State], action: CroisadesAction, clause: str) -> None:
    assert refused(state(), action) == (clause, "not-yours")


def test_1_21f_an_answer_to_another_question_is_refused() -> None:
    state = moving_now()
    assert refused(state, Aside(seat=CRUSADER, to="K7")) == ("1.21f", "another-matter")
    assert refused(state, Fall(seat=CRUSADER, to="K7")) == ("1.21f", "another-matter")
