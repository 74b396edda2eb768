/** How far a plan came: a walk that was sent at once and is taken step by step. */

import type { Update } from "../wire/generated";
import { type Said, said } from "./said";

export type Planned = NonNullable<Update["plan"]>;

/** The sentence that says how far it came and why it stands still. */
export function progressOf({ taken, left, halt }: Planned): Said {
  return said(`plan-${halt}`, { taken, of: taken + left.length });
}

/** Whether an update only brings an answer to what interrupted somebody: that is shown without a pause, whatever it is. */
export function isAnswer(before: Update | null, update: Update): boolean {
  const open = before?.due.filter((due) => due.interrupt && !due.answered).map(({ seat }) => seat) ?? [];
  const [first] = update.log.filter((item) => item.item === "entered");
  return first !== undefined && open.includes(first.seat);
}
