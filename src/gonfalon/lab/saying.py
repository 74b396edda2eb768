"""The laws of words: whatever a game asks, tells and refuses can be said in every language, without a gap."""

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from random import Random
from typing import TypeVar

from gonfalon.kernel.events import Reckoned, opened
from gonfalon.lab.forge import Forge
from gonfalon.lab.moment import AnySitting, Moment
from gonfalon.registry import AnyGame
from gonfalon.words import Unsaid, Words, languages

T = TypeVar("T")

FORGERIES = 60
GAPS = ("{", "name-")


def the_log_can_be_said(sitting: AnySitting) -> Iterator[str]:
    """Every ask, event, line of a sum and end of a game has its sentence."""
    told = [opened(event) for event in (*sitting.opening, *(event for step in sitting.steps for event in step.told))]
    asks = {ask.ask: ask for ask in (step.ask for step in sitting.steps)}
    outcome = sitting.outcome()
    for words in spoken(sitting.game):
        yield from unsaid(words.ask, asks.values())
        yield from unsaid(words.event, told)
        yield from unsaid(words.line, (line for event in told if isinstance(event, Reckoned) for line in event.lines))
        yield from unsaid(words.outcome, () if outcome is None else (outcome,))


def refusals_can_be_said(moment: Moment, random: Random) -> Iterator[str]:
    """Every refusal of a forged action has its sentence."""
    judged = [moment.game.check(moment.state, action) for action in Forge(moment, random).actions(FORGERIES)]
    refusals = [refusal for refusal in judged if refusal is not None]
    for words in spoken(moment.game):
        yield from unsaid(words.refusal, refusals)


def spoken(game: AnyGame) -> tuple[Words, ...]:
    """The words of a game in every language; none for a game that nobody has put into words."""
    return _spoken(game.name, game.scenarios[0].id)


@cache
def _spoken(game: str, scenario: str) -> tuple[Words, ...]:
    words = tuple(Words(language, game, strict=True) for language in languages())
    return words if any(each.knows(f"scenario-{scenario}") for each in words) else ()


def unsaid(say: Callable[[T], str], things: Iterable[T]) -> Iterator[str]:
    """What cannot be said, or only with a gap."""
    for thing in things:
        try:
            sentence = say(thing)
        except Unsaid as gap:
            yield f"{thing} cannot be said: {gap}"
            continue
        if any(gap in sentence for gap in GAPS):
            yield f"{thing} is said with a gap: {sentence}"
