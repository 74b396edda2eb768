"""Clause 1.57: mounting and dismounting, which take a whole turn and are done in phase 5."""

from collections.abc import Iterable

import pytest

from gonfalon.games.croisades.actions import Attack, CroisadesAction, Dismount, End, Mount, Step, Volley
from gonfalon.games.croisades.decisions import DECISIONS
from gonfalon.games.croisades.events import ActLost, HalfMounted, Mounted
from gonfalon.games.croisades.frames import Defending, Moving, Naming, Retreating, Shooting, Watching
from gonfalon.games.croisades.pieces import BY_ID, Side, Values
from gonfalon.games.croisades.position import position_of, state_of
from gonfalon.games.croisades.state import (
    Act,
    Deed,
    Health,
    Stage,
    State,
    amended,
    figure_of,
    replace,
    side_of,
    values_of,
    with_figure,
)
from gonfalon.kernel.dice import ScriptedDice
from gonfalon.kernel.events import Event
from gonfalon.kernel.reading import BadInput
from tests.games.croisades.fray import holds, offered, refused, retreat
from tests.games.croisades.stamp import CRUSADER, SARACEN, Told, ground, stamp


def moving(*placed: str, side: Side = CRUSADER, **rest: object) -> State:
    """A state in the movement phase of a side."""
    return stamp(*placed, side=side, agenda=(Moving(side),), **rest)  # type: ignore[arg-type]


def played(state: State, *actions: CroisadesAction, dice: Iterable[int] = ()) -> Told:
    """Take lawful actions under scripted dice, every one of which must be used, each up to the next ask."""
    told: list[Event] = []
    scripted = ScriptedDice(dice)
    for action in actions:
        refusal = DECISIONS.check(state, action)
        assert refusal is None, (action, refusal)
        state = DECISIONS.apply(state, action, scripted, told.append)
        while (after := DECISIONS.resolve(state, scripted, told.append)) is not None:
            state = after
    scripted.finish()
    return Told(state, told)


def turn_over(state: State) -> Told:
    """Answer by default until the moves of the next player turn."""
    told, side = list[Event](), state.side
    while state.side is side or DECISIONS.due(state)[0].ask != "move":
        after = played(state, DECISIONS.due(state)[0].default)
        state, told = after.state, told + after.told
    return Told(state, told)


def next_turn(state: State) -> State:
    """The moves of the same side in its next turn, nothing done in between."""
    return turn_over(turn_over(state).state).state


def mount(figure: str, horse: str) -> Mount:
    return Mount(seat=BY_ID[figure].side, figure=figure, horse=horse)


def dismount(figure: str, to: str) -> Dismount:
    return Dismount(seat=BY_ID[figure].side, figure=figure, to=to)


FAR = ("hal A1", "yasaffa X12")
"""Somebody of each side, far away."""
END = End(seat=CRUSADER)
BESIDE = ("walter K7", "walter-horse K8 ne", *FAR)
"""A knight at the left flank of his horse, whose halves are K8 and L8."""


def test_1_57a_mounting_is_done_in_phase_5_and_not_before() -> None:
    state = played(moving(*BESIDE), mount("walter", "walter-horse")).state
    assert holds(state, "walter") == "K7"
    told = turn_over(state)
    assert [event.figure for event in told.events(Mounted)] == ["walter"]
    assert holds(told.state, "walter") == "K8 L8"
    assert figure_of(told.state, "walter").horse == "walter-horse"


def test_1_57d_man_and_horse_are_his_mounted_counter_again() -> None:
    state = turn_over(played(moving(*BESIDE), mount("walter", "walter-horse")).state).state
    assert values_of(figure_of(state, "walter")) == BY_ID["walter"].mounted
    assert holds(state, "walter-horse") == ""


def test_1_57a_who_mounts_does_nothing_else_in_his_turn() -> None:
    state = played(
        moving("walter K7", "walter-horse K8 ne", "bertin J10", "yasaffa K6"), mount("walter", "walter-horse")
    ).state
    assert refused(state, Step(seat=CRUSADER, figure="walter", to="J7")) == ("1.57a", "is-busy")
    naming = replace(state, agenda=(Naming(CRUSADER),))
    attack = Attack(seat=CRUSADER, figures=("walter",), targets=("yasaffa",))
    assert refused(naming, attack) == ("1.57a", "is-busy")


@pytest.mark.parametrize(("mark", "key"), [("shot", "shot-this-turn"), ("moved", "moved-this-turn")])
def test_1_57a_who_has_shot_or_moved_cannot_mount(mark: str, key: str) -> None:
    state = moving(f"yesugai K7 {mark}", "yesugai-horse K8 ne", "bertin X12", side=SARACEN)
    assert refused(state, mount("yesugai", "yesugai-horse")) == ("1.57a", key)


