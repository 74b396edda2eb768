/** A first game that teaches by doing: steps with a sentence each, and what must be seen before the next. */

import type { Told } from "../skins/skin";

export interface Lesson {
  readonly scenario: string;
  readonly seat: string;
  readonly level: string;
  readonly steps: readonly LessonStep[];
}

/** `points` are the pieces it speaks of. `until` names what ends the step: a piece chosen, something told by the table, or the reader's own "go on"; `late` what makes it too late for the step. */
export interface LessonStep {
  readonly key: string;
  readonly clause: string;
  readonly points: readonly string[];
  readonly until: Goal;
  readonly late?: Goal;
}

export type Goal =
  | { readonly is: "read" }
  | { readonly is: "chosen"; readonly piece: string }
  | { readonly is: "weighed" }
  | { readonly is: "told"; readonly event: string; readonly with?: Readonly<Record<string, unknown>> };

/** What the learner has just done. */
export interface Deed {
  readonly chosen: string | null;
  readonly isWeighing: boolean;
  readonly told: readonly Told[];
}

/** The step after a deed; several may end at once when the learner runs ahead. */
export function taught(lesson: Lesson, at: number, deed: Deed): number {
  let step = at;
  while (step < lesson.steps.length && isOver(lesson.steps[step] as LessonStep, deed)) step += 1;
  return step;
}

function isOver({ until, late }: LessonStep, deed: Deed): boolean {
  return isMet(until, deed) || (late !== undefined && isMet(late, deed));
}

function isMet(goal: Goal, deed: Deed): boolean {
  switch (goal.is) {
    case "read":
      return false;
    case "chosen":
      return deed.chosen === goal.piece;
    case "weighed":
      return deed.isWeighing;
    case "told":
      return deed.told.some((told) => told.event === goal.event && agrees(told, goal.with ?? {}));
  }
}

function agrees(told: Told, wanted: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(wanted).every(([key, value]) => told[key] === value);
}
