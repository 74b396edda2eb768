/** The track of a replay: half turns in two colours, marks above them. */

import type { Told, TrackMarks } from "../skins/skin";

export interface Half {
  readonly from: number;
  readonly to: number;
  readonly side: string;
  readonly turn: number;
}

export interface TrackMark {
  readonly at: number;
  readonly kind: string;
  readonly ink: string | undefined;
}

export interface Reader {
  readonly half: (told: readonly Told[]) => { readonly turn: number; readonly side: string } | null;
  readonly marks?: TrackMarks;
}

/** The half turns; a step that ends one begins the next, so the next starts after it. */
export function halvesOf(steps: readonly (readonly Told[])[], opening: readonly Told[], reader: Reader): readonly Half[] {
  const begun = [opening, ...steps].flatMap((told, at) => {
    const half = reader.half(told);
    return half ? [{ from: at, ...half }] : [];
  });
  const before = begun[0]?.from ? [{ from: 0, turn: 0, side: "" }] : [];
  return [...before, ...begun].map((half, at, all) => ({ ...half, to: all[at + 1]?.from ?? steps.length }));
}

/** The weightiest mark of each step. */
export function marksOf(steps: readonly (readonly Told[])[], { marks }: Reader): readonly TrackMark[] {
  if (marks === undefined) return [];
  return steps.flatMap((told, at) => {
    const left = new Set(marks.of(told));
    const weightiest = marks.kinds.findLast(({ id }) => left.has(id));
    return weightiest === undefined ? [] : [{ at: at + 1, kind: weightiest.id, ink: weightiest.ink }];
  });
}
