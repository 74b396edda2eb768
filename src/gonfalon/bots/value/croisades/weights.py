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
    spoils: float = 0.6
    """The share of its points that a figure is worth where only its deeds count and nobody scores for it."""
    baron: float = 80.0
    """What a baron is worth beyond his points, whose death loses the game."""
    lady: float = 30.0
    """What a lady is worth to her escort, whose death draws the game; to her enemies a third of it."""
    lurk: float = 1.5
    """What it is worth to one who hides that he may still come out later."""
    pursue: float = 0.25
    """What each hex costs by which somebody is too far from those whom he is to stop."""
    seize: float = 4.0
    """What it is worth to stand beside a lady who is still guarded."""
    through: float = 0.6
    """The share of a rider's points that it is worth to have him off the map."""
    onward: float = 0.12
    """The share of a rider's points that each turn of his way costs."""
    late: float = 0.3
    """The same for each turn by which he would be late."""
    spare: float = 3.0
    """How many turns before the end he should be there."""
    errant: float = 0.25
    """The share of later combats that draws somebody with an errand."""
    march: float = 10.0
    """What each turn of a lady's way costs."""
    haste: float = 3.0
    """How much more each turn does by which she would be late."""
    unknown: float = 1.5
    """What it costs a lady or baron for each enemy who should be hiding within reach."""
    scout: float = 2.0
    """What it is worth to the others to look at ground where somebody may hide, for each who should."""
    unguarded: float = 0.8
    """What it costs that guards beside a lady are missing, by the square of how many."""
    stray: float = 0.35
    """What each hex costs by which a guard is away from a lady."""
    patience: float = 0.85
    """The share of a better shot later that a volley now must be worth."""
