"""The captain's attacks: which next, weighed by every result and by what could still follow."""

from gonfalon.bots.bot import Choice, Effort, Reason
from gonfalon.bots.value.arsouf.attacks import Attacks
from gonfalon.bots.value.arsouf.field import Field
from gonfalon.bots.value.arsouf.lineup import Lineup
from gonfalon.bots.value.arsouf.outlook import Outlook
from gonfalon.bots.value.arsouf.reasons import why_attack
from gonfalon.bots.value.arsouf.weights import Weights
from gonfalon.bots.value.arsouf.worth import Stakes
from gonfalon.games.arsouf.actions import ATTACKS, ENDS, ArsoufAction
from gonfalon.games.arsouf.pieces import ROSTER, Side
from gonfalon.games.arsouf.state import State

SHARE = 40
"""The attacks of a turn are many; each decision gets this part of the turn's nodes."""
FEWEST = 4


def planned_attack(state: State, me: Side, effort: Effort, weights: Weights) -> tuple[Choice[ArsoufAction], ...]:
    """The attack after which the rest of the turn promises most, or the end when stopping promises more."""
    field = Field(state, me)
    stakes = Stakes(field)
    best = Outlook(field, stakes, weights).value(field.at, fighting=False)
    choice: Choice[ArsoufAction] = Choice(ENDS[me], Reason("attacks-done", {"seat": me}, ("6.3",)))
    for index, foe, win, lose in promising(field, stakes)[: max(FEWEST, effort.nodes // SHARE)]:
        if not effort.spend():
            break
        value = expectation(field, stakes, weights, index, foe, win, lose)
        if value > best:
            best, choice = value, Choice(ATTACKS[index][ROSTER[foe].id], why_attack(state, index, foe))
    return (choice,)


def promising(field: Field, stakes: Stakes) -> list[tuple[int, int, float, float]]:
    """Every attack with its chances, the one that gains most by itself first."""
    listed = [
        (win * stakes.prize(field, foe) - lose * stakes.wound[index], index, foe, win, lose)
        for index, options in Attacks(field).options(Lineup(field, field.me, field.at)).items()
        for foe, win, lose in options
    ]
    return [(index, foe, win, lose) for _, index, foe, win, lose in sorted(listed, reverse=True)]


def expectation(field: Field, stakes: Stakes, weights: Weights, index: int, foe: int, win: float, lose: float) -> float:
    """What an attack promises over its three results."""

    def then(beaten: int | None) -> float:
        after = field.changed(attacker=index, beaten=beaten)
        return Outlook(after, Stakes(after), weights).value(after.at)

    value = win * (stakes.prize(field, foe) + then(foe)) if win else 0.0
    value += lose * (then(index) - stakes.wound[index]) if lose else 0.0
    draw = 1 - win - lose
    return value + draw * then(None) if draw > 0 else value
