"""Those who hide: how their own side weighs the table, and what it costs them to be found."""

from gonfalon.bots.value.croisades.field import Field
from gonfalon.bots.value.croisades.lookout import Lookout
from gonfalon.games.croisades.pieces import Side
from gonfalon.games.croisades.rules.finding import openly
from gonfalon.games.croisades.rules.lurking import at_lair, hiding_post
from gonfalon.games.croisades.state import State, with_figures


def as_weighed(state: State, side: Side) -> State:
    """The table as a side weighs it: its own stand where they hide, and enemies in hiding are nowhere."""
    if not state.hidden:
        return state
    post = hiding_post(state.scenario)
    if post is None or post.side is not side:
        return openly(state)
    return with_figures(state, *(at_lair(state, lair) for lair in state.hidden))


def price_of_finding(field: Field, lookout: Lookout, who: str) -> float:
    """What it costs somebody to be found where he is; nothing if he does not hide."""
    if who not in field.lurking:
        return 0.0
    man, stand = field.mine[who], field.home[who]
    _, safety, cover, *_ = lookout.found_terms(man, stand)
    return lookout.outlook.errand.lurk(man) - safety - cover
