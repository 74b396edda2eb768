/** The column of a chart that an action would be read from, by its odds or by its account. */

import type { Told } from "../../skins/skin";
import type { Action } from "../../state/menu";
import type { Table } from "../table.svelte";

export function headingOf({ skin, forecasts, accounts }: Pick<Table, "skin" | "forecasts" | "accounts">, action: Action | null): string | null {
  const told = forecasts.of(action)?.told ?? (accounts.of(action)?.sums as unknown as readonly Told[] | undefined);
  return skin.heading?.(told ?? []) ?? null;
}
