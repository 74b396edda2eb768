/** What is said of each piece that has changed. */

import type { Change, Count } from "../../state/changed";
import type { Fared } from "../../state/deeds";
import { say, tell } from "../tongue.svelte";

/** How a piece fared, in a word. */
export function fate(game: string, piece: string, { how, word }: Fared): string {
  return word ? tell(word) : say(`skin-${game}-changed-${how}`, { piece, count: 1 });
}

/** What so many have done or suffered, in a word. */
export function counted(game: string, what: Count, count: number): string {
  return what === "moved" || what === "same" ? say(`changed-count-${what}`, { count }) : say(`skin-${game}-changed-${what}`, { piece: "", count });
}

/** Where it happened: at a place, or from one to another. */
export function whereabouts({ way, stood, at, last, fared }: Change): string {
  const [from, to] = [stood, at ?? last];
  if (fared !== null && fared.how !== "held") return say("at-place", { at: to });
  return way.length > 0 ? say("changed-from-to", { from, to }) : say("at-place", { at: to });
}

/** What else is to be told of it: where it came from, and whom it struck at. */
export function besides({ piece, way, stood, struck, fared }: Change): string {
  const [target, ...others] = struck;
  const from = way.length > 0 && fared !== null && fared.how !== "held" ? say("changed-came-from", { from: stood }) : "";
  const attacked = target === undefined ? "" : say("changed-attacked", { piece, target, others: others.length });
  return [from, attacked].filter(Boolean).join(", ");
}
