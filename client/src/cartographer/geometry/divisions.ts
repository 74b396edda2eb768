/** The stretches of the frame that belong to one row or column each, with their printed figures. */

import type { SheetData } from "../sheet";
import { ACROSS, type Layout, STEP } from "./layout";

export interface Division {
  readonly figure: string;
  readonly from: number;
  readonly to: number;
  readonly middle: number;
}

/** The divisions along an axis: 0 counts rows, 1 columns. */
export function divisions(layout: Layout, sheet: SheetData, axis: 0 | 1): Division[] {
  const places = new Map<number, number[]>();
  for (const name of layout.names) {
    const figure = (sheet.spaces[name] as readonly [number, number])[axis];
    const at = layout.centre(name)[axis === 1 ? 0 : 1];
    places.set(figure, [...(places.get(figure) ?? []), at]);
  }
  const isShifting = layout.flat === (axis === 0);
  const wide = isShifting ? ACROSS : STEP;
  const digits = layout.names.every((name) => PAIRED.test(name)) ? 2 : 1;
  const printed = lettered(layout, sheet, axis);
  return [...places]
    .sort(([a], [b]) => a - b)
    .map(([figure, at]) => {
      const [least, middle] = [Math.min(...at), isShifting ? ACROSS / 4 : 0];
      const written = printed?.get(figure) ?? String(figure).padStart(digits, "0");
      return { figure: written, from: least - wide / 2, to: least + wide / 2, middle: least + middle };
    });
}

/** Names that begin with a letter call their column by it, and their row by what follows: joined maps count anew. */
const LETTERED = /([A-Z])(\d+)$/;

function lettered(layout: Layout, sheet: SheetData, axis: 0 | 1): ReadonlyMap<number, string> | undefined {
  const parts = layout.names.map((name) => LETTERED.exec(name)?.[axis === 1 ? 1 : 2]);
  if (parts.some((part) => part === undefined)) return undefined;
  return new Map(layout.names.map((name, at) => [(sheet.spaces[name] as readonly [number, number])[axis], parts[at] as string]));
}

/** Names that run column and row together write both with two digits. */
const PAIRED = /^\d{4}$/;
