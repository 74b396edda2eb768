"""Clause 1.59: the draft horse is led, the cart is drawn or pushed, and those who do so follow."""

import msgspec
import pytest

from gonfalon.games.croisades import GAME
from gonfalon.games.croisades.actions import Bridle, Halt, Mount, Pass, Step, Volley
from gonfalon.games.croisades.cartage import Hauled
from gonfalon.games.croisades.decisions import DECISIONS
from gonfalon.games.croisades.events import Crossed, Stepped
from gonfalon.games.croisades.frames import Defending, Moving
from gonfalon.games.croisades.rules.keeping_up import owing
from gonfalon.games.croisades.state import amended, figure_of, replace, side_of, with_figure
from gonfalon.games.croisades.view import known
from tests.games.croisades.fray import refused, settled
from tests.games.croisades.march import end, left, step
from tests.games.croisades.stamp import CRUSADER, SARACEN, ground, health, where
from tests.games.croisades.wagon import HARNESSED, LOOSE, TRAIN, cart_on, hauled, lead, pull, push, roll, string


def test_1_59a_a_figure_beside_it_leads_the_draft_horse_which_has_four_points() -> None:
    state = hauled(TRAIN, "bertin F8")
    told = settled(state, lead("bertin"), *pull("G7", "H8", "I8", "J9"))
    assert told.events(Hauled) == [Hauled(clause="1.59a", what="draft", figures=("bertin",), left=4)]
    assert [each.cost for each in told.events(Stepped)] == [1, 1, 1, 1]
    assert string(told.state) == "G7 H8 I8 J9"
    assert left(told.state) == 0


@pytest.mark.parametrize(
    ("placed", "key"),
    [
        (("bertin H9",), "not-beside-draft"),
        (("bertin F8 stunned fell=1",), "is-stunned"),
        (("bertin F8 moved",), "has-acted"),
        (("bertin F8 is_done",), "move-over"),
        (("anselmo F8 defensive", "bertin A1"), "marked-stays"),
    ],
)
def test_1_59a_who_does_not_lead(placed: tuple[str, ...], key: str) -> None:
    found = refused(hauled(TRAIN, *placed), lead(placed[0].split()[0]))
    assert found is not None
    assert found[1] == key


def test_1_59a_it_does_not_move_by_itself_and_is_led_once_a_turn() -> None:
    state = hauled(TRAIN, "bertin F8", "crispin G8")
    assert refused(state, pull("G7")[0]) == ("1.59a", "nobody-hauls")
    told = settled(state, lead("bertin"), pull("G7")[0], Halt(seat=CRUSADER))
    assert refused(told.state, lead("crispin")) == ("1.59a", "has-been-moved")
    assert refused(told.state, pull("H8")[0]) == ("1.59a", "nobody-hauls")


def test_1_59a_it_is_neither_ridden_nor_taken_by_the_bridle() -> None:
    state = hauled(TRAIN, "gerard A1 s", "bertin F8", "walter F6", cart="A9 se")
    assert refused(state, Bridle(seat=CRUSADER, figure="bertin", horse="draft")) == ("1.59a", "draft-has-no-bridle")
    assert refused(state, Mount(seat=CRUSADER, figure="walter", horse="draft")) == ("1.59a", "draft-not-ridden")


def test_1_59a_out_of_harness_it_is_led_alone_and_over_friends() -> None:
    state = hauled(TRAIN, "bertin F8", "crispin G7", cart="A9 se")
    # Over Crispin it must go on until both halves are past him.
    assert refused(state, lead("bertin")) is None
    told = settled(state, lead("bertin"), pull("G7")[0])
    assert refused(told.state, Halt(seat=CRUSADER)) == ("R100", "must-go-on")
    assert refused(told.state, end()) == ("R100", "must-go-on")
    assert DECISIONS.due(told.state)[0].default in pull("G8", "H7", "H8")
    told = settled(told.state, *pull("H8", "I8"))
    assert refused(told.state, Halt(seat=CRUSADER)) is None
    assert cart_on(told.state) == "A9 B10"


def test_1_59a_no_train_goes_over_a_friend_who_stays() -> None:
    state = hauled(TRAIN, "bertin F8", "crispin G7")
    assert refused(settled(state, lead("bertin")).state, pull("G7")[0]) == ("R100", "no-way-out")


def test_R59_each_step_leaves_the_leader_a_free_hex_beside_it_within_his_reach() -> None:
    # A wounded knight on foot has two points: beside G7 and H8 he can come, beside H8 and I8 no more.
    state = hauled(TRAIN, "walter E5 wounded")
    told = settled(state, lead("walter"), *pull("G7", "H8"))
    assert refused(told.state, pull("I8")[0]) == ("R59", "crew-left-behind")


