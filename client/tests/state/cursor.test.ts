import { expect, test } from "vitest";
import { layoutOf } from "../../src/cartographer/geometry/layout";
import type { SheetData } from "../../src/cartographer/sheet";
import { stepped } from "../../src/state/cursor";
import arsouf from "../cartographer/sheets/arsouf.json";

const SHEET = arsouf as unknown as SheetData;
const LAYOUT = layoutOf(SHEET, { top: 0, right: 0, bottom: 0, left: 0 });
const from = (place: string, arrow: "left" | "right" | "up" | "down", other = false) => stepped(LAYOUT, SHEET, place, arrow, other);

test("left and right stay in the row", () => {
  expect(from("06.08", "left")).toBe("06.07");
  expect(from("06.08", "right")).toBe("06.09");
});

test("up and down keep the column, and with the other key lean the other way", () => {
  expect(from("06.08", "up")).toBe("05.08");
  expect(from("05.08", "up")).toBe("04.08");
  expect(from("06.08", "up", true)).toBe("05.09");
  expect(from("06.08", "down")).toBe("07.08");
});

test("at the edge of the board the cursor stays", () => {
  expect(from("00.21", "right")).toBe("00.21");
  expect(from("14.05", "down")).toBe("14.05");
});

test("every space can be reached by arrows alone", () => {
  const seen = new Set(["06.08"]);
  const queue = ["06.08"];
  for (let place = queue.pop(); place !== undefined; place = queue.pop()) {
    for (const arrow of ["left", "right", "up", "down"] as const) {
      for (const other of [false, true]) {
        const next = from(place, arrow, other);
        if (!seen.has(next)) queue.push(next);
        seen.add(next);
      }
    }
  }
  expect(seen.size).toBe(LAYOUT.names.length);
});
