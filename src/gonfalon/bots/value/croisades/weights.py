"""How much the bots of Croisades care about each thing, in casualty points."""

from msgspec import Struct


class Weights(Struct, frozen=True):
    """A bot's temper."""

    prowess: float = 0.35
    """The share of a figure's points that it is worth beyond them, as long as there are turns in which it can fight."""
    hurt: float = 0.5
    """The share of that which a wound leaves."""
    unhorsed: float = 0.7
    """The share of it that the loss of the horse leaves."""
    lying: float = 0.25
    """The share of a stunned figure's points that are as good as lost."""
    driven: float = 0.04
    """The share of a figure's points that a retreat costs."""
    reply: float = 0.6
    """What a loss by the blows of the enemy's next turn weighs against a gain before it."""
    exposed: float = 0.6
    """The same for a loss by his shots."""
    shots: float = 0.5
    """What the shots of the own next turn weigh."""
    ready: float = 0.8
    """What a shot in the enemy's next turn weighs."""
    close: float = 0.35
    """What a combat weighs that could be had later."""
    later: float = 0.35
    """What of that each turn of the way costs."""
    lead: float = 0.6
    """How much dearer the own figures are at the end to one who leads well, and cheaper to one who is as far behind."""
    shy: float = 0.3
    """The share of his life that it costs a wounded man with nobody to attack to be near the enemy."""
    outside: float = 0.5
    """The share of his worth that somebody costs who stays off the map though he could enter."""
    crown: float = 40.0
    """What a commander is worth beyond his points, whose death ends the game."""
    patience: float = 0.85
    """The share of a better shot later that a volley now must be worth."""
