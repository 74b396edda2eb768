"""Section S7.2: what the defenders of a melee may do before it, and the worst their arrows can make of its odds."""

from gonfalon.games.acre.actions import Attack, Fire
from gonfalon.games.acre.charts import RESULTS
from gonfalon.games.acre.decisions import DECISIONS
from gonfalon.games.acre.frames import Melee, Reacting
from gonfalon.games.acre.pieces import BY_ID
from gonfalon.games.acre.rules.attacking import attack
from gonfalon.games.acre.rules.evading import evasions, marks_of_defence, melee_of, why_not_evade, why_not_fire_back
from gonfalon.games.acre.rules.feigning import why_not_feign
from gonfalon.games.acre.rules.reckoning import reckoning
from gonfalon.games.acre.rules.shooting import fire_lines, hits
from gonfalon.games.acre.state import State
from gonfalon.kernel.accounts import Remark, Reply, remark
from gonfalon.kernel.dice import Dice, ScriptedDice, falls
from gonfalon.kernel.events import Event, Reckoned, unheard
from gonfalon.kernel.modifiers import sum_of
from gonfalon.kernel.rulebook import Refusal, cites, refuse

FACES = range(1, 7)
NO_DICE = ScriptedDice(())


@cites("S7.2")
def replies(state: State, action: Attack) -> tuple[Reply, ...]:
    """What each defender may do before the melee, and why not what he may not."""
    declared = attack(state, action, unheard)
    defenders = [Reacting(action.seat.enemy, unit) for unit, _ in melee_of(declared).defenders]
    return tuple(reply for frame in defenders for reply in replies_of(declared, frame))


@cites("S6.5", "S8.3", "15.1a")
def replies_of(state: State, frame: Reacting) -> tuple[Reply, ...]:
    """Whether a defender may fire, retreat before combat and feign flight."""
    unit, marks = frame.unit, marks_of_defence(state, frame)
    fire = Reply(unit, "fire", chance=(best_shot(state, unit, marks), len(FACES))) if marks else None
    return (
        fire or Reply(unit, "fire", why_no_fire(state, frame)),
        Reply(unit, "evade", why_no_evasion(state, frame)),
        Reply(unit, "feign", why_not_feign(state, frame)),
    )


def best_shot(state: State, unit: str, marks: list[str]) -> int:
    """Of how many faces of a die the surest shot at an attacker hits."""
    values = (sum_of(fire_lines(state, [BY_ID[unit]], BY_ID[mark])) for mark in marks)
    return max(sum(hits(value, face) for face in FACES) for value in values)


@cites("S6.5")
def why_no_fire(state: State, frame: Reacting) -> Refusal | None:
    """Why a defender can fire at no attacker: what bars him from the first."""
    first, _ = melee_of(state).attackers[0]
    return why_not_fire_back(state, frame, Fire(seat=frame.seat, target=first))


@cites("S8.3")
def why_no_evasion(state: State, frame: Reacting) -> Refusal | None:
    """Why a defender cannot retreat before combat, be it that there is nowhere to go."""
    refusal = why_not_evade(state, frame)
    if refusal is None and not evasions(state, frame):
        return refuse("S8.3", "nowhere-to-evade", unit=frame.unit)
    return refusal


@cites("S6.5", "S2.3")
def worst_odds(state: State, action: Attack) -> Remark | None:
    """The worst column that defensive fire can bring about, where it is worse than the one to be expected."""
    attackers = [BY_ID[unit] for unit in action.units]
    declared = attack(state, action, unheard)
    defenders = [BY_ID[unit] for unit, _ in melee_of(declared).defenders]
    expected = reckoning(state, attackers, defenders, action.charger).column
    worst = min((expected, *columns(declared)), key=RESULTS.columns.index)
    return remark("S6.5", "worst-odds", column=worst) if worst != expected else None


@cites("S7.2", "S6.5")
def columns(declared: State) -> set[str]:
    """Every column that a melee may be read from, however its defenders fire and their dice fall."""
    found: set[str] = set()
    seen, front = {declared}, [declared]
    while front:
        after, read = steps(front.pop())
        found |= read
        fresh = after - seen
        seen |= fresh
        front.extend(fresh)
    return found


def steps(state: State) -> tuple[set[State], set[str]]:
    """The states that the next answer or work may lead to, and the columns that it reads."""
    if not any(isinstance(frame, Melee) for frame in state.agenda):
        return set(), set()
    frame = state.agenda[-1]
    if asks := DECISIONS.due(state):
        answers = [asks[0].default]
        if isinstance(frame, Reacting):
            answers += [Fire(seat=frame.seat, target=mark) for mark in marks_of_defence(state, frame)]
        return {DECISIONS.apply(state, each, NO_DICE, unheard) for each in answers}, set()
    worked = [fallen for fallen, _ in falls(lambda dice: worked_on(state, dice))]
    read = {column for _, column in worked if column}
    return {after for after, column in worked if after is not None and not column}, read


def worked_on(state: State, dice: Dice) -> tuple[State | None, str]:
    """The state after the next work, and the column that it has read, if it came to the odds."""
    told: list[Event] = []
    after = DECISIONS.resolve(state, dice, told.append)
    shifts = [event for event in told if isinstance(event, Reckoned) and event.what == "shift"]
    return after, shifts[0].lines[-1].who if shifts else ""
