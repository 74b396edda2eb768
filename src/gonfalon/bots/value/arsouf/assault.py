"""What a round of attacks is worth: each attacker in turn takes the best prize by the exact chances.

The condition of every piece is kept as two chances, that it is fit and that it is wounded; what is missing to one is
the chance that it is dead. Attackers follow each other, so that a foe who is wounded first can be killed next.
"""

from collections.abc import Iterable

from gonfalon.bots.value.arsouf.worth import Stakes

Option = tuple[int, float, float]
"""A target, the chance to win and the chance to lose."""


def assault(
    options: dict[int, list[Option]],
    fit: list[float],
    hurt: list[float],
    stakes: Stakes,
    room: dict[int, int] | None = None,
) -> float:
    """The gain of the attackers; `fit` and `hurt` change to what is expected afterwards."""
    wound, death = stakes.wound, stakes.death
    total = 0.0
    for attacker in eager(options, fit, hurt, stakes):
        able, risk = fit[attacker], wound[attacker]
        best, prize = 0.0, None
        for option in options[attacker]:
            target, win, lose = option
            if room is not None and not room[target]:
                continue
            sound, sore = fit[target], hurt[target]
            gain = win * (sound * wound[target] + sore * death[target]) - lose * (sound + sore) * risk
            if gain > best:
                best, prize = gain, option
        if prize is None:
            continue
        target, win, lose = prize
        total += able * best
        sound, sore = fit[target], hurt[target]
        beaten = able * win
        fit[target] = sound * (1 - beaten)
        hurt[target] = sore * (1 - beaten) + sound * beaten
        fallen = able * lose * (sound + sore)
        fit[attacker] -= fallen
        hurt[attacker] += fallen
        if room is not None:
            room[target] -= 1
    return total


def eager(options: dict[int, list[Option]], fit: list[float], hurt: list[float], stakes: Stakes) -> Iterable[int]:
    """The attackers, the one with the best prospect first."""
    if len(options) == 1:
        return options
    wound, death = stakes.wound, stakes.death
    prospects = []
    for attacker, choices in options.items():
        risk = wound[attacker]
        best = max(
            win * (fit[target] * wound[target] + hurt[target] * death[target]) - lose * risk
            for target, win, lose in choices
        )
        if best > 0:
            prospects.append((-best, attacker))
    prospects.sort()
    return [attacker for _, attacker in prospects]
