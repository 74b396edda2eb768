"""What is said of a fight of Croisades when it is over: losses, the odds of each shot and combat, what was missed."""

from collections.abc import Iterator
from fractions import Fraction

import pytest

from gonfalon.games.croisades import GAME
from gonfalon.games.croisades.actions import End, Fight, Shoot, Volley
from gonfalon.games.croisades.charts import NO_EFFECT, Cover, combat_result, shot_result
from gonfalon.games.croisades.events import Fought, Shot
from gonfalon.games.croisades.pieces import BY_ID
from gonfalon.games.croisades.scenarios import SETTINGS
from gonfalon.games.croisades.state import GONE, Charged, Combat, Ridden
from gonfalon.kernel.accounts import remark
from gonfalon.kernel.dice import ScriptedDice
from gonfalon.kernel.events import Event, Reckoned
from gonfalon.kernel.hindsight import hindsight
from gonfalon.kernel.modifiers import sum_of
from gonfalon.kernel.replay import replay
from gonfalon.kernel.strikes import Harm, Strike
from gonfalon.kernel.struck import Struck, struck
from gonfalon.lab.golden import kept_records
from tests.games.croisades.fray import attack
from tests.games.croisades.posted import posted, seated
from tests.games.croisades.stamp import CRUSADER, SARACEN

RECORDS = dict(kept_records(GAME))
FAR = ("ahmed Y16", "crispin Y2")
FATIMID, SPEARMAN = BY_ID["yasaffa"].points, BY_ID["bertin"].points


def tenths(*parts: int) -> dict[Harm, Fraction]:
    """The chances of harming target, attacker or nobody, in tenths."""
    return dict(zip((Harm.TARGET, Harm.ATTACKER, Harm.NOBODY), (Fraction(part, 10) for part in parts), strict=True))


