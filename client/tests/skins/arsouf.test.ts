import { expect, test } from "vitest";
import { ARSOUF } from "../../src/skins/arsouf";
import type { ArsoufView } from "../../src/skins/arsouf/view";
import type { Told } from "../../src/skins/skin";

const VIEW: ArsoufView = {
  seat: "crusader",
  position: {
    ask: "attack",
    seat: "crusader",
    pieces: [
      { piece: "knights-2", at: "04.04", moved: true, charging: "04.02" },
      { piece: "saladin", at: "04.02", wounded: true },
    ],
    arrived: ["baggage-1", "infantry-3"],
  },
  pieces: [
    { piece: "knights-2", kind: "knights", side: "crusader", fighting_value: 3, spaces: 2, condition: "fit" },
    { piece: "saladin", kind: "saladin", side: "muslim", fighting_value: 2, spaces: 3, condition: "wounded" },
    { piece: "baggage-1", kind: "baggage", side: "crusader", fighting_value: 1, spaces: 1, condition: "arrived" },
  ],
  progress: { turn: 12, turn_limit: 50, baggage: 1, baggage_needed: 2, others: 1, others_needed: 2 },
};
const TOKENS = ARSOUF.tokens(VIEW);
const FIGHT: readonly Told[] = [
  { event: "reckoned", clause: "6.4", what: "attack", who: "knights-2", lines: [{ clause: "1.1", why: "value", who: "knights-2", add: 6 }, { clause: "6.6", why: "leader-away", who: "richard" }] },
  { event: "reckoned", clause: "6.5", what: "defence", who: "saladin", lines: [{ clause: "1.4", why: "value", who: "saladin", add: 4 }] },
  { event: "rolled", clause: "6.4", why: "attack", sides: 6, face: 5 },
  { event: "rolled", clause: "6.5", why: "defence", sides: 6, face: 2 },
  { event: "fought", clause: "6.7", piece: "knights-2", target: "saladin", attack: 16, defence: 8 },
  { event: "killed", clause: "6.10", piece: "saladin" },
];

test("pieces are drawn as the view has them", () => {
  const [knights, saladin, baggage] = TOKENS;
  expect(knights).toMatchObject({ at: "04.04", charging: "04.02", card: { number: 2, isLeader: false, hasActed: false, moves: 2 } });
  expect(saladin).toMatchObject({ card: { isLeader: true, isWounded: true } });
  expect(baggage).toMatchObject({ at: null, condition: "arrived", card: { moves: [1, 2] } });
});

test("progress counts what the server counts", () => {
  const { turn, of, slots } = ARSOUF.progress(VIEW);
  expect([turn, of]).toEqual([12, 50]);
  expect(slots.map(({ arrived, count, needed }) => [arrived, count, needed])).toEqual([[["baggage-1"], 1, 2], [["infantry-3"], 1, 2]]);
});

test("an attack is one line with both dice and what they made", () => {
  const began: Told = { event: "turn-began", clause: "4.6", turn: 3, side: "crusader" };
  const items = ARSOUF.log([{ entry: -1, told: [began] }, { entry: 0, told: FIGHT }], VIEW);
  expect(items.map(({ is }) => is)).toEqual(["heading", "line"]);
  expect(items[1]).toMatchObject({
    clause: "6.10",
    kind: "loss",
    text: { key: "skin-arsouf-attacks", args: { at: "04.02" } },
    throws: [{ side: "crusader", face: 5, added: 6, total: 16 }, { side: "muslim", face: 2, added: 4, total: 8 }],
    result: { key: "skin-arsouf-result-killed", isHarm: true },
  });
});

test("a move that becomes a charge is told as one line", () => {
  const told: Told[] = [
    { event: "moved", clause: "1.2", piece: "knights-2", start: "04.06", to: "04.04" },
    { event: "charged", clause: "m5.5", piece: "knights-2", target: "saladin" },
  ];
  expect(ARSOUF.log([{ entry: 1, told }], null)).toMatchObject([{ text: { key: "skin-arsouf-charges" }, clause: "m5.5", places: ["04.06", "04.04"] }]);
  expect(ARSOUF.trail(told)).toEqual({ piece: "knights-2", from: "04.06", to: "04.04" });
  expect(ARSOUF.deed(told)?.clause).toBe("m5.5");
});

