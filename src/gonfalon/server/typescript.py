"""The client's types, written from the Python ones by `python -m gonfalon.server.typescript`."""

import inspect
from collections.abc import Iterator
from enum import Enum
from operator import attrgetter
from pathlib import Path
from typing import Any

from msgspec import Struct
from msgspec import inspect as types

from gonfalon.geometry.sheet import Sheet
from gonfalon.registry import AnyGame, games, games_in_the_making
from gonfalon.server.wire import aftermath, problems, queries, tables, wishes
from gonfalon.server.wire import games as about_games

FILE = Path(__file__).parents[3] / "client" / "src" / "wire" / "generated.ts"
WIRE = (wishes, tables, queries, aftermath, about_games, problems)
UNIONS = {"Item": tables.Item, "Option": about_games.Option, "AnyProblem": problems.AnyProblem}

HEAD = """// Written by `python -m gonfalon.server.typescript` from the Python types: change those, not this.

/** An action of any game. */
export interface AnyAction {
  readonly do: string;
  readonly seat: string;
  readonly [field: string]: unknown;
}

/** An event of any game. */
export interface AnyEvent {
  readonly event: string;
  readonly clause: string;
  readonly [field: string]: unknown;
}

/** What may still be chosen for a field of an action. */
export type Hole =
  | { readonly one: readonly (string | number)[] }
  | { readonly some: readonly (string | number)[]; readonly least: number; readonly most: number }
  | { readonly order: readonly (string | number)[] }
  | { readonly amounts: Readonly<Record<string, number>>; readonly total: number }
  | { readonly route: string; readonly next: readonly string[] }
  | { readonly free: readonly unknown[] };

/** An action with holes: each field is fixed or a hole. */
export interface AnyOffer {
  readonly do: string;
  readonly seat: string;
  readonly [field: string]: unknown;
}
"""


def main() -> None:
    """Write the file."""
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(written(), encoding="utf-8")


def written() -> str:
    """The whole file."""
    page = Page()
    for module in WIRE:
        for struct in structs_in(module):
            page.name_of(struct)
    for name, union in UNIONS.items():
        page.alias("", name, union)
    page.alias("", "Sheet", Sheet)
    for game in sorted((*games(), *games_in_the_making()), key=attrgetter("name")):
        for name, declared in types_of(game):
            page.alias(game.name, name, declared)
    return HEAD + "".join(page.sections())


def structs_in(module: Any) -> Iterator[type[Struct]]:
    """The structs that a module defines, in its order."""
    for value in vars(module).values():
        is_own = inspect.isclass(value) and issubclass(value, Struct) and value.__module__ == module.__name__
        if is_own and value.__struct_fields__:
            yield value


def types_of(game: AnyGame) -> Iterator[tuple[str, Any]]:
    """What a client needs to know of a game."""
    yield "Action", game.action_type
    yield "Event", game.event_type
    yield "View", game.view_type
    yield "Position", game.position_type
    yield "Options", game.options


class Page:
    """Declarations by namespace; each type is declared where its module says, once."""

    def __init__(self) -> None:
        self._names: dict[type, str] = {}
        self._declared: dict[str, list[str]] = {"": []}

    def sections(self) -> Iterator[str]:
        """The declarations, those of the wire first, then a namespace for each module."""
        for space in sorted(self._declared):
            lines = "\n".join(self._declared[space])
            if not space:
                yield f"\n{lines}"
            else:
                indented = "".join(f"  {line}\n" if line else "\n" for line in lines.rstrip().split("\n"))
                yield f"\nexport namespace {space} {{\n{indented}}}\n"

    def alias(self, space: str, name: str, declared: Any) -> None:
        """Declare a name for a type."""
        self._declare(space, f"export type {name} = {self.spelled(types.type_info(declared))};\n")

    def name_of(self, declared: type) -> str:
        """How a type is called from anywhere in the file; it is declared when first called."""
        if declared not in self._names:
            space = namespace(declared.__module__)
            self._names[declared] = f"{space}.{declared.__name__}".lstrip(".")
            if issubclass(declared, Enum):
                values = " | ".join(f'"{member.value}"' for member in declared)
                self._declare(space, f"{comment(declared)}export type {declared.__name__} = {values};\n")
            else:
                self._declare(space, self._interface(declared))
        return self._names[declared]

    def spelled(self, described: types.Type) -> str:
        """A type as TypeScript writes it."""
        match described:
            case types.Metadata(type=inner, extra_json_schema=extra):
                return str((extra or {}).get("typescript") or self.spelled(inner))
            case types.StructType(cls=cls) | types.EnumType(cls=cls):
                return self.name_of(cls)
            case types.UnionType(types=several):
                return " | ".join(dict.fromkeys(map(self.spelled, several)))
            case types.LiteralType(values=values):
                return " | ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in values)
            case types.VarTupleType(item_type=item) | types.ListType(item_type=item):
                spelled = self.spelled(item)
                return f"readonly ({spelled})[]" if " " in spelled else f"readonly {spelled}[]"
            case types.TupleType(item_types=items):
                return f"readonly [{', '.join(map(self.spelled, items))}]"
            case types.DictType(value_type=value):
                return f"Readonly<Record<string, {self.spelled(value)}>>"
        return PLAIN[type(described)]

    def _interface(self, struct: type) -> str:
        described = types.type_info(struct)
        assert isinstance(described, types.StructType)
        lines = [f"{comment(struct)}export interface {struct.__name__} {{"]
        if described.tag is not None:
            lines.append(f'  readonly {described.tag_field}: "{described.tag}";')
        may_omit = struct.__struct_config__.omit_defaults  # type: ignore[attr-defined]
        for field in described.fields:
            mark = "?" if may_omit and not field.required else ""
            lines.append(f"  readonly {field.encode_name}{mark}: {self.spelled(field.type)};")
        return "\n".join([*lines, "}\n"])

    def _declare(self, space: str, text: str) -> None:
        self._declared.setdefault(space, []).append(text)


def namespace(module: str) -> str:
    """Where a module's types stand: those of the wire at the top, a game's under its name."""
    if module.startswith("gonfalon.server.wire."):
        return ""
    return module.removeprefix("gonfalon.").removeprefix("games.")


def comment(declared: type) -> str:
    """The docstring of a type as a comment."""
    doc = inspect.getdoc(declared)
    return f"/** {' '.join(doc.split())} */\n" if doc else ""


PLAIN: dict[type[types.Type], str] = {
    types.AnyType: "unknown",
    types.RawType: "unknown",
    types.NoneType: "null",
    types.BoolType: "boolean",
    types.IntType: "number",
    types.StrType: "string",
}

if __name__ == "__main__":
    main()
