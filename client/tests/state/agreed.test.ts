import { expect, test } from "vitest";
import { agreed } from "../../src/state/agreed";
import type { Option } from "../../src/wire/generated";

const KNOWN = [
  { kind: "switch", name: "banner", default: true, ruling: "R21" },
  { kind: "number", name: "limit", default: 50, least: 20, most: 80, ruling: "R19" },
  { kind: "selection", name: "recovery", default: "start", values: ["start", "both"], ruling: null },
] as unknown as readonly Option[];

test("only what is not as usual was agreed on", () => {
  expect(agreed(KNOWN, { banner: true, limit: 50, recovery: "start" })).toEqual([]);
  expect(agreed(KNOWN, {})).toEqual([]);
  expect(agreed(KNOWN, { banner: false, limit: 20, recovery: "both" })).toEqual([
    { name: "banner", value: false, ruling: "R21" },
    { name: "limit", value: 20, ruling: "R19" },
    { name: "recovery", value: "both", ruling: "" },
  ]);
});
