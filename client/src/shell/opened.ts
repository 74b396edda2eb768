/** Sitting down at a table: everything that must be known before it can be shown. */

import * as api from "../wire/api";
import type { Lobby } from "../wire/generated";
import { Table } from "./table.svelte";

/** The game lies in the bin, and is not played there. */
export class Binned extends Error {}

export async function opened(id: string, lobby: Lobby): Promise<Table> {
  const { info, now } = await api.table(id);
  if (info.binned !== null) throw new Binned();
  const game = lobby.games.find(({ name }) => name === info.game);
  if (game === undefined) throw new api.Fault({ problem: "missing", what: info.game });
  const [sheet, first] = await Promise.all([api.sheet(info.game, info.scenario), api.moment(id, 0, now.seat)]);
  return new Table(info, game, sheet, first.view, now);
}
