"""Asks of the withdrawal and the garrison at a moment when the book never puts them, refused under their field."""

from gonfalon.games.acre.frames import (
    Lending,
    Manning,
    Moving,
    Redeploying,
    Returning,
    Sallying,
    SpecialRally,
    Withdrawal,
    Withdrawing,
)
from gonfalon.games.acre.map import FORTRESS
from gonfalon.games.acre.pieces import GARRISON, Side
from gonfalon.games.acre.rules.morale import is_demoralized, losses, numbers
from gonfalon.games.acre.rules.points import withdrawal_bonus
from gonfalon.games.acre.rules.sallying import may_begin, may_reinforce
from gonfalon.games.acre.scenarios import SETTINGS
from gonfalon.games.acre.state import ABSENT, BIT, INSIDE, SortieStage, State
from gonfalon.kernel.reading import BadInput

RALLYING = (Lending, SpecialRally, Returning)
MUSLIM_ASKS = (Withdrawing, Sallying, Manning, Redeploying)


def refuse_untimely(state: State) -> None:
    """Refuse what is asked of the wrong side, in the wrong scenario, in the wrong stage or too often."""
    for frame in state.agenda:
        if isinstance(frame, MUSLIM_ASKS) and frame.seat is not Side.MUSLIM:
            raise BadInput("seat", "only the Muslim withdraws, deploys again and has a garrison")
        if isinstance(frame, Withdrawing):
            refuse_withdrawal(state)
        elif isinstance(frame, Sallying):
            refuse_sortie(state)
        elif isinstance(frame, Manning):
            refuse_reinforcement(state)
        elif isinstance(frame, (*RALLYING, Withdrawal, Redeploying)) or (isinstance(frame, Moving) and frame.bounded):
            refuse_withdrawn(state)
    if state.sortied and state.stage == 1 and state.options.sortie_stage is not SortieStage.ANY:
        raise BadInput("sortied", "no sortie is made in the first stage (15.4b)")


def refuse_withdrawal(state: State) -> None:
    """Refuse to ask for a withdrawal in the second stage, or of an army that is not demoralized (15.5a)."""
    refuse_part(state)
    if state.stage != 1:
        raise BadInput("stage", "a withdrawal is asked for in the first stage only (15.5a)")
    if not is_demoralized(state, Side.MUSLIM):
        total, needed = losses(state, Side.MUSLIM), numbers(state, Side.MUSLIM).demoralized
        raise BadInput("ask", f"a withdrawal is asked for from {needed} VP of losses, and there are {total} (15.5a)")


def refuse_sortie(state: State) -> None:
    """Refuse to ask for a sortie in the first stage, or for a second one (15.4b)."""
    refuse_part(state)
    if state.sortied and not is_sallying(state):
        raise BadInput("sortied", "the sortie has been made, and there is only one (15.4b)")
    if not state.sortied and not may_begin(state):
        raise BadInput("stage", "a sortie is asked for in the second stage only (15.4b)")


def is_sallying(state: State) -> bool:
    """Whether a sortie may still be under way: somebody has come out, and all who have are on the walls."""
    out = [state.at[unit.index] for unit in GARRISON if state.at[unit.index] not in (INSIDE, ABSENT)]
    return bool(out) and all(FORTRESS & BIT[at] for at in out)


def refuse_reinforcement(state: State) -> None:
    """Refuse to ask for units still inside before any sortie, or where they stay there (S12.3)."""
    refuse_part(state)
    if not state.sortied:
        raise BadInput("sortied", "units still inside come out only after a sortie (S12.3)")
    if not may_reinforce(state):
        raise BadInput("options", "under garrison_waiting = never nobody comes out later (R43)")


def refuse_withdrawn(state: State) -> None:
    """Refuse a withdrawal under way whose bonus is not that of its turn (16.2)."""
    refuse_part(state)
    if state.bonus != withdrawal_bonus(state.turn):
        raise BadInput("bonus", f"a withdrawal on turn {state.turn} gives {withdrawal_bonus(state.turn)} (16.2)")


def refuse_part(state: State) -> None:
    """Refuse a garrison and a withdrawal where the scenario has none."""
    if not SETTINGS[state.scenario].is_whole:
        raise BadInput("scenario", f"{state.scenario} has no garrison and no withdrawal")
