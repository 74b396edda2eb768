"""Section 6: who may attack whom, the two sums, and what the dice make of them. Sums count halves."""

from msgspec import structs

from gonfalon.games.arsouf.actions import Attack
from gonfalon.games.arsouf.events import Announced, Fought, Lapsed, Withstood
from gonfalon.games.arsouf.map import BOARD, RIVER
from gonfalon.games.arsouf.pieces import BY_ID, LEADER, ROSTER, Side
from gonfalon.games.arsouf.rules.charging import charge_lines
from gonfalon.games.arsouf.rules.moving import why_not_there
from gonfalon.games.arsouf.rules.wounds import beat
from gonfalon.games.arsouf.state import BIT, NOWHERE, Fight, State, pieces_on, replace, spaces_of
from gonfalon.geometry.hexset import Hexes
from gonfalon.kernel.dice import Dice
from gonfalon.kernel.events import Reckoned, Tell
from gonfalon.kernel.modifiers import Line, sum_of
from gonfalon.kernel.rulebook import Refusal, cites, refuse

FACES = 6
HALVES = 2


@cites("6.2", "6.3", "6.9", "R7", "R9", "R22")
def why_not_attack(state: State, action: Attack) -> Refusal | None:
    """Why a piece may not attack another: each attacks once, unwounded, an enemy on an adjoining space."""
    attacker, target = BY_ID.get(action.piece), BY_ID.get(action.target)
    if attacker is None:
        return refuse("K3", "no-such-piece", piece=action.piece)
    if target is None:
        return refuse("K3", "no-such-piece", piece=action.target)
    if attacker.side is not action.seat:
        return refuse("3.3", "not-your-piece", piece=attacker.id)
    if target.side is action.seat:
        return refuse("6.2", "not-an-enemy", target=target.id)
    here, there = state.at[attacker.index], state.at[target.index]
    if NOWHERE in (here, there):
        return why_not_there(state, attacker if here == NOWHERE else target)
    if not BOARD.neighbours[here] >> there & 1:
        return refuse("6.2", "not-adjoining", piece=attacker.id, target=target.id)
    if not attackable(state, here) >> there & 1:
        return refuse("R5", "across-the-river", piece=attacker.id, target=target.id)
    if state.attacked >> attacker.index & 1:
        return refuse("6.3", "attacked-already", piece=attacker.id)
    if state.wounded >> attacker.index & 1:
        return refuse("6.9", "wounded", piece=attacker.id)
    return None


@cites("6.2", "R5")
def attackable(state: State, here: int) -> Hexes:
    """The spaces that may be attacked from a space."""
    spaces = BOARD.neighbours[here]
    return spaces if state.options.attack_across_river else spaces & ~RIVER.across[here]


def attackers(state: State, side: Side) -> list[int]:
    """The indexes of the pieces that can attack somebody now."""
    enemies = spaces_of(state, side.enemy)
    near = BOARD.spread(enemies) & spaces_of(state, side)
    if not near:
        return []
    spent = state.wounded | state.attacked
    able = [index for index in pieces_on(state, near) if not spent >> index & 1]
    if state.options.attack_across_river:
        return able
    return [index for index in able if attackable(state, state.at[index]) & enemies]


def targets(state: State, index: int) -> list[int]:
    """The indexes of the enemies that a piece may attack."""
    return pieces_on(state, attackable(state, state.at[index]) & spaces_of(state, ROSTER[index].side.enemy))


def has_attack(state: State, side: Side) -> bool:
    """Whether any piece of a side can still attack."""
    return bool(attackers(state, side))


@cites("6.3", "R6")
def attack(state: State, action: Attack, tell: Tell) -> State:
    """Name an attack: it is rolled at once, or with `announce_first` after all are named."""
    frame = Fight(BY_ID[action.piece].index, BY_ID[action.target].index)
    asked, attacked = state.asked + 1, state.attacked | 1 << frame.attacker
    if not state.options.announce_first:
        return replace(state, asked=asked, attacked=attacked, agenda=(*state.agenda, frame))
    tell(Announced(piece=action.piece, target=action.target))
    return replace(state, asked=asked, attacked=attacked, announced=(*state.announced, frame))


@cites("R6")
def lines_up(state: State) -> State:
    """Put the announced attacks on the agenda, the first named on top."""
    if not state.announced:
        return state
    return replace(state, agenda=(*state.agenda, *state.announced[::-1]), announced=())


