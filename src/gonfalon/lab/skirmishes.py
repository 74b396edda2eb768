"""Positions of Croisades that pictures and browser tests begin with, on the map of First Blood."""

from typing import Any

FACINGS = ("n", "ne", "se", "s", "sw", "nw")
HEALTHS = ("wounded", "stunned", "dead")
MARKS = ("offensive", "defensive")


def skirmish(ask: str, seat: str, figures: str, *, side: str = "", turn: int = 3, **rest: Any) -> dict[str, Any]:
    """A position in which a side is asked: figures as `id hex`, a facing if they ride, and marks."""
    return {
        "scenario": "first-blood",
        "turn": turn,
        "side": side or seat,
        "ask": ask,
        "seat": seat,
        "figures": [placed(*line.split()) for line in figures.split(",")],
        **rest,
    }


def placed(figure: str, at: str, *words: str) -> dict[str, Any]:
    """One figure; whoever has a facing rides his own horse, unless it is a horse itself."""
    found: dict[str, Any] = {"figure": figure, **({} if at == "-" else {"at": at})}
    for word in words:
        if word in FACINGS:
            found["facing"] = word
            if not figure.endswith("-horse"):
                found["horse"] = f"{figure}-horse"
        elif word in HEALTHS:
            found["health"] = word
        elif word in MARKS:
            found["mark"] = word
        elif word.startswith("fell="):
            found["fell"] = int(word.removeprefix("fell="))
        else:
            found[word] = True
    return found


def combat(attackers: str, defenders: str, *, charge: int = -1, is_fought: bool = False) -> dict[str, Any]:
    """A combat that is named, or was fought."""
    return {
        "attackers": attackers.split(),
        "defenders": defenders.split(),
        "charge": charge,
        "is_fought": is_fought,
    }


def aftermath(winner: str, loser: str, held: str, victors: str) -> dict[str, Any]:
    """The frame of a combat, the first of the phase, whose blow has fallen."""
    return {
        "frame": "aftermath",
        "number": 0,
        "winner": winner,
        "losers": [beaten(loser, held)],
        "victors": victors.split(),
    }


def beaten(figure: str, held: str) -> dict[str, Any]:
    """A loser by the hexes that he held before the blow; whoever held two rode his own horse."""
    hexes = held.split()
    return {"figure": figure, "hexes": hexes, **({"horse": f"{figure}-horse"} if len(hexes) > 1 else {})}


RING = """tom P11, watkin Q10, crispin R11, bertin P12, gunter N14 ne, baldo N10 offensive,
    as-salih Q11, yasaffa T10, ahmed U12"""

NAMING = skirmish("name", "crusader", RING)
"""A mamluk on foot among halberdiers and spearmen; one of them in scrub, another in a tree."""

CHARGED = skirmish(
    "name",
    "crusader",
    "gerard M9 ne, tom O10, watkin P9, yasaffa O8, ahmed P10, hashmi Q9 wounded, mohammad T8 s",
    charges=[
        {"rider": "gerard", "target": "yasaffa", "route": ["I11", "J11", "K10", "L10", "M9", "N9"], "ridden": "arrived"}
    ],
    combats=[combat("gerard", "yasaffa", charge=0)],
)
"""A charge that has come home and stands named, and two halberdiers who could still attack."""

FIGHTING = skirmish(
    "fight",
    "crusader",
    RING.replace("yasaffa T10", "yasaffa S11"),
    combats=[combat("tom watkin", "as-salih"), combat("crispin", "yasaffa")],
)
"""Two combats still to be fought."""

RETREATING = skirmish(
    "retreat",
    "crusader",
    "tom Q11 struck, bertin R12, baldo N10 defensive, as-salih Q10 fought, yasaffa P13, ahmed S13",
    side="saracen",
    combats=[combat("as-salih", "tom", is_fought=True)],
    agenda=[
        {"frame": "fighting", "seat": "saracen"},
        aftermath("saracen", "tom", "Q11", "as-salih"),
        {"frame": "retreating", "seat": "crusader", "figures": ["tom"], "hexes": 1},
    ],
)
"""A halberdier who must give way one hex, with a friend beside him and enemies about."""

RIDING_BACK = skirmish(
    "retreat",
    "crusader",
    "gerard Q9 s struck, bertin S12, as-salih Q11 fought, yasaffa P13, ahmed S9",
    side="saracen",
    combats=[combat("as-salih", "gerard", is_fought=True)],
    agenda=[
        {"frame": "fighting", "seat": "saracen"},
        aftermath("saracen", "gerard", "Q9 Q10", "as-salih"),
        {"frame": "retreating", "seat": "crusader", "figures": ["gerard"], "hexes": 1},
    ],
)
"""A rider who must give way: he rides past them, turns about, or backs."""

STEPPING_ASIDE = skirmish(
    "aside",
    "crusader",
    "tom R12 struck, bertin R12, as-salih Q10 fought, yasaffa S13",
    side="saracen",
    combats=[combat("as-salih", "tom", is_fought=True)],
    agenda=[
        {"frame": "fighting", "seat": "saracen"},
        aftermath("saracen", "tom", "Q11", "as-salih"),
        {"frame": "displacing", "seat": "crusader", "figure": "bertin"},
    ],
)
"""A spearman who makes room for one who was driven back onto his hex."""

FALLING = skirmish(
    "fall",
    "crusader",
    "gerard - stunned struck fell=6, gerard-horse Q9 s dead, bertin R10, as-salih Q11 fought, yasaffa P10",
    side="saracen",
    combats=[combat("as-salih", "gerard", is_fought=True)],
    agenda=[
        {"frame": "fighting", "seat": "saracen"},
        aftermath("saracen", "gerard", "Q9 Q10", "as-salih"),
        {"frame": "falling", "seat": "crusader", "figure": "gerard", "horse": "gerard-horse"},
    ],
)
"""A rider between saddle and ground."""

BEARING = skirmish(
    "blow",
    "crusader",
    "tom P11 struck, crispin R11 struck, bertin P12, as-salih Q11 fought, yasaffa T10",
    side="saracen",
    combats=[combat("as-salih", "tom crispin", is_fought=True)],
    agenda=[
        {"frame": "fighting", "seat": "saracen"},
        {**aftermath("saracen", "tom", "P11", "as-salih"), "losers": [beaten("tom", "P11"), beaten("crispin", "R11")]},
        {"frame": "bearing", "seat": "crusader", "figures": ["tom", "crispin"], "result": "E"},
    ],
)
"""One of two takes the blow."""

ADVANCING = skirmish(
    "advance",
    "crusader",
    "tom P11 fought, gunter Q9 s fought, as-salih R13 struck, yasaffa R11, ahmed P13, hashmi S13",
    combats=[combat("tom gunter", "as-salih", is_fought=True)],
    agenda=[
        {"frame": "fighting", "seat": "crusader"},
        {"frame": "advancing", "seat": "crusader", "figures": ["tom", "gunter"], "hexes": ["Q11"]},
    ],
)
"""A halberdier or a knight may follow into the hex that was given up."""

LAST_TURNS = skirmish(
    "move",
    "crusader",
    """gerard L9 se, tom I9, bertin K11 wounded, crispin K9,
    mohammad P8 nw, yasaffa N9, ahmed L10 stunned fell=8, hashmi O10 wounded, ali S11""",
    turn=5,
)
"""Both sides in contact, two turns before the end; no Crusader shoots."""
