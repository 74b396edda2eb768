import { expect, test } from "vitest";
import { parries } from "../../src/state/parries";

const refusal = (key: string) => ({ clause: "S8.3", key, args: {} });

test("what one defender may do first is told with his best chance, the others are counted", () => {
  const [fire] = parries([
    { who: "hq1", verb: "fire", refusal: null, chance: [1, 6] },
    { who: "xb1", verb: "fire", refusal: null, chance: [2, 6] },
    { who: "as1", verb: "fire", refusal: refusal("no-archers"), chance: null },
  ]);
  expect(fire).toEqual({ verb: "fire", who: ["hq1", "xb1"], chance: { ways: 2, of: 6 }, refusal: null });
});

test("what nobody may do has the reason of the first", () => {
  const rows = parries([
    { who: "as1", verb: "fire", refusal: refusal("no-archers"), chance: null },
    { who: "as1", verb: "evade", refusal: refusal("not-light"), chance: null },
    { who: "as2", verb: "evade", refusal: refusal("faster"), chance: null },
  ]);
  expect(rows.map(({ verb, who, refusal: why }) => [verb, who, why?.key])).toEqual([
    ["fire", [], "no-archers"],
    ["evade", [], "not-light"],
  ]);
});
