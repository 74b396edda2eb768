"""What a position of Arsouf is worth to a seat: what is left of both armies, strikes, danger, and the way."""

from functools import lru_cache

from gonfalon.bots.bot import Reason
from gonfalon.bots.value.arsouf.lookout import (
    AHEAD,
    BLOCK_TURNS,
    ESCORT,
    ESCORT_SPACES,
    FEAR,
    FIGHTER_TURN,
    HUNT,
    LANE,
    LANE_COST,
    MOST_STRIKES,
    NEEDED_HOME,
    TRAIN_HOME,
    TRAIN_TURN,
    VAN_TURNS,
)
from gonfalon.bots.value.arsouf.reasons import Prize, why_attack, why_strike
from gonfalon.bots.value.arsouf.routes import turns_home
from gonfalon.bots.value.arsouf.tables import (
    BAGGAGE,
    CHANCES,
    CHARGING,
    DISTANCE,
    LEADERS,
    LED,
    MEN,
    NEAR,
    NEXT_TO,
    SPACES,
    STRENGTH,
    SUPPORTING,
)
from gonfalon.bots.value.arsouf.worth import SPARE_BAGGAGE_WORTH, WOUND_SHARE, fighting_worth
from gonfalon.bots.valuing import Value
from gonfalon.games.arsouf.actions import ArsoufAction, Attack, Move
from gonfalon.games.arsouf.map import ARSOUF, INDEX
from gonfalon.games.arsouf.pieces import BY_ID, ROSTER, Side
from gonfalon.games.arsouf.rules.attacking import attackable
from gonfalon.games.arsouf.rules.victory import BAGGAGE_NEEDED, OTHERS_NEEDED
from gonfalon.games.arsouf.state import BIT, NOWHERE, Moving, Options, State, moved_to, piece_at, spaces_of
from gonfalon.geometry.hexset import Hexes, members

FIGHTING_WORTH = tuple(fighting_worth(piece.kind) for piece in ROSTER)


class ArsoufValue(Value):
    """Adds up both armies, what the side to move could strike, what may strike it, and how its march goes."""

    def parts(self, state: State, seat: str) -> tuple[float, ...]:
        """The armies and danger; before the attacks also what they could bring, and the way."""
        me = Side(seat)
        worth = worths(state)
        frame = state.agenda[-1] if state.agenda else None
        is_moving = type(frame) is Moving and frame.seat is me
        fear = FEAR * danger(state, me, worth)
        if not is_moving:
            return armies(state, me), 0.0, -fear, 0.0
        strike = sum(gain for _, gain, _ in strikes(state, me, worth))
        march = crusader_march(state) if me is Side.CRUSADER else muslim_march(state)
        return armies(state, me), strike, -fear, march

    def why(self, state: State, action: ArsoufAction, gains: tuple[float, ...], looked: int) -> Reason:
        """The odds of an attack, or the part of the value that a move improves most."""
        if isinstance(action, Attack):
            return why_attack(state, BY_ID[action.piece].index, BY_ID[action.target].index)
        if not isinstance(action, Move):
            return super().why(state, action, gains, looked)
        piece, side = BY_ID[action.piece], Side(action.seat)
        if ARSOUF >> INDEX[action.to] & 1 and side is Side.CRUSADER:
            return Reason("arrive", {"piece": piece.id}, ("3.1", "R15"))
        after = moved_to(state, piece.index, INDEX[action.to], side)
        struck = [each for index, _, each in strikes(after, side, worths(after)) if index == piece.index]
        _, strike, safety, way = gains
        if strike >= max(safety, way) and struck:
            return why_strike(piece.index, struck[0])
        if safety > max(strike, way):
            return Reason("safety", {"piece": piece.id}, ("6.5",))
        key = "march" if piece.kind.is_baggage else "escort" if side is Side.CRUSADER else "bar"
        return Reason(key, {"piece": piece.id}, ("3.1",))


def worths(state: State) -> list[float]:
    """What each piece is worth now: trains the more the fewer can be spared."""
    trains = sum(state.at[index] != NOWHERE or state.arrived >> index & 1 for index in BAGGAGE)
    train = SPARE_BAGGAGE_WORTH[max(0, min(trains - BAGGAGE_NEEDED, len(SPARE_BAGGAGE_WORTH) - 1))]
    return [train if index in BAGGAGE else each for index, each in enumerate(FIGHTING_WORTH)]


def armies(state: State, me: Side) -> float:
    """What is left of one army, less what is left of the other."""
    trains = [index for index in BAGGAGE if state.at[index] != NOWHERE or state.arrived >> index & 1]
    spare = len(trains) - BAGGAGE_NEEDED
    total = sum(SPARE_BAGGAGE_WORTH[: spare + 1])
    train = SPARE_BAGGAGE_WORTH[max(0, min(spare, len(SPARE_BAGGAGE_WORTH) - 1))]
    for index, at in enumerate(state.at):
        if at != NOWHERE:
            is_hurt = state.wounded >> index & 1
            if index in BAGGAGE:
                total -= train * WOUND_SHARE * is_hurt
            else:
                worth = FIGHTING_WORTH[index] * (1 - WOUND_SHARE * is_hurt)
                total += worth if ROSTER[index].side is Side.CRUSADER else -worth
    return total if me is Side.CRUSADER else -total


