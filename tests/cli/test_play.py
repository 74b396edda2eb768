"""`play --terminal`: a game by script, and everything that can be typed."""

import re
from contextlib import chdir
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.cli.asking import Answer, ask, is_one_complaint

GATE = ("play", "--terminal", "arsouf", "--scenario", "gate", "--seed", "7")
BOTH = (*GATE, "--side", "both")

# The Muslims ride away from the doors of the town, and the Crusaders walk in.
WALK_IN = """\
end
end
move m2 04.00
move s1 05.00
move saladin 06.00
move m1 00.04
end
move templars 02.01
move b2 03.02
end
end
move te 01.01
move b2 02.01
end
end
move baggage-2 01.00
"""


def played(script: str, *arguments: str) -> Answer:
    answer = ask(*(arguments or BOTH), typed=script)
    assert answer.err == ""
    assert answer.code == 0
    return answer


def after(answer: Answer, typed: str) -> str:
    """What was answered to a typed line, up to the next prompt."""
    _, found, rest = answer.out.partition(f"> {typed}\n")
    assert found, answer.out
    return re.split(r"^\w*> |^You leave the table", rest, maxsplit=1, flags=re.MULTILINE)[0]


def ending(answer: Answer) -> str:
    """How the game ended: the line above the words about looking back."""
    before, found, _ = answer.out.partition("You may still look at it")
    assert found, answer.out
    return before.splitlines()[-1]


def test_a_teaching_scenario_is_played_to_its_end_by_a_script() -> None:
    answer = played(WALK_IN)
    assert ending(answer).startswith("The Crusaders win")
    assert ending(answer).endswith("[3.1]")
    assert "in Arsouf: Templars, Knights 1, Baggage 1, Baggage 2" in answer.out.splitlines()


def test_how_a_game_ended_is_said_once_under_the_last_board() -> None:
    assert played(WALK_IN).out.count("The Crusaders win") == 1
    assert "in Arsouf: " in played(WALK_IN).out.splitlines()[-3]


def test_a_finished_game_can_be_kept_and_looked_at(tmp_path: Path) -> None:
    path = tmp_path / "record.json"
    answer = played(f"{WALK_IN}save {path}\nlog\nwhy\nmove ric 04.03\nresign\nundo\nwhere\nhelp\nquit\nboard\n")
    assert f"Saved in {path}." in after(answer, f"save {path}")
    assert "Crusaders: move baggage-2 01.00" in after(answer, "log")
    assert "Nothing to explain" in after(answer, "why")
    assert after(answer, "move ric 04.03").strip() == after(answer, "resign").strip() == "The game is over. [K2]"
    assert "cannot be taken back" in after(answer, "undo")
    assert after(answer, "where").strip() == "Still free to act: -"
    assert "Now: " not in after(answer, "help")
    assert answer.out.splitlines()[-1] == "> quit"
    assert ask("replay", path).out.splitlines()[-1].strip().startswith("The Crusaders win")


def test_a_game_that_was_given_up_can_be_kept(tmp_path: Path) -> None:
    path = tmp_path / "record.json"
    assert f"Saved in {path}." in played(f"resign\nsave {path}\n").out
    assert ask("replay", path, "--json").json["outcome"]["how"] == "resigned"


def test_bots_among_themselves_leave_a_record_too(tmp_path: Path) -> None:
    path = tmp_path / "record.json"
    played(f"save {path}\n", *GATE, "--side", "none", "--bots", "random")
    assert ask("replay", path).code == 0


def test_a_game_against_the_computer_goes_to_its_end() -> None:
    answer = played("end\n" * 40, *GATE, "--side", "crusader", "--bots", "random")
    assert "Muslims: the computer (random)." in answer.out
    assert re.search("^Muslims: (move|attack|end)", answer.out, re.MULTILINE)
    assert ending(answer).endswith(("[m8.1]", "[3.2]"))


