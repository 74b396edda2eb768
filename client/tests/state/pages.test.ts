import { expect, test } from "vitest";
import { cited } from "../../src/state/citation";
import { beside, chapterOf, chapters, searched } from "../../src/state/contents";
import { mustered } from "../../src/state/muster";
import { hashOf, routeOf } from "../../src/state/route";
import { seating } from "../../src/state/seating";
import { halvesOf, marksOf } from "../../src/state/track";

test.each(["#/", "", "#/table/", "#/nowhere/1", "#/table/../x"])("an unknown address is the start page: %s", (hash) => {
  expect(routeOf(hash)).toEqual({ page: "home" });
});

test("addresses of tables, lessons, replays and the library go both ways", () => {
  const tables = (["table", "lesson", "replay"] as const).map((mode) => ({ page: "table", id: "ab12", mode }) as const);
  for (const route of [...tables, { page: "home" }, { page: "library" }] as const) {
    expect(routeOf(hashOf(route))).toEqual(route);
  }
});

const SEATS = ["crusader", "muslim"];

test("seats are taken as chosen", () => {
  const choice = { seats: SEATS, sides: SEATS, seat: "muslim", opponent: "computer", level: "captain", other: "recruit" } as const;
  expect(seating(choice, 0)).toEqual({ crusader: "captain", muslim: "person" });
  expect(seating({ ...choice, opponent: "one-screen" }, 0)).toEqual({ crusader: "person", muslim: "person" });
  expect(seating({ ...choice, opponent: "watch" }, 0)).toEqual({ crusader: "captain", muslim: "recruit" });
});

test("where either side would do the lot decides", () => {
  const choice = { seats: SEATS, sides: SEATS, seat: "either", opponent: "computer", level: "recruit", other: "recruit" } as const;
  expect(seating(choice, 0.2)["crusader"]).toBe("person");
  expect(seating(choice, 0.99)["muslim"]).toBe("person");
  expect(Object.values(seating(choice, 1)).filter((who) => who === "person")).toHaveLength(1);
});

const CLAUSES = [
  { id: "1.1", title: "Pieces", gist: "Values of each" },
  { id: "6.5", title: "The defender", gist: "Half of every friend" },
  { id: "6.10", title: "Killed", gist: "A wounded piece" },
  { id: "m4.1", title: "Map", gist: "On the screen" },
];
const RULINGS = [{ id: "R10", question: "What is halved?", answer: "Válues as printed" }];

test("clauses stand in chapters by their first number, the manual under its letter", () => {
  expect(chapters(CLAUSES).map(({ id, clauses }) => [id, clauses.length])).toEqual([["1", 1], ["6", 2], ["m", 1]]);
  expect(chapterOf("R10")).toBe("R");
});

test("search finds every word, titles first, whatever the accents", () => {
  expect(searched(CLAUSES, RULINGS, "VALUES")).toEqual(["1.1", "R10"]);
  expect(searched(CLAUSES, RULINGS, "killed piece")).toEqual(["6.10"]);
  expect(searched(CLAUSES, RULINGS, "pieces")).toEqual(["1.1"]);
  expect(searched(CLAUSES, RULINGS, "  ")).toEqual([]);
});

test("a clause knows its neighbours", () => {
  expect(beside(CLAUSES, "6.5").map((clause) => clause?.id)).toEqual(["1.1", "6.10"]);
  expect(beside(CLAUSES, "1.1")[0]).toBeUndefined();
  expect(beside(CLAUSES, "none")).toEqual([undefined, undefined]);
});

test("printed clauses are cited by section, rulings by their letter", () => {
  expect([cited("6.5"), cited("m4.1"), cited("R10"), cited("K1")]).toEqual(["§6.5", "§m4.1", "R10", "K1"]);
});

const SHOWN = ["fit", "wounded", "killed"];

test("an army is counted by condition", () => {
  const tokens = [{ side: "a", condition: "fit" }, { side: "a", condition: "wounded" }, { side: "a", condition: "arrived" }, { side: "b", condition: "fit" }];
  expect(mustered(tokens, SHOWN)[0]?.counts).toEqual([
    { condition: "fit", count: 1 },
    { condition: "wounded", count: 1 },
    { condition: "killed", count: 0 },
    { condition: "arrived", count: 1 },
  ]);
  expect(mustered(tokens, SHOWN)[1]?.counts).toHaveLength(3);
});

const told = (event: string) => [{ event, clause: "1" }];
const READER = {
  half: (events: readonly { event: string }[]) => (events[0]?.event === "turn" ? { turn: 1, side: "a" } : null),
  marks: { kinds: [{ id: "attack" }, { id: "death", ink: "#900" }], of: (events: readonly { event: string }[]) => (events[0]?.event === "kill" ? ["death", "attack"] : []) },
};

test("the track has a stretch before the first turn and ends where the game does", () => {
  const halves = halvesOf([told("place"), told("turn"), told("move"), told("kill")], told("begun"), READER);
  expect(halves.map(({ from, to }) => [from, to])).toEqual([[0, 2], [2, 4]]);
});

test("a step bears its weightiest mark", () => {
  expect(marksOf([told("move"), told("kill")], READER)).toEqual([{ at: 2, kind: "death", ink: "#900" }]);
});
