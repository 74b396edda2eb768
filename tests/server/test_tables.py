"""Tables are opened, played at, taken back at, resigned, and played again."""

from tests.server.serving import AGAINST_RECRUIT, PEOPLE, Visitor, eventually, key


def test_a_new_table_asks_the_first_seat_and_offers_what_it_may_do(visitor: Visitor) -> None:
    table = visitor.open()
    now = visitor.now(table)
    assert [(due["seat"], due["ask"], due["id"]) for due in now["due"]] == [("crusader", "move", 1)]
    assert {offer["do"] for offer in now["menu"]["offers"]} == {"move", "end"}
    assert now["undo"] == {"may": False, "why": "nothing-yet"}
    assert now["log"][0]["item"] == "begun"


def test_the_printed_scenario_is_opened_when_none_is_named(visitor: Visitor) -> None:
    table = visitor.open(scenario=None)  # type: ignore[arg-type]
    assert visitor.get(table).json()["info"]["scenario"] == "printed"


def test_opening_twice_under_one_key_opens_one_table(visitor: Visitor) -> None:
    mine = key()
    assert visitor.open(key=mine) == visitor.open(key=mine)
    assert visitor.open(key=mine) != visitor.open()


def test_the_same_seed_gives_the_same_dice(visitor: Visitor) -> None:
    assert len({attack_rolls(visitor, seed=11) for _ in range(2)}) == 1
    assert len({attack_rolls(visitor, seed=seed) for seed in range(12)}) > 1


def test_the_same_seed_gives_the_same_dice_to_a_record_that_goes_on(visitor: Visitor) -> None:
    def gone_on(seed: int) -> str:
        answer = visitor.wish("/api/import", record=record, seed=seed)
        return f"/api/tables/{answer.json()['id']}"

    record = visitor.get(f"{visitor.open()}/record").json()
    assert len({rolls_at(visitor, gone_on(11)) for _ in range(2)}) == 1
    assert len({rolls_at(visitor, gone_on(seed)) for seed in range(12)}) > 1


def attack_rolls(visitor: Visitor, seed: int) -> tuple[int, ...]:
    return rolls_at(visitor, visitor.open(seed=seed))


def rolls_at(visitor: Visitor, table: str) -> tuple[int, ...]:
    visitor.done(table, "end")
    visitor.done(table, "attack", piece="templars", target="saladin")
    events = visitor.now(table)["log"][-1]["events"]
    return tuple(event["face"] for event in events if event["event"] == "rolled")


def test_tables_are_listed_with_the_last_changed_first(visitor: Visitor) -> None:
    first, second = visitor.open(), visitor.open()
    visitor.done(first, "move", piece="richard", to="04.05")
    listed = visitor.get("/api/tables").json()["tables"]
    assert [f"/api/tables/{each['id']}" for each in listed[:2]] == [first, second]
    assert listed[0]["standing"] == {
        "entries": 1,
        "waiting": [{"seat": "crusader", "ask": "move"}],
        "outcome": None,
        "turn": {"turn": 43, "of": 50},
    }
    assert listed[0]["seats"] == PEOPLE


def test_an_action_moves_the_piece_and_names_the_next_ask(visitor: Visitor) -> None:
    table = visitor.open()
    assert visitor.done(table, "move", piece="richard", to="04.05") == 1
    now = visitor.now(table)
    assert now["due"][0]["id"] == 2
    assert {"piece": "richard", "at": "04.05", "moved": True} in now["view"]["position"]["pieces"]
    assert now["log"][-1]["action"] == {"do": "move", "seat": "crusader", "piece": "richard", "to": "04.05"}