def test_bots_play_alone_when_nobody_sits_down() -> None:
    assert ending(played("", *GATE, "--side", "none", "--bots", "random")).endswith(("[m8.1]", "[3.2]", "[3.1]"))


def test_the_same_seed_gives_the_same_game() -> None:
    def game(seed: str) -> str:
        return played("", "play", "--terminal", "arsouf", "--scenario", "gate", "--seed", seed, "--side", "none").out

    assert game("3") == game("3")
    assert game("3").replace("3", "4") != game("4").replace("3", "4")


def test_every_refusal_has_its_clause_and_why_explains_it() -> None:
    answer = played("move richard 09.09\nwhy\nmove saladin 05.05\nattack templars saladin\n")
    assert after(answer, "move richard 09.09").strip().endswith("[5.3]")
    assert after(answer, "why").startswith("5.3 ")
    assert after(answer, "move saladin 05.05").strip().endswith("[3.3]")
    assert after(answer, "attack templars saladin").strip().endswith("[6.1]")


def test_odds_are_given_with_sums_in_halves_even_before_the_attacks() -> None:
    answer = played("odds templars saladin\nend\nodds attack templars saladin\nodds richard saladin\nodds\n")
    early = after(answer, "odds templars saladin").splitlines()
    assert early[0] == "Once you end this phase:"
    assert any(line.strip().startswith("+1½ Mamluks 2") for line in early)
    assert any(line.strip().startswith("7/12 (58.3%)") for line in early)
    late = after(answer, "odds attack templars saladin").splitlines()
    assert late[0] == "attack templars saladin"
    assert late == early[1:]
    assert after(answer, "odds richard saladin").strip().endswith("[6.2]")
    assert "odds PIECE TARGET" in after(answer, "odds")


def test_odds_of_one_name_ask_for_a_target() -> None:
    assert after(played("odds te\n"), "odds te") == "Type it like this: odds PIECE TARGET\n"


def test_where_shows_reach_on_the_board() -> None:
    answer = played("where richard\nwhere\nmove richard 04.03\nwhere richard\n")
    first, *board = after(answer, "where richard").splitlines()
    spaces = first.removeprefix("move richard: ").split()
    assert "04.03" in spaces
    assert sum(line.count(" *") for line in board) == len(spaces)
    assert "richard" in after(answer, "where")
    assert answer.out.rstrip().splitlines()[-2].startswith("Richard: nothing to do now")


def test_undo_takes_back_what_was_free() -> None:
    answer = played("undo\nmove richard 04.03\nundo\nmove richard 04.02\nend\nattack templars saladin\nundo\n")
    assert after(answer, "undo") == "Nothing has been done yet.\n"
    assert "Taken back: move richard 04.03" in answer.out
    assert "Richard moves from 04.04 to 04.02." in answer.out
    assert answer.out.rstrip().splitlines()[-2].startswith("The last action cannot be taken back")


def test_cancel_takes_back_one_piece_and_names_what_falls_with_it() -> None:
    script = "move richard 04.02\nmove infantry-1 04.04\ncancel richard\ncancel saladin\ncancel\nlog\n"
    answer = played(script)
    told = after(answer, "cancel richard")
    assert "Taken back: move richard 04.02" in told
    assert "No longer possible: move infantry-1 04.04." in told
    assert "[5.2]" in told
    assert "nothing that can still be taken back" in after(answer, "cancel saladin")
    assert "cancel PIECE" in after(answer, "cancel")
    assert "moves from" not in after(answer, "log")


def test_names_may_be_shortened_as_long_as_they_are_clear() -> None:
    answer = played("move ric 04.03\nmove inf1 04.04\nmo INF 03.05\nmov i2 02.04\nmove richard\nx\n1\n")
    assert "Richard moves from 04.04 to 04.03." in answer.out
    assert "Infantry 1 moves from 03.04 to 04.04." in answer.out
    assert "Infantry 2 moves from 02.03 to 02.04." in answer.out
    assert "infantry-1, infantry-2" in after(answer, "mo INF 03.05")
    assert "move PIECE SPACE" in after(answer, "move richard")
    assert "“x”" in answer.out
    assert "“1”" in answer.out


