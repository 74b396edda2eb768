"""Records: a game is its record, and a record that does not fit says where."""

from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from gonfalon.kernel.dice import Dice, ScriptedDice
from gonfalon.kernel.events import Tell
from gonfalon.kernel.game import Outcome
from gonfalon.kernel.reading import BadInput
from gonfalon.kernel.record import Record, Took, digest_of, read_record, write_record
from gonfalon.kernel.replay import carry_on, replay
from gonfalon.kernel.rulebook import Refusal
from tests.proof.actions import Beacon, Patrol, ProofAction, Rest
from tests.proof.frozen import replace
from tests.proof.game import GAME, ProofGame
from tests.proof.play import AMBER, CLOVER, NO_DICE, WATCHING, Table, random_game, table
from tests.proof.position import Position
from tests.proof.state import State

WATCH = Position(markers=(AMBER, CLOVER), agenda=WATCHING, asked=1, turn=3)


def whole_game(seed: int) -> Table:
    """A random game, played to its end."""
    *_, sitting = random_game(seed)
    return sitting


def lit() -> Table:
    """A beacon was lit, and the owl went on."""
    sitting = table(WATCH)
    for action in (Beacon(seat="owl", height=37), Patrol(seat="owl", order=("wood", "mill", "ford"))):
        assert not isinstance(sitting.take(action, NO_DICE), Refusal)
    return sitting


def again(sitting: Table) -> Table:
    """The game played again from its record's text."""
    return replay(GAME, read_record(write_record(sitting.record)))


@settings(max_examples=25)
@given(st.integers(0, 10_000))
def test_a_record_replays_to_the_identical_game(seed: int) -> None:
    sitting = whole_game(seed)
    second = again(sitting)
    assert [step.state for step in second.steps] == [step.state for step in sitting.steps]
    assert [step.told for step in second.steps] == [step.told for step in sitting.steps]
    assert second.opening == sitting.opening
    assert second.outcome() == sitting.outcome() is not None
    assert write_record(second.record) == write_record(sitting.record)


def test_a_record_can_start_from_a_position() -> None:
    assert again(lit()).state == lit().state


def test_a_record_has_an_entry_a_line() -> None:
    lines = write_record(lit().record).splitlines()
    assert sum(line.startswith('    {"entry":"took"') for line in lines) == 2


def test_resigning_ends_the_record_and_the_other_side_wins() -> None:
    sitting = lit()
    sitting.resign("hare")
    assert again(sitting).outcome() == sitting.outcome() == Outcome("watch", "resigned", "")
    assert GAME.outcome(again(sitting).state) is None


@pytest.mark.parametrize("winner", ["smugglers", "watch", None])
def test_agreeing_ends_the_record(winner: str | None) -> None:
    sitting = lit()
    sitting.agree(winner)
    assert again(sitting).outcome() == Outcome(winner, "agreed", "")
    assert again(sitting).due() == ()


def test_what_was_taken_back_stays_in_the_record() -> None:
    sitting = lit()
    sitting.take_back("owl", 2)
    assert not isinstance(sitting.take(Beacon(seat="owl", height=90), NO_DICE), Refusal)
    assert again(sitting).state.beacon == 90
    assert len(again(sitting).record.entries) == 4


