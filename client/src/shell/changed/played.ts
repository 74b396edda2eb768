/** What is on show of another's turn or of the replay, and where it happens. */

import type { Page } from "../../state/chapters";
import type { Deed } from "../../state/deeds";
import { type Trail, along } from "../../state/trail";
import type { Table } from "../table.svelte";

/** Who strikes, and at what, by their places. */
export interface Striking {
  readonly by: readonly string[];
  readonly at: readonly string[];
}

/** The moves on show, along the ways they took. */
export function trailsOnShow(table: Table): readonly Trail[] {
  const pages = played(table);
  const ways = new Map(pages.map(({ entry, way }) => [entry, way]));
  const gone = new Map<string, Trail>();
  for (const deed of deedsOf(table, pages)) {
    if (deed.is !== "went") continue;
    const { piece, from, to, entry } = deed;
    const step = along<Trail>({ piece, from, to }, ways.get(entry) ?? []);
    // Whoever goes step by step leaves one trail.
    const before = gone.get(piece);
    gone.set(piece, before === undefined ? step : { ...step, from: before.from, path: [...(before.path ?? [before.to]), ...(step.path ?? [to])] });
  }
  return [...gone.values()];
}

/** The attack that is about to be rolled, else the one on show. */
export function strikingOnShow(table: Table): Striking | null {
  return strikeOf(table, coming(table)) ?? strikeOf(table, played(table));
}

/** The places that matter now: of an attack, else of those that fared somehow, else where moves ended. */
export function followed(table: Table): readonly string[] {
  const strike = strikingOnShow(table);
  if (strike !== null) return [...strike.by, ...strike.at];
  const deeds = deedsOf(table, played(table));
  const fared = deeds.flatMap((deed) => (deed.is === "fared" ? (table.tokenOf(deed.piece)?.at ?? []) : []));
  return fared.length > 0 ? fared : deeds.flatMap((deed) => (deed.is === "went" ? [deed.to] : []));
}

function strikeOf(table: Table, pages: readonly Page[]): Striking | null {
  const struck = deedsOf(table, pages).findLast((deed) => deed.is === "struck");
  if (struck === undefined) return null;
  const placesOf = (pieces: readonly string[]) => [...new Set(pieces.flatMap((piece) => table.tokenOf(piece)?.at ?? []))];
  const [by, at] = [placesOf(struck.by), placesOf(struck.at)];
  return { by, at: at.length > 0 ? at : toldOf(table, struck.entry).filter((place) => !by.includes(place)) };
}

/** Where the log says that an entry happened: whoever was struck down stands nowhere any more. */
function toldOf(table: Table, entry: number): readonly string[] {
  return [...new Set(table.log.flatMap((item) => (item.is === "line" && item.entry === entry ? item.places : [])))];
}

/** What is on show: of the replay its step, of the computer's turn what it did last. */
function played(table: Table): readonly Page[] {
  const { past, pastSteps, pages } = table;
  if (past !== null) return pages.filter(({ entry, seat }) => seat !== null && entry < past.entries && entry >= past.entries - pastSteps);
  // A result has marks of its own.
  return table.isMine || table.results.held ? [] : table.showing.group.filter(({ isByBot }) => isByBot);
}

function coming(table: Table): readonly Page[] {
  return table.past === null && !table.results.held ? table.showing.coming.filter(({ isByBot }) => isByBot) : [];
}

function deedsOf(table: Table, pages: readonly Page[]): readonly Deed[] {
  return pages.length === 0 ? [] : (table.skin.deeds?.(pages, table.tokens) ?? []);
}
