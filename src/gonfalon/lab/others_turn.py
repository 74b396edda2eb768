"""The turn of another side, with its dice written down: for pictures and tests of what changed in it."""

import json
from collections.abc import Iterable, Mapping
from typing import Any

from gonfalon.kernel.dice import ScriptedDice
from gonfalon.kernel.reading import BadInput, converted
from gonfalon.kernel.record import write_record
from gonfalon.kernel.rulebook import Refusal
from gonfalon.kernel.sitting import Sitting
from gonfalon.lab.golden import golden_folder
from gonfalon.registry import game_named

SEATS = {"crusader": "person", "muslim": "recruit"}
BESET = {
    "ask": "attack",
    "seat": "crusader",
    "turn": 12,
    "pieces": [
        {"piece": "knights-1", "at": "04.05"},
        {"piece": "infantry-1", "at": "04.06"},
        {"piece": "baggage-1", "at": "04.07"},
        {"piece": "baggage-2", "at": "04.09"},
        {"piece": "infantry-2", "at": "04.11"},
        {"piece": "hospitallers", "at": "04.13"},
        {"piece": "knights-3", "at": "03.09", "wounded": True},
        {"piece": "baggage-3", "at": "03.11"},
        {"piece": "infantry-3", "at": "03.12"},
        {"piece": "baggage-4", "at": "02.16"},
        {"piece": "infantry-4", "at": "05.07"},
        {"piece": "infantry-6", "at": "05.08"},
        {"piece": "richard", "at": "05.09"},
        {"piece": "knights-2", "at": "05.10"},
        {"piece": "infantry-5", "at": "05.12", "wounded": True},
        {"piece": "templars", "at": "06.08"},
        {"piece": "mamelukes-1", "at": "07.05"},
        {"piece": "mamelukes-2", "at": "08.12"},
        {"piece": "mamelukes-3", "at": "02.07"},
        {"piece": "mamelukes-4", "at": "13.07"},
        {"piece": "skirmishers-1", "at": "03.03"},
        {"piece": "skirmishers-2", "at": "02.06"},
        {"piece": "skirmishers-3", "at": "12.05"},
        {"piece": "skirmishers-4", "at": "07.03"},
        {"piece": "horse-archers-1", "at": "02.05"},
        {"piece": "horse-archers-2", "at": "08.10"},
        {"piece": "horse-archers-3", "at": "11.05"},
        {"piece": "horse-archers-4", "at": "12.07"},
        {"piece": "horse-archers-5", "at": "13.03"},
        {"piece": "saladin", "at": "10.09"},
    ],
    "killed": ["horse-archers-6", "skirmishers-5"],
}
"""The column before the Muslims fall on it."""
MOVES = {
    "mamelukes-1": "06.07",
    "skirmishers-4": "05.05",
    "horse-archers-2": "06.10",
    "mamelukes-2": "05.13",
    "saladin": "07.08",
}
ATTACKS = {
    "mamelukes-1": ("templars", 6, 1),
    "skirmishers-4": ("knights-1", 3, 1),
    "horse-archers-2": ("knights-2", 1, 5),
    "mamelukes-2": ("infantry-5", 6, 1),
}
"""Whom each attacks, and the dice of both."""


def beset(seats: Mapping[str, str] = SEATS) -> Any:
    """A record of a Muslim turn at Arsouf: one killed, two wounded, one held, five moved."""
    ends = [{"do": "end", "seat": side} for side in ("crusader", "muslim")]
    moves = [{"do": "move", "seat": "muslim", "piece": piece, "to": to} for piece, to in MOVES.items()]
    attacks = [{"do": "attack", "seat": "muslim", "piece": piece, "target": at} for piece, (at, *_) in ATTACKS.items()]
    faces = [face for _, *dice in ATTACKS.values() for face in dice]
    return played("arsouf", BESET, [ends[0], *moves, ends[1], *attacks, ends[1]], faces, seats)


def stormed() -> Any:
    """A record of a Crusader turn at Acre: charges, a feint, losses on both sides; the Muslims are asked next."""
    folder = golden_folder(game_named("acre"))
    if folder is None:
        raise BadInput("records", "the sources are not checked out")
    record = json.loads((folder / STORMED).read_bytes())
    header = {**record["header"], "seats": {"crusader": "recruit", "muslim": "person"}}
    return {**record, "header": header, "entries": record["entries"][:STORMED_ENTRIES]}


STORMED, STORMED_ENTRIES = "battle-disintegrated-crusader.json", 96


def played(name: str, position: Any, actions: Iterable[Any], faces: Iterable[int], seats: Mapping[str, str]) -> Any:
    """A record of actions from a position, as import takes it; actions that are not lawful are a mistake here."""
    game = game_named(name)
    start = converted(position, game.position_type, "position")
    dice = ScriptedDice(faces)
    scenario = getattr(start, "scenario", game.scenarios[0].id)
    sitting = Sitting(game, scenario, game.options(), dice, start=start, seats=dict(seats))
    for each in actions:
        answer = sitting.take(converted(each, game.action_type, "action"), dice)
        if isinstance(answer, Refusal):
            raise ValueError(f"{each}: {answer}")
    dice.finish()
    return json.loads(write_record(sitting.record))
