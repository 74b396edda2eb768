import { describe, expect, test } from "vitest";
import { lately } from "../../src/state/ago";
import { type Entry, STATES, counted, daysLeft, passes, rowsOf, shareOf, stateOf, stepped } from "../../src/state/library";
import type { TableInfo } from "../../src/wire/generated";

const TABLE: TableInfo = {
  id: "a",
  name: "",
  game: "arsouf",
  edition: 1,
  scenario: "printed",
  options: {},
  seats: { crusader: "person", muslim: "recruit" },
  sides: { crusader: "crusader", muslim: "muslim" },
  secrets: false,
  made: 0,
  changed: 0,
  standing: { entries: 0, waiting: [{ seat: "crusader", ask: "move" }], outcome: null, turn: null },
  origin: null,
  binned: null,
};

const table = (id: string, changed: number, more: Partial<TableInfo> = {}): TableInfo => ({ ...TABLE, id, changed, ...more });
const branch = (id: string, parent: string, changed: number) => table(id, changed, { origin: { how: "branch", parent, entries: 3, turn: { turn: 8, of: 50 } } });
const entry = (of: TableInfo, title = of.id): Entry => ({ table: of, title, game: of.game, text: `${title} ${of.game}` });
const ALL = { search: "", games: new Set(["arsouf", "acre"]), states: new Set(STATES) };
const NONE: ReadonlySet<string> = new Set();
const shown = (tables: readonly TableInfo[], folded = NONE, isTree = true) =>
  rowsOf(tables.map((each) => entry(each)), "played", isTree, folded).map((row) => `${"-".repeat(row.level - 1)}${row.table.id}`);

describe("states", () => {
  const waiting = (seat: string) => ({ ...TABLE.standing, waiting: [{ seat, ask: "move" }] });
  const over = { ...TABLE.standing, waiting: [], outcome: { winner: "crusader", how: "arrived", clause: "3.1" } };
  const file = { how: "import", parent: "", entries: 0, turn: null } as const;

  test.each([
    ["mine", table("a", 1)],
    ["mine", table("a", 1, { seats: { crusader: "person:Anna", muslim: "recruit" } })],
    ["waiting", table("a", 1, { standing: waiting("muslim") })],
    ["over", table("a", 1, { standing: over })],
    ["imported", table("a", 0, { standing: over, origin: file })],
    ["over", table("a", 1, { standing: over, origin: file })],
  ] as const)("a game is %s", (state, of) => {
    expect(stateOf(of)).toBe(state);
  });

  test("every game is counted in one of them", () => {
    expect(counted([table("a", 1), table("b", 1, { standing: over }), table("c", 0, { origin: file })])).toEqual({ mine: 1, waiting: 0, over: 1, imported: 1 });
  });
});

describe("sifting", () => {
  const road = entry(table("a", 1), "El camino del Ñandú");

  test.each([["", true], ["camino", true], ["NANDU", true], ["arsouf camino", true], ["acre", false], ["camino acre", false]])("looking for %j", (search, isFound) => {
    expect(passes(road, { ...ALL, search })).toBe(isFound);
  });

  test("by game and by state", () => {
    expect(passes(road, { ...ALL, games: new Set(["acre"]) })).toBe(false);
    expect(passes(road, { ...ALL, states: new Set(["over"]) })).toBe(false);
    expect(passes(road, { ...ALL, states: new Set(["mine"]) })).toBe(true);
  });
});

