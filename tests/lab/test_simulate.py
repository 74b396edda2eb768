"""Simulations are counted rightly, come out the same however they are run, and go on after a stop."""

import os
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gonfalon.games.arsouf import GAME
from gonfalon.games.arsouf.game import Arsouf
from gonfalon.games.arsouf.state import Options
from gonfalon.games.croisades import GAME as CROISADES
from gonfalon.kernel.game import Outcome
from gonfalon.kernel.reading import BadInput
from gonfalon.lab import match
from gonfalon.lab import simulate as simulating
from gonfalon.lab.match import Match, Turnout, play
from gonfalon.lab.simulate import Report, a_game, simulate
from gonfalon.registry import AnyGame

RANDOM = ("random", "random")


def run(bots: tuple[str, ...] = RANDOM, games: int = 6, seed: int = 7, game: AnyGame = GAME, **rest: Any) -> Report:
    return simulate(game, "gate", Options(), bots, games, seed, **rest)


def same(report: Report) -> Report:
    """The report without what the clock says."""
    return msgspec.structs.replace(report, seconds=0.0)


def test_the_json_has_the_promised_fields() -> None:
    written = msgspec.json.decode(msgspec.json.encode(run()))
    fields = ["game", "scenario", "games", "wins", "draws", "endings", "actions", "seconds", "pairs", "deeds"]
    assert list(written) == fields
    assert (written["game"], written["scenario"], written["games"], written["pairs"]) == ("arsouf", "gate", 6, None)
    assert sorted(written["wins"]) == ["crusader", "muslim"]
    assert written["draws"] + sum(written["wins"].values()) == 6
    assert sum(written["endings"].values()) == 6
    assert set(written["endings"]) <= {"3.1 arrived", "3.2 stopped", "m8.1 too-late"}


def test_a_report_adds_up_the_games_of_its_seeds() -> None:
    match = Match(GAME, "gate", Options(), RANDOM, seed=7)
    games = [play(match, Turnout(place, False)) for place in range(6)]
    report = run()
    assert report.actions == sum(played.actions for played in games)
    assert report.wins["muslim"] == sum(played.winner == "muslim" for played in games)


def test_a_report_counts_what_was_done_in_its_games() -> None:
    match = Match(GAME, "gate", Options(), RANDOM, seed=7)
    games = [play(match, Turnout(place, False)) for place in range(6)]
    report = run()
    assert report.deeds["attack"] == sum(played.deeds.get("attack", 0) for played in games) > 0
    assert all(sum(played.deeds.values()) == played.actions for played in games)
    assert {deed for deed, times in report.deeds.items() if times} == {
        each for played in games for each in played.deeds
    } - {
        "end",
        "pass",
    }
    assert f"attack {report.deeds['attack'] / 6:.1f}" in a_game(report)


def test_volleys_and_counter_charges_of_croisades_are_counted() -> None:
    report = simulate(CROISADES, "first-blood", CROISADES.options(), ("random", "random"), 60, 4)
    assert min(report.deeds[verb] for verb in ("volley", "charge", "counter")) > 0


def test_the_seed_decides_everything_and_another_seed_something_else() -> None:
    assert same(run()) == same(run())
    assert run(seed=8).actions != run(seed=7).actions


def test_two_workers_give_the_same_report_as_one() -> None:
    assert same(run(games=40, workers=2)) == same(run(games=40))


def test_a_pair_is_two_games_with_the_sides_swapped() -> None:
    report = run(("recruit", "random"), games=4, paired=True)
    assert report.games == 8
    assert report.pairs is not None
    assert report.pairs.won + report.pairs.lost + report.pairs.tied == 4
    assert report.pairs.won > report.pairs.lost
    mirrored = run(("random", "recruit"), games=4, paired=True).pairs
    assert mirrored is not None
    assert (mirrored.won, mirrored.lost, mirrored.by_wins) == (
        report.pairs.lost,
        report.pairs.won,
        report.pairs.by_wins,
    )


def test_a_bot_against_itself_ties_every_pair() -> None:
    pairs = run(games=5, paired=True).pairs
    assert pairs is not None
    assert (pairs.won, pairs.lost, pairs.tied, pairs.score) == (0, 0, 5, 0.5)


class Drawn(Arsouf):
    """Arsouf in which nobody ever wins."""

    def outcome(self, state: Any) -> Outcome | None:
        return Outcome(None, "drawn", "3.2") if super().outcome(state) else None


def test_draws_are_nobodys_wins() -> None:
    report = run(game=Drawn())
    assert (report.draws, report.wins) == (6, {"crusader": 0, "muslim": 0})
    assert report.endings == {"3.2 drawn": 6}


