import { expect, test } from "vitest";
import { type Planned, isAnswer, progressOf } from "../../src/state/planned";
import type { Update } from "../../src/wire/generated";

const step = (to: string) => ({ do: "step", seat: "fox", to });
const PLAN = { taken: 3, left: [step("mill"), step("hill")], halt: "waiting", refusal: null } as unknown as Planned;

test("a plan says how many of its actions are taken and why it stands still", () => {
  expect(progressOf(PLAN)).toEqual({ key: "plan-waiting", args: { taken: 3, of: 5 } });
  expect(progressOf({ ...PLAN, taken: 5, left: [], halt: "done" })).toEqual({ key: "plan-done", args: { taken: 5, of: 5 } });
});

function update(due: readonly object[], log: readonly object[]): Update {
  return { due, log } as unknown as Update;
}

test("only what answers an interrupt is shown without a pause, an act like a pass", () => {
  const asked = update([{ seat: "owl", interrupt: true, answered: false }], []);
  const entered = (seat: string) => update([], [{ item: "entered", seat }, { item: "entered", seat: "fox" }]);
  expect(isAnswer(asked, entered("owl"))).toBe(true);
  expect(isAnswer(asked, entered("fox"))).toBe(false);
  expect(isAnswer(update([{ seat: "owl", interrupt: false, answered: false }], []), entered("owl"))).toBe(false);
  expect(isAnswer(null, entered("owl"))).toBe(false);
});