describe("the tree", () => {
  const tables = [table("old", 1), branch("b1", "old", 9), branch("b2", "old", 5), branch("b11", "b1", 2), table("new", 7)];

  test("branches hang under their parent, which is as new as the newest of them", () => {
    expect(shown(tables)).toEqual(["old", "-b1", "--b11", "-b2", "new"]);
  });

  test("without it everything stands by itself", () => {
    expect(shown(tables, NONE, false)).toEqual(["b1", "new", "b2", "b11", "old"]);
  });

  test("folded branches are left out", () => {
    expect(shown(tables, new Set(["b1"]))).toEqual(["old", "-b1", "-b2", "new"]);
    expect(shown(tables, new Set(["old"]))).toEqual(["old", "new"]);
  });

  test("a branch whose parent is not shown stands at the top", () => {
    expect(shown(tables.slice(1))).toEqual(["b1", "-b11", "new", "b2"]);
  });

  test("each row knows its place, and which lines go on below it", () => {
    const rows = rowsOf(tables.map((each) => entry(each)), "played", true, NONE);
    expect(rows.map(({ at, of, isOpen, rails }) => [at, of, isOpen, rails])).toEqual([
      [1, 2, true, []],
      [1, 2, true, [true]],
      [1, 1, null, [true, false]],
      [2, 2, null, [false]],
      [2, 2, null, []],
    ]);
  });

  test("two hundred games with branches are sorted in no time", () => {
    const many = Array.from({ length: 200 }, (_, at) => (at % 4 === 0 ? table(`t${at}`, at) : branch(`t${at}`, `t${at - 1}`, at)));
    const began = performance.now();
    expect(shown(many)).toHaveLength(200);
    expect(performance.now() - began).toBeLessThan(100);
  });
});

describe("sorting", () => {
  const at = (turn: number, stage = 0) => ({ ...TABLE.standing, turn: { turn, of: 10, ...(stage > 0 ? { stage, stages: 2 } : {}) } });
  const games = [
    entry(table("a", 1, { standing: at(9) }), "Zeta"),
    entry(table("b", 3, { standing: at(2, 2), game: "acre" }), "Game 10"),
    entry(table("c", 2, { standing: at(3) }), "game 9"),
  ];

  test.each([
    ["played", "bca"],
    ["name", "cba"],
    ["game", "bca"],
    ["turn", "bac"],
  ] as const)("by %s", (order, ids) => {
    expect(rowsOf(games, order, true, NONE).map((row) => row.table.id).join("")).toBe(ids);
  });
});

describe("arrows", () => {
  const tables = [table("old", 9), branch("b1", "old", 5), branch("b2", "old", 4), table("new", 7)];
  const rows = rowsOf(tables.map((each) => entry(each)), "played", true, NONE);

  test.each([
    [0, "ArrowDown", { to: 1 }],
    [3, "ArrowDown", { to: 3 }],
    [0, "ArrowUp", { to: 0 }],
    [2, "Home", { to: 0 }],
    [0, "End", { to: 3 }],
    [0, "ArrowRight", { to: 1 }],
    [0, "ArrowLeft", { fold: "old", isOpen: false }],
    [2, "ArrowLeft", { to: 0 }],
    [3, "ArrowLeft", null],
    [1, "ArrowRight", null],
    [0, "x", null],
  ])("from row %d, %s", (from, key, step) => {
    expect(stepped(rows, from, key)).toEqual(step);
  });

  test("right unfolds, and there is nowhere to go in an empty list", () => {
    const closed = rowsOf(tables.map((each) => entry(each)), "played", true, new Set(["old"]));
    expect(stepped(closed, 0, "ArrowRight")).toEqual({ fold: "old", isOpen: true });
    expect(stepped([], 0, "ArrowDown")).toBeNull();
  });
});

test.each([
  [{ turn: 25, of: 50 }, 0.5],
  [{ turn: 5, of: 10, stage: 2, stages: 2 }, 0.75],
  [{ turn: 5, of: 10, stage: 1, stages: 2 }, 0.25],
  [{ turn: 60, of: 50 }, 1],
])("of the turns %j have passed", (clock, share) => {
  expect(shareOf(clock)).toBe(share);
});

const DAY = 24 * 3_600_000;

test.each([[0, 30], [1, 30], [DAY, 29], [29.5 * DAY, 1], [31 * DAY, 0], [-DAY, 30]])("%d milliseconds in the bin leave %d days", (passed, days) => {
  expect(daysLeft(1e12, 1e12 + passed)).toBe(days);
});

test("what was played in the last week is told by how long ago, the rest by its day", () => {
  const now = Date.UTC(2026, 10, 18, 12);
  expect(lately(now - DAY, now, "en")).toBe("yesterday");
  expect(lately(now - 9 * DAY, now, "en")).toBe("9 November");
  expect(lately(now - 400 * DAY, now, "es")).toBe("14 de octubre de 2025");
});
