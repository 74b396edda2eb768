/** Towns: one drawing with its foot below the middle of its spaces. */

import { mean, moved } from "../geometry/point";
import type { Town } from "../ornament";
import type { Plan } from "../plan";
import { placed } from "../symbols";

const FOOT = 22;

export function town(plan: Plan): string {
  const { towns, cities = [] } = plan.ornament;
  const drawn = new Set([...towns, ...cities].flatMap(({ spaces }) => spaces));
  const plain = [...plan.terrain("town")]
    .filter((name) => !drawn.has(name))
    .map((name) => ({ symbol: "town-small", spaces: [name] }));
  const forts = [...plan.terrain("fortress")]
    .filter((name) => !drawn.has(name))
    .map((name) => ({ symbol: "castle", spaces: [name] }));
  return [...towns, ...plain, ...forts].map((town) => symbolOf(plan, town)).join("");
}

function symbolOf({ layout }: Plan, { symbol, spaces }: Town): string {
  return placed({ symbol, at: moved(mean(spaces.map(layout.centre)), 0, FOOT), scale: 1 });
}