def test_4_0d_losses_are_the_points_of_the_dead_and_half_of_those_of_the_wounded() -> None:
    state = GAME.state_of(posted("gerard A1 s wounded", "bertin C3", "yasaffa C4 dead", "ahmed C5", ask="move"))
    assert GAME.advice.losses(state) == {CRUSADER: 2 * (BY_ID["gerard"].points // 2), SARACEN: 2 * FATIMID}


@pytest.mark.parametrize(
    ("face", "harm", "worth"),
    [(1, Harm.TARGET, 2 * FATIMID), (4, Harm.TARGET, 2 * (FATIMID // 2)), (6, Harm.TARGET, 0), (8, Harm.NOBODY, 0)],
)
def test_C5e_a_shot_kills_wounds_drives_back_or_misses(face: int, harm: Harm, worth: int) -> None:
    sitting = seated("anselmo H9 offensive", "yasaffa H5", *FAR, ask="shoot")
    sitting.take(Shoot(seat=CRUSADER, figure="anselmo", target="yasaffa"), ScriptedDice((face,)))
    (one,) = struck(sitting)
    assert one.strike == Strike(CRUSADER, harm, worth)
    assert one.chances == tenths(7, 0, 3)
    assert one.mean == Fraction(3 * 2 * FATIMID + 2 * 2 * (FATIMID // 2), 10)


def test_C5g_a_shot_that_wounds_the_wounded_kills_what_is_left_of_them() -> None:
    sitting = seated("anselmo H9 offensive", "yasaffa H5 wounded", *FAR, ask="shoot")
    sitting.take(Shoot(seat=CRUSADER, figure="anselmo", target="yasaffa"), ScriptedDice((4,)))
    (one,) = struck(sitting)
    assert one.strike == Strike(CRUSADER, Harm.TARGET, 2 * (FATIMID - FATIMID // 2))


def test_C5e_a_defensive_shot_that_would_slow_harms_nobody_who_stayed() -> None:
    def volley(face: int) -> Struck:
        sitting = seated("bertin H9", "jehangir H5", "ali Y16", ask="stayers", seat=SARACEN, side=CRUSADER)
        sitting.take(Volley(seat=SARACEN, figures=("jehangir",), target="bertin"), ScriptedDice((face,)))
        (one,) = struck(sitting)
        return one

    # A shortbow adds 4: rows 5 to 7 kill or wound, rows 8 and 9 would take points from a mover, the rest miss.
    assert [volley(face).strike.harm for face in (3, 4, 5, 6)] == [Harm.TARGET, *[Harm.NOBODY] * 3]
    assert volley(4).chances == tenths(3, 0, 7)


def test_C6e_a_combat_harms_either_side_or_nobody() -> None:
    sitting = seated("bertin H8", "yasaffa H9", *FAR, ask="name")
    sitting.take(attack("bertin", "yasaffa"), ScriptedDice(()))
    sitting.take(End(seat=CRUSADER), ScriptedDice((6,)))
    (one,) = struck(sitting)
    assert (one.place, one.strike) == (1, Strike(CRUSADER, Harm.ATTACKER, -2 * (SPEARMAN // 2)))
    assert one.chances == tenths(3, 3, 4)
    assert one.mean == Fraction(-2 * (SPEARMAN // 2), 10)


def test_1_73b_a_blow_costs_what_the_cheapest_of_those_who_can_bear_it_costs() -> None:
    combats = (Combat(("richard",), ("nasir", "ahmed")), Combat(("bertin",), ("hashmi",)))
    sitting = seated(*("richard D8 se", "nasir F9", "ahmed F8", "bertin I8", "hashmi I9"), ask="fight", combats=combats)
    # 32:12 is 2:1, and armour that only one of them wears adds nothing: a 1 wounds. Then the spearman fights.
    sitting.take(Fight(seat=CRUSADER, figure="richard"), ScriptedDice((1, 10)))
    one, _ = struck(sitting)
    assert one.strike == Strike(CRUSADER, Harm.TARGET, 2 * (BY_ID["ahmed"].points // 2))


def test_1_74d_where_the_roles_are_exchanged_the_strike_is_the_counter_chargers() -> None:
    route = ("Q3", "Q4", "Q5", "Q6", "Q7", "Q8", "Q9", "Q10")
    charge = Charged("walter", "saladin", route, "saladin", ("Q10", "Q9"), Ridden.ARRIVED)
    sitting = seated(
        *("walter Q7 s wounded moved is_done", "bertin I8", "saladin Q10 n", "hashmi I9"),
        ask="fight",
        charges=(charge,),
        combats=(Combat(("walter",), ("saladin",), 0), Combat(("bertin",), ("hashmi",))),
    )
    sitting.take(Fight(seat=CRUSADER, figure="walter"), ScriptedDice((1,)))
    (one,) = struck(sitting)
    assert (one.strike.side, one.strike.harm) == (SARACEN, Harm.TARGET)


@pytest.mark.parametrize("name", RECORDS)
def test_each_shot_and_each_combat_has_the_odds_of_its_chart(name: str) -> None:
    sitting = replay(GAME, RECORDS[name])
    fell = [(place, *each) for place, step in enumerate(sitting.steps) for each in strikes_told(step.told)]
    found = struck(sitting)
    assert [each.place for each in found] == [place for place, _, _ in fell]
    for each, (_, event, added) in zip(found, fell, strict=True):
        assert sum(each.chances.values()) == 1
        if isinstance(event, Fought):
            column = [combat_result(event.column, min(face + added, 10), event.is_mounted) for face in range(1, 11)]
            backfires = sum(result in ("A", "B") for result in column)
            assert each.chances[Harm.ATTACKER] == Fraction(backfires, 10)
        elif not event.is_defensive and event.target in BY_ID:
            cover = next(cover for cover in Cover if cover.heading == event.cover)
            rows = [shot_result(face + added, cover, event.clause == "C5b") for face in range(1, 11)]
            assert each.chances[Harm.TARGET] == Fraction(sum(result != NO_EFFECT for result in rows), 10)


def strikes_told(told: tuple[Event, ...]) -> Iterator[tuple[Shot | Fought, int]]:
    """Each shot and each combat of a step with what was added to its die."""
    added = 0
    for event in told:
        match event:
            case Reckoned(what="shot" | "die"):
                added = sum_of(event.lines)
            case Shot() | Fought():
                yield event, added
                added = 0
            case _:
                pass


@pytest.mark.parametrize("name", RECORDS)
def test_hindsight_counts_every_attack_and_says_what_the_loser_lacked(name: str) -> None:
    sitting = replay(GAME, RECORDS[name])
    known, outcome = hindsight(sitting), sitting.outcome()
    assert outcome is not None
    assert known.attacks == sum(len(list(strikes_told(step.told))) for step in sitting.steps)
    assert any(turn.is_end for turn in known.turns) is (outcome.how != "resigned")
    losses = GAME.advice.losses(sitting.state)
    assert known.tolls[-1].lost == losses
    if outcome.winner is None or outcome.how == "resigned":
        assert known.missed is None
    else:
        loser = CRUSADER if outcome.winner == SARACEN else SARACEN
        lacked = (losses[loser] - losses[loser.enemy]) // 2
        setting = SETTINGS[sitting.header.scenario]
        if setting.prize:
            # The cart counts beside what was lost.
            is_through = sitting.state.cart is not None and sitting.state.cart.at == GONE
            lacked += setting.prize if is_through is (loser is SARACEN) else -setting.prize
        key = "" if known.missed is None else known.missed.key
        wanted = {
            "4.1.1": key in ("water-too-little", "water-too-much"),
            "4.1.2": key == ("short-of-half" if loser is CRUSADER else "through-by"),
            "4.1.3": key in (("lady-so-far", "lady-off-the-map") if loser is CRUSADER else ("he-lived",)),
            "4.1.4": known.missed == remark("4.0e", "short-of-a-draw", side=loser, points=lacked - 9),
            "4.1.6": key == "but-for-him",
            "4.0e": known.missed == remark("4.0e", "short-of-a-draw", side=loser, points=lacked - 9),
            "4.1.5": known.missed == remark("4.0e", "short-of-a-draw", side=loser, points=lacked - 9),
        }
        by_points = known.missed == remark("4.1.8", "short-of-points", side=loser, points=lacked)
        assert wanted.get(outcome.clause, by_points)


def test_4_1_2_and_4_1_3_what_was_missed_is_reckoned_from_the_end() -> None:
    missed = {name: GAME.advice.missed(replay(GAME, RECORDS[name]).state) for name in RECORDS}
    # 55 points are a draw and 70 a victory: nobody came through here, 76 points there.
    assert missed["patrol-patrol-lost"] == remark("4.1.2", "short-of-half", side=CRUSADER, points=55)
    assert missed["patrol-patrol-through"] == remark("4.1.2", "through-by", side=CRUSADER, points=7)
    # She stood on a hex of column A, and the east is column Y.
    assert missed["emissary-lady-taken"] == remark("4.1.3", "lady-so-far", figure="alys", hexes=24)
    assert missed["emissary-lady-late"] == remark("4.1.3", "lady-off-the-map", figure="alys")
    assert missed["emissary-lady-safe"] == remark("4.1.3", "he-lived", figure="raymond", health="healthy")
    assert missed["emissary-lady-killed"] is None
