"""Sections 16 and S12.4: disintegration, the line to Acre, and the greater score."""

from gonfalon.games.acre.events import Ended, Morale
from gonfalon.games.acre.frames import Check
from gonfalon.games.acre.map import BOARD, EAST_EDGE, FORTRESS, LAND
from gonfalon.games.acre.pieces import SIDES, Side
from gonfalon.games.acre.rules.morale import is_disintegrated, losses, numbers
from gonfalon.games.acre.rules.points import points
from gonfalon.games.acre.scenarios import SETTINGS
from gonfalon.games.acre.state import State, hexes_of, popped, replace, zoc_of
from gonfalon.geometry.reach import flood
from gonfalon.kernel.events import Tell
from gonfalon.kernel.game import Outcome
from gonfalon.kernel.rulebook import cites


def outcome(state: State) -> Outcome | None:
    """How the board says the game ended, once nothing more is owed."""
    return None if state.agenda else ending(state)


@cites("16.1a", "16.1b", "16.2", "S12.4", "R55")
def ending(state: State) -> Outcome:
    """How the game would end now."""
    broken = [side for side in Side if is_disintegrated(state, side)]
    if len(broken) == 1:
        return Outcome(broken[0].enemy, "disintegrated", "16.1a")
    if not broken and has_line(state):
        return Outcome(Side.MUSLIM, "line", "16.1b")
    crusader, muslim = points(state, Side.CRUSADER), points(state, Side.MUSLIM)
    if crusader == muslim:
        return Outcome(None, "draw", "S11.4" if broken else "S12.4")
    winner = Side.CRUSADER if crusader > muslim else Side.MUSLIM
    return Outcome(winner, "both-disintegrated", "S11.4") if broken else Outcome(winner, "points", "16.2")


@cites("16.1b", "S12.4", "R54", "S5.2")
def has_line(state: State) -> bool:
    """Whether hexes free of Crusaders and their ZOC join the eastern edge to the walls; Muslims do not matter."""
    if not SETTINGS[state.scenario].is_whole:
        return False
    held = hexes_of(state, Side.CRUSADER) | zoc_of(state, Side.CRUSADER)
    open_hexes = LAND & ~held
    return bool(flood(BOARD, EAST_EDGE & open_hexes, BOARD.size, open_hexes) & FORTRESS)


@cites("16.1a", "S11.4", "R49")
def look(state: State, work: Check, tell: Tell) -> State:
    """End the game if an army has disintegrated; otherwise tell whose morale has changed."""
    has_broken = False
    for side in SIDES:
        total, number = losses(state, side), numbers(state, side)
        is_shaken = total >= number.demoralized
        if is_shaken != (side in work.demoralized):
            tell(Morale(clause="S11.3", side=side, losses=total, demoralized=is_shaken))
        has_broken |= total >= number.disintegrated
    return run_out(state, tell) if has_broken else popped(state)


@cites("S12.4")
def run_out(state: State, tell: Tell) -> State:
    """Close the game: nothing more is owed, and the marks of the turn are forgotten."""
    end = ending(state)
    crusader, muslim = points(state, Side.CRUSADER), points(state, Side.MUSLIM)
    winner = None if end.winner is None else Side(end.winner)
    tell(Ended(clause=end.clause, winner=winner, how=end.how, crusader=crusader, muslim=muslim))
    return unmarked(replace(state, agenda=()))


def unmarked(state: State) -> State:
    """The state with the marks of a player turn cleared."""
    return replace(state, moved=0, rode=0, fired=0, attacked=0, shot=0, struck=0, charging=())


def margin(state: State, side: Side) -> tuple[int, ...]:
    """How well a side did: its victory points less the enemy's."""
    return (points(state, side) - points(state, side.enemy),)
