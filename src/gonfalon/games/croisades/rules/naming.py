"""Clauses 1.7a and 1.72 to 1.76: combats named before any is fought, and which of them may be."""

from collections.abc import Iterator
from itertools import combinations

from gonfalon.games.croisades.actions import Attack, Fight, Unname
from gonfalon.games.croisades.events import Named, Unnamed
from gonfalon.games.croisades.frames import Melee, Naming
from gonfalon.games.croisades.pieces import MEN, PLACES, Side
from gonfalon.games.croisades.rules.absent import why_off
from gonfalon.games.croisades.rules.busy import act_of
from gonfalon.games.croisades.rules.combat import (
    Clash,
    clash_of,
    is_mounted,
    is_possible,
    reaches,
    reckoning,
    strength,
    why_not_joined,
)
from gonfalon.games.croisades.rules.lurking import brought_out, lurkers
from gonfalon.games.croisades.state import (
    DEAD,
    STUNNED,
    UNMARKED,
    Combat,
    Figure,
    Ridden,
    State,
    field_of,
    figure_of,
    has_figure,
    hexes_of,
    is_horse,
    is_living,
    lay_of,
    pushed,
    replace,
    side_of,
)
from gonfalon.geometry.hexset import Hexes
from gonfalon.kernel.events import Tell
from gonfalon.kernel.rulebook import Refusal, cites, refuse

CONTACTS = "contacts"
"""Under which name a state remembers who may attack whom."""


@cites("1.74c", "R63", "R69")
def charge_combats(state: State) -> tuple[Combat, ...]:
    """The combats that charges have brought about and that stand named as the phase begins."""
    found = []
    for number, charge in enumerate(state.charges):
        if charge.ridden is Ridden.ARRIVED:
            combat = Combat((charge.rider,), (charge.counter or charge.target,), number)
            clash = clash_of(state, combat)
            if clash is not None and reckoning(state, clash).is_possible:
                found.append(combat)
    return tuple(found)


@cites("1.7a", "1.72a", "1.72b", "1.7c")
def why_not_attack(state: State, action: Attack) -> Refusal | None:
    """Why a combat may not be named: first the attackers, then the targets, then the way and the odds."""
    for ids in (action.figures, action.targets):
        if not ids or len(set(ids)) < len(ids):
            return refuse("K4", "each-once")
    return (
        next((why for who in action.figures if (why := why_not_attacker(state, action.seat, who)) is not None), None)
        or next((why for who in action.targets if (why := why_not_target(state, action.seat, who)) is not None), None)
        or why_not_together(state, action)
        or why_hopeless(state, action)
    )


@cites("1.7a", "1.21d", "1.32b", "1.34a", "1.57a", "1.74c", "A3b", "R8", "R69")
def why_not_attacker(state: State, seat: Side, who: str) -> Refusal | None:
    """Why a figure may not attack at all now."""
    if not has_figure(state, who):
        return refuse("K3", "not-in-this-game", figure=who)
    figure = figure_of(state, who)
    if side_of(figure) is not seat:
        return refuse("1.7a", "not-yours", figure=who)
    if is_horse(figure):
        return refuse("1.7a", "horse-attacks-nobody", figure=who)
    if figure.health is DEAD:
        return refuse("C5g", "is-dead", figure=who)
    if figure.health is STUNNED:
        return refuse("A3b", "is-stunned", figure=who)
    refusal = why_off(figure)
    if refusal is not None:
        return refusal
    if any(charge.rider == who and charge.ridden is Ridden.ARRIVED for charge in state.charges):
        return refuse("1.74c", "charge-apart", figure=who)
    if figure.fought or any(who in combat.attackers for combat in state.combats):
        return refuse("1.7a", "attacks-once", figure=who)
    if act_of(state, figure) is not None:
        return refuse("1.57a", "is-busy", figure=who)
    if figure.shot:
        return refuse("1.32b", "has-shot", figure=who)
    if figure.mark is not UNMARKED:
        return refuse("1.34a", "marked-to-shoot", figure=who)
    return None


@cites("1.7a", "1.8c")
def why_not_target(state: State, seat: Side, who: str) -> Refusal | None:
    """Why a figure may not be attacked by a side at all."""
    if not has_figure(state, who):
        return refuse("K3", "not-in-this-game", figure=who)
    figure = figure_of(state, who)
    if side_of(figure) is seat:
        return refuse("1.7a", "no-enemy", figure=who)
    if figure.health is DEAD:
        return refuse("C5g", "is-dead", figure=who)
    if figure.at < 0:
        return why_off(figure) or refuse("1.8c", "is-ridden", figure=who)
    return None


