"""The aftermath of a game: reckoned once when it is over, kept with its table, told to each seat by its own numbers."""

import asyncio
from bisect import bisect_right

from gonfalon.kernel.hindsight import Hindsight, SideLuck, Turn, hindsight
from gonfalon.kernel.luck import Luck
from gonfalon.server.declining import UnderSeal
from gonfalon.server.hall import Hall
from gonfalon.server.seeing import Eyes
from gonfalon.server.table import Table
from gonfalon.server.wire.aftermath import Aftermath, Fortune, Fortunes, LossesThen, TurningPoint

FINEST = 10_000
"""The largest denominator of a mean that is sent: a browser counts no larger ones exactly."""


def hindsight_of(hall: Hall, table: Table) -> "asyncio.Task[Hindsight]":
    """The game in hindsight, on its way or known already; while it goes on that is sealed."""
    if table.sitting.outcome() is None:
        raise UnderSeal(table.game, "aftermath")
    known = table.hindsight
    if known is None or (known.done() and (known.cancelled() or known.exception() is not None)):
        # A game that is over does not change any more, so that a thread may read it.
        known = table.hindsight = asyncio.ensure_future(hall.aside(hindsight, table.sitting))
    return known


def shown_to(table: Table, eyes: Eyes, known: Hindsight) -> Aftermath:
    """The game in hindsight, its entries counted as a seat counts them."""
    heard = [taken.entry for taken in table.heard_by(eyes.seat)]

    def counted(steps: int) -> int:
        return bisect_right(heard, steps - 1)

    return Aftermath(
        losses=tuple(LossesThen(counted(each.steps), each.lost) for each in known.tolls),
        attacks=known.attacks,
        luck=tuple(map(fortunes, known.luck)),
        points=tuple(point(each, counted(each.place + 1)) for each in known.turns),
        took=table.after.changed - table.row.opened.changed,
        missed=known.missed,
    )


def fortunes(luck: SideLuck) -> Fortunes:
    """The luck of a side as it is sent."""
    return Fortunes(luck.side, luck.harm.tries, fortune(luck.harm), fortune(luck.backfire))


def fortune(luck: Luck) -> Fortune:
    """Luck as it is sent."""
    expected = luck.expected.limit_denominator(FINEST)
    return Fortune(
        fell=luck.fell,
        expected=(expected.numerator, expected.denominator),
        least=luck.least,
        most=luck.most,
        is_more=luck.is_more,
        one_in=round(1 / luck.as_rare),
    )


def point(turn: Turn, entries: int) -> TurningPoint:
    """A turning point, to be looked at after so many entries."""
    struck = turn.struck
    if struck is None:
        return TurningPoint(entries, None, None, None, turn.is_end)
    chance = struck.chance.limit_denominator(FINEST)
    return TurningPoint(
        entries, struck.strike.side, struck.strike.harm, (chance.numerator, chance.denominator), turn.is_end
    )
