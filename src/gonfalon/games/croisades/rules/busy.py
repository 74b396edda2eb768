"""Whole-turn acts that are under way: who is taken up by one, and what puts an end to it."""

from gonfalon.games.croisades.pieces import Side
from gonfalon.games.croisades.state import Act, Figure, Stage, State, amended, figure_of, player_turn, replace, side_of
from gonfalon.kernel.rulebook import cites


@cites("1.52", "1.57a", "R101")
def act_of(state: State, figure: Figure) -> Act | None:
    """The act on which a figure spends this player turn, or has spent its own turn just before."""
    if state.acts:
        since = player_turn(state) - 1
        for act in state.acts:
            if act.turn >= since and figure.id in act.figures:
                return act
    return None


@cites("1.57a", "1.57c", "R55")
def broken_off(state: State, who: str) -> State:
    """The state in which a figure that was driven off, moved aside or brought down has lost what it had begun."""
    if not any(who in act.figures for act in state.acts):
        return state
    acts = tuple(lost(act) if who in act.figures else act for act in state.acts)
    return replace(state, acts=acts)


def lost(act: Act) -> Act:
    """An act that will not be ended, unless it has been."""
    return amended(act, stage=Stage.LOST) if act.stage in (Stage.ANNOUNCED, Stage.HALF) else act


@cites("1.57c", "R101")
def acts_kept(state: State, side: Side) -> tuple[Act, ...]:
    """What is remembered as the turn of a side begins: the other's acts, and what its own wounded have half done."""
    now = player_turn(state)
    return tuple(
        act
        for act in state.acts
        if act.turn == now - 1
        or (act.turn == now - 2 and act.stage is Stage.HALF and side_of(figure_of(state, act.figures[0])) is side)
    )
