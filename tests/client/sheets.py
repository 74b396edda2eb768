"""The sheets that the client's tests paint, written from the games' own by `python -m tests.client.sheets`."""

import json
from pathlib import Path

import msgspec

from gonfalon.games.acre.sheet import SHEET as ACRE
from gonfalon.games.arsouf.sheet import SHEET as ARSOUF
from gonfalon.geometry.sheet import Sheet

FOLDER = Path(__file__).parents[2] / "client" / "tests" / "cartographer" / "sheets"
SHEETS = {"arsouf": ARSOUF, "acre": ACRE}


def main() -> None:
    """Write every fixture."""
    for name, sheet in SHEETS.items():
        (FOLDER / f"{name}.json").write_text(written(sheet), encoding="utf-8")


def written(sheet: Sheet) -> str:
    """A sheet as JSON, with a line for each thing that its parts name."""
    parts = [f'  "{field}": {_part(value)}' for field, value in msgspec.to_builtins(sheet).items()]
    return "{\n" + ",\n".join(parts) + "\n}\n"


def _part(value: object) -> str:
    if not isinstance(value, dict) or not value:
        return json.dumps(value)
    lines = [f'    "{name}": {json.dumps(each)}' for name, each in value.items()]
    return "{\n" + ",\n".join(lines) + "\n  }"


if __name__ == "__main__":
    main()
