"""`gonfalon rules`: the contents page of a rulebook, and how well each clause is covered."""

from argparse import Namespace

from gonfalon.cli.arguments import Commands, game_argument, json_argument, language_argument, subcommand
from gonfalon.cli.output import write_json
from gonfalon.registry import AnyGame, game_named


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
    if arguments.json:
        write_json({"title": game.rulebook.title, "clauses": game.rulebook.clauses, "rulings": game.rulings})
    else:
        print_contents(game, arguments.language)
    return 0


def print_contents(game: AnyGame, language: str) -> None:
    """Print every clause and every ruling in a language."""
    from gonfalon.words import Words  # noqa: PLC0415

    words = Words(language, game.name)
    print(game.rulebook.title)
    for clause in game.rulebook.clauses:
        title, gist = words.clause(clause)
        print(f"  {clause.id:6} {title} ({clause.status}): {gist}")
    for ruling in game.rulings:
        question, answer, _ = words.ruling(ruling)
        print(f"  {ruling.id:6} {question} {answer}")


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
        print(f"{each.id:6} {each.status:9} {counts}  {each.title}")
    print(f"missing: {', '.join(found.missing) or 'none'}")
    return 0
