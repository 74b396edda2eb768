"""The names in an action, each looked up once, before any other law is asked."""

from collections.abc import Iterator
from typing import get_args

from msgspec.structs import fields as fields_of

from gonfalon.games.acre.actions import AcreAction
from gonfalon.games.acre.map import INDEX
from gonfalon.games.acre.pieces import BY_ID, LEADER_BY_ID
from gonfalon.kernel.rulebook import Refusal, cites, refuse


@cites("K3")
def why_unknown(action: AcreAction) -> Refusal | None:
    """Why an action names what the game does not have."""
    for leader in names(action, ("leader",)):
        if leader not in LEADER_BY_ID:
            return refuse("K3", "no-such-leader", leader=leader)
    for unit in names(action, ("unit", "units", "target", "charger")):
        if unit not in BY_ID:
            return refuse("K3", "no-such-unit", unit=unit)
    for at in names(action, ("at", "to", "toward", "hexes", "path", "way")):
        if at not in INDEX:
            return refuse("K3", "no-such-hex", at=at)
    return None


def names(action: AcreAction, fields: tuple[str, ...]) -> Iterator[str]:
    """The names that an action holds in some fields; a field with a default may stay empty and names nothing."""
    for field in fields:
        held: str | tuple[str, ...] = getattr(action, field, "")
        if isinstance(held, tuple):
            yield from held
        elif held or (type(action), field) in NEEDED:
            yield held


NEEDED = {(verb, field.name) for verb in get_args(AcreAction) for field in fields_of(verb) if field.required}
