import { expect, test } from "vitest";
import { continued } from "../../src/state/chapters";
import { type Item, entryBefore, filtered, firstLines, windowed } from "../../src/state/log";
import { EMPTY, advanced, arrived } from "../../src/state/pace";
import { said } from "../../src/state/said";
import { charges, origins, tracedOf } from "../../src/state/trail";

const begun = { item: "begun", seq: 0, events: [] } as const;
const entered = (entry: number) => ({ item: "entered", seq: entry + 1, entry, seat: "red", action: null, way: [], events: [], by_bot: false, by_clerk: false }) as const;

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

const LONG = Array.from({ length: 10 }, (_, entry) => ({ ...line(`l${entry}`, "move"), entry }) as Item);

test("the log is as long as a page can bear: the newest, or those about the entry on show", () => {
  const shown = (current: number | null, most: number) => windowed(LONG, current, most).map(({ id }) => id);
  expect(shown(null, 20)).toHaveLength(10);
  expect(shown(null, 4)).toEqual(["l6", "l7", "l8", "l9"]);
  expect(shown(0, 4)).toEqual(["l0", "l1", "l2", "l3"]);
  expect(shown(5, 4)).toEqual(["l3", "l4", "l5", "l6"]);
  expect(shown(9, 4)).toEqual(["l6", "l7", "l8", "l9"]);
});

test("the entry on show is that of the last line so far", () => {
  const quiet = [LONG[0], heading("h"), LONG[3]] as Item[];
  expect([0, 1, 2, 3, 4].map((entries) => entryBefore(quiet, entries))).toEqual([-1, 0, 0, 0, 3]);
});

test("an entry is explained at its first line", () => {
  const twice = [...LONG, { ...line("again", "move"), entry: 2 } as Item];
  expect([...firstLines(twice, new Set([2, 4]))]).toEqual(["l2", "l4"]);
});

test("a trail follows the way that its entry tells, unless that leads elsewhere", () => {
  const trail = () => ({ piece: "a", from: "1", to: "3" });
  const ways = [["1", "2", "3"], [], ["1", "2", "4"]];
  const pages = continued([], [begun, ...ways.map((way, entry) => ({ ...entered(entry), way }))], true).slice(1);
  expect(tracedOf(pages, trail).map(({ trail }) => trail?.path)).toEqual([["2", "3"], undefined, undefined]);
  expect(tracedOf(pages, undefined).map(({ trail }) => trail)).toEqual([null, null, null]);
});

test("origins are the trails of entries that may be cancelled", () => {
  const trail = { piece: "a", from: "01.01", to: "01.03" };
  const traced = [{ entry: 3, trail }, { entry: 4, trail: null }];
  expect(origins([{ entry: 3 }, { entry: 4 }, { entry: 9 }], traced)).toEqual([{ ...trail, entry: 3 }]);
});

test("of a piece that stepped out and back only the last trail is an origin", () => {
  const trail = (piece: string, from: string, to: string) => ({ piece, from, to });
  const traced = [trail("a", "1", "2"), trail("a", "2", "3"), trail("b", "2", "4"), trail("a", "3", "2")].map((each, entry) => ({ entry, trail: each }));
  expect(origins(traced, traced).map(({ piece, from, entry }) => [piece, from, entry])).toEqual([["a", "3", 3], ["b", "2", 2]]);
});

test("a charge is drawn along the last trail of whoever is charging", () => {
  const trail = (piece: string, from: string, to: string) => ({ piece, from, to });
  const pieces = [
    { id: "a", at: "3", charging: "4" },
    { id: "b", at: "9", charging: null },
    { id: "c", at: "7", charging: "8" },
  ];
  const trails = [trail("a", "0", "1"), trail("a", "1", "3"), null, trail("b", "5", "9"), trail("c", "5", "6")];
  expect(charges(pieces, trails)).toEqual([trail("a", "1", "3")]);
});
