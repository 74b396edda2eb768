"""The views that the client's tests draw, written from the games' own by `python -m tests.client.views`."""

import json
from pathlib import Path
from typing import Any

import msgspec

from gonfalon.games.acre import GAME as ACRE
from gonfalon.kernel.dice import SeededDice
from gonfalon.kernel.events import unheard
from gonfalon.kernel.game import begin

FOLDER = Path(__file__).parents[2] / "client" / "tests" / "skins" / "views"
BROKEN = ("ma2", "xb1", "hq2", "li1", "sp3")


def main() -> None:
    """Write every fixture."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    (FOLDER / "acre.json").write_text(written(), encoding="utf-8")


def written() -> str:
    """The battle of Acre as history had it, some units disorganized, as JSON with a line for each field."""
    state = begin(ACRE, "battle", ACRE.options(setup="historical"), SeededDice(1), unheard)
    placed = ACRE.view(state, "crusader").position
    units = tuple(msgspec.structs.replace(each, disorganized=each.unit in BROKEN) for each in placed.units)
    view = ACRE.view(ACRE.state_of(msgspec.structs.replace(placed, units=units)), "crusader")
    fields = [f'  "{name}": {_value(value)}' for name, value in msgspec.to_builtins(view).items()]
    return "{\n" + ",\n".join(fields) + "\n}\n"


def _value(value: Any) -> str:
    if not isinstance(value, list | tuple) or not value or not isinstance(value[0], dict):
        return json.dumps(value)
    return "[\n" + ",\n".join(f"    {json.dumps(each)}" for each in value) + "\n  ]"


if __name__ == "__main__":
    main()
