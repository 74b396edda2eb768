"""What only a table asks: map and charts, reach and threat, what an action means before its dice, and hindsight."""

from collections.abc import Mapping, Sequence

from gonfalon.games.croisades.actions import (
    Advance,
    Aside,
    Attack,
    Bridle,
    Charge,
    Counter,
    CroisadesAction,
    DriveIn,
    Enter,
    Fight,
    Fill,
    Harness,
    Lead,
    Leave,
    Loose,
    Pass,
    Push,
    Retreat,
    Stave,
    Step,
    TakeUp,
    Turn,
    Unharness,
    Volley,
)
from gonfalon.games.croisades.charts import CHARTS
from gonfalon.games.croisades.frames import (
    Advancing,
    Charging,
    Countering,
    Defending,
    Displacing,
    Fighting,
    Moving,
    Naming,
    Retreating,
)
from gonfalon.games.croisades.pieces import CART
from gonfalon.games.croisades.rules.arriving import (
    entry_lines,
    entry_remarks,
    replies_to_entry,
)
from gonfalon.games.croisades.rules.carting import (
    HAULED,
    cart_remarks,
    cart_sums,
    costs_of_haul,
    work_remarks,
)
from gonfalon.games.croisades.rules.combat import Clash, clash_of, reckoned, reckoning
from gonfalon.games.croisades.rules.foretelling import (
    charge_remarks,
    meeting_remarks,
    points_left,
    replies_to_charge,
    replies_to_step,
    replies_to_turn,
    step_lines,
    step_remarks,
    volley_remarks,
)
from gonfalon.games.croisades.rules.galloping import STRAIGHT
from gonfalon.games.croisades.rules.ground import HALF_TURN, entry_cost
from gonfalon.games.croisades.rules.handling import load_remarks
from gonfalon.games.croisades.rules.hindsight import strike, tolls
from gonfalon.games.croisades.rules.lacking import missed
from gonfalon.games.croisades.rules.lurking import brought_out
from gonfalon.games.croisades.rules.moving import stepped
from gonfalon.games.croisades.rules.naming import clash_named, combat_of
from gonfalon.games.croisades.rules.outreach import costs_of, reach_of
from gonfalon.games.croisades.rules.retreating import Way
from gonfalon.games.croisades.rules.rolling import stand_of as stand_of_haul
from gonfalon.games.croisades.rules.sighting import line_between, lines_at, lines_of
from gonfalon.games.croisades.rules.ways_told import way_of
from gonfalon.games.croisades.rules.weighing import (
    advance_risks,
    combat_remarks,
    joiners,
    retreat_risks,
    risks_back,
    ways_back,
)
from gonfalon.games.croisades.scenarios import SETTINGS
from gonfalon.games.croisades.sheet import SHEETS
from gonfalon.games.croisades.state import (
    Charged,
    Figure,
    State,
    field_of,
    figure_of,
    front_of,
    has_figure,
    hexes_of,
    is_up,
    replace,
    side_of,
)
from gonfalon.games.croisades.tally import PIECES, Tally, tally
from gonfalon.games.croisades.view import View, known
from gonfalon.geometry.sheet import Sheet
from gonfalon.kernel.accounts import Account, Remark, remark
from gonfalon.kernel.advice import Advice, Piece
from gonfalon.kernel.advice import Turn as TurnOf
from gonfalon.kernel.dice import Dice
from gonfalon.kernel.events import Event, Reckoned
from gonfalon.kernel.reading import BadInput
from gonfalon.kernel.sightlines import Sightline
from gonfalon.kernel.strikes import Strike
from gonfalon.kernel.walks import Walk


def step_cost(state: State, action: Step) -> int:
    """What a step costs."""
    if action.figure in HAULED:
        return entry_cost(state, field_of(state).index[action.to], True)
    state, to = brought_out(state, action.figure), field_of(state).index[action.to]
    figure = figure_of(state, action.figure)
    stand = stepped(state, figure, to)
    return entry_cost(state, to, figure.facing >= 0) + (stand[2] if stand is not None else 0)


def stand_of(state: State, figure: str) -> tuple[int, int]:
    """Where a figure is, and which way it faces."""
    if figure in HAULED:
        return stand_of_haul(state, figure)
    found = figure_of(brought_out(state, figure), figure)
    return found.at, found.facing


