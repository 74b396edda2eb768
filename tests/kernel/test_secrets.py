"""Secrets of the proof game: whispers, hidden rolls, tokens dealt anew, and no leak of any kind."""

from functools import partial
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gonfalon.kernel.agenda import Ask
from gonfalon.kernel.dice import Dice, ScriptedDice, SeededDice, chance_of
from gonfalon.kernel.events import Event, Revealed, Rolled, Tell, heard, unheard
from gonfalon.kernel.game import Game, begin, take
from gonfalon.kernel.odds import preview
from gonfalon.lab.conformance import nothing_leaks, revealed
from gonfalon.lab.moment import Moment
from tests.proof.actions import Inspect, Load, ProofAction, Ride, Step
from tests.proof.events import Inspected, Loaded, Readied, Shuffled, Stepped
from tests.proof.frames import Dawn, Loading, Stopping
from tests.proof.frozen import replace
from tests.proof.game import GAME, ProofGame
from tests.proof.play import AMBER, BIRCH, CLOVER, DEW, STEPPING, WATCHING, played, random_game
from tests.proof.position import Position
from tests.proof.state import COINS, MOST_WHISTLES, SEATS, Options, State, popped
from tests.proof.view import View

EVERYBODY = (*SEATS, None)

TWO_AT_THE_MILL = GAME.state_of(
    Position(
        markers=(replace(AMBER, coins=2), replace(BIRCH, at="mill"), CLOVER, DEW), agenda=STEPPING, asked=2, whistles=1
    )
)
TO_THE_MILL = Step(seat="fox", token="amber", to="mill")


def test_1_1_a_whisper_is_a_stub_to_the_others() -> None:
    state = GAME.state_of(Position(markers=(AMBER, BIRCH, CLOVER), agenda=(Dawn(), Loading(1, "fox")), asked=1))
    coins = (("amber", 2), ("birch", 0))
    _, told = played(state, Load(seat="fox", coins=coins))
    assert heard(told, "fox") == [Loaded(clause="1.1", seat="fox", coins=coins)]
    for other in ("hare", "owl", None):
        assert heard(told, other) == [Readied(clause="1.1", seat="fox")]


def test_1_2_only_the_owl_sees_the_roll_for_its_whistles() -> None:
    told: list[Event] = []
    state = begin(GAME, "night", Options(), ScriptedDice([3]), told.append)
    assert heard(told, "owl") == [Rolled(clause="1.2", why="whistles", sides=3, face=3, to=("owl",))]
    for other in ("fox", "hare", None):
        assert heard(told, other) == []
        assert GAME.view(state, other).whistles is None
    assert GAME.view(state, "owl").whistles == 2


def test_3_4_unseen_markers_in_one_place_get_new_tokens_and_cannot_be_followed() -> None:
    for other in ("hare", "owl", None):
        assert len(chance_of(partial(view_from_the_mill, other))) == 1
    mine = chance_of(partial(view_from_the_mill, "fox"))
    assert {tuple(flag.coins for flag in view.flags[:2]) for view in mine} == {(2, 0), (0, 2)}


def view_from_the_mill(seat: str | None, dice: Dice) -> View:
    """What a seat sees once both markers of the fox are at the mill."""
    return GAME.view(take(GAME, TWO_AT_THE_MILL, TO_THE_MILL, dice, unheard), seat)


def test_3_4_only_the_owner_sees_how_the_tokens_fall() -> None:
    _, told = played(TWO_AT_THE_MILL, TO_THE_MILL, [2])
    public = [Stepped(clause="3.1", token="amber", to="mill"), Shuffled(clause="3.4", owner="fox", at="mill")]
    assert heard(told, "fox") == [*public, Rolled(clause="3.4", why="tokens", sides=2, face=2, to=("fox",))]
    for other in ("hare", "owl", None):
        assert heard(told, other) == public


def test_3_4_a_marker_that_was_seen_keeps_its_token() -> None:
    seen, birch, *others = TWO_AT_THE_MILL.markers
    state, _ = played(replace(TWO_AT_THE_MILL, markers=(replace(seen, seen=True), birch, *others)), TO_THE_MILL)
    assert [marker.token for marker in state.markers] == ["amber", "birch", "clover", "dew"]


