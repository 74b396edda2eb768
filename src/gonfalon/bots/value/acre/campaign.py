"""The great decisions: withdrawal, sortie, special rally, and the army's return."""

from collections.abc import Iterator

from gonfalon.bots.bot import Choice, Reason
from gonfalon.bots.value.acre.field import Field
from gonfalon.bots.value.acre.lineup import Lineup
from gonfalon.bots.value.acre.outlook import Outlook
from gonfalon.bots.value.acre.weights import Weights
from gonfalon.games.acre.actions import PASSES, AcreAction, Arrange, Attach, Place, Sally, Withdraw
from gonfalon.games.acre.frames import Lending
from gonfalon.games.acre.map import BOARD, CAMP_NAMES, COLUMNS, ROWS, hex_name
from gonfalon.games.acre.pieces import ARMY, INFANTRY, STAFF, Arm, Side, Unit
from gonfalon.games.acre.rules.morale import losses, numbers
from gonfalon.games.acre.rules.points import points
from gonfalon.games.acre.rules.sallying import empty_walls, inside
from gonfalon.games.acre.rules.victory import has_line
from gonfalon.games.acre.rules.withdrawing import loans, return_hexes
from gonfalon.games.acre.scenarios import SETTINGS
from gonfalon.games.acre.state import RETURNED, WITHDRAWN, State, hexes_of, in_place
from gonfalon.geometry.hexset import members

Choices = tuple[Choice[AcreAction], ...]


def withdrawal(state: State, weights: Weights) -> Choices:
    """Withdraw when the next turn may break the army; each turn before that makes it cheaper, and the last may win."""
    me = Side.MUSLIM
    total, number = losses(state, me), numbers(state, me)
    is_last = state.turn == SETTINGS[state.scenario].turns
    ahead = points(state, me) - points(state, me.enemy)
    toll = round(weights.dread * next_toll(state, me, weights))
    args: dict[str, str | int] = {"losses": total, "disintegrated": number.disintegrated, "toll": toll}
    wins_now = is_last and (ahead > weights.last_lead or has_line(state))
    if wins_now or (not is_last and total + toll < number.disintegrated):
        return (Choice(PASSES[me], Reason("fight-on", args, ("15.5a", "14.5", "16.2"))),)
    return (Choice(Withdraw(seat=me), Reason("withdraw", args, ("15.5a", "14.5", "16.2"))),)


def next_toll(state: State, me: Side, weights: Weights) -> float:
    """The points that the enemy's next turn should cost an army that stays where it is."""
    field = Field(state, me)
    outlook = Outlook(field, weights, {})
    return outlook.reply.loss(Lineup(field, field.at), {}, {}) / outlook.stakes.press[me]


def sortie(state: State, weights: Weights) -> Choices:
    """The garrison comes out once the army is back: before that a withdrawal would cost its use."""
    me = Side.MUSLIM
    if state.stage == 1:
        return (Choice(PASSES[me], Reason("bide", {"seat": me}, ("17.2", "R46"))),)
    if not state.sortied and state.turn < weights.sortie_turn:
        return (Choice(PASSES[me], Reason("bide", {"seat": me}, ("15.4b",))),)
    return (*sallies(state), Choice(PASSES[me], Reason("bide", {"seat": me}, ("S12.3",))))


def sallies(state: State) -> Iterator[Choice[AcreAction]]:
    """Each garrison unit that finds a wall, where nobody can attack it: foot first, beside the most besiegers."""
    units = sorted(inside(state), key=lambda unit: (unit.arm not in INFANTRY, unit.index))
    besiegers = hexes_of(state, Side.CRUSADER)
    walls = sorted(
        empty_walls(state), key=lambda name: (-(BOARD.neighbours[BOARD.at(name)] & besiegers).bit_count(), name)
    )
    for unit, at in zip(units, walls, strict=False):
        action = Sally(seat=Side.MUSLIM, unit=unit.id, at=at)
        yield Choice(action, Reason("sally", {"unit": unit.id, "at": at}, ("15.4b", "15.4a", "S12.3")))


def loan(state: State, frame: Lending) -> Choices:
    """The best leader still free for the strongest unit that has none."""
    best = loans(state, frame)[0]
    return (Choice(best, Reason("lend", {"leader": best.leader, "unit": best.unit}, ("15.5d", "R50"))),)


def homecoming(state: State) -> Choices:
    """Returned units fill empty camps first, then stand as far east as they may."""
    unit = max(in_place(state, Side.CRUSADER, RETURNED), key=lambda unit: (unit.strength, -unit.index))
    hexes = return_hexes(state, unit)
    camps = [name for name in CAMP_NAMES[Side.CRUSADER] if hexes >> BOARD.at(name) & 1]
    at = camps[0] if camps else BOARD.names[max(members(hexes))]
    return (
        Choice(
            Place(seat=unit.side, unit=unit.id, at=at), Reason("bring-back", {"unit": unit.id, "at": at}, ("S12.1",))
        ),
    )


def landing(state: State, weights: Weights) -> Choices:
    """The army comes back with its heavy horse together, a leader with each of the best, and the rest beside them."""
    me = Side.MUSLIM
    heavy = [unit for unit in in_place(state, me, WITHDRAWN) if unit.arm is Arm.MC]
    chosen: list[Choice[AcreAction]] = []
    taken = hexes_of(state, Side.CRUSADER) | hexes_of(state, me)
    names = [hex_name(COLUMNS, row) for row in range(weights.landing_row, ROWS + 1)]
    free = [name for name in names if not taken >> BOARD.at(name) & 1]
    placed: list[Unit] = [unit for unit in ARMY[me] if state.at[unit.index] >= 0 and unit.arm is Arm.MC]
    for unit, at in zip(heavy, free, strict=False):
        reason = Reason("land", {"unit": unit.id, "at": at}, ("15.5f",))
        chosen.append(Choice(Place(seat=me, unit=unit.id, at=at), reason))
        placed.append(unit)
    leaders = [leader for leader in STAFF[me] if state.leading[leader.index] == WITHDRAWN]
    leaderless = [unit for unit in placed if unit.index not in state.leading][::2] or placed
    for leader, unit in zip(leaders, leaderless, strict=False):
        reason = Reason("take-command", {"leader": leader.id, "unit": unit.id}, ("15.5f", "S10.1"))
        chosen.append(Choice(Attach(seat=me, leader=leader.id, unit=unit.id), reason))
    return (*chosen, Choice(Arrange(seat=me, how="rest"), Reason("deploy-rest", {"seat": me}, ("15.5f",))))
