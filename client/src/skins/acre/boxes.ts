/** Who is off the map while the Muslims withdraw: each army's losses, the withdrawn in the east, the garrison in the west. */

import { said } from "../../state/said";
import type { Edge, OffMapBox, Token } from "../skin";
import type { AcreView } from "./view";
import { sequence } from "./withdrawal";

/** In the west over the sea, where nobody stands. */
export const EDGES: Readonly<Record<string, Edge>> = { west: { bottom: 14, left: 30, height: "55%" }, east: { top: 36, right: 62, height: "calc(100% - 270px)" } };

const CONDITIONS = ["withdrawn", "eliminated", "scattered", "inside"] as const;

export function boxes(view: AcreView, tokens: readonly Token[]): readonly OffMapBox[] {
  if (sequence(view) === null) return [];
  return CONDITIONS.flatMap((condition) =>
    (["crusader", "muslim"] as const).flatMap((side) => {
      const off = tokens.filter((token) => token.at === null && token.side === side && token.condition === condition);
      if (off.length === 0) return [];
      const count = off.filter(({ card }) => !card.isLeader).length;
      return [
        {
          id: `${condition}-${side}`,
          title: said("skin-acre-box", { condition }),
          note: said("skin-acre-box-note", { condition, side, count, leaders: off.length - count }),
          edge: side === "crusader" || condition === "inside" ? "west" : "east",
          pieces: off.map(({ id }) => id),
        },
      ];
    }),
  );
}
