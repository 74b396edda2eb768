"""Fire in both turns: the marks of crossbowmen, the shots of phase 1, and volleys while the other side moves."""

from gonfalon.games.croisades.actions import ENDS, PASSES, CroisadesAction, End, Mark, Pass, Shoot, Volley
from gonfalon.games.croisades.decisions.parts import end, end_offer, pass_offer, passed
from gonfalon.games.croisades.frames import Defending, Marking, Shooting, Watching
from gonfalon.games.croisades.pieces import Side
from gonfalon.games.croisades.rules.defending import ready, stayers, volley, why_not_volley
from gonfalon.games.croisades.rules.marking import crossbowmen, mark, usual_marks, why_not_mark
from gonfalon.games.croisades.rules.sequence import end_phase
from gonfalon.games.croisades.rules.shooting import shoot, shots, why_not_shoot
from gonfalon.games.croisades.state import Choice, State, popped
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


def spare_marks(state: State, frame: Marking, tell: Tell) -> State | None:
    """Ask nobody for marks who has no crossbowman on his feet."""
    return None if crossbowmen(state, frame.seat) else end_phase(state, frame, tell)


def shoot_menu(state: State, frame: Shooting) -> Menu[CroisadesAction]:
    """Each shooter with his targets, and the end of the phase."""
    offers = [shot_offer(frame.seat, shooter.id, targets) for shooter, targets in shots(state, frame.seat)]
    return Menu.of(*offers, end_offer(frame.seat))


def shot_offer(side: Side, shooter: str, targets: list[str]) -> Offer[CroisadesAction]:
    """A shooter with those at whom he may shoot."""
    return Offer(Shoot, {"seat": side, "figure": shooter}, {"target": One(targets)})


@cites("1.21a", "1.21f")
def spare_shots(state: State, frame: Shooting, tell: Tell) -> State | None:
    """End a phase of fire in which nobody can shoot any more."""
    return None if shots(state, frame.seat) else end_phase(state, frame, tell)


def volley_offer(side: Side, target: str, shooters: list[str]) -> Offer[CroisadesAction]:
    """A target with those who may shoot at it, in the order in which they are to roll."""
    return Offer(Volley, {"seat": side, "target": target}, {"figures": Order(shooters, 1)})


def defend_menu(state: State, frame: Defending) -> Menu[CroisadesAction]:
    """A volley at the mover, or none."""
    return Menu.of(volley_offer(frame.seat, frame.mover, ready(state, frame)), pass_offer(frame.seat))


@cites("1.33b", "R102")
def spare_defence(state: State, frame: Defending, tell: Tell) -> State | None:
    """Let a mover go on at whom nobody can shoot now."""
    return None if ready(state, frame) else popped(state)


def stayers_menu(state: State, frame: Watching) -> Menu[CroisadesAction]:
    """A volley at one of those who stayed, or no more."""
    offers = [volley_offer(frame.seat, target, shooters) for target, shooters in stayers(state, frame)]
    return Menu.of(*offers, pass_offer(frame.seat))


@cites("1.33e", "R10")
def leave_stayers(state: State, frame: Watching, action: Pass, tell: Tell) -> State:
    """Shoot at no more of those who stayed."""
    return end_phase(state, frame, tell)


@cites("1.33e", "R10", "R102")
def spare_stayers(state: State, frame: Watching, tell: Tell) -> State | None:
    """Go on to the combats when nobody who stayed can be shot at."""
    return None if stayers(state, frame) else end_phase(state, frame, tell)


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
    menu=shoot_menu,
    default=lambda state, frame: ENDS[frame.seat],
    spare=spare_shots,
    answers=(
        plain(Shoot, shoot, why_not_shoot),
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
