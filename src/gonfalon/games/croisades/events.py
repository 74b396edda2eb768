"""What the rules of Croisades tell; one frozen Struct for each kind of log line, each with its clause."""

from typing import TypeAlias

from gonfalon.games.croisades.arrivals import ArrivalEvent
from gonfalon.games.croisades.burdens import Bridled, LetGo, PutDown, Shied, TakenUp
from gonfalon.games.croisades.cartage import CartEvent
from gonfalon.games.croisades.later import Challenged, Strayed
from gonfalon.games.croisades.pieces import Side
from gonfalon.kernel.events import Event, Reckoned, Rolled


class TurnBegan(Event, frozen=True, kw_only=True, tag="turn-began"):
    """A player turn began."""

    turn: int
    side: Side


class PhaseEnded(Event, frozen=True, kw_only=True, tag="phase-ended"):
    """A phase is over; `phase` is fire, charges, moves or combat."""

    is_passage = True

    side: Side
    phase: str


class Marked(Event, frozen=True, kw_only=True, tag="marked"):
    """A crossbowman was marked for one of the two phases of fire, or for none."""

    figure: str
    choice: str


class Shot(Event, frozen=True, kw_only=True, tag="shot"):
    """A figure shot at another: the hexes, range and cover of the line, the row of the chart and the result.

    `is_riderless` says that the target is a horse alone, which suffers otherwise (1.8c).
    """

    figure: str
    target: str
    start: str
    at: str
    range: int
    cover: str
    row: int
    result: str
    is_defensive: bool
    is_riderless: bool = False


class Spent(Event, frozen=True, kw_only=True, tag="spent"):
    """A named shot came too late: its target is dead or gone."""

    figure: str
    target: str


class Checked(Event, frozen=True, kw_only=True, tag="checked"):
    """A mover lost movement points to a shot or a wound; `left` are those that remain."""

    figure: str
    left: int


class ChargeAnnounced(Event, frozen=True, kw_only=True, tag="charge-announced"):
    """A rider will charge."""

    figure: str
    target: str
    route: tuple[str, ...]


class CounterAnnounced(Event, frozen=True, kw_only=True, tag="counter-announced"):
    """A rider will meet a charge."""

    figure: str
    charger: str
    route: tuple[str, ...]


class Stepped(Event, frozen=True, kw_only=True, tag="stepped"):
    """A figure entered a hex, riding a charge or not; `facing` is empty on foot."""

    figure: str
    start: str
    to: str
    cost: int
    facing: str = ""
    is_charge: bool = False


class TurnedAbout(Event, frozen=True, kw_only=True, tag="turned-about"):
    """A rider turned about on the spot."""

    figure: str
    facing: str
    cost: int


class Crossed(Event, frozen=True, kw_only=True, tag="crossed"):
    """A figure dared a hex beside enemies; `face` is the die with its modifiers."""

    figure: str
    at: str
    face: int
    is_wounded: bool


class PutBack(Event, frozen=True, kw_only=True, tag="put-back"):
    """A figure that could not stay where it was came back to the last place where it might."""

    figure: str
    at: str


class ActBegun(Event, frozen=True, kw_only=True, tag="act-begun"):
    """Figures will spend their whole turn on something: on horses, bodies, the cart or its barrels."""

    deed: str
    figures: tuple[str, ...]
    horse: str = ""
    at: str = ""
    to: str = ""
    barrel: str = ""


class ActLost(Event, frozen=True, kw_only=True, tag="act-lost"):
    """What a whole turn was spent on came to nothing."""

    deed: str
    figures: tuple[str, ...]


class HalfMounted(Event, frozen=True, kw_only=True, tag="half-mounted"):
    """A wounded man has spent the first of two turns on mounting."""

    figure: str
    horse: str


class Mounted(Event, frozen=True, kw_only=True, tag="mounted"):
    """A man is in the saddle."""

    figure: str
    horse: str


class GotDown(Event, frozen=True, kw_only=True, tag="got-down"):
    """A rider has dismounted of his own will."""

    figure: str
    horse: str
    at: str


class Cleared(Event, frozen=True, kw_only=True, tag="cleared"):
    """Bodies were dragged from one hex to another, or sank in water."""

    figures: tuple[str, ...]
    bodies: tuple[str, ...]
    at: str
    to: str
    is_sunk: bool


class HandedOver(Event, frozen=True, kw_only=True, tag="handed-over"):
    """Daggers or javelins changed hands, from a neighbour or from somebody dead."""

    giver: str
    figure: str
    missiles: int
    weapon: str
    is_body: bool


