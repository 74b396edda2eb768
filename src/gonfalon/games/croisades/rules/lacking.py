"""What the loser of a scenario missed, said when it is over."""

from gonfalon.games.croisades.pieces import Side
from gonfalon.games.croisades.rules.escort import lady_of
from gonfalon.games.croisades.rules.passage import through
from gonfalon.games.croisades.rules.points import fallen_commander, score
from gonfalon.games.croisades.rules.watering import fetched
from gonfalon.games.croisades.rules.winning import outcome
from gonfalon.games.croisades.scenarios import SETTINGS, Aim
from gonfalon.games.croisades.state import State, field_of, figure_of, hexes_of
from gonfalon.geometry.hexset import members
from gonfalon.kernel.accounts import Remark, remark
from gonfalon.kernel.rulebook import cites


def missed(state: State) -> Remark | None:
    """What would have given the loser the game, or a draw; None where nobody has lost."""
    end = outcome(state)
    if end is None or end.winner is None:
        return None
    winner = Side(end.winner)
    match SETTINGS[state.scenario].aim:
        case Aim.POINTS:
            return points_missed(state, winner)
        case Aim.PASSAGE:
            return passage_missed(state, winner)
        case Aim.ESCORT:
            return escort_missed(state, winner)
        case Aim.WATER:
            return water_missed(state, winner)


@cites("4.0e", "4.1.6", "4.1.8")
def points_missed(state: State, winner: Side) -> Remark:
    """How many points the loser lacked, or how they stood when a commander fell."""
    fallen = fallen_commander(state)
    if fallen is not None:
        points = {side: score(state, side) for side in Side}
        return remark(
            "4.1.6", "but-for-him", figure=fallen.id, crusader=points[Side.CRUSADER], saracen=points[Side.SARACEN]
        )
    lead, least = score(state, winner) - score(state, winner.enemy), SETTINGS[state.scenario].lead
    if least > 1:
        return remark("4.0e", "short-of-a-draw", side=winner.enemy, points=lead - least + 1)
    return remark("4.1.8", "short-of-points", side=winner.enemy, points=lead)


@cites("4.1.2")
def passage_missed(state: State, winner: Side) -> Remark:
    """How many points more or fewer, brought through, would have made a draw."""
    setting, points = SETTINGS[state.scenario], through(state)
    if winner is setting.first:
        return remark("4.1.2", "through-by", side=winner, points=points - setting.enough + 1)
    return remark("4.1.2", "short-of-half", side=winner.enemy, points=setting.least - points)


@cites("4.1.3")
def escort_missed(state: State, winner: Side) -> Remark:
    """How far the lady was from safety; and where she reached it, who should have been killed."""
    setting, lady = SETTINGS[state.scenario], lady_of(state)
    assert lady is not None
    if winner is setting.first:
        baron = next(name for name in setting.commanders if name != setting.lady)
        return remark("4.1.3", "he-lived", figure=baron, health=figure_of(state, baron).health)
    field = field_of(state)
    edge = field.edges[next(each.edge for each in setting.exits)]
    ways = [field.board.distance(at, to) for at in members(hexes_of(field, lady)) for to in members(edge)]
    if not ways:
        return remark("4.1.3", "lady-off-the-map", figure=lady.id)
    return remark("4.1.3", "lady-so-far", figure=lady.id, hexes=min(ways))


@cites("4.1.1")
def water_missed(state: State, winner: Side) -> Remark:
    """How many full barrels more, or fewer, off the map would have been a draw."""
    setting, full = SETTINGS[state.scenario], fetched(state)
    if winner is setting.first:
        return remark("4.1.1", "water-too-much", side=winner.enemy, barrels=full - setting.enough + 1)
    return remark("4.1.1", "water-too-little", side=winner.enemy, barrels=setting.least - full)
