"""What is installed and what its rules say, in one language."""

from typing import Any

import msgspec

from gonfalon import __version__
from gonfalon.bots import LEVELS
from gonfalon.kernel.charts import Chart
from gonfalon.kernel.rulebook import TABLE_CLAUSES, Clause, Source
from gonfalon.registry import AnyGame
from gonfalon.server.opening import Games, why_nobody
from gonfalon.server.wire.games import (
    ChartInfo,
    ClauseInfo,
    GameInfo,
    Level,
    Lobby,
    Number,
    Option,
    Rules,
    RulingInfo,
    ScenarioInfo,
    Selection,
    Switch,
)
from gonfalon.words import Words, languages


def lobby(games: Games, language: str, may_quit: bool) -> Lobby:
    """All that the start page needs."""
    infos = tuple(game_info(game, Words(language, game.name)) for game in games.values())
    return Lobby(__version__, languages(), may_quit, infos)


def game_info(game: AnyGame, words: Words) -> GameInfo:
    """A game with its scenarios, options and the bots that know it."""
    levels = tuple(Level(name, nodes) for name, nodes in LEVELS.items() if not why_nobody(game, name))
    title, edition = game.rulebook.title, game.edition
    charts = tuple(chart_info(chart) for chart in game.advice.charts)
    return GameInfo(game.name, title, edition, scenarios(game, words), options(game, words), levels, charts)


def chart_info(chart: Chart) -> ChartInfo:
    """A chart row by row."""
    rows = tuple((row, tuple(chart.at(row, column) for column in chart.columns)) for row in chart.rows)
    return ChartInfo(chart.name, chart.source, chart.columns, rows)


def scenarios(game: AnyGame, words: Words) -> tuple[ScenarioInfo, ...]:
    """The scenarios with their seats."""
    infos = []
    for scenario in game.scenarios:
        title, summary, notes = words.scenario(scenario)
        seats = game.seats(scenario.id)
        sides = tuple(game.side(seat) for seat in seats)
        infos.append(ScenarioInfo(scenario.id, title, summary, notes, scenario.source, seats, sides, scenario.secrets))
    return tuple(infos)


def options(game: AnyGame, words: Words) -> tuple[Option, ...]:
    """The options, each with its range and the ruling that it departs from."""
    described = msgspec.inspect.type_info(game.options)
    assert isinstance(described, msgspec.inspect.StructType)
    rulings = {ruling.option: ruling.id for ruling in game.rulings if ruling.option}
    default = game.options()
    return tuple(
        option(
            field.type,
            msgspec.to_builtins(getattr(default, field.name)),
            name=field.name,
            title=words.say(f"option-{field.name}", otherwise=field.name),
            about=words.option(field.name),
            ruling=rulings.get(field.name),
        )
        for field in described.fields
    )


def option(kind: msgspec.inspect.Type, default: Any, **told: Any) -> Option:
    """One option by its type."""
    match kind:
        case msgspec.inspect.BoolType():
            return Switch(default=default, **told)
        case msgspec.inspect.EnumType(cls=enum):
            return Selection(default=default, values=tuple(member.value for member in enum), **told)
        case msgspec.inspect.LiteralType(values=values):
            return Selection(default=default, values=tuple(map(str, values)), **told)
        case msgspec.inspect.IntType(ge=int(least), le=int(most)):
            return Number(default=default, least=least, most=most, **told)
    raise TypeError(f"an option cannot be a {kind}")


def rules(game: AnyGame, language: str) -> Rules:
    """The rules of a game for the rules browser."""
    words = Words(language, game.name)
    rulings = tuple(
        RulingInfo(each.id, *words.ruling(each), Source.RULED, each.clauses, each.option) for each in game.rulings
    )
    return Rules(
        game=game.name,
        title=game.rulebook.title,
        language=language,
        clauses=tuple(clause_info(game, clause, words) for clause in game.rulebook.clauses),
        rulings=rulings,
        table=tuple(clause_info(game, clause, words) for clause in TABLE_CLAUSES),
        options=options(game, words),
        scenarios=scenarios(game, words),
    )


def clause_info(game: AnyGame, clause: Clause, words: Words) -> ClauseInfo:
    """A clause with the rulings that bear on it."""
    title, gist = words.clause(clause)
    bearing = tuple(ruling.id for ruling in game.rulings if clause.id in ruling.clauses)
    return ClauseInfo(clause.id, title, gist, clause.status, clause.source, clause.reason, bearing)
