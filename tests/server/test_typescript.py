"""The client's types are those of the program."""

from gonfalon.server.typescript import FILE, written


def test_the_generated_file_is_not_stale() -> None:
    assert FILE.read_text(encoding="utf-8") == written(), "run python -m gonfalon.server.typescript"


def test_structs_become_interfaces_with_tags_optional_fields_and_namespaces() -> None:
    text = written()
    assert '  export interface Move {\n    readonly do: "move";\n    readonly seat: arsouf.pieces.Side;' in text
    assert '  export type Side = "crusader" | "muslim";' in text
    assert "  readonly scenario?: string;" in text
    assert "  readonly outcome: kernel.game.Outcome | null;" in text
    assert "export type Item = Begun | Entered | Undone | GaveUp | Agreement;" in text
