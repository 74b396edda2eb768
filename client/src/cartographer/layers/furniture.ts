/** The furniture of the sheet: ships, the compass, the cartouche. */

import type { Plan } from "../plan";
import { escaped, n, tag } from "../svg";
import { placed } from "../symbols";
import { FELL, fitted } from "../type";

export function ships(plan: Plan): string {
  return plan.ornament.ships.map(placed).join("");
}

/** The rose turned to the north, with an upright letter beside its point. */
export function compass({ ornament }: Plan): string {
  if (ornament.compass === undefined) return "";
  const { at, north } = ornament.compass;
  const turn = ((north - 90) * Math.PI) / 180;
  const letter = { x: n(at[0] + 71 * Math.cos(turn)), y: n(at[1] + 71 * Math.sin(turn) + 8), "font-size": 24 };
  const type = { "font-family": FELL, "text-anchor": "middle", fill: "#14333c" };
  return placed({ symbol: "compass-rose", at, scale: 1, turn: north }) + tag("text", { ...letter, ...type }, "N");
}

export function cartouche({ ornament, options }: Plan): string {
  if (ornament.cartouche === undefined) return "";
  const { at, title, subtitle } = ornament.cartouche;
  const plate = placed({ symbol: "cartouche-plate", at, scale: 1 });
  const bold = { face: "roman", size: 58, spacing: 14, ink: "#3b0d0d" } as const;
  const small = { face: "italic", size: 24, spacing: 0, ink: "#3a2a14" } as const;
  return (
    plate +
    plateLine(options.say(title), bold, at[0] + 7, at[1]) +
    plateLine(options.say(subtitle), small, at[0], at[1] + 31)
  );
}

const PLATE_ROOM = 350;

interface PlateType {
  readonly face: "roman" | "italic";
  readonly size: number;
  readonly spacing: number;
  readonly ink: string;
}

function plateLine(text: string, type: PlateType, x: number, y: number): string {
  const { size, spacing } = fitted(text, { ...type, halo: { colour: "none", width: 0, strength: 0 } }, PLATE_ROOM);
  const style = { "font-family": FELL, "font-style": type.face === "italic" ? "italic" : undefined, fill: type.ink };
  const place = { x: n(x), y: n(y), "text-anchor": "middle", "font-size": n(size), "letter-spacing": n(spacing) };
  return tag("text", { ...place, ...style }, escaped(text));
}
