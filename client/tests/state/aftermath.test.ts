import { expect, test } from "vitest";
import { capital, coursesOf, lossesSaid, luckSaid, minutesOf, slotAt, slotsOf, tenths, ticks } from "../../src/state/aftermath";
import type { Half } from "../../src/state/track";
import type { Fortune, Fortunes } from "../../src/wire/generated";

const half = (turn: number, side: string, from: number, to: number): Half => ({ turn, side, from, to });
const HALVES = [half(0, "", 0, 4), half(1, "north", 4, 6), half(1, "south", 6, 9), half(2, "north", 9, 12), half(2, "south", 12, 15), half(3, "north", 15, 18)];
const SLOTS = slotsOf(HALVES, 3);

test("a turn is over when its last half is; what came before the first is no turn", () => {
  expect(SLOTS).toEqual([{ turn: 1, entries: 9 }, { turn: 2, entries: 15 }, { turn: 3, entries: 18 }]);
});

test("a second stage begins its turns anew", () => {
  expect(slotsOf([half(1, "north", 0, 2), half(2, "north", 2, 4), half(1, "south", 4, 6)], 1).map(({ turn }) => turn)).toEqual([1, 2, 1]);
});

test("a game that ends before any turn begins has one, the one that its board tells", () => {
  expect(slotsOf([half(0, "", 0, 5)], 45)).toEqual([{ turn: 45, entries: 5 }]);
  expect(slotsOf([], 1)).toEqual([]);
});

const LOSSES = [
  { entries: 0, lost: { north: 0, south: 0 } },
  { entries: 7, lost: { north: 2, south: 0 } },
  { entries: 11, lost: { north: 2, south: 6 } },
  { entries: 18, lost: { north: 3, south: 14 } },
];
const COURSES = coursesOf(LOSSES, SLOTS, ["north", "south"]);

test("losses stand at the beginning and after each turn", () => {
  expect(COURSES).toEqual([
    { side: "north", lost: [0, 2, 2, 3] },
    { side: "south", lost: [0, 0, 6, 14] },
  ]);
  expect(coursesOf([], SLOTS, ["north"])).toEqual([]);
});

test("an entry lies at the turn in which it was made", () => {
  expect([1, 9, 10, 18, 40].map((entries) => slotAt(SLOTS, entries))).toEqual([1, 1, 2, 3, 3]);
});

test("losses are told from where the sides came apart", () => {
  expect(lossesSaid(COURSES, SLOTS)).toEqual({ key: "aftermath-apart", args: { more: "south", less: "north", most: 14, least: 1, turn: 1, next: 2 } });
});

test("who recovers takes a loss back, and then only the end is told", () => {
  const courses = [{ side: "north", lost: [0, 6, 6, 2] }, { side: "south", lost: [0, 6, 14, 14] }];
  expect(lossesSaid(courses, SLOTS)).toEqual({ key: "aftermath-apart-after", args: { more: "south", less: "north", most: 14, least: 2, turn: 1 } });
});

test("a lead that changed hands is no level", () => {
  const courses = [{ side: "north", lost: [8, 12, 26, 30] }, { side: "south", lost: [16, 24, 18, 18] }];
  expect(lossesSaid(courses, SLOTS)).toEqual({ key: "aftermath-turned", args: { more: "north", less: "south", most: 30, least: 18, turn: 1 } });
});

test.each([
  [[[0, 0, 0, 0], [0, 0, 0, 0]], "aftermath-nothing-lost"],
  [[[0, 2, 4, 8], [0, 0, 4, 8]], "aftermath-level"],
  [[[0, 2, 4, 8], [0, 0, 4, 7]], "aftermath-nearly-level"],
  [[[0, 9, 12, 20], [0, 0, 0, 2]], "aftermath-apart-always"],
])("%j is told as %s", (lost, key) => {
  expect(lossesSaid(lost.map((each, at) => ({ side: at ? "south" : "north", lost: each })), SLOTS).key).toBe(key);
});

const fortune = (one_in: number, is_more = true): Fortune => ({ fell: 3, expected: [9, 4], least: 1, most: 4, is_more, one_in });
const fortunes = (side: string, attacks: number, harm: Fortune, backfire: Fortune): Fortunes => ({ side, attacks, harm, backfire });

test("the rarest of what the dice did is told, and whom it helped", () => {
  const luck = [fortunes("north", 14, fortune(3), fortune(12, false)), fortunes("south", 17, fortune(7), fortune(2))];
  expect(luckSaid(luck)).toEqual({ key: "aftermath-backfire-fewer", args: { side: "north", games: 12 } });
});

test("what comes in one game of four is as expected", () => {
  expect(luckSaid([fortunes("north", 14, fortune(4), fortune(1))]).key).toBe("aftermath-as-expected");
});

test("under ten attacks nothing is told, however rare they were", () => {
  expect(luckSaid([fortunes("north", 9, fortune(900), fortune(1)), fortunes("south", 0, fortune(1), fortune(1))]).key).toBe("aftermath-too-few");
  expect(luckSaid([fortunes("north", 10, fortune(900), fortune(1))]).key).toBe("aftermath-harm-more");
  expect(luckSaid([fortunes("north", 0, fortune(1), fortune(1))]).key).toBe("aftermath-no-dice");
});

test("axes have few round steps and reach what they measure", () => {
  expect(ticks(18)).toEqual([0, 5, 10, 15, 20]);
  expect(ticks(0)).toEqual([0, 1]);
  expect(ticks(111).at(-1)).toBeGreaterThanOrEqual(111);
});

test("numbers and times are written as people write them", () => {
  expect([tenths([209, 36], "en"), tenths([209, 36], "es")]).toEqual(["5.8", "5,8"]);
  expect([minutesOf(20_000), minutesOf(41 * 60_000), minutesOf(3 * 86_400_000)]).toEqual([null, 41, null]);
  expect(capital("the Templars")).toBe("The Templars");
});
