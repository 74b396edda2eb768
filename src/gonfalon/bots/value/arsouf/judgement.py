"""The answers to each ask of Arsouf, quick or planned."""

from gonfalon.bots.bot import Choice, Effort, Reason
from gonfalon.bots.value.arsouf.fighting import planned_attack
from gonfalon.bots.value.arsouf.planning import planned_moves
from gonfalon.bots.value.arsouf.quick import quick_attack, quick_moves
from gonfalon.bots.value.arsouf.weights import Weights
from gonfalon.games.arsouf.actions import CONFIRMS, Arrange, ArsoufAction
from gonfalon.games.arsouf.pieces import Side
from gonfalon.games.arsouf.rules.deploying import CLAUSE, is_deployed
from gonfalon.games.arsouf.state import State
from gonfalon.kernel.agenda import Ask


class ArsoufJudgement:
    """What the bots of Arsouf care about."""

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = weights or Weights()

    def quick(self, state: State, ask: Ask[ArsoufAction], effort: Effort) -> tuple[Choice[ArsoufAction], ...]:
        """Each piece by itself."""
        side = Side(ask.seat)
        match ask.ask:
            case "deploy":
                return deployment(state, side)
            case "move":
                return quick_moves(state, side, effort)
            case _:
                return quick_attack(state, side)

    def deep(self, state: State, ask: Ask[ArsoufAction], effort: Effort) -> tuple[Choice[ArsoufAction], ...]:
        """The whole turn together."""
        side = Side(ask.seat)
        match ask.ask:
            case "deploy":
                return deployment(state, side)
            case "move":
                return planned_moves(state, side, effort, self.weights)
            case _:
                return planned_attack(state, side, effort, self.weights)


def deployment(state: State, side: Side) -> tuple[Choice[ArsoufAction], ...]:
    """The historical order, then confirmed; what somebody has placed already stays where it is."""
    confirm: Choice[ArsoufAction] = Choice(CONFIRMS[side], Reason("deployed", {"seat": side}, (CLAUSE[side],)))
    if is_deployed(state, side):
        return (confirm,)
    return Choice(Arrange(seat=side, how="rest"), Reason("deploy", {"seat": side}, (CLAUSE[side],))), confirm
