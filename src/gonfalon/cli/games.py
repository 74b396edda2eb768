"""`gonfalon games`: what can be played."""

from argparse import Namespace
from typing import Any

import msgspec

from gonfalon.cli.arguments import Commands, json_argument, subcommand
from gonfalon.cli.output import write_json
from gonfalon.registry import AnyGame, games


def add(commands: Commands) -> None:
    """The subcommand and its arguments."""
    json_argument(subcommand(commands, "games", "list the games, scenarios and options", "gonfalon games --json", run))


def run(arguments: Namespace) -> int:
    """List every installed game."""
    if arguments.json:
        write_json({"games": [described(game) for game in games()]})
        return 0
    for game in games():
        print(f"{game.name}: {game.rulebook.title}, edition {game.edition}")
        for scenario in game.scenarios:
            print(f"  --scenario {scenario.id}: {scenario.title}. {scenario.summary}")
        for option in options(game):
            print(f"  --option {option['name']}={option['default']}: {option['values']}")
    return 0


def described(game: AnyGame) -> dict[str, Any]:
    """A game as other programs read it."""
    return {
        "name": game.name,
        "title": game.rulebook.title,
        "edition": game.edition,
        "scenarios": [{**msgspec.to_builtins(each), "seats": game.seats(each.id)} for each in game.scenarios],
        "options": options(game),
    }


def options(game: AnyGame) -> list[dict[str, str]]:
    """Each option with its default and what it may be, written as on the command line."""
    kinds = {field.name: field.type for field in msgspec.inspect.type_info(game.options).fields}  # type: ignore[attr-defined]
    default = game.options()
    defaults = {name: msgspec.to_builtins(getattr(default, name)) for name in kinds}
    return [{"name": name, "default": written(defaults[name]), "values": values(kinds[name])} for name in kinds]


def values(kind: msgspec.inspect.Type) -> str:
    """What an option may be."""
    match kind:
        case msgspec.inspect.BoolType():
            return "true or false"
        case msgspec.inspect.EnumType(cls=enum):
            return " or ".join(str(member.value) for member in enum)
        case msgspec.inspect.LiteralType(values=each):
            return " or ".join(map(str, each))
        case msgspec.inspect.IntType(ge=least, le=most):
            return f"{least} to {most}"
        case _:
            return type(kind).__name__.removesuffix("Type").lower()


def written(value: object) -> str:
    """A value as it is written on the command line."""
    return str(value).lower() if isinstance(value, bool) else str(value)
