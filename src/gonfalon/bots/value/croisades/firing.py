"""Fire: what a shot is worth by its exact chances, the marks of crossbowmen, and the shots of the own turn."""

from gonfalon.bots.bot import Reason
from gonfalon.bots.value.croisades.field import Field
from gonfalon.bots.value.croisades.hiding import price_of_finding
from gonfalon.bots.value.croisades.lookout import Lookout
from gonfalon.bots.value.croisades.odds import chances_of_shot, shot_worth
from gonfalon.bots.value.croisades.outlook import Outlook
from gonfalon.bots.value.croisades.reasons import Chosen, done, why_shot
from gonfalon.bots.value.croisades.routes import Routes
from gonfalon.bots.value.croisades.weights import Weights
from gonfalon.games.croisades.actions import ENDS, Choice, Mark, Shoot
from gonfalon.games.croisades.frames import Marking, Shooting
from gonfalon.games.croisades.pieces import Side
from gonfalon.games.croisades.rules.aiming import aim, why_hampered
from gonfalon.games.croisades.rules.combat import is_mounted
from gonfalon.games.croisades.rules.marking import crossbowmen
from gonfalon.games.croisades.rules.shooting import shot_lines, shots
from gonfalon.games.croisades.state import Figure, State, figure_of, front_of
from gonfalon.kernel.modifiers import sum_of

LEAST = 0.02
LOOKED_AT = 30
"""How many stands a crossbowman weighs against his shots, beside enemies and elsewhere."""
AT_HAND = 0.5
"""What is left of a shot later when its target may be upon the shooter by then."""


def worth_of(field: Field, shooter: Figure, target: Figure, stopping: float = 0.0) -> float:
    """What a shot should cost its target as both stand; 0 when it cannot be made."""
    best = aim(field.state, shooter, target)
    if best is None:
        return 0.0
    at_mounted = is_mounted(target)
    added = sum_of(shot_lines(field.state.options, shooter, target, at_mounted, best.range))
    return shot_worth(field.stakes, target, chances_of_shot(added, best.cover, at_mounted), stopping=stopping)


def mark(state: State, frame: Marking, weights: Weights) -> Chosen:
    """For each crossbowman the phase in which his shot is worth most, or none where he had better move or fight."""
    field = Field(state, frame.seat, weights)
    lookout = Lookout(Outlook(field), Routes(field), {who: field.home[who] for who in field.friends})
    choices = tuple((man.id, mark_of(field, lookout, man)) for man in crossbowmen(state, frame.seat))
    return Chosen(Mark(seat=frame.seat, choices=choices), why_marks(frame.seat, [choice for _, choice in choices]))


def why_marks(seat: Side, choices: list[Choice]) -> Reason:
    """How many shoot now, or else later."""
    now, later = choices.count("offensive"), choices.count("defensive")
    key = "mark-now" if now else "mark-later" if later else "mark-nobody"
    return Reason(key, {"seat": seat, "count": now or later}, ("1.34a", "1.31d"))


def mark_of(field: Field, lookout: Lookout, figure: Figure) -> Choice:
    """The mark of one crossbowman."""
    weights, man = field.weights, field.mine[figure.id]
    if why_hampered(field.state, figure) is not None:
        return "none"
    now = max((worth_of(field, figure, each) for each in field.targets.values()), default=0.0)
    here, *others = lookout.some(man, LOOKED_AT)
    stay = lookout.value(man, here)
    gain = max((lookout.value(man, stand) for stand in others), default=stay) - stay
    later = weights.ready * AT_HAND * lookout.outlook.seen(man, here) if field.stakes.horizon else 0.0
    if gain > max(now, later, LEAST):
        return "none"
    return "offensive" if now > LEAST and now >= later else "defensive"


def shoot(state: State, frame: Shooting, weights: Weights) -> Chosen:
    """The shot that gains most over what its shooter could do hand to hand; the end when none does."""
    field = Field(state, frame.seat, weights)
    lookout = Lookout(Outlook(field), Routes(field), {who: field.home[who] for who in field.friends})
    best, chosen = LEAST, None
    for shooter, targets in shots(state, frame.seat):
        instead = hand_to_hand(field, lookout, shooter) + price_of_finding(field, lookout, shooter.id)
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