def test_R59_he_owes_the_walk_and_nobody_else_acts_before() -> None:
    state = hauled(TRAIN, "bertin F8", "crispin A1")
    told = settled(state, lead("bertin"), *pull("G7", "H8", "I8", "J9"))
    assert [each.id for each in owing(told.state)] == ["bertin"]
    assert refused(told.state, step("crispin", "A2")) == ("R59", "owes-walk")
    assert refused(told.state, end()) == ("R59", "owes-walk")
    state = told.state
    while owing(state):
        ask = DECISIONS.due(state)[0]
        assert isinstance(ask.default, Step)
        assert ask.default.figure == "bertin"
        state = settled(state, ask.default).state
    assert where(state, "bertin") in ("H9", "I9", "J10", "J8", "H7", "I7")
    assert refused(state, end()) is None


def test_R59_he_may_end_only_beside_it() -> None:
    state = settled(hauled(TRAIN, "bertin F8"), lead("bertin"), pull("G7")[0]).state
    # He has eight points and may walk round, as long as he can come back.
    assert refused(state, step("bertin", "F9")) is None
    far = settled(state, *(step("bertin", to) for to in ("F9", "F10", "F11", "F12")))
    assert refused(far.state, step("bertin", "F13")) == ("R59", "must-stay-by")
    assert refused(far.state, end()) == ("R59", "owes-walk")


def test_R59_who_is_shot_at_and_cannot_come_up_any_more_is_free() -> None:
    state, waits = hauled(TRAIN, "walter E5", "jehangir D2"), Pass(seat=SARACEN)
    told = settled(state, lead("walter"), *(each for to in ("G7", "H8", "I8") for each in (pull(to)[0], waits)))
    told = settled(told.state, step("walter", "F6"))
    assert [each.id for each in owing(told.state)] == ["walter"]
    assert isinstance(told.state.agenda[-1], Defending)
    # Two points are lost of three, and he stands two hexes from where he should.
    told = settled(told.state, Volley(seat=SARACEN, figures=("jehangir",), target="walter"), dice=[3])
    assert where(told.state, "walter") == "F6"
    assert owing(told.state) == []
    assert refused(told.state, end()) is None


def test_R60_every_part_takes_the_hex_of_the_part_before_it() -> None:
    state = settled(hauled(TRAIN, "bertin F8"), lead("bertin")).state
    assert [to for to in ("F6", "G6", "G7", "F8", "E5", "E7") if refused(state, pull(to)[0]) is None] == [
        "G6",
        "G7",
        "F8",
    ]
    assert refused(state, pull("E7")[0]) == ("R60", "not-ahead")
    told = settled(state, *pull("G6", "G5"))
    assert string(told.state) == "E6 F7 G6 G5"


def test_R60_over_its_leader_on_foot_who_walks_off() -> None:
    state = settled(hauled(TRAIN, "bertin G7"), lead("bertin"), pull("G7")[0]).state
    assert [each.id for each in owing(state)] == ["bertin"]
    assert refused(state, end()) == ("R59", "owes-walk")
    state = settled(state, step("bertin", "G8")).state
    assert refused(state, end()) is None


@pytest.mark.parametrize("kind", ["trees", "water"])
def test_R60_no_tree_and_no_water_in_harness(kind: str) -> None:
    state = settled(hauled(TRAIN, "bertin F8", field=ground(**{kind: "G7"})), lead("bertin")).state
    assert refused(state, pull("G7")[0]) == ("R60", "no-road")
    # Out of harness it is led into trees as any horse is; water costs more than it has.
    state = settled(hauled(TRAIN, "bertin F8", field=ground(**{kind: "G7"}), cart="A9 se"), lead("bertin")).state
    assert refused(state, pull("G7")[0]) == (None if kind == "trees" else ("1.59b", "too-dear"))


def test_R60_scrub_and_slope_cost_two() -> None:
    state = settled(hauled(TRAIN, "bertin F8", field=ground(scrub="G7")), lead("bertin"), pull("G7")[0]).state
    assert left(state) == 2


def test_1_59b_two_men_push_for_two_points_and_three_for_three() -> None:
    state = hauled("draft A1 s", "bertin E6", "crispin D7", "hal C6", cart=LOOSE)
    assert settled(state, push("bertin", "crispin")).events(Hauled)[0].left == 2
    told = settled(state, push("bertin", "crispin", "hal"))
    assert told.events(Hauled)[0].left == 3
    told = settled(told.state, *roll("E6", "F7", "G7"))
    assert cart_on(told.state) == "F7 G7"
    assert refused(told.state, roll("H8")[0]) == ("1.59b", "nobody-hauls")


