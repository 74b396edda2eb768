import { expect, test } from "vitest";
import { boxes } from "../../src/skins/croisades/boxes";
import { after, step, walked } from "../../src/skins/croisades/overlays";
import { manner, prompt } from "../../src/skins/croisades/prompt";
import { terms } from "../../src/skins/croisades/terms";
import { tokens } from "../../src/skins/croisades/tokens";
import { lifted } from "../../src/skins/croisades/verbs";
import { PRINTED } from "../../src/skins/croisades/roster";
import { type CroisadesView, type Placed, phase } from "../../src/skins/croisades/view";

const WAITING: readonly Placed[] = [
  { figure: "richard", off: "waiting", horse: "richard-horse" },
  { figure: "bertin", off: "waiting" },
  { figure: "saladin", at: "G10", facing: "n", horse: "saladin-horse" },
  { figure: "sadik", off: "left" },
] as unknown as readonly Placed[];

const viewOf = (ask: string, seat: "crusader" | "saracen", turn = 1): CroisadesView =>
  ({
    position: { scenario: "sultans-guard", ask, seat, side: "crusader", turn, figures: WAITING },
    figures: ["king", "spearman", "saladin", "seljuk-infantry"].map((kind) => PRINTED[kind]),
    combats: [],
    tolls: [],
    turns: 16,
    entrances: [{ side: "crusader", turn: 1, hexes: ["A1", "B1", "Y1"] }],
    commanders: ["richard", "saladin"],
  }) as unknown as CroisadesView;

test("those who wait and those who have left lie in boxes beside the map", () => {
  const found = boxes(viewOf("move", "crusader"));
  expect(found.map(({ id, pieces }) => [id, pieces])).toEqual([
    ["waiting-crusader", ["richard", "bertin"]],
    ["left-saracen", ["sadik"]],
  ]);
  expect(found[0]?.note.args).toMatchObject({ count: 2, first: "A1", last: "Y1", when: "now" });
});

test("those whose turn it is lie above the others", () => {
  const { position, ...rest } = viewOf("move", "saracen");
  const theirs = { ...rest, position: { ...position, side: "saracen" } } as unknown as CroisadesView;
  expect(boxes(theirs).map(({ id }) => id)).toEqual(["left-saracen", "waiting-crusader"]);
});

test("whoever is set up lies in the tray, and in no box", () => {
  expect(boxes(viewOf("place", "crusader")).map(({ id }) => id)).toEqual(["left-saracen"]);
});

test("the scenario's own terms stand by the set-up, and what ends it by every ask", () => {
  expect(terms(viewOf("place", "saracen")).map(({ text }) => text.key)).toContain("skin-croisades-terms-sultans-guard-post");
  const [fall] = terms(viewOf("move", "crusader"));
  expect(fall).toMatchObject({ clause: "4.1.6", text: { args: { one: "richard", other: "saladin" } } });
});

test("a rider who is set up or enters covers the hex that he looks at; a man on foot only his own", () => {
  const all = tokens(viewOf("move", "crusader"));
  const [richard, bertin] = ["richard", "bertin"].map((id) => all.find((token) => token.id === id));
  const enters = { do: "enter", seat: "crusader", figure: "richard", to: "G1", facing: "sw" };
  expect(richard && after(enters, richard)).toMatchObject({ at: "G1", covers: ["F2"], facing: 150 });
  expect(manner(enters)).toMatchObject({ args: { facing: "sw", at: "F2" } });
  const stands = bertin && after({ do: "place", seat: "crusader", figure: "bertin", to: "G1" }, bertin);
  expect([stands?.at, stands?.covers]).toEqual(["G1", undefined]);
  // Before his hex is chosen nobody looks anywhere.
  expect(richard && step(enters, undefined, richard)?.facing).toBe(null);
});

test("an entry counts among what was walked, and a lift names whom it takes back", () => {
  const told = [{ event: "entered", clause: "4.0a", figure: "bertin", at: "G1", to: "G1", cost: 1, facing: "" }];
  expect(walked([{ entry: 1, told }] as never, "bertin")).toEqual([{ place: "G1", cost: 1 }]);
  expect([lifted({ do: "lift", seat: "saracen", figure: "sadik" }), lifted({ do: "place", seat: "saracen" })]).toEqual(["sadik", null]);
});

test("whoever waits is told to enter under 4.0a, and a rider to be set up by halves", () => {
  const entering = prompt(phase(viewOf("move", "crusader")), "1.5b", "richard", null, null, null);
  expect([entering.clause, entering.text.args?.["goes"], entering.text.args?.["state"]]).toEqual(["4.0a", "in", "riding"]);
  const shifted = prompt(phase(viewOf("place", "saracen")), "1.2a", "saladin", null, null, null);
  expect([shifted.clause, shifted.text.args?.["goes"]]).toEqual(["1.2a", "out"]);
});
