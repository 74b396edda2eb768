import { describe, expect, test } from "vitest";
import arms from "../../src/art/arms.svg?raw";
import charges from "../../src/art/charges.svg?raw";
import cards from "../../src/art/cards.svg?raw";
import dice from "../../src/art/dice.svg?raw";
import gonfalons from "../../src/art/gonfalons.svg?raw";
import icons from "../../src/art/icons.svg?raw";
import marks from "../../src/art/marks.svg?raw";
import { type CounterPiece, armsOf, counter } from "../../src/counters/counter";
import { PIECES } from "../../src/studio/position";

const SPRITE = [cards, charges, arms, marks, dice, gonfalons, icons].join("");
const IDS = [...SPRITE.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
const KINDS =
  "templars hospitallers knights infantry baggage richard mamelukes horse-archers skirmishers saladin".split(" ");
const TEMPLARS: CounterPiece = { kind: "templars", cloth: "red", fightingValue: 4, moves: 2 };

test("the ids of the sprite are unique and it refers to no other", () => {
  expect(new Set(IDS).size).toBe(IDS.length);
  const referred = [...SPRITE.matchAll(/(?:href="#|url\(#)([\w-]+)/g)].map((match) => match[1]);
  expect(referred.filter((id) => !IDS.includes(id))).toEqual([]);
});

test.each(KINDS)("%s have arms", (kind) => expect(IDS).toContain(armsOf(kind)));

test("each body of knights has arms of its own, and another kind one for all", () => {
  expect([1, 2, 3].map((number) => armsOf("knights", number))).toEqual([
    "arms-knights-1",
    "arms-knights-2",
    "arms-knights-3",
  ]);
  expect(armsOf("infantry", 5)).toBe("arms-infantry");
});

test("a kind without arms is an error that names it", () => {
  expect(() => armsOf("dragoons")).toThrow("dragoons");
});

test("the studio shows every kind, and every symbol of its counters is drawn", () => {
  expect(new Set(PIECES.map((piece) => piece.kind))).toEqual(new Set(KINDS));
  const used = PIECES.flatMap((piece) => [...counter(piece).matchAll(/href="#([\w-]+)"/g)].map((match) => match[1]));
  expect(used.filter((id) => !IDS.includes(id))).toEqual([]);
});

describe("the card", () => {
  test("shows the side by its shape and a leader by its edge", () => {
    expect(counter(TEMPLARS)).toContain("#card-red");
    expect(counter({ ...TEMPLARS, kind: "saladin", cloth: "green", isLeader: true })).toContain("#card-green-leader");
  });

  test("shows the fighting value left and the moves right after their chevrons", () => {
    const figures = [...counter(TEMPLARS).matchAll(/<text x="(\S+)"[^>]*>([^<]+)</g)].map((match) => [
      match[1],
      match[2],
    ]);
    expect(figures).toEqual([
      ["-29", "4"],
      ["32", "2"],
    ]);
    expect(counter(TEMPLARS)).toContain("#moves-red");
  });

  test("shows the moves of foot off and on the road as a pair", () => {
    const foot = counter({ ...TEMPLARS, kind: "infantry", moves: [1, 2] });
    expect(foot).toContain(">1–2</text>");
    expect(foot).not.toContain("#moves-");
  });
});

describe("a card of two faces", () => {
  const bowmen: CounterPiece = { ...TEMPLARS, kind: "crossbowmen", archery: 3 };

  test("prints what it shoots with in its upper right corner, in ink", () => {
    expect(counter(bowmen)).toMatch(/<text x="36" y="-26"[^>]*fill="var\(--card-ink,#2a1d0e\)">3</);
    expect(counter({ ...bowmen, archery: 0 })).not.toContain('y="-26"');
  });

  test("bears a broken line when disorganized, under its figures", () => {
    expect(counter({ ...bowmen, isDisorganized: true })).toMatch(/#arms-crossbowmen".*#state-disorganized".*<text/);
  });

  test("takes its arms from another name where it is told to, and has no figures as a marker", () => {
    const camp = counter({ ...TEMPLARS, kind: "camp", arms: "camp-crusader", isMarker: true });
    expect(camp).toContain("#arms-camp-crusader");
    expect(camp).not.toContain("<text");
  });
});

describe("the states", () => {
  test("a fresh piece shows none", () => expect(counter(TEMPLARS)).not.toMatch(/state-|rotate|opacity/));

  test("a wounded piece lies tilted under a saltire, its lozenge upright", () => {
    const wounded = counter({ ...TEMPLARS, isWounded: true, canAct: true });
    expect(wounded).toMatch(/^<g transform="rotate\(-13\)">.*#state-wounded.*<\/g><use href="#state-ready"[^>]*>$/);
  });

  test("a piece that must still act bears a red lozenge instead of the gold one", () => {
    const owed = counter({ ...TEMPLARS, canAct: true, isOwed: true });
    expect(owed).toContain("#state-owed");
    expect(owed).not.toContain("#state-ready");
  });

  test("a piece that has acted is hatched and its arms are pale", () => {
    expect(counter({ ...TEMPLARS, hasActed: true })).toMatch(
      /#arms-templars"[^>]* opacity="0.6".*#state-acted-red/,
    );
  });
});
