"""The generic bots in Acre: lawful in every ask they meet, with reasons, and their value knows what was lost."""

import pickle

from gonfalon.bots.value.acre.value import AcreValue
from gonfalon.games.acre import GAME
from gonfalon.words import Words, languages
from tests.bots.acre.tables import game
from tests.games.acre.stamp import stamp

UNITS = {"t1": "1304", "ma1": "1104", "as1": "1404", "as2": "2001", "tk1": "2601"}


def test_whole_games_are_lawful_and_every_reason_can_be_said() -> None:
    words = [Words(language, GAME.name, strict=True) for language in languages()]
    known = {clause.id for clause in GAME.rulebook.clauses} | {ruling.id for ruling in GAME.rulings}
    asked = set()
    for state, ask, bot, action in game(("generic-recruit:60", "generic-captain:60"), 4):
        assert GAME.check(state, action) is None
        reason = bot.why()
        assert set(reason.clauses) <= known
        assert all(each.say(f"why-{reason.key}", reason.args) for each in words)
        asked.add(ask.ask)
    assert {"move", "shoot", "attack"} <= asked


def test_disorder_and_loss_cost_whom_they_befall() -> None:
    value = pickle.loads(pickle.dumps(AcreValue()))
    whole = value.parts(stamp(UNITS, ask="attack"), "crusader")[0]
    broken = value.parts(stamp({**UNITS, "t1": "1304 disorganized"}, ask="attack"), "crusader")[0]
    foe_broken = value.parts(stamp({**UNITS, "as1": "1404 disorganized"}, ask="attack"), "crusader")[0]
    assert broken < whole < foe_broken
