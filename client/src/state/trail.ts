/** Where pieces came from and may be sent back to. */

import type { Page } from "./chapters";

export interface Trail {
  readonly piece: string;
  readonly from: string;
  readonly to: string;
  /** The spaces between, where the way is known. */
  readonly path?: readonly string[];
}

/** A trail whose move can still be taken back, by its entry. */
export interface Origin extends Trail {
  readonly entry: number;
}

export interface Traced {
  readonly entry: number;
  readonly trail: Trail | null;
}

/** The trail of each entry, along its way. */
export function tracedOf(pages: readonly Page[], trail: ((told: Page["told"]) => Trail | null) | undefined): readonly Traced[] {
  return pages.map(({ entry, told, way }) => {
    const led = trail?.(told) ?? null;
    return { entry, trail: led && along(led, way) };
  });
}

/** A trail along the way that was gone, where that is known. */
export function along<T extends Trail>(trail: T, way: readonly string[]): T {
  return way[0] === trail.from && way.at(-1) === trail.to ? { ...trail, path: way.slice(1) } : trail;
}

/** The trails of the entries that may be cancelled, of each piece the last: one that steps out and back has two that end where it stands. */
export function origins(cancellable: readonly { readonly entry: number }[], traced: readonly Traced[]): readonly Origin[] {
  const found = cancellable.flatMap(({ entry }) => {
    const trail = traced.find((each) => each.entry === entry)?.trail;
    return trail ? [{ ...trail, entry }] : [];
  });
  return [...new Map(found.map((each) => [each.piece, each])).values()];
}

interface Charger {
  readonly id: string;
  readonly at: string | null;
  readonly charging: string | null;
}

/** The ways along which pieces are charging, from where each last set out. */
export function charges(pieces: readonly Charger[], trails: readonly (Trail | null)[]): readonly Trail[] {
  return pieces.flatMap(({ id, at, charging }) => {
    const trail = charging === null ? undefined : trails.findLast((each) => each?.piece === id);
    return trail && trail.to === at ? [trail] : [];
  });
}
