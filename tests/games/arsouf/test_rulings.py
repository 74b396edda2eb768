"""The rulings that no other chapter shows: the river under fire, naming attacks first, the town, the banner."""

import pytest

from gonfalon.games.arsouf import GAME
from gonfalon.games.arsouf.actions import Attack
from gonfalon.games.arsouf.events import Announced, Fought, Lapsed
from gonfalon.games.arsouf.pieces import Side
from gonfalon.games.arsouf.state import Condition, Options, Recovery, State
from gonfalon.kernel.dice import ScriptedDice
from gonfalon.kernel.events import Event, Rolled
from gonfalon.kernel.game import take
from gonfalon.kernel.odds import Odds, odds, preview
from gonfalon.kernel.record import read_record, write_record
from gonfalon.kernel.replay import replay
from tests.games.arsouf import book
from tests.games.arsouf.stamp import (
    CRUSADER,
    MUSLIM,
    Played,
    asked,
    attack,
    condition,
    end,
    lonely,
    move,
    offered,
    play,
    reach,
    refused,
    seated,
    stamp,
    sums,
    where,
)

OVER_WATER = [pair for side in book.CLOSED_SIDES for pair in (side, side[::-1])]


def test_R1_to_R21_the_options_default_to_the_rulings() -> None:
    assert Options() == Options(
        road_entry=False,
        pass_friends=True,
        attack_across_river=True,
        announce_first=False,
        wounded_leader_leads=True,
        recovery=Recovery.OWN_TURN,
        spare_baggage_counts=True,
        muslims_enter_arsouf=False,
        turn_limit=50,
        banner_spaces=True,
    )


@pytest.mark.parametrize(("here", "there"), OVER_WATER)
def test_R5_pieces_attack_across_the_river_unless_the_option_forbids(here: str, there: str) -> None:
    pieces = {"templars": here, "mamelukes-1": there}
    assert refused(stamp(pieces, ask="attack"), attack("templars", "mamelukes-1")) is None
    forbidden = stamp(pieces, ask="attack", attack_across_river=False)
    assert refused(forbidden, attack("templars", "mamelukes-1")) == ("R5", "across-the-river")


@pytest.mark.parametrize(("here", "there"), [pair for side in book.FORD_SIDES for pair in (side, side[::-1])])
def test_R5_the_ford_never_hinders_an_attack(here: str, there: str) -> None:
    state = stamp({"templars": here, "mamelukes-1": there}, ask="attack", attack_across_river=False)
    assert refused(state, attack("templars", "mamelukes-1")) is None


def test_R5_nobody_is_asked_for_attacks_when_only_the_river_lies_between() -> None:
    pieces = {"templars": "00.18", "mamelukes-1": "00.17"}
    assert asked(play(stamp(pieces), end(CRUSADER)).state) == ("crusader", "attack")
    state = play(stamp(pieces, attack_across_river=False), end(CRUSADER)).state
    assert asked(state) == ("muslim", "move")


@pytest.mark.parametrize("across", [True, False])
def test_R5_support_and_leaders_count_across_the_river_whatever_the_option(across: bool) -> None:
    pieces = {"templars": "01.18", "richard": "01.17", "mamelukes-1": "02.18", "mamelukes-2": "00.17"}
    lines = sums(stamp(pieces, ask="attack", attack_across_river=across), attack("templars", "mamelukes-1"))
    assert lines == {
        "attack": [("1.1", "templars", 8), ("6.6", "richard", 4)],
        "defence": [("1.4", "mamelukes-1", 6), ("6.5", "mamelukes-2", 3)],
    }


def test_R6_attacks_are_rolled_one_by_one() -> None:
    state = stamp({"templars": "08.08", "richard": "07.10", "mamelukes-1": "08.09"}, ask="attack")
    played = play(state, attack("templars", "mamelukes-1"), dice=(6, 1))
    assert condition(played.state, "mamelukes-1") is Condition.WOUNDED
    assert asked(played.state) == ("crusader", "attack")
    assert played.events(Announced) == []


AROUND_ONE = {"templars": "08.08", "richard": "07.10", "knights-1": "08.10", "mamelukes-1": "08.09"}
FIRST, SECOND = attack("templars", "mamelukes-1"), attack("richard", "mamelukes-1")


def announcing(pieces: dict[str, str]) -> State:
    return stamp(pieces, ask="attack", announce_first=True)


def rolled_out(state: State, *named: Attack, dice: tuple[int, ...]) -> Played:
    """Name attacks and end the phase, unless it has ended of itself because nobody is left to attack."""
    told: list[Event] = []
    scripted = ScriptedDice(dice)
    for action in named:
        assert refused(state, action) is None
        state = take(GAME, state, action, scripted, told.append)
    if asked(state) == ("crusader", "attack"):
        state = take(GAME, state, end(CRUSADER), scripted, told.append)
    scripted.finish()
    return Played(state, told)


