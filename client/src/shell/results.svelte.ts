/** What came of attacks, each held on the table until somebody goes on; what happens meanwhile waits behind it. */

import type { Ending, Skin, Told, Token } from "../skins/skin";
import { same } from "../state/menu";
import type { Field, Result } from "../state/result";
import type { Seats } from "../state/seats";
import type { AnyAction, GameInfo, Update } from "../wire/generated";
import type { Forecast } from "./forecasts.svelte";
import { preferences } from "./preferences.svelte";

/** A result on show with the field it changed. */
export interface Held {
  readonly entry: number;
  readonly result: Result;
  readonly field: Field;
}

export class Results {
  readonly #table: Holding;
  readonly #go: () => void;
  #held = $state.raw<readonly Held[]>([]);
  /** What the steps told of which the results on show are made. */
  #told: readonly Told[] = [];
  #expected: { readonly action: AnyAction; readonly endings: readonly Ending[] } | null = null;
  /** How often it has been shown. */
  round = $state(0);
  /** The board is seen as it is, without card and wash. */
  isHidden = $state(false);
  /** The last entry of which a result was shown. */
  lastEntry = $state(-1);

  /** `go` lets what waits behind a result come. */
  constructor(table: Holding, go: () => void) {
    this.#table = table;
    this.#go = go;
  }

  /** The result on show; a replay shows none. */
  readonly held: Held | null = $derived.by(() => (this.#table.past === null ? (this.#held[0] ?? null) : null));
  /** The result that will be shown after it. */
  readonly next: Held | null = $derived.by(() => this.#held[1] ?? null);

  /** The odds of what is about to be done, to tell afterwards what else might have come of it. */
  expect(action: AnyAction, forecast: Forecast | undefined): void {
    this.#expected = { action, endings: forecast?.outlooks ?? [] };
  }

  /** Whether an update must wait; what only carries the result out becomes part of it. */
  holds(update: Update): boolean {
    return this.held !== null && !this.#isSettling(update);
  }

  /** Takes up what an update tells, if somebody at the table should see it before anything else. */
  consider(before: Update | undefined, update: Update, isSkipped: boolean): void {
    const entered = update.log.filter((item) => item.item === "entered");
    const last = entered.at(-1);
    // Whoever looks at the past lets the present go by.
    if (this.#table.past !== null) this.#held = [];
    // Behind a curtain nothing is held: whoever lifts it comes with an update of his own.
    if (update.curtain) this.#held = [];
    if (before === undefined || last === undefined || update.whole || update.curtain || isSkipped || entered.length > MOST_TOGETHER || !this.#isWatchedFor) return;
    const told = entered.flatMap(({ events }) => events as readonly Told[]);
    const [first] = this.#held;
    if (first !== undefined && this.#isSettling(update)) this.#hold(first.entry, [...this.#told, ...told], update, first.field);
    else this.#hold(last.entry, told, update, { before: this.#table.skin.tokens(before.view), ...this.#foretold(last.action) });
  }

  /** On to the next result, or to what waits behind it. */
  goOn(): void {
    this.#held = this.#held.slice(1);
    [this.isHidden, this.round] = [false, 0];
    if (this.#held.length === 0) this.#go();
  }

  again(): void {
    [this.isHidden, this.round] = [false, this.round + 1];
  }

  /** What was reckoned before it: of this very action, or of one that it answers. Another of the same kind is another attack. */
  #foretold(action: AnyAction | null): Pick<Field, "endings" | "isForetold"> {
    const expected = this.#expected;
    const isForetold = expected !== null && action !== null && same(expected.action, action);
    return { endings: isForetold || expected?.action.do !== action?.do ? (expected?.endings ?? []) : [], isForetold };
  }

  #hold(entry: number, told: readonly Told[], update: Update, known: Pick<Field, "before" | "endings" | "isForetold">): void {
    const { skin, game, seats, side } = this.#table;
    const own = seats.isShared ? null : side;
    const field: Field = { ...known, after: skin.tokens(update.view), charts: game.charts, own };
    const concerned = (skin.results?.(told, field) ?? []).filter((result) => this.#concerns(result, field.before));
    if (concerned.length === 0) return;
    this.#held = concerned.map((result) => ({ entry, result, field }));
    [this.#told, this.#expected] = [told, null];
    this.lastEntry = update.entries - 1;
  }

  /** The computer carries out what the dice have decided. */
  #isSettling(update: Update): boolean {
    const entered = update.log.filter((item) => item.item === "entered");
    const settles = (action: AnyAction | null) => action !== null && (this.#table.skin.settles?.(action) ?? false);
    return this.#held.length === 1 && entered.length > 0 && entered.every(({ action, by_bot }) => by_bot && settles(action));
  }

  /** Somebody plays here who takes his time. */
  get #isWatchedFor(): boolean {
    return preferences.now.speed !== "instant" && !this.#table.seats.isWatched && this.#table.past === null;
  }

  /** Whether a person of either side is in it. */
  #concerns({ by, against }: Result, tokens: readonly Token[]): boolean {
    const { seats } = this.#table;
    const sides = new Set(seats.people.map((seat) => seats.sideOf(seat)));
    return [...by, ...against].some((piece) => sides.has(tokens.find(({ id }) => id === piece)?.side ?? null));
  }
}

/** More entries at once are the past that a table catches up with. */
const MOST_TOGETHER = 3;

interface Holding {
  readonly past: unknown;
  readonly skin: Skin;
  readonly game: GameInfo;
  readonly seats: Seats;
  readonly side: string | null;
}
