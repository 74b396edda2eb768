/** The library: every game on this machine, sifted, sorted, and branches under the game they come from. */

import type { TableInfo } from "../wire/generated";
import { isPerson } from "./seats";

/** An imported game is one that nobody has touched here since. */
export const STATES = ["mine", "waiting", "over", "imported"] as const;
export type State = (typeof STATES)[number];

export const ORDERS = ["played", "name", "game", "turn"] as const;
export type Order = (typeof ORDERS)[number];

/** What the list says of a game, as far as it is looked for and sorted by. */
export interface Entry {
  readonly table: TableInfo;
  readonly title: string;
  readonly game: string;
  /** All words by which it can be found. */
  readonly text: string;
}

export interface Sieve {
  readonly search: string;
  readonly games: ReadonlySet<string>;
  readonly states: ReadonlySet<State>;
}

export interface Row {
  readonly table: TableInfo;
  readonly title: string;
  /** 1 at the top, one more for each game it branched off. */
  readonly level: number;
  /** Its place among those of its level and parent, from 1, and how many they are. */
  readonly at: number;
  readonly of: number;
  /** Whether its branches are shown; null where it has none. */
  readonly isOpen: boolean | null;
  /** For each level above, whether its line goes on below this row. */
  readonly rails: readonly boolean[];
}

export function stateOf({ origin, made, changed, standing, seats }: TableInfo): State {
  if (origin?.how === "import" && changed === made) return "imported";
  if (standing.outcome !== null) return "over";
  return standing.waiting.some(({ seat }) => isPerson(seats[seat] ?? "")) ? "mine" : "waiting";
}

/** How many games are in each state. */
export function counted(tables: readonly TableInfo[]): Readonly<Record<State, number>> {
  const counts: Record<State, number> = { mine: 0, waiting: 0, over: 0, imported: 0 };
  for (const table of tables) counts[stateOf(table)] += 1;
  return counts;
}

/** Whether a game is of a game and a state that are wanted, and has every word that is looked for. */
export function passes({ table, text }: Entry, { search, games, states }: Sieve): boolean {
  const plain = plainly(text);
  return games.has(table.game) && states.has(stateOf(table)) && plainly(search).split(/\s+/).every((word) => plain.includes(word));
}

/** In lower case and without accents. */
function plainly(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();
}

/** The rows in their order; a branch whose parent is not shown stands by itself, and folded branches are left out. */
export function rowsOf(entries: readonly Entry[], order: Order, isTree: boolean, folded: ReadonlySet<string>): readonly Row[] {
  const shown = new Map(entries.map((entry) => [entry.table.id, entry]));
  const parentOf = ({ table: { origin } }: Entry) => (isTree && origin?.how === "branch" ? shown.get(origin.parent) : undefined);
  const branches = new Map<Entry | undefined, Entry[]>();
  for (const entry of entries) {
    const parent = parentOf(entry);
    branches.set(parent, [...(branches.get(parent) ?? []), entry]);
  }
  const own = (entry: Entry) => branches.get(entry) ?? [];
  const last = (entry: Entry): number => Math.max(entry.table.changed, ...own(entry).map(last));
  const compare = COMPARED[order];
  const below = (parent: Entry | undefined, rails: readonly boolean[]): readonly Row[] => {
    const siblings = [...(branches.get(parent) ?? [])].sort((one, other) => compare(one, other) || last(other) - last(one));
    return siblings.flatMap((entry, at) => {
      const lines = parent === undefined ? [] : [...rails, at + 1 < siblings.length];
      const isOpen = own(entry).length === 0 ? null : !folded.has(entry.table.id);
      const row: Row = { table: entry.table, title: entry.title, level: lines.length + 1, at: at + 1, of: siblings.length, isOpen, rails: lines };
      return [row, ...(isOpen ? below(entry, lines) : [])];
    });
  };
  return below(undefined, []);
}

/** What is alike stands with the last played first. */
const COMPARED: Readonly<Record<Order, (one: Entry, other: Entry) => number>> = {
  played: () => 0,
  name: (one, other) => one.title.localeCompare(other.title, undefined, { numeric: true }),
  game: (one, other) => one.game.localeCompare(other.game),
  turn: (one, other) => far(other.table) - far(one.table),
};

/** How far a game has come, in turns of all its stages; one that counts none has not begun. */
function far({ standing: { turn } }: TableInfo): number {
  return turn === null ? 0 : Math.max(0, (turn.stage ?? 0) - 1) * turn.of + turn.turn;
}

/** How much of the turns of all stages has passed. */
export function shareOf({ turn, of, stage = 0, stages = 0 }: { turn: number; of: number; stage?: number; stages?: number }): number {
  return Math.min(1, (Math.max(0, stage - 1) * of + turn) / (of * Math.max(1, stages)));
}

const DAYS_IN_BIN = 30;
const DAY = 24 * 3600 * 1000;

/** How many days a game in the bin has left. */
export function daysLeft(binned: number, now: number): number {
  return Math.max(0, Math.min(DAYS_IN_BIN, Math.ceil(DAYS_IN_BIN - (now - binned) / DAY)));
}

/** Where an arrow leads from a row of the tree: to another row, or its branches are folded or unfolded. */
export type Step = { readonly to: number } | { readonly fold: string; readonly isOpen: boolean } | null;

export function stepped(rows: readonly Row[], at: number, key: string): Step {
  const row = rows[at];
  if (row === undefined) return rows.length > 0 ? { to: 0 } : null;
  switch (key) {
    case "ArrowDown":
      return { to: Math.min(rows.length - 1, at + 1) };
    case "ArrowUp":
      return { to: Math.max(0, at - 1) };
    case "Home":
      return { to: 0 };
    case "End":
      return { to: rows.length - 1 };
    case "ArrowRight":
      if (row.isOpen === null) return null;
      return row.isOpen ? { to: at + 1 } : { fold: row.table.id, isOpen: true };
    case "ArrowLeft":
      if (row.isOpen) return { fold: row.table.id, isOpen: false };
      return row.level === 1 ? null : { to: rows.findLastIndex(({ level }, before) => before < at && level < row.level) };
    default:
      return null;
  }
}
