/** Where the sign of a walking piece hangs: behind it, or beside it where the map ends there. */

import type { Layout } from "../../cartographer/geometry/layout";
import type { Point } from "../../cartographer/geometry/point";

export interface Sign {
  readonly x: number;
  readonly y: number;
  /** Where its leader leaves the piece. */
  readonly from: Point;
}

/** Degrees off the rear, in the order in which they are tried, and how far off the sign then hangs. */
const TRIED: readonly (readonly [degrees: number, onFoot: number, withFront: number])[] = [
  [0, 150, 232],
  [90, 170, 205],
  [-90, 170, 205],
  [180, 150, 340],
];
/** Map units that a sign needs round its middle. */
const [WIDE, HIGH] = [100, 70];

export function signed({ width, height }: Pick<Layout, "width" | "height">, [x, y]: Point, facing: number | undefined): Sign {
  const all = TRIED.map(([degrees, onFoot, withFront]) => {
    const angle = ((facing ?? 90) + 180 + degrees) * (Math.PI / 180);
    const far = facing === undefined ? onFoot : withFront;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    return { x: x + dx * far, y: y + dy * far, from: [x + dx * 46, y + dy * 46] as const };
  });
  const isInside = (sign: Sign) => sign.x >= WIDE && sign.x <= width - WIDE && sign.y >= HIGH && sign.y <= height - HIGH;
  return all.find(isInside) ?? (all[0] as Sign);
}