class RoundsBeacons(ProofGame):
    """The proof game with a rule that was changed silently: beacons are as high as the tens below."""

    def apply(self, state: State, action: ProofAction, dice: Dice, tell: Tell) -> State:
        after = super().apply(state, action, dice, tell)
        return after if after.beacon is None else replace(after, beacon=after.beacon // 10 * 10)


def test_a_silent_change_of_a_rule_is_found_by_the_digest_alone() -> None:
    record = lit().record
    with pytest.raises(BadInput) as broken:
        replay(RoundsBeacons(), record)
    assert broken.value.field == "entries[0].digest"
    trusted = replay(RoundsBeacons(), record, trusting=True)
    assert len(trusted.steps) == 2
    assert [step.told for step in trusted.steps] == [step.told for step in lit().steps]


class SecondEdition(RoundsBeacons):
    """The same change, made in the open."""

    edition = 2


def test_a_record_of_another_edition_is_refused_unless_trusted() -> None:
    with pytest.raises(BadInput) as broken:
        replay(SecondEdition(), lit().record)
    assert broken.value.field == "header.edition"
    assert len(replay(SecondEdition(), lit().record, trusting=True).steps) == 2


def test_a_game_goes_on_from_a_position_under_another_edition() -> None:
    old = lit()
    game = SecondEdition()
    sitting = carry_on(game, old.record, GAME.position(old.state))
    assert sitting.state == old.state
    assert not sitting.may_undo("owl")
    assert not isinstance(sitting.take(Rest(seat="owl"), NO_DICE), Refusal)
    text = write_record(sitting.record)
    second = replay(game, read_record(text))
    assert second.state == sitting.state
    assert second.outcome() == sitting.outcome() is not None
    assert write_record(second.record) == text
    assert len(second.record.entries) == 4
    with pytest.raises(BadInput) as broken:
        replay(GAME, read_record(text))
    assert broken.value.field == "entries[2].edition"


def test_a_position_to_go_on_from_is_checked_like_any_other() -> None:
    game = SecondEdition()
    sitting = carry_on(game, lit().record, WATCH)
    written = msgspec.json.decode(write_record(sitting.record))
    written["entries"][-1]["position"]["rider"] = "moon"
    with pytest.raises(BadInput) as broken:
        replay(game, msgspec.convert(written, Record))
    assert broken.value.field == "entries[2].position.rider"
    written["entries"][-1]["position"]["rider"] = "ford"
    with pytest.raises(BadInput) as broken:
        replay(game, msgspec.convert(written, Record))
    assert broken.value.field == "entries[2].digest"


def at(*path: str | int, to: Any) -> Callable[[Any], None]:
    """A change of one place of a written record."""

    def change(written: Any) -> None:
        *way, last = path
        for part in way:
            written = written[part]
        written[last] = to

    return change


def late_entry(**entry: Any) -> Callable[[Any], None]:
    """One entry more at the end."""
    return lambda written: written["entries"].append(entry)


@pytest.mark.parametrize(
    ("change", "field"),
    [
        (at("header", "game", to="chess"), "header.game"),
        (at("header", "edition", to=7), "header.edition"),
        (at("header", "scenario", to="day"), "header.scenario"),
        (at("header", "options", to={"turns": "many"}), "header.options.turns"),
        (at("header", "options", to={"moons": 1}), "header.options"),
        (at("header", "rolls", to=[]), "header.rolls"),
        (at("header", "rolls", to=[4]), "header.rolls"),
        (at("header", "rolls", to=[1, 1]), "header.rolls"),
        (at("header", "digest", to="00000000"), "header.digest"),
        (at("header", "start", to={"markers": [], "agenda": [], "rider": "moon"}), "header.start.rider"),
        (at("header", "start", to={"markers": [{}], "agenda": []}), "header.start.markers[0]"),
        (at("entries", 0, "action", "do", to="dance"), "entries[0].action.do"),
        (at("entries", 0, "action", "seat", to="owl"), "entries[0].action"),
        (at("entries", 0, "action", to=3), "entries[0].action"),
        (at("entries", 0, "rolls", to=[6]), "entries[0].rolls"),
        (at("entries", 1, "digest", to="00000000"), "entries[1].digest"),
        (late_entry(entry="resigned", seat="fox"), "entries[-1]"),
        (late_entry(entry="resigned", seat="wolf"), "entries[-1].seat"),
        (late_entry(entry="agreed", winner="wolves"), "entries[-1].winner"),
        (late_entry(entry="agreed", winner=None), "entries[-1]"),
        (late_entry(entry="took back", seat="wolf", actions=1), "entries[-1].seat"),
        (late_entry(entry="took back", seat="fox", actions=0), "entries[-1].actions"),
        (late_entry(entry="took back", seat="fox", actions=999), "entries[-1].actions"),
        (late_entry(entry="took", action={"do": "rest", "seat": "owl"}, digest=""), "entries[-1].action"),
    ],
)
def test_a_broken_record_names_the_entry(change: Callable[[Any], None], field: str) -> None:
    written = msgspec.json.decode(write_record(whole_game(5).record))
    change(written)
    with pytest.raises(BadInput) as broken:
        replay(GAME, msgspec.convert(written, Record))
    assert broken.value.field == field.replace("[-1]", f"[{len(written['entries']) - 1}]")


def test_nothing_follows_a_resignation() -> None:
    sitting = lit()
    sitting.resign("fox")
    entries = (*sitting.record.entries, Took(action=Rest(seat="owl"), digest=""))
    with pytest.raises(BadInput) as broken:
        replay(GAME, Record(sitting.header, entries))
    assert broken.value.field == "entries[3]"


@pytest.mark.parametrize(
    ("text", "field"),
    [
        ("", "text"),
        ("{", "text"),
        ("[]", "text"),
        (b"\xff\xfe", "text"),
        ("\ud800", "text"),
        ("[" * 100_000, "text"),
        ('{"header": {}}', "header"),
        ('{"header": {"game": "proof", "edition": "1", "scenario": "night", "digest": ""}}', "header.edition"),
        ('{"header": {"game": "proof", "edition": 1, "scenario": "night", "digest": "", "x": 1}}', "header"),
    ],
    ids=str,
)
def test_malformed_text_names_the_field(text: str | bytes, field: str) -> None:
    with pytest.raises(BadInput) as broken:
        read_record(text)
    assert broken.value.field == field


@pytest.mark.parametrize(
    ("entry", "field"),
    [
        ('{"entry": "vanished"}', "entries[0].entry"),
        ('{"entry": "took", "action": {}, "digest": "", "rolls": [1, "x"]}', "entries[0].rolls[1]"),
        ('{"entry": "took", "action": {}}', "entries[0]"),
        ('{"entry": "took back", "seat": "fox", "actions": 1.5}', "entries[0].actions"),
    ],
)
def test_a_malformed_entry_is_named(entry: str, field: str) -> None:
    header = '{"game": "proof", "edition": 1, "scenario": "night", "digest": ""}'
    with pytest.raises(BadInput) as broken:
        read_record(f'{{"header": {header}, "entries": [{entry}]}}')
    assert broken.value.field == field


@settings(max_examples=200)
@given(st.integers(0, 2**32), st.text('0123456789[]{},:"\\ aeé-.', max_size=4))
@example(0, "")
def test_a_damaged_record_is_refused_or_still_plays(seed: int, patch: str) -> None:
    random, text = Random(seed), write_record(whole_game(3).record)
    place = random.randrange(len(text))
    with suppress(BadInput):
        sitting = replay(GAME, read_record(text[:place] + patch + text[place + random.randrange(4) :]))
        assert sitting.state == whole_game(3).state


def test_a_digest_is_four_bytes_that_follow_the_state() -> None:
    first, second = (GAME.state_of(replace(WATCH, turn=turn)) for turn in (1, 2))
    assert len(bytes.fromhex(digest_of(first))) == 4
    assert digest_of(first) != digest_of(second)


def test_a_simulation_keeps_no_digests() -> None:
    sitting: Table = type(lit())(GAME, "night", GAME.options(), ScriptedDice([2]), digests=False)
    assert sitting.header.digest == ""
