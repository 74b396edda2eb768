"""Every problem has its status, its fields, and changes nothing."""

from typing import Any

import pytest

from tests.server.serving import AGAINST_RECRUIT, PEOPLE, Visitor, key

MOVE = {"do": "move", "seat": "crusader", "piece": "richard", "to": "04.05"}


def test_an_unlawful_action_is_refused_with_clause_key_arguments_and_sentence(visitor: Visitor) -> None:
    table = visitor.open()
    answer = visitor.act(table, "move", piece="richard", to="03.02")
    assert answer.status_code == 422
    assert answer.json() == {
        "problem": "refused",
        "clause": "5.2",
        "key": "occupied",
        "args": {"at": "03.02", "by": "templars"},
        "sentence": answer.json()["sentence"],
    }
    assert "Templars" in answer.json()["sentence"]


def test_the_sentence_is_in_the_language_asked_for(visitor: Visitor) -> None:
    wish = {"key": key(), "ask": 1, "action": {**MOVE, "to": "03.02"}}
    table = visitor.open()
    answers = [visitor.post(f"{table}/actions?language={each}", json=wish).json() for each in ("en", "es")]
    assert answers[0]["sentence"] != answers[1]["sentence"]


def test_a_refused_key_may_be_used_again(visitor: Visitor) -> None:
    table, mine = visitor.open(), key()
    assert visitor.wish(f"{table}/actions", key=mine, ask=1, action={**MOVE, "to": "03.02"}).status_code == 422
    assert visitor.wish(f"{table}/actions", key=mine, ask=1, action=MOVE).status_code == 200


def test_an_answer_to_an_ask_that_is_closed_is_told_what_is_due_now(visitor: Visitor) -> None:
    table = visitor.open()
    visitor.done(table, "end")
    answer = visitor.wish(f"{table}/actions", ask=1, action=MOVE)
    assert answer.status_code == 409
    stale = answer.json()
    assert (stale["problem"], stale["seq"], stale["outcome"]) == ("stale", 1, None)
    assert [(due["id"], due["seat"], due["ask"]) for due in stale["due"]] == [(2, "crusader", "attack")]


@pytest.mark.parametrize(("seats", "seat"), [(PEOPLE, "muslim"), (AGAINST_RECRUIT, "muslim")])
def test_only_the_seat_that_is_asked_may_answer(visitor: Visitor, seats: dict[str, str], seat: str) -> None:
    table = visitor.open(seats)
    answer = visitor.wish(f"{table}/actions", ask=1, action={"do": "end", "seat": seat})
    assert (answer.status_code, answer.json()["clause"]) == (422, "K1")


@pytest.mark.parametrize("verb", ["undo", "resign"])
@pytest.mark.parametrize("seat", ["muslim", "pope", ""])
def test_nobody_undoes_or_resigns_for_a_bot_or_for_nobody(visitor: Visitor, verb: str, seat: str) -> None:
    answer = visitor.wish(f"{visitor.open(AGAINST_RECRUIT)}/{verb}", seat=seat)
    assert (answer.status_code, answer.json()["clause"]) == (422, "K1")


@pytest.mark.parametrize(
    ("wish", "field"),
    [
        ({"ask": 1, "action": {"do": "fly", "seat": "crusader"}}, "action.do"),
        ({"ask": 1, "action": {"do": "end", "seat": "pope"}}, "action.seat"),
        ({"ask": 1, "action": {**MOVE, "speed": 3}}, "action"),
        ({"ask": 1, "action": {"do": "move", "seat": "crusader"}}, "action"),
        ({"ask": "1", "action": MOVE}, "ask"),
        ({"ask": 10**30, "action": MOVE}, "ask"),
        ({"ask": 1}, "text"),
        ({"ask": 1, "action": MOVE, "key": "short"}, "key"),
        ({"ask": 1, "action": MOVE, "key": "long" * 30}, "key"),
        ({"ask": 1, "action": MOVE, "colour": "red"}, "text"),
    ],
)
def test_a_malformed_action_names_its_field(visitor: Visitor, wish: dict[str, Any], field: str) -> None:
    answer = visitor.wish(f"{visitor.open()}/actions", **wish)
    assert (answer.status_code, answer.json()["clause"], answer.json()["field"]) == (400, "K4", field)


