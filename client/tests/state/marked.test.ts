import { expect, test } from "vitest";
import { markedChoices } from "../../src/shell/board/marked";
import { inOrder } from "../../src/state/answers";
import { NO_DRAFT, holding } from "../../src/state/draft";
import type { Choice, Grammar } from "../../src/state/menu";

const GRAMMAR: Grammar = { attack: { who: "units", what: "hexes", isWeighed: true }, evade: { way: "path", isWeighed: true }, place: { who: "unit", what: "at" }, ride: { who: "leader", what: "unit" } };
const choice = (verb: string, value: string): Choice => ({ verb, who: null, value, action: { do: verb, seat: "red" }, path: [] });
const ground = (...choices: readonly Choice[]): Parameters<typeof markedChoices>[0] => ({
  choices,
  draft: NO_DRAFT,
  phase: { ask: "move", seat: "red", title: null },
  placesOf: (piece) => (piece === "k1" ? ["03"] : []),
  grammar: GRAMMAR,
  origins: [{ piece: "b", from: "05", to: "06", path: ["06"], entry: 3 }],
  stacks: new Map([["03", []]]),
  isPlace: (value) => /^\d/.test(value),
  placeOf: (value) => (value === "gone" ? null : /^\d/.test(value) ? value : "03"),
  isWeighed: (action) => action?.do === "none",
});

test("each choice has the mark of what would be done there, and what lies on a counter is drawn over it", () => {
  const marks = markedChoices(ground(choice("place", "01"), choice("place", "03"), choice("place", "05"), choice("ride", "k1"), choice("attack", "03"), choice("evade", "04")));
  expect(marks.map(({ mark, isAbove }) => [mark, isAbove])).toEqual([
    ["move", false],
    ["onto", true],
    ["move-wide", false],
    ["join", true],
    ["attack", false],
    ["move", false],
  ]);
  expect(marks[3]).toMatchObject({ at: "03", piece: "k1" });
});

test("a piece that is shifted at set-up has no ring under itself", () => {
  const shifted = { ...ground(choice("place", "01"), choice("place", "03")), draft: holding("k1"), phase: { ask: "place", seat: "red", title: null, isPlacing: true } };
  expect(markedChoices(shifted).map(({ at }) => at)).toEqual(["01"]);
});

test("what has no place is marked nowhere", () => {
  expect(markedChoices(ground(choice("ride", "gone")))).toEqual([]);
});

test("answers keep the order of the grammar, whether or not they are to be had", () => {
  expect(inOrder([{ verb: "place" }, { verb: "evade" }, { verb: "attack" }], GRAMMAR).map(({ verb }) => verb)).toEqual(["attack", "evade", "place"]);
});
