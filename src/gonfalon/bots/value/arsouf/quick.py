"""The recruit: each piece in turn goes where it stands best by itself, and strikes when the odds are good."""

from gonfalon.bots.bot import Choice, Effort, Reason
from gonfalon.bots.value.arsouf.attacks import Attacks
from gonfalon.bots.value.arsouf.field import Field, reaches
from gonfalon.bots.value.arsouf.lineup import Lineup
from gonfalon.bots.value.arsouf.lookout import Lookout
from gonfalon.bots.value.arsouf.reasons import Terms, why_attack, why_move
from gonfalon.bots.value.arsouf.worth import Stakes
from gonfalon.games.arsouf.actions import ATTACKS, ENDS, MOVES, ArsoufAction
from gonfalon.games.arsouf.map import ARSOUF, BOARD
from gonfalon.games.arsouf.pieces import ROSTER, Side
from gonfalon.games.arsouf.state import State
from gonfalon.geometry.hexset import Hexes, members


def quick_moves(state: State, me: Side, effort: Effort) -> tuple[Choice[ArsoufAction], ...]:
    """Every piece's own best move, the foremost first, then the end of the phase."""
    field = Field(state, me)
    lookout = Lookout(field)
    open_to = reaches(state, me)
    taken = field.bits(field.mine)
    chosen: list[Choice[ArsoufAction]] = []
    for index in sorted(open_to, key=lookout.rank):
        start = field.at[index]
        to = best_end(lookout, index, open_to[index] & ~taken, effort)
        if to == start:
            continue
        gains = gained(lookout.terms(index, to), lookout.terms(index, start))
        reason = why_move(field, index, to, gains, lookout.prize(index, to))
        chosen.append(Choice(MOVES[index][BOARD.names[to]], reason))
        taken ^= 1 << start
        if not ARSOUF >> to & 1 or me is Side.MUSLIM:
            taken |= 1 << to
            field.at[index] = to
        else:
            field.leave(index)
    return (*chosen, Choice(ENDS[me], Reason("moves-done", {"seat": me}, ("5.1",))))


def best_end(lookout: Lookout, index: int, ends: Hexes, effort: Effort) -> int:
    """Where a piece stands best, as far as the nodes go."""
    best_to = lookout.field.at[index]
    best = lookout.value(index, best_to)
    for to in members(ends):
        if not effort.spend():
            break
        value = lookout.value(index, to)
        if value > best:
            best, best_to = value, to
    return best_to


def quick_attack(state: State, me: Side) -> tuple[Choice[ArsoufAction], ...]:
    """The attack with the greatest exact expectation, or the end when none is worth its risk."""
    field = Field(state, me)
    stakes = Stakes(field)
    best, choice = 0.0, Choice[ArsoufAction](ENDS[me], Reason("attacks-done", {"seat": me}, ("6.3",)))
    for index, options in Attacks(field).options(Lineup(field, me, field.at)).items():
        for foe, win, lose in options:
            gain = win * stakes.prize(field, foe) - lose * stakes.wound[index]
            if gain > best:
                best = gain
                choice = Choice(ATTACKS[index][ROSTER[foe].id], why_attack(state, index, foe))
    return (choice,)


def gained(after: Terms, before: Terms) -> Terms:
    """What each part of a value has gained."""
    strike, safety, healing, hunting, way = (a - b for a, b in zip(after, before, strict=True))
    return strike, safety, healing, hunting, way
