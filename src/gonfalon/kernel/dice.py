"""Dice as an argument: real, scripted, telling, and enumerated for exact chances."""

import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterable, Iterator
from fractions import Fraction
from typing import TypeVar

from gonfalon.kernel.events import Audience, Rolled, Tell

R = TypeVar("R", bound=Hashable)
T = TypeVar("T")


class Dice(ABC):
    """The only source of chance in a rule."""

    __slots__ = ()

    @abstractmethod
    def roll(self, sides: int, *, clause: str, why: str, who: str = "", to: Audience = None) -> int:
        """One face from 1 to `sides`; `who` is the piece it is rolled for, and `to` limits who may see it."""

    def handful(self, count: int, sides: int, *, clause: str, why: str, to: Audience = None) -> tuple[int, ...]:
        """Several like dice thrown at once, in ascending order because nobody can tell them apart."""
        return tuple(sorted(self.roll(sides, clause=clause, why=why, to=to) for _ in range(count)))


class DiceError(ValueError):
    """Scripted dice that do not fit the game: too few, too many, or a face the die does not have."""


class SeededDice(Dice):
    """Dice from a seed, for simulations and games on one machine."""

    __slots__ = ("_random",)

    def __init__(self, seed: int | str) -> None:
        self._random = random.Random(seed).random

    def roll(self, sides: int, *, clause: str, why: str, who: str = "", to: Audience = None) -> int:
        return int(self._random() * sides) + 1


class ScriptedDice(Dice):
    """Faces written down beforehand, for tests, replay and `try`."""

    __slots__ = ("faces", "used")

    def __init__(self, faces: Iterable[int]) -> None:
        self.faces = tuple(faces)
        self.used = 0

    def roll(self, sides: int, *, clause: str, why: str, who: str = "", to: Audience = None) -> int:
        if self.used == len(self.faces):
            raise DiceError(f"too few dice: the roll for {why} ({clause}) has no face")
        face = self.faces[self.used]
        if not 1 <= face <= sides:
            raise DiceError(f"die {self.used + 1}: {face} is no face of the d{sides} for {why} ({clause})")
        self.used += 1
        return face

    def finish(self) -> None:
        """Complain when faces are left over."""
        if self.used < len(self.faces):
            left = len(self.faces) - self.used
            raise DiceError(f"left-over dice: {left} of {len(self.faces)} not used, the first is die {self.used + 1}")


class TellingDice(Dice):
    """Dice that tell each roll; `take` puts them around whatever dice it is given."""

    __slots__ = ("_roll", "_tell")

    def __init__(self, dice: Dice, tell: Tell) -> None:
        self._roll = dice.roll
        self._tell = tell

    def roll(self, sides: int, *, clause: str, why: str, who: str = "", to: Audience = None) -> int:
        face = self._roll(sides, clause=clause, why=why, who=who, to=to)
        self._tell(Rolled(clause=clause, why=why, who=who, sides=sides, face=face, to=to))
        return face


class _Counting(Dice):
    """Dice that follow a path of faces and extend it with ones; the path turns over like an odometer."""

    __slots__ = ("faces", "sides", "used")

    def __init__(self) -> None:
        self.faces: list[int] = []
        self.sides: list[int] = []
        self.used = 0

    def roll(self, sides: int, *, clause: str, why: str, who: str = "", to: Audience = None) -> int:
        used = self.used
        self.used = used + 1
        if used == len(self.faces):
            self.faces.append(1)
            self.sides.append(sides)
            return 1
        return self.faces[used]

    def advance(self) -> bool:
        """Set the next path; False when every path has been walked."""
        self.used = 0
        faces, sides = self.faces, self.sides
        while faces and faces[-1] == sides[-1]:
            faces.pop()
            sides.pop()
        if not faces:
            return False
        faces[-1] += 1
        return True


def falls(rule: Callable[[Dice], T]) -> Iterator[tuple[T, int]]:
    """Every answer of a rule under every fall of its dice, each with n where its chance is 1/n."""
    dice = _Counting()
    while True:
        answer = rule(dice)
        paths = 1
        for sides in dice.sides:
            paths *= sides
        yield answer, paths
        if not dice.advance():
            return


def chance_of(rule: Callable[[Dice], R]) -> dict[R, Fraction]:
    """The exact distribution of a pure function of dice."""
    counts: dict[R, dict[int, int]] = {}
    for answer, paths in falls(rule):
        by_paths = counts.setdefault(answer, {})
        by_paths[paths] = by_paths.get(paths, 0) + 1
    return {answer: weight(by_paths) for answer, by_paths in counts.items()}


def weight(by_paths: dict[int, int]) -> Fraction:
    """The chance that `count` paths of chance 1/n make together."""
    return sum((Fraction(count, paths) for paths, count in by_paths.items()), Fraction(0))
