"""Why the bots of Arsouf act, in data: the key of a sentence, its arguments and the clauses that were trusted."""

from msgspec import Struct

from gonfalon.bots.bot import Reason
from gonfalon.bots.value.arsouf.field import Field
from gonfalon.bots.value.arsouf.tables import BAGGAGE, CHANCES, LEADERS, NEXT_TO, THROWS
from gonfalon.games.arsouf.map import ARSOUF
from gonfalon.games.arsouf.pieces import ROSTER, Side
from gonfalon.games.arsouf.rules.attacking import attack_lines, defence_lines
from gonfalon.games.arsouf.state import NOWHERE, Fight, State
from gonfalon.kernel.modifiers import sum_of

Terms = tuple[float, float, float, float, float]
"""What standing somewhere is worth by strikes, by safety, by healing, by hunting and by the way."""

STRIKE, SAFETY, HEALING, HUNTING, WAY = range(5)


class Prize(Struct, frozen=True):
    """An attack that a move makes possible, with its chances."""

    target: int
    win: float
    lose: float
    charging: bool


def why_attack(state: State, piece: int, target: int) -> Reason:
    """The odds of an attack, from the very lines that the rule adds up."""
    fight = Fight(piece, target)
    for_attack, for_defence = attack_lines(state, fight), defence_lines(state, fight)
    win, lose = CHANCES[sum_of(for_attack) - sum_of(for_defence)]
    clauses = tuple(dict.fromkeys(line.clause for line in (*for_attack, *for_defence) if line.add))
    key = "finish" if state.wounded >> target & 1 else "attack"
    return Reason(key, odds_of(piece, target, win, lose), ("6.4", "6.5", *clauses))


def why_move(field: Field, piece: int, to: int, gains: Terms, prize: Prize | None) -> Reason:
    """The part of the value that a move improves most, as a sentence."""
    args: dict[str, str | int] = {"piece": ROSTER[piece].id}
    if ARSOUF >> to & 1 and field.me is Side.CRUSADER:
        return Reason("arrive", args, ("3.1", "R15"))
    most = max(range(len(gains)), key=gains.__getitem__)
    if gains[most] <= 0:
        return Reason("room", args, ("5.2",))
    if most in (STRIKE, SAFETY) and piece == LEADERS[field.me]:
        return Reason("lead", args, ("6.6", "8.3"))
    if most == STRIKE:
        return why_strike(piece, prize) if prize is not None else Reason("room", args, ("5.2",))
    if most == SAFETY:
        return (
            Reason("screen", args, ("6.5", "8.1")) if is_beside_baggage(field, to) else Reason("safety", args, ("6.5",))
        )
    if most == HEALING:
        return Reason("deny" if field.fit[piece] else "recover", args, ("6.12",))
    return Reason("hunt", args, ("6.10",)) if most == HUNTING else why_way(field, piece, args)


def why_strike(piece: int, prize: Prize) -> Reason:
    """A move that brings a piece next to somebody worth attacking."""
    args = odds_of(piece, prize.target, prize.win, prize.lose)
    return Reason("charge", args, ("7.1", "6.4", "6.5")) if prize.charging else Reason("strike", args, ("6.4", "6.5"))


def why_way(field: Field, piece: int, args: dict[str, str | int]) -> Reason:
    """A move along the way to Arsouf, or into it."""
    if piece in BAGGAGE:
        return Reason("march", args, ("1.3", "3.1"))
    return Reason("escort", args, ("8.1",)) if field.me is Side.CRUSADER else Reason("bar", args, ("3.2",))


def odds_of(piece: int, target: int, win: float, lose: float) -> dict[str, str | int]:
    """The arguments of a sentence about an attack: who, whom, and how many of all throws win and lose."""
    return {
        "piece": ROSTER[piece].id,
        "target": ROSTER[target].id,
        "wins": round(win * THROWS),
        "loses": round(lose * THROWS),
        "throws": THROWS,
    }


def is_beside_baggage(field: Field, at: int) -> bool:
    """Whether a space adjoins a train of the side that moves."""
    return any(
        field.at[train] != NOWHERE and NEXT_TO[at] >> field.at[train] & 1 for train in BAGGAGE if train in field.mine
    )
