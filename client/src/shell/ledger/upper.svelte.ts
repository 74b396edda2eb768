/** What stands in the upper part of the ledger. */

import type { Table } from "../table.svelte";
import { weighing } from "./weighing.svelte";

export type UpperKind = "sequence" | "tray" | "answers" | "scales" | "result" | "unit" | "none";

export function upperKind(table: Table, isPhone: boolean): UpperKind {
  if (table.results.held !== null) return "result";
  if (table.isMine && table.phase.isPairing) return "sequence";
  if (table.phase.isPlacing && table.isMine) return "tray";
  if (isAnswered(table)) return "answers";
  if (table.draft.weighed !== null) return "scales";
  const isHeld = table.draft.chosen !== null || table.inspected !== null;
  if (!isHeld && weighing(table) !== null) return "scales";
  return isPhone && !isHeld ? "none" : "unit";
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