@pytest.mark.parametrize(
    ("placed", "crew", "cart", "key"),
    [
        (("bertin E6", "crispin D7"), ("bertin",), LOOSE, "too-few-to-push"),
        (("bertin E6", "crispin D7"), ("bertin", "bertin"), LOOSE, "too-few-to-push"),
        (("bertin E6", "crispin G9"), ("bertin", "crispin"), LOOSE, "not-beside-cart"),
        (("bertin E6", "gerard D7 s"), ("bertin", "gerard"), LOOSE, "pushes-on-foot"),
        (("bertin C6", "crispin D7"), ("bertin", "crispin"), LOOSE, "not-before-cart"),
        (("bertin E6", "crispin D7 moved"), ("bertin", "crispin"), LOOSE, "has-acted"),
        (("bertin E6", "crispin D7"), ("bertin", "crispin"), f"{LOOSE} beset", "cart-beset"),
    ],
)
def test_1_59c_who_does_not_push(placed: tuple[str, ...], crew: tuple[str, ...], cart: str, key: str) -> None:
    found = refused(hauled("draft A1 s", *placed, cart=cart), push(*crew))
    assert found is not None
    assert found[1] == key


def test_1_59c_a_cart_in_harness_is_drawn_and_not_pushed() -> None:
    state = hauled(TRAIN, "bertin D7", "crispin E5")
    assert refused(state, push("bertin", "crispin")) == ("1.59d", "in-harness")


def test_R61_they_are_passed_and_all_end_beside_it() -> None:
    state = hauled("draft A1 s", "bertin E6", "crispin D7", "ahmed Y16", cart=LOOSE)
    told = settled(state, push("bertin", "crispin"), *roll("E6", "F7"))
    assert cart_on(told.state) == "E6 F7"
    # Crispin stands beside it still; over Bertin it has gone.
    assert [each.id for each in owing(told.state)] == ["bertin"]
    state = told.state
    for _ in range(12):
        if not owing(state):
            break
        state = settled(state, DECISIONS.due(state)[0].default).state
    near = {"D5", "D6", "E5", "F6", "G6", "G7", "F8", "E7", "D7"}
    assert {where(state, "bertin"), where(state, "crispin")} <= near
    assert refused(state, end()) is None


def test_R61_a_pushed_cart_over_a_friend_who_does_not_push_is_a_position_that_can_be_read() -> None:
    state = hauled("draft A1 s", "bertin E5", "crispin D7", "hal D5", "baldo E6", "ahmed Y16", cart=LOOSE)
    over = settled(state, push("bertin", "crispin", "hal"), *roll("E6")).state
    assert (where(over, "baldo"), cart_on(over)) == ("E6", "D6 E6")
    alone = replace(over, agenda=(Moving(CRUSADER),))
    assert cart_on(known(GAME.view(alone, CRUSADER))) == "D6 E6"


def test_R61_who_pushes_does_nothing_else_in_the_phase() -> None:
    state = settled(hauled("draft D8 s", "bertin E6", "crispin D7", cart=LOOSE), push("bertin", "crispin")).state
    assert refused(state, lead("crispin")) == ("1.59a", "hauls-already")


def test_R57_the_other_side_leads_it_once_nobody_holds_it_and_then_it_is_theirs() -> None:
    state = hauled(TRAIN, "ahmed F8", "bertin A1", side=SARACEN)
    told = settled(state, lead("ahmed"), *pull("G7", seat=SARACEN))
    assert side_of(figure_of(told.state, "draft")) is SARACEN
    held = hauled(TRAIN, "ahmed F8", "bertin F6", side=SARACEN)
    assert refused(held, lead("ahmed")) == ("R57", "horse-held")


def test_R123_an_enemy_beside_the_cart_as_the_phase_begins_holds_it_fast() -> None:
    assert refused(hauled(TRAIN, "bertin F8", cart=f"{HARNESSED} beset"), lead("bertin")) == ("4.1.1", "cart-beset")


def test_R126_the_horse_rolls_nothing_as_it_passes_enemies() -> None:
    state = hauled(TRAIN, "bertin F8", "ahmed H6")
    told = settled(state, lead("bertin"), *pull("G7", "H8"))
    assert not told.events(Crossed)


def test_R92_the_horse_may_be_shot_at_on_its_way() -> None:
    state = hauled(TRAIN, "bertin F8", "jehangir G14")
    told = settled(state, lead("bertin"), pull("G7")[0])
    assert told.state.agenda[-1] == Defending(SARACEN, "draft")
    shot = Volley(seat=SARACEN, figures=("jehangir",), target="draft")
    # 3+4 = row 7: B leaves a horse unharmed. 1+4 = row 5: D kills it.
    assert health(settled(told.state, shot, dice=[3]).state, "draft") == "healthy"
    dead = settled(told.state, shot, dice=[1]).state
    assert health(dead, "draft") == "dead"
    assert dead.mover is None
    assert refused(dead, end()) is None
    # 4+4 = row 8: A costs it four points.
    slow = settled(told.state, shot, dice=[4]).state
    assert left(slow) == 0


