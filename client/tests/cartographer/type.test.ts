import { expect, test } from "vitest";
import { LETTERING, fitted, widthOf } from "../../src/cartographer/type";

const WOOD = LETTERING.wood;

test("a text with room keeps its size and spacing", () => {
  expect(fitted("Forest of Arsouf", WOOD, 2000)).toEqual({ size: WOOD.size, spacing: WOOD.spacing });
});

test.each([700, 500, 400, 250])(
  "a text fills a room of %i at most, and its spacing gives way before its size",
  (room) => {
    const text = "Forest of Arsouf";
    const { size, spacing } = fitted(text, WOOD, room);
    expect(widthOf(text, WOOD.face, size, spacing)).toBeLessThanOrEqual(room + 1e-6);
    expect(size === WOOD.size || spacing <= 1).toBe(true);
  },
);

test("an accent adds nothing to the width of a letter", () => {
  expect(widthOf("LÍNEAS", "roman", 22, 5)).toBe(widthOf("LINEAS", "roman", 22, 5));
});
