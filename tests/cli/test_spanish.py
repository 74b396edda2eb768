"""The terminal in Spanish: every word that is shown can be typed, with accents or without."""

from pathlib import Path

import pytest

from tests.cli.asking import Answer, ask

SPANISH = ("--language", "es")
GATE = ("play", "--terminal", "arsouf", "--scenario", "gate", "--seed", "7", "--side", "both", *SPANISH)
MARCH = ("play", "--terminal", "arsouf", "--seed", "7", "--side", "both", *SPANISH)


def answers(script: list[str], arguments: tuple[str, ...] = GATE) -> dict[str, str]:
    """What was answered to each line."""
    answer: Answer = ask(*arguments, typed="\n".join(script))
    assert (answer.code, answer.err) == (0, "")
    found, rest = {}, answer.out
    for line in reversed(script):
        rest, _, found[line] = rest.rpartition(f"> {line}\n")
    return found


def test_verbs_and_pieces_go_by_their_spanish_names() -> None:
    told = answers(["ayuda", "mover ricardo 04.03", "mover templarios 09.09", "fin", "salir"])
    assert told["ayuda"].startswith("Ahora: mover PIEZA CASILLA, fin\n")
    assert told["mover ricardo 04.03"].strip().startswith("Ricardo va de 04.04 a 04.03. [1.2]")
    assert told["mover templarios 09.09"].splitlines()[0].endswith("[5.3]")
    assert told["salir"] == "Dejas la mesa; la partida no ha terminado.\n"


@pytest.mark.parametrize("how", ["histórico", "historico", "hist", "HISTÓRICO", "historical"])
def test_the_army_is_arranged_in_spanish(how: str) -> None:
    assert (
        "Los cruzados forman en su despliegue histórico. [4.1]"
        in answers([f"disponer {how}"], MARCH)[f"disponer {how}"]
    )


def test_the_rest_is_arranged_and_what_does_not_fit_says_how() -> None:
    told = answers(["disponer bien", "disponer resto"], MARCH)
    assert told["disponer bien"].splitlines()[0] == "Eso no encaja. Se escribe así: disponer histórico|resto [K4]"
    assert "Ahora: colocar PIEZA CASILLA, levantar PIEZA, confirmar" in told["disponer resto"]


@pytest.mark.parametrize("name", ['"Caballeros 1"', "caballeros-1", "cab1", "knights-1", "k1"])
def test_a_name_with_a_number_is_found(name: str) -> None:
    told = answers([f"colocar {name} 00.18", "deshacer"], MARCH)
    assert "Los caballeros 1 ocupan 00.18. [4.1]" in told[f"colocar {name} 00.18"]
    assert told["deshacer"].startswith("Anulado: colocar caballeros-1 00.18\n")


def test_accents_may_be_left_out() -> None:
    told = answers(["mover infanteria-1 03.05", "anular infantería-1", "porque"])
    assert told["anular infantería-1"].startswith("Anulado: mover infantería-1 03.05\n")
    assert told["porque"].startswith("Todavía no hay nada que explicar.")


def test_shortened_words_are_spanish_first() -> None:
    told = answers(["co", "re", "prob te", "anu", "gua"], MARCH)
    assert told["co"].startswith("«co» puede ser cualquiera de colocar, confirmar.")
    assert told["re"].startswith("«re» puede ser cualquiera de registro, reglas.")
    assert told["prob te"].startswith("Se escribe así: probabilidades PIEZA OBJETIVO")
    assert told["anu"].startswith("Se escribe así: anular PIEZA")
    assert told["gua"].startswith("Se escribe así: guardar ARCHIVO")


def test_reach_and_odds_speak_spanish() -> None:
    told = answers(["alcance ricardo", "alcance", "probabilidades atacar templarios saladino"])
    assert told["alcance ricardo"].startswith("mover ricardo: ")
    assert "infantería-1, infantería-2" in told["alcance"]
    assert told["probabilidades atacar templarios saladino"].splitlines()[1] == "atacar templarios saladino"


def test_a_replayed_record_is_told_in_spanish(tmp_path: Path) -> None:
    path = tmp_path / "record.json"
    ask(*GATE, typed=f"mover ricardo 04.03\nrendirse\nguardar {path}\n")
    lines = ask("replay", path, *SPANISH).out.splitlines()
    assert lines[0] == "arsouf, gate, edición 1"
    assert "Cruzados: mover ricardo 04.03" in lines
    assert lines[-2] == "Cruzados: abandono."
    assert "resigned" not in "\n".join(lines)
