import { expect, test } from "vitest";
import * as lens from "../../src/state/camera";

const SHEET = { width: 2000, height: 1000 };
const PANE = { width: 1000, height: 400 };

test("the whole sheet fits and lies in the middle", () => {
  expect(lens.fitted(SHEET, PANE)).toEqual({ scale: 0.4, x: 100, y: 0 });
});

test("panning stops at the edges of the sheet", () => {
  const camera = lens.filled(SHEET, PANE);
  expect(lens.panned(camera, 500, 500, SHEET, PANE)).toEqual({ scale: 0.5, x: 0, y: 0 });
  expect(lens.panned(camera, -500, -500, SHEET, PANE)).toEqual({ scale: 0.5, x: 0, y: -100 });
});

test("zooming keeps the point under the pointer", () => {
  const camera = { x: -300, y: -200, scale: 1 };
  const spot = { x: 400, y: 150 };
  const after = lens.zoomed(camera, 1.5, spot, SHEET, PANE);
  expect(lens.under(after, spot)).toEqual(lens.under(camera, spot));
});

test("zoom has a least and a most", () => {
  const camera = { x: 0, y: 0, scale: 1 };
  expect(lens.zoomed(camera, 99, { x: 0, y: 0 }, SHEET, PANE).scale).toBe(lens.MOST);
  expect(lens.zoomed(camera, 0.001, { x: 0, y: 0 }, SHEET, PANE).scale).toBe(lens.LEAST);
});

test("a centred point stands in the middle of the window", () => {
  const camera = lens.centred({ x: 0, y: 0, scale: 1 }, { x: 900, y: 500 }, SHEET, PANE);
  expect(lens.under(camera, { x: 500, y: 200 })).toEqual({ x: 900, y: 500 });
});

test("points come into sight by the least move, and none when they are in sight", () => {
  const camera = { x: 0, y: 0, scale: 1 };
  expect(lens.shown(camera, [{ x: 500, y: 200 }], 50, SHEET, PANE)).toEqual(camera);
  expect(lens.shown(camera, [{ x: 1200, y: 200 }], 50, SHEET, PANE)).toEqual({ x: -250, y: 0, scale: 1 });
  expect(lens.shown(camera, [], 50, SHEET, PANE)).toBe(camera);
});
