"""A decision: everything that one kind of ask needs, in one place; `due`, `check`, `menu` and `apply` are derived."""

from collections.abc import Callable, Container, Iterable, Mapping
from typing import Any, Generic, Protocol, TypeVar

from msgspec import Struct

from gonfalon.kernel.agenda import Ask, Owed, Sole, Together, waiting
from gonfalon.kernel.dice import Dice
from gonfalon.kernel.events import Tell
from gonfalon.kernel.menu import Menu
from gonfalon.kernel.naming import why_unknown
from gonfalon.kernel.rulebook import Refusal, refuse


class Asked(Protocol):
    """A state that keeps an agenda, and the number of its last ask."""

    @property
    def agenda(self) -> tuple[Any, ...]: ...
    @property
    def asked(self) -> int: ...


S = TypeVar("S", bound=Asked)
F = TypeVar("F")
A = TypeVar("A", bound=Struct)


class Answer(Struct, Generic[S, F, A], frozen=True):
    """A verb that answers a decision: what it does, and why it may not be done; without a reason it always may."""

    verb: type[A]
    take: Callable[[S, F, Any, Tell], S]
    why_not: Callable[[S, F, Any], Refusal | None] | None = None


def plain(
    verb: type[A], take: Callable[[S, Any, Tell], S], why_not: Callable[[S, Any], Refusal | None] | None = None
) -> Answer[S, Any, A]:
    """An answer whose rules look at the action alone, whatever frame waits for it."""
    return Answer(
        verb,
        lambda state, frame, action, tell: take(state, action, tell),
        None if why_not is None else lambda state, frame, action: why_not(state, action),
    )


class Decision(Struct, Generic[S, F, A], frozen=True, kw_only=True):
    """One kind of ask: the frame that waits for it, how it is put, and every answer that it takes.

    An answer rolls nothing: it puts work on the agenda, and dice fall there. `spare` takes the step for a seat where
    everybody sees that there is nothing to decide, and answers None while there is.
    """

    frame: type[F]
    ask: str
    clause: str | Callable[[F], str]
    menu: Callable[[S, F], Menu[A]]
    default: Callable[[S, F], A]
    answers: tuple[Answer[S, F, A], ...]
    spare: Callable[[S, F, Tell], S | None] | None = None
    interrupt: bool = False
    prelude: bool = False
    open: bool = False


