"""Games that are kept and cannot be opened: what is said of them, and their records as far as they can be read."""

from collections.abc import Mapping

from gonfalon.kernel.game import has_secrets
from gonfalon.kernel.reading import BadInput
from gonfalon.kernel.record import Record, write_record
from gonfalon.registry import AnyGame
from gonfalon.server.declining import UnderSeal
from gonfalon.server.store import Store
from gonfalon.server.stored import Salvage, Shut, Why
from gonfalon.server.wire.tables import Trouble, Unreadable
from gonfalon.words import Words


def unreadable_as(shut: Shut, games: Mapping[str, AnyGame], words: Words) -> Unreadable:
    """A table that cannot be opened, as the list of games tells of it."""
    why = shut.why if not shut.game or shut.game in games else Why.NOT_INSTALLED
    return Unreadable(
        id=shut.id,
        game=shut.game,
        changed=shut.changed,
        why=why.value,
        sentence=words.say(f"unreadable-{why.value}", {"game": shut.game}),
        record=shut.game in games,
        binned=shut.binned,
    )


def trouble_in(store: Store, words: Words) -> Trouble | None:
    """What is to be said of a damaged file."""
    if not store.troubles.damaged:
        return None
    return Trouble("damaged", str(store.file), words.say("not-kept-damaged", {"file": str(store.file)}))


async def salvaged_record(store: Store, games: Mapping[str, AnyGame], table: str) -> tuple[Salvage, bytes]:
    """The record of a table that cannot be opened, as far as it can be read; BadInput when nothing can."""
    found = await store.salvaged(table)
    game = None if found is None else games.get(found.header.game)
    if found is None or game is None:
        raise BadInput(f"table {table}", "nothing of it can be read here")
    # What cannot be read may have taken the end back, and another version may be able to go on with it.
    is_over = found.cut is None and found.after is not None and found.after.standing.outcome is not None
    if not is_over and may_have_secrets(game, found.header.scenario):
        raise UnderSeal(game, "record")
    return found, write_record(Record(found.header, found.entries)).encode()


def may_have_secrets(game: AnyGame, scenario: str) -> bool:
    """Whether a scenario has secrets, as one must fear of a scenario that nobody knows here."""
    return has_secrets(game, scenario) or all(each.id != scenario for each in game.scenarios)
