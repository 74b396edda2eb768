"""What a lawful answer does, for every ask but the ends of phases."""

from typing import Any

from gonfalon.games.acre import actions as act
from gonfalon.games.acre import frames as ask
from gonfalon.games.acre.pieces import BY_ID
from gonfalon.games.acre.rules import (
    attacking,
    deploying,
    evading,
    exchange,
    feigning,
    leaders,
    melee,
    retreating,
    sallying,
    shooting,
    withdrawing,
)
from gonfalon.games.acre.state import State, popped
from gonfalon.kernel.events import Tell


def answer(state: State, action: act.AcreAction, tell: Tell) -> State:
    """Do what a seat has answered."""
    frame = state.agenda[-1]
    match frame:
        case ask.Moving() | ask.Shooting() | ask.Attacking():
            return answer_in_phase(state, action, tell)
        case ask.Deploying():
            return answer_in_set_up(state, action, tell)
        case ask.Reacting():
            return answer_reaction(state, frame, action, tell)
        case ask.Withdrawing() | ask.Sallying() | ask.Manning() | ask.Lending() | ask.Returning() | ask.Redeploying():
            return answer_between(state, frame, action, tell)
        case _:
            return answer_in_melee(state, frame, action, tell)


def answer_in_phase(state: State, action: act.AcreAction, tell: Tell) -> State:
    """Let a leader ride, units fire, or an attack begin."""
    match action:
        case act.Ride():
            return leaders.ride(state, action, tell)
        case act.Shoot():
            return shooting.shoot(state, action)
        case act.Attack():
            return attacking.attack(state, action, tell)
        case _:
            raise AssertionError(f"{action} was not checked")


def answer_in_set_up(state: State, action: act.AcreAction, tell: Tell) -> State:
    """Change the set-up, or finish it."""
    match action:
        case act.Place():
            return deploying.place(state, action, tell)
        case act.Lift():
            return deploying.lift(state, action, tell)
        case act.Attach():
            return deploying.attach(state, action, tell)
        case act.Emplace():
            return deploying.emplace(state, action, tell)
        case act.Dismantle():
            return deploying.dismantle(state, action, tell)
        case act.Arrange():
            return deploying.arrange(state, action, tell)
        case act.Confirm():
            return deploying.confirm(state, action, tell)
        case _:
            raise AssertionError(f"{action} was not checked")


def answer_reaction(state: State, frame: ask.Reacting, action: act.AcreAction, tell: Tell) -> State:
    """Let a defending unit stand, fire, evade or feign."""
    match action:
        case act.Stand():
            return popped(state)
        case act.Fire():
            return evading.fire_back(state, frame, action)
        case act.Evade():
            return evading.evade(state, frame, action, tell)
        case act.Feign():
            return feigning.feign(state, frame, tell)
        case _:
            raise AssertionError(f"{action} was not checked")


def answer_between(state: State, frame: Any, action: act.AcreAction, tell: Tell) -> State:
    """Withdraw, sally, lend leaders, place what returns, or none of it."""
    match frame, action:
        case ask.Lending(), act.Pass():
            return withdrawing.begin_rally(state, frame)
        case _, act.Pass():
            return popped(state)
        case _, act.Withdraw():
            return withdrawing.withdraw(state, tell)
        case _, act.Sally():
            return sallying.sally(state, action, tell)
        case ask.Lending(), act.Lend():
            return withdrawing.lend(state, frame, action, tell)
        case ask.Returning(), act.Place():
            return withdrawing.bring_back(state, action, tell)
        case _, act.Place():
            return withdrawing.land(state, action, tell)
        case _, act.Attach():
            return withdrawing.lead(state, action, tell)
        case _, act.Arrange():
            return withdrawing.land_all(state, action, tell)
        case _:
            raise AssertionError(f"{action} was not checked")


def answer_in_melee(state: State, frame: Any, action: act.AcreAction, tell: Tell) -> State:
    """Retreat, flee, follow, lose, advance or join."""
    match action:
        case act.Retreat():
            return retreating.retreat(state, frame, BY_ID[action.unit], (action.path, action.way), tell)
        case act.Flee():
            return feigning.flee(state, frame, action.path, tell)
        case act.Follow():
            return feigning.follow(state, frame, action.unit, tell)
        case act.Lose():
            return exchange.lose(state, action.units, tell)
        case act.Advance():
            return melee.advance(popped(state), BY_ID[action.unit], action.to, tell)
        case act.Pass():
            return popped(state)
        case act.Join():
            return leaders.join(state, frame, action, tell)
        case _:
            raise AssertionError(f"{action} was not checked")