def least_cost(state: State, figure: str, to: str) -> int:
    """The points that a way to a hex takes at least: one for each hex between."""
    field = field_of(state)
    if figure in HAULED:
        at, facing = stand_of_haul(state, figure)
        return field.board.distance(at + field.board.shifts[facing], field.index[to]) if at >= 0 else 0
    found = figure_of(brought_out(state, figure), figure)
    return field.board.distance(front_of(field, found), field.index[to]) if found.at >= 0 else 0


HARMLESS = 1
"""The face of the infiltration die with which nobody is wounded."""


class CroisadesAdvice(Advice[State, CroisadesAction, View]):
    """Answers from the rules and from what a seat knows; nothing is guessed."""

    charts = CHARTS
    walks = (Walk(Step, to="to", piece="figure", cost=step_cost, node=stand_of, least=least_cost, fair=HARMLESS),)

    def sheet(self, scenario: str) -> Sheet:
        return SHEETS[SETTINGS[scenario].field]

    def turn(self, state: State) -> TurnOf:
        return TurnOf(state.turn, SETTINGS[state.scenario].turns)

    def pieces(self) -> tuple[Piece, ...]:
        return PIECES

    def tally(self, view: View) -> dict[str, Tally]:
        return {toll.side: tally(view, toll) for toll in view.tolls}

    def known(self, view: View) -> State:
        return known(view)

    def reach(self, view: View, piece: str, dice: Dice) -> tuple[str, ...]:
        """The hexes that a figure could end on, of a rider with either half, if it moved now."""
        if piece in HAULED and (state := known(view)).cart is not None:
            return tuple(costs_of_haul(state, piece))
        state, figure = standing(view, piece)
        return field_of(state).board.printed(reach_of(state, figure))

    def costs(self, view: View, piece: str, dice: Dice) -> dict[str, int]:
        """What each hex costs a figure at least to enter it, of a rider with his front half."""
        if piece in HAULED and (state := known(view)).cart is not None:
            return costs_of_haul(state, piece)
        return costs_of(*standing(view, piece))

    def threat(self, view: View, piece: str, dice: Dice) -> tuple[str, ...]:
        """The enemies that a figure could stand beside after its next move."""
        if piece == CART and known(view).cart is not None:
            return ()
        state, figure = standing(view, piece)
        field = field_of(state)
        near = field.board.spread(reach_of(state, figure) | hexes_of(field, figure))
        enemy = side_of(figure).enemy
        found = (each for each in state.figures if is_up(each) and side_of(each) is enemy)
        return tuple(each.id for each in found if hexes_of(field, each) & near)

    def sightline(self, view: View, start: str, to: str, dice: Dice) -> Sightline:
        state = known(view)
        return line_between(state, hex_of(state, start), hex_of(state, to))

    def sightlines(self, view: View, piece: str, dice: Dice, *, is_target: bool = False) -> tuple[Sightline, ...]:
        if piece == CART and known(view).cart is not None:
            return ()
        state, figure = standing(view, piece)
        return lines_at(state, figure) if is_target else lines_of(state, figure)

    def accounts(self, view: View, actions: Sequence[CroisadesAction], dice: Dice) -> tuple[Account, ...]:
        state = known(view)
        return tuple(account(state, action) for action in actions)

    def way(self, view: View, action: CroisadesAction, dice: Dice) -> tuple[str, ...]:
        return way_of(known(view), action)

    def losses(self, state: State) -> Mapping[str, int]:
        return tolls(state)

    def strike(self, state: State, told: Sequence[Event]) -> Strike | None:
        return strike(state, told)

    def missed(self, state: State) -> Remark | None:
        return missed(state)


def standing(view: View, piece: str) -> tuple[State, Figure]:
    """A figure of this game, brought out if the view tells where it hides; BadInput when there is none."""
    state = known(view)
    if not has_figure(state, piece):
        raise BadInput("piece", f"{piece} takes no part in this game")
    state = brought_out(state, piece)
    return state, figure_of(state, piece)


def hex_of(state: State, name: str) -> int:
    """A hex of this game's map; BadInput when there is none."""
    at = field_of(state).index.get(name)
    if at is None:
        raise BadInput("hex", f"there is no {name} on this map")
    return at


