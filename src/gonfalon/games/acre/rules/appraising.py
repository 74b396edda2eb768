"""What an answer costs before it is given: the pulls of a feint, the points of a withdrawal and the new limits."""

from gonfalon.games.acre.actions import Advance, Fire, Follow, Lose
from gonfalon.games.acre.charts import RESULTS
from gonfalon.games.acre.decisions import DECISIONS
from gonfalon.games.acre.frames import Fleeing, Following, Lending, Reacting
from gonfalon.games.acre.map import BOARD, INDEX
from gonfalon.games.acre.pieces import BY_ID, Side, Unit
from gonfalon.games.acre.rules.evading import melee_of, still_in
from gonfalon.games.acre.rules.feigning import LESS, flights, pursued_to
from gonfalon.games.acre.rules.forestalling import FACES, NO_DICE, best_shot, columns
from gonfalon.games.acre.rules.foretelling import prize_remarks
from gonfalon.games.acre.rules.morale import losses, numbers
from gonfalon.games.acre.rules.points import withdrawal_bonus
from gonfalon.games.acre.rules.withdrawing import helper_of, lost, special_number
from gonfalon.games.acre.scenarios import MORALE, SETTINGS
from gonfalon.games.acre.state import ELIMINATED, State, best_leader, instead, leader_value
from gonfalon.kernel.accounts import Remark, remark
from gonfalon.kernel.events import unheard
from gonfalon.kernel.rulebook import cites

NEXT_STAGE = 2
MOST_FACE = FACES[-1]


@cites("15.1d", "R38")
def feint_remarks(state: State) -> tuple[Remark, ...]:
    """What each attacker's die can make of a feigned flight: less three, and less the best leader with them."""
    attackers = still_in(state, melee_of(state).attackers)
    leader = best_leader(state, *attackers)
    value = leader.value if leader else 0
    less = LESS + value
    return tuple(
        remark(
            "15.1d",
            "pull",
            unit=unit.id,
            leader=leader.id if leader else "",
            value=value,
            least=signed(FACES[0] - less),
            most=signed(MOST_FACE - less),
        )
        for unit in attackers
    )


def signed(amount: int) -> str:
    """An amount as it is printed."""
    return f"−{-amount}" if amount < 0 else str(amount)


@cites("15.1e", "15.1f", "R35")
def feint_ways(state: State, frame: Reacting) -> tuple[tuple[str, ...], ...]:
    """Every path that the dice may open to a feigned flight."""
    seat = BY_ID[frame.unit].side
    most = MOST_FACE - LESS - leader_value(state, *still_in(state, melee_of(state).attackers))
    fleeing = [Fleeing(seat, frame.unit, hexes, ()) for hexes in range(max(most, 0) + 1)]
    return tuple(dict.fromkeys(path for each in fleeing for path in flights(instead(state, each), each)))


@cites("S6.5", "S2.3")
def volley_remarks(state: State, frame: Reacting, action: Fire) -> tuple[Remark, ...]:
    """On how many faces the arrows hit, and the column that a hit may lower the melee to."""
    hits = best_shot(state, frame.unit, [action.target])
    read = columns(DECISIONS.apply(state, action, NO_DICE, unheard))
    worst = min(read, key=RESULTS.columns.index) if len(read) > 1 else ""
    return (remark("S6.5", "volley", target=action.target, hits=hits, column=worst),)


@cites("15.1f", "R36")
def pursuit_remarks(state: State, frame: Following, action: Follow) -> tuple[Remark, ...]:
    """How far a pursuit comes, and what is captured at its end."""
    unit = BY_ID[action.unit]
    at = pursued_to(state, unit, frame.path)
    return (remark("15.1f", "pursues-to", at=BOARD.names[at]), *prize_remarks(state, unit, at))


@cites("S7.9")
def advance_remarks(state: State, action: Advance) -> tuple[Remark, ...]:
    """What an advance captures."""
    return tuple(prize_remarks(state, BY_ID[action.unit], INDEX[action.to]))


@cites("S7.7", "16.2")
def loss_remarks(action: Lose) -> tuple[Remark, ...]:
    """The points that the losses of an exchange give the other side."""
    return (remark("16.2", "gives-points", points=sum(BY_ID[unit].strength for unit in action.units)),)


@cites("15.5a", "16.2", "14.5", "15.5d", "R48")
def withdrawal_remarks(state: State) -> tuple[Remark, ...]:
    """What a withdrawal gives the Crusaders, the limits of the second stage, and who may return."""
    side, bonus = Side.MUSLIM, withdrawal_bonus(state.turn)
    before = losses(state, side)
    after = before + (bonus if state.options.withdrawal_bonus_morale else 0)
    limits = MORALE[SETTINGS[state.scenario].is_whole, NEXT_STAGE][side]
    return (
        remark("16.2", "gives-bonus", points=bonus),
        remark("14.5", "limits", demoralized=limits.demoralized, disintegrated=limits.disintegrated),
        remark("R48", "losses-then", losses=before, after=after),
        remark("15.5d", "fallen-roll", count=len(lost(state, side)), most=limits.rally),
    )


@cites("15.5a", "16.2", "14.5")
def fight_on_remarks(state: State) -> tuple[Remark, ...]:
    """What fighting on leaves as it is, and what a withdrawal a turn later would give."""
    side = Side.MUSLIM
    limits = numbers(state, side)
    return (
        remark("16.2", "gives-bonus", points=0),
        remark("14.5", "limits", demoralized=limits.demoralized, disintegrated=limits.disintegrated),
        remark("R48", "losses-then", losses=losses(state, side), after=losses(state, side)),
        remark("16.2", "bonus-later", points=withdrawal_bonus(state.turn + 1)),
    )


@cites("15.5d", "R48", "R50", "14.5")
def rally_remarks(state: State, frame: Lending) -> tuple[Remark, ...]:
    """What the dice of the special rally can make of an army's losses, before and after the leaders that were given."""
    side = frame.seat
    rolling = [(unit, special_number(state, unit, helper_of(unit, frame.loans))) for unit in lost(state, side)]
    doubtful = [unit for unit, needed in rolling if needed < MOST_FACE]
    most = losses(state, side) - strength_of(state, [unit for unit, needed in rolling if needed >= MOST_FACE])
    swing = strength_of(state, doubtful)
    limits = MORALE[SETTINGS[state.scenario].is_whole, NEXT_STAGE][side]
    found = [remark("R48", "bonus-stays", points=state.bonus)] if side is Side.MUSLIM else []
    found.append(remark("R50", "doubtful", count=len(doubtful), most=swing))
    return (*found, remark("14.5", "returns-with", least=most - swing, most=most, limit=limits.demoralized))


@cites("16.2", "R12")
def strength_of(state: State, units: list[Unit]) -> int:
    """What units count among an army's losses: the scattered count nothing."""
    return sum(unit.strength for unit in units if state.at[unit.index] == ELIMINATED)
