"""An evening at the table: asks are put until the game ends or the person leaves."""

import shlex
import sys
from typing import Any

from gonfalon.cli.terminal.commands import COMMANDS
from gonfalon.cli.terminal.names import Puzzled, action_of, command_named, verbs
from gonfalon.cli.terminal.table import Table
from gonfalon.kernel.agenda import Ask


def welcome(table: Table, seed: int) -> None:
    """Say what is played by whom."""
    header, say = table.sitting.header, table.say.words
    scenario = next(each for each in table.game.scenarios if each.id == header.scenario)
    title, summary, notes = say.scenario(scenario)
    table.phrase("welcome", title=table.game.rulebook.title, scenario=title, summary=f"{summary} {notes}".strip())
    for seat in table.game.seats(header.scenario):
        who = "bot-plays" if seat in table.bots else "person-plays"
        table.phrase(who, seat=say.name(seat), level=header.seats[seat])
    table.phrase("seed", seed=str(seed))
    table.explain_board()
    table.phrase("begin")


def play(table: Table) -> None:
    """Put every ask to its seat, bots and people alike, and say how it ended."""
    shown: tuple[str, str] | None = None
    while not table.is_left and (ask := table.ask()) is not None:
        if ask.seat in table.bots:
            table.bot_answers(ask)
            shown = None
            continue
        if shown != (ask.seat, ask.ask):
            shown = (ask.seat, ask.ask)
            table.draw()
            table.show(table.say.ask(ask))
        answer(table, ask)
    outcome = table.sitting.outcome()
    if outcome is not None:
        table.draw()
        table.show(table.say.outcome(outcome))
    elif table.is_left:
        table.phrase("left")


def answer(table: Table, ask: Ask[Any]) -> None:
    """Read one line and do what it says."""
    line = typed(table, ask)
    if line is None:
        table.is_left = True
        return
    try:
        obey(table, ask, words_in(line))
    except Puzzled as puzzle:
        table.phrase(puzzle.key, **puzzle.arguments)


def typed(table: Table, ask: Ask[Any]) -> str | None:
    """The next line; None when there is no more. Lines from a file are shown as if typed."""
    prompt = f"{table.say.words.name(ask.seat)}> "
    if sys.stdin.isatty():
        try:
            return input(prompt)
        except EOFError:
            table.show("")
            return None
    line = sys.stdin.readline()
    if line:
        table.show(f"{prompt}{line.rstrip()}")
    return line or None


def words_in(line: str) -> list[str]:
    """The words of a line; a name with blanks stands between quotation marks."""
    try:
        return shlex.split(line, comments=True)
    except ValueError:
        return line.split()


def obey(table: Table, ask: Ask[Any], words: list[str]) -> None:
    """Do what the words say: a command of the table, or an action of the game."""
    if not words:
        return
    kinds = verbs(table)
    name = command_named(words[0], (*kinds, *COMMANDS), table.phrases.synonyms())
    if name in kinds:
        if table.take(action_of(table, ask.seat, kinds[name], words[1:])):
            again = table.ask()
            if again is not None and (again.seat, again.ask) == (ask.seat, ask.ask):
                table.draw()
        return
    COMMANDS[name](table, ask.seat, words[1:])
