"""Fire: what a shot is worth by its exact chances, marks of crossbowmen, shots of the own turn, and volleys."""

from gonfalon.bots.bot import Reason
from gonfalon.bots.value.croisades.field import Field
from gonfalon.bots.value.croisades.lookout import Lookout
from gonfalon.bots.value.croisades.odds import chances_of_shot, shot_worth
from gonfalon.bots.value.croisades.outlook import Outlook
from gonfalon.bots.value.croisades.reasons import Chosen, done, why_shot
from gonfalon.bots.value.croisades.routes import Routes
from gonfalon.bots.value.croisades.weights import Weights
from gonfalon.games.croisades.actions import ENDS, PASSES, Choice, Mark, Shoot, Volley
from gonfalon.games.croisades.frames import Defending, Marking, Shooting, Watching
from gonfalon.games.croisades.rules.aiming import Aim, aim, why_hampered
from gonfalon.games.croisades.rules.combat import is_mounted
from gonfalon.games.croisades.rules.defending import ready, stayers
from gonfalon.games.croisades.rules.marking import crossbowmen
from gonfalon.games.croisades.rules.shooting import shot_lines, shots
from gonfalon.games.croisades.state import Figure, Ridden, State, figure_of, front_of, is_horse
from gonfalon.kernel.modifiers import sum_of

LEAST = 0.02
LOOKED_AT = 30
"""How many stands a crossbowman weighs against his shots, beside enemies and elsewhere."""
AT_HAND = 0.5
"""What is left of a shot later when its target may be upon the shooter by then."""
NEARER = 0.6
"""How likely a mover comes on to where the shot is better."""
THREATENING = 0.35
"""The share of an attack that is spared when a mover is checked who could make it."""


def worth_of(field: Field, shooter: Figure, target: Figure, stopping: float = 0.0) -> float:
    """What a shot should cost its target as both stand; 0 when it cannot be made."""
    best = aim(field.state, shooter, target)
    return 0.0 if best is None else aimed_worth(field, shooter, target, best, stopping)


def aimed_worth(field: Field, shooter: Figure, target: Figure, best: Aim, stopping: float = 0.0) -> float:
    """What a shot so aimed should cost its target."""
    at_mounted = is_mounted(target)
    added = sum_of(shot_lines(shooter, target, at_mounted, best.range))
    return shot_worth(field.stakes, target, chances_of_shot(added, best.cover, at_mounted), stopping=stopping)


def best_shot(field: Field, shooter: Figure, targets: list[Figure]) -> float:
    """The worth of the best shot at some."""
    return max((worth_of(field, shooter, each) for each in targets), default=0.0)


def mark(state: State, frame: Marking, weights: Weights) -> Chosen:
    """For each crossbowman the phase in which his shot is worth most, or none where he had better move or fight."""
    field = Field(state, frame.seat, weights)
    lookout = Lookout(Outlook(field), Routes(field), {who: field.home[who] for who in field.friends})
    choices, offensive = [], 0
    for man in crossbowmen(state, frame.seat):
        choice = mark_of(field, lookout, man)
        offensive += choice == "offensive"
        choices.append((man.id, choice))
    key = "mark-now" if offensive else "mark-later"
    reason = Reason(key, {"seat": frame.seat, "count": offensive}, ("1.34a", "1.31d"))
    return Chosen(Mark(seat=frame.seat, choices=tuple(choices)), reason)


def mark_of(field: Field, lookout: Lookout, figure: Figure) -> Choice:
    """The mark of one crossbowman."""
    weights, man = field.weights, field.mine[figure.id]
    if why_hampered(field.state, figure) is not None:
        return "none"
    foes = list(field.targets.values())
    now = best_shot(field, figure, foes)
    here = lookout.value(man, field.home[man.id])
    away = max((lookout.value(man, stand) for stand in lookout.some(man, LOOKED_AT)), default=here)
    gain = away - here
    seen = lookout.outlook.aim(man, field.home[man.id], is_far=False) / max(weights.shots, LEAST)
    later = weights.ready * max(now, min(seen, now or seen * AT_HAND)) if field.stakes.horizon else 0.0
    if gain > max(now, later) and gain > LEAST:
        return "none"
    if now <= LEAST and later <= LEAST:
        return "none" if gain > LEAST else "defensive"
    return "offensive" if now >= later else "defensive"


def shoot(state: State, frame: Shooting, weights: Weights) -> Chosen:
    """The shot that gains most over what its shooter could do hand to hand; the end when none does."""
    field = Field(state, frame.seat, weights)
    lookout = Lookout(Outlook(field), Routes(field), {who: field.home[who] for who in field.friends})
    best, chosen = LEAST, None
    for shooter, targets in shots(state, frame.seat):
        instead = hand_to_hand(field, lookout, shooter)
        for who in targets:
            gain = worth_of(field, shooter, figure_of(state, who)) - instead
            if gain > best:
                best, chosen = gain, (shooter.id, who)
    if chosen is None:
        return Chosen(ENDS[frame.seat], done(frame.seat, "no-more-shots", "1.3b"))
    figure, target = chosen
    reason = why_shot(state, "loose", (figure,), figure_of(state, target))
    return Chosen(Shoot(seat=frame.seat, figure=figure, target=target), reason)


