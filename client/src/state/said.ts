/** A sentence to be said: its key in the words and its arguments, so that the language can change under it. */

export interface Said {
  readonly key: string;
  readonly args: Readonly<Record<string, unknown>>;
}

export function said(key: string, args: Readonly<Record<string, unknown>> = {}): Said {
  return { key, args };
}
