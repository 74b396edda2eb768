/** What hiding leaves on the map: the ground where somebody may still hide, and the groves that a patrol searches. */

import type { Grove, Haunt } from "../overlays";
import type { CroisadesView } from "./view";

export function haunt({ cover }: CroisadesView): Haunt | null {
  return !cover || cover.hexes.length === 0 ? null : { side: cover.side, spaces: cover.hexes };
}

export function groves({ patrol, position }: CroisadesView): readonly Grove[] {
  const searched = new Set(position.groves ?? []);
  return (patrol?.groves ?? []).map((at) => ({ at, isSearched: searched.has(at) }));
}
