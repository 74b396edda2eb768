"""Odds, refusals, reasons, reach and replay are asked for without changing the table."""

from fractions import Fraction
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gonfalon.games.arsouf import GAME
from gonfalon.kernel.record import read_record
from gonfalon.kernel.replay import replay
from tests.proof.frozen import replace
from tests.proof.game import GAME as PROOF
from tests.proof.play import AMBER, BIRCH, WATCHING
from tests.proof.position import Position
from tests.server.serving import AGAINST_RECRUIT, PEOPLE, Visitor, eventually, served


@pytest.fixture
def table(visitor: Visitor) -> str:
    """At the gate, with the Crusaders about to attack."""
    table = visitor.open(seed=3)
    visitor.done(table, "end")
    return table


def attack(piece: str, target: str) -> dict[str, str]:
    return {"do": "attack", "seat": "crusader", "piece": piece, "target": target}


def test_odds_are_exact_and_come_with_their_sums(visitor: Visitor, table: str) -> None:
    wish = [attack("templars", "saladin"), attack("templars", "baggage-2")]
    lawful, unlawful = visitor.wish(f"{table}/odds", key=None, actions=wish).json()["odds"]
    assert (lawful["odds"], lawful["exact"]) == ("forecast", True)
    assert sum(Fraction(*outlook["chance"]) for outlook in lawful["outlooks"]) == 1
    apart = [(event["event"], event["piece"]) for outlook in lawful["outlooks"] for event in outlook["apart"]]
    assert sorted(apart) == [("wounded", "saladin"), ("wounded", "templars")]
    assert [each["what"] for each in lawful["sums"]] == ["attack", "defence"]
    assert (unlawful["odds"], unlawful["refusal"]["clause"]) == ("refused", "6.2")
    assert unlawful["sentence"]


def test_odds_go_through_interrupts_to_the_result_when_asked(visitor: Visitor) -> None:
    units = [{"unit": "t1", "at": "1304"}, {"unit": "li1", "at": "1404"}]
    position = {"ask": "attack", "seat": "crusader", "scenario": "templars-wing", "units": units}
    opened = visitor.wish("/api/import", game="acre", position=position, seats=PEOPLE)
    table = f"/api/tables/{opened.json()['id']}"
    melee = {"do": "attack", "seat": "crusader", "units": ["t1"], "hexes": ["1404"]}
    for through, results in ((False, set()), (True, {"Dd", "Dr", "Ex", "De"})):
        (forecast,) = visitor.wish(f"{table}/odds", key=None, actions=[melee], through=through).json()["odds"]
        told = [event for outlook in forecast["outlooks"] for event in outlook["told"]]
        assert {event["result"] for event in told if event["event"] == "fought"} == results


def test_odds_of_a_seat_that_does_not_know_all_come_with_a_range(tmp_path: Path) -> None:
    markers = (replace(AMBER, at="hill", coins=2), BIRCH)
    begun = Position(markers=markers, agenda=WATCHING, asked=1, inspections=1)
    with served(tmp_path, {"proof": PROOF}) as visitor:
        seats = dict.fromkeys(PROOF.seats("night"), "person")
        fields = {"game": "proof", "position": msgspec.to_builtins(begun), "seats": seats}
        table = f"/api/tables/{visitor.wish('/api/import', **fields).json()['id']}"
        look = {"do": "inspect", "seat": "owl", "places": ["hill"]}
        (forecast,) = visitor.wish(f"{table}/odds?seat=owl", key=None, actions=[look]).json()["odds"]
    assert (forecast["exact"], forecast["imagined"]) == (False, 20)
    for outlook in forecast["outlooks"]:
        assert (outlook["least"], outlook["most"], len(outlook["guesses"])) == ([0, 1], [1, 1], 20)
    revealed = {outlook["apart"][0]["what"] for outlook in forecast["outlooks"]}
    assert revealed == {"amber 0", "amber 1", "amber 2"}


def test_asking_for_odds_throws_no_die_of_the_table(visitor: Visitor, table: str) -> None:
    before = visitor.now(table)
    visitor.wish(f"{table}/odds", key=None, actions=[attack("templars", "saladin")])
    assert visitor.now(table) == before


def test_a_space_that_is_not_offered_says_why(visitor: Visitor) -> None:
    table = visitor.open()
    far = {"do": "move", "seat": "crusader", "piece": "richard", "to": "10.10"}
    why = visitor.wish(f"{table}/why", key=None, action=far).json()
    assert (why["refusal"]["clause"], why["refusal"]["key"]) == ("5.3", "too-far")
    spanish = visitor.post(f"{table}/why?language=es", json={"action": far}).json()
    assert spanish["sentence"] != why["sentence"]
    lawful = visitor.wish(f"{table}/why", key=None, action={**far, "to": "04.05"}).json()
    assert lawful == {"refusal": None, "sentence": ""}


