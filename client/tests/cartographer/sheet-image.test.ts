import { expect, test } from "vitest";
import { paint } from "../../src/cartographer/paint";
import { imageKey, settledScale } from "../../src/cartographer/sheet-image";
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