@cites("1.7a", "1.76", "R64", "R78", "R79")
def why_not_together(state: State, action: Attack) -> Refusal | None:
    """Why these attackers may not fight these targets: many on many, mixed targets, or somebody out of reach."""
    if len(action.figures) > 1 and len(action.targets) > 1:
        return refuse("R64", "many-on-many")
    targets = [figure_of(state, who) for who in action.targets]
    if len({is_mounted(each) for each in targets}) > 1:
        return refuse("R64", "mixed-targets")
    field = field_of(state)
    for figure in (figure_of(state, who) for who in action.figures):
        near = field.board.border(hexes_of(field, figure))
        for target in targets:
            if not near & hexes_of(field, target):
                return refuse("1.7a", "out-of-reach", figure=figure.id, target=target.id)
            if not reaches(state, figure, target):
                return refuse("1.76", "could-not-enter", figure=figure.id, target=target.id)
            refusal = why_not_joined(state, figure, target) if len(action.figures) > 1 else None
            if refusal is not None:
                return refusal
    return None


@cites("1.7c", "R66")
def why_hopeless(state: State, action: Attack) -> Refusal | None:
    """Why the odds do not suffice."""
    sums = reckoning(state, clash_named(state, action.figures, action.targets))
    if not sums.odds:
        return refuse("1.7c", "too-weak", attack=strength(sums.attack), defence=strength(sums.defence))
    return None if sums.is_possible else refuse("R66", "ground-forbids", odds=sums.odds, shift=sums.column - sums.odds)


def clash_named(state: State, figures: tuple[str, ...], targets: tuple[str, ...]) -> Clash:
    """The figures of a combat that is to be named."""
    return Clash(tuple(figure_of(state, who) for who in figures), tuple(figure_of(state, who) for who in targets))


@cites("1.7a", "1.72a", "1.72b", "R63")
def name(state: State, action: Attack, tell: Tell) -> State:
    """Name a combat."""
    clause = "1.72b" if len(action.figures) > 1 else "1.72a" if len(action.targets) > 1 else "1.7a"
    tell(Named(clause=clause, attackers=action.figures, defenders=action.targets))
    state = replace(state, combats=(*state.combats, Combat(action.figures, action.targets)))
    return pushed(state, Melee(len(state.combats) - 1)) if is_fought_as_named(state) else state


@cites("1.75d", "R63")
def is_fought_as_named(state: State) -> bool:
    """Whether each combat is fought as soon as it is named, where that is agreed."""
    return state.options.combat_declaration == "one_by_one"


def combat_of(state: State, who: str) -> int | None:
    """The number of the combat in which a figure is named to attack."""
    return next((number for number, each in enumerate(state.combats) if who in each.attackers), None)


@cites("1.7a", "1.56j", "R63")
def why_not_unname(state: State, action: Unname) -> Refusal | None:
    """Why a combat may not be taken back."""
    number = combat_of(state, action.figure)
    if number is None:
        return refuse("R63", "not-named", figure=action.figure)
    if state.combats[number].is_fought:
        return refuse("R63", "is-fought", figure=action.figure)
    is_charge = state.combats[number].charge >= 0
    return refuse("1.56j", "charge-stands", figure=action.figure) if is_charge else None


@cites("R63")
def unname(state: State, action: Unname, tell: Tell) -> State:
    """Take a named combat back."""
    number = combat_of(state, action.figure)
    assert number is not None
    combat = state.combats[number]
    tell(Unnamed(clause="R63", attackers=combat.attackers, defenders=combat.defenders))
    return replace(state, combats=state.combats[:number] + state.combats[number + 1 :])


@cites("1.21d", "R63")
def why_not_fight(state: State, action: Fight) -> Refusal | None:
    """Why a combat may not be fought now."""
    number = combat_of(state, action.figure)
    if number is None:
        return refuse("R63", "not-named", figure=action.figure)
    return refuse("R63", "is-fought", figure=action.figure) if state.combats[number].is_fought else None


@cites("1.21d", "R63")
def begin_fight(state: State, action: Fight, tell: Tell) -> State:
    """Begin the combat that is to be fought next."""
    number = combat_of(state, action.figure)
    assert number is not None
    return pushed(state, Melee(number))


def unfought(state: State) -> list[int]:
    """The numbers of the combats still to be fought."""
    return [number for number, combat in enumerate(state.combats) if not combat.is_fought]