def test_R6_announce_first_rolls_nothing_before_all_are_named() -> None:
    played = play(announcing(AROUND_ONE), FIRST, SECOND)
    assert asked(played.state) == ("crusader", "attack")
    assert played.events(Announced) == [
        Announced(clause="R6", piece="templars", target="mamelukes-1"),
        Announced(clause="R6", piece="richard", target="mamelukes-1"),
    ]
    assert played.events(Rolled) == []
    assert condition(played.state, "mamelukes-1") is Condition.FIT


def test_R6_announce_first_rolls_in_the_order_of_naming() -> None:
    played = rolled_out(announcing(AROUND_ONE), SECOND, FIRST, dice=(1, 1, 6, 1))
    assert [(each.piece, each.attack, each.defence) for each in played.events(Fought)] == [
        ("richard", 6, 8),
        ("templars", 20, 8),
    ]
    assert condition(played.state, "richard") is Condition.WOUNDED
    assert condition(played.state, "mamelukes-1") is Condition.WOUNDED


def test_R6_announced_attacks_are_rolled_when_every_able_piece_has_named_one() -> None:
    pieces = {piece: at for piece, at in AROUND_ONE.items() if piece != "knights-1"}
    played = rolled_out(announcing(pieces), FIRST, SECOND, dice=(1, 4, 6, 1))
    assert [each.piece for each in played.events(Fought)] == ["templars", "richard"]
    assert condition(played.state, "mamelukes-1") is Condition.WOUNDED
    assert asked(played.state) == ("muslim", "move")


def test_R6_an_announced_attack_on_a_killed_piece_lapses_without_dice() -> None:
    pieces = {**AROUND_ONE, "mamelukes-1": "08.09 wounded"}
    played = rolled_out(announcing(pieces), FIRST, SECOND, dice=(6, 1))
    assert condition(played.state, "mamelukes-1") is Condition.KILLED
    assert played.events(Lapsed) == [Lapsed(clause="R6", piece="richard", target="mamelukes-1")]
    assert len(played.events(Rolled)) == 2


def test_R6_every_announced_attack_is_followed_by_the_ask_with_the_next_number() -> None:
    state = announcing(AROUND_ONE)
    (before,), (after,) = GAME.due(state), GAME.due(play(state, FIRST).state)
    assert after.id == before.id + 1


@pytest.mark.parametrize("others", [("knights-1",), ()], ids=["others-wait", "the-last"])
def test_R6_an_attack_that_will_be_announced_is_weighed_as_if_it_were_rolled_at_once(others: tuple[str, ...]) -> None:
    pieces = {piece: at for piece, at in AROUND_ONE.items() if piece != "knights-1" or piece in others}
    found = preview(GAME, GAME.view(play(announcing(pieces), FIRST).state, "crusader"), SECOND, ScriptedDice(()))
    at_once = odds(GAME, stamp({**pieces, "templars": "08.08 attacked"}, ask="attack"), SECOND)
    assert told_by(found) == told_by(at_once)
    assert found.sums == at_once.sums


def told_by(found: Odds[State]) -> list[object]:
    """The chances, each with what is told by its dice."""
    return [(each.chance, each.told) for each in found.chances]


def test_R6_announce_first_still_lets_a_piece_attack_once() -> None:
    state = play(announcing(AROUND_ONE), FIRST).state
    assert refused(state, FIRST) == ("6.3", "attacked-already")


def test_R6_announced_attacks_are_forgotten_after_their_phase() -> None:
    state = rolled_out(announcing(AROUND_ONE), FIRST, dice=(3, 6)).state
    played = play(state, end(MUSLIM), end(MUSLIM), end(CRUSADER), end(CRUSADER))
    assert played.events(Fought) == []


@pytest.mark.parametrize("piece", ["baggage-1", "richard", "saladin"])
def test_R9_baggage_and_leaders_attack_too(piece: str) -> None:
    seat = MUSLIM if piece == "saladin" else CRUSADER
    enemy = "templars" if seat is MUSLIM else "mamelukes-1"
    assert refused(stamp({piece: "08.08", enemy: "08.09"}, ask="attack", seat=seat), attack(piece, enemy)) is None


@pytest.mark.parametrize("town", sorted(book.ARSOUF))
def test_R17_muslims_stay_out_of_arsouf(town: str) -> None:
    assert refused(lonely("mamelukes-1", "02.00"), move("mamelukes-1", town)) == ("R17", "closed-town")


def test_R17_muslims_do_not_pass_an_enemy_by_way_of_the_town() -> None:
    pieces = {"mamelukes-1": "02.00", "templars": "02.01"}
    assert refused(stamp(pieces, seat=MUSLIM), move("mamelukes-1", "01.02")) == ("R2", "way-barred")
    opened = stamp(pieces, seat=MUSLIM, muslims_enter_arsouf=True)
    assert refused(opened, move("mamelukes-1", "01.02")) is None


def test_R17_muslims_may_stand_in_the_three_doors() -> None:
    assert reach(lonely("mamelukes-1", "03.02"), "mamelukes-1", book.DOORS | book.ARSOUF) == book.DOORS


