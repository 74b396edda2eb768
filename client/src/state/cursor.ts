/** The board cursor: where an arrow key leads. */

import type { Layout } from "../cartographer/geometry/layout";
import type { SheetData } from "../cartographer/sheet";

export type Arrow = "left" | "right" | "up" | "down";

/** The next space in the arrow's direction; where two lie that way the one in the same line of print, or the other. */
export function stepped(layout: Layout, sheet: SheetData, from: string, arrow: Arrow, other: boolean): string {
  const [x, y] = layout.centre(from);
  const fitting = layout.neighbours(from).filter((name): name is string => {
    if (name === undefined) return false;
    const [toX, toY] = layout.centre(name);
    return leads(arrow, toX - x, toY - y);
  });
  fitting.sort((a, b) => apart(sheet, from, a) - apart(sheet, from, b));
  return fitting[other ? fitting.length - 1 : 0] ?? from;
}

/** A slanting way belongs to the direction that it mostly takes. */
function leads(arrow: Arrow, dx: number, dy: number): boolean {
  const isLevel = Math.abs(dx) > Math.abs(dy);
  switch (arrow) {
    case "left":
      return isLevel && dx < 0;
    case "right":
      return isLevel && dx > 0;
    case "up":
      return !isLevel && dy < 0;
    case "down":
      return !isLevel && dy > 0;
  }
}

function apart(sheet: SheetData, one: string, other: string): number {
  const [row, column] = sheet.spaces[one] ?? [0, 0];
  const [toRow, toColumn] = sheet.spaces[other] ?? [0, 0];
  return Math.abs(row - toRow) + Math.abs(column - toColumn);
}