def test_R121_horse_or_cart_goes_only_where_all_find_a_hex_of_their_own() -> None:
    others = ("odo D7", "perkin E5", "owain E7", "gareth F6", "bryn G6", "adam F8", "ned G7")
    state = hauled("draft A1 s", "bertin E6", "crispin C6", "hal D5", *others, cart=LOOSE)
    told = settled(state, push("bertin", "crispin", "hal"), roll("E6")[0])
    # On E6 and F7 it would leave them D6 alone.
    assert refused(told.state, roll("F7")[0]) == ("R61", "crew-left-behind")


def test_R121_whose_last_hex_beside_the_cart_was_taken_by_another_owes_no_walk_any_more() -> None:
    written = {
        "scenario": "ambush",
        "turn": 12,
        "side": "crusader",
        "ask": "move",
        "seat": "crusader",
        "figures": [
            {"figure": "crispin", "at": "O1", "spent": 2, "moved": True, "is_done": True},
            {"figure": "odo", "at": "P2", "spent": 5, "moved": True},
            {"figure": "baldo", "at": "M2", "health": "wounded"},
            {"figure": "jawhar", "at": "N16"},
            {"figure": "draft", "at": "M1", "facing": "ne", "health": "dead"},
        ],
        "mover": {"figure": "odo", "left": 3, "back": "P2", "since": 0, "front": True, "rear": True},
        "cart": {"at": "P1", "facing": "se"},
        "hauls": [{"what": "cart", "crew": ["crispin", "odo", "baldo"]}],
    }
    state = GAME.state_of(msgspec.convert(written, GAME.position_type))
    # Baldo could come to O1 and P2 alone, where Crispin and Odo stand.
    (ask,) = GAME.due(state)
    assert ask.default == end()
    assert refused(state, end()) is None
    freed = settled(state, Halt(seat=CRUSADER)).state
    assert refused(freed, step("baldo", "L2")) is None


def test_R34_and_R61_one_who_leads_a_horse_halts_and_the_others_of_the_crew_follow() -> None:
    written = {
        "scenario": "ambush",
        "turn": 13,
        "side": "crusader",
        "ask": "move",
        "seat": "crusader",
        "figures": [
            {"figure": "frederick", "at": "C13", "health": "wounded", "spent": 3, "moved": True},
            {"figure": "tom", "at": "B14", "moved": True, "is_done": True},
            {"figure": "crispin", "at": "B12", "health": "wounded"},
            {"figure": "odo", "at": "B11", "health": "wounded"},
            {"figure": "al-kamil", "at": "C10", "health": "dead"},
            {"figure": "jawhar", "at": "I15"},
            {"figure": "al-kamil-horse", "owner": "crusader", "led": "frederick"},
            {"figure": "draft", "at": "B16", "facing": "se"},
        ],
        "mover": {
            "figure": "frederick",
            "left": 0,
            "back": "C13",
            "since": 2,
            "front": True,
            "rear": True,
            "held": [{"figure": "al-kamil-horse", "at": "A14", "front": "A13"}],
        },
        "cart": {"at": "A12", "facing": "se"},
        "hauls": [{"what": "cart", "crew": ["frederick", "crispin", "odo"]}],
    }
    state = GAME.state_of(msgspec.convert(written, GAME.position_type))
    (ask,) = GAME.due(state)
    assert ask.default == Halt(seat=CRUSADER)
    assert refused(state, ask.default) is None
    assert refused(state, end()) == ("R61", "owes-walk")


def test_1_59a_a_rider_leads_it_too() -> None:
    state = hauled(TRAIN, "gerard F9 n")
    told = settled(state, lead("gerard"), pull("G7")[0])
    assert refused(told.state, end()) is None
    assert isinstance(told.state.agenda[-1], Moving)


def test_R36_a_horse_in_harness_bars_the_other_side_even_alone() -> None:
    state = with_figure(
        hauled(TRAIN, "ahmed F8", "bertin A1", side=SARACEN), amended(figure_of(hauled(TRAIN), "draft"), owner=None)
    )
    assert refused(state, step("ahmed", "F7")) == ("R36", "held-against")
    loose = hauled(TRAIN, "ahmed F8", "bertin A1", "hashmi Y16", side=SARACEN, cart="A9 se")
    assert refused(loose, step("ahmed", "F7")) is None
