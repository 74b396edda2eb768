/** How both armies fare: how many pieces of each condition. */

export interface Mustered {
  readonly side: string;
  readonly counts: readonly { readonly condition: string; readonly count: number }[];
}

interface Counted {
  readonly side: string;
  readonly condition: string;
  readonly isUncounted?: boolean;
  readonly card?: { readonly isMarker?: boolean };
}

/** Each side with how many of its pieces are in the conditions shown, and in whatever others they are; markers and beasts do not fight. */
export function mustered(pieces: readonly Counted[], shown: readonly string[]): readonly Mustered[] {
  const tokens = pieces.filter(({ card, isUncounted }) => !card?.isMarker && !isUncounted);
  const sides = [...new Set(tokens.map(({ side }) => side))];
  return sides.map((side) => {
    const own = tokens.filter((token) => token.side === side);
    const others = [...new Set(own.map(({ condition }) => condition))].filter((condition) => !shown.includes(condition));
    const counts = [...shown, ...others].map((condition) => ({
      condition,
      count: own.filter((token) => token.condition === condition).length,
    }));
    return { side, counts };
  });
}