def test_R17_with_the_option_muslims_enter_and_stay_on_the_board() -> None:
    state = lonely("mamelukes-1", "02.00", muslims_enter_arsouf=True)
    assert reach(state, "mamelukes-1", book.ARSOUF) == book.ARSOUF
    state = play(state, move("mamelukes-1", "01.00")).state
    assert where(state, "mamelukes-1") == "01.00"
    assert GAME.view(state, None).progress.others == 1


def test_R17_a_muslim_in_arsouf_blocks_a_crusader_there() -> None:
    pieces = {"baggage-1": "02.00", "mamelukes-1": "01.01"}
    state = stamp(pieces, muslims_enter_arsouf=True)
    assert refused(state, move("baggage-1", "01.01")) == ("5.2", "occupied")
    assert refused(state, move("baggage-1", "01.00")) is None
    both = stamp({**pieces, "mamelukes-2": "01.00"}, muslims_enter_arsouf=True)
    assert reach(both, "baggage-1", book.ARSOUF) == set()


def test_R17_a_muslim_in_arsouf_fights_like_any_other() -> None:
    pieces = {"templars": "02.00", "mamelukes-1": "01.01"}
    state = stamp(pieces, ask="attack", muslims_enter_arsouf=True)
    assert refused(state, attack("templars", "mamelukes-1")) is None
    state = stamp(pieces, ask="attack", seat=MUSLIM, muslims_enter_arsouf=True)
    assert refused(state, attack("mamelukes-1", "templars")) is None


@pytest.mark.parametrize("space", sorted(book.BANNER))
def test_R21_the_spaces_under_the_banner_are_playable(space: str) -> None:
    start = min(book.neighbours(space))
    assert refused(lonely("skirmishers-1", start), move("skirmishers-1", space)) is None


@pytest.mark.parametrize("space", sorted(book.BANNER))
@pytest.mark.parametrize("piece", ["skirmishers-1", "templars"])
def test_R21_the_option_closes_the_spaces_under_the_banner(space: str, piece: str) -> None:
    away = book.distances(space)
    start = min(set(book.OPEN) - book.BANNER, key=lambda other: (away[other], other))
    assert refused(lonely(piece, start, banner_spaces=False), move(piece, space)) == ("R21", "banner")


@pytest.mark.parametrize("space", ["13.11", "14.11", "12.12", "12.21"])
def test_R21_the_spaces_around_the_banner_stay_open(space: str) -> None:
    start = min(book.neighbours(space) - book.BANNER)
    assert refused(lonely("skirmishers-1", start, banner_spaces=False), move("skirmishers-1", space)) is None


def test_R21_closing_the_banner_opens_neither_marsh_nor_town() -> None:
    marsh = lonely("templars", "08.16", banner_spaces=False)
    assert refused(marsh, move("templars", "08.18")) == ("4.5", "marsh-between")
    town = lonely("mamelukes-1", "02.00", banner_spaces=False)
    assert not offered(town, "mamelukes-1") & book.ARSOUF


def test_R21_a_closed_banner_is_walked_round_when_the_moves_suffice() -> None:
    assert refused(lonely("templars", "14.11"), move("templars", "12.12")) is None
    assert refused(lonely("templars", "14.11", banner_spaces=False), move("templars", "12.12")) == (
        "R21",
        "banner-between",
    )
    assert refused(lonely("mamelukes-1", "14.11", banner_spaces=False), move("mamelukes-1", "12.12")) is None
    assert refused(lonely("templars", "14.11", banner_spaces=False), move("templars", "11.12")) == ("5.3", "too-far")


def test_R21_a_closed_banner_is_not_crossed_either() -> None:
    start, to = "12.14", "12.17"
    enemies = {"templars": "12.15", "richard": "11.16"}
    opened = stamp({"skirmishers-1": start, **enemies}, seat=MUSLIM)
    closed = stamp({"skirmishers-1": start, **enemies}, seat=MUSLIM, banner_spaces=False)
    assert offered(opened, "skirmishers-1") - offered(closed, "skirmishers-1") >= {"13.15", "13.16", "12.16"}
    assert to not in offered(closed, "skirmishers-1")


@pytest.mark.parametrize("side", [CRUSADER, MUSLIM])
def test_R22_nothing_shoots(side: Side) -> None:
    pieces = {"templars": "08.08", "horse-archers-1": "08.10", "richard": "02.10", "saladin": "02.11"}
    state = stamp(pieces, ask="attack", seat=side)
    shot = attack("templars", "horse-archers-1") if side is CRUSADER else attack("horse-archers-1", "templars")
    assert refused(state, shot) == ("6.2", "not-adjoining")


def test_R25_nothing_is_lost_by_leaving_a_game() -> None:
    sitting = seated({"templars": "08.08", "richard": "07.10", "mamelukes-1": "08.11"})
    for action in (move("templars", "08.10"), move("richard", "07.12"), end(CRUSADER)):
        sitting.take(action, ScriptedDice(()))
    sitting.take(attack("templars", "mamelukes-1"), ScriptedDice((6, 2)))
    again = replay(GAME, read_record(write_record(sitting.record)))
    assert again.state == sitting.state
    assert again.due() == sitting.due()
