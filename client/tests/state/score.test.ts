import { expect, test } from "vitest";
import { SCORES, soundOf } from "../../src/state/score";

test("dice are heard before feet, and nothing where neither is", () => {
  expect(soundOf(["moved", "rolled"], true)).toBe("dice");
  expect(soundOf(["moved"], true)).toBe("march");
  expect(soundOf(["phase-ended"], false)).toBeNull();
});

test.each(Object.entries(SCORES))("%s is quiet, short and within what people hear", (_, strokes) => {
  expect(strokes.length).toBeGreaterThan(0);
  for (const { at, seconds, hertz, loud } of strokes) {
    expect(at).toBeGreaterThanOrEqual(0);
    expect(at + seconds).toBeLessThan(1.5);
    expect(hertz).toBeGreaterThan(60);
    expect(hertz).toBeLessThan(8000);
    expect(loud).toBeLessThanOrEqual(0.25);
  }
});