def hand_to_hand(field: Field, lookout: Lookout, shooter: Figure) -> float:
    """What a shooter could gain by an attack instead, which his shot forbids him."""
    man = field.mine[shooter.id]
    if not man.may_attack:
        return 0.0
    board, front = field.board, front_of(field.ground, shooter)
    near = [who for who in field.targets if board.distance(front, field.home[who][0]) <= man.moves + 1]
    if not near:
        return 0.0
    beside = 0
    for who in near:
        beside |= field.near(field.home[who])
    ends = [stand for stand in lookout.ends(man) if field.hexes(stand) & beside]
    return max((lookout.strike(man, stand) for stand in ends), default=0.0)


def defend(state: State, frame: Defending, weights: Weights) -> Chosen:
    """Shoot at a mover now with those who will hardly have a better shot in this turn."""
    field = Field(state, frame.seat, weights)
    mover = figure_of(state, frame.mover)
    stopping = spared(field, mover)
    now = []
    for who in ready(state, frame):
        shooter = figure_of(state, who)
        worth = worth_of(field, shooter, mover, stopping)
        if worth > LEAST and worth >= later(field, shooter, mover, stopping):
            now.append((-worth, who))
    if not now:
        return Chosen(PASSES[frame.seat], hold(frame.seat, mover))
    figures = tuple(who for _, who in sorted(now))
    action = Volley(seat=frame.seat, figures=figures, target=mover.id)
    return Chosen(action, why_shot(state, "volley", figures, mover))


def hold(seat: str, mover: Figure) -> Reason:
    """A better shot is awaited."""
    return Reason("hold-fire", {"seat": seat, "target": mover.id}, ("1.33b", "1.3b"))


def spared(field: Field, mover: Figure) -> float:
    """What is gained when a mover is checked: part of the attack that he could make."""
    state, moving = field.state, field.state.mover
    man = field.foes.get(mover.id)
    if man is None or moving is None:
        return 0.0
    clashes = Outlook(field).clashes
    charge = next((each for each in state.charges if each.rider == mover.id and each.ridden is Ridden.ANNOUNCED), None)
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
    """What a shot should be worth that a shooter keeps for later in this turn."""
    state, weights, moving = field.state, field.weights, field.state.mover
    assert moving is not None
    charge = next((each for each in state.charges if each.rider == mover.id and each.ridden is Ridden.ANNOUNCED), None)
    front, mine = field.front(field.home[mover.id]), front_of(field.ground, shooter)
    others = 0.0
    for each in field.targets.values():
        is_to_come = not each.is_done and not each.moved and each.id not in state.shot_at
        if each.id != mover.id and is_to_come and not is_horse(each):
            others = max(others, worth_of(field, shooter, each))
    others *= weights.patience
    distance = field.board.distance(front, mine)
    is_upon = distance <= moving.left + 1 and (charge is None or charge.target == shooter.id)
    if is_upon:
        others *= AT_HAND
    best = aim(state, shooter, mover)
    if best is None or moving.left <= 1:
        return others
    if charge is not None:
        return max(others, coming(field, shooter, mover, charge.route, stopping))
    if best.band == 0:
        return others
    nearer = aimed_worth(field, shooter, mover, Aim(best.at, 1, 0, best.cover), stopping)
    return max(others, NEARER * nearer + (1 - NEARER) * others)


def coming(field: Field, shooter: Figure, mover: Figure, route: tuple[str, ...], stopping: float) -> float:
    """The best shot at a charger on the hexes that he will still enter before he is upon the shooter."""
    ground, man = field.ground, field.mine[shooter.id]
    start, here = front_of(ground, shooter), field.front(field.home[mover.id])
    hexes = [ground.index[name] for name in route]
    ahead = hexes[hexes.index(here) + 1 :] if here in hexes else hexes
    best = 0.0
    for at in ahead:
        if field.board.distance(start, at) <= 1:
            break
        worth = field.shot(man, start, mover, (at, -1)) + stopping * (field.shot(man, start, mover, (at, -1)) > 0) / 2
        best = max(best, worth)
    return best


def watch(state: State, frame: Watching, weights: Weights) -> Chosen:
    """After the moves: the volley at one who stayed by all for whom he is the best target."""
    field = Field(state, frame.seat, weights)
    best: dict[str, tuple[float, str]] = {}
    for target, shooters in stayers(state, frame):
        for who in shooters:
            worth = worth_of(field, figure_of(state, who), figure_of(state, target))
            if worth > max(LEAST, best.get(who, (0.0, ""))[0]):
                best[who] = (worth, target)
    if not best:
        return Chosen(PASSES[frame.seat], done(frame.seat, "no-more-shots", "1.33e"))
    _, target = max(best.values())
    figures = tuple(sorted((who for who in best if best[who][1] == target), key=lambda who: (-best[who][0], who)))
    action = Volley(seat=frame.seat, figures=figures, target=target)
    return Chosen(action, why_shot(state, "volley", figures, figure_of(state, target)))
