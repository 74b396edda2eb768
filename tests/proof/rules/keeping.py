"""Chapter 5, the kennel: stores within a budget, hounds at their posts, and what they eat."""

from gonfalon.kernel.allotments import Levy, Outlay, Share
from gonfalon.kernel.events import Tell
from gonfalon.kernel.holes import Assign, Hole
from gonfalon.kernel.rulebook import Refusal, cites, refuse
from tests.proof.actions import Feed, Post, Provide
from tests.proof.events import Kept
from tests.proof.frames import Watching
from tests.proof.frozen import replace
from tests.proof.rules.watching import watch
from tests.proof.state import State, asked_anew

PRICES = {"bone": 2, "ham": 5}
SHELVES = {"bone": 4, "ham": 2}
PENCE = 9
FILLING = {"bone": 1, "ham": 3}
HUNGER = 4
KENNELS = {"argus": ("mill", "wood"), "bran": ("wood", "ford")}


@cites("5.6", "5.7", "5.8")
def keepings(state: State, frame: Watching) -> dict[type[Provide | Post | Feed], tuple[str, Hole]]:
    """What may still be done for the hounds in this phase: the field of each action and what may fill it."""
    open_to: dict[type[Provide | Post | Feed], tuple[str, Hole]] = {}
    if not frame.provided:
        open_to[Provide] = "stores", Outlay(SHELVES, PRICES, PENCE, spare=False)
    if not frame.posted:
        open_to[Post] = "posts", Assign(KENNELS)
    if not frame.fed and any(amount for _, amount in state.stores):
        open_to[Feed] = "food", Levy(dict(state.stores), HUNGER, weights=FILLING, shares=[Share(("ham",), 1)])
    return open_to


@cites("5.6", "5.7", "5.8")
def why_not_keep(state: State, action: Provide | Post | Feed) -> Refusal | None:
    """Why something may not be done for the hounds."""
    clause = {Provide: "5.6", Post: "5.7", Feed: "5.8"}[type(action)]
    field, hole = keepings(state, watch(state)).get(type(action), ("", None))
    if hole is None:
        return refuse(clause, "not-now")
    return None if getattr(action, field) in hole else refuse(clause, "not-so")


@cites("5.6", "5.7", "5.8")
def keep(state: State, action: Provide | Post | Feed, tell: Tell) -> State:
    """Buy stores, post the hounds or feed them."""
    frame = watch(state)
    match action:
        case Provide(stores=stores):
            held = dict(state.stores)
            state = replace(state, stores=tuple((key, held.get(key, 0) + amount) for key, amount in stores))
            tell(Kept(clause="5.6", what=stores))
            return asked_anew(state, frame, replace(frame, provided=True))
        case Post(posts=posts):
            tell(Kept(clause="5.7", what=posts))
            return asked_anew(replace(state, posted=posts), frame, replace(frame, posted=True))
        case Feed(food=food):
            eaten = dict(food)
            stores = tuple((key, amount - eaten[key]) for key, amount in state.stores)
            tell(Kept(clause="5.8", what=food))
            return asked_anew(replace(state, stores=stores, fed=True), frame, replace(frame, fed=True))