@pytest.mark.parametrize("at", ["K7", "L9"])
def test_1_57b_one_mounts_from_either_flank(at: str) -> None:
    assert refused(moving(f"walter {at}", "walter-horse K8 ne", *FAR), mount("walter", "walter-horse")) is None


@pytest.mark.parametrize("at", ["L7", "M7", "M8", "K9", "J9", "J8", "K10"])
def test_1_57b_nobody_mounts_from_any_other_hex(at: str) -> None:
    state = moving(f"walter {at}", "walter-horse K8 ne", *FAR)
    assert refused(state, mount("walter", "walter-horse")) == ("1.57b", "not-at-its-flank")


def test_1_57c_and_E22_a_wounded_man_needs_two_turns_in_a_row() -> None:
    state = played(moving("walter K7 wounded", "walter-horse K8 ne", *FAR), mount("walter", "walter-horse")).state
    told = turn_over(state)
    assert [event.clause for event in told.events(HalfMounted)] == ["1.57c"]
    assert holds(told.state, "walter") == "K7"
    told = turn_over(played(turn_over(told.state).state, mount("walter", "walter-horse")).state)
    assert holds(told.state, "walter") == "K8 L8"
    assert values_of(figure_of(told.state, "walter")) == Values(12, 5, 12)


def test_1_57c_a_turn_between_begins_it_anew() -> None:
    state = played(moving("walter K7 wounded", "walter-horse K8 ne", *FAR), mount("walter", "walter-horse")).state
    state = next_turn(state)
    assert [act.stage for act in state.acts] == [Stage.HALF]
    state = turn_over(state).state
    assert not state.acts, "what nobody went on with is forgotten"
    told = turn_over(played(turn_over(state).state, mount("walter", "walter-horse")).state)
    assert told.events(HalfMounted)
    assert not told.events(Mounted)


def test_1_57c_and_E22_driven_back_in_between_he_begins_anew() -> None:
    half = Act(Deed.MOUNT, ("walter",), 1, "walter-horse", stage=Stage.HALF)
    frames = (Shooting(SARACEN), Retreating(CRUSADER, ("walter",), 2))
    state = stamp("walter K7 wounded", "walter-horse K8 ne", *FAR, side=SARACEN, agenda=frames, acts=(half,))
    driven = played(state, retreat("walter", "K6 K5")).state
    assert driven.acts[0].stage is Stage.LOST


def test_1_57d_only_riders_mount() -> None:
    state = moving("bertin K7", "walter-horse K8 ne", "walter A1", *FAR)
    assert refused(state, mount("bertin", "walter-horse")) == ("1.57d", "never-rides")


def test_1_57d_a_rider_mounts_a_horse_of_the_other_side_that_nobody_holds() -> None:
    state = played(moving("walter K7", "mohammad-horse K8 ne", *FAR), mount("walter", "mohammad-horse")).state
    told = turn_over(state)
    assert figure_of(told.state, "walter").horse == "mohammad-horse"
    assert values_of(figure_of(told.state, "walter")) == BY_ID["walter"].mounted


def test_1_57d_a_horse_belongs_to_the_side_of_its_last_rider() -> None:
    state = played(moving("walter K7", "mohammad-horse K8 ne", *FAR), mount("walter", "mohammad-horse")).state
    state = turn_over(played(next_turn(state), dismount("walter", "L9")).state).state
    assert side_of(figure_of(state, "mohammad-horse")) is CRUSADER
    assert position_of(state_of(position_of(state))) == position_of(state)


def test_R57_nobody_mounts_a_horse_that_an_enemy_holds() -> None:
    state = moving("walter K7", "mohammad-horse K8 ne", "yasaffa L9")
    assert refused(state, mount("walter", "mohammad-horse")) == ("R57", "horse-held")


def test_1_57a_two_do_not_mount_one_horse() -> None:
    state = played(moving("walter K7", "gunter L9", "walter-horse K8 ne", *FAR), mount("walter", "walter-horse")).state
    assert refused(state, mount("gunter", "walter-horse")) == ("1.57a", "horse-taken")


def test_1_57d_no_dead_horse_is_mounted_and_nobody_rides_two() -> None:
    dead = moving("walter K7", "walter-horse K8 ne dead", *FAR)
    assert refused(dead, mount("walter", "walter-horse")) == ("1.57d", "no-living-horse")
    riding = moving("gunter J6 ne", "walter-horse K8 ne", "walter A1", *FAR)
    assert refused(riding, mount("gunter", "walter-horse")) == ("1.57d", "rides-already")


