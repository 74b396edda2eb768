"""Charges that pay, the route with the least danger, and the rider who had better meet one."""

from gonfalon.bots.bot import Reason
from gonfalon.bots.value.croisades.clash import Clashes
from gonfalon.bots.value.croisades.field import Field, Man, Stand
from gonfalon.bots.value.croisades.lookout import Lookout
from gonfalon.bots.value.croisades.odds import Blow, sequence
from gonfalon.bots.value.croisades.outlook import Outlook
from gonfalon.bots.value.croisades.reasons import Chosen, done
from gonfalon.bots.value.croisades.routes import Routes
from gonfalon.bots.value.croisades.weights import Weights
from gonfalon.games.croisades.actions import ENDS, PASSES, Charge, Counter
from gonfalon.games.croisades.frames import Charging, Countering
from gonfalon.games.croisades.rules.charging import (
    charge_routes,
    riders,
    why_no_charger,
    why_no_target,
)
from gonfalon.games.croisades.rules.countering import counter_routes
from gonfalon.games.croisades.rules.defending import holders_of_right
from gonfalon.games.croisades.rules.foretelling import charge_column, replies_to_charge
from gonfalon.games.croisades.rules.galloping import ChargeRoutes
from gonfalon.games.croisades.state import Charged, Figure, State, figure_of, is_horse, values_of

BETTER = 0.3
LOOKED_AT = 40
"""How many stands a rider weighs against his charges, beside enemies and elsewhere."""
CROSSED = 1 / 6
"""How likely a hex beside the enemy wounds a rider who crosses it."""
STOPPED = 0.15
"""How likely each archer who may shoot at a charger brings him to nothing."""


def charge(state: State, frame: Charging, weights: Weights) -> Chosen:
    """The charge that promises most over what its rider could do otherwise; the end when none does."""
    field = Field(state, frame.seat, weights)
    lookout = Lookout(Outlook(field), Routes(field), {who: field.home[who] for who in field.friends})
    best, chosen = BETTER, None
    for man in field.mine.values():
        if not man.is_mounted or why_no_charger(state, frame.seat, man.id) is not None:
            continue
        charges = charges_of(field, man)
        if not charges:
            continue
        otherwise = max(lookout.value(man, stand) for stand in lookout.some(man, LOOKED_AT))
        for target, route in charges:
            gain = promise(field, lookout, man, target, route) - otherwise
            if gain > best:
                best, chosen = gain, Charge(seat=frame.seat, figure=man.id, target=target, route=route)
    if chosen is None:
        return Chosen(ENDS[frame.seat], done(frame.seat, "no-more-charges", "1.56a"))
    rider, foe = figure_of(state, chosen.figure), figure_of(state, chosen.target)
    column = charge_column(rider, foe, is_counter=False)
    args: dict[str, str | int] = {"figure": rider.id, "target": foe.id, "odds": f"{column}:1"}
    return Chosen(chosen, Reason("charge-home", args, ("1.56a", "1.74a", "1.7b")))


def charges_of(field: Field, man: Man) -> list[tuple[str, tuple[str, ...]]]:
    """Whom a rider can charge, each with the route that crosses the fewest hexes beside enemies."""
    state = field.state
    targets = [
        each
        for each in field.targets.values()
        if not is_horse(each) and why_no_target(state, man.figure, each.id) is None
    ]
    if not targets:
        return []
    found = []
    for target, routes in charge_routes(state, man.figure, targets).items():
        route = safest(field, routes)
        if route is not None:
            found.append((target, route))
    return found


def safest(field: Field, routes: ChargeRoutes) -> tuple[str, ...] | None:
    """A route found hex by hex, each beside no enemy where that is possible."""
    index, path = field.ground.index, tuple[str, ...]()
    while not routes.ends(path):
        onward = routes.onward(path)
        if not onward:
            return None
        path = (*path, min(onward, key=lambda name: field.zone >> index[name] & 1))
    return path


