"""`gonfalon pieces`: every piece of a game by its id, with its name and what is printed on it."""

from argparse import Namespace
from collections.abc import Iterator
from typing import Any

from gonfalon.cli.arguments import Commands, game_argument, json_argument, language_argument, subcommand
from gonfalon.cli.output import write_json
from gonfalon.cli.sentences import Sentences
from gonfalon.kernel.advice import Piece
from gonfalon.registry import game_named

GAP = "  "


def add(commands: Commands) -> None:
    """The subcommand and its arguments."""
    does = "list the pieces of a game: ids, names and what is printed on them"
    parser = subcommand(commands, "pieces", does, "gonfalon pieces acre --language es", run)
    game_argument(parser)
    language_argument(parser)
    json_argument(parser)


def run(arguments: Namespace) -> int:
    """List every piece, kind by kind."""
    game = game_named(arguments.game)
    say = Sentences(arguments.language, game)
    pieces = game.advice.pieces()
    if arguments.json:
        write_json({"pieces": [as_json(piece, say) for piece in pieces]})
        return 0
    for line in table(pieces, say):
        print(line)
    return 0


def as_json(piece: Piece, say: Sentences) -> dict[str, Any]:
    """A piece as other programs read it."""
    return {
        "id": piece.id,
        "name": say.words.name(piece.id),
        "kind": piece.kind,
        "side": piece.side,
        "values": piece.values,
    }


def table(pieces: tuple[Piece, ...], say: Sentences) -> Iterator[str]:
    """A column for each thing that is printed, and an empty line between pieces that bear different things."""
    kinds: dict[tuple[str, ...], list[Piece]] = {}
    for piece in pieces:
        kinds.setdefault((piece.kind, *piece.values), []).append(piece)
    for number, kind in enumerate(kinds.values()):
        phrase = say.phrases.say
        head = [phrase("pieces-id"), phrase("pieces-name"), phrase("pieces-side")]
        head += map(say.phrases.printed, kind[0].values)
        rows = [[each.id, say.words.name(each.id), each.side, *map(say.printed, each.values.values())] for each in kind]
        widths = [max(map(len, column)) for column in zip(head, *rows, strict=True)]
        if number:
            yield ""
        for row in (head, *rows):
            yield GAP.join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
