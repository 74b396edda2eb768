/** The mark of each choice on the board: by its shape one sees what would be done there. */

import { type Choice, verbOf } from "../../state/menu";
import type { Table } from "../table.svelte";

export interface Marked {
  readonly id: string;
  readonly mark: string;
  readonly at: string;
  /** The piece meant, where it is one of those on its space. */
  readonly piece: string | null;
  /** Under the counters it could not be seen. */
  readonly isAbove: boolean;
}

type Ground = Pick<Table, "choices" | "draft" | "placesOf" | "phase" | "grammar" | "origins" | "stacks" | "isPlace" | "placeOf" | "isWeighed">;

export function markedChoices(table: Ground): readonly Marked[] {
  return table.choices.flatMap((choice) => {
    const at = table.placeOf(choice.value);
    // The next steps of a walk have rings of their own, with their cost.
    if (at === null || verbOf(table.grammar, choice.verb).isWalk) return [];
    // Whoever is shifted hides no rings under himself: there he is turned.
    if (table.phase.isPlacing && table.placesOf(table.draft.chosen).includes(at)) return [];
    const mark = markOf(table, choice, at);
    return [{ id: `${choice.verb} ${choice.value}`, mark, at, piece: table.isPlace(choice.value) ? null : choice.value, isAbove: ABOVE.has(mark) }];
  });
}

const ABOVE = new Set(["join", "onto"]);

/** A ticked ring round an enemy, a clasp round whom one joins, a ring with a wedge where one goes onto something, a wide ring round an origin, else a ring with a dot. */
function markOf(table: Ground, { verb, value, action }: Choice, at: string): string {
  const { isWeighed = false, way } = verbOf(table.grammar, verb);
  if (isWeighed && way === undefined) return table.isWeighed(action) ? "attack-weighed" : "attack";
  if (!table.isPlace(value)) return "join";
  if (table.stacks.has(at)) return "onto";
  return table.origins.some(({ from }) => from === value) ? "move-wide" : "move";
}
