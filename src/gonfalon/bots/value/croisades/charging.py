"""Charges that pay, the route with the least danger, and the rider who had better meet one."""

from gonfalon.bots.bot import Reason
from gonfalon.bots.value.croisades.clash import Clashes
from gonfalon.bots.value.croisades.field import Field, Man, Stand
from gonfalon.bots.value.croisades.lookout import Lookout
from gonfalon.bots.value.croisades.odds import struck
from gonfalon.bots.value.croisades.outlook import Outlook
from gonfalon.bots.value.croisades.peril import peril
from gonfalon.bots.value.croisades.reasons import Chosen, done
from gonfalon.bots.value.croisades.routes import Routes
from gonfalon.bots.value.croisades.weights import Weights
from gonfalon.games.croisades.actions import ENDS, PASSES, Charge, Counter
from gonfalon.games.croisades.charts import NO_EFFECT
from gonfalon.games.croisades.frames import Charging, Countering
from gonfalon.games.croisades.rules.charging import as_ridden, charge_routes, riders, why_no_charger, why_no_target
from gonfalon.games.croisades.rules.combat import Clash, charged, reckoning
from gonfalon.games.croisades.rules.countering import Ways, counter_routes, meeting
from gonfalon.games.croisades.rules.defending import holders_of_right
from gonfalon.games.croisades.rules.foretelling import column_once_ridden, replies_to_charge
from gonfalon.games.croisades.rules.galloping import ChargeRoutes
from gonfalon.games.croisades.state import Charged, State, amended, figure_of, lay_of, replace

BETTER = 0.3
SPARED = 0.1
"""By how much less a charge must cost that is met."""
LOOKED_AT = 40
"""How many stands a rider weighs against his charges, beside enemies and elsewhere."""


def charge(state: State, frame: Charging, weights: Weights) -> Chosen:
    """The charge that promises most over what its rider could do otherwise; the end when none does."""
    field = Field(state, frame.seat, weights)
    lookout = Lookout(Outlook(field), Routes(field), {who: field.home[who] for who in field.friends})
    best, chosen = BETTER, None
    for man in field.mine.values():
        charges = charges_of(field, man)
        if charges:
            otherwise = max(lookout.value(man, stand) for stand in lookout.some(man, LOOKED_AT))
            for each in charges:
                gain = promise(field, lookout, man, each) - otherwise
                if gain > best:
                    best, chosen = gain, each
    if chosen is None:
        return Chosen(ENDS[frame.seat], done(frame.seat, "no-more-charges", "1.56a"))
    action = Charge(seat=frame.seat, figure=chosen.rider, target=chosen.target, route=chosen.route)
    args: dict[str, str | int] = {"figure": chosen.rider, "target": chosen.target}
    args["odds"] = f"{column_once_ridden(state, chosen)}:1"
    return Chosen(action, Reason("charge-home", args, ("1.56a", "1.74a", "1.7b")))


def charges_of(field: Field, man: Man) -> list[Charged]:
    """The charges that a rider could announce, one at each target."""
    state = field.state
    if why_no_charger(state, field.me, man.id) is not None:
        return []
    near = [each for each in field.targets.values() if why_no_target(state, man.figure, each.id) is None]
    found = []
    for target, routes in charge_routes(state, man.figure, near).items() if near else ():
        route = completed(routes, field)
        if route is not None:
            found.append(Charged(man.id, target, route))
    return found


def completed(routes: ChargeRoutes | Ways, field: Field) -> tuple[str, ...] | None:
    """A route found hex by hex, each beside no enemy where that is possible."""
    index, path = field.ground.index, tuple[str, ...]()
    while not routes.ends(path):
        onward = routes.onward(path)
        if not onward:
            return None
        path = (*path, min(onward, key=lambda name: field.zone >> index[name] & 1))
    return path


