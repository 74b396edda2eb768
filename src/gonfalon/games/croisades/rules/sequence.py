"""Chapter 1.21: the order of play, the engine's works, and how phases and turns follow each other."""

from typing import assert_never

from gonfalon.games.croisades.cart import EMPTY, Cart, hexes_of_cart
from gonfalon.games.croisades.events import PhaseEnded, Rose, TurnBegan
from gonfalon.games.croisades.frames import (
    BeginTurn,
    Charging,
    Fighting,
    Marking,
    Moving,
    Naming,
    Ride,
    Rise,
    Shooting,
    Watching,
)
from gonfalon.games.croisades.map import FIELDS
from gonfalon.games.croisades.pieces import DRAFT, HORSE_OF, PLACES, Side
from gonfalon.games.croisades.rules.acting import take_effect
from gonfalon.games.croisades.rules.busy import acts_kept
from gonfalon.games.croisades.rules.finding import groves_searched, looked_round
from gonfalon.games.croisades.rules.harm import surrounded
from gonfalon.games.croisades.rules.mustering import muster_agenda
from gonfalon.games.croisades.rules.naming import charge_combats
from gonfalon.games.croisades.rules.passing import after_harm, ended
from gonfalon.games.croisades.rules.placing import first_mark, mustered, opening
from gonfalon.games.croisades.rules.winning import finish, is_over
from gonfalon.games.croisades.scenarios import SETTINGS
from gonfalon.games.croisades.state import (
    AWAY,
    WAITING,
    Figure,
    Health,
    Options,
    State,
    amended,
    field_of,
    first_of,
    player_turn,
    pushed,
    replace,
    side_of,
    with_figures,
    with_marks,
)
from gonfalon.kernel.events import Tell
from gonfalon.kernel.rulebook import cites

Phase = Marking | Shooting | Charging | Moving | Watching | Naming | Fighting


@cites("1.2b", "R96")
def seats() -> tuple[Side, ...]:
    """One seat for each side, however many people share it."""
    return tuple(Side)


@cites("1.2a", "1.2b", "A3a", "4.1.8", "R2", "R4")
def set_up(scenario: str, options: Options) -> State:
    """The state in which a scenario begins, marks and all; whoever is placed nowhere is off the map."""
    setting = SETTINGS[scenario]
    field = FIELDS[setting.field]
    found: list[Figure] = mustered(setting)
    for name, at, facing in setting.placed:
        mark = first_mark(options, setting, name)
        if facing:
            horse = HORSE_OF[name]
            found.append(Figure(horse, AWAY))
            found.append(Figure(name, field.index[at], field.board.directions.index(facing), horse=horse, mark=mark))
        else:
            found.append(Figure(name, field.index[at], mark=mark))
    if setting.has_cart:
        found.append(Figure(DRAFT, WAITING))
    figures = tuple(sorted(found, key=lambda figure: PLACES[figure.id]))
    if setting.musters:
        return State(scenario, options, 1, setting.first, len(Side), muster_agenda(), figures)
    cart = Cart(WAITING, is_harnessed=True, barrels=(EMPTY,) * setting.barrels) if setting.has_cart else None
    return State(scenario, options, 1, setting.first, 0, opening(setting), figures, cart=cart)


@cites("1.21f", "1.34c")
def begin_turn(state: State, side: Side, tell: Tell) -> State:
    """Open a player turn: the marks of the side's last turn, and of the other's turn since, come off."""
    tell(TurnBegan(clause="1.21f", turn=state.turn, side=side))
    figures = tuple(unmarked(each) if side_of(each) is side else each for each in state.figures)
    state = with_marks(
        state, figures, side=side, charges=(), combats=(), shot_at=(), shied=(), mover=None, agenda=(Marking(side),)
    )
    return replace(state, acts=acts_kept(state, side)) if state.acts else state


