"""`play --terminal croisades`: whole games by typed commands, walks by their end, charges by route, fire and orders."""

import random
import re
from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest

from gonfalon.cli.sentences import Sentences
from gonfalon.games.croisades import GAME
from gonfalon.games.croisades.actions import Attack, Charge, CroisadesAction, Mark, Retreat, Step, Volley
from gonfalon.games.croisades.options import Options
from gonfalon.games.croisades.state import State
from gonfalon.games.croisades.view import View
from gonfalon.kernel.dice import SeededDice
from gonfalon.kernel.game import standing_answer
from gonfalon.kernel.record import read_record, write_record
from gonfalon.kernel.rulebook import Refusal
from gonfalon.kernel.sitting import Sitting
from gonfalon.words import languages
from tests.cli.asking import Answer, ask
from tests.games.croisades.stamp import CRUSADER, SARACEN

BLOOD = ("play", "--terminal", "croisades", "--seed", "3", "--side", "both")
MARKED = "mark ans=offensive,bal=defensive\n"
TO_CHARGE = f"{MARKED}shoot ans has\nretreat has L8\n"
TO_MOVES = "mark ans=none,bal=none\nend\n"


def played(script: str, *arguments: str) -> Answer:
    answer = ask(*(arguments or BLOOD), typed=script)
    assert answer.err == ""
    assert answer.code == 0
    return answer


def after(answer: Answer, typed: str) -> str:
    """What was answered to a typed line, up to the next prompt."""
    _, found, rest = answer.out.partition(f"> {typed}\n")
    assert found, answer.out
    return re.split(r"^\w*> |^You leave the table", rest, maxsplit=1, flags=re.MULTILINE)[0]


def test_marks_are_typed_as_pairs_in_any_order_and_shortened() -> None:
    answer = played("mark baldo=none,ans=off\nlog\n")
    assert "Crusaders: mark anselmo=offensive,baldo=none" in after(answer, "log")
    assert "mark FIGURE=defensive|none|offensive" in answer.out
    missing = played("mark ans=offensive\nmark ans\n")
    assert after(missing, "mark ans=offensive").endswith("defensive fire or none. [1.34a]\n")
    assert "Type it like this: mark FIGURE=" in after(missing, "mark ans")


def test_a_shot_is_told_with_its_sums_die_row_and_result() -> None:
    told = after(played(f"{MARKED}shoot ans has\n"), "shoot ans has")
    assert "    +2 crossbow [C5c]\n" in told
    assert "  d10 for shot (Anselmo): 6. [1.36]\n" in told
    assert "at Hashmi on J8 (5 hexes, no cover): row 8 of the chart, A, a retreat of 2 hexes. [C5c]" in told
    assert "Asked about: Hashmi" in told


def test_of_a_retreat_the_last_hex_is_enough_in_small_letters_too() -> None:
    answer = played(f"{MARKED}shoot ans has\nwhere has\nretreat has l8\n")
    assert "retreat hashmi: H7 H8 H9" in after(answer, "where has")
    assert "Hashmi retreats from J8 over K7 and L8. [C5f]" in after(answer, "retreat has l8")


def test_of_a_charge_the_shortest_route_to_its_last_hex_is_meant() -> None:
    answer = played(f"{TO_CHARGE}where ger\nodds charge ger ahm I8\ncharge ger ahm I8\nlog\n")
    assert "charge gerard jehangir: I6 I7 J6" in after(answer, "where ger")
    odds = after(answer, "odds charge ger ahm I8")
    assert "Gerard attacks Ahmed at 8:1. [1.74a]" in odds
    assert "charge gerard ahmed D7,E7,F7,G7,H8,I8\n" in after(answer, "log")


def test_a_route_that_breaks_a_rule_is_refused_by_its_clause() -> None:
    answer = played(f"{TO_CHARGE}charge ger ahm D7,E7,F7,G7\nwhy\n")
    assert after(answer, "charge ger ahm D7,E7,F7,G7").strip().endswith("choose a longer route. [1.56c]")
    assert after(answer, "why").startswith("1.56c")


def test_defensive_fire_interrupts_a_charge_with_every_answer_spelled_out() -> None:
    answer = played(f"{TO_CHARGE}charge ger ahm I8\npass\nvolley ali,jeh ger\n")
    assert "Now: volley jehangir gerard, volley ali gerard, volley jehangir,ali gerard," in answer.out
    assert "Gerard charges from D7 to E7, facing south-east (one point). [1.56a]" in after(answer, "pass")
    volley = after(answer, "volley ali,jeh ger")
    assert volley.index("d10 for shot (Ali)") < volley.index("d10 for shot (Jehangir)")
    assert "The charge of Gerard reaches Ahmed. [1.56d]" in volley


def test_a_figure_walks_to_a_hex_farther_off_by_its_cheapest_way() -> None:
    answer = played(f"{TO_MOVES}move ber c12\nlog\nmove cri F12,F13\nmove cri A1\n")
    walked = after(answer, "move ber c12")
    assert re.findall(r"Bertin goes from \w+ to (\w+)", walked) == ["C10", "C11", "C12"]
    assert "Movement points left: Bertin 5" in walked
    assert after(answer, "log").count("Crusaders: move bertin") == 3
    assert after(answer, "move cri F12,F13").strip().endswith("go hex by hex, each beside the last. [1.5a]")
    assert after(answer, "move cri A1").strip().endswith("[1.5a]")


