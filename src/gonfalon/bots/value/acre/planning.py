"""The captain's moves: the best turn that was found, who rides where, and what each move in it is for."""

from gonfalon.bots.bot import Choice, Effort
from gonfalon.bots.value.acre.command import Command
from gonfalon.bots.value.acre.lineup import Lineup
from gonfalon.bots.value.acre.reasons import moves_done, why_move, why_ride
from gonfalon.bots.value.acre.search import Search
from gonfalon.bots.value.acre.stands import in_order
from gonfalon.bots.value.acre.weights import Weights
from gonfalon.games.acre.actions import ENDS, AcreAction, Ride
from gonfalon.games.acre.pieces import ROSTER, Side
from gonfalon.games.acre.state import State


def planned_moves(state: State, me: Side, effort: Effort, weights: Weights) -> tuple[Choice[AcreAction], ...]:
    """Leaders ride, then the best stand that was found is moved to, then the phase ends."""
    search = Search(state, me, effort, weights)
    search.run()
    chosen: list[Choice[AcreAction]] = [
        Choice(Ride(seat=me, leader=leader.id, unit=ROSTER[unit].id), why_ride(leader, unit))
        for leader, unit in Command(search).rides()
    ]
    return (*chosen, *moves_to_best(search), Choice(ENDS[me], moves_done(me)))


def moves_to_best(search: Search) -> list[Choice[AcreAction]]:
    """The moves to the best stand, each with its reason."""
    field, outlook = search.field, search.outlook
    moves = in_order(field, search.best)
    assert moves is not None, "the search keeps only stands that can be moved to"
    lineup = Lineup(field, search.best)
    fights = outlook.turn(lineup).fights
    charged = {fight.charger: fight.front[0] for fight in fights if fight.charger is not None}
    surrounding = {unit for fight in fights if outlook.assault.surrounds(fight, lineup) for unit in fight.force}
    whole = outlook.terms(search.best)
    chosen: list[Choice[AcreAction]] = []
    for unit, to in moves:
        without = search.best.copy()
        without[unit] = field.at[unit]
        reason = why_move(outlook, unit, to, whole, outlook.terms(without), surrounds=unit in surrounding)
        chosen.append(Choice(search.routes.move(unit, to, charged.get(unit)), reason))
    return chosen