def promise(field: Field, lookout: Lookout, man: Man, charge: Charged) -> float:
    """What a charge should bring in all, met by whoever would meet it best, or shot at on its way."""
    before, clashes, stand = field.state.charges, lookout.outlook.clashes, stand_after(field, charge)
    gain, harm = under_fire(field, man, ridden(field, clashes, (*before, charge)), stand)
    gain -= harm
    for reply in replies_to_charge(field.state, charge):
        met = amended(charge, counter=reply.who, way=meeting(charge))
        gain = min(gain, ridden(field, clashes, (*before, met)))
    crossed = [field.ground.index[name] for name in charge.route[:-2]]
    gain -= sum(peril(field.state, man.figure, at) for at in crossed) * field.victim(man.id).wound
    _, *rest = Lookout(lookout.outlook, None, lookout.at).terms(man, stand)
    return gain + sum(rest)


def ridden(field: Field, clashes: Clashes, charges: tuple[Charged, ...]) -> float:
    """What the last of some charges should bring its side once they are ridden, by the sum of the rule.

    A rider who meets it may be the stronger, and attack himself (1.74d).
    """
    charge = charges[-1]
    there = as_ridden(replace(field.state, charges=charges))
    rider, foe = figure_of(there, charge.rider), figure_of(there, charge.counter or charge.target)
    clash = charged(field.state.options, Clash((rider,), (foe,)), charge)
    sums = reckoning(there, clash)
    if not sums.is_possible:
        return 0.0
    (attacker,), (defender,) = clash.attackers, clash.defenders
    victim, watched = field.victim(defender.id), field.near((attacker.at, attacker.facing))
    driven = clashes.driven(victim, (defender.at, defender.facing), lay_of(there).living, watched)
    gain = struck(victim, sums.column, field.victim(attacker.id), driven)
    return -gain if clash.is_reversed else gain


def under_fire(field: Field, man: Man, gain: float, stand: Stand) -> tuple[float, float]:
    """What is left of a charge that nobody meets when everybody shoots at it who may, and what that costs its rider."""
    harm, men = 0.0, field.foes if man.id in field.mine else field.mine
    for shooter in holders_of_right(field.state, field.me.enemy if man.id in field.mine else field.me):
        if not field.near(field.home[shooter.id]) & field.hexes(stand):
            start = field.front(field.home[shooter.id])
            worth, chances = field.best_line(men[shooter.id], start, man.figure, stand)
            gain *= dict(chances).get(NO_EFFECT, 0.0) if chances else 1.0
            harm += worth
    return gain, harm


def counter(state: State, frame: Countering, weights: Weights) -> Chosen:
    """The counter-charge by which a charge costs least, if it costs less than to await it."""
    field = Field(state, frame.seat, weights)
    *before, announced = state.charges
    clashes, charger = Clashes(field), field.foes[announced.rider]
    least, harm = under_fire(field, charger, ridden(field, clashes, state.charges), stand_after(field, announced))
    least, chosen = least - harm - SPARED, None
    for rider in riders(state, frame.seat):
        routes = counter_routes(state, rider)
        path = completed(routes, field) if routes is not None and routes.is_open else None
        if path is not None:
            met = amended(announced, counter=rider.id, way=path)
            cost = ridden(field, clashes, (*before, met))
            if cost < least:
                least, chosen = cost, met
    if chosen is None:
        args: dict[str, str | int] = {"seat": frame.seat, "target": charger.id}
        return Chosen(PASSES[frame.seat], Reason("await-charge", args, ("1.56e", "1.74a")))
    return Chosen(Counter(seat=frame.seat, figure=chosen.counter, route=chosen.way), why_counter(state, chosen))


def why_counter(state: State, met: Charged) -> Reason:
    """The odds of the charge against who meets it, or that he is the stronger."""
    column = column_once_ridden(replace(state, charges=state.charges[:-1]), met)
    args: dict[str, str | int] = {"figure": met.counter, "target": met.rider}
    if not column:
        return Reason("turn-charge", args, ("1.56e", "1.74b", "1.74d"))
    return Reason("meet-charge", {**args, "odds": f"{column}:1"}, ("1.56e", "1.74b", "1.7b"))


def stand_after(field: Field, charge: Charged) -> Stand:
    """Where a charger stands whom nobody meets."""
    rear, front = (field.ground.index[name] for name in charge.route[-2:])
    facing = field.board.direction(rear, front)
    assert facing is not None
    return rear, facing
