/** A table on the screen: what has come from the server and is shown, what the player has in hand, and what he may do. */

import { type Layout, layoutOf } from "../cartographer/geometry/layout";
import type { SheetData } from "../cartographer/sheet";
import { skinOf } from "../skins";
import type { Owed, Skin, Told, Token } from "../skins/skin";
import { AT_END, type Caption, complaint, dropped, refused } from "../state/caption";
import { type Page, continued } from "../state/chapters";
import * as drafts from "../state/draft";
import { type Draft, NO_DRAFT } from "../state/draft";
import { type Action, type Choice, type Grammar, type Menu, NO_MENU, actors, same } from "../state/menu";
import { type Way, aimsOf, closingOf, joinersOf, liftsOf, waysOf } from "../state/offered";
import { pointed } from "../state/points";
import type { Said } from "../state/said";
import { Seats } from "../state/seats";
import { covered, stacked } from "../state/stacks";
import { charges, origins, tracedOf } from "../state/trail";
import * as api from "../wire/api";
import type { GameInfo, Moment, TableInfo, Update } from "../wire/generated";
import { Live } from "../wire/live";
import { Accounts } from "./accounts.svelte";
import { Firing } from "./firing.svelte";
import { Choosing, owedBy } from "./forces.svelte";
import { Forecasts } from "./forecasts.svelte";
import { Fronts } from "./fronts.svelte";
import { Giving } from "./giving.svelte";
import { presetOf } from "./preset";
import { Reaches } from "./reaches.svelte";
import { Reasons } from "./reasons.svelte";
import { Results } from "./results.svelte";
import { Showing } from "./showing.svelte";
import { Tracing } from "./tracing.svelte";
import { Walking } from "./walking.svelte";
import { accountable, forecastable } from "./wanted";

export class Table {
  readonly id: string;
  readonly info: TableInfo;
  readonly game: GameInfo;
  readonly seats: Seats;
  readonly skin: Skin;
  readonly grammar: Grammar;
  readonly sheet: SheetData;
  readonly layout: Layout;
  /** The spaces that the players have closed. */
  readonly closed: ReadonlySet<string>;
  readonly forecasts: Forecasts;
  readonly accounts: Accounts;
  readonly reaches: Reaches;
  readonly reasons: Reasons;
  /** What stands where, for whoever reads a press. */
  readonly ground: drafts.Ground = this;
  /** The view before the first entry, from which the log knows where everybody stood. */
  readonly first: unknown;

