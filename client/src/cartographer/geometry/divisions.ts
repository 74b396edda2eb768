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
  const letters = axis === 1 ? lettersOf(layout, sheet) : undefined;
  return [...places]
    .sort(([a], [b]) => a - b)
    .map(([figure, at]) => {
      const [least, middle] = [Math.min(...at), isShifting ? ACROSS / 4 : 0];
      const written = letters?.get(figure) ?? String(figure).padStart(digits, "0");
      return { figure: written, from: least - wide / 2, to: least + wide / 2, middle: least + middle };
    });
}

/** Names that begin with a letter call their column by it. */
const LETTERED = /([A-Z])\d+$/;

function lettersOf(layout: Layout, sheet: SheetData): ReadonlyMap<number, string> | undefined {
  const letters = layout.names.map((name) => LETTERED.exec(name)?.[1]);
  if (letters.some((letter) => letter === undefined)) return undefined;
  return new Map(layout.names.map((name, at) => [(sheet.spaces[name] as readonly [number, number])[1], letters[at] as string]));
}

/** Names that run column and row together write both with two digits. */
const PAIRED = /^\d{4}$/;