def removable(state: State) -> list[str]:
    """Everybody whose named combat can be taken back."""
    open_ones = [combat for combat in state.combats if combat.charge < 0 and not combat.is_fought]
    return [who for combat in open_ones for who in combat.attackers]


def contacts(state: State, frame: Naming) -> dict[str, list[Figure]]:
    """Each figure that may still attack with the enemies that it reaches, in their order; remembered with the state."""
    known: dict[str, dict[str, list[Figure]]] = state.__dict__
    found = known.get(CONTACTS)
    if found is None:
        found = {}
        lay, board, seat = lay_of(state), field_of(state).board, frame.seat
        ours, men = lay.up[seat.number], MEN[seat]
        near = board.border(ours) & lay.living
        enemies = [each for each in living_in(state, near) if side_of(each) is not seat] if near else []
        for figure in living_in(state, ours & board.spread(near)) if enemies else ():
            if figure.id in men and why_not_attacker(state, seat, figure.id) is None:
                reached = [enemy for enemy in enemies if reaches(state, figure, enemy)]
                if reached:
                    found[figure.id] = reached
        for lair in state.hidden if lay.stunned or lay.horses else ():
            found |= from_lair(state, seat, lair.figure)
        # Who hides stands among the others in the order of all, in which an attack names its figures.
        found = known[CONTACTS] = {who: found[who] for who in sorted(found, key=PLACES.__getitem__)}
    return found


@cites("4.0c", "1.7a")
def from_lair(state: State, seat: Side, who: str) -> dict[str, list[Figure]]:
    """Somebody who hides with the enemies whom he reaches from there: none of them is on his feet."""
    out = brought_out(state, who)
    if why_not_attacker(out, seat, who) is not None:
        return {}
    near = field_of(state).board.border(hexes_of(field_of(state), figure_of(out, who))) & lay_of(state).living
    enemies = [each for each in living_in(state, near) if side_of(each) is not seat]
    reached = [enemy for enemy in enemies if reaches(out, figure_of(out, who), enemy)]
    return {who: reached} if reached else {}


@cites("4.0c", "R102")
def might_strike(state: State, side: Side) -> bool:
    """Whether, as far as everybody knows, somebody in hiding could attack: the stunned and lone horses find nobody."""
    lay = lay_of(state)
    return bool(lay.stunned or lay.horses) and bool(lurkers(state, side))


def living_in(state: State, hexes: Hexes) -> list[Figure]:
    """The living who hold some of these hexes, in the order of all."""
    field = field_of(state)
    held = [each for each in state.figures if hexes_of(field, each) & hexes and is_living(each)] if hexes else []
    return sorted(held, key=place)


def place(figure: Figure) -> int:
    """The place of a figure in the order of all."""
    return PLACES[figure.id]


def fighter(state: State, who: str) -> Figure:
    """Somebody who may attack, where he stands or hides."""
    return figure_of(brought_out(state, who), who)


@cites("1.72a", "R64")
def target_sets(state: State, frame: Naming, who: str) -> Iterator[tuple[str, ...]]:
    """The enemies that a figure alone may attack, one or several at once."""
    figure, near = fighter(state, who), contacts(state, frame)[who]
    for size in range(1, len(near) + 1):
        for targets in combinations(near, size):
            is_mixed = len({is_mounted(each) for each in targets}) > 1
            if not is_mixed and is_possible(state, (figure,), targets):
                yield tuple([each.id for each in targets])


@cites("1.72b")
def attacker_sets(state: State, frame: Naming, who: str) -> Iterator[tuple[str, ...]]:
    """The sets of two or more who may attack an enemy together."""
    target = figure_of(state, who)
    near = [fighter(state, each) for each, enemies in contacts(state, frame).items() if target in enemies]
    near = [each for each in near if why_not_joined(state, each, target) is None]
    for size in range(2, len(near) + 1):
        for attackers in combinations(near, size):
            if is_possible(state, attackers, (target,)):
                yield tuple([each.id for each in attackers])


def besieged(state: State, frame: Naming) -> list[str]:
    """The enemies whom at least two figures reach that may still attack."""
    reached = [enemy.id for enemies in contacts(state, frame).values() for enemy in enemies]
    return sorted({who for who in reached if reached.count(who) > 1}, key=PLACES.__getitem__)


def has_attack(state: State, frame: Naming) -> bool:
    """Whether any combat can still be named."""
    return any(next(target_sets(state, frame, who), ()) for who in contacts(state, frame)) or any(
        next(attacker_sets(state, frame, who), ()) for who in besieged(state, frame)
    )
