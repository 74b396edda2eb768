import { expect, test } from "vitest";
import type { Page } from "../../src/state/chapters";
import { type Deed, weightOf } from "../../src/state/deeds";
import { TOGETHER, grouped, pauseBetween } from "../../src/state/pace";

const page = (...events: string[]): Page => ({ entry: 0, told: events.map((event) => ({ event, clause: "1" })), seat: "red", isByBot: true, action: null, way: [] });
const went: Deed = { is: "went", entry: 0, clause: "1", piece: "a", from: "1", to: "2" };
const struck: Deed = { is: "struck", entry: 0, clause: "1", by: ["a"], at: ["b"] };

test("dice, attacks and losses weigh more than moves, and moves more than the end of a phase", () => {
  expect(weightOf([page("rolled")], [])).toBe("fell");
  expect(weightOf([page("announced")], [struck])).toBe("fell");
  expect(weightOf([page("moved")], [went])).toBe("moved");
  expect(weightOf([page("phase-ended")], [])).toBe("quiet");
});

test.each([
  [["moved"], 1],
  [["moved", "moved", "moved"], 3],
  [["moved", "moved", "moved", "moved", "moved", "moved"], TOGETHER],
  [["moved", "moved", "fell", "moved"], 2],
  [["fell", "fell"], 1],
  [["quiet", "moved"], 1],
  [[], 1],
] as const)("of what waits, %j, %i go together", (waiting, count) => {
  expect(grouped(waiting)).toBe(count);
});

test("what fell stays on show longest, moves a little, and an end of a phase is never waited for", () => {
  expect(pauseBetween("moved", "moved")).toBe(350);
  expect(pauseBetween("quiet", "moved")).toBe(350);
  expect(pauseBetween("moved", "fell")).toBe(350);
  expect(pauseBetween("fell", "moved")).toBeGreaterThan(1000);
  expect(pauseBetween("fell", "quiet")).toBe(pauseBetween("fell", "moved"));
  expect(pauseBetween("quiet", "quiet")).toBe(0);
});