def test_the_other_side_is_asked_on_the_way_and_the_walk_goes_on_when_it_passes() -> None:
    script = f"{TO_MOVES}move cri G13\npass\npass\npass\npass\npass\n"
    answer = played(script)
    assert "Now: volley ali crispin, pass" in answer.out
    steps = re.findall(r"Crispin goes from \w+ to (\w+)", answer.out)
    assert steps[-1] == "G13"
    assert len(steps) > 2


def test_a_volley_ends_a_walk_and_the_rest_is_left_to_the_player() -> None:
    answer = played(f"{TO_MOVES}move cri G13\nvolley jeh cri\n")
    assert "Something happened on the way: move crispin G13 is still to be done" in after(answer, "volley jeh cri")


def test_standing_orders_are_shown_and_shoot_without_asking() -> None:
    answer = played(f"{TO_MOVES}move cri E12\norders volley sight\nmove cri F13,G13\n")
    given = after(answer, "orders volley sight")
    assert given.startswith("volley: at the first chance (Defensive fire)\ncounter: ask me (Counter-charge)\n")
    assert "Saracens: volley jehangir crispin\nStanding orders.\n" in given
    assert "Ali shoots in defence from J11 at Crispin on G13" in after(answer, "move cri F13,G13")


def test_passes_while_others_act_are_not_told_of() -> None:
    everybody = ("play", "--terminal", "croisades", "--side", "none", "--bots", "random,random", "--seed", "5")
    out = played("log\nquit\n", *everybody).out
    assert "The game is over." in out or "win on casualty points" in out
    lines = out.splitlines()
    silent = [each for each, then in pairwise(lines) if each.endswith(": pass") and then[:2] != "  "]
    assert not silent


@pytest.mark.parametrize("language", languages())
def test_whole_games_are_typed_to_their_end_by_two_people(tmp_path: Path, language: str) -> None:
    path, typed = tmp_path / "blood.json", Counter[str]()
    for seed in (3, 11):
        sitting, lines = random_game(seed, language)
        script = "\n".join((*lines, f"save {path}", "quit"))
        both = ("play", "--terminal", "croisades", "--side", "both", "--seed", str(seed), "--language", language)
        answer = played(f"{script}\n", *both)
        assert len(re.findall(r"^\w*> ", answer.out, re.MULTILINE)) == len(lines) + 2
        saved = read_record(path.read_text(encoding="utf-8")).entries
        assert saved == read_record(write_record(sitting.record)).entries
        typed += Counter(line.split()[0] for line in lines)
    assert len(typed) >= 12


def random_game(seed: int, language: str) -> tuple[Sitting[State, CroisadesAction, View], list[str]]:
    """A whole game as the terminal deals its dice, and what two people type in it; small decisions go to the clerk."""
    chance, say, lines = random.Random(seed), Sentences(language, GAME), list[str]()
    sitting = Sitting(GAME, "first-blood", Options(), SeededDice(f"{seed}/opening"))
    dice = SeededDice(f"{seed}/0")
    while due := sitting.due():
        action = standing_answer(GAME, sitting.state, due[0], None)
        by_clerk = action is not None
        if action is None:
            action = GAME.menu(sitting.state, due[0].seat).sample(chance)
            lines.append(say.spelled(action))
        assert not isinstance(sitting.take(action, dice, by_clerk=by_clerk), Refusal)
    return sitting, lines


@pytest.mark.parametrize(("language", "outcome"), [("en", "casualty points"), ("es", "puntos de bajas")])
def test_a_person_meets_the_computer_in_both_languages(language: str, outcome: str) -> None:
    side = ("play", "--terminal", "croisades", "--side", "saracen", "--bots", "recruit", "--seed", "4")
    lines = {"en": "orders volley even\n" + "end\npass\n" * 60, "es": "órdenes volley even\n" + "fin\npasar\n" * 60}
    assert outcome in played(f"{lines[language]}quit\n", *side, "--language", language).out


@pytest.mark.parametrize(
    ("action", "spelled"),
    [
        (Mark(seat=CRUSADER, choices=(("anselmo", "none"),)), "mark anselmo=none"),
        (Step(seat=CRUSADER, figure="gerard", to="D7"), "move gerard D7"),
        (Charge(seat=CRUSADER, figure="gerard", target="ali", route=("D7", "E7")), "charge gerard ali D7,E7"),
        (Volley(seat=SARACEN, figures=("ali", "jehangir"), target="gerard"), "volley ali,jehangir gerard"),
        (Attack(seat=CRUSADER, figures=("gerard",), targets=("ali", "hashmi")), "attack gerard hashmi,ali"),
        (Retreat(seat=SARACEN, figure="ali", path=("K9",)), "retreat ali K9"),
        (Retreat(seat=SARACEN, figure="mohammad", path=("O7",), backing=True), "retreat mohammad O7 backing"),
    ],
)
def test_actions_are_spelled_as_they_are_typed(action: CroisadesAction, spelled: str) -> None:
    assert Sentences("en", GAME).spelled(action) == spelled