def promise(field: Field, lookout: Lookout, man: Man, target: str, route: tuple[str, ...]) -> float:
    """What a charge should bring in all, met by whoever would meet it best."""
    ground, clashes = field.ground, lookout.outlook.clashes
    rear, front = (ground.index[name] for name in route[-2:])
    facing = field.board.direction(rear, front)
    assert facing is not None
    stand = (rear, facing)
    gain = charged(field, clashes, man, target, stand)
    is_met = False
    for reply in replies_to_charge(field.state, Charged(man.id, target, route)):
        met = met_by(field, man.figure, figure_of(field.state, reply.who))
        if met < gain:
            gain, is_met = met, True
    crossed = sum(field.zone >> ground.index[name] & 1 for name in route[:-2])
    gain -= crossed * CROSSED * field.victim(man.id).wound
    if not is_met:
        gain *= (1 - STOPPED) ** len(archers(field, man, stand))
    _, *rest = lookout.terms(man, stand)
    return gain + sum(rest)


def archers(field: Field, man: Man, stand: Stand) -> list[str]:
    """The enemies who may shoot at a rider on his way."""
    found = []
    for shooter in holders_of_right(field.state, field.me.enemy):
        foe = field.foes.get(shooter.id)
        if foe is not None and field.shot(foe, field.front(field.home[foe.id]), man.figure, stand) > 0:
            found.append(foe.id)
    return found


def charged(field: Field, clashes: Clashes, man: Man, target: str, stand: Stand) -> float:
    """What a charge that comes home should bring."""
    victim = field.victim(target)
    home = field.home[target]
    driven = clashes.driven(victim, home, field.living, field.near(stand))
    attacker = clashes.attacker(man, stand, charging=True)
    return clashes.best(victim, home, [attacker], driven).gain


def met_by(field: Field, rider: Figure, foe: Figure) -> float:
    """What a charge should bring that a rider meets, who may be the stronger and attack (1.74d)."""
    attack, defence = values_of(rider).attack * 3 // 2, values_of(foe).defence * 3 // 2
    if defence > attack:
        return -exchange(field, values_of(foe).attack * 3 // 2, foe.id, rider.id)
    return exchange(field, attack, rider.id, foe.id)


def exchange(field: Field, attack: int, attacker: str, defender: str) -> float:
    """What an attack on a rider with half as much again of his defence should bring."""
    victim, own = field.victim(defender), field.victim(attacker)
    # The defence counts half as much again, and only the quotient matters: the attack is scaled down to it.
    now = victim.conditions[0]
    column = attack // (now.defence * 3 // 2)
    if column < 1:
        return 0.0
    return sequence(victim, (Blow(column * now.defence, 0, own.wound, own.driven),), victim.driven)


def counter(state: State, frame: Countering, weights: Weights) -> Chosen:
    """The counter-charge by which a charge costs least, if it costs less than to await it."""
    field = Field(state, frame.seat, weights)
    announced = state.charges[-1]
    charger = figure_of(state, announced.rider)
    foe = field.foes[charger.id]
    clashes = Outlook(field).clashes
    attacker = clashes.attacker(foe, field.home[foe.id], charging=True)
    victim = field.victim(announced.target)
    least = clashes.best(victim, field.home[announced.target], [attacker], victim.driven).gain
    least *= (1 - STOPPED) ** len(own_archers(field, charger))
    chosen: Counter | None = None
    for rider in riders(state, frame.seat):
        routes = counter_routes(state, rider)
        if routes is None or not routes.is_open:
            continue
        cost = met_by(field, charger, rider)
        if cost < least - BETTER / 3:
            path = tuple[str, ...]()
            while not routes.ends(path):
                path = (*path, routes.onward(path)[0])
            least, chosen = cost, Counter(seat=frame.seat, figure=rider.id, route=path)
    args: dict[str, str | int] = {"seat": frame.seat, "target": charger.id}
    if chosen is None:
        return Chosen(PASSES[frame.seat], Reason("await-charge", args, ("1.56e", "1.74a")))
    column = charge_column(charger, figure_of(state, chosen.figure), is_counter=True)
    args = {"figure": chosen.figure, "target": charger.id, "odds": f"{column}:1"}
    return Chosen(chosen, Reason("meet-charge", args, ("1.56e", "1.74b")))


def own_archers(field: Field, charger: Figure) -> list[str]:
    """Our own who may shoot at a charger whom nobody meets."""
    found = []
    for shooter in holders_of_right(field.state, field.me):
        man = field.mine[shooter.id]
        if field.shot(man, field.front(field.home[man.id]), charger, (charger.at, charger.facing)) > 0:
            found.append(man.id)
    return found
