/** Which zones are shown, and the area that each covers. */

import type { Layout } from "../../cartographer/geometry/layout";
import type { Token, Zones } from "../../skins/skin";

/** Those that matter to the ask, both, or none: one key goes round. */
export const ZONE_MODES = ["due", "both", "none"] as const;
export type ZoneMode = (typeof ZONE_MODES)[number];

export function nextMode(mode: ZoneMode): ZoneMode {
  return ZONE_MODES[(ZONE_MODES.indexOf(mode) + 1) % ZONE_MODES.length] as ZoneMode;
}

export interface Zone {
  readonly side: string;
  readonly spaces: ReadonlySet<string>;
}

/** The zones on show; a side's own pieces inside its zone leave no holes in it. */
export function zonesShown(zones: Zones, mode: ZoneMode, tokens: readonly Token[], layout: Layout): readonly Zone[] {
  return Object.entries(zones.spaces)
    .filter(([side, spaces]) => spaces.length > 0 && (mode === "both" || (mode === "due" && zones.due.includes(side))))
    .map(([side, spaces]) => {
      const zone = new Set(spaces);
      const own = new Set(tokens.flatMap((token) => (token.side === side && token.at ? [token.at] : [])));
      const inside = [...own].filter((place) => layout.neighbours(place).every((next) => next !== undefined && (zone.has(next) || own.has(next))));
      return { side, spaces: new Set([...zone, ...inside]) };
    });
}
