"""What a combat, a retreat or an advance means before its dice: sums, who bears it, ways back, and their dangers."""

from collections.abc import Iterable, Sequence

from gonfalon.games.croisades.frames import Advancing, Naming
from gonfalon.games.croisades.rules.advancing import dared_in, farthest
from gonfalon.games.croisades.rules.combat import Clash, reckoning, strength, why_not_joined
from gonfalon.games.croisades.rules.ground import able_to_attack
from gonfalon.games.croisades.rules.infiltrating import danger
from gonfalon.games.croisades.rules.melee import DRIVEN_BACK, bearers
from gonfalon.games.croisades.rules.naming import contacts
from gonfalon.games.croisades.rules.retreating import Way, dared, retreats
from gonfalon.games.croisades.state import Figure, Health, State, field_of, figure_of, is_horse, side_of
from gonfalon.kernel.accounts import Remark, Risk, remark
from gonfalon.kernel.rulebook import cites


@cites("1.72b", "1.72d", "1.73b", "1.75a", "C5f")
def combat_remarks(state: State, clash: Clash, idle: Sequence[Figure] = ()) -> tuple[Remark, ...]:
    """What is to be known of a combat before it is named or fought; `idle` are those who might join it."""
    return (
        *wasted(state, clash, idle),
        *blows(state, clash),
        *driven(state, clash.defenders),
        *cornered(state, clash.attackers),
        *(remark("1.75a", "then-advance", figure=each.id, hexes=farthest(each)) for each in clash.attackers[:1]),
    )


@cites("1.7b", "1.72b", "1.72c")
def wasted(state: State, clash: Clash, idle: Sequence[Figure]) -> list[Remark]:
    """Those of several attackers without whom the column is the same, and those who would not change it."""
    column = reckoning(state, clash).column
    found = []
    for each in clash.attackers if len(clash.attackers) > 1 else ():
        others = tuple([other for other in clash.attackers if other is not each])
        if reckoning(state, clash._replace(attackers=others)).column >= column:
            found.append(remark("1.72b", "adds-nothing", figure=each.id, column=column))
    for each in idle:
        sums = reckoning(state, clash._replace(attackers=(*clash.attackers, each)))
        if sums.column <= column:
            attack, defence = strength(sums.attack), strength(sums.defence)
            found.append(
                remark("1.72b", "would-add-nothing", figure=each.id, attack=attack, defence=defence, column=sums.column)
            )
    return found


def joiners(state: State, frame: Naming, clash: Clash) -> list[Figure]:
    """Who else could be named to attack a single target."""
    if len(clash.defenders) > 1:
        return []
    named, target = {each.id for each in clash.attackers}, clash.defenders[0]
    near = [who for who, enemies in contacts(state, frame).items() if target in enemies and who not in named]
    if any(why_not_joined(state, each, target) is not None for each in clash.attackers):
        return []
    idle = [figure_of(state, who) for who in near]
    return [each for each in idle if why_not_joined(state, each, target) is None]


@cites("1.72d", "1.73b", "R68")
def blows(state: State, clash: Clash) -> list[Remark]:
    """Who of several defenders can be hit, where it is not any of them."""
    hit = bearers(state.options, clash.defenders)
    is_mixed = len(clash.defenders) > len(hit)
    return [remark("1.73b", "unarmoured-bear", figure=hit[0].id, count=len(hit))] if is_mixed else []


@cites("C5f", "C5g", "R74")
def driven(state: State, losers: Iterable[Figure]) -> list[Remark]:
    """What a retreat would mean to each: so many ways back, some of them without a die, none at all, or death."""
    found = []
    for each in losers:
        if each.health is Health.STUNNED:
            found.append(remark("C5g", "driven-stunned", figure=each.id))
            continue
        ways = retreats(state, each, DRIVEN_BACK)
        if ways:
            safe = sum(not retreat_risks(state, each, way) for way in ways)
            found.append(remark("C5f", "driven", figure=each.id, ways=len(ways), safe=safe))
    return found + cornered(state, losers)


@cites("R74")
def cornered(state: State, losers: Iterable[Figure]) -> list[Remark]:
    """Those who would have no way back."""
    found = []
    for each in losers:
        if each.health is Health.STUNNED or retreats(state, each, DRIVEN_BACK):
            continue
        if is_horse(each):
            found.append(remark("R74", "driven-horse", figure=each.id))
        else:
            found.append(remark("R74", "driven-nowhere", figure=each.id))
    return found


@cites("C5f", "R71", "R72")
def ways_back(state: State, clash: Clash) -> tuple[tuple[str, ...], ...]:
    """The ways on which the only defender could be driven back."""
    if len(clash.defenders) > 1 or clash.defenders[0].health is Health.STUNNED:
        return ()
    names = field_of(state).names
    return tuple(tuple(names[at] for at in way.path) for way in retreats(state, clash.defenders[0], DRIVEN_BACK))


@cites("C5f", "1.54a")
def risks_back(state: State, clash: Clash) -> tuple[Risk, ...]:
    """The dice of those ways."""
    defender = clash.defenders[0]
    if not ways_back(state, clash):
        return ()
    found = [risk for way in retreats(state, defender, DRIVEN_BACK) for risk in retreat_risks(state, defender, way)]
    return tuple({risk.at: risk for risk in found}.values())


@cites("C5f", "1.54a", "R71", "R72")
def retreat_risks(state: State, figure: Figure, way: Way) -> tuple[Risk, ...]:
    """The dice of a retreat."""
    return risks(
        state, figure, {at: able_to_attack(state, at, side_of(figure).enemy) for at in dared(state, figure, way)}
    )


@cites("1.75d", "R39", "R76")
def advance_risks(state: State, frame: Advancing, figure: Figure, path: tuple[int, ...]) -> tuple[Risk, ...]:
    """The dice of an advance."""
    return risks(state, figure, dared_in(state, frame, figure, path))


def risks(state: State, figure: Figure, watched: dict[int, list[Figure]]) -> tuple[Risk, ...]:
    """The dice for hexes, each with the enemies who watch it."""
    names = field_of(state).names
    return tuple(Risk(names[at], *danger(state.options, figure, by)) for at, by in watched.items() if by)
