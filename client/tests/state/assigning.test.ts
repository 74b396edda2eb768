import { expect, test } from "vitest";
import { assigningOf, given, turned } from "../../src/state/assigning";
import type { Menu, Offer } from "../../src/state/menu";

const VALUES = ["now", "later", "never"];
const MARK = { do: "mark", seat: "red", choices: { assign: { ned: VALUES, wat: VALUES } } } as unknown as Offer;
const menu = (...offers: Offer[]): Menu => ({ exact: true, offers });
const isPiece = (key: string) => ["ned", "wat"].includes(key);

test("the only offer, whose only hole gives each of some pieces a value, is an assignment", () => {
  expect(assigningOf(menu(MARK), isPiece)).toMatchObject({ verb: "mark", field: "choices" });
  expect(assigningOf(menu(MARK, { do: "end", seat: "red" }), isPiece)).toBeNull();
  expect(assigningOf(menu(MARK), (key) => key === "ned")).toBeNull();
  expect(assigningOf(menu({ ...MARK, who: { one: ["ned"] } } as unknown as Offer), isPiece)).toBeNull();
  expect(assigningOf(menu(), isPiece)).toBeNull();
});

test("a value is set in the order of the hole, and turns round", () => {
  const assigning = assigningOf(menu(MARK), isPiece);
  if (assigning === null) throw new Error("nothing is given");
  const both = given(assigning, [["wat", "later"]], "ned", "now");
  expect(both).toEqual([["ned", "now"], ["wat", "later"]]);
  expect(turned(assigning, both, "wat")).toBe("never");
  expect(turned(assigning, [["wat", "never"]], "wat")).toBe("now");
});
