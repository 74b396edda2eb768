/** A table on the screen: what has come from the server and is shown, what the player has in hand, and what he may do. */

import { type Layout, layoutOf } from "../cartographer/geometry/layout";
import type { SheetData } from "../cartographer/sheet";
import { skinOf } from "../skins";
import type { Skin, Told, Token } from "../skins/skin";
import { type Page, continued } from "../state/chapters";
import { type Draft, NO_DRAFT, back, kept, pressed } from "../state/draft";
import { type Action, type Choice, type Menu, actors, bare, choicesOf, openChoices, same } from "../state/menu";
import { EMPTY, type Queue, advanced, arrived } from "../state/pace";
import { type Said, said } from "../state/said";
import { PAUSES } from "../state/settings";
import { charges, origins } from "../state/trail";
import * as api from "../wire/api";
import type { Due, GameInfo, Moment, TableInfo, Update } from "../wire/generated";
import { Live } from "../wire/live";
import { Forecasts } from "./forecasts.svelte";
import { preferences } from "./preferences.svelte";
import { Reaches } from "./reaches.svelte";
import { Reasons } from "./reasons.svelte";

/** Something said at the place where it happened; it stays until the next input. */
export interface Caption {
  readonly at: string | null;
  readonly text: Said;
  readonly clause: string;
}

export class Table {
  readonly id: string;
  readonly info: TableInfo;
  readonly game: GameInfo;
  readonly skin: Skin;
  readonly sheet: SheetData;
  readonly layout: Layout;
  readonly forecasts: Forecasts;
  readonly reaches: Reaches;
  readonly reasons: Reasons;
  /** The view before the first entry, from which the log knows where everybody stood. */
  readonly #first: unknown;

  #now = $state.raw() as Update;
  #queue = $state.raw<Queue<Update>>(EMPTY);
  #pages = $state.raw<readonly Page[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isSkipping = false;
  #live: Live | null = null;
  draft = $state.raw<Draft>(NO_DRAFT);
  caption = $state.raw<Caption | null>(null);
  notice = $state.raw<Said | null>(null);
  inspected = $state<string | null>(null);
  pointed = $state<string | null>(null);
  isEnding = $state(false);
  isBusy = $state(false);
  nextTry = $state<number | null>(null);
  /** The moment of the replay on show, instead of the table's own. */
  past = $state.raw<Moment | null>(null);

  constructor(info: TableInfo, game: GameInfo, sheet: SheetData, first: unknown, now: Update) {
    const skin = skinOf(game.name);
    if (skin === undefined) throw new Error(`no skin for ${game.name}`);
    this.id = info.id;
    this.info = info;
    this.game = game;
    this.skin = skin;
    this.sheet = sheet;
    this.layout = layoutOf(sheet, skin.ornament.room);
    this.#first = first;
    this.forecasts = new Forecasts(info.id, skin);
    this.reaches = new Reaches(info.id);
    this.reasons = new Reasons(info.id);
    this.#show(now);
    this.listen(null);
  }

