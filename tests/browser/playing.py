"""Somebody who plays whole games as Crusader: the baggage first, westward, and every attack that has a chance."""

from random import Random

from tests.browser.screen import Screen

MOST_MOVES = 3
MOST_STEPS = 600


class Hands:
    """What a player does, by mouse; other devices do the same in their own way."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen

    def choose(self, piece: str) -> None:
        """Take a piece in hand."""
        self.screen.choose(piece)

    def move(self, piece: str, place: str) -> None:
        """Move the piece in hand."""
        self.screen.move(piece, place)

    def attack(self, piece: str, target: str) -> None:
        """Attack with the piece in hand."""
        self.screen.attack(piece, target)

    def end_phase(self) -> None:
        """End the phase."""
        self.screen.end_phase()

    def go_on(self) -> None:
        """Go on from what came of an attack."""
        self.screen.part("go-on").click()


def play_to_the_end(hands: Hands, chance: Random) -> None:
    """Play until the game is over; baggage moves first, and others as chance has it."""
    moves = 0
    for _ in range(MOST_STEPS):
        state = hands.screen.wait_for_turn()
        if state == "over":
            return
        if state == "result":
            hands.go_on()
            continue
        pieces = hands.screen.choices("piece")
        is_attacking = "attack" in hands.screen.part("prompt-text").inner_text()
        if not pieces or (moves == MOST_MOVES and not is_attacking):
            hands.end_phase()
            moves = 0
            continue
        piece = min(pieces, key=lambda each: (not each.startswith("baggage"), chance.random()))
        hands.choose(piece)
        if is_attacking:
            hands.attack(piece, hands.screen.choices("target")[0])
        else:
            hands.move(piece, min(hands.screen.choices("go"), key=westward))
            moves += 1
    raise AssertionError("the game did not end")


def westward(place: str) -> tuple[int, int]:
    """How far a space is from Arsouf: by column, then by row."""
    row, _, column = place.partition(".")
    return int(column), int(row)
