"""Chapter 1.58: horses without riders that are taken by the bridle, led, let go, and lost."""

from gonfalon.games.croisades.actions import Bridle, Loose
from gonfalon.games.croisades.burdens import Bridled, Shied
from gonfalon.games.croisades.frames import Catch, SettingDown
from gonfalon.games.croisades.pieces import DRAFT, SIDES, Side
from gonfalon.games.croisades.rules.allowances import points_left
from gonfalon.games.croisades.rules.bridles import held_horse, in_hand, led_by, released
from gonfalon.games.croisades.rules.crews import haul_of
from gonfalon.games.croisades.rules.ground import held_horses
from gonfalon.games.croisades.rules.moving import mover_of, why_held, why_not_mover
from gonfalon.games.croisades.rules.passing import ended
from gonfalon.games.croisades.rules.reaching import can_get_to_an_end
from gonfalon.games.croisades.rules.resting import may_rest
from gonfalon.games.croisades.rules.setting_down import handed_down, lawful_spots
from gonfalon.games.croisades.state import (
    Deed,
    Figure,
    State,
    amended,
    field_of,
    figure_of,
    front_of,
    has_figure,
    hexes_of,
    is_horse,
    is_living,
    player_turn,
    popped,
    pushed,
    replace,
    side_of,
    with_figure,
)
from gonfalon.kernel.dice import Dice
from gonfalon.kernel.events import Tell, unheard
from gonfalon.kernel.rulebook import Refusal, cites, refuse

MOST_ON_FOOT, MOST_MOUNTED = 3, 1
"""How many horses one leads."""
CATCHES = 6
"""Up to which face of the ten-sided die a rider has the bridle."""


@cites("1.58b", "1.58c", "1.58d", "R57", "R58")
def why_not_bridle(state: State, action: Bridle) -> Refusal | None:
    """Why a figure may not take a horse by its bridle: first who takes it, then the horse, then where it is."""
    refusal = why_no_leader(state, action.seat, action.figure)
    if refusal is not None:
        return refusal
    if not has_figure(state, action.horse) or not is_horse(figure_of(state, action.horse)):
        return refuse("1.57d", "no-such-horse", horse=action.horse)
    figure, horse = figure_of(state, action.figure), figure_of(state, action.horse)
    return why_no_bridle(state, figure, horse) or why_out_of_reach(state, figure, horse)


@cites("1.58c", "1.58g")
def why_no_leader(state: State, seat: Side, id: str) -> Refusal | None:
    """Why a figure takes no bridle now: it cannot act, or leads as many horses as it can.

    Whose move is over may still take one beside which it ended.
    """
    refusal = why_not_mover(state, seat, id)
    if refusal is not None and refusal.key == "move-over":
        refusal = why_held(state, id)
    if refusal is not None:
        return refusal
    if state.hauls and haul_of(state, id) is not None:
        return refuse("R59", "hauls-already", figure=id)
    most = most_led(figure_of(state, id))
    return refuse("1.58g", "hands-full", figure=id, most=most) if len(led_by(state, id)) >= most else None


@cites("1.58g")
def most_led(figure: Figure) -> int:
    """How many horses a figure can lead."""
    return MOST_MOUNTED if figure.horse else MOST_ON_FOOT


@cites("1.58d", "1.58e", "R57", "R58")
def why_no_bridle(state: State, figure: Figure, horse: Figure) -> Refusal | None:
    """Why a horse is not to be taken: it is dead, ridden, led, held by the other side, or has shied from this rider."""
    if horse.id == DRAFT:
        return refuse("1.59a", "draft-has-no-bridle", figure=figure.id)
    if not is_living(horse):
        return refuse("1.58a", "no-horse-to-lead", horse=horse.id)
    if horse.led:
        return refuse("1.58e", "led-already", horse=horse.id, by=horse.led)
    if hexes_of(field_of(state), horse) & held_horses(state, side_of(figure).enemy):
        return refuse("1.58e", "horse-held", horse=horse.id)
    now = player_turn(state)
    if any(each.horse == horse.id and each.turn == now and each.deed is Deed.MOUNT for each in state.acts):
        return refuse("1.57a", "horse-taken", horse=horse.id)
    if (figure.id, horse.id) in state.shied:
        return refuse("1.58d", "has-shied", figure=figure.id, horse=horse.id)
    return None


