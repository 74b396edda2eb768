"""How much the captain cares about each thing, in the worth of about one fighting value."""

from msgspec import Struct


class Weights(Struct, frozen=True):
    """The captain's temper; the defaults were found by play against itself."""

    reply: float = 1.2
    """How much a loss in the enemy's reply weighs against a gain in the attacks before it."""
    step: float = 0.6
    """A turn of the way of a train that is needed."""
    spare_step: float = 0.15
    """A turn of the way of a train that can be spared."""
    urgent: float = 1.5
    """A turn by which the way is longer than time allows."""
    reserve_turns: int = 8
    """How many turns the trains should have to spare."""
    arrived_train: float = 12.0
    arrived_other: float = 5.0
    """What each arrival is worth that is still needed."""
    leaving: float = 0.7
    """The share of its worth that a fighter loses who comes home and is not needed there."""
    escort: float = 0.08
    escort_spaces: int = 3
    """A space more than so many between a Crusader and the trains that are needed."""
    van: float = 0.1
    """A turn of the way, by the baggage's pace, of any other Crusader."""
    door: float = 0.6
    lane: float = 0.15
    """What it costs to stand in the doors of the town and on the road before the trains."""
    gather: float = 0.12
    gather_spaces: int = 5
    """A space more than so many between a Muslim and the trains that are needed."""
    recovery: float = 0.8
    """The share of a wound that heals when nobody is near."""
    hunt: float = 0.1
    """A space that a fit piece is away from the nearest wounded enemy."""
    block_turns: int = 1
    block_turns_a_value: int = 1
    """How many turns it takes to get past a piece, and how many more for each fighting value of a fit one."""
    leader_reply: int = 3
    """What the bots credit an enemy with whose leader could come beside him, in halves."""
