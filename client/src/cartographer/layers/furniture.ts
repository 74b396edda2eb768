/** The furniture of the sheet: ships, the compass, the cartouche. */

import type { Cartouche } from "../ornament";
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
  const { at, north, scale = 1 } = ornament.compass;
  const turn = ((north - 90) * Math.PI) / 180;
  const far = 71 * scale;
  const letter = { x: n(at[0] + far * Math.cos(turn)), y: n(at[1] + far * Math.sin(turn) + 8 * scale), "font-size": 24 * scale };
  const type = { "font-family": FELL, "text-anchor": "middle", fill: "#14333c" };
  return placed({ symbol: "compass-rose", at, scale, turn: north }) + tag("text", { ...letter, ...type }, "N");
}

export function cartouche(plan: Plan): string {
  const { cartouche } = plan.ornament;
  if (cartouche === undefined) return "";
  return cartouche.scale === undefined ? broad(plan, cartouche) : upright(plan, cartouche, cartouche.scale);
}

type Scale = NonNullable<Cartouche["scale"]>;

const TITLE = { face: "roman", size: 58, spacing: 14, ink: "#3b0d0d" } as const;
const SMALL = { face: "italic", size: 24, spacing: 0, ink: "#3a2a14" } as const;

function broad({ options }: Plan, { at, title, subtitle }: Cartouche): string {
  return (
    placed({ symbol: "cartouche-plate", at, scale: 1 }) +
    plateLine(options.say(title), TITLE, at[0] + 7, at[1], 350) +
    plateLine(options.say(subtitle), SMALL, at[0], at[1] + 31, 350)
  );
}

const UPRIGHT = { half: 104, room: 186, line: 24 };

/** A narrow plate for a sheet that stands: title, lines of words, a bar with its length. */
function upright({ options }: Plan, { at: [x, y], title, subtitle }: Cartouche, scale: Scale): string {
  const { half, room, line } = UPRIGHT;
  const lines = options.say(subtitle).split("\n");
  const [top, bar] = [y - 90, y + 14 + line * lines.length - 4];
  const box = (by: number) => ({ x: n(x - half + by), y: n(top + by), width: 2 * (half - by), height: n(bar + 38 - top - 2 * by) });
  const tail = (side: 1 | -1) =>
    `M${n(x + side * (half + 12))},${n(top + 18)}l${-14 * side},6V${n(bar + 20)}l${14 * side},6l${-5 * side},${n((top - bar) / 2)}Z`;
  return (
    tag("rect", { ...box(0), fill: "#2b1d0a", opacity: 0.3, transform: "translate(5 7)" }) +
    tag("path", { d: tail(-1) + tail(1), fill: "#d8c391", stroke: "#3a2a14", "stroke-width": 1.8, "stroke-linejoin": "round" }) +
    tag("rect", { ...box(0), fill: "#f3e8c9", stroke: "#3a2a14", "stroke-width": 2.6 }) +
    tag("rect", { ...box(7), fill: "none", stroke: "#8a1717", "stroke-width": 1.4 }) +
    plateLine(options.say(title), { ...TITLE, size: 54, spacing: 9 }, x + 5, y - 30, room) +
    tag("path", { d: `M${n(x - 46)},${n(y - 12)}h92`, stroke: "#8a1717", "stroke-width": 1.2 }) +
    lines.map((text, at) => plateLine(text, { ...SMALL, size: 23 }, x, y + 14 + line * at, room)).join("") +
    scaleBar(x, bar, scale.units) +
    plateLine(options.say(scale.caption), { ...SMALL, size: 17 }, x, bar + 24, room)
  );
}

/** Three fields, the middle one light. */
function scaleBar(x: number, y: number, units: number): string {
  const field = (at: number, fill: string) =>
    tag("rect", { x: n(x + (at - 1.5) * (units / 3)), y: n(y), width: n(units / 3), height: 6, fill });
  const fields = field(0, "#3a2a14") + field(1, "#efe2bf") + field(2, "#3a2a14");
  return tag("g", { stroke: "#3a2a14" }, fields);
}

export interface PlateType {
  readonly face: "roman" | "italic";
  readonly size: number;
  readonly spacing: number;
  readonly ink: string;
}

/** A line of words centred on a plate, as large as its room lets it be. */
export function plateLine(text: string, type: PlateType, x: number, y: number, room: number): string {
  const { size, spacing } = fitted(text, { ...type, halo: { colour: "none", width: 0, strength: 0 } }, room);
  const style = { "font-family": FELL, "font-style": type.face === "italic" ? "italic" : undefined, fill: type.ink };
  const place = { x: n(x), y: n(y), "text-anchor": "middle", "font-size": n(size), "letter-spacing": n(spacing) };
  return tag("text", { ...place, ...style }, escaped(text));
}
