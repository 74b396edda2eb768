"""How sentences come out: names, numbers, forms, and what is said when a language lacks something."""

import pytest

from gonfalon.games.arsouf import GAME
from gonfalon.games.arsouf.events import Arranged, Arrived, Ended, Fought, Moved, PhaseEnded, Placed, Wounded
from gonfalon.games.arsouf.pieces import Side
from gonfalon.kernel.events import Reckoned, Rolled
from gonfalon.kernel.game import Outcome, Scenario
from gonfalon.kernel.modifiers import Line
from gonfalon.kernel.reading import BadInput
from gonfalon.kernel.rulebook import Clause, Ruling, refuse
from gonfalon.words import Unsaid, Words
from gonfalon.words.catalogue import FUNCTIONS, catalogue, halves

ENGLISH = Words("en", "arsouf", strict=True)
SPANISH = Words("es", "arsouf", strict=True)
LINES = (Line("1.1", "value", "templars", add=8),)


@pytest.mark.parametrize(
    ("event", "english", "spanish"),
    [
        (
            Moved(piece="knights-1", start="02.15", to="02.16"),
            "Knights 1 move from 02.15 to 02.16.",
            "Los caballeros 1 van de 02.15 a 02.16.",
        ),
        (
            Moved(piece="richard", start="02.15", to="02.16"),
            "Richard moves from 02.15 to 02.16.",
            "Ricardo va de 02.15 a 02.16.",
        ),
        (Wounded(piece="templars"), "The Templars are wounded.", "Los templarios quedan heridos."),
        (Wounded(piece="infantry-3"), "Infantry 3 is wounded.", "La infantería 3 queda herida."),
        (Wounded(piece="saladin"), "Saladin is wounded.", "Saladino queda herido."),
        (
            Fought(clause="6.7", piece="baggage-2", target="saladin", attack=14, defence=19),
            "Baggage 2 attacks Saladin: 7 to 9½.",
            "El bagaje 2 ataca a Saladino: 7 a 9½.",
        ),
        (
            Arrived(piece="baggage-1", baggage=1, others=0),
            "Baggage 1 reaches Arsouf. In the town: 1 baggage train, 0 other pieces.",
            "El bagaje 1 llega a Arsuf. En la ciudad: 1 bagaje y 0 piezas más.",
        ),
        (
            Arrived(piece="templars", baggage=2, others=1),
            "The Templars reach Arsouf. In the town: 2 baggage trains, 1 other piece.",
            "Los templarios llegan a Arsuf. En la ciudad: 2 bagajes y 1 pieza más.",
        ),
        (Placed(clause="4.1", piece="richard", at="01.19"), "Richard stands on 01.19.", "Ricardo ocupa 01.19."),
        (
            Placed(clause="4.1", piece="richard", at="01.19", swapped="templars"),
            "Richard stands on 01.19, changing places with the Templars.",
            "Ricardo ocupa 01.19 en lugar de los templarios.",
        ),
        (
            Arranged(clause="4.1", side=Side.CRUSADER, how="historical"),
            "The Crusaders are drawn up as history had them.",
            "Los cruzados forman en su despliegue histórico.",
        ),
        (
            Arranged(clause="4.2", side=Side.MUSLIM, how="rest"),
            "The Muslims: the rest of the army takes its places.",
            "Los musulmanes: el resto del ejército ocupa sus puestos.",
        ),
        (
            PhaseEnded(clause="6.1", side=Side.MUSLIM, phase="move"),
            "The Muslims end their movement.",
            "Los musulmanes terminan su movimiento.",
        ),
        (
            PhaseEnded(clause="6.3", side=Side.MUSLIM, phase="attack"),
            "The Muslims end their attacks.",
            "Los musulmanes terminan sus ataques.",
        ),
        (Rolled(clause="6.4", why="attack", sides=6, face=5), "d6 for attack: 5.", "d6 de ataque: 5."),
        (
            Reckoned(clause="6.5", what="defence", who="templars", lines=LINES),
            "Templars, defence before the die:",
            "Templarios, defensa antes del dado:",
        ),
    ],
)
def test_events(event: Moved, english: str, spanish: str) -> None:
    assert ENGLISH.event(event) == english
    assert SPANISH.event(event) == spanish


@pytest.mark.parametrize("how", ["arrived", "stopped", "too-late"])
@pytest.mark.parametrize("words", [ENGLISH, SPANISH])
def test_the_log_and_the_outcome_end_a_game_in_the_same_words(words: Words, how: str) -> None:
    winner = Side.CRUSADER if how == "arrived" else Side.MUSLIM
    assert words.event(Ended(clause="3.1", winner=winner, how=how)) == words.outcome(Outcome(winner, how, "3.1"))


def test_an_end_by_agreement_names_the_winner_or_calls_it_a_draw() -> None:
    assert ENGLISH.outcome(Outcome(None, "agreed", "K2")) == "The players agree on a draw."
    spanish = SPANISH.outcome(Outcome("muslim", "agreed", "K2"))
    assert spanish == "Los jugadores acuerdan el final: vencen los musulmanes."


def test_a_resignation_names_the_winner() -> None:
    assert ENGLISH.outcome(Outcome("muslim", "resigned", "")) == "The Muslims win: the other side has given up."
    assert SPANISH.outcome(Outcome(None, "resigned", "K2")) == "Un jugador se rinde y nadie vence."