@cites("4.1.1", "R123")
def beset(state: State, cart: Cart) -> Cart:
    """The cart with whether an enemy of those who are to move is on his feet beside it."""
    field = field_of(state)
    near = field.board.border(hexes_of_cart(field, cart)) if cart.at >= 0 else 0
    return amended(cart, is_beset=near & state.lay.up[state.side.enemy.number] != 0)


def unmarked(figure: Figure) -> Figure:
    """A figure without the marks of its last turn; that it was attacked is remembered for its next volley."""
    return Figure(
        figure.id,
        figure.at,
        figure.facing,
        figure.health,
        figure.horse,
        struck=figure.struck,
        fell=figure.fell,
        owner=figure.owner,
        used=figure.used,
        led=figure.led,
        afoot=figure.afoot,
    )


PHASES: dict[type, str] = {Shooting: "fire", Charging: "charges", Moving: "moves", Fighting: "combat"}
CLAUSES = {"fire": "1.21a", "charges": "1.21b", "moves": "1.21c", "combat": "1.21d"}


@cites("1.21a", "1.21b", "1.21c", "1.21d", "1.21f", "R10", "R47", "R63")
def end_phase(state: State, frame: Phase, tell: Tell) -> State:
    """End a phase and begin the next."""
    side = state.side
    phase = PHASES.get(type(frame))
    if phase is not None:
        tell(PhaseEnded(clause=CLAUSES[phase], side=side, phase=phase))
    match frame:
        case Marking():
            return replace(state, agenda=(Shooting(side),))
        case Shooting():
            return replace(state, agenda=(Charging(side),))
        case Charging():
            state = replace(state, agenda=(Moving(side),))
            if state.cart is not None:
                state = replace(state, cart=beset(state, state.cart))
            return pushed(state, Ride(0, 0, bool(state.charges[0].counter))) if state.charges else state
        case Moving():
            state = ended(replace(state, agenda=(Watching(side.enemy),)))
            state = groves_searched(state, tell) or state
            return replace(state, hauls=()) if state.hauls else state
        case Watching():
            return begin_combat(state)
        case Naming():
            return replace(state, agenda=(Fighting(side),))
        case Fighting():
            return replace(state, agenda=(Rise(side),))
    assert_never(frame)


@cites("1.21d", "1.33a", "R9", "R69")
def begin_combat(state: State) -> State:
    """Open the combat phase: charges that arrived stand named, and who was attacked in the last turn is forgotten."""
    figures = tuple(
        amended(each, struck=False) if each.struck and side_of(each) is not state.side else each
        for each in state.figures
    )
    state = with_marks(state, figures, agenda=(Naming(state.side),))
    return replace(state, combats=charge_combats(state))


@cites("1.72e", "4.0c", "4.1.2", "R77", "R105")
def after_work(state: State, tell: Tell) -> State | None:
    """What is looked for after every action and every piece of work; None when nothing new is seen.

    Who is found, and what is searched; whether somebody stunned lies among enemies since one of them is in the open. A
    mover whose way out is barred by somebody found is put back.
    """
    after = looked_round(state, tell)
    if after is not None:
        after = after_harm(after, tell)
    elif isinstance(state.agenda[0], Moving):
        after = groves_searched(state, tell)
    ringed = surrounded(state if after is None else after, tell)
    return after if ringed is state else ringed


@cites("1.21e", "1.21f", "R3", "R112")
def rise(state: State, work: Rise, tell: Tell) -> State:
    """Phase 5: who was stunned in an earlier player turn gets up; acts take effect; then the other side, or the end."""
    now = player_turn(state)
    risen = [each for each in state.figures if each.health is Health.STUNNED and each.fell < now]
    for figure in risen:
        tell(Rose(clause="1.21e", figure=figure.id))
    if risen:
        state = with_figures(state, *(amended(each, health=Health.HEALTHY, fell=0) for each in risen))
        state = surrounded(looked_round(state, tell) or state, tell)
    state = take_effect(state, tell)
    is_second = work.side is not first_of(state)
    if is_over(state):
        return finish(state, tell)
    return replace(state, turn=state.turn + is_second, agenda=(BeginTurn(work.side.enemy),))