@cites("1.58b", "1.58c", "R56", "R58", "R100")
def why_out_of_reach(state: State, figure: Figure, horse: Figure) -> Refusal | None:
    """Why a horse cannot be taken from where a figure is: it is not beside it, or would find no room."""
    field = field_of(state)
    is_catch = is_passing(state, figure)
    from_here = 1 << front_of(field, figure) if is_catch else hexes_of(field, figure)
    if not field.board.border(from_here) & hexes_of(field, horse):
        clause = "1.58b" if not figure.horse else "R58" if is_catch else "1.58c"
        return refuse(clause, "not-beside-bridle", figure=figure.id, horse=horse.id)
    after = taken(state, figure, horse, "1.58b", unheard)
    there = figure_of(after, figure.id)
    frame = after.agenda[-1]
    if isinstance(frame, SettingDown):
        is_room = bool(lawful_spots(after, frame))
    else:
        is_room = may_rest(after, there) or can_get_to_an_end(after, there, points_left(after, there))
    return None if is_room else refuse("R56", "no-room-for-horse", figure=figure.id, horse=horse.id)


@cites("1.58c", "1.58d", "R58")
def is_passing(state: State, figure: Figure) -> bool:
    """Whether a rider is on his way and could go on: then a bridle is caught by a die."""
    mover = state.mover
    is_under_way = mover is not None and mover.figure == figure.id and figure.moved and mover.left > 0
    return is_under_way and figure.horse != ""


@cites("1.58b", "1.58c", "1.58d", "D1.58a")
def bridle(state: State, action: Bridle, tell: Tell) -> State:
    """Take a horse by its bridle, or reach for it in passing."""
    figure, horse = figure_of(state, action.figure), figure_of(state, action.horse)
    if not is_passing(state, figure):
        return taken(state, figure, horse, "1.58c" if figure.horse else "1.58b", tell)
    if state.options.sure_bridle:
        return taken(state, figure, horse, "D1.58a", tell)
    return pushed(state, Catch(figure.id, horse.id))


@cites("1.58d", "R58")
def catch(state: State, work: Catch, dice: Dice, tell: Tell) -> State:
    """Roll for a bridle: with 6 or less the rider has it, with more the horse is not his in this turn."""
    state, figure, horse = popped(state), figure_of(state, work.figure), figure_of(state, work.horse)
    if dice.roll(10, clause="1.58d", why="bridle", who=figure.id) <= CATCHES:
        return taken(state, figure, horse, "1.58d", tell)
    tell(Shied(clause="1.58d", figure=figure.id, horse=horse.id, at=front_name(state, horse)))
    return replace(state, shied=(*state.shied, (figure.id, horse.id)))


def front_name(state: State, figure: Figure) -> str:
    """The hex of a front half by name."""
    field = field_of(state)
    return field.names[front_of(field, figure)]


@cites("1.58a", "1.58e", "R56", "R57")
def taken(state: State, figure: Figure, horse: Figure, clause: str, tell: Tell) -> State:
    """The state with a horse on its bridle, and its leader's side its owner.

    On his move it is in hand from now on; one whose move is over sets it down beside him at once.
    """
    side, held = side_of(figure), held_horse(state, horse)
    was_theirs = side_of(horse) is not side
    tell(
        Bridled(clause="1.58e" if was_theirs else clause, figure=figure.id, horse=horse.id, at=front_name(state, horse))
    )
    after = amended(horse, led=figure.id, owner=None if side is SIDES[horse.id] else side)
    if figure.is_done:
        return handed_down(in_hand(with_figure(state, after), (after,)), figure, (held,))
    if state.mover is None or state.mover.figure != figure.id:
        mover = mover_of(state, figure)
        state = replace(ended(state), mover=mover)
        after_all = (*led_by(state, figure.id), after)
    else:
        after_all = (after,)
    return in_hand(with_figure(state, after), after_all)


@cites("1.58a", "R56", "R57")
def why_not_loose(state: State, action: Loose) -> Refusal | None:
    """Why a figure cannot let go of a horse: it has not its bridle, or has it in hand on its way."""
    refusal = why_not_mover(state, action.seat, action.figure)
    if refusal is not None:
        return refusal
    if not has_figure(state, action.horse) or figure_of(state, action.horse).led != action.figure:
        return refuse("R57", "not-led", figure=action.figure, horse=action.horse)
    if not is_living(figure_of(state, action.horse)):
        return refuse("R56", "holds-bridle", figure=action.figure, horse=action.horse)
    return None


@cites("1.58a", "R57")
def loose(state: State, action: Loose, tell: Tell) -> State:
    """Let go of a horse, which stays where it stands."""
    return released(state, figure_of(state, action.horse), "1.58a", tell)
