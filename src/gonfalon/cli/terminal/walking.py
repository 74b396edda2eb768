"""Pieces that go step by step: several spaces, or one farther off, are typed at once and walked as a plan."""

from gonfalon.cli.sentences import needed_fields
from gonfalon.cli.terminal.names import action_of, named_fields
from gonfalon.cli.terminal.table import Table
from gonfalon.kernel.game import Action
from gonfalon.kernel.plan import Plan
from gonfalon.kernel.ways import cheapest, reckoned


def walk(table: Table, seat: str, kind: type[Action], words: list[str]) -> bool:
    """Walk a piece over the spaces that were typed; False when that is not what was typed."""
    actions = steps(table, seat, kind, words)
    if not actions:
        return False
    table.refused = None
    table.reasons.clear()
    table.plan = Plan(seat, tuple(actions), len(table.sitting.steps))
    table.go_on()
    return True


def steps(table: Table, seat: str, kind: type[Action], words: list[str]) -> list[Action]:
    """The steps over each of several spaces, or those of the cheapest way to one that is farther off."""
    fields = [each.to for each in table.game.advice.walks if each.verb is kind]
    if not fields or len(words) != needed_fields(kind):
        return []
    place = named_fields(kind).index(fields[0])
    typed = [
        action_of(table, seat, kind, [*words[:place], each, *words[place + 1 :]]) for each in words[place].split(",")
    ]
    game, state = table.game, reckoned(table.game, table.view())
    if len(typed) > 1 or game.check(state, typed[0]) is None:
        return typed if len(typed) > 1 else []
    (walked,) = (each for each in game.advice.walks if each.verb is kind)
    piece = str(getattr(typed[0], walked.piece)) if walked.piece else walked.sole
    way = cheapest(game, state, seat, piece, str(getattr(typed[0], walked.to)))
    return [] if way is None else list(way.actions)
