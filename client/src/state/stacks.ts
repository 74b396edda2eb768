/** Who stands on which space. */

/** The pieces on each space in the order given, which puts the one on top first. */
export function stacked<T extends { readonly at: string | null }>(pieces: readonly T[]): ReadonlyMap<string, readonly T[]> {
  const found = new Map<string, T[]>();
  for (const piece of pieces) {
    if (piece.at === null) continue;
    const stack = found.get(piece.at);
    if (stack === undefined) found.set(piece.at, [piece]);
    else stack.push(piece);
  }
  return found;
}
