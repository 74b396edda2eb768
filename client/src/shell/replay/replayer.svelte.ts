/** The replay of a table: any moment of it on the board, step by step or playing. */

import type { Line } from "../../state/log";
import type { Page } from "../../state/chapters";
import { type Weight, weightOf } from "../../state/deeds";
import { grouped, pauseBetween } from "../../state/pace";
import { STRETCH } from "../../state/settings";
import * as api from "../../wire/api";
import type { Moment } from "../../wire/generated";
import { preferences } from "../preferences.svelte";
import type { Table } from "../table.svelte";

export class Replayer {
  readonly #table: Table;
  readonly #moments = new Map<number, Promise<Moment>>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  isPlaying = $state(false);
  #wanted = 0;
  /** Where playing ends and the table comes back. */
  #until: number | null = null;

  constructor(table: Table) {
    this.#table = table;
  }

  /** The entries that can be stepped through. */
  get pages(): readonly Page[] {
    return this.#table.pages.filter(({ seat }) => seat !== null);
  }

  get at(): number {
    return this.#table.past?.entries ?? this.pages.length;
  }

  /** What led to the moment on show. */
  get page(): Page | undefined {
    return this.pages[this.at - 1];
  }

  toggle(): void {
    if (this.#table.past !== null) this.close();
    else void this.show(this.pages.length);
  }

  /** Shows a moment, with so many entries that led to it together. */
  async show(entries: number, steps = 1): Promise<void> {
    const at = Math.max(0, Math.min(entries, this.pages.length));
    this.#wanted = at;
    const moment = await this.#moment(at);
    if (this.#wanted === at) [this.#table.past, this.#table.pastSteps] = [moment, steps];
  }

  async step(by: number): Promise<void> {
    if (this.#table.past === null) return;
    this.play(false);
    await this.show(this.#wanted + by);
  }

  play(isPlaying: boolean): void {
    clearTimeout(this.#timer);
    this.isPlaying = isPlaying;
    if (!isPlaying) return void (this.#until = null);
    if (this.at >= this.pages.length) void this.show(0);
    this.#tick();
  }

  /** Plays some entries, then shows the table as it stands. */
  async again(from: number, until: number): Promise<void> {
    await this.show(from);
    this.play(true);
    this.#until = until;
  }

  /** Goes on as the computer's own turn does: moves together, dice with a pause. */
  #tick(): void {
    const weights = this.pages.slice(this.#wanted, this.#end).map((page) => this.#weight(page));
    const shown = this.pages[this.#wanted - 1];
    const pause = pauseBetween(shown ? this.#weight(shown) : "quiet", weights[0] ?? "quiet") * STRETCH[preferences.now.speed];
    this.#timer = setTimeout(() => void this.#goOn(grouped(weights)), Math.max(LEAST_PAUSE, pause));
  }

  async #goOn(steps: number): Promise<void> {
    if (this.#wanted >= this.#end) return this.#until === null ? this.play(false) : this.close();
    await this.show(Math.min(this.#end, this.#wanted + steps), steps);
    if (this.isPlaying) this.#tick();
  }

  get #end(): number {
    return Math.min(this.#until ?? Infinity, this.pages.length);
  }

  #weight(page: Page): Weight {
    return weightOf([page], this.#table.skin.deeds?.([page], this.#table.tokens) ?? []);
  }

  close(): void {
    this.play(false);
    this.#wanted = -1;
    this.#table.past = null;
    this.#moments.clear();
  }

  /** The spaces that a page is about. */
  placesOf(page: Page | undefined): readonly string[] {
    if (page === undefined) return [];
    const lines = this.#table.log.filter((item): item is Line => item.is === "line" && item.entry === page.entry);
    return lines.flatMap(({ places }) => places).slice(-2);
  }

  #moment(at: number): Promise<Moment> {
    const moment = this.#moments.get(at) ?? api.moment(this.#table.id, at, this.#table.now.seat);
    this.#moments.set(at, moment);
    moment.catch(() => this.#moments.delete(at));
    return moment;
  }
}

const LEAST_PAUSE = 120;
