"""`gonfalon odds`: the exact chances of an action, and the sums behind them."""

from argparse import Namespace
from collections.abc import Iterable
from fractions import Fraction
from typing import Any

from gonfalon.cli.arguments import (
    Commands,
    actions_argument,
    game_argument,
    json_argument,
    language_argument,
    position_argument,
    subcommand,
)
from gonfalon.cli.boards import picture_of
from gonfalon.cli.inputs import position_and_actions
from gonfalon.cli.output import complain, write_json
from gonfalon.cli.sentences import Sentences
from gonfalon.kernel.dice import DiceError, ScriptedDice
from gonfalon.kernel.events import Event, Reckoned, opened, unheard
from gonfalon.kernel.game import Action, take
from gonfalon.kernel.modifiers import Line
from gonfalon.kernel.odds import Chance, Odds, odds
from gonfalon.kernel.reading import BadInput
from gonfalon.registry import AnyGame, game_named

REFUSED = 1


def add(commands: Commands) -> None:
    """The subcommand and its arguments."""
    does = "show every outcome of an action with its exact chance"
    example = "gonfalon odds arsouf --from position.json --do actions.json --json"
    parser = subcommand(commands, "odds", does, example, run)
    game_argument(parser)
    position_argument(parser)
    actions_argument(parser)
    language_argument(parser)
    json_argument(parser)


def run(arguments: Namespace) -> int:
    """Show the odds of the last action; those before it are taken first and may not roll."""
    game = game_named(arguments.game)
    state, actions = position_and_actions(game, arguments.position, arguments.actions)
    if not actions:
        raise BadInput(f"{arguments.actions}: text", "odds need an action")
    say = Sentences(arguments.language, game)
    for place, action in enumerate(actions):
        refusal = game.check(state, action)
        if refusal is not None:
            return complain(f"{arguments.actions}: [{place}] is refused: {say.refusal(refusal)}", REFUSED)
        if place < len(actions) - 1:
            state = taken_without_dice(game, state, action, f"{arguments.actions}: [{place}]", say)
    found = odds(game, state, actions[-1], through=True)
    if arguments.json:
        write_json(as_json(game, found, say))
    else:
        print(say.action(actions[-1]))
        print("\n".join(in_words(game, found, say)))
    return 0


def taken_without_dice(game: AnyGame, state: Any, action: Action, field: str, say: Sentences) -> Any:
    """The state after an action that does not roll."""
    try:
        return take(game, state, action, ScriptedDice(()), unheard)
    except DiceError:
        raise BadInput(field, f"{say.spelled(action)} rolls dice: only the last action may") from None


def as_json(game: AnyGame, found: Odds[Any], say: Sentences) -> dict[str, Any]:
    """Odds as other programs read them; amounts are in the game's own unit."""
    outcomes = [
        {
            "what": what(game, chance, found, say),
            "chance": ratio(chance.chance),
            "events": chance.told,
            "lines": lines_in(sums_of(chance, found)),
        }
        for chance in found.chances
    ]
    return {"outcomes": outcomes, "exact": found.exact, "lines": lines_in(found.sums)}


def lines_in(sums: Iterable[Reckoned]) -> list[dict[str, Any]]:
    """The lines of sums as other programs read them: each adds, multiplies or shifts."""
    return [{"who": each.who, "what": each.what, **line_in(line)} for each in sums for line in each.lines]


def line_in(line: Line) -> dict[str, Any]:
    """One line of a sum."""
    return {
        "clause": line.clause,
        "why": line.why,
        "from": line.who,
        "amount": line.add,
        "times": ratio(Fraction(line.times, line.over)),
        "shift": line.shift,
    }


def in_words(game: AnyGame, found: Odds[Any], say: Sentences) -> list[str]:
    """The sums, then each outcome with its chance and the sums that only it has."""
    lines = say.told(found.sums)
    for chance in found.chances:
        lines.append(f"  {share(chance, found)}  {what(game, chance, found, say)}")
        lines += say.told(sums_of(chance, found), "      ")
    return lines


def what(game: AnyGame, chance: Chance[Any], found: Odds[Any], say: Sentences) -> str:
    """What tells an outcome from the others, as a few sentences; of an only outcome all that it tells."""
    others = [other.told for other in found.chances if other is not chance]
    own = [event for event in chance.told if not others or not all(event in told for told in others)]
    results = [event for event in own if is_result(game, event)]
    return " ".join(say.event(event) for event in results) or say.phrases.say("odds-nothing")


def is_result(game: AnyGame, event: Event) -> bool:
    """Whether an event is something that came of an action, and neither a sum nor an aside."""
    event = opened(event)
    picture = picture_of(game.name)
    return not isinstance(event, Reckoned) and not (picture and isinstance(event, picture.asides))


def sums_of(chance: Chance[Any], found: Odds[Any]) -> list[Reckoned]:
    """The sums of an outcome that differ from those of another."""
    sums = [event for event in map(opened, chance.told) if isinstance(event, Reckoned)]
    return [each for each in sums if each not in found.sums]


def ratio(number: Fraction) -> str:
    """A fraction with its denominator always written."""
    return f"{number.numerator}/{number.denominator}"


def share(chance: Chance[Any], found: Odds[Any]) -> str:
    """A chance as a fraction and a percentage; sampled ones are marked, and guessed ones come as a range."""
    if found.imagined:
        least, most = f"{float(chance.least):.0%}", f"{float(chance.most):.0%}"
        return f"~{float(chance.chance):.0%}" if least == most else f"~{float(chance.chance):.0%} ({least} - {most})"
    return f"{'' if found.exact else '~'}{ratio(chance.chance)} ({float(chance.chance):.1%})"
