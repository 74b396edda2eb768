/** How a space is read out: its name, ground, piece, and what may be done there. */

import { percent } from "../state/chances";
import type { Table } from "./table.svelte";
import { name, say } from "./tongue.svelte";
import type { Stride } from "./walking.svelte";

export function reading(table: Table, place: string): string {
  const token = table.byPlace.get(place);
  const parts = [place, ...grounds(table, place), ...(table.closed.has(place) ? [say("board-closed")] : [])];
  if (token !== undefined) {
    const owner = token.side === table.side ? say("board-yours") : name(token.side);
    parts.push(name(token.id), owner, ...table.skin.facts(token, null).map(({ label, value }) => `${say(label)} ${value}`));
    if (token.card.isWounded || token.card.isDisorganized) parts.push(name(token.condition));
    if (token.card.hasActed) parts.push(say("board-acted"));
    if (token.id === table.draft.chosen) parts.push(say("board-chosen"));
    else if (table.owed.pieces.includes(token.id)) parts.push(say("board-must-act"));
    else if (table.actors.includes(token.id)) parts.push(say("board-can-act"));
    parts.push(...(table.stacks.get(place) ?? []).slice(1).map(({ id }) => say("board-with", { piece: id })));
  }
  parts.push(...controllers(table, place).map((side) => say("board-in-zone", { side })));
  const stride = table.walking.strides.find((each) => each.place === place);
  if (stride !== undefined) return [...parts, strideRead(stride)].join(", ");
  const cost = table.walking.walker && table.reaches.costsOf(table.walking.walker.id)[place];
  if (cost !== undefined) parts.push(say("board-cost", { cost }));
  const choice = table.choices.find(({ value }) => value === place || value === token?.id);
  if (choice !== undefined) parts.push(say(table.isPlace(choice.value) ? "board-may-go" : "board-may-attack"));
  return parts.join(", ");
}

/** What a step costs and risks, for whoever hears it. */
export function strideRead({ mark: { cost, left, direction, shooters, harm, wounds, isPassing } }: Stride): string {
  const parts = [say("board-step", { cost, left: left ?? 0 })];
  if (direction !== null) parts.push(say("board-step-facing", { direction: say(direction.key, {}, "long") }));
  if (shooters > 0) parts.push(say("board-step-shooters", { shooters, percent: harm ? percent(harm) : 0 }));
  if (wounds !== "") parts.push(say("board-step-risk", { faces: wounds }));
  if (isPassing) parts.push(say("board-step-through"));
  return parts.join(", ");
}

/** The other sides whose zone a space is in. */
function controllers(table: Table, place: string): string[] {
  const zones = table.skin.zones?.(table.view).spaces ?? {};
  return Object.keys(zones).filter((side) => side !== table.side && zones[side]?.includes(place));
}

/** The terrain of a space that a rule knows. */
function grounds(table: Table, place: string): string[] {
  return Object.entries(table.sheet.terrain).flatMap(([code, places]) => (places.includes(place) ? [say(`terrain-${code}`)] : []));
}
