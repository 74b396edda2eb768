"""An evening at the table: asks are put until the game ends or the person leaves, and then it may be looked at."""

import shlex
import sys

from gonfalon.cli.terminal.commands import COMMANDS
from gonfalon.cli.terminal.names import Puzzled, action_of, command_named, open_answers, verbs
from gonfalon.cli.terminal.table import Table
from gonfalon.cli.terminal.walking import walk


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
        if table.clerk_answers(ask):
            shown = None
            continue
        if table.plan is not None and table.plan.seat == ask.seat:
            table.go_on()
            shown = None
            continue
        if shown != (ask.seat, ask.ask):
            shown = (ask.seat, ask.ask)
            table.draw()
            table.show(table.say.ask(ask))
            table.phrase("help-verbs", verbs=open_answers(table, ask))
        answer(table, ask.seat)
    outcome = table.sitting.outcome()
    if outcome is None:
        table.phrase("left")
        return
    table.draw()
    table.show(table.say.outcome(outcome))
    table.phrase("over")
    look_back(table)


def look_back(table: Table) -> None:
    """Read commands about a finished game, such as keeping its record, until the person leaves."""
    seats = table.people or table.game.seats(table.sitting.header.scenario)
    while not table.is_left:
        answer(table, seats[0])


def answer(table: Table, seat: str) -> None:
    """Read one line and do what it says."""
    line = typed(table, seat)
    if line is None:
        table.is_left = True
        return
    try:
        obey(table, seat, words_in(line))
    except Puzzled as puzzle:
        puzzle.tell(table)


def typed(table: Table, seat: str) -> str | None:
    """The next line; None when there is no more. Lines from a file are shown as if typed."""
    prompt = f"{table.say.words.name(seat) if table.ask() else ''}> "
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


def obey(table: Table, seat: str, words: list[str]) -> None:
    """Do what the words say: a command of the table, or an action of the game."""
    if not words:
        return
    kinds, before = verbs(table), table.ask()
    could, done = open_answers(table, before) if before else "", len(table.sitting.steps)
    name = command_named(table, words[0], COMMANDS)
    if name not in kinds:
        COMMANDS[name](table, seat, words[1:])
    elif walk(table, seat, kinds[name], words[1:]) or table.take(action_of(table, seat, kinds[name], words[1:])):
        again, is_done = table.ask(), len(table.sitting.steps) > done
        if is_done and before and again and (again.seat, again.ask) == (before.seat, before.ask):
            table.draw()
            if (can := open_answers(table, again)) != could:
                table.phrase("help-verbs", verbs=can)
