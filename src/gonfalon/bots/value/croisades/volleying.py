"""Fire in the enemy's turn: now, or later at a better hex or another target."""

from gonfalon.bots.bot import Reason
from gonfalon.bots.value.croisades.clash import Clashes
from gonfalon.bots.value.croisades.field import Field
from gonfalon.bots.value.croisades.firing import AT_HAND, LEAST, worth_of
from gonfalon.bots.value.croisades.hiding import price_of_finding
from gonfalon.bots.value.croisades.lookout import Lookout
from gonfalon.bots.value.croisades.odds import shot_worth
from gonfalon.bots.value.croisades.outlook import Outlook
from gonfalon.bots.value.croisades.reasons import Chosen, done, why_shot
from gonfalon.bots.value.croisades.weights import Weights
from gonfalon.games.croisades.actions import PASSES, Volley
from gonfalon.games.croisades.frames import Defending, Watching
from gonfalon.games.croisades.rules.defending import ready, stayers
from gonfalon.games.croisades.state import Charged, Figure, Ridden, State, figure_of, front_of
from gonfalon.geometry.hexset import members

NEARER, AHEAD = 0.6, 3
"""How likely a mover comes on to where the shot is better, and how many hexes ahead that is looked for."""
THREATENING = 0.35
"""The share of an attack that is spared when a mover is checked who could make it."""


def defend(state: State, frame: Defending, weights: Weights) -> Chosen:
    """Shoot at a mover now with those who will hardly have a better shot in this turn."""
    field = Field(state, frame.seat, weights)
    mover = figure_of(state, frame.mover)
    stopping = spared(field, mover)
    shooters = [figure_of(state, who) for who in ready(state, frame)]
    worths = {each.id: worth_of(field, each, mover, stopping) for each in shooters}
    lookout = ambush(field)
    able = [each for each in shooters if worths[each.id] > LEAST + price(field, lookout, each.id)]
    if not able:
        return Chosen(PASSES[frame.seat], done(frame.seat, "no-more-shots", "1.33b"))
    now = [each.id for each in able if worths[each.id] >= later(field, each, mover, stopping)]
    if not now:
        reason = Reason("hold-fire", {"seat": frame.seat, "target": mover.id}, ("1.33b", "1.3b"))
        return Chosen(PASSES[frame.seat], reason)
    figures = loosed(state, tuple(sorted(now, key=lambda who: (-worths[who], who))))
    action = Volley(seat=frame.seat, figures=figures, target=mover.id)
    return Chosen(action, why_shot(state, "volley", figures, mover))


def loosed(state: State, figures: tuple[str, ...]) -> tuple[str, ...]:
    """Those of a volley who are named now: only the first where shooters are named one at a time."""
    return figures[:1] if state.options.no_refire_gap else figures


def ambush(field: Field) -> Lookout | None:
    """What weighs the dangers of those who hide; None when nobody does."""
    if not field.lurking:
        return None
    return Lookout(Outlook(field), None, {who: field.home[who] for who in field.friends})


def price(field: Field, lookout: Lookout | None, who: str) -> float:
    """What a shot costs somebody who is found by it."""
    return 0.0 if lookout is None else price_of_finding(field, lookout, who)


def spared(field: Field, mover: Figure) -> float:
    """What is gained when a mover is checked: part of the attack that he could make."""
    state, moving = field.state, field.state.mover
    man = field.foes.get(mover.id)
    if man is None or moving is None:
        return 0.0
    clashes = Clashes(field)
    charge = charge_of(state, mover)
    if charge is not None:
        reached = [charge.target]
    elif mover.shot or man.weapon is not None:
        reached = []
    else:
        front = field.front(field.home[mover.id])
        reached = [
            who
            for who, stand in field.home.items()
            if who in field.friends and field.board.distance(front, stand[0]) <= moving.left + 1
        ]
    most = 0.0
    for who in reached:
        victim = field.victim(who)
        attacker = clashes.attacker(man, field.home[man.id], charging=charge is not None)
        most = max(most, clashes.best(victim, field.home[who], [attacker], victim.driven).gain)
    return most * (1.0 if charge is not None else THREATENING)


def later(field: Field, shooter: Figure, mover: Figure, stopping: float) -> float:
    """What a shot should be worth that is kept for later in this turn: at others, or at the mover further on."""
    moving, charge = field.state.mover, charge_of(field.state, mover)
    assert moving is not None
    others = field.weights.patience * max(
        (worth_of(field, shooter, each) for each in to_come(field, mover)), default=0.0
    )
    start, front = front_of(field.ground, shooter), field.front(field.home[mover.id])
    if field.board.distance(front, start) <= moving.left + 1 and (charge is None or charge.target == shooter.id):
        others *= AT_HAND
    if charge is not None:
        ahead = [field.ground.index[name] for name in charge.route]
        ahead = ahead[ahead.index(front) + 1 :] if front in ahead else ahead
        return max(others, best_on(field, shooter, mover, ahead, stopping))
    nearer = field.board.within(start, field.board.distance(front, start) - 1)
    ahead = list(members(field.board.within(front, min(moving.left, AHEAD)) & nearer & ~field.living))
    best = best_on(field, shooter, mover, ahead, stopping)
    return max(others, NEARER * best + (1 - NEARER) * others)


def charge_of(state: State, mover: Figure) -> Charged | None:
    """The charge that a mover rides."""
    return next((each for each in state.charges if each.rider == mover.id and each.ridden is Ridden.ANNOUNCED), None)


def to_come(field: Field, mover: Figure) -> list[Figure]:
    """Those of the enemy who may still move, or stay to be shot at."""
    return [
        each
        for each in field.targets.values()
        if each.id != mover.id and not each.moved and each.id not in field.state.shot_at
    ]


def best_on(field: Field, shooter: Figure, mover: Figure, hexes: list[int], stopping: float) -> float:
    """The best shot at a mover on hexes that he may still enter, but for those beside the shooter."""
    man, best = field.mine[shooter.id], 0.0
    start = front_of(field.ground, shooter)
    for at in hexes:
        if field.board.distance(start, at) > 1:
            _, chances = field.line(man, start, mover, at)
            best = max(best, shot_worth(field.stakes, mover, chances, stopping=stopping))
    return best


def watch(state: State, frame: Watching, weights: Weights) -> Chosen:
    """After the moves: the volley at one who stayed by all for whom he is the best target."""
    field = Field(state, frame.seat, weights)
    best: dict[str, tuple[float, str]] = {}
    lookout = ambush(field)
    for target, shooters in stayers(state, frame):
        for who in shooters:
            worth = worth_of(field, figure_of(state, who), figure_of(state, target))
            if worth > max(LEAST + price(field, lookout, who), best.get(who, (0.0, ""))[0]):
                best[who] = (worth, target)
    if not best:
        return Chosen(PASSES[frame.seat], done(frame.seat, "no-more-shots", "1.33e"))
    _, target = max(best.values())
    figures = tuple(sorted((who for who in best if best[who][1] == target), key=lambda who: (-best[who][0], who)))
    figures = loosed(state, figures)
    action = Volley(seat=frame.seat, figures=figures, target=target)
    return Chosen(action, why_shot(state, "volley", figures, figure_of(state, target)))