def test_rules_show_one_clause_a_ruling_or_the_contents() -> None:
    answer = played("rules 6.5\nrules r13\nrules M5.5\nrules\nrules 99\n")
    assert after(answer, "rules 6.5").startswith("6.5 ")
    assert "R10 " in after(answer, "rules 6.5")
    assert after(answer, "rules r13").startswith("R13 ")
    assert after(answer, "rules M5.5").startswith("m5.5 ")
    assert all(f"{each} " in after(answer, "rules") for each in ("1.1", "m8.2", "K4", "R25"))
    assert "There is no clause 99" in answer.out


def test_why_tells_the_sums_of_the_last_attack() -> None:
    answer = played("why\nend\nattack templars saladin\nwhy\n")
    assert "Nothing to explain yet." in after(answer, "why")
    assert "Templars, attack [6.4]" in answer.out.rpartition("> why\n")[2]


def test_why_tells_the_reasons_of_the_computer() -> None:
    answer = played("end\nend\nwhy\n", *GATE, "--side", "crusader", "--bots", "recruit")
    told = after(answer, "why").splitlines()
    actions = re.findall(r"^Muslims: ((?:move|attack|end).*)", answer.out, re.MULTILINE)
    assert actions
    assert [line.partition(": ")[0] for line in told] == actions
    assert not [line for line in told if "why-" in line]


def test_help_lists_the_verbs_that_are_open_now() -> None:
    answer = played("help\nend\n?\n")
    assert after(answer, "help").splitlines()[0] == "Now: move PIECE SPACE, end"
    assert after(answer, "?").splitlines()[0] == "Now: attack PIECE TARGET, end"
    deploying = played("help\n", "play", "--terminal", "arsouf")
    assert "place PIECE SPACE" in after(deploying, "help")


def test_the_first_prompt_says_how_to_deploy_in_one_line() -> None:
    lines = played("", "play", "--terminal", "arsouf", "--side", "both").out.splitlines()
    prompt = next(place for place, line in enumerate(lines) if line.endswith("[4.1]"))
    assert lines[prompt + 1] == "Now: place PIECE SPACE, arrange historical|rest"


def test_what_opens_while_deploying_is_said() -> None:
    answer = played("place ric 00.18\nplace te 00.19\narrange rest\n", "play", "--terminal", "arsouf", "--side", "both")
    lifting = "Now: place PIECE SPACE, lift PIECE, arrange historical|rest"
    assert after(answer, "place ric 00.18").splitlines()[-1] == lifting
    assert lifting not in after(answer, "place te 00.19")
    assert after(answer, "arrange rest").splitlines()[-1] == f"{lifting}, confirm"


def test_only_the_army_that_deploys_is_listed_in_hand() -> None:
    answer = played("place ric 00.18\n", "play", "--terminal", "arsouf", "--side", "both")
    hand = next(line for line in after(answer, "place ric 00.18").splitlines() if line.startswith("in hand: "))
    assert len(hand.split(", ")) == 15
    assert "Saladin" not in hand


@pytest.mark.parametrize("typed", ["arrange", "arrange nicely", "arrange his,rest", "place ric", "confirm now"])
def test_K4_what_does_not_fit_says_how_it_is_typed(typed: str) -> None:
    answer = played(f"{typed}\nwhy\n", "play", "--terminal", "arsouf", "--side", "both")
    told = after(answer, typed)
    assert told.startswith("That does not fit. Type it like this: ")
    assert told.endswith(" [K4]\n")
    assert after(answer, "why").startswith("K4 ")
    assert "arrange" not in typed or "arrange historical|rest" in told


