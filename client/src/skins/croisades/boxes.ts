/** Who is beside the map: those of each side who are still to enter, hide somewhere, or have left it. */

import { said } from "../../state/said";
import type { Edge, OffMapBox } from "../skin";
import { type CroisadesView, isSetUp, offMap } from "./view";

/** Under the rows where one enters, off the corner of the tools. */
export const EDGES: Readonly<Record<string, Edge>> = { east: { top: 128, right: 14, height: "calc(100% - 300px)" } };

const SIDES = ["crusader", "saracen"] as const;

/** Those of the side whose turn it is come first; whoever is set up now lies in the tray instead. */
export function boxes(view: CroisadesView): readonly OffMapBox[] {
  const { ask, seat, turn, side: ours } = view.position;
  return [...SIDES].sort((a, b) => Number(b === ours) - Number(a === ours)).flatMap((side) =>
    (["waiting", "hidden", "left"] as const).flatMap((kind) => {
      const isHiding = kind === "waiting" && ask === "hide" && seat === side;
      const pieces = kind === "waiting" && isSetUp(ask) && seat === side && (ask === "place" || view.seat === side) ? [] : offMap(view, kind, side);
      if (pieces.length === 0) return [];
      const off = isHiding ? "hiding" : kind;
      const entrance = view.entrances.find((each) => each.side === side);
      const args = { side, count: pieces.length, first: entrance?.hexes[0] ?? "", last: entrance?.hexes.at(-1) ?? "", turn: entrance?.turn ?? 0, when: entrance === undefined ? "never" : entrance.turn > turn ? "later" : "now" };
      return [{ id: `${off}-${side}`, title: said(`skin-croisades-box-${off}`, args), note: said(`skin-croisades-box-${off}-note`, args), edge: "east", pieces, isHand: off === "waiting" }];
    }),
  );
}
