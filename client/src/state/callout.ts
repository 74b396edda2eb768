/** Where a callout stands beside a place: on the side where it covers the fewest counters and stays in the window. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The corner of a callout of a size; `gap` is how far it keeps from the middle of its place. */
export function calloutAt(place: Spot, size: Pick<Box, "width" | "height">, gap: number, counters: readonly Spot[], window: Box): Spot {
  const { width, height } = size;
  const corners: Spot[] = [
    { x: place.x + gap, y: place.y - height / 2 },
    { x: place.x - gap - width, y: place.y - height / 2 },
    { x: place.x - width / 2, y: place.y - gap - height },
    { x: place.x - width / 2, y: place.y + gap },
    { x: place.x + gap, y: place.y - gap - height },
    { x: place.x + gap, y: place.y + gap },
  ];
  const kept = corners.map((corner) => within(corner, size, window));
  const costs = kept.map((corner, at) => covered(corner, size, counters, gap) + moved(corner, corners[at] as Spot) / 40);
  return kept[costs.indexOf(Math.min(...costs))] as Spot;
}

/** A corner moved so far that what hangs from it stays in the window. */
export function within({ x, y }: Spot, { width, height }: Pick<Box, "width" | "height">, window: Box): Spot {
  const right = window.left + window.width - width;
  const bottom = window.top + window.height - height;
  return { x: Math.max(window.left, Math.min(x, right)), y: Math.max(window.top, Math.min(y, bottom)) };
}

function covered({ x, y }: Spot, { width, height }: Pick<Box, "width" | "height">, counters: readonly Spot[], gap: number): number {
  const reach = 0.7 * gap;
  return counters.filter((each) => each.x > x - reach && each.x < x + width + reach && each.y > y - reach && each.y < y + height + reach).length;
}

function moved(one: Spot, other: Spot): number {
  return Math.abs(one.x - other.x) + Math.abs(one.y - other.y);
}
