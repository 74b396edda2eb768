/** What stands in the upper part of the ledger. */

import type { Table } from "../table.svelte";
import { weighing } from "./weighing.svelte";

export type UpperKind = "tray" | "scales" | "unit" | "none";

export function upperKind(table: Table, isPhone: boolean): UpperKind {
  if (table.phase.ask === "deploy" && table.isMine) return "tray";
  if (table.draft.weighed !== null) return "scales";
  const isHeld = table.draft.chosen !== null || table.inspected !== null;
  if (!isHeld && weighing(table) !== null) return "scales";
  return isPhone && !isHeld ? "none" : "unit";
}
