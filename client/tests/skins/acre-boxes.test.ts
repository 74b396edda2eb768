import { expect, test } from "vitest";
import { boxes } from "../../src/skins/acre/boxes";
import { tokens } from "../../src/skins/acre/tokens";
import type { AcreView } from "../../src/skins/acre/view";
import view from "./views/acre.json";

const VIEW = view as unknown as AcreView;
const asked = (ask: string): AcreView => ({
  ...VIEW,
  position: { ...VIEW.position, ask, units: (VIEW.position.units ?? []).filter(({ unit }) => !["hq1", "as1", "t1", "li1"].includes(unit)), withdrawn: ["hq1"], eliminated: ["as1", "t1"], scattered: ["li1"], leaders: [], leaders_withdrawn: ["saladin"] },
});

test("during a withdrawal those off the map lie in boxes at the edge they belong to", () => {
  const lending = asked("lend");
  const found = boxes(lending, tokens(lending)).map(({ id, edge, pieces }) => [id, edge, pieces.slice(0, 2)]);
  expect(found).toContainEqual(["withdrawn-muslim", "east", ["hq1", "saladin"]]);
  expect(found).toContainEqual(["eliminated-crusader", "west", ["t1"]]);
  expect(found).toContainEqual(["eliminated-muslim", "east", ["as1"]]);
  expect(found).toContainEqual(["scattered-muslim", "east", ["li1"]]);
  expect(found.find(([id]) => id === "inside-muslim")?.[1]).toBe("west");
});

test("while nobody withdraws there are none", () => {
  const moving = asked("move");
  expect(boxes(moving, tokens(moving))).toEqual([]);
});
