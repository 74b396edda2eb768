/** What the players agreed on before the game, where it is not what the rules would have. */

import type { Option } from "../wire/generated";

export interface Agreed {
  readonly name: string;
  readonly value: boolean | number | string;
  /** The ruling that it departs from. */
  readonly ruling: string;
}

export function agreed(known: readonly Option[], chosen: Readonly<Record<string, unknown>>): readonly Agreed[] {
  return known.flatMap(({ name, ruling, default: usual }) => {
    const value = chosen[name];
    const isOther = value !== undefined && value !== usual;
    return isOther ? [{ name, value: value as Agreed["value"], ruling: ruling ?? "" }] : [];
  });
}