@pytest.mark.parametrize(
    ("wish", "field"),
    [
        ({"game": "chess"}, "game"),
        ({"scenario": "moon"}, "scenario"),
        ({"options": {"turn_limit": 5}}, "options.turn_limit"),
        ({"options": {"dragons": True}}, "options"),
        ({"seats": {"crusader": "person"}}, "seats.muslim"),
        ({"seats": {**PEOPLE, "pope": "person"}}, "seats.pope"),
        ({"seats": {**PEOPLE, "muslim": "genius"}}, "seats.muslim"),
        ({"seats": {**PEOPLE, "muslim": "captain:0"}}, "seats.muslim"),
        ({"delay": -1}, "delay"),
        ({"seed": 2**60}, "seed"),
    ],
)
def test_a_table_that_cannot_be_opened_names_the_field(visitor: Visitor, wish: dict[str, Any], field: str) -> None:
    answer = visitor.wish("/api/tables", **{"game": "arsouf", "seats": PEOPLE} | wish)
    assert (answer.status_code, answer.json()["field"]) == (400, field)


@pytest.mark.parametrize("body", [b"", b"{", b"[" * 50_000, b"\xff\xfe", b'"text"', b"null", b'{"key": "\\ud800"}'])
def test_a_body_that_is_not_what_is_asked_for_is_malformed(visitor: Visitor, body: bytes) -> None:
    answer = visitor.post("/api/tables", content=body, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["problem"]) == (400, "malformed")


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", ""])
def test_a_body_must_say_that_it_is_json(visitor: Visitor, kind: str) -> None:
    answer = visitor.post("/api/tables", content=b"{}", headers={"content-type": kind})
    assert (answer.status_code, answer.json()) == (415, {"problem": "not-json"})


def test_a_body_that_is_too_large_is_not_read_to_its_end(visitor: Visitor) -> None:
    answer = visitor.post("/api/tables", content=b" " * 65_537, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()) == (413, {"problem": "too-large", "most_bytes": 65_536})
    imported = visitor.post("/api/import", content=b" " * 65_537, headers={"content-type": "application/json"})
    assert imported.status_code == 400


@pytest.mark.parametrize(("method", "path"), [("PUT", "/api/tables"), ("GET", "/api/import"), ("POST", "/api/games")])
def test_a_method_that_an_address_does_not_know_is_not_allowed(visitor: Visitor, method: str, path: str) -> None:
    answer = visitor.request(method, path)
    assert (answer.status_code, answer.json()) == (405, {"problem": "unallowed"})


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "https://127.0.0.1:1", "http://[", "http://127.0.0.1"]
)
@pytest.mark.parametrize("method", ["POST", "DELETE"])
def test_another_site_may_change_nothing(visitor: Visitor, origin: str, method: str) -> None:
    table = visitor.open()
    answer = visitor.request(method, table if method == "DELETE" else f"{table}/resign", headers={"origin": origin})
    assert (answer.status_code, answer.json()) == (403, {"problem": "stranger", "header": "origin"})
    assert visitor.now(table)["seq"] == 0


def test_its_own_pages_may(visitor: Visitor) -> None:
    origin = visitor.address.rstrip("/")
    wish = {"key": key(), "seat": "crusader"}
    assert visitor.post(f"{visitor.open()}/resign", json=wish, headers={"origin": origin}).status_code == 200


@pytest.mark.parametrize("host", ["evil.example", "evil.example:80", "", "localhost.evil.example", "[::"])
def test_a_name_that_was_made_to_lead_here_is_not_answered(visitor: Visitor, host: str) -> None:
    answer = visitor.get("/api/tables", headers={"host": host})
    assert answer.status_code in (400, 403)
    assert "tables" not in answer.text


def test_pages_keep_the_browser_strict(visitor: Visitor) -> None:
    headers = visitor.get("/").headers
    policy = headers["content-security-policy"].split("; ")
    assert {"default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self' blob: data:"} <= set(policy)
    assert not [part for part in policy if "unsafe" in part]
    assert headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize("path", ["/api/games", "/api/nothing"])
def test_an_answer_is_no_page_and_is_not_kept(visitor: Visitor, path: str) -> None:
    headers = visitor.get(path).headers
    assert headers["content-security-policy"] == "default-src 'none'; frame-ancestors 'none'"
    assert (headers["x-content-type-options"], headers["cache-control"]) == ("nosniff", "no-store")


def test_our_own_mistake_is_told_without_a_trace(visitor: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    table = visitor.open()

    def fail(*_: object) -> None:
        raise ZeroDivisionError("secret")

    monkeypatch.setattr("gonfalon.server.deeds.CountedDice", fail)
    answer = visitor.act(table, "end")
    assert (answer.status_code, answer.json()) == (500, {"problem": "broken"})
    assert "content-security-policy" in answer.headers
    monkeypatch.undo()
    assert visitor.act(table, "end").status_code == 200
