"""The counters that the start page and the drawings in the rules show, written by `python -m tests.client.roster`."""

import json
from pathlib import Path
from typing import Any

from gonfalon.games.acre.view import SHOWN, SHOWN_LEADERS

FILE = Path(__file__).parents[2] / "client" / "src" / "skins" / "acre" / "roster.json"


def main() -> None:
    """Write the file."""
    FILE.write_text(written(), encoding="utf-8")


def written() -> str:
    """What each kind of unit and each leader prints, a line for each."""
    lines = [f'  "{kind}": {json.dumps(values)}' for kind, values in roster().items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def roster() -> dict[str, dict[str, Any]]:
    """The values of each label and each leader."""
    units = {
        unit.label: {
            "side": unit.side,
            "strength": [unit.strength, unit.disorganized_strength],
            "archery": [unit.archery, unit.disorganized_archery],
            "moves": unit.movement,
        }
        for unit in SHOWN
    }
    leaders = {
        each.leader: {
            "side": each.side,
            "strength": [each.value, each.value],
            "archery": [0, 0],
            "moves": each.movement,
            "isLeader": True,
        }
        for each in SHOWN_LEADERS
    }
    return {**units, **leaders}


if __name__ == "__main__":
    main()