def test_armies_are_deployed_by_typing() -> None:
    script = "confirm\nplace ric 00.18\nplace sal 00.19\nlift ric\narrange his\nundo\narrange historical\nconfirm\n"
    answer = played(script, "play", "--terminal", "arsouf", "--side", "both", "--seed", "1")
    assert after(answer, "confirm").strip().endswith("[4.1]")
    assert after(answer, "place ric 00.18").strip().startswith("Richard stands on 00.18. [4.1]")
    assert after(answer, "place sal 00.19").strip().endswith("[3.3]")
    assert "The Crusaders are drawn up as history had them." in after(answer, "arrange his")
    assert "Taken back: arrange historical" in after(answer, "undo")
    assert "Muslims: place your pieces" in answer.out


def test_resigning_ends_the_game() -> None:
    line = ending(played("resign\n"))
    assert "Muslims" in line
    assert "[" not in line


def test_resigning_is_typed_in_full() -> None:
    answer = played("res\nr\n")
    assert "“res”" in after(answer, "res")
    assert after(answer, "r").startswith("1.1 ")


def test_a_saved_game_goes_on_where_it_was(tmp_path: Path) -> None:
    path = tmp_path / "record.json"
    script = f'move richard 04.02\nsave "{path}"\nquit\n'
    assert f"Saved in {path}." in played(script, *GATE, "--side", "crusader", "--bots", "random").out
    assert ask("replay", path).code == 0
    resumed = played("log\nundo\nend\n", "play", "--terminal", "--resume", str(path), "--seed", "1")
    assert "Muslims: the computer (random)." in resumed.out
    assert "Richard moves from 04.04 to 04.02." in after(resumed, "log")
    assert "Taken back: move richard 04.02" in after(resumed, "undo")
    changed = played("quit\n", "play", "--terminal", "--resume", str(path), "--side", "both")
    assert "the computer" not in changed.out


def test_save_never_writes_over_anything_but_a_record(tmp_path: Path) -> None:
    precious = tmp_path / "letter.txt"
    precious.write_text("dear reader", encoding="utf-8")
    answer = played(f"save {precious}\nsave {tmp_path}\nsave {tmp_path}/none/record.json\nsave\n")
    assert "is no record" in after(answer, f"save {precious}")
    assert precious.read_text(encoding="utf-8") == "dear reader"
    assert "is no record" in after(answer, f"save {tmp_path}")
    assert "cannot be written" in after(answer, f"save {tmp_path}/none/record.json")
    assert "save FILE" in answer.out
    good = tmp_path / "record.json"
    assert played(f"save {good}\nsave {good}\n").out.count(f"Saved in {good}.") == 2


def test_a_broken_record_is_not_resumed(tmp_path: Path) -> None:
    path = tmp_path / "record.json"
    played(f"move richard 04.02\nsave {path}\n")
    path.write_text(path.read_text(encoding="utf-8").replace("04.02", "09.09"), encoding="utf-8")
    answer = ask("play", "--terminal", "--resume", path)
    assert is_one_complaint(answer)
    assert "entries[0].action" in answer.err


TYPED = """
move attack end undo cancel where odds why rules log board help place lift arrange confirm historical
richard ric k1 saladin m b2 inf 04.03 02.15 99.99 6.5 , " ' # = \x00 ½ ÿ
"""
WORDS = st.sampled_from(TYPED.split())


@given(lines=st.lists(st.lists(WORDS | st.text(max_size=5), max_size=4), max_size=12))
@settings(max_examples=60)
def test_whatever_is_typed_the_table_stands(lines: list[list[str]]) -> None:
    typed = "\n".join(" ".join(words) for words in lines)
    with TemporaryDirectory() as folder, chdir(folder):
        answer = ask(*BOTH, typed=typed.encode("utf-8", "surrogatepass"))
    assert (answer.code, answer.err) == (0, "")


@pytest.mark.parametrize("typed", [b"\xff\xfe\n", b"move \xc3\n"])
def test_bytes_that_are_no_text_do_not_break_the_table(typed: bytes) -> None:
    assert ask(*BOTH, typed=typed).code == 0