def test_a_bot_says_why_it_moved(visitor: Visitor) -> None:
    table = visitor.open(AGAINST_RECRUIT, scenario="charge")
    assert visitor.get(f"{table}/why").status_code == 404
    visitor.done(table, "end")
    why = eventually(lambda: reason(visitor, table))
    assert (why["seat"], why["action"]["seat"]) == ("muslim", "muslim")
    assert why["reason"]["key"]
    assert visitor.get(f"{table}/why?entry={why['entry']}").json() == why
    assert visitor.get(f"{table}/why?entry=0").status_code == 404


def reason(visitor: Visitor, table: str) -> dict[str, Any] | None:
    """The bot's last reason, once it has finished."""
    answer = visitor.get(f"{table}/why")
    return answer.json() if answer.status_code == 200 and visitor.now(table)["thinking"] is None else None


def test_reach_shows_where_an_enemy_could_go(visitor: Visitor) -> None:
    table = visitor.open()
    reach = visitor.get(f"{table}/reach", params={"piece": "horse-archers-1"}).json()
    assert reach["piece"] == "horse-archers-1"
    assert "05.04" in reach["places"]
    assert "03.03" not in reach["places"], "a space that is taken"
    assert "templars" in reach["targets"]
    assert not {"horse-archers-2", "saladin"} & set(reach["targets"]), "its own side"
    nobody = visitor.get(f"{table}/reach", params={"piece": "knights-1"}).json()
    assert (nobody["places"], nobody["targets"]) == ([], [])


@pytest.mark.parametrize("query", ["", "?piece=cavalry"])
def test_reach_of_no_piece_is_malformed(visitor: Visitor, query: str) -> None:
    answer = visitor.get(f"{visitor.open()}/reach{query}")
    assert (answer.status_code, answer.json()["field"]) == (400, "piece")


FIRST_BLOOD = {
    "game": "croisades",
    "scenario": "first-blood",
    "seats": dict.fromkeys(("crusader", "saracen"), "person"),
}


def test_the_lines_of_a_piece_and_to_it_and_between_two_spaces_are_told(visitor: Visitor) -> None:
    table = f"/api/tables/{visitor.wish('/api/tables', **FIRST_BLOOD).json()['id']}"
    by = visitor.get(f"{table}/sightlines", params={"by": "anselmo"}).json()["lines"]
    assert {line["who"] for line in by} == {"anselmo"}
    assert "jehangir" in {line["whom"] for line in by}
    to = visitor.get(f"{table}/sightlines", params={"at": "jehangir"}).json()["lines"]
    assert {line["who"] for line in to} == {"anselmo", "baldo"}
    (between,) = visitor.get(f"{table}/sightlines", params={"from": "E9", "to": "J7"}).json()["lines"]
    assert (between["start"], between["to"], between["who"]) == ("E9", "J7", "")


@pytest.mark.parametrize("query", ["", "?by=anselmo&at=ali", "?from=E9", "?to=E9", "?by=anselmo&from=E9&to=E8"])
def test_lines_of_nothing_in_particular_are_malformed(visitor: Visitor, query: str) -> None:
    answer = visitor.get(f"{visitor.open()}/sightlines{query}")
    assert (answer.status_code, answer.json()["field"]) == (400, "by")


def test_a_game_without_missiles_has_no_lines(visitor: Visitor) -> None:
    table = visitor.open()
    for query in ("by=templars", "at=templars", "from=05.04&to=06.04"):
        assert visitor.get(f"{table}/sightlines?{query}").json() == {"lines": []}


def test_the_replay_tells_every_entry_that_stands(visitor: Visitor, table: str) -> None:
    visitor.done(table, "attack", piece="templars", target="saladin")
    told = visitor.get(f"{table}/replay").json()
    assert [entry["action"]["do"] for entry in told["entries"]] == ["end", "attack"]
    assert "fought" in [event["event"] for event in told["entries"][1]["events"]]
    assert told["opening"][0]["event"] == "turn-began"


def test_every_moment_of_the_replay_can_be_looked_at(visitor: Visitor, table: str) -> None:
    moments = [visitor.get(f"{table}/replay/{entries}").json() for entries in (0, 1)]
    assert [moment["due"][0]["ask"] for moment in moments] == ["move", "attack"]
    assert moments[1]["view"] == visitor.now(table)["view"]
    assert visitor.get(f"{table}/replay/2").json() == {"problem": "missing", "what": "entry"}
    assert visitor.get(f"{table}/replay/x").json()["field"] == "entries"


