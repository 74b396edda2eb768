"""What is told: where units go before a melee, whose dice fall, what captures give, and why the disorganized fall."""

from gonfalon.games.acre import GAME
from gonfalon.games.acre.actions import Flee
from gonfalon.games.acre.events import CampCaptured, Eliminated, Evaded, Feigned, Fled, Followed, TrebuchetCaptured
from gonfalon.kernel.events import Rolled
from gonfalon.kernel.odds import odds
from gonfalon.words import Words
from tests.games.acre.stamp import CRUSADER, MUSLIM, Played, attack, end, evade, feign, move, play, score, shoot, stamp

MORE = {"sp9": "2020", "li6": "2021"}
EN, ES = Words("en", "acre", strict=True), Words("es", "acre", strict=True)


def sentences(done: Played, words: Words = EN) -> list[str]:
    return [words.event(event) for event in done.told]


def test_S8_3_an_evading_unit_tells_whence_where_and_over_what_it_goes() -> None:
    state = play(stamp({"ma1": "1206", "tk1": "1205", **MORE}, ask="attack"), attack("ma1", "1205")).state
    done = play(state, evade(MUSLIM, "1204", "1203"))
    assert done.events(Evaded) == [Evaded(clause="S8.3", unit="tk1", start="1205", to="1203", over="1204")]
    assert sentences(done)[0] == "Turkomans 1 leave 1205 for 1203 over 1204."
    assert sentences(done, ES)[0] == "Los turcomanos 1 dejan 1205 y van a 1203 por 1204."
    done = play(state, evade(MUSLIM, "1204"))
    assert sentences(done)[0] == "Turkomans 1 leave 1205 for 1204."


def test_15_1f_a_feigned_flight_tells_where_both_go() -> None:
    state = play(stamp({"ma1": "1206", "li1": "1205", **MORE}, ask="attack"), attack("ma1", "1205"), feign(), dice=(5,))
    assert [event.unit for event in state.events(Feigned)] == ["li1"]
    done = play(state.state, Flee(seat=MUSLIM, path=("1204", "1203")))
    assert done.events(Evaded) == [Evaded(clause="15.1f", unit="li1", start="1205", to="1203", over="1204")]
    assert done.events(Followed) == [Followed(clause="15.1f", unit="ma1", start="1206", to="1204", over="1205")]
    assert "The French foot follow from 1206 to 1204 over 1205." in sentences(done)


def test_15_1e_a_feigned_flight_that_draws_nobody_counts_none_whatever_the_dice() -> None:
    for face in (1, 2, 3):
        start = stamp({"ma1": "1206", "li1": "1205", **MORE}, ask="attack")
        state = play(start, attack("ma1", "1205"), feign(), dice=(face,))
        assert state.events(Fled) == [Fled(clause="15.1e", unit="li1", hexes=0)]
        done = play(state.state, Flee(seat=MUSLIM, path=("1204",)))
        assert [event.clause for event in done.events(Evaded)] == ["15.1e"]


def test_R36_a_follower_whose_first_hex_is_closed_stays_and_says_so() -> None:
    state = stamp({"t1": "0418", "li1": "0419", **MORE}, ask="attack")
    state = play(state, attack("t1", "0419"), feign(), dice=(4,)).state
    done = play(state, GAME.due(state)[0].default)
    assert done.events(Followed) == [Followed(clause="R36", unit="t1", start="0418")]
    assert "Templars 1 cannot follow and stay on 0418." in sentences(done)


def test_15_1d_and_S10_3_dice_say_whose_they_are() -> None:
    state = stamp({"ma1": "1206", "ma2": "1106", "li1": "1205", **MORE}, ask="attack")
    done = play(state, attack("ma1 ma2", "1205"), feign(), dice=(1, 2))
    rolled = done.events(Rolled)
    assert [(event.why, event.who) for event in rolled] == [("karr-wa-farr", "ma1"), ("karr-wa-farr", "ma2")]
    assert "d6 for Karr-wa-Farr (the French foot): 1." in sentences(done)
    fight = stamp({"t1": "1206", "as1": "1205", **MORE}, {"gerard": "t1", "taqi": "as1"}, ask="attack")
    rolled = play(fight, attack("t1", "1205"), dice=(1, 1, 1, 1, 1)).events(Rolled)
    assert [event.who for event in rolled] == ["", "gerard", "gerard", "taqi", "taqi"]
    volley = stamp({"xb1": "1206", "as1": "1205", **MORE}, {"taqi": "as1"}, ask="shoot")
    rolled = play(volley, shoot("xb1", "as1"), dice=(1, 1)).events(Rolled)
    assert rolled[-1].who == "taqi"


def test_15_2_and_15_3_and_16_2_captures_name_their_points() -> None:
    camp = stamp({"k1": "2028", "as1": "1405"}, rest={"camps": ("2129",)})
    done = play(camp, move("k1", "2129"), dice=(1,))
    gained = score(done.state)[0] - score(camp)[0]
    assert [event.points for event in done.events(CampCaptured)] == [gained] == [5]
    assert "The royal household captures the camp of 2129: 5 VP." in sentences(done)
    machine = stamp({"be1": "0307", "t1": "1204"}, seat=MUSLIM, rest={"trebuchets": ("0208",)})
    done = play(machine, move("be1", "0208"))
    gained = score(done.state)[1] - score(machine)[1]
    assert [event.points for event in done.events(TrebuchetCaptured)] == [gained] == [5]


def test_S2_3_and_R22_a_disorganized_unit_falls_by_the_result_though_hexes_behind_it_are_free() -> None:
    state = stamp({"k1": "1206", "as1": "1205 disorganized", **MORE}, ask="attack")
    done = play(state, attack("k1", "1205"), dice=(5,))
    assert [(event.clause, event.unit) for event in done.events(Eliminated)] == [("S2.3", "as1")]
    state = stamp({"ma1": "1206 disorganized", "as1": "1205", **MORE}, ask="attack")
    done = play(state, attack("ma1", "1205"), dice=(3,))
    assert [(event.clause, event.unit) for event in done.events(Eliminated)] == [("S2.3", "ma1")]


def test_S7_8_an_organized_unit_without_a_hex_falls_by_its_retreat() -> None:
    ring = {"ma1": "1104", "ma2": "1306", "k1": "1206", "ma3": "1303", "ma4": "1106", "ma5": "1203"}
    done = play(stamp({**ring, "as1": "1205", **MORE}, ask="attack"), attack("k1", "1205"), dice=(6,))
    assert [(event.clause, event.unit) for event in done.events(Eliminated)] == [("S7.8", "as1")]


def test_15_1d_the_odds_of_a_feigned_flight_word_every_outcome_once() -> None:
    state = stamp({"ma1": "1304", "ma2": "1305", "li1": "1404", **MORE}, {"james": "ma2"}, ask="attack")
    found = odds(GAME, play(state, attack("ma1 ma2", "1404")).state, feign(), through=True)
    worded = [tuple(EN.event(event) for event in chance.told) for chance in found.chances]
    assert len(set(worded)) == len(worded)
    nobody = [chance for chance in found.chances if any(isinstance(e, Fled) and not e.hexes for e in chance.told)]
    assert [str(chance.chance) for chance in nobody] == ["4/9"]


def test_S3_1_the_end_of_a_phase_is_a_whole_sentence_for_each_side() -> None:
    done = play(stamp({"ma1": "1206", "as1": "1405"}), end(CRUSADER))
    assert "The Crusaders end their movement." in sentences(done)
    assert "Los cruzados terminan su movimiento." in sentences(done, ES)
