import { expect, test } from "vitest";
import { paint } from "../../src/cartographer/paint";
import { imageKey, largePart, settledScale, underScale } from "../../src/cartographer/sheet-image";
import { ACRE, BARE } from "./sheets";

const painting = paint(ACRE, BARE);

test("a bitmap is kept by what it shows and by its scale", () => {
  expect(imageKey(painting, 0.45)).toBe(imageKey(paint(ACRE, BARE), 0.45));
  expect(imageKey(painting, 0.45)).not.toBe(imageKey(painting, 0.9));
  expect(imageKey(painting, 0.45)).not.toBe(imageKey(paint(ACRE, BARE, { numbers: false }), 0.45));
});

test("scales that the eye cannot tell apart share a bitmap, and none outgrows its use", () => {
  expect(settledScale(painting, 0.4547)).toBe(settledScale(painting, 0.4549));
  expect(settledScale({ width: 1500, height: 1000 }, 7)).toBe(2);
  const scale = settledScale(painting, 7);
  expect(scale).toBeGreaterThan(1.3);
  expect(painting.width * painting.height * scale ** 2).toBeLessThanOrEqual(15_000_000);
});

test("of a sheet shown much larger than its window only what is seen is drawn sharp", () => {
  const sheet = { width: 2000, height: 3000 };
  expect(largePart(sheet, undefined)).toBeNull();
  expect(largePart(sheet, { left: 0, top: 0, width: 2000, height: 1600 })).toBeNull();
  expect(largePart(sheet, { left: 500, top: 800, width: 700, height: 400 })).toEqual({ left: 500, top: 800, width: 700, height: 400 });
  expect(largePart(sheet, { left: -100, top: 2800, width: 700, height: 400 })).toEqual({ left: 0, top: 2800, width: 600, height: 200 });
  expect(largePart(sheet, { left: 3000, top: 0, width: 100, height: 100 })).toBeNull();
  expect([underScale(0.4), underScale(2.5)]).toEqual([0.4, 0.75]);
});
