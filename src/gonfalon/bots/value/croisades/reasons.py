"""Why the bots of Croisades act, in data: the key of a sentence, its arguments and the clauses that were trusted."""

from gonfalon.bots.bot import Choice, Reason
from gonfalon.bots.value.croisades.field import OUT, Field, Man, Stand
from gonfalon.bots.value.croisades.odds import FACES, chances_of_combat
from gonfalon.bots.value.croisades.outlook import Terms
from gonfalon.games.croisades.actions import Attack, CroisadesAction
from gonfalon.games.croisades.charts import LAST_COLUMN
from gonfalon.games.croisades.pieces import Side
from gonfalon.games.croisades.rules.combat import Reckoning, is_mounted, reckoning
from gonfalon.games.croisades.rules.foretelling import foreseen
from gonfalon.games.croisades.rules.leaving import groves_missing
from gonfalon.games.croisades.rules.naming import clash_named
from gonfalon.games.croisades.scenarios import SETTINGS, Aim
from gonfalon.games.croisades.state import Figure, State, figure_of, wears_armour

Chosen = Choice[CroisadesAction]
HARMING_ATTACKERS = "AB"


def why_move(field: Field, man: Man, to: Stand, after: Terms, before: Terms) -> Reason:
    """The part of the value that a move improves most, as a sentence."""
    if to == OUT:
        return Reason("ride-off", {"figure": man.id}, ("4.0b",))
    args: dict[str, str | int] = {"figure": man.id, "at": field.ground.names[field.front(to)]}
    if man.id in field.entrants:
        return Reason("come-in", args, ("4.0a",))
    strike, safety, cover, aim, way, errand = (a - b for a, b in zip(after, before, strict=True))
    most = max(strike, safety, cover, aim, way, errand)
    if most <= 0:
        return Reason("join-others", args, ("1.5a", "1.72b"))
    if most == errand:
        return why_errand(field, args)
    if most == strike:
        return Reason("come-to-blows", args, ("1.5a", "1.7a"))
    if most == safety:
        return Reason("keep-away", args, ("1.5a", "1.7a"))
    if most == cover:
        return Reason("take-cover", args, ("1.41", "1.43a"))
    if most == aim:
        return Reason("line-up-shot", args, ("1.41", "C5a"))
    return Reason("draw-near", args, ("1.5a",)) if after.way > 0 else Reason("bring-away", args, ("1.5a", "C5g"))


def why_errand(field: Field, args: dict[str, str | int]) -> Reason:
    """A move that serves what the scenario is won by."""
    setting = SETTINGS[field.state.scenario]
    if field.me is not setting.first:
        return Reason("cut-off", args, (setting.clause,))
    if setting.has_cart:
        return Reason("keep-by-cart", args, (setting.clause,))
    if setting.aim is Aim.ESCORT:
        return Reason("bring-lady", args, (setting.clause,))
    is_search = groves_missing(field.state, field.me) > 0
    return (
        Reason("go-search", args, (setting.clause,)) if is_search else Reason("ride-through", args, (setting.clause,))
    )


def why_shot(state: State, key: str, figures: tuple[str, ...], target: Figure) -> Reason:
    """The odds of the first shot of some, by the faces of its die."""
    shot = foreseen(state, figure_of(state, figures[0]), target)
    args: dict[str, str | int] = {
        "figure": figures[0],
        "others": len(figures) - 1,
        "target": target.id,
        "hits": 0 if shot is None else shot.harming,
        "faces": FACES,
    }
    return Reason(key, args, ("1.36", "C5a", "C5b" if is_mounted(target) else "C5c"))


def good_and_bad(sums: Reckoning, target: Figure, *, armoured: bool) -> tuple[int, int]:
    """How many faces of a combat harm or drive back the defenders, and how many the attackers."""
    chances = chances_of_combat(min(max(sums.column, 1), LAST_COLUMN), armoured, is_mounted(target))
    good = sum(likely for letter, likely in chances if letter > HARMING_ATTACKERS[-1])
    bad = sum(likely for letter, likely in chances if letter in HARMING_ATTACKERS)
    return round(good * FACES), round(bad * FACES)


def why_attack(state: State, action: Attack) -> Reason:
    """The odds of a combat, from the very lines that the rule adds up."""
    clash = clash_named(state, action.figures, action.targets)
    sums = reckoning(state, clash)
    target = clash.defenders[0]
    good, bad = good_and_bad(sums, target, armoured=all(wears_armour(state.options, each) for each in clash.defenders))
    args: dict[str, str | int] = {
        "figure": action.figures[0],
        "others": len(action.figures) - 1,
        "target": target.id,
        "further": len(action.targets) - 1,
        "odds": f"{sums.column}:1",
        "good": good,
        "bad": bad,
        "faces": FACES,
    }
    lines = (*sums.attack, *sums.defence, *sums.shifts, *sums.die)
    chart = "C6b" if is_mounted(target) else "C6c"
    return Reason("blows", args, tuple(dict.fromkeys((*(line.clause for line in lines), chart))))


def done(seat: Side, key: str, clause: str) -> Reason:
    """Nothing more is worth it in a phase."""
    return Reason(key, {"seat": seat}, (clause,))