def test_the_exported_record_replays_to_the_same_state(visitor: Visitor, table: str) -> None:
    visitor.done(table, "attack", piece="templars", target="saladin")
    answer = visitor.get(f"{table}/record")
    assert "attachment" in answer.headers["content-disposition"]
    sitting = replay(GAME, read_record(answer.content))
    assert len(sitting.steps) == 2
    assert sitting.header.seats == {"crusader": "person", "muslim": "person"}


def test_an_undone_action_is_not_in_the_record(visitor: Visitor) -> None:
    table = visitor.open()
    visitor.done(table, "move", piece="richard", to="04.05")
    visitor.wish(f"{table}/undo", seat="crusader")
    assert read_record(visitor.get(f"{table}/record").content).entries == ()


def test_a_record_is_imported_and_goes_on_from_where_it_stopped(visitor: Visitor, table: str) -> None:
    record = visitor.get(f"{table}/record").json()
    answer = visitor.wish("/api/import", record=record, seats=AGAINST_RECRUIT)
    assert answer.status_code == 201
    other = f"/api/tables/{answer.json()['id']}"
    assert visitor.now(other)["view"] == visitor.now(table)["view"]
    assert visitor.get(other).json()["info"]["seats"] == AGAINST_RECRUIT
    visitor.done(other, "attack", piece="templars", target="saladin")


def test_a_position_is_exported_and_imported(visitor: Visitor, table: str) -> None:
    position = visitor.get(f"{table}/position").json()
    answer = visitor.wish("/api/import", game="arsouf", position=position)
    other = f"/api/tables/{answer.json()['id']}"
    assert visitor.now(other)["view"] == visitor.now(table)["view"]
    assert visitor.get(f"{other}/position").json() == position


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"edition": 99}, "record.header.edition"),
        ({"game": "chess"}, "record.header.game"),
        ({"scenario": "moon"}, "record.header.scenario"),
        ({"options": {"turn_limit": 3}}, "record.header.options.turn_limit"),
        ({"digest": "00000000"}, "record.header.digest"),
        ({"colour": "red"}, "record.header"),
    ],
)
def test_a_record_that_cannot_be_played_names_the_field(
    visitor: Visitor, table: str, change: dict[str, Any], field: str
) -> None:
    record = visitor.get(f"{table}/record").json()
    record["header"] |= change
    answer = visitor.wish("/api/import", record=record)
    assert (answer.status_code, answer.json()["field"]) == (400, field)


def test_a_record_with_an_unlawful_action_names_the_entry(visitor: Visitor, table: str) -> None:
    record = visitor.get(f"{table}/record").json()
    record["entries"][0]["action"]["seat"] = "muslim"
    assert visitor.wish("/api/import", record=record).json()["field"] == "record.entries[0].action"


@pytest.mark.parametrize(
    ("wish", "field"),
    [
        ({"game": "arsouf", "position": {"ask": "move", "seat": "crusader", "turn": 0}}, "position.turn"),
        ({"game": "arsouf", "position": {"ask": "fly"}}, "position.ask"),
        ({"game": "chess", "position": {"ask": None}}, "game"),
        ({"game": "arsouf"}, "record"),
        ({"game": "arsouf", "position": {}, "record": {}}, "record"),
    ],
)
def test_a_position_that_cannot_be_names_the_field(visitor: Visitor, wish: dict[str, Any], field: str) -> None:
    answer = visitor.wish("/api/import", **wish)
    assert (answer.status_code, answer.json()["field"]) == (400, field)


def test_an_action_is_accounted_for_before_its_dice(visitor: Visitor) -> None:
    units = [{"unit": "t1", "at": "1204"}, {"unit": "as1", "at": "1207"}]
    position = {"ask": "move", "seat": "crusader", "scenario": "templars-wing", "units": units}
    table = f"/api/tables/{visitor.wish('/api/import', game='acre', position=position, seats=PEOPLE).json()['id']}"
    moves = [{"do": "move", "seat": "crusader", "unit": "t1", "to": to} for to in ("1206", "1207")]
    lawful, unlawful = visitor.wish(f"{table}/accounts", key=None, actions=moves).json()["accounts"]
    assert lawful["way"] == ["1204", "1205", "1206"]
    assert [(line["who"], line["add"]) for line in lawful["sums"][0]["lines"]] == [("clear", 2)]
    assert [(each["clause"], each["key"]) for each in lawful["remarks"]] == [
        ("S4.3", "ends-in-zoc"),
        ("S7.3", "owes-a-fight"),
    ]
    assert unlawful is None
