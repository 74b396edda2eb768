/** What is done without an answer, where the game names it and the ask does not end by itself. */

import type { Action } from "../state/menu";
import type { Table } from "./table.svelte";
import { lent } from "./tongue.svelte";

export function presetOf({ closing, isInterrupt, game, phase, due }: Pick<Table, "closing" | "isInterrupt" | "game" | "phase" | "due">): Action | null {
  const isNamed = closing === null && isInterrupt && lent(`skin-${game.name}-default-${phase.ask}`) !== null;
  return isNamed ? ((due?.default ?? null) as Action | null) : null;
}
