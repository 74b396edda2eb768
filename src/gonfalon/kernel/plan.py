"""A plan: several actions of one seat that the table takes one by one, as long as nothing unforeseen happens."""

from enum import StrEnum
from typing import Generic

from msgspec import Struct

from gonfalon.kernel.agenda import ask_of
from gonfalon.kernel.dice import Dice
from gonfalon.kernel.events import Event, Revealed, Rolled, opened
from gonfalon.kernel.game import A, S, V
from gonfalon.kernel.rulebook import Refusal
from gonfalon.kernel.sitting import Sitting


class Halt(StrEnum):
    """Why a plan does not go on now; after `waiting` it may go on later."""

    DONE = "done"
    ROLLED = "rolled"
    REVEALED = "revealed"
    REFUSED = "refused"
    INTERRUPTED = "interrupted"
    WAITING = "waiting"


class Plan(Struct, Generic[A], frozen=True):
    """The actions still to take, and how many steps the sitting had when the plan was last looked at."""

    seat: str
    actions: tuple[A, ...]
    seen: int


class Progress(Struct, Generic[A], frozen=True):
    """What is left of a plan and why it stopped; a refusal comes with the action that was refused."""

    plan: Plan[A]
    halt: Halt
    refusal: Refusal | None = None


def follow(sitting: Sitting[S, A, V], plan: Plan[A], dice: Dice) -> Progress[A]:
    """Take the plan's actions until something unforeseen happens.

    A die falls, the seat learns something, an action is refused, or another seat answers otherwise than by default.
    """
    while True:
        others = [step for step in sitting.steps[plan.seen :] if step.action.seat != plan.seat]
        if any(step.action != step.ask.default for step in others):
            return Progress(plan, Halt.INTERRUPTED)
        plan = Plan(plan.seat, plan.actions, len(sitting.steps))
        # A default answer may set work going that rolls.
        news = [halt for step in others if (halt := _news(step.told, plan.seat)) is not None]
        if plan.actions and news:
            return Progress(plan, news[0])
        if not plan.actions:
            return Progress(plan, Halt.DONE)
        if ask_of(sitting.due(), plan.seat) is None:
            return Progress(plan, Halt.WAITING)
        answer = sitting.take(plan.actions[0], dice)
        if isinstance(answer, Refusal):
            return Progress(plan, Halt.REFUSED, answer)
        plan = Plan(plan.seat, plan.actions[1:], len(sitting.steps))
        halt = _news(answer, plan.seat)
        if halt is not None:
            return Progress(plan, halt if plan.actions else Halt.DONE)


def _news(told: tuple[Event, ...], seat: str) -> Halt | None:
    """What nobody could foresee in what was told: a die, or a secret that the seat has learned."""
    for event in map(opened, told):
        match event:
            case Rolled():
                return Halt.ROLLED
            case Revealed(to=to) if to is None or seat in to:
                return Halt.REVEALED
    return None
