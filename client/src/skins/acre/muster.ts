/** The set-up of an army: what the book wants placed, and how its line is covered. */

import type { SheetData } from "../../cartographer/sheet";
import { said } from "../../state/said";
import type { Muster } from "../skin";
import type { AcreView } from "./view";

type Side = "crusader" | "muslim";

const SIEGE_INFANTRY = 7;
const TREBUCHETS = 4;

export function muster(view: AcreView, sheet: SheetData): Muster | null {
  const { ask, seat } = view.position;
  if (ask !== "deploy" || !seat) return null;
  const held = new Set((view.position.units ?? []).map(({ at }) => at));
  const places = (area: string) => sheet.areas[area]?.spaces ?? [];
  const within = (area: string) => (view.position.units ?? []).filter(({ at }) => places(area).includes(at)).length;
  const line = places(`${seat}-line`);
  const open = new Set(view.uncovered);
  const camps = places(`${seat}-camps`);
  return {
    title: said("skin-acre-muster", { side: seat }),
    items: [
      ...(seat === "crusader" ? siege(view, within("siege-line")) : []),
      { text: said("skin-acre-muster-camps"), clause: clauseOf(seat, "b"), done: camps.filter((at) => held.has(at)).length, of: camps.length },
      { text: said("skin-acre-muster-units"), clause: clauseOf(seat, "c"), done: placed(view, seat), of: army(view, seat) },
      { text: said("skin-acre-muster-leaders"), clause: clauseOf(seat, "d"), done: leaders(view, seat), of: view.leaders.filter(({ side }) => side === seat).length },
    ],
    line: said("skin-acre-muster-line", { first: line[0] ?? "", last: line.at(-1) ?? "" }),
    beads: line.map((place) => ({ place, state: held.has(place) ? "held" : open.has(place) ? "open" : "zone" })),
  };
}

function siege(view: AcreView, count: number): Muster["items"] {
  return [
    { text: said("skin-acre-muster-siege"), clause: "14.2a", done: Math.min(count, SIEGE_INFANTRY), of: SIEGE_INFANTRY },
    { text: said("skin-acre-muster-trebuchets"), clause: "14.2a", done: view.trebuchets.length, of: TREBUCHETS },
  ];
}

function clauseOf(side: Side, letter: string): string {
  return `14.${side === "crusader" ? 2 : 3}${letter}`;
}

function placed(view: AcreView, side: Side): number {
  const own = new Set(view.units.filter((unit) => unit.side === side).map(({ unit }) => unit));
  return (view.position.units ?? []).filter(({ unit }) => own.has(unit)).length;
}

/** The units that are placed or wait to be. */
function army(view: AcreView, side: Side): number {
  const own = new Set(view.units.filter((unit) => unit.side === side).map(({ unit }) => unit));
  return placed(view, side) + (view.position.waiting ?? []).filter((unit) => own.has(unit)).length;
}

function leaders(view: AcreView, side: Side): number {
  const own = new Set(view.leaders.filter((leader) => leader.side === side).map(({ leader }) => leader));
  return (view.position.leaders ?? []).filter(({ leader }) => own.has(leader)).length;
}
