/** The outline of a plate over two spaces, with its front to the right, in map units. */

import type { Layout } from "../../cartographer/geometry/layout";

export const PLATE = "M-92,-37 H48 Q76,-29 98,0 Q76,29 48,37 H-92 Z";

/** Where a plate lies whose rear and front are on two spaces. */
export function plateOver(layout: Layout, rear: string, front: string): string {
  const [[x, y], [toX, toY]] = [layout.centre(rear), layout.centre(front)];
  return `translate(${(x + toX) / 2} ${(y + toY) / 2}) rotate(${(Math.atan2(toY - y, toX - x) * 180) / Math.PI})`;
}
