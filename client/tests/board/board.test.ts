import { describe, expect, test } from "vitest";
import { divisions } from "../../src/cartographer/geometry/divisions";
import { layoutOf } from "../../src/cartographer/geometry/layout";
import { ON_MAP_SIZE, scaleFor } from "../../src/counters/counter";
import { fromBelow, placing } from "../../src/counters/placing";
import { beyond } from "../../src/shell/board/edges";
import { growth, isOnStrip, stripOf } from "../../src/shell/board/strip";
import { nextMode, zonesShown } from "../../src/shell/board/zones";
import { tokens } from "../../src/skins/acre/tokens";
import type { AcreView } from "../../src/skins/acre/view";
import { zones } from "../../src/skins/acre/zones";
import { ACRE_ORNAMENT } from "../../src/skins/acre/map";
import { ACRE, ARSOUF } from "../cartographer/sheets";
import view from "../skins/views/acre.json";

const VIEW = view as unknown as AcreView;
const TOKENS = tokens(VIEW);
const LAYOUT = layoutOf(ACRE, ACRE_ORNAMENT.room);

describe("zones of control", () => {
  const asked = (ask: string) => zones({ ...VIEW, position: { ...VIEW.position, ask } });

  test("are the enemy's while one moves and fights, one's own at the set-up and where the beaten are driven", () => {
    expect(["move", "attack", "react"].map((ask) => asked(ask).due)).toEqual([["muslim"], ["muslim"], ["muslim"]]);
    expect(["deploy", "retreat"].map((ask) => asked(ask).due)).toEqual([["crusader"], ["crusader"]]);
    expect(zones({ ...VIEW, position: { ask: null } }).due).toEqual([]);
  });

  test("are what the server says, and a side's own pieces leave no holes in them", () => {
    const [muslim] = zonesShown(zones(VIEW), "due", TOKENS, LAYOUT);
    expect(muslim?.side).toBe("muslim");
    const added = [...(muslim?.spaces ?? [])].filter((place) => !VIEW.zoc["muslim"]?.includes(place));
    const own = new Set(TOKENS.filter(({ side }) => side === "muslim").map(({ at }) => at));
    expect(added.length).toBeGreaterThan(0);
    expect(added.filter((place) => !own.has(place))).toEqual([]);
  });

  test("turn from what matters to both to none and back", () => {
    expect([nextMode("due"), nextMode("both"), nextMode("none")]).toEqual(["both", "none", "due"]);
    expect(zonesShown(zones(VIEW), "both", TOKENS, LAYOUT)).toHaveLength(2);
    expect(zonesShown(zones(VIEW), "none", TOKENS, LAYOUT)).toEqual([]);
  });
});

describe("the edge of the window", () => {
  const pane = { width: 1000, height: 600 };

  test("tells what lies beyond it, by the way there", () => {
    const camera = { x: -100, y: -200, scale: 0.5 };
    const spots = [{ x: 1000, y: 900 }, { x: 1000, y: 100 }, { x: 1000, y: 2000 }, { x: 900, y: 2400 }, { x: 50, y: 900 }, { x: 2600, y: 900 }];
    const ways = beyond(spots, camera, pane).map(({ way, spots: those }) => [way, those.length]);
    expect(ways).toEqual([["north", 1], ["south", 2], ["west", 1], ["east", 1]]);
  });

  test("says nothing of what is in sight", () => {
    expect(beyond([{ x: 500, y: 300 }], { x: 0, y: 0, scale: 1 }, pane)).toEqual([]);
  });
});

const SEEN = { left: 0, top: 0, width: 1600, height: 1600 };

describe("the strip of a stack", () => {
  test("lies in rows for a tall stack and keeps inside the window", () => {
    const twenty = stripOf(20, [1580, 1590], 1, SEEN);
    expect(twenty.columns).toBe(6);
    expect(twenty.height).toBe(4 * 104);
    expect([twenty.left + twenty.width, twenty.top + twenty.height]).toEqual([1590, 1590]);
    expect(isOnStrip([1580, 1580], twenty)).toBe(true);
  });

  test("begins over its space, runs east and is as long as its pieces", () => {
    expect(isOnStrip([1000, 1000], stripOf(2, [1000, 1000], 1, SEEN))).toBe(true);
    expect(isOnStrip([1100, 1000], stripOf(2, [1000, 1000], 1, SEEN))).toBe(true);
    expect(isOnStrip([1180, 1000], stripOf(2, [1000, 1000], 1, SEEN))).toBe(false);
    expect(isOnStrip([1180, 1000], stripOf(3, [1000, 1000], 1, SEEN))).toBe(true);
    expect(isOnStrip([940, 1000], stripOf(3, [1000, 1000], 1, SEEN))).toBe(false);
    expect(isOnStrip([1000, 1060], stripOf(3, [1000, 1000], 1, SEEN))).toBe(false);
  });

  test("does not shrink with a small map", () => {
    expect(growth(0.86)).toBe(1);
    expect(growth(0.215)).toBe(2);
    expect(isOnStrip([1180, 1000], stripOf(2, [1000, 1000], growth(0.3), SEEN))).toBe(true);
  });
});

test("counters lie where their spot says, the lower ones first", () => {
  const leader = TOKENS.find(({ id }) => id === "guy")!;
  const [x, y] = LAYOUT.centre(leader.at!);
  expect(placing(LAYOUT, { at: leader.at!, spot: leader.spot! })).toEqual({ x: x + 34, y: y - 29, scale: scaleFor(52), turn: 0 });
  expect(placing(LAYOUT, { at: "1010" }).scale).toBe(scaleFor(ON_MAP_SIZE));
  const layers = fromBelow(TOKENS).map(({ spot }) => spot?.layer ?? 1);
  expect(layers).toEqual([...layers].sort((a, b) => a - b));
});

test("the divisions of the frame carry the printed figures and meet without gaps", () => {
  const [columns, rows] = [divisions(LAYOUT, ACRE, 1), divisions(LAYOUT, ACRE, 0)];
  expect([columns[0]?.figure, columns.at(-1)?.figure, rows[0]?.figure, rows.at(-1)?.figure]).toEqual(["01", "26", "01", "29"]);
  for (const all of [columns, rows]) all.slice(1).forEach(({ from }, at) => expect(from).toBeCloseTo(all[at]!.to, 5));
  expect(divisions(layoutOf(ARSOUF, ACRE_ORNAMENT.room), ARSOUF, 0)[0]?.figure).toBe("0");
});
