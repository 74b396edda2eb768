"""`gonfalon rules`: the contents page of a rulebook, and how well each clause is covered."""

from argparse import Namespace
from typing import TYPE_CHECKING

from gonfalon.cli.arguments import Commands, game_argument, json_argument, language_argument, subcommand
from gonfalon.cli.output import write_json
from gonfalon.cli.phrases import Phrases
from gonfalon.kernel.rulebook import Clause, Ruling, Source
from gonfalon.registry import AnyGame, game_named
from gonfalon.words import Words

if TYPE_CHECKING:
    from dataclasses import replace
else:
    from msgspec.structs import replace


def add(commands: Commands) -> None:
    """The subcommand and its arguments."""
    does = "print the clauses and rulings of a game"
    parser = subcommand(commands, "rules", does, "gonfalon rules arsouf --coverage", run)
    game_argument(parser)
    parser.add_argument("--coverage", action="store_true", help="what enforces, tests and has shown each clause")
    language_argument(parser)
    json_argument(parser)


def run(arguments: Namespace) -> int:
    """Print the contents page or the coverage."""
    game = game_named(arguments.game)
    if arguments.coverage:
        return print_coverage(game, arguments.json)
    clauses, rulings = contents(game, Words(arguments.language, game.name))
    if arguments.json:
        write_json({"title": game.rulebook.title, "clauses": clauses, "rulings": rulings})
        return 0
    phrases = Phrases(arguments.language, game.name)
    print(game.rulebook.title)
    for clause in clauses:
        print(f"  {clause.id:6} {clause.title} ({standing(clause, phrases)}): {clause.gist}")
    for ruling in rulings:
        print(f"  {ruling.id:6} {ruling.question} {ruling.answer}")
    return 0


def standing(clause: Clause, phrases: Phrases) -> str:
    """The status of a clause, and where it comes from if it is not printed."""
    status = phrases.say(f"status-{clause.status}")
    return status if clause.source is Source.PRINTED else f"{status}, {phrases.say(f'source-{clause.source}')}"


def contents(game: AnyGame, words: Words) -> tuple[list[Clause], list[Ruling]]:
    """Every clause and every ruling in a language."""
    clauses, rulings = [], []
    for clause in game.rulebook.clauses:
        title, gist = words.clause(clause)
        clauses.append(replace(clause, title=title, gist=gist))
    for ruling in game.rulings:
        question, answer, reason = words.ruling(ruling)
        rulings.append(replace(ruling, question=question, answer=answer, reason=reason))
    return clauses, rulings


def print_coverage(game: AnyGame, as_json: bool) -> int:
    """Print what stands behind each clause, and which clauses lack something."""
    from gonfalon.lab.coverage import coverage  # noqa: PLC0415

    found = coverage(game)
    if as_json:
        write_json(found)
        return 0
    print("clause status    functions tests rulings seen  title")
    for each in found.clauses:
        counts = f"{len(each.functions):9} {len(each.tests):5} {len(each.rulings):7} {'yes' if each.seen else 'no':4}"
        print(f"{each.id:6} {each.status:9} {counts}  {each.title}{f' ({each.reason})' if each.reason else ''}")
    print(f"missing: {', '.join(found.missing) or 'none'}")
    return 0
