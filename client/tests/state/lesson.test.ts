import { expect, test } from "vitest";
import { LESSON } from "../../src/skins/arsouf/lesson";
import { type Deed, type Lesson, taught } from "../../src/state/lesson";

const STEPS: Lesson = {
  scenario: "s",
  seat: "a",
  level: "recruit",
  steps: [
    { key: "1", clause: "1", points: [], until: { is: "chosen", piece: "x" } },
    { key: "2", clause: "1", points: [], until: { is: "told", event: "moved", with: { piece: "x" } } },
    { key: "3", clause: "1", points: [], until: { is: "read" } },
    { key: "4", clause: "1", points: [], until: { is: "weighed" } },
  ],
};
const deed = (more: Partial<Deed>): Deed => ({ chosen: null, isWeighing: false, told: [], ...more });

test("a step ends when it was done, and not before", () => {
  expect(taught(STEPS, 0, deed({}))).toBe(0);
  expect(taught(STEPS, 0, deed({ chosen: "y" }))).toBe(0);
  expect(taught(STEPS, 0, deed({ chosen: "x" }))).toBe(1);
  expect(taught(STEPS, 1, deed({ told: [{ event: "moved", clause: "5.1", piece: "y" }] }))).toBe(1);
  expect(taught(STEPS, 1, deed({ told: [{ event: "moved", clause: "5.1", piece: "x" }] }))).toBe(2);
});

test("what is only to be read ends by the reader alone", () => {
  expect(taught(STEPS, 2, deed({ chosen: "x", isWeighing: true }))).toBe(2);
  expect(taught(STEPS, 3, deed({ isWeighing: true }))).toBe(4);
  expect(taught(STEPS, 4, deed({}))).toBe(4);
});

test("the first game of Arsouf teaches moving, attacking and the goal", () => {
  const goals = LESSON.steps.map(({ until }) => until.is);
  expect(goals).toContain("chosen");
  expect(goals).toContain("weighed");
  expect(goals.at(-1)).toBe("read");
});

test("a step that can be done no more is left behind", () => {
  const late: Lesson = { ...STEPS, steps: STEPS.steps.map((step) => ({ ...step, late: { is: "told", event: "ended" } })) };
  expect(taught(late, 0, deed({ told: [{ event: "begun", clause: "5.1" }] }))).toBe(0);
  expect(taught(late, 0, deed({ told: [{ event: "ended", clause: "5.1" }] }))).toBe(4);
});
