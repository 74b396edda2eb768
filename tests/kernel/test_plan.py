"""Plans: taken one by one until something unforeseen happens."""

from gonfalon.kernel.dice import Dice, ScriptedDice
from gonfalon.kernel.plan import Halt as Stop
from gonfalon.kernel.plan import Plan, follow
from gonfalon.kernel.rulebook import Refusal, refuse
from tests.proof.actions import Challenge, Halt, Pass, ProofAction, Step
from tests.proof.frozen import replace
from tests.proof.play import AMBER, BIRCH, CLOVER, NO_DICE, STEPPING, Table, table
from tests.proof.position import Position

POSITION = Position(
    markers=(replace(AMBER, steps=2), replace(BIRCH, steps=2), CLOVER), agenda=STEPPING, asked=2, whistles=1
)
HALT = Halt(seat="fox")


def fox(token: str, to: str) -> Step:
    """A step of the fox."""
    return Step(seat="fox", token=token, to=to)


def plan(*actions: ProofAction) -> Plan[ProofAction]:
    """A plan of the fox, made at the start."""
    return Plan("fox", actions, 0)


def answer(sitting: Table, action: ProofAction, dice: Dice = NO_DICE) -> None:
    """Take a lawful action outside the plan."""
    assert not isinstance(sitting.take(action, dice), Refusal)


def test_a_plan_runs_to_its_end_when_nothing_happens() -> None:
    sitting = table(POSITION)
    progress = follow(sitting, plan(fox("amber", "mill"), fox("birch", "wood"), HALT), NO_DICE)
    assert progress.halt is Stop.DONE
    assert progress.plan == Plan("fox", (), 3)
    assert len(sitting.steps) == 3


def test_a_plan_waits_for_an_interrupt_and_goes_on_after_the_default() -> None:
    sitting = table(POSITION)
    waiting = follow(sitting, plan(fox("amber", "mill"), fox("amber", "hill"), fox("birch", "wood")), NO_DICE)
    assert waiting.halt is Stop.WAITING
    assert waiting.plan == Plan("fox", (fox("birch", "wood"),), 2)
    assert follow(sitting, waiting.plan, NO_DICE) == waiting
    answer(sitting, Pass(seat="owl"))
    assert follow(sitting, waiting.plan, NO_DICE).halt is Stop.DONE
    assert sitting.steps[-1].action == fox("birch", "wood")


def test_a_plan_is_cut_by_any_other_answer() -> None:
    sitting = table(POSITION)
    waiting = follow(sitting, plan(fox("amber", "mill"), fox("amber", "hill"), fox("birch", "wood")), NO_DICE)
    answer(sitting, Challenge(seat="owl"), ScriptedDice([1, 1, 1, 1, 1]))
    cut = follow(sitting, waiting.plan, NO_DICE)
    assert cut.halt is Stop.INTERRUPTED
    assert cut.plan.actions == (fox("birch", "wood"),)
    assert sitting.steps[-1].action == Challenge(seat="owl")


def test_a_plan_is_cut_by_an_ally_who_acts_meanwhile() -> None:
    sitting = table(POSITION)
    waiting = follow(sitting, plan(fox("amber", "mill"), fox("amber", "hill"), HALT), NO_DICE)
    answer(sitting, Pass(seat="owl"))
    answer(sitting, Step(seat="hare", token="clover", to="mill"))
    assert follow(sitting, waiting.plan, NO_DICE).halt is Stop.INTERRUPTED


def test_a_plan_stops_when_a_die_falls() -> None:
    sitting = table(replace(POSITION, rider="mill", spent=2, whistles=0))
    stopped = follow(sitting, plan(fox("amber", "wood"), fox("amber", "ford"), HALT), ScriptedDice([5]))
    assert stopped.halt is Stop.ROLLED
    assert stopped.plan.actions == (HALT,)


def test_a_plan_stops_when_a_default_answer_lets_a_die_fall() -> None:
    sitting = table(replace(POSITION, markers=(replace(AMBER, at="wood"), BIRCH, CLOVER)))
    waiting = follow(sitting, plan(fox("amber", "ford"), HALT), NO_DICE)
    assert waiting.halt is Stop.WAITING
    answer(sitting, Pass(seat="owl"), ScriptedDice([5]))
    stopped = follow(sitting, waiting.plan, NO_DICE)
    assert stopped.halt is Stop.ROLLED
    assert stopped.plan.actions == (HALT,)
    assert follow(sitting, stopped.plan, NO_DICE).halt is Stop.DONE


def test_a_plan_whose_last_action_rolls_is_done() -> None:
    sitting = table(replace(POSITION, markers=(replace(AMBER, at="wood"), BIRCH, CLOVER), spent=2, whistles=0))
    assert follow(sitting, plan(fox("amber", "ford")), ScriptedDice([5])).halt is Stop.DONE


def test_a_plan_stops_at_a_refusal_and_says_why() -> None:
    sitting = table(POSITION)
    stopped = follow(sitting, plan(fox("amber", "mill"), fox("birch", "ford"), HALT), NO_DICE)
    assert stopped.halt is Stop.REFUSED
    assert stopped.refusal == refuse("3.1", "no-path", token="birch", to="ford")
    assert stopped.plan.actions == (fox("birch", "ford"), HALT)
    assert len(sitting.steps) == 1
