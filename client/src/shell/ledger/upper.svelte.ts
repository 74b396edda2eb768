/** What stands in the upper part of the ledger. */

import { formHoles, open, verbOf } from "../../state/menu";
import { picksOf } from "../../state/draft";
import type { Table } from "../table.svelte";
import { weighing } from "./weighing.svelte";

export type UpperKind = "sequence" | "forces" | "tray" | "assign" | "volley" | "line" | "answers" | "walk" | "route" | "scales" | "result" | "unit" | "none";

export function upperKind(table: Table, isPhone: boolean): UpperKind {
  if (table.results.held !== null) return "result";
  if (table.firing.laid !== null) return "line";
  if (table.choosing.forces !== null) return "forces";
  if (table.isMine && table.phase.isPairing) return "sequence";
  if (table.phase.isPlacing && table.isMine) return "tray";
  if (table.giving.asked !== null) return "assign";
  if (table.firing.volley !== null) return "volley";
  if (table.tracing.routed !== null || (table.tracing.isAsked && table.isInterrupt)) return "route";
  if (isAnswered(table)) return "answers";
  if (table.walking.walker !== undefined) return "walk";
  if (table.draft.weighed !== null && !isForm(table)) return "scales";
  const isHeld = table.draft.chosen !== null || table.inspected !== null;
  if (!isHeld && weighing(table) !== null) return "scales";
  // A form must be filled wherever it is asked for, and named combats can be taken back.
  const isEmpty = !isHeld && !isForm(table) && (table.skin.links?.(table.view) ?? []).length === 0 && !table.actors.some((piece) => table.tokenOf(piece)?.at === null);
  return isPhone && isEmpty ? "none" : "unit";
}

/** Whether what is asked is answered by a form alone. */
function isForm(table: Table): boolean {
  const [offer] = open(table.menu, table.grammar, picksOf(table.draft));
  const { who, what, way } = verbOf(table.grammar, offer?.do ?? "");
  return offer !== undefined && (who ?? what ?? way) === undefined && formHoles(offer, table.grammar).length > 0;
}

/** Whether the end of the phase is a button beside the prompt: not where it is one of the answers, or the last of several steps. */
export function hasEndBeside(table: Table): boolean {
  return !isAnswered(table) && !table.phase.isPairing;
}

/** Whether the ask is best put as a list of answers: another's action is under way, or nobody on the board could act. */
export function isAnswered(table: Table): boolean {
  if (table.isAskedInline && table.draft.weighed === null) return false;
  return table.isInterrupt || (table.isMine && table.actors.length === 0 && table.ways.length > 0);
}
