"""What could not come about of whole-turn acts, refused under the field of a position that says it."""

from gonfalon.games.croisades.pieces import BARRELS, BY_ID
from gonfalon.games.croisades.position.charges import refuse_absent
from gonfalon.games.croisades.state import Act, Deed, Stage, State, field_of, figure_of, player_turn, side_of
from gonfalon.kernel.reading import BadInput

HANDS = {deed: 2 if deed is Deed.CLEAR else 1 for deed in Deed}
"""How many figures an act takes."""
RIDERS = (Deed.MOUNT, Deed.DISMOUNT)


def refuse_acts(state: State) -> None:
    """Refuse acts that nobody could have announced."""
    taken: set[tuple[int, str]] = set()
    for number, act in enumerate(state.acts):
        where = f"acts[{number}]"
        refuse_hands(where, state, act, taken)
        refuse_objects(where, state, act)
        refuse_hour(where, state, act)


def refuse_hands(where: str, state: State, act: Act, taken: set[tuple[int, str]]) -> None:
    """Refuse figures that could not do it, or did something else in the same turn."""
    if len(act.figures) != HANDS[act.deed] or len(set(act.figures)) < len(act.figures):
        raise BadInput(f"{where}.figures", f"{act.deed} takes {HANDS[act.deed]}")
    for place, who in enumerate(act.figures):
        refuse_absent(f"{where}.figures[{place}]", state, who)
        if who not in BY_ID or (act.deed in RIDERS and BY_ID[who].mounted is None):
            raise BadInput(f"{where}.figures[{place}]", f"{who} does no such thing")
        if (act.turn, who) in taken:
            raise BadInput(f"{where}.figures[{place}]", f"{who} has one act a turn")
        taken.add((act.turn, who))
    if len({BY_ID[who].side for who in act.figures}) > 1:
        raise BadInput(f"{where}.figures", "are of one side")


def refuse_objects(where: str, state: State, act: Act) -> None:
    """Refuse a horse or hexes that do not belong to the act, or that there are not."""
    if act.horse:
        refuse_absent(f"{where}.horse", state, act.horse)
        if act.horse in BY_ID:
            raise BadInput(f"{where}.horse", f"{act.horse} is no horse")
    wanted = {
        "horse": act.deed is Deed.MOUNT or (bool(act.horse) and act.deed is Deed.CLEAR),
        "at": act.deed is Deed.CLEAR,
        "to": act.deed in (Deed.DISMOUNT, Deed.CLEAR),
        "barrel": act.deed is Deed.STAVE,
    }
    for name, is_wanted in wanted.items():
        if bool(getattr(act, name)) is not is_wanted:
            raise BadInput(f"{where}.{name}", "is missing" if is_wanted else f"{act.deed} names none")
    if act.barrel and act.barrel not in BARRELS:
        raise BadInput(f"{where}.barrel", f"{act.barrel} is no barrel")
    for name in ("at", "to"):
        if getattr(act, name) and getattr(act, name) not in field_of(state).index:
            raise BadInput(f"{where}.{name}", f"{getattr(act, name)} is no hex of the map")


def refuse_hour(where: str, state: State, act: Act) -> None:
    """Refuse an act of a turn that is not remembered, or that has come further than it can have."""
    now, is_own = player_turn(state), side_of(figure_of(state, act.figures[0])) is state.side
    hours = (now, now - 2) if is_own else (now - 1,)
    if act.turn not in hours or act.turn < 1:
        raise BadInput(f"{where}.turn", "is the number of the side's last player turn, or of the one before")
    if act.turn == now and state.agenda and act.stage not in (Stage.ANNOUNCED, Stage.LOST):
        raise BadInput(f"{where}.stage", "comes about only as the turn ends")
    if act.turn == now - 1 and act.stage is Stage.ANNOUNCED:
        raise BadInput(f"{where}.stage", "has ended with its turn")
    if act.turn == now - 2 and (act.stage not in (Stage.HALF, Stage.LOST) or act.deed is not Deed.MOUNT):
        raise BadInput(f"{where}.stage", "only half a mounting is remembered so long")