  #now = $state.raw() as Update;
  #pages = $state.raw<readonly Page[]>([]);
  readonly results: Results = new Results(this, () => (this.showing.goOn(), this.#holdMover()));
  readonly showing = new Showing(this, (update, isSkipped) => this.#show(update, isSkipped));
  readonly tracing: Tracing = new Tracing(this);
  readonly walking: Walking = new Walking(this);
  readonly choosing = new Choosing(this);
  readonly fronts: Fronts = new Fronts(this);
  readonly firing: Firing = new Firing(this);
  readonly giving: Giving = new Giving(this);
  #live: Live | null = null;
  draft = $state.raw<Draft>(NO_DRAFT);
  caption = $state.raw<Caption | null>(null);
  notice = $state.raw<Said | null>(null);
  inspected = $state<string | null>(null);
  pointed = $state<string | null>(null);
  /** The space under the pointer or the focus. */
  hovered = $state<string | null>(null);
  isEnding = $state(false);
  isBusy = $state(false);
  nextTry = $state<number | null>(null);
  /** The moment of the replay on show, instead of the table's own. */
  past = $state.raw<Moment | null>(null);
  /** How many entries were shown together with it. */
  pastSteps = $state(1);

  constructor(info: TableInfo, game: GameInfo, sheet: SheetData, first: unknown, now: Update) {
    const skin = skinOf(game.name);
    if (skin === undefined) throw new Error(`no skin for ${game.name}`);
    this.id = info.id;
    this.info = info;
    this.game = game;
    this.seats = new Seats(info.seats, info.sides);
    this.skin = skin;
    this.grammar = skin.verbs;
    this.sheet = sheet;
    this.layout = pointed(layoutOf(sheet, skin.ornament.room), () => this.tokens);
    this.closed = new Set(skin.closed?.(info.options, sheet) ?? []);
    this.first = first;
    this.forecasts = new Forecasts(info.id, skin);
    this.accounts = new Accounts(info.id);
    this.reaches = new Reaches(info.id, () => this.#now.seat);
    this.reasons = new Reasons(info.id, () => this.#now.seat);
    this.#show(now);
    this.listen(null);
  }

  readonly view = $derived.by(() => this.past?.view ?? this.#now.view);
  readonly tokens: readonly Token[] = $derived.by(() => this.skin.tokens(this.view));
  readonly phase = $derived.by(() => this.skin.phase(this.view));
  readonly progress = $derived.by(() => this.skin.progress(this.view));
  readonly menu: Menu = $derived.by(() => (this.past || this.isShowing || this.results.held ? NO_MENU : (this.#now.menu as Menu)));
  readonly due = $derived.by(() => owedBy(this.#now.due, this.#now.seat ?? this.#now.hand));
  readonly isMine = $derived.by(() => this.menu.offers.length > 0);
  readonly isAskedInline = $derived.by(() => this.isMine && this.phase.isInline === true);
  readonly actors = $derived.by(() => actors(this.menu, this.grammar));
  readonly choices: readonly Choice[] = $derived.by(() => aimsOf(this, this.draft, this.next));
  readonly joiners: readonly string[] = $derived.by(() => joinersOf(this, this.draft));
  readonly ways: readonly Way[] = $derived.by(() => waysOf(this, (value) => this.isPlace(value) || this.tokenOf(value) !== undefined));
  /** What takes pieces back into the hand, one by one. */
  readonly lifts: readonly Action[] = $derived.by(() => (this.phase.isPlacing ? liftsOf(this, (action) => this.skin.lifted?.(action) ?? null) : []));
  readonly closing: Action | null = $derived.by(() => closingOf(this));
  /** Whole actions that differ only in manner from the one on the scales. */
  readonly variants: readonly Action[] = $derived.by(() => drafts.variants(this, this.draft));
  /** What is to be told before it is done: wherever those in hand could go, and what is on the scales. */
  readonly accountable: readonly Action[] = $derived.by(() => accountable(this.grammar, this.draft, this.choices, this.variants));
  /** Who must still act before the phase can end. */
  readonly owed = $derived.by(() => this.skin.owed?.(this.view) ?? NOTHING_OWED);
  readonly log = $derived.by(() => this.skin.log(this.#pages, this.first));
  readonly told: readonly Told[] = $derived.by(() => this.#pages.at(-1)?.told ?? []);
  readonly #traced = $derived.by(() => tracedOf(this.#pages, this.skin.trail));
  readonly origins = $derived.by(() => {
    if (!this.isMine) return [];
    return origins(this.#now.cancellable, this.#traced).filter(({ piece, to }) => this.tokenOf(piece)?.at === to);
  });
  /** The pieces on each space, the one on top first. */
  readonly stacks: ReadonlyMap<string, readonly Token[]> = $derived.by(() => stacked(this.tokens));
  readonly byPlace: ReadonlyMap<string, Token> = $derived.by(() => new Map([...this.stacks].map(([at, stack]) => [at, stack[0] as Token])));
  /** The ways of those who charge, until they have struck. */
  readonly charges = $derived.by(() => {
    const traced = this.past ? this.#traced.filter(({ entry }) => entry < (this.past?.entries ?? 0)) : this.#traced;
    return charges(this.tokens, traced.map(({ trail }) => trail));
  });

  get now(): Update {
    return this.#now;
  }

  get pages(): readonly Page[] {
    return this.#pages;
  }

  /** Updates of the computer are still waiting to be seen. */
  get isShowing(): boolean {
    return this.showing.isWaiting;
  }

  get isInterrupt(): boolean {
    return this.isMine && this.due?.interrupt === true;
  }

  /** The piece that is in hand without being chosen: the first that stands nowhere, or the only one an interrupt is about. */
  get next(): string | null {
    if (this.isInterrupt) return this.actors.length === 1 ? (this.actors[0] as string) : null;
    return this.phase.isPlacing && this.draft.verb === null ? (this.actors.find((piece) => this.tokenOf(piece)?.at === null) ?? null) : null;
  }

  /** The side of whoever looks at the table. */
  readonly side: string | null = $derived.by(() => this.seats.sideOf(this.#now.seat));

  /** A game with secrets is not given away while it goes on: no reasons, no record, no position, no playing on elsewhere. */
  get isSealed(): boolean {
    return this.info.secrets && this.#now.outcome === null;
  }

  tokenOf(piece: string | null): Token | undefined {
    return piece === null ? undefined : this.tokens.find(({ id }) => id === piece);
  }

  /** A new line to the table, through the eyes of a seat or of whoever is asked. */
  listen(seat: string | null): void {
    this.#live?.close();
    this.#live = new Live(this.id, seat, {
      update: (update) => this.showing.receive(update),
      line: (nextTry) => (this.nextTry = nextTry),
    });
  }

  readonly tryNow = (): void => this.#live?.tryNow();

  close(): void {
    this.showing.stop();
    this.#live?.close();
  }

  press(place: string): void {
    this.#clear();
    if (this.fronts.press(place) || this.firing.press(place) || this.giving.press(this.pieceAt(place))) return;
    if (!this.tracing.press(place) && !this.walking.press(place)) this.#mean(drafts.pressed(this, this.draft, place, this.next), place);
  }

  /** Names a value of an offer that has no place on the map. */
  name(value: string): void {
    this.#clear();
    const draft = this.draft.chosen === null && this.next !== null ? drafts.holding(this.next) : this.draft;
    const pressing = drafts.named(this, draft, value);
    if (pressing !== null) this.#mean(pressing, value);
  }

  /** Joins a piece to those in hand, or drops it. */
  readonly join = (piece: string): void => this.#change(drafts.joined(this, this.draft, piece));

  /** Adds something to what is aimed at, or takes it away. */
  readonly aim = (value: string): void => this.#change(drafts.aimedAlso(this, this.draft, value));

  /** Fills a hole that names nothing on the board. */
  readonly fill = (field: string, value: unknown): void => this.#change(drafts.valued(this, this.draft, field, value));

  /** Puts an action on the scales as it stands. */
  readonly weigh = (action: Action): void => this.take({ ...this.draft, weighed: action });
  readonly isPlace = (value: string): boolean => value in this.sheet.spaces;
  readonly pieceAt = (place: string): string | null => this.byPlace.get(place)?.id ?? null;
  readonly piecesAt = (place: string): readonly string[] => (this.stacks.get(place) ?? []).map(({ id }) => id);
  readonly placesOf = (piece: string | null): readonly string[] => covered(this.tokenOf(piece));
  readonly isWeighed = (action: Action | null): boolean => action !== null && same(action, this.draft.weighed);
  readonly isOwn = (piece: string): boolean => this.tokenOf(piece)?.side === this.seats.sideOf(this.phase.seat);

  /** Where something is that can be aimed at: a space itself, a piece where it stands. */
  readonly placeOf = (value: string): string | null => (this.isPlace(value) ? value : (this.tokenOf(value)?.at ?? null));

  take(draft: Draft): void {
    this.draft = this.fronts.faced(draft);
    if (draft.chosen !== null || draft.weighed !== null) void this.forecasts.fetch(forecastable(this.grammar, draft, this.choices));
  }

  /** One step back; false when there is nothing left to step back from. */
  stepBack(): boolean {
    const hadCaption = this.caption !== null || this.isEnding || this.inspected !== null;
    this.#clear();
    this.inspected = null;
    if (this.walking.back() || this.firing.putAway()) return true;
    const before = this.firing.backed();
    if (before !== null) this.draft = before;
    return before !== null || hadCaption;
  }

  async commit(action: Action, place: string | null = null): Promise<void> {
    const due = this.due;
    if (due === null || this.isBusy) return;
    this.#clear();
    const before = this.draft;
    this.results.expect(action, this.forecasts.of(action));
    await this.#trying(place, () => api.act(this.id, { key: api.newKey(), ask: due.id, action }));
    const lifted = this.skin.lifted?.(action) ?? null;
    if (lifted !== null) this.draft = drafts.holding(lifted);
    else if (this.draft.chosen !== this.phase.mover && (before === this.draft || this.draft.chosen === before.chosen)) this.draft = NO_DRAFT;
    this.#holdMover();
  }

  /** Takes several actions one by one, as long as nobody interferes; how far it came stands in `now.plan`. */
  async follow(actions: readonly Action[]): Promise<void> {
    const due = this.due;
    if (due !== null && !this.isBusy) await this.#afresh(() => api.plan(this.id, { key: api.newKey(), ask: due.id, actions }));
  }

  /** Takes every piece back that may be. */
  readonly liftAll = (): Promise<void> => this.#afresh(() => api.actEach(this.id, this.lifts));

  /** Does something with nothing in hand. */
  async #afresh(deed: () => Promise<unknown>): Promise<void> {
    this.#clear();
    this.draft = NO_DRAFT;
    await this.#trying(null, deed);
  }

  /** Ends the phase; asks once, in place, while pieces could still act. */
  end(): void {
    const closing = this.closing ?? presetOf(this);
    if (closing === null) {
      this.nextOwed();
      return void this.#doubtEnd();
    }
    if (this.idle > 0 && !this.isEnding) {
      this.#clear();
      this.isEnding = true;
      return;
    }
    void this.commit(closing);
  }

  /** Takes the next piece in hand that must still act; answers it. */
  nextOwed(): string | null {
    const owing = this.owed.pieces.filter((piece) => this.actors.includes(piece));
    const piece = owing[(owing.indexOf(this.draft.chosen ?? "") + 1) % owing.length];
    if (piece !== undefined) this.take(drafts.holding(piece));
    return piece ?? null;
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
    const done = seat === null ? undefined : await this.#trying(null, () => api.cancel(this.id, seat, entry));
    const [lost] = done?.lost ?? [];
    if (lost !== undefined) this.caption = refused(null, lost.refusal);
  }

  readonly pause = async (isPaused: boolean): Promise<void> => void (await this.#trying(null, () => api.pause(this.id, isPaused)));

  async resign(): Promise<void> {
    const seat = this.#now.seat ?? this.seats.all[0];
    if (seat !== undefined) await this.#trying(null, () => api.resign(this.id, seat));
  }

  /** Shows at once what the computer has done, and goes on so until a person is asked. */
  skip(): void {
    // Where nobody is ever asked, only what has come so far is skipped.
    this.showing.skip(this.seats.isWatched);
  }

  #show(update: Update, isSkipped = false): void {
    const before = this.#now as Update | undefined;
    this.results.consider(before, update, isSkipped);
    this.#now = update;
    this.#pages = continued(this.#pages, update.log, update.whole);
    // Whoever sees now has not seen the moments that another looked at.
    if (before?.seat !== update.seat && this.info.secrets) [this.past, this.inspected] = [null, null];
    else if (before?.seq === update.seq) return;
    this.forecasts.forget();
    this.accounts.forget();
    this.reaches.forget();
    this.firing.sightlines.forget();
    this.isEnding = false;
    if (before !== undefined) this.take(drafts.kept(this.draft, update.menu as Menu, this.grammar));
    this.#holdMover();
  }

  /** Whoever was moving is in hand again. */
  #holdMover(): void {
    if (this.draft === NO_DRAFT && this.actors.includes(this.phase.mover ?? "")) this.take(drafts.holding(this.phase.mover ?? ""));
  }

  #mean(pressing: drafts.Pressing, place: string): void {
    switch (pressing.means) {
      case "draft":
        this.inspected = null;
        this.take(pressing.draft);
        if (pressing.dropped.length > 0) this.caption = dropped(place, pressing.dropped, this.due?.clause ?? "");
        return;
      case "commit":
        return void this.commit(pressing.action, place);
      case "doubt":
        this.inspected = this.pieceAt(place);
        return void this.#doubt(pressing.action, place);
      case "inspect":
        this.inspected = pressing.piece === this.inspected ? null : pressing.piece;
    }
  }

  #change(draft: Draft | null): void {
    this.#clear();
    if (draft !== null) this.take(draft);
  }

  async #doubt(action: Action, place: string): Promise<void> {
    const { refusal } = await api.whyNot(this.id, action);
    if (refusal !== null) this.caption = refused(place, refusal);
  }

  /** Asks why the phase cannot end yet; the answer hangs from the button. */
  async #doubtEnd(): Promise<void> {
    const [verb, seat] = [this.phase.closing, this.phase.seat];
    if (this.isMine && verb !== undefined && seat !== null) await this.#doubt({ do: verb, seat }, AT_END);
  }

  /** Does something at the server; what it refuses is said at the place. */
  async #trying<T>(place: string | null, deed: () => Promise<T>): Promise<T | undefined> {
    this.isBusy = true;
    try {
      return await deed();
    } catch (fault) {
      if (!(fault instanceof api.Fault)) throw fault;
      Object.assign(this, complaint(fault.problem, place));
      return undefined;
    } finally {
      this.isBusy = false;
    }
  }

  #clear(): void {
    this.caption = null;
    this.notice = null;
    this.isEnding = false;
  }
}

const NOTHING_OWED: Owed = { pieces: [], clause: "" };