class ChargeArrived(Event, frozen=True, kw_only=True, tag="charge-arrived"):
    """A charge came home, or met its counter-charge."""

    figure: str
    target: str


class ChargeLost(Event, frozen=True, kw_only=True, tag="charge-lost"):
    """A charge came to nothing."""

    figure: str
    target: str


class Wounded(Event, frozen=True, kw_only=True, tag="wounded"):
    """A figure was wounded."""

    figure: str
    at: str


class Stunned(Event, frozen=True, kw_only=True, tag="stunned"):
    """A figure was stunned."""

    figure: str
    at: str


class Killed(Event, frozen=True, kw_only=True, tag="killed"):
    """A figure or a horse was killed; `points` is what it counts."""

    figure: str
    at: str
    points: int


class Dismounted(Event, frozen=True, kw_only=True, tag="dismounted"):
    """A rider lost his horse, which stands or lies where it was."""

    figure: str
    horse: str
    at: str


class Fell(Event, frozen=True, kw_only=True, tag="fell"):
    """A dismounted rider came to a hex beside his horse."""

    figure: str
    at: str


class Displaced(Event, frozen=True, kw_only=True, tag="displaced"):
    """A figure made room for a friend."""

    figure: str
    start: str
    to: str


class Retreated(Event, frozen=True, kw_only=True, tag="retreated"):
    """A figure began to fall back along a path."""

    figure: str
    start: str
    path: tuple[str, ...]


class Cornered(Event, frozen=True, kw_only=True, tag="cornered"):
    """A figure had no way to fall back."""

    figure: str
    at: str


class Named(Event, frozen=True, kw_only=True, tag="named"):
    """A combat was named."""

    attackers: tuple[str, ...]
    defenders: tuple[str, ...]


class Unnamed(Event, frozen=True, kw_only=True, tag="unnamed"):
    """A combat was taken back."""

    attackers: tuple[str, ...]
    defenders: tuple[str, ...]


class Dropped(Event, frozen=True, kw_only=True, tag="dropped"):
    """A named combat has become impossible."""

    attackers: tuple[str, ...]
    defenders: tuple[str, ...]


class Reversed(Event, frozen=True, kw_only=True, tag="reversed"):
    """A counter-charger takes over the attack."""

    attacker: str
    defender: str


class Fought(Event, frozen=True, kw_only=True, tag="fought"):
    """A combat was fought: the column, the die with its modifier, and the result.

    `is_riderless` says that horses alone were attacked, which suffer otherwise (1.8c), `is_spared` that the result
    leaves a rider's horse unharmed (D6).
    """

    attackers: tuple[str, ...]
    defenders: tuple[str, ...]
    column: int
    die: int
    result: str
    is_mounted: bool
    is_riderless: bool = False
    is_spared: bool = False


class Advanced(Event, frozen=True, kw_only=True, tag="advanced"):
    """A victor advances along a path."""

    figure: str
    start: str
    path: tuple[str, ...]


class Rose(Event, frozen=True, kw_only=True, tag="rose"):
    """A stunned man got up."""

    figure: str


class Ended(Event, frozen=True, kw_only=True, tag="ended"):
    """The game is over; no winner is a draw. `fallen` is the commander whose death decided it."""

    winner: Side | None
    crusader: int
    saracen: int
    fallen: str = ""


class Brought(Event, frozen=True, kw_only=True, tag="brought"):
    """A patrol is over, which has brought so many points through; no winner is a draw."""

    winner: Side | None
    points: int


class Escorted(Event, frozen=True, kw_only=True, tag="escorted"):
    """An escort is over, and how; no winner is a draw."""

    winner: Side | None
    how: str


CroisadesEvent: TypeAlias = (
    ArrivalEvent
    | TurnBegan
    | PhaseEnded
    | Marked
    | Shot
    | Spent
    | Checked
    | ChargeAnnounced
    | CounterAnnounced
    | Stepped
    | TurnedAbout
    | Crossed
    | Challenged
    | Strayed
    | PutBack
    | ActBegun
    | ActLost
    | HalfMounted
    | Mounted
    | GotDown
    | Cleared
    | HandedOver
    | TakenUp
    | Bridled
    | Shied
    | LetGo
    | PutDown
    | CartEvent
    | ChargeArrived
    | ChargeLost
    | Wounded
    | Stunned
    | Killed
    | Dismounted
    | Fell
    | Displaced
    | Retreated
    | Cornered
    | Named
    | Unnamed
    | Dropped
    | Reversed
    | Fought
    | Advanced
    | Rose
    | Ended
    | Brought
    | Escorted
    | Rolled
    | Reckoned
)
