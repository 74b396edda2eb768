"""Which law an answer is held against: each ask knows its verbs, and refuses all others."""

from typing import Any

from gonfalon.games.acre import actions as act
from gonfalon.games.acre import frames as ask
from gonfalon.games.acre.rules import (
    attacking,
    deploying,
    evading,
    exchange,
    feigning,
    leaders,
    melee,
    moving,
    retreating,
    sallying,
    shooting,
    withdrawing,
)
from gonfalon.games.acre.rules.reaching import closed_edges
from gonfalon.games.acre.state import State
from gonfalon.kernel.rulebook import Refusal, cites, refuse


@cites("S3.1", "S3.2")
def why_not(state: State, action: act.AcreAction) -> Refusal | None:
    """Why an answer to the open ask is not lawful."""
    frame = state.agenda[-1]
    match frame:
        case ask.Deploying():
            return why_not_in_set_up(state, action)
        case ask.Moving() | ask.Shooting() | ask.Attacking():
            return why_not_in_phase(state, frame, action)
        case ask.Reacting():
            return why_not_react(state, frame, action)
        case ask.Withdrawing() | ask.Sallying() | ask.Manning() | ask.Lending() | ask.Returning() | ask.Redeploying():
            return why_not_between(state, frame, action)
        case _:
            return why_not_in_melee(state, frame, action)


def another_matter() -> Refusal:
    """The refusal of an answer to another question."""
    return refuse("S3.2", "another-matter")


def why_not_in_set_up(state: State, action: act.AcreAction) -> Refusal | None:
    """Why an answer is not lawful while a side sets up."""
    match action:
        case act.Place():
            return deploying.why_not_place(state, action)
        case act.Lift():
            return deploying.why_not_lift(state, action)
        case act.Attach():
            return deploying.why_not_attach(state, action)
        case act.Emplace():
            return deploying.why_not_emplace(state, action)
        case act.Dismantle():
            return deploying.why_not_dismantle(state, action)
        case act.Arrange():
            return deploying.why_not_arrange(state, action)
        case act.Confirm():
            return deploying.why_not_confirm(state, action)
        case _:
            return another_matter()


def why_not_in_phase(state: State, frame: Any, action: act.AcreAction) -> Refusal | None:
    """Why an answer is not lawful in a movement, archery or melee phase."""
    match frame, action:
        case ask.Moving(), act.Move():
            return moving.why_not_move(state, action, closed_edges(state, frame))
        case ask.Moving(), act.Ride():
            return leaders.why_not_ride(state, action, closed_edges(state, frame))
        case ask.Shooting(), act.Shoot():
            return shooting.why_not_shoot(state, action)
        case ask.Attacking(), act.Attack():
            return attacking.why_not_attack(state, action)
        case ask.Attacking(), act.End():
            return attacking.why_not_end(state, action.seat)
        case _, act.End():
            return None
        case _, act.Move() | act.Ride() | act.Shoot() | act.Attack():
            return refuse("S3.1", "another-phase")
        case _:
            return another_matter()


def why_not_react(state: State, frame: ask.Reacting, action: act.AcreAction) -> Refusal | None:
    """Why a defending unit may not react so."""
    match action:
        case act.Stand():
            return None
        case act.Fire():
            return evading.why_not_fire_back(state, frame, action)
        case act.Evade():
            return evading.why_not_evade_along(state, frame, action)
        case act.Feign():
            return feigning.why_not_feign(state, frame)
        case _:
            return another_matter()


def why_not_between(state: State, frame: Any, action: act.AcreAction) -> Refusal | None:
    """Why an answer is not lawful before a movement phase or in a withdrawal."""
    match frame, action:
        case ask.Withdrawing(), act.Withdraw() | act.Pass():
            return None
        case ask.Sallying() | ask.Manning() | ask.Lending(), act.Pass():
            return None
        case ask.Sallying() | ask.Manning(), act.Sally():
            return sallying.why_not_sally(state, action)
        case ask.Lending(), act.Lend():
            return withdrawing.why_not_lend(state, frame, action)
        case ask.Returning(), act.Place():
            return withdrawing.why_not_return(state, action)
        case ask.Redeploying(), act.Place():
            return withdrawing.why_not_land(state, action)
        case ask.Redeploying(), act.Attach():
            return withdrawing.why_not_lead(state, action)
        case ask.Redeploying(), act.Arrange():
            return None if action.how == "rest" else refuse("15.5f", "only-the-rest")
        case _:
            return another_matter()


def why_not_in_melee(state: State, frame: Any, action: act.AcreAction) -> Refusal | None:
    """Why an answer is not lawful while a melee or a volley is resolved."""
    match frame, action:
        case ask.Retreating(), act.Retreat():
            return retreating.why_not_retreat(state, frame, action)
        case ask.Fleeing(), act.Flee():
            return feigning.why_not_flee(state, frame, action)
        case ask.Following(), act.Follow():
            return feigning.why_not_follow(frame, action)
        case ask.Losing(), act.Lose():
            return exchange.why_not_lose(frame, action)
        case ask.Advancing(), act.Advance():
            return melee.why_not_advance(frame, action)
        case ask.Advancing(), act.Pass():
            return None
        case ask.Joining(), act.Join():
            return leaders.why_not_join(frame, action)
        case _:
            return another_matter()
