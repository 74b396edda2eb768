import { expect, test } from "vitest";
import { stacked } from "../../src/state/stacks";

test("pieces lie on their spaces in their order; who stands nowhere lies nowhere", () => {
  const [a, b, c, d] = [{ at: "1" }, { at: null }, { at: "2" }, { at: "1" }];
  expect([...stacked([a, b, c, d] as { at: string | null }[])]).toEqual([["1", [a, d]], ["2", [c]]]);
});
