"""What may be asked about a table without changing it: odds, refusals, reasons, and how it once stood."""

from fractions import Fraction
from typing import Any

from gonfalon.kernel.accounts import Account
from gonfalon.kernel.advice import Advice
from gonfalon.kernel.dice import SeededDice
from gonfalon.kernel.events import Event, heard
from gonfalon.kernel.odds import PREVIEW_RUNS, Odds, preview
from gonfalon.kernel.rulebook import Refusal
from gonfalon.kernel.ways import accounts_along, cheapest, onward, reckoned
from gonfalon.registry import AnyGame
from gonfalon.server.declining import Declined
from gonfalon.server.seeing import Eyes, entered, open_asks
from gonfalon.server.table import Table, Taken
from gonfalon.server.wire.problems import Malformed, Missing
from gonfalon.server.wire.queries import (
    Forecast,
    FoundWay,
    Moment,
    NoForecast,
    Onwards,
    Outlook,
    Reach,
    Replay,
    Sightlines,
    WayTo,
    WhyBot,
    WhyNot,
)
from gonfalon.words import Words


def forecasts(
    game: AnyGame, questions: list[tuple[Any, Any, Refusal | None]], words: Words, *, through: bool
) -> tuple[Forecast | NoForecast, ...]:
    """The odds of actions, each with the view of its seat and the refusal of it; all share the runs of a preview."""
    most = PREVIEW_RUNS // max(1, len(questions))
    return tuple(
        forecast(preview(game, view, action, SeededDice(0), through=through, most_runs=most), action.seat)
        if refusal is None
        else NoForecast(refusal, words.refusal(refusal))
        for view, action, refusal in questions
    )


def forecast(odds: Odds[Any], seat: str) -> Forecast:
    """Odds as a seat is told of them."""
    outlooks = []
    for chance in odds.chances:
        others = [other.told for other in odds.chances if other is not chance]
        apart = [event for event in chance.told if is_apart(event, others)]
        outlooks.append(
            Outlook(
                chance=ratio(chance.chance),
                told=tuple(heard(chance.told, seat)),
                apart=tuple(heard(apart, seat)),
                least=ratio(chance.least),
                most=ratio(chance.most),
                guesses=tuple(map(ratio, chance.guesses)),
            )
        )
    return Forecast(odds.exact, odds.imagined, tuple(outlooks), odds.sums)


def ratio(chance: Fraction) -> tuple[int, int]:
    """A chance as numerator and denominator."""
    return (chance.numerator, chance.denominator)


def is_apart(event: Event, others: list[tuple[Event, ...]]) -> bool:
    """Whether an event tells one outcome from others; of an only outcome everything does."""
    return not others or not all(event in other for other in others)


def accounts(game: AnyGame, views: dict[str, Any], actions: list[tuple[Any, bool]]) -> tuple[Account | None, ...]:
    """What actions mean before their dice, by the view of each one's seat; nothing of those that are not lawful."""
    found: dict[Any, Account] = {}
    for seat, view in views.items():
        lawful = [action for action, is_lawful in actions if is_lawful and action.seat == seat]
        found |= zip(lawful, game.advice.accounts(view, lawful, SeededDice(0)), strict=True)
    return tuple(found[action] if is_lawful else None for action, is_lawful in actions)


def reach(advice: Advice[Any, Any, Any], view: Any, piece: str) -> Reach:
    """Where a piece could go and whom it could attack, as far as a view tells."""
    dice = SeededDice(0)
    return Reach(
        piece, advice.reach(view, piece, dice), advice.threat(view, piece, dice), advice.costs(view, piece, dice)
    )


def sightline(advice: Advice[Any, Any, Any], view: Any, start: str, to: str) -> Sightlines:
    """The line between two spaces, as far as a view tells."""
    line = advice.sightline(view, start, to, SeededDice(0))
    return Sightlines(() if line is None else (line,))


def sightlines(advice: Advice[Any, Any, Any], view: Any, piece: str, *, is_target: bool) -> Sightlines:
    """The lines of a piece to all that it might shoot at, or of all to it, as far as a view tells."""
    return Sightlines(advice.sightlines(view, piece, SeededDice(0), is_target=is_target))


def way_to(game: AnyGame, view: Any, seat: str, piece: str, to: str) -> WayTo:
    """The cheapest way of a piece to a place, as far as a seat's view tells."""
    state = reckoned(game, view)
    way = cheapest(game, state, seat, piece, to)
    if way is None:
        return WayTo(piece, to, None)
    told = accounts_along(game, state, seat, way)
    return WayTo(piece, to, FoundWay(way.places, way.cost, way.actions, way.rolls, told))


def onwards(table: Table, eyes: Eyes, action: Any, words: Words) -> Onwards:
    """How the route of a seat's action may go on."""
    refuse_others(table, eyes, action.seat)
    found = onward(table.game, table.sitting.state, action)
    sentence = "" if found.refusal is None else words.refusal(found.refusal)
    return Onwards(found.next, found.may_end, found.broken, found.refusal, sentence)


def why_not(table: Table, eyes: Eyes, action: Any, words: Words) -> WhyNot:
    """The refusal of an action, or nothing when it is lawful."""
    refusal = refusal_of(table, eyes, action)
    return WhyNot(refusal, "" if refusal is None else words.refusal(refusal))


def refusal_of(table: Table, eyes: Eyes, action: Any) -> Refusal | None:
    """Why an action is refused."""
    refuse_others(table, eyes, action.seat)
    return table.game.check(table.sitting.state, action)


def refuse_others(table: Table, eyes: Eyes, seat: str) -> None:
    """Nobody asks for a seat that the game has not; where something is secret, only for his own."""
    if seat not in table.seats or (table.secrets and seat != eyes.seat):
        raise Declined(Malformed(field="action.seat", why=f"{seat} is not yours"))


def why_bot(table: Table, eyes: Eyes, entry: int | None, words: Words) -> WhyBot:
    """Why a bot took an entry, or its last; in a game with secrets it tells that when the game is over."""
    found = bots_entry(table, eyes.seat, entry)
    if found is None or found.reason is None or (table.secrets and table.sitting.outcome() is None):
        raise Declined(Missing(what="reason"))
    action, reason = found.step.action, found.reason
    return WhyBot(found.entry_for(eyes.seat), action.seat, action, reason, words.say(f"why-{reason.key}", reason.args))


def bots_entry(table: Table, seat: str | None, entry: int | None) -> Taken | None:
    """That entry as a seat counts them, or the last one that a bot took."""
    # Whether a clerk has answered is its own seat's affair.
    bots = [taken for taken in table.heard_by(seat) if taken.reason is not None and not taken.step.by_clerk]
    return next((taken for taken in reversed(bots) if entry in (None, taken.entry_for(seat))), None)


def replay_of(table: Table, eyes: Eyes) -> Replay:
    """Every entry that stands, as a seat heard it."""
    entries = tuple(entered(table, taken, eyes.seat) for taken in table.heard_by(eyes.seat))
    return Replay(tuple(heard(table.sitting.opening, eyes.seat)), entries, table.sitting.outcome())


def moment_of(table: Table, eyes: Eyes, entries: int) -> Moment:
    """The table as it stood after some of the entries that a seat has heard of."""
    sitting, game, known = table.sitting, table.game, table.heard_by(eyes.seat)
    if entries > len(known):
        raise Declined(Missing(what="entry"))
    state = known[entries - 1].step.state if entries else sitting.first
    outcome = sitting.outcome() if entries == len(known) else game.outcome(state)
    return Moment(entries, game.view(state, eyes.seat), open_asks(game.due(state), eyes.seat), outcome)
