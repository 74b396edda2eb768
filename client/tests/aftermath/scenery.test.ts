import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { layoutOf } from "../../src/cartographer/geometry/layout";
import type { SheetData } from "../../src/cartographer/sheet";
import { type Staged, VIGNETTE, sceneryOf } from "../../src/shell/aftermath/scenery";
import { ARSOUF } from "../../src/skins/arsouf";
import { cardOf } from "../../src/skins/arsouf/tableau";
import type { Headline, Token } from "../../src/skins/skin";
import { said } from "../../src/state/said";

const SHEET = JSON.parse(readFileSync(new URL("../cartographer/sheets/arsouf.json", import.meta.url), "utf-8")) as SheetData;
const LAYOUT = layoutOf(SHEET, ARSOUF.ornament.room);

const token = (id: string, kind: string, side: string, at: string | null, condition = "fit"): Token => ({ id, kind, side, at, condition, charging: null, card: cardOf(kind) });
const TEMPLARS = token("templars", "templars", "crusader", "08.08");
const MAMELUKES = token("mamelukes-1", "mamelukes", "muslim", "08.07");
const headline: Headline = { title: said("x"), text: said("y"), dice: null, by: ["templars"], at: ["mamelukes-1"] };
const POINT = { entries: 3, side: "crusader", harm: "harm", chance: [1, 2], is_end: false } as const;

const staged = (more: Partial<Staged>): Staged => ({
  layout: LAYOUT,
  isFlat: SHEET.flat,
  before: [TEMPLARS, MAMELUKES],
  after: [TEMPLARS, { ...MAMELUKES, condition: "wounded" }],
  headline,
  point: POINT,
  trail: null,
  lost: "killed",
  ...more,
});

const marks = (overlay: string) => [...overlay.matchAll(/href="#mark-([\w-]+)"/g)].map((match) => match[1]);

test("who strikes is framed, who is hurt is ringed, and an arrow goes from one to the other", () => {
  expect(marks(sceneryOf(staged({})).overlay)).toEqual(["chosen", "attack-weighed", "arrow"]);
});

test("whoever is hurt by his own attack is framed and ringed", () => {
  const { overlay } = sceneryOf(staged({ point: { ...POINT, harm: "backfire" }, after: [{ ...TEMPLARS, condition: "wounded" }, MAMELUKES] }));
  const [chosen, ring] = [...overlay.matchAll(/#mark-[\w-]+" x="([\d.-]+)"/g)].map((match) => match[1]);
  expect(chosen).toBe(ring);
});

test("who is killed lies faded where he stood, under a saltire", () => {
  const { overlay } = sceneryOf(staged({ after: [TEMPLARS, { ...MAMELUKES, at: null, condition: "killed" }] }));
  expect(marks(overlay)).toEqual(["chosen", "refused", "arrow"]);
  expect(overlay).toContain('opacity="0.5"');
});

test("who has left the map otherwise is not struck out", () => {
  const { overlay } = sceneryOf(staged({ headline: { ...headline, at: [] }, point: { ...POINT, harm: null }, after: [{ ...TEMPLARS, at: null, condition: "arrived" }, MAMELUKES] }));
  expect(marks(overlay)).toEqual(["chosen"]);
  expect(overlay).not.toContain('opacity="0.5"');
});

test("the part of the map has the shape of the vignette, lies on the map and holds who is meant", () => {
  const { box } = sceneryOf(staged({}));
  expect(box.width / box.height).toBeCloseTo(VIGNETTE.width / VIGNETTE.height);
  const [x, y] = LAYOUT.centre("08.08");
  expect(x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height).toBe(true);
  expect(box.x >= 0 && box.y >= 0 && box.x + box.width <= LAYOUT.width && box.y + box.height <= LAYOUT.height).toBe(true);
});

test("where nothing is told of anybody the midst of all is shown", () => {
  expect(marks(sceneryOf(staged({ headline: null, point: { ...POINT, harm: null } })).overlay)).toEqual([]);
});