@cites("R6")
def weighed(state: State) -> State:
    """The state in which an attack is weighed: alone, whatever was announced before it, and rolled at once."""
    if not state.options.announce_first:
        return state
    return replace(state, announced=(), options=structs.replace(state.options, announce_first=False))


@cites("6.4", "6.5", "6.7", "6.8", "R8")
def fight(state: State, frame: Fight, dice: Dice, tell: Tell) -> State:
    """Roll an attack: the attacker throws first, then the defender; the lower total is beaten, equals part."""
    attacker, target = ROSTER[frame.attacker].id, ROSTER[frame.target].id
    if state.at[frame.target] == NOWHERE:
        tell(Lapsed(piece=attacker, target=target))
        return state
    for_attack, for_defence = attack_lines(state, frame), defence_lines(state, frame)
    tell(Reckoned(clause="6.4", what="attack", who=attacker, lines=for_attack))
    tell(Reckoned(clause="6.5", what="defence", who=target, lines=for_defence))
    strength = HALVES * throw(dice, "6.4", "attack", attacker) + sum_of(for_attack)
    resistance = HALVES * throw(dice, "6.5", "defence", target) + sum_of(for_defence)
    tell(Fought(clause="6.7", piece=attacker, target=target, attack=strength, defence=resistance))
    if strength == resistance:
        tell(Withstood(piece=attacker, target=target))
        return state
    return beat(state, frame.target if strength > resistance else frame.attacker, tell)


@cites("2.1")
def throw(dice: Dice, clause: str, why: str, who: str) -> int:
    """One throw of the one die, for a piece."""
    return dice.roll(FACES, clause=clause, why=why, who=who)


@cites("6.4")
def attack_lines(state: State, frame: Fight) -> tuple[Line, ...]:
    """What the attacker adds to his die: own value, leader, charge; nothing for friends."""
    charge = charge_lines(state, frame.attacker, frame.target)
    return (value_line(frame.attacker), leader_line(state, frame.attacker), *charge)


@cites("6.5", "6.13", "R10")
def defence_lines(state: State, frame: Fight) -> tuple[Line, ...]:
    """What the defender adds to his die: own value, half of each other fit friend beside the attacker, leader."""
    friends = BOARD.neighbours[state.at[frame.attacker]] & spaces_of(state, ROSTER[frame.target].side)
    support: list[Line] = []
    wounded: list[Line] = []
    for index in pieces_on(state, friends & ~BIT[state.at[frame.target]]):
        if state.wounded >> index & 1:
            wounded.append(NO_SUPPORT[index])
        else:
            support.append(SUPPORT[index])
    return (value_line(frame.target), *support, leader_line(state, frame.target), *wounded)


@cites("1.1", "1.4")
def value_line(index: int) -> Line:
    """A piece's own printed fighting value."""
    return VALUE[index]


@cites("6.6", "R11", "R12")
def leader_line(state: State, index: int) -> Line:
    """Two more for a piece with its leader on an adjoining space, nothing otherwise and for the leader himself."""
    side = ROSTER[index].side
    leader = LEADER[side].index
    if not BOARD.neighbours[state.at[index]] & BIT[state.at[leader]]:
        return LEADER_AWAY[side]
    if state.wounded >> leader & 1 and not state.options.wounded_leader_leads:
        return LEADER_WOUNDED[side]
    return LEADER_BESIDE[side]


PRINTED_IN = {Side.CRUSADER: "1.1", Side.MUSLIM: "1.4"}
VALUE = tuple(
    Line(PRINTED_IN[piece.side], "value", piece.id, add=HALVES * piece.kind.fighting_value) for piece in ROSTER
)
SUPPORT = tuple(Line("6.5", "support", piece.id, add=piece.kind.fighting_value) for piece in ROSTER)
NO_SUPPORT = tuple(Line("6.13", "wounded-friend", piece.id) for piece in ROSTER)
LEADER_BESIDE = {side: Line("6.6", "leader", LEADER[side].id, add=2 * HALVES) for side in Side}
LEADER_AWAY = {side: Line("6.6", "leader-away", LEADER[side].id) for side in Side}
LEADER_WOUNDED = {side: Line("R12", "leader-wounded", LEADER[side].id) for side in Side}