def test_5_2_only_the_owl_learns_what_it_looks_under() -> None:
    state = GAME.state_of(
        Position(markers=(replace(AMBER, at="hill", coins=2),), agenda=WATCHING, asked=1, inspections=1)
    )
    after, told = played(state, Inspect(seat="owl", places=("hill",)))
    looked = Inspected(clause="5.2", places=("hill",))
    assert heard(told, "owl") == [Revealed(clause="5.2", what="amber 2", to=("owl",)), looked]
    assert GAME.view(after, "owl").flags[0].coins == 2
    for other in ("hare", None):
        assert heard(told, other) == [looked]
        assert GAME.view(after, other).flags[0].coins is None


def test_R1_a_view_holds_no_private_number() -> None:
    renumbered = replace(
        TWO_AT_THE_MILL, markers=tuple(replace(marker, id=9 - marker.id) for marker in TWO_AT_THE_MILL.markers)
    )
    for seat in EVERYBODY:
        assert GAME.view(renumbered, seat) == GAME.view(TWO_AT_THE_MILL, seat)


seeds = st.integers(0, 10_000)


@settings(max_examples=20)
@given(seeds, seeds)
def test_what_a_seat_may_know_does_not_depend_on_what_it_may_not(seed: int, guess: int) -> None:
    for sitting in random_game(seed):
        state = sitting.state
        for seat in EVERYBODY:
            view = GAME.view(state, seat)
            imagined = GAME.imagine(view, SeededDice(guess))
            assert_possible(imagined)
            assert GAME.view(imagined, seat) == view
            assert GAME.due(imagined) == GAME.due(state)
            if seat is not None:
                assert_same_choices(state, imagined, seat)


@settings(max_examples=20)
@given(seeds, seeds)
def test_what_a_seat_hears_and_sees_of_any_action_does_not_depend_on_what_it_may_not_know(
    seed: int, guess: int
) -> None:
    random = Random(seed)
    for sitting in random_game(seed):
        state = sitting.state
        for seat in EVERYBODY:
            imagined = GAME.imagine(GAME.view(state, seat), SeededDice(guess))
            for ask in sitting.due():
                action = GAME.menu(state, ask.seat).sample(random)
                if GAME.check(imagined, action) is None:
                    assert_same_news(GAME, state, imagined, action, seat, guess)


@settings(max_examples=5)
@given(seeds, seeds)
def test_a_preview_does_not_depend_on_what_the_seat_may_not_know(seed: int, guess: int) -> None:
    random = Random(seed)
    for sitting in random_game(seed):
        if sitting.due() and random.random() < 0.2:
            seat = sitting.due()[0].seat
            action = GAME.menu(sitting.state, seat).sample(random)
            imagined = GAME.imagine(GAME.view(sitting.state, seat), SeededDice(guess))
            mine, theirs = (
                preview(GAME, GAME.view(state, seat), action, SeededDice(3), through=True)
                for state in (sitting.state, imagined)
            )
            assert mine == theirs


def assert_possible(state: State) -> None:
    """The invariants that every real state has too."""
    loading = {frame.seat for frame in state.agenda if isinstance(frame, Loading)}
    for purse in state.purses:
        out = sum(marker.coins for marker in state.markers if marker.owner == purse.owner)
        owned = 0 if purse.owner in loading else COINS
        assert out + purse.safe + purse.taken + purse.swept == owned
    assert 0 <= state.whistles <= MOST_WHISTLES - state.spent
    assert all(0 <= marker.steps <= 2 for marker in state.markers)


def assert_same_choices(state: State, imagined: State, seat: str) -> None:
    """The seat has the same menu and the same refusals in both states."""
    mine, theirs = GAME.menu(state, seat), GAME.menu(imagined, seat)
    offered = list(mine.actions())
    assert list(theirs.actions()) == offered
    assert theirs.wire() == mine.wire()
    for action in (*offered, *forgeries(seat)):
        assert GAME.check(imagined, action) == GAME.check(state, action)


def forgeries(seat: str) -> list[ProofAction]:
    """Actions that are seldom lawful."""
    tokens = ("amber", "birch", "clover", "dew", "elm")
    steps = [Step(seat=seat, token=token, to=to) for token in tokens for to in ("hill", "town", "moon")]
    return [*steps, Ride(seat=seat, route=("ford", "wood")), Inspect(seat=seat, places=("hill",))]