test("where nobody attacked the log says so, and an empty phase leaves no heading", () => {
  const none: Told = { event: "phase-ended", clause: "6.3", side: "crusader", phase: "attack" };
  expect(ARSOUF.log([{ entry: 1, told: [none] }], null)).toMatchObject([{ text: { key: "skin-arsouf-no-attacks" } }]);
  const skipped: Told[] = [
    { event: "phase-ended", clause: "6.1", side: "crusader", phase: "move" },
    { event: "turn-began", clause: "3.3", turn: 1, side: "muslim" },
  ];
  expect(ARSOUF.log([{ entry: 1, told: skipped }], null)).toMatchObject([{ is: "heading", text: { args: { side: "muslim", ask: "move" } } }]);
});

test("the end of a phase with attacks is no phase without them, in the log or as a deed of its own", () => {
  const end: Told = { event: "phase-ended", clause: "6.3", side: "muslim", phase: "attack" };
  expect(ARSOUF.deed([end])).toMatchObject({ text: { key: "event-phase-ended" }, clause: "6.3" });
  const announced: Told = { event: "announced", clause: "R8", piece: "mamelukes-1", target: "templars" };
  const lines = ARSOUF.log([{ entry: 1, told: [announced] }, { entry: 2, told: [end] }], null);
  expect(lines).toMatchObject([{ text: { key: "event-announced" } }]);
});

test("sums keep every line, those that count nothing too", () => {
  const [attack, defence] = ARSOUF.sums(FIGHT, TOKENS);
  expect(attack).toMatchObject({ title: "attack", who: "knights-2", total: 6 });
  expect(attack?.lines.map(({ add, isOwn }) => [add, isOwn])).toEqual([[6, true], [0, false]]);
  expect(defence?.total).toBe(4);
});

test("an outcome harms the target, the attacker or nobody", () => {
  const action = { do: "attack", seat: "crusader", piece: "knights-2", target: "saladin" };
  expect(ARSOUF.chance(FIGHT, action)).toMatchObject({ fill: "harm", args: { piece: "saladin" } });
  expect(ARSOUF.chance([{ event: "wounded", clause: "6.7", piece: "knights-2" }], action).fill).toBe("backfire");
  expect(ARSOUF.chance([{ event: "withstood", clause: "6.8" }], action).fill).toBe("nothing");
});

test("notes speak of the leader beside a piece, of charges and of wounds", () => {
  const notes = (id: string) => ARSOUF.notes(TOKENS.find((token) => token.id === id)!, TOKENS, () => true).map(({ clause }) => clause);
  expect(notes("knights-2")).toEqual(["1.2", "7.1"]);
  expect(notes("saladin")).toEqual(["6.11", "6.6", "6.9"]);
});

test("the prompt names what is in hand and what is aimed at", () => {
  const phase = ARSOUF.phase(VIEW);
  expect(ARSOUF.prompt(phase, "6.1", null, null, null)).toMatchObject({ text: { key: "skin-arsouf-prompt-attack" }, clause: "6.1" });
  expect(ARSOUF.prompt(phase, "6.1", "knights-2", "saladin", null).text.key).toBe("skin-arsouf-prompt-attack-target");
  expect(ARSOUF.prompt({ ...phase, ask: "deploy" }, "4.1", null, null, "templars").text.args).toEqual({ piece: "templars" });
  expect(ARSOUF.prompt({ ...phase, ask: "deploy" }, "4.1", null, null, null).text.key).toBe("skin-arsouf-prompt-deployed");
});

test("marks of the replay tell wounds, deaths and arrivals apart", () => {
  expect(ARSOUF.marks.of(FIGHT)).toEqual(["death"]);
  expect(ARSOUF.marks.of([{ event: "arrived", clause: "R15" }])).toEqual(["arrival"]);
  expect(ARSOUF.half([{ event: "turn-began", clause: "4.6", turn: 7, side: "muslim" }])).toEqual({ turn: 7, side: "muslim" });
});
