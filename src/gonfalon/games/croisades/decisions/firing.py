"""Fire in both turns: the marks of crossbowmen, the shots of phase 1, and volleys while the other side moves."""

from random import Random

from gonfalon.games.croisades.actions import ENDS, PASSES, CroisadesAction, End, Mark, Pass, Shoot, Volley
from gonfalon.games.croisades.decisions.hiding import from_hiding
from gonfalon.games.croisades.decisions.parts import end, end_offer, pass_offer, passed
from gonfalon.games.croisades.frames import Defending, Marking, Shooting, Watching
from gonfalon.games.croisades.pieces import Side
from gonfalon.games.croisades.rules.aiming import can_aim
from gonfalon.games.croisades.rules.defending import (
    all_at,
    has_lurking_shooters,
    has_stayer,
    might_be_shot_at,
    ready,
    stayed,
    unhampered,
    volley,
    why_not_volley,
)
from gonfalon.games.croisades.rules.lurking import brought_out
from gonfalon.games.croisades.rules.marking import crossbowmen, mark, usual_marks, why_not_mark
from gonfalon.games.croisades.rules.sequence import end_phase
from gonfalon.games.croisades.rules.shooting import (
    has_shot,
    living_enemies,
    lurking_shooters,
    shoot,
    shooters,
    targets,
    why_not_shoot,
)
from gonfalon.games.croisades.state import Choice, Figure, State, popped
from gonfalon.kernel.decision import Answer, Decision, plain
from gonfalon.kernel.events import Tell
from gonfalon.kernel.holes import Assign, One, Order
from gonfalon.kernel.menu import Menu, Offer
from gonfalon.kernel.rulebook import cites

CHOICES = tuple(choice.value for choice in (Choice.OFFENSIVE, Choice.DEFENSIVE, Choice.NONE))


def mark_menu(state: State, frame: Marking) -> Menu[CroisadesAction]:
    """One answer for all crossbowmen, a choice of three for each."""
    men = {each.id: CHOICES for each in crossbowmen(state, frame.seat)}
    return Menu.of(Offer(Mark, {"seat": frame.seat}, {"choices": Assign(men)}))


@cites("1.34a", "1.21a")
def take_marks(state: State, frame: Marking, action: Mark, tell: Tell) -> State:
    """Mark the crossbowmen and begin the first phase."""
    return end_phase(mark(state, action, tell), frame, tell)


@cites("1.34a", "D1.34", "R7")
def spare_marks(state: State, frame: Marking, tell: Tell) -> State | None:
    """Ask nobody for marks who has no crossbowman on his feet, and nobody at all where none are used."""
    is_open = not state.options.no_fire_markers and crossbowmen(state, frame.seat)
    return None if is_open else end_phase(state, frame, tell)


class Shots(Menu[CroisadesAction]):
    """Each shooter with his targets, and the end of the phase; a draw looks for no more lines than it needs."""

    __slots__ = ("_side", "_state")

    def __init__(self, state: State, frame: Shooting) -> None:
        able = (*shooters(state, frame.seat), *lurking_shooters(state, frame.seat), None)
        super().__init__(able, self._offer)
        self._state, self._side = state, frame.seat

    def _offer(self, shooter: Figure | None) -> Offer[CroisadesAction]:
        if shooter is None:
            return end_offer(self._side)
        found = list(targets(brought_out(self._state, shooter.id), shooter))
        return Offer(Shoot, {"seat": self._side, "figure": shooter.id}, {"target": One(found)})

    def sample(self, random: Random) -> CroisadesAction:
        keys = list(self._keys)
        while True:
            shooter = keys.pop(int(random.random() * len(keys)))
            if shooter is None:
                return ENDS[self._side]
            state = brought_out(self._state, shooter.id)
            enemies = living_enemies(state, shooter)
            while enemies:
                target = enemies.pop(int(random.random() * len(enemies)))
                if can_aim(state, shooter, target):
                    return Shoot(seat=self._side, figure=shooter.id, target=target.id)


