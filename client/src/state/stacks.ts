/** Who stands on which space. */

interface Standing {
  readonly at: string | null;
  readonly covers?: readonly string[];
  readonly isGround?: boolean;
}

/** The spaces that a piece covers; none off the board. */
export function covered(piece: Standing | undefined): readonly string[] {
  return piece === undefined || piece.at === null ? [] : [piece.at, ...(piece.covers ?? [])];
}

/** The pieces on each space in the order given, which puts the one on top first; what lies on the ground is none of them. */
export function stacked<T extends Standing>(pieces: readonly T[]): ReadonlyMap<string, readonly T[]> {
  const found = new Map<string, T[]>();
  for (const piece of pieces.filter(({ isGround }) => !isGround)) {
    for (const place of covered(piece)) {
      const stack = found.get(place);
      if (stack === undefined) found.set(place, [piece]);
      else stack.push(piece);
    }
  }
  return found;
}
