/** Who is beside the map: those of each side who are still to enter, and those who have left it. */

import { said } from "../../state/said";
import type { Edge, OffMapBox } from "../skin";
import { type CroisadesView, offMap } from "./view";

/** Under the rows where one enters, off the corner of the tools. */
export const EDGES: Readonly<Record<string, Edge>> = { east: { top: 128, right: 14, height: "calc(100% - 300px)" } };

const SIDES = ["crusader", "saracen"] as const;

/** Whoever is set up now lies in the tray instead. */
export function boxes(view: CroisadesView): readonly OffMapBox[] {
  const { ask, seat, turn } = view.position;
  return SIDES.flatMap((side) =>
    (["waiting", "left"] as const).flatMap((off) => {
      const pieces = off === "waiting" && ask === "place" && seat === side ? [] : offMap(view, off, side);
      if (pieces.length === 0) return [];
      const entrance = view.entrances.find((each) => each.side === side);
      const args = { side, count: pieces.length, first: entrance?.hexes[0] ?? "", last: entrance?.hexes.at(-1) ?? "", turn: entrance?.turn ?? 0, when: entrance === undefined ? "never" : entrance.turn > turn ? "later" : "now" };
      return [{ id: `${off}-${side}`, title: said(`skin-croisades-box-${off}`, args), note: said(`skin-croisades-box-${off}-note`, args), edge: "east", pieces, isHand: off === "waiting" }];
    }),
  );
}
