"""`try`: actions under given dice, refusals that change nothing, dice that do not fit."""

import json
from pathlib import Path

import pytest

from tests.cli.asking import ATTACK, END, FAR, POSITION, SECOND, ask, is_one_complaint, written


@pytest.fixture
def position(tmp_path: Path) -> Path:
    return written(tmp_path, "position.json", POSITION)


def test_try_has_the_documented_shape(tmp_path: Path, position: Path) -> None:
    found = ask(
        "try", "arsouf", "--from", position, "--do", written(tmp_path, "do.json", [ATTACK]), "--dice", "6,1", "--json"
    ).json
    assert set(found) == {"actions", "position", "tally", "due", "outcome"}
    (tried,) = found["actions"]
    assert set(tried) == {"action", "refused", "events", "rolls"}
    assert tried["action"] == ATTACK
    assert tried["refused"] is None
    assert tried["rolls"] == [
        {"clause": "6.4", "why": "attack", "sides": 6, "face": 6},
        {"clause": "6.5", "why": "defence", "sides": 6, "face": 1},
    ]
    assert {"event": "wounded", "clause": "6.7", "piece": "mamelukes-1"} in tried["events"]
    assert [set(ask) for ask in found["due"]] == [{"id", "seat", "ask", "clause"}]
    assert found["due"][0] | {"id": 0} == {"id": 0, "seat": "crusader", "ask": "attack", "clause": "6.1"}
    assert found["outcome"] is None
    assert {"piece": "mamelukes-1", "at": "08.05", "wounded": True} in found["position"]["pieces"]


def test_the_position_that_try_writes_can_be_tried_again(tmp_path: Path, position: Path) -> None:
    first = ask("try", "arsouf", "--from", position, "--do", written(tmp_path, "none.json", []), "--json").json
    again = written(tmp_path, "again.json", first["position"])
    assert (
        ask("try", "arsouf", "--from", again, "--do", written(tmp_path, "none.json", []), "--json").json["position"]
        == first["position"]
    )


def test_after_a_refusal_nothing_has_changed_and_the_next_is_tried(tmp_path: Path, position: Path) -> None:
    actions = written(tmp_path, "do.json", [FAR, ATTACK])
    found = ask("try", "arsouf", "--from", position, "--do", actions, "--dice", "6,1", "--json").json
    refused, taken = found["actions"]
    assert set(refused["refused"]) == {"clause", "why"}
    assert refused["refused"]["clause"] == "6.2"
    assert "Richard" in refused["refused"]["why"]
    assert refused["events"] == refused["rolls"] == []
    assert taken["refused"] is None
    assert len(taken["rolls"]) == 2


@pytest.mark.parametrize(("actions", "dice", "code"), [([FAR], "", 1), ([ATTACK], "6,1", 0)])
def test_strict_answers_no_when_an_action_is_refused(
    tmp_path: Path, position: Path, actions: list[object], dice: str, code: int
) -> None:
    path = written(tmp_path, "do.json", actions)
    assert ask("try", "arsouf", "--from", position, "--do", path, "--dice", dice, "--strict").code == code
    assert ask("try", "arsouf", "--from", position, "--do", path, "--dice", dice).code == 0


@pytest.mark.parametrize(
    ("actions", "dice", "said"),
    [
        ([FAR], "6,1", "left-over dice"),
        ([FAR, ATTACK], "6,1,4", "left-over dice"),
        ([FAR, ATTACK], "6", "too few dice"),
    ],
)
def test_a_refusal_is_told_before_dice_that_do_not_fit_and_decides_the_exit_code(
    tmp_path: Path, position: Path, actions: list[object], dice: str, said: str
) -> None:
    arguments = ("try", "arsouf", "--from", position, "--do", written(tmp_path, "do.json", actions), "--dice", dice)
    answer = ask(*arguments)
    assert answer.code == 1
    assert answer.out.splitlines()[1].endswith("[6.2]")
    assert len(answer.err.splitlines()) == 1
    assert said in answer.err
    found = ask(*arguments, "--json")
    assert (found.code, found.err) == (1, answer.err)
    assert found.json["actions"][0]["refused"]["clause"] == "6.2"


def test_try_tells_what_arsouf_counts(tmp_path: Path, position: Path) -> None:
    actions = written(tmp_path, "do.json", [ATTACK])
    found = ask("try", "arsouf", "--from", position, "--do", actions, "--dice", "6,1", "--json").json
    tally = found["tally"]
    assert tally["wounded"] == {"crusader": [], "muslim": ["mamelukes-1"]}
    assert tally["killed"] == {"crusader": [], "muslim": []}
    assert (tally["arrived"], tally["progress"]["turn"], tally["progress"]["baggage"]) == ([], 3, 0)


