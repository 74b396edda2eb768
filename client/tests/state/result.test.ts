import { expect, test } from "vitest";
import type { Token } from "../../src/skins/skin";
import { type Result, placeIn, placesOf, ranked, shifts } from "../../src/state/result";
import { cardAt, hairline } from "../../src/state/tableau";

const token = (id: string, at: string | null): Token => ({ id, at, kind: id, side: "", condition: "", charging: null, card: { kind: id, cloth: "red", fightingValue: 1, moves: 1 } });
const BEFORE = [token("knights", "1"), token("foot", "2"), token("far", "9")];
const AFTER = [token("knights", "2"), token("foot", "3"), token("far", "9")];
const RESULT = { by: ["knights"], against: ["foot"], hurt: [{ piece: "foot", how: "driven" }] } as unknown as Result;
const WINDOW = { left: 0, top: 0, width: 1000, height: 700 };
const TOOLS = { left: 850, top: 450, width: 150, height: 250 };
const CARD = { width: 262, height: 110 };

test("falls are counted below, at and above the one that fell", () => {
  expect(ranked([0, 1, 1, 1, 2, 3], 1)).toEqual({ same: 3, less: 1, more: 2, of: 6 });
});

test("a result is about every space that somebody in it left or stands on", () => {
  expect([...placesOf({ result: RESULT, field: { before: BEFORE, after: AFTER } as never })].sort()).toEqual(["1", "2", "3"]);
  expect(shifts(RESULT, { before: BEFORE, after: AFTER }).map(({ piece, from, to, isHurt }) => [piece.id, from, to, isHurt])).toEqual([
    ["knights", "1", "2", false],
    ["foot", "2", "3", true],
  ]);
});

test("who is gone is found where it stood last", () => {
  expect(placeIn("foot", { before: BEFORE, after: [token("foot", null)] })).toBe("2");
});

test("the card stands beside its place, in the window, on nobody whom it is about", () => {
  const place = { x: 970, y: 300 };
  const stands = [{ ...place, isOwn: true }, { x: 870, y: 300, isOwn: true }, { x: 870, y: 200, isOwn: false }];
  const { x, y } = cardAt(place, CARD, 50, stands, WINDOW, TOOLS);
  expect(x + CARD.width).toBeLessThanOrEqual(1000);
  for (const stand of stands) expect(stand.x > x - 40 && stand.x < x + CARD.width + 40 && stand.y > y - 40 && stand.y < y + CARD.height + 40).toBe(false);
});

test("where every side is taken it still covers strangers rather than its own", () => {
  const place = { x: 500, y: 350 };
  const crowd = Array.from({ length: 70 }, (_, at) => ({ x: 50 + 100 * (at % 10), y: 50 + 100 * Math.floor(at / 10), isOwn: false }));
  const { x, y } = cardAt(place, CARD, 50, [...crowd, { ...place, isOwn: true }], WINDOW, TOOLS);
  expect(place.x > x - 50 && place.x < x + CARD.width + 50 && place.y > y - 50 && place.y < y + CARD.height + 50).toBe(false);
});

test("the card keeps off the tools of the window", () => {
  const { x, y } = cardAt({ x: 780, y: 600 }, CARD, 50, [], WINDOW, TOOLS);
  expect(x + CARD.width <= TOOLS.left || y + CARD.height <= TOOLS.top).toBe(true);
});

test("a hairline joins the edge of a place with the nearest side of the card", () => {
  expect(hairline({ x: 0, y: 50 }, { left: 200, top: 0, width: 100, height: 100 }, 50)).toEqual([{ x: 50, y: 50 }, { x: 200, y: 50 }]);
});