def test_units_and_hexes_may_be_named_in_any_order_and_are_kept_in_one(visitor: Visitor) -> None:
    places = {"ma1": "1304", "ma2": "1403", "as1": "1303", "li1": "1404"}
    units = [{"unit": unit, "at": at} for unit, at in places.items()]
    position = {"ask": "attack", "seat": "crusader", "units": units}
    opened = visitor.wish("/api/import", game="acre", position=position)
    assert opened.status_code == 201, opened.text
    table = f"/api/tables/{opened.json()['id']}"
    twice = visitor.act(table, "attack", units=["ma2", "ma2"], hexes=["1303"])
    assert (twice.status_code, twice.json()["key"]) == (422, "each-once")
    visitor.done(table, "attack", units=["ma2", "ma1"], hexes=["1404", "1303"])
    (entry,) = visitor.get(f"{table}/record").json()["entries"]
    assert (entry["action"]["units"], entry["action"]["hexes"]) == (["ma1", "ma2"], ["1303", "1404"])


def test_the_same_key_again_gives_the_same_answer_and_changes_nothing(visitor: Visitor) -> None:
    table = visitor.open()
    wish = {"key": key(), "ask": 1, "action": {"do": "move", "seat": "crusader", "piece": "richard", "to": "04.05"}}
    first = visitor.post(f"{table}/actions", json=wish)
    other = {**wish, "ask": 2, "action": {"do": "end", "seat": "crusader"}}
    again = [visitor.post(f"{table}/actions", json=each) for each in (wish, other)]
    assert [answer.content for answer in again] == [first.content] * 2
    assert visitor.now(table)["entries"] == 1


def test_a_move_is_undone_and_the_ask_comes_back(visitor: Visitor) -> None:
    table = visitor.open()
    before = visitor.now(table)
    visitor.done(table, "move", piece="richard", to="04.05")
    assert visitor.now(table)["undo"] == {"may": True, "why": ""}
    assert visitor.wish(f"{table}/undo", seat="crusader").json() == {"seq": 2, "lost": []}
    after = visitor.now(table)
    assert (after["view"], after["due"], after["menu"]) == (before["view"], before["due"], before["menu"])


def test_what_a_die_has_decided_is_not_undone(visitor: Visitor) -> None:
    table = visitor.open()
    visitor.done(table, "end")
    visitor.done(table, "attack", piece="templars", target="saladin")
    assert visitor.now(table, seat="crusader")["undo"] == {"may": False, "why": "die-fell"}
    refused = visitor.wish(f"{table}/undo", seat="crusader")
    assert (refused.status_code, refused.json()) == (422, {"problem": "no-undo", "why": "die-fell"})


def test_the_other_seat_cannot_undo(visitor: Visitor) -> None:
    table = visitor.open()
    visitor.done(table, "move", piece="richard", to="04.05")
    assert visitor.wish(f"{table}/undo", seat="muslim").json() == {"problem": "no-undo", "why": "another-acted"}


def test_an_earlier_move_is_cancelled_and_the_later_ones_stay(visitor: Visitor) -> None:
    table = visitor.open()
    visitor.done(table, "move", piece="richard", to="04.05")
    visitor.done(table, "move", piece="infantry-1", to="03.05")
    assert [each["entry"] for each in visitor.now(table)["cancellable"]] == [0, 1]
    answer = visitor.wish(f"{table}/cancel", seat="crusader", entry=0)
    assert answer.json() == {"seq": 4, "lost": []}
    places = {each["piece"]: each["at"] for each in visitor.now(table)["view"]["position"]["pieces"]}
    assert (places["richard"], places["infantry-1"]) == ("04.04", "03.05")


def test_a_later_move_that_needed_the_cancelled_one_is_named_as_lost(visitor: Visitor) -> None:
    table = visitor.open()
    visitor.done(table, "move", piece="richard", to="04.05")
    visitor.done(table, "move", piece="infantry-1", to="04.04")
    lost = visitor.wish(f"{table}/cancel", seat="crusader", entry=0).json()["lost"]
    assert [(each["action"]["piece"], each["refusal"]["clause"]) for each in lost] == [("infantry-1", "5.2")]
    assert visitor.now(table)["entries"] == 0


def test_what_was_never_done_cannot_be_cancelled(visitor: Visitor) -> None:
    table = visitor.open()
    assert visitor.wish(f"{table}/cancel", seat="crusader", entry=0).json()["why"] == "nothing-yet"


