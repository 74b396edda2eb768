/** Where in its hex a piece lies: units in the middle, leaders over their upper right, what they guard at their upper left. */

import type { Token } from "../skin";
import type { Spot } from "../spot";

const UNIT: Spot = { dx: 0, dy: 0, size: 78, layer: 1 };
const PAIRED = { size: 70, apart: 10 };
const LEADER: Spot = { dx: 34, dy: -29, size: 52, layer: 2 };
const LEADERS_APART = 8;
const GUARDED: Spot = { dx: -34, dy: -29, size: 42, layer: 2 };
const ALONE: Spot = { dx: 0, dy: 0, size: 75, layer: 0 };

/** The pieces with their spots; their order is kept. */
export function settled(tokens: readonly Token[]): readonly Token[] {
  const stacks = new Map<string, Token[]>();
  for (const token of tokens) if (token.at !== null) stacks.set(token.at, [...(stacks.get(token.at) ?? []), token]);
  return tokens.map((token) => {
    const stack = token.at === null ? undefined : stacks.get(token.at);
    return stack === undefined ? token : { ...token, spot: spotOf(token, stack) };
  });
}

function spotOf(token: Token, stack: readonly Token[]): Spot {
  if (token.card.isMarker) return stack.some(isUnit) ? GUARDED : ALONE;
  const alike = stack.filter((other) => isUnit(other) === isUnit(token) && !other.card.isMarker);
  const place = alike.indexOf(token);
  if (!isUnit(token)) return { ...LEADER, dx: LEADER.dx - LEADERS_APART * (alike.length - 1 - place) };
  if (alike.length === 1) return UNIT;
  const off = place === 0 ? PAIRED.apart : -PAIRED.apart;
  return { ...UNIT, dx: off, dy: off, size: PAIRED.size };
}

function isUnit({ card }: Token): boolean {
  return !card.isLeader && !card.isMarker;
}
