"""Clause 4.0c: actions of those who hide, who are found by them."""

from typing import Any

from gonfalon.games.croisades.actions import CroisadesAction
from gonfalon.games.croisades.rules.finding import found
from gonfalon.games.croisades.rules.lurking import brought_out, lurks
from gonfalon.games.croisades.state import State
from gonfalon.kernel.decision import Answer
from gonfalon.kernel.events import Tell
from gonfalon.kernel.rulebook import Refusal, cites


@cites("4.0c")
def from_hiding(answer: Answer[State, Any, CroisadesAction]) -> Answer[State, Any, CroisadesAction]:
    """An answer that those who hide may give too: it is judged as if they had come out, and they are found by it."""
    why_not = answer.why_not
    assert why_not is not None

    def judged(state: State, frame: Any, action: Any) -> Refusal | None:
        return why_not(brought_out(state, *lurking(state, action)), frame, action)

    def taken(state: State, frame: Any, action: Any, tell: Tell) -> State:
        return answer.take(found(state, lurking(state, action), tell) if state.hidden else state, frame, action, tell)

    return Answer(answer.verb, taken, judged)


def lurking(state: State, action: Any) -> tuple[str, ...]:
    """Those whom an action of their own side names and who hide."""
    if not state.hidden:
        return ()
    named = action.figures if hasattr(action, "figures") else (action.figure,)
    return tuple(each for each in named if lurks(state, action.seat, each))
