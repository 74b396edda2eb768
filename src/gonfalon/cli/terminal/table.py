"""The table in the terminal: a sitting with people and bots at it, and how it is shown."""

import sys
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

import msgspec
from rich.console import Console
from rich.text import Text

from gonfalon.bots import Bot, Reason
from gonfalon.cli.boards import picture_of
from gonfalon.cli.sentences import Sentences
from gonfalon.kernel.agenda import Ask, ask_of
from gonfalon.kernel.dice import Dice
from gonfalon.kernel.events import Event, Reckoned, heard
from gonfalon.kernel.game import Action, standing_answer
from gonfalon.kernel.menu import Offer
from gonfalon.kernel.plan import Halt, Plan, follow
from gonfalon.kernel.rulebook import Refusal
from gonfalon.kernel.sitting import Sitting, Step

if TYPE_CHECKING:
    from gonfalon.kernel.clerk import Orders


class Screen(Console):
    """A console that leaves it to the caller what to do when nobody reads any more."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


class Table:
    """One game in the terminal; seats without a bot belong to people."""

    def __init__(
        self, sitting: Sitting[Any, Any, Any], bots: Mapping[str, Bot], dice: Dice, language: str, console: Screen
    ) -> None:
        self.game = sitting.game
        self.sitting = sitting
        self.bots = bots
        self.dice = dice
        self.console = console
        self.say = Sentences(language, sitting.game)
        self.phrases = self.say.phrases
        self.is_left = False
        self.refused: Refusal | None = None
        self.reasons: list[tuple[Action, Reason]] = []
        self.orders: dict[str, Orders] = {}
        self.plan: Plan[Any] | None = None

    @property
    def people(self) -> list[str]:
        """The seats that people hold."""
        return [seat for seat in self.game.seats(self.sitting.header.scenario) if seat not in self.bots]

    def viewer(self) -> str | None:
        """Whose eyes the screen has: the only person's, else those of the person who is asked."""
        people = self.people
        if len(people) == 1:
            return people[0]
        return next((ask.seat for ask in self.sitting.due() if ask.seat in people), None)

    def view(self) -> Any:
        """What the viewer may know."""
        return self.game.view(self.sitting.state, self.viewer())

    def ask(self) -> Ask[Any] | None:
        """The ask to be answered next."""
        return next((ask for ask in self.sitting.due() if not ask.answered), None)

    def take(self, action: Action) -> bool:
        """Take an action and show what came of it; a refusal is shown with its clause."""
        answer = self.sitting.take(action, self.dice)
        if isinstance(answer, Refusal):
            self.refuse(answer)
            return False
        self.refused = None
        self.reasons.clear()
        self.tell(answer)
        return True

    def refuse(self, refusal: Refusal) -> None:
        """Show a refusal with its clause, and keep it for whoever asks why."""
        self.refused = refusal
        self.show(self.say.refusal(refusal))

    def bot_answers(self, ask: Ask[Any]) -> None:
        """Let the bot of a seat answer, and show it."""
        state = self.sitting.state
        bot = self.bots[ask.seat]
        action = bot.choose(self.game.view(state, ask.seat), ask, self.game.menu(state, ask.seat))
        self.reasons.append((action, bot.why()))
        answer = self.sitting.take(action, self.dice)
        assert not isinstance(answer, Refusal), f"{ask.seat} wanted {action}, refused by {answer}"
        if not is_silent(self.sitting.steps[-1]):
            self.show(self.say.action(action))
            self.tell(answer)

    def clerk_answers(self, ask: Ask[Any]) -> bool:
        """Let the clerk of a person's seat answer under its standing orders, and show it; False when it does not."""
        action = standing_answer(self.game, self.sitting.state, ask, self.orders.get(ask.seat))
        if action is None:
            return False
        answer = self.sitting.take(action, self.dice, by_clerk=True)
        assert not isinstance(answer, Refusal), f"the clerk of {ask.seat} wanted {action}, refused by {answer}"
        if not is_silent(self.sitting.steps[-1]):
            self.show(self.say.action(action))
            self.phrase("by-clerk")
            self.tell(answer)
        return True

    def go_on(self) -> None:
        """Take the actions of the plan as far as they go, and show what came of them."""
        assert self.plan is not None
        seen = len(self.sitting.steps)
        progress = follow(self.sitting, self.plan, self.dice)
        for step in self.sitting.steps[seen:]:
            self.tell(step.told)
        self.plan = progress.plan if progress.halt is Halt.WAITING else None
        if progress.refusal is not None:
            self.refuse(progress.refusal)
        elif progress.halt in (Halt.ROLLED, Halt.REVEALED, Halt.INTERRUPTED) and progress.plan.actions:
            self.phrase("plan-stopped", action=self.say.spelled(progress.plan.actions[-1]))

    def tell(self, events: Iterable[Event]) -> None:
        """Show events as the viewer hears them; how the game ended is said when the board has been drawn."""
        outcome = self.sitting.outcome()
        ending = None if outcome is None else self.say.outcome(outcome)
        for line in self.say.told(heard(events, self.viewer())):
            if line.strip() != ending:
                self.show(line)

    def offers(self, seat: str) -> list[Offer[Any]]:
        """What a seat may do now; nothing once the game has ended in any way."""
        if ask_of(self.sitting.due(), seat) is None:
            return []
        return list(self.game.menu(self.sitting.state, seat).offers())

    def log(self) -> list[str]:
        """Everything that has happened, as the viewer heard it."""
        viewer = self.viewer()
        lines = self.say.told(heard(self.sitting.opening, viewer), "")
        for step in self.sitting.steps:
            if is_silent(step):
                continue
            lines.append(self.say.action(step.action))
            lines += self.say.told(heard(step.told, viewer))
        return lines

    def last_sums(self) -> list[Reckoned]:
        """The sums of the last action that made any."""
        for step in reversed(self.sitting.steps):
            sums = [event for event in heard(step.told, self.viewer()) if isinstance(event, Reckoned)]
            if sums:
                return sums
        return []

    def draw(self, marks: Iterable[str] = ()) -> None:
        """Show the board, with some spaces marked."""
        picture = picture_of(self.game.name)
        if picture is None:
            self.show(msgspec.json.format(msgspec.json.encode(self.view())).decode())
        else:
            self.show(picture.draw(self.view(), self.phrases.say, frozenset(marks), self.width))

    def explain_board(self) -> None:
        """Show the key to the board."""
        picture = picture_of(self.game.name)
        if picture is not None:
            self.show(picture.key(self.view(), self.phrases.say))

    @property
    def width(self) -> int:
        """How many columns there are; a file has as many as wanted."""
        return self.console.width if self.console.is_terminal else sys.maxsize

    def show(self, what: str | Text) -> None:
        """Put lines on the screen as they are."""
        self.console.print(what, soft_wrap=True, highlight=False, markup=False)

    def phrase(self, key: str, **arguments: str | int) -> None:
        """Put one of the terminal's own sentences on the screen."""
        self.show(self.phrases.say(key, **arguments))


def is_silent(step: Step[Any, Any]) -> bool:
    """Whether nothing came of an answer by default to an interrupt: who passes while others act is not told of."""
    return step.ask.interrupt and step.action == step.ask.default and not step.told
