"""Those about the cart: its own side keeps by it and goes to the water, the other comes for it."""

from gonfalon.bots.value.croisades.cartway import distances, shore_of
from gonfalon.bots.value.croisades.errand import Errand
from gonfalon.bots.value.croisades.field import OUT, Field, Man, Stand
from gonfalon.games.croisades.cart import EMPTY, hexes_of_cart
from gonfalon.games.croisades.pieces import CART
from gonfalon.games.croisades.rules.cart_work import counted
from gonfalon.games.croisades.rules.rolling import ahead, cart_of, draft_of
from gonfalon.games.croisades.state import field_of, front_of, hexes_of, is_living
from gonfalon.geometry.hexset import Hexes, lowest, members

DESERTED = 300.0
"""What it costs that somebody goes home before the cart."""
KEPT = 3
"""How far from the cart its guards may be."""
ROAD = 4
"""How many hexes before the horse are kept free."""


class Drovers(Errand):
    """The side that has brought the cart."""

    def __init__(self, field: Field) -> None:
        super().__init__(field)
        state, ground = field.state, field_of(field.state)
        cart, draft = cart_of(state), draft_of(state)
        self.cart: Hexes = hexes_of_cart(ground, cart)
        self.horse: Hexes = 0
        self.before: Hexes = 0
        if draft is not None and is_living(draft):
            self.horse = ground.board.border(hexes_of(ground, draft))
        elif cart is not None:
            self.horse = ground.board.border(self.cart)
            self.before = sum(1 << to for to in ahead(state, CART))
        self.road: Hexes = 0
        if draft is not None and is_living(draft) and self.horse:
            front = front_of(ground, draft)
            far = distances(state)
            for at in members(ground.board.within(front, ROAD)):
                self.road |= 1 << at if far[at] < far[front] else 0
        self.shore: Hexes = 0
        if self.cart and counted(state, EMPTY):
            self.shore = shore_of(state)

    def alone(self, man: Man, stand: Stand) -> float:
        """Near the cart, beside its horse, or on foot at the water."""
        if stand == OUT:
            return -DESERTED
        if stand[0] < 0 or not self.cart:
            return 0.0
        field, found = self.field, 0.0
        far = field.board.distance(field.front(stand), lowest(self.cart))
        found -= self.weights.stray * max(0, far - KEPT)
        if field.hexes(stand) & self.horse:
            found += self.weights.seize
        if field.hexes(stand) & self.before:
            found += self.weights.seize * (-2 if man.is_mounted else 3)
        if field.hexes(stand) & self.road:
            found -= self.weights.seize * 2
        if not man.is_mounted and self.shore >> stand[0] & 1:
            found += self.weights.seize * 2
        return found

    def hunting(self, man: Man) -> float:
        """Whoever guards a cart looks for less fight."""
        return 0.5


class Raiders(Errand):
    """The side that wants the cart stopped."""

    def __init__(self, field: Field) -> None:
        super().__init__(field)
        self.cart: Hexes = hexes_of_cart(field_of(field.state), cart_of(field.state))

    def alone(self, man: Man, stand: Stand) -> float:
        """Towards the cart, best beside it."""
        if stand[0] < 0 or not self.cart:
            return 0.0
        field = self.field
        if field.hexes(stand) & field_of(field.state).board.border(self.cart):
            return self.weights.seize
        return -self.weights.pursue * field.board.distance(field.front(stand), lowest(self.cart))
