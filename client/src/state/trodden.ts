/** The ways that pieces took: as their actions name them, or as they were shown before they were done. */

import type { Skin } from "../skins/skin";
import type { Page } from "./chapters";
import { verbOf } from "./menu";
import type { Traced, Trail } from "./trail";

export class Trodden {
  readonly #skin: Skin;
  /** The ways that were shown and taken, by where they lead from and to. */
  readonly #shown = new Map<string, readonly string[]>();

  constructor(skin: Skin) {
    this.#skin = skin;
  }

  /** A way that is about to be taken, from its first space to its last. */
  remember(way: readonly string[]): void {
    if (way.length > 1) this.#shown.set(key(way[0], way.at(-1)), way.slice(1));
  }

  traced(pages: readonly Page[]): readonly Traced[] {
    return pages.map((page) => ({ entry: page.entry, trail: this.#trailOf(page) }));
  }

  #trailOf({ told, action }: Page): Trail | null {
    const trail = this.#skin.trail?.(told) ?? null;
    if (trail === null) return null;
    const named = action === null ? undefined : action[verbOf(this.#skin.verbs, action.do).way ?? ""];
    const path = Array.isArray(named) ? (named as readonly string[]) : this.#shown.get(key(trail.from, trail.to));
    return path === undefined ? trail : { ...trail, path };
  }
}

function key(from: string | undefined, to: string | undefined): string {
  return `${from} ${to}`;
}
