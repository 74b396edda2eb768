import { expect, test } from "vitest";
import { defaults, restored } from "../../src/state/settings";

const SPOKEN = ["en", "es"];
const FIRST = defaults(["fr-FR", "es-MX"], SPOKEN);

test("the first language that the browser asks for and we speak is the default", () => {
  expect(FIRST.language).toBe("es");
  expect(defaults(["fr"], SPOKEN).language).toBe("en");
});

test("what was stored comes back", () => {
  const kept = { ...FIRST, scale: "60", theme: "dark", sound: "on", shortcuts: false };
  expect(restored(JSON.stringify(kept), FIRST, SPOKEN)).toEqual(kept);
});

test.each(["", "{", "null", "[]", '"dark"', '{"theme":"pink","scale":60,"shortcuts":"no","language":"la"}'])(
  "what cannot be understood is as it was at first: %s",
  (stored) => {
    expect(restored(stored, FIRST, SPOKEN)).toEqual(FIRST);
  },
);

test("a browser that keeps nothing gets the defaults", () => {
  expect(restored(null, FIRST, SPOKEN)).toEqual(FIRST);
});
