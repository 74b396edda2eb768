"""The chances of combats and shots by the charts of the rules, and what they are worth."""

from functools import cache
from typing import NamedTuple

from gonfalon.bots.value.croisades.worth import Stakes
from gonfalon.games.croisades.charts import LAST_COLUMN, LAST_FACE, NO_EFFECT, Cover, combat_result, shot_result
from gonfalon.games.croisades.state import Figure, Health, amended, defence_of, is_horse, values_of, wears_armour

FACES = 10

Chances = tuple[tuple[str, float], ...]
"""Each result with its chance."""


@cache
def chances_of_combat(column: int, armoured: bool, at_mounted: bool) -> Chances:
    """What the ten faces of a combat do."""
    found: dict[str, float] = {}
    for face in range(1, LAST_FACE + 1):
        letter = combat_result(column, min(face + armoured, LAST_FACE), at_mounted)
        found[letter] = found.get(letter, 0.0) + 1 / FACES
    return tuple(found.items())


@cache
def chances_of_shot(added: int, cover: Cover, at_mounted: bool) -> Chances:
    """What the ten faces of a shot do, with so much added to each."""
    found: dict[str, float] = {}
    for face in range(1, LAST_FACE + 1):
        letter = shot_result(face + added, cover, at_mounted)
        found[letter] = found.get(letter, 0.0) + 1 / FACES
    return tuple(found.items())


class Condition(NamedTuple):
    """How a target may come to be: its worth, its defence, its chart, and what each result makes of it, by number."""

    worth: float
    defence: int
    at_mounted: bool
    becomes: dict[str, int]


AS_IS, HURT, DOWN, LYING, DEAD = range(5)
"""As it is, wounded, wounded on foot, stunned, dead."""
ON_FOOT = {"D": LYING, "E": DOWN, "F": DEAD}
RIDING = {"D": LYING, "E": HURT, "F": DOWN, "G": DEAD, "H": DEAD}
SECOND = dict.fromkeys("DEFGH", DEAD)
HELPLESS = dict.fromkeys("CDEFGH", DEAD)


class Victim:
    """A target of combats: what it may come to be, and what that costs its side."""

    def __init__(self, stakes: Stakes, figure: Figure) -> None:
        self.figure, self.is_armoured = figure, wears_armour(stakes.options, figure)
        self.wound, self.driven = stakes.wound(figure), stakes.driven(figure)
        on_foot = amended(figure, horse="", facing=-1)
        hurt = amended(figure, health=Health.WOUNDED)
        down = amended(on_foot, health=Health.WOUNDED)
        lying = amended(on_foot, health=Health.STUNNED)
        match figure.health:
            case Health.HEALTHY:
                becomes = RIDING if figure.horse else ON_FOOT
            case Health.WOUNDED:
                becomes = SECOND
            case _:
                becomes = HELPLESS
        if is_horse(figure):
            becomes = dict.fromkeys("EFGH", DEAD)
            self.conditions: tuple[Condition, ...] = (
                Condition(0.0, defence_of(stakes.options, figure), True, becomes),
            ) * 5
            return
        self.conditions = (
            Condition(stakes.worth(figure), values_of(figure).defence, bool(figure.horse), becomes),
            Condition(stakes.worth(hurt), values_of(hurt).defence, bool(figure.horse), SECOND),
            Condition(stakes.worth(down), values_of(down).defence, False, SECOND),
            Condition(stakes.worth(lying), values_of(lying).defence, False, HELPLESS),
            Condition(0.0, 1, False, {}),
        )


class Blow(NamedTuple):
    """One attack of a sequence: its strength, its shift of columns, and what wound and retreat cost the attackers."""

    attack: int
    shift: int
    wound: float
    back: float
    joint: bool = False
    """Whether a column is gained on foot, and `riders` whether it is gained against the mounted."""
    riders: bool = False


def sequence(victim: Victim, blows: tuple[Blow, ...], driven: float) -> float:
    """What attacks one after the other on one target should bring, less what they should cost.

    `driven` is what a retreat costs the target; after it nobody reaches it any more.
    """
    conditions = victim.conditions
    now = [1.0, 0.0, 0.0, 0.0, 0.0]
    gain = 0.0
    for blow in blows:
        after = [0.0, 0.0, 0.0, 0.0, now[DEAD]]
        for number in range(DEAD):
            chance = now[number]
            if not chance:
                continue
            condition = conditions[number]
            odds = blow.attack // condition.defence
            column = odds + blow.shift + (blow.riders if condition.at_mounted else blow.joint)
            if odds < 1 or column < 1:
                after[number] += chance
                continue
            for letter, likely in chances_of_combat(min(column, LAST_COLUMN), victim.is_armoured, condition.at_mounted):
                share = chance * likely
                then = condition.becomes.get(letter)
                if then is not None:
                    gain += share * (condition.worth - conditions[then].worth)
                    after[then] += share
                elif letter == "C":
                    gain += share * driven
                else:
                    gain -= share * (blow.wound if letter == "A" else blow.back if letter == "B" else 0.0)
                    after[number] += share
        now = after
    return gain


def struck(victim: Victim, column: int, own: Victim, driven: float) -> float:
    """What one attack by a column of the chart should bring, less what it should cost the attacker."""
    now, gain = victim.conditions[0], 0.0
    for letter, likely in chances_of_combat(column, victim.is_armoured, now.at_mounted):
        if letter in "AB":
            gain -= likely * (own.wound if letter == "A" else own.driven)
        elif letter != NO_EFFECT:
            gain += likely * suffered(victim, letter, driven)
    return gain


def suffered(victim: Victim, letter: str, driven: float) -> float:
    """What a result costs a target as it is; `driven` is what a retreat does."""
    now = victim.conditions[0]
    then = now.becomes.get(letter)
    return driven if then is None else now.worth - victim.conditions[then].worth


def shot_worth(stakes: Stakes, target: Figure, chances: Chances, *, stopping: float = 0.0) -> float:
    """What a shot should cost the target's side; `stopping` is what is gained when a mover is checked or falls."""
    lost = 0.0
    second = target.health is not Health.HEALTHY
    for letter, likely in chances:
        if letter == NO_EFFECT:
            continue
        lost += likely * (_harm(stakes, target, letter, second) + stopping * (1.0 if letter != "A" else 0.5))
    return lost


def _harm(stakes: Stakes, target: Figure, letter: str, second: bool) -> float:
    """What one result of a shot costs."""
    if letter == "A":
        is_lying = target.health is Health.STUNNED
        return stakes.cost(target, Health.DEAD) if is_lying else stakes.driven(target)
    if is_horse(target):
        return 0.0
    if second:
        return stakes.cost(target, Health.DEAD)
    if not target.horse:
        return stakes.cost(target, Health.WOUNDED if letter == "B" else Health.DEAD)
    match letter:
        case "B":
            return stakes.cost(target, Health.STUNNED, unhorsed=True)
        case "C":
            return stakes.cost(target, Health.WOUNDED)
        case "D":
            return stakes.cost(target, Health.WOUNDED, unhorsed=True)
        case _:
            return stakes.cost(target, Health.DEAD)
