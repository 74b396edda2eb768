"""Odds on request: of what can be done now, or once the phase is ended."""

from collections.abc import Iterator
from typing import Any

from gonfalon.cli.odds import in_words
from gonfalon.cli.phrases import plain
from gonfalon.cli.sentences import cited
from gonfalon.cli.terminal.names import Puzzled, action_of, named_fields, verb_words, verbs
from gonfalon.cli.terminal.table import Table
from gonfalon.kernel.agenda import ask_of
from gonfalon.kernel.dice import DiceError, ScriptedDice, SeededDice
from gonfalon.kernel.events import unheard
from gonfalon.kernel.game import Action, take
from gonfalon.kernel.odds import preview


def show_odds(table: Table, seat: str, words: list[str]) -> None:
    """Show the odds of the action that the words name, with or without its verb."""
    actions = thinkable(table, seat, words)
    refusals = []
    for is_later, view in enumerate(views(table, seat)):
        state = table.game.imagine(view, SeededDice(0))
        for action in actions:
            refusal = table.game.check(state, action)
            if refusal is None:
                show_forecast(table, view, action, is_later=bool(is_later))
                return
            refusals.append(refusal)
    by_the_book = [refusal for refusal in refusals if not refusal.clause.startswith("K")]
    # Of guesses the last that a rulebook refuses tells most: verbs and phases are tried in the order of play.
    table.refuse((by_the_book or refusals)[0 if len(actions) == 1 else -1])


def thinkable(table: Table, seat: str, words: list[str]) -> list[Action]:
    """The actions that the words may mean: of the verb they begin with, else of every verb with as many names."""
    known, first = verbs(table), plain("".join(words[:1]))
    kind = known.get(verb_words(table).get(first, first))
    if kind is not None:
        return [action_of(table, seat, kind, words[1:])]
    # One name alone is too little to guess a verb from.
    kinds = [kind for kind in known.values() if len(words) > 1 and len(named_fields(kind)) == len(words)]
    actions = []
    for kind in kinds:
        try:
            actions.append(action_of(table, seat, kind, words))
        except Puzzled as puzzle:
            if puzzle.key == "ambiguous":
                raise
    if not actions:
        raise Puzzled("usage", usage=table.phrases.say("usage-odds"))
    return actions


def views(table: Table, seat: str) -> Iterator[Any]:
    """What the seat sees now, and what it would see after its default answer if it were asked again."""
    game = table.game
    view = game.view(table.sitting.state, seat)
    yield view
    state = game.imagine(view, SeededDice(0))
    ask = ask_of(game.due(state), seat)
    if ask is None:
        return
    try:
        later = take(game, state, ask.default, ScriptedDice(()), unheard)
    except DiceError:
        return
    if ask_of(game.due(later), seat) is not None:
        yield game.view(later, seat)


def show_forecast(table: Table, view: Any, action: Action, *, is_later: bool) -> None:
    """Show the sums and the chances of an action, and what else follows from it."""
    if is_later:
        table.phrase("odds-later")
    table.show(table.say.spelled(action))
    found = preview(table.game, view, action, SeededDice(0), through=True)
    if found.imagined:
        table.phrase("odds-imagined", states=found.imagined)
    for line in in_words(table.game, found, table.say):
        table.show(line)
    (account,) = table.game.advice.accounts(view, (action,), SeededDice(0))
    for remark in account.remarks:
        table.show(f"  {cited(table.say.words.say(f'remark-{remark.key}', remark.args), remark.clause)}")
