"""How much the captain cares about each thing, in the worth of about one fighting value."""

from msgspec import Struct


class Weights(Struct, frozen=True):
    """The captain's temper; the defaults are the best found by play against itself."""

    reply: float = 1.2
    """How far an enemy's best reply is taken for granted."""
    step: float = 0.6
    """A turn of the way of a train that is needed."""
    spare_step: float = 0.15
    """A turn of the way of a train that can be spared."""
    urgent: float = 1.5
    """A turn by which the way is longer than time allows."""
    reserve_turns: int = 8
    arrived_train: float = 12.0
    arrived_other: float = 5.0
    arrived_spare: float = 0.3
    """The share of its worth that a piece keeps which comes home and is not needed there."""
    escort: float = 0.08
    """A space that a Crusader is further than he should be from the trains that are needed."""
    escort_spaces: int = 3
    van: float = 0.1
    """A turn of the way, by the baggage's pace, of any other Crusader."""
    door: float = 0.6
    lane: float = 0.15
    """What it costs to stand in the doors of the town and on the road before the trains."""
    gather: float = 0.12
    """A space that a Muslim is further than he should be from the trains that are needed."""
    gather_spaces: int = 5
    recovery: float = 0.8
    """The share of a wound that heals when nobody is near."""
    hunt: float = 0.1
    """A space that a fit piece is away from the nearest wounded enemy."""
    block_turns: float = 1.0
    block_turns_a_value: float = 1.0
    leader_reply: int = 3
    """What the bots credit an enemy with whose leader could come beside him, in halves."""
