/** How both armies fare: how many pieces of each condition. */

export interface Mustered {
  readonly side: string;
  readonly counts: readonly { readonly condition: string; readonly count: number }[];
}

const SHOWN = ["fit", "wounded", "killed"];

/** Each side with its fit, wounded and killed, and whatever else its pieces are. */
export function mustered(tokens: readonly { readonly side: string; readonly condition: string }[]): readonly Mustered[] {
  const sides = [...new Set(tokens.map(({ side }) => side))];
  return sides.map((side) => {
    const own = tokens.filter((token) => token.side === side);
    const others = [...new Set(own.map(({ condition }) => condition))].filter((condition) => !SHOWN.includes(condition));
    const counts = [...SHOWN, ...others].map((condition) => ({
      condition,
      count: own.filter((token) => token.condition === condition).length,
    }));
    return { side, counts };
  });
}
