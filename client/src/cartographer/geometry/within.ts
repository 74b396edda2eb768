/** Whether a point lies inside a closed line. */

import { type Point } from "./point";
import { cyclic } from "./curve";

export function isWithin(loop: readonly Point[], [x, y]: Point): boolean {
  return loop.reduce((isIn, [ax, ay], at) => {
    const [bx, by] = cyclic(loop, at + 1);
    const crosses = ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax;
    return crosses ? !isIn : isIn;
  }, false);
}
