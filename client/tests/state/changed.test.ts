import { expect, test } from "vitest";
import type { Token } from "../../src/skins/skin";
import type { Page } from "../../src/state/chapters";
import { changesOf, isGrave, listed, spanOf } from "../../src/state/changed";
import type { Deed, How } from "../../src/state/deeds";

const token = (id: string, side: string, at: string | null, condition = "fit", isMarker = false): Token => ({
  id, kind: id, side, at, condition, charging: null, card: { kind: id, cloth: "red", fightingValue: 1, moves: 1, isMarker },
});
const page = (entry: number, side?: string, way: readonly string[] = []): Page => ({
  entry, seat: entry < 0 ? null : "any", isByBot: false, action: null, way, told: side ? [{ event: "turn-began", clause: "", side }] : [],
});
const half = (told: Page["told"]) => {
  const began = told.find(({ event }) => event === "turn-began");
  return began ? { side: String(began["side"]) } : null;
};
const went = (piece: string, from: string, to: string, entry = 0): Deed => ({ is: "went", entry, clause: "5", piece, from, to });
const struck = (by: string, at: string): Deed => ({ is: "struck", entry: 0, clause: "6", by: [by], at: [at] });
const fared = (piece: string, how: How): Deed => ({ is: "fared", entry: 0, clause: "7", piece, how });

const BEFORE = [token("mine", "red", "1"), token("other", "red", "2"), token("rider", "green", "5"), token("bow", "green", "6"), token("camp", "red", "9", "fit", true)];
const changed = (deeds: readonly Deed[], now = BEFORE, pages: readonly Page[] = []) => changesOf(BEFORE, now, pages, deeds, "red");

test.each([
  ["before anybody had a turn", [page(-1), page(0)], null],
  ["in one's own first turn", [page(-1), page(0, "red"), page(1)], null],
  ["during another's turn", [page(-1), page(0, "red"), page(1, "green"), page(2), page(3)], { from: 2, to: 4, isOver: false }],
  ["right after it", [page(-1), page(0, "red"), page(1, "green"), page(2), page(3, "red")], { from: 2, to: 4, isOver: true }],
  ["later in one's own turn", [page(-1), page(0, "red"), page(1, "green"), page(2, "red"), page(3), page(4)], { from: 2, to: 3, isOver: true }],
  ["after two turns, of the last", [page(-1), page(0, "green"), page(1, "red"), page(2, "green"), page(3, "red")], { from: 3, to: 4, isOver: true }],
] as const)("the others' turn %s", (_, pages, span) => {
  expect(spanOf(pages, half, "red", null)).toEqual(span);
});

test("a game that begins in the middle of another's turn counts from its beginning", () => {
  expect(spanOf([page(-1), page(0), page(1, "red")], half, "red", "green")).toEqual({ from: 0, to: 2, isOver: true });
});

test("moves of one piece are one trail along the ways it took, and are numbered", () => {
  const { moved, counts } = changed([went("rider", "5", "7", 0), went("rider", "7", "8", 1), went("bow", "6", "4", 2)], BEFORE, [page(0, undefined, ["5", "6", "7"])]);
  expect(moved.map(({ piece, number, way, stood, last }) => ({ piece, number, way, stood, last }))).toEqual([
    { piece: "rider", number: 1, way: ["5", "6", "7", "8"], stood: "5", last: "8" },
    { piece: "bow", number: 2, way: ["6", "4"], stood: "6", last: "4" },
  ]);
  expect(counts).toEqual({ lost: 0, hurt: 0, held: 0, moved: 2, same: 2 });
});

test("of what befell a piece the worst is told, and one's own stand worst first", () => {
  const { own, counts } = changed([fared("mine", "held"), fared("other", "hurt"), fared("other", "lost"), fared("other", "held")]);
  expect(own.map(({ piece, fared }) => [piece, fared?.how])).toEqual([["other", "lost"], ["mine", "held"]]);
  expect(counts).toMatchObject({ lost: 1, hurt: 0, held: 1, same: 2 });
});

test("an attack leads from where the attacker stood by then, and its victor is listed only if something befell him", () => {
  const { strikes, own, moved } = changed([went("rider", "5", "3"), struck("rider", "mine"), fared("rider", "hurt")]);
  expect(strikes).toEqual([{ by: "rider", from: "3", to: "1" }]);
  expect(own).toEqual([]);
  expect(moved[0]).toMatchObject({ struck: ["mine"], fared: { how: "hurt" } });
});

test("whoever struck without moving, or got better, stands among the rest", () => {
  const { rest } = changed([went("rider", "5", "3"), struck("bow", "mine"), fared("mine", "mended")]);
  expect(rest.map(({ piece, number }) => [piece, number])).toEqual([["bow", 2], ["mine", 3]]);
});

test("markers, the changed and the gone do not stand as before", () => {
  const now = [token("mine", "red", "1", "wounded"), token("other", "red", null), token("rider", "green", "5"), token("bow", "green", "6")];
  expect(changed([], now).counts.same).toBe(2);
});

test("a piece that stood nowhere is not listed", () => {
  expect(listed(changed([went("stranger", "1", "2"), fared("stranger", "lost")]))).toEqual([]);
});

test("harm to one's own is grave, and so is it when more than three moved", () => {
  expect(isGrave(changed([fared("mine", "hurt")]))).toBe(true);
  expect(isGrave(changed([fared("mine", "held"), fared("rider", "lost"), went("rider", "5", "7")]))).toBe(false);
  const many = ["a", "b", "c", "d"].map((id) => token(id, "green", id));
  const moves = many.map(({ id }) => went(id, id, "9"));
  expect(isGrave(changesOf(many, many, [], moves.slice(1), "red"))).toBe(false);
  expect(isGrave(changesOf(many, many, [], moves, "red"))).toBe(true);
});
