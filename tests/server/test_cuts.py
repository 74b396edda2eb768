"""A connection is cut in the middle of an action, at any byte: the action is taken once or not at all, never twice."""

import json
import socket
from random import Random
from urllib.parse import urlsplit

import pytest

from tests.server.serving import Visitor, eventually, key

MOVES = [("richard", "04.05"), ("infantry-1", "03.05"), ("infantry-2", "02.04"), ("templars", "04.03")]


def request_of(visitor: Visitor, path: str, wish: dict[str, object]) -> bytes:
    """A request as it goes over the line."""
    body = json.dumps(wish).encode()
    host = urlsplit(visitor.address).netloc
    head = (
        f"POST {path} HTTP/1.1\r\nhost: {host}\r\ncontent-type: application/json\r\ncontent-length: {len(body)}\r\n\r\n"
    )
    return head.encode() + body


def send_and_leave(visitor: Visitor, sent: bytes) -> None:
    """Send bytes and close the connection without waiting for an answer."""
    place = urlsplit(visitor.address)
    assert place.hostname is not None
    with socket.create_connection((place.hostname, place.port or 80)) as line:
        line.sendall(sent)


@pytest.mark.parametrize("seed", range(6))
def test_an_action_cut_anywhere_and_sent_again_is_taken_exactly_once(visitor: Visitor, seed: int) -> None:
    random, table = Random(seed), visitor.open()
    for number, (piece, to) in enumerate(MOVES, 1):
        action = {"do": "move", "seat": "crusader", "piece": piece, "to": to}
        wish = {"key": key(), "ask": number, "action": action}
        whole = request_of(visitor, f"{table}/actions", wish)
        for _ in range(3):
            send_and_leave(visitor, whole[: random.randrange(len(whole) + 1)])
        answer = visitor.post(f"{table}/actions", json=wish)
        assert (answer.status_code, answer.json()["seq"]) == (200, number)
    entries = visitor.get(f"{table}/record").json()["entries"]
    assert [(entry["action"]["piece"], entry["action"]["to"]) for entry in entries] == MOVES


def test_an_action_whose_answer_nobody_reads_is_taken(visitor: Visitor) -> None:
    table = visitor.open()
    wish = {"key": key(), "ask": 1, "action": {"do": "end", "seat": "crusader"}}
    send_and_leave(visitor, request_of(visitor, f"{table}/actions", wish))
    assert eventually(lambda: visitor.now(table)["entries"]) == 1
    assert visitor.post(f"{table}/actions", json=wish).json()["seq"] == 1
    assert visitor.now(table)["entries"] == 1


def test_the_same_action_from_two_tabs_at_once_is_taken_once(visitor: Visitor) -> None:
    table = visitor.open()
    wish = {"key": key(), "ask": 1, "action": {"do": "end", "seat": "crusader"}}
    for _ in range(8):
        send_and_leave(visitor, request_of(visitor, f"{table}/actions", wish))
    assert visitor.post(f"{table}/actions", json=wish).json()["seq"] == 1
    assert visitor.now(table)["entries"] == 1


def test_half_a_request_changes_nothing(visitor: Visitor) -> None:
    table = visitor.open()
    wish = {"key": key(), "ask": 1, "action": {"do": "end", "seat": "crusader"}}
    send_and_leave(visitor, request_of(visitor, f"{table}/actions", wish)[:-1])
    assert visitor.now(table)["entries"] == 0
