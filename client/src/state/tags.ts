/** On which side of its hex a tag stands: where no counter is. */

import type { Layout } from "../cartographer/geometry/layout";

export type TagSide = "left" | "right" | "below" | "above";

const SIDES: readonly { readonly side: TagSide; readonly dx: number; readonly dy: number }[] = [
  { side: "left", dx: -94, dy: 0 },
  { side: "right", dx: 94, dy: 0 },
  { side: "below", dx: 0, dy: 66 },
  { side: "above", dx: 0, dy: -66 },
  { side: "left", dx: -150, dy: 0 },
  { side: "right", dx: 150, dy: 0 },
  { side: "below", dx: 0, dy: 140 },
  { side: "above", dx: 0, dy: -140 },
];

export interface TagPlace {
  readonly x: number;
  readonly y: number;
}

/** Where the middle of a tag goes; `taken` are the spaces with counters and those of tags already set. */
export function tagPlace(layout: Layout, place: string, taken: ReadonlySet<string>): TagPlace {
  const [x, y] = layout.centre(place);
  const free = SIDES.find(({ dx, dy }) => {
    const under = [layout.at([x + dx, y + dy]), layout.at([x + dx * 0.8, y + dy]), layout.at([x + dx * 1.2, y + dy])];
    return under.every((name) => name === place || name === undefined || !taken.has(name));
  });
  const { dx, dy } = free ?? { dx: 0, dy: 58 };
  return { x: x + dx, y: y + dy };
}
