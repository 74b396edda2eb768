/** Which drawing a scenario is played on. */

import type { Ornament } from "../cartographer/ornament";
import type { Skin } from "./skin";

export function ornamentOf({ ornament, ornaments }: Pick<Skin, "ornament" | "ornaments">, scenario: string | null): Ornament {
  return ornaments?.[scenario ?? ""] ?? ornament;
}