def test_R55_a_rider_gets_down_onto_a_free_flank_and_the_horse_stays() -> None:
    state = turn_over(played(moving("gerard K8 ne", *FAR), dismount("gerard", "L9")).state).state
    assert holds(state, "gerard") == "L9"
    assert holds(state, "gerard-horse") == "K8 L8"


def test_R55_there_is_no_getting_down_onto_a_hex_that_is_held_or_no_flank() -> None:
    state = moving("gerard K8 ne", "bertin L9", "yasaffa K7")
    assert refused(state, dismount("gerard", "L9")) == ("R55", "hex-not-free")
    assert refused(state, dismount("gerard", "K7")) == ("1.51.1", "held-against")
    assert refused(state, dismount("gerard", "M8")) == ("1.57b", "down-at-the-flank")


def test_R55_an_armoured_rider_does_not_get_down_into_water() -> None:
    state = moving("gerard K8 ne", *FAR, field=ground(water="L9"))
    assert refused(state, dismount("gerard", "L9")) == ("1.51.3", "ground-closed")
    assert refused(state, dismount("gerard", "K7")) is None


def test_R55_a_flank_that_is_taken_meanwhile_loses_the_act() -> None:
    state = played(moving("gerard K8 ne", "bertin M9", *FAR), dismount("gerard", "L9")).state
    told = turn_over(played(state, Step(seat=CRUSADER, figure="bertin", to="L9")).state)
    assert [event.figures for event in told.events(ActLost)] == [("gerard",)]
    assert holds(told.state, "gerard") == "K8 L8"


def test_R55_who_is_stunned_or_killed_before_phase_5_has_lost_his_turn() -> None:
    state = played(moving(*BESIDE), mount("walter", "walter-horse")).state
    dead = with_figure(state, amended(figure_of(state, "walter"), health=Health.DEAD))
    assert [event.figures for event in turn_over(dead).events(ActLost)] == [("walter",)]


def test_1_57c_who_is_wounded_meanwhile_has_only_begun() -> None:
    state = played(moving("hal A1", *BESIDE[:2], "jehangir K1"), mount("walter", "walter-horse"), END).state
    assert isinstance(state.agenda[-1], Watching)
    told = played(state, Volley(seat=SARACEN, figures=("jehangir",), target="walter"), dice=[1])
    assert figure_of(told.state, "walter").health == "wounded"
    assert told.events(HalfMounted)


def test_R10_who_is_busy_counts_as_staying() -> None:
    state = played(moving("hal A1", *BESIDE[:2], "jehangir K1"), mount("walter", "walter-horse"), END).state
    assert Volley(seat=SARACEN, figures=("jehangir",), target="walter") in offered(state)


def test_R101_after_a_whole_turn_act_there_is_no_defensive_shot() -> None:
    act = Act(Deed.DISMOUNT, ("yesugai",), 2, to="L9", stage=Stage.DONE)
    figures = ("yesugai L9", "yesugai-horse K8 ne", "bertin L14 moved")
    frames = (Moving(CRUSADER), Defending(SARACEN, "bertin"))
    shot = Volley(seat=SARACEN, figures=("yesugai",), target="bertin")
    rested = stamp(*figures, agenda=frames, mover="bertin", left=4)
    rested = replace(rested, turn=2)
    assert refused(rested, shot) is None
    assert refused(replace(rested, acts=(act,)), shot) == ("R101", "was-busy")


def test_1_57a_the_phase_does_not_end_by_itself_while_somebody_could_mount() -> None:
    state = moving("walter K7 spent=4", "walter-horse K8 ne", *FAR)
    assert mount("walter", "walter-horse") in offered(state)


@pytest.mark.parametrize(
    ("act", "field"),
    [
        (Act(Deed.MOUNT, ("walter", "walter-horse"), 1, "walter-horse"), "acts[0].figures"),
        (Act(Deed.MOUNT, ("hal",), 1, "walter-horse"), "acts[0].figures[0]"),
        (Act(Deed.MOUNT, ("walter",), 1), "acts[0].horse"),
        (Act(Deed.MOUNT, ("walter",), 1, "walter-horse", to="K7"), "acts[0].to"),
        (Act(Deed.DISMOUNT, ("walter",), 1, to="Z9"), "acts[0].to"),
        (Act(Deed.MOUNT, ("walter",), 2, "walter-horse"), "acts[0].turn"),
        (Act(Deed.MOUNT, ("walter",), 1, "walter-horse", stage=Stage.DONE), "acts[0].stage"),
    ],
)
def test_a_position_with_an_act_that_nobody_could_announce_is_refused_by_its_field(act: Act, field: str) -> None:
    state = moving(*BESIDE)
    with pytest.raises(BadInput) as caught:
        state_of(position_of(replace(state, acts=(act,))))
    assert caught.value.field == field
