/** The track of a replay: half turns in two colours, marks above them. */

import type { Told } from "../skins/skin";

export type MarkKind = "move" | "attack" | "wound" | "death" | "arrival";

export interface Half {
  readonly from: number;
  readonly to: number;
  readonly side: string;
  readonly turn: number;
}

export interface TrackMark {
  readonly at: number;
  readonly kind: MarkKind;
}

export interface Reader {
  readonly half: (told: readonly Told[]) => { readonly turn: number; readonly side: string } | null;
  readonly marks?: (told: readonly Told[]) => readonly MarkKind[];
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
export function marksOf(steps: readonly (readonly Told[])[], reader: Reader): readonly TrackMark[] {
  const weight: readonly MarkKind[] = ["move", "attack", "wound", "arrival", "death"];
  return steps.flatMap((told, at) => {
    const kinds = [...(reader.marks?.(told) ?? [])].sort((a, b) => weight.indexOf(b) - weight.indexOf(a));
    return kinds[0] === undefined ? [] : [{ at: at + 1, kind: kinds[0] }];
  });
}
