import { expect, test } from "vitest";
import { walked } from "../../src/state/rows";

const ROWS = [3, 0, 2];

test("arrows walk along a row and stay at its ends", () => {
  expect(walked(ROWS, { row: 0, stop: 1 }, "right")).toEqual({ row: 0, stop: 2 });
  expect(walked(ROWS, { row: 0, stop: 2 }, "right")).toEqual({ row: 0, stop: 2 });
  expect(walked(ROWS, { row: 0, stop: 0 }, "left")).toEqual({ row: 0, stop: 0 });
});

test("up and down step over empty rows to the same place, or the last", () => {
  expect(walked(ROWS, { row: 0, stop: 2 }, "down")).toEqual({ row: 2, stop: 1 });
  expect(walked(ROWS, { row: 2, stop: 0 }, "up")).toEqual({ row: 0, stop: 0 });
  expect(walked(ROWS, { row: 2, stop: 1 }, "down")).toEqual({ row: 2, stop: 1 });
});
