/** Where on its space a piece lies. */

/** Off the middle of a space, so many map units across; a higher layer lies over a lower one. */
export interface Spot {
  readonly dx: number;
  readonly dy: number;
  readonly size: number;
  readonly layer: number;
}