class Register(Generic[S, A]):
    """The decisions of a game and its works, by their frames: the verbs of a game that follow from them."""

    def __init__(
        self,
        decisions: Iterable[Decision[S, Any, A]],
        works: Mapping[type, Callable[[S, Any, Dice, Tell], S]],
        *,
        elsewhere: Callable[[S, Any, A], Refusal],
        unasked: Callable[[S, A], Refusal | None] | None = None,
        names: Mapping[str, Container[str]] | None = None,
    ) -> None:
        """`elsewhere` refuses a verb that answers another question, `unasked` one of a seat that is not asked at all.

        Without a word of `unasked` the refusal is the table's own. `names` holds what an action may name, by kind.
        """
        self.decisions: dict[type, Decision[S, Any, A]] = {each.frame: each for each in decisions}
        self.works = dict(works)
        self.elsewhere = elsewhere
        self.unasked = unasked
        self.names = names or {}
        self._sole = frozenset(kind for kind in self.decisions if issubclass(kind, Sole))
        self._ordinary: dict[type, tuple[str, Any, Callable[[S, Any], A]]] = {
            kind: (each.ask, each.clause, each.default) for kind, each in self.decisions.items() if _is_ordinary(each)
        }
        self._answers = {
            kind: {answer.verb: answer for answer in each.answers} for kind, each in self.decisions.items()
        }
        self._takes = {
            kind: {answer.verb: answer.take for answer in each.answers} for kind, each in self.decisions.items()
        }
        self._menus = {kind: each.menu for kind, each in self.decisions.items()}
        self._spares = {kind: each.spare for kind, each in self.decisions.items() if each.spare is not None}

    @property
    def asks(self) -> set[str]:
        """What a game asks."""
        return {each.ask for each in self.decisions.values()}

    def due(self, state: S) -> tuple[Ask[A], ...]:
        """The open asks; none when the game is over."""
        agenda = state.agenda
        if not agenda:
            return ()
        frame = agenda[-1]
        ordinary = self._ordinary.get(type(frame))
        # Simulations put little else than ordinary asks, one at a time.
        if ordinary is not None:
            ask, clause, default = ordinary
            return (Ask(state.asked, frame.seat, ask, clause, default(state, frame)),)
        if type(frame) in self._sole:
            return (self._ask(state, frame),)
        return tuple([self._ask(state, frame) for frame in waiting(agenda)])

    def _ask(self, state: S, frame: Any) -> Ask[A]:
        """An open ask as everybody may see it."""
        decision = self.decisions[type(frame)]
        return Ask(
            frame.id if isinstance(frame, Owed) else state.asked,
            frame.seat,
            decision.ask,
            decision.clause if isinstance(decision.clause, str) else decision.clause(frame),
            decision.default(state, frame),
            together=isinstance(frame, Together),
            answered=isinstance(frame, Together) and frame.answered,
            interrupt=decision.interrupt,
            prelude=decision.prelude,
            open=decision.open,
        )

    def frame_of(self, state: S, seat: str) -> Any:
        """The open frame of a seat, or None."""
        agenda = state.agenda
        if agenda and type(agenda[-1]) in self._sole:
            return agenda[-1] if agenda[-1].seat == seat else None
        for frame in waiting(state.agenda):
            if frame.seat == seat:
                return frame
        return None

    def check(self, state: S, action: A) -> Refusal | None:
        """Why an action is not lawful: nobody waits for it, it answers another question, or the rules refuse it."""
        seat: str = action.seat  # type: ignore[attr-defined]
        frame = self.frame_of(state, seat)
        if frame is None:
            return self._why_unasked(state, action, seat)
        refusal = why_unknown(self.names, action)
        if refusal is not None:
            return refusal
        answer = self._answers[type(frame)].get(type(action))
        if answer is None:
            return self.elsewhere(state, frame, action)
        return None if answer.why_not is None else answer.why_not(state, frame, action)

    def _why_unasked(self, state: S, action: A, seat: str) -> Refusal:
        """Why an action of a seat that is not asked is not lawful: by the game's own word, or by the table's."""
        if not waiting(state.agenda):
            return refuse("K2", "game-over")
        refusal = self.unasked(state, action) if self.unasked is not None else None
        return refusal or refuse("K1", "not-your-ask", seat=seat)

    def menu(self, state: S, seat: str) -> Menu[A]:
        """All offers open to a seat; none if it is not asked."""
        agenda = state.agenda
        if not agenda or type(agenda[-1]) not in self._sole:
            frame = self.frame_of(state, seat)
        else:
            frame = agenda[-1] if agenda[-1].seat == seat else None
        return Menu.of() if frame is None else self._menus[type(frame)](state, frame)

    def apply(self, state: S, action: A, dice: Dice, tell: Tell) -> S:
        """The state after a checked action; dice are for the work that it puts on the agenda."""
        frame = state.agenda[-1]
        if type(frame) not in self._sole:
            frame = self.frame_of(state, action.seat)  # type: ignore[attr-defined]
        return self._takes[type(frame)][type(action)](state, frame, action, tell)

    def resolve(self, state: S, dice: Dice, tell: Tell) -> S | None:
        """Do the next work on the agenda, or spare a seat its ask; None when somebody must decide or all is over."""
        if not state.agenda:
            return None
        frame = state.agenda[-1]
        work = self.works.get(type(frame))
        if work is not None:
            return work(state, frame, dice, tell)
        spare = self._spares.get(type(frame))
        return None if spare is None else spare(state, frame, tell)


def _is_ordinary(decision: Decision[S, F, A]) -> bool:
    """Whether a decision is put alone, under one clause, and in no special way."""
    is_special = decision.interrupt or decision.prelude or decision.open
    return issubclass(decision.frame, Sole) and isinstance(decision.clause, str) and not is_special
