import { expect, test } from "vitest";
import { continued } from "../../src/state/chapters";
import { type Item, filtered } from "../../src/state/log";
import { EMPTY, advanced, arrived } from "../../src/state/pace";
import { said } from "../../src/state/said";
import { origins } from "../../src/state/trail";

const begun = { item: "begun", seq: 0, events: [] } as const;
const entered = (entry: number) => ({ item: "entered", seq: entry + 1, entry, seat: "red", action: null, events: [], by_bot: false }) as const;

test("history grows by entries and forgets what was taken back", () => {
  const pages = continued([], [begun, entered(0), entered(1)], true);
  expect(pages.map(({ entry }) => entry)).toEqual([-1, 0, 1]);
  expect(continued(pages, [{ item: "undone", seq: 4, entries: 1 }, entered(1)], false).map(({ entry }) => entry)).toEqual([-1, 0, 1]);
  expect(continued(pages, [{ item: "undone", seq: 4, entries: 2 }], false).map(({ entry }) => entry)).toEqual([-1]);
});

test("a whole log replaces what was known", () => {
  const pages = continued([], [begun, entered(0)], true);
  expect(continued(pages, [begun], true)).toHaveLength(1);
});

test("updates are shown one by one, in the order in which they came", () => {
  const queue = arrived(arrived<string>(EMPTY, "a"), "b");
  expect(advanced(queue)).toEqual({ shown: "a", waiting: ["b"] });
  expect(advanced(advanced(queue))).toEqual({ shown: "b", waiting: [] });
  expect(advanced(advanced(advanced(queue)))).toEqual({ shown: "b", waiting: [] });
});

const line = (id: string, kind: "move" | "attack" | "loss", isHarm?: boolean): Item => ({
  is: "line",
  id,
  entry: 0,
  kind,
  text: said("x"),
  clause: "1",
  places: [],
  pieces: [],
  ...(isHarm !== undefined && {
    throws: [
      { side: "a", face: 1, added: 0, total: 2 },
      { side: "b", face: 1, added: 0, total: 2 },
    ],
    result: { ...said("y"), isHarm },
  }),
});
const heading = (id: string): Item => ({ is: "heading", id, side: "a", text: said("h") });
const ITEMS = [heading("h1"), line("m", "move"), heading("h2"), line("even", "attack", false), line("hurt", "attack", true)];

test("attacks are lines with dice, losses those that harmed; headings without lines go", () => {
  expect(filtered(ITEMS, "all")).toBe(ITEMS);
  expect(filtered(ITEMS, "attacks").map(({ id }) => id)).toEqual(["h2", "even", "hurt"]);
  expect(filtered(ITEMS, "losses").map(({ id }) => id)).toEqual(["h2", "hurt"]);
});

test("origins are the trails of entries that may be cancelled", () => {
  const trail = { piece: "a", from: "01.01", to: "01.03" };
  const traced = [{ entry: 3, trail }, { entry: 4, trail: null }];
  expect(origins([{ entry: 3 }, { entry: 4 }, { entry: 9 }], traced)).toEqual([{ ...trail, entry: 3 }]);
});
