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
