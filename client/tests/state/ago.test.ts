import { expect, test } from "vitest";
import { ago } from "../../src/state/ago";

const HOUR = 3_600_000;

test.each([
  [0, "now"],
  [59_000, "now"],
  [61_000, "1 minute ago"],
  [5 * HOUR, "5 hours ago"],
  [30 * HOUR, "yesterday"],
  [15 * 24 * HOUR, "2 weeks ago"],
  [-HOUR, "now"],
])("%d milliseconds ago is %s", (passed, text) => {
  expect(ago(1e12 - passed, 1e12, "en")).toBe(text);
});

test("other languages say it in their own way", () => {
  expect(ago(0, 5 * HOUR, "es")).toBe("hace 5 horas");
});
