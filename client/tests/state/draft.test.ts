import { expect, test } from "vitest";
import { type Draft, type Ground, NO_DRAFT, type Table, aimedAlso, back, holding, joined, kept, pressed, valued, variants } from "../../src/state/draft";
import type { Grammar, Menu } from "../../src/state/menu";

const GRAMMAR: Grammar = {
  move: { who: "piece", what: "to" },
  march: { who: "piece", way: "path" },
  place: { who: "piece", what: "at" },
  lift: { what: "piece" },
  attack: { who: "piece", what: "target", isWeighed: true },
  assault: { who: "units", what: "hexes", isWeighed: true },
  shoot: { who: "units", what: "target", isWeighed: true },
  retreat: { who: "piece", way: "path", isStepped: true },
  lose: { who: "units" },
  evade: { way: "path", isWeighed: true },
  join: { what: "piece" },
  share: { who: "piece" },
  end: { isClosing: true },
};
const MOVES: Menu = {
  exact: true,
  offers: [
    { do: "move", seat: "red", piece: "a", to: { one: ["01.02"] } },
    { do: "move", seat: "red", piece: "b", to: { one: ["01.02", "01.03"] } },
    { do: "end", seat: "red" },
  ],
};
const ATTACKS: Menu = { exact: true, offers: [{ do: "attack", seat: "red", piece: "a", target: { one: ["foe"] } }] };
const STANDING: Readonly<Record<string, readonly string[]>> = {
  "01.01": ["a"],
  "02.02": ["b", "chief"],
  "03.03": ["foe"],
  "04.04": ["done"],
  "05.01": ["foe2"],
};
const GROUND: Ground = {
  isPlace: (value) => /^\d/.test(value),
  piecesAt: (place) => STANDING[place] ?? [],
  isOwn: (piece) => !piece.startsWith("foe"),
};
const at = (menu: Menu): Table => ({ menu, grammar: GRAMMAR, ground: GROUND });
const drafted = (draft: Partial<Draft>) => ({ means: "draft", draft: { ...NO_DRAFT, ...draft } });

test("pressing a piece that can act takes it in hand, pressing it again puts it down", () => {
  expect(pressed(at(MOVES), NO_DRAFT, "01.01", null)).toMatchObject(drafted({ chosen: "a" }));
  expect(pressed(at(MOVES), holding("a"), "01.01", null)).toMatchObject(drafted({}));
});

test("pressing another piece that can act takes that one instead", () => {
  expect(pressed(at(MOVES), holding("a"), "02.02", null)).toMatchObject(drafted({ chosen: "b" }));
});

test("pressing a stack again takes the next piece of it that can act", () => {
  const menu: Menu = { exact: true, offers: [...MOVES.offers, { do: "move", seat: "red", piece: "chief", to: { one: ["01.03"] } }] };
  expect(pressed(at(menu), holding("b"), "02.02", null)).toMatchObject(drafted({ chosen: "chief" }));
  expect(pressed(at(menu), holding("chief"), "02.02", null)).toMatchObject(drafted({}));
});

test("pressing a ring moves the piece in hand at once", () => {
  const action = { do: "move", seat: "red", piece: "a", to: "01.02" };
  expect(pressed(at(MOVES), holding("a"), "01.02", null)).toEqual({ means: "commit", action });
});

const WAYS = { one: [["01.02", "01.03"], ["01.03"], ["01.02"]] };

test("pressing where a single way leads takes it, and where several do puts one of them on the scales", () => {
  const menu: Menu = { exact: true, offers: [{ do: "march", seat: "red", piece: "a", path: WAYS }] };
  expect(pressed(at(menu), holding("a"), "01.02", null)).toMatchObject({ means: "commit", action: { path: ["01.02"] } });
  const pressing = pressed(at(menu), holding("a"), "01.03", null) as { draft: Draft };
  expect(variants(at(menu), pressing.draft).map(({ path }) => path)).toEqual([["01.02", "01.03"], ["01.03"]]);
});

test("of two ways that are shown step by step the shorter is taken", () => {
  const menu: Menu = { exact: true, offers: [{ do: "retreat", seat: "red", piece: "a", path: WAYS }] };
  expect(pressed(at(menu), holding("a"), "01.03", null)).toMatchObject({ means: "commit", action: { path: ["01.03"] } });
});

test("the first press on an enemy only weighs, the second commits", () => {
  const action = { do: "attack", seat: "red", piece: "a", target: "foe" };
  const weighed = { ...NO_DRAFT, chosen: "a", aims: ["foe"], weighed: action };
  expect(pressed(at(ATTACKS), holding("a"), "03.03", null)).toMatchObject(drafted(weighed));
  expect(pressed(at(ATTACKS), weighed, "03.03", null)).toEqual({ means: "commit", action });
});