def test_a_seat_resigns_and_the_game_is_over(visitor: Visitor) -> None:
    table = visitor.open()
    assert visitor.wish(f"{table}/resign", seat="crusader").json()["seq"] == 1
    now = visitor.now(table)
    assert (now["outcome"]["winner"], now["outcome"]["how"]) == ("muslim", "resigned")
    assert now["log"][-1] == {"item": "gave-up", "seq": 1, "seat": "crusader"}
    assert now["undo"]["why"] == "game-over"
    assert visitor.wish(f"{table}/resign", seat="muslim").json()["problem"] == "stale"
    assert visitor.wish(f"{table}/actions", ask=1, action={"do": "end", "seat": "crusader"}).status_code == 409


def test_a_rematch_changes_sides(visitor: Visitor) -> None:
    table = visitor.open(AGAINST_RECRUIT)
    mine = key()
    ids = {visitor.wish(f"{table}/rematch", key=mine).json()["id"] for _ in range(2)}
    assert len(ids) == 1
    info = visitor.get(f"/api/tables/{ids.pop()}").json()["info"]
    assert info["seats"] == {"crusader": "recruit", "muslim": "person"}
    assert info["scenario"] == "gate"


def test_a_branch_goes_on_from_the_middle_and_leaves_the_first_table_alone(visitor: Visitor) -> None:
    table = visitor.open()
    visitor.done(table, "move", piece="richard", to="04.05")
    visitor.done(table, "end")
    answer = visitor.wish(f"{table}/branch", entries=1)
    assert answer.status_code == 201
    other = f"/api/tables/{answer.json()['id']}"
    assert visitor.now(other)["view"] == visitor.get(f"{table}/replay/1").json()["view"]
    visitor.done(other, "move", piece="templars", to="04.03")
    assert visitor.now(table)["entries"] == 2


def test_a_branch_may_seat_others(visitor: Visitor) -> None:
    table = visitor.open()
    branch = visitor.wish(f"{table}/branch", entries=0, seats=AGAINST_RECRUIT).json()
    assert visitor.get(f"/api/tables/{branch['id']}").json()["info"]["seats"] == AGAINST_RECRUIT
    assert visitor.wish(f"{table}/branch", entries=1).json()["field"] == "entries"


def test_a_bot_answers_when_its_turn_comes(visitor: Visitor) -> None:
    table = visitor.open(AGAINST_RECRUIT, scenario="charge")
    visitor.done(table, "end")
    now = eventually(lambda: settled(visitor, table))
    assert now["due"][0]["seat"] == "crusader"
    assert any(item.get("by_bot") for item in now["log"])


def settled(visitor: Visitor, table: str) -> dict[str, object] | None:
    """The table when no bot is thinking any more."""
    now = visitor.now(table)
    return now if now["thinking"] is None else None


def test_a_paused_bot_waits_until_it_may_go_on(visitor: Visitor) -> None:
    table = visitor.open(AGAINST_RECRUIT, scenario="charge")
    assert visitor.wish(f"{table}/pause", key=None, paused=True).json() == {"seq": 0, "lost": []}
    visitor.done(table, "end")
    now = visitor.now(table)
    assert (now["paused"], now["thinking"], now["entries"]) == (True, None, 1)
    visitor.wish(f"{table}/pause", key=None, paused=False)
    assert eventually(lambda: settled(visitor, table))["entries"] > 1


def test_a_slow_bot_is_hurried(visitor: Visitor) -> None:
    table = visitor.open(AGAINST_RECRUIT, scenario="charge", delay=60_000)
    visitor.done(table, "end")
    assert visitor.now(table)["thinking"] == "muslim"
    assert visitor.wish(f"{table}/speed", key=None, delay=0).status_code == 200
    assert eventually(lambda: settled(visitor, table))["delay"] == 0


def test_armies_are_set_up_in_haste(visitor: Visitor) -> None:
    # An eighth of the table's delay is well within patience, the whole is not.
    table = visitor.open({"crusader": "recruit", "muslim": "person"}, "printed", delay=40_000)
    assert eventually(lambda: visitor.now(table)["entries"] > 0)