def test_a_refusal_says_one_piece_and_several() -> None:
    assert ENGLISH.refusal(refuse("4.1", "pieces-in-hand", count=1)) == "One piece is still in hand; place it first."
    assert SPANISH.refusal(refuse("4.1", "pieces-in-hand", count=3)) == "Quedan 3 piezas en la mano; colócalas antes."


def test_a_refusal_chooses_by_the_bare_value_of_an_argument() -> None:
    assert ENGLISH.refusal(refuse("R20", "arranged-already", how="rest")) == "No piece is left to place."
    assert SPANISH.refusal(refuse("R20", "arranged-already", how="historical")).startswith("El ejército ya está")


def test_a_word_without_a_name_stands_for_itself() -> None:
    assert ENGLISH.refusal(refuse("K3", "no-such-piece", piece="elephants")) == "There is no piece called elephants."


def test_a_line_shows_its_amount_in_halves() -> None:
    assert ENGLISH.line(Line("6.5", "support", "mamelukes-2", add=3)) == "+1½ Mamluks 2 beside the attacker"
    assert (
        SPANISH.line(Line("6.13", "wounded-friend", "infantry-1")) == "+0 Infantería 1 junto al atacante, pero herida"
    )


@pytest.mark.parametrize(
    ("number", "written"), [(0, "0"), (1, "½"), (2, "1"), (15, "7½"), (-1, "−½"), (-4, "−2"), (-5, "−2½")]
)
def test_halves(number: int, written: str) -> None:
    assert halves(number) == written


def test_names_of_pieces_scenarios_and_options() -> None:
    assert [SPANISH.name(each) for each in ("muslim", "horse-archers-2", "gate", "turn_limit")] == [
        "Musulmanes",
        "Arqueros a caballo 2",
        "A las puertas",
        "Límite de turnos",
    ]
    assert ENGLISH.option("turn_limit") == "How many turns the Crusaders have to reach their goal."


def test_a_prompt_names_the_seat() -> None:
    (ask,) = GAME.due(
        GAME.state_of(
            GAME.position_type(
                ask="deploy", seat=Side.CRUSADER, waiting=("baggage-1", "baggage-2", "baggage-3", "baggage-4")
            )
        )
    )
    assert ENGLISH.ask(ask) == "Crusaders: place your pieces in your area, then confirm."


def test_what_no_language_has_is_said_by_its_key() -> None:
    words = Words("es", "arsouf")
    assert words.refusal(refuse("K3", "unheard-of")) == "refusal-unheard-of"
    assert words.name("unheard-of") == "unheard-of"
    assert words.clause(Clause("99", "Title", "Gist")) == ("Title", "Gist")
    assert words.ruling(Ruling("R99", "Why?", "So.", "Because.")) == ("Why?", "So.", "Because.")
    assert words.scenario(Scenario("new", "Title", "Summary", "ruled")) == ("Title", "Summary", "")


def test_what_a_language_lacks_is_said_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    words = Words("es", "arsouf")
    spanish, english = words._catalogues
    assert (spanish.language, english.language) == ("es", "en")
    monkeypatch.delitem(spanish._bundle._messages, "refusal-game-over")
    assert words.refusal(refuse("K2", "game-over")) == "The game is over."


@pytest.mark.parametrize("words", [ENGLISH, SPANISH])
def test_strict_words_never_say_the_key(words: Words) -> None:
    with pytest.raises(Unsaid):
        words.refusal(refuse("K3", "unheard-of"))
    with pytest.raises(Unsaid):
        words.name("unheard-of")


def test_strict_words_want_every_argument() -> None:
    with pytest.raises(Unsaid):
        ENGLISH.refusal(refuse("4.5", "marsh"))


def test_an_unknown_language_is_bad_input() -> None:
    with pytest.raises(BadInput, match="language: tlh is not spoken here, only en, es"):
        Words("tlh", "arsouf")


def test_another_game_without_sentences_still_has_those_of_the_house() -> None:
    assert Words("es", "chess").refusal(refuse("K2", "game-over")) == "La partida ha terminado."


def test_a_name_inside_a_sentence_has_its_article_and_its_number() -> None:
    english, spanish = catalogue("en", "arsouf"), catalogue("es", "arsouf")
    assert english.called("templars") == ("Templars", "plural", "the Templars", "Templars")
    assert english.called("knights-1") == ("Knights 1", "plural", "Knights 1", "Knights 1")
    assert spanish.called("infantry-5") == ("Infantería 5", "f", "la infantería 5", "Infantería 5")
    numbers = {word: called.number for word in ("templars", "baggage-2", "richard") if (called := spanish.called(word))}
    assert numbers == {"templars": "plural", "baggage-2": "singular", "richard": "singular"}


def test_a_sentence_begins_with_a_capital_and_spanish_draws_its_article_to_the_preposition() -> None:
    assert FUNCTIONS["CAP"]("the Templars") == "The Templars"
    assert FUNCTIONS["AL"]("el bagaje 2") == "al bagaje 2"
    assert FUNCTIONS["AL"]("los templarios") == "a los templarios"
    assert FUNCTIONS["DEL"]("el askar de Alepo") == "del askar de Alepo"
    assert FUNCTIONS["DEL"]("Ricardo") == "de Ricardo"
