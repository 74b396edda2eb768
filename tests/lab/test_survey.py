"""A survey finds what is broken in any of its parts, and its parts come together as one."""

from typing import Any

from msgspec.structs import asdict

from gonfalon.games.arsouf.actions import ArsoufAction
from gonfalon.games.arsouf.game import Arsouf
from gonfalon.kernel.rulebook import Refusal, refuse
from gonfalon.lab.fuzz import MANGLED
from gonfalon.lab.survey import (
    BOTS,
    LEAST_GAMES,
    Surveyed,
    accidents,
    dealt,
    parts,
    sets_of_options,
    surveyed,
    together,
)
from gonfalon.lab.variants import pairwise, singles
from gonfalon.registry import game_named
from tests.proof.game import GAME as PROOF

EMPTY = Surveyed(0, 0, 0, {}, {}, {}, (), 0.0)


class Unlisted(Arsouf):
    """Refuses by a clause that no book has."""

    def check(self, state: Any, action: ArsoufAction) -> Refusal | None:
        return refuse("99.9", "because") if super().check(state, action) else None


def test_a_broken_law_is_found_in_every_part_that_looks_at_moments() -> None:
    for part in ("gate-1", "scenes", "bots"):
        assert "refusals_cite_known_clauses" in {finding.law for finding in surveyed(Unlisted(), part).findings}, part


def test_a_part_depends_on_its_name_alone() -> None:
    once, again = (surveyed(PROOF, "night-2") for _ in range(2))
    assert (once.seen, once.held, once.endings) == (again.seen, again.held, again.endings)


def test_every_scenario_is_played_under_every_set_of_options() -> None:
    for game in (game_named("arsouf"), game_named("acre")):
        sets = [*singles(game.options), *pairwise(game.options)]
        assert sets_of_options(game) == [(options, number % 4 == 0) for number, options in enumerate(sets)]
        of_a_scenario = [part for part in parts(game) if part.startswith(f"{game.scenarios[0].id}-")]
        assert 7 * (len(of_a_scenario) - 1) < len(sets) <= 7 * len(of_a_scenario)
    assert surveyed(PROOF, "night-1").games == 7


def test_where_options_are_many_each_value_is_played_in_one_scenario_and_the_defaults_in_all() -> None:
    game = game_named("croisades")
    default = game.options()
    shares = [dealt(game, number) for number in range(len(game.scenarios))]
    assert all(share[0] == (default, True) for share in shares)
    assert all(not is_hurt for share in shares for _, is_hurt in share[1:])
    played = [changed(options, default) for share in shares for options, _ in share[1:]]
    assert {len(each) for each in played} <= {1, 2}
    others = [each for other in singles(game.options) for each in changed(other, default)]
    assert sorted(each for values in played for each in values) == sorted(others)
    assert len(game.scenarios) * accidents(game) >= 20 * MANGLED


def changed(options: Any, default: Any) -> list[str]:
    """The options that differ from the defaults, each with its value."""
    were = asdict(default)
    return [f"{name}={value}" for name, value in asdict(options).items() if value != were[name]]


def test_an_option_that_came_with_the_last_scenario_is_played_in_it() -> None:
    game = game_named("croisades")
    assert game.scenarios[-1].id == "vanguards"
    assert any(options.budget != 300 for options, _ in dealt(game, len(game.scenarios) - 1))


def test_a_game_with_few_options_is_played_again_under_the_same_ones_and_hurt() -> None:
    few = [*singles(PROOF.options), *pairwise(PROOF.options)]
    played = sets_of_options(PROOF)
    assert len(few) < len(played) == LEAST_GAMES
    assert (
        [options for options, _ in played[: len(few)]]
        == few
        == [options for options, _ in played[len(few) :]][: len(few)]
    )
    assert all(is_hurt for _, is_hurt in played[len(few) :])
    assert sum(is_hurt for _, is_hurt in played[: len(few)]) == 3


def test_parts_come_together_and_what_only_bots_have_shown_is_not_seen() -> None:
    some = Surveyed(2, 10, 3, {"law": 4}, {"3.1 won": 1}, {"3.1": ("outcome",)}, (), 1.5)
    other = Surveyed(1, 5, 0, {"law": 1}, {"3.1 won": 1}, {"3.1": ("event",), "5.1": ("ask",)}, (), 0.5)
    found = together({"gate-1": some, "records": other, BOTS: some})
    assert found == Surveyed(
        5, 25, 6, {"law": 9}, {"3.1 won": 3}, {"3.1": ("event", "outcome"), "5.1": ("ask",)}, (), 3.5
    )
    assert together({BOTS: other}).seen == {}
    assert together({}) == EMPTY
