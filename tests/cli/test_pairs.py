"""Amounts and assignments typed at the terminal: a key with its value, in any order of the keys."""

from io import StringIO

import pytest

from gonfalon.cli.terminal.names import action_of
from gonfalon.cli.terminal.table import Screen, Table
from gonfalon.kernel.dice import ScriptedDice
from tests.proof import play
from tests.proof.actions import Patrol, Post, ProofAction, Provide
from tests.proof.frozen import replace
from tests.proof.play import AMBER, WATCHING
from tests.proof.position import Position


@pytest.mark.parametrize(
    ("kind", "typed", "action"),
    [
        (Provide, "bone=2,ham=1", Provide(seat="owl", stores=(("bone", 2), ("ham", 1)))),
        (Provide, "ham=1,bone=2", Provide(seat="owl", stores=(("bone", 2), ("ham", 1)))),
        (Post, "bran=ford,argus=mill", Post(seat="owl", posts=(("argus", "mill"), ("bran", "ford")))),
        (Patrol, "ford,mill", Patrol(seat="owl", order=("ford", "mill"))),
    ],
)
def test_amounts_and_assignments_are_typed_as_keys_with_values(
    kind: type[ProofAction], typed: str, action: ProofAction
) -> None:
    sitting = play.table(Position(markers=(replace(AMBER, at="wood"),), agenda=WATCHING, asked=1))
    table = Table(sitting, {}, ScriptedDice(()), "en", Screen(file=StringIO()))
    assert action_of(table, "owl", kind, [typed]) == action
