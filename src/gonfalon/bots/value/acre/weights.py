"""How much the bots of Acre care about each thing, in victory points."""

from msgspec import Struct


class Weights(Struct, frozen=True):
    """A captain's temper; the defaults were found by play against itself."""

    reply: float = 0.5
    """How much a loss in the enemy's reply weighs against a gain in the attacks before it."""
    biding: float = 3.0
    """The same for an army that bides its time until it withdraws."""
    flight: float = 0.2
    """A hex between such an army's units and the nearest enemy."""
    disorder_of_crusaders: float = 0.45
    disorder_of_muslims: float = 0.3
    """The share of a unit's strength that its order is worth: who rallies seldom has more to lose."""
    fighting: float = 0.2
    """What a point of strength is worth beyond the victory point for it."""
    morale: float = 12.0
    """How much more a point weighs when an army has few left before it disintegrates."""
    cliff: float = 2.0
    """How much more a loss weighs that may break an army within a turn."""
    prize: float = 5.0
    """A camp or a trebuchet."""
    hope: float = 0.5
    """The share of an enemy prize that it is worth to be near it."""
    raid: float = 0.2
    """What part of that each turn of the way to it costs."""
    close: float = 0.05
    """A hex between a unit and the nearest enemy, for the side that must attack, for each five points of strength."""
    hold: float = 0.01
    """The same for the side that is content."""
    line: float = 40.0
    """The line to the walls, on the last turn."""
    rally: float = 0.6
    """The share of a disorganized unit's order that a place where it may rally is worth."""
    charge: float = 0.3
    """The share of a charging unit's order that the ride itself costs."""
    evade: float = 0.25
    """The share of a loss that a unit still fears when it could retreat before combat."""
    dread: float = 1.5
    """How many times the losses that the next turn should bring the Muslim must be able to bear to fight on."""
    last_lead: int = 4
    """By how many points the Muslim must lead on the last turn to stay."""
    sortie_turn: int = 1
    """The turn of the second stage on which the garrison sallies."""
    landing_row: int = 6
    """The northernmost row on which the heavy horse comes back."""
