/** A glimpse of a table for the lists of games: its pieces, phase and last event; two are fetched at a time, and only while wanted. */

import { skinOf } from "../skins";
import type { Phase, Progress, Token } from "../skins/skin";
import { continued } from "../state/chapters";
import type { Line } from "../state/log";
import * as api from "../wire/api";
import type { TableInfo } from "../wire/generated";

export interface Glimpse {
  readonly tokens: readonly Token[];
  readonly progress: Progress;
  readonly phase: Phase;
  /** The spaces of the last event. */
  readonly places: readonly string[];
}

interface Wish {
  readonly table: TableInfo;
  readonly isWanted: () => boolean;
  readonly give: (glimpse: Glimpse | null) => void;
}

const AT_ONCE = 2;
const kept = new Map<string, Glimpse>();
const wishes: Wish[] = [];
let underWay = 0;

/** What was seen of the table as it stands now. */
export function seen(table: TableInfo): Glimpse | null {
  return kept.get(keyOf(table)) ?? null;
}

/** Null when nobody wants it any more, or it cannot be had. */
export function glimpse(table: TableInfo, isWanted: () => boolean): Promise<Glimpse | null> {
  return new Promise((give) => {
    wishes.push({ table, isWanted, give });
    void serve();
  });
}

async function serve(): Promise<void> {
  if (underWay >= AT_ONCE) return;
  const wish = wishes.shift();
  if (wish === undefined) return;
  underWay += 1;
  try {
    wish.give(wish.isWanted() ? await fetched(wish.table) : null);
  } catch {
    wish.give(null);
  } finally {
    underWay -= 1;
    void serve();
  }
}

async function fetched(table: TableInfo): Promise<Glimpse | null> {
  const skin = skinOf(table.game);
  const known = seen(table);
  if (skin === undefined || known !== null) return known;
  const { now } = await api.table(table.id);
  const lines = skin.log(continued([], now.log, true), null).filter((item): item is Line => item.is === "line" && item.places.length > 0);
  const made = { tokens: skin.tokens(now.view), progress: skin.progress(now.view), phase: skin.phase(now.view), places: lines.at(-1)?.places ?? [] };
  kept.set(keyOf(table), made);
  return made;
}

function keyOf({ id, changed, standing }: TableInfo): string {
  return `${id}/${changed}/${standing.entries}`;
}
