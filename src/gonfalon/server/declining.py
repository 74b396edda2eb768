"""Saying no: what is raised when a client does not get what it asked for."""

from gonfalon.kernel.rulebook import Refusal
from gonfalon.registry import AnyGame
from gonfalon.server.wire.problems import Problem


class Declined(Exception):
    """The request meets a problem."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem)
        self.problem = problem


class UnderSeal(Exception):
    """What is asked for would tell the secrets of a game that goes on; `what` names it."""

    def __init__(self, game: AnyGame, what: str) -> None:
        super().__init__(what)
        self.game = game
        self.what = what


class Unlawful(Exception):
    """The law refuses an action; the sentence is made in the language of whoever asked."""

    def __init__(self, game: AnyGame, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.game = game
        self.refusal = refusal