def test_progress_hears_of_every_game() -> None:
    heard: list[int] = []
    run(games=3, paired=True, progress=heard.append)
    assert heard == [1, 2, 3, 4, 5, 6]


class Stopped(Exception):
    """Somebody pulled the plug."""


def stop_at(games: int) -> Any:
    def progress(done: int) -> None:
        if done == games:
            raise Stopped

    return progress


def test_a_stopped_run_goes_on_where_it_was(tmp_path: Path) -> None:
    logbook = tmp_path / "games.jsonl"
    with pytest.raises(Stopped):
        run(resume=logbook, progress=stop_at(4))
    heard: list[int] = []
    assert same(run(resume=logbook, progress=heard.append)) == same(run())
    assert heard == [5, 6]
    assert same(run(resume=logbook, progress=stop_at(0))) == same(run())


def test_a_run_can_be_made_longer(tmp_path: Path) -> None:
    logbook = tmp_path / "games.jsonl"
    run(games=3, resume=logbook)
    assert same(run(games=6, resume=logbook)) == same(run())
    assert same(run(games=3, resume=logbook)) == same(run(games=3))


def test_half_a_line_left_by_a_killed_run_is_played_again(tmp_path: Path) -> None:
    logbook = tmp_path / "games.jsonl"
    run(resume=logbook)
    whole = logbook.read_bytes()
    logbook.write_bytes(whole[:-20])
    assert same(run(resume=logbook)) == same(run())
    assert logbook.read_bytes() == whole


def test_the_logbook_of_another_match_is_refused(tmp_path: Path) -> None:
    logbook = tmp_path / "games.jsonl"
    run(games=1, resume=logbook)
    with pytest.raises(BadInput, match="another match"):
        run(games=1, seed=8, resume=logbook)


def test_games_of_older_code_are_not_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    logbook = tmp_path / "games.jsonl"
    run(games=1, resume=logbook)
    monkeypatch.setattr(match, "code", lambda game: "another day")
    with pytest.raises(BadInput, match="options or code"):
        run(games=1, resume=logbook)


@pytest.mark.parametrize("text", [b"nonsense\n", b'{"match": 3}\n', b"\xff\xfe\n", b"[]\n"])
def test_a_file_that_is_no_logbook_is_refused_and_left_alone(tmp_path: Path, text: bytes) -> None:
    logbook = tmp_path / "games.jsonl"
    logbook.write_bytes(text)
    with pytest.raises(BadInput, match="is no logbook"):
        run(games=1, resume=logbook)
    assert logbook.read_bytes() == text


def test_a_logbook_that_cannot_be_written_is_bad_input(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="No such file"):
        run(games=1, resume=tmp_path / "nowhere" / "games.jsonl")


def test_what_was_kept_is_looked_up_without_listing_all_games_each_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run(games=6, resume=tmp_path / "games.jsonl")
    listed = []

    def counted(items: Any) -> Any:
        listed.append(items)
        return frozenset(items)

    monkeypatch.setattr(simulating, "set", counted, raising=False)
    run(games=6, resume=tmp_path / "games.jsonl")
    assert len(listed) == 1


@pytest.mark.parametrize(
    ("field", "change"),
    [
        ("bots", {"bots": ("random",)}),
        ("bots", {"bots": ("random", "nobody")}),
        ("bots", {"bots": ("random",) * 3, "paired": True}),
        ("games", {"games": 0}),
        ("workers", {"workers": 0}),
    ],
)
def test_what_cannot_be_played_is_bad_input(field: str, change: dict[str, Any]) -> None:
    with pytest.raises(BadInput) as caught:
        run(**change)
    assert caught.value.field == field


def test_an_unknown_scenario_is_bad_input() -> None:
    with pytest.raises(BadInput, match="scenario: nowhere is none of printed"):
        simulate(GAME, "nowhere", Options(), RANDOM, 1, 1)


class Mortal(Arsouf):
    """Arsouf whose process dies in the middle of a game, as often as the file says."""

    def __init__(self, deaths: Path) -> None:
        self.deaths = deaths

    def due(self, state: Any) -> Any:
        if state.turn == 45 and self.deaths.stat().st_size:
            os.truncate(self.deaths, self.deaths.stat().st_size - 1)
            os._exit(1)
        return super().due(state)


def test_what_a_dead_worker_lost_is_played_again(tmp_path: Path) -> None:
    deaths = tmp_path / "deaths"
    deaths.write_text("x")
    assert same(run(games=70, game=Mortal(deaths), workers=2)) == same(run(games=70))
    assert deaths.read_text() == ""
