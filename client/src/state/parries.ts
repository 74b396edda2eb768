/** What the other side may do before the dice of an action, verb by verb. */

import type { Share } from "./chances";

interface Refusal {
  readonly clause: string;
  readonly key: string;
  readonly args: Readonly<Record<string, string | number>>;
}

interface Reply {
  readonly who: string;
  readonly verb: string;
  readonly refusal: Refusal | null;
  readonly chance: readonly [number, number] | null;
}

/** A verb with those who may do it and their best chance, or why the first of them may not. */
export interface Parry {
  readonly verb: string;
  readonly who: readonly string[];
  readonly chance: Share | null;
  readonly refusal: Refusal | null;
}

export function parries(replies: readonly Reply[]): readonly Parry[] {
  const verbs = [...new Set(replies.map(({ verb }) => verb))];
  return verbs.map((verb) => {
    const own = replies.filter((reply) => reply.verb === verb);
    const able = own.filter(({ refusal }) => refusal === null);
    const who = able.map((reply) => reply.who);
    return { verb, who, chance: best(able), refusal: who.length > 0 ? null : (own[0]?.refusal ?? null) };
  });
}

function best(replies: readonly Reply[]): Share | null {
  const shares = replies.flatMap(({ chance }) => (chance ? [{ ways: chance[0], of: chance[1] }] : []));
  return shares.toSorted((one, other) => other.ways / other.of - one.ways / one.of)[0] ?? null;
}
