"""The command line: one file a subcommand, and here the way in and the exit codes."""

import os
import sys
from argparse import RawDescriptionHelpFormatter
from collections.abc import Sequence

from gonfalon import __version__
from gonfalon.cli import (
    bench,
    fuzz,
    games,
    menu,
    odds,
    perft,
    pieces,
    play,
    position,
    replay,
    rules,
    schema,
    serve,
    simulate,
    trying,
    where,
)
from gonfalon.cli.arguments import Parser
from gonfalon.cli.output import complain
from gonfalon.kernel.dice import DiceError
from gonfalon.kernel.reading import BadInput

SUBCOMMANDS = (
    play,
    serve,
    games,
    rules,
    where,
    pieces,
    schema,
    position,
    menu,
    trying,
    odds,
    replay,
    simulate,
    perft,
    fuzz,
    bench,
)

BAD_INPUT = 2
INTERRUPTED = 130
READER_GONE = 141


def main(argv: Sequence[str] | None = None) -> int:
    """Run one subcommand; the answer is the exit code: 0 fine, 1 the answer is no, 2 bad input."""
    for stream in (sys.stdout, sys.stderr):
        # A terminal that cannot show a sign gets a question mark, not a traceback.
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        arguments = parser().parse_args(argv)
        code: int = arguments.run(arguments)
        sys.stdout.flush()
    except BrokenPipeError:
        _discard_output()
        return READER_GONE
    except (BadInput, DiceError) as error:
        return complain(str(error), BAD_INPUT)
    except OSError as error:
        return complain(f"{error.filename or 'input'}: {error.strerror or error}", BAD_INPUT)
    except KeyboardInterrupt:
        return complain("interrupted", INTERRUPTED)
    except SystemExit as done:
        return done.code if isinstance(done.code, int) else 0
    return code


def parser() -> Parser:
    """The grammar of the whole command line."""
    made = Parser(
        prog="gonfalon",
        description="A digital table for historical wargames.",
        epilog="example:\n  gonfalon play --terminal arsouf\n\n`gonfalon COMMAND --help` shows an example of each.",
        formatter_class=RawDescriptionHelpFormatter,
    )
    made.add_argument("--version", action="version", version=f"gonfalon {__version__}")
    commands = made.add_subparsers(metavar="COMMAND", required=True)
    for each in SUBCOMMANDS:
        each.add(commands)
    return made


def _discard_output() -> None:
    """Send what is still buffered nowhere, so that closing the output does not fail again."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
