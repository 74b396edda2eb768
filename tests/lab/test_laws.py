"""Each law complains about a game that breaks it and is content with one that keeps it."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from gonfalon.games.arsouf.actions import ArsoufAction, Attack, End, Move
from gonfalon.games.arsouf.advice import ArsoufAdvice
from gonfalon.games.arsouf.game import Arsouf
from gonfalon.games.arsouf.pieces import Side
from gonfalon.games.arsouf.state import Attacking, Options
from gonfalon.kernel.agenda import Ask
from gonfalon.kernel.clerk import Orders, When
from gonfalon.kernel.dice import Dice, SeededDice
from gonfalon.kernel.events import Event, Tell
from gonfalon.kernel.game import Outcome
from gonfalon.kernel.menu import Menu, Offer
from gonfalon.kernel.rulebook import Refusal, refuse
from gonfalon.kernel.sitting import Sitting
from gonfalon.lab import conformance, histories, saying
from gonfalon.lab.conformance import LAWS, Law
from gonfalon.lab.histories import HISTORY_LAWS, HistoryLaw
from gonfalon.lab.moment import AnySitting, Moment, moments, wander

ACTIONS = 40


class Generous(Arsouf):
    """Offers an attack on nobody."""

    def menu(self, state: Any, seat: str) -> Menu[ArsoufAction]:
        nothing = Attack(seat=Side(seat), piece="richard", target="nobody")
        return Menu.of(*super().menu(state, seat).offers(), Offer(Attack, {"seat": seat}, make=lambda: nothing))


class Lawless(Arsouf):
    """Lets a piece be moved to any space."""

    def check(self, state: Any, action: ArsoufAction) -> Refusal | None:
        return None if isinstance(action, Move) else super().check(state, action)


class Unlisted(Arsouf):
    """Refuses by a clause that no book has."""

    def check(self, state: Any, action: ArsoufAction) -> Refusal | None:
        return refuse("99.9", "because") if super().check(state, action) else None


class Mute(Arsouf):
    """Has views that are not read again as what they were."""

    view_type = dict[str, Any]


class Vast(Arsouf):
    """Numbers its asks beyond what a browser can count."""

    def due(self, state: Any) -> tuple[Ask[ArsoufAction], ...]:
        return tuple(replace(ask, id=ask.id + 2**60) for ask in super().due(state))


class Moody(Arsouf):
    """Answers the same action differently each time."""

    def __init__(self) -> None:
        self.mood = 0

    def apply(self, state: Any, action: ArsoufAction, dice: Dice, tell: Tell) -> Any:
        self.mood += 1
        return replace(super().apply(state, action, dice, tell), asked=self.mood)


class Forgetful(Arsouf):
    """Imagines another turn than the view shows."""

    def imagine(self, view: Any, dice: Dice) -> Any:
        state = super().imagine(view, dice)
        return replace(state, turn=state.turn + 1)


class Gossip(Arsouf):
    """Puts asks whose numbers tell a state from the one that a seat takes it for."""

    def imagine(self, view: Any, dice: Dice) -> Any:
        state = super().imagine(view, dice)
        return replace(state, asked=state.asked + 1)


class Careless(Arsouf):
    """Loses the number of the ask when it writes a position."""

    def position(self, state: Any) -> Any:
        return replace(super().position(state), asked=0)


class Silent(Arsouf):
    """Asks nobody who could attack."""

    def due(self, state: Any) -> tuple[Ask[ArsoufAction], ...]:
        return () if isinstance(state.agenda[-1], Attacking) else super().due(state)


class Stubborn(Arsouf):
    """Does not let the phase end, which is the default."""

    def check(self, state: Any, action: ArsoufAction) -> Refusal | None:
        return refuse("6.1", "never") if isinstance(action, End) else super().check(state, action)


class Meddling(Orders, frozen=True, kw_only=True):
    """Orders of the clerks below."""

    attack: When = When.ASK


class Presumptuous:
    """Attacks nobody, whatever is asked."""

    orders_type: type[Orders] = Meddling

    def answer(self, orders: Orders, view: Any, ask: Ask[ArsoufAction], menu: Menu[ArsoufAction]) -> ArsoufAction:
        return Attack(seat=Side(ask.seat), piece="richard", target="nobody")


class Undecided(Presumptuous):
    """Answers the first time by default, and never again."""

    def __init__(self) -> None:
        self.is_tired = False

    def answer(self, orders: Orders, view: Any, ask: Ask[ArsoufAction], menu: Menu[ArsoufAction]) -> Any:
        self.is_tired = not self.is_tired
        return ask.default if self.is_tired else None


class Interrupting(Arsouf):
    """Puts every ask as an interrupt, and has a clerk who does as it likes."""

    clerk: Any = Presumptuous()

    def due(self, state: Any) -> tuple[Ask[ArsoufAction], ...]:
        return tuple(replace(ask, interrupt=True) for ask in super().due(state))


class Wavering(Interrupting):
    """Has a clerk who answers the same question in two ways."""

    clerk: Any = Undecided()


class Unsayable(Arsouf):
    """Refuses for reasons that no language has a sentence for."""

    def check(self, state: Any, action: ArsoufAction) -> Refusal | None:
        return refuse("6.1", "for-no-reason") if super().check(state, action) else None


class Astray(ArsoufAdvice):
    """Tells afterwards of a way that was not announced."""

    def way(self, view: Any, action: ArsoufAction, dice: Dice) -> tuple[str, ...]:
        return tuple(reversed(super().way(view, action, dice)))


class Roundabout(Arsouf):
    """Has advice that leads astray."""

    advice: Any = Astray()


BROKEN: list[tuple[type[Arsouf], Law]] = [
    (Generous, conformance.menu_items_pass_the_check),
    (Lawless, conformance.forgeries_are_refused),
    (Unlisted, conformance.refusals_cite_known_clauses),
    (Mute, conformance.everything_survives_json),
    (Vast, conformance.numbers_are_safe_on_the_wire),
    (Moody, conformance.actions_leave_their_state_alone),
    (Forgetful, conformance.views_can_be_imagined),
    (Gossip, conformance.nothing_leaks),
    (Careless, conformance.positions_come_back),
    (Silent, conformance.nobody_is_stuck),
    (Stubborn, conformance.nobody_is_stuck),
    (Interrupting, conformance.clerks_answer_lawfully_and_from_the_view),
    (Wavering, conformance.clerks_answer_lawfully_and_from_the_view),
    (Unsayable, saying.refusals_can_be_said),
    (Roundabout, conformance.questions_are_answered),
]


@pytest.mark.parametrize(("broken", "law"), BROKEN, ids=lambda each: each.__name__)
def test_a_law_complains_about_a_game_that_breaks_it(broken: type[Arsouf], law: Law) -> None:
    assert list(complaints(broken(), law))


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_a_law_is_content_with_a_game_that_keeps_it(law: Law) -> None:
    assert not list(complaints(Arsouf(), law))


def test_every_law_is_broken_by_some_game_here() -> None:
    assert {law for _, law in BROKEN} == set(LAWS)
    assert {law for _, law in BROKEN_HISTORIES} == set(HISTORY_LAWS)


class Endless(Arsouf):
    """Never comes to an end on the board."""

    def outcome(self, state: Any) -> Outcome | None:
        return None


class Stolen(Arsouf):
    """Is won by somebody who does not play."""

    def outcome(self, state: Any) -> Outcome | None:
        return Outcome("venice", "bought", "12.4") if super().outcome(state) else None


class Fickle(Arsouf):
    """Tells something else when an action is taken again."""

    def __init__(self) -> None:
        self.turns = 0

    def resolve(self, state: Any, dice: Dice, tell: Tell) -> Any:
        self.turns += 1
        tell(Event(clause=f"{self.turns}"))
        return super().resolve(state, dice, tell)


class Rumour(Arsouf):
    """Tells of a clause that no book has."""

    def apply(self, state: Any, action: ArsoufAction, dice: Dice, tell: Tell) -> Any:
        return super().apply(state, action, dice, lambda event: tell(replace(event, clause="99.9")))


class Murmur(Event, frozen=True, kw_only=True, tag="murmur"):
    """Something that no language has a sentence for."""


class Murmuring(Arsouf):
    """Tells what nobody can say."""

    def apply(self, state: Any, action: ArsoufAction, dice: Dice, tell: Tell) -> Any:
        tell(Murmur(clause="5.1"))
        return super().apply(state, action, dice, tell)


class Lenient(Sitting[Any, Any, Any]):
    """A table at which everybody may always undo."""

    def may_undo(self, seat: str) -> bool:
        return bool(self.steps)


BROKEN_HISTORIES: list[tuple[type[Arsouf], HistoryLaw]] = [
    (Endless, histories.the_game_ends_by_a_known_clause),
    (Stolen, histories.the_game_ends_by_a_known_clause),
    (Fickle, histories.the_record_replays),
    (Rumour, histories.events_survive_json_and_cite_known_clauses),
    (Murmuring, saying.the_log_can_be_said),
    (Arsouf, histories.undo_is_offered_when_nothing_has_been_learned),
]


@pytest.mark.parametrize(("broken", "law"), BROKEN_HISTORIES[:-1], ids=lambda each: each.__name__)
def test_a_law_of_histories_complains_about_a_game_that_breaks_it(broken: type[Arsouf], law: HistoryLaw) -> None:
    assert list(law(finished(broken())))


def test_the_law_of_undo_complains_about_a_lenient_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(histories, "Sitting", Lenient)
    assert list(histories.undo_is_offered_when_nothing_has_been_learned(finished(Arsouf())))


@pytest.mark.parametrize("law", HISTORY_LAWS, ids=lambda law: law.__name__)
def test_a_law_of_histories_is_content_with_a_game_that_keeps_it(law: HistoryLaw) -> None:
    assert not list(law(finished(Arsouf())))


def complaints(game: Arsouf, law: Law) -> Iterator[str]:
    """What a law says of the same moments, played by the true rules and looked at through a game."""
    random = Random(3)
    stations = moments(opened_sitting(Arsouf()))
    for moment in random.sample(stations, 12):
        yield from law(Moment(game, moment.scenario, moment.state), random)


def opened_sitting(game: Arsouf) -> AnySitting:
    """The first actions of a game."""
    dice = SeededDice(2)
    sitting: AnySitting = Sitting(game, "charge", Options(), dice)
    wander(sitting, Random(2), dice, ACTIONS)
    return sitting


def finished(game: Arsouf) -> AnySitting:
    """A whole game."""
    dice = SeededDice(2)
    sitting: AnySitting = Sitting(game, "gate", Options(), dice)
    wander(sitting, Random(2), dice, 2000)
    return sitting