def account(state: State, action: CroisadesAction) -> Account:
    """What one lawful action means; whoever hides has come out to do it."""
    state = brought_out(state, getattr(action, "figure", ""))
    match state.agenda[-1], action:
        case Moving(), (Step(figure="draft" | "cart") | Leave(figure="draft" | "cart") | Lead() | Push() | DriveIn()):
            return Account(
                way=way_of(state, action), sums=cart_sums(state, action), remarks=cart_remarks(state, action)
            )
        case Moving(), Harness() | Unharness() | Fill() | Stave():
            return Account(remarks=work_remarks(state, action))
        case Moving(), Step():
            return account_of_step(state, action)
        case Moving(), Turn():
            about = remark("1.55b", "half-turn", figure=action.figure, cost=HALF_TURN)
            left = points_left(state, figure_of(state, action.figure), HALF_TURN)
            return Account(remarks=(about, left), replies=replies_to_turn(state, action))
        case Moving(), Enter():
            return account_of_entry(state, action)
        case Moving(), TakeUp() | Bridle() | Loose():
            return Account(remarks=load_remarks(state, action))
        case Charging(), Charge():
            charge = Charged(action.figure, action.target, action.route)
            straight = (*action.route[-STRAIGHT:], beyond(state, action.route))
            replies = replies_to_charge(state, charge)
            met = [each for reply in replies for each in meeting_remarks(state, charge, reply.who)]
            return Account(
                way=way_of(state, action),
                straight=straight,
                remarks=(*charge_remarks(state, charge), *met),
                replies=replies,
            )
        case Countering(), Counter() | Pass():
            return account_of_meeting(state, action)
        case Defending(), Volley():
            return Account(remarks=volley_remarks(state, action))
        case Naming() as frame, Attack():
            clash = clash_named(state, action.figures, action.targets)
            return account_of_combat(state, clash, joiners(state, frame, clash))
        case Naming() | Fighting(), Fight():
            fought = clash_of(state, state.combats[combat_of(state, action.figure) or 0])
            return Account() if fought is None else account_of_combat(state, fought)
        case _:
            return account_of_answer(state, action)


def account_of_combat(state: State, clash: Clash, idle: Sequence[Figure] = ()) -> Account:
    """The sums of a combat, who bears what, and where its target could be driven."""
    return Account(
        ways=ways_back(state, clash),
        risks=risks_back(state, clash),
        sums=reckoned(reckoning(state, clash), clash),
        remarks=combat_remarks(state, clash, idle),
    )


def account_of_answer(state: State, action: CroisadesAction) -> Account:
    """The way of an answer to what a die has brought about, and its dangers."""
    way, index = way_of(state, action), field_of(state).index
    match state.agenda[-1], action:
        case Retreating(), Retreat():
            figure, path = figure_of(state, action.figure), tuple(index[name] for name in action.path)
            return Account(way=way, risks=retreat_risks(state, figure, Way(path, action.backing)))
        case Displacing() as frame, Aside():
            friend = figure_of(state, frame.figure)
            return Account(way=way, risks=retreat_risks(state, friend, Way((index[action.to],))))
        case Advancing() as frame, Advance():
            figure, path = figure_of(state, action.figure), tuple(index[name] for name in action.path)
            return Account(way=way, risks=advance_risks(state, frame, figure, path))
        case _:
            return Account(way=way)


def account_of_meeting(state: State, action: Counter | Pass) -> Account:
    """What a charge strikes with when it is met, or when nobody meets it."""
    charge = state.charges[-1]
    before = replace(state, charges=state.charges[:-1])
    if isinstance(action, Pass):
        return Account(remarks=charge_remarks(before, charge))
    return Account(way=way_of(state, action), remarks=meeting_remarks(before, charge, action.figure))


def beyond(state: State, route: tuple[str, ...]) -> str:
    """The hex at which a charge rides straight: the next one of the line."""
    field = field_of(state)
    before, last = (field.index[name] for name in route[-2:])
    return field.names[2 * last - before]


def account_of_step(state: State, action: Step) -> Account:
    """The cost of a step, its risk, and who may shoot at its end."""
    figure, to = figure_of(state, action.figure), field_of(state).index[action.to]
    sums = (Reckoned(clause="1.5a", what="points", who=figure.id, lines=step_lines(state, figure, to)),)
    return Account(
        way=way_of(state, action),
        sums=sums,
        remarks=step_remarks(state, figure, to),
        replies=replies_to_step(state, figure, to),
    )


def account_of_entry(state: State, action: Enter) -> Account:
    """The cost of an entry, and who may shoot at its end."""
    sums = (Reckoned(clause="4.0a", what="points", who=action.figure, lines=entry_lines(state, action)),)
    return Account(sums=sums, remarks=entry_remarks(state, action), replies=replies_to_entry(state, action))
