"""`gonfalon bench`: speed beside other libraries, measured in one run."""

from argparse import Namespace

from gonfalon.cli.arguments import Commands, json_argument, subcommand
from gonfalon.cli.output import write_json
from gonfalon.cli.progress import progress_bar
from gonfalon.kernel.reading import BadInput


def add(commands: Commands) -> None:
    """The subcommand and its arguments."""
    json_argument(subcommand(commands, "bench", "measure speed beside other libraries", "gonfalon bench --json", run))


def run(arguments: Namespace) -> int:
    """Measure everything in interleaved rounds and print the medians."""
    try:
        from gonfalon.lab.bench import bench  # noqa: PLC0415

        with progress_bar("measuring", 1) as progress:
            report = bench(progress=progress)
    except ModuleNotFoundError as error:
        raise BadInput("bench", f"{error.name} is not installed; it comes with the extra gonfalon[bench]") from None
    if arguments.json:
        write_json(report)
        return 0
    for row in report.rows:
        print(f"{row.what:60} {row.ours:12.4g} {row.peer:12.4g} {row.unit:12} {row.ratio:8.2f}x")
    return 0
