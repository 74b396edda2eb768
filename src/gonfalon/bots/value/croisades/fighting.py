"""Phase 4: which combats are named, by what each result is worth to both, and in which order they are fought."""

from gonfalon.bots.bot import Reason
from gonfalon.bots.value.croisades.field import Field
from gonfalon.bots.value.croisades.odds import chances_of_combat, suffered
from gonfalon.bots.value.croisades.outlook import Outlook
from gonfalon.bots.value.croisades.reasons import Chosen, done, why_attack
from gonfalon.bots.value.croisades.weights import Weights
from gonfalon.games.croisades.actions import ENDS, Attack, Fight
from gonfalon.games.croisades.charts import LAST_COLUMN, NO_EFFECT
from gonfalon.games.croisades.frames import Fighting, Naming
from gonfalon.games.croisades.rules.combat import reckoning
from gonfalon.games.croisades.rules.naming import (
    clash_named,
    target_sets,
    unfought,
    why_not_attack,
)
from gonfalon.games.croisades.state import State

LEAST = 0.05


def name(state: State, frame: Naming, weights: Weights) -> tuple[Chosen, ...]:
    """All combats worth their risk, those together on a target before single ones, and the end."""
    field = Field(state, frame.seat, weights)
    outlook = Outlook(field)
    at = {who: field.home[who] for who in field.friends}
    found: list[Chosen] = []
    for fight in outlook.fights(at, field.watched_by(field.mine.values(), at)):
        if fight.gain <= LEAST:
            continue
        sweep = wider(field, frame, fight.force[0], fight.gain) if len(fight.force) == 1 else None
        groups = (fight.force[: fight.together], *((who,) for who in fight.force[fight.together :]))
        actions = (
            [sweep] if sweep else [Attack(seat=frame.seat, figures=each, targets=(fight.target,)) for each in groups]
        )
        found += [Chosen(each, why_attack(state, each)) for each in actions if why_not_attack(state, each) is None]
    if not found:
        return (Chosen(ENDS[frame.seat], done(frame.seat, "no-more-blows", "1.7a")),)
    return (*found, Chosen(ENDS[frame.seat], done(frame.seat, "all-named", "1.7a")))


def wider(field: Field, frame: Naming, who: str, gain: float) -> Attack | None:
    """An attack of one man on several at once that is worth more than on the best of them alone."""
    state, best = field.state, None
    for targets in target_sets(state, frame, who):
        # A horse alone is worth no blow.
        if len(targets) < 2 or not field.targets.keys() >= set(targets):
            continue
        worth = several(field, who, targets)
        if worth > gain:
            gain, best = worth, Attack(seat=frame.seat, figures=(who,), targets=targets)
    return best


def several(field: Field, who: str, targets: tuple[str, ...]) -> float:
    """What an attack of one man on several should bring: retreats fall upon all, a blow on the cheapest of them."""
    clash = clash_named(field.state, (who,), targets)
    sums, own = reckoning(field.state, clash), field.victim(who)
    victims = [field.victim(who) for who in targets]
    bearers = [each for each in victims if not each.is_armoured] or victims
    is_armoured = all(each.is_armoured for each in victims)
    gain = 0.0
    for letter, likely in chances_of_combat(
        min(sums.column, LAST_COLUMN), is_armoured, victims[0].conditions[0].at_mounted
    ):
        if letter in "AB":
            gain -= likely * (own.wound if letter == "A" else own.driven)
        elif letter == "C":
            gain += likely * sum(suffered(each, letter, each.driven) for each in victims)
        elif letter != NO_EFFECT:
            gain += likely * min(suffered(each, letter, each.driven) for each in bearers)
    return gain


def order(state: State, frame: Fighting, weights: Weights) -> Chosen:
    """Which combat is fought next: several together before one alone, and the stronger first."""

    def rank(number: int) -> tuple[int, int, int]:
        combat = state.combats[number]
        sums = reckoning(state, clash_named(state, combat.attackers, combat.defenders))
        return (len(combat.attackers), sums.column, -number)

    number = max(unfought(state), key=rank)
    combat = state.combats[number]
    args: dict[str, str | int] = {"figure": combat.attackers[0], "target": combat.defenders[0]}
    return Chosen(Fight(seat=frame.seat, figure=combat.attackers[0]), Reason("strike-first", args, ("1.21d", "R63")))