def test_try_tells_points_losses_and_morale_of_acre(tmp_path: Path) -> None:
    position = {
        "ask": "attack",
        "seat": "crusader",
        "units": [{"unit": "t1", "at": "1203"}, {"unit": "tk1", "at": "1303"}],
        "eliminated": ["hq1", "xb1"],
        "casualties": ["gerard"],
    }
    actions = written(tmp_path, "do.json", [])
    found = ask("try", "acre", "--from", written(tmp_path, "p.json", position), "--do", actions, "--json").json
    crusader, muslim = found["tally"]["crusader"], found["tally"]["muslim"]
    assert (crusader["eliminated"], crusader["casualties"], muslim["eliminated"]) == (["xb1"], ["gerard"], ["hq1"])
    assert crusader["points"] == sum(line["add"] for line in crusader["lines"]) > 0
    assert muslim["points"] == sum(line["add"] for line in muslim["lines"]) > 0
    assert 0 < crusader["losses"] < crusader["demoralized_at"] < crusader["disintegrated_at"]
    assert crusader["is_demoralized"] is False


def test_the_plain_text_names_actions_events_refusals_and_what_is_due(tmp_path: Path, position: Path) -> None:
    actions = written(tmp_path, "do.json", [FAR, ATTACK])
    lines = ask("try", "arsouf", "--from", position, "--do", actions, "--dice", "6,1").out.splitlines()
    assert lines[0] == "Crusaders: attack richard skirmishers-1"
    assert lines[1].startswith("  refused: ")
    assert lines[1].endswith("[6.2]")
    assert "    +1 charge [7.1]" in lines
    assert "  Mamluks 1 are wounded. [6.7]" in lines
    assert lines[-1].startswith("due: ")
    assert lines[-1].endswith("[6.1]")


def test_try_speaks_spanish(tmp_path: Path, position: Path) -> None:
    actions = written(tmp_path, "do.json", [ATTACK])
    answer = ask("try", "arsouf", "--from", position, "--do", actions, "--dice", "6,1", "--language", "es")
    assert "Los mamelucos 1 quedan heridos. [6.7]" in answer.out
    assert "Cruzados: atacar templarios mamelucos-1" in answer.out
    assert "\npendiente: " in answer.out
    refused = written(tmp_path, "far.json", [FAR])
    answer = ask("try", "arsouf", "--from", position, "--do", refused, "--language", "es")
    assert answer.out.splitlines()[1].startswith("  no se puede: ")


def test_a_game_that_ends_says_how(tmp_path: Path) -> None:
    last = {**POSITION, "turn": 50, "seat": "muslim", "ask": "move"}
    last["pieces"] = [{"piece": piece["piece"], "at": piece["at"]} for piece in POSITION["pieces"]]
    actions = written(tmp_path, "do.json", [{"seat": "muslim", "do": "end"}, {"seat": "muslim", "do": "end"}])
    arguments = ("try", "arsouf", "--from", written(tmp_path, "last.json", last), "--do", actions)
    found = ask(*arguments, "--json").json
    assert found["outcome"] == {"winner": "muslim", "how": "too-late", "clause": "m8.1"}
    assert found["due"] == []
    lines = ask(*arguments).out.splitlines()
    assert lines[-1].endswith("[m8.1]")
    assert sum(line.endswith("[m8.1]") for line in lines) == 1


@pytest.mark.parametrize("which", ["--from", "--do"])
def test_one_of_the_two_files_may_be_standard_input(tmp_path: Path, position: Path, which: str) -> None:
    actions = written(tmp_path, "do.json", [END])
    paths = {"--from": str(position), "--do": str(actions)}
    typed = Path(paths[which]).read_text(encoding="utf-8")
    paths[which] = "-"
    given = [part for pair in paths.items() for part in pair]
    assert ask("try", "arsouf", *given, "--json", typed=typed).json["actions"][0]["action"] == END


def test_both_from_standard_input_is_bad_input() -> None:
    answer = ask("try", "arsouf", "--from", "-", "--do", "-", typed=json.dumps(POSITION))
    assert is_one_complaint(answer)
    assert "--do" in answer.err


@pytest.mark.parametrize(
    ("dice", "named"),
    [
        ("", "actions[0]: too few dice: the roll for attack (6.4)"),
        ("6", "actions[0]: too few dice: the roll for defence (6.5)"),
        ("6,1,5", "actions[1]: too few dice: the roll for defence (6.5)"),
        ("6,1,5,2,3", "die 5"),
        ("7,1", "die 1: 7 is no face of the d6 for attack (6.4)"),
        ("0,1", "die 1"),
        ("six,1", "die 1: 'six' is no number"),
        ("6,,1", "die 2"),
        ("6,1.5", "die 2"),
        (f"6,{'9' * 5000}", "die 2"),
    ],
)
def test_dice_that_do_not_fit_are_named(tmp_path: Path, position: Path, dice: str, named: str) -> None:
    actions = written(tmp_path, "do.json", [ATTACK, SECOND])
    answer = ask("try", "arsouf", "--from", position, "--do", actions, "--dice", dice, "--json")
    assert is_one_complaint(answer)
    assert "--dice" in answer.err
    assert named in answer.err
