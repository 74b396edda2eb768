import { expect, test } from "vitest";
import { type Ground, NO_DRAFT, back, kept, pressed } from "../../src/state/draft";
import type { Menu } from "../../src/state/menu";

const MOVES: Menu = {
  exact: true,
  offers: [
    { do: "move", seat: "red", piece: "a", to: { one: ["01.02"] } },
    { do: "move", seat: "red", piece: "b", to: { one: ["01.02", "01.03"] } },
    { do: "end", seat: "red" },
  ],
};
const ATTACKS: Menu = { exact: true, offers: [{ do: "attack", seat: "red", piece: "a", target: { one: ["foe"] } }] };
const STANDING: Readonly<Record<string, string>> = { "01.01": "a", "02.02": "b", "03.03": "foe", "04.04": "done" };
const GROUND: Ground = {
  isPlace: (value) => /^\d/.test(value),
  pieceAt: (place) => STANDING[place] ?? null,
  isOwn: (piece) => piece !== "foe",
};
const HOLDING_A = { chosen: "a", weighed: null };

test("pressing a piece that can act takes it in hand, pressing it again puts it down", () => {
  expect(pressed(MOVES, NO_DRAFT, "01.01", GROUND, null)).toEqual({ means: "draft", draft: HOLDING_A });
  expect(pressed(MOVES, HOLDING_A, "01.01", GROUND, null)).toEqual({ means: "draft", draft: NO_DRAFT });
});

test("pressing another piece that can act takes that one instead", () => {
  expect(pressed(MOVES, HOLDING_A, "02.02", GROUND, null)).toMatchObject({ means: "draft", draft: { chosen: "b" } });
});

test("pressing a ring moves the piece in hand at once", () => {
  const action = { do: "move", seat: "red", piece: "a", to: "01.02" };
  expect(pressed(MOVES, HOLDING_A, "01.02", GROUND, null)).toEqual({ means: "commit", action });
});

test("the first press on an enemy only weighs, the second commits", () => {
  const action = { do: "attack", seat: "red", piece: "a", target: "foe" };
  const weighed = { chosen: "a", weighed: action };
  expect(pressed(ATTACKS, HOLDING_A, "03.03", GROUND, null)).toEqual({ means: "draft", draft: weighed });
  expect(pressed(ATTACKS, weighed, "03.03", GROUND, null)).toEqual({ means: "commit", action });
});

test("pressing a space that is not offered asks why not, with the action it would be", () => {
  const action = { do: "move", seat: "red", piece: "a", to: "09.09" };
  expect(pressed(MOVES, HOLDING_A, "09.09", GROUND, null)).toEqual({ means: "doubt", action });
});

test("pressing an own piece that cannot move asks why not", () => {
  expect(pressed(MOVES, NO_DRAFT, "04.04", GROUND, null)).toMatchObject({ means: "doubt", action: { piece: "done" } });
});

test("pressing an enemy with nothing in hand looks at him", () => {
  expect(pressed(MOVES, NO_DRAFT, "03.03", GROUND, null)).toEqual({ means: "inspect", piece: "foe" });
});

test("pressing bare ground with an attacker in hand puts him down", () => {
  expect(pressed(ATTACKS, HOLDING_A, "09.09", GROUND, null)).toEqual({ means: "draft", draft: NO_DRAFT });
});

test("while an army deploys a ring takes the next piece and a placed piece goes back into the hand", () => {
  const menu: Menu = {
    exact: true,
    offers: [
      { do: "place", seat: "red", piece: "next", at: { one: ["01.01", "05.05"] } },
      { do: "lift", seat: "red", piece: { one: ["a"] } },
    ],
  };
  expect(pressed(menu, NO_DRAFT, "05.05", GROUND, "next")).toMatchObject({ means: "commit", action: { do: "place", at: "05.05" } });
  expect(pressed(menu, NO_DRAFT, "01.01", GROUND, "next")).toMatchObject({ means: "commit", action: { do: "lift", piece: "a" } });
  const holding = { chosen: "next", weighed: null };
  expect(pressed(menu, holding, "01.01", GROUND, "next")).toMatchObject({ means: "commit", action: { do: "place", at: "01.01" } });
});

test("one step back leaves the scales, then the hand, then nothing", () => {
  const weighed = { chosen: "a", weighed: { do: "attack", seat: "red" } };
  expect(back(weighed)).toEqual(HOLDING_A);
  expect(back(HOLDING_A)).toEqual(NO_DRAFT);
  expect(back(NO_DRAFT)).toBeNull();
});

test("a draft stays only as far as the new menu allows it", () => {
  const weighed = { chosen: "a", weighed: { do: "attack", seat: "red", piece: "a", target: "foe" } };
  expect(kept(weighed, ATTACKS)).toBe(weighed);
  expect(kept(weighed, MOVES)).toEqual(HOLDING_A);
  expect(kept({ chosen: "gone", weighed: null }, MOVES)).toEqual(NO_DRAFT);
});
