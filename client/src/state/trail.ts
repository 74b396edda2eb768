/** Where pieces came from and may be sent back to. */

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

/** The trails of the entries that may be cancelled. */
export function origins(cancellable: readonly { readonly entry: number }[], traced: readonly Traced[]): readonly Origin[] {
  return cancellable.flatMap(({ entry }) => {
    const trail = traced.find((each) => each.entry === entry)?.trail;
    return trail ? [{ ...trail, entry }] : [];
  });
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
