/** Seeded chance: every layer of a sheet draws from a stream of its own. */

export type Random = () => number;

/** The stream of one layer of one edition of a game's map. */
export function streamOf(...parts: readonly (string | number)[]): Random {
  return mulberry32(hash(parts.join("/")));
}

/** A small generator with 32 bits of state, equal on every machine. */
export function mulberry32(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A 32-bit number that stands for a text. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value >>> 0;
}

/** A number from `low` up to `high`. */
export function between(random: Random, low: number, high: number): number {
  return low + (high - low) * random();
}

/** One of a list, each as likely as the others. */
export function pick<T>(random: Random, list: readonly T[]): T {
  const one = list[Math.floor(random() * list.length)];
  if (one === undefined) throw new Error("nothing to pick from");
  return one;
}
