/** Where the card of a result stands: on a free side near its place, off those it is about. */

import { type Box, type Spot, within } from "./callout";

/** A counter in the window; one of those whom the result is about must not be covered. */
export interface Stand extends Spot {
  readonly isOwn: boolean;
}

type Extent = Pick<Box, "width" | "height">;

const TURNS = 16;
const RINGS = [1.6, 2.4, 3.4, 4.6];
const OWN_WEIGHS = 20;

/** The upper left corner of a card of a size, off the `tools` of the window; `reach` is half of a counter's space. */
export function cardAt(place: Spot, size: Extent, reach: number, stands: readonly Stand[], window: Box, tools: Box): Spot {
  const corners = RINGS.flatMap((ring) =>
    Array.from({ length: TURNS }, (_, turn) => {
      const [dx, dy] = [Math.cos((2 * Math.PI * turn) / TURNS), Math.sin((2 * Math.PI * turn) / TURNS)];
      const far = 2 * reach * ring;
      const middle = { x: place.x + dx * (far + size.width / 2), y: place.y + dy * (far + size.height / 2) };
      return within({ x: middle.x - size.width / 2, y: middle.y - size.height / 2 }, size, window);
    }),
  );
  const costs = corners.map(({ x, y }) => {
    const card = { left: x, top: y, ...size };
    return cost({ x, y }, size, reach, stands) + (overlaps(card, tools) ? OWN_WEIGHS : 0) + distance(place, card) / (8 * reach);
  });
  return corners[costs.indexOf(Math.min(...costs))] as Spot;
}

/** A line from the edge of what stands at a place to the nearest point of a card. */
export function hairline(place: Spot, card: Box, reach: number): readonly [from: Spot, to: Spot] {
  const to = nearest(place, card);
  const far = Math.hypot(to.x - place.x, to.y - place.y) || 1;
  const share = Math.min(1, reach / far);
  return [{ x: place.x + (to.x - place.x) * share, y: place.y + (to.y - place.y) * share }, to];
}

function cost({ x, y }: Spot, { width, height }: Extent, reach: number, stands: readonly Stand[]): number {
  const near = stands.filter((each) => each.x > x - reach && each.x < x + width + reach && each.y > y - reach && each.y < y + height + reach);
  return near.reduce((sum, { isOwn }) => sum + (isOwn ? OWN_WEIGHS : 1), 0);
}

function overlaps(one: Box, other: Box): boolean {
  return one.left < other.left + other.width && other.left < one.left + one.width && one.top < other.top + other.height && other.top < one.top + one.height;
}

function distance(place: Spot, card: Box): number {
  const { x, y } = nearest(place, card);
  return Math.hypot(x - place.x, y - place.y);
}

function nearest({ x, y }: Spot, { left, top, width, height }: Box): Spot {
  return { x: Math.max(left, Math.min(x, left + width)), y: Math.max(top, Math.min(y, top + height)) };
}
