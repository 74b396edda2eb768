/** What the library says of a game: its title, where it comes from, who plays, how it stands. */

import { lately } from "../../state/ago";
import { type Entry, type State, stateOf } from "../../state/library";
import { Seats } from "../../state/seats";
import type { Progress } from "../../skins/skin";
import type { TableInfo } from "../../wire/generated";
import { playsAgainst } from "../who.svelte";
import { say, tongue } from "../tongue.svelte";

/** Which turn it is, as the server or a view tells it. */
export interface Clock {
  readonly turn: number;
  readonly of: number;
  readonly stage?: number;
  readonly stages?: number;
}

export function titleOf({ name, game }: TableInfo): string {
  return name || say("library-untitled", { game: say(`game-${game}`) });
}

export function subtitleOf({ game, scenario }: TableInfo): string {
  return `${say(`game-${game}`)} · ${tongue.of(game).say(`scenario-${scenario}`)}`;
}

/** Who plays whom, from the only person's chair where there is but one. */
export function playersOf(table: TableInfo): readonly string[] {
  const seats = new Seats(table.seats, table.sides);
  const sides = [...new Set(seats.people.map((seat) => seats.sideOf(seat) ?? ""))];
  const own = sides.length === 1 && !seats.isShared ? [tongue.of(table.game).say("library-you", { side: sides[0] })] : [];
  return [...own, playsAgainst(table)];
}

/** Where it comes from; a parent that stands above it need not be named. */
export function originOf({ origin }: TableInfo, parent: string | null): string | null {
  if (origin === null) return null;
  if (origin.how !== "branch") return say(origin.how === "import" ? "library-imported" : "library-rematch");
  const turn = origin.turn?.turn ?? 0;
  return parent === null ? say("library-branch", { turn }) : say("library-branch-of", { turn, parent });
}

export interface Told {
  readonly state: State;
  readonly text: string;
  /** More about it, in few words. */
  readonly about: string;
  readonly clause: string | null;
  /** The side whose colours it has. */
  readonly side: string | null;
}

/** How it stands; the phase is known once somebody has looked at the table. */
export function standingOf(table: TableInfo, phase: string): Told {
  const { waiting, outcome } = table.standing;
  const words = tongue.of(table.game);
  const seats = new Seats(table.seats, table.sides);
  const state = stateOf(table);
  if (outcome !== null) {
    const short = `library-won-${outcome.how}`;
    const text = outcome.winner === null ? say("library-drawn") : words.say("library-won", { winner: outcome.winner });
    const about = words.has(short) ? words.say(short) : words.say(`outcome-${outcome.how}`, { ...outcome });
    return { state, text, about, clause: outcome.clause, side: outcome.winner };
  }
  const own = waiting.find(({ seat }) => seats.levelOf(seat) === null);
  const side = seats.sideOf((own ?? waiting[0])?.seat ?? null);
  if (own === undefined) return { state, text: say("library-computer"), about: phase, clause: null, side };
  const text = seats.isShared ? words.say("library-theirs", { seat: own.seat }) : say("library-mine");
  return { state, text, about: phase, clause: null, side };
}

export function clockOf({ standing }: TableInfo, progress: Progress | undefined): Clock | null {
  if (standing.turn !== null) return standing.turn;
  return progress ? { turn: progress.turn, of: progress.of, ...(progress.stage ? { stage: progress.stage.now, stages: progress.stage.of } : {}) } : null;
}

export function turnOf({ turn, of, stage = 0 }: Clock, isOver: boolean): string {
  if (isOver) return stage > 0 ? say("library-ended-stage", { stage, turn }) : say("library-ended", { turn });
  return stage > 0 ? say("library-stage", { stage, turn, of }) : say("library-turn", { turn, of });
}

export function playedOf({ changed }: TableInfo, now: number): string {
  return lately(changed, now, tongue.words.language);
}

/** A game with all the words by which it is found. */
export function entryOf(table: TableInfo): Entry {
  const words = tongue.of(table.game);
  const title = titleOf(table);
  const sides = new Seats(table.seats, table.sides).sides.map((side) => words.name(side));
  const text = [title, subtitleOf(table), ...sides, ...playersOf(table), ...Object.values(table.seats)].join(" ");
  return { table, title, game: say(`game-${table.game}`), text };
}
