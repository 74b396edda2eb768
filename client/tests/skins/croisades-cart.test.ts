import { expect, test } from "vitest";
import { log } from "../../src/skins/croisades/chronicle";
import { tokens } from "../../src/skins/croisades/tokens";
import { type CroisadesView, phase } from "../../src/skins/croisades/view";
import { mustered } from "../../src/state/muster";

const VIEW = {
  position: {
    turn: 1,
    side: "crusader",
    figures: [{ figure: "bertin", at: "E9" }, { figure: "draft", at: "E8", facing: "se" }],
    cart: { at: "C7", facing: "se", barrels: ["empty"] },
  },
  figures: [{ figure: "bertin", side: "crusader", kind: "spearman", weapon: null, foot: { attack: 5, defence: 4, moves: 8 } }],
} as unknown as CroisadesView;

test.each([
  ["draft", "horse"],
  ["cart", "cart"],
  ["gerard-horse", "ride"],
])("1.59a: nobody rides the draft horse or the cart: a step of %s reads %s", (figure, how) => {
  const stepped = { event: "stepped", clause: "1.59a", figure, start: "E8", to: "G9", cost: 1, facing: "se" };
  const [line] = log([{ entry: 0, told: [stepped] }], VIEW).filter((item) => item.is === "line");
  expect(line?.text).toMatchObject({ key: "skin-croisades-walked", args: { how } });
});

test("neither the draft horse nor the cart is counted among the healthy", () => {
  const [army] = mustered(tokens(VIEW), ["healthy"]);
  expect(army?.counts).toEqual([{ condition: "healthy", count: 1 }]);
});

test("R61: a cart that is pushed is in hand as long as it has points, and nobody leads it by a bridle", () => {
  const pushed = (left: number) => ({ ...VIEW, position: { ...VIEW.position, ask: "move", seat: "crusader", hauls: [{ what: "cart", crew: ["bertin"], left }] } }) as CroisadesView;
  expect([2, 0].map((left) => phase(pushed(left)).mover)).toEqual(["cart", undefined]);
  expect(tokens(pushed(2)).find(({ id }) => id === "bertin")?.card.face?.markers).not.toContain("leads");
});