@cites("1.21a", "1.21f", "4.0c", "R102")
def spare_shots(state: State, frame: Shooting, tell: Tell) -> State | None:
    """End a phase of fire in which, as far as everybody knows, nobody can shoot any more."""
    is_open = has_lurking_shooters(state, frame.seat) or has_shot(state, frame.seat)
    return None if is_open else end_phase(state, frame, tell)


@cites("1.33c", "D1.33")
def volley_offer(state: State, side: Side, target: str, shooters: list[str]) -> Offer[CroisadesAction]:
    """A target with those who may shoot at it, in the order in which they are to roll, or one at a time."""
    most = 1 if state.options.no_refire_gap else None
    return Offer(Volley, {"seat": side, "target": target}, {"figures": Order(shooters, 1, most)})


def defend_menu(state: State, frame: Defending) -> Menu[CroisadesAction]:
    """A volley at the mover, or none."""
    able = ready(state, frame)
    offers = [volley_offer(state, frame.seat, frame.mover, able)] if able else []
    return Menu.of(*offers, pass_offer(frame.seat))


@cites("1.33b", "R102")
def spare_defence(state: State, frame: Defending, tell: Tell) -> State | None:
    """Let a mover go on at whom nobody can shoot now."""
    return None if ready(state, frame) or might_be_shot_at(state, frame) else popped(state)


def stayers_menu(state: State, frame: Watching) -> Menu[CroisadesAction]:
    """A volley at one of those who stayed, or no more."""
    able = unhampered(state, frame.seat)

    def offer_of(target: Figure | None) -> Offer[CroisadesAction]:
        if target is None:
            return pass_offer(frame.seat)
        return volley_offer(state, frame.seat, target.id, all_at(state, frame, able, target))

    return Menu((*stayed(state, frame.seat), None), offer_of)


@cites("1.33e", "R10")
def leave_stayers(state: State, frame: Watching, action: Pass, tell: Tell) -> State:
    """Shoot at no more of those who stayed."""
    return end_phase(state, frame, tell)


@cites("1.33e", "R10", "R102")
def spare_stayers(state: State, frame: Watching, tell: Tell) -> State | None:
    """Go on to the combats when nobody who stayed can be shot at."""
    return None if has_stayer(state, frame) else end_phase(state, frame, tell)


MARK = Decision[State, Marking, CroisadesAction](
    frame=Marking,
    ask="mark",
    clause="1.34a",
    menu=mark_menu,
    default=lambda state, frame: usual_marks(state, frame.seat),
    spare=spare_marks,
    answers=(Answer(Mark, take_marks, lambda state, frame, action: why_not_mark(state, action)),),
)

SHOOT = Decision[State, Shooting, CroisadesAction](
    frame=Shooting,
    ask="shoot",
    clause="1.21a",
    menu=Shots,
    default=lambda state, frame: ENDS[frame.seat],
    spare=spare_shots,
    answers=(
        from_hiding(plain(Shoot, shoot, why_not_shoot)),
        Answer(End, end),
    ),
)

DEFEND = Decision[State, Defending, CroisadesAction](
    frame=Defending,
    ask="defend",
    clause="1.33b",
    interrupt=True,
    menu=defend_menu,
    default=lambda state, frame: PASSES[frame.seat],
    spare=spare_defence,
    answers=(
        Answer(Volley, volley, why_not_volley),
        Answer(Pass, passed),
    ),
)

STAYERS = Decision[State, Watching, CroisadesAction](
    frame=Watching,
    ask="stayers",
    clause="1.33e",
    interrupt=True,
    menu=stayers_menu,
    default=lambda state, frame: PASSES[frame.seat],
    spare=spare_stayers,
    answers=(
        Answer(Volley, volley, why_not_volley),
        Answer(Pass, leave_stayers),
    ),
)
