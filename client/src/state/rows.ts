/** Walking a sheet of rows by the arrows: along a row, and to the same place of the next. */

import type { Arrow } from "./cursor";

export interface At {
  readonly row: number;
  readonly stop: number;
}

/** Where an arrow leads among rows of so many stops; empty rows are stepped over, and at an edge one stays. */
export function walked(rows: readonly number[], { row, stop }: At, arrow: Arrow): At {
  if (arrow === "left" || arrow === "right") {
    const next = stop + (arrow === "right" ? 1 : -1);
    return { row, stop: Math.max(0, Math.min(next, (rows[row] ?? 1) - 1)) };
  }
  const step = arrow === "down" ? 1 : -1;
  for (let next = row + step; next >= 0 && next < rows.length; next += step) {
    const length = rows[next] ?? 0;
    if (length > 0) return { row: next, stop: Math.min(stop, length - 1) };
  }
  return { row, stop };
}