const FRONTS: Menu = {
  exact: true,
  offers: [
    { do: "assault", seat: "red", hexes: ["03.03"], rider: "", units: { one: [["a"], ["b"], ["a", "b"]] } },
    { do: "assault", seat: "red", hexes: ["03.03"], rider: "a", units: { one: [["a"], ["a", "b"]] } },
    { do: "assault", seat: "red", hexes: ["05.01"], rider: "", units: { one: [["a"]] } },
    { do: "assault", seat: "red", hexes: ["03.03", "05.01"], rider: "", units: { one: [["a"]] } },
  ],
};

function onTheScales(...places: string[]): Draft {
  return places.reduce<Draft>((draft, place) => {
    const pressing = pressed(at(FRONTS), draft, place, null);
    if (pressing.means !== "draft") throw new Error(pressing.means);
    return pressing.draft;
  }, NO_DRAFT);
}

test("another own piece joins the attack and steps out again", () => {
  expect(onTheScales("01.01", "03.03").weighed).toMatchObject({ units: ["a"], hexes: ["03.03"] });
  expect(onTheScales("01.01", "03.03", "02.02").weighed).toMatchObject({ units: ["a", "b"] });
  expect(onTheScales("02.02", "03.03", "01.01").weighed).toMatchObject({ units: ["a", "b"] });
  expect(onTheScales("01.01", "03.03", "02.02", "02.02").weighed).toMatchObject({ units: ["a"] });
});

test("a second target is added as long as all who attack touch it, else those who do not are dropped", () => {
  expect(onTheScales("01.01", "03.03", "05.01").weighed).toMatchObject({ units: ["a"], hexes: ["03.03", "05.01"] });
  const pressing = pressed(at(FRONTS), onTheScales("01.01", "03.03", "02.02"), "05.01", null);
  expect(pressing).toMatchObject({ means: "draft", dropped: ["b"], draft: { chosen: "a", others: [], aims: ["05.01"] } });
});

test("a target may be named before those who attack it", () => {
  expect(onTheScales("03.03")).toMatchObject({ chosen: null, aims: ["03.03"], weighed: null });
  expect(onTheScales("03.03", "02.02").weighed).toMatchObject({ units: ["b"], hexes: ["03.03"] });
});

test("manners that nobody picks are variants, the bolder one on the scales", () => {
  const draft = onTheScales("01.01", "03.03");
  expect(draft.weighed).toMatchObject({ rider: "a" });
  expect(variants(at(FRONTS), draft).map(({ rider }) => rider)).toEqual(["", "a"]);
});

test("keys add and drop attackers and targets without the mouse", () => {
  const draft = onTheScales("01.01", "03.03");
  expect(joined(at(FRONTS), draft, "b")?.weighed).toMatchObject({ units: ["a", "b"] });
  expect(joined(at(FRONTS), draft, "done")).toBeNull();
  expect(aimedAlso(at(FRONTS), draft, "05.01")?.weighed).toMatchObject({ hexes: ["03.03", "05.01"] });
  expect(aimedAlso(at(FRONTS), draft, "03.03")).toMatchObject({ aims: [], weighed: null });
});

test("some of several fire together, in the order of the list, and never more than may", () => {
  const menu: Menu = { exact: true, offers: [{ do: "shoot", seat: "red", target: "foe", units: { some: ["a", "b", "chief"], least: 1, most: 2 } }] };
  const first = pressed(at(menu), holding("b"), "03.03", null);
  expect(first).toMatchObject({ draft: { weighed: { units: ["b"], target: "foe" } } });
  const two = joined(at(menu), (first as { draft: Draft }).draft, "a") as Draft;
  expect(two.weighed).toMatchObject({ units: ["a", "b"] });
  expect(joined(at(menu), two, "chief")).toBeNull();
});

test("whoever must fall without a way goes on the scales at once", () => {
  const menu: Menu = { exact: true, offers: [{ do: "retreat", seat: "red", piece: "a", path: [], way: "" }] };
  expect(pressed(at(menu), NO_DRAFT, "01.01", null)).toMatchObject({ means: "draft", draft: { weighed: { piece: "a", path: [] } } });
});

test("losses are named piece by piece until they are enough", () => {
  const menu: Menu = { exact: true, offers: [{ do: "lose", seat: "red", units: { one: [["a", "b"], ["done"]] } }] };
  const first = pressed(at(menu), NO_DRAFT, "01.01", null) as { draft: Draft };
  expect(first.draft).toMatchObject({ chosen: "a", weighed: null });
  expect(joined(at(menu), first.draft, "b")?.weighed).toMatchObject({ units: ["a", "b"] });
});

