/** What lies beyond the edges of the window, by the way one would have to pan. */

import { type Camera, type Size, type Spot } from "../../state/camera";

export type Way = "north" | "south" | "west" | "east";

export interface Beyond {
  readonly way: Way;
  readonly spots: readonly Spot[];
}

const MARGIN = 12;

/** The map points outside the window, each under the edge that it lies farthest beyond. */
export function beyond(spots: readonly Spot[], camera: Camera, pane: Size): readonly Beyond[] {
  const found = new Map<Way, Spot[]>();
  for (const spot of spots) {
    const [x, y] = [camera.x + spot.x * camera.scale, camera.y + spot.y * camera.scale];
    const gaps: readonly [Way, number][] = [
      ["north", -y],
      ["south", y - pane.height],
      ["west", -x],
      ["east", x - pane.width],
    ];
    const [way, gap] = gaps.reduce((most, each) => (each[1] > most[1] ? each : most));
    if (gap > -MARGIN) found.set(way, [...(found.get(way) ?? []), spot]);
  }
  return [...found].map(([way, those]) => ({ way, spots: those }));
}