def assert_same_news(
    game: Game[State, ProofAction, View],
    state: State,
    imagined: State,
    action: ProofAction,
    seat: str | None,
    seed: int,
) -> None:
    """Under the same dice the seat hears and sees the same, unless different things were revealed to it."""
    news, reveals = [], []
    for before in (state, imagined):
        told: list[Event] = []
        after = take(game, before, action, SeededDice(seed), told.append)
        news.append((heard(told, seat), game.view(after, seat)))
        reveals.append(revealed(told, seat, SEATS))
    assert reveals[0] != reveals[1] or news[0] == news[1]


class AnswersSilently(ProofGame):
    """The proof game with an engine that passes for an owl without a whistle."""

    def resolve(self, state: State, dice: Dice, tell: Tell) -> State | None:
        if state.agenda and isinstance(state.agenda[-1], Stopping) and not state.whistles:
            return popped(state)
        return super().resolve(state, dice, tell)


def test_4_1_an_engine_that_answers_for_a_seat_leaks() -> None:
    state = replace(TWO_AT_THE_MILL, rider="mill", whistles=0)
    richer = replace(state, whistles=1)
    assert_same_news(ProofGame(), state, richer, TO_THE_MILL, "fox", 1)
    with pytest.raises(AssertionError):
        assert_same_news(AnswersSilently(), state, richer, TO_THE_MILL, "fox", 1)


class ShowsWhistles(ProofGame):
    """The proof game with a spectator who sees the whistles that are left."""

    def view(self, state: State, seat: str | None) -> View:
        view = super().view(state, seat)
        return replace(view, whistles=state.whistles) if seat is None and state.spent else view


@pytest.mark.parametrize(("game", "leaks"), [(ProofGame(), False), (ShowsWhistles(), True)])
def test_4_1_the_law_looks_over_the_shoulder_of_a_spectator_too(game: ProofGame, leaks: bool) -> None:
    state = replace(TWO_AT_THE_MILL, rider="mill", whistles=2)
    state = take(GAME, state, TO_THE_MILL, SeededDice(1), unheard)
    told = [each for seed in range(20) for each in nothing_leaks(Moment(game, "night", state), Random(seed))]
    assert any("a spectator" in each for each in told) is leaks


class LooksAtAll(ProofGame):
    """The proof game with an owl that sees under all markers once it has looked under one."""

    def view(self, state: State, seat: str | None) -> View:
        view = super().view(state, seat)
        if seat != "owl" or not any(marker.seen for marker in state.markers):
            return view
        flags = tuple(replace(flag, coins=coins_under(state, flag.token)) for flag in view.flags)
        return replace(view, flags=flags)


def coins_under(state: State, token: str) -> int:
    """The coins of a marker."""
    return next(marker.coins for marker in state.markers if marker.token == token)


@pytest.mark.parametrize(("game", "leaks"), [(ProofGame(), False), (LooksAtAll(), True)])
def test_5_2_the_law_holds_what_a_reveal_makes_visible_to_what_was_revealed(game: ProofGame, leaks: bool) -> None:
    markers = (replace(AMBER, at="hill", coins=1), replace(BIRCH, at="mill", coins=1), replace(CLOVER, coins=2), DEW)
    state = GAME.state_of(Position(markers=markers, agenda=WATCHING, asked=1, inspections=1))
    told = [each for seed in range(40) for each in nothing_leaks(Moment(game, "night", state), Random(seed))]
    assert any("owl learns from what Inspect" in each for each in told) is leaks


class AsksOpenly(ProofGame):
    """The proof game where the owl is asked on the open board, although its menu tells of its whistles."""

    def due(self, state: State) -> tuple[Ask[ProofAction], ...]:
        return tuple(replace(ask, open=True) for ask in super().due(state))


@pytest.mark.parametrize(("game", "leaks"), [(ProofGame(), False), (AsksOpenly(), True)])
def test_4_1_an_open_ask_may_not_offer_what_a_spectator_may_not_know(game: ProofGame, leaks: bool) -> None:
    state = take(GAME, replace(TWO_AT_THE_MILL, rider="mill", whistles=1), TO_THE_MILL, SeededDice(1), unheard)
    told = [each for seed in range(20) for each in nothing_leaks(Moment(game, "night", state), Random(seed))]
    assert any("open menu of owl" in each for each in told) is leaks


@settings(max_examples=3)
@given(seeds)
def test_the_law_of_every_game_holds_in_the_proof_game(seed: int) -> None:
    for sitting in random_game(seed):
        assert list(nothing_leaks(Moment(GAME, "night", sitting.state), Random(seed))) == []
