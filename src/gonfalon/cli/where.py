"""`gonfalon where`: what stands behind a clause."""

from argparse import Namespace

from gonfalon.cli.arguments import Commands, game_argument, json_argument, subcommand
from gonfalon.cli.output import write_json
from gonfalon.registry import game_named


def add(commands: Commands) -> None:
    """The subcommand and its arguments."""
    does = "show the functions, tests and rulings behind a clause"
    parser = subcommand(commands, "where", does, "gonfalon where arsouf 6.5", run)
    game_argument(parser)
    parser.add_argument("clause", metavar="CLAUSE", help="the number of a clause or a ruling, such as 6.5 or R13")
    json_argument(parser)


def run(arguments: Namespace) -> int:
    """Show one clause and everything that cites it."""
    # The lab loads only for those who ask it.
    from gonfalon.lab.citations import known_ids  # noqa: PLC0415
    from gonfalon.lab.coverage import where  # noqa: PLC0415

    game = game_named(arguments.game)
    wanted = arguments.clause.lower()
    found = where(game, next((own for own in known_ids(game) if own.lower() == wanted), arguments.clause))
    if arguments.json:
        write_json(found)
        return 0
    print(f"{found.clause} {found.title}\n{found.gist}")
    for title, citations in (("functions", found.functions), ("tests", found.tests)):
        print(f"\n{title}:")
        for each in citations:
            print(f"  {each.name}  {each.file}:{each.line}")
    print("\nrulings:")
    for ruling in found.rulings:
        print(f"  {ruling.id} {ruling.question} {ruling.answer}")
    return 0