def strikes(state: State, me: Side, worth: list[float]) -> list[tuple[int, float, Prize]]:
    """The best attack that each fit piece could make from where it stands, if one is worth its risk."""
    foes = spaces_of(state, me.enemy)
    led = {side: led_by(state, side) for side in Side}
    found = []
    for index in MEN[me]:
        here = state.at[index]
        if here == NOWHERE or not NEXT_TO[here] & foes or (state.wounded | state.attacked) >> index & 1:
            continue
        beside = [piece_at(state, there) for there in members(NEXT_TO[here] & foes)]
        support = sum(SUPPORTING[foe] for foe in beside if foe is not None and not state.wounded >> foe & 1)
        strength = STRENGTH[index] - support + LED * (led[me] >> here & 1)
        best, prize = 0.0, None
        for foe in beside:
            assert foe is not None
            there = state.at[foe]
            if not attackable(state, here) >> there & 1:
                continue
            is_hurt, charges = state.wounded >> foe & 1, (index, there) in state.charging
            difference = strength - STRENGTH[foe] - LED * (led[me.enemy] >> there & 1) + CHARGING * charges
            win, lose = CHANCES[difference if is_hurt else difference + SUPPORTING[foe]]
            gain = (
                win * worth[foe] * ((1 - WOUND_SHARE) if is_hurt else WOUND_SHARE) - lose * WOUND_SHARE * worth[index]
            )
            if gain > best:
                best, prize = gain, Prize(foe, win, lose, charges)
        if prize is not None:
            found.append((index, best, prize))
    return found


def led_by(state: State, side: Side) -> Hexes:
    """The spaces beside a leader who leads."""
    leader = LEADERS[side]
    leads = not state.wounded >> leader & 1 or state.options.wounded_leader_leads
    return NEXT_TO[state.at[leader]] if state.at[leader] != NOWHERE and leads else 0


def danger(state: State, me: Side, worth: list[float]) -> float:
    """What the enemies who could strike next turn may cost."""
    at, wounded = state.at, state.wounded
    reach = [
        (NEAR[SPACES[foe] + 1][at[foe]], STRENGTH[foe])
        for foe in MEN[me.enemy]
        if at[foe] != NOWHERE and not wounded >> foe & 1
    ]
    mine = [index for index in MEN[me] if at[index] != NOWHERE]
    total = 0.0
    for index in mine:
        here = at[index]
        strengths = [strength for spaces, strength in reach if spaces >> here & 1]
        if strengths:
            beside = NEXT_TO[here]
            support = sum(SUPPORTING[each] for each in mine if BIT[at[each]] & beside)
            defence = STRENGTH[index] + support // 2
            hits = sum(CHANCES[strength - defence][0] for strength in strengths)
            total += min(hits, MOST_STRIKES) * WOUND_SHARE * worth[index]
    return total


@lru_cache(maxsize=512)
def turns_to_arsouf(options: Options, blockers: Hexes) -> list[int]:
    """The turns from each space to Arsouf past whoever stands in the way."""
    return turns_home(options, dict.fromkeys(members(blockers), BLOCK_TURNS))


def crusader_march(state: State) -> float:
    """Trains towards the town, the others about them and out of their way."""
    turns = turns_to_arsouf(state.options, spaces_of(state, Side.MUSLIM))
    trains = [state.at[index] for index in BAGGAGE if state.at[index] != NOWHERE]
    home = sum(state.arrived >> index & 1 for index in BAGGAGE)
    total = TRAIN_HOME * home - TRAIN_TURN * sum(turns[at] for at in trains)
    total += NEEDED_HOME * min(OTHERS_NEEDED, state.arrived.bit_count() - home)
    if not trains:
        return total
    lead = min(turns[at] for at in trains)
    for index in MEN[Side.CRUSADER]:
        at = state.at[index]
        if at != NOWHERE and index not in BAGGAGE:
            apart = min(DISTANCE[at][post] for post in trains)
            total -= FIGHTER_TURN * max(turns[at], lead - VAN_TURNS) + LANE_COST * (LANE >> at & 1)
            total -= ESCORT * max(0, apart - ESCORT_SPACES)
    return total


def muslim_march(state: State) -> float:
    """Muslims before the foremost train, and near it."""
    turns = turns_to_arsouf(state.options, 0)
    trains = [state.at[index] for index in BAGGAGE if state.at[index] != NOWHERE]
    if not trains:
        return 0.0
    lead = min(trains, key=turns.__getitem__)
    return sum(
        AHEAD * (turns[at] <= turns[lead]) - HUNT * DISTANCE[at][lead]
        for at in state.at[MEN[Side.MUSLIM][0] :]
        if at != NOWHERE
    )