test("what needs nobody in hand is pressed as it stands", () => {
  const menu: Menu = {
    exact: true,
    offers: [
      { do: "evade", seat: "red", path: { one: [["01.02"], ["01.02", "01.03"]] } },
      { do: "join", seat: "red", piece: { one: ["a"] } },
    ],
  };
  expect(pressed(at(menu), NO_DRAFT, "01.03", null)).toMatchObject({ means: "draft", draft: { weighed: { path: ["01.02", "01.03"] } } });
  expect(pressed(at(menu), NO_DRAFT, "01.01", null)).toEqual({ means: "commit", action: { do: "join", seat: "red", piece: "a" } });
});

test("a hole that names nothing on the board waits for its value", () => {
  const menu: Menu = { exact: true, offers: [{ do: "share", seat: "red", piece: "a", points: { amounts: { x: 2, y: 1 }, total: 2 } }] };
  const draft = holding("a");
  expect(valued(at(menu), draft, "points", [["x", 2], ["y", 1]]).weighed).toBeNull();
  expect(valued(at(menu), draft, "points", [["x", 1], ["y", 1]]).weighed).toMatchObject({ points: [["x", 1], ["y", 1]] });
});

test("pressing a space that is not offered asks why not, with the action it would be", () => {
  const action = { do: "move", seat: "red", piece: "a", to: "09.09" };
  expect(pressed(at(MOVES), holding("a"), "09.09", null)).toEqual({ means: "doubt", action });
});

test("pressing an own piece that cannot move asks why not", () => {
  expect(pressed(at(MOVES), NO_DRAFT, "04.04", null)).toMatchObject({ means: "doubt", action: { piece: "done" } });
});

test("pressing an enemy with nothing in hand looks at him", () => {
  expect(pressed(at(MOVES), NO_DRAFT, "03.03", null)).toEqual({ means: "inspect", piece: "foe" });
});

test("pressing bare ground with an attacker in hand puts him down", () => {
  expect(pressed(at(ATTACKS), holding("a"), "09.09", null)).toMatchObject(drafted({}));
});

test("while an army deploys a ring takes the next piece and a placed piece goes back into the hand", () => {
  const menu: Menu = {
    exact: true,
    offers: [
      { do: "place", seat: "red", piece: "next", at: { one: ["01.01", "05.05"] } },
      { do: "lift", seat: "red", piece: { one: ["a"] } },
    ],
  };
  expect(pressed(at(menu), NO_DRAFT, "05.05", "next")).toMatchObject({ means: "commit", action: { do: "place", at: "05.05" } });
  expect(pressed(at(menu), NO_DRAFT, "01.01", "next")).toMatchObject({ means: "commit", action: { do: "lift", piece: "a" } });
  expect(pressed(at(menu), holding("next"), "01.01", "next")).toMatchObject({ means: "commit", action: { do: "place", at: "01.01" } });
});

test("a deed of somebody is no deed while nobody is in hand", () => {
  const menu: Menu = {
    exact: true,
    offers: [
      { do: "lift", seat: "red", piece: { one: ["a"] } },
      { do: "move", seat: "red", piece: "chief", to: { one: ["a"] } },
    ],
  };
  expect(pressed(at(menu), NO_DRAFT, "01.01", null)).toEqual({ means: "commit", action: { do: "lift", seat: "red", piece: "a" } });
});

test("one step back leaves the scales, then the others, then the hand, then nothing", () => {
  const weighed = { ...holding("a"), others: ["b"], aims: ["foe"], weighed: { do: "attack", seat: "red" } };
  expect(back(weighed)).toEqual({ ...holding("a"), others: ["b"] });
  expect(back({ ...holding("a"), others: ["b"] })).toEqual(holding("a"));
  expect(back(holding("a"))).toEqual(NO_DRAFT);
  expect(back(NO_DRAFT)).toBeNull();
});

test("a draft stays only as far as the new menu allows it", () => {
  const weighed = { ...holding("a"), aims: ["foe"], weighed: { do: "attack", seat: "red", piece: "a", target: "foe" } };
  expect(kept(weighed, ATTACKS, GRAMMAR)).toBe(weighed);
  expect(kept(weighed, MOVES, GRAMMAR)).toEqual(holding("a"));
  expect(kept(holding("gone"), MOVES, GRAMMAR)).toEqual(NO_DRAFT);
});
