/** The set-up of an army: what the book wants placed, and how its line is covered. */

import type { SheetData } from "../../cartographer/sheet";
import { said } from "../../state/said";
import type { Muster } from "../skin";
import type { AcreView } from "./view";

export function muster(view: AcreView, sheet: SheetData): Muster | null {
  const { ask, seat, units = [] } = view.position;
  if (ask !== "deploy" || !seat) return null;
  const held = new Set(units.map(({ at }) => at));
  const line = sheet.areas[`${seat}-line`]?.spaces ?? [];
  const open = new Set(view.uncovered);
  return {
    title: said("skin-acre-muster", { side: seat }),
    items: view.muster.map(({ task, ...counted }) => ({ text: said(`skin-acre-muster-${task}`), ...counted })),
    line: said("skin-acre-muster-line", { first: line[0] ?? "", last: line.at(-1) ?? "" }),
    beads: line.map((place) => ({ place, state: held.has(place) ? "held" : open.has(place) ? "open" : "zone" })),
  };
}