  readonly view = $derived.by(() => this.past?.view ?? this.#now.view);
  readonly tokens: readonly Token[] = $derived.by(() => this.skin.tokens(this.view));
  readonly phase = $derived.by(() => this.skin.phase(this.view));
  readonly progress = $derived.by(() => this.skin.progress(this.view));
  readonly menu: Menu = $derived.by(() => (this.past || this.isShowing ? NO_MENU : (this.#now.menu as Menu)));
  readonly due = $derived.by(() => this.#now.due.find((due) => due.seat === this.#now.seat && !due.answered) ?? null);
  readonly isMine = $derived.by(() => this.menu.offers.length > 0);
  readonly actors = $derived.by(() => actors(this.menu));
  readonly choices: readonly Choice[] = $derived.by(() => {
    const subject = this.draft.chosen ?? this.next;
    return subject === null ? [] : choicesOf(this.menu, subject);
  });
  /** Choices about no piece on the board, shown as buttons. */
  readonly ways = $derived.by(() => openChoices(this.menu).filter(({ value }) => this.tokenOf(value) === undefined));
  readonly closing: Action | null = $derived.by(() => bare(this.menu)[0] ?? null);
  readonly log = $derived.by(() => this.skin.log(this.#pages, this.#first));
  readonly origins = $derived.by(() => {
    if (!this.isMine) return [];
    const traced = this.#pages.map(({ entry, told }) => ({ entry, trail: this.skin.trail(told) }));
    return origins(this.#now.cancellable, traced).filter(({ piece, to }) => this.tokenOf(piece)?.at === to);
  });
  /** The ways of those who charge, until they have struck. */
  readonly charges = $derived.by(() => {
    const pages = this.past ? this.#pages.filter(({ entry }) => entry < (this.past?.entries ?? 0)) : this.#pages;
    return charges(this.tokens, pages.map(({ told }) => this.skin.trail(told)));
  });
  readonly byPlace = $derived.by(() => new Map(this.tokens.flatMap((token) => (token.at ? [[token.at, token] as const] : []))));

  get now(): Update {
    return this.#now;
  }

  get pages(): readonly Page[] {
    return this.#pages;
  }

  /** Updates of the computer are still waiting to be seen. */
  get isShowing(): boolean {
    return this.#queue.waiting.length > 0;
  }

  /** The piece in hand while an army deploys: the first that stands nowhere. */
  get next(): string | null {
    return this.actors.find((piece) => this.tokenOf(piece)?.at === null) ?? null;
  }

  get isWatching(): boolean {
    return Object.values(this.info.seats).every((who) => who !== "person");
  }

  get isHotSeat(): boolean {
    return Object.values(this.info.seats).filter((who) => who === "person").length > 1;
  }

  /** The computer tells why it acted; where it has secrets, when the game is over. */
  get doesExplain(): boolean {
    return !this.info.secrets || this.#now.outcome !== null;
  }

  get told(): readonly Told[] {
    return this.#pages.at(-1)?.told ?? [];
  }

  tokenOf(piece: string | null): Token | undefined {
    return piece === null ? undefined : this.tokens.find(({ id }) => id === piece);
  }

  /** A new line to the table, through the eyes of a seat or of whoever is asked. */
  listen(seat: string | null): void {
    this.#live?.close();
    this.#live = new Live(this.id, seat, {
      update: (update) => this.#receive(update),
      line: (nextTry) => (this.nextTry = nextTry),
    });
  }

  tryNow(): void {
    this.#live?.tryNow();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#live?.close();
  }

  press(place: string): void {
    this.#clear();
    const pressing = pressed(this.menu, this.draft, place, this, this.next);
    switch (pressing.means) {
      case "draft":
        this.inspected = null;
        return this.take(pressing.draft);
      case "commit":
        return void this.commit(pressing.action, place);
      case "doubt":
        this.inspected = this.pieceAt(place);
        return void this.#doubt(pressing.action, place);
      case "inspect":
        this.inspected = pressing.piece === this.inspected ? null : pressing.piece;
    }
  }

  readonly isPlace = (value: string): boolean => value in this.sheet.spaces;
  readonly pieceAt = (place: string): string | null => this.byPlace.get(place)?.id ?? null;
  readonly isOwn = (piece: string): boolean => this.tokenOf(piece)?.side === this.phase.seat;

  take(draft: Draft): void {
    this.draft = draft;
    const targets = this.choices.flatMap(({ action, value }) => (action && !this.isPlace(value) ? [action] : []));
    if (draft.chosen !== null && targets.length > 0) void this.forecasts.fetch(targets);
  }

  /** One step back; false when there is nothing left to step back from. */
  stepBack(): boolean {
    const hadCaption = this.caption !== null || this.isEnding || this.inspected !== null;
    this.#clear();
    this.inspected = null;
    const before = back(this.draft);
    if (before !== null) this.draft = before;
    return before !== null || hadCaption;
  }

  async commit(action: Action, place: string | null = null): Promise<void> {
    const due = this.due;
    if (due === null || this.isBusy) return;
    this.#clear();
    const placed = this.draft.chosen;
    await this.#trying(place, () => api.act(this.id, { key: api.newKey(), ask: due.id, action }));
    if (action.do === "lift" && typeof action["piece"] === "string") this.draft = { chosen: action["piece"], weighed: null };
    else if (placed === action["piece"]) this.draft = NO_DRAFT;
  }

  /** Ends the phase; asks once, in place, while pieces could still act. */
  end(): void {
    const closing = this.closing;
    if (closing === null) return;
    if (this.idle > 0 && !this.isEnding) {
      this.#clear();
      this.isEnding = true;
      return;
    }
    void this.commit(closing);
  }

  /** How many pieces could still act if the phase went on; placed ones that could be moved about do not count. */
  get idle(): number {
    return this.closing?.do === "end" ? this.actors.length : 0;
  }

  async undo(): Promise<void> {
    const seat = this.#now.seat;
    if (seat !== null && this.#now.undo.may) await this.#trying(null, () => api.undo(this.id, seat));
  }

  async cancel(entry: number): Promise<void> {
    const seat = this.#now.seat;
    if (seat === null) return;
    const done = await this.#trying(null, () => api.cancel(this.id, seat, entry));
    const [lost] = done?.lost ?? [];
    if (lost !== undefined) this.caption = refused(null, lost.refusal);
  }

  async pause(isPaused: boolean): Promise<void> {
    await this.#trying(null, () => api.pause(this.id, isPaused));
  }

  async resign(): Promise<void> {
    const seat = this.#now.seat ?? Object.keys(this.info.seats)[0];
    if (seat !== undefined) await this.#trying(null, () => api.resign(this.id, seat));
  }

  /** Shows at once what the computer has done, and goes on so until a person is asked. */
  skip(): void {
    this.#isSkipping = true;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#pump();
    // Where nobody is ever asked, only what has come so far is skipped.
    if (this.isWatching) this.#isSkipping = false;
  }

  #receive(update: Update): void {
    this.#queue = arrived(this.#queue, update);
    this.#pump();
  }

  #pump(): void {
    if (this.#timer !== undefined) return;
    while (this.#queue.waiting[0] !== undefined) {
      const pause = this.#isSkipping || this.past ? 0 : pauseBefore(this.#queue.waiting[0]);
      if (pause > 0) {
        this.#timer = setTimeout(() => {
          this.#timer = undefined;
          this.#advance();
          this.#pump();
        }, pause);
        return;
      }
      this.#advance();
    }
  }

  #advance(): void {
    this.#queue = advanced(this.#queue);
    if (this.#queue.shown !== null) this.#show(this.#queue.shown);
  }

  #show(update: Update): void {
    const before = this.#now as Update | undefined;
    this.#now = update;
    this.#pages = continued(this.#pages, update.log, update.whole);
    if (update.menu.offers.length > 0) this.#isSkipping = false;
    if (before !== undefined && before.seq === update.seq) return;
    this.forecasts.forget();
    this.reaches.forget();
    this.isEnding = false;
    if (before !== undefined) this.take(kept(this.draft, update.menu as Menu));
  }

  async #doubt(action: Action, place: string): Promise<void> {
    const { refusal } = await api.whyNot(this.id, action);
    if (refusal !== null) this.caption = refused(place, refusal);
  }

  /** Does something at the server; what it refuses is said at the place. */
  async #trying<T>(place: string | null, deed: () => Promise<T>): Promise<T | undefined> {
    this.isBusy = true;
    try {
      return await deed();
    } catch (fault) {
      if (!(fault instanceof api.Fault)) throw fault;
      this.#complain(fault.problem, place);
      return undefined;
    } finally {
      this.isBusy = false;
    }
  }

  #complain(problem: api.Problem, place: string | null): void {
    if (problem.problem === "refused") {
      this.caption = refused(place, problem);
    } else {
      this.notice = problem.problem === "stale" ? overtaken(problem.due) : said("fault-broken");
    }
  }

  #clear(): void {
    this.caption = null;
    this.notice = null;
    this.isEnding = false;
  }

  isWeighed(action: Action | null): boolean {
    return action !== null && same(action, this.draft.weighed);
  }
}

const NO_MENU: Menu = { exact: true, offers: [] };

type Refusal = { readonly clause: string; readonly key: string; readonly args: Readonly<Record<string, unknown>> };

function refused(at: string | null, { clause, key, args }: Refusal): Caption {
  return { at, text: said(`refusal-${key}`, args), clause };
}

/** The table has moved on: whose decision it now is, and which. */
function overtaken(due: readonly Due[]): Said {
  const open = due.find(({ answered }) => !answered);
  return open ? said("fault-stale", { seat: open.seat, ask: open.ask }) : said("fault-stale-over");
}

function pauseBefore(update: Update): number {
  const isBots = update.log.some((item) => item.item === "entered" && item.by_bot);
  return isBots && !update.whole ? PAUSES[preferences.now.speed] : 0;
}
