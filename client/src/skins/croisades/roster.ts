/** Counters of Croisades by their kind, with what the game prints on their faces. */

import { drawingOf, tokens } from "./tokens";
import roster from "./roster.json";
import type { CroisadesToken } from "./tokens";
import type { CroisadesView, Health, Placed, Shown } from "./view";

/** A figure of each kind. */
export const PRINTED = roster as unknown as Readonly<Record<string, Shown>>;

/** How a figure of a kind stands: where, which way it rides, and how it is. */
export interface Stood {
  readonly kind: string;
  readonly at: string;
  readonly facing?: string;
  readonly health?: Health;
  readonly more?: Partial<Placed>;
}

/** Pieces as they stand somewhere, of kinds instead of persons; a horse alone is of the kind `horse`. */
export function stood(all: readonly Stood[], position: Partial<CroisadesView["position"]> = {}): readonly CroisadesToken[] {
  const named = all.map((each, at) => ({ ...each, figure: `${each.kind}-${at}` }));
  const figures = named.flatMap(({ kind, figure }) => (kind === "horse" ? [] : [{ ...printed(kind), figure }]));
  const placed = named.map(({ kind, figure, at, facing = "", health = "healthy", more }): Placed => ({
    figure,
    at,
    facing,
    health,
    horse: facing !== "" && kind !== "horse" ? `${figure}-horse` : "",
    ...more,
  }));
  const whole = { scenario: "", turn: 1, side: "crusader" as const, ...position, figures: placed };
  return tokens({ seat: null, position: whole, field: "", figures, tolls: [], combats: [], turns: 1, first: "crusader", entrances: [], commanders: [], cover: null, patrol: null, lady: "", forces: null });
}

/** The counter of a kind, as it lies where nothing else is known of it. */
export function cardOf(kind: string, health: Health = "healthy", facing = ""): CroisadesToken["card"] {
  const [token] = stood([{ kind, at: "A1", facing, health }]);
  if (token === undefined) throw new Error(`no kind is called ${kind}`);
  return token.card;
}

function printed(kind: string): Shown {
  const shown = PRINTED[kind];
  if (shown === undefined) throw new Error(`no kind is called ${kind}`);
  return shown;
}

/** Every drawing of a man that the kinds need. */
export const DRAWINGS: readonly string[] = [...new Set(Object.values(PRINTED).map(drawingOf))];
