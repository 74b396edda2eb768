"""A record whose header cannot be is not imported, and the answer names the field."""

from typing import Any

import pytest

from tests.server.serving import Visitor


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"seats": {"pope": "person"}}, "record.header.seats"),
        ({"scenario": "ford"}, "record.header.scenario"),
        ({"options": {"turn_limit": 30}}, "record.header.options.turn_limit"),
    ],
)
def test_a_header_that_contradicts_is_not_imported(visitor: Visitor, changes: dict[str, Any], field: str) -> None:
    position = visitor.get(f"{visitor.open()}/position").json()
    table = visitor.wish("/api/import", game="arsouf", position=position).json()["id"]
    record = visitor.get(f"/api/tables/{table}/record").json()
    record["header"] |= changes
    answer = visitor.wish("/api/import", record=record)
    assert (answer.status_code, answer.json()["problem"], answer.json()["field"]) == (400, "malformed", field)
