"""A thousand forged or malformed requests: none is a mistake of ours, none changes a table."""

import json
from collections.abc import Callable
from random import Random
from typing import Any, TypeAlias

import httpx

from tests.server.serving import AGAINST_RECRUIT, Visitor, key

REQUESTS = 1000
JSON = {"content-type": "application/json"}
STRANGE: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    2**53,
    2**64,
    10**400,
    1.5,
    "",
    "x",
    "\x00",
    "é" * 50,
    [],
    {},
    [[]],
    {"a": 1},
)
VERBS = ("actions", "undo", "cancel", "resign", "rematch", "branch", "speed", "pause", "orders", "odds", "why")
MOVE = {"do": "move", "seat": "crusader", "piece": "richard", "to": "04.05"}

Forgery: TypeAlias = Callable[["Forger"], httpx.Response]


class Forger:
    """Somebody with a table of his own, a table against a bot, and bad intentions."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.random = Random(10)
        self.table = visitor.open()
        self.spent = key()
        visitor.wish(f"{self.table}/actions", key=self.spent, ask=1, action=MOVE)
        self.against_bot = visitor.open(AGAINST_RECRUIT)

    def tables(self) -> list[dict[str, Any]]:
        """How his tables stand."""
        return [self.visitor.now(table) for table in (self.table, self.against_bot)]

    def send(self, path: str, body: bytes | Any, headers: dict[str, str] = JSON) -> httpx.Response:
        """Post anything."""
        content = body if isinstance(body, bytes) else json.dumps(body).encode()
        return self.visitor.post(path, content=content, headers=headers)

    def act(self, action: Any, ask: Any = 2, table: str = "") -> httpx.Response:
        """Post an action under a new key."""
        return self.send(f"{table or self.table}/actions", {"key": key(), "ask": ask, "action": action})


def wrong_seat(forger: Forger) -> httpx.Response:
    verb = forger.random.choice(("end", "move", "attack", "confirm"))
    fields = {"piece": "saladin", "to": "04.02"} if verb == "move" else {}
    return forger.act({"do": verb, "seat": "muslim", **fields})


def seat_of_a_bot(forger: Forger) -> httpx.Response:
    verb = forger.random.choice(("undo", "resign", "cancel", "actions"))
    wish: dict[str, Any] = {"key": key(), "seat": forger.random.choice(("muslim", "pope", "person"))}
    if verb == "cancel":
        wish["entry"] = 0
    if verb == "actions":
        wish = {"key": key(), "ask": 1, "action": {"do": "end", "seat": "muslim"}}
    return forger.send(f"{forger.against_bot}/{verb}", wish)


def other_game(forger: Forger) -> httpx.Response:
    action = {"do": forger.random.choice(("castle", "volley", "march", "pass")), "seat": "crusader", "to": "e4"}
    if forger.random.random() < 0.5:
        return forger.send("/api/tables", {"key": key(), "game": "chess", "seats": AGAINST_RECRUIT})
    return forger.act(action)


def stale_ask(forger: Forger) -> httpx.Response:
    return forger.act({"do": "end", "seat": "crusader"}, ask=forger.random.choice((0, 1, 3, 99, 2**52)))


def replayed_key(forger: Forger) -> httpx.Response:
    action = forger.random.choice((MOVE, {"do": "end", "seat": "crusader"}))
    return forger.send(f"{forger.table}/actions", {"key": forger.spent, "ask": 2, "action": action})


def unknown_piece(forger: Forger) -> httpx.Response:
    piece = forger.random.choice(("elephants", "", "richard ", "RICHARD", "knights-99", "saladin", "baggage-1", "\x00"))
    return forger.act({"do": "move", "seat": "crusader", "piece": piece, "to": "04.05"})


def unknown_space(forger: Forger) -> httpx.Response:
    to = forger.random.choice(("99.99", "", "00.00", "4.5", "-1", "04.05\n", "01.00; DROP TABLE deeds"))
    return forger.act({"do": "move", "seat": "crusader", "piece": "infantry-1", "to": to})


def huge_number(forger: Forger) -> httpx.Response:
    number = forger.random.choice(("1" + "0" * 5000, "-" + "9" * 400, "1e999", "2e308", str(2**63), str(2**64), "0.1"))
    field = forger.random.choice(("ask", "entry", "entries", "delay", "seed"))
    verb = {"ask": "actions", "entry": "cancel", "entries": "branch", "delay": "speed", "seed": "../../tables"}[field]
    body = f'{{"key": "{key()}", "seat": "crusader", "game": "arsouf", "{field}": {number}}}'
    return forger.send(f"{forger.table}/{verb}" if field != "seed" else "/api/tables", body.encode())


def huge_number_in_an_address(forger: Forger) -> httpx.Response:
    number = forger.random.choice(("9" * 5000, "-1", "1e9", "٣", "0x10", str(2**64), "%00"))
    path = forger.random.choice((f"/replay/{number}", f"/why?entry={number}", f"/reach?piece={number}"))
    return forger.visitor.get(f"{forger.table}{path}")


def deep_nesting(forger: Forger) -> httpx.Response:
    depth = forger.random.choice((500, 5_000, 20_000))
    deep = ("[" * depth + "]" * depth, '{"a":' * depth + "1" + "}" * depth, "[" * depth)[forger.random.randrange(3)]
    body = f'{{"key": "{key()}", "ask": 2, "action": {deep}, "record": {deep}}}'
    return forger.send(forger.random.choice((f"{forger.table}/actions", "/api/import")), body.encode())


def deep_position(forger: Forger) -> httpx.Response:
    deep = "[" * 3_000 + "]" * 3_000
    field = forger.random.choice(('"record"', '"game": "arsouf", "position"'))
    return forger.send("/api/import", f'{{"key": "{key()}", {field}: {{"header": {deep}, "ask": {deep}}}}}'.encode())


def wrong_content_type(forger: Forger) -> httpx.Response:
    kind = forger.random.choice(("text/plain", "multipart/form-data", "", "application/jsonp", "image/png"))
    body = {"key": key(), "ask": 2, "action": {"do": "end", "seat": "crusader"}}
    return forger.send(f"{forger.table}/actions", body, {"content-type": kind})


def wrong_origin(forger: Forger) -> httpx.Response:
    origin = forger.random.choice(("http://evil.example", "null", "file://", "http://localhost:1", "é"))
    body = {"key": key(), "ask": 2, "action": {"do": "end", "seat": "crusader"}}
    content = json.dumps(body).encode()
    headers = [(b"content-type", b"application/json"), (b"origin", origin.encode())]
    return forger.visitor.post(f"{forger.table}/actions", content=content, headers=headers)


def strange_values(forger: Forger) -> httpx.Response:
    action = {
        field: forger.random.choice((value, *STRANGE)) for field, value in MOVE.items() if forger.random.random() < 0.9
    }
    if "piece" in action and action == MOVE:
        action["piece"] = None
    return forger.act(action, ask=forger.random.choice((2, *STRANGE)))


def strange_wish(forger: Forger) -> httpx.Response:
    names = forger.random.sample(
        ("seat", "entry", "entries", "delay", "paused", "orders", "actions", "action", "ask", "junk"), 3
    )
    wish = {name: forger.random.choice(STRANGE) for name in names}
    return forger.send(f"{forger.table}/{forger.random.choice(VERBS)}", {**wish, "key": forger.random.choice(STRANGE)})


def garbage(forger: Forger) -> httpx.Response:
    body = forger.random.randbytes(forger.random.randrange(200))
    return forger.send(f"{forger.table}/{forger.random.choice(VERBS)}", body)


def unknown_table(forger: Forger) -> httpx.Response:
    table = forger.random.choice(("none", "..", "%2e%2e", "a" * 3000, "%00", "'--", "é"))
    return forger.send(f"/api/tables/{table}/{forger.random.choice(VERBS)}", {"key": key(), "seat": "crusader"})


FORGERIES: tuple[Forgery, ...] = (
    wrong_seat,
    seat_of_a_bot,
    other_game,
    stale_ask,
    replayed_key,
    unknown_piece,
    unknown_space,
    huge_number,
    huge_number_in_an_address,
    deep_nesting,
    deep_position,
    wrong_content_type,
    wrong_origin,
    strange_values,
    strange_wish,
    garbage,
    unknown_table,
)


def test_a_thousand_forged_requests_change_nothing_and_break_nothing(visitor: Visitor) -> None:
    forger = Forger(visitor)
    before, listed = forger.tables(), visitor.get("/api/tables").content
    statuses: dict[str, set[int]] = {}
    for number in range(REQUESTS):
        forge = FORGERIES[number % len(FORGERIES)]
        answer = forge(forger)
        statuses.setdefault(forge.__name__, set()).add(answer.status_code)
        assert answer.status_code < 500, (forge.__name__, answer.request.url, answer.request.content[:200])
        assert "Traceback" not in answer.text
    assert forger.tables() == before
    assert visitor.get("/api/tables").content == listed
    assert statuses["replayed_key"] == {200}
    assert statuses["wrong_seat"] <= {400, 422}
    assert statuses["stale_ask"] == {409}
    assert statuses["wrong_origin"] == {403}
    assert statuses["wrong_content_type"] == {415}
    assert statuses["deep_nesting"] <= {400, 413}
